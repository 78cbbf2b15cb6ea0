"""What a table of Talisman reads of its turns: each thing once, with its number; deeds on buttons, with what to expect below the question."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui

from bot import panel
from bot.boxes.talisman.box import TalismanBox
from bot.lobby import wishes
from bot.presenter import story
from bot.reader import Reader
from games.kernel.ask import Ask
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.phrases import Lang
from games.talisman.game import TalismanOptions
from games.talisman.rules import setup
from games.talisman.state import Toad
from rendering.canvas import Canvas
from rendering.fluent import Words
from rendering.talisman.turn import draw_turn
from rendering.talisman.words import space_name
from tests.games.talisman.given import RULES, Playing, arrives, land, meets, nobody_special, play, someone

BOX = TalismanBox()
WORDS = Words.load(Path(__file__).parents[2] / "locale", strict=True)
NAMES = {0: "Anna", 1: "Ben", 2: "Clara", 3: "David", 4: "Eva", 5: "Finn"}
ENGLISH, GERMAN = (Reader(lang, WORDS, RULES.cards, NAMES) for lang in ("en", "de"))


def told(t: Playing, since: int = 0, reader: Reader[Any] = ENGLISH) -> list[str]:
    """What the channel reads, from the turn's first line on."""
    events = [event for one in t.all[since:] if (event := one.for_viewer(None)) is not None]
    lines = [line for event in events if (line := BOX.event_line(event, reader))]
    return [line.replace("*", "") for line in lines]


def labels(ask: Ask, reader: Reader[Any] = ENGLISH) -> list[str]:
    return [BOX.option_label(ask, o, reader) for o in ask.options]


def test_a_purchase_is_one_line() -> None:
    t = play(land(someone("elf", "O2", gold=9), nobody_special("O9")), move=[1])
    t.says(0, "go:O1:ccw").says(0, "visit:blacksmith")
    since = len(t.all)
    t.says(0, "buy:axe")
    assert told(t, since) == ["Anna buys Axe for 3 gold (6 left)."]
    assert told(t, since, GERMAN) == ["Anna kauft für 3 Gold (noch 6): Axt."]


def test_what_is_paid_for_is_paid_and_not_lost() -> None:
    t = play(land(someone("elf", "O2", gold=2, lives=3), nobody_special("O9")), move=[1])
    t.says(0, "go:O1:ccw").says(0, "visit:healer")
    since = len(t.all)
    t.says(0, "heal:1")
    assert told(t, since)[:2] == ["Anna pays 1 gold (1 left).", "Anna heals 1 life (now 4)."]


def test_an_event_is_told_when_it_happens_and_not_when_it_is_drawn() -> None:
    lines = told(meets("pestilence", nobody_special(), nobody_special("O9", "troll")))
    assert next(line for line in lines if "Pestilence" in line).startswith("Anna draws an event: Pestilence. ")
    assert not any(line.startswith("Anna draws Pestilence") for line in lines)


def test_an_enemy_is_drawn_with_its_strength() -> None:
    assert "Anna draws Bear (Strength 3)." in told(meets("bear", fight=[6], foe=[1]))


def test_a_stranger_who_was_turned_up_just_now_is_not_told_twice() -> None:
    fresh = told(meets("healer", nobody_special(lives=3)))
    assert [line for line in fresh if "Healer" in line] == ["Anna draws Healer."]
    lying = told(meets("bear", nobody_special(lives=3), lying={"O2": ["healer"]}))
    assert "Anna meets Healer." in lying


@pytest.mark.parametrize(
    ("die", "line"),
    [(4, "Crags: Anna rolls 4. Nothing happens."), (2, "Anna must miss 1 turn."), (6, "Crags: Anna rolls 6.")],
)
def test_a_roll_at_a_table_tells_what_came_of_it(die: int, line: str) -> None:
    assert line in told(arrives("O9", table=[die]))


def test_spoils_are_told_by_what_changes_hands() -> None:
    t = arrives("O9", someone("thief", strength=12), nobody_special("O9", "elf"), duel=[6], parry=[1])
    since = len(t.all)
    t.says(0, "attack:1").says(0, "life")
    assert [line for line in told(t, since) if "life" in line] == ["Ben loses 1 life (Thief), 3 left."]


