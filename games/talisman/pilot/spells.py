"""Which spells are cast, when, at whom: by what everybody can see and by the own hand."""

from __future__ import annotations

from games.kernel.ask import Ask
from games.kernel.pilot import answers
from games.talisman.content import Catalogue
from games.talisman.pilot.judging import Judging
from games.talisman.state import kind
from games.talisman.view import TalismanView

# What is cast at the first occasion in the own turn. The others wait for theirs.
AT_ONCE = ("acquisition", "mesmerism", "temporal-warp", "hex", "nullify", "random", "destruction")


class Spells:
    def __init__(self, cards: Catalogue, judging: Judging) -> None:
        self.cards = cards
        self.judging = judging

    def own_turn(self, view: TalismanView, question: Ask) -> str:
        for key in question.keys:
            word, _, card = key.partition(":")
            if word == "cast" and kind(card) in AT_ONCE and self._pays(view, question.seat, kind(card)):
                return key
        return ""

    def _pays(self, view: TalismanView, seat: int, name: str) -> bool:
        others = [p.character for p in view.players if p.seat != seat and p.character is not None]
        me = self.judging.me(view, seat)
        match name:
            case "acquisition":
                return any(self.judging.worth(me, o) >= 5 for c in others for o in c.objects)
            case "mesmerism":
                return any(self.judging.worth(me, f) >= 4 for c in others for f in c.followers)
            case "nullify":
                return view.crown_reached and any(c.spell_count for c in others)
            case "random":
                return view.crown_reached
            case "destruction":
                return any(self.cards.is_enemy(x) and self.cards.being(x).strength >= 7 for x in view.lying.get(me.space, ()))
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
            return max((self.judging.worth(me, x) for x in things), default=0.0)
        return self.judging.power(c) + 3.0 * self.judging.has_talisman(c) + 5.0 * (c.space == "C") + c.spell_count

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
