"""Cards as data: verbs that run and read, and an author who is told everything at once."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import pytest
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from games.kernel.ask import Option, Script, Seat, ask
from games.kernel.content import Fault, load_cards, parse_yaml
from games.kernel.effects import Trait, Verb, Vocabulary, Words, clauses, run_all, verbs_in
from games.kernel.phrases import Lang, Phrases, third_person

from .toys import ToyTable, note, table

PHRASES = Phrases(
    {
        "lose": {"en": "lose {n} sanity", "de": "verliere {n} Verstand"},
        "gain": {"en": "gain {n} {n|clue|clues}", "de": "erhalte {n} {n|Hinweis|Hinweise}"},
        "or": {"en": "{a} or {b}", "de": "{a} oder {b}"},
        "calm": {"en": "nothing scares you", "de": "nichts schreckt dich"},
    }
)


VERBS: Vocabulary[ToyVerb] = Vocabulary()


class ToyVerb(Verb):
    vocabulary = VERBS


Effect: TypeAlias = Annotated[ToyVerb, VERBS]


class Lose(ToyVerb):
    lose: Literal["sanity"]
    n: int = Field(default=1, ge=1)

    def run(self, g: ToyTable, who: Seat, card: str) -> Script[None]:
        g.state.num["sanity"] = g.state.num.get("sanity", 5) - self.n
        note(g, f"{card}: -{self.n}")
        return
        yield

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "lose", n=self.n)


class Gain(ToyVerb):
    gain: int

    def run(self, g: ToyTable, who: Seat, card: str) -> Script[None]:
        note(g, f"{card}: +{self.gain}")
        return
        yield

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "gain", n=self.gain)


class Choose(ToyVerb):
    choose: Annotated[list[list[Effect]], Field(min_length=2)]

    def run(self, g: ToyTable, who: Seat, card: str) -> Script[None]:
        picked = yield from ask(who, f"card-{card}", [Option(f"choose:{i}", xs) for i, xs in enumerate(self.choose)])
        yield from run_all(picked, g, who, card)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "or", a=clauses(self.choose[0], words, lang), b=clauses(self.choose[1], words, lang))


class Calm(Trait):
    calm: bool

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "calm")


class LoudTrait(Trait):
    vocabulary: ClassVar[Vocabulary[Any] | None] = Vocabulary[Trait]("trait")


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
    assert clauses(card.effects, PHRASES, "en") == "lose 2 sanity or gain 1 clue; lose 1 sanity"
    assert clauses([*card.effects, Gain(gain=3)], PHRASES, "de").endswith("erhalte 3 Hinweise")
    assert clauses([Calm(calm=True)], PHRASES, "en") == "nothing scares you"
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
    assert faults[0] == "content/bad.yaml:5: card one: effects[0]: unknown verb 'loose', did you mean 'lose'?"
    assert faults[1] == "content/bad.yaml:7: card two: name.de: is missing"
    assert faults[2].startswith("content/bad.yaml:10: card two: effects[0].choose[0][0].n: Input should be a valid integer")
    assert faults[2].endswith("(got 'one')")
    assert faults[3].startswith("content/bad.yaml:11: card two: effects[0].choose[1][0].than: there is no such field here")
    assert faults[4].startswith("content/bad.yaml: card #4: ")
    assert faults[5:] == [
        f"content/bad.yaml:15: card four: effects[{i}]: an effect is a mapping that starts with a verb" for i in (0, 1)
    ]


def test_a_verb_far_from_all_others_gets_no_hint() -> None:
    _, faults = cards("cards: [{id: a, name: {en: A, de: A}, effects: [{teleport: 1}]}]")
    assert faults == ["content/bad.yaml:1: card a: effects[0]: unknown verb 'teleport'"]


def test_writing_a_verb_is_enough_and_those_written_before_it_may_hold_it() -> None:
    assert list(VERBS.known) == ["lose", "gain", "choose"], "the base has no fields: it is no verb"

    class Shout(LoudTrait):
        shout: int

        def text(self, words: Phrases, lang: Lang) -> str:
            return "!" * self.shout

    loud = LoudTrait.vocabulary
    assert loud is not None
    assert loud.known == {"shout": Shout}
    assert list(VERBS.known) == ["lose", "gain", "choose"], "another vocabulary"
    found = TypeAdapter(Annotated[LoudTrait, loud]).validate_python({"shout": 2})
    assert found == Shout(shout=2)
    with pytest.raises(ValidationError, match="unknown trait 'shot', did you mean 'shout'"):
        TypeAdapter(Annotated[LoudTrait, loud]).validate_python({"shot": 2})
    with pytest.raises(TypeError, match="two traits are called 'shout': Shout and Louder"):

        class Louder(LoudTrait):  # pyright: ignore[reportUnusedClass]
            shout: bool


def test_a_card_is_dumped_with_all_that_its_effects_say_and_read_back() -> None:
    card = cards(GOOD)[0][0]
    dumped = card.model_dump(mode="json")
    assert dumped["effects"] == [{"choose": [[{"lose": "sanity", "n": 2}], [{"gain": 1}, {"lose": "sanity", "n": 1}]]}]
    assert Card.model_validate(dumped) == card


def test_a_verb_of_another_game_is_no_effect() -> None:
    class Foreign(Verb):
        lose: str

    with pytest.raises(ValidationError, match="starts with a verb"):
        Card.model_validate({"id": "a", "name": {"en": "A", "de": "A"}, "effects": [Foreign(lose="sanity")]})


def test_all_verbs_of_a_card_are_found_also_those_inside_others() -> None:
    card = cards(GOOD)[0][0]
    assert [verb.called() for verb in verbs_in(card)] == ["choose", "lose", "gain", "lose"]


def test_neighbours_share_their_verb_and_nested_effects_are_a_list() -> None:
    class Take(Verb):
        take: str
        n: int = 1

        def text(self, words: Phrases, lang: Lang) -> str:
            return clauses([self], words, lang)

        def share(self) -> tuple[str, str, int]:
            return ("take", self.take, self.n)

    words = Phrases(
        {
            "take": {"en": "take {what}"},
            "take@each": {"en": "takes {what}"},
            "thing-clue": {"en": "{n} {n|clue|clues}"},
            "thing-key": {"en": "{n} {n|key|keys}"},
            "gain": {"en": "gain {n}"},
            "and": {"en": "and"},
        }
    )
    effects = [Take(take="clue"), Take(take="key"), Take(take="clue", n=2), Gain(gain=1), Take(take="key")]
    assert clauses(effects, words, "en") == "take 3 clues and 1 key; gain 1; take 1 key"
    assert clauses(effects, third_person(words), "en", nested=True) == "takes 3 clues and 1 key, gain 1 and takes 1 key"


@pytest.mark.parametrize("kind", [Verb, Trait])
def test_a_verb_or_trait_without_words_is_noticed(kind: type[Any]) -> None:
    with pytest.raises(NotImplementedError, match=kind.__name__):
        kind().text(PHRASES, "en")
