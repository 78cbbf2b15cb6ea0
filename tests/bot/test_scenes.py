"""The picture shows what the question is about: a table of every question of every game, and one of each kind that is played and drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.boxes.elder_sign import scenes
from bot.presenter import board, private
from bot.reader import Reader
from bot.shelf import Look, open_box
from games import registry
from games.kernel.ask import Ask, option
from games.talisman.state import Fight
from keeper.games import game
from keeper.simulate import choose
from rendering.elder_sign import die_letters, tray
from rendering.fluent import Words
from tests.games.elder_sign.test_mythos_cards import drawn
from tests.games.test_pilots import asked

ROOT = Path(__file__).resolve().parents[2]
WORDS = Words.load(ROOT / "locale", strict=True)
NAMES = registry.names()


@pytest.mark.parametrize("name", NAMES)
def test_every_question_says_what_it_is_about(name: str) -> None:
    """Somebody who adds a question decides which picture stands above it."""
    scenes = f"bot/boxes/{registry.manifest(name).folder}/scenes.py"
    about = import_module(scenes.removesuffix(".py").replace("/", ".")).ABOUT
    assert asked(name) - set(about) == set(), f"nobody has said in ABOUT of {scenes} what they are about"
    assert set(about) - asked(name) == set(), f"they are asked no more, and stand in ABOUT of {scenes}"


class FirstAsked:
    """Some games of one kind, played on only until what is looked for was asked: what came up on the way nobody plays to again."""

    def __init__(self, name: str, seats: int, games: int = 12) -> None:
        self.shelf, self.seats, self.games = game(name), seats, games
        self.seen: dict[str, tuple[Any, Ask]] = {}
        self.playing = self._play()

    def __call__(self, msg: str) -> tuple[Any, Ask]:
        while msg not in self.seen:
            if next(self.playing, None) is None:
                raise AssertionError(f"{msg} is never asked")
        return self.seen[msg]

    def _play(self) -> Iterator[str]:
        """Each new question, by its name."""
        for seed in range(self.games):
            live = self.shelf.open(self.seats, self.shelf.opponents[seed % len(self.shelf.opponents)], f"about {seed}")
            chance = random.Random(seed)
            player = self.shelf.player("autopilot" if seed % 2 else "random", random.Random(seed))
            for _ in range(1500):
                if live.over:
                    break
                for found in live.asks:
                    if found.needed and found.msg not in self.seen:
                        self.seen[found.msg] = live.view(None if found.read_by(None) else found.seat), found
                        yield found.msg
                question = choose(live, player, chance, {})
                live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))


games_of = cache(FirstAsked)


def first_asked(name: str, msg: str, *, seats: int = 3) -> tuple[Any, Any, Ask]:
    """The first time this is asked: the box, what whoever may read it sees, and the question."""
    view, found = games_of(name, seats)(msg)
    return open_box(registry.manifest(name)), view, found


@pytest.mark.parametrize(
    ("name", "msg", "scene"),
    [
        ("talisman", "tm-meet-being", "card:{card}"),
        ("talisman", "tm-teleport", "board"),
        ("talisman", "tm-too-many-objects", "seat:{asked}"),
        ("talisman", "tm-spoils", "seat:{seat}"),
        ("alone", "al-discard-items", "seat:0"),
        ("alone", "al-standard-card", "hand"),
        ("death-may-die", "dmd-rest", "rest:{who}"),
        ("cultistorm", "cs-attack", "fight:{who}/{enemy}"),
        ("cultistorm", "cs-drop", "turn"),
    ],
)
def test_what_is_chosen_from_is_on_the_picture(name: str, msg: str, scene: str) -> None:
    box, view, ask = first_asked(name, msg)
    given = {"asked": ask.seat, **dict(ask.args)}
    assert box.scene(view, [ask]) == scene.format(**given)
    reader = Reader("en", WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)})
    assert box.draw(box.scene(view, [ask]), view, view.viewer, reader, Look()).alt


@pytest.mark.parametrize(("name", "msg"), [("alone", "al-opportunity"), ("talisman", "tm-attacked")])
def test_what_can_be_used_is_on_the_picture_with_what_it_is_used_against(name: str, msg: str) -> None:
    box, view, ask = first_asked(name, msg)
    usable = [str(v) for o in ask.options for k, v in o.args if k in ("item", "spell", "card") and v in box.cards.by_id]
    assert usable
    scene = box.scene(view, [ask])
    assert scene == f"turn:{'+'.join(usable)}"
    for lang in ("en", "de"):
        reader: Any = Reader(lang, WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)})
        picture = box.draw(scene, view, view.viewer, reader, Look())
        assert picture.problems() == []
        assert reader.say("pic-aid", what=box.cards.by_id[usable[0]].name.in_(lang)) in picture.alt
        assert any("aid" in mark.name for mark in picture.layout)
    if view.viewer is not None:  # what only its owner knows
        public = view.model_copy(
            update={
                "players": tuple(
                    p.model_copy(update={"character": p.character.model_copy(update={"spells": ()})}) for p in view.players
                )
            }
        )
        assert box.scene(public, [ask]) == "turn"


@pytest.mark.parametrize(
    ("name", "msg", "what"),
    [
        ("cultistorm", "cs-start-object", "card"),
        ("alone", "al-character", "character"),
        ("talisman", "tm-foresight", "card"),
        ("talisman", "tm-inner", "space"),
        ("talisman", "tm-buy", "card"),
        ("talisman", "tm-market-day", "card"),
        ("death-may-die", "dmd-investigator", "investigator"),
    ],
)
def test_cards_to_choose_from_are_on_the_picture_with_their_texts(name: str, msg: str, what: str) -> None:
    """Also before anything lies on the table, where there was but the title of the game."""
    box, view, ask = first_asked(name, msg, seats=2)
    offered = [str(v) for o in ask.options for k, v in o.args if k == what]
    assert len(offered) > 1
    scene = box.scene(view, [ask])
    prices = {
        dict(o.args)["card"]: dict(o.args)["n"] for o in ask.options if o.key.startswith("buy:")
    }  # what it costs stands on it
    shown = [f"{id}={prices[id]}" if id in prices else id for id in dict.fromkeys(offered)]
    assert scene == f"offered:{'+'.join(shown)}"
    for lang in ("en", "de"):
        reader: Any = Reader(lang, WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)})
        picture = box.draw(scene, view, view.viewer, reader, Look())
        assert picture.problems() == []
        for card in (box.cards.by_id[id.partition(".")[0]] for id in offered):
            assert card.name.in_(lang) in picture.alt
            assert prices.get(card.id) is None or f"{card.name.in_(lang)} ({prices[card.id]})" in picture.alt
            if name != "death-may-die":  # which shows its investigators with the emblems of their skills
                assert box.cards.text(card.id, lang)[0].rstrip(".") in picture.alt


def test_what_everybody_keeps_is_on_the_post_together_and_behind_my_answer_the_own() -> None:
    shelf = game("cultistorm")
    for seed in range(9):
        live = shelf.open(3, shelf.opponents[0], f"objects {seed}")
        asks = [a for a in live.asks if a.msg == "cs-start-object"]
        if len({a.seat for a in asks}) > 1:
            break
    first, second = asks[:2]
    table = seated(SimpleNamespace(live=live), "cultistorm")
    mine = [[str(v) for o in a.options for k, v in o.args if k == "card"] for a in (first, second)]
    assert {*mine[0], *mine[1]} <= {*on_the_post(table).removeprefix("offered:").split("+")}
    assert private.pictured(table, [first], {first.seat: live.view(first.seat)}) == {first.seat: f"offered:{'+'.join(mine[0])}"}


def test_while_evil_prepares_the_station_everybody_sees_what_the_hero_has_come_for() -> None:
    box, evil, ask = first_asked("alone", "al-setup-how")
    missions = f"offered:{'+'.join(m.code for m in evil.missions)}"
    assert [box.scene(evil, [ask]), box.scene(evil.model_copy(update={"viewer": None, "secret": False}), [])] == [missions] * 2


@pytest.fixture(scope="module")
def elder() -> Any:
    shelf = game("elder-sign")
    live = shelf.open(2, "azathoth", "scenes")
    chance, player = random.Random(3), shelf.player("autopilot", random.Random(3))
    while not live.view(0).players[0].trophies and not live.over:
        question = choose(live, player, chance, {})
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))
    return live.view(None)


def test_a_reward_shows_the_adventure_that_was_passed_and_a_monster_the_museum(elder: Any) -> None:
    after = elder.model_copy(update={"attempt": None, "phase": "adventure"})
    reward = Ask(0, "es-gain-instead", [option("gain:clue", None)])
    assert scenes.scene(after, [reward]) == f"card:{after.players[0].trophies[-1]}"
    monster = Ask(0, "es-place-monster", [option("place:A01:0", None)])
    for phase in ("midnight", "setup"):
        assert scenes.scene(after.model_copy(update={"phase": phase}), [monster]) == "board"
    choice = Ask(0, "es-may", [option("yes", None)], (("card", "M14"),))
    assert scenes.scene(after, [choice]) == "card:M14"


def test_which_die_goes_is_asked_above_the_faces_of_the_failed_roll() -> None:
    """The dice lay there blank as soon as the roll had failed."""
    box, view, ask = first_asked("elder-sign", "es-discard")
    assert box.scene(view, [ask]) == "turn"
    asked = {str(dict(o.args)["die"]) for o in ask.options}
    shown = {d.id: d.face for d in dict(tray.groups(view))["rolled"]}
    assert asked <= {die for die, face in shown.items() if face}
    reader = Reader("en", WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)})
    alt = box.draw("turn", view, None, reader, Look()).alt
    assert all(f"{die_letters(view)[die]} " in alt for die in asked)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_where_a_monster_is_placed_it_stands_on_the_picture_with_its_task(lang: str) -> None:
    """The museum was there, the monster was not."""
    box, view, ask = first_asked("elder-sign", "es-place-monster")
    reader: Any = Reader(lang, WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)})
    for shown in (view, view.model_copy(update={"arriving": "M10"})):
        picture = box.draw(box.scene(shown, [ask]), shown, None, reader, Look())
        assert picture.problems() == []
        assert box.cards.monsters[shown.arriving].name.in_(lang) in picture.alt
        assert any(f"arriving/monster:{shown.arriving}" in mark.name for mark in picture.layout)


@pytest.mark.parametrize(
    ("name", "msg", "scene"),
    [
        ("alone", "al-spawn-kind", "creatures"),
        ("alone", "al-web", "seat:0"),
        ("elder-sign", "es-new-investigator", "offered:{cards}"),
        ("elder-sign", "es-pay-trophies", "seat:{asked}"),
        ("cultistorm", "cs-keep", "offered:{cards}"),
        ("cultistorm", "cs-lose-object", "offered:{cards}"),
    ],
)
def test_the_picture_answers_what_is_asked(name: str, msg: str, scene: str) -> None:
    box, view, ask = first_asked(name, msg)
    view = view.model_copy(update={"viewer": ask.seat})  # on their own sheet, where that is another picture
    cards = "+".join(str(v) for o in ask.options for k, v in o.args if k in ("card", "investigator"))
    assert box.scene(view, [ask]) == scene.format(asked=ask.seat, cards=cards)
    reader = Reader("en", WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)})
    assert box.draw(box.scene(view, [ask]), view, view.viewer, reader, Look()).problems() == []


def test_while_all_prepare_the_post_keeps_the_plan_whatever_one_of_them_has_found() -> None:
    box, view, ask = first_asked("cultistorm", "cs-keep")
    assert view.phase == "preparation"
    assert box.scene(view.model_copy(update={"viewer": None}), [ask]) == "turn"


@pytest.mark.parametrize("msg", ["al-spawn-where", "al-place-danger", "al-which-creature"])
def test_where_evil_chooses_on_both_floors_both_are_on_the_picture(msg: str) -> None:
    """The picture was of the hero's floor, whatever there was to choose on the other one."""
    box, view, ask = first_asked("alone", msg)
    floors = {f.number: f.here for f in view.floors}
    asked = {int(str(dict(o.args)["sector"])[0]) for o in ask.options if "sector" in dict(o.args)}
    away = any(not floors[n] for n in asked)
    assert box.scene(view, [ask]) == ("map:wide" if away else "turn")
    assert away or msg == "al-which-creature"
    everybody = view.model_copy(update={"viewer": None, "secret": False})
    assert box.scene(everybody, [ask]) == "turn", "nobody else sees the map"


