"""The plan as it stands: the five places in a strip, the pool, and for everybody where, with which die, against whom, and what it lacks."""

from __future__ import annotations

from PIL import Image

from games.cultistorm.view import GivenView, InvestigatorView, PlaceView, PlanView
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.kit.great import apparition, light_of
from rendering.kit.news import delta
from rendering.layout import Box
from rendering.names import cut, fitted, shortened
from rendering.sprites import CACHE
from rendering.theme import RGB, mix

from . import extras
from .lanes import altar, caste_tone, figure_of
from .look import danger, tone
from .matching import pairs
from .people import ready_mark
from .pieces import BLACK, WHITE, dashed, die, foe_card, form_of, mind, missing, portrait, sign, source_sprite
from .reckoning import closing, helpers
from .signs import medal
from .vistas import vista
from .words import Table, danger_at, enemy

TEXT = 36  # what one needs in order to act: more than 11 px on a phone
LEAST_TEXT = 31  # ten of them
HEAD, STRIP = 70, 138


def draw_head(c: Canvas, box: Box, at: Table) -> None:
    """Round and phase, how near the limit is, the dice nobody has taken."""
    v, t = at.view, c.theme
    with c.group("head"):
        c.panel(box, "panel", name="panel")
        y = box.centre[1]
        right = box.x1 - 16
        dice = v.pool[:8]
        size = 54 if len(dice) <= 5 else 44
        wanted = closing(at)
        for i, d in enumerate(reversed(dice)):
            state = "glow" if d.face in wanted else "free"
            die(c, (right - size / 2, y), size, d.face, kind="extra" if d.extra else "ours", state=state, name=f"pool{i}")
            right -= size + 8
        if dice:
            word = c.text((right - 6, y), at.say("pool"), 32, anchor="rm", colour=t.text_soft, name="pool")
            right = word.x0 - 22
        near = v.limit - v.count
        shade = danger(t) if near <= 1 else t.warn if near <= len(v.investigators) else t.text
        limit = c.text(
            (right, y),
            f"{{cs_hood}} {v.count}/{v.limit}",
            46,
            face="heavy",
            anchor="rm",
            colour=shade,
            icon_colour=shade,
            name="limit",
        )
        right = limit.x0 - 22
        words = at.say("round-phase", n=v.round, phase=at.say(f"phase-{v.phase}"))
        c.text(
            (box.x0 + 18, y),
            words,
            44,
            face="title_heavy",
            metal=True,
            max_width=right - box.x0 - 18,
            min_size=LEAST_TEXT,
            name="title",
        )


# The places


def draw_strip(c: Canvas, area: Box, at: Table) -> None:
    for box, place in zip(area.columns(len(at.view.places), 8), at.view.places, strict=True):
        _tile(c, box, place, at)


