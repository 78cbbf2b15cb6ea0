"""Talisman in words: whatever happens and whatever is asked can be said in both languages, within Discord's limits, and what
everybody reads names no spell that is still in a hand."""

from __future__ import annotations

import ast
import dataclasses
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.boxes.talisman import names, standing
from bot.boxes.talisman.box import WISHES, TalismanBox
from bot.boxes.talisman.words import WORDS as LEXICON
from bot.reader import Reader
from bot.shelf import LEADS, BadWish
from bot.wording.text import lang_of
from games.kernel.arming import ARM, Armed
from games.kernel.ask import Ask, args_of
from games.kernel.ask import option as one
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.kernel.table import Event
from games.talisman import events
from games.talisman.game import Talisman, TalismanOptions
from games.talisman.pilot.autopilot import Autopilot
from games.talisman.rules.armed import Ready
from games.talisman.rules.orders import ORDERS
from games.talisman.state import Lasting, Toad
from games.talisman.why import why_not
from rendering.fluent import Words
from rendering.talisman import draw_hand, draw_sheet
from tests.games.talisman.given import land, play, someone

HERE = Path(__file__).parents[2]
RULES = Talisman()
BOX = TalismanBox()
WORDS = Words.load(HERE / "locale", strict=True)
NAMES = {0: "Anna", 1: "Ben", 2: "Clara", 3: "David", 4: "Eva", 5: "Finn"}
READERS = [Reader(lang, WORDS, RULES.cards, NAMES) for lang in ("en", "de")]
LONGEST = 700


def games(player: str) -> Iterator[Live[Any]]:
    """Games in play, after every answer."""
    known = set[Any]()
    for seed in range(2):
        chance = random.Random(seed)
        odd = bool(seed % 2)
        options = TalismanOptions(choosing="chosen" if odd else "drawn", strict=odd, brisk=odd, crown_ends=True, inner_wait=odd)
        live = Live(RULES, Fate(f"words {seed} {player}".encode()), new_game(RULES, RULES.new(2 + seed % 5, options)))
        pilot = Random(chance.randrange) if player == "random" else Autopilot(RULES.cards)
        for _ in range(LONGEST):
            yield live
            if live.over:
                break
            idle = [a for a in live.asks if a.idle and a.held is None]
            ask = chance.choice(idle if idle and chance.randrange(4) == 0 else [a for a in live.asks if a.needed])
            said(live.answer(ask.n, ask.seat, pilot.pick(live.view(ask.seat), ask)).told, known)
        yield live


def said(told: Any, known: set[Any]) -> None:
    """Every reader's line of what was just told. Of two events that are equal the same is said."""
    for t in told:
        for event in (t.event, t.others):
            if event is not None and event not in known:
                known.add(event)
                for reader in READERS:
                    line = LEXICON.event_line(event, reader)
                    assert line, event
                    assert len(line) < 1000, line


def asked(ask: Ask, view: Any, words: dict[Any, list[str]]) -> None:
    """`words`: what was asked before, in the same way. Only a hint may change with what is seen."""
    for reader in READERS:
        whole = (reader.lang, ask.sig())
        if whole not in words:
            words[whole] = [BOX.question_line(ask, reader), *(BOX.option_label(ask, o, reader) for o in ask.options)]
        line, *labels = words[whole]
        assert line
        read: set[str] = set()
        for option, label in zip(ask.options, labels, strict=True):
            hint = BOX.option_hint(ask, option, reader, view)
            assert 0 < len(label) <= 80, (ask.msg, option.key, label)
            assert len(hint) <= 100, (ask.msg, option.key, hint)
            read.add(label)
        meant = {BOX.alike(ask, o) or o.key for o in ask.options}
        assert len(read) >= len(meant), (ask.msg, [o.key for o in ask.options], labels)


@pytest.mark.parametrize("player", ["random", "autopilot"])
def test_all_that_happens_and_is_asked_can_be_said_and_no_two_options_read_alike(player: str) -> None:
    """And so can headline, board, sheet, orders and reasons at any time."""
    words: dict[Any, list[str]] = {}
    for i, live in enumerate(games(player)):
        for ask in live.asks:
            asked(ask, live.view(ask.seat), words)
        if i % 23 == 0:
            looked_around(live)


