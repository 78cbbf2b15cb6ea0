"""The head of the board: the Great Old One, its stage, the summoning track, the symbols in the discard pile, the ritual."""

from __future__ import annotations

from games.death_may_die.view import DeathView
from rendering import materials, shapes
from rendering.canvas import Canvas
from rendering.kit.great import PAINTED, apparition
from rendering.kit.news import delta
from rendering.layout import Box
from rendering.lettering import icon_mask
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, mix

from .look import KINDS, SPARE_KIND, glyph_of, needed
from .pieces import standee
from .words import Table

RED: RGB = (236, 64, 52)
MANY_MARKS = 6  # more of them are a number
STAGES = ("1", "2", "3", "F")


def great_tone(view: DeathView) -> RGB:
    return KINDS.get(view.great_old_one, SPARE_KIND)[0]


def portrait(c: Canvas, box: Box, id: str, name: str = "portrait") -> None:
    """A Great Old One in person, as in every game; head and shoulders of an enemy before its own light."""
    tone = KINDS.get(id, SPARE_KIND)[0]

    def build() -> Sprite:
        if id in PAINTED:
            return Sprite(apparition(id, box.w, box.h), shapes.rounded(box.w, box.h, 14))
        image = shapes.gradient(box.w, box.h, (0, mix(tone, (0, 0, 0), 0.55)), (1, (20, 10, 12))).copy()
        image.paste(
            mix(tone, (255, 255, 255), 0.2), (-box.w // 4, -box.h // 3), shapes.halo(box.w * 3 // 2, box.h * 3 // 2, 0.75)
        )
        s = standee(id, round(min(box.w, box.h) * 0.92))
        image.paste(s.image, ((box.w - s.image.width) // 2, round(box.h * 0.52 - s.image.height / 2)), s.mask)
        return Sprite(image, shapes.rounded(box.w, box.h, 14))

    c.put(CACHE.get(("dmd-portrait", id, box.w, box.h), build), box.x0, box.y0)
    c.edge(box, 14, 4, c.theme.brass)
    c.record("icon", name, box)


def draw_head(c: Canvas, box: Box, at: Table) -> None:
    """Wide: two lines beside the portrait."""
    v = at.view
    with c.group("head"):
        c.card(box, "card", name="card")
        face = Box.at(box.x0 + 14, box.y0 + 14, box.h - 28, box.h - 28)
        portrait(c, face, v.great_old_one)
        great = at.cards.great_old_ones[v.great_old_one]
        x, wide = face.x1 + 20, 262
        c.text(
            (x, box.y0 + 40), great.name.in_(at.lang), 56, face="title_heavy", colour=great_tone(v), max_width=wide, name="name"
        )
        stage(c, x, box.y0 + 80, at, wide)
        track = Box(x + wide + 14, box.y0 + 14, box.x1 - 26, box.y0 + 112)
        draw_track(c, track, at)
        y = box.y1 - 40
        symbols(c, track.x0, y, at, 36)
        ritual(c, track.x0 + 590, y, at, 36, box.x1 - 26)


def stage(c: Canvas, x: float, y: float, at: Table, wide: int) -> None:
    """Which stage lies open, as four marks, and what life it has left."""
    v, t = at.view, c.theme
    tone = great_tone(v)
    for i, label in enumerate(STAGES):
        on = i + 1 <= v.stage
        now = i + 1 == v.stage
        cx = x + i * 62
        c.stamp(shapes.shape("hexagon", 58), cx, y - 6, tone if on else (86, 70, 56))
        c.stamp(shapes.shape("hexagon", 50), cx + 4, y - 2, mix(tone, (0, 0, 0), 0.55 if now else 0.8) if on else (24, 18, 18))
        c.text(
            (cx + 29, y + 23),
            label,
            needed(c.width),
            face="heavy",
            anchor="mm",
            colour=(255, 250, 226) if now else t.text_faint,
            shadow=False,
            name=f"stage{i}",
        )
    if at.stage_lives():
        words = f"{{dmd_life}} {max(0, v.stage_health - v.stage_wounds)}/{v.stage_health}"
        c.text((x, y + 78), words, 40, face="heavy", icon_colour=t.icons["dmd_wound"], max_width=wide, name="life")
    else:
        c.text((x, y + 78), at.say("sleeps"), 34, colour=t.text_soft, max_width=wide, name="life")


def draw_track(c: Canvas, box: Box, at: Table, *, size: int = 86, numbers: bool = True) -> None:
    """Eight spaces, red and toothed from the fifth on; the last is the end."""
    v, t = at.view, c.theme
    n, first_red = at.cards.numbers.track, at.cards.numbers.first_red
    tone = great_tone(v)
    step = (box.w - size) / (n - 1)
    y = box.centre[1]
    thick, edge, letters = max(6, size // 6), max(4, size // 14), max(needed(c.width), size // 2)
    c.stamp(shapes.rounded(box.w - size, thick, thick // 2), box.x0 + size / 2, y - thick / 2, (0, 0, 0), 0.8)
    for i in range(n - 1):
        rail = mix(RED if i + 2 >= first_red else t.brass, (0, 0, 0), 0.2)
        fill = materials.brass_fill(round(step), max(4, thick - 6), t, rail)
        c.image.paste(fill, (round(box.x0 + size / 2 + i * step), y - fill.height // 2))
    for i in range(n):
        space, red, here = i + 1, i + 1 >= first_red, i + 1 == v.track
        cx = box.x0 + size / 2 + i * step
        q = size if here or red else size - size // 10
        if here:
            c.glow(cx, y, round(size * 0.9), tone, 0.9)
        form = "seal" if red else "circle"
        c.stamp(shapes.shape(form, q), cx - q / 2, y - q / 2, tone if here else RED if red else t.brass)
        ground = mix(tone, (0, 0, 0), 0.55) if here else (96, 12, 14) if red else (30, 22, 20)
        c.stamp(shapes.shape(form, q, edge), cx - q / 2, y - q / 2, ground)
        waits = space == first_red and not v.arrived
        glyph = glyph_of(v.great_old_one) if here or waits else "dmd_skull" if space == n else ""
        if glyph:
            mark = round(size * (0.72 if here else 0.62))
            ink = (255, 246, 206) if here else (255, 190, 150) if waits else (255, 214, 200)
            c.stamp(icon_mask(glyph, mark), cx - mark / 2, y - mark / 2, ink)
        elif numbers:
            ink = (255, 200, 186) if red else t.text_faint if space < v.track else t.text
            c.text(
                (cx, y), str(space), letters, face="heavy", anchor="mm", colour=ink, shadow=False, over=True, name=f"space{space}"
            )
    c.record("track", "track", box)
    if at.changed.track:
        x = box.x0 + size / 2 + (v.track - 1) * step + 8
        delta(c, x, y - size * 0.36, at.changed.track, at.changed.track < 0, "track", size=44, over=True)


def symbols(c: Canvas, x: float, y: float, at: Table, letters: int) -> float:
    """How many summoning symbols lie in the pile; where it ends."""
    v, t = at.view, c.theme
    need = at.cards.numbers.symbols
    label = c.text((x, y), at.say("mythos"), letters, colour=t.text_soft, name="mythos")
    size = round(letters * 1.5)
    at_x = label.x1 + 16
    for i in range(need):
        on = i < v.symbols
        c.stamp(shapes.shape("circle", size), at_x, y - size / 2, (250, 150, 60) if on else (96, 78, 66))
        c.stamp(shapes.shape("circle", size - 8), at_x + 4, y - size / 2 + 4, (90, 28, 12) if on else (22, 16, 16))
        n = round(size * 0.74)
        c.stamp(icon_mask("dmd_sun", n), at_x + (size - n) / 2, y - n / 2, (255, 206, 120) if on else (92, 78, 70))
        at_x += size + 8
    c.record("pips", "symbols", Box.at(label.x1 + 16, y - size / 2, at_x - label.x1 - 24, size))
    end = c.text((at_x + 10, y), at.say("symbols", n=v.symbols, most=need), letters, face="heavy", name="symbols-text")
    return end.x1


def ritual(c: Canvas, x: float, y: float, at: Table, letters: int, right: int) -> None:
    """How far the ritual is disrupted."""
    v, t = at.view, c.theme
    episode = at.cards.episodes[v.episode]
    if v.disrupted:
        c.text(
            (x, y),
            "{check} " + at.say("disrupted"),
            letters,
            face="heavy",
            colour=t.good,
            icon_colour=t.good,
            max_width=round(right - x),
            name="ritual",
        )
        return
    label = c.text((x, y), at.say("ritual"), letters, colour=t.text_soft, name="ritual")
    most = episode.at_least
    if most > MANY_MARKS:
        c.text((label.x1 + 18, y), f"{{dmd_ritual}} {min(v.ritual, most)}/{most}", letters + 4, face="heavy", name="ritual-text")
        return
    size = round(letters * 1.3)
    step = min(size + 8, (right - label.x1 - 140) / max(1, most))
    for i in range(most):
        done = i < v.ritual
        cx = label.x1 + 18 + i * step
        c.stamp(shapes.shape("hexagon", size), cx, y - size / 2, t.good if done else (206, 146, 250))
        c.stamp(
            shapes.shape("hexagon", size - 8), cx + 4, y - size / 2 + 4, mix(t.good, (0, 0, 0), 0.55) if done else (50, 24, 74)
        )
        n = round(size * 0.56)
        c.stamp(
            icon_mask("check" if done else "dmd_ritual", n),
            cx + (size - n) / 2,
            y - n / 2,
            (236, 255, 240) if done else (226, 190, 255),
        )
    c.record("pips", "ritual-marks", Box.at(label.x1 + 18, y - size / 2, step * most, size))
    c.text((label.x1 + 26 + step * most, y), f"{min(v.ritual, most)}/{most}", letters, face="heavy", name="ritual-text")
