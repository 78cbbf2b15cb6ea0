"""Questions while dice are on the table; an attack in the battle is one more attempt."""

from __future__ import annotations

from games.elder_sign import effects as fx
from games.elder_sign.content import Catalogue
from games.elder_sign.effects import ElderVerb
from games.elder_sign.pilot.means import would_assist
from games.elder_sign.pilot.playing import Playing
from games.elder_sign.pilot.rolling import Attempting
from games.elder_sign.pilot.worth import Weights
from games.elder_sign.view import ElderView, SeenPlayer
from games.kernel.ask import Ask
from games.kernel.pilot import Picks, answers


class Attempts:
    def __init__(self, cards: Catalogue, weights: Weights, playing: Playing) -> None:
        self.cards = cards
        self.w = weights
        self.playing = playing

    def _look(self, view: ElderView, who: SeenPlayer) -> Attempting | None:
        """With the eyes of this player; None if nobody rolls."""
        return Attempting(self.cards, self.w, view, who, view.attempt) if view.attempt is not None else None

    def _own(self, view: ElderView, question: Ask) -> Attempting | None:
        return self._look(view, view.players[question.seat])

    def _rollers(self, view: ElderView) -> Attempting | None:
        """The helper of another player's roll looks with that player's eyes."""
        return self._look(view, view.players[view.active])

    @answers("es-before-roll")
    def before_roll(self, view: ElderView, question: Ask) -> str:
        look = self._own(view, question)
        if look is None:
            return ""
        return self.playing.of_the_turn(view, view.players[question.seat], question) or look.before_roll(question)

    @answers("es-after-roll")
    def after_roll(self, view: ElderView, question: Ask) -> str:
        look = self._own(view, question)
        return look.after_roll(question) if look else ""

    @answers("es-choose-dice")
    def choose_dice(self, view: ElderView, question: Ask) -> str:
        return question.keys[0] if view.attempt is not None else ""

    @answers("es-reroll")
    def reroll(self, view: ElderView, question: Ask) -> Picks:
        look = self._rollers(view)
        return look.reroll_picks(question) if look else ""

    @answers("es-turn-die", "es-raise-die")
    def turn_die(self, view: ElderView, question: Ask) -> str:
        look = self._own(view, question)
        return look.turn_pick(question, self._effect_of(str(dict(question.args).get("card", "")))) if look else ""

    def _effect_of(self, card: str) -> ElderVerb | None:
        holder = self.cards.by_id.get(card)
        uses = getattr(holder, "uses", [])
        return next((e for u in uses for e in u.effects if isinstance(e, (fx.TurnDie, fx.RaiseDie))), None)

    @answers("es-discard")
    def discard(self, view: ElderView, question: Ask) -> str:
        look = self._own(view, question)
        return look.discard_pick(question) if look else ""

    @answers("es-secure")
    def secure(self, view: ElderView, question: Ask) -> Picks:
        look = self._own(view, question)
        return look.secure_picks(question) if look else ""

    @answers("es-assist")
    def assist(self, view: ElderView, question: Ask) -> str:
        return "yes" if would_assist(view.players[question.seat]) else "no"

    @answers("es-assist-die")
    def assist_die(self, view: ElderView, question: Ask) -> str:
        look = self._own(view, question)
        return (look.die_to_keep([d for d in view.dice if d.id in question.keys]) or question.keys[0]) if look else ""

    @answers("es-mandy")
    def step_in(self, view: ElderView, question: Ask) -> str:
        return "help" if view.attempt is not None else ""

    def wants_to_step_in(self, view: ElderView) -> bool:
        """May two dice rolled again save the roll?"""
        look = self._rollers(view)
        if look is None:
            return False
        gain = look.reroll(look.roll, 2, look.clues)[0] - look.best_score(look.roll)
        return gain > self.w.clue / 2
