"""A fight: both sides in person, what each is worth, what is added, the dice as the largest thing on the picture, who wins."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.kernel.phrases import Lang
from games.talisman.content import Catalogue
from games.talisman.view import Side, TalismanView
from rendering import lettering, materials, pieces, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.offered import copies_of
from rendering.layout import Box
from rendering.names import Names, cut, fitted
from rendering.sprites import CACHE
from rendering.theme import RGB, Theme, mix, theme
from rendering.words import say

from . import alt
from .emblems import emblem
from .pieces import being, die, figure_of, form_of, frame, plaque, quiet
from .scenes import scene
from .spots import Table
from .words import initial, name_of, person

WIDTH, HEIGHT = 1200, 880
LOW_SUM, HIGH_SUM = 210, 352  # the panels with the dice
AID, AID_HIGH, AID_SIZE = 3, 64, 40  # what could be used: so many, so high, and their letters
FOES = 3  # in person; more become a number
MEDAL, ASIDE, WIDEST = 124, 84, 1000


def fighting(view: TalismanView) -> bool:
    """A fight is on, or has just been: nobody has gone on since."""
    return view.fight is not None and view.phase == "encounter" and bool(view.fight.one.beings or view.fight.one.seat >= 0)


def draw_fight(
    view: TalismanView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", aid: Sequence[str] = ()
) -> Drawn:
    """`aid`: cards that whoever has them may use now."""
    f = view.fight
    assert f is not None
    t = theme("talisman", look)
    at = Table(view, cards, lang, names)
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_arena(f.space, cards, t))
    c.record("backdrop", "arena", c.frame)
    left, right = Box(16, 16, 590, HEIGHT - 16), Box(610, 16, WIDTH - 16, HEIGHT - 16)
    rolled = bool(f.one.dice and f.two.dice)
    # Two dice, or something added to them, need a second line; otherwise there is more room for the two.
    sums = HIGH_SUM if any(len(side.dice) > 1 or side.adds for side in (f.one, f.two)) else LOW_SUM
    letters = min(_letters(c, side, box.w, f.stat, sums) for side, box in ((f.one, left), (f.two, right)))
    for side, box, name in ((f.one, left, "one"), (f.two, right, "two")):
        other = f.two if side is f.one else f.one
        result = (side.value > other.value) - (side.value < other.value) if rolled else 0
        _side(c, box, side, at, f.stat, result if rolled else None, name, sums, letters, left=side is f.one)
    _crossed(c, at, (HEIGHT - 16 - sums) / 2 + 10)
    _middle(c, at, rolled, HEIGHT - 16 - sums - 44)
    if aid:
        _aid(c, left if _holds(at, f.one, aid) else right, aid, at)
    return finish(c, " ".join([*alt.aid(aid, cards, lang), alt.fight(view, cards, lang, names)]))


def _holds(at: Table, side: Side, aid: Sequence[str]) -> bool:
    """Is it this side's? Spells are seen by their owner alone."""
    found = at.view.players[side.seat].character if side.seat >= 0 else None
    held = (*found.objects, *found.followers, *found.spells) if found else ()
    return bool(set(copies_of(held, at.cards)) & set(aid))


