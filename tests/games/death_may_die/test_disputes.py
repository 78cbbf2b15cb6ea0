"""More disputes: what two honest readers of the book, or of a card, would quarrel about."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.death_may_die import events
from games.kernel.phrases import Lang
from games.kernel.rulebook import load_rulebook, search

from . import given
from .house import CARDS, beth, elizabeth, finds, ian, meets, night, nobody_special, play, someone

BOOK = load_rulebook(Path(__file__).parents[3] / "games" / "death_may_die" / "rulebook.yaml")
rule = pytest.mark.rule
YELLOW = ["hastur-1", "hastur-2", "hastur-3"]


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


@rule("DMD-INVEST-08")
def test_who_goes_home_of_their_own_will_may_stop_on_the_way() -> None:
    letter = given.someone(at="ship-deck", cards={"low-tide-find-11": "left"})
    t = given.play(given.night(letter, given.someone(), episode="low-tide")).says(0, "use:low-tide-find-11:0")
    t.offers(0, "space:dock", "space:lighthouse").says(0, "space:dock")
    assert t.who(0).space == "dock"
    home = given.someone(at="lighthouse", cards={"low-tide-find-11": "left"})
    given.play(given.night(home, given.someone(), episode="low-tide")).offers_not(0, "use:low-tide-find-11:0")


@rule("DMD-INVEST-08")
def test_a_candle_burns_also_for_the_calm() -> None:
    """It lights a fire, and it heals: whoever has no stress still needs the fire."""
    calm = given.someone(at="crypt", cards={"catacombs-find-14": "right"})
    t = given.play(given.night(calm, given.someone(), episode="catacombs")).says(0, "use:catacombs-find-14:0")
    assert t.state.fire["crypt"] == 1
    nothing_left = given.someone(at="crypt", cards={"catacombs-find-14": "right"}, fire=6)
    given.play(given.night(nothing_left, given.someone(), episode="catacombs")).offers_not(0, "use:catacombs-find-14:0")


@rule("DMD-INVEST-08", "S-59")
def test_nobody_is_offered_morphine_only_for_what_it_costs() -> None:
    play(night(nobody_special(holds=["find-4:right"]), beth())).offers_not(0, "use:find-4:0")
    play(night(nobody_special(holds=["find-4:right"], wounds=1), beth())).offers(0, "use:find-4:0")


@rule("S-88")
def test_fear_drives_as_far_as_it_can() -> None:
    t = meets("cthulhu-3", nobody_special("office", sanity=2, psychosis="autophobia"), beth("ward-west"), great="cthulhu")
    assert (t.me.space, t.me.stress) == ("ward-west", 0)


# Madness in the middle of an enemy's ability


@rule("S-74", "DMD-RUN-03", "S-56")
def test_who_flees_in_madness_is_not_carried_by_whatever_drove_them_mad() -> None:
    sneaking = elizabeth("office", sanity=2, psychosis="claustrophobia")
    s = night(sneaking, beth(), great="cthulhu", enemies={"office": ["star-spawn", "cultist"]})
    t = play(s, attacked="x x e x x x").ends_actions()
    t.offers(0, "shake:star-spawn.1", "shake:cultist.1").says(0, "shake:star-spawn.1")
    t.says_if_asked(0, "level:lucky")
    assert (t.me.space, t.enemies("office"), t.enemies("corridor")) == ("corridor", ["star-spawn.1"], ["cultist.1"])


@rule("S-106", "DMD-DICE-02", "DMD-GOO-07")
@pytest.mark.parametrize(("rlyeh", "dice"), [([], 1), (["office"], 2)])
def test_what_a_space_adds_to_attacks_is_also_added_to_a_blow_struck_back(rlyeh: list[str], dice: int) -> None:
    s = night(beth("office"), ian(), great="cthulhu", enemies={"office": ["shoggoth"]}, tokens={"rlyeh": rlyeh})
    t = play(s).says(0, "attack:shoggoth.1")
    assert t.every(events.Rolled)[-1].dice == ("bonus:blank",) * dice


# Prices


@rule("S-107", "S-64")
def test_what_is_paid_for_is_had_before_paying_drives_one_away() -> None:
    mad = given.someone(at="stone-circle", sanity=2, psychosis="autophobia", cards={"mountain-find-6": "right"})
    t = given.play(given.night(mad, given.someone(at="islet"), episode="mountain")).does(0, "use:mountain-find-6:0")
    assert (t.who(0).sanity, t.who(0).space, t.token("seal.2")) == (3, "islet", ("investigator", "0", "charged"))


@rule("S-107", "S-96")
def test_a_psychosis_may_take_away_what_one_has_just_paid_for() -> None:
    forgetful = given.someone("ahmed", at="gallery", sanity=2, psychosis="short-term-memory-loss")
    s = given.night(forgetful, given.someone(), episode="estate", discoveries=["estate-find-6"], phase="discovery")
    t = given.play(s).says(0, "take:right")
    assert t.order(events.Took, events.PsychosisStrikes, events.CardLost) == ["Took", "PsychosisStrikes", "CardLost"]
    assert (t.who(0).cards, t.who(0).stress) == ([], 0)


@rule("S-64", "DMD-DEATH-04")
def test_whoever_dies_of_the_price_leaves_no_bone_behind() -> None:
    hurt = given.someone("ahmed", at="chapel", wounds=5)
    s = given.night(
        hurt,
        given.someone(),
        episode="catacombs",
        discoveries=["catacombs-find-10"],
        phase="discovery",
        arrived=True,
        stage=2,
        figures={"shaft": ["cthulhu"]},
    )
    t = given.play(s).says(0, "take:left")
    assert t.who(0).fate == "killed"
    t.never_told(events.GainedToken)


@rule("S-64", "S-107")
def test_whoever_is_hard_to_kill_outlives_the_price_and_has_what_was_paid_for() -> None:
    t = finds("find-15", someone("rasputin", wounds=5), beth()).says(0, "take:left")
    assert (t.me.wounds, t.me.fate, [h.card for h in t.me.cards]) == (5, "", ["find-15"])
    t.ever_told(events.Survived, who=0)


# Vengeance


@rule("S-105", "S-100")
def test_vengeance_does_not_fell_a_stage_unasked() -> None:
    s = night(
        ian("office"),
        beth(wounds=5),
        great_at="office",
        stage_wounds=11,
        disrupted=True,
        tokens={"yellow-sign": ["1", "1"]},
    )
    t = play(s.model_copy(deep=True), attacked="s s x").ends_actions().says(0, "spare", msg="dmd-strike")
    assert (t.state.stage, t.state.stage_wounds, t.who(1).fate) == (2, 11, "")
    t = play(s, attacked="s s x").ends_actions().says(0, "strike", msg="dmd-strike")
    assert (t.state.stage, t.who(1).fate) == (3, "killed")


@rule("S-105", "DMD-END-01")
def test_nobody_is_asked_whether_they_want_to_win() -> None:
    s = night(ian("office"), beth(), great_at="office", stage=4, disrupted=True)
    s.stage_wounds = CARDS.great_old_ones["hastur"].stages[3].health + CARDS.numbers.stage_health[2] - 1
    assert play(s, attacked="s s x").ends_actions().state.result == "won"


# Figures and tokens that are not enough


@rule("DMD-MYTHOS-06", "DMD-SUMMON-02")
def test_with_one_cultist_left_the_active_one_says_which_altar_gets_it() -> None:
    two = {"altar": ["cold-store", "office"], "altar:destroyed": ["courtyard"]}
    t = meets("night-shift-6", nobody_special("archive"), beth(), enemies={"ward-west": ["cultist"] * 9}, tokens=two)
    t.offers(0, "space:cold-store", "space:office").says(0, "space:office").says(0, "space:boiler-room")
    assert t.enemies("boiler-room") == ["cultist.10"]
    t.ever_told(events.NoFigure, enemy="cultist")


@rule("S-108", "DMD-MYTHOS-06")
def test_where_nobody_has_any_all_have_the_most() -> None:
    s = given.night(given.someone(at="crypt"), given.someone(at="courtyard"), episode="catacombs", mythos=["catacombs-3"])
    s.phase = "mythos"
    t = given.play(s.model_copy(update={"figures": [given.Figure(id="ghoul.1", space="chapel")]}))
    t.offers(0, "who:0", "who:1").says(0, "who:1")
    assert "ghoul.1" in t.at("courtyard")


@rule("S-109")
def test_a_guest_who_turns_counts_as_summoned() -> None:
    led = {f"guest.{i}": ("investigator", "1", "freed") for i in (1, 2, 3, 4)}
    s = given.night(
        given.someone("ahmed"),
        given.someone(),
        episode="estate",
        phase="end",
        mythos_discard=["cthulhu-1", "cthulhu-2", "cthulhu-3"],
        tokens=led,
    )
    t = given.play(s).until(1, "dmd-action")
    assert [f.wounds for f in t.state.figures if f.space == "greenhouse"] == [1]  # Gate Manipulation: it is a gate space


@rule("S-110", "DMD-MYTHOS-03")
def test_a_guest_who_is_led_stands_on_no_space() -> None:
    led = {f"guest.{i}": ("investigator", "1", "freed") for i in (1, 2, 3, 4, 5)}
    s = given.night(given.someone(), given.someone(), episode="estate", phase="mythos", mythos=["estate-4"], tokens=led)
    assert given.play(s).until(0, "dmd-discovery").state.figures == []
    waiting = led | {"guest.5": ("space", "greenhouse", "")}
    s = given.night(given.someone(), given.someone(), episode="estate", phase="mythos", mythos=["estate-4"], tokens=waiting)
    assert given.play(s).until(0, "dmd-discovery").at("greenhouse") == ["cultist.1"]


@rule("S-110", "DMD-MYTHOS-03")
def test_nobody_goes_after_a_seal_in_somebodys_pocket() -> None:
    carried = {f"seal.{i}": ("investigator", "1", "charged") for i in (1, 2, 3)}
    s = given.night(
        given.someone(),
        given.someone(at="grotto"),
        episode="mountain",
        phase="mythos",
        mythos=["mountain-5"],
        tokens=carried,
        figures={"shaft": ["cultist"]},
    )
    assert "cultist.1" in given.play(s).at("shaft")


# The ritual


@rule("DMD-RITUAL-05", "S-34")
def test_the_last_disturbance_counts_also_in_the_middle_of_an_advance() -> None:
    """Hastur takes the sanity, Kleptomania draws a card, the card is the eleventh disturbance; then the episode takes one away."""
    tokens = {f"disturbance.{i}": ("card", "", "") for i in range(1, 11)}
    tokens |= {f"yellow-sign.{i}": ("investigator", "0", "") for i in (1, 2, 3)}
    s = given.night(
        given.someone(at="cloakroom", sanity=2, psychosis="kleptomania"),
        given.someone(),
        episode="theatre",
        great_old_one="hastur",
        arrived=True,
        stage=3,
        track=5,
        phase="end",
        figures={"coal-cellar": ["hastur"]},
        mythos_discard=YELLOW,
        tokens=tokens,
        discoveries=["theatre-find-11"],
    )
    t = given.play(s).says(0, "take:left").until(1, "dmd-action")
    assert (t.on_card("disturbance"), t.state.disrupted) == (10, True)


# At any time in one's own turn


@rule("DMD-INVEST-08", "S-90")
def test_stress_of_a_mythos_card_may_be_drunk_away_before_a_find_is_paid_for() -> None:
    drinker = nobody_special("archive", stress=3, holds=["find-8:right"])
    t = meets("night-shift-7", drinker, beth(), finds=["find-2"]).offers(0, "use:find-8:0", "pass")
    t.says(0, "use:find-8:0", msg="dmd-action").offers(0, "take:left", "take:right")
    t = meets("night-shift-1", nobody_special("archive", stress=3, holds=["find-8:right"]), beth(), finds=["find-2"])
    t.asks(0, "dmd-discovery")  # it was asked before the card, and nothing has changed


@rule("DMD-INVEST-08", "DMD-FIRE-02", "S-90")
def test_holy_water_puts_out_before_the_fire_roll() -> None:
    burning = given.someone(at="crypt", fire=1, cards={"catacombs-find-2": "right"})
    t = given.play(given.night(burning, given.someone(), episode="catacombs", phase="end"), dice=["success"])
    t.says(0, "use:catacombs-find-2:1").asks(1, "dmd-action").never_told(events.Rolled)
    assert (t.who(0).fire, t.who(0).wounds) == (0, 0)


@rule("DMD-INVEST-08", "S-90")
@pytest.mark.parametrize(("wounds", "asked"), [(3, False), (4, True)])
def test_before_a_fire_roll_that_might_kill_one_may_heal(wounds: int, asked: bool) -> None:
    t = play(night(ian(wounds=wounds, fire=2, holds=["find-3:right"]), beth(), phase="end"), fire="s s")
    if asked:
        t.says(0, "use:find-3:0", msg="dmd-action")
    t.asks(1, "dmd-action")
    assert t.me.wounds == (4 if asked else 5)


@rule("S-90")
def test_what_only_puts_out_the_floor_is_no_help_against_a_fire_roll() -> None:
    snow = given.someone(at="grotto", fire=1, cards={"mountain-find-7": "left"})
    t = given.play(given.night(snow, given.someone(), episode="mountain", phase="end", fire={"grotto": 1}))
    t.offers(0, "use:mountain-find-7:0", "pass").offers_not(0, "use:mountain-find-7:1")


@pytest.mark.parametrize(
    ("ruling", "words", "lang"),
    [
        ("S-106", "Shoggoth strikes back dice", "en"),
        ("S-106", "Shoggothe Würfel", "de"),
        ("S-107", "pay psychosis", "en"),
        ("S-107", "bezahlen Psychose", "de"),
        ("S-108", "most nobody", "en"),
        ("S-108", "am meisten niemand", "de"),
        ("S-109", "guest cultist summoned", "en"),
        ("S-109", "Gast Kultist beschworen", "de"),
        ("S-110", "carry on your space", "en"),
        ("S-110", "Gast führen Feld", "de"),
    ],
)
def test_whoever_quarrels_finds_the_reading(ruling: str, words: str, lang: Lang) -> None:
    assert search(BOOK, words, lang)[0].id == ruling
