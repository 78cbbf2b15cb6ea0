"""A fight: who against whom, what is needed above, what is given below, the verdict, and what follows either way."""

from __future__ import annotations

from PIL import Image, ImageChops

from games.cultistorm.content import Catalogue
from games.cultistorm.view import InvestigatorView, PlanView, StormView
from games.kernel.phrases import Lang
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.great import apparition, light_of
from rendering.layout import Box
from rendering.names import Names, fitted
from rendering.sprites import CACHE
from rendering.theme import RGB, mix, theme

from . import alt
from .folk import foe
from .lanes import caste_tone, figure_of
from .look import MOOD_NAME, danger, tone
from .matching import Pair, pairs
from .pieces import BLACK, WHITE, dashed, form_of, mind, missing, sign, source_sprite, stand
from .plan import giver_of
from .sky import storm
from .vistas import vista
from .words import Table, enemy, plan_of

WIDTH, HEIGHT = 1200, 900
MARGIN = 14
TOP = 366
LEAST_SIGN = 94  # thirty pixels on a phone
ONE_LINE = 11


def fighting(view: StormView) -> bool:
    return view.fight is not None and _now(view) is not None


def _now(view: StormView) -> tuple[int, PlanView] | None:
    if view.fight is None or view.fight.who >= len(view.investigators):
        return None
    plan = plan_of(view.investigators[view.fight.who], view.fight.enemy)
    return (view.fight.who, plan) if plan is not None else None


def draw_fight(view: StormView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    found = _now(view)
    assert found is not None
    return draw_versus(view, *found, cards, lang, names, look)


def draw_versus(
    view: StormView, who: int, plan: PlanView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard"
) -> Drawn:
    """A fight that is on, declared, or could be begun."""
    t = theme(MOOD_NAME, look)
    at = Table(view, cards, lang, names)
    p = view.investigators[who]
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_ground(plan.enemy, p, at, look))
    c.record("backdrop", "storm", c.frame)
    _enemy(c, plan, p, at)
    _attacker(c, Box(566, 146, WIDTH - MARGIN, TOP - 10), plan, p, at)
    _reckoning(c, Box(MARGIN, TOP, WIDTH - MARGIN, 704), plan, at)
    _verdict(c, Box(MARGIN, 714, 408, HEIGHT - MARGIN), plan, p, at)
    _ways(c, Box(418, 714, WIDTH - MARGIN, HEIGHT - MARGIN), plan, p, at)
    return finish(c, alt.fight(who, plan, at))


