"""The games on the shelf, and what the bot needs of each: a `Box`.

The bot knows no game's rules. A box brings the rules (from `games/`), the wishes a table may have before it starts, the words
for what happens, the pictures, an automatic player, and the explanations for what is not possible. One package per game in
`bot/boxes/`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar, cast

from bot.reader import Reader
from games import packs as extra_cards
from games import registry
from games.kernel.ask import Ask, Option, Seat
from games.kernel.lesson import Lesson
from games.kernel.manifest import Manifest
from games.kernel.rules import Outcome, Rules
from games.kernel.shortcuts import Shortcuts, links
from games.kernel.table import Event, State
from rendering.drawn import Drawn
from rendering.encode import Picture

Style = Literal["main", "danger", "plain", "seldom"]

# A game's own types: what it shows a seat, its cards (the catalogue that goes into every `Reader`), its rules.
V = TypeVar("V")
C = TypeVar("C")
R = TypeVar("R", bound=Rules[Any])
V_contra = TypeVar("V_contra", contravariant=True)
C_contra = TypeVar("C_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Choice:
    """One value a wish may have. `value` "" is "drawn by lot" or "no wish"."""

    value: str
    label: str
    hint: str = ""
    button: bool = False  # of an order: it stands beside the others, not among them


# Stands between the values of a wish for several things.
AND = "+"

# An order whose value begins so is not given yet: it leads to further choices (`Box.ordering`).
LEADS = "more:"
# The option in which a game finds what an earlier one of the same people has handed on, and how long that may be (`bot/sequels.py`).
SEQUEL, LONGEST_SEQUEL = "sequel", 4_000


@dataclass(frozen=True, slots=True)
class Wish(Generic[C]):
    """Something chosen in the lobby: by the table (`Box.wishes`) or by each seat (`Box.seat_wishes`).

    `name` is the key in the game's options or in the seat's choices, and the name of the parameter of `/game new`.
    `unique`: two seats may not have the same. `left_open` says what becomes of a seat's wish that is not made. `settled`: the
    value that the table's other wishes leave for this one, which then is none any more; empty: it is free. `rare`: a house rule that
    most tables leave as it is, its first value ""; all of them share one select, which shows what is otherwise. `most_seats`: at larger tables a
    seat has no such wish. `several`: any number of its choices at once, joined by `AND` in their order; its first value is "", none of them.
    `unlike`: other wishes of the same seat that may not have the same value.
    """

    name: str
    title: str  # message id
    choices: Callable[[Reader[C]], Sequence[Choice]]
    unique: bool = False
    left_open: str = "wish-left-open"  # message id
    settled: Callable[[Mapping[str, Any]], str] = lambda options: ""
    rare: bool = False
    most_seats: int = 99
    unlike: tuple[str, ...] = ()
    several: bool = False

    def values(self, wished: str) -> list[str]:
        """What is wished, one by one."""
        return [value for value in wished.split(AND) if value] if self.several else [wished]

    def together(self, values: Sequence[str], reader: Reader[C]) -> str | None:
        """These values as one, in the order of the choices; None: one of them is no choice, or they are too many."""
        known = [c.value for c in self.choices(reader)]
        if not set(values) <= set(known) or len(set(values)) != len(values) or (not self.several and len(values) != 1):
            return None
        return AND.join(value for value in known if value in values and (value or not self.several))


# What one of a game's own commands does:
# "answer": give one of the answers it stands for (`keys`) to a question one is asked now. Its field offers them; without a field it
#           is the first there is. With several fields it is the action and the answers it then asks for, at once; or only these,
#           where the question `then` is open already.
# "choose": answer any question, with any of its options.
# "why":    say why something is possible now or not; its field takes the name of an "answer".
# "board":  the table as this person may see it. "hand": what they have. "log": what has happened. "story": all of the newest stories.
# "orders": standing orders; with a field one can be given. "concede": give up, after one more question.
Does = Literal["answer", "choose", "why", "board", "hand", "log", "story", "orders", "concede"]


@dataclass(frozen=True, slots=True)
class Field:
    """What is typed behind a command. `offers` is for what no open question offers yet: answers to those that follow.
    Any: the cards of the game whose command it is."""

    name: str
    required: bool = True
    offers: Callable[[Reader[Any]], Sequence[Choice]] | None = None


@dataclass(frozen=True, slots=True)
class Command:
    """One of a game's own commands, for people who prefer typing: the same options and keys as on the buttons.

    Its words are `cmd-<group>-<name>`, with `-name` at the end what it is called, and those of a field `cmd-<group>-<name>-<field>`.
    """

    name: str
    keys: tuple[str, ...] = ()
    """The beginnings of the option keys it stands for; an entry without ":" is a whole key."""
    fields: tuple[Field, ...] = ()
    does: Does = "answer"
    then: str = ""


def belongs(option: Option[Any], starts: Sequence[str] | None) -> bool:
    """Is this option what a command stands for? An entry that ends with ":" is a key's beginning; None is any option."""
    return starts is None or any(option.key.startswith(s) if s.endswith(":") else option.key == s for s in starts)


