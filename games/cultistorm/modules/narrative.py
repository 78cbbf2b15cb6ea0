"""Narrative mode (Erzählspiel): CS-NARR. Stories are read when their card becomes active; those of fights have an effect (7.10, section 10).

A narrative card has six numbers: five castes and creatures (S-63). No story of a narrative card comes twice before all twenty were drawn.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.cultistorm import events
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.modules.module import Module, add
from games.cultistorm.moments import BOOK, BeginsWith, FightStart, GooAppears, HorrorRevealed, Setup
from games.cultistorm.rules import combat, cultists, hands, horror, insanity
from games.cultistorm.state import SLOTS, Who
from games.cultistorm.table import Storm
from games.cultistorm.verbs.circle import RemoveCrystal
from games.kernel.ask import Script, ask, option
from games.kernel.hooks import Source

NARRATIVE = "narrative"
MODULE = add(Module(NARRATIVE, size="mode"))

Effect: TypeAlias = Literal[
    "none",
    "heal",
    "insanity",
    "draw",
    "discard",
    "wild",
    "caste_symbol",
    "reroll_die",
    "horror_step",
    "remove_crystal",
    "extra_trophy",
    "cultist",
    "bargain",
]
# In the order of 7.10: four plain ones, then each of the others once.
TEMPLATES: tuple[Effect, ...] = (
    "none",
    "none",
    "none",
    "none",
    "heal",
    "insanity",
    "draw",
    "discard",
    "wild",
    "caste_symbol",
    "reroll_die",
    "horror_step",
    "remove_crystal",
    "extra_trophy",
    "cultist",
    "bargain",
)
COLUMNS = len(SYMBOLS) + 1  # five castes, and creatures
OF_CARDS = 120  # stories of narrative cards; then come Great Old Ones, locations and horror cards, which have no effect
NUMBERED = 159  # from here on: special cultists and numbered ones
LAST = 180  # then come the minor modules, one story each, in the order of their numbers (CS-NARR-07)
OF_MODULES = (
    "otherworlds",
    "ancient-relics",
    "dark-rituals",
    "cultist-events",
    "innocent-victims",
    "plagues",
    "dangerous-puzzle",
    "research-events",
    "rorschach-test",
)


def effect_of(no: int) -> Effect:
    """Section 10, "Story numbers"."""
    if no <= OF_CARDS:
        return TEMPLATES[(7 * (no - 1)) % len(TEMPLATES)]
    return TEMPLATES[no % len(TEMPLATES)] if NUMBERED <= no <= LAST else "none"


def read(g: Storm, no: int, card: str, who: Who = -1) -> None:
    g.state.read.append(no)
    g.tell(events.StoryRead(no, card, who, effect_of(no)))


def tell_of(g: Storm, module: str, card: str) -> None:
    """CS-NARR-07: what a minor module brings is met for the first time, as this card."""
    no = LAST + 1 + OF_MODULES.index(module)
    if NARRATIVE in g.state.modules and no not in g.state.read:
        read(g, no, card)


@BOOK.reacts(Setup, NARRATIVE)
def _make_ready(g: Storm, _src: Source, _h: Setup) -> None:
    """CS-NARR-06; CS-NARR-04: the stories of the locations are read at the start."""
    g.state.stories = [str(k) for k in range(g.cards.numbers.narrative)]
    g.shuffle(g.state.stories, "stories:setup")
    for slot in SLOTS:
        read(g, g.location(slot).story, g.at(slot).card)


@BOOK.reacts(GooAppears, NARRATIVE)
def _appears(g: Storm, _src: Source, h: GooAppears) -> None:
    read(g, g.great(h.id).story, h.id)


@BOOK.reacts(HorrorRevealed, NARRATIVE)
def _revealed(g: Storm, _src: Source, h: HorrorRevealed) -> None:
    read(g, g.cards.horrors[h.card].story, h.card)


@BOOK.modifies(BeginsWith, NARRATIVE)
def _unknown(g: Storm, _src: Source, h: BeginsWith) -> None:
    """Nobody knows how a fight with a story goes, so it is asked for."""
    if g.elder(h.enemy) is None:
        h.open = True


def number(g: Storm, card: str) -> int:
    """CS-NARR-02, CS-NARR-03: a printed number, or that of the next narrative card; an empty deck is shuffled anew (S-81)."""
    printed = g.cultist(card)
    if printed.story:
        return printed.story
    if not g.state.stories:
        g.state.stories = [str(k) for k in range(g.cards.numbers.narrative)]
        g.shuffle(g.state.stories, f"stories:again:{len(g.state.read)}")
    g.reveal()
    k = int(g.state.stories.pop())
    column = COLUMNS - 1 if printed.caste_symbol is None else SYMBOLS.index(printed.caste_symbol)
    return 1 + COLUMNS * k + column


@BOOK.reacts(FightStart, NARRATIVE)
def _before_a_fight(g: Storm, _src: Source, h: FightStart) -> Script[None]:
    """CS-NARR-02, S-81: of a fight against a cultist that is really begun, before any reroll or commit; not of a Great Old One's."""
    if g.elder(h.enemy) is not None:
        return
    no = number(g, h.enemy)
    read(g, no, h.enemy, h.who)
    yield from _carry_out(g, h, effect_of(no), no)


def _carry_out(g: Storm, h: FightStart, effect: Effect, no: int) -> Script[None]:
    """CS-NARR-05."""
    fight = g.state.fight
    if fight is None:
        return
    match effect:
        case "none":
            return
        case "heal":
            insanity.heal(g, h.who, 1)  # after the combat phase (S-99)
        case "insanity":
            insanity.gain_one(g, h.who, 1, "story")
        case "draw":
            hands.draw(g, h.who, 1)
        case "discard":
            yield from combat.discard_one(g, h.who, h.enemy)
        case "wild":
            fight.wild += 1
        case "caste_symbol":
            # S-120: a creature belongs to no caste but to where it is.
            fight.extra.append(g.cultist(h.enemy).caste_symbol or g.symbol(h.slot))
        case "reroll_die":
            cultists.roll_dice(g, (h.slot,), f"story:{no}")
        case "horror_step":
            yield from horror.advance(g)
        case "remove_crystal":
            yield from RemoveCrystal(remove_crystal=1).run(g, h.who, h.enemy)
        case "extra_trophy":
            fight.trophy = True
        case "cultist":
            fight.cultist = True
        case "bargain":
            yield from _bargain(g, h, no)


def _bargain(g: Storm, h: FightStart, no: int) -> Script[None]:
    """1 insanity for 2 wild symbols in this fight, or nothing. D-34: the first for whoever is away, unless it would be the end."""
    dies = g.madness(h.who) >= g.cards.numbers.insanity
    options = [
        option("bargain:0", True, story=no, choice=0, tone="danger" if dies else "plain"),
        option("bargain:1", False, story=no, choice=1),
    ]
    default = "bargain:1" if dies else "bargain:0"
    if (yield from ask(g.player(h.who), "cs-bargain", options, default=default, who=h.who, enemy=h.enemy, story=no)):
        insanity.gain_one(g, h.who, 1, "story")
        if g.state.fight is not None:
            g.state.fight.wild += 2
