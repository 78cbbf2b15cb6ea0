"""What cards say, in both languages: whole sentences, made of their effects."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.death_may_die.content import InvestigatorCard, Use, catalogue
from games.death_may_die.game import DeathMayDie
from games.death_may_die.rules.counting import known
from games.death_may_die.state import DeathState, Investigator, Token
from games.death_may_die.traits import TRAITS
from games.death_may_die.verbs import wording
from games.death_may_die.verbs.verb import VERBS
from games.kernel.effects import clauses
from games.kernel.luck import Fate
from games.kernel.phrases import LANGS, Lang, line

CARDS = catalogue()
WORDS = CARDS.words
# A phrase that stands on a card by its name instead of its words.
RAW = re.compile(rf"(?<![\w-])(?:{'|'.join(re.escape(key) for key in WORDS.templates if '-' in key)})(?![\w-])")
LONGEST = 260  # a line of a card, in characters: an episode action with its needs is the longest


def lines(id: str, lang: Lang) -> list[str]:
    """Everything a card says, covered stage cards included."""
    said = CARDS.text(id, lang)
    great = CARDS.great_old_ones.get(id)
    return said + ([text for stage in great.stages[1:] for text in stage.rules_text(WORDS, lang)] if great else [])


@pytest.mark.parametrize(
    "id", ["night-terrors", "chthonian", "estate-find-1", "estate-find-6", "estate-find-10", "low-tide-find-6"]
)
def test_around_whom_a_distance_is_measured_is_said_in_german(id: str) -> None:
    said = " ".join(lines(id, "de"))
    assert re.findall(r"im Umkreis von \d Feld(?:ern)?\b(?! um (?:dich|diesen Gegner))", said) == []
    assert "im Umkreis" in said


# Investigators have skills instead of a text.
EVERYTHING = [id for id, card in CARDS.by_id.items() if not isinstance(card, InvestigatorCard)]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", EVERYTHING)
def test_every_card_is_worded_in_whole_sentences(id: str, lang: Lang) -> None:
    said = lines(id, lang)
    assert said, "it says nothing"
    for text in said:
        assert text[0].isupper() or text[0] in "+0123456789", text
        assert text[-1] == ".", text
        assert len(text) <= LONGEST, text
        assert not re.search(r"[{}|_@]|  | [.,;:]|\.\.|::|,,|\(\)", text), text
        assert not RAW.search(text), text


@pytest.mark.parametrize("lang", LANGS)
def test_no_line_is_said_twice_on_a_card(lang: Lang) -> None:
    for id in EVERYTHING:
        said = CARDS.text(id, lang)
        assert len(said) == len(set(said)), (id, said)


ENGLISH = re.compile(
    r"\b(the|you|your|and|or|with|each|every|if|when|of|to|on|roll|reroll|rolls?|wounds?|sanity|space|spaces|gate|token|tokens|gain|lose"
    r"|suffer|heal|put|move|cultist|cultists|investigator|Success|Successes|Tentacle|Elder|Sign|bonus|standard|turn|Rest|Trade|Fight)\b"
)
GERMAN = re.compile(
    r"\b(und|oder|du|dein|deine|deinem|dich|dir|der|das|dem|den|ein|einem|nicht|Wunde|Feld|Probe|Zug|mit)\b|[äöüÄÖÜß]"
)


def test_each_language_keeps_to_itself() -> None:
    """Names are left out: some are the same in both."""
    for key, row in WORDS.templates.items():
        if re.match(r"(skill|space|card)-", key):
            continue
        words = {lang: re.sub(r"\{\w+", "{", row[lang]) for lang in LANGS}
        assert not ENGLISH.search(words["de"]), (key, words["de"])
        assert not GERMAN.search(words["en"]), (key, words["en"])


def test_both_languages_insert_the_same_things() -> None:
    slots = re.compile(r"\{(\w+)")
    odd = {key for key, row in WORDS.templates.items() if set(slots.findall(row["en"])) != set(slots.findall(row["de"]))}
    assert odd == set()


# What cards of episodes yet to be written, and of packs, can say


ENEMIES = ["cultist", *(enemy.id for enemy in CARDS.enemies.values() if enemy.category == "monster")]


@pytest.mark.parametrize("enemy", ENEMIES)
def test_every_enemy_has_the_forms_sentences_need(enemy: str) -> None:
    for form in ("each", "nearest", "one", "many"):
        for lang in LANGS:
            assert WORDS.say(lang, f"{form}-{enemy}", n=2)


KINDS = ["yellow-sign", "rlyeh", "altar", "corpse", "knife", "bone", "net", "idol", "water", "guest", "disturbance", "seal"]
SIDES = [
    "altar-plain",
    "altar-destroyed",
    "net-plain",
    "net-cut",
    "guest-plain",
    "guest-freed",
    "seal-plain",
    "seal-charged",
    "seal-set",
]


@pytest.mark.parametrize("kind", [*KINDS, *SIDES])
def test_every_token_has_the_forms_sentences_need(kind: str) -> None:
    forms: tuple[wording.Form, ...] = ("token", "a", "every", "no")
    for form in (*forms, "the") if kind in KINDS else forms:
        for lang in LANGS:
            assert WORDS.say(lang, f"{form}-{kind}", n=2)


def test_every_space_can_be_named_and_every_skill() -> None:
    assert all(f"space-{space}" in WORDS.templates for space in CARDS.spaces)
    assert len(CARDS.spaces) == 64
    assert WORDS.say("de", "space-theatre-stage") == "Bühne"
    assert WORDS.say("de", "skill-stealth") == "Verstohlen"


def test_a_taken_card_is_called_by_what_it_lastingly_is() -> None:
    assert WORDS.say("en", "card-find-3") == "Guilt"
    assert WORDS.say("de", "card-find-1") == "Jerome, Hilfshausmeister"


PLAIN = (
    "fire_here", "burning", "cultists_here", "monsters_here", "enemies_here", "people_here", "figures_here", "alone", "company",
    "altars_watched", "great_here", "discardable", "stealable", "wounds", "stress", "full_stress", "less_hurt", "items",
    "companions", "arrived", "disrupted", "safe",
)  # fmt: skip


@pytest.mark.parametrize("name", PLAIN)
def test_what_is_counted_can_be_asked_for(name: str) -> None:
    assert known(name)
    for lang in LANGS:
        assert wording.so(WORDS, lang, name, 1)
        assert wording.so(WORDS, lang, name, 2)


def test_nobody_else_is_spoken_to_as_you() -> None:
    """After "each investigator" every clause is in the third person: phrases that say "you" have a form for that, or stand on cards
    that only speak to one."""
    you = re.compile(r"\b(you|your|du|dein|deine[mnrs]?|dich|dir)\b")
    asked = {
        key
        for key in WORDS.templates
        if key.startswith(("if-", "per-")) and any(you.search(WORDS.templates[key][lang]) for lang in LANGS)
    }
    assert {key for key in asked if f"{key}@each" not in WORDS.templates} == set()
    assert not [
        key for key, row in WORDS.templates.items() if key.endswith("@each") and any(you.search(row[lang]) for lang in LANGS)
    ]


def said(row: dict[str, Any], lang: Lang) -> str:
    return line(clauses([VERBS.read(row)], WORDS, lang), lang)


SENTENCES: list[tuple[dict[str, Any], str, str]] = [
    (
        {"spend_token": "bone", "to": "card"},
        "Put 1 bone on the episode card.",
        "Lege 1 Knochen auf die Episodenkarte.",
    ),
    ({"turn_token": "net", "to": "cut"}, "Cut the net.", "Zerschneide das Netz."),
    ({"turn_token": "idol", "becomes": "mine"}, "Take the idol with you.", "Nimm das Götzenbild mit."),
    (
        {"turn_token": "seal", "becomes": "mine", "to": "charged"},
        "Take the seal with you, charged.",
        "Nimm das Siegel geladen an dich.",
    ),
    (
        {"place_token": "water", "on": ["cave-mouth", "hold"]},
        "Put 1 water token on the first of these spaces that has none: Cave Mouth, Hold.",
        "Lege 1 Wassermarker auf das erste dieser Felder, auf dem noch keiner liegt: Höhleneingang, Laderaum.",
    ),
    ({"gain_token": "seal", "side": "charged", "n": 2}, "Gain 2 charged seals.", "Erhalte 2 geladene Siegel."),
    (
        {"move_enemies": "ghoul", "to": "person", "by": 2},
        "Each Ghoul moves up to 2 spaces towards the nearest investigator.",
        "Jeder Ghul bewegt sich bis zu 2 Felder auf den nächsten Ermittler zu.",
    ),
    (
        {"move_enemies": "deep-one", "which": "nearest", "to": "token:guest:plain"},
        "The nearest Deep One moves onto the nearest space with a captive guest.",
        "Das nächste Tiefe Wesen bewegt sich auf das nächste Feld mit einem gefangenen Gast.",
    ),
    (
        {"when": "at:stalls,balcony,theatre-stage", "then": [{"stress": 1}]},
        "If you are on Stalls, Balcony or Theatre Stage, suffer 1 stress.",
        "Wenn du auf dem Feld Parkett, Balkon oder Bühne bist, erleide 1 Stress.",
    ),
    (
        {"when": "held:bone", "at_least": 2, "then": [{"sanity": 1}], "otherwise": [{"each": "others", "do": [{"wounds": 2}]}]},
        "If you have at least 2 bones, lose 1 sanity; otherwise each other investigator suffers 2 wounds.",
        "Wenn du mindestens 2 Knochen hast, verliere 1 Geistige Gesundheit; sonst: Jeder andere Ermittler erleidet 2 Wunden.",
    ),
    (
        {"when": "arrived", "then": [{"move_enemies": "great_old_one", "to": "you", "by": 1}]},
        "If the Great Old One is on the map, the Great Old One moves 1 space towards you.",
        "Wenn der Große Alte auf dem Spielplan ist: Der Große Alte bewegt sich 1 Feld auf dich zu.",
    ),
    (
        {"when": "fire_here", "otherwise": [{"stress": 2}]},
        "If there is no fire on your space, suffer 2 stress.",
        "Wenn auf deinem Feld kein Feuer brennt, erleide 2 Stress.",
    ),
    (
        {"each": "without:held:bone", "do": [{"choose": [[{"sanity": 1}], [{"discard_card": "either"}]]}]},
        "Each investigator with no bone loses 1 sanity or discards 1 item or companion.",
        "Jeder Ermittler, der keinen Knochen hat, verliert 1 Geistige Gesundheit oder legt 1 Gegenstand oder Begleiter ab.",
    ),
    (
        {"each": "all", "do": [{"when": "burning", "then": [{"stress": 1}], "otherwise": [{"heal": "stress", "n": 1}]}]},
        "Each investigator suffers 1 stress if they have a fire token, or heals 1 stress if not.",
        "Jeder Ermittler erleidet 1 Stress, wenn er einen Feuermarker hat, oder heilt 1 Stress, wenn nicht.",
    ),
    (
        {"each": "all", "do": [{"sanity": 1, "per": "held:seal"}]},
        "Each investigator loses 1 sanity for each seal they have.",
        "Jeder Ermittler verliert 1 Geistige Gesundheit für jedes Siegel in seinem Besitz.",
    ),
    (
        {"each": "on:water", "do": [{"stress": 1}]},
        "Each investigator on a space with water suffers 1 stress.",
        "Jeder Ermittler auf einem Feld mit Wasser erleidet 1 Stress.",
    ),
    (
        {"per": "card:disturbance", "do": [{"summon": "cultist", "at": "red"}]},
        "For each disturbance on the episode card: summon 1 cultist at the red gate.",
        "Für jede Störung auf der Episodenkarte: Beschwöre 1 Kultisten am roten Tor.",
    ),
    (
        {"summon": "hunting-horror", "at": "gate_by:guest", "n": 2},
        "Summon 2 Hunting Horrors at the gate nearest to a guest.",
        "Beschwöre 2 Hetzende Schrecken an dem Tor, das einem Gast am nächsten ist.",
    ),
    (
        {"attempt": 2, "then": [{"heal": "stress", "n": 2}], "otherwise": [{"fire": 1, "on": "you"}]},
        "Make a roll; with at least 2 Successes, heal 2 stress; otherwise put 1 fire token on your board.",
        "Lege eine Probe ab; mit mindestens 2 Erfolgen: Heile 2 Stress; sonst: Lege 1 Feuermarker auf dein Tableau.",
    ),
    (
        {"may": [{"deal": 1, "to": "within_1"}], "cost": [{"stress": 1, "cost": True}]},
        "You may suffer 1 stress: deal 1 wound to an enemy on your space or an adjacent one.",
        "Wenn du willst, erleide 1 Stress: Füge einem Gegner auf deinem oder einem benachbarten Feld 1 Wunde zu.",
    ),
    ({"advance": True}, "The Great Old One advances.", "Der Große Alte rückt vor."),
    (
        {"enemy_attacks": "cultist", "standard": 1, "bonus": 2},
        "The nearest cultist moves onto your space and attacks you with only 1 standard die and 2 bonus dice.",
        "Der nächste Kultist bewegt sich auf dein Feld und greift dich an, aber nur mit 1 Standardwürfel und 2 Bonuswürfeln.",
    ),
]


@pytest.mark.parametrize(("row", "english", "german"), SENTENCES)
def test_effects_of_other_episodes_read_like_printed_ones(row: dict[str, Any], english: str, german: str) -> None:
    assert said(row, "en") == english
    assert said(row, "de") == german


LITERAL = {
    "fire": [{"fire": 1, "on": on} for on in ("you", "here", "adjacent", "enemy")],
    "heal": [{"heal": what, "n": 1, "whom": whom} for what in ("wounds", "stress") for whom in ("self", "here")],
    "deal": [{"deal": 1, "to": to} for to in ("monster", "cultist", "enemy", "all_here", "adjacent_space", "within_1")],
    "place_great": [{"place_great": to} for to in ("here", "red", "yellow", "blue", "lonely_gate", "nearest")],
    "move_you": [{"move_you": n, "to": to} for n in (1, 2) for to in ("person", "gate", "anywhere", "start")],
    "lasts": [{"lasts": w, "n": 2} for w in ("dice", "attack_dice", "signs_succeed", "no_trade", "two_actions", "ignore_safe")],
    "discard_card": [{"discard_card": what} for what in ("item", "companion", "either")],
    "heal_enemies": [{"heal_enemies": n, "whom": whom} for n in (1, 99) for whom in ("itself", "beside_great")],
    "place_token": [{"place_token": "rlyeh", "on": on} for on in ("here", "death", "gate", "card")],
    "spend_token": [{"spend_token": "knife", "to": to} for to in ("supply", "card", "space")],
    "turn_token": [{"turn_token": "knife", "becomes": becomes} for becomes in ("supply", "card", "mine")],
    "move_enemies": [
        {"move_enemies": "enemy", "to": to, "by": by}
        for to in ("you", "person", "weakest", "marked:yellow-sign", "token:rlyeh", "gate")
        for by in (1, 2, 99)
    ],
    "summon": [
        {"summon": "cultist", "at": at} for at in ("red", "yellow", "blue", "nearest", "here", "gate_by:net", "token:rlyeh")
    ],
    "each": [
        {"each": whom, "do": [{"stress": 1}]}
        for whom in (
            "all",
            "others",
            "here",
            "near:1",
            "near:2",
            "together",
            "by-it:1",
            "on:rlyeh",
            "by:rlyeh",
            "with:held:bone=2",
        )
    ],
    "roll_against": [{"roll_against": 1}, {"roll_against": 1, "per": "wounds"}, {"roll_against": 1, "per": "wounds", "most": 3}],
}


@pytest.mark.parametrize("row", [row for rows in LITERAL.values() for row in rows], ids=str)
def test_whatever_a_verb_can_be_told_to_do_is_worded(row: dict[str, Any]) -> None:
    for lang in LANGS:
        text = said(row, lang)
        assert text[-1] == ".", text
        assert not re.search(r"[{}|_@]|  | [.,;:]", text), text


@pytest.mark.parametrize(
    "row",
    [
        *({"free_rerolls": 2, "per": per, "on": on} for per in ("turn", "roll") for on in ("any", "own", "shot")),
        *({"extra_wounds": 1, "against": against} for against in ("cultist", "monster", "enemy")),
        *({"enemy_dice": 1, "of": of} for of in ("", "cultist", "monster", "ghoul", "deep-one")),
        {"bonus_dice": 2, "on": "own"},
        {"rests": -2},
        {"shielded": 1, "by": "monster"},
        {"ends_run": "water"},
    ],
    ids=str,
)
def test_whatever_a_trait_can_hold_is_worded(row: dict[str, Any]) -> None:
    for lang in LANGS:
        text = line(TRAITS.read(row).text(WORDS, lang), lang)
        assert text[-1] == ".", text
        assert not re.search(r"-\d|[{}|_@]|  | [.,;:]", text), text


# A good sample, word for word


SAMPLE: dict[str, tuple[list[str], list[str]]] = {
    "fire-vampire": (
        ["When it attacks, first: put 1 fire token on its space."],
        ["Beim Angriff zuerst: Lege 1 Feuermarker auf sein Feld."],
    ),
    "shoggoth": (
        ["If it survives your attack: it attacks you with only 1 bonus die."],
        ["Wenn dein Angriff nicht tödlich war: Dieser Gegner greift dich an, aber nur mit 1 Bonuswürfel."],
    ),
    "night-shift": (
        [
            "The ritual is disrupted once all three altars are destroyed.",
            "Loot a corpse (on a space with a corpse): make a roll; with at least 2 Successes, remove the corpse and gain 1 ritual "
            "knife.",
            "Desecrate an altar (on a Safe space with a standing altar, while you have a ritual knife): make a roll; with at least 2 "
            "Successes, return 1 ritual knife to the supply and destroy the altar.",
            "When the Great Old One advances: summon 1 cultist at the gate nearest to a standing altar.",
            "When a cultist dies: put 1 corpse on that space.",
            "Tokens: 3 altars, 6 corpses and 6 ritual knives.",
            "You may Trade the ritual knife like an item.",
            "The tokens of an investigator who dies stay on that space.",
            "Anyone there may pick them up between actions, free of charge.",
        ],
        [
            "Das Ritual ist unterbrochen, sobald alle drei Altäre zerstört sind.",
            "Eine Leiche plündern (auf einem Feld mit einer Leiche): Lege eine Probe ab; mit mindestens 2 Erfolgen: Entferne die "
            "Leiche und erhalte 1 Ritualmesser.",
            "Einen Altar entweihen (auf einem Sicheren Feld mit einem stehenden Altar, mit einem Ritualmesser bei dir): Lege "
            "eine Probe ab; mit mindestens 2 Erfolgen: Gib 1 Ritualmesser in den Vorrat zurück und zerstöre den Altar.",
            "Wenn der Große Alte vorrückt: Beschwöre 1 Kultisten an dem Tor, das einem stehenden Altar am nächsten ist.",
            "Wenn ein Kultist stirbt: Lege 1 Leiche auf sein Feld.",
            "Marker: 3 Altäre, 6 Leichen und 6 Ritualmesser.",
            "Du darfst das Ritualmesser tauschen wie einen Gegenstand.",
            "Die Marker eines Ermittlers, der stirbt, bleiben auf dessen Feld.",
            "Wer dort ist, darf sie zwischen Aktionen kostenlos aufheben.",
        ],
    ),
    "hastur": (
        [
            "When you Rest, you may discard 1 Yellow Sign instead of healing 1 point.",
            "When the Great Old One advances: each investigator who shares a space with another gains 1 Yellow Sign; if there is none, "
            "gain 1 Yellow Sign.",
        ],
        [
            "Beim Ausruhen darfst du statt 1 Punkt Heilung 1 Gelbes Zeichen ablegen.",
            "Wenn der Große Alte vorrückt: Jeder Ermittler, der nicht allein auf seinem Feld ist, erhält 1 Gelbes Zeichen; wenn es "
            "keinen gibt, erhalte 1 Gelbes Zeichen.",
        ],
    ),
    "hastur-5": (
        ["Suffer 1 stress for each Yellow Sign you have, at most 3."],
        ["Erleide 1 Stress für jedes Gelbe Zeichen in deinem Besitz, höchstens 3."],
    ),
    "cthulhu-8": (
        ["Each investigator loses 1 sanity or discards 1 item."],
        ["Jeder Ermittler verliert 1 Geistige Gesundheit oder legt 1 Gegenstand ab."],
    ),
    "find-1": (
        [
            "First: if you have “Guilt”, suffer 1 stress.",
            "Left (companion): Jerome, assistant janitor. Cost: suffer 2 stress. Health 1. Lends you 1 level of Stealth.",
            "Right (item): Bleach. Cost: suffer 1 stress. Discard this card: deal 2 wounds to a monster on your space.",
        ],
        [
            "Zuerst: Wenn du „Gewissensbisse“ hast, erleide 1 Stress.",
            "Links (Begleiter): Jerome, Hilfshausmeister. Kosten: Erleide 2 Stress. 1 Lebenspunkt. Leiht dir 1 Level in der Fertigkeit "
            "Verstohlen.",
            "Rechts (Gegenstand): Bleichmittel. Kosten: Erleide 1 Stress. Lege diese Karte ab: Füge einem Monster auf deinem Feld 2 "
            "Wunden zu.",
        ],
    ),
    "short-term-memory-loss": (
        ["If you can, discard 1 of your items or companions; otherwise suffer 1 stress."],
        ["Wenn du kannst, lege 1 deiner Gegenstände oder Begleiter ab; sonst erleide 1 Stress."],
    ),
    "stealth": (
        [
            "Level 1: when you leave a space, 1 enemy of your choice does not follow you (never the Great Old One).",
            "Level 2, instead: when you leave a space, 2 enemies of your choice do not follow you (never the Great Old One).",
            "Level 3, instead: when you leave a space, any number of enemies of your choice do not follow you (never the Great Old One).",
            "Level 4, in addition: each time you Fight, 1 enemy of your choice does not attack you.",
        ],
        [
            "Level 1: Wenn du ein Feld verlässt, folgt dir 1 Gegner deiner Wahl nicht (nie der Große Alte).",
            "Level 2, stattdessen: Wenn du ein Feld verlässt, folgen dir 2 Gegner deiner Wahl nicht (nie der Große Alte).",
            "Level 3, stattdessen: Wenn du ein Feld verlässt, folgen dir beliebig viele Gegner deiner Wahl nicht (nie der Große Alte).",
            "Level 4, zusätzlich: Jedes Mal, wenn du kämpfst, greift dich 1 Gegner deiner Wahl nicht an.",
        ],
    ),
}


@pytest.mark.parametrize("id", SAMPLE)
def test_a_card_reads_like_a_printed_one(id: str) -> None:
    english, german = SAMPLE[id]
    assert CARDS.text(id, "en") == english
    assert CARDS.text(id, "de") == german


def test_a_use_says_when_and_how_often() -> None:
    often = Use.model_validate({"limit": "turn", "cost": [{"stress": 1, "cost": True}], "effects": [{"heal": "wounds", "n": 1}]})
    assert often.text(WORDS, "en") == "Suffer 1 stress (once per turn): heal 1 wound."
    assert often.text(WORDS, "de") == "Erleide 1 Stress (einmal pro Zug): Heile 1 Wunde."
    both = Use.model_validate({"discard": True, "cost": [{"wounds": 1, "cost": True}], "effects": [{"heal": "stress", "n": 3}]})
    assert both.text(WORDS, "de") == "Lege diese Karte ab und erleide 1 Wunde: Heile 3 Stress."
    free = Use.model_validate({"when": "fight", "effects": [{"skip_attack": 1}]})
    assert (
        free.text(WORDS, "en") == "In a Fight, before an enemy attacks you: an enemy on your space does not attack in this turn."
    )


@pytest.mark.parametrize(
    ("spaces", "signs"), [(["office", "archive", "office"], [1, 0, 1]), (["office", "archive", "corridor"], [0, 1, 0])]
)
def test_hastur_advances_as_worded(spaces: list[str], signs: list[int]) -> None:
    """Those who share a space; if there is none, the active investigator."""
    state = DeathState(great_old_one="hastur", episode="night-shift", active=1)
    people = zip(CARDS.investigators, spaces, strict=False)
    state.investigators = [Investigator(id=id, player=n, space=space) for n, (id, space) in enumerate(people)]
    state.tokens = [Token(id=f"yellow-sign.{n}") for n in range(1, 13)]
    g = DeathMayDie(CARDS).table(state, Fate(b"advance"), 1)
    for effect in CARDS.great_old_ones["hastur"].stages[0].advances:
        assert list(effect.run(g, state.active, "hastur")) == []
    assert [len(g.tokens_of(who, "yellow-sign")) for who in range(3)] == signs


def test_covered_stages_are_worded_but_not_shown() -> None:
    """S-24: whoever looks a Great Old One up reads Stage 1."""
    for great in CARDS.great_old_ones.values():
        for lang in LANGS:
            shown = CARDS.text(great.id, lang)
            for stage in great.stages[1:]:
                assert stage.rules_text(WORDS, lang)
                assert not set(stage.rules_text(WORDS, lang)) & set(shown)


def test_a_great_old_one_whose_last_stage_cannot_be_worded_is_noticed() -> None:
    great = CARDS.great_old_ones["hastur"]
    odd = VERBS.read({"gain_token": "no-such-token"})
    last = great.stages[3].model_copy(update={"reveal": [odd]})
    with pytest.raises(KeyError, match="no-such-token"):
        great.model_copy(update={"stages": [*great.stages[:3], last]}).rules_text(WORDS, "en")


def test_a_level_says_what_it_replaces() -> None:
    assert [text.split(":")[0] for text in CARDS.text("toughness", "en")] == [
        "Level 1",
        "Level 2, in addition",
        "Level 3, instead",
        "Level 4, in addition",
    ]
