"""The hero board: who it is, both tracks with the heal limit, rounds, turn markers, adrenaline."""

from __future__ import annotations

from PIL import Image

from games.alone.content import Catalogue
from games.alone.view import HERO, AloneView
from games.kernel.phrases import Lang
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.names import Names, fitted, initial, shown
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, Theme, mix
from rendering.words import label, say

from . import emblems, folk
from .news import NOTHING, Changed, delta
from .sectors import HERO_COLOUR

HEADER = 252
STRIP = 132
BAND = 118
APART = "\u2002\u2002"


def person(names: Names, seat: int, lang: Lang) -> str:
    key = "pic-al-hero" if seat == HERO else "pic-al-evil-seat"
    return shown(names.get(seat, ""), say(lang, key, n=seat))


def letter(names: Names, seat: int, lang: Lang) -> str:
    return initial(person(names, seat, lang))


def draw_header(
    c: Canvas, box: Box, view: AloneView, cards: Catalogue, names: Names, lang: Lang, changed: Changed = NOTHING
) -> None:
    """Portrait, tracks, rounds; everything a life hangs on."""
    left, rest = box.cut_left(c.px(430), c.px(16))
    middle, right = rest.cut_left(rest.w - c.px(330) - c.px(16), c.px(16))
    draw_person(c, left, view, cards, names, lang)
    draw_tracks(c, middle, view, lang, changed)
    draw_rounds(c, right, view, lang)


def draw_person(c: Canvas, box: Box, view: AloneView, cards: Catalogue, names: Names, lang: Lang) -> None:
    t = c.theme
    with c.group("person"):
        c.card(box, "danger" if view.nightmare else "card", name="card")
        size = round(box.h * 0.56)
        x = box.x0 + c.px(24) + size / 2
        c.glow(x, box.centre[1], size, HERO_COLOUR, 0.35)
        c.token(
            (x, box.centre[1]), size, folk.face(view.character, emblems.emblem(view.character, cards)), colour=HERO_COLOUR, shape="shield",
            initial=letter(names, HERO, lang), name="token",
        )  # fmt: skip
        left = round(x + size / 2 + c.px(20))
        wide = box.x1 - left - c.px(22)
        lines: list[tuple[str, int, str, RGB]] = []
        who = fitted(c, person(names, HERO, lang), wide, c.type("label"))
        lines.append((who, c.type("label"), "bold", t.text))
        if view.character:
            card = cards.characters[view.character]
            lines.append((fitted(c, card.name.in_(lang), wide, c.type("small")), c.type("small"), "italic", t.text_soft))
            lines.append((card.profession.in_(lang), c.type("small"), "body", t.text_soft))
        lines.append((say(lang, f"pic-al-difficulty-{view.difficulty}"), c.type("small"), "bold", t.warn))
        step = (box.h - c.px(44)) / max(4, len(lines))
        y = box.centre[1] - step * (len(lines) - 1) / 2
        for i, (words, size, face, tone) in enumerate(lines):
            c.text((left, y + i * step), words, size, face=face, colour=tone, max_width=wide, name=f"line{i}")


# -- the tracks -----------------------------------------------------------------------------------------------------------


