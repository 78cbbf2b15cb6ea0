"""What a viewer may know of a game of Elder Sign: everything but the order of decks, the cup's next marker, and luck.

There is no secret between players (catalogue 5), so every viewer gets the same view; `viewer` only says whose seat is "you".
The view is plain data for pictures, texts and automatic players. It names cards by id.
"""

from __future__ import annotations

from games.elder_sign.content import Catalogue
from games.elder_sign.dice import DICE
from games.elder_sign.moments import monsters_in_play
from games.elder_sign.rules import entrance, rows, trophies
from games.elder_sign.state import ANCIENT as ANCIENT
from games.elder_sign.state import ENTRANCE as ENTRANCE
from games.elder_sign.state import ElderState, Spot
from games.elder_sign.table import Elder
from games.kernel.ask import Seat
from games.kernel.luck import Fate
from games.kernel.view import Seen


class SeenDie(Seen):
    id: str
    colour: str
    at: str
    on: str
    face: str | None
    fresh: bool
    locked_by: tuple[str, ...]


class SeenRow(Seen):
    """A task as it stands now. `text` is written as on the card: "L I3 !san1"."""

    id: str
    text: str
    monster: str = ""
    solved: bool = False
    open: bool = True  # may be solved now (order arrow)
    dice: tuple[str, ...] = ()


class SeenMonster(Seen):
    id: str
    row: int | None
    defeated: bool


class SeenCard(Seen):
    """An adventure or Other World on the table."""

    card: str
    slot: int
    kind: str
    rows: tuple[SeenRow, ...]
    free_frames: tuple[int, ...]
    monsters: tuple[SeenMonster, ...]
    locked_dice: tuple[str, ...]
    here: tuple[int, ...]


class SeenPlayer(Seen):
    seat: int
    investigator: str
    sanity: int = 0
    stamina: int = 0
    max_sanity: int = 0
    max_stamina: int = 0
    clues: int = 0
    common: tuple[str, ...] = ()
    unique: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    cast: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()
    trophies: tuple[str, ...] = ()
    trophy_worth: int = 0
    place: str = ""
    out: str = ""
    pending: bool = False
    used_today: tuple[str, ...] = ()


class SeenAttempt(Seen):
    card: str
    rolls: int
    rolled: bool
    rows: tuple[SeenRow, ...]
    focused: bool
    secured: bool = False  # a die was focused or given to an assistant for the failed roll on the table
    assistants: tuple[int, ...]
    slain: tuple[str, ...]
    used_up: tuple[str, ...] = ()  # dice that do not come back in this phase, wherever they are now


class ElderView(Seen):
    game: str = "elder-sign"
    viewer: int | None
    phase: str
    active: int
    turn: int
    clock: int
    struck: int
    midnights: int
    ancient: str
    signs: int
    signs_needed: int
    doom: int
    track: str
    awake: bool
    combat: str
    mythos: str
    monsters_in_play: int
    cards: tuple[SeenCard, ...]
    players: tuple[SeenPlayer, ...]
    dice: tuple[SeenDie, ...]
    attempt: SeenAttempt | None
    deck_sizes: dict[str, int]
    arriving: str  # a monster whose place is being chosen
    cup: tuple[str, ...]  # what is in it, sorted: deducible, and no hint of what comes next
    devoured: tuple[str, ...]
    box: tuple[str, ...]
    prices: dict[str, int]
    result: str

    def player(self, seat: int) -> SeenPlayer:
        return self.players[seat]

    def die(self, id: str) -> SeenDie:
        return next(d for d in self.dice if d.id == id)

    def card(self, id: str) -> SeenCard | None:
        return next((c for c in self.cards if c.card == id), None)


_NO_LUCK = Fate(b"")


