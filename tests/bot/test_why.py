"""*Why?* of every game on the shelf: it computes what is missing, looks at everything there is, and answers whoever is not in turn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.commands import own_words
from bot.reader import Reader
from bot.shelf import open_box
from cogs.table import why_text
from games import registry
from games.alone import why
from games.alone.state import HERO
from games.alone.view import SeenItem
from games.death_may_die import why as dmd_why
from games.kernel.ask import Ask, option
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Default
from games.kernel.why import Reason
from games.talisman.traits import OnlyFor
from keeper.games import game
from keeper.simulate import choose
from tests.bot.given import world
from tests.cogs.given import ALL, begin
from tests.games.talisman.given import CARDS, arrives, land, nobody_special, play, someone

NAMES = ("anna", "bert", "cleo", "dora")
WORDS = own_words()


def opened(name: str, seats: int = 4) -> tuple[Any, Live[Any]]:
    box: Any = open_box(next(m for m in registry.manifests() if m.name == name))
    live: Live[Any] = Live(box.rules, Fate(b"why"), new_game(box.rules, box.new_state(seats, {}, [{}] * seats)))
    return box, live


def on(live: Live[Any], phase: str) -> None:
    for _ in range(400):
        if live.view(None).phase == phase:
            return
        ask = next(a for a in live.asks if a.needed)
        live.answer(ask.n, ask.seat, Default().pick(None, ask))
    raise AssertionError(f"never in {phase}")


def said(box: Any, view: Any, seat: int, command: str, lang: str = "en") -> str:
    return box.why(view, [], seat, command, Reader(lang, WORDS, box.cards, dict(enumerate(NAMES))))


@pytest.mark.parametrize("game", [m.name for m in registry.manifests()])
async def test_whoever_is_not_in_turn_learns_what_they_wait_for_and_what_they_would_lack(tmp_path: Path, game: str) -> None:
    """In every game: each of their deeds stands there with what is against it, and in ALONE the hero learns nothing new by it."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, *NAMES[: max(2, w.keeper.shelf.box(game).least)], game=game, settled=False)
        for _ in range(60):
            waiting = [s.user_id for s in table.seats if not table.questions_of(s.user_id)]
            if waiting:
                break
            ask = next(a for a in table.asks if a.needed)
            await table.answer_for(ask.seat, ask.n, table.live.epoch, None, "default")
        for lang in ("en", "de"):
            reader = table.reader(lang)
            text = why_text(table, waiting[0], reader)
            assert reader.say("why-not") in text
            for command in table.box.answering:
                assert f"`{table.box.command_name(command, reader)}`" in text


def test_talisman_counts_trophies_and_gold() -> None:
    box, live = opened("talisman")
    on(live, "movement")
    view = live.view(None)
    seat = view.active
    me = view.players[seat].character
    assert me is not None

    def told(command: str, **changed: Any) -> str:
        changes = {"character": me.model_copy(update=changed)}
        players = tuple(p.model_copy(update=changes) if p.seat == seat else p for p in view.players)
        return said(box, view.model_copy(update={"players": players}), seat, command)

    dragon = next(id for id, card in box.cards.by_id.items() if getattr(card, "strength", 0) == 6 and id in _adventures(box))
    assert "yours are worth 6, so you are 1 short" in told("trade", trophies=(dragon,))
    village = next(s for s in box.cards.spaces.values() if "buy" in str(s.effects))
    assert "you have 0, so " in told("buy", space=village.id, gold=0)
    assert " short" not in told("buy", space=village.id, gold=30)


def _adventures(box: Any) -> set[str]:
    found: set[str] = set()
    for id in box.cards.by_id:
        try:
            box.cards.adventure(id)
        except KeyError:
            continue
        found.add(id)
    return found


