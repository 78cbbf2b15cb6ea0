"""A roll: both sides, the dice large, what counts as they lie, what throwing again could change."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView, Roll, RollView
from games.kernel.phrases import Lang
from rendering import shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.news import MINUS
from rendering.layout import Box
from rendering.lettering import escape
from rendering.names import Names
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, Theme, mix, theme

from . import alt, pieces
from .board import LOW, MAP_H, MAP_W
from .chances import AGAINST, again, chances
from .emblems import emblem
from .folk import figure
from .head import draw_track
from .look import KINDS, MOOD_NAME, SPARE_KIND, kind_of
from .rooms.brush import Brush, planks, rough
from .rooms.house import house_of, painted
from .turn_head import TRACK_W
from .words import Table

WIDTH, MARGIN, GAP = 1200, 16, 10
TITLE, SIDES, TRAY, FOOT = 58, 244, 312, 224
CYAN: RGB = (130, 226, 255)
ROUND = 18
LIGHT, RAYS = 700, 560  # how wide the light of each side is, and the one between them
# What a die shows while it tumbles.
TUMBLING = ("success", "blank", "tentacle", "sign")
TILT = (4, -6, 5, -4, 7, -3, 6, -5)


def draw_roll(
    view: DeathView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", *, numbered: bool = False
) -> Drawn:
    """`numbered`: single dice are asked for, by their numbers."""
    roll, counted = view.roll, view.counted
    assert roll is not None
    assert counted is not None
    at = Table(view, cards, lang, names)
    c = Canvas(WIDTH, 2 * MARGIN + TITLE + SIDES + TRAY + FOOT + 3 * GAP, theme(MOOD_NAME, look))
    top, rest = c.frame.inset(MARGIN).cut_top(TITLE, GAP)
    sides, rest = rest.cut_top(SIDES, GAP)
    tray, foot = rest.cut_top(TRAY, GAP)
    _title(c, top, roll, at)
    _sides(c, sides, roll, counted, at)
    _tray(c, tray, roll, counted, at, numbered)
    left, right = foot.cut_left(round(foot.w * 0.53), GAP)
    _now(c, left, roll, counted, at)
    _again(c, right, roll, counted, at)
    return finish(c, describe(at))


def describe(at: Table) -> str:
    v = at.view
    roll, counted = v.roll, v.counted
    assert roll is not None
    assert counted is not None
    dice = alt.listed(at.say(f"say-{d.kind}", face=face_words(d.face, at)) for d in roll.dice)
    parts = [headline(roll, at) + ".", at.say("say-dice", dice=dice)]
    parts += [line.replace("**", "") + "." for _, line, _ in meaning(roll, counted, at)]
    thrown = again(roll, counted, needed(roll, at))
    if thrown:
        for ch in chances(roll, counted, needed(roll, at), at.cards):
            parts.append(f"{chance_words(ch.what, roll, at)}: {round(ch.now * 100)} % → {round(ch.then * 100)} %.")
    else:
        parts.append(at.say("no-reroll") + ".")
    return " ".join([*parts, alt.person(v.investigators[roll.who], at), alt.great(at)])


def headline(roll: Roll, at: Table) -> str:
    return at.say(f"roll-{roll.why}", name=at.who(roll.who))


def face_words(face: str, at: Table) -> str:
    return at.say(f"face-{face}", minus=MINUS)


def opponent(roll: Roll) -> str:
    """The figure on the other side; "" where it is fire or a task."""
    if roll.why in ("attack", "shot"):
        return roll.targets[0] if roll.targets else ""
    return roll.by if roll.why in ("attacked", "stage") else ""


def needed(roll: Roll, at: Table) -> int:
    """How many successes one hopes for."""
    if roll.why == "task":
        return roll.need
    foe = next((e for e in at.view.enemies if e.id == opponent(roll)), None)
    return max(1, foe.health - foe.wounds) if foe else max(1, roll.need)


def chance_words(what: str, roll: Roll, at: Table) -> str:
    return at.say(f"chance-{what}", enemy=at.enemy(opponent(roll))) if what == "kill" else at.say(f"chance-{what}")


def _title(c: Canvas, box: Box, roll: Roll, at: Table) -> None:
    """What is rolled, where, and how near the end is."""
    track = Box(box.x1 - TRACK_W, box.y0 + 5, box.x1 - 6, box.y1 - 5)
    draw_track(c, track, at, size=46)
    room = track.x0 - box.x0 - 30
    title = c.text(
        (box.x0 + 8, box.centre[1]),
        headline(roll, at),
        48,
        face="title_heavy",
        metal=True,
        max_width=room,
        min_size=32,
        name="title",
    )
    space = f"{{dmd_space}} {at.space(at.view.investigators[roll.who].space)}"
    if c.measure(space, 32, "bold") <= room - title.w - 20:
        c.text((title.x1 + 20, box.centre[1] + 2), space, 32, colour=c.theme.text_soft, name="space")


def _scene(at: Table, space: str, w: int, h: int, t: Theme) -> Image.Image:
    """The room they stand in, out of focus."""

    def build() -> Image.Image:
        house = house_of(at.view.episode, at.cards, MAP_W, MAP_H, LOW)  # as on the board: painted once
        room = house.rooms.get(space) or next(iter(house.rooms.values()))
        image = painted(house, at.view.episode, t).crop((room.x0, room.y0, room.x1, room.y1))
        high = round(room.w * h / w)
        top = max(0, min(room.h - high, house.face // 3))
        image = image.crop((0, top, room.w, min(room.h, top + high))).resize((w, h), Image.Resampling.BICUBIC)
        image = image.filter(ImageFilter.GaussianBlur(4))
        return Image.blend(image, Image.new("RGB", (w, h), (12, 6, 10)), 0.42)

    return CACHE.get(("dmd-scene", at.view.episode, space, w, h, t.palette), build)


def _rays(w: int, h: int) -> Image.Image:
    """They reach as far as their light, in the middle of so wide a field."""

    def build() -> Image.Image:
        mask = Image.new("L", (w * 2, h * 2), 0)
        pen = ImageDraw.Draw(mask)
        cx, cy = w, h
        for i in range(28):
            a, q = 2 * math.pi * i / 28, 0.055 + 0.03 * (i % 3 == 0)
            pen.polygon(
                [
                    (cx, cy),
                    (cx + 1400 * math.cos(a - q), cy + 1400 * math.sin(a - q)),
                    (cx + 1400 * math.cos(a + q), cy + 1400 * math.sin(a + q)),
                ],
                fill=255,
            )
        light = shapes.halo(RAYS, 420, 0.85).crop((0, 210 - h // 2, RAYS, 210 - h // 2 + h))
        left = w // 2 - RAYS // 2
        return ImageChops.multiply(mask.reduce(2).crop((left, 0, left + RAYS, h)), light)

    return CACHE.get(("dmd-rays", w, h), build)


def _light(w: int, h: int, left: int) -> Image.Image:
    """What falls into a field from there on, of a light that is larger than it; its corners are round."""

    def build() -> Image.Image:
        x0, x1 = max(0, left), min(w, left + LIGHT)
        halo = shapes.halo(LIGHT, 460, 0.6).crop((x0 - left, 100, x1 - left, 100 + h))
        return ImageChops.multiply(halo, shapes.rounded(w, h, ROUND).crop((x0, 0, x1, h)))

    return CACHE.get(("dmd-light", w, h, left), build)


def _sides(c: Canvas, box: Box, roll: Roll, counted: RollView, at: Table) -> None:
    v, t = at.view, c.theme
    p = v.investigators[roll.who]
    c.inlay(_scene(at, p.space, box.w, box.h, t), box, ROUND)
    seat = t.seat(p.who).colour
    foe = opponent(roll)
    other: RGB = (255, 120, 40) if roll.why == "fire" else KINDS.get(kind_of(foe), SPARE_KIND)[0] if foe else (150, 90, 220)
    for tone, x in ((seat, -160), (other, box.w - 540)):
        c.stamp(_light(box.w, box.h, x), box.x0 + max(0, x), box.y0, tone)
    c.stamp(_rays(box.w, box.h), box.x0 + box.w // 2 - RAYS // 2, box.y0, (255, 214, 110))
    c.edge(box, ROUND, 4, t.brass)
    c.record("area", "sides", box)
    foot, high = box.y1 - 16, box.h - 18
    with c.group("left"):
        tall = round(high * 1.22)  # a figure does not fill its sheet
        body = tall - _empty_above(figure(p.id, tall, seat))
        tall = min(tall, tall * (box.h - 8) // max(1, body))  # … unless in a top hat: it stays below the headline
        c.put(figure(p.id, tall, seat), box.x0 + 120 - tall / 2, foot + 8 - tall)
        c.record("icon", "figure", Box.around(box.x0 + 120, foot - high / 2, 170, high - 10))
        x = box.x0 + 226
        _side_name(c, Box(x, box.y0 + 10, x + 262, box.y0 + 82), at.who(p.who), c.theme.text, "l")
        own = roll.why not in AGAINST
        y = box.y0 + 102
        if own:
            _count_dice(c, x, y, roll, 250)
        stats = f"{{dmd_wound}} {p.wounds}/{at.cards.numbers.wounds}"
        c.text((x, box.y0 + 158), stats, 40, face="heavy", name="wounds")
        c.text((x, box.y0 + 210), f"{{dmd_stress}} {p.stress}/{p.max_stress}", 40, face="heavy", name="stress")
    with c.group("right"):
        _other(c, box, roll, at, other, foot, high)
    _seal(c, box, roll, counted, at)


def _empty_above(figure: Sprite) -> int:
    """How much of its sheet's height a figure leaves free over its head; its soft shadow does not count."""
    solid = figure.mask.point([255 * (light > 240) for light in range(256)]).getbbox()
    return figure.dy + solid[1] if solid else 0


