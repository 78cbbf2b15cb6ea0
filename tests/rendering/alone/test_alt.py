"""What a picture shows can be had in words, from the same view, in both languages and for both sides."""

from __future__ import annotations

import pytest

from rendering.alone import (
    FILM,
    Frame,
    describe,
    draw_board,
    draw_card,
    draw_hand,
    draw_recap,
    draw_secret,
    draw_table,
    draw_turn,
)
from rendering.drawn import ALT_LIMIT

from . import stages
from .stages import CARDS
from .test_layout import tale

NAMES = {i: f"Person{i}" for i in range(4)}
LANGS = ("de", "en")


def test_acid_marks_are_counted_in_words_and_seen_in_the_picture() -> None:
    pictures: list[bytes] = []
    for n, told in (
        (1, ("von Säure gezeichnet", "marked by acid")),
        (2, ("2-mal von Säure gezeichnet", "marked by acid 2 times")),
    ):
        s = stages.middle()
        stages.put(s, s.hero_at, "worm", acid=n)
        view = stages.of_hero(s)
        for lang, words in zip(LANGS, told, strict=True):
            assert f"({words})" in describe(view, CARDS, lang, NAMES)
        pictures.append(draw_board(view, CARDS, "en", NAMES).image.tobytes())
    assert pictures[0] != pictures[1]


def test_the_picture_counts_the_turn_that_is_asked_about_as_its_post_does() -> None:
    """The turn marker moves only when an action is announced: until then the question "turn 1" stood below "turn 0 of 8"."""
    s = stages.first_turn()
    s.turn, s.phase, s.announced = 0, "action", []
    assert "turn 1 of 8" in describe(stages.of_hero(s), CARDS, "en", NAMES)
    s.turn, s.announced = 1, ["search"]
    assert "turn 1 of 8" in describe(stages.of_hero(s), CARDS, "en", NAMES)
    s.phase, s.turn = "turn_end", 8
    assert "turn 8 of 8" in describe(stages.of_hero(s), CARDS, "en", NAMES)


@pytest.mark.parametrize("lang", LANGS)
def test_the_heros_table_in_words_says_everything_the_picture_shows(lang) -> None:
    s = stages.middle(3)
    view = stages.of_hero(s)
    words = describe(view, CARDS, lang, NAMES)
    for line in (f" {view.life}", f" {view.composure}", f" {view.heal_limit}", f"{view.adrenaline} "):
        assert line in words
    assert CARDS.characters[view.character].name.in_(lang) in words
    for c in (c for f in view.floors for x in f.sectors for c in x.creatures):
        assert CARDS.creature_cards[c.kind].name.in_(lang) in words
    for m in view.missions:
        assert CARDS.missions[m.code].name.in_(lang) in words
    for i in view.items:
        assert CARDS.items[i.card].name.in_(lang) in words
    for p in view.played:
        if p.card:
            assert CARDS.reactions[p.card].name.in_(lang) in words
    for e in view.evil:
        assert f"Person{e.seat}: {e.cards}" in words
    told = {
        "de": (
            "1 östlich",
            "2 westlich, 2 nördlich",
            "verwundet",
            "blockierte Tür",
            "Netz",
            "Alarm",
            "Schaltkasten",
            "aus dem Norden ×2",
        ),
        "en": ("1 east", "2 west, 2 north", "wounded", "blocked door", "web", "alarm", "switch box", "from the north ×2"),
    }
    for piece in told[lang]:
        assert piece in words
    assert "{" not in words
    assert "None" not in words


@pytest.mark.parametrize("lang", LANGS)
def test_the_secret_map_in_words_names_every_sector_and_everything_in_it(lang) -> None:
    s = stages.lied_to(2)
    view = stages.of_evil(s)
    lines = describe(view, CARDS, lang, NAMES).splitlines()
    for id, sector in s.sectors.items():
        line = next(x for x in lines if x.strip().startswith(f"{id}:"))
        assert (sector.room != "") == (sector.room != "" and CARDS.rooms[sector.room].name.in_(lang) in line)
        for c in s.creatures:
            if c.at == id:
                assert CARDS.creature_cards[c.kind].name.in_(lang) in line
        if sector.stairs:
            assert f"→ {sector.stairs}" in line
    whole = "\n".join(lines)
    assert CARDS.reactions["hallucination"].name.in_(lang) in whole
    for card in s.evil[0].hand:
        assert CARDS.reactions[card].name.in_(lang) in whole
    assert "Person2" in whole


