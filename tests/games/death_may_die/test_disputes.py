"""More disputes: what two honest readers of the book, or of a card, would quarrel about."""

from __future__ import annotations

import pytest

from games.death_may_die import events

from .house import CARDS, finds, nobody_special

rule = pytest.mark.rule


# What a card's text promises


@rule("DMD-INV-03", "DMD-INVEST-03")
@pytest.mark.parametrize(("half", "stress"), [("left", 1), ("right", 0)])
def test_whoever_took_the_first_aid_kit_has_no_guilt(half: str, stress: int) -> None:
    t = finds("find-1", nobody_special(holds=[f"find-3:{half}"]))
    assert t.me.stress == stress


@rule("DMD-INV-03", "DMD-INVEST-03")
@pytest.mark.parametrize(("half", "left"), [("left", []), ("right", ["find-3"])])
def test_whoever_is_forgiven_keeps_the_first_aid_kit(half: str, left: list[str]) -> None:
    t = finds("find-5", nobody_special(holds=[f"find-3:{half}"]))
    assert [h.card for h in t.me.cards] == left
    assert bool(t.every(events.CardLost)) is not bool(left)


@rule("DMD-INV-03")
def test_a_card_that_is_named_without_a_half_is_the_half_it_is_called_by() -> None:
    for card in CARDS.discoveries.values():
        for lang in ("en", "de"):
            assert CARDS.words.say(lang, f"card-{card.id}") == card.half(card.meant).name.in_(lang)
