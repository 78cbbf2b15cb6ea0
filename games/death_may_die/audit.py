"""What must be true of any state: each card, figure and token in one place, tracks in range, nothing overdue."""

from __future__ import annotations

from games.death_may_die.content import Catalogue
from games.death_may_die.state import DeathState, Who, kind
from games.death_may_die.table import CULTIST, Death
from games.kernel.census import Census, claim
from games.kernel.luck import Fate

TRAUMA = "recurring-trauma"  # the one psychosis that keeps Mythos cards


def is_all_of(noun: str, seen: list[str], box: list[str]) -> None:
    census = Census(noun)
    census.at(seen)
    census.is_all_of(box)


def audit_state(state: DeathState, cards: Catalogue) -> None:
    if not state.investigators:
        return
    g = Death(state, Fate(b""), 0, cards)
    _cards(g)
    _figures(g)
    _tokens(g)
    for who in range(len(state.investigators)):
        _board(g, who)
    _story_board(g)
    _what_lasts(g)


def _cards(g: Death) -> None:
    """Both decks, the psychoses, the investigators: none twice, none missing."""
    state, cards = g.state, g.cards
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
    people = [i.id for i in state.investigators]
    claim(len(set(people)) == len(people), "an investigator is there twice")


def _figures(g: Death) -> None:
    """Of the kinds on the two reference cards (DMD-SETUP-06), as many as there are, none of them dead."""
    state = g.state
    kinds = {CULTIST, *g.episode.monsters, *(e.id for e in g.cards.minions(state.great_old_one) if e.category != CULTIST)}
    claim(len({f.id for f in state.figures}) == len(state.figures), "a figure stands twice on the map")
    for figure in state.figures:
        claim(figure.space in g.spaces(), f"{figure.id} stands nowhere")
        if g.is_great(figure.id):
            claim(state.arrived, "the Great Old One is on the map before its time")
            claim(not figure.wounds, "wounds of the Great Old One lie on its stage card")
            continue
        claim(kind(figure.id) in kinds, f"{figure.id} is of another box")
        card = g.card_of(figure.id)
        number = int(figure.id.partition(".")[2])
        claim(1 <= number <= card.figures, f"there is no {figure.id}")
        alive = 0 <= figure.wounds < card.health
        claim(alive or state.roll is not None or state.phase == "over", f"{figure.id} should be dead")
    claim(len(set(state.attacked)) == len(state.attacked), "an enemy has attacked twice (DMD-FIGHT-03)")


def _tokens(g: Death) -> None:
    state = g.state
    every = {**g.episode.tokens, **g.great.tokens}
    is_all_of("token", [t.id for t in state.tokens], [f"{k}.{i}" for k, n in every.items() for i in range(1, n + 1)])
    for token in state.tokens:
        claim((token.at in ("space", "investigator")) == bool(token.on), f"{token.id} lies nowhere")
        claim(token.at != "space" or token.on in g.spaces(), f"{token.id} lies beside the map")
        claim(token.at != "investigator" or g.lives(int(token.on)), f"{token.id} is with somebody dead")
        claim(token.at != "card" or kind(token.id) in g.episode.tokens, f"{token.id} lies on the episode card")
        claim(token.at != "supply" or not token.side, f"{token.id} shows a side in the supply")
    for what in g.great.tokens:  # S65
        lying = [t.on for t in g.tokens(what) if t.at == "space"]
        claim(len(set(lying)) == len(lying), f"two tokens {what} lie on a space")
    for what, most in g.episode.limits.items():
        claim(all(len(g.tokens_of(w, what)) <= most for w in g.clockwise()), f"somebody carries too many of {what}")
    claim(all(n > 0 and space in g.spaces() for space, n in state.fire.items()), "fire burns nowhere")
    claim(g.fire_supply() >= 0, "more fire than there are tokens")


def _board(g: Death, who: Who) -> None:
    person, numbers = g.inv(who), g.cards.numbers
    going = bool(person.fate) or who in g.state.dying or g.state.phase == "over"
    claim(0 <= person.wounds <= numbers.wounds, "wounds beyond the track")
    claim(0 <= person.stress <= g.max_stress(who) or bool(person.fate), "stress beyond the track")
    claim(0 <= person.sanity <= numbers.sanity.skull, "sanity beyond the track")
    claim(going or (person.wounds < numbers.wounds and person.sanity < numbers.sanity.skull), "somebody should be out")
    claim(person.fire >= 0 and person.fire_stand_ins >= 0, "less than no fire")
    passed = [t for t in numbers.sanity.thresholds if t <= person.sanity]
    claim(person.bonus == sum(t in numbers.sanity.bonus_at for t in passed), "bonus dice do not fit the sanity track")
    claim(set(person.levels) == set(g.cards.investigators[person.id].skills), "skills of somebody else")
    claim(all(1 <= n <= len(g.cards.skills[s].levels) for s, n in person.levels.items()), "a skill beyond its levels")
    claim(not person.copied or (person.copied not in person.levels and g.cards.skills[person.copied].unique), "a bad copy")
    claim(not person.kept or person.psychosis == TRAUMA, "a Mythos card is kept without a reason")
    claim(len(person.kept) <= 1, "one Mythos card is kept, not two (S91)")
    for held, half in g.halves(who):
        claim(half.kind in ("item", "companion", "condition"), f"{held.card} stays with nobody")
        claim(0 <= held.wounds < half.health or not held.wounds, f"the companion {held.card} should be dead")
    if person.fate:
        claim(not (person.cards or person.kept or person.fire or person.fire_stand_ins or person.space), "the dead hold nothing")
    else:
        claim(person.space in g.spaces(), "an investigator stands nowhere")


def _story_board(g: Death) -> None:
    state, numbers = g.state, g.cards.numbers
    claim(1 <= state.track <= numbers.track, "the track has an end")
    claim(1 <= state.stage <= len(g.great.stages) and (state.stage >= 2) == state.arrived, "stage and arrival do not fit")
    claim(state.stage_wounds >= 0, "less than no wounds")
    falls = state.stage >= 2 and state.stage_wounds >= g.stage_health()
    claim(not falls or state.phase == "over", "a stage should have fallen")
    placed = any(g.is_great(f.id) for f in state.figures)
    asked = state.phase in ("end", "over")  # its place may be asked for
    claim(placed or not state.arrived or asked, "the Great Old One is nowhere")
    left = any(i.fate == "left" for i in state.investigators)  # a turn that was left ends without sub-step 4
    claim(state.arrived or left or state.phase != "actions" or state.track < numbers.first_red, "its arrival is overdue")
    claim(bool(state.result) == (state.phase == "over"), "an end without a result")


def _what_lasts(g: Death) -> None:
    """Nothing is said of an enemy that is gone (S99), nor of nobody."""
    for effect in g.state.lasting:
        of_a_figure = effect.what in ("stays", "no_attack", "wounded")
        there = g.figure(effect.on) is not None if of_a_figure else int(effect.on) < len(g.state.investigators)
        claim(there or g.state.phase == "over", f"{effect.what} on {effect.on}, which is not there")