@dataclass(frozen=True, slots=True)
class Look:
    """How a reader wants pictures."""

    palette: str = "normal"
    high_contrast: bool = False


class BadWish(ValueError):
    """A wish that cannot be met; `wish` names it, `known` are values that could be, as far as the game says."""

    def __init__(self, wish: str, value: str, known: tuple[str, ...] = ()) -> None:
        super().__init__(f"{wish}: {value!r}")
        self.wish, self.value, self.known = wish, value, known


class Pilot(Protocol[V_contra]):
    """Answers for seats whose people are away. It sees the seat's own view and question only."""

    def pick(self, view: V_contra, question: Ask, /) -> tuple[str, ...]: ...

    def wants_idle(self, view: V_contra, question: Ask, /) -> bool:
        """Would it answer this question that nobody waits for ("you may step in")? Asked anew after every answer."""
        ...

    def says(self, view: V_contra, seat: Seat, /) -> str:
        """What it says beside the questions (an aside of the rules); "" is nothing. Asked anew after every answer."""
        ...


class Deck(Protocol[V_contra, C_contra]):
    """A game's cards for `/card`. A reader has the game's cards."""

    def kind(self, id: str, reader: Reader[C_contra]) -> str: ...

    def describe(self, id: str, reader: Reader[C_contra]) -> str: ...

    def whereabouts(self, id: str, view: V_contra, reader: Reader[C_contra]) -> list[str]: ...

    def picture(self, id: str, reader: Reader[C_contra], look: Look) -> Drawn: ...


class Film(Protocol[V_contra, C_contra]):
    """A game seen again from the public views of its positions, oldest first; and seen in motion. All run in a worker thread."""

    def recap(self, views: Sequence[V_contra], reader: Reader[C_contra], look: Look) -> Drawn:
        """A finished game in one picture."""
        ...

    def film(self, views: Sequence[V_contra], reader: Reader[C_contra], look: Look) -> Picture | None:
        """As an animated picture; None if there is too little to show."""
        ...

    def thrown(self, before: V_contra, after: V_contra) -> frozenset[str]:
        """The dice that fell between two views, as `rendering.kit.pictures.Pictures.thrown` names them."""
        ...


