"""What the pictures say: people as people, symbols never by colour alone, secrets kept, words for everything."""

from __future__ import annotations

import pytest

from games.cultistorm.dice import SYMBOLS
from games.cultistorm.view import GivenView
from rendering.cultistorm import PICTURES, changes, describe_board, draw_turn, summarise
from rendering.cultistorm.folk import CULTISTS, PEOPLE, shape_of
from rendering.cultistorm.matching import matched, pairs
from rendering.cultistorm.omens import PAINTED as OMENS
from rendering.cultistorm.reckoning import arrivals, closing, helpers
from rendering.cultistorm.signs import FACES, SILHOUETTES, mark, outline_of, silhouette
from rendering.cultistorm.vistas import PLACES
from rendering.cultistorm.words import Table
from rendering.kit.great import PAINTED
from rendering.kit.great.light import LIGHT
from rendering.kit.pictures import UnknownPicture

from . import stages
from .stages import CARDS, NAMES, PLAIN


def table(view: stages.StormView) -> Table:
    return Table(view, CARDS, "en", PLAIN)


def test_everybody_has_a_shape() -> None:
    assert set(CARDS.investigators) <= set(PEOPLE)
    assert set(CARDS.great_old_ones) <= set(PAINTED)
    assert set(CARDS.great_old_ones) <= set(LIGHT)
    assert set(CARDS.locations) <= set(PLACES)
    assert set(CARDS.horrors) <= set(OMENS)
    assert all(shape_of(c.id, c.caste) for c in CARDS.cultists.values())
    assert {c.id for c in CARDS.cultists.values() if c.creature} <= set(CULTISTS)


def test_symbols_differ_in_silhouette_and_mark() -> None:
    assert len({SILHOUETTES[s] for s in FACES}) == len(FACES)
    assert len({silhouette(SILHOUETTES[s], 64).tobytes() for s in FACES}) == len(FACES)
    assert len({mark(s, 48).tobytes() for s in FACES}) == len(FACES)
    assert len({outline_of(s)(48).tobytes() for s in FACES}) == len(FACES)


def given(*names: str) -> list[GivenView]:
    return [GivenView(id=str(i), rank="hand", symbol=name, n=1) for i, name in enumerate(names)]  # type: ignore[arg-type]


def test_wild_ones_stand_for_what_is_missing() -> None:
    found = matched(("key", "moon", "moon"), given("wild", "moon"))
    assert [(p.symbol, p.by.symbol if p.by else None) for p in found] == [("key", "wild"), ("moon", "moon"), ("moon", None)]


def test_what_is_left_open_is_what_the_reckoning_lacks() -> None:
    view = stages.shown(stages.plan(), 2)
    for plan in (*view.investigators[2].plans, *view.investigators[2].outlook):
        open_ = [p.symbol for p in pairs(plan) if p.by is None]
        assert sorted(open_) == sorted(plan.lacking or ()), plan.enemy


def test_two_copies_of_one_source_cover_two_symbols() -> None:
    twice = [GivenView(id="dagger", rank="object", symbol="wild", n=2)]
    assert [p.by is not None for p in matched(("key", "tide", "moon"), twice)] == [True, True, False]


def test_the_next_cultists_come_from_the_marker_on_and_never_beside_a_great_old_one() -> None:
    view = stages.shown(stages.plan(marker=2))
    assert arrivals(view) == {2: [1], 4: [2], 0: [3], 1: [4]}  # Hastur is at 3


def test_who_could_close_a_gap_is_shown_where_hands_are_open() -> None:
    state = stages.plan()
    state.investigators[1].hand.append("g02.1")  # lends a flame
    view = stages.shown(state)
    anna = view.investigators[0]
    assert anna.plans[0].lacking == ("flame",)
    assert helpers(anna.plans[0]) == [1]
    assert "Could help: Ben" in draw_turn(view, CARDS, "en", PLAIN).alt
    assert "help1" in {m.name.rpartition("/")[2] for m in draw_turn(view, CARDS, "en", PLAIN).layout}