def test_alone_counts_charges_and_names_every_mission() -> None:
    box, live = opened("alone", 2)
    for _ in range(60):
        if live.view(HERO).here is not None:
            break
        ask = next(a for a in live.asks if a.needed)
        live.answer(ask.n, ask.seat, Default().pick(None, ask))
    view = live.view(HERO)
    places = {m.code: box.cards.missions[m.code].goals[m.stage] for m in view.missions if m.active and not m.done}
    elsewhere = [code for code, goal in places.items() if goal.interact and goal.interact != view.here.room]
    reader = Reader("en", WORDS, box.cards, dict(enumerate(NAMES)))
    text = box.words.reason_line(why.why_not(view, box.cards, HERO, "interact", ["locate", "search"]), reader)
    assert elsewhere
    assert all(f"*{box.cards.missions[code].name.en}* needs" in text for code in elsewhere)
    dear = next(m for m in box.cards.missions.values() if m.goals[0].cost > 1)
    here = view.here.model_copy(update={"room": dear.goals[0].interact})
    mission = view.missions[0].model_copy(update={"code": dear.id, "active": True, "done": False, "stage": 0})
    item = SeenItem(card=next(iter(box.cards.items)), charges=dear.goals[0].cost - 1, upgraded=False)
    reason = why._interact(view.model_copy(update={"missions": (mission,), "items": (item,)}), box.cards, here)
    assert dict(reason.args) | {"missing": 1, "have": dear.goals[0].cost - 1} == dict(reason.args)
    told = box.words.reason_line(reason, Reader("de", WORDS, box.cards, dict(enumerate(NAMES))))
    assert "1 fehlt also noch" in told


@pytest.mark.parametrize("lang", ["en", "de"])
def test_talisman_says_of_every_spell_when_it_is_cast_and_of_every_thing_what_keeps_it_away(lang: str) -> None:
    box, live = opened("talisman")
    on(live, "movement")
    view = live.view(None)
    seat = view.active
    me = view.players[seat].character
    assert me is not None
    spells = tuple(box.cards.spells)[:3]
    lying = [id for id in box.cards.by_id if any("evil" not in t.only_for for t in box.cards.saying(OnlyFor)[id])]
    assert len(lying) == 2
    changes = {"character": me.model_copy(update={"spells": spells, "toad": None, "alignment": "evil"})}
    players = tuple(p.model_copy(update=changes) if p.seat == seat else p for p in view.players)
    shown = view.model_copy(update={"players": players, "lying": {me.space: tuple(lying)}, "lasting": ()})
    told = said(box, shown, seat, "cast", lang)
    for id in spells:
        card = box.cards.spells[id]
        assert f"*{card.name.in_(lang)}*" in told
        moments = [WORDS.say(lang, "tm-cast-moment", moment=moment) for moment in card.cast or ["armed"]]
        assert all(moment in told for moment in moments), "not what the card says, which may be: at any time"
    taken = said(box, shown, seat, "take", lang)
    assert all(f"*{box.cards.adventure(id).name.in_(lang)}*" in taken for id in lying)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_alone_says_of_every_item_and_every_card_when_it_is_used(lang: str) -> None:
    box, live = opened("alone", 2)
    for _ in range(60):
        if live.view(HERO).here is not None:
            break
        ask = next(a for a in live.asks if a.needed)
        live.answer(ask.n, ask.seat, Default().pick(None, ask))
    first, second = list(box.cards.items)[:2]
    items = (SeenItem(card=first, charges=2, upgraded=False), SeenItem(card=second, charges=0, upgraded=False))
    told = said(box, live.view(HERO).model_copy(update={"items": items}), HERO, "use", lang)
    assert f"*{box.cards.items[first].name.in_(lang)} (" in told
    assert box.cards.text(first, lang)[0].partition(":")[0] in told
    assert {"en": "no charge left", "de": "keine Ladung mehr"}[lang] in told
    evil = live.view(1)
    hand = tuple(box.cards.reactions)[:3]
    mine = tuple(e.model_copy(update={"hand": hand, "cards": 3, "leader": True}) if e.seat == 1 else e for e in evil.evil)
    cards = said(box, evil.model_copy(update={"evil": mine, "played_this_turn": 0}), 1, "react", lang)
    assert all(f"*{box.cards.reactions[id].name.in_(lang)}*" in cards for id in hand)
    assert all(box.cards.text(id, lang)[0].rpartition(": ")[2].rstrip(".") in cards for id in hand)