def _side_name(c: Canvas, box: Box, name: str, tone: RGB, align: str) -> None:
    c.paragraph(
        box,
        escape(name),
        42,
        min_size=32,
        face="title_heavy",
        align=align,
        valign="m",
        leading=0.96,
        max_lines=2,
        colour=tone,
        shadow=True,
        name="name",
    )


def _count_dice(c: Canvas, x: float, y: float, roll: Roll, wide: int, right: bool = False) -> None:
    size = 38
    step = min(size + 6, wide / max(1, len(roll.dice)))
    left = x - step * len(roll.dice) if right else x
    for i, d in enumerate(roll.dice):
        pieces.small_die(c, left + i * step, y, size, d.kind == "bonus")
    c.record("pips", "dice", Box.at(left, y - size / 2, step * len(roll.dice), size))


def _other(c: Canvas, box: Box, roll: Roll, at: Table, tone: RGB, foot: float, high: int) -> None:
    t = c.theme
    foe = next((e for e in at.view.enemies if e.id == opponent(roll)), None)
    cx = box.x1 - 128
    right = box.x1 - 246
    pale = mix(tone, (255, 255, 255), 0.45)
    if opponent(roll):
        kind = kind_of(opponent(roll))
        c.put(pieces.standee(kind, high - 20), cx - (high - 20) / 2, foot - high + 20)
        c.record("icon", "figure", Box.around(cx, foot - high / 2 + 10, high - 20, high - 20))
        _side_name(c, Box(right - 228, box.y0 + 10, right, box.y0 + 82), at.enemy(opponent(roll)), pale, "r")
        if roll.why in AGAINST:
            _count_dice(c, right, box.y0 + 102, roll, 250, right=True)
        if foe:
            left = max(0, foe.health - foe.wounds)
            c.text(
                (right, box.y0 + 158),
                f"{{dmd_life}} {left}/{foe.health}",
                40,
                face="heavy",
                anchor="rm",
                icon_colour=t.icons["dmd_wound"],
                name="life",
            )
            if roll.why not in AGAINST:
                size = 34
                dice = [*(["standard"] * foe.standard), *(["bonus"] * foe.bonus)]
                step = min(size + 6, 180 / max(1, len(dice)))
                for i, kind in enumerate(dice):
                    pieces.small_die(c, right - step * (len(dice) - i), box.y0 + 210, size, kind == "bonus")
                c.record("pips", "its-dice", Box.at(right - step * len(dice), box.y0 + 193, step * len(dice), size))
        if len(roll.targets) > 1:
            c.badge((cx + 90, foot - 40), f"×{len(roll.targets)}", 46, t.paper_light, name="targets")
        return
    if roll.why == "fire":
        pieces.fire(c, cx, foot, high - 30)
        c.record("icon", "figure", Box.around(cx, foot - high / 2, 170, high - 40))
        _count_dice(c, right, box.y0 + 102, roll, 250, right=True)
        return
    words = _subject(c, (cx, box.centre[1]), roll, at)
    c.paragraph(
        Box(right - 250, box.y0 + 20, right, box.y0 + 150),
        words,
        38,
        min_size=31,
        face="bold",
        align="r",
        leading=1.05,
        colour=(240, 220, 255),
        shadow=True,
        name="name",
    )


