"""An auditor: what must be true of every state of ALONE, whatever happened. Used by the large runs and the tests."""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.rules import base_map, reactions, station
from games.alone.state import KINDS, AloneState, edge
from games.alone.table import Alone
from games.kernel.census import Census, claim
from games.kernel.luck import Fate


def audit(state: AloneState, cards: Catalogue) -> None:
    """Every card in exactly one place, every track in its range, a sound base."""
    claim((state.phase == "over") == bool(state.result), f"phase {state.phase}, result {state.result!r}")
    if not state.hero_at or state.phase == "setup":
        return  # before the base is ready nothing is on the table
    _board(state, cards)
    _items(state, cards)
    _reactions(state, cards)
    _base(state, cards)
    _creatures(state, cards)
    _missions(state, cards)


def _board(state: AloneState, cards: Catalogue) -> None:
    n = cards.numbers
    claim(0 <= state.life <= n.track, f"life {state.life}")
    claim(0 <= state.composure <= n.track, f"composure {state.composure}")
    claim(state.life + state.composure > 0 or state.result == "broken", "both tracks at 0 and the game goes on (AL-DMG-04)")
    claim(state.round_space in n.heal_limits and state.round_space <= n.start_space, f"round space {state.round_space}")
    claim(state.nightmare or state.round_space > 0, "Nightmare must have begun (AL-NIGHT-01)")
    claim(0 <= state.turn <= n.turns, f"turn {state.turn}")
    claim(0 <= state.adrenaline <= n.most_adrenaline, f"adrenaline {state.adrenaline} (AL-ADR-13)")
    claim(0 <= state.actions_left <= 2, f"{state.actions_left} actions left")
    claim(all(0 <= p <= n.experience for p in state.experience.values()), f"experience {state.experience} (AL-XP-03)")
    claim(len(set(state.searched)) == len(state.searched) and set(state.searched) <= set(cards.rooms), f"{state.searched}")
    people = [state.character, *(c.character for c in state.companions)]
    claim(len(set(people)) == len(people) and set(people) <= set(state.used_characters), f"characters {people}")
    claim(all(0 < c.charges <= n.companion_charges for c in state.companions), "a companion without charges (AL-COMP-05)")
    claim(len(set(state.losses)) == len(state.losses), f"losses {state.losses}")


def _items(state: AloneState, cards: Catalogue) -> None:
    items = Census("item")
    items.at(state.item_deck)
    items.at(state.item_discard)
    items.at(i.card for i in state.items)
    items.is_all_of(cards.items)
    claim(all(item.charges >= 0 for item in state.items), f"charges {state.items}")


def _reactions(state: AloneState, cards: Catalogue) -> None:
    n = cards.numbers
    g = Alone(state, Fate(b""), 0, cards)
    claim(reactions.occupied(g) <= n.reaction_spaces, f"{reactions.occupied(g)} spaces occupied (AL-FIELD-04)")
    claim(0 <= state.played_this_turn <= n.reactions_per_turn, f"{state.played_this_turn} cards this turn (AL-REACT-05)")
    claim(1 <= state.leader <= len(state.evil), f"leader {state.leader}")
    everybody = set(range(1, len(state.evil) + 1))
    claim(set(state.conceded) < everybody or state.result == "evil_conceded", f"{state.conceded} have given up (S-73)")
    claim(not any(p.dangerous and p.face_down for p in state.spaces), "a dangerous standard reaction (AL-REACT-16)")
    everywhere = Census("reaction card")
    everywhere.at(p.card for p in state.spaces)
    for player in state.evil:
        everywhere.at(player.hand)
        claim(
            player.deck is None or all(cards.reactions[c].deck == player.deck for c in player.hand),
            "a card of the other player's deck (AL-EVIL-07)",
        )
    for pile in state.piles.values():
        everywhere.at([*pile.draw, *pile.discard, *pile.veiled])
    everywhere.is_all_of(card for name in state.piles for card in cards.deck(name))
    for name, pile in state.piles.items():
        strangers = [c for c in [*pile.draw, *pile.discard, *pile.veiled] if cards.reactions[c].deck != name]
        claim(not strangers, f"{strangers} in the pile of {name}")


