"""Situations in the institute of Episode 1, put together by hand.

    t = play(night(ian("office"), beth("corridor"), enemies={"office": ["cultist"]}), attack="s s x x")
    t.says(0, "attack:cultist.1")

It is Episode 1, the turn of investigator 0, with 3 actions; nobody else is on the map but who is named, the altars stand. `mythos` and
`finds` lie on top of their decks, under them cards that do nothing in an empty house. A number after a kind is its wounds:
`"fire-vampire:3"`.

Dice are letters, by what is rolled (`attack`, `shot`, `attacked`, `fire`, `task`, `stage`; `again` are rerolls of any of them): s a Success,
b a Success and a Tentacle, e an Elder Sign, x a blank; standard dice first. A die nobody has chosen is blank. Everybody keeps their
dice unless they would be the end of them (a standing order); `rerolls=True` asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeVar

from games.death_may_die.content import catalogue
from games.death_may_die.game import DeathMayDie
from games.death_may_die.rules import holding
from games.death_may_die.state import DeathState, Figure, Held, Investigator, Token
from games.death_may_die.table import Death
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.table import Event
from games.kernel.testing import Play

E = TypeVar("E", bound=Event)

# In this house there may be enemies of every episode, so that one map does for all abilities.
_BOX = catalogue()
_HOUSE = _BOX.episodes["night-shift"].model_copy(
    update={"monsters": [e.id for e in _BOX.enemies.values() if not e.great_old_one]}
)
CARDS = replace(_BOX, episodes={**_BOX.episodes, "night-shift": _HOUSE})
RULES = DeathMayDie(CARDS)

FACES = {"s": "success", "b": "both", "e": "sign", "x": "blank"}
HARMLESS_MYTHOS = ("night-shift-5", "hastur-5", "cthulhu-5", "cthulhu-4")
HARMLESS_FINDS = ("find-14", "find-9", "find-10")
HARMLESS_PSYCHOSES = ("catatonia", "paranoia", "short-term-memory-loss", "masochism", "night-terrors", "rage")


class Dice(Fate):
    """Chosen faces by what is rolled; every other die is blank, other luck is ordinary."""

    __slots__ = ("faces",)

    def __init__(self, faces: Mapping[str, str]) -> None:
        super().__init__(b"test")
        self.faces = {what: [FACES[f] for f in letters.split()] for what, letters in faces.items()}

    def draw(self, sides: int, name: str) -> int:
        head, _, rest = name.partition("/")[2].partition(":")
        if head not in ("roll", "again"):
            return super().draw(sides, name)
        chosen = self.faces.get("again" if head == "again" else rest.partition(":")[0], [])
        die = CARDS.numbers.dice["bonus" if ":bonus" in name else "standard"]
        face = chosen.pop(0) if chosen else "blank"
        assert face in die, f"no such face on that die: {face}, {name}"
        return [*die].index(face)  # type: ignore[arg-type]


# People


def someone(id: str, at: str = "entrance-hall", **more: Any) -> Investigator:
    """An investigator with skills at level 1; `levels` raises some, `holds` are cards with their halves ("find-1:left")."""
    levels = dict.fromkeys(CARDS.investigators[id].skills, 1) | more.pop("levels", {})
    holds = [Held(card=card, half=half or "left") for card, _, half in (h.partition(":") for h in more.pop("holds", ()))]  # type: ignore[arg-type]
    bonus = sum(t <= more.get("sanity", 0) for t in CARDS.numbers.sanity.bonus_at)
    return Investigator(id=id, player=0, space=at, levels=levels, cards=holds, bonus=bonus, **more)


def ian(at: str = "entrance-hall", **more: Any) -> Investigator:
    """Vengeance, Brawling, Toughness."""
    return someone("ian", at, **more)


def beth(at: str = "entrance-hall", **more: Any) -> Investigator:
    """High Strung, Arcane Mastery, Toughness."""
    return someone("sister-beth", at, **more)


def elizabeth(at: str = "entrance-hall", **more: Any) -> Investigator:
    """Lucky, Marksman, Stealth."""
    return someone("elizabeth", at, **more)


def adam(at: str = "entrance-hall", **more: Any) -> Investigator:
    """Stiff Upper Lip, Marksman, Arcane Mastery."""
    return someone("lord-adam", at, **more)


def nobody_special(at: str = "entrance-hall", **more: Any) -> Investigator:
    """Ahmed, whose skills matter only at gates, from afar and in long Runs."""
    return someone("ahmed", at, **more)


# The house


def night(
    *people: Investigator,
    great: Literal["hastur", "cthulhu"] = "hastur",
    enemies: Mapping[str, Sequence[str]] | None = None,
    great_at: str = "",
    tokens: Mapping[str, Sequence[str]] | None = None,
    mythos: Sequence[str] = (),
    discard: Sequence[str] = (),
    finds: Sequence[str] = (),
    rerolls: bool = False,
    alone: bool = False,
    **more: Any,
) -> DeathState:
    """A game in its first turn. `great_at` is where the Great Old One stands (Stage 2 unless told otherwise); `tokens` are spaces or
    investigators' numbers by kind ("altar:destroyed"); with `alone` one player has all investigators."""
    cast = list(people) or [nobody_special()]
    free = [p for p in (*HARMLESS_PSYCHOSES, *CARDS.psychoses) if p not in {i.psychosis for i in cast}]
    for who, person in enumerate(cast):
        person.player = 0 if alone else who
        person.psychosis = person.psychosis or next(p for p in free if p not in {i.psychosis for i in cast})
    given: dict[str, Any] = {"phase": "actions", "actions": 3, "turn": 1, "stage": 2 if great_at else 1} | more
    state = DeathState(
        players=1 if alone else len(cast),
        investigators=cast,
        episode="night-shift",
        great_old_one=great,
        arrived=bool(great_at),
        mythos_discard=list(discard),
        **given,
    )
    if not rerolls:
        state.orders = {str(i.player): ["deadly"] for i in cast}
    state.psychoses_out = sorted(set(CARDS.psychoses) - {i.psychosis for i in cast})
    g = hand(state)
    _figures(g, enemies or {}, great_at)
    _tokens(g, {"altar": g.episode.plan.tokens["altar"]} | dict(tokens or {}))
    elsewhere = {*discard, *(c for i in cast for c in i.kept)}
    box = [c.id for c in CARDS.mythos.values() if c.of in ("night-shift", great)]
    state.mythos = _deck(box, mythos, HARMLESS_MYTHOS, elsewhere)
    held = {h.card for i in cast for h in i.cards} | set(state.discovery_discard)
    state.discoveries = _deck([c.id for c in CARDS.discoveries.values() if c.of == "night-shift"], finds, HARMLESS_FINDS, held)
    RULES.audit(state)
    return state


