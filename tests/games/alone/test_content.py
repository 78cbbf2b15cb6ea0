"""What is in the box (catalogue 2 and 7): counts, prints, both languages, and faults in packs."""

from __future__ import annotations

import json
import pkgutil
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from games.alone import verbs
from games.alone.content import (
    FOLDER,
    KINDS_OF_CARDS,
    TRIGGERS,
    CardMoment,
    CreatureRow,
    ReactionCard,
    catalogue,
    load_catalogue,
)
from games.alone.state import ABILITIES, ACTIONS, KINDS, DeckName
from games.alone.verbs.verb import CHANCES, VERBS
from games.kernel.content import BadPack, read_yaml
from games.kernel.phrases import LANGS
from keeper.cli import main

rule = pytest.mark.rule

CARDS = catalogue()
DECKS: tuple[DeckName, ...] = get_args(DeckName)


# Counts


def test_the_box_is_complete() -> None:
    assert CARDS.counts == {
        "reactions": 52,
        "reaction_cards": 104,
        "items": 21,
        "missions": 24,
        "missions_SM": 7,
        "missions_PM": 7,
        "missions_FM": 10,
        "characters": 4,
        "creature_cards": 5,
        "rooms": 8,
        "plans": 4,
    }


@pytest.mark.parametrize("deck", DECKS)
def test_a_reaction_deck_has_twenty_six_cards_of_thirteen_designs(deck: DeckName) -> None:
    cards = CARDS.deck(deck)
    assert len(cards) == 26
    assert set(Counter(cards).values()) == {2}


# Cards per trigger: Move, Explore, Attack, Locate, Search, Interact, losses.
PER_TRIGGER = {
    "fury": (6, 2, 8, 2, 2, 2, 4),
    "speed": (8, 4, 2, 4, 4, 2, 2),
    "terror": (6, 6, 2, 4, 2, 2, 4),
    "traps": (6, 4, 2, 2, 6, 4, 2),
}


@pytest.mark.parametrize("deck", DECKS)
@rule("AL-REACT-01")
def test_every_deck_answers_each_action_as_often_as_the_catalogue_says(deck: DeckName) -> None:
    found = Counter(CARDS.reactions[id].trigger for id in CARDS.deck(deck))
    losses = found["life_loss"] + found["composure_loss"]
    assert (*(found[t] for t in TRIGGERS[:6]), losses) == PER_TRIGGER[deck]


INSTANTS = {
    "fury": {"rage", "blood_scent", "claw_back", "smash_the_lamp", "thick_hide", "die_with_me"},
    "speed": {"they_know_where_i_am", "cut_off", "shadow_step", "overrun"},
    "terror": {
        "was_i_mistaken", "whispers", "lights_out", "panic", "paralysis", "lost", "dread", "nightmare_vision", "hallucination",
    },
    "traps": {"jammed_door", "short_circuit", "booby_trap", "sabotage", "power_drain", "dead_zone", "tripwire"},
}  # fmt: skip


@rule("AL-REACT-06", "AL-REACT-07")
def test_half_of_the_designs_are_instants_and_all_cards_that_answer_a_loss_are() -> None:
    found = {deck: {c.id for c in CARDS.reactions.values() if c.deck == deck and c.instant} for deck in DECKS}
    assert found == INSTANTS
    assert sum(len(ids) for ids in found.values()) == 26
    assert all(c.instant for c in CARDS.reactions.values() if c.trigger in ("life_loss", "composure_loss"))


def test_every_reaction_card_has_a_danger_effect_that_differs_from_the_normal_one() -> None:
    for card in CARDS.reactions.values():
        assert card.danger, card.id
        if card.danger_replaces:
            assert card.danger != card.effects, card.id
            assert card.in_play(True) == card.danger
        else:
            assert card.in_play(True) == [*card.effects, *card.danger]
        assert card.in_play(False) == card.effects


# Items