class Box(Protocol[V_contra, C]):
    """A game as the bot sees it. Everything that takes a `Reader` returns words in the reader's language."""

    name: str
    """As in the database and in commands."""
    least: int
    most: int
    past_is_open: bool
    """May earlier positions be looked at while the game is played? Not where forgetting is part of the game."""
    wishes: tuple[Wish[C], ...]
    seat_wishes: tuple[Wish[C], ...]
    windows: bool
    """Are there reaction windows (`games.kernel.ask.window`)? Then a table can say how long they stay open."""
    explains: bool
    """Are the hints of options on buttons read below the question? In a select each stands below its option anyway."""
    tells: bool
    """Are there stories that a post only begins (`story`)? Then whoever likes can read them."""
    told_lines: int
    """So many lines of the story stand on a post; a post that tells of everybody needs more than one that tells of a turn."""
    headed: bool
    """Does the headline say which chapter a post tells (`begins_chapter`)? Then its story need not begin with it."""
    plan_button: str
    """The message on the button that opens one's own sheet while several plan at once (`plans`)."""
    takes_turns: bool
    """Do people take turns, so that it can be known who is next (`next_up`)?"""
    going_on: str
    """The message on the button by which people let the game go on of itself (`goes_on`); empty: there is nothing to let."""

    shortcuts: Shortcuts
    """What spares people a press."""
    deck: Deck[V_contra, C] | None
    """Its cards, to be looked up; None: it has none."""
    film: Film[V_contra, C] | None
    """The game seen again; None: there is nothing to show."""
    poster: str
    """The scene that stands above the recap when the game is over: how it ended, as a picture to keep. "": it has none."""
    lesson: Lesson | None
    """A guided first game (`bot/lessons.py`); None: it has none."""

    group: str
    """The command that holds the game's own; empty: it has none."""
    commands: tuple[Command, ...]
    """The game's own commands, in the order in which Discord shows them."""
    rulebook: Path | None
    """Its rules as data, for looking up; None: there is no such file."""
    rules_on_cards: Sequence[str]
    """Cards that are found there, too (`Manifest.rules_on_cards`)."""

    @property
    def answering(self) -> Mapping[str, tuple[str, ...]]:
        """Those of its commands that answer: command -> what it stands for (`Command.keys`)."""
        ...

    @property
    def rules(self) -> Rules[Any]:  # Any: what their state is, they alone know
        ...

    @property
    def cards(self) -> C:
        """The catalogue; it goes into every `Reader`."""
        ...

    def title(self, reader: Reader[C]) -> str: ...

    def seating(self, choices: Sequence[Mapping[str, Any]]) -> Sequence[int]:
        """Who sits where, from the choices of the seats in the lobby's order: the lobby seat that becomes seat 0, 1, …

        Raises BadWish.
        """
        ...

    def new_state(self, seats: int, options: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> State:
        """The state before set-up; raises BadWish."""
        ...

    def lobby(self, choices: Sequence[Mapping[str, Any]], names: Sequence[str], reader: Reader[C]) -> str:
        """What newcomers should know while the table fills: who plays whom, as things stand. May be empty."""
        ...

    def sequel(self, story: str, reader: Reader[C]) -> Choice:
        """Where a story that a finished game has handed on (`Rules.sequel`) goes on, as label and hint: what comes next, what is carried
        over. `new_state` finds it among the options, as `sequel`."""
        ...

    # Words

    def event_line(self, event: Event, reader: Reader[C]) -> str | None: ...

    def question_line(self, ask: Ask, reader: Reader[C]) -> str: ...

    def option_label(self, ask: Ask, option: Option[Any], reader: Reader[C]) -> str:
        """At most 80 characters."""
        ...

    def option_short(self, ask: Ask, option: Option[Any], reader: Reader[C]) -> str:
        """The same for a button beside others: at most 40 characters if it can be said so; it may be the label itself."""
        ...

    def option_hint(self, ask: Ask, option: Option[Any], reader: Reader[C], view: V_contra | None = None, most: int = 100) -> str:
        """At most 100 characters if there is no more room; may be empty. With a view it can say how things stand now."""
        ...

    def option_kind(self, ask: Ask, option: Option[Any], reader: Reader[C]) -> str:
        """What stands on a select for all options of its kind ("Run to …"), where there are too many for buttons; may be empty."""
        ...

    def option_style(self, ask: Ask, option: Option[Any]) -> Style:
        """ "main": the usual deed; "danger": it hurts; "seldom": hardly anybody wants it, and it stands in a select below all others."""
        ...

    def closes(self, ask: Ask, option: Option[Any]) -> bool:
        """Does it end or decline what is asked about ("End your actions", "Visit nobody")? Such deeds stand below all others."""
        ...

    def alike(self, ask: Ask, option: Option[Any]) -> str:
        """Options of a single pick with the same word here are interchangeable (two green dice that show the same): people are
        offered the first of them. Empty: like nothing else."""
        ...

    def place(self, ask: Ask, option: Option[Any]) -> int:
        """Where it stands among the options, the least first: as the picture shows them, from the left. Equal: as the rules have them."""
        ...

    def mark(self, ask: Ask, option: Option[Any], view: V_contra) -> str:
        """The letter or number it has on the picture above the question; it stands before its label. Empty: it has none."""
        ...

    def doubt(self, ask: Ask, option: Option[Any], view: V_contra, reader: Reader[C]) -> str:
        """What whoever presses this is asked once more, because it is unwise and cannot be taken back by oneself; mostly empty."""
        ...

    def suggests(self, ask: Ask, view: V_contra) -> str:
        """The key of the answer that is marked as the best one, for whoever has this view. Empty: none is."""
        ...

    def story(self, event: Event, reader: Reader[C]) -> str:
        """Its whole story, with a title, where the event's line has but the first sentence of it. Empty: there is no more."""
        ...

    def plans(self, ask: Ask) -> bool:
        """Is this a question that several people answer at once, each deed after the other, until all are ready?

        Then everybody does so on a sheet of their own, with their own picture and a select for each kind of deed; the post shows how
        things stand (`plan`) and is edited every few seconds, however often somebody presses. Whose such question it is everybody may know,
        also where its answers are secret.
        """
        ...

    def plan(self, view: V_contra, asks: Sequence[Ask], reader: Reader[C]) -> str:
        """How things stand while people plan: who means to do what, who is ready. A line for each. `asks` are all that are open, secret
        ones, too: everybody may know of whom something is asked here, and whether the answer stands."""
        ...

    def headline(self, view: V_contra, reader: Reader[C]) -> str:
        """One line: where the game stands and whose turn it is."""
        ...

    def board_text(self, view: V_contra, reader: Reader[C]) -> str:
        """Everything the whole board's picture says."""
        ...

    def hand_text(self, view: V_contra, seat: int, reader: Reader[C]) -> str:
        """What this seat has; for its own eyes."""
        ...

    def outcome_line(self, outcome: Outcome, view: V_contra, reader: Reader[C]) -> str: ...

    def command_name(self, command: str, reader: Reader[C]) -> str:
        """What a typed command is called in the reader's language, as its slash command is."""
        ...

    def why(self, view: V_contra, asks: Sequence[Ask], seat: int, command: str, reader: Reader[C]) -> str:
        """Why this seat can or cannot do `command` now. `asks` are the seat's open questions."""
        ...

    def offered(self, asks: Sequence[Ask], command: str) -> Sequence[Option[Any]]:
        """What `command` stands for among what is asked. To leave it be ("Cast nothing") is not it, unless the command means just that."""
        ...

    def why_others(self, view: V_contra, asks: Sequence[Ask], seat: int, command: str, reader: Reader[C]) -> str:
        """Where `command` is on offer: what stands against those of its deeds that are not (another spell, another action). Mostly empty."""
        ...

    def begins_chapter(self, event: Event) -> bool:
        """Does a new board post begin with this event (usually: somebody's turn)?"""
        ...

    def laid_out(self, event: Event) -> bool:
        """Is this a piece of the set-up that the picture and "My hand" show? The first post leaves it to them."""
        ...

    def minor(self, event: Event) -> bool:
        """Is this secret news not worth a message of its own? It is told with the next that is, or seen on the picture."""
        ...

    def next_up(self, view: V_contra) -> Seat | None:
        """Whose turn follows the one that is played, as far as everybody may know."""
        ...

    # At any time

    def standing(self, view: V_contra, seat: int, reader: Reader[C]) -> tuple[str, Sequence[Choice]]:
        """The standing order of this seat, and those it may give; values are asides of the rules. No choices: it has none."""
        ...

    def ordering(self, view: V_contra, seat: int, reader: Reader[C], draft: str = "") -> tuple[str, Sequence[Choice]]:
        """Orders on a sheet, to choose one or to put one together by steps: what stands above, and the choices.

        A choice whose value begins with `LEADS` only leads on: what follows it is what this says of the rest of its value.
        """
        ...

    def concession(self, view: V_contra, seat: int, reader: Reader[C]) -> str:
        """What giving up would mean for this seat; empty where nobody gives up."""
        ...

    def allies(self, seat: int, seats: int, options: Mapping[str, Any]) -> Sequence[int]:
        """Who is on this seat's side, at a table with these options: they give up together, and none of them has secrets the others must not know.

        Whoever has sat at a seat of another side can never take this one, whoever offers it. So nobody's: each for themselves."""
        ...

    # Pictures

    def scene(self, view: V_contra, asks: Sequence[Ask]) -> str:
        """Which part of the board matters now. `board` is always the whole, `hand` a seat's own things."""
        ...

    def draw(
        self, scene: str, view: V_contra, seat: int | None, reader: Reader[C], look: Look, before: V_contra | None = None
    ) -> Drawn:
        """Runs in a worker thread. Everything shown comes from the view.

        `before` is an earlier view of the same viewer: what is new since then may be marked. None: nothing is.
        """
        ...

    def made_of(self, scene: str, view: V_contra) -> Any | None:
        """What can be given to `draw` in place of the view, if that and printed cards are all this picture shows: no names, nothing new. Tables that
        see the same share the picture then. None: it is made of everything."""
        ...

    def pilot(self) -> Pilot[V_contra]:
        """A caretaker for one table: it may remember what it has seen there."""
        ...

    def goes_on(self, answered: Ask, asked: Ask) -> str | None:
        """The key that somebody who lets the game go on of itself gives to `asked`, which their own answer has brought about.

        None: that is theirs to decide all the same.
        """
        ...


class Plain(Generic[V, C]):
    """What not every game has. A box derives from this and says only what is otherwise with its game."""

    told_lines = 8
    headed = False
    plan_button = "foot-mine"
    going_on = ""
    takes_turns = False
    explains = False
    tells = False
    shortcuts = Shortcuts()
    deck: Deck[V, C] | None = None
    film: Film[V, C] | None = None
    poster = ""
    lesson: Lesson | None = None
    group = ""
    commands: tuple[Command, ...] = ()
    rulebook: Path | None = None
    rules_on_cards: Sequence[str] = ()
    windows = False
    past_is_open = False
    wishes: tuple[Wish[C], ...] = ()
    seat_wishes: tuple[Wish[C], ...] = ()
    closing: Sequence[str] = ()
    """The keys of options that end or decline something (`closes`); where a key means both, the message it is called by."""

    @property
    def answering(self) -> Mapping[str, tuple[str, ...]]:
        return {command.name: command.keys for command in self.commands if command.does == "answer"}

    def seating(self, choices: Sequence[Mapping[str, Any]]) -> Sequence[int]:
        return range(len(choices))

    def lobby(self, choices: Sequence[Mapping[str, Any]], names: Sequence[str], reader: Reader[C]) -> str:
        return ""

    def sequel(self, story: str, reader: Reader[C]) -> Choice:
        return Choice(story, reader.say("lobby-sequel-on"))

    def option_kind(self, ask: Ask, option: Option[Any], reader: Reader[C]) -> str:
        return ""

    def closes(self, ask: Ask, option: Option[Any]) -> bool:
        return option.key in self.closing or option.msg in self.closing

    def alike(self, ask: Ask, option: Option[Any]) -> str:
        return self.shortcuts.alike(option)

    def place(self, ask: Ask, option: Option[Any]) -> int:
        return 0

    def mark(self, ask: Ask, option: Option[Any], view: V) -> str:
        return ""

    def offered(self, asks: Sequence[Ask], command: str) -> Sequence[Option[Any]]:
        starts = self.answering.get(command, ())
        found = [(a, o) for a in asks for o in a.options if belongs(o, starts)]
        ends = bool(starts) and starts[0] in self.closing
        return [o for a, o in found if ends or not self.closes(a, o)]

    def why_others(self, view: V, asks: Sequence[Ask], seat: int, command: str, reader: Reader[C]) -> str:
        return ""

    def minor(self, event: Event) -> bool:
        return False

    def next_up(self, view: V) -> Seat | None:
        return None

    def doubt(self, ask: Ask, option: Option[Any], view: V, reader: Reader[C]) -> str:
        found = self.shortcuts.doubt(view, ask, links(option.key)[0])
        return reader.say(found.msg, **dict(found.args)) if found is not None else ""

    def suggests(self, ask: Ask, view: V) -> str:
        return ""

    def story(self, event: Event, reader: Reader[C]) -> str:
        return ""

    def plans(self, ask: Ask) -> bool:
        return False

    def plan(self, view: V, asks: Sequence[Ask], reader: Reader[C]) -> str:
        return ""

    def standing(self, view: V, seat: int, reader: Reader[C]) -> tuple[str, Sequence[Choice]]:
        return "", ()

    def ordering(self, view: V, seat: int, reader: Reader[C], draft: str = "") -> tuple[str, Sequence[Choice]]:
        return reader.say("orders-head"), self.standing(view, seat, reader)[1]

    def concession(self, view: V, seat: int, reader: Reader[C]) -> str:
        return ""

    def made_of(self, scene: str, view: V) -> Any | None:
        return None

    def allies(self, seat: int, seats: int, options: Mapping[str, Any]) -> Sequence[int]:
        return ()

    def goes_on(self, answered: Ask, asked: Ask) -> str | None:
        return None


class Boxed(Plain[V, C], Generic[V, C, R]):
    """What a box has from its game's manifest: it says which, and derives from this."""

    game: ClassVar[Manifest]

    def __init__(self, packs: tuple[Path, ...] = ()) -> None:
        self.name, self.group = self.game.name, self.game.group
        self.least, self.most = self.game.least, self.game.most
        self.cards: C = self.game.catalogue(packs)
        self.rules = cast(R, self.game.rules(self.cards))  # a manifest stands in a list with others, and cannot say whose rules
        self.rulebook = self.game.rulebook if self.game.rulebook.exists() else None
        self.lesson = self.game.lesson
        self.shortcuts = self.game.shortcuts(self.cards)
        self.rules_on_cards = self.game.rules_on_cards(self.cards)

    def title(self, reader: Reader[C]) -> str:
        return reader.say(f"box-{self.name}")

    def command_name(self, command: str, reader: Reader[C]) -> str:
        return reader.say(f"cmd-{self.group}-{command}-name")

    def pilot(self) -> Pilot[V]:
        return self.game.pilot(self.cards)


# A box on the shelf, beside others: whoever takes it from there gives it views and readers of its own game, and only that one knows
# their types.
AnyBox: TypeAlias = Box[Any, Any]


class Shelf:
    """All boxes by name, in the order in which they are offered."""

    def __init__(self, boxes: Sequence[AnyBox]) -> None:
        self._boxes = {box.name: box for box in boxes}

    def __iter__(self) -> Iterator[AnyBox]:
        return iter(self._boxes.values())

    def __contains__(self, name: str) -> bool:
        return name in self._boxes

    def box(self, name: str) -> AnyBox:
        return self._boxes[name]


class NotOnTheShelf(LookupError):
    """A game this Keeper does not have (any more)."""


class Absent:
    """Stands for a game that is not on the shelf: one knows what it is called, and nothing else."""

    cards = None

    def __init__(self, name: str) -> None:
        self.name = name

    def title(self, reader: Reader[object]) -> str:
        return self.name

    def __getattr__(self, what: str) -> Any:
        raise NotOnTheShelf(f"{self.name}: {what}")


def absent(name: str) -> AnyBox:
    return cast(AnyBox, Absent(name))


# Everything that is asked of a box.
ASKED = (*Box.__annotations__, *(name for name in vars(Box) if not name.startswith("_")))


def open_box(game: Manifest, packs: tuple[Path, ...] = ()) -> AnyBox:
    """Raises BadGame if something is missing: a table would find out in the middle of a game."""
    box: AnyBox = import_module(game.box).BOX(packs)
    missing = [name for name in ASKED if name not in vars(box) and not hasattr(type(box), name)]
    if missing:
        raise registry.BadGame(f"{game.package}: its box has no {', '.join(missing)} (bot/shelf.py says what each is for)")
    return box


def fill(packs: Sequence[Path] = ()) -> Shelf:
    """All games Keeper can host, each with its extra card packs; BadPack names what is wrong with one, BadGame what a box lacks."""
    mine = extra_cards.by_game(packs)
    return Shelf([open_box(game, mine[game.name]) for game in registry.manifests()])
