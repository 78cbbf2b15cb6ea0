"""An investigator's board: three tracks with their ends, the skills with their levels and texts, the psychosis, cards held."""

from __future__ import annotations

from collections.abc import Iterator

from games.death_may_die.content import LEVELS, Catalogue
from games.death_may_die.view import DeathView, InvestigatorView, SkillView
from games.kernel.phrases import Lang, line
from rendering import shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.lettering import escape, icon_mask
from rendering.names import Names, fitted
from rendering.theme import RGB, mix, theme
from rendering.words import capital

from . import alt
from .belongings import TEXT, Thing, belongings, draw_line, draw_thing, thing_height
from .emblems import emblem
from .folk import figure
from .look import MOOD_NAME
from .people import next_threshold, sanity_track, status
from .pieces import form_of
from .words import Table

WIDTH, MARGIN, GAP = 1200, 16, 10
HEAD = 330
HIGHEST = 1.2


LINE = 66  # something told by its name alone
BROAD = 500  # a skill's levels have room beside its name


def draw_sheet(view: DeathView, who: int, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    at = Table(view, cards, lang, names)
    p = view.investigators[who]
    t = theme(MOOD_NAME, look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    inner = WIDTH - 2 * MARGIN
    skills = [s for s in p.skills if s.id in cards.skills]
    abreast = 2 if len(skills) in (2, 4) else max(1, min(3, len(skills)))
    rows = [skills[i : i + abreast] for i in range(0, len(skills), abreast)]
    wide = (inner - GAP * (abreast - 1)) // abreast
    things, half = belongings(p, at), (inner - GAP) // 2
    height, further, told, tall, low, columns = 0, True, set[int](), list[int](), list[int](), (list[int](), list[int]())
    for further, told in _ways(things):
        tall = [max(_skill_height(sizing, s, at, wide, further) for s in row) for row in rows]
        low = [thing_height(sizing, thing, half) if i in told else LINE for i, thing in enumerate(things)]
        columns = _columns(low)
        beside = max((sum(low[i] + GAP for i in column) for column in columns), default=0)
        height = 2 * MARGIN + HEAD + sum(tall) + GAP * len(tall) + beside
        if height <= HIGHEST * WIDTH:
            break
    c = Canvas(WIDTH, height, t)
    top, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    draw_tracks(c, top, p, at)
    for row, high in zip(rows, tall, strict=True):
        lane, rest = rest.cut_top(high, GAP)
        for s, box in zip(row, lane.columns(abreast, GAP), strict=False):
            _skill(c, box, s, at, further)
    for x, column in zip((rest.x0, rest.x0 + half + GAP), columns, strict=True):
        y = rest.y0
        for i in column:
            box = Box(x, y, x + half, y + low[i])
            (draw_thing if i in told else draw_line)(c, box, things[i])
            y += low[i] + GAP
    return finish(c, describe(p, at))


def _ways(things: list[Thing]) -> Iterator[tuple[bool, set[int]]]:
    """How much is told, from the most to the least: what a next level would bring is left to the card first, then the texts of things,
    the last before the others. A token is its name."""
    texts = [i for i, thing in enumerate(things) if thing.text or thing.health]
    yield True, set(texts)
    for n in range(len(texts), -1, -1):
        yield False, set(texts[:n])


def _columns(heights: list[int]) -> tuple[list[int], list[int]]:
    """Each in turn where there is more room."""
    left, right = list[int](), list[int]()
    for i, _ in enumerate(heights):
        (left if sum(heights[k] for k in left) <= sum(heights[k] for k in right) else right).append(i)
    return left, right


def describe(p: InvestigatorView, at: Table) -> str:
    cards = at.cards
    parts = [alt.person(p, at)]
    if p.psychosis in cards.psychoses:
        parts.append(f"{at.say('psychosis')}: {cards.psychoses[p.psychosis].name.in_(at.lang)}.")
    for s in p.skills:
        if s.id in cards.skills and s.level:
            text = " ".join(_texts(s, at)[: s.level])
            parts.append(f"{cards.skills[s.id].name.in_(at.lang)} {s.level}: {text}")
    parts += [f"{thing.name}: {thing.text}" for thing in belongings(p, at)]
    return " ".join(parts)


def draw_tracks(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    """Somebody, large, with their three tracks."""
    t, numbers = c.theme, at.cards.numbers
    seat = t.seat(p.who)
    with c.group("head"):
        c.card(box, "card", name="card")
        left = Box(box.x0 + 8, box.y0 + 8, box.x0 + 300, box.y1 - 8)
        c.slab(left, 14, mix(seat.colour, t.ink, 0.62))
        c.glow(left.centre[0], left.centre[1], 170, mix(seat.colour, (255, 240, 200), 0.4), 0.6)
        high = 346
        s = figure(p.id, high, seat.colour)
        at_x, at_y = round(left.centre[0] - high / 2) + s.dx, left.y1 - high + 10 + s.dy
        cut = (
            max(0, left.x0 - at_x),
            max(0, left.y0 - at_y),
            min(s.image.width, left.x1 - at_x),
            min(s.image.height, left.y1 - at_y),
        )
        c.image.paste(s.image.crop(cut), (at_x + cut[0], at_y + cut[1]), s.mask.crop(cut))
        c.record("icon", "figure", left)
        c.badge((left.x1 - 36, left.y1 - 36), at.letter(p.who), 58, seat.colour, form_of(seat.shape), name="letter")
        x, right = left.x1 + 24, box.x1 - 26
        glyph, word = status(p, at)
        tone = t.icons.get(glyph, t.text_faint)
        state = c.text((right, box.y0 + 44), f"{{{glyph}}} {word}", 36, anchor="rm", colour=tone, icon_colour=tone, name="status")
        card = at.cards.investigators[p.id]
        c.text(
            (x, box.y0 + 44),
            card.name.in_(at.lang),
            52,
            face="title_heavy",
            metal=True,
            max_width=state.x0 - x - 16,
            min_size=32,
            name="name",
        )
        player = at.player(p.player)
        where = (
            f"{capital(card.occupation.in_(at.lang))}, {at.space(p.space)}"
            if p.space and not p.fate
            else capital(card.occupation.in_(at.lang))
        )
        drawn = c.text((x, box.y0 + 90), where, 33, colour=t.text_soft, max_width=560, name="who")
        room = right - drawn.x1 - 20
        if room > 80:
            c.text(
                (right, box.y0 + 90),
                fitted(c, player, room, 33),
                33,
                colour=t.text_soft,
                anchor="rm",
                max_width=room,
                name="player",
            )
        _cells(c, Box(x, box.y0 + 116, right, box.y0 + 168), "dmd_wound", at.say("wounds"), p.wounds, numbers.wounds, True)
        _cells(c, Box(x, box.y0 + 176, right, box.y0 + 228), "dmd_stress", at.say("stress"), p.stress, p.max_stress, False)
        y = box.y0 + 262
        c.icon((x + 22, y), "dmd_sanity", 44)
        c.text((right, y), f"{p.sanity}/{numbers.sanity.skull}", 40, face="heavy", anchor="rm", name="sanity")
        sanity_track(c, Box(x + 56, y - 26, right - 120, y + 26), p, at)
        low = c.text(
            (x, y + 46),
            f"{{dmd_sanity}} {at.say('threshold', n=next_threshold(p, at))}",
            32,
            colour=t.icons["dmd_sanity"],
            name="threshold",
        )
        words = at.say("bonus-dice", n=p.bonus) if p.bonus else "+0"
        tone = t.icons["dmd_bonus"] if p.bonus else t.text_faint
        end = right
        if p.fire:
            burning = c.text(
                (right, y + 46),
                "{dmd_fire} " + at.say("burning", n=p.fire),
                32,
                anchor="rm",
                colour=t.icons["dmd_fire"],
                name="fire",
            )
            end = burning.x0 - 20
        c.text(
            (end, y + 46),
            f"{{dmd_bonus}} {words}",
            32,
            anchor="rm",
            colour=tone,
            icon_colour=tone,
            max_width=end - low.x1 - 20,
            name="bonus",
        )


def _cells(c: Canvas, box: Box, icon: str, label: str, n: int, most: int, skull: bool) -> None:
    """A short track: filled from the left, its end a skull or a bar."""
    t = c.theme
    tone: RGB = t.icons[icon]
    y = box.centre[1]
    c.text((box.x0, y), f"{{{icon}}} {label}", 34, colour=tone, icon_colour=tone, max_width=210, name=f"{icon}-label")
    count = c.text((box.x1, y), f"{n}/{most}", 40, face="heavy", anchor="rm", name=f"{icon}-count")
    left = box.x0 + 230
    size, step = 48, min(72.0, (count.x0 - 30 - left) / max(1, most))
    for i in range(most):
        x = left + i * step
        on, last = i < n, skull and i == most - 1
        c.stamp(shapes.shape("die", size), x, y - size / 2, tone if on else mix(tone, t.ink, 0.45))
        if not on:
            c.stamp(shapes.shape("die", size - 8), x + 4, y - size / 2 + 4, (24, 15, 18))
        mark = "dmd_skull" if last else icon
        m = 34
        c.stamp(
            icon_mask(mark, m),
            x + (size - m) / 2,
            y - m / 2,
            (40, 10, 12) if on else t.icons["dmd_skull"] if last else mix(tone, t.ink, 0.7),
        )
    c.record("track", f"{icon}-track", Box.at(left, y - size / 2, step * most, size))


def _texts(s: SkillView, at: Table) -> list[str]:
    card = at.cards.skills[s.id]
    return [card.level_text(n, at.cards.words, at.lang) for n in range(1, LEVELS + 1)]


def _skill_text(s: SkillView, at: Table) -> str:
    """What holds at its level: what a higher one replaces is not told."""
    held = at.cards.at_level[s.id, max(1, s.level)]
    return "\n".join(escape(line(trait.text(at.cards.words, at.lang), at.lang)) for trait in held)


def _next_text(s: SkillView, at: Table) -> str:
    return escape(_texts(s, at)[s.level]) if 0 < s.level < LEVELS else ""


def _skill_height(c: Canvas, s: SkillView, at: Table, wide: int, further: bool) -> int:
    own = c.fits(Box(0, 0, wide - 40, 3000), _skill_text(s, at), TEXT).height
    more = _next_text(s, at) if further else ""
    return _text_top(wide) + 4 + own + (c.fits(Box(0, 0, wide - 40, 3000), more, TEXT).height + 22 if more else 0) + 22


def _text_top(wide: int) -> int:
    return 96 if wide > BROAD else 146


def _skill(c: Canvas, box: Box, s: SkillView, at: Table, further: bool) -> None:
    t = c.theme
    card = at.cards.skills[s.id]
    with c.group(f"skill:{s.id}"):
        c.card(box, "active" if card.unique else "card", name="card")
        c.icon((box.x0 + 56, box.y0 + 58), emblem(s.id, at.cards), 70, t.brass_light)
        x = box.x0 + 104
        pips = (box.x1 - 214, box.y0 + 30) if box.w > BROAD else (x, box.y0 + 92)
        c.paragraph(
            Box(x, box.y0 + 14, pips[0] - 10 if box.w > BROAD else box.x1 - 14, box.y0 + 84),
            card.name.in_(at.lang),
            36,
            min_size=26,
            face="heavy",
            leading=0.98,
            valign="m",
            max_lines=2,
            name="name",
        )
        for i in range(LEVELS):
            on = i < s.level
            cell = Box.at(pips[0] + i * 50, pips[1], 44, 40)
            c.slab(cell, 10, t.warn if on else (84, 66, 58))
            if not on:
                c.stamp(shapes.rounded(cell.w - 6, cell.h - 6, 8), cell.x0 + 3, cell.y0 + 3, (26, 18, 20))
            c.text(
                cell.centre,
                str(i + 1),
                31,
                face="heavy",
                anchor="mm",
                colour=(50, 28, 6) if on else t.text_faint,
                shadow=False,
                over=True,
                name=f"level{i}",
            )
        c.record("pips", "levels", Box.at(pips[0], pips[1], 194, 40))
        text = c.paragraph(
            Box(box.x0 + 20, box.y0 + _text_top(box.w), box.x1 - 20, box.y1 - 12), _skill_text(s, at), TEXT, name="text"
        )
        more = _next_text(s, at) if further else ""
        if more:
            c.rule(box.x0 + 30, box.x1 - 30, text.y1 + 10, mix(t.brass, t.ink, 0.4))
            c.paragraph(Box(box.x0 + 20, text.y1 + 20, box.x1 - 20, box.y1 - 8), more, TEXT, colour=t.text_faint, name="next")
