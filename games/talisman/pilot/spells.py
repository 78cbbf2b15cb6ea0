"""Which spells are cast in the own turn, when, at whom: by what everybody can see and by the own hand."""

from __future__ import annotations

from games.kernel.ask import Ask
from games.kernel.pilot import answers
from games.talisman.content import Being, Catalogue
from games.talisman.pilot.chart import RING, RUNES, Charts
from games.talisman.pilot.judging import SENTINEL, Judging
from games.talisman.pilot.worth import Worth
from games.talisman.state import kind
from games.talisman.traits import NeverWithoutSpell
from games.talisman.view import SeenCharacter, TalismanView

# What is worth more now than later, if it pays at all. The others wait for their moment, or are laid ready (`arming`).
AT_ONCE = ("temporal-warp", "acquisition", "mesmerism", "hex", "nullify", "random", "destruction", "swiftness", "teleport")
# Of little use to anybody: cast when they keep a better one from coming.
ROOM = ("divination", "second-sight", "destroy-magic", "barrier", "summons", "nullify", "random")
# So much more than the die does a space to fly to promise.
A_FLIGHT = 3.0
# So many points gained are worth a throw at losing them.
MUCH_GAINED = 4
# A fight as bad as this is better not fought; one as good as that needs no help.
HOPELESS, GOOD = 0.35, 0.75
LEADS_AWAY = ("immobility", "invisibility")
HELPS = ("psionic-blast", "weakness")


