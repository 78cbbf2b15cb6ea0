"""The rules' hand on a game of Cultistorm: the state, the cards, and the words the rulebook uses for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from games.cultistorm import events
from games.cultistorm.dice import SYMBOLS, Symbol
from games.cultistorm.glance import Glance, Telltale
from games.cultistorm.state import SLOTS, Elder, Investigator, Lasting, Place, Slot, StormState, Support, Who, kind
from games.kernel.ask import Ask, Group, Option, Script, Seat, args_of, put, settled
from games.kernel.hooks import Kind, Source
from games.kernel.lasting import Lasts
from games.kernel.luck import Fate
from games.kernel.table import Event

if TYPE_CHECKING:
    from games.cultistorm.content import (
        AbilityLevel,
        ActionCard,
        Catalogue,
        CultistCard,
        GreatOldOneCard,
        LocationCard,
        ModuleCard,
        ObjectCard,
    )


T = TypeVar("T")


class Kept:
    """What is kept while all prepare, from one pause to the next: after every deed all menus are looked at, and mostly nothing in them
    has changed. `glance` says what has, and is asked in one place (`moments.looking`)."""

    __slots__ = ("glance", "looked", "looked_in", "looked_no", "menus", "options", "reckoned")

    def __init__(self, telltale: Telltale) -> None:
        self.glance = Glance(telltale)
        self.menus: dict[Who, Any] = {}  # by investigator, with their parts (`rules.menus`)
        self.options: dict[tuple[Any, ...], list[Option[Any]]] = {}  # … that were offered, by all they depend on (`Storm.made`)
        self.looked: dict[tuple[Kind, ...], tuple[Source, ...]] = {}  # what is in play, by what one looks for
        self.looked_no = 0  # … at which number of the glance
        self.looked_in = -1  # … in which pause
        self.reckoned: dict[tuple[Any, ...], Any] = {}  # in this one look (`Storm.reckon`)


class Storm(Lasts[StormState, Lasting]):
    chained = True

    def __init__(self, state: StormState, fate: Fate, step: int, cards: Catalogue) -> None:
        super().__init__(state, fate, step)
        self.cards = cards
        self.group: Group | None = None  # of the preparation, while it lasts: what is open beside the rest
        self.jobs: dict[Who, list[Script[None]]] = {}  # what others' deeds leave somebody to decide (CS-PREP-07)
        self.deciding: set[Who] = set()  # who has more open in the preparation than its menu (CS-PREP-09)
        self.stepping = False  # a horror step is being made: further ones wait (S-43)
        self.seen: dict[tuple[Kind, ...], tuple[Source, ...]] | None = None  # while somebody only looks (`moments.looking`)
        self.kept = Kept(cards.telltale)
        self._several: tuple[int, bool] = (0, False)

    def tell(self, event: Event, to: tuple[Seat, ...] | None = None, others: Event | None = None) -> None:
        if isinstance(event, events.Happening) and self.several:
            cast = tuple(i.id for i in self.state.investigators)
            event = replace(event, cast=cast)
            others = replace(others, cast=cast) if isinstance(others, events.Happening) else others
        super().tell(event, to, others)

    @property
    def several(self) -> bool:
        """Somebody plays several investigators. It is asked with everything that is told, and the same from the set-up on."""
        people = self.state.investigators
        if self._several[0] != len(people):
            self._several = len(people), len({i.player for i in people}) < len(people)
        return self._several[1]

    @property
    def in_effect(self) -> list[Lasting]:
        return self.state.lasting

    # People

    @property
    def n(self) -> int:
        """The number of investigators."""
        return len(self.state.investigators)

    @property
    def everybody(self) -> range:
        return range(len(self.state.investigators))

    def inv(self, who: Who) -> Investigator:
        return self.state.investigators[who]

    def player(self, who: Who) -> Seat:
        return self.state.investigators[who].player

    def players(self) -> list[Seat]:
        """Everybody with an investigator: who votes."""
        return sorted({i.player for i in self.state.investigators})

    def others(self, who: Who) -> list[Who]:
        return [w for w in self.everybody if w != who]

    def here(self, slot: Slot) -> list[Who]:
        return [w for w in self.everybody if self.inv(w).slot == slot]

    def madness(self, who: Who) -> int:
        """Permanent insanity counts (CS-INS-01)."""
        person = self.inv(who)
        return person.insanity + person.permanent

    def level(self, who: Who) -> int:
        return len(self.inv(who).board)

    def abilities(self, who: Who) -> Sequence[AbilityLevel]:
        """All developed levels are active (S-31)."""
        return self.cards.investigators[self.inv(who).id].abilities[: self.level(who)]

    def knows_hand(self, who: Who) -> tuple[Seat, ...] | None:
        """Who may see this hand; None: everybody."""
        return self.state.hand_known_to(who)

    def shows_hand(self, who: Who) -> None:
        """Something of this hand is for all to see now: where it was closed, that is news."""
        if self.knows_hand(who) is not None:
            self.reveal(self.player(who))

    # Cards

    def action(self, card: str) -> ActionCard:
        return self.cards.actions[kind(card)]

    def object(self, card: str) -> ObjectCard:
        return self.cards.objects[kind(card)]

    def module_card(self, card: str) -> ModuleCard:
        return self.cards.module_cards[kind(card)]

    def cultist(self, card: str) -> CultistCard:
        return self.cards.cultists[card]

    def great(self, id: str) -> GreatOldOneCard:
        return self.cards.great_old_ones[id]

    def location(self, slot: Slot) -> LocationCard:
        return self.cards.locations[self.state.places[slot].card]

    # The board

    def at(self, slot: Slot) -> Place:
        return self.state.places[slot]

    @staticmethod
    def symbol(slot: Slot) -> Symbol:
        """S-01: symbols belong to the board slots."""
        return SYMBOLS[slot]

    @staticmethod
    def clockwise(slot: Slot) -> list[Slot]:
        """All slots, from the one after this on, this one last (S-82)."""
        return [(slot + i) % len(SLOTS) for i in range(1, len(SLOTS) + 1)]

    def elders_at(self, slot: Slot) -> list[Elder]:
        return [e for e in self.state.elders if e.slot == slot]

    def elder(self, id: str) -> Elder | None:
        return next((e for e in self.state.elders if e.id == id), None)

    def at_the_gate(self, elder: Elder) -> bool:
        """CS-GOO-11: no living cultist between it and the location card."""
        return not self.at(elder.slot).column

    def where(self, enemy: str) -> Slot | None:
        """Where a cultist or a Great Old One is."""
        found = self.elder(enemy)
        if found is not None:
            return found.slot
        return next((s for s in SLOTS if enemy in self.at(s).column), None)

    def unsealed(self) -> list[Slot]:
        return [s for s in SLOTS if not self.at(s).sealed]

    def before(self, who: Who) -> Iterator[tuple[Support, ActionCard]]:
        """The combat supports that lie before somebody; used ones are gone."""
        for support in self.inv(who).supports:
            if support.when == "combat":
                yield support, self.action(support.card)

    # Ready (CS-PREP-08)

    def stir(self, *whos: Who) -> None:
        """Something of theirs has changed: they are not ready any more."""
        if self.state.phase != "preparation":
            return
        lifted = tuple(w for w in whos if self.inv(w).ready)
        for who in lifted:
            self.inv(who).ready = False
        if lifted:
            self.tell(events.ReadyLifted(lifted))

    def stir_all(self) -> None:
        self.stir(*self.everybody)

    # Asking

    def made(self, make: Callable[[], list[Option[T]]], *what: Any) -> list[Option[T]]:
        """Options that were offered before and mean the same, or new ones. `what` names everything they depend on."""
        made = self.kept.options
        found = made.get(what)
        if found is None:
            found = made[what] = make()
        return found

    def reckon(self, make: Callable[[], T], *what: Any) -> T:
        """While somebody only looks, what was reckoned once is not reckoned again. Nobody changes what they get."""
        if self.seen is None:
            return make()
        reckoned = self.kept.reckoned
        if what not in reckoned:
            reckoned[what] = make()
        return reckoned[what]

    def forget(self) -> None:
        """The step is over, and with it all that was kept for its menus. What is kept leads back to the table and would otherwise lie there
        until the collector of garbage comes by, which takes time of everybody."""
        self.kept = Kept(self.cards.telltale)
        self.group = None
        self.jobs = {}

    def choose(
        self,
        who: Who,
        msg: str,
        options: Callable[[], Sequence[Option[str]]],
        /,
        *,
        default: Callable[[], str] = lambda: "",
        secret: bool = False,
        **args: str | int,
    ) -> Script[str | None]:
        """One pick of an investigator's player. Live: others act meanwhile. None if there is nothing (any more) to choose; a single
        option is taken without asking. `secret`: its options show a hand."""
        found = options()
        if len(found) < 2:
            return found[0].value if found else None
        audience = self.knows_hand(who) if secret else None
        picked = default()
        question = Ask(
            self.player(who),
            msg,
            options,
            (("who", who), *args_of(args)),
            default=(picked,) if picked else (),
            audience=audience,
        )
        chosen: str | None = yield from put(question)
        return chosen

    def first(self, script: Script[None]) -> Script[None]:
        """What changes what others may do is settled before the next command (CS-PREP-07)."""
        if self.group is None:
            yield from script
        else:
            yield from settled(script)
