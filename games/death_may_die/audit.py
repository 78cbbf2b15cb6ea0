"""What must be true of any state: each card, figure and token in one place, tracks in range."""

from __future__ import annotations

from games.death_may_die.content import Catalogue
from games.death_may_die.state import DeathState, kind
from games.death_may_die.table import Death
from games.kernel.census import Census, claim
from games.kernel.luck import Fate


def is_all_of(noun: str, seen: list[str], box: list[str]) -> None:
    census = Census(noun)
    census.at(seen)
    census.is_all_of(box)


def audit_state(state: DeathState, cards: Catalogue) -> None:
    if not state.investigators:
        return
    g = Death(state, Fate(b""), 0, cards)
    numbers = cards.numbers
    kept = [c for i in state.investigators for c in i.kept]
    mythos = [
        *state.mythos,
        *state.mythos_discard,
        *kept,
        *([state.mythos_card] if state.mythos_card and state.mythos_card not in kept else []),
    ]
    is_all_of("Mythos card", mythos, [c.id for c in cards.mythos.values() if c.of in (state.episode, state.great_old_one)])
    held = [h.card for i in state.investigators for h in i.cards]
    lying = [*state.discoveries, *state.discovery_discard, *held]
    found = [*lying, *(c for c in state.discovering if c not in lying)]  # one that was just taken is still being resolved
    is_all_of("Discovery card", found, [c.id for c in cards.discoveries.values() if c.of == state.episode])
    psychoses = [*(i.psychosis for i in state.investigators), *state.psychoses_out]
    is_all_of("psychosis", psychoses, list(cards.psychoses))
    claim(len({f.id for f in state.figures}) == len(state.figures), "a figure stands twice on the map")
    for figure in state.figures:
        claim(figure.space in g.spaces(), f"{figure.id} stands nowhere")
        if not g.is_great(figure.id):
            card = g.card_of(figure.id)
            number = int(figure.id.partition(".")[2])
            claim(1 <= number <= card.figures, f"there is no {figure.id}")
            claim(
                0 <= figure.wounds < card.health or state.roll is not None or state.phase == "over", f"{figure.id} should be dead"
            )
    for who, person in enumerate(state.investigators):
        claim(0 <= person.wounds <= numbers.wounds, "wounds beyond the track")
        claim(0 <= person.stress <= g.max_stress(who) or bool(person.fate), "stress beyond the track")
        claim(0 <= person.sanity <= numbers.sanity.skull, "sanity beyond the track")
        claim(bool(person.fate) or person.space in g.spaces(), "an investigator stands nowhere")
        claim(not person.fate or not person.cards, "the dead hold nothing")
        passed = [t for t in numbers.sanity.thresholds if t <= person.sanity]
        claim(person.bonus == sum(t in numbers.sanity.bonus_at for t in passed), "bonus dice do not fit the sanity track")
        claim(all(1 <= level <= 4 for level in person.levels.values()), "a skill beyond its levels")
    claim(g.fire_supply() >= 0, "more fire than there are tokens")
    claim(1 <= state.track <= numbers.track, "the track has an end")
    claim(1 <= state.stage <= 4 and (state.stage >= 2) == state.arrived, "stage and arrival do not fit")
    placed = any(g.is_great(f.id) for f in state.figures)
    claim(
        placed or not state.arrived or state.phase in ("end", "over"), "the Great Old One is nowhere"
    )  # its place may be asked for
    for token in state.tokens:
        claim((token.at in ("space", "investigator")) == bool(token.on), f"{token.id} lies nowhere")
        claim(kind(token.id) in g.episode.tokens or kind(token.id) in g.great.tokens, f"{token.id} is of another box")
