"""What the ritual needs next: which episode action is of use, to whom, and on which spaces.

It reads what is printed on the episode card: an action that brings a token somebody must hold for another one prepares it; one that
asks for a token in hand, or puts one on the card, finishes a part of the ritual.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.death_may_die.content import Catalogue, EpisodeAction, EpisodeCard
from games.death_may_die.pilot.chart import Chart, living
from games.death_may_die.pilot.strength import TURNS_A_SPACE, Strength
from games.death_may_die.state import GATES, asked, kind, token_named
from games.death_may_die.verbs.holding import GainToken, PlaceToken, ReturnToken, SpendToken, TurnToken
from games.death_may_die.view import DeathView, InvestigatorView

if TYPE_CHECKING:
    from games.death_may_die.state import Token

RITUAL = 12.0  # what the whole of it is worth …
# … and how much more, before and after the Great Old One has come, and with each space of the track: who waits for a better moment
# finds a larger crowd. Half of it lost half of all games to the track.
BOLD_EARLY, BOLD_LATE, BOLDER = 1.8, 4.0, 0.2
FIT = 3.0  # wounds and half the stress of a group, each, that may face the Great Old One
PREMATURE = 0.1  # what the last part of the ritual is worth before that
FINISHING, PREPARING = 0.6, 0.4  # their shares of a part


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to be done on a space."""

    what: str  # the episode action; "kill": an enemy whose death leaves something of use; "great": the Great Old One
    space: str
    worth: float  # with its chance
    safe: bool = False