def _subject(c: Canvas, xy: tuple[float, float], roll: Roll, at: Table) -> str:
    """What a task is about, drawn: the thing itself, or the emblem of the find. Its name."""
    c.glow(*xy, 130, (190, 120, 255), 0.8)
    action = next((a for a in at.cards.episodes[at.view.episode].actions if a.id == roll.by), None)
    if action is None:
        found = at.cards.discoveries.get(roll.by)
        c.icon(xy, emblem(found.id, at.cards) if found else "dmd_find", 150, (240, 220, 255), label="figure")
        return found.name.in_(at.lang) if found else at.say("find-card")
    thing = pieces.thing_of(f"{' '.join(action.where)} {action.then}")
    size = 180
    if thing in ("altar", "corpse"):
        s = pieces.altar(size, False) if thing == "altar" else pieces.corpse(size)
    elif thing:
        s = pieces.disc(thing, "", 160, c.theme)
    else:
        c.icon(xy, "dmd_ritual", 150, (240, 220, 255), label="figure")
        return action.name.in_(at.lang)
    c.put(s, xy[0] - s.image.width / 2 - s.dx, xy[1] - s.image.height / 2 - s.dy)
    c.record("icon", "figure", Box.around(*xy, size, round(size * 0.8)))
    return action.name.in_(at.lang)