MATERIALS = {
    "ammunition_1": "ME", "ammunition_2": "MC", "ammunition_3": "MM", "acid_container": "CM", "object_scanner": "EC",
    "smoke_grenade": "CE", "jetpack": "MC", "body_armour": "MM", "flare": "CM", "plasma_cutter": "EM", "motion_tracker": "EE",
    "medkit": "CC", "sedative": "CE", "stun_baton": "EM", "welding_kit": "ME", "drone": "EC", "decoy": "MC", "toolbox": "ME",
    "frag_grenade": "CM", "night_vision_visor": "EE", "stimulant": "CC",
}  # fmt: skip
USES = {
    "attack": {"ammunition_1", "ammunition_2", "ammunition_3", "acid_container", "plasma_cutter", "stun_baton", "frag_grenade"},
    "search": {"object_scanner"},
    "interact": {"smoke_grenade", "medkit", "toolbox"},
    "move": {"jetpack", "welding_kit"},
    "explore": {"flare", "drone"},
    "locate": {"motion_tracker"},
    "creature_hits": {"body_armour"},
    "composure_by_creature": {"sedative"},
    "before_attacks": {"decoy"},
    "own_attack_in_the_dark": {"night_vision_visor"},
    "turn_start": {"stimulant"},
}


@rule("AL-UPG-02")
def test_every_item_has_the_materials_of_the_catalogue() -> None:
    found = {id: (c.material[0] + c.needs[0]).upper() for id, c in CARDS.items.items()}
    assert found == MATERIALS


@rule("AL-ITEM-01")
def test_every_item_is_used_as_the_catalogue_says() -> None:
    found: dict[str, set[str]] = {}
    for id, card in CARDS.items.items():
        found.setdefault(str(card.action or card.condition), set()).add(id)
    assert found == USES
    assert all((c.kind == "action") == (c.action in ACTIONS) for c in CARDS.items.values())
    assert all((c.kind == "opportunity") == (c.condition in CHANCES) for c in CARDS.items.values())


def test_three_items_are_ammunition_and_all_start_with_three_charges() -> None:
    assert [id for id, c in CARDS.items.items() if c.ammunition] == ["ammunition_1", "ammunition_2", "ammunition_3"]
    assert {c.charges for c in CARDS.items.values()} == {3}
    assert {id for id, c in CARDS.items.items() if c.spend == "any"} == {"ammunition_1", "ammunition_2", "ammunition_3"}


@rule("AL-UPG-09")
def test_an_upgrade_that_prepares_the_effect_comes_before_it_all_others_after() -> None:
    drone = CARDS.items["drone"]
    assert [type(e).__name__ for e in drone.in_use(True)] == ["ClearEach", "Explore"]
    assert [type(e).__name__ for e in drone.in_use(False)] == ["Explore"]
    acid = CARDS.items["acid_container"]
    assert [type(e).__name__ for e in acid.in_use(True)] == ["Attack", "Acid"]


# Missions, characters, creatures


def test_every_mission_wants_what_the_catalogue_says() -> None:
    rooms = {m.code: " ".join(m.rooms) for m in CARDS.missions.values()}
    assert rooms == {
        "SM01": "d", "SM02": "a", "SM03": "h", "SM04": "f", "SM05": "b", "SM06": "d", "SM07": "a",
        "PM01": "c", "PM02": "e", "PM03": "g", "PM04": "f", "PM05": "a", "PM06": "b", "PM07": "h",
        "FM01": "f c", "FM02": "b e", "FM03": "", "FM04": "f", "FM05": "h c", "FM06": "b d", "FM07": "a g", "FM08": "e", "FM09": "",
        "FM10": "a",
    }  # fmt: skip
    assert {m.code for m in CARDS.missions.values() if m.boss} == {"FM03", "FM09", "FM10"}
    assert {m.code for m in CARDS.missions.values() if m.rule} == {f"PM0{i}" for i in range(1, 8)}
    assert {m.code: g.cost for m in CARDS.missions.values() for g in m.goals if g.cost} == {"SM02": 3, "FM06": 4}


