"""Which picture of Death May Die stands above which question: what there is to choose from is on it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

import games.death_may_die
from bot.boxes.death_may_die.scenes import scene
from games.death_may_die.view import DeathView
from games.kernel.ask import Ask, Option
from rendering.death_may_die import PICTURES
from rendering.drawn import Drawn

from . import stages
from .stages import CARDS, NAMES


def asked(msg: str, options: Mapping[str, Mapping[str, str | int]] | None = None, **args: str | int) -> Ask:
    menu = tuple(Option(key, None, tuple(told.items())) for key, told in (options or {}).items())
    return Ask(0, msg, menu, tuple(args.items()), options=menu)


def beset() -> DeathView:
    """Ian with enemies on his space and elsewhere, somebody with him, things in everybody's hands."""
    return stages.beset()


FOES = {"first:byakhee.1": {"enemy": "byakhee.1"}, "first:cultist.1": {"enemy": "cultist.1"}}
ROOMS = {"space:corridor": {"space": "corridor"}, "space:archive": {"space": "archive"}}

# A question, and what is above it. `turn` is the house, dice that lie there, or a find.
SCENES: dict[str, tuple[Ask, str]] = {
    "dmd-action": (asked("dmd-action", {"pass": {}}, who=0), "turn"),
    "dmd-reroll": (asked("dmd-reroll", {"keep": {}}, who=0), "turn"),
    "dmd-frantic": (asked("dmd-frantic", {"die:0": {"face": "blank"}}, who=0), "turn"),
    "dmd-discovery": (asked("dmd-discovery", {"decline": {}}, who=0, card="find-1"), "turn"),
    "dmd-investigator": (
        asked("dmd-investigator", {"be:ian": {"investigator": "ian"}, "be:borya": {"investigator": "borya"}}),
        "offered:ian+borya",
    ),
    "dmd-investigator-again": (
        asked("dmd-investigator-again", {"be:ian": {"investigator": "ian"}, "be:borya": {"investigator": "borya"}}),
        "offered:ian+borya",
    ),
    "dmd-fight": (asked("dmd-fight", FOES, who=0), "foes:0/byakhee.1+cultist.1"),
    "dmd-free-attack": (asked("dmd-free-attack", {**FOES, "no": {}}, who=0), "foes:0/byakhee.1+cultist.1"),
    "dmd-shake": (asked("dmd-shake", FOES, who=0), "foes:0/byakhee.1+cultist.1"),
    "dmd-push": (asked("dmd-push", {"push:a": {"enemy": "cultist.1", "space": "archive"}, "no": {}}, who=0), "foes:0/cultist.1"),
    "dmd-enemy": (asked("dmd-enemy", FOES, who=0), "foes:0/byakhee.1+cultist.1"),
    "dmd-end-effects": (asked("dmd-end-effects", FOES, who=0), "foes:0/byakhee.1+cultist.1"),
    "dmd-split": (asked("dmd-split", {"deal:1": {"enemy": "cultist.1"}}, who=0, enemy="cultist.1"), "foes:0/cultist.1+byakhee.1"),
    "dmd-avenge": (asked("dmd-avenge", {"ignore": {}, "avenge": {"n": 1}}, who=0, enemy="cultist.1"), "foes:0/cultist.1"),
    "dmd-madness": (asked("dmd-madness", {"lose": {}, "ignore": {}}, who=0, n=1), "rest:0"),
    "dmd-strike": (asked("dmd-strike", {"strike": {"n": 1}, "spare": {}}, who=0, enemy="cultist.1"), "foes:0/cultist.1"),
    "dmd-space": (asked("dmd-space", ROOMS, who=0), "spaces:0/corridor+archive"),
    "dmd-way": (asked("dmd-way", ROOMS, who=0, enemy="cultist.1"), "spaces:0/corridor+archive"),
    "dmd-person": (asked("dmd-person", {"who:0": {"whom": 0}, "who:1": {"whom": 1}}, who=0), "crew:0/0+1"),
    "dmd-agree": (asked("dmd-agree", {"agree": {}}, who=1, by=0), "rest:1"),
    "dmd-rest": (asked("dmd-rest", {"rest:1-0-0": {"wounds": 1}}, who=0), "rest:0"),
    "dmd-companions": (asked("dmd-companions", {"assign:0": {"self": 1}}, who=0), "things:0/0"),
    "dmd-discard": (asked("dmd-discard", {"card:find-1": {"card": "find-1"}}, who=0), "things:0/0"),
    "dmd-steal": (asked("dmd-steal", {"steal:1:find-1": {"whom": 1, "card": "find-1"}}, who=0), "things:0/1"),
    "dmd-trade": (asked("dmd-trade", {"done": {}}, who=0), "things:0/0+1"),
    "dmd-give": (asked("dmd-give", {"agree": {}}, who=1, package="0>find-2:left>1,1>find-1:left>0"), "things:1/1+0"),
    "dmd-choose": (asked("dmd-choose", {"choose:0": {"choice": 0}}, card="hastur-7"), "about:0/hastur-7"),
    "dmd-may": (asked("dmd-may", {"yes": {}}, card="find-1"), "about:0/find-1"),
    "dmd-pay-or-suffer": (asked("dmd-pay-or-suffer", {"yes": {}}, card="hastur-7"), "about:0/hastur-7"),
}