def score(roll: Roll, counted: RollView, at: Table) -> tuple[str, str, str]:
    """The numbers on the seal, the word below them, and what they are."""
    if roll.why in AGAINST:
        n = counted.successes
        word = at.say("deadly") if counted.deadly else at.say("wounding") if n else at.say("harmless")
        return str(n), word, at.say("hits-wounds", name=at.who(roll.who))
    need = needed(roll, at)
    enough = counted.successes >= need
    if roll.why == "task":
        return f"{counted.successes} : {need}", at.say("enough" if enough else "short"), at.say("hits-need")
    return f"{counted.successes} : {need}", at.say("deadly" if enough else "short"), at.say("hits-life")


def _seal(c: Canvas, box: Box, roll: Roll, counted: RollView, at: Table) -> None:
    t = c.theme
    numbers, word, what = score(roll, counted, at)
    cx, cy, size = box.centre[0], box.y0 + 104, 190
    good = (roll.why not in AGAINST and counted.successes >= needed(roll, at)) or (roll.why in AGAINST and not counted.successes)
    c.glow(cx, cy, 170, (255, 190, 70) if good else (255, 60, 40), 0.75)
    shadow = CACHE.get(("dmd-seal-shadow", size), lambda: shapes.softened(shapes.shape("seal", size), 16, 8, 0.9))
    c.stamp(shadow, cx - size / 2 - 16, cy - size / 2 - 10, (0, 0, 0))
    c.stamp(shapes.shape("seal", size), cx - size / 2, cy - size / 2, t.brass)
    c.stamp(shapes.shape("seal", size - 14), cx - size / 2 + 7, cy - size / 2 + 7, (22, 74, 44) if good else (92, 18, 20))
    c.text((cx, cy - 18), numbers, 64, face="title_heavy", anchor="mm", metal=True, max_width=150, name="score")
    c.text((cx, cy + 36), word, 34, face="heavy", anchor="mm", colour=(255, 226, 170), max_width=150, name="verdict")
    wide = c.measure(what, 32, "bold") + 40
    pill = Box.around(cx, box.y1 - 30, min(wide, 360), 46)
    c.slab(pill, 23, (20, 10, 12), 0.94)
    c.edge(pill, 23, 3, t.brass)
    c.text(pill.centre, what, 32, anchor="mm", max_width=pill.w - 30, shadow=False, name="what")