def _tile(c: Canvas, box: Box, place: PlaceView, at: Table) -> None:
    t = c.theme
    colour, red = tone(t, place.symbol), danger(t)
    great = place.elders[0] if place.elders else None
    gate = any(e.gate for e in place.elders)
    hot = danger_at(place, at.cards.numbers.column) and not place.elders
    with c.group(f"place{place.slot}"):
        c.inlay(_picture(place.card, great.id if great else "", box.w, box.h, colour), box, 14)
        edge = red if gate else t.good if place.sealed else mix(t.brass, colour, 0.45)
        c.edge(box, 14, 5 if gate else 4, edge)
        c.record("card", "card", box)
        sign(c, (box.x0 + 38, box.y0 + 38), place.symbol, 62, name="symbol")
        die(c, (box.x1 - 34, box.y0 + 34), 50, place.die, kind="cult", name="cultist-die")
        x, y = box.x0 + 76, box.y0 + 36
        if place.sealed:
            c.icon((x + 18, y), "cs_seal", 40, t.good, label="sealed")
        else:
            enough = place.trophies >= place.required
            c.text(
                (x, y), f"{place.trophies}/{place.required}", TEXT, face="heavy", colour=t.good if enough else t.text, name="laid"
            )
        if place.altar:
            altar(c, (box.x1 - 80, box.y0 + 34), True, 36)
        shade = red if hot or gate else t.warn if len(place.column) >= at.cards.numbers.column else t.text
        many = len(place.who) > 2
        words = f"{{cs_hood}} {len(place.column)}" + (" {cs_great}" if (great or hot) and not many else "")
        low = box.y1 - 30
        end = c.text((box.x0 + 12, low), words, 40, face="heavy", colour=shade, icon_colour=shade, name="cultists")
        size = 36 if many else 46
        n = len(place.who)
        step = min(size - 2, (box.x1 - 12 - size / 2 - end.x1 - 12) / max(1, n))
        left = box.x1 - 8 - (size + (n - 1) * step if n else 0)
        x = end.x1 + 10
        for i, note in enumerate(extras.on_place(at, place.slot)):
            words = f"{{{note.icon}}}{note.text}"
            if x + c.measure(words, 32, "heavy") > left - 6:
                break
            tint = red if note.bad else t.icon_colour(note.icon) or t.text
            x = c.text((x, low), words, 32, face="heavy", colour=tint, icon_colour=tint, name=f"note{i}").x1 + 8
        for i, who in enumerate(place.who):
            seat = t.seat(at.seat(who))
            spot = (box.x1 - 8 - size / 2 - (n - 1 - i) * step, low)
            c.badge(spot, at.letter(who), size, seat.colour, form_of(seat.shape), name=f"who{who}")