class Spells:
    def __init__(self, cards: Catalogue, judging: Judging, worth: Worth, charts: Charts) -> None:
        self.cards = cards
        self.charts = charts
        self.judging = judging
        self.worth = worth

    def own_turn(self, view: TalismanView, question: Ask) -> str:
        """What to cast beside the question of the moment; "" is nothing."""
        offered = {kind(key[5:]): key for key in question.keys if key.startswith("cast:")}
        for name in (*LEADS_AWAY, *HELPS):
            if name in offered and self._in_the_fight(view, question.seat, name):
                return offered[name]
        for name in AT_ONCE:
            if name in offered and self._pays(view, question.seat, name):
                return offered[name]
        return next((offered[name] for name in ROOM if name in offered), "") if self._full(view, question.seat) else ""

    def _full(self, view: TalismanView, seat: int) -> bool:
        """Would another spell find no place, or does one come only when this is gone?"""
        me = self.judging.me(view, seat)
        return me.spell_count >= me.spell_limit or (me.spell_count == 1 and self.judging.owns(me, NeverWithoutSpell))

    def _in_the_fight(self, view: TalismanView, seat: int, name: str) -> bool:
        """Is the fight of this moment one that needs this? Only in a fight are these offered in the own turn."""
        me = self.judging.me(view, seat)
        foes = self._faced(view, me)
        if not foes:
            return False
        won, lost = self.judging.facing(me, foes, RUNES if self.cards.spaces[me.space].terrain == "runes" else 0)
        if name in LEADS_AWAY:
            return won < HOPELESS and lost > 0.4 and (me.lives <= 2 or name == "immobility")
        return won < GOOD and not (name == "psionic-blast" and (foes[0].kind == "spirit" or me.total_craft < 3))

    def _faced(self, view: TalismanView, c: SeenCharacter) -> list[Being]:
        """Whom one faces now: what lies here and was not evaded, else the Sentinel, else who waits in the inner region."""
        evaded = view.encounter.evaded if view.encounter is not None else ()
        here = [self.cards.being(x) for x in view.lying.get(c.space, ()) if self.cards.is_enemy(x) and x not in evaded]
        strong = [b for b in here if b.kind != "spirit"]
        if here:
            return strong or here
        if self.cards.spaces[c.space].terrain == SENTINEL:
            return [self.cards.being(SENTINEL)]
        match c.task.kind if c.task is not None else "":
            case "pitfiends":
                return [self.cards.being("pitfiend")]
            case "werewolf":
                return [self.cards.being(f"werewolf.{c.task.n if c.task is not None else 0}")]
            case _:
                return []

    def _pays(self, view: TalismanView, seat: int, name: str) -> bool:
        others = [c for _, c in self.judging.others(view, seat)]
        me = self.judging.me(view, seat)
        match name:
            case "acquisition":
                return any(self.worth.taken(me, o) >= 5 for c in others for o in c.objects)
            case "mesmerism":
                return any(self.worth.taken(me, f) >= 4 for c in others for f in c.followers)
            case "nullify":
                return view.crown_reached and any(c.spell_count for c in others)
            case "random":
                return view.crown_reached or any(self._gained(c) >= MUCH_GAINED for c in others)
            case "destruction":
                return any(self.cards.is_enemy(x) and self.cards.being(x).strength >= 7 for x in view.lying.get(me.space, ()))
            case "teleport":
                chart = self.charts.of(view, seat)
                best = max(chart.at(s) for s in RING if s[0] == me.space[0] and s != me.space)
                return best > chart.rolling(me.space) + (0.0 if self._full(view, seat) else A_FLIGHT)
            case "swiftness":
                return self.cards.spaces[me.space].region == "middle" and self.judging.ready(view, seat, me)
            case _:
                return True

    @answers("tm-spell-target")
    def target(self, view: TalismanView, question: Ask) -> str:
        """The one who is ahead; a space where others will come by; the strongest enemy."""
        name = kind(str(dict(question.args)["spell"]))
        scores: dict[str, float] = {}
        for key in question.keys:
            word, _, what = key.partition(":")
            if word != "at":
                continue
            if what.isdigit():
                scores[key] = self._ahead(view, question.seat, int(what), name)
            elif what.partition(":")[0] in self.cards.spaces:
                scores[key] = self._crowd(view, question.seat, what)
            else:
                being = self.cards.find_being(what.partition(":")[0])
                scores[key] = float(being.strength + being.craft) if being else 0.0
        return max(scores, key=lambda k: (scores[k], k), default="")

    def _ahead(self, view: TalismanView, seat: int, other: int, name: str) -> float:
        if other == seat:
            return -9.0
        c = self.judging.me(view, other)
        if name in ("acquisition", "mesmerism"):
            me = self.judging.me(view, seat)
            things = c.objects if name == "acquisition" else c.followers
            return max((self.worth.taken(me, x) for x in things), default=0.0)
        gained = self._gained(c) if name == "random" else 0
        return self.judging.power(c) + 3.0 * self.judging.has_talisman(c) + 5.0 * (c.space == "C") + c.spell_count + gained

    def _gained(self, c: SeenCharacter) -> int:
        start = self.cards.characters[c.id]
        return max(0, c.strength - start.strength) + max(0, c.craft - start.craft)

    def _crowd(self, view: TalismanView, seat: int, space: str) -> float:
        """So many others could end their next move there."""
        ring, at = space[0], int(space[1:])
        size = 24 if ring == "O" else 16
        near = 0.0
        for p in view.players:
            c = p.character
            if c is not None and c.space[0] == ring and c.space[1:].isdigit():
                apart = abs(int(c.space[1:]) - at)
                apart = min(apart, size - apart)
                near += (1.0 if p.seat != seat else -1.5) * (1 <= apart <= 6)
        return near

    @answers("tm-summon")
    def summon(self, view: TalismanView, question: Ask) -> str:
        return max(question.keys, key=lambda k: (self._crowd(view, question.seat, k.partition(":")[2]), k))

    @answers("tm-last-life")
    def last_life(self, view: TalismanView, question: Ask) -> str:
        return next((k for k in question.keys if k.startswith("cast:")), "accept")

    @answers("tm-named")
    def named(self, view: TalismanView, question: Ask) -> str:
        return next((k for k in question.keys if k.startswith("cast:")), "accept")

    @answers("tm-window")
    def window(self, view: TalismanView, question: Ask) -> str:
        """In strict windows: what protects oneself, and Counterspell against whatever is aimed here."""
        return next(
            (k for k in question.keys if k.startswith("cast:") and kind(k[5:]) in ("healing", "preservation", "counterspell")),
            "pass",
        )

    @answers("tm-too-many-spells")
    def surplus(self, view: TalismanView, question: Ask) -> tuple[str, ...]:
        """The least useful ones go."""
        liked = ("counterspell", "healing", "preservation", "invisibility", "immobility", "psionic-blast", "weakness")
        keys = sorted(question.keys, key=lambda k: (kind(k.partition(":")[2]) in liked, k))
        return tuple(keys[: question.least])
