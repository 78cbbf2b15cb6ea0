"""Every adventure, Other World and Mythos card is what the rule catalogue says, compared with a second transcription of its tables.

The tables below are written in the catalogue's own shorthand and turned into plain values here, without the game's models, so
that a slip in the YAML or in the tables shows.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from pydantic import BaseModel

from games.elder_sign.content import AdventureCard, Catalogue, MythosCard, load_catalogue
from games.elder_sign.tasks import Task

# id | names | order arrow | tasks | trophy value | T: terror, M: midnight, R: when revealed, locks | penalties | rewards
ADVENTURES = """
A01 | Ancient Relics / Uralte Relikte | - | {L I3} · L I3 | 1 | T: San1 | San1 | Clue, Spell
A02 | A Terrible Discovery / Eine furchtbare Entdeckung | - | I3 T !san1 · L L !san1 | 2 | - | San2 | Clue×2, Sign
A03 | Did You Hear That? / Hast du das gehört? | - | {P} · P P | 2 | lock green | Sta1 | Spell, Unique, Monster
A04 | The Loading Dock / Die Laderampe | - | P · P I3 | 1 | T: terror dice | San1, Sta1 | Common
A05 | The Storage Closet / Die Abstellkammer | → | {I3} · I3 · L L | 2 | - | San1, Doom | Clue, Unique, Gate
A06 | The Key to the Beyond / Der Schlüssel zum Jenseits | → | I3 · L P I2 | 2 | T: San1 | San1 | Clue×2, Gate
A07 | Riot in the Street / Aufruhr auf der Straße | → | I3 · I9 | 2 | T: Sta1 | Doom | Sign, Unique, Common
A08 | Unnatural Habitat / Unnatürlicher Lebensraum | - | {} · P P I3 | 2 | T: San1 | Sta1 | Spell
A09 | Don’t Fall Asleep / Nicht einschlafen! | - | T · T T | 2 | M: all San1 | San1 | Clue, Spell, Sign
A10 | The Hidden Passage / Der Geheimgang | → | I3 · P I3 · L | 2 | - | Sta2 | Sign×2
A11 | Something Has Broken Free / Etwas ist ausgebrochen | → | {P} · T T | 1 | T: fail | Sta1 | Monster, Clue, Spell, Unique
A12 | Hallway on Fire / Der Flur brennt | → | P !sta1 · P !sta1 | 2 | T: Sta1 | Sta2 | Unique, Unique
A13 | Horrible Visions / Grauenvolle Visionen | - | {I3} · I6 | 1 | M: Doom×2 | Sta2, San2 | Unique, Sign
A14 | Late Night Break-In / Nächtlicher Einbruch | - | {I3} · I6 | 1 | T: trophy | Sta1 | Clue
A15 | There’s Something in the Basement / Im Keller ist etwas | - | {I6} · L · T | 1 | - | Sta1, San1 | Clue, Unique
A16 | Tempest in a Teapot / Sturm im Wasserglas | → | {I4} · T · P L | 1 | lock green | Sta1, Doom, San1 | Clue, Unique, Sign
A17 | A Secret Gathering / Geheime Zusammenkunft | - | I6 · L L | 1 | T: San1 | Sta2 | Monster, Clue, Gate, Sign
A18 | The Missing Records / Die verschwundenen Akten | - | I6 · L I3 !clock | 1 | - | San1 | Clue×2
A19 | Vermin in the Pipes / Ungeziefer in den Rohren | - | I3 · I3 · I3 P/T | 2 | - | Sta1 | Common×2, Clue
A20 | The Archives / Das Archiv | - | {L} · L I3 · L P !clock | 2 | - | San1 | Unique×2
A21 | Stay Away from the Windows / Weg von den Fenstern | - | I8 · P P | 2 | - | Doom, San1, Sta2 | Sign×2
A22 | Gate to Elsewhere / Tor nach Anderswo | - | {L} · L L | 2 | - | Doom | Clue×2, Gate
A23 | Administration Office / Verwaltungsbüro | - | L · I9 | 1 | - | San1, -Clue | Clue×2
A24 | We Need to Find Help / Wir brauchen Hilfe | - | {} · P P L I3 | 2 | lock red | San2, Sta1 | Common, Spell
A25 | A Peculiar Specimen / Ein sonderbares Exemplar | → | I3 · I6 · P | 2 | - | Sta1 | Sign, Monster
A26 | Mysterious Tome / Geheimnisvoller Foliant | - | I3 T · L L | 2 | - | Doom | Clue, Gate, Spell
A27 | Lights Out / Licht aus | → | I3 · P P · L L | 2 | - | Sta1, Doom, Sta1 | Sign, Spell
A28 | The Elder Sign / Das Ältere Zeichen | → | L !san1 · L !sta1 · I2 L | 2 | - | San1 | -Doom, Sign, Clue, Clue
A29 | The Writing on the Wall / Die Schrift an der Wand | - | {} · L/T P I3 | 2 | - | Doom | Spell, Gate, Common, Monster
A30 | Gala in the Great Hall / Gala in der großen Halle | - | I2 L · I3 !san1 | 2 | T: Doom; lock yellow | Doom | Clue, Clue, Spell, Sign
A31 | Please Do Not Touch the Exhibits / Bitte nicht berühren | - | T T !san1 · P P !sta1 | 2 | T: Doom | Sta1, Doom, San1 | Sign×2
A32 | The Medusa Exhibit / Die Medusa-Ausstellung | → | T !san1 · L !san1 · I7 | 2 | T: terror dice | San2 | Monster, Spell, Common, Clue
A33 | The Guided Tour / Die Führung | → | I2 · I4 !clock · L | 2 | - | San1, Sta1 | Clue, Common, Clue
A34 | You Become That Which You Fear Most / Du wirst, was du am meisten fürchtest | - | {} · T T T | 2 | M: Monster | San1 | Monster, Clue, Unique, Sign
A35 | The Curator / Der Kurator | - | L L L · L I2 | 2 | M: all 2 trophies or San1 Sta1 | San2 | Clue, Common, Sign
A36 | The Hedge Maze / Das Heckenlabyrinth | - | I2 P · P P | 2 | M: all Sta1 | Sta1 | Monster, Common, Unique, Sign
A37 | Public Lavatory / Öffentliche Toilette | - | {} · {} · P L L | 2 | R: 2 monsters here | San1, Sta1 | Monster, Monster, Sign×2
A38 | Forgotten Knowledge / Vergessenes Wissen | - | L · T I8 | 1 | - | San1 | Spell, Common, Spell
A39 | The Hall of the Dead / Die Halle der Toten | - | L/P · P P · I5 | 1 | - | Sta1 | Clue, Common, Unique
A40 | The Graveyard / Der Friedhof | - | P · T · I7 | 1 | T: terror dice | San1 | Common, Unique, Gate
A41 | The Security Office / Das Sicherheitsbüro | → | I2 · I3 · I6 !clock | 1 | - | San2 | Ally
A42 | Transported by Magic / Durch Magie entrückt | - | I6 · L L | 2 | M: Doom per world; lock red | Doom, San1 | Gate, Spell, Spell
A43 | When Night Falls / Wenn die Nacht hereinbricht | - | {} · T · P L L | 2 | T: Monster | San2, Sta2 | Clue, Unique, Sign
A44 | The Gift Shop / Der Andenkenladen | → | I3 · L I3 | 1 | T: Monster; lock yellow | San1 | Unique
A45 | Haunted by a Shadowy Figure / Von einem Schatten verfolgt | - | {} · P T | 2 | T: Monster | San2 | Monster, Clue, Unique, Sign
A46 | The Koi Pond / Der Koi-Teich | - | {T} · T P P | 2 | T: fail | San1, Sta2 | Monster, Clue, Common, Sign
A47 | Remains of the High Priest / Überreste des Hohepriesters | - | P · L I6 | 1 | T: terror dice | Sta1 | Clue, Spell
A48 | Blood on the Floor / Blut auf dem Boden | → | I2 · I3 · T P | 2 | - | San1, Sta1 | Clue, Common, Sign
"""

OTHER_WORLDS = """
O01 | The Dreamlands / Die Traumlande | - | P L I3 | 2 | - | San1 | Clue×2, Sign
O02 | City of the Great Race / Stadt der Großen Rasse | - | {I3} · T L P | 2 | - | San1, Sta2 | Sign, Unique×3
O03 | Great Hall of Celeano / Große Halle von Celaeno | - | {T} · L · I6 | 2 | - | San1 | Sign, Spell, -Doom
O04 | Plateau of Leng / Hochebene von Leng | - | L T · T P T | 2 | T: San1 | San2 | -Doom, Sign, Clue×2
O05 | Another Dimension / Eine andere Dimension | - | L {I1} · T P | 2 | - | San1, Sta2 | Spell, Common, Sign
O06 | Yuggoth / Yuggoth | - | P {T} · I8 | 2 | - | San2, Sta1 | Sign×2, Common, Unique
O07 | R’lyeh / R’lyeh | - | I1 {I1} · L L P T | 2 | - | San2, Sta2 | Ally, Sign×3
O08 | The Abyss / Der Abgrund | → | P {I2} · L T | 2 | T: Sta1 | Sta2 | Sign, Unique, Spell
"""

# id | names | immediate | lasting: T: terror, M: the next midnight, locks, rules that change
MYTHOS = """
Y01 | Whispers in the Walls / Flüstern in den Wänden | Doom | T: San1
Y02 | Sleepless Night / Schlaflose Nacht | Doom | T: San1
Y03 | Cold Hands / Kalte Hände | Doom | T: Sta1
Y04 | Broken Glass / Glasscherben | Doom | T: Sta1
Y05 | Torn Notes / Zerrissene Notizen | Doom | T: -Clue
Y06 | Something Answers / Etwas antwortet | Doom | T: Monster
Y07 | The Long Corridor / Der lange Korridor | Doom | M: on adventures San1
Y08 | Choking Dust / Erstickender Staub | Doom | M: on adventures Sta1
Y09 | The Stars Draw Closer / Die Sterne rücken näher | Doom×2 | -
Y10 | Jammed Doors / Verklemmte Türen | Doom | lock green
Y11 | Footsteps Below / Schritte im Keller | Doom, Monster | lock green
Y12 | Power Failure / Stromausfall | Doom, Monster | lock yellow
Y13 | Stolen Relic / Gestohlenes Relikt | Doom, Monster | lock red
Y14 | The Pack Gathers / Das Rudel sammelt sich | Monster | M: Monster
Y15 | Open Cages / Offene Käfige | Monster×2 | -
Y16 | The Nurse Is Missing / Die Krankenschwester fehlt | Doom, Monster | no free first aid
Y17 | Price Rise / Preiserhöhung | Doom, Monster | souvenirs +1
Y18 | Screams at Dusk / Schreie in der Dämmerung | all San1 | T: terror dice
Y19 | Collapsing Scaffold / Einstürzendes Gerüst | all Sta1 | T: fail
Y20 | The Portrait Watches / Das Porträt blickt zurück | on adventures San1 | M: Doom
Y21 | Thief in the Cloakroom / Dieb in der Garderobe | all item or Sta1 | no focus
Y22 | Burning Pages / Brennende Seiten | all spell or San1 | no securing
Y23 | Crack in the Air / Riss in der Luft | Gate | worlds harder 1
Y24 | Unstable Gate / Instabiles Tor | Gate | failed world Doom
Y25 | Nest in the Attic / Nest auf dem Dachboden | Doom if 3 monsters | monsters worth 1 more
Y26 | Worlds Overlap / Welten überlagern sich | Doom per 2 worlds | -
Y27 | Anonymous Letter / Anonymer Brief | all Clue | M: without clue San1
Y28 | Calm Before the Storm / Ruhe vor dem Sturm | all restore San or Sta | M: Doom
Y29 | Rebuilt Wing / Umgebauter Flügel | rebuild | -
Y30 | Generous Patron / Großzügiger Gönner | Common | no lost & found
Y31 | Banishing Rite / Bannritual | -Doom | M: Monster×2
Y32 | Newly Opened Wing / Neu eröffneter Flügel | extra adventure | -
"""

SAN1, STA1, DOOM = {"lose": "sanity"}, {"lose": "stamina"}, {"doom": 1}

# A word of the tables -> the effects it stands for, as a card has them without its defaults.
EFFECTS: dict[str, list[dict[str, Any]]] = {
    "San1": [SAN1],
    "San2": [{"lose": "sanity", "n": 2}],
    "Sta1": [STA1],
    "Sta2": [{"lose": "stamina", "n": 2}],
    "-Clue": [{"lose": "clue"}],
    "trophy": [{"lose": "trophies"}],
    "Clue": [{"gain": "clue"}],
    "Clue×2": [{"gain": "clue", "n": 2}],
    "Common": [{"gain": "common"}],
    "Common×2": [{"gain": "common", "n": 2}],
    "Unique": [{"gain": "unique"}],
    "Unique×2": [{"gain": "unique", "n": 2}],
    "Unique×3": [{"gain": "unique", "n": 3}],
    "Spell": [{"gain": "spell"}],
    "Ally": [{"gain": "ally"}],
    "Sign": [{"sign": 1}],
    "Sign×2": [{"sign": 2}],
    "Sign×3": [{"sign": 3}],
    "Doom": [DOOM],
    "Doom×2": [{"doom": 2}],
    "-Doom": [{"doom": -1}],
    "Gate": [{"gate": 1}],
    "Monster": [{"monster": 1}],
    "Monster×2": [{"monster": 2}],
    "2 monsters here": [{"monster": 2, "where": "here"}],
    "terror dice": [{"discard_dice": "terror"}],
    "fail": [{"fail": "adventure"}],
    "all San1": [{"each": "all", "do": [SAN1]}],
    "all Sta1": [{"each": "all", "do": [STA1]}],
    "all 2 trophies or San1 Sta1": [{"each": "all", "do": [{"pay": [{"lose": "trophies", "n": 2}], "otherwise": [SAN1, STA1]}]}],
    "all item or Sta1": [{"each": "all", "do": [{"pay": [{"lose": "item"}], "otherwise": [STA1]}]}],
    "all spell or San1": [{"each": "all", "do": [{"pay": [{"lose": "spell"}], "otherwise": [SAN1]}]}],
    "all Clue": [{"each": "all", "do": [{"gain": "clue"}]}],
    "all restore San or Sta": [{"each": "all", "do": [{"restore": "either"}]}],
    "on adventures San1": [{"each": "on_adventures", "do": [SAN1]}],
    "on adventures Sta1": [{"each": "on_adventures", "do": [STA1]}],
    "without clue San1": [{"each": "without_clue", "do": [SAN1]}],
    "Doom per world": [{"per": "other_worlds", "do": [DOOM]}],
    "Doom per 2 worlds": [{"per": "other_worlds", "every": 2, "do": [DOOM]}],
    "Doom if 3 monsters": [{"when": "monsters", "at_least": 3, "then": [DOOM]}],
    "rebuild": [{"rebuild": "top_left"}],
    "extra adventure": [{"new_adventure": 1}],
}

TRAITS: dict[str, dict[str, Any]] = {
    "no free first aid": {"no_free_first_aid": "always"},
    "souvenirs +1": {"price": "all", "plus": 1},
    "no focus": {"forbids": "focus"},
    "no securing": {"forbids": "secure"},
    "no lost & found": {"forbids": "lost_found"},
    "worlds harder 1": {"harder_worlds": 1},
    "failed world Doom": {"doom_for_failed_world": 1},
    "monsters worth 1 more": {"richer_monsters": 1},
}


def lines(table: str) -> list[list[str]]:
    return [["" if cell == "-" else cell for cell in line.split(" | ")] for line in table.strip().splitlines()]


def effects_of(words: str) -> list[dict[str, Any]]:
    return [effect for word in words.split(", ") for effect in EFFECTS[word]] if words else []


def texts_of(cell: str) -> dict[str, str]:
    """`T: San1; lock red` -> {"T": "San1", "lock": "red"}."""
    return {
        part[0]: part[1]
        for part in (re.split(r": |(?<=^lock) ", text, maxsplit=1) for text in cell.split("; "))
        if len(part) == 2
    }


def plain(values: Sequence[BaseModel]) -> list[dict[str, Any]]:
    return [value.model_dump(exclude_defaults=True) for value in values]


def written(task: Task) -> str:
    """The row as the catalogue writes it, from its parsed conditions."""

    def conditions(row: Any) -> list[str]:
        letters = {"lore": "L", "peril": "P", "terror": "T"}
        words = [f"I{need.n}" if need.n else "/".join(letters[s] for s in need.symbols) for need in row.needs]
        words += [f"!san{row.sanity}"] * bool(row.sanity) + [f"!sta{row.stamina}"] * bool(row.stamina)
        return words + ["!clock"] * row.hours

    frame = [] if task.framed is None else ["{" + " ".join(conditions(task.framed)) + "}"]
    return " ".join(conditions(task.open) + frame)


def expected_adventure(line: list[str], kind: str) -> dict[str, Any]:
    id, names, arrow, tasks, trophy, text, penalties, rewards = line
    en, de = names.split(" / ")
    texts = texts_of(text)
    return {
        "id": id,
        "kind": kind,
        "name": (en, de),
        "arrow": arrow == "→",
        "tasks": tasks.split(" · "),
        "trophy": int(trophy),
        "locks": [texts["lock"]] if "lock" in texts else [],
        "terror": effects_of(texts.get("T", "")),
        "midnight": effects_of(texts.get("M", "")),
        "revealed": effects_of(texts.get("R", "")),
        "penalties": effects_of(penalties),
        "rewards": effects_of(rewards),
    }


def real_adventure(card: AdventureCard) -> dict[str, Any]:
    return {
        "id": card.id,
        "kind": card.kind,
        "name": (card.name.en, card.name.de),
        "arrow": card.arrow,
        "tasks": [written(task) for task in card.tasks],
        "trophy": card.trophy,
        "locks": list(card.locks),
        "terror": plain(card.terror),
        "midnight": plain(card.midnight),
        "revealed": plain(card.revealed),
        "penalties": plain(card.penalties),
        "rewards": plain(card.rewards),
    }


def expected_mythos(line: list[str]) -> dict[str, Any]:
    id, names, now, lasting = line
    en, de = names.split(" / ")
    texts = texts_of(lasting)
    return {
        "id": id,
        "name": (en, de),
        "now": effects_of(now),
        "terror": effects_of(texts.get("T", "")),
        "next_midnight": effects_of(texts.get("M", "")),
        "traits": [] if texts or not lasting else [TRAITS[lasting]],
        "lock": texts.get("lock"),
    }


def real_mythos(card: MythosCard) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": (card.name.en, card.name.de),
        "now": plain(card.now),
        "terror": plain(card.terror),
        "next_midnight": plain(card.next_midnight),
        "traits": plain(card.traits),
        "lock": card.lock,
    }


@pytest.fixture(scope="module")
def cards() -> Catalogue:
    return load_catalogue()


@pytest.mark.parametrize("line", lines(ADVENTURES), ids=lambda line: line[0])
def test_an_adventure_is_as_the_catalogue_prints_it(cards: Catalogue, line: list[str]) -> None:
    assert real_adventure(cards.adventures[line[0]]) == expected_adventure(line, "adventure")


@pytest.mark.parametrize("line", lines(OTHER_WORLDS), ids=lambda line: line[0])
def test_an_other_world_is_as_the_catalogue_prints_it(cards: Catalogue, line: list[str]) -> None:
    assert real_adventure(cards.other_worlds[line[0]]) == expected_adventure(line, "other_world")


@pytest.mark.parametrize("line", lines(MYTHOS), ids=lambda line: line[0])
def test_a_mythos_card_is_as_the_catalogue_prints_it(cards: Catalogue, line: list[str]) -> None:
    assert real_mythos(cards.mythos[line[0]]) == expected_mythos(line)


def test_there_are_48_adventures_8_other_worlds_and_32_mythos_cards_numbered_without_gaps(cards: Catalogue) -> None:
    assert list(cards.adventures) == [f"A{n:02}" for n in range(1, 49)] == [line[0] for line in lines(ADVENTURES)]
    assert list(cards.other_worlds) == [f"O{n:02}" for n in range(1, 9)] == [line[0] for line in lines(OTHER_WORLDS)]
    assert list(cards.mythos) == [f"Y{n:02}" for n in range(1, 33)] == [line[0] for line in lines(MYTHOS)]


def rewarded(card: AdventureCard, key: str) -> int:
    """How many of something the card rewards: `sign`, `gate`, `monster`, or what is gained."""
    rewards = plain(card.rewards)
    return sum(e.get(key, 0) for e in rewards) + sum(e.get("n", 1) for e in rewards if e.get("gain") == key)


def test_the_adventures_reward_what_the_catalogue_counts(cards: Catalogue) -> None:
    def count(key: str) -> tuple[int, int]:
        given = [rewarded(card, key) for card in cards.adventures.values()]
        return sum(n > 0 for n in given), sum(given)

    assert count("sign") == (21, 25)
    assert count("gate") == (8, 8)
    assert count("monster") == (11, 12)  # the Public Lavatory gives two
    assert count("ally") == (1, 1)


def test_the_adventures_threaten_with_what_the_catalogue_counts(cards: Catalogue) -> None:
    deck = cards.adventures.values()
    assert sum(any(task.frame != "none" for task in card.tasks) for card in deck) == 18
    assert sum(bool(card.terror) for card in deck) == 18
    assert sum(bool(card.midnight) for card in deck) == 6
    assert sum(card.arrow for card in deck) == 15
    assert sum(DOOM in plain(card.penalties) for card in deck) == 11
    assert Counter(card.trophy for card in deck) == {1: 16, 2: 32}
    assert Counter(colour for card in deck for colour in card.locks) == {"green": 2, "yellow": 2, "red": 2}
    assert sum(task.printed.hours for card in deck for task in card.tasks) == 4
    assert sum(len(need.symbols) == 2 for card in deck for task in card.tasks for need in task.printed.needs) == 3


def test_the_mythos_deck_keeps_its_doom_budget(cards: Catalogue) -> None:
    deck = cards.mythos.values()
    at_once = [e["doom"] for card in deck for e in plain(card.now) if "doom" in e]
    assert sum(n for n in at_once if n > 0) == 16  # the catalogue has 11: docs/balance.md
    assert sum(n for n in at_once if n < 0) == -1
    assert sum(e.get("doom", 0) for card in deck for e in plain(card.next_midnight)) == 2
    conditional = [card.id for card in deck if any({"when", "per"} & e.keys() for e in plain(card.now))]
    assert conditional == ["Y25", "Y26"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_names_and_flavours_are_short_and_nobody_shares_them(cards: Catalogue, lang: str) -> None:
    deck = [*cards.adventures.values(), *cards.other_worlds.values(), *cards.mythos.values()]
    names = [getattr(card.name, lang) for card in deck]
    flavours = [getattr(card.flavour, lang) for card in deck]
    assert len(set(names)) == len(set(flavours)) == 88
    assert not [f for f in flavours if not 30 <= len(f) <= 160 or f != f.strip() or f[-1] not in ".!?"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_part_of_a_card_has_its_own_line_of_text(cards: Catalogue, lang: Any) -> None:
    for card in [*cards.adventures.values(), *cards.other_worlds.values()]:
        told = [card.revealed, card.terror, card.midnight, card.penalties, card.rewards, *card.locks]
        assert len(cards.text(card.id, lang)) == sum(bool(part) for part in told), card.id
    for card in cards.mythos.values():
        told = [card.now, card.terror, card.next_midnight, card.lock, *card.traits]
        assert len(cards.text(card.id, lang)) == sum(bool(part) for part in told), card.id