def _picture(card: str, great: str, w: int, h: int, colour: RGB) -> Image.Image:
    def build() -> Image.Image:
        image = vista(card, w, h, colour).copy()
        if great:
            n = round(h * 1.05)
            face = apparition(great, n, h)
            fade = shapes.gradient(h, n, (0, BLACK), (0.4, WHITE), (0.8, WHITE), (1, BLACK)).convert("L").rotate(90, expand=True)
            image.paste(face, ((w - n) // 2 + 10, 0), fade.resize(face.size))
        dark = shapes.gradient(
            w, h, (0, (90, 90, 90)), (0.5, (40, 40, 40)), (0.72, (196, 196, 196)), (1, (236, 236, 236))
        ).convert("L")
        image.paste((8, 10, 15), (0, 0), dark)
        return image

    return CACHE.get(("cs-tile", card, great, w, h, colour), build)


# The people


def draw_rows(c: Canvas, area: Box, at: Table) -> None:
    people = at.view.investigators
    for box, p in zip(area.rows(max(3, len(people)), 8), people, strict=False):
        row(c, box, p, at)


def row(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    _t, v = c.theme, at.view
    with c.group(f"person{p.who}"):
        c.panel(box, f"seat:{p.colour}", name="panel", radius=14)
        side = min(box.h - 16, 150)
        face = Box.at(box.x0 + 8, box.centre[1] - side / 2, side, side)
        portrait(c, face, p.id, p.colour, at.letter(p.who), dim=p.away)
        ready_mark(c, (face.x0 + 16, face.y0 + 16), p, 44, v.phase)
        x = face.x1 + 16
        lines = Box(x, face.y0, x + 214, face.y1).rows(3)
        name = fitted(c, at.who(p.who), round(214 * c.phone_min / LEAST_TEXT), 38, face="heavy")
        c.text((x, lines[0].centre[1]), name, 38, face="heavy", max_width=214, min_size=LEAST_TEXT, name="name")
        _where(c, lines[1], p, at)
        size = min(34, lines[2].h - 1)
        end = mind(c, (x, lines[2].centre[1]), size, p.insanity, p.permanent, at.cards.numbers.insanity, gap=6)
        moved = at.changed.madness.get(p.who, 0)
        if moved:
            delta(c, end.x1 - 12, end.y0 + 4, moved, moved < 0, "madness", size=36, over=True)
        rest = Box(x + 230, box.y0 + 8, box.x1 - 10, box.y1 - 8)
        plans = p.facing if v.fight is not None and v.fight.who == p.who else p.plans
        if plans:
            for part, plan in zip(rest.columns(len(plans[:2]), 12), plans[:2], strict=False):
                draw_plan(c, part, p, plan, at)
        else:
            _idle(c, rest, p, at)


def _where(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    """The symbol of the place, the dice, and how many cards."""
    x, y = box.x0, box.centre[1]
    n = min(40, box.h)
    sign(c, (x + n / 2, y), at.view.places[p.slot].symbol, n, name="slot")
    x += n + 10
    for i, d in enumerate(p.dice[:2]):
        die(c, (x + n / 2, y), n, d.face, kind="extra" if d.extra else "ours", name=f"die{i}")
        x += n + 8
    words = f"{{cards}}{p.cards}"
    if len(p.dice) < 2 and p.objects:
        words += f" {{cs_object}}{len(p.objects)}"
    c.text((x + 2, y), words, 32, face="heavy", max_width=box.x1 - x - 2, min_size=26, name="cards")


def _idle(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    """Nobody aimed at, and what that would cost."""
    t, v = c.theme, at.view
    if p.fought and v.phase == "combat":
        c.text(
            (box.x0 + 16, box.centre[1]),
            f"{{check}} {at.say('fought')}",
            40,
            face="heavy",
            colour=t.good,
            icon_colour=t.good,
            max_width=box.w - 30,
            name="fought",
        )
        return
    if v.phase not in ("preparation", "combat"):
        _belongings(c, box, p, at)
        return
    n = min(box.h - 6, 96)
    spot = Box.at(box.x0 + 4, box.centre[1] - n / 2, n, n)
    dashed(c, spot, t.warn, r=14, width=4, fill=(12, 10, 10))
    c.icon(spot.centre, "cs_target", round(n * 0.6), t.warn, label="aim")
    x = spot.x1 + 20
    place = v.places[p.slot]
    word = at.say("no-target") if place.column or any(e.gate for e in place.elders) else at.say("no-enemy")
    wide = box.x1 - x - 84
    c.text((x, box.centre[1] - 22), word, 42, face="heavy", colour=t.warn, max_width=wide, min_size=LEAST_TEXT, name="no-target")
    cost = at.say("no-target-cost")
    c.text((x, box.centre[1] + 24), cost, 34, colour=t.text_soft, max_width=wide, min_size=30, name="cost")
    c.icon((box.x1 - 46, box.centre[1]), "warning", 62, t.warn, label="warning")


def _belongings(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    """Between the fights: trophies and seals."""
    t = c.theme
    x, y = box.x0 + 10, box.centre[1]
    for s in p.seals[:5]:
        chip = Box.around(x + 30, y, 60, 60)
        c.slab(chip, 10, (14, 30, 22), 0.9)
        c.edge(chip, 10, 3, t.good)
        c.put(medal(s, 46, t), round(chip.centre[0] - 23), round(chip.centre[1] - 23))
        c.record("chip", f"seal:{s}", chip)
        x += 68
    each = [s for s, n in p.trophies for _ in range(n)]
    if not each:
        return
    c.icon((x + 26, y), "cs_trophy", 44, label="trophies")
    step = min(54, (box.x1 - x - 110) / max(1, len(each)))
    for i, s in enumerate(each):
        c.put(medal(s, 48, t), round(x + 58 + i * step), round(y - 24))
        c.record("icon", f"trophy{i}", Box.at(x + 58 + i * step, y - 24, 48, 48), over=True)


def foe_picture(c: Canvas, box: Box, id: str, at: Table, name: str = "foe", dim: bool = False) -> None:
    """Whoever is fought, in a frame: a cultist's head, or a Great Old One's painting."""
    found = enemy(at.view, id)
    if id in at.cards.great_old_ones:
        light = light_of(id)
        c.inlay(apparition(id, box.w, box.h), box, max(6, box.w // 9))
        c.edge(box, max(6, box.w // 9), 4, light)
        c.record("icon", name, box)
        return
    shade = caste_tone(at, found, c.theme) if found is not None else c.theme.text_faint
    foe_card(c, box, figure_of(at, id), shade, name=name, dim=dim)


def draw_plan(c: Canvas, box: Box, p: InvestigatorView, plan: PlanView, at: Table) -> None:
    """Against whom, what it needs above, what covers it below, and the verdict."""
    wide = box.w > 500
    with c.group(f"plan:{plan.enemy}"):
        w = min(box.h, 96) if wide else min(64, box.h)
        foe_picture(
            c,
            Box.at(box.x0, box.centre[1] - min(box.h, round(w * 1.2)) / 2, w, min(box.h, round(w * 1.2))),
            plan.enemy,
            at,
            dim=not plan.attackable,
        )
        right = 168 if wide else 78
        room = Box(box.x0 + w + 10, box.y0, box.x1 - right, box.y1)
        if not plan.attackable:
            _far(c, Box(room.x0, room.y0, box.x1, room.y1), p, plan, at)
            return
        found = pairs(plan)
        step = min(room.w / max(1, len(found)), 92)
        upper = min(round(box.h * 0.48), 74)
        m = min(upper, round(step) - 4)
        high = min(box.h - m - 6, 88)
        for i, pair in enumerate(found):
            x = room.x0 + step * (i + 0.5)
            lacks = pair.by is None and plan.lacking is not None
            sign(c, (x, box.y0 + m / 2), pair.symbol, m, "hollow" if lacks else "full", name=f"needed{i}")
            tile = Box.around(x, box.y1 - high / 2, min(round(step) - 6, round(high * 0.92)), high)
            _source(c, tile, pair.by, at, i, lacks=lacks)
        end = room.x0 + step * len(found)
        if wide and plan.lacking and room.x1 - end > 120:
            _helpers(c, Box(round(end) + 14, box.y0, room.x1, box.y1), plan, at)
        _verdict(c, Box(box.x1 - right + 8, box.y0, box.x1, box.y1), plan, p, at)


def _far(c: Canvas, box: Box, p: InvestigatorView, plan: PlanView, at: Table) -> None:
    """Cannot be attacked as things stand: why, and what it would need."""
    t = c.theme
    great = plan.enemy in at.cards.great_old_ones
    later = any(other.attackable and other.enemy != plan.enemy for other in p.plans)
    words = at.say("not-at-the-gate" if great else "after-the-first" if later else "out-of-reach")
    n = min(44, box.h // 2 - 4)
    step = min(n + 6, (box.w - 60) / max(1, len(plan.needed)))
    for i, s in enumerate(plan.needed):
        sign(
            c,
            (box.x0 + 4 + n / 2 + i * step, box.y0 + 2 + n / 2),
            s,
            n,
            "dim" if not later else "full",
            name=f"needed{i}",
            over=True,
        )
    shade = t.text_soft if later else t.warn
    c.text(
        (box.x0 + 4, box.y1 - 26),
        words,
        TEXT,
        face="heavy",
        colour=shade,
        max_width=box.w - (8 if later else 70),
        min_size=LEAST_TEXT - 3,
        name="out-of-reach",
    )
    if not later:
        c.icon((box.x1 - 34, box.centre[1]), "warning", 56, t.warn, label="warning")


def _helpers(c: Canvas, box: Box, plan: PlanView, at: Table) -> None:
    """Letters of those who could help."""
    t = c.theme
    found = helpers(plan)[: max(0, (box.w - 50) // 44)]
    if not found:
        return
    y = box.centre[1]
    x = box.x1 - 12 - len(found) * 44 - 46
    c.icon((x + 18, y), "cs_support", 38, label="help")
    for i, who in enumerate(found):
        seat = t.seat(at.seat(who))
        c.badge((x + 62 + i * 44, y), at.letter(who), 42, seat.colour, form_of(seat.shape), name=f"help{who}", over=False)


def _source(c: Canvas, tile: Box, by: GivenView | None, at: Table, i: int, *, lacks: bool) -> None:
    t = c.theme
    if by is None:
        if lacks:
            missing(c, tile, f"missing{i}")
        else:
            dashed(c, tile, t.text_faint, r=8, width=3, dash=9, gap=7, fill=(14, 16, 22))
            c.record("chip", f"unknown{i}", tile)
            c.icon(tile.centre, "cards", min(tile.w, tile.h) - 12, t.text_faint, shadow=False, label=f"closed{i}")
        return
    giver = giver_of(by.id, by.rank, at)
    colour = t.seat(at.seat(giver)).colour if giver is not None else None
    n = min(tile.w, tile.h)
    if by.rank == "die":
        c.put(source_sprite(n, n, by.symbol, "die", t), round(tile.centre[0] - n / 2), round(tile.centre[1] - n / 2))
    else:
        c.put(source_sprite(tile.w, tile.h, by.symbol, by.rank, t, colour), tile.x0, tile.y0)
    c.record("chip", f"given{i}:{by.rank}", tile)
    if giver is not None:
        h = 36
        c.badge((tile.x1 - 8, tile.y1 - 10), at.letter(giver), h, colour, form_of(t.seat(at.seat(giver)).shape), name=f"giver{i}")


def giver_of(id: str, rank: str, at: Table) -> int | None:
    """Who plays a support: the number behind the card's name."""
    tail = id.rpartition(".")[2]
    known = rank == "support" and "." in id and tail.isdigit() and int(tail) < len(at.view.investigators)
    return int(tail) if known else None


def _verdict(c: Canvas, box: Box, plan: PlanView, p: InvestigatorView, at: Table) -> None:
    """In one sign: covered, so many short, or not known here."""
    t = c.theme
    red = danger(t)
    x, y = box.centre
    small = box.w < 100
    short = plan.lacking or plan.said
    if plan.lacking is None and not plan.said:
        c.text((x, y), f"{{cards}}{p.cards}", 42 if small else 54, face="heavy", anchor="mm", colour=t.text_soft, name="closed")
    elif plan.cover is not None:
        c.icon((x, y), "check", 60 if small else 84, t.good, label="covered")
    elif not short:
        c.icon((x, y), "cs_insanity", 60 if small else 80, red, label="too-costly")
    else:
        c.glow(x, y, round(box.h * 0.6), red, 0.3)
        n = len(short)
        if small:
            c.text((x, y), f"−{n}", 58, face="heavy", anchor="mm", colour=red, name="short")
            return
        end = c.text((box.x0 + 4, y), f"−{n}", 66, face="heavy", anchor="lm", colour=red, name="short")
        kinds = list(dict.fromkeys(short))[:2]
        size = 62 if len(kinds) == 1 else min(54, box.h // 2 - 2)
        for i, s in enumerate(kinds):
            at_y = y + (i - (len(kinds) - 1) / 2) * (size + 2)
            sign(c, (min(end.x1 + 14 + size / 2, box.x1 - size / 2), at_y), s, size, "hollow", name=f"lacks:{s}")


def offers_line(c: Canvas, box: Box, at: Table) -> None:
    """What waits for somebody's word."""
    t = c.theme
    o = at.view.offers[0]
    what = (
        at.name(o.gives or o.support or o.takes)
        if o.gives or o.takes or (o.support and "." in o.support)
        else at.say("from-hand")
    )
    by = cut(at.who(o.by), 16)
    words = shortened(c, at.who(o.to), box.w - 80, lambda shown: at.say("offer", by=by, to=shown, what=what), "heavy")
    c.pill(box, lettering.escape(words), "cs_handshake", t.accent, name="offer")
