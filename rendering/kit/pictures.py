"""A game's pictures by name: what a box, the command line and a benchmark ask for.

A game makes one `Pictures` in its folder, called `PICTURES`, and adds a function for each kind of picture. Everything a picture
shows comes from a `Sight`: one viewer's view and what every picture needs beside it. Whoever keeps pictures keeps them by viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from games import registry
from games.kernel.manifest import Manifest
from games.kernel.phrases import Lang
from rendering import fonts
from rendering.drawn import Drawn
from rendering.encode import Picture
from rendering.names import Names

from .film import Film, Frame, thinned
from .offered import Emblem, Face, copies_of, draw_offered

V = TypeVar("V")


class UnknownPicture(ValueError):
    """A name no picture has (for this viewer, now); `known` are the possible ones."""

    def __init__(self, what: str, known: Sequence[str]) -> None:
        super().__init__(f"no picture is called {what!r}")
        self.what, self.known = what, tuple(known)


@dataclass(frozen=True)
class Sight(Generic[V]):
    """`changed` is what is new since this viewer's last picture, as the game counts it; `story` the turns so far, a line each."""

    view: V
    cards: Any
    lang: Lang
    names: Names
    palette: str = "standard"
    changed: Any = None
    story: Sequence[Any] = ()


Draw = Callable[[Sight[V], str], Drawn | None]


@dataclass(frozen=True)
class Kind(Generic[V]):
    """One kind of picture. `name` is as people type it: `board`, or `card:ID` where something follows the colon."""

    name: str
    draw: Draw[V]
    story: bool = False
    """It tells of the whole game and needs the positions so far."""
    when: Callable[[V], bool] | None = None
    """It can be drawn of certain moments only, like a fight."""
    of: Callable[[V], Any] | None = None
    """All of the view that goes into it, in a view's place, if no names and nothing new go in either; None: it is made of everything."""

    @property
    def word(self) -> str:
        return self.name.partition(":")[0]


