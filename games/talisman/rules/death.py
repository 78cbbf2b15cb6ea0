"""Death, conceding, leaving, and the new character (chapters 4 and 21)."""

from __future__ import annotations

from games.kernel.ask import Script, Seat, ask, option
from games.talisman import events
from games.talisman.rules import possessions, setup, spells
from games.talisman.table import Land


def die(g: Land, seat: Seat, had: int) -> None:
    """TM-LIFE-04 … TM-LIFE-08. Whoever was in turn notices when the turn would go on."""
    c = g.char(seat)
    g.tell(events.Died(seat, c.id, c.space))
    _leave_board(g, seat)
    player = g.state.players[seat]
    if g.state.crown_reached:
        _out(g, seat, had)
    else:
        player.standing = "waiting"
        g.tell(events.NewCharacterComes(seat))


def _leave_board(g: Land, seat: Seat) -> None:
    """What the character had stays on its space; spells and trophies nobody gets (S-56), and the card goes back into the box."""
    s, c = g.state, g.char(seat)
    possessions.drop_everything(g, seat)
    spells.bury(g, seat)
    s.removed += [*c.trophies, c.id]
    s.players[seat].character = None
    s.players[seat].armed, s.players[seat].becoming = [], {}
    s.lasting[:] = [e for e in s.lasting if e.on != str(seat)]


def _out(g: Land, seat: Seat, had: int) -> None:
    """Out of the game. Whoever goes in the same instant shares a place (S-52)."""
    s = g.state
    player = s.players[seat]
    player.standing = "out"
    last = max(p.out_at for p in s.players)
    player.out_at = last if g.batch else last + 1
    player.had = had
    if g.batch is not None:
        g.batch.append(seat)
    g.tell(events.LeftGame(seat))


def concede(g: Land, seat: Seat) -> None:
    """TM-CMD-04, S-77, S-99: like death, and for good."""
    if g.alive(seat):
        c = g.char(seat)
        g.tell(events.Conceded(seat, c.id))
        had = c.lives
        _leave_board(g, seat)
        _out(g, seat, had)
    elif g.state.players[seat].standing == "waiting":
        _out(g, seat, 0)


def come_back(g: Land, seat: Seat) -> Script[None]:
    """TM-LIFE-09, S-55: at the start of the player's next turn, which is that character's first. Without a card to draw the player
    is out (S-54)."""
    options = [
        option("draw", True, msg="tm-opt-new-character", tone="main"),
        option("leave", False, msg="tm-opt-leave-game", tone="danger"),
    ]
    if not setup.drawable(g) or not (yield from ask(seat, "tm-new-character", options)):
        _out(g, seat, 0)
        return
    g.state.players[seat].standing = "playing"
    yield from setup.enter(g, seat, setup.draw_character(g, seat))
