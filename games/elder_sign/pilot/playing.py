"""Cards of the own turn: which one is worth playing now, and when it ends."""

from __future__ import annotations

from games.elder_sign import effects as fx
from games.elder_sign.content import Catalogue
from games.elder_sign.effects import ElderVerb
from games.elder_sign.pilot.means import use_of
from games.elder_sign.pilot.worth import Weights, Worth
from games.elder_sign.view import ElderView, SeenPlayer
from games.kernel.ask import Ask
from games.kernel.pilot import answers


class Playing:
    def __init__(self, cards: Catalogue, weights: Weights) -> None:
        self.cards = cards
        self.w = weights

    def of_the_turn(self, view: ElderView, me: SeenPlayer, question: Ask) -> str:
        """A card worth playing now: healing when weak, monsters out of the way, draws, doom away."""
        for option in question.options:
            use = use_of(self.cards, option.key)
            if use is None or use.moment != "turn":
                continue
            if any(isinstance(e, fx.Lose) and me.sanity <= 2 for e in use.cost):
                continue
            if any(self._worth_now(view, me, e) for e in use.effects):
                return option.key
        return ""

    def _worth_now(self, view: ElderView, me: SeenPlayer, effect: ElderVerb) -> bool:
        match effect:
            case fx.Restore():
                n = 9 if effect.n == "max" else effect.n
                whom = [p for p in view.players if p.investigator] if effect.whom == "anyone" else [me]
                return any(_weak(p, effect.restore, n) for p in whom)
            case fx.Gain():
                return True
            case fx.Doom():
                return effect.doom < 0
            case fx.Gate():
                return len(view.cards) < 8
            case fx.Defeat() | fx.Banish():
                if view.attempt is not None:
                    here = view.card(view.attempt.card)
                    return bool(here and not view.attempt.rolls and any(not m.defeated for m in here.monsters))
                # From afar: one that locks a die, when dice are getting few.
                anywhere = isinstance(effect, fx.Banish) or effect.defeat == "any"
                few = sum(d.at == "lock" for d in view.dice) >= 2
                return anywhere and few and any(self.cards.monsters[m.id].lock for c in view.cards for m in c.monsters)
            case _:
                return False

    @answers("es-end-turn")
    def end_turn(self, view: ElderView, question: Ask) -> str:
        me = view.players[question.seat]
        played = self.of_the_turn(view, me, question)
        if played:
            return played
        for option in question.options:
            use = use_of(self.cards, option.key)
            if use and use.moment == "clock" and view.clock == 3:
                return option.key
        return "end-turn"

    @answers("es-penalties")
    def ward(self, view: ElderView, question: Ask) -> str:
        """Cancel penalties that cost more than the card that does it."""
        me = view.players[question.seat]
        card = str(dict(question.args).get("card", ""))
        ward = next((k for k in question.keys if k.startswith("use:")), "")
        cost = -Worth(self.cards, self.w, view, me).failed(self.cards.adventure(card)) if card else 0.0
        return ward if ward and cost > 1.5 * self.w.unique else ""

    @answers("es-may")
    def may(self, view: ElderView, question: Ask) -> str:
        return "yes"


def _weak(who: SeenPlayer, resource: str, n: int) -> bool:
    """Few points left, and nothing of the cure is wasted."""
    sanity = who.sanity <= 3 and who.max_sanity - who.sanity >= min(n, 3)
    stamina = who.stamina <= 3 and who.max_stamina - who.stamina >= min(n, 3)
    return (sanity and resource != "stamina") or (stamina and resource != "sanity")