def test_the_hero_is_not_told_what_the_hero_does_not_see() -> None:
    s = stages.middle(1)
    words = describe(stages.of_hero(s), CARDS, "en", NAMES)
    assert "Worm" not in words  # it waits in 1E3
    assert "1E3" not in words
    for card in set(s.evil[0].hand) - {p.card for p in s.spaces}:
        assert CARDS.reactions[card].name.en not in words


@pytest.mark.parametrize("lang", LANGS)
def test_every_description_fits_discord_and_is_not_empty(lang) -> None:
    crowd, lied = stages.crowded(), stages.lied_to()
    pictures = [
        draw_board(stages.of_hero(crowd), CARDS, lang, stages.NAMES),
        draw_turn(stages.of_hero(crowd), CARDS, lang, stages.NAMES),
        draw_turn(stages.of_evil(crowd), CARDS, lang, stages.NAMES),
        draw_secret(stages.of_evil(lied), CARDS, lang, stages.NAMES),
        draw_hand(stages.of_evil(lied), 1, CARDS, lang, stages.NAMES),
        draw_card(CARDS, "FM10", lang),
        draw_table(CARDS, lang),
        draw_recap(stages.of_hero(stages.over()), tale(40), CARDS, lang, stages.NAMES),
    ]
    texts = [p.alt for p in pictures] + [FILM.alt([Frame(stages.of_hero(crowd), tale(3)[2])], CARDS, lang, NAMES)]
    assert all(60 < len(t) <= ALT_LIMIT for t in texts)
    assert not any("{" in t for t in texts)


@pytest.mark.parametrize("lang", LANGS)
def test_the_description_of_a_turn_begins_with_what_matters_now(lang) -> None:
    alt = draw_turn(stages.of_hero(stages.middle()), CARDS, lang, NAMES).alt
    hit = {"de": "2 Treffer", "en": "2 hits"}[lang]
    assert alt.index(hit) < alt.index(CARDS.creature_cards["mutant"].name.in_(lang))
    assert alt.startswith("Person0")


@pytest.mark.parametrize("lang", LANGS)
def test_evil_hears_first_where_the_hero_is_then_the_own_cards_then_who_lurks_where(lang) -> None:
    s = stages.lied_to(1)
    words = draw_turn(stages.of_evil(s), CARDS, lang, NAMES).alt
    order = [s.hero_at, CARDS.reactions[s.evil[0].hand[0]].name.in_(lang), "1E3", CARDS.reactions["hallucination"].name.in_(lang)]
    places = [words.index(x) for x in order]
    assert places == sorted(places)
    assert words.count("1D2 ×2") == 1  # two spores alike


@pytest.mark.parametrize("lang", LANGS)
def test_the_end_is_said_first_and_drawn_large(lang) -> None:
    for result in ("escaped", "broken", "hero_conceded", "evil_conceded"):
        view = stages.of_hero(stages.over(result))
        for picture in (draw_turn(view, CARDS, lang, NAMES), draw_secret(view, CARDS, lang, NAMES)):
            assert {m.name for m in picture.layout} & {"ending/headline", "word"}, "a headline, or a poster's word"
            assert picture.problems() == []
            assert "Person0" in picture.alt.split(".")[0] or result == "evil_conceded"


def test_of_a_giant_list_what_fits_is_said() -> None:
    words = draw_turn(stages.of_evil(stages.crowded()), CARDS, "de", NAMES).alt
    assert len(words) > ALT_LIMIT * 0.85


def test_names_people_chose_cannot_break_a_picture() -> None:
    names = {0: "{life} **", 1: "🐙🐙", 2: "\n\n", 3: "*"}
    s = stages.middle(3)
    for picture in (draw_board(stages.of_hero(s), CARDS, "en", names), draw_secret(stages.of_evil(s), CARDS, "en", names)):
        assert picture.problems() == []
    assert "Evil force 1" in describe(stages.of_hero(s), CARDS, "en", names)