def _felt(w: int, h: int) -> Image.Image:
    def build() -> Image.Image:
        b = Brush(w, h, 1.0, 31)
        planks(b, (108, 62, 34), 30)
        wood = b.im.reduce(2)
        wood.paste(wood.crop((0, 80, w, 160)), (0, 0))
        felt = rough(Image.new("RGB", (w - 40, h - 40), (96, 28, 34)), 8, 1.2, 60)
        felt.paste((164, 56, 54), (w // 2 - 540, -120), shapes.halo(1040, 440, 0.8))
        edge = ImageChops.invert(shapes.softened(shapes.rounded(w - 64, h - 64, 14), 12, 10))
        felt.paste((14, 4, 6), (0, 0), shapes.faded(edge, 0.8))
        wood.paste(felt, (20, 20), shapes.rounded(w - 40, h - 40, 14))
        return wood

    return CACHE.get(("dmd-tray", w, h), build)


def _tray(c: Canvas, box: Box, roll: Roll, counted: RollView, at: Table, numbered: bool) -> None:
    t = c.theme
    c.inlay(_felt(box.w, box.h), box, 22)
    c.edge(box, 22, 4, t.brass)
    c.record("area", "tray", box)
    inner = box.inset(34, 26)
    n = len(roll.dice)
    rows = 1 if n <= 8 else 2
    per = math.ceil(n / rows) if n else 1
    thrown = again(roll, counted, needed(roll, at))
    free = counted.free
    for i, d in enumerate(roll.dice):
        lane = inner.rows(rows)[i // per]
        here = min(per, n - (i // per) * per)
        step = min(250.0, inner.w / here)
        size = round(min(168 if rows == 1 else 104, step * 0.8))
        x = inner.centre[0] + (i % per - (here - 1) / 2) * step
        y = lane.centre[1] - (36 if rows == 1 else 4)
        lit = i in thrown
        c.stamp(shapes.halo(round(size * 1.5), round(size * 0.7), 1.0), x - size * 0.75, y + size * 0.2, (0, 0, 0))
        kind = ("dmd-die", d.kind, t.palette)
        c.throw(f"die{i}", (x, y), size, kind, lambda k, d=d, size=size: pieces.die(d.kind, TUMBLING[k % 4], size, 0, t))
        c.put(pieces.die(d.kind, d.face, size, TILT[i % len(TILT)], t, lit), x - size / 2, y - size / 2)
        c.record("die", f"die{i}", Box.around(x, y, size, size))
        if rows == 1:
            words = face_words(d.face, at)
            tone = {
                "success": t.icons["dmd_success"],
                "both": t.icons["dmd_tentacle"],
                "tentacle": t.icons["dmd_tentacle"],
                "sign": t.icons["dmd_elder"],
            }.get(d.face, t.text_soft)
            c.paragraph(
                Box.around(x, box.y1 - 62, round(step) - 8, 64),
                words,
                32,
                min_size=24,
                align="m",
                valign="m",
                leading=0.98,
                face="bold",
                colour=tone,
                max_lines=2,
                name=f"face{i}",
            )
        if numbered:
            c.badge((x - size * 0.42, y - size * 0.4), str(i + 1), 52, t.paper_light, name=f"number{i}")
        if lit:
            price = "{dmd_reroll}" if step < 170 else "{dmd_reroll} " + at.say("price-free" if free > 0 else "price-stress")
            free -= 1
            wide = c.measure(price, 30, "heavy") + 26
            tag = Box.around(x, y + size / 2 - 2, wide, 40)
            c.slab(tag, 20, (14, 66, 92))
            c.edge(tag, 20, 3, CYAN)
            c.text(
                tag.centre,
                price,
                31,
                face="heavy",
                anchor="mm",
                colour=(220, 246, 255),
                icon_colour=CYAN,
                shadow=False,
                over=True,
                name=f"price{i}",
            )


def meaning(roll: Roll, counted: RollView, at: Table) -> list[tuple[str, str, str]]:
    """What the dice do as they lie: a glyph, a line, and more about it."""
    p = at.view.investigators[roll.who]
    n, numbers = counted.successes, at.cards.numbers
    rows: list[tuple[str, str, str]] = []
    if roll.why in AGAINST:
        line = (
            at.say("now-hurt", n=n, before=p.wounds, after=min(numbers.wounds, p.wounds + n), most=numbers.wounds)
            if n
            else at.say("now-unhurt")
        )
        rows.append(("dmd_wound", line, at.say("deadly") if counted.deadly else ""))
    elif roll.why == "task":
        need = needed(roll, at)
        rows.append(("dmd_success", at.say("now-done" if n >= need else "now-fails", n=n, need=need), ""))
    else:
        need, enemy = needed(roll, at), at.enemy(opponent(roll))
        if n >= need:
            line = at.say("now-kills", n=n, enemy=enemy)
        elif n:
            line = at.say("now-wounds", n=n, enemy=enemy, left=need - n)
        else:
            line = at.say("now-misses", enemy=enemy)
        rows.append(("dmd_success", line, ""))
    lost = min(numbers.sanity.skull, p.sanity + counted.tentacles)
    if counted.tentacles:
        stop = next((v for v in numbers.sanity.thresholds if v > p.sanity), numbers.sanity.skull)
        lost = min(lost, stop)
        rows.append(
            (
                "dmd_tentacle",
                at.say("now-sanity", n=counted.tentacles, before=p.sanity, after=lost),
                at.say("now-threshold") if lost == stop else "",
            )
        )
    else:
        rows.append(("dmd_sanity", at.say("now-calm"), ""))
    if counted.signs:
        rows.append(("dmd_elder", at.say("now-signs", n=counted.signs), ""))
    return rows


def _now(c: Canvas, box: Box, roll: Roll, counted: RollView, at: Table) -> None:
    t = c.theme
    with c.group("now"):
        c.card(box, "card", name="card")
        c.text((box.x0 + 28, box.y0 + 38), at.say("now"), 38, face="title", metal=True, name="title")
        rows = meaning(roll, counted, at)[:3]
        step = (box.h - 66) / max(2, len(rows))
        for i, (icon, line, more) in enumerate(rows):
            y = box.y0 + 62 + step * (i + 0.5)
            tone = t.icons.get(icon, t.text)
            n = 50
            c.stamp(shapes.rounded(n, n, 12), box.x0 + 24, y - n / 2, mix(tone, t.ink, 0.82))
            c.icon((box.x0 + 24 + n / 2, y), icon, 38, tone, shadow=False)
            words = f"{line}. {more}" if more else line
            c.paragraph(
                Box(box.x0 + 92, round(y - step / 2), box.x1 - 22, round(y + step / 2)),
                words,
                33,
                min_size=31,
                valign="m",
                leading=1.0,
                max_lines=2,
                name=f"row{i}",
            )


def _again(c: Canvas, box: Box, roll: Roll, counted: RollView, at: Table) -> None:
    t = c.theme
    p = at.view.investigators[roll.who]
    thrown = again(roll, counted, needed(roll, at))
    with c.group("again"):
        c.card(box, "card", name="card")
        c.text((box.x0 + 28, box.y0 + 38), at.say("again"), 38, face="title", metal=True, max_width=250, name="title")
        c.text(
            (box.x1 - 26, box.y0 + 38), f"{{dmd_stress}} {p.stress}/{p.max_stress}", 36, face="heavy", anchor="rm", name="stress"
        )
        if not counted.rerolls:
            c.text((box.x0 + 28, box.y0 + 110), at.say("no-reroll"), 34, colour=t.text_soft, max_width=box.w - 56, name="none")
            return
        line = at.say("free", n=counted.free) if counted.free else at.say("price")
        c.text(
            (box.x0 + 28, box.y0 + 82),
            f"{{dmd_reroll}} {line}",
            33,
            colour=CYAN,
            icon_colour=CYAN,
            max_width=box.w - 56,
            name="price",
        )
        if not thrown:
            c.text(
                (box.x0 + 28, box.y0 + 140), at.say("nothing-to-gain"), 34, colour=t.text_soft, max_width=box.w - 56, name="none"
            )
            return
        for k, ch in enumerate(chances(roll, counted, needed(roll, at), at.cards)):
            y = box.y0 + 122 + k * 56
            tone = t.good if k == 0 else t.icons["dmd_sanity"]
            share = c.text(
                (box.x1 - 26, y),
                f"{round(ch.now * 100)} → **{round(ch.then * 100)} %**",
                34,
                anchor="rm",
                colour=tone,
                name=f"share{k}",
            )
            c.text((box.x0 + 28, y), chance_words(ch.what, roll, at), 33, max_width=share.x0 - box.x0 - 44, name=f"chance{k}")
            bar = Box(box.x0 + 28, y + 20, box.x1 - 26, y + 34)
            c.slab(bar, 7, (10, 6, 8))
            wide = max(14, round(bar.w * ch.then))
            c.stamp(shapes.rounded(wide, bar.h, 7), bar.x0, bar.y0, tone)
            c.stamp(shapes.rounded(5, 24, 2), bar.x0 + (bar.w - 5) * ch.now, bar.y0 - 5, (255, 255, 255))
