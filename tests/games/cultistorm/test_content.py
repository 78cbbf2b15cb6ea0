"""What is printed: counts of the box, words, names; and why something is not possible."""

from __future__ import annotations

from collections import Counter

import pytest

from games.cultistorm.content import CultistCard
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.manifest import GAME
from games.cultistorm.printed import printed
from games.cultistorm.traits import TRAITS
from games.cultistorm.verbs.verb import VERBS
from games.cultistorm.why import PREPARING, why_not
from games.kernel.phrases import LANGS

from .given import CARDS, ilse, play, rosa, storm, tobias


def test_the_box_holds_what_the_catalogue_lists() -> None:
    base = [c for c in CARDS.cultists.values() if c.skull]
    assert len(base) == 60
    assert Counter(c.skull for c in base) == {2: 40, 4: 5, 5: 15}
    assert Counter(c.caste for c in base) == dict.fromkeys(CARDS.castes, 12)
    waves = Counter(c.wave for c in CARDS.great_old_ones.values())
    assert waves == {"first": 5, "second": 4, "special": 1}
    assert len(CARDS.locations) == 10
    assert len(CARDS.investigators) == 6
    assert len(CARDS.object_cards()) == 30
    assert sum(o.copies for o in CARDS.objects.values() if o.event and not o.of) == 6
    assert Counter(c.ending for c in CARDS.horrors.values()) == {False: 16, True: 2}
    assert len(CARDS.creatures()) == 5
    assert sum(c.caste == "faceless-court" for c in CARDS.cultists.values()) == 7


def test_cultists_are_printed_by_offsets_from_their_caste() -> None:
    assert CARDS.cultists["threshold-7"].symbols == ["key", "key", "flame"]
    assert CARDS.cultists["deep-12"].symbols == ["key", "key", "flame"]
    assert CARDS.cultists["yellow-1"].name.de == "Novize in Gelb"
    assert CARDS.cultists["horn-12"].name.en == "High Priest of the Horn"
    numbered = [c.story for c in CARDS.cultists.values() if c.skull and c.story]
    assert numbered == list(range(166, 181))
    for great in (c for c in CARDS.great_old_ones.values() if c.wave == "first"):
        assert Counter(great.symbols).most_common(1)[0][1] == 2


def test_every_number_of_the_script_book_belongs_to_one_card() -> None:
    cards = [*CARDS.great_old_ones.values(), *CARDS.locations.values(), *CARDS.horrors.values(), *CARDS.cultists.values()]
    numbers = [c.story for c in cards if c.story]
    assert sorted(numbers) == list(range(121, 181))


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_is_worded_and_has_a_flavour_and_an_emblem(lang: str) -> None:
    for card in CARDS.by_id.values():
        text = " ".join(card.rules_text(CARDS.words, lang))  # type: ignore[arg-type]
        assert "{" not in text, card.id
        assert card.flavour.in_(lang), card.id  # type: ignore[arg-type]
        assert card.emblem, card.id
        assert printed(card, lang) is not None  # type: ignore[arg-type]


def test_every_flavour_is_written_once() -> None:
    for lang in LANGS:
        lines = Counter(card.flavour.in_(lang) for card in CARDS.by_id.values())
        assert [line for line, n in lines.items() if n > 1] == []


def test_no_phrase_is_left_over() -> None:
    names = {f"do-{name}" for name in VERBS.known} | {f"trait-{name}" for name in TRAITS.known}
    heads = ("do-", "trait-")
    strange = [
        key
        for key in CARDS.words.templates
        if key.startswith(heads) and not any(key.partition("@")[0] == n or key.startswith(f"{n}-") for n in names)
    ]
    assert strange == []


def test_an_action_card_supports_with_what_it_says() -> None:
    for card in CARDS.actions.values():
        assert card.do or card.fight, card.id
        assert card.symbol in (*SYMBOLS, "wild")
        assert isinstance(CARDS.cultists["deep-1"], CultistCard)


def test_the_manifest_says_who_it_is() -> None:
    assert (GAME.name, GAME.prefix, GAME.group, GAME.least, GAME.most) == ("cultistorm", "cs", "cultistorm", 1, 6)
    rules = GAME.rules(CARDS)
    for table in GAME.opponents(CARDS):
        assert GAME.new(rules, 3, table).players == 3


# Why not


def test_every_no_teaches() -> None:
    t = play(storm(rosa(0), tobias(1), ilse(2)))
    view = t.view(0)
    reasons = {command: why_not(view, CARDS, 0, command) for command in (*PREPARING, "seal", "fight")}
    assert reasons["take"].id == "cs-why-pool-empty"
    assert reasons["act"].id == "cs-why-no-altar"
    assert reasons["offer"].id == "cs-why-no-object"
    assert reasons["support"].id == "cs-why-no-card"
    assert reasons["develop"].rule == "CS-DEV-02"
    assert reasons["lay"].id == "cs-why-no-matching-trophy"
    assert reasons["target"].id == "cs-why-no-enemy"
    assert reasons["seal"].id == "cs-why-no-gate-seal"
    assert reasons["fight"].id == "cs-why-phase"


def test_a_no_looks_at_the_table() -> None:
    people = [rosa(0, seals="key", objects="lantern.1", targets="deep-1 deep-2"), tobias(1), ilse(2)]
    state = storm(*people, columns={0: "deep-1 deep-2 deep-3"}, altars=(0,), pool="key", laid={0: 1})
    state.investigators[0].claimed = True
    view = play(state).view(0)
    found = [why_not(view, CARDS, 0, c).id for c in ("take", "act", "offer", "target", "seal")]
    assert found == [
        "cs-why-one-die",
        "cs-why-action-used",
        "cs-why-nobody-here",
        "cs-why-two-targets",
        "cs-why-trophies-missing",
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_ability_is_called_like_a_card(lang: str) -> None:
    """ "Second Sight" was a card and an ability of the Medium."""
    abilities = {a.name.in_(lang) for who in CARDS.investigators.values() for a in who.abilities}
    named = {card.name.in_(lang) for id, card in CARDS.by_id.items() if id not in CARDS.investigators}
    assert abilities & named == set()
