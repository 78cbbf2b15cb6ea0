"""What a picture shows can be had in words, from the same view, in both languages."""

from __future__ import annotations

import pytest

from games.talisman import odds
from rendering.drawn import ALT_LIMIT
from rendering.talisman import FILM, describe_board, draw_board, draw_card, draw_hand, draw_recap, draw_sheet, draw_turn, frames

from . import stages
from .stages import CARDS

pytestmark = pytest.mark.usefixtures("unpainted")
NAMES = {i: f"Person{i}" for i in range(6)}
LANGS = ("de", "en")


@pytest.mark.parametrize("lang", LANGS)
def test_the_board_in_words_says_everything_the_picture_shows(lang: str) -> None:
    view = stages.crowded()
    words = describe_board(view, CARDS, lang, NAMES)
    for lying in view.lying.values():
        assert all(CARDS.printed(card).name.in_(lang) in words for card in lying)
    for player in view.players:
        assert player.character is not None
        assert f"Person{player.seat}: {CARDS.printed(player.character.id).name.in_(lang)}" in words
    assert f"{view.gold['O1']} Gold" in words or f"{view.gold['O1']} gold" in words
    assert str(view.adventure_left) in words
    assert "{" not in words
    assert "None" not in words


@pytest.mark.parametrize("lang", LANGS)
def test_the_ways_of_a_roll_are_named_with_what_waits_there(lang: str) -> None:
    alt = draw_turn(stages.ways(), CARDS, lang, NAMES).alt
    for card in ("lion", "dragon", "sword"):
        assert CARDS.printed(card).name.in_(lang) in alt
    for space in ("O4", "O10", "M4"):
        assert CARDS.spaces[space].name.in_(lang) in alt
    assert "Person1" in alt
    win = {"de": "Sieg", "en": "Win"}[lang]
    for being, strength in (("lion", 3), ("dragon", 7), ("sentinel", 9)):  # the Warrior has two dice
        assert f"{win} {odds.fight(5, strength, dice=2)}" in alt, being


@pytest.mark.parametrize("why", ["toad", "blizzard", "poltergeist"])
def test_whoever_goes_one_space_without_a_die_is_shown_that_space_on_either_side_and_none_beyond(why: str) -> None:
    """What a die would reach is shown to whoever may roll one."""
    alt = draw_turn(stages.one_space(why), CARDS, "en", NAMES).alt
    assert all(CARDS.spaces[space].name.en in alt for space in ("O6", "O8"))
    assert CARDS.spaces["O11"].name.en not in alt
    assert (
        " ".join(CARDS.text("O13", "en")) in draw_turn(stages.one_space(why, "O12"), CARDS, "en", NAMES).alt
    )  # with its rule: the City


@pytest.mark.parametrize("lang", LANGS)
def test_ways_and_spaces_are_told_with_their_rules(lang: str) -> None:
    ways = draw_turn(stages.ways((1,), "O6"), CARDS, lang, NAMES).alt
    assert " ".join(CARDS.text("O7", lang)) in ways  # the Chapel
    here = draw_turn(stages.crowded("O1", 2), CARDS, lang, NAMES).alt
    for card in stages.LONGEST[:2]:
        assert " ".join(CARDS.text(card, lang)) in here
    assert {"de": "Erledigt: ", "en": "Dealt with: "}[lang] + CARDS.printed(stages.LONGEST[0]).name.in_(lang) in here


@pytest.mark.parametrize("lang", LANGS)
def test_a_fight_in_words_has_both_sums_and_who_wins(lang: str) -> None:
    alt = draw_turn(stages.fights()["beast"], CARDS, lang, NAMES).alt
    assert "6 + 1" in alt
    assert "= 12" in alt
    assert "= 11" in alt
    assert {"de": "Sieg für Person0", "en": "Victory for Person0"}[lang] in alt
    even = draw_turn(stages.fights()["even"], CARDS, lang, NAMES).alt
    assert {"de": "Unentschieden", "en": "A draw"}[lang] in even


@pytest.mark.parametrize("lang", LANGS)
def test_every_description_fits_discord_and_is_not_empty(lang: str) -> None:
    shots = frames(stages.played())
    pictures = [
        draw_board(stages.crowded(), CARDS, lang, stages.NAMES),
        draw_sheet(stages.rich(), 0, CARDS, lang, stages.NAMES),
        draw_hand(stages.rich(), 0, CARDS, lang, stages.NAMES),
        draw_card(CARDS, "dragon", lang),
        draw_recap(stages.over(seats=2), [s.summary for s in shots], CARDS, lang, stages.NAMES),
    ]
    texts = [p.alt for p in pictures] + [FILM.alt(shots, CARDS, lang, NAMES)]
    assert all(40 < len(t) <= ALT_LIMIT for t in texts)


def test_names_people_chose_cannot_break_a_picture() -> None:
    names = {0: "{strength}", 1: "**", 2: "🐸", 3: "\n\n"}
    picture = draw_board(stages.ahead(), CARDS, "en", names)
    assert picture.problems() == []
    assert "Seat 3" in picture.alt
    assert "{strength}" in picture.alt