def _aid(c: Canvas, side: Box, aid: Sequence[str], at: Table) -> None:
    """What could be used, below the name of whoever has it."""
    t = c.theme
    for i, card in enumerate(aid[:AID]):
        name = lettering.escape(name_of(card, at.cards, at.lang))
        words = f"{{{emblem(card, at.cards)}}} {name}"
        wide = min(side.w - 20, c.measure(words, AID_SIZE, "heavy") + 44)
        box = Box.around(side.centre[0], side.y0 + 98 + AID_HIGH / 2 + i * (AID_HIGH + 8), wide, AID_HIGH)
        plaque(c, box, mix(t.ink, t.brass_light, 0.12), 0.9, AID_HIGH // 2)
        frame(c, box, t.brass_light, 4, radius=AID_HIGH // 2)
        c.record("chip", f"aid{i}", box, over=True)
        c.text(
            box.centre,
            words,
            AID_SIZE,
            face="heavy",
            anchor="mm",
            colour=t.brass_light,
            icon_colour=t.brass_light,
            max_width=box.w - 28,
            over=True,
            name=f"aid{i}-text",
        )


def _arena(space: str, cards: Catalogue, t: Theme) -> Image.Image:
    """The space they fight on, darker above and below, where letters and dice are."""

    def build() -> Image.Image:
        printed = cards.spaces.get(space) or next(iter(cards.spaces.values()))
        image = quiet(scene(printed, WIDTH, HEIGHT), t).copy()
        shade = Image.new("L", (1, HEIGHT))
        shade.putdata(
            [
                max(min(235, round(235 - (y - 30) * 1.6)), min(240, round((y - 560) * 1.5)), 30) if y else 235
                for y in range(HEIGHT)
            ]
        )
        image.paste((12, 8, 10), (0, 0), shade.resize((WIDTH, HEIGHT)))
        return image

    return CACHE.get(("tm-arena", space, t.palette), build)


def _side(
    c: Canvas,
    box: Box,
    side: Side,
    at: Table,
    stat: str,
    result: int | None,
    name: str,
    sums: int,
    letters: int,
    *,
    left: bool,
) -> None:
    t = c.theme
    with c.group(name):
        tone = t.seat(side.seat).colour if side.seat >= 0 else t.bad
        title = alt.side_name(side, at.cards, at.lang, at.names)
        if side.seat >= 0:
            title = fitted(c, person(at.names, side.seat, at.lang), box.w - 20, 50, face="heavy")
        else:
            title = lettering.escape(title)
        c.paragraph(
            Box(box.x0 + 10, box.y0 + 2, box.x1 - 10, box.y0 + 100),
            title,
            50,
            min_size=30,
            face="heavy",
            align="m",
            valign="m",
            leading=1.0,
            shadow=True,
            colour=mix(tone, (255, 255, 255), 0.7),
            name="name",
        )
        _shapes(c, Box(box.x0, box.y0 + 98, box.x1, box.y1 - sums - 84), side, at, left=left)
        low = Box(box.x0, box.y1 - sums, box.x1, box.y1)
        _sum(c, low, side, stat, result, letters)


def _shapes(c: Canvas, box: Box, side: Side, at: Table, *, left: bool) -> None:
    """In person: a character in its seat's colours, or up to three beings side by side."""
    t = c.theme
    if side.seat >= 0:
        found = at.view.players[side.seat].character
        seat = t.seat(side.seat)
        id = figure_of(found) if found else "phantom"
        c.glow(box.centre[0], box.centre[1], 210, seat.colour, 0.5)
        sprite = being(id, box.h, cloth=seat.colour, flip=not left)
        c.put(sprite, box.centre[0] - box.h / 2, box.y0)
        c.record("token", f"seat{side.seat}", Box.around(box.centre[0], box.centre[1], round(box.h * 0.66), box.h))
        form = form_of(seat.shape)
        c.badge(
            (box.centre[0] + box.h * 0.3, box.y1 - 44),
            initial(at.names, side.seat, at.lang),
            72,
            seat.colour,
            form,
            name="letter",
        )
        return
    shown = side.beings[:FOES]
    size = min(box.h, round(box.w / max(1, len(shown)) * 1.25))
    step = box.w / max(1, len(shown))
    for i, one in enumerate(shown):
        x = box.x0 + step * (i + 0.5)
        c.glow(x, box.y1 - size / 2, round(size * 0.55), t.bad, 0.35)
        c.put(being(at.cards.being(one).id, size), x - size / 2, box.y1 - size)
        wide = min(round(step), round(size * 0.8))
        c.record("token", f"being{i}", Box.around(x, box.y1 - size / 2, wide, size))
    if len(side.beings) > FOES:
        c.badge((box.x1 - 40, box.y0 + 40), f"+{len(side.beings) - FOES}", 60, t.bad, name="more")


DIE, NEXT, TOTAL = 150, 18, 128


def _worth(side: Side, stat: str) -> str:
    adds = f"+{side.adds}" if side.adds >= 0 else f"\u2212{-side.adds}"
    return f"{{{stat}}} {side.worth}" + (f" {adds}" if side.adds else "") + " +"


def _across(side: Side, sums: int) -> int:
    """How wide the dice are, and behind them what they come to, if it stands in their line."""
    return max(1, min(2, len(side.dice))) * (DIE + NEXT) - NEXT + (70 + TOTAL if sums < HIGH_SUM else 0)


def _letters(c: Canvas, side: Side, wide: int, stat: str, sums: int) -> int:
    """How large the sum can be; both sides have it as large as the longer one."""
    size = 74
    while size > 50 and c.measure(_worth(side, stat), size, "heavy") + 36 + _across(side, sums) > wide - 44:
        size -= 6
    return size


def _sum(c: Canvas, box: Box, side: Side, stat: str, result: int | None, size: int) -> None:
    """Worth, what is added, the dice, and what they come to."""
    t = c.theme
    tone = t.icons[stat]
    ring: RGB = t.good if result == 1 else t.bad if result == -1 else t.brass
    plaque(c, box, mix(t.ink, tone, 0.08), 0.82, 18)
    frame(c, box, ring, 5, radius=18)
    c.record("panel", "sum", box)
    words = _worth(side, stat)
    n, gap, total = DIE, NEXT, TOTAL
    best = max(side.dice, default=0)
    counts = side.dice.index(best) if side.dice else -1
    dice = side.dice[:2]
    one_line = box.h < HIGH_SUM
    across = _across(side, box.h)
    long = c.measure(words, size, "heavy")
    x = box.centre[0] - (long + 36 + across) / 2
    y = box.centre[1] if one_line else box.y0 + 108
    light = mix(tone, (255, 255, 255), 0.6)
    c.text((x, y), words, size, face="heavy", colour=light, icon_colour=tone, name="worth")
    x += long + 36
    for i, face in enumerate(dice):
        die(c, x + n / 2 + i * (n + gap), y, n, face, idle=i != counts, name=f"die{i}")
    if not dice:
        c.stamp(shapes.frame(n, n, 30, 4), x, y - n / 2, t.text_faint, 0.8)
        c.icon((x + n / 2, y), "die", 84, t.text_faint, label="waits")
    at_x, at_y = box.centre[0], box.y1 - 16 - total / 2
    if one_line:
        at_x, at_y = x + n + 70 + total / 2, y
    c.text((at_x - total / 2 - 14, at_y), "=", 74, face="heavy", anchor="rm", colour=light, name="equals")
    c.put(pieces.badge(str(side.value) if dice else "?", total, ring, t), at_x - total / 2, at_y - total / 2)
    c.record("badge", "total", Box.around(at_x, at_y, total, total), size=round(total * pieces.BADGE_LETTER))


def _outcome(at: Table, rolled: bool, names: Names) -> str:
    if rolled:
        return alt.fight_result(at.view, at.cards, at.lang, names)
    return alt.chance_of(at.view, at.cards, at.lang, names) or say(at.lang, "pic-tm-not-rolled")


def _crossed(c: Canvas, at: Table, y: float) -> None:
    """Between the two: what is fought with, and who attacks whom."""
    t, f = c.theme, at.view.fight
    assert f is not None
    tone = t.icons[f.stat]
    # A pack reaches to the middle: the sign stands beside it.
    x = WIDTH / 2 + ASIDE * ((len(f.one.beings) > 1) - (len(f.two.beings) > 1))
    c.glow(x, y, round(MEDAL * 0.9), tone, 0.55)
    c.put(pieces.badge("", MEDAL, mix(t.ink, tone, 0.25), t), x - MEDAL / 2, y - MEDAL / 2)
    c.icon((x, y), f.stat, round(MEDAL * 0.66), mix(tone, (255, 255, 255), 0.25), label="stat")
    if f.one.seat >= 0:
        low = y + MEDAL / 2 + 26
        c.arrow((x - 46, low), (x + 46, low), 14, t.brass_light, name="attacks")


def _middle(c: Canvas, at: Table, rolled: bool, y: int) -> None:
    """Between them: what kind of fight, and how it went or how likely it is won."""
    t, f = c.theme, at.view.fight
    assert f is not None
    size = 44
    words = _outcome(at, rolled, at.names)
    for length in (24, 18, 14, 10):  # of names that leave no room for what happens to them
        if c.measure(lettering.escape(words), size, "heavy") + 150 <= WIDEST:
            break
        words = _outcome(at, rolled, {p.seat: cut(person(at.names, p.seat, at.lang), length) for p in at.view.players})
    wide = min(WIDEST, c.measure(lettering.escape(words), size, "heavy") + 150)
    tone = (
        (40, 110, 60) if rolled and f.one.value > f.two.value and f.one.seat >= 0 else (128, 24, 26) if rolled else (84, 60, 30)
    )
    if rolled and f.one.value == f.two.value:
        tone = (84, 74, 60)
    band = Box.around(WIDTH / 2, y, max(420, wide), 76)
    c.put(materials.ribbon(band.w, 66, tone, t), band.x0, band.y0)
    c.record("ribbon", "result", band)
    c.text(
        (WIDTH / 2, band.y0 + 33),
        lettering.escape(words),
        size,
        face="heavy",
        anchor="mm",
        max_width=band.w - 100,
        name="result-text",
    )
