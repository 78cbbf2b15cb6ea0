"""Tables to draw: a game that has just begun, moved to where something is to be seen, and one played to its end."""

from __future__ import annotations

import random
from functools import lru_cache

from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.talisman.game import Talisman, TalismanOptions
from games.talisman.state import Encounter, Fight, Lasting, Move, Side, TalismanState, Toad
from games.talisman.view import TalismanView

RULES = Talisman()
CARDS = RULES.cards

# From one letter to the longest a Discord name can be, with what no font draws.
NAMES = {
    0: "Jo",
    1: "Jörg-Sebastian von Hohenstein-Au",
    2: "🐸🐸🐸",
    3: "Ö",
    4: "{strength} **bold** {{",
    5: "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
}
PEOPLE = ("warrior", "enchanted-dancer", "gnome-miner", "witch-doctor", "ogre-chief", "necromancer")
# The longest names lie about, beings and gold among them.
LONGEST = sorted(CARDS.sort_of, key=lambda id: -len(CARDS.printed(id).name.de))[:6]


@lru_cache(maxsize=8)
def _begun(seats: int) -> str:
    options = TalismanOptions(characters=list(PEOPLE[:seats]))
    live = Live(RULES, Fate(b"pictures"), new_game(RULES, RULES.new(seats, options)))
    player = Random(random.Random(1).randrange)
    while live.state.phase == "setup":
        ask = next(a for a in live.asks if a.needed)
        live.answer(ask.n, ask.seat, player.pick(None, ask))
    return live.state.model_dump_json()


def begun(seats: int = 4) -> TalismanState:
    """The first turn, nobody has moved. A fresh copy: change what you like."""
    state = TalismanState.model_validate_json(_begun(seats))
    state.move = state.encounter = state.fight = None
    state.phase, state.active = "movement", 0
    return state


def at(state: TalismanState, seat: int, space: str) -> None:
    character = state.players[seat].character
    assert character is not None
    character.space = space


def shown(state: TalismanState, viewer: int | None = None) -> TalismanView:
    return RULES.view(state, viewer)


def ahead(seats: int = 4, space: str = "O7") -> TalismanView:
    """Before the die."""
    state = begun(seats)
    at(state, 0, space)
    state.lying = {"O8": ["wolf"], "O6": ["holy-grail", "dragon"], "O10": LONGEST[:2]}
    state.gold = {"O8": 3}
    return shown(state)


def one_space(why: str, space: str = "O7") -> TalismanView:
    """Before a move that needs no die."""
    state = begun(4)
    at(state, 0, space)
    state.move = Move()
    character = state.players[0].character
    assert character is not None
    match why:
        case "toad":
            character.toad = Toad()
        case "blizzard":
            state.lasting = [Lasting(what="blizzard", until="places", left=2)]
        case _:
            character.followers = [why]
    return shown(state)


def ways(dice: tuple[int, ...] = (3,), space: str = "O7", seats: int = 4) -> TalismanView:
    """After the die, with something at both ends and in between."""
    state = begun(seats)
    at(state, 0, space)
    at(state, 1, "O10")
    state.move = Move(dice=list(dice))
    state.lying = {"O4": ["lion"], "O10": ["dragon", "sword"], "M3": LONGEST[:3], "O9": ["fairy"]}
    state.gold = {"O10": 12}
    state.lasting = [
        Lasting(what="hex", on="O4", until="places", left=2),
        Lasting(what="barrier", on="M6", until="places", left=2),
    ]
    return shown(state)


def crowded(space: str = "O1", things: int = 6) -> TalismanView:
    """Everybody on one space, with more cards than fit, a hex and gold; the longest names."""
    state = begun(6)
    for seat in range(6):
        at(state, seat, space)
    state.lying = {space: LONGEST[:things], "M9": ["demon"], "I4": ["ring", "prince"]}
    state.gold = {space: 11}
    state.lasting = [
        Lasting(what="hex", on=space, until="places", left=2),
        Lasting(what="barrier", on=space, until="places", left=1),
    ]
    state.phase, state.encounter = "encounter", Encounter(space=space, done=LONGEST[:1])
    state.players[2].character.toad = Toad(turns=2)  # type: ignore[union-attr]
    state.players[3].character.miss = 1  # type: ignore[union-attr]
    state.players[4].character.quest = "magic_object"  # type: ignore[union-attr]
    return shown(state)