def test_three_missions_with_distinct_rooms_can_always_be_drawn() -> None:
    """AL-SETUP-06 redraws the later card while rooms collide: for any two starting missions some main mission must fit."""
    for sm in CARDS.of_class("SM"):
        for pm in CARDS.of_class("PM"):
            if set(sm.rooms) & set(pm.rooms):
                continue
            taken = {*sm.rooms, *pm.rooms}
            assert [fm.code for fm in CARDS.of_class("FM") if not taken & set(fm.rooms)], (sm.code, pm.code)


TABLE = {
    "spore": ((3, 2, 1, 1, 1, 3), (4, 2, 1, 2, 2, 2), "agility"),
    "parasite": ((2, 1, 2, 1, 1, 4), (3, 2, 2, 2, 2, 3), "cold_blood"),
    "mutant": ((2, 1, 2, 1, 2, 3), (3, 2, 2, 2, 3, 2), "keen_eye"),
    "cultist": ((2, 2, 2, 2, 0, 4), (3, 3, 2, 2, 1, 3), "accuracy"),
    "worm": ((3, 0, 2, 2, 2, 5), (4, 1, 3, 2, 3, 4), "bravery"),
}


@rule("AL-XP-15", "AL-NIGHT-01")
def test_both_sides_of_the_creature_table_are_those_of_the_catalogue() -> None:
    def row(r: CreatureRow) -> tuple[int, ...]:
        return (r.dark, r.light, r.wound, r.kill, r.composure, r.distance)

    assert {k: (row(CARDS.creatures[k]), row(CARDS.nightmare[k]), CARDS.creatures[k].ability) for k in KINDS} == TABLE
    assert {CARDS.creatures[k].ability for k in KINDS} == set(ABILITIES)


def test_the_numbers_of_the_hero_board_and_of_evil() -> None:
    n = CARDS.numbers
    assert n.heal_limits == {3: 8, 2: 6, 1: 4, 0: 2}
    assert [(r.least, r.capacity) for r in n.adrenaline] == [(11, 3), (7, 4), (0, 5)]
    assert n.hand == {1: 8, 2: 4, 3: 3}
    assert [n.difficulties[d].creature_limit for d in ("easy", "normal", "nightmare", "impossible")] == [2, 3, 3, 4]
    assert n.markers_per_kind == 3
    assert (n.turns, n.reaction_spaces, n.danger_from, n.danger_per_floor) == (8, 9, 6, 8)
    assert n.faces == ("hit", "hit", "conditional", "conditional", "miss", "miss")


# Words


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_reads_well_in_both_languages(lang: str) -> None:
    for card in CARDS.by_id.values():
        name = card.name.in_("de" if lang == "de" else "en")
        flavour = card.flavour.in_("de" if lang == "de" else "en")
        assert name.strip() == name != "", card.id
        assert flavour.strip() == flavour, card.id
        assert flavour[-1] in ".!?", card.id
        assert len(flavour) <= 200, card.id
        text = CARDS.text(card.id, "de" if lang == "de" else "en")
        assert text or KINDS_OF_CARDS["rooms"] is type(card), card.id
        for row in text:
            assert row[0].isupper() or row[0].isdigit(), (card.id, row)
            assert row[-1] in ".!?", (card.id, row)
            assert "{" not in row, (card.id, row)
            assert "  " not in row, (card.id, row)


def test_no_two_cards_share_their_flavour_and_only_ammunition_shares_its_name() -> None:
    for lang in LANGS:
        flavours = Counter(c.flavour.in_(lang) for c in CARDS.by_id.values())
        assert [f for f, n in flavours.items() if n > 1] == []
        names = Counter(c.name.in_(lang) for c in CARDS.reactions.values())
        names.update(c.name.in_(lang) for c in CARDS.items.values())
        assert [n for n, times in names.items() if times > 1] == [{"en": "Ammunition", "de": "Munition"}[lang]]


