"""*Why?* of every game on the shelf: it computes what is missing, looks at everything there is, and answers whoever is not in turn."""

from __future__ import annotations

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
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Default
from tests.bot.given import world
from tests.cogs.given import ALL, begin

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