class Pictures(Generic[V]):
    """`changes` compares two views of the same viewer; None: the game marks nothing. `filming`: how it is filmed; None: it is not.
    `thrown`: which dice fell between two views, by the names they were drawn with (`Canvas.throw`); None: its dice lie still."""

    def __init__(
        self,
        mood: str,
        *,
        changes: Callable[[V | None, V], Any] | None = None,
        filming: Film[V, Any] | None = None,
        thrown: Callable[[V, V], frozenset[str]] | None = None,
    ) -> None:
        self.mood = mood
        self.filming = filming
        self._changes = changes
        self._thrown = thrown
        self._kinds: dict[str, list[Kind[V]]] = {}

    def kind(
        self,
        name: str,
        *,
        story: bool = False,
        when: Callable[[V], bool] | None = None,
        of: Callable[[V], Any] | None = None,
    ) -> Callable[[Draw[V]], Draw[V]]:
        """Adds a kind of picture. The function gets what follows the colon, and returns None if there is no such picture for
        this viewer. Several names may begin with the same word (`map`, `map:tall`); they are asked in their order."""

        def add(draw: Draw[V]) -> Draw[V]:
            self._kinds.setdefault(name.partition(":")[0], []).append(Kind(name, draw, story, when, of))
            return draw

        return add

    def usual(
        self,
        *,
        turn: Callable[..., Drawn],
        card: Callable[..., Drawn],
        recap: Callable[..., Drawn],
        sheet: Callable[..., Drawn] | None = None,
        emblem: Emblem | None = None,
        face: Face | None = None,
        aided: bool = False,
        coin: str = "",
    ) -> None:
        """The kinds every game has in the same form: the turn, a card, cards to choose from, the recap; and where everybody has one, a player's
        sheet. `emblem`: the glyph of a card; None: the game has a picture of its own of what there is to choose from. `face`: what the token of
        somebody shows, for cards that are people. `aided`: the turn can also show cards that may be used now (`aid`). `coin`: the sign that goods are
        paid in."""

        @self.kind("turn")
        def _turn(s: Sight[V], _: str) -> Drawn:
            return turn(s.view, s.cards, s.lang, s.names, s.palette, changed=s.changed)

        if aided:

            @self.kind("turn:IDS")
            def _aided(s: Sight[V], ids: str) -> Drawn:
                aid = tuple(copies_of(ids.split("+"), s.cards))
                return turn(s.view, s.cards, s.lang, s.names, s.palette, changed=s.changed, aid=aid)

        @self.kind("card:ID")
        def _card(s: Sight[V], id: str) -> Drawn | None:
            kinds = copies_of((id,), s.cards)
            return card(s.cards, kinds[0], s.lang, s.palette) if kinds else None

        if emblem is not None:

            @self.kind("offered:IDS", of=lambda view: ())
            def _offered(s: Sight[V], ids: str) -> Drawn | None:
                return draw_offered(ids.split("+"), s.cards, s.lang, self.mood, s.palette, emblem, face, coin)

        @self.kind("recap", story=True)
        def _recap(s: Sight[V], _: str) -> Drawn:
            return recap(s.view, s.story, s.cards, s.lang, s.names, s.palette)

        if sheet is not None:

            @self.kind("seat:K")
            def _seat(s: Sight[Any], number: str) -> Drawn | None:
                if not number.isdigit() or int(number) >= len(s.view.players):
                    return None
                return sheet(s.view, int(number), s.cards, s.lang, s.names, s.palette)

    @property
    def known(self) -> tuple[str, ...]:
        """The names there are, as people type them."""
        return tuple(k.name for kinds in self._kinds.values() for k in kinds) + (("film",) if self.filming else ())

    def find(self, what: str) -> Kind[V]:
        """The kind a name belongs to, with what it needs. Raises UnknownPicture."""
        word, colon, rest = what.partition(":")
        for kind in self._kinds.get(word, ()):
            _, wanted, argument = kind.name.partition(":")
            if (argument == rest or argument.isupper()) if wanted else not colon:
                return kind
        raise UnknownPicture(what, self.known)

    def draw(
        self,
        what: str,
        view: V,
        cards: Any,
        lang: Lang,
        names: Names,
        palette: str = "standard",
        *,
        before: V | None = None,
        views: Sequence[V] = (),
    ) -> Drawn:
        """`before` is the view of this viewer's last picture; `views` the positions so far, for a picture that tells a story."""
        if self.find(what).of is not None:  # the same, whatever else there is to know
            return self.show(what, Sight(view, cards, lang, {}, palette))
        changed = self.changes(before, view)
        return self.show(what, Sight(view, cards, lang, names, palette, changed, self.story(views) if views else ()))

    def show(self, what: str, sight: Sight[V]) -> Drawn:
        drawn = self.find(what).draw(sight, what.partition(":")[2])
        if drawn is None:
            raise UnknownPicture(what, self.known)
        return drawn

    def made_of(self, what: str, view: V) -> Any | None:
        """What can stand for the view in this picture, the names and what is new; None: nothing can."""
        try:
            of = self.find(what).of
        except UnknownPicture:  # whoever draws it says so
            return None
        return None if of is None else of(view)

    def changes(self, before: V | None, after: V) -> Any:
        return self._changes(before, after) if self._changes is not None else None

    def thrown(self, before: V, after: V) -> frozenset[str]:
        """The dice that fell between two pictures, the later one's own view being `after`."""
        return self._thrown(before, after) if self._thrown is not None else frozenset()

    # A game seen again

    def frames(self, views: Sequence[V]) -> list[Frame[V, Any]]:
        """One for every finished turn, from views in their order."""
        return self.filming.frames(views) if self.filming is not None else []

    def story(self, views: Sequence[V]) -> list[Any]:
        """Every finished turn in one line."""
        return [frame.summary for frame in self.frames(views)]

    def film(self, views: Sequence[V], cards: Any, lang: Lang, names: Names, palette: str = "standard") -> Picture | None:
        """The whole game as an animated picture, a long one in steps; None if not even one turn is over."""
        shots = thinned(self.frames(views))
        if self.filming is None or not shots:
            return None
        return self.filming.shoot(shots, cards, lang, names, palette)


def pictures_of(game: Manifest) -> Pictures[Any] | None:
    """A game's list, which adds its mood and its glyphs; None: it has no pictures of its own."""
    return import_module(game.pictures).PICTURES if find_spec(game.pictures) is not None else None


def check_assets() -> None:
    """As `fonts.check_assets`, with the glyphs of every game."""
    for game in registry.manifests():
        pictures_of(game)
    fonts.check_assets()
