"""Every verb of every game can be put on a card and read in both languages: those of the box stand on one, the others have a line here.

The boxes are closed, so a new verb stands on cards of packs only: write below how such a card would use it.
"""

from __future__ import annotations

from typing import Any

import pytest

from games import registry
from games.kernel.effects import Verb, Vocabulary, clauses, verbs_in
from games.kernel.phrases import LANGS, line, third_person

Row = dict[str, Any]

# Of each game what no card of its box does, but one of a pack may.
SPARE: dict[str, list[Row]] = {
    "elder-sign": [{"advance_clock": 1}, {"awaken": True}, {"choose": [[{"lose": "sanity"}], [{"doom": 1}]]}],
    "alone": [],
    "talisman": [{"choose": [[{"lose": "life"}], [{"gain": "gold"}]]}],
    "death-may-die": [
        {"advance": True},
        {"attempt": 2, "then": [{"heal": "stress", "n": 1}]},
        {"may": [{"heal": "stress", "n": 1}], "cost": [{"wounds": 1, "cost": True}]},
        {"once": "game", "do": [{"heal": "stress", "n": 1}]},
        {"pay": [{"stress": 1, "cost": True}], "otherwise": [{"wounds": 1}]},
        {"per": "wounds", "do": [{"stress": 1}]},
    ],
    "cultistorm": [{"may": [{"heal": 1}]}],
}


def vocabulary(game: str) -> tuple[Any, Vocabulary[Any], set[str]]:
    """Its cards, its verbs, and those that stand on a card."""
    cards = registry.manifest(game).catalogue(())
    found = [verb for card in cards.by_id.values() for verb in verbs_in(card)]
    verbs = type(found[0]).vocabulary
    assert verbs is not None
    return cards, verbs, {verb.called() for verb in found if type(verb).vocabulary is verbs}


def test_every_game_of_the_house_is_asked() -> None:
    assert [*SPARE] == [manifest.name for manifest in registry.manifests() if manifest.housed]


@pytest.mark.parametrize("game", SPARE)
def test_every_verb_stands_on_a_card_or_is_written_here(game: str) -> None:
    _, verbs, used = vocabulary(game)
    spare = {verbs.read(row).called() for row in SPARE[game]}
    assert set(verbs.known) - used - spare == set(), "no card has them: write in SPARE how one of a pack would"
    assert spare & used == set(), "they stand on a card, and need no row in SPARE any more"


@pytest.mark.parametrize(("game", "row"), [(game, row) for game, rows in SPARE.items() for row in rows], ids=str)
def test_what_no_card_does_as_yet_can_be_read(game: str, row: Row) -> None:
    cards, verbs, _ = vocabulary(game)
    verb: Verb = verbs.read(row)
    for lang in LANGS:
        for words in (cards.words, third_person(cards.words)):
            said = line(clauses([verb], words, lang), lang)
            assert said.endswith("."), said
            assert not set(said) & set("{}|@_"), said