def view(state: ElderState, viewer: Seat | None, cards: Catalogue) -> ElderView:
    g = Elder(state, _NO_LUCK, 0, cards)
    ancient = cards.ancient_ones.get(state.ancient)
    return ElderView(
        viewer=viewer,
        phase=state.phase,
        active=state.active,
        turn=state.turn,
        clock=state.clock,
        struck=state.struck,
        midnights=state.midnights,
        ancient=state.ancient,
        signs=state.signs,
        signs_needed=ancient.signs if ancient else 0,
        doom=state.doom,
        track=ancient.track if ancient else "",
        awake=state.awake,
        combat=str(rows.combat_row(g).row) if ancient and ancient.combat else "",
        mythos=state.mythos,
        monsters_in_play=monsters_in_play(g),
        cards=tuple(_card(g, spot, slot) for slot, spot in enumerate(state.museum) if spot)
        + tuple(_card(g, spot, 6 + i) for i, spot in enumerate(state.extra))
        + tuple(_card(g, spot, i) for i, spot in enumerate(state.worlds)),
        players=tuple(_player(g, seat) for seat in range(len(state.players))),
        dice=tuple(_die(g, id) for id in DICE if id in state.dice),
        attempt=_attempt(g),
        deck_sizes={name: len(deck) for name, deck in state.decks.items()},
        arriving=state.arriving,
        cup=tuple(sorted(state.cup)),
        devoured=tuple(state.devoured),
        box=tuple(state.box),
        prices=_prices(g),
        result=state.result,
    )


def _prices(g: Elder) -> dict[str, int]:
    if not g.state.ancient or not g.has_investigator(g.state.active):
        return {}
    return {s.id: entrance.price_of(g, g.state.active, s.id) for s in g.cards.entrance.souvenirs}


def _die(g: Elder, id: str) -> SeenDie:
    die = g.die(id)
    locked = tuple(lock.source for lock in g.state.locks if lock.die == id)
    return SeenDie(id=id, colour=die.colour, at=die.at, on=die.on, face=die.face, fresh=die.fresh, locked_by=locked)


def _rows(g: Elder, spot: Spot) -> tuple[SeenRow, ...]:
    attempt = g.state.attempt
    mine = attempt is not None and attempt.card == spot.card
    solved = attempt.solved if attempt is not None and mine else []
    all_rows = rows.rows_of(g, spot)
    arrow = g.cards.adventure(spot.card).arrow
    first_open = next((r.id for r in all_rows if r.id not in solved), "")
    return tuple(
        SeenRow(
            id=r.id,
            text=str((rows.eased(g, r) if mine else r).row),
            monster=r.monster,
            solved=r.id in solved,
            open=r.id not in solved and (not arrow or r.id == first_open),
            dice=tuple([d.id for d in g.state.dice.values() if d.at == "task" and d.on == r.id]) if mine else (),
        )
        for r in all_rows
    )


def _card(g: Elder, spot: Spot, slot: int) -> SeenCard:
    card = g.cards.adventure(spot.card)
    taken = {m.row for m in spot.monsters}
    return SeenCard(
        card=spot.card,
        slot=slot,
        kind=card.kind,
        rows=_rows(g, spot),
        free_frames=tuple(i for i, t in enumerate(card.tasks) if t.frame != "none" and i not in taken),
        monsters=tuple(SeenMonster(id=m.id, row=m.row, defeated=m.defeated) for m in spot.monsters),
        locked_dice=tuple(lock.die for lock in g.state.locks if lock.source == spot.card),
        here=tuple(g.seats_on(spot.card)),
    )


def _player(g: Elder, seat: Seat) -> SeenPlayer:
    player = g.state.players[seat]
    person = player.investigator
    if person is None:
        return SeenPlayer(seat=seat, investigator="", out=player.out, pending=player.pending)
    used = g.state.used.get("day", [])
    return SeenPlayer(
        seat=seat,
        investigator=person.id,
        sanity=person.sanity,
        stamina=person.stamina,
        max_sanity=g.maximum(seat, "sanity"),
        max_stamina=g.maximum(seat, "stamina"),
        clues=person.clues,
        common=tuple(person.common),
        unique=tuple(person.unique),
        spells=tuple(person.spells),
        cast=tuple(person.cast),
        allies=tuple(person.allies),
        trophies=tuple(person.trophies),
        trophy_worth=trophies.worth(g, seat),
        place=person.place,
        out=player.out,
        pending=player.pending,
        used_today=tuple(used),
    )


def _attempt(g: Elder) -> SeenAttempt | None:
    a = g.state.attempt
    if a is None:
        return None
    if a.card == ANCIENT:
        shown = (SeenRow(id="combat", text=str(rows.combat_row(g).row)),)
    else:
        shown = _rows(g, g.spot(a.card))
    return SeenAttempt(
        card=a.card,
        rolls=a.rolls,
        rolled=a.rolled,
        rows=shown,
        focused=a.focused,
        secured=a.secured_this_fail,
        assistants=tuple(a.assistants),
        slain=tuple(a.slain),
        used_up=tuple(a.used_up),
    )
