"""What a viewer of a game of Talisman may know (catalogue 5).

Secret are the spells in a hand, what its owner has armed, ordered and seen, the order of decks, and what the dead held. Everything
else lies open.
"""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from games.kernel.arming import Armed
from games.kernel.ask import Seat
from games.kernel.view import Seen
from games.talisman.content import Catalogue
from games.talisman.rules.armed import Ready
from games.talisman.state import (
    Alignment,
    Encounter,
    Fight,
    Granted,
    Lasting,
    Move,
    Order,
    Part,
    Phase,
    Player,
    Quest,
    Standing,
    TalismanState,
    Task,
    Toad,
)
from games.talisman.state import Side as Side


class SeenCharacter(Seen):
    """A character as it stands on the board. `spells` is empty for whom they are secret; how many there are everybody can count."""

    id: str
    space: str
    strength: int
    craft: int
    total_strength: int
    total_craft: int
    lives: int
    gold: int
    alignment: Alignment
    objects: tuple[str, ...]
    carries: int  # so many objects at most; -1: any number
    followers: tuple[str, ...]
    spell_count: int
    spell_limit: int
    spells: tuple[str, ...]
    trophies: tuple[str, ...]
    toad: Toad | None
    miss: int
    quest: Quest
    claim: bool
    raft: bool
    granted: Granted
    struck: int
    enslaved: bool
    task: Task | None
    done: bool
    retreating: bool


class SeenPlayer(Seen):
    seat: int
    standing: Standing
    character: SeenCharacter | None
    turns: int
    out_at: int
    # The owner's own:
    armed: tuple[Armed, ...] = ()
    may_arm: tuple[Armed, ...] = ()
    may_add: dict[str, tuple[tuple[str, ...], ...]] = {}  # by "card:moment": further conditions, one of each list (S-144)
    orders: tuple[Order, ...] = ()
    kept_spells: tuple[str, ...] = ()
    becoming: dict[str, Alignment] = {}
    foreseen: tuple[str, ...] = ()


class TalismanView(Seen):
    viewer: int | None
    phase: Phase
    turn: int
    active: int
    extra: int
    players: tuple[SeenPlayer, ...]
    lying: dict[str, tuple[str, ...]]
    gold: dict[str, int]
    pools: dict[str, int]
    laid: tuple[str, ...]
    adventure_left: int
    discard: tuple[str, ...]
    spells_left: int
    spell_discard: tuple[str, ...]  # face up; those of the dead are only counted
    buried: int
    characters_left: int
    stacks: dict[str, int]
    removed: tuple[str, ...]
    move: Move | None
    encounter: Encounter | None
    fight: Fight | None
    roll: tuple[int, ...]
    lasting: tuple[Lasting, ...]
    hurt: tuple[int, ...]
    crown_reached: bool
    commands: int
    crown_ends: bool
    strict: bool
    desert_draw: bool
    glade_full: bool
    result: str
    winners: tuple[int, ...]
    chances: dict[str, int] = {}  # of the one in turn, in per cent (rules/fighting.py)
    one_space: bool = False  # whether the one in turn goes one space without a die (rules/moving.py)


# By seat: total Strength, total Craft, how many spells and how many objects, as the rules count them.
Totals: TypeAlias = dict[Seat, tuple[int, int, int, int]]

P = TypeVar("P", bound=Part)


def _kept(part: P | None) -> P | None:
    """As it is now: the rules go on writing into their own."""
    return part.model_copy(deep=True) if part is not None else None


def view(
    state: TalismanState,
    viewer: Seat | None,
    cards: Catalogue,
    totals: Totals,
    fight: Fight | None,
    chances: dict[str, int],
    one_space: bool,
) -> TalismanView:
    over = state.phase == "over"
    buried = set(state.buried)
    return TalismanView(
        viewer=viewer,
        phase=state.phase,
        turn=state.turn + (state.phase == "movement" and not state.begun),  # between two turns the one that comes
        active=state.active,
        extra=state.extra,
        players=tuple(_player(state, seat, viewer, cards, totals, over) for seat in range(len(state.players))),
        lying={space: tuple(lying) for space, lying in state.lying.items() if lying},
        gold=dict(state.gold),
        pools=dict(state.pools),
        laid=tuple(state.laid),
        adventure_left=len(state.adventure),
        discard=tuple(state.discard),
        spells_left=len(state.spell_deck),
        spell_discard=tuple(s for s in state.spell_discard if s not in buried),
        buried=len(buried),
        characters_left=len(state.characters),
        stacks={name: len(stack) for name, stack in state.stacks.items()},
        removed=tuple(r for r in state.removed if r not in buried),
        move=_kept(state.move),
        encounter=_kept(state.encounter),
        fight=_kept(fight),
        roll=tuple(state.roll),
        lasting=tuple(state.lasting),
        hurt=tuple(state.hurt),
        crown_reached=state.crown_reached,
        commands=state.commands,
        crown_ends=state.crown_ends,
        strict=state.strict,
        desert_draw=state.desert_draw,
        glade_full=state.glade_full,
        result=state.result,
        winners=tuple(state.winners),
        chances=chances,
        one_space=one_space,
    )


def _player(state: TalismanState, seat: Seat, viewer: Seat | None, cards: Catalogue, totals: Totals, over: bool) -> SeenPlayer:
    player = state.players[seat]
    public = SeenPlayer(
        seat=seat,
        standing=player.standing,
        character=_character(player, totals.get(seat, (0, 0, 0, 0)), seat == viewer or over),
        turns=player.turns,
        out_at=player.out_at,
    )
    if seat != viewer or over:
        return public
    return public.model_copy(
        update={
            "armed": tuple(player.armed),
            "may_arm": tuple(Ready(cards).possible(state, seat)),
            "may_add": Ready(cards).further(state, seat),
            "orders": tuple(player.orders),
            "kept_spells": tuple(player.ranked),
            "becoming": dict(player.becoming),
            "foreseen": tuple(player.foreseen),
        }
    )


def _character(player: Player, totals: tuple[int, int, int, int], known: bool) -> SeenCharacter | None:
    c = player.character
    if c is None:
        return None
    strength, craft, limit, carries = totals
    return SeenCharacter(
        id=c.id,
        space=c.space,
        strength=c.toad.strength if c.toad else c.strength,
        craft=c.toad.craft if c.toad else c.craft,
        total_strength=strength,
        total_craft=craft,
        lives=c.lives,
        gold=c.gold,
        alignment=c.alignment,
        objects=tuple(c.objects),
        carries=carries,
        followers=tuple(c.followers),
        spell_count=len(c.spells),
        spell_limit=limit,
        spells=tuple(c.spells) if known else (),
        trophies=tuple(c.trophies),
        toad=_kept(c.toad),
        miss=c.miss,
        quest=c.quest,
        claim=c.claim,
        raft=bool(c.raft),
        granted=c.granted,
        struck=c.struck,
        enslaved=c.enslaved,
        task=_kept(c.task),
        done=c.done,
        retreating=c.retreating,
    )
