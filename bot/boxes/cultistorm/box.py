"""Cultistorm out of its box: what the bot needs of the game. Rules are in `games/cultistorm`, words beside this file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot.boxes.cultistorm import answers, scenes
from bot.boxes.cultistorm import cards as deck
from bot.boxes.cultistorm import film as shooting
from bot.boxes.cultistorm import table as at_the_table
from bot.boxes.cultistorm.film import SHOWN
from bot.boxes.cultistorm.module_words import WORDS
from bot.boxes.cultistorm.names import StormReader, card_name, day_in_words, group_name, module_name
from bot.boxes.cultistorm.words import known_anyway, mood, whole_story
from bot.boxes.worded import Worded
from bot.shelf import BadWish, Choice, Command, Deck, Field, Film, Look, Wish
from bot.wording.text import lang_of
from games.cultistorm import events, modules
from games.cultistorm.content import Catalogue
from games.cultistorm.game import Cultistorm, StormOptions
from games.cultistorm.manifest import GAME
from games.cultistorm.modules.storm_of_cultists import STORM
from games.cultistorm.state import Campaign, StormState, kind
from games.cultistorm.view import StormView
from games.cultistorm.why import left_out, why_not
from games.kernel.ask import Ask, Option
from games.kernel.rules import BadOptions, Outcome
from games.kernel.table import Event
from games.kernel.why import Reason
from rendering.drawn import Drawn

NARRATIVE = "narrative"
OVERLORD = "overlord"  # among the investigators one may wish for: nobody of them
DIFFICULTIES = ("easy", "hard", "nightmare")  # beside the normal one


class CultistormBox(Worded[StormView, Catalogue, Cultistorm]):
    game, words = GAME, WORDS
    headed = True
    deck: Deck[StormView, Catalogue] | None = deck
    film: Film[StormView, Catalogue] | None = shooting
    poster = "end"
    explains = True
    tells = True
    past_is_open = True
    told_lines = 16  # four fights with a story each, and what they cost
    plan_button = "cs-my-plan"
    commands = (
        Command("take", ("die:", "take", "leave"), (Field("what"),)),
        Command("move", ("move:",), (Field("to"),)),
        Command("act", ("act:", "use:"), (Field("what"),)),
        Command("research", ("research:", "keep:", "pass:"), (Field("what"),)),
        Command("offer", ("give:", "swap:", "withdraw:", "accept", "accept:", "refuse"), (Field("what"),)),
        Command("support", ("support:",), (Field("whom"),)),
        Command("develop", ("develop:",), (Field("symbol"),)),
        Command("seal", ("seal", "seal:", "lay:"), (Field("what"),)),
        Command("target", ("target:", "untarget:"), (Field("whom"),)),
        Command("ready", ("ready", "wait", "auto")),
        Command("tell", ("tell",)),
        Command("fight", ("attack", "decline", "commit", "pick", "concede", "reroll:", "coin:", "with:"), (Field("how"),)),
        Command("vote", ("altar:", "fight:", "choose:", "whom:"), (Field("what"),)),
        Command("choose", fields=(Field("option"),), does="choose"),
        Command("board", does="board"),
        Command("sheet", does="hand"),
        Command("story", does="story"),
        Command("log", does="log"),
        Command("why", fields=(Field("what"),), does="why"),
    )

    closing = ("ready", "auto", "done", "none", "leave", "refuse", "decline", "concede", "cancel", "let", "rest", "stay")

    def __init__(self, packs: tuple[Path, ...] = ()) -> None:
        super().__init__(packs)
        self.wishes = (
            Wish("difficulty", "wish-cs-difficulty", self._difficulties),
            Wish("stories", "wish-cs-stories", self._stories),
            Wish("major", "wish-cs-major", self._choosing("major"), settled=_goes_on),
            Wish("minor", "wish-cs-minor", self._choosing("minor"), several=True),
            Wish("each", "wish-cs-each", self._each, rare=True),
            Wish("creatures", "wish-cs-creatures", self._creatures, several=True),
            Wish("caste", "wish-cs-caste", self._castes, rare=True),
            Wish("hands", "wish-cs-hands", self._hands, rare=True),
        )
        self.seat_wishes = (Wish("investigator", "wish-cs-investigator", self._investigators, unique=True),)

    # Wishes

    def _difficulties(self, reader: StormReader) -> list[Choice]:
        return [
            Choice(
                "" if level == "normal" else level,
                reader.say("wish-cs-difficulty-is", level=level),
                reader.say("wish-cs-difficulty-hint", level=level),
            )
            for level in ("normal", *DIFFICULTIES)
        ]

    @staticmethod
    def _modules(size: str) -> list[str]:
        return [m.name for m in modules.MODULES.values() if m.size == size]

    def _choosing(self, size: str) -> Any:
        def choices(reader: StormReader) -> list[Choice]:
            none = Choice("", reader.say("wish-cs-none"))
            return [
                none,
                *(Choice(n, module_name(n, reader), reader.say("cs-module-hint", module=n)) for n in self._modules(size)),
            ]

        return choices

    def _each(self, reader: StormReader) -> list[Choice]:
        """For one or two people: how many investigators each has."""
        return [
            Choice(str(n) if n else "", reader.say("wish-cs-each-is", each=n), reader.say("wish-cs-each-hint", each=n))
            for n in range(4)
        ]

    def _creatures(self, reader: StormReader) -> list[Choice]:
        lang = lang_of(reader)
        found = [Choice(id, card_name(id, reader), reader.cards.text(id, lang)[0][:100]) for id in reader.cards.creatures()]
        return [Choice("", reader.say("wish-cs-none")), *found]

    def _castes(self, reader: StormReader) -> list[Choice]:
        found = [
            Choice(id, group_name("castes", id, reader), reader.say("wish-cs-caste-hint")) for id in reader.cards.special_castes
        ]
        return [Choice("", reader.say("wish-cs-none")), *found]

    def _stories(self, reader: StormReader) -> list[Choice]:
        said = reader.say("cs-module-hint", module=NARRATIVE)
        return [Choice("", reader.say("wish-cs-none")), Choice(NARRATIVE, reader.say("wish-cs-stories-are"), said)]

    def _hands(self, reader: StormReader) -> list[Choice]:
        return [
            Choice("", reader.say("wish-cs-hands-are", hands="open")),
            Choice("closed", reader.say("wish-cs-hands-are", hands="closed"), reader.say("wish-cs-hands-hint")),
        ]

    def _investigators(self, reader: StormReader) -> list[Choice]:
        lang = lang_of(reader)
        found = [
            Choice(
                c.id,
                c.name.in_(lang),
                reader.say(
                    "wish-cs-investigator-hint", type=c.type.in_(lang), attack=c.attack, first=c.abilities[0].name.in_(lang)
                ),
            )
            for c in reader.cards.investigators.values()
        ]
        other_side = Choice(OVERLORD, reader.say("wish-cs-overlord"), reader.say("wish-cs-overlord-hint"))
        return [Choice("", reader.say("wish-cs-drawn")), *sorted(found, key=lambda c: c.label), other_side]

    def seating(self, choices: Sequence[Mapping[str, Any]]) -> Sequence[int]:
        """Whoever would like to play the other side sits last."""
        order = range(len(choices))
        return sorted(order, key=lambda seat: choices[seat].get("investigator") == OVERLORD)

    def sequel(self, story: str, reader: StormReader) -> Choice:
        """The next day of the campaign."""
        day = Campaign.model_validate_json(story)
        said = {"day": day.day, "won": sum(day.won), **day_in_words(day.day, reader)}
        return Choice(story, reader.say("cs-sequel", **said), reader.say("cs-sequel-hint", **said))

    def _wished(self, options: Mapping[str, Any]) -> dict[str, list[str]]:
        return {wish.name: [v for v in wish.values(str(options.get(wish.name) or "")) if v] for wish in self.wishes}

    def _named(self, options: Mapping[str, Any], seats: int) -> list[str]:
        """The modules of a table: a campaign that goes on leaves no choice; so few, or one more than five, play with the module that is for
        them."""
        wished = self._wished(options)
        major = [STORM] if options.get("sequel") else wished["major"]
        named = [*major, *wished["minor"], *wished["stories"]]
        if modules.investigators(named, seats) is None and not major:
            named.append(modules.major_for(seats))
        return named

    def new_state(self, seats: int, options: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> StormState:
        wished = self._wished(options)
        named = self._named(options, seats)
        each = int("".join(wished["each"]) or 0)
        number = modules.investigators(named, seats, each) or len(choices)
        wanted = ["" if c.get("investigator") == OVERLORD else str(c.get("investigator") or "") for c in choices][:number]
        try:
            return self.rules.new(
                seats,
                StormOptions(
                    each=each,
                    investigators=wanted,
                    difficulty=_difficulty("".join(wished["difficulty"])),
                    castes=wished["caste"],
                    creatures=wished["creatures"],
                    modules=named,
                    open_hands=wished["hands"] != ["closed"],
                    campaign=_campaign(options) if STORM in named else None,
                ),
            )
        except BadOptions as bad:
            wish = {"investigators": "investigator", "castes": "caste", "modules": "major"}.get(bad.field, bad.field)
            raise BadWish(wish, bad.value, bad.known) from bad

    def lobby(self, choices: Sequence[Mapping[str, Any]], names: Sequence[str], reader: StormReader) -> str:
        """How long it takes and how hard it is."""
        return reader.say("cs-lobby", n=len(choices))

    # Words

    def story(self, event: Event, reader: StormReader) -> str:
        return whole_story(event, reader)

    def event_line(self, event: Event, reader: StormReader) -> str | None:
        if known_anyway(event):
            return None
        line, told = super().event_line(event, reader), mood(event, reader)
        return f"{line}\n-# *{told}*" if line and told else line

    def option_kind(self, ask: Ask, option: Option[Any], reader: StormReader) -> str:
        return answers.kind_of(ask, option, reader)

    def closes(self, ask: Ask, option: Option[Any]) -> bool:
        """To cancel is to think better of it, but for a step of the horror, where it is the deed."""
        return super().closes(ask, option) and (ask.msg, option.key) != ("cs-cancel-step", "cancel")

    def suggests(self, ask: Ask, view: StormView) -> str:
        return answers.suggestion(ask, view, self.pilot)

    def alike(self, ask: Ask, option: Option[Any]) -> str:
        """Two dice that show the same, and two copies of one object, are one choice; an amulet is known by its symbol."""
        head, args = option.key.partition(":")[0], dict(option.args)
        card = args.get("card")
        copied = isinstance(card, str) and kind(card) in self.cards.objects and not self.cards.objects[kind(card)].chooses
        if ask.most > 1 or not (copied or "face" in args):
            return ""
        same = {k: kind(v) if isinstance(v, str) else v for k, v in args.items()}
        return ":".join([head, *(f"{k}={v}" for k, v in sorted(same.items()))])

    def plans(self, ask: Ask) -> bool:
        return ask.msg in answers.PLANNED

    def plan(self, view: StormView, asks: Sequence[Ask], reader: StormReader) -> str:
        return at_the_table.plan(view, [a for a in asks if self.plans(a)], reader)

    def headline(self, view: StormView, reader: StormReader) -> str:
        return at_the_table.headline(view, reader)

    def board_text(self, view: StormView, reader: StormReader) -> str:
        return at_the_table.board_text(view, reader)

    def hand_text(self, view: StormView, seat: int, reader: StormReader) -> str:
        return at_the_table.hand_text(view, seat, reader)

    def outcome_line(self, outcome: Outcome, view: StormView, reader: StormReader) -> str:
        return at_the_table.outcome_line(outcome, view, reader)

    def why_not(self, view: StormView, seat: int, command: str, offered: Sequence[str]) -> Reason:
        return why_not(view, self.cards, seat, command, offered)

    def left_out(self, view: StormView, seat: int, command: str, offered: Sequence[str]) -> Reason | None:
        return left_out(view, seat, command, offered)

    def begins_chapter(self, event: Event) -> bool:
        """Two posts for a round: what comes and is planned, and what the fights bring."""
        return isinstance(event, events.RoundBegins) or (isinstance(event, events.PhaseBegins) and event.phase == "combat")

    def laid_out(self, event: Event) -> bool:
        """The first cultists lie on the picture; the stories of the locations are behind "Read it"."""
        return isinstance(event, events.CultistArrives)

    def minor(self, event: Event) -> bool:
        return isinstance(event, events.CardsDrawn)

    # At any time

    def allies(self, seat: int, seats: int, options: Mapping[str, Any]) -> Sequence[int]:
        """One team, with open hands or closed ones; whoever sits beyond the investigators plays against it."""
        team = range(min(seats, modules.investigators(self._named(options, seats), seats) or seats))
        return [s for s in team if s != seat] if seat in team else []

    # Pictures

    def scene(self, view: StormView, asks: Sequence[Ask]) -> str:
        return scenes.scene(view, asks)

    def made_of(self, scene: str, view: StormView) -> Any | None:
        return SHOWN.made_of(scene, view)

    def draw(
        self, scene: str, view: StormView, seat: int | None, reader: StormReader, look: Look, before: StormView | None = None
    ) -> Drawn:
        return SHOWN.draw(scene, view, reader, look, before)


def _goes_on(options: Mapping[str, Any]) -> str:
    """A campaign that goes on leaves no choice of the major module."""
    return STORM if options.get("sequel") else ""


def _campaign(options: Mapping[str, Any]) -> Campaign | None:
    """The day an earlier game has handed on. Raises BadWish."""
    story = str(options.get("sequel") or "")
    try:
        return Campaign.model_validate_json(story) if story else None
    except ValidationError as bad:
        raise BadWish("campaign", "?") from bad


def _difficulty(level: str) -> Any:
    return level or "normal"


BOX = CultistormBox
