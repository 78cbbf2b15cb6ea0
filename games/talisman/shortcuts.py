"""Fewer presses (`games.kernel.shortcuts`): which questions of Talisman have one sensible answer, and which answers are asked about once more.

Whoever holds anything is asked: beside a question one may use it, and how many spells somebody has everybody can count. So what
is answered here tells nobody anything.
"""

from __future__ import annotations

from games.kernel.ask import Ask
from games.kernel.shortcuts import Doubt, Shortcuts
from games.talisman.view import TalismanView

# With nothing else to do there, the dice are rolled.
ROLLS = ("tm-turn", "tm-foes", "tm-duel")
FIGHTS = ("fight", "attack", "psychic")
# With less hope than this the last life is not risked by mistake.
EVEN = 50


class TalismanShortcuts(Shortcuts):
    def obvious(self, view: TalismanView, ask: Ask) -> str:
        me = view.players[ask.seat].character
        if ask.msg not in ROLLS or len(ask.options) != 1 or me is None:
            return ""
        return "" if me.spell_count or me.objects or me.followers else ask.keys[0]

    def doubt(self, view: TalismanView, ask: Ask, key: str) -> Doubt | None:
        """The game is left or lost of one's own will, or the last life is staked on a fight that one need not fight."""
        me = view.players[ask.seat].character
        if ask.msg == "tm-new-character" and key == "leave":
            return Doubt("doubt-tm-leave")
        if ask.msg == "tm-obey" and key == "concede" and me is not None and me.lives > 1:
            return Doubt("doubt-tm-concede", (("n", me.lives),))
        if me is None or me.lives > 1 or key.partition(":")[0] not in FIGHTS or len(ask.options) < 2:
            return None
        chance = dict(next(o for o in ask.options if o.key == key).args).get("chance")
        return Doubt("doubt-tm-last-life", (("chance", chance),)) if isinstance(chance, int) and chance < EVEN else None