def _ground(id: str, p: InvestigatorView, at: Table, look: str) -> Image.Image:
    """The storm, and in its left half whoever is fought: a Great Old One as painted, anybody else before the place."""
    t = theme(MOOD_NAME, look)
    place = at.view.places[p.slot]
    great = id in at.cards.great_old_ones

    def build() -> Image.Image:
        image = storm(WIDTH, HEIGHT, 560, t, ((0.6, 0.5),)).copy()
        wide, high = 620, TOP + 60
        colour = tone(t, place.symbol)
        face = apparition(id, wide, high) if great else vista(place.card, wide, high, colour)
        fade = Image.new("L", (wide, high), 255)
        side = shapes.gradient(high, 260, (0, WHITE), (1, BLACK)).convert("L").rotate(90, expand=True).resize((260, high))
        fade.paste(side, (wide - 260, 0))
        low = shapes.gradient(wide, high, (0, WHITE), (0.72, WHITE), (1, BLACK)).convert("L")
        image.paste(face, (0, 0), ImageChops.multiply(fade, low))
        if not great:
            shape = figure_of(at, id)
            s = foe(shape, 356)
            n = 420
            image.paste(mix(colour, WHITE, 0.3), (250 - n // 2, 160 - n // 2), shapes.halo(n, n, 0.5))
            image.paste(s.image, (250 - 178 + s.dx, 8 + s.dy), s.mask)
        return image if t.texture >= 0.5 else Image.blend(image, Image.new("RGB", image.size, BLACK), 0.25)

    return CACHE.get(("cs-arena", id, place.card, place.symbol, t.palette), build)


def _enemy(c: Canvas, plan: PlanView, p: InvestigatorView, at: Table) -> None:
    t = c.theme
    found = enemy(at.view, plan.enemy)
    great = plan.enemy in at.cards.great_old_ones
    light = light_of(plan.enemy) if great else caste_tone(at, found, t) if found is not None else t.text
    c.record("area", "enemy", Box(MARGIN, MARGIN, 500, TOP - 10))
    c.text(
        (566, 60),
        lettering.escape(at.name(plan.enemy)),
        66,
        face="title_heavy",
        max_width=WIDTH - 566 - 30,
        min_size=34,
        colour=mix(light, WHITE, 0.55),
        name="enemy",
    )
    where = at.place(p.slot)
    gate = found is not None and found.gate
    words = f"{{cs_{at.view.places[p.slot].symbol}}} {lettering.escape(where)}"
    wide = WIDTH - 566 - 30
    if gate:
        box = Box(WIDTH - 214, 92, WIDTH - 22, 136)
        c.pill(box, at.say("at-the-gate"), None, mix(danger(t), WHITE, 0.3), name="gate")
        wide -= 210
    c.text((566, 114), words, 36, colour=t.text_soft, max_width=wide, min_size=28, name="place")


def _attacker(c: Canvas, box: Box, plan: PlanView, p: InvestigatorView, at: Table) -> None:
    t = c.theme
    with c.group("attacker"):
        c.panel(box, f"seat:{p.colour}", name="panel", radius=18)
        high = box.h - 18
        stand(c, box.x0 + 86, box.y1 - 22, p.id, high, p.colour, at.letter(p.who), name="figure")
        x = box.x0 + 176
        wide = box.x1 - x - 16
        name = fitted(c, at.who(p.who), wide, 46, face="heavy")
        c.text((x, box.y0 + 42), name, 46, face="heavy", max_width=wide, name="name")
        c.text((x, box.y0 + 88), f"{{cs_{p.attack}}} {at.say('attacks')}", 36, colour=t.text_soft, max_width=wide, name="attacks")
        price = plan.price if at.view.fight is None else 0
        mind(c, (x, box.y0 + 136), 50, p.insanity, p.permanent, at.cards.numbers.insanity, gap=12, add=price)
        if price:
            tint = t.icons["cs_insanity"]
            c.text(
                (x, box.y1 - 26),
                f"{{cs_insanity}} {at.say('price', n=plan.price)}",
                32,
                colour=tint,
                icon_colour=tint,
                max_width=wide,
                min_size=28,
                name="price",
            )


def origins(plan: PlanView, at: Table) -> list[tuple[str, int]]:
    """Where the needed symbols come from, in their order: printed, devoured, the location, its die, whatever else."""
    found = enemy(at.view, plan.enemy)
    if found is None:
        return []
    place = at.view.places[found.slot]
    die = 0 if place.die == "blank" else 1
    if found.great:
        parts = [
            ("card", len(at.cards.great_old_ones[found.id].symbols)),
            ("devoured", len(found.devoured)),
            ("place", 1),
            ("cult-die", die),
        ]
    else:
        card = at.cards.cultists[found.id]
        bonus = int(card.caste_symbol == place.symbol or card.creature)
        parts = [("card", len(card.symbols)), ("place", bonus), ("cult-die", die)]
    rest = len(plan.needed) - sum(n for _, n in parts)
    if rest < 0:
        return []
    return [(key, n) for key, n in [*parts, ("more", rest)] if n]


def _reckoning(c: Canvas, box: Box, plan: PlanView, at: Table) -> None:
    """Needed above, given below."""
    with c.group("reckoning"):
        c.panel(box, "card", name="panel", radius=18)
        found = pairs(plan)
        if len(found) > ONE_LINE:
            _two_lines(c, box.inset(16, 14), found, plan, at)
            return
        inner = box.inset(16, 0)
        step = min(150.0, inner.w / max(1, len(found)))
        left = inner.centre[0] - step * len(found) / 2
        _brackets(c, left, box.y0 + 30, step, plan, at)
        m = min(118, round(step) - 8)
        m = max(m, LEAST_SIGN)
        for i, pair in enumerate(found):
            x = left + step * (i + 0.5)
            lacks = pair.by is None and plan.lacking is not None
            if lacks:
                c.glow(x, box.centre[1], 150, danger(c.theme), 0.4)
            sign(c, (x, box.y0 + 56 + m / 2), pair.symbol, m, "hollow" if lacks else "full", name=f"needed{i}")
            tile = Box(round(x - min(m, step - 10) / 2), box.y0 + 56 + m + 10, round(x + min(m, step - 10) / 2), box.y1 - 42)
            _given(c, tile, pair, plan, at, i)
            label, shade = _label(pair, plan, at, c)
            c.text(
                (x, box.y1 - 22),
                label,
                29,
                face="heavy",
                anchor="mm",
                colour=shade,
                max_width=round(step) - 4,
                min_size=24,
                name=f"source{i}",
            )


def _brackets(c: Canvas, left: float, y: float, step: float, plan: PlanView, at: Table) -> None:
    t = c.theme
    first = 0
    for key, n in origins(plan, at):
        a, b = left + first * step + 8, left + (first + n) * step - 8
        words = at.say(f"from-{key}") if key != "card" else lettering.escape(at.name(plan.enemy))
        size = 28 if c.measure(words, 28, "heavy") <= b - a else 24
        if c.measure(words, 24, "heavy") > b - a + 8:
            words = at.say("from-card") if key == "card" else words
        if c.measure(words, 24, "heavy") <= b - a + 10:
            c.text(
                ((a + b) / 2, y - 8),
                words,
                size,
                face="heavy",
                anchor="mm",
                colour=t.text_soft,
                max_width=round(b - a + 10),
                min_size=24,
                name=f"from-{key}",
            )
        c.stamp(shapes.rounded(round(b - a), 4, 2), a, y + 12, t.brass)
        for end in (a, b - 4):
            c.stamp(shapes.rounded(4, 14, 2), end, y + 12, t.brass)
        first += n


def _given(c: Canvas, tile: Box, pair: Pair, plan: PlanView, at: Table, i: int) -> None:
    t = c.theme
    if pair.by is None:
        if plan.lacking is not None:
            missing(c, tile, f"missing{i}")
            return
        dashed(c, tile, t.text_faint, r=14, width=4, fill=(14, 16, 22))
        c.record("chip", f"unknown{i}", tile)
        c.icon(tile.centre, "cards", min(64, tile.w - 16), t.text_faint, shadow=False, label=f"closed{i}")
        return
    giver = giver_of(pair.by.id, pair.by.rank, at)
    colour = t.seat(at.seat(giver)).colour if giver is not None else None
    if pair.by.rank == "die":
        n = min(tile.w, tile.h)
        c.put(source_sprite(n, n, pair.by.symbol, "die", t), round(tile.centre[0] - n / 2), round(tile.centre[1] - n / 2))
    else:
        c.put(source_sprite(tile.w, tile.h, pair.by.symbol, pair.by.rank, t, colour), tile.x0, tile.y0)
    c.record("die" if pair.by.rank == "die" else "chip", f"given{i}", tile)
    if giver is not None:
        c.badge(
            (tile.x1 - 10, tile.y1 - 12), at.letter(giver), 48, colour, form_of(t.seat(at.seat(giver)).shape), name=f"giver{i}"
        )


def _label(pair: Pair, plan: PlanView, at: Table, c: Canvas) -> tuple[str, RGB]:
    t = c.theme
    if pair.by is None:
        return (at.say("missing"), danger(t)) if plan.lacking is not None else (at.say("unknown"), t.text_faint)
    words = alt.source_words(pair.by.id, pair.by.rank, at)
    giver = giver_of(pair.by.id, pair.by.rank, at)
    if giver is not None:
        return fitted(c, words, 110, 24, face="heavy"), mix(t.seat(at.seat(giver)).colour, WHITE, 0.5)
    short = (
        at.say(f"from-{pair.by.rank}") if pair.by.rank in ("ability", "object") and c.measure(words, 24, "heavy") > 118 else words
    )
    return lettering.escape(short), t.text


def _two_lines(c: Canvas, box: Box, found: list[Pair], plan: PlanView, at: Table) -> None:
    """More symbols than fit beside each other: what covers each hangs on its corner."""
    per = -(-len(found) // 2)
    step = box.w / per
    for i, pair in enumerate(found):
        row, k = divmod(i, per)
        x, y = box.x0 + step * (k + 0.42), box.y0 + box.h * (0.25 + 0.5 * row) - 12
        lacks = pair.by is None and plan.lacking is not None
        sign(c, (x, y), pair.symbol, LEAST_SIGN, "hollow" if lacks else "full", name=f"needed{i}")
        small = Box.at(x + 14, y + 18, 60, 62)
        with c.group(f"pair{i}"):
            if pair.by is not None:
                giver = giver_of(pair.by.id, pair.by.rank, at)
                colour = c.theme.seat(at.seat(giver)).colour if giver is not None else None
                c.put(source_sprite(small.w, small.h, pair.by.symbol, pair.by.rank, c.theme, colour), small.x0, small.y0)
                c.record("chip", "given", small, over=True)
            else:
                dashed(c, small, danger(c.theme) if lacks else c.theme.text_faint, r=8, width=4, fill=(40, 6, 10))
                c.record("chip", "missing", small, over=True)


def _verdict(c: Canvas, box: Box, plan: PlanView, p: InvestigatorView, at: Table) -> None:
    t = c.theme
    red = danger(t)
    with c.group("verdict"):
        covered = plan.cover is not None
        style = "done" if covered else "danger" if plan.lacking is not None else "card"
        c.panel(box, style, name="panel", radius=18)
        total = len(plan.needed)
        y = box.y0 + 62
        if plan.lacking is None:
            c.text((box.centre[0], y), f"{{cards}} {p.cards}", 76, face="heavy", anchor="mm", name="hand")
            words = at.say("closed-hand")
        elif covered:
            c.icon((box.x0 + 84, y), "check", 92, t.good, label="covered")
            c.text((box.x0 + 250, y), f"{total}/{total}", 84, face="heavy", anchor="mm", colour=t.good, name="count")
            words = at.say("all-given")
        elif not plan.lacking:
            c.icon((box.centre[0], y), "cs_insanity", 96, red, label="costly")
            words = at.say("verdict-costly")
        else:
            n = len(plan.lacking)
            end = c.text((box.x0 + 22, y), f"{total - n}/{total}", 76, face="heavy", max_width=150, name="count")
            minus = c.text((end.x1 + 22, y), f"−{n}", 72, face="heavy", colour=red, name="short")
            kinds = list(dict.fromkeys(plan.lacking))
            size = 92 if len(kinds) == 1 else 66
            room = box.x1 - 14 - minus.x1 - 10
            step = min(size + 4, (room - size) / max(1, len(kinds) - 1)) if len(kinds) > 1 else 0
            for i, s in enumerate(kinds):
                sign(c, (minus.x1 + 14 + size / 2 + i * step, y), s, size, "hollow", name=f"lacks:{s}", over=True)
            words = at.say("short", n=n)
        c.paragraph(
            Box(box.x0 + 16, box.y0 + 116, box.x1 - 16, box.y1 - 8),
            words,
            38,
            min_size=30,
            face="heavy",
            align="m",
            valign="m",
            leading=1.0,
            name="words",
        )


def _ways(c: Canvas, box: Box, plan: PlanView, p: InvestigatorView, at: Table) -> None:
    """What follows if it is won, and if not."""
    t = c.theme
    great = plan.enemy in at.cards.great_old_ones
    for part, key, style in zip(box.rows(2, 10), ("won", "lost"), ("done", "danger"), strict=True):
        with c.group(key):
            c.panel(part, style, name="panel", radius=16)
            shade = t.good if key == "won" else mix(danger(t), WHITE, 0.25)
            c.icon(
                (part.x0 + 44, part.centre[1]),
                "cs_seal" if key == "won" and great else "cs_trophy" if key == "won" else "cs_skull",
                52,
                shade,
            )
            words = alt.won(plan, at) if key == "won" else alt.lost(plan, at)
            text = f"**{at.say(f'{key}-title')}:** {lettering.escape(words)}"
            c.paragraph(
                Box(part.x0 + 86, part.y0 + 4, part.x1 - 14, part.y1 - 4),
                text,
                35,
                min_size=29,
                face="bold",
                valign="m",
                leading=1.02,
                name="words",
            )
