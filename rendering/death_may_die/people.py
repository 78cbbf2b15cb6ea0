"""Everybody at the table in a strip each: who, how hurt, how mad, what they can do."""

from __future__ import annotations

from games.death_may_die.view import InvestigatorView
from rendering import pieces as house
from rendering import shapes
from rendering.canvas import Canvas
from rendering.kit.news import delta
from rendering.layout import Box
from rendering.lettering import escape, icon_mask
from rendering.names import fitted
from rendering.theme import RGB, mix

from .emblems import emblem
from .folk import figure
from .look import needed
from .pieces import form_of, token_glyph
from .words import Table

STRIP, BADGE, GAP = 88, 128, 6
MOST_STRIPS = 3  # more people stand two and two


def strips_height(n: int) -> int:
    return sum(h + GAP for h in _lanes(n)) - GAP


def _lanes(n: int) -> list[int]:
    """How high each lane is: strips, or two badges beside each other and a strip for whoever is left."""
    return [STRIP] * n if n <= MOST_STRIPS else [BADGE] * (n // 2) + [STRIP] * (n % 2)


def bust(c: Canvas, box: Box, p: InvestigatorView, at: Table, *, letter: bool = True) -> None:
    """Head and shoulders, with the investigator's letter."""
    t = c.theme
    seat = t.seat(p.who)
    size = round(box.h * 1.5)
    s = figure(p.id, size, seat.colour)
    left, top = round(box.centre[0] - size / 2) + s.dx, box.y0 - round(box.h * 0.08) + s.dy
    x0, y0 = max(0, box.x0 - left), max(0, box.y0 - top)
    cut = (x0, y0, min(s.image.width, box.x1 - left), min(s.image.height, box.y1 - top))
    c.image.paste(s.image.crop(cut), (left + x0, top + y0), s.mask.crop(cut))
    if p.fate:
        c.slab(box, 10, (10, 6, 10), 0.6)
        n = round(box.h * 0.6)
        c.icon(box.centre, {"killed": "dmd_dead", "insane": "dmd_insane"}.get(p.fate, "dmd_left"), n, t.text)
    else:
        c.record("icon", "portrait", box)
    if letter:
        h = max(round(box.h * 0.42), round(needed(c.width) / house.BADGE_LETTER) + 1)
        c.badge((box.x1 - h * 0.36, box.y1 - h * 0.46), at.letter(p.who), h, seat.colour, form_of(seat.shape), name="letter")


def status(p: InvestigatorView, at: Table) -> tuple[str, str]:
    """A glyph and a word: Safe, in danger, or what became of them."""
    if p.fate:
        return {"killed": "dmd_dead", "insane": "dmd_insane"}.get(p.fate, "dmd_left"), at.say(f"fate-{p.fate}")
    safe = next((s.safe for s in at.view.spaces if s.id == p.space), True)
    return ("dmd_safe", at.say("safe")) if safe else ("dmd_unsafe", at.say("unsafe"))


def sanity_track(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    """What is lost fills from the left; thresholds stand up, those with a plus bring a die, the last space is madness."""
    n = at.cards.numbers.sanity
    step = box.w / n.skull
    t = c.theme
    gap = 4 if step > 20 else 3
    for j in range(1, n.skull + 1):
        x = box.x0 + (j - 1) * step
        lost, threshold, bonus = j <= p.sanity, j in n.thresholds, j in n.bonus_at
        high = box.h if threshold else round(box.h * 0.6)
        y = box.centre[1] - high / 2
        wide = round(step - gap)
        if j == n.skull:
            size = min(wide + 8, round(box.h * 0.8))
            c.stamp(icon_mask("dmd_skull", size), x + (wide - size) / 2, box.centre[1] - size / 2, t.icons["dmd_skull"])
            continue
        tone: RGB = t.icons["dmd_sanity"]
        if threshold:
            tone = t.icons["dmd_bonus"] if bonus else t.icons["dmd_stress"]
        c.stamp(shapes.rounded(wide, high, 5), x, y, tone if lost else mix(tone, t.ink, 0.42))
        if not lost:
            c.stamp(shapes.rounded(wide - 6, high - 6, 3), x + 3, y + 3, (24, 16, 26))
        if bonus and wide >= 12:
            m = max(8, min(wide - 4, round(high * 0.5)))
            c.stamp(icon_mask("mdi:plus-thick", m), x + (wide - m) / 2, box.centre[1] - m / 2, (14, 40, 24) if lost else tone)
        if j == p.sanity:
            c.stamp(shapes.frame(wide + 6, high + 8, 7, 3), x - 3, y - 4, (255, 255, 255))
    c.record("track", "sanity-track", box)


def next_threshold(p: InvestigatorView, at: Table) -> int:
    """How much sanity may be lost until the next threshold is reached; the skull, if none is left."""
    n = at.cards.numbers.sanity
    return next((v for v in n.thresholds if v > p.sanity), n.skull) - p.sanity


def skills_of(p: InvestigatorView, at: Table) -> list[tuple[str, int]]:
    return [(s.id, s.level) for s in p.skills if s.id in at.cards.skills]


def things_of(p: InvestigatorView) -> list[tuple[str, int]]:
    """What somebody holds, as glyphs and numbers."""
    found: list[tuple[str, int]] = []
    for kind in ("item", "companion", "condition"):
        n = sum(card.kind == kind for card in p.cards)
        if n:
            found.append((f"dmd_{kind}", n))
    tokens: dict[str, int] = {}
    for token in p.tokens:
        glyph = token_glyph(token.id.partition(".")[0], token.side)
        tokens[glyph] = tokens.get(glyph, 0) + 1
    return found + list(tokens.items())


def draw_strips(c: Canvas, box: Box, at: Table) -> None:
    people, y = list(at.view.investigators), box.y0
    for high in _lanes(len(people)):
        lane = Box(box.x0, y, box.x1, y + high)
        if high == STRIP:
            draw_strip(c, lane, people.pop(0), at)
        else:
            for cell in lane.columns(2, GAP):
                draw_badge(c, cell, people.pop(0), at)
        y += high + GAP


def draw_badge(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    """Half as wide as a strip: who and how they are, what they can do, how mad."""
    t, v, letters = c.theme, at.view, needed(c.width)
    style = "dim" if p.fate else "active" if p.who == v.active and v.phase != "over" else f"seat:{p.who}"
    one, two, three = (box.y0 + box.h * share for share in (0.19, 0.5, 0.82))
    with c.group(f"who{p.who}"):
        c.panel(box, style, name="panel", radius=14)
        bust(c, Box.at(box.x0 + 8, box.y0 + 6, 104, box.h - 12), p, at)
        x, right = box.x0 + 124, box.x1 - 26
        glyph, word = status(p, at)
        tone = t.icons.get(glyph, t.text_faint)
        state = c.text((right, one), f"{{{glyph}}} {word}", letters, colour=tone, icon_colour=tone, anchor="rm", name="status")
        name = fitted(c, at.who(p.who), state.x0 - x - 20, letters, face="heavy")
        end = c.text((x, one), name, letters, face="heavy", max_width=state.x0 - x - 20, name="name").x1
        room = state.x0 - end - 40
        if room > 90:
            c.text(
                (end + 20, one), fitted(c, at.player(p.player), room, 32), 32, colour=t.text_soft, max_width=room, name="player"
            )
        if p.fate:
            return
        for icon, n, most, new in (
            ("dmd_wound", p.wounds, at.cards.numbers.wounds, at.changed.wounds),
            ("dmd_stress", p.stress, p.max_stress, at.changed.stress),
        ):
            end = c.text((x, two), f"{{{icon}}} {n}/{most}", letters, face="heavy", name=icon).x1
            if new.get(p.who):
                delta(c, end + 2, two, new[p.who], new[p.who] < 0, icon, size=44, over=True)
            x += 128
        x += 8
        for i, (skill, level) in enumerate(skills_of(p, at)[:4]):
            c.icon((x + 22, two), emblem(skill, at.cards), 44, t.brass_light, label=f"skill{i}")
            x = c.text((x + 50, two), str(level), letters, face="heavy", colour=t.warn, name=f"level{i}").x1 + 18
        for i, (icon, n) in enumerate(things_of(p)):
            if x + c.measure(f"{{{icon}}} {n}", letters, "heavy") > right:
                break
            x = c.text((x, two), f"{{{icon}}} {n}", letters, face="heavy", name=f"things{i}").x1 + 18
        x = box.x0 + 124
        c.icon((x + 20, three), "dmd_sanity", 40)
        on = t.icons["dmd_bonus"] if p.bonus else t.text_faint
        bonus = c.text(
            (right, three),
            f"{{dmd_bonus}} +{p.bonus}",
            letters,
            face="heavy",
            anchor="rm",
            colour=on,
            icon_colour=on,
            name="bonus",
        )
        words, wide = at.say("threshold", n=next_threshold(p, at)), bonus.x0 - 18
        words_at = c.text((wide, three), words, letters, colour=t.icons["dmd_sanity"], anchor="rm", name="threshold")
        sanity_track(c, Box(x + 50, round(three) - 20, words_at.x0 - 22, round(three) + 20), p, at)
        if at.changed.sanity.get(p.who):
            n = at.changed.sanity[p.who]
            delta(c, x + 4, three - 2, n, n < 0, "sanity", size=44, over=True)


def draw_strip(c: Canvas, box: Box, p: InvestigatorView, at: Table) -> None:
    t, v = c.theme, at.view
    active = p.who == v.active and v.phase != "over"
    style = "dim" if p.fate else "active" if active else f"seat:{p.who}"
    one, two, letters = box.y0 + 24, box.y0 + 65, needed(c.width)
    with c.group(f"who{p.who}"):
        c.panel(box, style, name="panel", radius=14)
        bust(c, Box.at(box.x0 + 8, box.y0 + 4, 90, box.h - 8), p, at)
        x, wide = box.x0 + 108, 318
        player = at.player(p.player)
        name = at.who(p.who)
        c.text((x, one), fitted(c, name, wide, letters, face="heavy"), letters, face="heavy", max_width=wide, name="name")
        glyph, word = status(p, at)
        tone = t.icons.get(glyph, t.text_faint)
        state = c.text((x, two), f"{{{glyph}}} {word}", letters, colour=tone, icon_colour=tone, name="status")
        room = x + wide - state.x1 - 14
        if p.fate:
            c.text((box.x0 + 460, box.centre[1]), escape(player), letters, colour=t.text_soft, max_width=900, name="player")
            return
        if room > 70:
            c.text(
                (x + wide, two), fitted(c, player, room, 32), 32, colour=t.text_soft, anchor="rm", max_width=room, name="player"
            )
        left = box.x0 + 442
        for y, icon, n, most, new in (
            (one, "dmd_wound", p.wounds, at.cards.numbers.wounds, at.changed.wounds),
            (two, "dmd_stress", p.stress, p.max_stress, at.changed.stress),
        ):
            full = c.text((left, y), f"{{{icon}}} {n}/{most}", letters, face="heavy", name=icon)
            if new.get(p.who):
                delta(c, full.x1 + 2, y, new[p.who], new[p.who] < 0, icon, size=44, over=True)
        left = box.x0 + 604
        c.icon((left + 18, one), "dmd_sanity", 40)
        track = Box(left + 48, box.y0 + 4, left + 480, box.y0 + 44)
        sanity_track(c, track, p, at)
        bonus = c.text(
            (track.x1, two),
            f"{{dmd_bonus}} +{p.bonus}",
            letters,
            face="heavy",
            anchor="rm",
            colour=t.icons["dmd_bonus"] if p.bonus else t.text_faint,
            icon_colour=t.icons["dmd_bonus"] if p.bonus else t.text_faint,
            name="bonus",
        )
        c.text(
            (left, two),
            at.say("threshold", n=next_threshold(p, at)),
            letters,
            colour=t.icons["dmd_sanity"],
            max_width=bonus.x0 - left - 14,
            min_size=letters,
            name="threshold",
        )
        if at.changed.sanity.get(p.who):
            n = at.changed.sanity[p.who]
            delta(c, left + 4, two - 2, n, n < 0, "sanity", size=44, over=True)
        left, step = box.x0 + 1110, 109
        for i, (skill, level) in enumerate(skills_of(p, at)[:4]):
            c.icon((left + i * step + 22, one), emblem(skill, at.cards), 44, t.brass_light, label=f"skill{i}")
            c.text((left + i * step + 50, one), str(level), letters, face="heavy", colour=t.warn, name=f"level{i}")
        for i, (icon, n) in enumerate(things_of(p)[:4]):
            c.text((left + i * step, two), f"{{{icon}}} {n}", letters, face="heavy", max_width=step - 8, name=f"things{i}")


def next_words(at: Table) -> str:
    """Who comes after the active investigator."""
    found = at.next()
    return at.say("next", name=at.who(found)) if found is not None else ""
