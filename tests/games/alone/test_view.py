"""What leaves the game: the hero's labyrinth with its lies, the secret map for evil, own hands only, everything at the end."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.alone.state import AloneState, Answer, Lie, Played, Roll
from games.alone.view import SOMEWHERE, AloneView, SeenSector, view
from tests.rendering.alone import stages
from tests.rendering.alone.stages import CARDS

SECTOR_ID = re.compile(r"^[12][A-E][1-5]$")


def words(value: Any) -> list[str]:
    """Every string in a plain structure, keys included."""
    if isinstance(value, dict):
        return [w for k, v in value.items() for w in (str(k), *words(v))]
    if isinstance(value, list):
        return [w for v in value for w in words(v)]
    return [value] if isinstance(value, str) else []


def at(seen: AloneView, id: str, state: AloneState) -> SeenSector:
    """A sector of the hero's drawing by the secret map's name."""
    from games.alone import names

    found = seen.sector(names.place(state, id))
    assert found is not None, id
    return found


# The hero


@pytest.mark.parametrize("viewer", [None, 0])
def test_the_heros_view_names_no_sector_and_no_creature_of_the_secret_map(viewer: int | None) -> None:
    s = stages.middle()
    said = words(view(s, viewer, CARDS).model_dump(mode="json"))
    assert not [w for w in said if SECTOR_ID.match(w) or re.match(r"^k\d+$", w)]


def test_the_public_sees_what_the_hero_sees() -> None:
    s = stages.lied_to()
    mine, public = (view(s, v, CARDS).model_copy(update={"viewer": None}) for v in (0, None))
    assert mine == public


def test_only_revealed_sectors_are_in_the_labyrinth_counted_from_the_first_one_seen() -> None:
    s = stages.middle()
    seen = stages.of_hero(s)
    revealed = [x for x in s.sectors.values() if x.revealed]
    assert sum(len(f.sectors) for f in seen.floors) == len(revealed)
    first = s.sectors[s.origin[1]]
    for x in revealed:
        shown = at(seen, x.id, s)
        assert (shown.x, shown.y) == (x.x - first.x, x.y - first.y)
        assert set(shown.exits) == set(x.exits)
    assert [f.here for f in seen.floors] == [True]


def test_a_blockade_is_seen_from_both_sides() -> None:
    s = stages.middle()
    seen = stages.of_hero(s)
    assert at(seen, "1A1", s).exits == {"east": "blocked"}
    assert at(seen, "1B1", s).exits["west"] == "blocked"


def test_where_stairs_lead_is_known_only_when_the_other_end_is_revealed() -> None:
    s = stages.upstairs()
    seen = stages.of_hero(s)
    here = seen.here
    assert here is not None
    other = seen.sector(here.stairs)
    assert other is not None
    assert other.stairs == here.place
    assert other.floor != here.floor
    s.sectors[next(i for i, x in s.sectors.items() if x.revealed and i != s.hero_at)].revealed = False
    hidden = stages.of_hero(s).here
    assert hidden is not None
    assert hidden.stairs == SOMEWHERE


def test_a_floor_of_which_nothing_is_left_is_not_shown() -> None:
    s = stages.upstairs()
    assert [f.here for f in stages.of_hero(s).floors] == [False, True]
    for x in s.sectors.values():
        x.revealed = x.id == s.hero_at
    assert [f.here for f in stages.of_hero(s).floors] == [True]


def test_hidden_creatures_markers_and_lights_do_not_change_the_heros_view() -> None:
    s = stages.middle()
    before = stages.of_hero(s)
    stages.put(s, "2C3", "worm")
    stages.put(s, "1E4", "spore", wounded=True)
    s.sectors["1E4"].danger = s.sectors["2D1"].lit = True
    s.sectors["2D1"].conditions = ["gas"]
    s.sectors["1E1"].sabotage = 2
    s.danger_due = 3
    s.evil[0].hand.reverse()
    s.piles["fury"].draw.reverse()
    s.item_deck.reverse()
    assert stages.of_hero(s) == before


def test_creatures_that_look_alike_get_keys_that_do_not_tell_which_came_first() -> None:
    s = stages.middle()
    keys = [c.key for c in at(stages.of_hero(s), "1D2", s).creatures]
    assert keys == ["spore:1", "spore:2"]
    s.creatures.reverse()
    assert [c.key for c in at(stages.of_hero(s), "1D2", s).creatures] == keys


def test_lies_are_shown_to_the_hero_as_truth() -> None:
    truth, s = stages.middle(1), stages.lied_to(1)
    seen = stages.of_hero(s)
    assert [c.kind for c in at(seen, "1D3", s).creatures] == ["mutant", "worm"]
    assert not at(seen, "1C4", s).danger
    assert at(seen, "1D2", s).exits["east"] == "open"
    assert all(not sector.lies for f in seen.floors for sector in f.sectors)
    # The same table without the lies, but with their contents, looks exactly alike.
    stages.put(truth, "1D3", "worm")
    truth.sectors["1C4"].danger = False
    truth.sectors["1D2"].exits["east"] = truth.sectors["1E2"].exits["west"] = "open"
    assert stages.of_hero(truth) == seen


def test_a_creature_left_out_is_not_there_for_the_hero() -> None:
    s = stages.middle()
    beast = next(c for c in s.creatures if c.at == "1D3")
    s.lies = [Lie(card="was_i_mistaken", sector="1D3", omitted=f"creature:{beast.id}")]
    assert at(stages.of_hero(s), "1D3", s).creatures == ()
    evil = stages.of_evil(s).sector("1D3")
    assert evil is not None
    assert [c.hidden for c in evil.creatures] == [True]


def test_what_was_heard_rolled_and_answered_this_turn_is_public() -> None:
    s = stages.middle()
    s.answers = [Answer(target="stairs", distance=3, same_floor=True)]
    s.rolls = [Roll(by="worm", faces=["hit", "miss"], hits=1)]
    for seen in (stages.of_hero(s), stages.of_evil(s)):
        assert seen.noises == ("north", "north", "west", "other_floor")
        assert [(r.by, r.hits) for r in seen.rolls] == [("worm", 1)]
        assert seen.answers[0].distance == 3


# Evil


def test_evil_sees_the_whole_map_by_its_own_names() -> None:
    s = stages.lied_to(2)
    seen = stages.of_evil(s)
    assert seen.secret
    assert [f.number for f in seen.floors] == [1, 2]
    assert {x.place for f in seen.floors for x in f.sectors} == set(s.sectors)
    for id, x in s.sectors.items():
        shown = seen.sector(id)
        assert shown is not None
        assert (shown.room, shown.box, shown.stairs, shown.lit, shown.danger, shown.revealed) == (
            x.room,
            x.box,
            x.stairs,
            x.lit,
            x.danger,
            x.revealed,
        )
    assert sorted(c.key for f in seen.floors for x in f.sectors for c in x.creatures) == sorted(c.id for c in s.creatures)
    liar = seen.sector("1C4")
    assert liar is not None
    assert [lie.omitted for lie in liar.lies] == ["danger"]
    assert liar.danger


def test_each_evil_player_sees_the_own_hand_and_how_many_cards_the_others_hold() -> None:
    s = stages.middle(3)
    for seat in (1, 2, 3):
        for e in stages.of_evil(s, seat).evil:
            assert e.cards == len(s.evil[e.seat - 1].hand) > 0
            assert e.hand == (tuple(s.evil[e.seat - 1].hand) if e.seat == seat else ())
    assert all(e.hand == () for e in stages.of_hero(s).evil)


def test_a_face_down_card_is_known_to_its_player_alone() -> None:
    s = stages.middle(3)
    s.spaces = [Played(card="rage", seat=2, face_down=True), Played(card="panic", seat=3, sideways=True)]
    for viewer, known in ((None, ""), (0, ""), (1, ""), (2, "rage"), (3, "")):
        laid = view(s, viewer, CARDS).played
        assert [p.card for p in laid] == [known, "panic"]
        assert [(p.first, p.spaces) for p in laid] == [(1, 1), (2, 2)]


def test_a_standing_order_is_the_players_own_business() -> None:
    s = stages.middle(2)
    s.evil[0].order = "round"
    assert [e.order for e in stages.of_evil(s, 1).evil] == ["round", ""]
    assert all(e.order == "" for e in stages.of_evil(s, 2).evil)
    assert stages.of_hero(s) == stages.of_hero(stages.middle(2))


# The board and the end


def test_the_reaction_spaces_are_counted_as_the_rules_count_them() -> None:
    seen = stages.of_hero(stages.middle())
    assert (seen.occupied, seen.danger_symbols, seen.spaces) == (4, 4, 9)
    full = stages.of_hero(stages.crowded())
    assert (full.occupied, full.danger_symbols) == (9, 1)


def test_a_mission_counts_its_interacts_and_a_boss_hunt_counts_nothing() -> None:
    s = stages.middle()
    s.missions[2].code, s.missions[2].active, s.missions[2].progress = "FM04", True, 2
    m = stages.of_hero(s).mission("FM04")
    assert m is not None
    assert (m.progress, m.needed, m.stages) == (2, 3, 1)
    s.missions[2].code = "FM03"
    hunt = stages.of_hero(s).mission("FM03")
    assert hunt is not None
    assert hunt.needed == 0


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_when_the_game_is_over_everybody_sees_everything(viewer: int | None) -> None:
    s = stages.over("broken")
    s.spaces = [Played(card="rage", seat=2, face_down=True)]
    seen = view(s, viewer, CARDS)
    assert seen.secret
    assert {x.place for f in seen.floors for x in f.sectors} == set(s.sectors)
    assert [e.hand for e in seen.evil] == [tuple(e.hand) for e in s.evil]
    assert [p.card for p in seen.played] == ["rage"]


def test_before_the_base_is_ready_there_is_nothing_to_see() -> None:
    s = AloneState(evil=stages.base().evil)
    for viewer in (None, 0, 1):
        assert view(s, viewer, CARDS).floors == ()
    assert stages.of_hero(s).here is None


def test_a_view_survives_being_stored() -> None:
    for seen in (stages.of_hero(stages.lied_to()), stages.of_evil(stages.crowded())):
        assert AloneView.model_validate_json(seen.model_dump_json()) == seen
