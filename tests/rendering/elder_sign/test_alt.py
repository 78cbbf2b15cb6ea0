"""What a picture shows can be had in words, from the same view, in both languages."""

from __future__ import annotations

import pytest

from rendering.drawn import ALT_LIMIT, cut_alt
from rendering.elder_sign import FILM, describe_board, draw_board, draw_card, draw_recap, draw_sheet, draw_turn
from rendering.elder_sign.film import Frame
from rendering.elder_sign.story import TurnSummary

from . import stages
from .stages import CARDS

NAMES = {i: f"Person{i}" for i in range(8)}
LANGS = ("de", "en")


@pytest.mark.parametrize("lang", LANGS)
def test_the_board_in_words_says_everything_the_picture_shows(lang: str) -> None:
    view = stages.crowded(8)
    words = describe_board(view, CARDS, lang, NAMES)
    assert CARDS.ancient_ones[view.ancient].name.in_(lang) in words
    assert CARDS.mythos[view.mythos].name.in_(lang) in words
    for seen in view.cards:
        assert CARDS.adventure(seen.card).name.in_(lang) in words
        assert all(line in words for line in CARDS.text(seen.card, lang))
        assert all(CARDS.monsters[m.id].name.in_(lang) in words for m in seen.monsters)
    for player in view.players:
        assert f"Person{player.seat}" in words
        assert CARDS.investigators[player.investigator].name.in_(lang) in words
        assert f"{player.sanity}/{player.max_sanity}" in words
        assert f"{player.stamina}/{player.max_stamina}" in words
    for size in view.deck_sizes.values():
        assert str(size) in words
    assert "{" not in words
    assert "None" not in words


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("lang", LANGS)
def test_a_roll_in_words_names_each_die_by_its_letter_and_what_can_be_solved(lang: str) -> None:
    view = stages.first(4, "hastur", 11, stages.half_solved)
    alt = draw_turn(view, CARDS, lang, NAMES).alt
    assert CARDS.adventure(view.attempt.card).name.in_(lang) in alt
    for die in view.dice:
        if die.at == "pool" and die.fresh:
            letter = "ABCDEFGH"[[d.id for d in view.dice].index(die.id)]
            assert f"{letter} " in alt
    assert {"de": "gelöst", "en": "solved"}[lang] in alt


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("lang", LANGS)
def test_every_description_fits_discord_and_is_not_empty(lang: str) -> None:
    view = stages.crowded(8)
    summary = TurnSummary(3, 1, "passed", 2, 1, card="A01")
    fight = stages.first(4, "hastur", 11, stages.fighting)
    pictures = [
        draw_board(view, CARDS, lang, stages.NAMES),
        draw_turn(view, CARDS, lang, stages.NAMES),
        draw_turn(fight, CARDS, lang, stages.NAMES),
        draw_sheet(stages.rich(view), 0, CARDS, lang, stages.NAMES),
        draw_card(CARDS, "yig", lang),
        draw_recap(view, [summary] * 40, CARDS, lang, stages.NAMES),
    ]
    texts = [p.alt for p in pictures] + [FILM.alt([Frame(view, summary)], CARDS, lang, NAMES)]
    assert all(60 < len(t) <= ALT_LIMIT for t in texts)


def test_a_description_is_cut_at_a_sentence() -> None:
    text = "One sentence here. " * 100
    cut = cut_alt(text)
    assert len(cut) <= ALT_LIMIT
    assert cut.endswith("here.…")


def test_one_full_stop_ends_a_sentence() -> None:
    assert cut_alt("Hast du das gehört?. Nichts hilft.. Stille….") == "Hast du das gehört? Nichts hilft. Stille…"
    assert cut_alt("Z. B. 3.5 Meter.") == "Z. B. 3.5 Meter."


@pytest.mark.usefixtures("unpainted")
def test_names_people_chose_cannot_break_a_picture() -> None:
    view = stages.first(4, "hastur", 11, stages.half_solved)
    names = {0: "{terror}", 1: "**", 2: "🐙", 3: "\n\n"}
    picture = draw_board(view, CARDS, "en", names)
    assert picture.problems() == []
    assert "Seat 3" in picture.alt
    assert "{terror}" in picture.alt
