"""The people, powers, possessions and monsters of Elder Sign, checked against a second transcription of catalogue 7.2–7.11.

The tables below were typed from the catalogue, not from the YAML. An effect is written as its fields: `lose=sanity n=2`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, get_args

import pytest
from pydantic import BaseModel

from games.elder_sign.content import (
    AncientOneCard,
    Card,
    Catalogue,
    InvestigatorCard,
    Start,
    Use,
    catalogue,
)
from games.elder_sign.effects import VERBS, Gain, Lose
from games.elder_sign.traits import TRAITS
from games.kernel.effects import clauses
from games.kernel.phrases import LANGS, Lang, Phrases, line, third_person

OURS = ("monsters", "investigators", "ancient_ones", "common_items", "unique_items", "spells", "allies")


@pytest.fixture(scope="module")
def cards() -> Catalogue:
    return catalogue()


def _short(value: Any) -> str:
    """Effects, traits and uses in one line, fields at their default left out."""
    if isinstance(value, BaseModel):
        return " ".join(
            f"{name}={_short(getattr(value, name))}"
            for i, (name, field) in enumerate(type(value).model_fields.items())
            if i == 0 or getattr(value, name) != field.default
        )
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_short(v) for v in value) + "]"
    return str(value)


def _all(values: list[Any]) -> str:
    return "; ".join(_short(v) for v in values) or "-"


def _use(use: Use) -> str:
    cost = f"{_all(use.cost)} -> " if use.cost else ""
    return f"{use.moment}{'/' + use.limit if use.limit else ''}{'' if use.discard else '/keep'}: {cost}{_all(use.effects)}"


def _rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in row.split("|")] for row in table.strip().splitlines()]


def _names(card: Card) -> str:
    return card.name.en if card.name.en == card.name.de else f"{card.name.en} / {card.name.de}"


# --- second transcription ---------------------------------------------------------------------------------------------

INVESTIGATORS = """
amanda   | Amanda Sharpe | Student / Studentin | f | 5/5 | choice 2 | many_tasks=True
pete     | "Ashcan" Pete / „Ashcan“ Pete | Drifter / Landstreicher | m | 4/6 | ally B01 | instead_of_gain=[clue, common, spell]
bob      | Bob Jenkins | Salesman / Handelsvertreter | m | 4/6 | common 2, unique 1 | bonus_gain=common
carolyn  | Carolyn Fern | Psychologist / Psychologin | f | 6/4 | common 1, unique 1 | heal_at_turn_start=sanity
darrell  | Darrell Simmons | Photographer / Fotograf | m | 4/6 | common 1, unique 1 | after_roll/roll/keep: raise_die=1
dexter   | Dexter Drake | Magician / Zauberkünstler | m | 5/5 | unique 1, spell 2 | bonus_gain=spell
gloria   | Gloria Goldberg | Author / Schriftstellerin | f | 6/4 | common 1, spell 1 | free_dice=other_world
harvey   | Harvey Walters | Professor / Professor | m | 7/3 | unique 1, spell 1 | after_roll/roll/keep: turn_die=lore of=terror
jenny    | Jenny Barnes | Dilettante / Millionenerbin | f | 6/4 | common 1, spell 1 | dice_for_discard=[common, clue, spell]
joe      | Joe Diamond | Private Eye / Privatdetektiv | m | 4/6 | common 1, clue 1 | second_reroll=True
kate     | Kate Winthrop | Scientist / Wissenschaftlerin | f | 6/4 | unique 1, spell 1 | no_monsters_in_own_turn=True; ignore_terror=all
mandy    | Mandy Thompson | Researcher / Forscherin | f | 5/5 | common 1, clue 1 | reroll_for_anyone=2
michael  | Michael McGlen | Gangster / Gangster | m | 3/7 | common 2 | after_roll/roll/keep: turn_die=peril of=terror
monterey | Monterey Jack | Archaeologist / Archäologe | m | 3/7 | common 1, unique 2 | bonus_gain=unique
mary     | Sister Mary / Schwester Mary | Nun / Nonne | f | 7/3 | common 1, unique 1, spell 1 | ignore_lasting=True; use_locked=True
vincent  | Vincent Lee | Doctor / Arzt | m | 5/5 | common 1, spell 1 | heal_at_turn_start=stamina
"""

# id | difficulty | signs | length of the track and track | combat task | ability | attack
ANCIENT_ONES = """
azathoth | very_hard | 14 | 12 dmdd/mdmd/mdmd | none | per=other_worlds do=[doom=1]; lose_game=True | -
cthulhu | medium | 14 | 11 dmdm/dmdd/mdd | L P T | no_free_first_aid=monsters at_least=2; each=on_adventures do=[lose=sanity] | each=all do=[lower_maximum=1]; doom=1
hastur | hard | 13 | 11 dmdm/dmdd/dmd | L +2X | price=sign plus=2; when=monsters at_least=3 then=[doom=1] | each=all do=[lose=sanity n=2]
ithaqua | easy | 11 | 9 ddm/ddm/ddm | P P I2 | loss_after_failure=stamina | each=all do=[pay=[lose=item_or_spell] otherwise=[lose=stamina n=2]]
nyarlathotep | hard | 13 | 11 dmdm/dmdm/dmd | L T I3 | masks; masks_take_clues=True; when=masks at_least=1 then=[doom=1] | each=all do=[pay=[lose=clue] otherwise=[devour=self]]
shub-niggurath | medium | 12 | 10 dmd/dmd/dmdm | T P I4 | monsters_need=terror | each=all do=[pay=[lose=monster_trophies] otherwise=[lose=sanity, lose=stamina]]
yig | easy | 9 | 8 dddm/dddm | P P | sign_lost_for=cultist; sign_lost_when_devoured_by=sanity | each=all do=[pay=[lose=clue] otherwise=[lose=sanity, lose=stamina]]
yog-sothoth | medium | 13 | 10 mdm/dmd/mdmd | L L I3 | failed_worlds_vanish=True | each=all do=[pay=[lose=trophy] otherwise=[devour=self]]
"""

POSSESSIONS = """
C01 | .38 Revolver / .38er-Revolver | before_roll: dice=[yellow]
C02 | .45 Automatic / .45er-Automatik | before_roll: dice=[yellow]
C03 | Knife / Messer | before_roll: dice=[yellow]
C04 | Rifle / Gewehr | before_roll: dice=[yellow]
C05 | Lantern / Laterne | before_roll: dice=[yellow]
C06 | Axe / Axt | before_roll: dice=[yellow]
C07 | Whiskey | turn: restore=sanity + cost: pay_cost=sanity
C08 | Food / Proviant | turn: restore=stamina + cost: pay_cost=stamina
C09 | First-Aid Kit / Verbandskasten | turn: restore=stamina n=2 whom=here
C10 | Research Notes / Notizen | after_roll: reroll=any
C11 | Dynamite / Dynamit | turn: defeat=here
C12 | Pocket Watch / Taschenuhr | clock: stop_clock=True
U01 | Enchanted Blade / Verzauberte Klinge | before_roll: dice=[red]
U02 | Enchanted Knife / Verzaubertes Messer | before_roll: dice=[red]
U03 | Holy Water / Weihwasser | before_roll: dice=[red]
U04 | Ruby of R’lyeh / Rubin von R’lyeh | before_roll: dice=[red]
U05 | Silver Key / Silberschlüssel | before_roll: dice=[red]
U06 | Sword of Glory / Ruhmesschwert | before_roll: dice=[yellow, red]
U07 | Necronomicon | turn: lose=sanity -> gain=spell n=2
U08 | Book of Dzyan / Buch des Dzyan | after_roll: turn_die=lore
U09 | Elixir of Life / Lebenselixier | turn: restore=both n=max
U10 | Powder of Ibn-Ghazi / Pulver des Ibn-Ghazi | turn: defeat=any
U11 | Gate Box / Torkasten | turn: gate=1
U12 | Warding Statue / Schutzstatue | penalties: ignore_penalties=True
Z01 | Bind / Binden | after_roll: secure=1
Z02 | Flesh Ward / Schutz des Fleisches | after_roll: secure=1
Z03 | Mists of Releh / Nebel von Releh | after_roll: secure=1
Z04 | Voice of Ra / Stimme des Ra | after_roll: secure=1
Z05 | Red Sign / Rotes Zeichen | after_roll: secure=1
Z06 | Dread Curse of Azathoth / Schreckensfluch des Azathoth | after_roll: secure=2
Z07 | Dread Curse of Azathoth / Schreckensfluch des Azathoth | after_roll: secure=2
Z08 | Heal / Heilen | turn: restore=stamina n=2 whom=anyone
Z09 | Calm / Besänftigen | turn: restore=sanity n=2 whom=anyone
Z10 | Bind Monster / Monster bannen | turn: lose=sanity -> defeat=any
Z11 | Wither / Verdorren | after_roll: turn_all=terror to=peril
Z12 | Seal / Siegel | turn: banish=any
"""

# id | name | when gained | uses | traits
ALLIES = """
B01 | Duke | - | - | save_sanity=1
B02 | Professor Armitage | - | after_roll/day/keep: turn_die=lore | -
B03 | Ruby Standish | - | turn: gain=unique; gain=common | -
B04 | John Legrasse | - | after_roll/day/keep: ease_investigation=1 | -
B05 | Anna Kaslow | gain=clue n=2 | after_roll/day/keep: reroll=1 | -
B06 | Eric Colt | - | - | ignore_terror=mythos
B07 | Tom Murphy | - | - | raise_maximum=stamina
B08 | Richard Upton Pickman | - | turn: doom=-1 | -
"""

MONSTERS = """
M01 | Cultist / Kultist | I2 | - | 1 | - | cultist
M02 | Cultist / Kultist | L | - | 1 | - | cultist
M03 | Cultist / Kultist | P | - | 1 | - | cultist
M04 | Zombie | P I1 | - | 1 | - | -
M05 | Ghoul / Ghul | P P | - | 1 | gain=clue | -
M06 | Ghost / Geist | T | - | 1 | - | -
M07 | Witch / Hexe | L L | - | 1 | gain=spell | -
M08 | Warlock / Hexenmeister | L T | - | 2 | gain=spell | -
M09 | Maniac / Wahnsinniger | I4 | - | 1 | - | -
M10 | Vampire / Vampir | P !san1 | - | 2 | - | -
M11 | Mi-Go | I3 L | - | 1 | gain=unique | -
M12 | Byakhee | I5 | - | 1 | - | -
M13 | Deep One / Tiefes Wesen | P I3 | - | 1 | gain=common | -
M14 | Nightgaunt / Nachtmahr | T I2 | - | 1 | may=[gate=1] | -
M15 | Fire Vampire / Feuervampir | P !sta1 | - | 1 | gain=clue | -
M16 | Hound of Tindalos / Hund von Tindalos | I6 | - | 2 | - | -
M17 | Dimensional Shambler / Dimensionsschlurfer | L P | yellow | 2 | - | -
M18 | Elder Thing / Älteres Ding | L I4 | - | 2 | gain=unique | -
M19 | Formless Spawn / Formlose Brut | T T | green | 2 | - | -
M20 | Dark Young / Dunkles Junges | P P T | - | 2 | - | -
M21 | Star Spawn / Sternenbrut | T L !san1 | red | 2 | - | -
M22 | Shoggoth | I7 P | green | 3 | sign=1 | -
X01 | The Black Man / Der Schwarze Mann | L L T | - | 2 | gain=clue n=2 | mask
X02 | The Bloated Woman / Die Aufgedunsene Frau | P T !san1 | - | 2 | - | mask
X03 | The Dark Pharaoh / Der Dunkle Pharao | L P I3 | red | 2 | gain=unique | mask
X04 | God of the Bloody Tongue / Gott der Blutigen Zunge | T T P | - | 3 | - | mask
X05 | Haunter of the Dark / Jäger der Finsternis | T I6 | green | 3 | sign=1 | mask
"""

ENTRANCE = """
aid a | 0 | restore=either
aid b | 2 | restore=either n=max
aid c | 4 | restore=both n=max
find 1 | 0 | -
find 2 | 0 | -
find 3 | 0 | gain=clue
find lore | 0 | gain=spell
find peril | 0 | gain=common
find terror | 0 | lose=sanity
shop clue | 2 | gain=clue
shop common | 3 | gain=common
shop spell | 4 | gain=spell
shop unique | 5 | gain=unique
shop ally | 8 | gain=ally
shop sign | 10 | sign=1
"""


# --- the cards are the catalogue's ------------------------------------------------------------------------------------


def test_the_box_holds_as_many_of_each_kind_as_the_book_counts(cards: Catalogue) -> None:
    counted = {kind: len(getattr(cards, kind)) for kind in OURS}
    assert counted == {
        "monsters": 22 + 5,
        "investigators": 16,
        "ancient_ones": 8,
        "common_items": 12,
        "unique_items": 12,
        "spells": 12,
        "allies": 8,
    }
    assert sum(m.mask for m in cards.monsters.values()) == 5


def test_every_investigator_is_as_transcribed(cards: Catalogue) -> None:
    def told(c: InvestigatorCard) -> list[str]:
        start = ", ".join(f"{kind} {value}" for kind, value in c.start if value)
        ability = "; ".join([*(_use(u) for u in c.uses), *(_short(t) for t in c.traits)])
        job = f"{c.occupation.en} / {c.occupation.de}"
        return [c.id, _names(c), job, c.gender, f"{c.sanity}/{c.stamina}", start, ability]

    assert [told(c) for c in cards.investigators.values()] == _rows(INVESTIGATORS)


def test_every_ancient_one_is_as_transcribed(cards: Catalogue) -> None:
    def told(c: AncientOneCard) -> list[str]:
        combat = "none" if c.combat is None else str(c.combat) + (" +2X" if c.combat_grows else "")
        ability = (["masks"] if c.masks else []) + [_short(x) for x in (*c.traits, *c.midnight, *c.awakens)]
        return [c.id, c.difficulty, str(c.signs), f"{c.doom_length} {c.track}", combat, "; ".join(ability), _all(c.attack)]

    assert [told(c) for c in cards.ancient_ones.values()] == _rows(ANCIENT_ONES)


def test_no_doom_track_needs_more_than_the_twelve_tokens(cards: Catalogue) -> None:
    for one in cards.ancient_ones.values():
        assert 1 <= one.doom_length <= 12, one.id
        assert set(one.spaces) == {"d", "m"}, one.id


def test_every_item_and_spell_is_as_transcribed(cards: Catalogue) -> None:
    owned = [*cards.common_items.values(), *cards.unique_items.values(), *cards.spells.values()]
    assert [[c.id, _names(c), " + ".join(_use(u) for u in c.uses)] for c in owned] == _rows(POSSESSIONS)
    assert {c.kind for c in cards.common_items.values()} == {"common"}
    assert {c.kind for c in cards.unique_items.values()} == {"unique"}


def test_seven_spells_secure_dice_and_the_curse_secures_two(cards: Catalogue) -> None:
    assert [s.symbols for s in cards.spells.values()] == [1, 1, 1, 1, 1, 2, 2, 0, 0, 0, 0, 0]


def test_every_ally_is_as_transcribed(cards: Catalogue) -> None:
    told = [
        [c.id, _names(c), _all(c.gained), " + ".join(_use(u) for u in c.uses) or "-", _all(c.traits)]
        for c in cards.allies.values()
    ]
    assert told == _rows(ALLIES)


def test_every_monster_is_as_transcribed(cards: Catalogue) -> None:
    told = [
        [c.id, _names(c), str(c.task), c.lock or "-", str(c.trophy), _all(c.claim), "mask" if c.mask else c.tribe or "-"]
        for c in cards.monsters.values()
    ]
    assert told == _rows(MONSTERS)


def test_the_entrance_offers_what_the_sheet_says(cards: Catalogue) -> None:
    told = [[f"aid {x.id}", str(x.price), _all(x.effects)] for x in cards.entrance.first_aid]
    told += [[f"find {x.face}", "0", _all(x.effects)] for x in cards.entrance.lost_found]
    told += [[f"shop {x.id}", str(x.price), _all(x.effects)] for x in cards.entrance.souvenirs]
    assert told == _rows(ENTRANCE)


# --- and they can be read ---------------------------------------------------------------------------------------------

ENGLISH = re.compile(
    r"\b(the|and|of|each|your|you|lose|gain|discard|place|turn|roll|die showing|dice|with|any|is|are|to|on|at|if|or|by|"
    r"spell|item|clue|sanity|stamina|doom|token|midnight|investigator|investigation|lore|peril)\b",
    re.IGNORECASE,
)
GERMAN = re.compile(r"[äöüß]|\b(der|das|und|oder|ein|eine|einen|du|dein|wenn|nicht|würfel|wurf|zug|karte)\b", re.IGNORECASE)


def _clean(text: str, lang: Lang) -> None:
    assert text == text.strip()
    assert text
    assert not re.search(r"[{}|@]", text), text
    assert "  " not in text, text
    assert not re.search(r" [,.;:]|[,;:.]{2}|: ?$", text), text
    stranger = (ENGLISH if lang == "de" else GERMAN).search(text)
    assert stranger is None, f"{stranger!r} in {text!r}"


def _ours(cards: Catalogue) -> list[Card]:
    return [card for kind in OURS for card in getattr(cards, kind).values()]


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_with_something_to_say_says_it_in_whole_sentences(cards: Catalogue, lang: Lang) -> None:
    for card in cards.by_id.values():
        said = cards.text(card.id, lang)
        silent = card.id in cards.monsters and not cards.monsters[card.id].lock and not cards.monsters[card.id].claim
        assert bool(said) is not silent, card.id
        for text in said:
            _clean(text, lang)
            assert text[0] == text[0].upper(), text
            assert text.endswith("."), text


def test_german_starts_a_sentence_after_a_colon_and_english_does_not(cards: Catalogue) -> None:
    for card in cards.by_id.values():
        for text in cards.text(card.id, "de"):
            assert not re.search(r": [a-zäöü]", text), text
        for text in cards.text(card.id, "en"):
            assert not re.search(r": [A-Z]", text), text


def test_card_text_reads_like_a_card(cards: Catalogue) -> None:
    assert cards.text("harvey", "en") == ["Once per roll: turn one die showing terror to lore."]
    assert cards.text("harvey", "de") == ["Einmal pro Wurf: Drehe einen Würfel mit Terror auf Wissen."]
    assert cards.text("B08", "en") == ["On your turn: discard this card to remove 1 doom token."]
    assert cards.text("B08", "de") == ["In deinem Zug: Lege diese Karte ab und entferne 1 Verderbenmarker."]
    assert cards.text("yig", "en")[-1] == "Attack: each investigator discards 1 clue, or loses 1 Sanity and 1 Stamina."
    assert cards.text("yig", "de")[-1] == (
        "Angriff: Jeder Ermittler legt 1 Hinweis ab oder verliert 1 Geistige Gesundheit und 1 Ausdauer."
    )


def test_the_text_of_effects_keeps_their_order_and_adds_up_neighbours(cards: Catalogue) -> None:
    doom = VERBS.known["doom"].model_validate({"doom": 1})
    effects = [Lose(lose="stamina"), doom, Lose(lose="stamina"), Gain(gain="clue"), Gain(gain="spell"), Gain(gain="clue")]
    assert clauses(effects, cards.words, "en") == "lose 1 Stamina; place 1 doom token; lose 1 Stamina; gain 2 clues and 1 spell"


@pytest.mark.parametrize("lang", LANGS)
def test_flavour_is_one_short_sentence_and_a_biography_two(cards: Catalogue, lang: Lang) -> None:
    seen: set[str] = set()
    for card in _ours(cards):
        text = card.flavour.in_(lang)
        _clean(text, lang)
        two = isinstance(card, InvestigatorCard)
        assert len(re.findall(r"[.!?](?= |$)", text)) in ((2,) if two else (1, 2)), text
        assert text.endswith("."), text
        assert len(text) <= (240 if two else 140), text
        assert text not in seen, f"{card.id} repeats {text!r}"
        seen.add(text)
        for word in (card.name, getattr(card, "title", card.name)):
            assert word.in_(lang) == word.in_(lang).strip() != ""


@pytest.mark.parametrize("lang", LANGS)
def test_starting_equipment_reads_as_a_list(cards: Catalogue, lang: Lang) -> None:
    for card in cards.investigators.values():
        ally = cards.allies[card.start.ally].name.in_(lang) if card.start.ally else ""
        _clean(card.start.text(cards.words, lang, ally), lang)
    assert cards.investigators["pete"].start.text(cards.words, "de", "Duke") == "Duke (Verbündeter)"
    assert cards.investigators["bob"].start.text(cards.words, "de", "") == "2 einfache Gegenstände, 1 besonderer Gegenstand"


# --- every word is there, and none is idle ----------------------------------------------------------------------------


class Heard(Mapping[str, Mapping[str, str]]):
    """Templates that remember which of them were said."""

    def __init__(self, templates: Mapping[str, Mapping[str, str]]) -> None:
        self.templates = templates
        self.keys_said: set[str] = set()

    def __getitem__(self, key: str) -> Mapping[str, str]:
        self.keys_said.add(key)
        return self.templates[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.templates)

    def __len__(self) -> int:
        return len(self.templates)


# Fields whose annotation alone does not list the values worth saying.
SAMPLES: dict[str, list[Any]] = {
    "sign": [1, 2, -1],
    "doom": [1, 2, -1],
    "dice": [["yellow"], ["red"], ["yellow", "red"], ["red", "yellow"]],
    "n": [1, 2],
    "reroll": [1, 3, "any"],
    "instead_of_gain": [["clue"], ["clue", "common", "spell"]],
    "dice_for_discard": [["clue"], ["common", "clue", "spell"]],
    "choose": [[[{"lose": "clue"}], [{"lose": "sanity"}]]],
}


def _every_form(model: type[BaseModel]) -> Iterator[BaseModel]:
    fields: dict[str, list[Any]] = {}
    for name, field in model.model_fields.items():
        literals = [v for v in get_args(field.annotation) if isinstance(v, (str, bool))]
        if name == "n" and model.__name__ == "Restore":
            fields[name] = [1, 2, "max"]
        elif name in SAMPLES:
            fields[name] = SAMPLES[name]
        elif literals:
            fields[name] = literals
        elif field.annotation is int:
            fields[name] = [1, 2]
        else:
            fields[name] = [[{"lose": "sanity"}, {"lose": "stamina"}]]
    for values in product(*fields.values()):
        yield model.model_validate(dict(zip(fields, values, strict=True)))


def test_every_verb_and_trait_can_be_worded_and_no_phrase_is_idle(cards: Catalogue) -> None:
    heard = Heard(cards.words.templates)
    words = Phrases(heard)
    each = third_person(cards.words)
    for lang in LANGS:
        for verb in VERBS.known.values():
            for effect in _every_form(verb):
                _clean(line(effect.text(words, lang), lang), lang)  # type: ignore[attr-defined]
                _clean(line(effect.text(each, lang), lang), lang)  # type: ignore[attr-defined]
        for trait in TRAITS.known.values():
            for held in _every_form(trait):
                _clean(line(held.text(words, lang), lang), lang)  # type: ignore[attr-defined]
        for moment, limit in product(get_args(Use.model_fields["moment"].annotation), ("", "roll", "day")):
            use = Use.model_validate({"moment": moment, "limit": limit, "effects": [{"gain": "ally"}]})
            _clean(use.text(words, lang), lang)
        _clean(Start(common=1, unique=1, spell=1, clue=1, choice=2).text(words, lang, "Duke"), lang)
        for card in cards.by_id.values():
            card.rules_text(words, lang)
    idle = {key for key in heard.templates if "@" not in key} - heard.keys_said
    assert idle == set(), "nothing in the game can say these"


def test_every_form_after_each_investigator_belongs_to_a_phrase(cards: Catalogue) -> None:
    for key in cards.words.templates:
        if "@" in key:
            base, form = key.split("@")
            assert form == "each"
            assert base in cards.words.templates


def test_both_languages_of_a_phrase_use_the_same_arguments(cards: Catalogue) -> None:
    for key, phrase in cards.words.templates.items():
        slots = {lang: set(re.findall(r"\{(\w+)", phrase[lang])) for lang in LANGS}
        assert slots["en"] == slots["de"], key