def fight(two: Side, one: Side | None = None, stat: str = "strength", space: str = "O11") -> TalismanView:
    state = begun(6)
    at(state, 0, space)
    mine = one or Side(seat=0, worth=6, adds=1, dice=[5, 2])
    state.phase, state.encounter = "encounter", Encounter(space=space)
    state.fight = Fight(stat=stat, one=mine, two=two, space=space, over=bool(two.dice))  # type: ignore[arg-type]
    return shown(state)


def fights() -> dict[str, TalismanView]:
    return {
        "beast": fight(Side(beings=["dragon"], worth=7, dice=[4])),
        "spirit": fight(Side(beings=["banshee"], worth=6, dice=[6]), stat="craft", space="M5"),
        "many": fight(
            Side(beings=["giant-rats", "wild-boar", "hobgoblin", "doppelganger", "serpent"], worth=13, adds=-1, dice=[1])
        ),
        "duel": fight(Side(seat=5, worth=12, adds=2, dice=[3])),
        "even": fight(Side(seat=1, worth=6, dice=[6])),
        "waits": fight(Side(beings=["werewolf.9"], worth=9), Side(seat=0, worth=6), space="I6"),
    }


def rich(viewer: int | None = 0) -> TalismanView:
    """One of nearly everything, as its owner sees it."""
    state = begun(3)
    c = state.players[0].character
    assert c is not None
    c.spells = sorted(CARDS.spells, key=lambda id: -len(CARDS.spells[id].name.de))[:3]
    c.objects = ["sword", "holy-lance", "orb-of-knowledge", "talisman.s1", "raft"]
    c.followers = ["princess", "mule", "poltergeist"]
    c.trophies = ["wolf", "dragon", "ghost", "demon", "hobgoblin", "doppelganger"] * 4
    c.quest, c.miss, c.gold, c.strength, c.lives = "magic_object", 2, 12, 11, 1
    view = shown(state, viewer)
    if viewer != 0:
        return view
    ready = tuple(a for a in view.players[0].may_arm if a.card == c.spells[0])[:1] or view.players[0].may_arm[:1]
    mine = view.players[0].model_copy(update={"armed": ready})
    return view.model_copy(update={"players": (mine, *view.players[1:])})


def over(result: str = "last", winners: tuple[int, ...] = (0,), seats: int = 6, *, crown: bool = True) -> TalismanView:
    """Only the winners are left: on the Crown, or because all others gave up before."""
    state = begun(seats)
    state.phase, state.result, state.winners, state.turn = "over", result, list(winners), 123  # type: ignore[assignment]
    for seat, player in enumerate(state.players):
        if seat not in winners:
            player.character, player.standing = None, "out"
        elif crown and player.character is not None:
            player.character.space = "C"
    state.crown_reached = crown
    return shown(state)


def played() -> tuple[TalismanView, ...]:
    """A short game of two, a view for each answer, to its end."""
    return _game()[0]


def kept() -> tuple[tuple[TalismanView, ...], TalismanState]:
    """The same game as Keeper remembers it, by what stood between its phases, and how it ended."""
    return _game()[1:]


@lru_cache(maxsize=1)
def _game() -> tuple[tuple[TalismanView, ...], tuple[TalismanView, ...], TalismanState]:
    luck = random.Random(20)
    live = Live(RULES, Fate(b"20"), new_game(RULES, RULES.new(2)))
    views: list[TalismanView] = []
    for _ in range(400):
        if live.over:
            break
        ask = luck.choice([a for a in live.asks if a.needed])
        live.answer(ask.n, ask.seat, [o.key for o in luck.sample(ask.options, ask.least)])
        views.append(live.view(None))
    between = [RULES.view(RULES.load(c.data, c.version), None) for c in live.checkpoints]
    return tuple(views), tuple(between), live.state