def test_a_die_that_would_close_a_gap_is_lit_for_whoever_may_take_one() -> None:
    state = stages.plan()
    for person in state.investigators:
        person.claimed = True
    state.investigators[0].dice, state.investigators[0].claimed = [], False
    state.investigators[0].hand = ["g02.0", "g03.0", "g04.0"]
    found = closing(table(stages.shown(state)))
    assert found == {"flame", "wild"}


# Secrets


def test_a_closed_hand_is_in_no_picture_and_no_words() -> None:
    """Two tables that differ only in a hand the viewer must not see are drawn alike."""
    one, two = stages.plan(open_hands=False), stages.plan(open_hands=False)
    two.investigators[1].hand = ["g10.1", "g11.1", "g12.1", "g13.1"]
    two.investigators[1].deck = [c for c in one.investigators[1].deck if c not in two.investigators[1].hand] + one.investigators[
        1
    ].hand
    for what in ("turn", "board", "who:1", "hand", "fight:1/hastur"):
        a, b = (PICTURES.draw(what, stages.shown(s, 3), CARDS, "de", PLAIN) for s in (one, two))
        assert (a.alt, a.layout) == (b.alt, b.layout)
        assert a.image.tobytes() == b.image.tobytes()


def test_the_owner_sees_it() -> None:
    view = stages.shown(stages.plan(open_hands=False), 1)
    assert "Lend a Sign" in PICTURES.draw("hand", view, CARDS, "en", PLAIN).alt
    assert "Lend a Sign" not in PICTURES.draw("who:0", view, CARDS, "en", PLAIN).alt.partition("Supports")[0]


def test_a_covered_horror_card_is_in_no_words() -> None:
    view = stages.shown(stages.plan())
    words = describe_board(view, CARDS, "en", PLAIN) + PICTURES.draw("board", view, CARDS, "en", PLAIN).alt
    assert not any(card.name.en in words for card in CARDS.horrors.values())


# Words


def test_the_words_say_where_everybody_is_and_what_stands_there() -> None:
    view = stages.shown(stages.plan())
    text = describe_board(view, CARDS, "en", PLAIN)
    for place in view.places:
        assert CARDS.locations[place.card].name.en in text
        for e in place.column:
            assert CARDS.cultists[e.id].name.en in text
    for p in view.investigators:
        assert CARDS.investigators[p.id].name.en in text
    for words in (
        "Hastur",
        "At the gate!",
        "Devoured: Novice of the Horn",
        "10 of 12",
        "Sealed.",
        "Its altar burns",
        "Cultist marker",
    ):
        assert words in text, words
    assert "missing: Flame" in text
    assert "One more cultist summons" in text


def test_a_fight_says_what_is_needed_and_given() -> None:
    words = draw_turn(stages.fights()["cultist"], CARDS, "en", PLAIN).alt
    assert "Anna against Novice of the Ashes" in words
    assert "Needed: 2 × Flame, Moon, Spiral" in words
    assert "Spiral (die)" in words
    assert "Missing: Flame" in words


def test_a_fight_is_the_picture_of_its_turn() -> None:
    assert draw_turn(stages.fights()["great"], CARDS, "en", PLAIN).alt.startswith("Ben against Hastur")
    with pytest.raises(UnknownPicture):
        PICTURES.draw("fight", stages.empty(), CARDS, "en", PLAIN)


def test_a_fight_can_be_looked_at_before_it_is_begun() -> None:
    """A target is lifted before its fight is asked about."""
    view = stages.asked()
    assert not view.investigators[0].plans
    assert "Anna against Novice of the Ashes" in PICTURES.draw("fight:0/ashes-1", view, CARDS, "en", PLAIN).alt
    with pytest.raises(UnknownPicture):
        PICTURES.draw("fight:0/deep-1", view, CARDS, "en", PLAIN)