def test_death_may_die_counts_stress() -> None:
    box, live = opened("death-may-die", 2)
    view = next(v for v in _rolls(live))
    owner = view.investigators[view.roll.who]
    full = tuple(i.model_copy(update={"stress": i.max_stress}) for i in view.investigators)
    told = said(box, view.model_copy(update={"investigators": full}), owner.player, "reroll")
    assert f"{owner.max_stress} of {owner.max_stress}" in told
    eased = tuple(i.model_copy(update={"stress": 0}) for i in view.investigators)
    assert "stress" not in said(box, view.model_copy(update={"investigators": eased}), owner.player, "reroll")


def _rolls(live: Live[Any]) -> Iterator[Any]:
    """Positions in which a roll lies on the table."""
    shelf = game("death-may-die")
    chance, player = random.Random(3), shelf.player("autopilot", random.Random(3))
    while not live.over:
        if live.view(None).roll is not None:
            yield live.view(None)
        question = choose(live, player, chance, {})
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))


def test_cultistorm_counts_trophies() -> None:
    box, live = opened("cultistorm")
    on(live, "preparation")
    view = live.view(0)
    assert "you have 0, so" in said(box, view, 0, "develop") or "you have none" in said(box, view, 0, "develop")
    mine = next(i for i in view.investigators if i.player == 0)
    symbol = mine.trophies[0][0] if mine.trophies else view.places[0].symbol
    rich = mine.model_copy(update={"next_price": 3, "trophies": ((symbol, 2),)})
    others = tuple(rich if i.who == mine.who else i for i in view.investigators)
    assert "costs 3 trophies of one symbol; you have 2, so 1 is missing" in said(
        box, view.model_copy(update={"investigators": others}), 0, "develop"
    )


def asks(*keys: str, msg: str = "xx", seat: int = 0) -> list[Ask]:
    question = Ask(seat, msg, [option(key, None) for key in keys])
    question.refresh()
    return [question]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_to_cast_nothing_is_no_spell_and_other_spells_say_when_they_fit(lang: str) -> None:
    """*Why?* counted "Cast nothing" among the spells one could cast, and said nothing of the others in hand."""
    box, live = opened("talisman")
    on(live, "movement")
    view = live.view(None)
    seat = view.active
    me = view.players[seat].character
    first, second = list(box.cards.spells)[:2]
    changes = {"character": me.model_copy(update={"spells": (first, second), "toad": None})}
    view = view.model_copy(
        update={"players": tuple(p.model_copy(update=changes) if p.seat == seat else p for p in view.players), "lasting": ()}
    )
    reader: Any = Reader(lang, WORDS, box.cards, dict(enumerate(NAMES)))
    nothing, one = asks("accept"), asks(f"cast:{first}", "accept")
    assert not box.offered(nothing, "cast")
    assert len(box.offered(one, "cast")) == 1
    assert all(
        f"*{box.cards.spells[id].name.in_(lang)}*" in box.why(view, nothing, seat, "cast", reader) for id in (first, second)
    )
    told = box.why(view, one, seat, "cast", reader)
    assert told.startswith(reader.say("why-offered", n=1))
    assert f"*{box.cards.spells[second].name.in_(lang)}*" in told
    assert f"*{box.cards.spells[first].name.in_(lang)}*" not in told


