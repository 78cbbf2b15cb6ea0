"""Death May Die's pictures by name."""

from __future__ import annotations

from games.death_may_die.view import DeathView
from rendering.drawn import Drawn
from rendering.kit.pictures import Pictures, Sight

from .board import draw_board
from .cards import draw_card
from .choices.about import draw_about
from .choices.crew import draw_crew
from .choices.foes import draw_foes
from .choices.rest import draw_rest
from .choices.skills import draw_skills
from .choices.things import draw_things
from .end import draw_end
from .film import FILM
from .look import MOOD_NAME
from .news import changes, thrown
from .opening import draw_opening
from .recap import draw_recap
from .roll import draw_roll
from .sheet import draw_sheet
from .turn import draw_places, draw_turn

PICTURES = Pictures[DeathView](MOOD_NAME, changes=changes, filming=FILM, thrown=thrown)
PICTURES.usual(turn=draw_turn, card=draw_card, recap=draw_recap)

Seen = Sight[DeathView]


@PICTURES.kind("board")
def board(s: Seen, _: str) -> Drawn:
    return draw_board(s.view, s.cards, s.lang, s.names, s.palette, changed=s.changed)


@PICTURES.kind("hand")
def hand(s: Seen, _: str) -> Drawn:
    """The viewer's own investigator: whose turn it is, if it is one of theirs; for everybody else the active one."""
    people = s.view.investigators
    if not people:
        return draw_opening(s.view, s.cards, s.lang, s.names, s.palette)
    mine = [p.who for p in people if p.player == s.view.viewer]
    who = s.view.active if s.view.viewer is None or s.view.active in mine else next(iter(mine), s.view.active)
    return draw_sheet(s.view, who, s.cards, s.lang, s.names, s.palette)


@PICTURES.kind("seat:K")
def seat(s: Seen, number: str) -> Drawn | None:
    """An investigator's board, by the order of turns: alone at the table somebody has two."""
    if not number.isdigit() or int(number) >= len(s.view.investigators):
        return None
    return draw_sheet(s.view, int(number), s.cards, s.lang, s.names, s.palette)


def rolling(view: DeathView) -> bool:
    return view.roll is not None


@PICTURES.kind("roll", when=rolling)
def roll(s: Seen, _: str) -> Drawn | None:
    return draw_roll(s.view, s.cards, s.lang, s.names, s.palette) if rolling(s.view) else None


@PICTURES.kind("roll:numbered", when=rolling)
def numbered(s: Seen, _: str) -> Drawn | None:
    """Where dice are chosen one by one."""
    return draw_roll(s.view, s.cards, s.lang, s.names, s.palette, numbered=True) if rolling(s.view) else None


def over(view: DeathView) -> bool:
    return view.phase == "over"


@PICTURES.kind("end", when=over)
def end(s: Seen, _: str) -> Drawn | None:
    return draw_end(s.view, s.cards, s.lang, s.names, s.palette) if over(s.view) else None


# What there is to choose from. Each begins with who is asked, in the order of turns: "foes:0/cultist.1+byakhee.2".


def asked(s: Seen, said: str) -> tuple[int, list[str]] | None:
    """Who is asked, and about what; None if there is nobody of that number."""
    who, _, about = said.partition("/")
    if not who.isdigit() or int(who) >= len(s.view.investigators):
        return None
    return int(who), about.split("+") if about else []


@PICTURES.kind("foes:WHO/ENEMIES")
def foes(s: Seen, said: str) -> Drawn | None:
    found = asked(s, said)
    return draw_foes(s.view, found[1], s.cards, s.lang, s.names, s.palette, found[0]) if found else None


@PICTURES.kind("spaces:WHO/SPACES")
def spaces(s: Seen, said: str) -> Drawn | None:
    found = asked(s, said)
    if not found or not (wanted := [id for id in found[1] if id in s.cards.spaces]):
        return None
    return draw_places(s.view, s.cards, s.lang, s.names, s.palette, changed=s.changed, spaces=wanted, who=found[0])


@PICTURES.kind("crew:WHO/NUMBERS")
def crew(s: Seen, said: str) -> Drawn | None:
    found = asked(s, said)
    return draw_crew(s.view, _numbers(found[1]), s.cards, s.lang, s.names, s.palette, found[0]) if found else None


@PICTURES.kind("skills:WHO/SKILLS")
def skills(s: Seen, said: str) -> Drawn | None:
    found = asked(s, said)
    return draw_skills(s.view, found[0], found[1], s.cards, s.lang, s.names, s.palette) if found else None


@PICTURES.kind("things:WHO/NUMBERS")
def things(s: Seen, said: str) -> Drawn | None:
    found = asked(s, said)
    return draw_things(s.view, _numbers(found[1]), s.cards, s.lang, s.names, s.palette, found[0]) if found else None


@PICTURES.kind("rest:WHO")
def rest(s: Seen, said: str) -> Drawn | None:
    found = asked(s, said)
    return draw_rest(s.view, found[0], s.cards, s.lang, s.names, s.palette) if found else None


@PICTURES.kind("about:WHO/CARD")
def about(s: Seen, said: str) -> Drawn | None:
    found = asked(s, said)
    if not found or len(found[1]) != 1 or found[1][0] not in s.cards.by_id:
        return None
    return draw_about(s.view, found[0], found[1][0], s.cards, s.lang, s.names, s.palette)


def _house(view: DeathView) -> DeathView:
    """Which house, and what is coming over it."""
    return DeathView.model_construct(episode=view.episode, great_old_one=view.great_old_one)


@PICTURES.kind("offered:INVESTIGATORS", of=_house)
def offered(s: Seen, said: str) -> Drawn:
    """Before the game: those one may be."""
    return draw_opening(
        s.view, s.cards, s.lang, s.names, s.palette, [id for id in said.split("+") if id in s.cards.investigators]
    )


def _numbers(said: list[str]) -> list[int]:
    return [int(n) for n in said if n.isdigit()]