def test_reaction_cards_speak_of_the_hero_and_items_to_the_hero() -> None:
    for card in CARDS.reactions.values():
        text = " ".join(CARDS.text(card.id, "de")).lower()
        assert " dein" not in text, card.id
        assert " dich" not in text, card.id
    for item in CARDS.items.values():
        assert " held" not in " ".join(CARDS.text(item.id, "de")).lower(), item.id


def test_the_number_on_a_card_is_the_number_that_happens() -> None:
    assert CARDS.text("skitter", "de") == [
        "Am Ende eines Zuges, in dem der Held Bewegen gewählt hat.",
        "Bewege 1 Kreatur 2 Sektoren weit.",
        "Gefahr, stattdessen: Bewege 1 Kreatur 3 Sektoren weit.",
    ]
    assert CARDS.text("charge", "en") == [
        "At the end of a turn in which the hero chose Move.",
        "Move 1 creature 2 sectors toward the hero.",
        "Danger, in addition: until the end of the turn it attacks with 1 more die.",
    ]
    assert CARDS.text("medkit", "de")[:2] == [
        "Interagieren: Erhalte 2 Lebenspunkte zurück.",
        "Verbessert (Chemisch), zusätzlich: Erhalte 1 Selbstbeherrschung zurück.",
    ]
    assert CARDS.text("SM02", "en")[0] == "Goal: Interact in the Control Room and discard 3 charges of your items."


def test_every_place_where_a_verb_belongs_exists() -> None:
    windows = {f"{moment}:{trigger}" for moment in get_args(CardMoment) for trigger in TRIGGERS}
    places = {"reaction", *windows, *ACTIONS, *CHANCES, "sacrifice", "reward"}
    for verb in VERBS.known.values():
        assert verb.belongs
        assert set(verb.belongs) <= places, verb.called()


def test_every_module_of_verbs_is_imported_with_the_folder() -> None:
    assert {module.name for module in pkgutil.iter_modules(verbs.__path__)} == {*verbs.__all__, "verb"}


# The command line


def test_keeper_counts_and_shows_the_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "alone", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == CARDS.counts
    assert main(["card", "alone", "rage", "--lang", "de"]) == 0
    german = capsys.readouterr().out
    assert "Blinde Wut" in german
    assert "fury ×2" in german
    assert "um 1 höher" in german
    for id, says in (
        ("jetpack", "mechanical"),
        ("SM02", "SM"),
        ("pilot", "Pilot"),
        ("worm", "Nightmare"),
        ("a", "Forty screens"),
    ):
        assert main(["card", "alone", id]) == 0
        assert says in capsys.readouterr().out
    assert main(["card", "alone", "jetpak"]) == 2
    assert "did you mean 'jetpack'" in capsys.readouterr().err


# Packs


GOOD = """
reactions:
  - id: cold_hands
    name: {en: "Cold Hands", de: "Kalte Hände"}
    flavour: {en: "They were warm yesterday.", de: "Gestern waren sie warm."}
    deck: terror
    trigger: move
    effects: [{lose: composure, n: 1}]
    danger: [{lose: composure, n: 2}]
    danger_replaces: true
items:
  - id: crowbar
    name: {en: "Crowbar", de: "Brecheisen"}
    flavour: {en: "It opens everything once.", de: "Es öffnet alles genau einmal."}
    material: mechanical
    needs: mechanical
    kind: action
    action: attack
    target: creature_here
    effects: [{attack: 3}]
    upgraded: [{hero_dice: 1}]
"""