def looked_around(live: Live[Any]) -> None:
    for seat in RULES.seats(live.state):
        view = live.view(seat)
        for reader in READERS:
            assert BOX.headline(view, reader)
            assert BOX.board_text(view, reader)
            assert BOX.hand_text(view, seat, reader)
            _, choices = BOX.standing(view, seat, reader)
            heard = {what for what in RULES.sayings(live.state, seat) if what != "concede"}
            assert {c.value for c in choices} == heard
            assert len({c.label for c in choices}) == len({c.value.replace(".2", "") for c in choices})
            assert all(0 < len(c.label) <= 100 and len(c.hint) <= 100 for c in choices)
            for verb in BOX.answering:
                reason = why_not(view, RULES.cards, seat, verb)
                assert reason.rule in LEXICON.reason_line(reason, reader)


# What games seldom bring: everything the rules can say or ask, by how they write it


SAMPLES: dict[str, tuple[Any, ...]] = {
    "alignment": ("good", "neutral", "evil"),
    "card": ("farmer",),
    "being": ("wolf.2",),
    "beings": ("wolf,wolf.2,ghost", "ghost"),
    "chance": (58,),
    "character": ("warrior",),
    "choice": ("healer", "chapel-pray", "market"),
    "closed": (0, 1),
    "dice": ("3", "3,4"),
    "die": (4,),
    "gold": (2,),
    "how": ("attack", "psychic", "ability"),
    "moment": ("turn-start", "fight", "own-end"),
    "n": (0, 1, 2, 3),
    "points": (1, 15),
    "seat": (1,),
    "space": ("O2", "M16", "C"),
    "spell": ("healing.2",),
    "stat": ("strength", "craft"),
    "turning": ("cw", "ccw"),
}
# Their names are put together where they are offered.
PUT_TOGETHER = {
    **{f"tm-opt-{word}": {"seat"} for word in ("steal", "beguile", "lure", "gamble")},
    **{f"tm-opt-{word}": {"seat", "chance"} for word in ("attack", "psychic")},
    **{f"tm-opt-task-{word}": {"space", "n"} for word in ("pitfiends", "werewolf", "death")},
    "tm-opt-at-seat": {"seat"},
    "tm-opt-at-space": {"space"},
    "tm-opt-at-none": set[str](),
    "tm-opt-pass": set[str](),
    "tm-opt-pass-rest": set[str](),
    "tm-opt-none": set[str](),
    "tm-opt-may-no": set[str](),
}
# Told in the words of a card, which has to be one that says so.
ON_A_CARD = {"tm-opt-choose", "tm-opt-wish", "tm-opt-pay", "tm-opt-suffer", "tm-opt-may-yes"}
NO_FIELDS = {"msg", "tone", "default", "cover", "audience", "eligible", "private", "rest"}


def written() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Every option and every question of the rules, each with the fields it is written with."""
    options: dict[str, set[str]] = {id: set(fields) for id, fields in PUT_TOGETHER.items()}
    # Asked by the kernel's verbs, or with their fields in a row.
    questions: dict[str, set[str]] = {f"tm-{word}": {"card"} for word in ("choose", "may", "pay-or-suffer", "market-day")}
    questions["tm-too-many-spells"] = {"n"}
    questions["tm-follower-or-life"] = {"card", "n"}
    for file in (HERE / "games" / "talisman").rglob("*.py"):
        if "pilot" in file.parts or file.name == "why.py":
            continue
        for call in (n for n in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(n, ast.Call)):
            fields = {k.arg for k in call.keywords if k.arg is not None}
            msgs = [k.value for k in call.keywords if k.arg == "msg"]
            if not msgs and isinstance(call.func, ast.Name) and call.func.id in ("option", "one") and (head := key_of(call)):
                options.setdefault(f"tm-opt-{head}", set()).update(fields - NO_FIELDS)
            for id in {n.value for m in msgs for n in ast.walk(m) if isinstance(n, ast.Constant) and isinstance(n.value, str)}:
                if id.startswith("tm-opt-") and not id.endswith("-"):
                    options.setdefault(id, set()).update(fields - NO_FIELDS)
            for id in {a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)}:
                if re.fullmatch(r"tm-(?!opt-)[a-z-]+", id):
                    questions.setdefault(id, set()).update(fields - NO_FIELDS)
    return options, questions


def key_of(call: ast.Call) -> str:
    """The beginning of the option's key, by which it is called where it carries no message."""
    key = call.args[0] if call.args else None
    if isinstance(key, ast.JoinedStr):
        key = key.values[0]
    return key.value.partition(":")[0] if isinstance(key, ast.Constant) and isinstance(key.value, str) else ""