def seated(t: Any, name: str) -> Any:
    """A table at which this is played."""
    return SimpleNamespace(box=open_box(registry.manifest(name)), live=t.live, view=t.live.view)


def on_the_post(table: Any) -> str:
    return board.about(table.box, table.view(None), table.live.questions(None))


def test_of_two_who_are_asked_at_midnight_neithers_sheet_stands_above_both() -> None:
    """What all see is on the post; behind "My answer" each sees their own."""
    t = drawn("Y28", has={0: {"sanity": 1, "stamina": 1}, 1: {"sanity": 2}})
    table = seated(t, "elder-sign")
    assert [a.msg for a in t.live.asks] == ["es-restore-which"] * 2
    assert on_the_post(table) == "turn", "the card that asks them"
    assert {s: private.pictured(table, [t.question(s)], {s: t.view(s)}) for s in (0, 1)} == {0: {0: "seat:0"}, 1: {1: "seat:1"}}
    t.says(0, "restore:stamina")
    assert on_the_post(table) == "turn", "until both have answered"


def test_of_one_who_is_asked_the_sheet_stands_on_the_post_and_not_once_more_behind_it() -> None:
    t = drawn("Y28", people="bob", has={0: {"sanity": 1, "stamina": 1}})
    table = seated(t, "elder-sign")
    assert [a.seat for a in t.live.asks] == [0]
    assert on_the_post(table) == "seat:0"
    assert private.pictured(table, [t.question(0)], {0: t.view(0)}) == {}


