"""A card of a pack, played like one of the box.

    with packed(given, KETTLE):  # the pack as it is written, without its head; `given` is what puts situations of that game together
        t = meets("kettle-mender", nobody_special(gold=2))

For Talisman (`given`), Death May Die (`house`, `given`) and Cultistorm (`given`), whose situations are made of `CARDS` and played by `RULES`
of their module. Those of ALONE and Elder Sign are told their cards: `scene(…, cards=cards_with("alone", CARD))`, also `facing` (`playing_cards.py`),
`scene(…, rules=rules_with(cards_with("elder-sign", CARD).by_id["P01"]))` (`made_cards.py`).
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from games import registry


def cards_with(game: str, pack: str) -> Any:
    """The box of a game, and these cards. BadPack says what is wrong with them."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "pack.yaml"
        file.write_text(f"pack: {{game: {game}, name: Of a test}}\n{pack}", encoding="utf-8")
        return registry.manifest(game).catalogue((file,))


@contextmanager
def packed(kit: Any, pack: str) -> Iterator[None]:
    """Situations of this module have these cards, too, for as long as this lasts."""
    rules, cards = kit.RULES, kit.CARDS
    more = cards_with(rules.name, pack)
    # A module may have cards of its own in the place of some of the box: they stay.
    kit.CARDS = replace(more, **{kind: {**getattr(more, kind), **getattr(cards, kind)} for kind in more.kinds})
    kit.RULES = type(rules)(kit.CARDS)
    try:
        yield
    finally:
        kit.RULES, kit.CARDS = rules, cards