def draw_tracks(c: Canvas, box: Box, view: AloneView, lang: Lang, changed: Changed = NOTHING) -> None:
    """Points that are there are whole icons, lost ones that can be healed small ones, those above the heal limit dashes."""
    t = c.theme
    with c.group("tracks"):
        c.panel(box, "panel", name="panel")
        pad = c.px(24)
        letters = max(c.phone_min, c.px(54))
        number = c.measure("12", letters, "heavy")
        end = box.x1 - pad - number - (c.px(74) if changed.life or changed.composure else 0)
        step = (end - c.px(14) - box.x0 - pad) / view.track
        pip = round(min(step * 0.9, (box.h - c.px(58)) * 0.42))
        top = c.px(50)
        lane = (box.h - top - c.px(14)) / 2
        x0 = box.x0 + pad + step / 2
        limit = box.x0 + pad + view.heal_limit * step
        tag = f"{{heal}} {label(lang, 'pic-al-heal-limit', n=view.heal_limit)}"
        size = c.type("small")
        wide = c.measure(tag, size)
        at = min(max(limit, box.x0 + pad + wide / 2), box.x1 - pad - wide / 2)
        c.text((at, box.y0 + c.px(30)), tag, size, colour=t.good, anchor="mm", name="limit")
        c.stroke((limit, box.y0 + top), (limit, box.y1 - c.px(16)), max(2, c.px(4)), t.good, 0.85)
        for i, (kind, value, moved) in enumerate(
            (("life", view.life, changed.life), ("composure", view.composure, changed.composure))
        ):
            y = box.y0 + top + lane * (i + 0.5)
            for n in range(view.track):
                _point(c, (x0 + n * step, y), pip, kind, n < value, n < view.heal_limit)
            row = Box.at(box.x0 + pad, y - pip / 2, step * view.track, pip)
            c.record("pips", kind, row)
            tone = t.bad if value <= 2 else t.text
            c.text((end, y), str(value), letters, face="heavy", colour=tone, name=f"{kind}-value")
            if moved:
                delta(c, end + number + c.px(10), y, moved, kind, max(c.px(48), -(-c.phone_min * 100 // 74)))


def _point(c: Canvas, xy: tuple[float, float], size: int, kind: str, there: bool, healable: bool) -> None:
    t = c.theme
    x, y = xy
    if there:
        mask = lettering.icon_mask(kind, size)
        shadow = CACHE.get(("point-shadow", kind, size), lambda: shapes.softened(mask, 6, 3, 0.9))
        c.stamp(shadow, x - size / 2 - 6, y - size / 2 - 3, (0, 0, 0))
        c.stamp(mask, x - size / 2, y - size / 2, t.icons[kind])
    elif healable:
        small = round(size * 0.62)
        c.stamp(lettering.icon_mask(kind, small), x - small / 2, y - small / 2, mix(t.text_faint, t.ink, 0.35))
    else:
        w, h = round(size * 0.34), max(3, size // 10)
        c.stamp(shapes.rounded(w, h, h // 2), x - w / 2, y - h / 2, mix(t.text_faint, t.ink, 0.45))


# -- rounds and turns -----------------------------------------------------------------------------------------------------


def draw_rounds(c: Canvas, box: Box, view: AloneView, lang: Lang) -> None:
    """The round track: its spaces are the heal limits, the last one is the Nightmare."""
    t = c.theme
    with c.group("rounds"):
        c.panel(box, "danger" if view.nightmare else "panel", name="panel")
        title = say(lang, "pic-al-round", n=view.round)
        c.text(
            (box.centre[0], box.y0 + c.px(44)),
            title,
            c.type("label"),
            face="title",
            anchor="mm",
            max_width=box.w - c.px(36),
            name="title",
        )
        cells = Box(box.x0 + c.px(18), box.y0 + c.px(80), box.x1 - c.px(18), box.y0 + c.px(80) + c.px(74)).columns(
            len(view.heal_limits), c.px(8)
        )
        for space, cell in enumerate(cells):
            last = space == 0
            here = space == view.round_space
            tone = t.icons["nightmare"] if last else t.accent
            _space(c, cell, tone, here)
            if last:
                c.icon(cell.centre, "nightmare", round(cell.h * 0.66), mix(tone, t.ink, 0.0 if here else 0.35), label="nightmare")
            else:
                letters = max(c.phone_min, round(cell.h * 0.5))
                c.text(
                    cell.centre,
                    str(view.heal_limits[space]),
                    letters,
                    face="heavy",
                    anchor="mm",
                    colour=t.text if here else t.text_faint,
                    name=f"space{space}",
                )
        words = say(lang, "pic-al-nightmare") if view.nightmare else label(lang, "pic-al-rounds-left", n=view.round_space)
        tone = t.icons["nightmare"] if view.nightmare else t.text_soft
        c.text(
            (box.centre[0], box.y1 - c.px(46)),
            words,
            c.type("small"),
            anchor="mm",
            colour=tone,
            max_width=box.w - c.px(28),
            name="left",
        )


def _space(c: Canvas, cell: Box, tone: RGB, here: bool) -> None:
    t = c.theme
    r = c.px(12)
    c.slab(cell, r, mix(t.ink, tone, 0.32 if here else 0.08))
    c.edge(cell, r, 4 if here else 2, tone, 1.0 if here else 0.45)
    if here:
        c.glow(*cell.centre, cell.w // 2, tone, 0.35)


def turn_marker(size: int, spent: bool, now: bool, number: str, theme: Theme) -> Sprite:
    """A hexagon: available with its number, spent turned over to a tick."""

    def build() -> Sprite:
        pad = max(4, size // 8)
        shape = shapes.shape("hexagon", size)
        image = Image.new("RGB", (size + 2 * pad, size + 2 * pad), theme.warn if now else (0, 0, 0))
        mask = shapes.softened(shape, pad, size * (0.08 if now else 0.05), 1.4 if now else 0.9)
        tone = theme.accent if not spent else (84, 96, 104)
        body = shapes.gradient(size, size, (0.0, mix(tone, (0, 0, 0), 0.55)), (1.0, mix(tone, (0, 0, 0), 0.78))).copy()
        rim = max(3, size // 14)
        body.paste(
            mix(tone, (255, 255, 255), 0.35) if not spent else mix(tone, (0, 0, 0), 0.2),
            (0, 0),
            shapes.ring("hexagon", size, 0, rim),
        )
        if spent:
            glyph = lettering.icon_mask("check", round(size * 0.42))
            body.paste((128, 140, 148), ((size - glyph.width) // 2, (size - glyph.height) // 2), glyph)
        else:
            ink, _, _ = lettering.text_mask(number, "heavy", round(size * 0.52))
            ink = ink.crop(ink.getbbox() or (0, 0, 1, 1))
            body.paste((240, 252, 255), ((size - ink.width) // 2, (size - ink.height) // 2), ink)
        image.paste(body, (pad, pad), shape)
        mask.paste(255, (pad, pad), shape)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("turn-marker", size, spent, now, number, theme.mood, theme.palette), build)


def draw_turns(c: Canvas, box: Box, view: AloneView, lang: Lang, changed: Changed = NOTHING) -> None:
    """Eight turn markers, adrenaline and what of it was used this turn."""
    t = c.theme
    with c.group("turns"):
        c.panel(box, "panel", name="panel")
        size = round(box.h * 0.66)
        turns = say(lang, "pic-al-turns")
        x = box.x0 + c.px(26)
        end = c.text((x, box.centre[1]), turns, c.type("small"), colour=t.text_soft, name="label")
        x = end.x1 + c.px(20)
        step = size * 1.1
        running = view.phase in ("action", "turn_end")
        for i in range(view.turns):
            spent = i < view.turn
            now = not view.over and (i == view.turn - 1 if running else i == view.turn)
            c.put(turn_marker(size, spent, now, str(i + 1), t), x + i * step, box.centre[1] - size / 2)
        row = Box.at(x, box.centre[1] - size / 2, step * (view.turns - 1) + size, size)
        c.record("pips", "markers", row, size=round(size * 0.52))
        x = row.x1 + c.px(36)
        end = c.text(
            (x, box.centre[1]),
            f"{{adrenaline}} {view.adrenaline}/{view.capacity}",
            max(c.phone_min, c.px(52)),
            face="heavy",
            name="adrenaline",
        )
        x = end.x1 + c.px(12)
        if changed.adrenaline:
            x = delta(c, x, box.centre[1], changed.adrenaline, "adrenaline", max(c.px(48), -(-c.phone_min * 100 // 74)))
        used = [
            (icon, say(lang, f"pic-al-{key}"))
            for icon, key, on in (("bullet_time", "bullet-time", view.bullet_time), ("heal", "healed", view.healed))
            if on
        ]
        words = APART.join(f"{{{icon}}}\u00a0{text}" for icon, text in used) or label(lang, "pic-al-adrenaline")
        x += c.px(20)
        c.text(
            (x, box.centre[1]),
            words,
            c.type("small"),
            colour=t.warn if used else t.text_soft,
            max_width=box.x1 - c.px(20) - round(x),
            name="used",
        )


# -- all of it in one lane ------------------------------------------------------------------------------------------------


def draw_strip(
    c: Canvas, box: Box, view: AloneView, cards: Catalogue, names: Names, lang: Lang, words: str = "", changed: Changed = NOTHING
) -> None:
    """How the hero is doing, for pictures that show something else large. `words` stand below the name."""
    t = c.theme
    with c.group("strip"):
        c.panel(box, "danger" if view.nightmare else "panel", name="panel")
        size = box.h - c.px(32)
        x = box.x0 + c.px(22) + size / 2
        c.token(
            (x, box.centre[1]),
            size,
            folk.face(view.character, emblems.emblem(view.character, cards)),
            colour=HERO_COLOUR,
            shape="shield",
            name="hero",
        )
        x += size / 2 + c.px(20)
        right = box.x1 - c.px(26)
        badge = max(c.px(48), -(-c.phone_min * 100 // 74))
        big = max(c.phone_min, c.px(54))
        tracks = [("life", view.life, changed.life), ("composure", view.composure, changed.composure)]
        # The numbers first: the names take what is left.
        turn = label(lang, "pic-al-turn-of", n=view.turn, of=view.turns)
        last = say(lang, "pic-al-nightmare") if view.nightmare else f"{turn} · {{heal}} {view.heal_limit}"
        first = say(lang, "pic-al-round", n=view.round)
        tail = max(c.measure(last, c.type("small")), c.measure(first, c.phone_min, "title"))
        pool = f"{{adrenaline}} {view.adrenaline}/{view.capacity}"
        wide = sum(
            c.measure(f"{{{icon}}} {value}", big, "heavy") + c.px(30) + (badge * 2 + c.px(10) if moved else 0)
            for icon, value, moved in tracks
        )
        wide += c.measure(pool, c.type("label"), "heavy") + c.px(34)
        room = max(c.px(120), round(right - tail - wide - x - c.px(30)))
        who = fitted(c, person(names, HERO, lang), room, c.type("body"))
        c.text((x, box.y0 + box.h * (0.32 if words else 0.5)), who, c.type("body"), max_width=room, name="name")
        if words:
            c.text((x, box.y0 + box.h * 0.70), words, c.type("small"), colour=t.accent, max_width=room, name="words")
        x = right - tail - wide - c.px(10)
        for icon, value, moved in tracks:
            tone = t.bad if value <= 2 else t.text
            end = c.text((x, box.centre[1]), f"{{{icon}}} {value}", big, face="heavy", colour=tone, name=icon)
            x = end.x1 + c.px(10)
            if moved:
                x = delta(c, x, box.centre[1], moved, icon, badge)
            x += c.px(20)
        c.text((x, box.centre[1]), pool, c.type("label"), face="heavy", name="adrenaline")
        c.text(
            (right, box.y0 + box.h * 0.32),
            first,
            c.type("body"),
            face="title",
            anchor="rm",
            max_width=tail + c.px(10),
            name="round",
        )
        c.text(
            (right, box.y0 + box.h * 0.70),
            last,
            c.type("small"),
            colour=t.icons["nightmare"] if view.nightmare else t.text_soft,
            anchor="rm",
            max_width=tail + c.px(10),
            name="turn",
        )
