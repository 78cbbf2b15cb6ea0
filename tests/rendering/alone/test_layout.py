"""Nothing leaves the frame, overlaps, is cut, or is too small for a phone: on every kind of picture, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.alone.state import AloneState, Creature
from rendering.alone import (
    Frame,
    TurnSummary,
    changes,
    draw_board,
    draw_card,
    draw_frame,
    draw_hand,
    draw_recap,
    draw_secret,
    draw_table,
    draw_turn,
)
from rendering.theme import PALETTES

from . import stages
from .stages import CARDS, NAMES

pytestmark = pytest.mark.usefixtures("unpainted")
LANGS = ("de", "en")
POSITIONS: list[Callable[[], AloneState]] = [
    stages.first_turn,
    stages.middle,
    stages.upstairs,
    stages.lied_to,
    stages.crowded,
    stages.over,
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("position", POSITIONS)
def test_the_heros_pictures_are_sound(lang, position) -> None:
    view = stages.of_hero(position())
    if not view.secret:
        assert draw_board(view, CARDS, lang, NAMES).problems() == []
    assert draw_turn(view, CARDS, lang, NAMES).problems() == []


@pytest.mark.parametrize("position", [stages.first_turn, stages.middle, stages.upstairs])
def test_a_heros_board_is_no_higher_than_wide(position) -> None:
    """A screen fits it into a wide frame: at 1.2 times its width it was 292 pixels wide there."""
    image = draw_board(stages.of_hero(position()), CARDS, "de", NAMES).image
    assert image.height <= image.width


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("position", POSITIONS)
def test_evils_pictures_are_sound(lang, position) -> None:
    view = stages.of_evil(position())
    assert draw_secret(view, CARDS, lang, NAMES).problems() == []
    assert draw_secret(view, CARDS, lang, NAMES, shape="tall").problems() == []
    assert draw_turn(view, CARDS, lang, NAMES).problems() == []
    for e in view.evil:
        assert draw_hand(view, e.seat, CARDS, lang, NAMES).problems() == []


def test_the_pictures_of_a_played_game_are_sound() -> None:
    before = None
    for i, state in enumerate(stages.played(5)):
        if i % 15:
            continue
        lang = LANGS[i // 15 % 2]
        seen = stages.of_hero(state)
        new = changes(before, seen)
        before = seen
        assert draw_board(seen, CARDS, lang, NAMES, changed=new).problems() == [], i
        assert draw_turn(seen, CARDS, lang, NAMES, changed=new).problems() == [], i
        assert draw_secret(stages.of_evil(state), CARDS, lang, NAMES).problems() == [], i


@pytest.mark.parametrize("first", sorted(CARDS.plans))
def test_every_floor_plan_fits_wholly_revealed_with_both_stairs_remembered(first: str) -> None:
    other = "2A" if first[0] == "1" else "1A"
    s = stages.base(1, first, other)
    for sector in s.sectors.values():
        if sector.floor == 1 or sector.stairs:
            stages.reveal(s, sector.id)
    for at in [id for id in s.sectors if id[0] == "1"][::6]:
        s.hero_at = at
        assert draw_board(stages.of_hero(s), CARDS, "de", NAMES).problems() == []
        assert draw_turn(stages.of_hero(s), CARDS, "en", NAMES).problems() == []


@pytest.mark.parametrize("n", range(1, 15))
def test_any_number_of_creatures_finds_its_place_in_a_sector(n: int) -> None:
    s = stages.base(1)
    for i in range(n):
        stages.put(s, s.hero_at, ("spore", "worm", "mutant", "cultist", "parasite")[i % 5], wounded=i % 3 == 0)
    for view in (stages.of_hero(s), stages.of_evil(s)):
        drawn = draw_turn(view, CARDS, "de", NAMES)
        assert drawn.problems() == []
        assert any(m.name.endswith("/hero") and m.kind == "token" and m.box.w >= 40 for m in drawn.layout)


def test_a_hand_of_any_size_is_sound() -> None:
    s = stages.first_turn(1)
    for n in (0, 1, 5, 13, 26):
        s.evil[0].hand = list(dict.fromkeys(CARDS.deck("terror") + CARDS.deck("traps")))[:n]
        for lang in LANGS:
            assert draw_hand(stages.of_evil(s), 1, CARDS, lang, NAMES).problems() == []
        assert draw_secret(stages.of_evil(s), CARDS, "de", NAMES).problems() == []


@pytest.mark.parametrize("code", sorted(CARDS.missions))
def test_every_mission_has_room_beside_two_others(code: str) -> None:
    s = stages.middle()
    rest = [c for c in ("SM03", "PM07", "FM08") if c[:2] != code[:2]]
    for m, one in zip(s.missions, [code, *rest], strict=True):
        m.code, m.active, m.progress = one, True, 0
    for lang, active in zip(LANGS, (True, False), strict=True):
        s.missions[0].active = active
        assert draw_board(stages.of_hero(s), CARDS, lang, NAMES).problems() == []


@pytest.mark.parametrize("id", sorted(CARDS.by_id))
def test_every_card_can_be_drawn_in_full(id: str) -> None:
    for lang in LANGS:
        picture = draw_card(CARDS, id, lang)
        assert picture.problems() == [], lang
        assert picture.alt


@pytest.mark.parametrize("nightmare", [False, True])
def test_the_creature_table_is_sound(nightmare: bool) -> None:
    for lang in LANGS:
        assert draw_table(CARDS, lang, nightmare=nightmare).problems() == []


KINDS = ("mission", "nightmare", "companion", "ability", "kill", "hurt", "room", "found", "quiet", "move")
ABOUT = {"mission": "FM05", "companion": "commander", "ability": "keen_eye", "kill": "accuracy", "room": "g", "found": "sedative"}


def tale(count: int) -> list[TurnSummary]:
    return [
        TurnSummary(
            number=n + 1,
            round=n // 8 + 1,
            turn=n % 8 + 1,
            kind=KINDS[n % len(KINDS)],
            life=max(0, 12 - n // 3),
            composure=max(0, 12 - n // 4),
            card=ABOUT.get(KINDS[n % len(KINDS)], ""),
            life_change=-(n % 4),
            composure_change=n % 3 - 2,
            played=n % 3,
        )
        for n in range(count)
    ]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("count", [0, 1, 9, 120])
def test_a_recap_of_any_length_is_sound(lang, count: int) -> None:
    for result in ("escaped", "broken", "hero_conceded", "evil_conceded") if count == 9 else ("broken",):
        assert draw_recap(stages.of_hero(stages.over(result)), tale(count), CARDS, lang, NAMES).problems() == []
    assert draw_recap(stages.of_hero(stages.middle()), tale(count), CARDS, lang, NAMES).problems() == []


@pytest.mark.parametrize("lang", LANGS)
def test_frames_of_the_film_are_sound(lang) -> None:
    for position in POSITIONS:
        for view in (stages.of_hero(position()), stages.of_evil(position())):
            for summary in tale(10)[::4]:
                picture = draw_frame(Frame(view, summary), CARDS, lang, NAMES, length=40)
                assert picture.problems() == []
                assert picture.image.size == (800, 860)


@pytest.mark.parametrize("look", PALETTES)
def test_all_palettes_share_the_layout(look: str) -> None:
    s = stages.lied_to()
    drawn = [draw_board(stages.of_hero(s), CARDS, "de", NAMES, look), draw_secret(stages.of_evil(s), CARDS, "en", NAMES, look)]
    plain = [draw_board(stages.of_hero(s), CARDS, "de", NAMES), draw_secret(stages.of_evil(s), CARDS, "en", NAMES)]
    for one, other in zip(drawn, plain, strict=True):
        assert one.problems() == []
        assert [m.box for m in one.layout] == [m.box for m in other.layout]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_table_that_is_still_being_set_up_has_a_picture(seats: int) -> None:
    bare = AloneState(evil=stages.base(seats - 1).evil)
    for view in (stages.of_hero(bare), stages.of_evil(bare)):
        for picture in (draw_board(view, CARDS, "de", NAMES), draw_turn(view, CARDS, "en", NAMES)):
            assert picture.problems() == []
            assert "ALONE" in picture.alt


def test_a_boss_and_its_sabotage_are_sound() -> None:
    s = stages.middle()
    s.creatures.append(Creature(id="k99", kind="cultist", at="1C3", boss="FM10", wounded=True, acid=2))
    for sector in s.sectors.values():
        sector.sabotage = 12
    for lang in LANGS:
        assert draw_board(stages.of_hero(s), CARDS, lang, NAMES).problems() == []
        assert draw_secret(stages.of_evil(s), CARDS, lang, NAMES).problems() == []


def test_what_a_turn_leaves_free_shows_where_the_hero_stands_and_never_takes_room_from_what_matters() -> None:
    first = draw_turn(stages.of_hero(stages.first_turn()), CARDS, "de", NAMES)
    scene = next(m.box for m in first.layout if m.name == "beside/vignette")
    screen = next(m.box for m in first.layout if m.name == "labyrinth/screen")
    assert screen.y0 < scene.y0 < scene.y1 <= screen.y1
    fought = draw_turn(stages.of_hero(stages.middle()), CARDS, "de", NAMES)
    assert not any(m.name == "beside/vignette" for m in fought.layout)