def _base(state: AloneState, cards: Catalogue) -> None:
    g = Alone(state, Fate(b""), 0, cards)
    problems = base_map.faults(g)
    claim(not problems, f"the secret map: {problems}")
    rooms = Census("room")
    rooms.at(s.room for s in state.sectors.values() if s.room)
    rooms.is_all_of(cards.rooms)
    claim(state.hero_at in state.sectors and g.here.revealed, "the hero's sector is revealed")
    for sector in state.sectors.values():
        claim(len(set(sector.conditions)) == len(sector.conditions), f"{sector.id}: two markers of one kind (S-31)")
        claim(not (sector.lit and "darkness" in sector.conditions), f"{sector.id}: lit in the dark (S-31)")
        claim(sector.sabotage >= 0 and (not sector.sabotage or sector.room == "a"), f"{sector.id}: sabotage")
        claim(not sector.revealed or sector.floor in state.origin, f"{sector.id}: revealed on a floor never seen")
    for floor in (1, 2):
        n = sum(s.danger for s in state.sectors.values() if s.floor == floor)
        claim(n <= cards.numbers.danger_per_floor, f"{n} danger markers on floor {floor} (AL-DANGER-01)")
    doors = {
        edge(s.id, s2.id)
        for s in state.sectors.values()
        for way in s.exits
        if s.exits[way] == "door" and (s2 := g.state.sectors.get(station.neighbour(g, s.id, way) or "")) is not None
    }
    claim(
        set(state.blocked) <= doors and len(set(state.blocked)) == len(state.blocked), f"blockades {state.blocked} (AL-DOOR-08)"
    )
    claim(set(state.floors_seen) == set(state.origin), f"floors {state.floors_seen}, origins {state.origin}")


def _creatures(state: AloneState, cards: Catalogue) -> None:
    ids = [c.id for c in state.creatures]
    claim(len(set(ids)) == len(ids), f"creatures {ids}")
    for c in state.creatures:
        claim(c.at in state.sectors, f"{c.id} is at {c.at}")
        claim(c.acid >= 0, f"{c.id} has {c.acid} acid marks")
        claim(not c.boss or any(m.code == c.boss and m.active for m in state.missions), f"{c.id}: no mission has this boss")
    for kind in KINDS:
        n = sum(c.kind == kind and not c.boss for c in state.creatures)
        claim(n <= cards.numbers.markers_per_kind, f"{n} creatures of kind {kind} (AL-SPAWN-06)")
    sectors, living = set(state.sectors), set(ids)
    for lie in state.lies:
        claim(lie.sector in sectors and bool(lie.omitted) != bool(lie.false), f"lie {lie}")
        what, _, which = lie.omitted.partition(":")
        claim(what != "creature" or which in living, f"a lie about {which}, which is not in play")
    told = [(lie.sector, lie.omitted or lie.false) for lie in state.lies if not lie.false.startswith("creature:")]
    claim(len(set(told)) == len(told), f"the same lie twice: {told} (S-94)")


def _missions(state: AloneState, cards: Catalogue) -> None:
    classes = [cards.missions[m.code].class_ for m in state.missions]
    claim(classes == ["SM", "PM", "FM"], f"missions {classes} (AL-SETUP-06)")
    started = any(m.done for m in state.missions[:2])
    main = state.missions[2]
    claim(main.active == started, "the main mission runs from the first completed starting mission on (AL-MISS-01)")
    claim(not main.done or state.result == "escaped", "the main mission is done and the game goes on (AL-WIN-01)")
    for m in state.missions:
        goals = cards.missions[m.code].goals
        claim(0 <= m.stage < len(goals) and 0 <= m.progress <= goals[m.stage].times, f"{m.code}: {m.stage}/{m.progress}")


def audit_pause(state: AloneState, cards: Catalogue) -> None:
    """Between two answers: the above, and before an action is announced nothing is left over from the last one."""
    audit(state, cards)
    if state.phase != "action" or state.action is not None:
        return
    claim(not any(e.until == "action" for e in state.lasting), "something outlived its action")
    if not state.announced:
        claim(all(item.charges > 0 for item in state.items), f"an item without charges stays (AL-ITEM-06): {state.items}")
        claim(state.turn < cards.numbers.turns, f"a turn after the last ({state.turn}, AL-RND-01)")
