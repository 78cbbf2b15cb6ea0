"""Nothing overlaps, leaves its picture, is cut or too small; nothing is higher than a phone bears."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from games.death_may_die.state import Held
from games.death_may_die.view import DeathView
from games.kernel.phrases import Lang
from rendering.death_may_die import PICTURES, draw_board, draw_card, draw_end, draw_sheet, draw_turn
from rendering.drawn import Drawn
from rendering.layout import Box
from rendering.theme import PALETTES

from . import stages
from .stages import CARDS, EPISODES, NAMES

pytestmark = pytest.mark.usefixtures("unpainted")
BESIDE = {"head/mythos", "head/ritual", "head/life", "head/symbols-text", "head/ritual-text"}  # words beside what they name
LANGS: tuple[Lang, ...] = ("en", "de")

VIEWS: dict[str, Callable[[], DeathView]] = {
    **{f"begun-{e}": lambda e=e: stages.acting(e, "cthulhu") for e in EPISODES},
    "alone": lambda: stages.acting(seats=1),
    "crowded": stages.crowded,
    "crowded-cthulhu": lambda: stages.crowded("cthulhu"),
    "opening": stages.opening,
}


def sound(drawn: Drawn, most: float) -> None:
    assert drawn.problems() == []
    assert drawn.image.height <= most * drawn.image.width
    assert drawn.alt


def in_turn(names: Iterable[str]) -> list[tuple[str, Lang]]:
    """Each once: one in this language, the next in the other."""
    return [(name, LANGS[i % len(LANGS)]) for i, name in enumerate(sorted(names))]


CROWDS: list[tuple[str, Lang]] = [(name, lang) for name in ("crowded", "crowded-cthulhu") for lang in LANGS]


@pytest.mark.parametrize(("name", "lang"), [*in_turn(set(VIEWS) - {name for name, _ in CROWDS}), *CROWDS])
def test_boards_and_turns(name: str, lang: Lang) -> None:
    """Where most words are, in both languages; the rest in one."""
    view = VIEWS[name]()
    sound(draw_board(view, CARDS, lang, NAMES), 1.0)
    sound(draw_turn(view, CARDS, lang, NAMES), 0.75)


@pytest.mark.parametrize("episode", EPISODES)
def test_nothing_on_the_map_hides_anything_else(episode: str) -> None:
    view = stages.busy(episode)
    for drawn in (draw_board(view, CARDS, "en", NAMES), draw_turn(view, CARDS, "en", NAMES)):
        sound(drawn, 1.2)
        spots = [m for m in drawn.layout if m.kind == "spot"]
        assert len(spots) > 6
        for i, a in enumerate(spots):
            for b in spots[i + 1 :]:
                wide, high = a.box.overlap(b.box)
                assert min(wide, high) <= 2, (a.name, a.box, b.box)


@pytest.mark.parametrize("palette", [p for p in PALETTES if p != "standard"])
def test_every_palette(palette: str) -> None:
    sound(draw_board(stages.crowded(), CARDS, "de", NAMES, palette), 1.0)


@pytest.mark.parametrize(("name", "lang"), in_turn(stages.rolls()))
def test_rolls(name: str, lang: Lang) -> None:
    drawn = draw_turn(stages.rolls()[name], CARDS, lang, NAMES)
    sound(drawn, 0.75)
    dice = [m.box for m in drawn.layout if m.kind == "die"]
    assert min(box.w for box in dice) * 390 / drawn.image.width >= 30


@pytest.mark.parametrize("lang", LANGS)
def test_sheets(lang: Lang) -> None:
    sound(draw_sheet(stages.laden(), 0, CARDS, lang, NAMES), 1.2)
    crowded = stages.crowded()
    for who in range(LANGS.index(lang), len(crowded.investigators), len(LANGS)):  # each in one language
        sound(draw_sheet(crowded, who, CARDS, lang, NAMES), 1.2)


def test_no_sheet_is_higher_than_a_phone_bears() -> None:
    """Everybody with the most words: each skill at its highest level, three cards with the longest texts."""
    longest = sorted(CARDS.discoveries, key=lambda id: -len(" ".join(CARDS.text(id, "de"))))[:3]
    for id in CARDS.investigators:
        state = stages.begun(1)
        p = state.investigators[0]
        p.id, p.levels = id, dict.fromkeys(CARDS.investigators[id].skills, 4)
        p.cards = [Held(card=card, half="left") for card in longest]
        sound(draw_sheet(stages.shown(state), 0, CARDS, "de", NAMES), 1.2)


@pytest.mark.parametrize("lang", LANGS)
def test_what_one_needs_in_order_to_act_is_legible_on_a_phone(lang: Lang) -> None:
    """Tracks, hearts, letters of seats, prices, and on the board everybody's strip: 10 px where the picture is 390 px wide. Only who plays
    whom, who is next, and the words beside a mark are smaller."""
    turns = [stages.acting(), stages.busy("mountain"), stages.crowded(), *stages.rolls().values()]
    for drawn in [draw_turn(view, CARDS, lang, NAMES) for view in turns]:
        small = {m.name for m in drawn.layout if m.size and m.size * 390 < 10 * drawn.image.width}
        assert {name for name in small if not name.endswith(("next", "player"))} == set()
    board = draw_board(stages.crowded(), CARDS, lang, NAMES)
    there = [m for m in board.layout if m.size and m.name.startswith(("space:", "head/", "who"))]
    assert {m.name.partition("/")[0] for m in there} >= {f"who{p.who}" for p in stages.crowded().investigators}
    assert {m.name for m in there if m.size * 390 < 10 * board.image.width and not m.name.endswith("/player")} <= BESIDE


@pytest.mark.parametrize("episode", EPISODES)
def test_no_name_of_a_room_leaves_the_map(episode: str) -> None:
    """Also where it is wider than its room, at the edge, with the mark of danger before it."""
    view = stages.busy(episode)
    view = view.model_copy(update={"spaces": [s.model_copy(update={"safe": False}) for s in view.spaces]})
    drawn = draw_board(view, CARDS, "de", NAMES)
    ground = next(m.box for m in drawn.layout if m.kind == "area")
    plates = [m.box for m in drawn.layout if m.kind == "plate"]
    assert len(plates) == len(view.spaces)
    assert [p for p in plates if p.x0 < ground.x0 or p.x1 > ground.x1] == []


def test_every_card() -> None:
    """Each in the language that needs more room."""
    for id in CARDS.by_id:
        lang: Lang = max(LANGS, key=lambda lang: len(" ".join(CARDS.text(id, lang))))
        assert draw_card(CARDS, id, lang).problems() == [], id


@pytest.mark.parametrize("lang", LANGS)
def test_a_find_is_the_picture_of_its_turn(lang: Lang) -> None:
    longest = max(CARDS.discoveries, key=lambda id: len(" ".join(CARDS.text(id, "de"))))
    sound(draw_turn(stages.finding(longest), CARDS, lang, NAMES), 0.75)


@pytest.mark.parametrize(("lang", "palette"), [("en", "high_contrast"), ("de", "colour_blind")])
def test_what_is_chosen_from(lang: Lang, palette: str) -> None:
    """With the longest names, and as much as there can be of it."""
    crowd, rich = stages.crowded(), stages.laden()
    skills = "+".join(s.id for s in rich.investigators[0].skills if s.own)  # what is lent does not go up
    enemies = "+".join(e.id for e in crowd.enemies)
    for what, view in (
        ("crew:0/0+1+2+3+4", crowd),
        (f"foes:0/{enemies}", crowd),
        ("foes:0/hastur", crowd),
        (f"skills:0/{skills}", rich),
        ("things:0/0", rich),
        ("things:0/0+1+2", rich),
        ("rest:0", crowd),
        (f"offered:{'+'.join(CARDS.investigators)}", stages.opening()),
    ):
        sound(PICTURES.draw(what, view, CARDS, lang, NAMES, palette), 0.75)


def test_no_card_that_asks_is_too_high_for_a_turn() -> None:
    view = stages.acting(seats=1)
    longest = {kind: max(shelf, key=lambda id: len(" ".join(CARDS.text(id, "de")))) for kind, shelf in _asking().items()}
    for id in longest.values():
        sound(PICTURES.draw(f"about:0/{id}", view, CARDS, "de", NAMES), 0.75)


def _asking() -> dict[str, list[str]]:
    """Cards that may ask something of whoever carries them out."""
    return {kind: list(getattr(CARDS, kind)) for kind in ("mythos", "discoveries", "psychoses")}


@pytest.mark.parametrize(("result", "lang"), in_turn(["won", "died_early", "all_dead", "track", "abandoned"]))
def test_every_end(result: str, lang: Lang) -> None:
    lost = {"won": (1,), "all_dead": (0, 1, 2, 3, 4), "died_early": (0,)}.get(result, ())
    sound(draw_end(stages.over(result, lost, seats=5), CARDS, lang, NAMES), 0.75)


@pytest.mark.parametrize("lang", LANGS)
def test_no_name_and_no_word_reaches_over_the_edge_of_the_seal(lang: Lang) -> None:
    """The longest names of enemies, and what an attack on somebody comes to."""
    for kind in ("shoggoth", "byakhee", "cultist"):
        layout = draw_turn(stages.roll("attacked", "sbt", by=f"{kind}.1"), CARDS, lang, NAMES).layout
        seal = Box.around(600, 190, 190, 190)
        assert next(m.box for m in layout if m.name.endswith("verdict")).w <= 140
        name = next(m.box for m in layout if m.name.endswith("right/name"))
        assert name.x0 >= seal.x1
