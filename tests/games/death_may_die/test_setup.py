"""The game in general and its set-up: DMD-GEN, DMD-SETUP."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.game import DeathOptions
from games.kernel.live import Live, new_game
from games.kernel.rules import BadOptions

from .house import CARDS, RULES, Dice, Playing, beth, finds, hand, ian, meets, night, nobody_special, play

rule = pytest.mark.rule


def opened(seats: int, **wishes: object) -> Playing:
    return Playing(Live(RULES, Dice({}), new_game(RULES, RULES.new(seats, DeathOptions(**wishes))), strict=True))  # type: ignore[arg-type]


THREE = ["ian", "elizabeth", "sister-beth"]


@rule("DMD-SETUP-02", "DMD-SETUP-04", "DMD-SETUP-17", "DMD-TRACK-01")
def test_the_figure_begins_on_the_first_space_of_the_track_with_stage_one_open_and_the_mood_is_told() -> None:
    t = opened(3, investigators=THREE, great_old_one="hastur", episode="night-shift")
    t.ever_told(events.EpisodeBegins, episode="night-shift", great_old_one="hastur")
    assert (t.state.track, t.state.stage, t.state.arrived) == (1, 1, False)
    assert len(CARDS.great_old_ones["hastur"].stages) == 4
    assert not any(f.id == "hastur" for f in t.state.figures)


@rule("DMD-SETUP-01", "DMD-SETUP-03", "DMD-SETUP-05", "DMD-GEN-02")
@pytest.mark.parametrize("great", ["hastur", "cthulhu"])
@pytest.mark.parametrize("episode", sorted(CARDS.episodes))
def test_only_what_lies_in_the_two_boxes_is_used(episode: str, great: str) -> None:
    s = opened(2, episode=episode, great_old_one=great, investigators=["ian", "ahmed"]).state
    of = [CARDS.mythos[c].of for c in s.mythos]
    assert (of.count(episode), of.count(great), len(of)) == (8, 8, 16)
    assert {CARDS.discoveries[c].of for c in s.discoveries} == {episode}
    boxes = {**CARDS.episodes[episode].tokens, **CARDS.great_old_ones[great].tokens}
    assert {t.id.partition(".")[0] for t in s.tokens} == set(boxes)
    assert sum(c.symbol for c in CARDS.mythos.values() if c.of == great) == 6


@rule("DMD-GEN-03")
def test_any_episode_goes_with_any_great_old_one_and_a_wish_for_neither_is_the_first_pair() -> None:
    s = opened(1, investigators=["ian", "ahmed"]).state
    assert (s.episode, s.great_old_one) == ("night-shift", "cthulhu")
    with pytest.raises(BadOptions):
        RULES.new(2, DeathOptions(great_old_one="azathoth"))


@rule("DMD-SETUP-06")
def test_figures_come_only_from_the_two_reference_cards() -> None:
    kinds = {"cultist", "disciple-of-hastur", "byakhee", "fire-vampire"}
    for card in CARDS.mythos.values():
        if card.of in ("night-shift", "hastur"):
            assert {s.summon for s in card.summons} <= kinds
    assert {
        f.id.partition(".")[0] for f in opened(2, great_old_one="hastur", investigators=["ian", "ahmed"]).state.figures
    } <= kinds


@rule("DMD-SETUP-07", "DMD-SETUP-08", "DMD-SETUP-12")
def test_the_map_is_built_as_the_episode_card_shows_it() -> None:
    t = opened(2, investigators=["ian", "ahmed"], great_old_one="hastur")
    assert t.lying("altar") == ["cold-store", "courtyard", "office"]
    assert t.enemies("office") == ["cultist.2"]
    assert t.enemies("great-hall") == ["byakhee.1"]
    assert t.state.fire == {"laboratory": 1}
    assert hand(t.state).episode.plan.gates == {"red": "great-hall", "yellow": "nurses-room", "blue": "boiler-room"}
    assert {i.space for i in t.state.investigators} == {"entrance-hall"}


@rule("DMD-SETUP-08", "DMD-SETUP-12")
def test_what_the_ritual_hangs_on_is_watched_from_the_start() -> None:
    """No idol is carried off without a fight first, and no guest but the one in the Library (docs/balance.md)."""
    estate = opened(3, investigators=THREE, great_old_one="hastur", episode="estate")
    assert [space for space in estate.lying("guest") if not estate.enemies(space)] == ["library"]
    assert sorted(estate.enemies("attic")) == ["cultist.1", "hunting-horror.1"]  # the guest who is farthest away
    theatre = opened(3, investigators=THREE, great_old_one="hastur", episode="theatre")
    assert (theatre.enemies("machine-hall"), theatre.enemies("control-booth")) == (["cultist.4"], ["cultist.5"])
    institute = opened(3, investigators=THREE, great_old_one="hastur")
    assert (institute.enemies("ward-east"), institute.enemies("nurses-room")) == (
        ["byakhee.2"],
        ["fire-vampire.2"],
    )  # by the Cold Store
    tide = opened(3, investigators=THREE, great_old_one="hastur", episode="low-tide")
    assert [tide.enemies(space) for space in tide.lying("idol")] == [["shoggoth.1"]]
    assert (tide.enemies("cave-mouth"), tide.enemies("grotto")) == (["cultist.3"], [])  # and one stands on the way to it


@rule("DMD-SETUP-09", "DMD-SETUP-10")
def test_both_decks_are_shuffled_and_face_down() -> None:
    t = opened(3, investigators=THREE)
    assert len(t.state.mythos) == 16
    assert len(t.state.discoveries) == 15
    assert t.state.mythos != sorted(t.state.mythos)
    assert t.state.discoveries != sorted(t.state.discoveries)
    assert (t.view(0).mythos, t.view(0).discoveries) == (16, 15)


@rule("DMD-SETUP-11")
def test_everybody_chooses_an_investigator_and_nobody_is_there_twice() -> None:
    t = opened(3)
    t.says(0, "be:ian").says(1, "be:ian").says(2, "be:borya")
    assert not t.state.investigators
    question = t.question(1)  # the seat before has Ian: no lot, another choice
    assert (question.msg, dict(question.args)["investigator"]) == ("dmd-investigator-again", "ian")
    t.offers_not(1, "be:ian").offers_not(1, "be:borya").says(1, "be:fatima")
    assert [i.id for i in t.state.investigators] == ["ian", "fatima", "borya"]
    assert [i.player for i in t.state.investigators] == [0, 1, 2]


@rule("DMD-SETUP-11")
def test_whoever_all_want_to_be_is_the_first_ones_and_the_others_are_asked_until_all_differ() -> None:
    t = opened(3)
    t.says(0, "be:ian").says(1, "be:ian").says(2, "be:ian")
    t.says(1, "be:borya").says(2, "be:borya")
    assert not t.state.investigators
    t.default(1)  # whoever is away gets somebody by lot, nobody's
    chosen = [i.id for i in t.state.investigators]
    assert chosen[:2] == ["ian", "borya"]
    assert chosen[2] not in chosen[:2]


@rule("DMD-SETUP-11")
def test_whoever_is_absent_is_somebody_by_lot() -> None:
    """D02."""
    t = opened(4).default(4)
    assert len({i.id for i in t.state.investigators}) == 4
    assert [i.id for i in t.state.investigators] != list(CARDS.investigators)[:4]


@rule("DMD-SETUP-11")
def test_a_wish_comes_first_and_nobody_else_is_offered_it() -> None:
    t = opened(2, investigators=["", "ian"]).offers_not(0, "be:ian")
    t.says(0, "be:fatima")
    assert [i.id for i in t.state.investigators] == ["fatima", "ian"]
    with pytest.raises(BadOptions):
        RULES.new(2, DeathOptions(investigators=["ian", "ian"]))


@rule("DMD-SETUP-13", "DMD-GEN-01")
@pytest.mark.rule("S-51")
def test_alone_one_plays_two_investigators_who_take_turns_and_may_trade() -> None:
    t = opened(1)
    t.says(0, "be:ian", n=0).says(0, "be:ahmed", n=1)
    assert [i.player for i in t.state.investigators] == [0, 0]
    turns: list[int] = []
    for _ in range(4):  # S51: strictly one after the other
        turns.append(t.state.active)
        t.ends_actions()
        while not any(a.msg == "dmd-action" for a in t.live.asks):
            t.default()
    assert turns[0] != turns[1]
    assert turns[:2] == turns[2:]
    both = play(night(ian(holds=["find-2:left"]), nobody_special(), alone=True))
    both.says(0, "trade").says(0, "give:0:find-2:1")
    assert [h.card for h in both.who(1).cards] == ["find-2"]


@rule("DMD-SETUP-14", "DMD-SKILL-02", "DMD-INV-01", "DMD-SKILL-01")
def test_boards_begin_with_three_skills_at_level_one_and_all_markers_left() -> None:
    for person in opened(3, investigators=THREE).state.investigators:
        assert list(person.levels.values()) == [1, 1, 1]
        assert (person.wounds, person.stress, person.sanity) == (0, 0, 0)
        unique = [s for s in person.levels if CARDS.skills[s].unique]
        assert unique == [next(iter(person.levels))]
    shared = [s for i in CARDS.investigators.values() for s in i.skills if not CARDS.skills[s].unique]
    assert len(set(shared)) == 6
    assert len(shared) == 20


@rule("DMD-SETUP-15")
@pytest.mark.rule("S-02")
def test_everybody_is_dealt_a_psychosis_and_the_rest_is_out_of_the_game() -> None:
    s = opened(1, investigators=["ian", "ahmed"]).state  # S02: one for each investigator
    dealt = {i.psychosis for i in s.investigators}
    assert len(dealt) == 2
    assert len(s.psychoses_out) == 10
    assert not dealt & set(s.psychoses_out)


@rule("DMD-SETUP-16")
def test_the_first_player_is_drawn_by_lot() -> None:
    drawn: list[str] = []

    class Watching(Dice):
        def draw(self, sides: int, name: str) -> int:
            if "first:" in name:
                drawn.append(name)
                return sides - 1
            return super().draw(sides, name)

    t = Playing(Live(RULES, Watching({}), new_game(RULES, RULES.new(3, DeathOptions(investigators=THREE))), strict=True))
    assert drawn
    assert t.state.active == 2
    t.asks(2, "dmd-action")


@rule("DMD-GEN-01")
def test_all_win_together_the_dead_included() -> None:
    dead = beth()
    dead.fate, dead.space = "killed", ""
    t = play(night(ian("office"), dead, great_at="office", stage=4, stage_wounds=14, disrupted=True, enemies={}), attack="s s s")
    t.says(0, "attack:hastur")
    outcome = RULES.outcome(t.state)
    assert outcome is not None
    assert (outcome.result, outcome.winners) == ("won", (0, 1))


@rule("DMD-GEN-04", "DMD-RITUAL-02")
def test_first_the_ritual_then_the_great_old_one() -> None:
    play(night(ian("office"), great_at="office")).offers_not(0, "attack:hastur")
    play(night(ian("office"), great_at="office", disrupted=True)).offers(0, "attack:hastur")


@rule("DMD-GEN-05")
def test_an_episodes_own_rules_extend_the_general_ones() -> None:
    """A cultist who dies leaves a corpse: a rule of Episode 1."""
    t = play(night(ian("office"), enemies={"office": ["cultist", "byakhee:2"]}), attack="s s s")
    t.says(0, "attack:cultist.1")
    assert t.lying("corpse") == ["office"]


@rule("DMD-GEN-06", "DMD-GEOT-02", "DMD-MYTHOS-05")
def test_you_is_the_active_investigator_on_mythos_cards_and_the_owner_on_a_psychosis() -> None:
    t = meets("cthulhu-3", ian(sanity=2, psychosis="masochism"), beth(), great="cthulhu")
    assert (t.me.sanity, t.me.wounds) == (3, 1)  # the loss is his, and the psychosis his own
    assert (t.who(1).sanity, t.who(1).wounds) == (0, 0)
    off = meets("hastur-6", ian(), beth("office"))
    assert [i.stress for i in off.state.investigators] == [1, 1]  # "each investigator" says otherwise


@rule("DMD-GEN-07")
def test_a_card_overrides_the_general_rule() -> None:
    """Marked: Byakhee roll more dice than are printed."""
    s = night(ian("office", holds=["find-10:left"]), enemies={"office": ["byakhee"]})
    t = play(s).ends_actions()
    assert len(t.ever_told(events.Rolled, why="attacked").dice) == 4
    plain = finds("find-4", ian("office"))
    plain.offers(0, "decline")