def test_what_ends_something_is_offered_to_the_command_that_means_it() -> None:
    box, _ = opened("death-may-die", 2)
    assert len(box.offered(asks("pass", "rest"), "end")) == 1
    assert len(opened("cultistorm")[0].offered(asks("ready", "auto"), "ready")) == 2


@pytest.mark.parametrize("lang", ["en", "de"])
def test_death_may_die_says_of_each_action_what_it_lacks(lang: str) -> None:
    """They were all named together, with everything they need: whoever stood before an altar without a knife had to find that out."""
    box, live = opened("death-may-die", 2)
    view = next(v for v in _actions(live) if v.episode == "night-shift")
    one = view.investigators[view.active]
    here = next(space for space in view.spaces if space.id == one.space)
    altar = next(t for t in view.tokens if t.id.startswith("altar"))
    stands = tuple(t.model_copy(update={"at": "space", "on": here.id, "side": ""}) if t is altar else t for t in view.tokens)
    view = view.model_copy(
        update={"tokens": tuple(t for t in stands if t.at != "investigator" and not t.id.startswith("corpse"))}
    )
    reader: Any = Reader(lang, WORDS, box.cards, dict(enumerate(NAMES)))
    told = box.words.reason_line(dmd_why.why_not(view, box.cards, one.player, "act", ["pass"]), reader)
    loot, desecrate = (next(a for a in box.cards.episodes[view.episode].actions if a.id == id) for id in ("loot", "desecrate"))
    knife = {"en": "only while you have a ritual knife.", "de": "nur mit einem Ritualmesser bei dir."}[lang]
    corpse = {"en": "only on a space with a corpse.", "de": "nur auf einem Feld mit einer Leiche."}[lang]
    assert f"{desecrate.name.in_(lang)}: {knife}" in told
    assert f"{loot.name.in_(lang)}: {corpse}" in told
    others = box.why_others(view, asks("act:loot", "pass"), one.player, "act", reader)
    assert desecrate.name.in_(lang) in others
    assert loot.name.in_(lang) not in others


@pytest.mark.parametrize(("lang", "price"), [("en", "lose 2 sanity"), ("de", "verliere 2 Geistige Gesundheit")])
def test_what_cannot_be_paid_is_named_with_its_price(lang: str, price: str) -> None:
    box, _ = opened("death-may-die", 2)
    reader: Any = Reader(lang, WORDS, box.cards, dict(enumerate(NAMES)))
    charge = next(a for a in box.cards.episodes["mountain"].actions if a.cost)
    reason = Reason("dmd-why-act-cost", "DMD-EPACT-01", (("action", charge.id), ("price", charge.id)))
    told = box.words.reason_line(reason, reader)
    assert charge.name.in_(lang) in told
    assert price in told


def _actions(live: Live[Any]) -> Iterator[Any]:
    """Positions in which somebody has actions to take."""
    shelf = game("death-may-die")
    chance, player = random.Random(3), shelf.player("autopilot", random.Random(3))
    while not live.over:
        view = live.view(None)
        if view.investigators and view.phase == "actions":
            yield view
        question = choose(live, player, chance, {})
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))


def test_what_an_action_lacks_is_what_the_rules_ask_for() -> None:
    """In every position of a game: an action is offered just where nothing is said to be missing, but for what it costs."""
    seen = 0
    for number, seed in enumerate(("why a", "why b", "why c")):
        shelf = game("death-may-die")
        live = shelf.open(2, shelf.opponents[2 * number % len(shelf.opponents)], seed)
        chance, player = random.Random(number), shelf.player("autopilot", random.Random(number))
        for _ in range(400):
            if live.over:
                break
            view = live.view(None)
            for ask in live.asks:
                if ask.msg == "dmd-action" and any(key.startswith("run:") for key in ask.keys):
                    one = view.investigators[view.active]
                    here = next(space for space in view.spaces if space.id == one.space)
                    for action in shelf.cards.episodes[view.episode].actions:
                        lacks = dmd_why._lacks(action, view, shelf.cards, one, here)
                        seen += 1
                        if f"act:{action.id}" in ask.keys:
                            assert lacks.id != "dmd-why-act", (action.id, lacks)
            question = choose(live, player, chance, {})
            live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))
    assert seen > 100