def test_a_good_pack_is_added_to_the_box(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "more.yaml"
    pack.write_text(GOOD, encoding="utf-8")
    cards = load_catalogue([pack])
    assert len(cards.by_id) == len(CARDS.by_id) + 2
    assert cards.deck("terror").count("cold_hands") == 2
    assert cards.text("crowbar", "de")[0] == "Angreifen: Greif 1 Kreatur in deinem Sektor mit 3 Würfeln an."
    assert main(["check-pack", str(pack), "--game", "alone"]) == 0
    assert "2 cards, all good" in capsys.readouterr().out


FAULTS = [
    ("{lose: composure, n: 1}", "{loose: composure}", "unknown verb 'loose', did you mean 'lose'?"),
    ("{lose: composure, n: 1}", "{lose: composure, n: 0}", "greater than or equal to 1"),
    ("{lose: composure, n: 1}", "{attack: 2}", "'attack' does not belong on such a card"),
    ("{lose: composure, n: 1}", "{draw_less: 1}", "'draw_less' does not belong on such a card"),
    ("[{attack: 3}]", "[{lose: life, n: 1}]", "'lose' does not belong on such a card"),
    ("trigger: move", "trigger: life_loss", "answers a loss is played at the moment 'loss'"),
    ("trigger: move", "trigger: jump", "trigger"),
    ("deck: terror", "deck: horror", "deck"),
    ("action: attack", "condition: turn_start", "an action item names its action"),
    ("id: crowbar", "id: jetpack", "this id stands twice"),
    ("items:", "itmes:", "unknown section, did you mean 'items'?"),
    ("danger_replaces: true", "danger_replaces: maybe", "danger_replaces"),
    ('de: "Kalte Hände"', 'fr: "Mains froides"', "name.de"),
]  # fmt: skip


@pytest.mark.parametrize(("good", "bad", "says"), FAULTS)
def test_a_fault_in_a_pack_is_named_with_its_place_and_nothing_is_loaded(good: str, bad: str, says: str, tmp_path: Path) -> None:
    assert good in GOOD
    pack = tmp_path / "more.yaml"
    pack.write_text(GOOD.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(BadPack) as broken:
        load_catalogue([pack])
    assert says in str(broken.value)
    assert "more.yaml:" in str(broken.value)


MISSIONS = """
missions:
  - id: SM08
    name: {en: "The Kitchen", de: "Die Küche"}
    flavour: {en: "It smells of meat.", de: "Es riecht nach Fleisch."}
    goals: [{interact: d}]
    reward: [{companion: 1}]
"""


@pytest.mark.parametrize(("good", "bad", "says"), [
    ("interact: d", "interact: z", "no room 'z'"),
    ("[{interact: d}]", "[{interact: d, kill_boss: true}]", "a goal is either"),
    ("[{interact: d}]", "[{kill_boss: true}]", "there is no boss"),
    ("id: SM08", "id: PM08", "a PM mission has a special rule"),
    ("id: SM08", "id: FM11", "has no other reward"),
    ("[{companion: 1}]", "[{attack: 2}]", "'attack' does not belong"),
    ("id: SM08", "id: XX08", "id"),
])  # fmt: skip
def test_a_fault_in_a_mission_is_found(good: str, bad: str, says: str, tmp_path: Path) -> None:
    pack = tmp_path / "missions.yaml"
    pack.write_text(MISSIONS, encoding="utf-8")
    assert "SM08" in load_catalogue([pack]).missions
    pack.write_text(MISSIONS.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(BadPack) as broken:
        load_catalogue([pack])
    assert says in str(broken.value)


def test_check_pack_names_every_fault_and_leaves_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "bad.yaml"
    pack.write_text(GOOD.replace("deck: terror", "deck: horror").replace("kind: action", "kind: thing"), encoding="utf-8")
    assert main(["check-pack", str(pack), "--game", "alone"]) == 2
    found = capsys.readouterr().err
    assert "cold_hands" in found
    assert "crowbar" in found


def test_own_cards_are_written_by_the_same_rules_as_packs() -> None:
    """No card of the box relies on anything a pack could not write: every section of every file is a list of cards."""
    for path in FOLDER.glob("*.yaml"):
        if path.name in ("words.yaml", "numbers.yaml"):
            continue
        for section, rows in read_yaml(path).items():
            assert section in (*KINDS_OF_CARDS, "plans"), path.name
            assert isinstance(rows, list)


def test_a_card_is_dangerous_by_its_own_text_alone() -> None:
    panic = CARDS.reactions["panic"]
    assert isinstance(panic, ReactionCard)
    assert [e.text(CARDS.words, "en") for e in panic.in_play(True)] == ["the hero loses 2 composure"]
