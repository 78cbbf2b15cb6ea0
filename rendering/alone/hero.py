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

STRIP = 132
BAND = 118
LANE, HEAD = 108, 132  # on a board 1200 wide
APART = "\u2002\u2002"


def person(names: Names, seat: int, lang: Lang) -> str:
    key = "pic-al-hero" if seat == HERO else "pic-al-evil-seat"
    return shown(names.get(seat, ""), say(lang, key, n=seat))


def letter(names: Names, seat: int, lang: Lang) -> str:
    return initial(person(names, seat, lang))


def role(view: AloneView, cards: Catalogue, lang: Lang) -> str:
    """What the hero is, and how hard it shall be."""
    hard = say(lang, f"pic-al-difficulty-{view.difficulty}")
    return f"{cards.characters[view.character].profession.in_(lang)} · {hard}" if view.character else hard


# -- rounds and turns -----------------------------------------------------------------------------------------------------


def draw_head(
    c: Canvas, box: Box, view: AloneView, cards: Catalogue, names: Names, lang: Lang, changed: Changed = NOTHING
) -> None:
    """Two lines beside the portrait: who it is and the rounds, whose spaces are the heal limits (the last one is the Nightmare);
    then life, composure and adrenaline, and the turns of this round."""
    t = c.theme
    with c.group("head"):
        c.panel(box, "danger" if view.nightmare else "panel", name="panel")
        size = box.h - c.px(44)
        x = box.x0 + c.px(24) + size / 2
        icon = folk.face(view.character, emblems.emblem(view.character, cards))
        c.token((x, box.centre[1]), size, icon, colour=HERO_COLOUR, shape="shield", name="hero")
        lanes = Box(round(x + size / 2 + c.px(24)), box.y0 + c.px(12), box.x1 - c.px(24), box.y1 - c.px(12)).rows(2)
        first = _rounds(c, lanes[0], view, lang)
        who, what = person(names, HERO, lang), role(view, cards, lang)
        room = first - c.px(30) - lanes[0].x0
        with c.squeezed(f"{who}{APART}{what}", room):
            short = fitted(c, who, max(room - c.measure(APART + what, c.phone_min), room // 4), c.type("body"))
            end = c.text((lanes[0].x0, lanes[0].centre[1]), short, c.type("body"), max_width=room, name="name").x1
            left = room - (end - lanes[0].x0) - c.px(24)
            c.text((end + c.px(24), lanes[0].centre[1]), what, c.type("body"), colour=t.accent, max_width=left, name="words")
        _numbers(c, lanes[1], _turns(c, lanes[1], view), view, lang, changed)


def _rounds(c: Canvas, lane: Box, view: AloneView, lang: Lang) -> int:
    """At the right end; returns where they begin."""
    t = c.theme
    gap, wide = c.px(10), c.px(76)
    track = Box(lane.x1 - len(view.heal_limits) * (wide + gap) + gap, lane.y0 + 3, lane.x1, lane.y1 - 3)
    for space, cell in enumerate(track.columns(len(view.heal_limits), gap)):
        here = space == view.round_space
        _space(c, cell, t.icons["nightmare"] if not space else t.accent, here)
        if not space:
            tone = mix(t.icons["nightmare"], t.ink, 0.0 if here else 0.35)
            c.icon(cell.centre, "nightmare", round(cell.h * 0.8), tone, label="nightmare")
            continue
        tone = t.text if here else t.text_faint
        limit, high = str(view.heal_limits[space]), max(c.phone_min, round(cell.h * 0.6))
        c.text(cell.centre, limit, high, face="heavy", anchor="mm", colour=tone, name=f"space{space}")
    x = c.icon((track.x0 - c.px(34), lane.centre[1]), "heal", c.px(46), t.good, label="heal").x0 - c.px(26)
    words = say(lang, "pic-al-nightmare") if view.nightmare else say(lang, "pic-al-round", n=view.round)
    tone = t.icons["nightmare"] if view.nightmare else t.text
    return c.text((x, lane.centre[1]), words, c.type("body"), face="title", anchor="rm", colour=tone, name="round").x0


def _turns(c: Canvas, lane: Box, view: AloneView) -> int:
    """At the right end; returns where they begin."""
    running = view.phase in ("start", "action", "turn_end")
    size = lane.h
    step = size * 1.1
    x = lane.x1 - step * (view.turns - 1) - size
    for i in range(view.turns):
        now = not view.over and i == (view.turn_now - 1 if running else view.turn)
        c.put(turn_marker(size, i < view.turn, now, str(i + 1), c.theme), x + i * step, lane.y0)
    return c.record("pips", "turns", Box(round(x), lane.y0, lane.x1, lane.y1), size=round(size * 0.55)).x0


def _numbers(c: Canvas, lane: Box, end: int, view: AloneView, lang: Lang, changed: Changed) -> None:
    """Up to `end`; what was used of this turn in words if there is room for them, else by its sign."""
    t = c.theme
    x, y = lane.x0, lane.centre[1]
    badge = max(c.px(48), -(-c.phone_min * 100 // 74))
    for icon, value, moved in (("life", view.life, changed.life), ("composure", view.composure, changed.composure)):
        tone = t.bad if value <= 2 else t.text
        x = c.text((x, y), f"{{{icon}}} {value}", c.px(56), face="heavy", colour=tone, name=icon).x1 + c.px(10)
        if moved:
            x = delta(c, x, y, moved, icon, badge)
        x += c.px(26)
    pool = f"{{adrenaline}} {view.adrenaline}/{view.capacity}"
    x = c.text((x, y), pool, c.px(48), face="heavy", name="adrenaline").x1 + c.px(34)
    used = [
        (icon, say(lang, f"pic-al-{key}"))
        for icon, key, on in (("bullet_time", "bullet-time", view.bullet_time), ("heal", "healed", view.healed))
        if on
    ]
    room = end - c.px(28) - x
    words = APART.join(f"{{{icon}}}\u00a0{said}" for icon, said in used)
    if c.measure(words, c.phone_min) > room:
        words = " ".join(f"{{{icon}}}" for icon, _ in used)
    if used and c.measure(words, c.phone_min) <= room:
        c.text((end - c.px(28), y), words, c.phone_min, colour=t.warn, anchor="rm", name="used")


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
            ink, _, _ = lettering.text_mask(number, "heavy", round(size * 0.55))
            ink = ink.crop(ink.getbbox() or (0, 0, 1, 1))
            body.paste((240, 252, 255), ((size - ink.width) // 2, (size - ink.height) // 2), ink)
        image.paste(body, (pad, pad), shape)
        mask.paste(255, (pad, pad), shape)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("turn-marker", size, spent, now, number, theme.mood, theme.palette), build)


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
        turn = label(lang, "pic-al-turn-of", n=view.turn_now, of=view.turns)
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