def filled(fields: set[str]) -> list[dict[str, Any]]:
    """The fields with values: each of a field's samples once, the others as they first are."""
    first = {f: SAMPLES[f][0] for f in fields if f in SAMPLES}
    return [first, *({**first, f: value} for f in first for value in SAMPLES[f])]


# A card that is what the option is about.
CARD_FOR = {"tm-opt-visit": "O1", "tm-opt-charm": "wolf", "tm-opt-buy-off": "bandit", "tm-opt-use": "potion-of-strength"}


def test_every_option_of_the_rules_can_be_said() -> None:
    options, _ = written()
    assert len(options) > 100
    for id, fields in options.items():
        if id in ON_A_CARD:
            continue
        for values in filled(fields):
            card = CARD_FOR.get(id, "sword")
            given = {**values, **({"card": card} if "card" in fields else {})}
            ask = Ask(0, "tm-visit", [one(id, None, msg=id, **given)], args_of({"card": card}))
            ask.refresh()
            for reader in READERS:
                known = id != "tm-opt-visit" or given["choice"] == "healer"
                label = BOX.option_label(ask, ask.options[0], reader)
                assert 0 < len(label) <= 80, label
                assert len(BOX.option_hint(ask, ask.options[0], reader) if known else "") <= 100


def test_every_question_of_the_rules_can_be_said() -> None:
    _, questions = written()
    assert len(questions) > 50
    for id, fields in questions.items():
        for values in filled(fields):
            ask = Ask(0, id, [], args_of({**values, **({"card": "sword"} if "card" in fields else {})}))
            for reader in READERS:
                assert BOX.question_line(ask, reader)


def examples(kind: type[Event]) -> Iterator[Event]:
    """An event of this kind with plain values, by the types of its fields; numbers of 0, 1 and more."""
    words = {
        "space": "O2", "to": "M1", "card": "sword", "spell": "hex", "being": "wolf.2", "follower": "mule", "character": "warrior",
        "stat": "craft", "alignment": "evil", "quest": "gold3", "deck": "spells", "choice": "healer", "how": "ferry", "why": "task",
        "what": "hex",
    }  # fmt: skip
    whole = {"seat": 0, "victim": 1, "roller": 1}
    lists = {"beings": ("wolf", "wolf.2"), "cards": ("wolf", "sword"), "spells": ("hex",), "path": ("O1", "O2"), "seats": (0, 1)}
    for n in (0, 1, 4):
        given: dict[str, Any] = {}
        for f in dataclasses.fields(kind):
            of = str(f.type)
            if of == "bool":
                given[f.name] = bool(n)
            elif of == "int":
                given[f.name] = 1 if f.name == "by" else whole.get(f.name, n)
            elif of == "str":
                given[f.name] = "helmet" if f.name == "by" else "I4" if kind is events.TaskRolled else words[f.name]
            else:
                given[f.name] = lists.get(f.name, (2, 3))
        yield kind(**given)


def test_every_kind_of_event_can_be_said() -> None:
    kinds = list(LEXICON.events)
    assert len(kinds) > 100
    for event in (e for kind in kinds for e in examples(kind)):
        for reader in READERS:
            line = LEXICON.event_line(event, reader)
            assert line, event
            assert len(line) < 400, line


# Single sentences


