"""The table a picture is drawn of, and the words every picture needs: people, spaces, enemies, cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.death_may_die.content import Catalogue, EnemyCard
from games.death_may_die.view import CardView, DeathView, EnemyView, InvestigatorView
from games.kernel.phrases import Lang
from rendering import names as house
from rendering.names import Names
from rendering.words import say

from .look import kind_of
from .news import NOTHING, Changed

APART = "\u2002"
ORDER = ("won", "died_early", "all_dead", "track", "abandoned")


@dataclass(frozen=True)
class Table:
    view: DeathView
    cards: Catalogue
    lang: Lang
    names: Names
    changed: Changed = field(default=NOTHING)

    def say(self, key: str, **args: str | int) -> str:
        return say(self.lang, f"pic-dmd-{key}", **args)

    # People

    def player(self, seat: int) -> str:
        """A player's name as it can be drawn; the seat's number if nothing of it can."""
        return house.shown(self.names.get(seat, ""), self.say("seat", n=seat + 1))

    def who(self, who: int) -> str:
        """An investigator's name."""
        return self.cards.investigators[self.view.investigators[who].id].name.in_(self.lang)

    def letter(self, who: int) -> str:
        return house.initial(self.who(who))

    def next(self) -> int | None:
        """Whose turn comes after this one; None if nobody else is left."""
        people = self.view.investigators
        for i in range(1, len(people)):
            found = people[(self.view.active + i) % len(people)]
            if not found.fate:
                return found.who
        return None

    # Places and enemies

    def space(self, id: str) -> str:
        return self.cards.spaces[id].in_(self.lang) if id in self.cards.spaces else id

    def enemies(self, space: str) -> list[EnemyView]:
        return [e for e in self.view.enemies if e.space == space]

    def people(self, space: str) -> list[InvestigatorView]:
        return [p for p in self.view.investigators if p.space == space and not p.fate]

    def enemy_card(self, id: str) -> EnemyCard | None:
        kind = id.partition(".")[0]
        if kind == "cultist":
            kind = f"cultist-{self.view.great_old_one}"
        return self.cards.enemies.get(kind)

    def enemy(self, id: str) -> str:
        """A figure's name: of its kind, or the Great Old One's."""
        card = self.enemy_card(id)
        if card is not None:
            return card.name.in_(self.lang)
        great = self.cards.great_old_ones.get(id.partition(".")[0])
        return great.name.in_(self.lang) if great else kind_of(id)

    def tokens(self, kind: str, n: int, side: str = "") -> str:
        """So many tokens of a kind, in words."""
        for key in (f"token-{kind}-{side}", f"token-{kind}"):
            if key in self.cards.words.templates:
                return self.cards.words.say(self.lang, key, n=n)
        return f"{n} {kind}"

    def stage_lives(self) -> bool:
        """Whether the open stage card has a life: the first has none."""
        v = self.view
        return self.cards.great_old_ones[v.great_old_one].stages[v.stage - 1].health > 0

    # What somebody holds

    def held(self, card: CardView) -> str:
        return self.cards.half(card.card, card.half).name.in_(self.lang)  # type: ignore[arg-type]