def _deck(box: Sequence[str], top: Sequence[str], then: Sequence[str], without: set[str]) -> list[str]:
    """Its top last."""
    order = dict.fromkeys((*top, *(c for c in then if c in box), *box))
    return [c for c in order if c not in without][::-1]


def _figures(g: Death, enemies: Mapping[str, Sequence[str]], great_at: str) -> None:
    for space, kinds in enemies.items():
        for name in kinds:
            kind, _, wounds = name.partition(":")
            g.state.figures.append(Figure(id=g.supply(kind)[0], space=space, wounds=int(wounds or 0)))
    if great_at:
        g.state.figures.append(Figure(id=g.state.great_old_one, space=great_at))


def _tokens(g: Death, tokens: Mapping[str, Sequence[str]]) -> None:
    every = {**g.episode.tokens, **g.great.tokens}
    g.state.tokens = [Token(id=f"{kind}.{i}") for kind, n in every.items() for i in range(1, n + 1)]
    for name, places in tokens.items():
        kind, _, side = name.partition(":")
        for place in places:
            at = "investigator" if place.isdecimal() else "space"
            holding.put(g.token_supply(kind)[0], at, place, side)


def hand(state: DeathState) -> Death:
    """The rules' hand on a situation, to ask for values without playing."""
    return Death(state, Fate(b"test"), 0, CARDS)


@dataclass
class Playing(Play[DeathState]):
    """A game being played, audited after every answer."""

    live: Live[DeathState]
    last: Any = field(init=False)
    all: Any = field(init=False)

    def __post_init__(self) -> None:
        Play.__init__(self, self.live)

    def who(self, who: int) -> Investigator:
        return self.state.investigators[who]

    @property
    def me(self) -> Investigator:
        return self.who(0)

    def ends_actions(self) -> Playing:
        """The active investigator does nothing more in step 1."""
        return self.says(self.who(self.state.active).player, "pass", msg="dmd-action")

    def every(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [t.event for t in self.all if isinstance(t.event, kind)]

    def enemies(self, space: str) -> list[str]:
        return [f.id for f in self.state.figures if f.space == space]

    def wounds_of(self, enemy: str) -> int:
        return next(f.wounds for f in self.state.figures if f.id == enemy)

    def held(self, who: int, kind: str) -> int:
        return sum(t.id.startswith(f"{kind}.") and t.at == "investigator" and t.on == str(who) for t in self.state.tokens)

    def lying(self, kind: str, side: str | None = None) -> list[str]:
        """The spaces where such tokens are."""
        there = [t for t in self.state.tokens if t.id.startswith(f"{kind}.") and t.at == "space"]
        return sorted(t.on for t in there if side in (None, t.side))

    def _took(self, moved: Any) -> None:
        super()._took(moved)
        RULES.audit(self.state)


def play(state: DeathState, **dice: str) -> Playing:
    """Open a table on a situation; dice by what is rolled."""
    return Playing(Live(RULES, Dice(dice), new_game(RULES, state), strict=True))


def meets(card: str, *people: Investigator, **more: Any) -> Playing:
    """Investigator 0 takes no action and draws this Mythos card. `more`: dice, and what `night` takes."""
    dice = {k: more.pop(k) for k in ("attack", "attacked", "fire", "task", "stage", "again") if isinstance(more.get(k), str)}
    return play(night(*people, mythos=[card], **more), **dice).ends_actions()


def finds(card: str, *people: Investigator, **more: Any) -> Playing:
    """Investigator 0 takes no action and turns up this Discovery card."""
    dice = {k: more.pop(k) for k in ("attack", "attacked", "fire", "task", "stage", "again") if isinstance(more.get(k), str)}
    return play(night(*people, finds=[card], **more), **dice).ends_actions()
