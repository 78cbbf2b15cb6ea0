"""Somebody's own sheet: who they are and where, their mind, abilities, seals, trophies, dice, objects, supports, and their hand.

The hand is on it only where the view has it; everybody else's sheet says how many cards there are.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from games.cultistorm.content import Catalogue, InvestigatorCard
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.view import InvestigatorView, PlanView, StormView
from games.kernel.phrases import Lang
from rendering import lettering, shapes
from rendering import pieces as house
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names, fitted
from rendering.sprites import CACHE
from rendering.theme import BOARD_SHAPE, RGB, mix, theme
from rendering.words import capital

from . import alt, extras
from .emblems import emblem
from .look import MOOD_NAME, danger, tone
from .people import ROMAN
from .pieces import BLACK, die, form_of, mind, sign, stand
from .plan import draw_plan, giver_of
from .vistas import vista
from .words import Table

WIDTH = 1200
MARGIN, GAP = 18, 12
HEAD, LOW_HEAD, HEADING, BAND = 314, 250, 52, 92
UNTOLD, UNTOLD_ABREAST = 88, 3
FACT, FACTS_AT, BETWEEN = 66, 173, 22  # a fact's height, where the first row lies, room between two
CAPTION, FACT_WORD = 44, 31
FIGHT, MOST_FIGHTS = 140, 4


@dataclass(frozen=True)
class Thing:
    """A card as a tile: its symbol, if it has one, what is special about it now, and who gave it."""

    card: str
    symbol: str = ""
    note: str = ""
    giver: int | None = None


@dataclass(frozen=True)
class Way:
    """How much is told, from everything to what one needs with both hands full: headings, abilities not learnt yet, texts of what lies on the
    table, texts of the hand."""

    head: int = HEAD
    headed: bool = True
    ahead: bool = True
    told: bool = True
    hand: bool = True

    @property
    def heading(self) -> int:
        return HEADING if self.headed else 0

    def tells(self, section: str) -> bool:
        return self.hand if section == "hand" else self.told


WAYS = (
    Way(),
    Way(LOW_HEAD, headed=False, ahead=True),
    Way(LOW_HEAD, headed=False, ahead=False),
    Way(LOW_HEAD, False, False, told=False),
    Way(LOW_HEAD, False, False, told=False, hand=False),
)
Rows = list[tuple[int, list[Thing]]]


@dataclass(frozen=True)
class Laid:
    way: Way
    abilities: int
    rows: list[tuple[str, str, Rows]]
    fights: list[PlanView]
    height: int

    @property
    def lanes(self) -> int:
        return -(-len(self.fights) // 2)


def _lay(c: Canvas, p: InvestigatorView, at: Table) -> Laid:
    """The first way that is not higher than a board may be."""
    inner = WIDTH - 2 * MARGIN
    sections = _sections(p, at)
    fights = [plan for plan in (*p.plans, *p.outlook) if plan.attackable or plan in p.plans][:MOST_FIGHTS]
    roomy = not _facts_fit(c, p, at)
    for way in WAYS:
        way = replace(way, head=HEAD) if roomy else way
        abilities = _abilities_height(c, p, at, (inner - 2 * GAP) // 3, way)
        rows = [(key, icon, _rows(c, things, at, inner, told=way.tells(key))) for key, icon, things in sections]
        tall = way.head + GAP + BAND + GAP + way.heading + abilities
        tall += sum(way.heading + sum(h for h, _ in r) + GAP * len(r) for _, _, r in rows)
        tall += 70 if p.hand is None else 0
        tall += way.heading + -(-len(fights) // 2) * (FIGHT + GAP) + GAP if fights else 0
        laid = Laid(way, abilities, rows, fights, -(-(tall + 2 * MARGIN) // 20) * 20)
        if laid.height <= WIDTH * BOARD_SHAPE:
            break
    return laid


def draw_sheet(view: StormView, who: int, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    t = theme(MOOD_NAME, look)
    at = Table(view, cards, lang, names)
    p = view.investigators[who]
    laid = _lay(Canvas(WIDTH, 16, t, backdrop=False), p, at)
    way, fights = laid.way, laid.fights
    c = Canvas(WIDTH, laid.height, t)
    head, rest = c.frame.inset(MARGIN).cut_top(way.head, GAP)
    _head(c, head, p, at)
    band, rest = rest.cut_top(BAND, 4)
    _band(c, band, p, at)
    if fights:
        lane, rest = rest.cut_top(way.heading + laid.lanes * (FIGHT + GAP) - GAP, GAP)
        with c.group("fights"):
            if way.headed:
                heading(c, lane, "cs_target", at.say("fights"))
            for i, plan in enumerate(fights):
                box = Box(lane.x0, lane.y0 + way.heading, lane.x1, lane.y1).rows(laid.lanes, GAP)[i // 2].columns(2, GAP)[i % 2]
                c.panel(box, "active" if plan in p.plans else "panel", name=f"panel{i}", radius=14)
                draw_plan(c, box.inset(12, 10), p, plan, at)
    for key, icon, found in laid.rows:
        if key == "hand":
            rest = _section(c, rest, key, icon, found, at, way)
    if p.hand is None:
        lane, rest = rest.cut_top(58, GAP)
        c.text(
            (lane.x0 + 12, lane.centre[1]),
            f"{{cards}} {at.say('hand-closed', n=p.cards)}",
            40,
            face="heavy",
            colour=t.text_soft,
            name="closed",
        )
    lane, rest = rest.cut_top(way.heading + laid.abilities, GAP)
    with c.group("abilities"):
        if way.headed:
            heading(c, lane, "cs_ability", at.say("abilities"))
        _abilities(c, Box(lane.x0, lane.y0 + way.heading, lane.x1, lane.y1), p, at, way)
    for key, icon, found in laid.rows:
        if key != "hand":
            rest = _section(c, rest, key, icon, found, at, way)
    return finish(c, alt.sheet(who, at))


def _section(c: Canvas, rest: Box, key: str, icon: str, rows: Rows, at: Table, way: Way) -> Box:
    lane, rest = rest.cut_top(way.heading + sum(h for h, _ in rows) + GAP * (len(rows) - 1), GAP)
    with c.group(key):
        if way.headed:
            heading(c, lane, icon, at.say(key))
        y = lane.y0 + way.heading
        for i, (high, abreast) in enumerate(rows):
            for box, thing in zip(Box(lane.x0, y, lane.x1, y + high).columns(len(abreast), GAP), abreast, strict=True):
                tile(c, box, thing, at, f"{i}:{thing.card}", told=way.tells(key))
            y += high + GAP
    return rest


def _sections(p: InvestigatorView, at: Table) -> list[tuple[str, str, list[Thing]]]:
    hand = [Thing(card, _symbol(card, at)) for card in p.hand or ()]
    chosen = at.view.chosen
    objects = [Thing(o, note=at.say("chosen", symbol=at.symbol(chosen[o])) if o in chosen else "") for o in p.objects]
    before = [Thing(s.card, s.named if s.named in SYMBOLS else "", giver=giver_of(s.card, "support", at)) for s in p.supports]
    rituals = [Thing(r) for r in p.rituals]
    allies = [Thing(a) for a in at.view.shelf.get(extras.ALLIES, ())]
    listed = (
        ("hand", "cards", hand),
        ("before-them", "cs_support", before),
        ("objects", "cs_object", objects),
        ("rituals", "cs_ritual", rituals),
        ("allies", "cs_ally", allies),
    )
    return [(key, icon, things) for key, icon, things in listed if things]


def _symbol(card: str, at: Table) -> str:
    found = at.cards.actions.get(card.partition(".")[0])
    return found.symbol if found is not None else ""


def heading(c: Canvas, lane: Box, icon: str, words: str) -> None:
    y = lane.y0 + HEADING / 2
    end = c.text((lane.x0 + 10, y), f"{{{icon}}} {capital(words)}", 36, face="title", colour=c.theme.brass_light, name="heading")
    c.rule(end.x1 + 24, lane.x1 - 10, round(y))


def _head(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    t = c.theme
    place = at.view.places[p.slot]
    with c.group("head"):
        c.card(box, f"seat:{p.colour}", name="card")
        scene = Box(box.x0 + 12, box.y0 + 12, box.x0 + 372, box.y1 - 12)
        c.inlay(_view(place.card, scene.w, scene.h, tone(t, place.symbol)), scene, 14)
        c.edge(scene, 14, 5, t.seat(p.colour).colour)
        c.record("area", "scene", scene)
        stand(
            c, scene.centre[0], scene.y1 - CAPTION - 12, p.id, scene.h - CAPTION - 26, p.colour, at.letter(p.who), name="figure"
        )
        low = Box(scene.x0 + 5, scene.y1 - CAPTION, scene.x1 - 5, scene.y1 - 5)
        c.slab(low, 9, (8, 10, 15), 0.78)
        c.text(low.centre, at.place(p.slot), 34, anchor="mm", max_width=low.w - 12, name="place")
        sign(c, (scene.x0 + 40, scene.y0 + 40), place.symbol, 58, name="slot")
        x = scene.x1 + 26
        wide = box.x1 - x - 20
        c.text(
            (x, box.y0 + 41), fitted(c, at.who(p.who), wide, 48, face="heavy"), 48, face="heavy", max_width=wide, name="player"
        )
        card = at.cards.investigators.get(p.id)
        if card is not None:
            who = f"{{cs_{p.attack}}} {lettering.escape(card.name.in_(at.lang))} · {lettering.escape(card.type.in_(at.lang))}"
            c.text((x, box.y0 + 89), who, 36, colour=t.text_soft, max_width=wide, min_size=26, name="investigator")
        end = mind(c, (x, box.y0 + 141), 62, p.insanity, p.permanent, at.cards.numbers.insanity, gap=16)
        left = box.x1 - 20 - end.x1 - 16
        words = f"{p.madness}/{at.cards.numbers.insanity}"
        c.text(
            (end.x1 + 20, box.y0 + 141),
            words,
            50,
            face="heavy",
            colour=danger(t) if p.madness >= at.cards.numbers.insanity else t.text,
            max_width=left,
            name="madness",
        )
        y = box.y0 + FACTS_AT
        for row in _facts_rows(c, facts(p, at), wide):
            at_x = x
            for key, value, word in row:
                with c.group(key):
                    c.text((at_x, y + 22), value, 40, face="heavy", name="value")
                    if word:
                        c.text((at_x, y + 54), word, FACT_WORD, colour=t.text_soft, name="word")
                at_x += _fact_width(c, value, word) + BETWEEN
            y += FACT


Fact = tuple[str, str, str]  # its name, what it is in letters, its word


def _fact_width(c: Canvas, value: str, word: str) -> int:
    return max(c.measure(value, 40, "heavy"), c.measure(word, FACT_WORD))


def _facts_rows(c: Canvas, found: list[Fact], wide: int) -> list[list[Fact]]:
    rows: list[list[Fact]] = [[]]
    used = 0
    for fact in found:
        w = _fact_width(c, fact[1], fact[2])
        if rows[-1] and used + w > wide:
            rows.append([])
            used = 0
        rows[-1].append(fact)
        used += w + BETWEEN
    return rows


def _facts_fit(c: Canvas, p: InvestigatorView, at: Table) -> bool:
    """Whether a low head has room for them; modules bring more."""
    return len(_facts_rows(c, facts(p, at), WIDTH - 2 * MARGIN - 418)) == 1


def facts(p: InvestigatorView, at: Table) -> list[Fact]:
    """What is good to know before one acts, in figures with a word below each."""
    found = [("deck", f"{{cards}} {p.deck}", at.say("fact-deck"))]
    if p.research is not None:
        found.append(("research", f"{{cs_research}} {p.research}", at.say("fact-research")))
    found.append(("supports", f"{{cs_support}} {p.supports_left}", at.say("fact-supports")))
    way = f"{{cs_insanity}} {p.move_cost}" if p.move_cost else at.say("fact-free")
    found.append(("way", way, at.say("fact-way")))
    price = f"{p.next_price} × {{cs_trophy}}" if p.level < len(ROMAN[:3]) else "{check}"
    found.append(("next", price, at.say("fact-next") if p.level < len(ROMAN[:3]) else at.say("by-all")))
    if p.may_take:
        found.append(("take", "{die} +1", at.say("fact-take")))
    return found + [(x.icon, f"{{{x.icon}}} {x.text}", "") for x in extras.on_person(at, p.who)]


def _view(card: str, w: int, h: int, colour: RGB) -> Image.Image:
    def build() -> Image.Image:
        image = vista(card, w, h, colour).copy()
        foot = shapes.gradient(w, h, (0, BLACK), (0.7, BLACK), (1, (200, 200, 200))).convert("L")
        image.paste((8, 10, 15), (0, 0), foot)
        return image

    return CACHE.get(("cs-view", card, w, h, colour), build)


def _band(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    """Dice, seals and trophies in a row."""
    t = c.theme
    with c.group("band"):
        c.panel(box, "panel", name="panel", radius=16)
        x, y = box.x0 + 20, box.centre[1]
        for icon, key, drawn in (
            ("die", "dice", len(p.dice)),
            ("cs_seal", "seals", len(p.seals)),
            ("cs_trophy", "trophies", sum(n for _, n in p.trophies)),
        ):
            c.icon((x + 22, y), icon, 42, t.icon_colour(icon) or t.text_soft, label=key)
            x += 54
            room = {"dice": 140, "seals": 260, "trophies": box.x1 - x - 20}[key]
            if not drawn:
                empty = Box.around(x + 28, y, 54, 54)
                c.slab(empty, 12, t.ink, 0.4)
                c.edge(empty, 12, 2, t.text_faint, 0.6)
                c.text(empty.centre, "–", 36, face="heavy", anchor="mm", colour=t.text_faint, name=f"no-{key}")
                x += 86
                continue
            size = 60
            step = min(size + 8, (room - size) / max(1, drawn - 1))
            each: list[str] = (
                [d.face for d in p.dice]
                if key == "dice"
                else list(p.seals)
                if key == "seals"
                else [s for s in SYMBOLS for q, n in p.trophies if q == s for _ in range(n)]
            )
            for i, s in enumerate(each):
                at_x = x + size / 2 + i * step
                if key == "dice":
                    die(c, (at_x, y), size, s, kind="extra" if p.dice[i].extra else "ours", name=f"die{i}")
                elif key == "seals":
                    chip = Box.around(at_x, y, size, size)
                    c.slab(chip, 10, (14, 30, 22), 0.9)
                    c.edge(chip, 10, 3, t.good)
                    sign(c, (at_x, y), s, size - 16, name=f"seal{i}", over=True)
                else:
                    sign(c, (at_x, y), s, size - 4, name=f"trophy{i}", over=True)
            x += round(step * (drawn - 1) + size + 30)


def _ability_text(card: InvestigatorCard, i: int, at: Table) -> str:
    lines = at.cards.text(card.id, at.lang)
    # The first line is how they attack; then one for each level.
    full = lines[i + 1] if i + 1 < len(lines) else ""
    return lettering.escape(full.partition(": ")[2] or full)


def _abilities_height(c: Canvas, p: InvestigatorView, at: Table, w: int, way: Way) -> int:
    card = at.cards.investigators.get(p.id)
    if card is None:
        return 80
    told = range(len(card.abilities) if way.ahead else p.level)
    if not told:
        return 78
    tallest = max(c.fits(Box(0, 0, w - 36, 900), capital(_ability_text(card, i, at)), 32).height for i in told)
    return -(-(tallest + 92) // 10) * 10


def _abilities(c: Canvas, box: Box, p: InvestigatorView, at: Table, way: Way) -> None:
    t = c.theme
    card = at.cards.investigators.get(p.id)
    if card is None:
        return
    for i, (part, ability) in enumerate(zip(box.columns(3, GAP), card.abilities, strict=False)):
        have = i < p.level
        with c.group(f"level{i + 1}"):
            c.panel(part, f"seat:{p.colour}" if have else "dim", name="panel", radius=14)
            if have:
                c.edge(part.inset(2), 13, 4, t.brass_light)
            chip = Box.at(part.x0 + 16, part.y0 + 14, 52, 48)
            c.slab(chip, 8, t.brass if have else (24, 28, 34))
            c.edge(chip, 8, 2, t.brass_light if have else t.text_faint)
            c.record("chip", "roman", chip)
            c.text(
                chip.centre,
                ROMAN[i],
                32,
                face="heavy",
                anchor="mm",
                colour=t.plate_ink if have else t.text_soft,
                shadow=False,
                name="roman-text",
            )
            c.text(
                (chip.x1 + 14, chip.centre[1]),
                lettering.escape(ability.name.in_(at.lang)),
                33,
                face="heavy",
                max_width=part.x1 - chip.x1 - 28,
                min_size=25,
                colour=t.text if have else t.text_soft,
                name="name",
            )
            if not have and not way.ahead:
                continue
            text = capital(_ability_text(card, i, at))
            c.paragraph(
                Box(part.x0 + 18, chip.y1 + 12, part.x1 - 18, part.y1 - 12),
                text,
                32,
                min_size=31,
                colour=t.text if have else t.text_soft,
                name="text",
            )


def _text(thing: Thing, at: Table) -> str:
    known = thing.card.partition(".")[0]
    return "\n".join(lettering.escape(x) for x in at.cards.text(known, at.lang)) if known in at.cards.by_id else ""


def _rows(c: Canvas, things: list[Thing], at: Table, inner: int, *, told: bool) -> Rows:
    """Pairs of tiles, both as tall as the longer text needs, in steps; without texts three abreast."""
    if not told:
        per = -(-len(things) // max(1, -(-len(things) // UNTOLD_ABREAST)))  # four are two and two, not three and one
        return [(UNTOLD, things[i : i + per]) for i in range(0, len(things), per)]
    found: Rows = []
    width = (inner - GAP) // 2
    for i in range(0, len(things), 2):
        pair = things[i : i + 2]
        room = width if len(pair) == 2 else inner
        needed = max(
            c.fits(Box(0, 0, room - 150, 900), _text(x, at), 32).height + (40 if x.note or x.giver is not None else 0)
            for x in pair
        )
        found.append((max(116, -(-(needed + 74) // 10) * 10), pair))
    return found


def _spine(c: Canvas, box: Box, x1: int, shade: RGB) -> None:
    """The end of a tile that has its sign, in the sign's light."""
    c.slab(Box(box.x0 + 5, box.y0 + 5, x1, box.y1 - 5), 11, shade, 0.16)
    c.glow((box.x0 + x1) / 2, box.centre[1], round((x1 - box.x0) * 0.72), shade, 0.34)