def test_spaces_of_one_name_are_told_apart_by_their_neighbours() -> None:
    for reader in READERS:
        named = [names.which_space(id, reader) for id in RULES.cards.spaces]
        assert len(set(named)) == len(named)
    assert names.which_space("O2", READERS[0]) == "Fields (Village – Graveyard)"
    assert names.which_space("O2", READERS[1]) == "Felder (Dorf – Friedhof)"
    assert names.which_space("O1", READERS[1]) == "Dorf"


def test_labels_tell_them_apart_by_one_neighbour_where_that_is_enough() -> None:
    for reader in READERS:
        named = [names.near_space(id, reader) for id in RULES.cards.spaces]
        assert len(set(named)) == len(named)
    assert [names.near_space(id, READERS[0]) for id in ("O2", "O17", "M7")] == [
        "Fields (Graveyard)",
        "Woods (Plains – Plains)",
        "Chasm",
    ]


@pytest.mark.parametrize(
    ("deed", "english", "german"),
    [
        (
            Armed(card="immobility", when="turn-start", at="1"),
            "Immobility on Ben at the start of the turn",
            "Unbeweglichkeit auf Ben, wenn der Zug beginnt",
        ),
        (
            Armed(card="healing.2", when="life-loss", at="me/last"),
            "Healing when you would lose a life, only if it is the last",
            "Heilzauber, bevor du einen Lebenspunkt verlierst, nur beim letzten",
        ),
        (
            Armed(card="counterspell", when="spell-cast", at="/random/by-1/until-9"),
            "Counterspell against any spell, only Random, if Ben casts it, until turn 9",
            "Gegenzauber, gegen jeden Zauberspruch, nur bei Zufall, wenn Ben ihn spricht, bis Zug 9",
        ),
        (
            Armed(card="barrier", when="turn-start", at="2/O2"),
            "Barrier when Clara’s turn begins, on Fields (Graveyard)",
            "Barriere, im Zug von Clara, Felder (Friedhof)",
        ),
        (
            Armed(card="weakness", when="fight", at="1/being/chance-50"),
            "Weakness on Ben in a fight, only against a being, only with a 50% chance or better",
            "Schwäche auf Ben, in einem Kampf, nur gegen ein Wesen, nur ab 50 % Aussicht auf den Sieg",
        ),
    ],
)
def test_an_armed_spell_says_what_it_waits_for(deed: Armed, english: str, german: str) -> None:
    assert [standing.armed(deed, reader) for reader in READERS] == [english, german]


def test_what_may_be_laid_ready_fits_a_label_uncut_whatever_people_are_called() -> None:
    """Discord allows names of 32 characters and labels of 100."""
    table = land(
        *(someone(id, "O1") for id in ("elf", "troll", "monk")), someone("wizard", "O2", spells=sorted(RULES.cards.spells))
    )
    deeds = RULES.view(table, 3).players[3].may_arm
    assert len(deeds) > 200
    for lang in ("en", "de"):
        reader = Reader(lang, WORDS, RULES.cards, {seat: f"{seat}{'n' * 31}" for seat in range(4)})
        for saying in ("tm-arm", "tm-disarm"):
            labels = [reader.say(saying, what=standing.armed(deed, reader)) for deed in deeds]
            assert [label for label in labels if len(label) > 100] == []
            assert len(set(labels)) == len({deed.name.replace(".2", "") for deed in deeds})


def test_a_spell_that_is_cast_is_explained_to_those_who_did_not_hold_it() -> None:
    event = events.SpellCast(0, "swiftness", -1, "", "")
    said = [LEXICON.event_line(event, reader) or "" for reader in READERS]
    for reader, line in zip(READERS, said, strict=True):
        spell = RULES.cards.spells["swiftness"]
        assert line.rstrip("“”").endswith(spell.cast_text(RULES.cards.words, lang_of(reader)))
        assert RULES.cards.text("swiftness", lang_of(reader))[0] not in line, "when it may be cast is behind them"


