"""Cards as data: verbs that run and read, and an author who is told everything at once."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import pytest
from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag

from games.kernel.ask import Option, Script, Seat, ask
from games.kernel.content import Fault, load_cards, parse_yaml
from games.kernel.effects import Trait, Verb, Words, run_all, tag_by_first_key, text_all
from games.kernel.phrases import Lang, Phrases

from .toys import ToyTable, note, table

PHRASES = Phrases(
    {
        "lose": {"en": "lose {n} sanity", "de": "verliere {n} Verstand"},
        "gain": {"en": "gain {n} {n|clue|clues}", "de": "erhalte {n} {n|Hinweis|Hinweise}"},
        "or": {"en": "{a} or {b}", "de": "{a} oder {b}"},
        "calm": {"en": "nothing scares you", "de": "nichts schreckt dich"},
    }
)


class Lose(Verb):
    lose: Literal["sanity"]
    n: int = Field(default=1, ge=1)

    def run(self, g: ToyTable, who: Seat, card: str) -> Script[None]:
        g.state.num["sanity"] = g.state.num.get("sanity", 5) - self.n
        note(g, f"{card}: -{self.n}")
        return
        yield

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "lose", n=self.n)


class Gain(Verb):
    gain: int

    def run(self, g: ToyTable, who: Seat, card: str) -> Script[None]:
        note(g, f"{card}: +{self.gain}")
        return
        yield

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "gain", n=self.gain)


class Choose(Verb):
    choose: Annotated[list[list[Effect]], Field(min_length=2)]

    def run(self, g: ToyTable, who: Seat, card: str) -> Script[None]:
        picked = yield from ask(who, f"card-{card}", [Option(f"choose:{i}", xs) for i, xs in enumerate(self.choose)])
        yield from run_all(picked, g, who, card)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "or", a=text_all(self.choose[0], words, lang), b=text_all(self.choose[1], words, lang))


class Calm(Trait):
    calm: bool

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "calm")


Effect = Annotated[
    Union[  # noqa: UP007 - the members are tagged
        Annotated[Lose, Tag("lose")], Annotated[Gain, Tag("gain")], Annotated[Choose, Tag("choose")]
    ],
    Discriminator(tag_by_first_key(lambda: ("lose", "gain", "choose"))),
]
Choose.model_rebuild()


class Card(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    id: str
    name: Words
    effects: list[Effect] = []


GOOD = """
cards:
  - id: fright
    name: {en: Fright, de: Schreck}
    effects:
      - choose:
          - [{lose: sanity, n: 2}]
          - [{gain: 1}, {n: 1, lose: sanity}]
"""


def cards(text: str) -> tuple[list[Card], list[str]]:
    faults: list[Fault] = []
    found = load_cards(Card, parse_yaml(text, "content/bad.yaml")["cards"], "content/bad.yaml", faults)
    return found, [str(f) for f in faults]


def test_the_first_key_that_is_a_verb_names_it_wherever_it_stands() -> None:
    found, faults = cards(GOOD)
    assert faults == []
    choose = found[0].effects[0]
    assert isinstance(choose, Choose)
    assert choose.choose == [[Lose(lose="sanity", n=2)], [Gain(gain=1), Lose(lose="sanity")]]
    assert Card.model_validate(found[0].model_dump(mode="python") | {"effects": list(found[0].effects)}) == found[0]


def test_a_card_runs_and_asks() -> None:
    card = cards(GOOD)[0][0]
    t = table(lambda g: run_all(card.effects, g, 0, card.id)).asks(0, "card-fright").reload().says(0, "choose:1")
    assert t.state.log == ["fright: +1", "fright: -1"]
    assert t.state.num == {"sanity": 4}


def test_the_text_of_a_card_is_made_from_its_effects_in_both_languages() -> None:
    card = cards(GOOD)[0][0]
    assert text_all(card.effects, PHRASES, "en") == "lose 2 sanity or gain 1 clue; lose 1 sanity"
    assert text_all([*card.effects, Gain(gain=3)], PHRASES, "de").endswith("erhalte 3 Hinweise")
    assert text_all([Calm(calm=True)], PHRASES, "en") == "nothing scares you"
    assert card.name.in_("de") == "Schreck"
    assert card.name.in_("en") == "Fright"


def test_all_faults_of_a_pack_are_told_at_once_with_place_and_hint() -> None:
    found, faults = cards(
        """
cards:
  - id: one
    name: {en: One, de: Eins}
    effects: [{loose: sanity}]
  - id: two
    name: {en: Two}
    effects:
      - choose:
          - [{lose: sanity, n: one}]
          - [{gain: 1, than: 2}]
  - id: fine
    name: {en: Fine, de: Gut}
  - just a word
  - {id: four, name: {en: Four, de: Vier}, effects: [lose, {}]}
"""
    )
    assert [c.id for c in found] == ["fine"]
    assert faults[0] == "content/bad.yaml:3: card one: effects[0]: unknown verb 'loose', did you mean 'lose'?"
    assert faults[1] == "content/bad.yaml:6: card two: name.de: Field required"
    assert faults[2].startswith("content/bad.yaml:6: card two: effects[0].choose[0][0].n: Input should be a valid integer")
    assert faults[2].endswith("(got 'one')")
    assert faults[3].startswith("content/bad.yaml:6: card two: effects[0].choose[1][0].than: Extra inputs are not permitted")
    assert faults[4].startswith("content/bad.yaml: card #4: ")
    assert faults[5:] == [
        f"content/bad.yaml:15: card four: effects[{i}]: an effect is a mapping that starts with a verb" for i in (0, 1)
    ]


def test_a_verb_far_from_all_others_gets_no_hint() -> None:
    _, faults = cards("cards: [{id: a, name: {en: A, de: A}, effects: [{teleport: 1}]}]")
    assert faults == ["content/bad.yaml:1: card a: effects[0]: unknown verb 'teleport'"]


@pytest.mark.parametrize("kind", [Verb, Trait])
def test_a_verb_or_trait_without_words_is_noticed(kind: type[Any]) -> None:
    with pytest.raises(NotImplementedError, match=kind.__name__):
        kind().text(PHRASES, "en")
