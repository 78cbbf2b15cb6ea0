"""What cards and spaces say, in both languages: whole sentences, made of their effects."""

from __future__ import annotations

import re

import pytest

from games.kernel.phrases import LANGS, Lang
from games.talisman.content import SORTS, catalogue

CARDS = catalogue()
EVERYTHING = [id for kind in CARDS.kinds for id in getattr(CARDS, kind)]


def text(id: str, lang: Lang) -> list[str]:
    return CARDS.text(id, lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", EVERYTHING)
def test_every_card_is_worded_in_whole_sentences(id: str, lang: Lang) -> None:
    lines = text(id, lang)
    assert lines, "it says nothing"
    for line in lines:
        assert line[0].isupper() or line[0] == "+", line
        assert line[-1] == ".", line
        assert not re.search(r"[{}|_]|  | [.,;:]|\.\.|::", line), line
        raw = [key for key in CARDS.words.templates if "-" in key and re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", line)]
        assert not raw, line


@pytest.mark.parametrize("lang", LANGS)
def test_no_line_is_said_twice_on_a_card(lang: Lang) -> None:
    for id in EVERYTHING:
        lines = text(id, lang)
        assert len(lines) == len(set(lines)), (id, lines)


def test_no_phrase_is_left_over_and_none_has_only_one_language() -> None:
    asked: set[str] = set()

    class Listening(dict[str, dict[str, str]]):
        def __getitem__(self, key: str) -> dict[str, str]:
            asked.add(key)
            return super().__getitem__(key)

        def get(self, key: str, default: object = None) -> dict[str, str] | None:  # type: ignore[override]
            if key in self:
                asked.add(key)
            return super().get(key)

    words = type(CARDS.words)(Listening({k: dict(v) for k, v in CARDS.words.templates.items()}))
    for card in CARDS.by_id.values():
        for lang in LANGS:
            card.rules_text(words, lang)
    # What no card of the box says as yet, but a card of a pack may.
    spare = {"miss-many", "miss-many@each", "roll-or-less", "trait-fight_bonus", "trait-evades-everything"}
    spare |= {"heal-many@each", "thing-all_spells", "thing-all_gold", "thing-gained_strength", "thing-gained_craft"}
    spare |= {"thing-spell_if@each", "when-strength", "each-good", "heal-1@each", "roll-nothing@each"}
    assert set(CARDS.words.templates) - asked == spare


# A good sample, word for word


SAMPLE: dict[str, tuple[list[str], list[str]]] = {
    "wolf": (["Animal, Strength 2."], ["Tier, Stärke 2."]),
    "bandit": (
        ["Monster, Strength 4.", "For 1 gold it does not attack you."],
        ["Monster, Stärke 4.", "Für 1 Gold greift er dich nicht an."],
    ),
    "doppelganger": (
        ["Monster, exactly as strong as you, weapon included.", "When you beat it: gain 1 Strength; it is no trophy."],
        ["Monster, genauso stark wie du, Waffe inbegriffen.", "Bei einem Sieg: Erhalte 1 Stärke; dies ist keine Trophäe."],
    ),
    "ghost": (
        [
            "Spirit, Craft 4.",
            "Roll 1 die to see where this card goes. 1: the City; 2: the Village; 3: the Graveyard; 4: the Chapel; "
            "5: the Castle; 6: the Temple.",
        ],
        [
            "Geist, Talent 4.",
            "Wirf 1 Würfel: Er bestimmt, wohin diese Karte kommt. 1: In die Stadt; 2: Ins Dorf; 3: Auf den Friedhof; 4: In die Kapelle; "
            "5: In die Burg; 6: In den Tempel.",
        ],
    ),
    "angel": (
        ["Good: gain 1 life.", "Evil: lose 1 life."],
        ["Gut: Erhalte 1 Lebenspunkt.", "Böse: Verliere 1 Lebenspunkt."],
    ),
    "blizzard": (
        ["Until the end of your second turn after this one, every character moves 1 space per turn, without rolling."],
        ["Bis zum Ende deines zweiten Zuges nach diesem zieht jeder Charakter nur 1 Feld pro Zug, ohne zu würfeln."],
    ),
    "earthquake": (
        [
            "Each character rolls 1 die. 1–2: loses 2 lives; 3–4: loses 1 follower of their choice or 1 life; 5–6: gains 1 Strength."
        ],
        [
            "Jeder Charakter wirft 1 Würfel. 1–2: Er verliert 2 Lebenspunkte; "
            "3–4: Er verliert 1 Begleiter eigener Wahl oder 1 Lebenspunkt; 5–6: Er erhält 1 Stärke."
        ],
    ),
    "mephistopheles": (
        ["Evil: gain 1 Craft; all others: become Evil."],
        ["Böse: Erhalte 1 Talent; alle anderen: Werde Böse."],
    ),
    "fairy": (
        [
            "Good: wish for one of these: 1 spell, 1 gold, 1 Strength, 1 Craft, 1 life or a journey to any other space of this "
            "region; then discard this card."
        ],
        [
            "Gut: Wünsche dir eins: 1 Zauberspruch, 1 Gold, 1 Stärke, 1 Talent, 1 Lebenspunkt oder eine Reise auf ein anderes Feld "
            "dieser Region; dann lege diese Karte ab."
        ],
    ),
    "ferryman": (
        ["You may pay 2 gold and cross the river to a space opposite in your next turn instead of rolling."],
        ["Wenn du willst, zahle 2 Gold und setz in deinem nächsten Zug statt des Wurfs auf ein Feld am anderen Ufer über."],
    ),
    "shield": (
        ["When a fight would cost you a life, roll 1 die. 5–6: you keep it."],
        ["Würdest du im Kampf einen Lebenspunkt verlieren, wirf 1 Würfel. 5–6: Du behältst ihn."],
    ),
    "holy-lance": (
        ["Weapon: +1 Strength in fights, +3 against dragons.", "Only for Good or Neutral characters."],
        ["Waffe: +1 Stärke im Kampf, +3 gegen Drachen.", "Nur für Gute oder Neutrale Charaktere."],
    ),
    "cloak-of-shadows": (
        [
            "+1 Craft.",
            "Once per turn, when a being or a character confronts you, you may roll 1 die before the fight or ability. 4–6: you evade.",
        ],
        [
            "+1 Talent.",
            "Einmal pro Zug, wenn sich dir ein Wesen oder ein Charakter entgegenstellt, darfst du vor dem Kampf oder der Fähigkeit "
            "1 Würfel werfen. 4–6: Du weichst aus.",
        ],
    ),
    "guide": (
        ["You need not roll in the Crags, in the Forest or for yourself at the Chasm."],
        ["Du musst in den Klippen, im Wald oder in der Felsspalte für dich selbst nicht würfeln."],
    ),
    "marsh": (
        ["With less than 5 Strength: miss your next turn."],
        ["Mit weniger als 5 Stärke: Setze deinen nächsten Zug aus."],
    ),
    "market": (
        [
            "Buy what you like for gold, while stock lasts: Sword 1, Helmet 1, Water Supply 1, Shield 2, Mule 2, Raft 3.",
        ],
        [
            "Kaufe für Gold, was du willst, solange der Vorrat reicht: Schwert 1, Helm 1, Wasservorrat 1, Schild 2, Maultier 2, "
            "Floß 3."
        ],
    ),
    "random": (
        [
            "At any time: a character of your choice rolls 1 die. 1: becomes a toad for 3 turns; 2: loses all Strength gained so far; "
            "3: loses all Craft gained so far; 4: loses all gold; 5: gains 1 Strength; 6: gains 1 life."
        ],
        [
            "Jederzeit: Ein Charakter deiner Wahl wirft 1 Würfel. 1: Er wird für 3 Züge zur Kröte; 2: Er verliert alle "
            "dazugewonnene Stärke; 3: Er verliert alles dazugewonnene Talent; 4: Er verliert alles Gold; 5: Er erhält 1 Stärke; "
            "6: Er erhält 1 Lebenspunkt."
        ],
    ),
    "counterspell": (
        ["When a spell or the Command Spell is cast: it has no effect."],
        ["Wenn ein Zauberspruch oder die Herrschaftsformel gesprochen wird: Die Wirkung bleibt aus."],
    ),
    "hex": (
        [
            "At the start of your turn: lay it on an unoccupied space of the Outer or Middle Region, for 3 of your turns. Any "
            "character who ends a move there loses 1 life."
        ],
        [
            "Zu Beginn deines Zuges: Lege sie für 3 deiner Züge auf ein unbesetztes Feld der äußeren oder mittleren Region. Wer dort "
            "seine Bewegung beendet, verliert 1 Lebenspunkt."
        ],
    ),
    "monk": (
        [
            "In fights, add your Craft to your Strength.",
            "Add 1 to the roll when you pray.",
            "You may carry weapons or protective objects, but not use them.",
        ],
        [
            "Zähle im Kampf dein Talent zu deiner Stärke hinzu.",
            "Zähle 1 zum Wurf hinzu, wenn du betest.",
            "Waffen oder schützende Gegenstände darfst du tragen, aber nicht benutzen.",
        ],
    ),
    "O1": (
        [
            "You may visit one of these.",
            "Healer: heal back up to 4 lives, for 1 gold each.",
            "Blacksmith: buy what you like for gold, while stock lasts: Helmet 2, Sword 2, Axe 3, Shield 3, Armour 4.",
            "Mystic: get rid of the Hag and roll 1 die. 1–3: nothing; 4: become Good; 5: gain 1 Craft; 6: gain 1 spell.",
        ],
        [
            "Du darfst eine dieser Personen besuchen.",
            "Heiler: Heile Lebenspunkte, bis du wieder 4 hast, für je 1 Gold.",
            "Schmied: Kaufe für Gold, was du willst, solange der Vorrat reicht: Helm 2, Schwert 2, Axt 3, Schild 3, Rüstung 4.",
            "Mystiker: Werde die Scheuche los und wirf 1 Würfel. 1–3: Nichts; 4: Werde Gut; 5: Erhalte 1 Talent; "
            "6: Erhalte 1 Zauberspruch.",
        ],
    ),
    "O7": (
        [
            "Evil: lose 1 life.",
            "Neutral: heal back up to 4 lives, for 1 gold each.",
            "Good: you may heal back up to 4 lives; or pray and roll 1 die. 1–4: nothing; 5: gain 1 life; 6: gain 1 spell.",
        ],
        [
            "Böse: Verliere 1 Lebenspunkt.",
            "Neutral: Heile Lebenspunkte, bis du wieder 4 hast, für je 1 Gold.",
            "Gut: Wenn du willst, heile Lebenspunkte, bis du wieder 4 hast; oder bete und wirf 1 Würfel. 1–4: Nichts; "
            "5: Erhalte 1 Lebenspunkt; 6: Erhalte 1 Zauberspruch.",
        ],
    ),
    "O21": (["Draw 2 cards, less those lying there."], ["Ziehe 2 Karten, abzüglich der dort liegenden."]),
    "M2": (["Pay 1 gold or lose 1 life."], ["Zahle 1 Gold oder verliere 1 Lebenspunkt."]),
    "I2": (
        [
            "Roll 3 dice and subtract your Craft. 0 or less: you are through; 1: go to the Plain of Peril; "
            "2–3: go to the Portal of Power; 4–5: go to the Warlock’s Cave; 6 or more: go to the Tavern."
        ],
        [
            "Wirf 3 Würfel und zieh dein Talent vom Ergebnis ab. 0 oder weniger: Du bist hindurch; 1: Geh auf die Ebene der "
            "Todesgefahr; 2–3: Geh zum Portal der Macht; 4–5: Geh in die Höhle des Hexenmeisters; 6 oder mehr: Geh in die Taverne."
        ],
    ),
}


@pytest.mark.parametrize("id", SAMPLE)
def test_a_card_reads_like_a_printed_one(id: str) -> None:
    english, german = SAMPLE[id]
    assert text(id, "en") == english
    assert text(id, "de") == german


@pytest.mark.parametrize("lang", LANGS)
def test_numbers_that_stand_in_words_are_those_of_the_cards(lang: Lang) -> None:
    """Beings without a card are named with their value where they attack; the words hold that number, the card is the truth."""
    for being, where in {
        "sentinel": "O5",
        "farmer": "O19",
        "brigand": "O23",
        "crag-spirit": "O9",
        "pitfiend": "I4",
        "cave-dragon": "cave",
        "cave-goblin": "cave",
    }.items():
        card = CARDS.creatures[being]
        stat = {"en": "Strength", "de": "Stärke"} if card.strength else {"en": "Craft", "de": "Talent"}
        assert f"({stat[lang]} {card.strength or card.craft})" in " ".join(text(where, lang)), being


def test_the_box_holds_what_the_catalogue_counts() -> None:
    counts = {"events": 17, "enemies": 41, "strangers": 11, "objects": 21, "magic_objects": 15, "followers": 14, "places": 9}
    assert {sort: sum(card.copies for card in getattr(CARDS, sort).values()) for sort in SORTS} == counts
    assert len(CARDS.deck) == 128
    assert len(CARDS.spell_deck) == 30
    assert len(CARDS.characters) == 28
    assert len(CARDS.spaces) == 49
    assert sum(len(cards) for name, cards in CARDS.stack_cards.items() if name != "talisman") == 38
    assert len(CARDS.stack_cards["talisman"]) == 6