def test_every_wish_of_the_options_is_offered_with_its_meaning() -> None:
    fields = set(TalismanOptions.model_fields) - {"characters"}
    assert fields == {wish.name for wish in BOX.wishes} == set(WISHES)
    for wish in BOX.wishes:
        for reader in READERS:
            offered = wish.choices(reader)
            assert len({c.label for c in offered}) == len(offered) == 2
            assert all(c.hint and len(c.hint) <= 100 for c in offered)
            assert offered[0].value == "", "as the book has it"
    plain = BOX.new_state(2, {}, [{}, {}])
    other = BOX.new_state(2, {w.name: w.choices(READERS[0])[1].value for w in BOX.wishes}, [{}, {}])
    assert plain.model_copy(update={"wanted": []}) == RULES.new(2)
    assert (other.chosen, other.pairs, other.dead_spells, other.strict, other.brisk) == (True, False, "remove", True, True)
    assert (other.crown_ends, other.glade_full, other.inner_wait, other.portal_exit_encounter) == (True, True, True, False)


def test_wishes_that_cannot_be_met_are_named() -> None:
    with pytest.raises(BadWish) as figure:
        BOX.new_state(2, {}, [{"character": "warrior"}, {"character": "barbarian"}])
    assert figure.value.wish == "character"
    assert BOX.new_state(2, {"pairs": "no"}, [{"character": "warrior"}, {"character": "barbarian"}]).wanted == [
        "warrior",
        "barbarian",
    ]
    with pytest.raises(BadWish) as unknown:
        BOX.new_state(2, {"strict": "perhaps"}, [{}, {}])
    assert unknown.value.wish == "strict"


def test_every_option_can_be_typed_by_a_command_or_chosen() -> None:
    """The first words of keys, as the rules write them: those that a command of their own stands for, and no key stands for nothing."""
    source = "\n".join(p.read_text("utf-8") for p in (HERE / "games" / "talisman").rglob("*.py"))
    for command, starts in BOX.answering.items():
        for start in starts:
            word = start.partition(":")[0]
            written = f'"{word}' in source or f"{{{word}" in source or word in ("pass", "yes", "no", "pay", "steal")
            assert written, f"the command {command!r} stands for {start!r}, a key that no rule offers"


def test_copies_of_a_card_in_one_place_are_one_choice() -> None:
    take = [one(f"take:{c}", None, card=c, msg="tm-opt-take") for c in ("sword", "sword.2", "sword.s1", "helmet")]
    ask = Ask(0, "tm-take", take, args_of({"space": "O2"}))
    ask.refresh()
    assert [BOX.alike(ask, o) for o in ask.options] == ["take:sword::", "take:sword::", "take:sword::", ""]


def test_orders_can_be_given_and_withdrawn() -> None:
    state = RULES.new(2)
    live = Live(RULES, Fate(b"orders"), new_game(RULES, state))
    given = [c.value for c in BOX.standing(live.view(0), 0, READERS[0])[1]]
    assert given[: len(ORDERS)] == [f"order:{order}" for order in ORDERS]


# Orders for these moments must say which life, or where.
MUST = ("healing:", "preservation:life-loss:", "barrier:")


def order_state() -> Any:
    """Somebody who holds every spell that can be laid ready, at a table of three."""
    spells = [spell.id for spell in RULES.cards.spells.values() if spell.arm]
    return land(
        someone("wizard", "O3", spells=spells), someone("troll", "O9", followers=["mule.s1"]), someone("elf", "M2"), begun=True
    )


def steps(view: Any, reader: Any) -> dict[str, tuple[str, Any]]:
    """Every sheet of orders that can be reached with one condition besides what must be said, by its draft."""
    found: dict[str, tuple[str, Any]] = {}
    to_see = [""]
    while to_see:
        draft = to_see.pop()
        if draft in found or draft.count("/") > 1 + draft.startswith(MUST):
            continue
        found[draft] = BOX.ordering(view, 0, reader, draft)
        to_see += [c.value.removeprefix(LEADS) for c in found[draft][1] if c.value.startswith(LEADS)]
    return found