def test_every_question_of_the_game_is_in_the_list() -> None:
    """Each `dmd-…` the rules ask, found in their text: a new question has to say what stands above it."""
    home = Path(games.death_may_die.__file__).parent
    text = "".join(file.read_text() for folder in ("rules", "verbs") for file in (home / folder).glob("*.py"))
    asks = {name for name in re.findall(r'"(dmd-[a-z-]+)"', text) if not name.startswith("dmd-opt-")}
    assert asks <= {*SCENES, "dmd-level"}


@pytest.mark.parametrize("msg", sorted(SCENES))
def test_a_question_has_its_picture(msg: str) -> None:
    ask, wanted = SCENES[msg]
    assert scene(beset(), [ask]) == wanted


def test_a_level_shows_the_skills() -> None:
    view = beset()
    first = view.investigators[0].skills[0].id
    assert scene(view, [asked("dmd-level", {f"level:{first}": {"skill": first, "level": 2}}, who=0)]) == f"skills:0/{first}"


def test_dice_on_the_table_come_before_what_is_asked_about_them() -> None:
    assert scene(stages.rolls()["attack"], [SCENES["dmd-choose"][0]]) == "turn"


def test_dice_that_are_chosen_one_by_one_have_numbers() -> None:
    view = stages.rolls()["attack"]
    assert scene(view, [SCENES["dmd-frantic"][0]]) == "roll:numbered"
    drawn = PICTURES.draw("roll:numbered", view, CARDS, "en", NAMES)
    assert view.roll
    assert {f"number{i}" for i in range(len(view.roll.dice))} <= {m.name for m in drawn.layout}


def test_a_question_nobody_waits_for_changes_no_picture() -> None:
    idle = SCENES["dmd-fight"][0]
    idle.idle = True
    try:
        assert scene(beset(), [idle]) == "turn"
    finally:
        idle.idle = False


@cache
def pictured(scene: str) -> Drawn:
    """Many questions have the same picture."""
    return PICTURES.draw(scene, beset(), CARDS, "en", NAMES)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("msg", sorted(SCENES))
def test_what_can_be_chosen_is_in_the_words_of_the_picture(msg: str) -> None:
    """Also who cannot see it knows what there is; and no picture of a turn is too high."""
    ask, wanted = SCENES[msg]
    drawn = pictured(wanted)
    assert drawn.problems() == []
    assert drawn.image.height <= 0.75 * drawn.image.width
    for option in ask.options:
        told = dict(option.args)
        if "enemy" in told:
            assert {"byakhee": "Byakhee", "cultist": "Cultist"}[str(told["enemy"]).partition(".")[0]] in drawn.alt
        if "space" in told and wanted.startswith("spaces"):
            assert CARDS.spaces[str(told["space"])].en in drawn.alt
        if "investigator" in told:
            assert CARDS.investigators[str(told["investigator"])].name.en in drawn.alt
