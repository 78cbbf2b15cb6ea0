"""Every Mythos and Discovery card of every episode is drawn and played: in a bare situation and in one in which everything is going on,
with what an absent player would answer and with each of its options; and every card somebody may hold is used in each of its ways."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.death_may_die import events
from games.death_may_die.state import DeathState

from .given import CARDS, Playing, night, play, someone

MYTHOS = [c.id for c in CARDS.mythos.values() if c.of in CARDS.episodes]
FINDS = list(CARDS.discoveries)
USES = [
    (card.id, side, number)
    for card in CARDS.discoveries.values()
    for side, half in (("left", card.left), ("right", card.right))
    if half
    for number in range(len(half.uses))
]
SITUATIONS = ("bare", "crowded")


def situation(name: str, of: str, **more: Any) -> DeathState:
    """`bare`: three people on the start space, nothing else. `crowded`: the active one is hurt, afraid, alone and burning, and carries
    what the episode has; the rest of the tokens lie about, wherever they may; all kinds of enemies are on the map, but not beside them."""
    card = CARDS.episodes[of]
    cards = more.pop("cards", None)
    if name == "bare":
        return night(someone(cards=cards), someone(), someone(), episode=of, **more)
    start = "stalls" if of == "theatre" else card.plan.start
    far = next(s for s in CARDS.neighbours[of] if s != start and s not in CARDS.neighbours[of][start])
    tokens: dict[str, tuple[str, str, str]] = {}
    sides = {"bone": "dug", "guest": "freed", "seal": "charged"}
    for kind, n in card.tokens.items():
        tokens[f"{kind}.1"] = ("investigator", "0", sides.get(kind, ""))
        if kind in ("net", "water", "altar", "corpse"):
            tokens[f"{kind}.1"] = ("space", start, {"net": "cut"}.get(kind, ""))
        if kind == "water":
            tokens["water.2"] = ("space", far, "")
        if kind in ("guest", "seal"):
            tokens[f"{kind}.2"] = ("space", start, "freed" if kind == "guest" else "set")
            tokens[f"{kind}.3"] = ("space", start, "" if kind == "guest" else "drained")
        if kind == "guest":
            tokens["guest.4"] = ("card", "", "freed")
        if kind in ("bone", "disturbance"):
            tokens |= {f"{kind}.{i}": ("card", "", "") for i in range(3, min(n, 9))}
            tokens[f"{kind}.1"] = ("investigator", "0", "dug") if kind == "bone" else ("card", "", "")
    me = someone(at=start, wounds=2, stress=5, sanity=7, fire=1, cards=cards)
    figures = {far: [*card.monsters, "cultist"]}
    more.setdefault("fire", {start: 1})
    return night(
        me,
        someone(at=far, wounds=3),
        someone(at=far),
        episode=of,
        tokens=tokens,
        figures=figures,
        mythos_discard=["cthulhu-1"],
        **more,
    )


def played_out(t: Playing) -> Playing:
    """To the end of the turn."""
    for _ in range(60):
        if t.over or t.state.turn > 1:
            return t
        t.default()
    raise AssertionError("the turn has no end")


@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("card", MYTHOS)
def test_a_mythos_card_is_resolved(card: str, name: str) -> None:
    t = play(situation(name, CARDS.mythos[card].of, phase="mythos", mythos=[card]))
    assert t.ever_told(events.MythosDrawn).card == card
    played_out(t)


@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("card", FINDS)
def test_a_find_is_resolved_in_every_way(card: str, name: str) -> None:
    def drawn() -> Playing:
        state = situation(name, CARDS.discoveries[card].of, phase="discovery", discoveries=[card])
        return play(state, dice=["success"] * 12)

    t = drawn()
    assert t.ever_told(events.Discovered).card == card
    ways = t.keys(0, "dmd-discovery") if any(a.msg == "dmd-discovery" for a in t.live.asks) else ()
    played_out(t)
    for way in ways:
        t = drawn()
        t.says(0, way)
        played_out(t)


def test_every_condition_is_taken_in_one_of_the_two_situations() -> None:
    """Otherwise the test above would never take it."""
    for card in CARDS.discoveries.values():
        if card.left and card.left.kind == "condition":
            taken = []
            for where in SITUATIONS:
                t = play(situation(where, card.of, phase="discovery", discoveries=[card.id]))
                taken += [e for e in t.events(events.Took) if e.card == card.id]  # type: ignore[attr-defined]
            assert taken, card.id


@pytest.mark.parametrize(("card", "side", "number"), USES)
def test_what_one_holds_is_used_in_every_way(card: str, side: str, number: int) -> None:
    of, use = CARDS.discoveries[card].of, CARDS.half(card, side).uses[number]  # type: ignore[arg-type]
    key, offered = f"use:{card}:{number}", 0
    for name in (*SITUATIONS, "beset"):
        phase = "actions" if use.when == "turn" else "discovery"
        state = situation("crowded" if name == "beset" else name, of, phase=phase, cards={card: side})
        if name == "beset":  # with everybody, enemies too, on one's own space, and stress to spend
            me = state.investigators[0]
            me.stress = 0
            if me.space == CARDS.episodes[of].plan.start:  # a letter that calls home is read elsewhere
                me.space = CARDS.neighbours[of][me.space][0]
            for figure in state.figures:
                figure.space = me.space
            for token in state.tokens:
                if token.at == "space" and token.id in ("net.2", "seal.3"):
                    token.on, token.side = me.space, ""
        t = play(state, dice=["success"] * 6)
        if any(key in a.keys for a in t.live.asks):
            offered += 1
            t.says(0, key)
            played_out(t)
    assert offered, "never offered"


@pytest.mark.parametrize("episode", [e.id for e in CARDS.episodes.values()])
def test_an_episode_is_made_of_what_its_frame_asks_for(episode: str) -> None:
    """Catalogue 7.10: 15 finds, of them 4 with a companion and 4 with a condition; 8 Mythos cards, 6 with the symbol."""
    finds = [c for c in CARDS.discoveries.values() if c.of == episode]
    kinds = Counter(kind for c in finds for kind in {h.kind for h in (c.left, c.right) if h} & {"companion", "condition"})
    assert (len(finds), kinds["companion"], kinds["condition"]) == (15, 4, 4)
    deck = [c for c in CARDS.mythos.values() if c.of == episode]
    assert (len(deck), sum(c.symbol for c in deck)) == (8, 6)