@pytest.mark.rule("S-110")
@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.lang)
def test_every_word_of_every_moment_can_be_put_into_an_order_by_steps(reader: Any) -> None:
    """And whatever is offered to be laid ready is heard by the rules."""
    state = order_state()
    ready = Ready(RULES.cards)
    offered: dict[str, set[str]] = {}
    for draft, (head, choices) in steps(RULES.view(state, 0), reader).items():
        assert head, draft
        assert len({c.value for c in choices}) == len(choices) <= 80, draft
        assert all(0 < len(c.label) <= (80 if c.button else 100) and len(c.value) <= 100 for c in choices), draft
        assert len({c.label for c in choices}) == len(choices), draft
        for choice in choices:
            if choice.value.startswith(ARM):
                deed = Armed.named(choice.value.removeprefix(ARM))
                assert RULES.hears(state, 0, choice.value), choice
                assert standing.armed(deed, reader) in choice.hint
                offered.setdefault(f"{deed.card}:{deed.when}", set()).update(deed.at.split("/") or [""])
    for spell in RULES.cards.spells.values():
        for trigger in spell.arm:
            terms = ready.terms(state, 0, spell, trigger)
            words = {*terms.whom, *(word for one in terms.words for word in one)}
            said = {word for word in offered[f"{spell.id}:{trigger}"] if not word.startswith("until-")}
            assert said | {""} == words | {""}, (spell.id, trigger)


@pytest.mark.rule("TM-TOAD-07", "TM-TOAD-10")
def test_a_toads_sheet_says_what_a_toad_may_and_not_what_its_character_could() -> None:
    state = land(someone("wizard", "O2", spells=["healing"], gold=0, toad=Toad()), someone("warrior", "O7"))
    for reader, may, waits in zip(
        READERS, ("cast nothing", "nicht zaubern"), ("no longer a toad", "keine Kröte mehr"), strict=True
    ):
        sheet = BOX.hand_text(RULES.view(state, 0), 0, reader)
        assert may in sheet
        assert waits in sheet
        assert " ".join(RULES.cards.text("wizard", reader.lang)) not in sheet
        assert RULES.cards.spells["healing"].name.in_(lang_of(reader)) in sheet


def test_whoever_buys_reads_what_they_can_spend() -> None:
    t = play(land(someone("warrior", "O2", gold=9), someone("wizard", "O7")), move=[1])
    t.says(0, "go:O1:ccw").says(0, "visit:blacksmith")
    ask = next(a for a in t.live.asks if a.msg == "tm-buy")
    enough = next(o for o in ask.options if o.key == "enough")
    hints = [BOX.option_hint(ask, enough, reader, RULES.view(t.state, 0)) for reader in READERS]
    assert hints == ["You have 9 gold", "Du hast 9 Gold"]


@pytest.mark.rule("S-110")
def test_an_order_grows_word_by_word_and_is_called_what_it_says() -> None:
    view = RULES.view(order_state(), 0)

    def goes_on(draft: str, label: str) -> str:
        choice = next(c for c in BOX.ordering(view, 0, READERS[0], draft)[1] if c.label == label)
        assert choice.value.startswith(LEADS), choice
        return choice.value.removeprefix(LEADS)

    draft = goes_on("", "Arm Weakness …")  # it waits for one moment only, which is not asked for
    for label in ("In one of Ben’s fights", "Only for a while …", "Until turn 6", "Only against a being"):
        draft = goes_on(draft, label)
    head, choices = BOX.ordering(view, 0, READERS[0], draft)
    assert "Weakness on Ben in a fight, only against a being, until turn 6" in head
    assert next(c.value for c in choices if c.label == "Arm it like this") == "arm:weakness:fight:1/being/until-6"
    back = [c.value for c in choices if c.label == "Back"]
    assert back == ["more:weakness:fight:1/being"], "one step"


def test_a_draft_that_means_nothing_any_more_leads_back_to_the_first_sheet() -> None:
    state = order_state()
    state.players[0].character.spells = []
    view = RULES.view(state, 0)
    first = BOX.ordering(view, 0, READERS[0])
    for draft in ("weakness", "weakness:fight", "weakness:fight:1/being", "nonsense", "more:", "arm:weakness:fight:1"):
        assert BOX.ordering(view, 0, READERS[0], draft) == first