@pytest.mark.parametrize("lang", ["en", "de"])
def test_cultistorm_says_of_each_card_what_nobody_could_carry_out(lang: str) -> None:
    box, live = opened("cultistorm")
    on(live, "preparation")
    view = live.view(0)
    mine = next(i for i in view.investigators if i.player == 0)
    first, *rest = mine.hand
    reader: Any = Reader(lang, WORDS, box.cards, dict(enumerate(NAMES)))
    told = box.why_others(view, asks(f"support:{first}:1", "ready"), 0, "support", reader)
    assert rest
    for card in rest:
        printed = box.cards.by_id[card.partition(".")[0]]
        assert printed.name.in_(lang) in told


def why_of(t: Any, seat: int, command: str, lang: str = "en") -> str:
    """What *Why?* says of a deed of Talisman, possible or not."""
    box: Any = open_box(next(m for m in registry.manifests() if m.name == "talisman"))
    reader: Any = Reader(lang, WORDS, box.cards, dict(enumerate(NAMES)))
    asks = [a for a in t.live.asks if a.seat == seat]
    told = box.why_others if box.offered(asks, command) else box.why
    return told(t.view(seat), asks, seat, command, reader)


def test_talisman_names_everything_that_is_left_out_and_what_is_missing_for_it() -> None:
    hero = nobody_special(gold=2, followers=["maiden"])
    t = arrives("O13", hero, someone("elf", "O15"), lying={"O13": ["shield", "holy-lance"]})
    assert "*Holy Lance* is no good to a character of your alignment" in why_of(t, 0, "take")
    t.says(0, "leave")
    told = why_of(t, 0, "buy")
    assert "The Doctor has nothing to do for you: you lack no life" in told
    assert "The Alchemist pays for objects, and you have none" in told
    assert "Enchantress" not in told, "she is open to everybody"
    assert "Der Arzt kann nichts für dich tun" in why_of(t, 0, "buy", "de")
    t = arrives("O2", nobody_special(gold=2), someone("elf", "O15"), lying={"O2": ["market"]}).says(0, "visit:market")
    told = why_of(t, 0, "buy")
    assert "*Raft* costs 3 gold; you have 2, so you are 1 short" in told
    assert "Sword" not in told
    gone = list(CARDS.stack_cards["shield"])
    t = arrives("O2", nobody_special(gold=2), someone("elf", "O15"), lying={"O2": ["market"]}, removed=gone).says(
        0, "visit:market"
    )
    assert "*Shield* is sold out" in why_of(t, 0, "buy")


def test_talisman_says_what_is_over_in_a_turn_and_what_is_missing_for_a_raft() -> None:
    t = play(land(nobody_special("O4"), someone("elf", "O15")), move=[1])
    assert "you have no *Axe*" in why_of(t, 0, "raft")
    t = play(land(nobody_special("O4", objects=["axe"]), someone("elf", "O5")), move=[1])
    t.says_if_asked(0, "roll", msg="tm-turn")
    assert "only when your turn begins" in why_of(t, 0, "raft")
    assert "You have rolled already" in why_of(t, 0, "roll")
    assert "You may do that at any time" in why_of(t, 0, "drop")
    t.says(0, "go:O5:cw")
    assert "You have moved in this turn already" in why_of(t, 0, "go")
    assert "what is missing is *Forest* or *Woods*" in why_of(t, 0, "raft")


def test_talisman_says_who_prays_in_the_chapel() -> None:
    t = arrives("O7", nobody_special(alignment="neutral", lives=2, gold=2), someone("elf", "O15"))
    assert "only the Good pray" in why_of(t, 0, "pray")