def test_two_ways_are_two_buttons_that_name_their_spaces() -> None:
    t = play(land(nobody_special("O2"), nobody_special("O3", "elf"), lying={"O1": ["bear"]}), move=[1])
    ask = t.question(0, "tm-go")
    assert labels(ask) == ["↻ Graveyard", "↺ Village"]
    words = panel.Wording(BOX, ask, ENGLISH, t.view(0))
    assert all(panel.width(words.short(o)) <= panel.NARROW for o in ask.options)
    assert (words.hint(ask.options[0]) or "").startswith("Ben · ")
    assert (words.hint(ask.options[1]) or "").startswith("Bear (Strength 3) · ≈42% in a fight · ")


@pytest.mark.parametrize("space", ["O2", "O5", "M1", "M4", "M5"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_ways_stand_among_the_buttons_as_on_the_picture(space: str, lang: Lang) -> None:
    t = play(land(nobody_special(space), nobody_special("O9", "elf")), move=[2])
    ask, view = t.question(0, "tm-go"), t.view(0)
    table: Any = SimpleNamespace(
        box=BOX, id=1, game=SimpleNamespace(options={}), line=lambda ask: "0.00000000", view=lambda seat: view
    )
    pressed = [
        str(b.label)
        for row in panel.deeds(table, ask, Reader(lang, WORDS, RULES.cards, NAMES))
        for b in row.children
        if isinstance(b, ui.Button)
    ]
    marks = draw_turn(view, RULES.cards, lang, NAMES).layout
    titles = {
        m.name.split(":")[2]: (m.box.x0, m.name.split(":")[1]) for m in marks if m.name.startswith("way:") and m.kind == "text"
    }
    (far_left, left), (far_right, right) = titles["counter/title"], titles["clockwise/title"]
    assert far_left < far_right
    assert pressed[:2] == [f"{sign} {space_name(end, RULES.cards, lang)}" for sign, end in (("↺", left), ("↻", right))]


def test_a_passage_is_called_on_the_picture_as_on_its_button(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = Canvas.text

    def noted(canvas: Canvas, at: tuple[float, float], words: str, *args: Any, **more: Any) -> Any:
        written.append(words)
        return write(canvas, at, words, *args, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    for space, name, far in (
        ("O6", "Brücke", "Hügel"),
        ("M2", "Portal der Macht", "Ebene der Todesgefahr"),
        ("M5", "Brücke", ""),
    ):
        written.clear()
        t = play(land(nobody_special(space), nobody_special("O9", "elf")), move=[2])
        picture = draw_turn(t.view(0), RULES.cards, "de", NAMES)
        [passage] = [words for words in written if words.startswith("{passage}")]
        assert name in passage
        assert name in picture.alt
        assert far in picture.alt


def test_a_price_is_paid_and_a_wish_is_wished_in_natural_words() -> None:
    knight = arrives("M2", nobody_special(gold=1)).question(0, "tm-pay-or-suffer")
    assert labels(knight) == ["Pay 1 gold", "Lose 1 life"]
    assert labels(knight, GERMAN) == ["1 Gold zahlen", "1 Lebenspunkt verlieren"]
    fairy = meets("fairy", nobody_special(alignment="good")).question(0, "tm-wish")
    assert {"1 Stärke wünschen", "Eine Reise in dieser Region wünschen", "Kein Wunsch"} <= set(labels(fairy, GERMAN))


def test_of_a_space_one_may_meet_nobody_who_stands_there_is_told() -> None:
    t = arrives("O9", nobody_special(), nobody_special("O9", "elf"))
    ask = t.question(0, "tm-whom")
    hint = BOX.option_hint(ask, ask.options[0], ENGLISH, t.view(0))
    assert hint
    assert "Ben" not in hint


def explained(t: Playing, msg: str, reader: Reader[Any], seat: int = 0) -> list[str]:
    ask = t.question(seat, msg)
    words = panel.Wording(BOX, ask, reader, t.view(seat))
    return [words.explanation(o) for o in ask.options]


def test_below_a_button_the_whole_of_a_space_is_read() -> None:
    t = play(land(nobody_special("O8"), nobody_special("O3", "elf")), move=[1])
    crags = next(hint for hint in explained(t, "tm-go", GERMAN) if "Geist" in hint)
    assert crags.endswith("6: Erhalte 1 Stärke.")


def test_a_line_for_a_select_ends_with_a_clause() -> None:
    t = play(land(nobody_special("O8"), nobody_special("O3", "elf")), move=[1])
    ask = t.question(0, "tm-go")
    hints = [BOX.option_hint(ask, o, GERMAN, t.view(0)) for o in ask.options]
    assert next(hint for hint in hints if "Geist" in hint).endswith("2–3: Setze deinen nächsten Zug aus …")


@pytest.mark.parametrize(
    ("alignment", "said"), [("good", "verliere 1 Lebenspunkt"), ("neutral", "Nichts geschieht"), ("evil", "1 Würfel")]
)
def test_of_a_space_that_heeds_alignment_one_reads_what_concerns_oneself(alignment: str, said: str) -> None:
    t = play(land(nobody_special("O2", alignment=alignment), nobody_special("O9", "elf")), move=[1])
    graveyard = explained(t, "tm-go", GERMAN)[0]
    assert said.lower() in graveyard.lower()
    assert sum(word in graveyard for word in ("Gut:", "Neutral:", "Böse:")) <= 1


def test_what_has_one_answer_is_worded_as_going_on() -> None:
    ask = meets("hag", nobody_special(spells=["healing"])).question(0, "tm-meet-being")
    assert labels(ask, GERMAN) == ["Weiter: Scheuche"]
    assert "?" not in BOX.question_line(ask, GERMAN)
    assert "?" not in BOX.question_line(ask, ENGLISH)
    ask = meets("bear", nobody_special(spells=["healing"])).question(0, "tm-foes")
    assert len(ask.options) == 1
    assert BOX.question_line(ask, GERMAN).endswith("Es kommt zum Kampf.")


def test_an_attack_that_a_spell_prevents_is_told_before_the_spell() -> None:
    t = arrives("O9", someone("thief", strength=12), nobody_special("O9", "elf", spells=["invisibility"]))
    since = len(t.all)
    t.says(0, "attack:1")
    assert told(t, since) == ["Anna attacks Ben."], "also before anybody has answered it"
    t.says(1, "cast:invisibility")
    lines = told(t, since)
    assert lines[:4] == [
        "Anna attacks Ben.",
        "Ben casts Invisibility.",
        "Ben is invisible until the end of the turn and evades everything.",
        "Ben evades (Invisibility).",
    ]
    assert not any("you" in line.split() for line in lines)


@pytest.mark.parametrize(
    ("character", "deed"), [("thief", "steal"), ("sorceress", "beguile"), ("rogue", "gamble"), ("spy", "spy")]
)
def test_what_an_ability_is_after_is_told_before_it_is_answered(character: str, deed: str) -> None:
    victim = nobody_special("O9", "elf", gold=2, spells=["invisibility"])
    t = arrives("O9", someone(character), victim)
    since = len(t.all)
    t.says(0, f"{deed}:1").says(1, "cast:invisibility")
    for reader in (ENGLISH, GERMAN):
        lines = told(t, since, reader)
        assert "Anna" in lines[0], lines
        assert "Ben" in lines[0], lines
        assert lines[1].startswith("Ben "), lines
    assert "Ben evades (Invisibility)." in told(t, since)


def test_german_names_of_cards_stand_where_no_case_is_needed() -> None:
    lines = told(meets("bear", fight=[6], foe=[1]), reader=GERMAN)
    assert "Anna zieht: Bär (Stärke 3)." in lines
    assert any(line.startswith("Anna kämpft gegen: Bär, mit Stärke ") for line in lines)
    assert any("für die Gegenseite 1" in line for line in lines)
    bear = meets("bear", nobody_special(spells=["healing"]))
    assert explained(bear, "tm-foes", GERMAN)[0].endswith("% Siegchance")


def test_one_spirit_is_one() -> None:
    ask = meets("lemure", someone("priest", "O1")).question(0, "tm-foes")
    assert "Den Geist vernichten" in labels(ask, GERMAN)
    assert "Destroy the spirit" in labels(ask)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_opening_post_has_room_for_everybody_s_character_and_tells_a_brisk_start_once(seats: int) -> None:
    live = Live(RULES, Fate(b"1"), new_game(RULES, RULES.new(seats, TalismanOptions(brisk=True))))
    events = [event for one in live.opening if (event := one.for_viewer(None)) is not None]
    lines = [line for event in events if not BOX.laid_out(event) and (line := BOX.event_line(event, ENGLISH))]
    packed = story.pack(lines)
    assert len(packed) <= BOX.told_lines
    assert f"{setup.BRISK_GAIN} more Strength" in packed[0]
    assert sum("plays" in line for line in lines) == seats


def test_a_character_is_offered_with_its_values_by_name_and_a_part_of_the_list_with_its_letters() -> None:
    choices = BOX.seat_wishes[0].choices(GERMAN)
    assert all(c.hint.startswith("Stärke ") and ", Talent " in c.hint for c in choices if c.value)
    assert wishes._range(choices[:5]) == f" ({choices[1].label[0]}–{choices[4].label[0]})" == " (B–D)"
    assert wishes._range(choices[:3]) == " (B)"  # one letter is no range


def test_the_crown_is_offered_once_to_an_order() -> None:
    view = play(land(nobody_special("O2", spells=["destruction"]), nobody_special("O9", "elf"))).view(0)
    for deed in {f"{a.card}:{a.when}:{a.at.partition('/')[0]}" for a in view.players[0].may_arm}:
        choices = BOX.ordering(view, 0, GERMAN, deed)[1]
        assert sum("Krone" in c.label for c in choices) <= 1, [c.label for c in choices]


def why(t: Playing, seat: int, command: str, reader: Reader[Any] = ENGLISH) -> str:
    return BOX.why(t.view(seat), [a for a in t.live.asks if a.seat == seat], seat, command, reader)


def test_whoever_is_not_asked_reads_whose_turn_it_is_or_when_their_moment_comes() -> None:
    state = land(nobody_special("O2"), nobody_special("O3", "elf", spells=["healing"], objects=["sword"]))
    t = play(state, move=[1])
    for command in ("roll", "go", "meet", "attack", "take", "buy"):
        assert why(t, 1, command) == "It is **Anna**’s turn. (`TM-TURN-02`)"
    assert "arm a spell beforehand" in why(t, 1, "cast")
    assert "`/talisman bereitlegen`" in why(t, 1, "cast", GERMAN)
    assert why(t, 1, "evade").startswith("Nothing is attacking you")
    assert "as soon as there is something to decide again" in why(t, 1, "drop")
    assert "Temple" in why(t, 1, "pray"), "where one could, whoever's turn it is"


def test_whose_turn_it_is_learns_that_somebody_else_has_to_answer() -> None:
    t = arrives("O9", someone("thief", strength=12), nobody_special("O9", "elf", spells=["invisibility"]))
    t.says(0, "attack:1")
    assert why(t, 0, "attack").startswith("Somebody else is being asked first")
    assert why(t, 1, "attack").startswith("It is **Anna**’s turn")  # whoever is attacked does not attack


def test_the_headline_says_that_somebody_is_a_toad() -> None:
    """A toad was called by its character all the while."""
    toad, troll = (play(land(someone("troll", "O2", **more), nobody_special("O9"))) for more in ({"toad": Toad(), "gold": 0}, {}))
    assert BOX.headline(toad.live.view(None), ENGLISH).endswith("(Troll, now a toad)")
    assert BOX.headline(toad.live.view(None), GERMAN).endswith(", zurzeit Kröte)")
    assert BOX.headline(troll.live.view(None), ENGLISH).endswith("(Troll)")