def test_why_says_of_each_spell_in_hand_when_it_can_be_cast() -> None:
    """ "At any time" stands on the card, and yet not in the middle of a fight."""
    view = play(land(someone("warrior", "O2", spells=["barrier", "counterspell"]), someone("thief", "O9"))).view(0)
    reason = why_not(view, RULES.cards, 0, "cast")
    en, de = (LEXICON.reason_line(reason, reader) for reader in READERS)
    assert (
        "*Barrier* fits another moment, or has nothing to aim at now: before your move, after your move, before you meet anything."
        in en
    )
    assert "*Counterspell* fits another moment, or has nothing to aim at now: only armed beforehand." in en
    assert "*Barriere* passt in einem anderen Augenblick oder hat gerade kein Ziel: vor deiner Bewegung" in de


def line_of(t: Any, kind: type[Event], reader: Any) -> str:
    return BOX.event_line(t.ever_told(kind), reader) or ""


def test_a_rival_rolls_for_nobody_but_themselves() -> None:
    t = play(land(someone("warrior", "O2"), someone("thief", "O3")), move=[1], duel=[6, 6], parry=[1])
    t.says(0, "go:O3:cw").says(0, "attack:1")
    en, de = (line_of(t, events.FightRolled, reader) for reader in READERS)
    assert "for the other side" not in en
    assert "Gegenseite" not in de


def test_where_the_sixth_command_spell_decides_each_is_counted() -> None:
    ends = land(
        someone("warrior", "C"), someone("thief", "O3"), someone("elf", "O9"), crown_ends=True, commands=3, crown_reached=True
    )
    t = play(ends, command=[1]).says(0, "name:1")
    en, de = (line_of(t, events.CommandCast, reader) for reader in READERS)
    assert en.endswith(", number 4 of 6.")
    assert de.endswith(", die 4. von 6.")
    endless = land(someone("warrior", "C"), someone("thief", "O3"), someone("elf", "O9"), commands=3, crown_reached=True)
    plain = line_of(play(endless, command=[1]).says(0, "name:1"), events.CommandCast, READERS[0])
    assert plain.endswith(".")
    assert "number" not in plain


def test_a_space_is_never_said_to_be_off_the_table() -> None:
    view = play(land(someone("warrior", "O2"), someone("thief", "O9"))).view(0)
    assert BOX.deck is not None
    assert BOX.deck.whereabouts("C", view, READERS[0]) == ["A space of the board; nobody stands here now."]


def test_mine_and_crypt_say_how_likely_one_gets_through() -> None:
    def hints(character: str) -> dict[str, str]:
        t = play(land(someone(character, "I1", strength=10, craft=9), someone("thief", "O9")))
        ask = t.question(0, "tm-inner")
        return {o.key: BOX.option_hint(ask, o, READERS[0], t.view(0)) for o in ask.options}

    # Three dice show at most 9 in 81 of 216 cases, at most 10 in every second one; the Gnome's two in the Mine in 30 of 36.
    assert hints("warrior")["on:I2"].startswith("38% chance to get through · ")
    assert hints("warrior")["on:I8"].startswith("50% chance to get through · ")
    assert hints("gnome-miner")["on:I2"].startswith("83% chance to get through · ")


@pytest.mark.rule("S-110")
def test_ones_own_hand_says_below_each_spell_for_what_it_is_armed_and_at_whom_and_nobody_else_reads_it() -> None:
    state = land(someone("wizard", "O3", spells=["weakness", "healing"], objects=["sword"]), someone("troll", "O9"))
    state.players[0].armed = [Armed(card="weakness", when="fight", at="1")]
    for reader, said in zip(READERS, ("Weakness on Ben in a fight", "Schwäche auf Ben"), strict=True):
        lines = BOX.hand_text(RULES.view(state, 0), 0, reader).split("\n")
        spell, told = (
            next(i for i, line in enumerate(lines) if what in line) for what in (names.card_name("weakness", reader), said)
        )
        assert told == spell + 1
        assert said not in BOX.hand_text(RULES.view(state, 1), 0, reader)