def test_a_horror_card_is_the_picture_of_its_moment() -> None:
    assert "Mass Hysteria" in draw_turn(stages.horror(), CARDS, "en", PLAIN).alt


def test_what_is_not_there_is_no_picture() -> None:
    empty = stages.empty()
    for what in ("elder", "elder:hastur", "horror", "end", "who:9", "card:nothing"):
        with pytest.raises(UnknownPicture):
            PICTURES.draw(what, empty, CARDS, "en", PLAIN)


def test_whoever_plays_several_is_called_by_what_they_are() -> None:
    state = stages.plan()
    for person in state.investigators:
        person.player = 0
    view = stages.shown(state)
    assert [table(view).who(w) for w in range(4)] == ["Healer", "Fighter", "Researcher", "Gambler"]


def test_what_modules_bring_is_said_and_shown() -> None:
    view = stages.beset()
    text = describe_board(view, CARDS, "en", PLAIN)
    for words in (
        "Plague cubes 3 of 3",
        "waits for rescue, 1 cultist phase left",
        "Another world lies open",
        "Trapped in it: Ben",
        "Ink blots 4 of 7",
        "Plague overflows 2 of 3",
        "Civilians lost 1 of 4, saved 1",
        "4 pieces of the puzzle are missing",
        "Allies within call",
        "Experience 3",
        "Rituals to learn",
    ):
        assert words in text, words
    names = {m.name for m in PICTURES.draw("board", view, CARDS, "en", PLAIN).layout}
    assert "place0/civilian:newsboy" in names
    assert "circle/extra0" in names


def test_only_the_overlord_sees_the_overlords_hand() -> None:
    view = stages.overlord()
    mine = PICTURES.draw("hand", view, CARDS, "en", PLAIN).alt
    held = [card for pile in view.shelf.values() for card in pile]
    assert held
    assert all(CARDS.by_id[card].name.en in mine for card in held)
    assert any("overlord" in name for name in view.shelf)


def test_every_module_has_a_name_for_its_cards() -> None:
    for lang in ("en", "de"):
        at = Table(stages.empty(), CARDS, lang, {})  # type: ignore[arg-type]
        assert [card.of for card in CARDS.module_cards.values() if not at.has(f"module-{card.of}")] == []


# What is new, and the story


def test_what_is_new_is_counted() -> None:
    state = stages.plan()
    before = stages.shown(state)
    state.investigators[1].insanity += 1
    state.places[2].column.append("deep-9")
    found = changes(before, stages.shown(state))
    assert (found.madness, found.enemies, found.count) == ({1: 1}, {"deep-9"}, 1)
    assert changes(None, before) == changes(before, before)


def test_a_round_in_one_line() -> None:
    state = stages.plan()
    before = stages.shown(state)
    state.places[1].column.pop(0)
    slain = summarise(before, stages.shown(state))
    assert (slain.kind, slain.count) == ("slain", 1)
    state.places[0].sealed = "card"
    sealed = summarise(before, stages.shown(state))
    assert (sealed.kind, sealed.slot) == ("sealed", 0)
    state.elders = []
    beaten = summarise(before, stages.shown(state))
    assert (beaten.kind, beaten.card) == ("beaten", "hastur")
    assert beaten.weight > sealed.weight > slain.weight


def test_a_game_is_told_round_by_round() -> None:
    views = stages.played()
    story = PICTURES.story(views)
    assert [s.number for s in story] == list(range(1, len(story) + 1))
    assert story[-1].kind == "end"
    assert PICTURES.film(views, CARDS, "de", NAMES) is not None


def test_all_symbols_have_words() -> None:
    for lang in ("en", "de"):
        names = [Table(stages.empty(), CARDS, lang, {}).symbol(s) for s in (*SYMBOLS, "wild", "blank")]  # type: ignore[arg-type]
        assert len(set(names)) == len(names)