def tile(c: Canvas, box: Box, thing: Thing, at: Table, name: str, *, told: bool = True) -> None:
    t = c.theme
    known = thing.card.partition(".")[0]
    action = at.cards.actions.get(known)
    with c.group(name):
        star = action is not None and action.star
        c.panel(box, "active" if star else "panel", name="tile", radius=14)
        x = box.x0 + (120 if told else 92)
        middle = (box.x0 + (60 if told else 46), box.centre[1])
        if thing.symbol:
            _spine(c, box, x - 14, tone(t, thing.symbol))
            sign(c, middle, thing.symbol, 84 if told else 66, name="symbol")
        else:
            of = {"dark-rituals": "cs_ritual", "remote-assistance": "cs_ally"}.get(getattr(at.cards.by_id.get(known), "of", ""))
            shade = t.icons[of or ("cs_object" if known in at.cards.objects else "cs_support")]
            icon = emblem(thing.card, at.cards) if known in at.cards.by_id else "cs_object"
            _spine(c, box, x - 14, shade)
            disc = Box.around(*middle, *(2 * (88 if told else 68,)))
            c.put(house.badge_icon(icon, disc.w, shade, t), disc.x0, disc.y0)
            c.record("badge", "emblem", disc)
        right = box.x1 - 16
        if action is not None and action.research:
            mark = c.text((right, box.y0 + 34), "{cs_research}" * action.research, 32, anchor="rm", name="research")
            right = mark.x0 - 10
        title = lettering.escape(at.name(thing.card))
        noted = 40 if thing.note or thing.giver is not None else 0
        if told:  # a short text stands beside the middle of its sign, however tall its neighbour is
            words = c.fits(Box(x, 0, box.x1 - 14, 900), _text(thing, at), 32).height
            box = box._replace(y0=box.y0 + max(0, (box.h - 66 - noted - words) // 2 - 8))
        if not told:
            room = Box(x, box.y0 + 4, right if right < box.x1 - 16 else box.x1 - 8, box.y1 - 4)
            words = ("{star} " if star else "") + title
            c.paragraph(room, words, 33, min_size=28, face="heavy", valign="m", leading=0.96, max_lines=2, name="name")
            return
        c.text(
            (x, box.y0 + 34), ("{star} " if star else "") + title, 35, face="heavy", max_width=right - x, min_size=26, name="name"
        )
        top = box.y0 + 58
        if thing.giver is not None:
            seat = t.seat(at.seat(thing.giver))
            c.badge((x + 20, top + 18), at.letter(thing.giver), 36, seat.colour, form_of(seat.shape), name="giver", over=False)
            c.text(
                (x + 46, top + 18),
                fitted(c, at.say("by", who=at.who(thing.giver)), right - x - 50, 29),
                29,
                colour=mix(seat.colour, (255, 255, 255), 0.5),
                max_width=right - x - 46,
                name="by",
            )
            top += 40
        elif thing.note:
            c.text((x, top + 18), thing.note, 30, face="bold", colour=t.warn, max_width=right - x, min_size=25, name="note")
            top += 40
        c.paragraph(Box(x, top + 4, box.x1 - 14, box.y1 - 8), _text(thing, at), 32, min_size=31, name="text")


def draw_hand(view: StormView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn | None:
    """The viewer's own sheet; where nobody in particular looks, or somebody who has no investigator, the first one's that is not ready."""
    if not view.investigators:
        return None
    mine = [p.who for p in view.investigators if p.player == view.viewer]
    waiting = [p.who for p in view.investigators if not p.ready]
    who = next((w for w in mine if w in waiting), mine[0]) if mine else (waiting or [0])[0]
    return draw_sheet(view, who, cards, lang, names, look)