def test_the_picture_of_ones_own_hand_says_it_too() -> None:
    state = land(someone("wizard", "O3", spells=["weakness", "healing"]), someone("troll", "O9"))
    state.players[0].armed = [Armed(card="weakness", when="fight", at="1"), Armed(card="healing", when="life-loss", at="me/last")]
    for lang, said in (
        ("en", ("ready in a fight (Ben)", "ready before a life is lost (you)")),
        ("de", ("bereit im Kampf (Ben)",)),
    ):
        mine = draw_hand(RULES.view(state, 0), 0, RULES.cards, lang, {0: "Anna", 1: "Ben"})
        assert mine.problems() == []
        assert all(words in mine.alt for words in said)
        assert sum(m.name.endswith("note") for m in mine.layout) == 2
        theirs = draw_sheet(RULES.view(state, 1), 0, RULES.cards, lang, {0: "Anna", 1: "Ben"})
        assert not any(m.name.endswith("note") for m in theirs.layout)


def test_a_way_that_leads_home_over_the_bridge_says_so() -> None:
    """From the Hills both ways round have one name beyond the bridge: what lies there alone does not tell which region it is."""
    t = play(land(someone("thief", "M4"), someone("dwarf", "M9")), move=[4])
    ask = next(a for a in t.live.asks if a.msg == "tm-go")
    hints = {o.key: BOX.option_hint(ask, o, READERS[1], t.view(0)) for o in ask.options}
    home = {key for key in hints if key.startswith("go:O")}
    assert len(home) == 2
    assert {key for key, hint in hints.items() if hint.casefold().startswith("über die brücke")} == home


@pytest.mark.rule("TM-TOAD-06")
def test_whoever_may_go_one_space_only_reads_what_holds_them_up() -> None:
    """The spirit may have come along turns ago, and the Blizzard is somebody else's spell."""
    blizzard = Lasting(what="blizzard", until="places", left=2, by=1, card="blizzard")
    rival = someone("warrior", "O7")
    for state, english, german in (
        (land(someone("wizard", "O2", followers=["poltergeist"], spells=["acquisition"]), rival), "Poltergeist", "Poltergeist"),
        (land(someone("wizard", "O2", spells=["acquisition"]), rival, lasting=[blizzard]), "Blizzard", "Schneesturm"),
    ):
        t = play(state)
        ask = next(a for a in t.live.asks if a.msg == "tm-turn")
        step = next(o for o in ask.options if o.key == "roll")
        hints = [BOX.option_hint(ask, step, reader, t.view(0)) for reader in READERS]
        assert hints == [f"{english}: only 1 space a turn", f"{german}: nur 1 Feld pro Zug"]


def test_a_list_of_things_to_keep_names_each_without_its_deed() -> None:
    """ "The usual: Keep Talisman, Keep Rope, …" was cut off before its end."""
    keep = one("keep:sword.s1", "sword.s1", card="sword.s1", msg="tm-opt-keep")
    ask = Ask(0, "tm-keep-objects", (keep,), least=0)
    assert [BOX.option_short(ask, keep, reader) for reader in READERS] == ["Sword", "Schwert"]


def test_a_short_button_for_the_space_still_says_the_deed() -> None:
    """The long one of the Hills was cut to their name alone, as if one went there."""
    space = one("space", "space", space="O5", msg="tm-opt-meet-space")
    ask = Ask(0, "tm-meet", (space,))
    assert [BOX.option_short(ask, space, reader) for reader in READERS] == ["Meet the space", "Dem Feld begegnen"]


def test_of_two_dice_of_a_fight_no_sum_is_made() -> None:
    """The Warrior's better one counts: "3 + 1, combat value 13" read like another sum."""
    rolled = events.FightRolled(0, (3, 1), 13, (5,), 7, 1, rival=True)
    told = [LEXICON.event_line(rolled, reader) or "" for reader in READERS]
    assert "rolls 3 and 1, combat value 13" in told[0]
    assert "würfelt 3 und 1, Kampfkraft 13" in told[1]


def test_a_way_leads_to_a_space_without_lacking_its_article() -> None:
    """ "On to Crown of Command" read like a slip."""
    on = one("on:C", None, msg="tm-opt-on", space="C")
    ask = Ask(0, "tm-inner", [on], options=(on,))
    assert BOX.option_label(ask, on, READERS[0]) == "Onward: Crown of Command"