def test_one_of_several_copies_is_drawn_as_the_card_it_is() -> None:
    """A question names the card that lies there, the third hobgoblin of three."""
    box = open_box(registry.manifest("talisman"))
    reader = Reader("en", WORDS, box.cards, {0: "Anna", 1: "Bert"})
    view = game("talisman").open(2, game("talisman").opponents[0], "copies").view(None)
    asks = [Ask(0, "tm-meet-being", [option("meet", True)], (("card", "hobgoblin.3"),))]
    assert box.scene(view, asks) == "card:hobgoblin.3"
    assert box.draw(box.scene(view, asks), view, None, reader, Look()).alt.startswith("Enemy: Hobgoblin.")


def test_what_a_fight_has_brought_is_shown_instead_of_the_fight() -> None:
    box = open_box(registry.manifest("talisman"))
    view = game("talisman").open(2, game("talisman").opponents[0], "finds").view(None).model_copy(update={"phase": "encounter"})
    ways = (*(option(f"take:{card}", card, card=card) for card in ("sword.s1", "cross")), option("leave", ""))
    asks = [Ask(0, "tm-take", ways, default=("leave",), options=ways)]
    assert box.scene(view, asks) == "turn"  # the space, with what lies there
    assert box.scene(view.model_copy(update={"fight": Fight()}), asks) == "offered:sword.s1+cross"


@pytest.mark.parametrize("name", NAMES)
def test_the_scene_of_every_question_that_comes_up_can_be_drawn(name: str) -> None:
    """One of each kind, in a game that is played sensibly."""
    shelf, box = game(name), open_box(registry.manifest(name))
    reader = Reader("en", WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)})
    live = shelf.open(max(2, shelf.seats[0]), shelf.opponents[0], "scenes of all")
    chance, player = random.Random(1), shelf.player("autopilot", random.Random(1))
    drawn: set[tuple[str, str]] = set()
    for _ in range(150):
        if live.over:
            break
        question = choose(live, player, chance, {})
        viewer = None if question.read_by(None) else question.seat
        view = live.view(viewer)
        scene = box.scene(view, live.questions(viewer))
        kind = (question.msg, scene.partition(":")[0])
        if kind not in drawn and len(drawn) < 14:
            drawn.add(kind)
            picture = box.draw(scene, view, viewer, reader, Look())
            assert picture.alt
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))
    assert len(drawn) > 3