class Deeds:
    def __init__(self, cards: Catalogue, strength: Strength) -> None:
        self.cards = cards
        self.strength = strength

    def episode(self, view: DeathView) -> EpisodeCard:
        return self.cards.episodes[view.episode]

    # What is counted, as far as a map is needed for it

    def _tokens(self, view: DeathView, name: str, at: str, on: str = "") -> list[Token]:
        what, side = token_named(name)
        return [t for t in view.tokens if kind(t.id) == what and t.at == at and on in ("", t.on) and side in (None, t.side)]

    def done(self, view: DeathView) -> int:
        where, _, name = self.episode(view).disrupted.partition(":")
        return len(self._tokens(view, name, "card" if where == "card" else "space"))

    def missing(self, view: DeathView) -> int:
        return max(0, self.episode(view).at_least - self.done(view))

    def spaces(self, view: DeathView, me: InvestigatorView, deed: EpisodeAction) -> set[str]:
        """Where this one could do it with what they hold now, were it Safe there."""
        found, thing, card = self._spaces(view, me, deed.where), self.brings(deed), self.episode(view)
        return found & self._of_use_at(view, me, card, thing) if thing and self._slips_away(card, thing) else found

    def _spaces(self, view: DeathView, me: InvestigatorView, asks: Sequence[str]) -> set[str]:
        found = {s.id for s in view.spaces}
        for where in asks:
            name, n = asked(where)
            head, _, rest = name.partition(":")
            match head:
                case "here":
                    found &= {t.on for t in self._tokens(view, rest, "space")}
                case "at":
                    found &= set(rest.split(","))
                case "fire_here":
                    found &= {s.id for s in view.spaces if s.fire}
                case "next_gate":
                    found &= {self._next_gate(view, rest)}
                case "held":
                    found = found if len(self._tokens(view, rest, "investigator", str(me.who))) >= n else set[str]()
                case "map":
                    found = found if len(self._tokens(view, rest, "space")) >= n else set[str]()
                case "room":
                    most = self.episode(view).limits.get(rest, 99)
                    found = found if len(self._tokens(view, rest, "investigator", str(me.who))) < most else set[str]()
                case _:
                    pass
        return found

    def _next_gate(self, view: DeathView, name: str) -> str:
        gates = {s.gate: s.id for s in view.spaces if s.gate}
        full = {t.on for t in self._tokens(view, name, "space")}
        return next((gates[c] for c in GATES if c in gates and gates[c] not in full), "")

    # What it is worth

    def brings(self, deed: EpisodeAction) -> str:
        """The token it puts into one's hands."""
        for e in deed.then:
            if isinstance(e, GainToken):
                return e.gain_token
            if isinstance(e, TurnToken) and e.becomes == "mine":
                return e.turn_token
        return ""

    def worth(self, view: DeathView, me: InvestigatorView, deed: EpisodeAction) -> float:
        """Without its chance; 0 if it is of no use (any more)."""
        card, missing = self.episode(view), self.missing(view)
        if not missing:
            return 0.0
        part = RITUAL / card.at_least
        thing = self.brings(deed)
        if thing:
            mine = len(self._tokens(view, thing, "investigator", str(me.who)))
            ready = sum(t.at == "investigator" and kind(t.id) == thing for t in view.tokens)
            if ready >= missing and mine:
                return 0.0
            # Enough of them are in somebody's hands, but those may be far away.
            return min(2.0, PREPARING * part) * (0.5 if ready >= missing or mine >= self._batch(card, thing) else 1.0)
        spent = next((e for e in deed.then if isinstance(e, SpendToken)), None)
        if spent is not None:
            mine = len(self._tokens(view, spent.spend_token, "investigator", str(me.who)))
            ready = sum(t.at == "investigator" and kind(t.id) == spent.spend_token for t in view.tokens)
            batch = min(self._batch(card, spent.spend_token), mine + max(0, missing - ready))
            full = min(1.0, mine / max(1, batch))
            return min(3.5, FINISHING * part) * (mine if spent.every else 1) * full
        placed = sum(e.n for e in deed.then if isinstance(e, PlaceToken))
        if placed:
            return part * min(placed, missing)
        return 2.4  # it makes way for another one: a net

    def eve(self, view: DeathView) -> bool:
        """A part of the ritual is missing, and there is time to catch one's breath: what disrupts it calls the Great Old One."""
        numbers = self.cards.numbers
        turns = TURNS_A_SPACE * (numbers.first_red - view.track - view.symbols / numbers.symbols)
        last = max(1, self.episode(view).at_least // 3)
        return not view.arrived and self.missing(view) <= last and turns > len(living(view))

    def premature(self, view: DeathView, me: InvestigatorView, deed: EpisodeAction) -> bool:
        """It would call the Great Old One upon people who are hurt and tired, though nobody has to hurry yet."""
        spent = next((e for e in deed.then if isinstance(e, SpendToken)), None)
        mine = len(self._tokens(view, spent.spend_token, "investigator", str(me.who))) if spent is not None else 0
        done = (mine if spent.every else 1) if spent is not None else sum(e.n for e in deed.then if isinstance(e, PlaceToken))
        people = living(view)
        worn = sum(i.wounds + i.stress / 2 for i in people) / max(1, len(people))
        return not self.brings(deed) and 0 < self.missing(view) <= done and worn > FIT and self.eve(view)

    def _slips_away(self, card: EpisodeCard, thing: str) -> bool:
        """An advance takes it out of somebody's hands: it is got when it can be used."""
        return any(isinstance(e, ReturnToken) and e.return_token == thing for e in card.advances)

    def _of_use_at(self, view: DeathView, me: InvestigatorView, card: EpisodeCard, thing: str) -> set[str]:
        """Where it is used now."""
        for deed in card.actions:
            if any(isinstance(e, SpendToken) and e.spend_token == thing for e in deed.then):
                return self._spaces(view, me, [w for w in deed.where if not w.startswith("held:")])
        return set()

    def _batch(self, card: EpisodeCard, thing: str) -> int:
        """How many one gathers before it is worth going back."""
        every = any(isinstance(e, SpendToken) and e.every and e.spend_token == thing for a in card.actions for e in a.then)
        return card.limits.get(thing, 2 if every else 1)

    def chance(self, me: InvestigatorView, deed: EpisodeAction) -> float:
        return self.strength.manages(me, deed.need, "task", deed.id) if deed.need else 1.0

    def hurry(self, view: DeathView) -> float:
        """What the ritual is worth now: once the Great Old One is there, there is nothing else to be done."""
        return (BOLD_LATE if view.arrived else BOLD_EARLY) + BOLDER * view.track

    def goals(self, view: DeathView, me: InvestigatorView) -> list[Goal]:
        """What this one could go for."""
        found: list[Goal] = []
        if view.disrupted:
            return found
        hurry = self.hurry(view)
        for deed in self.episode(view).actions:
            worth = self.worth(view, me, deed) * self.chance(me, deed) * hurry
            worth *= PREMATURE if self.premature(view, me, deed) else 1.0
            if worth > 0:
                found += [Goal(deed.id, space, worth, deed.safe) for space in sorted(self.spaces(view, me, deed))]
        return found + self._prey(view, me, hurry)

    def _prey(self, view: DeathView, me: InvestigatorView, hurry: float) -> list[Goal]:
        """Enemies whose death leaves a token that an action is done with."""
        card = self.episode(view)
        left = {e.place_token for e in card.deaths.get("cultist", []) if isinstance(e, PlaceToken)}
        for deed in card.actions:
            named = {asked(w)[0].removeprefix("here:") for w in deed.where if w.startswith("here:")}
            thing = self.brings(deed)
            if not (named & left) or not thing:
                continue
            lying = sum(t.at == "space" and kind(t.id) in left for t in view.tokens)
            ready = sum(t.at == "investigator" and kind(t.id) == thing for t in view.tokens)
            mine = len(self._tokens(view, thing, "investigator", str(me.who)))
            if lying + ready < self.missing(view) and not mine:
                worth = 0.35 * RITUAL / card.at_least * self.strength.manages(me, 2, "here") * hurry
                return [Goal("kill", e.space, worth) for e in view.enemies if e.kind == "cultist"]
        return []

    def of_use(self, view: DeathView, me: InvestigatorView, thing: str) -> bool:
        """Would a token of this kind help the ritual in this one's hands?"""
        ready = sum(t.at == "investigator" and kind(t.id) == thing for t in view.tokens)
        wanted = any(isinstance(e, SpendToken) and e.spend_token == thing for a in self.episode(view).actions for e in a.then)
        return wanted and not view.disrupted and ready < self.missing(view)

    def shared_out(self, view: DeathView) -> dict[str, int]:
        """Who goes where: the nearest pair of somebody and a goal first, then the next of those left."""
        chart = Chart(self.cards, view)
        pairs = sorted(
            (chart.steps(i.space, goal.space), -goal.worth, i.who, goal.space)
            for i in living(view)
            for goal in self.goals(view, i)
        )
        taken: dict[str, int] = {}
        for _, _, who, space in pairs:
            if space not in taken and who not in taken.values():
                taken[space] = who
        return taken
