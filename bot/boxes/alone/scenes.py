"""Which picture stands above which question: what it is about is on it. `tests/bot/test_scenes.py` holds the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from games.alone.state import HERO
from games.alone.view import AloneView
from games.kernel.ask import Ask

# "turn": where the hero is and what happens there; for evil the hero's floor of the secret map, or both where they choose on the other one, too. "hero": what the hero carries, which everybody may see.
# "hand": the own cards, where only their holder looks. Elsewhere that would be shown to all: there it is "turn".
# "aid": the turn with the items that may be used now. "offered": those the hero may be. "creatures": what each of them can do, for whoever says which one comes.
About: TypeAlias = Literal["turn", "hero", "hand", "aid", "offered", "creatures"]

ABOUT: Mapping[str, About] = {
    "al-agility": "turn",
    "al-alarm": "turn",
    "al-attack-or-move": "turn",
    "al-attack-order": "turn",
    "al-block": "turn",
    "al-boss-experience": "turn",
    "al-bravery": "turn",
    "al-card-block": "turn",
    "al-card-door": "turn",
    "al-card-lie": "turn",
    "al-card-noise": "turn",
    "al-card-sector": "turn",
    "al-card-target": "turn",
    "al-card-way": "turn",
    "al-character": "offered",
    "al-clear-danger": "turn",
    "al-clear-each": "turn",
    "al-companion-dice": "turn",
    "al-creature-step": "turn",
    "al-deadly-bonus": "turn",
    "al-decks": "turn",
    "al-discard-items": "hero",
    "al-doctor": "turn",
    "al-draw": "hand",
    "al-evil-reroll": "turn",
    "al-evil-stirs": "turn",
    "al-explore-more": "turn",
    "al-free-attack": "turn",
    "al-free-attack-target": "turn",
    "al-heal-split": "turn",
    "al-item-charges": "turn",
    "al-item-pay": "hero",
    "al-item-second-way": "turn",
    "al-item-sector": "turn",
    "al-item-target": "turn",
    "al-item-way": "turn",
    "al-keen-eye": "turn",
    "al-light-floor": "turn",
    "al-locate": "turn",
    "al-locate-first-step": "turn",
    "al-locate-floor": "turn",
    "al-locate-way": "turn",
    "al-lure": "turn",
    "al-move-on": "turn",
    "al-noise": "turn",
    "al-opportunity": "aid",
    "al-pay-charge": "hero",
    "al-pay-or-suffer": "hero",
    "al-place-boss": "turn",
    "al-place-danger": "turn",
    "al-plan-room": "turn",
    "al-react": "turn",
    "al-redirect": "turn",
    "al-refill": "hand",
    "al-refill-from": "hand",
    "al-repair-reach": "turn",
    "al-reroll": "aid",
    "al-reroll-which": "turn",
    "al-reward-heal": "turn",
    "al-room-search": "turn",
    "al-say-distance": "turn",
    "al-say-floor": "turn",
    "al-second": "turn",
    "al-setup-danger": "turn",
    "al-setup-how": "turn",
    "al-setup-kind": "creatures",
    "al-setup-sector": "turn",
    "al-shock-order": "turn",
    "al-spawn-kind": "creatures",
    "al-spawn-where": "turn",
    "al-standard-card": "hand",
    "al-standard-danger": "turn",
    "al-strike-back": "turn",
    "al-strike-room": "turn",
    "al-turn": "turn",
    "al-upgrade": "hero",
    "al-walk": "turn",
    "al-web": "hero",
    "al-which-answer": "turn",
    "al-which-creature": "turn",
    "al-which-of-them": "turn",
}


def scene(view: AloneView, asks: Sequence[Ask]) -> str:
    """`asks` are those the viewer may read."""
    if view.over:
        return "board"
    mine = [a for a in asks if view.viewer is None or a.seat == view.viewer]
    ask = next((a for a in mine if not a.idle), None)
    if view.phase == "setup":
        return _before(view, ask)
    about = ABOUT.get(ask.msg, "turn") if ask is not None else "turn"
    if about == "creatures" and view.viewer is not None:
        return "creatures"
    if about == "aid" and ask is not None and not view.secret:
        items = dict.fromkeys(
            v for o in ask.options for k, v in o.args if k in ("item", "source") and v in {i.card for i in view.items}
        )
        return f"turn:{'+'.join(map(str, items))}" if items else "turn"
    if about == "hero":
        return f"seat:{HERO}"
    if about == "hand" and view.viewer is not None:
        return "hand"
    return "map:wide" if ask is not None and _elsewhere(view, ask) else "turn"


def _elsewhere(view: AloneView, ask: Ask) -> bool:
    """Is there something to choose on the floor of the secret map the hero is not on?"""
    away = {s.place for f in view.floors if not f.here for s in f.sectors} if view.secret else set[str]()
    return any(k == "sector" and v in away for o in ask.options for k, v in o.args)


def _before(view: AloneView, ask: Ask | None) -> str:
    """Whom the hero may be; then, until there is a station to look at, what the hero has come for."""
    people = [str(v) for o in ask.options for k, v in o.args if k == "character"] if ask is not None else []
    cards = people if ask is not None and ABOUT.get(ask.msg) == "offered" else [m.code for m in view.missions]
    return f"offered:{'+'.join(cards)}" if cards and not view.floors else "turn"
