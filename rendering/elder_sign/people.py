"""The investigators on a picture: names that fit, tokens that can be told apart, the strip of everybody's state."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from games.elder_sign.content import Catalogue
from games.elder_sign.view import ANCIENT, ENTRANCE, ElderView, SeenPlayer
from games.kernel.phrases import Lang
from rendering import lettering, pieces
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.words import say

from .emblems import emblem
from .tasks import APART

Names = Mapping[int, str]


@lru_cache(maxsize=4096)
def _drawable(char: str) -> bool:
    """Whether our letters have this character; emoji and many scripts would come out as boxes."""
    if char == " " or not char.isprintable():
        return char == " "
    mask = lettering.text_mask(char, "bold", 24)[0]
    return mask.getbbox() is not None and mask.tobytes() != lettering.text_mask("\uffff", "bold", 24)[0].tobytes()


def person(names: Names, seat: int, lang: Lang) -> str:
    """A player's name as it can be drawn; the seat's number if nothing of it can."""
    kept = " ".join("".join(ch for ch in names.get(seat, "") if _drawable(ch)).split())
    return kept if any(ch.isalnum() for ch in kept) else say(lang, "pic-es-seat", n=seat + 1)


def initial(names: Names, seat: int, lang: Lang) -> str:
    return next((ch for ch in person(names, seat, lang) if ch.isalnum()), "?").upper()[:1]


def fitted_name(c: Canvas, name: str, width: int, size: int, lines: int = 1, face: str = "bold") -> str:
    """A person's name as markup; what even the smallest letters cannot hold ends in an ellipsis, which is meant."""
    smallest = min(size, c.phone_min)
    height = round(smallest * 1.02) + (lines - 1) * round(smallest * 1.05)
    for end in range(len(name), 0, -1):
        text = lettering.escape(name if end == len(name) else name[:end].rstrip() + lettering.ELLIPSIS)
        if not lettering.fit(text, face, width, height, smallest, smallest, 1.05, lines).clipped:
            return text
    return lettering.ELLIPSIS


def place_letters(view: ElderView) -> dict[str, str]:
    """The sign of each place: A–F for the museum's six cards, G on for additional ones, 1–8 for Other Worlds. The same signs
    belong on the buttons."""
    found: dict[str, str] = {}
    for card in view.cards:
        found[card.card] = str(card.slot + 1) if card.kind == "other_world" else chr(ord("A") + card.slot)
    return found


def die_letters(view: ElderView) -> dict[str, str]:
    """The name of each die on the buttons: always the same letter for the same die."""
    return {die.id: chr(ord("A") + i) for i, die in enumerate(view.dice)}


def token(
    c: Canvas, xy: tuple[float, float], size: int, view: ElderView, seat: int, names: Names, lang: Lang, *, glow: bool = True
) -> Box:
    """An investigator's token with the player's initial."""
    player = view.player(seat)
    gone = not player.investigator
    icon = "devoured" if gone else emblem(player.investigator, "investigators")
    return c.token(
        xy,
        size,
        icon,
        seat=seat,
        initial=initial(names, seat, lang),
        active=glow and seat == view.active and view.phase != "over",
        dim=gone,
        name=f"seat{seat}",
    )


def crowd_size(n: int, height: int) -> tuple[int, int, int]:
    """Columns, rows and the step of n tokens (up to two) or badges in a column of this height."""
    if n <= 1:
        return 1, 1, 104
    if n == 2:
        return (1, 2, min(100, height // 2)) if height >= 176 else (2, 1, 96)
    rows = max(1, height // 54)
    return -(-n // rows), rows, 54


def crowd(c: Canvas, area: Box, seats: tuple[int, ...], view: ElderView, names: Names, lang: Lang) -> None:
    """Who is here, in the right of an area: large tokens for one or two, badges for more."""
    columns, rows, step = crowd_size(len(seats), area.h)
    if len(seats) <= 2:
        size = step - 8
        for i, seat in enumerate(seats):
            col, row = i % columns, i // columns
            x = area.x1 - (columns - col) * step + step / 2
            y = area.centre[1] + (row - (min(rows, len(seats)) - 1) / 2) * step
            token(c, (x, y), size, view, seat, names, lang)
        return
    high = -(-len(seats) // columns)
    top = area.centre[1] - high * step / 2
    for i, seat in enumerate(seats):
        col, row = i // high, i % high
        x = area.x1 - (columns - col) * step + step / 2
        badge(c, (x, top + row * step + step / 2), 48, seat, names, lang)


def badge(c: Canvas, xy: tuple[float, float], size: int, seat: int, names: Names, lang: Lang) -> Box:
    who = c.theme.seat(seat)
    shape = who.shape if who.shape in ("square", "hexagon", "shield", "arch", "seal", "quatrefoil") else "circle"
    return c.badge(xy, initial(names, seat, lang), size, who.colour, shape, name=f"seat{seat}", over=False)


# -- the strip ------------------------------------------------------------------------------------------------------------

PANEL_TALL, PANEL_LOW = 286, 246


def strip_shape(players: int) -> tuple[int, int, int]:
    """Columns, rows, height of one panel. Up to four stand in one row with pips; more stand in two, with numbers."""
    if players <= 4:
        return players, 1, PANEL_TALL
    return -(-players // 2), 2, PANEL_LOW


def strip_height(players: int, gap: int) -> int:
    _, rows, height = strip_shape(players)
    return rows * height + (rows - 1) * gap


def draw_strip(c: Canvas, area: Box, view: ElderView, cards: Catalogue, names: Names, lang: Lang, gap: int) -> None:
    columns, rows, height = strip_shape(len(view.players))
    letters = place_letters(view)
    for r in range(rows):
        seats = list(range(r * columns, min((r + 1) * columns, len(view.players))))
        y = area.y0 + r * (height + gap)
        lane = Box(area.x0, y, area.x1, y + height)
        for seat, box in zip(
            seats, lane.columns(max(columns, 2) if len(seats) == 1 and rows == 1 else columns, gap), strict=False
        ):
            draw_panel(c, box, view, seat, cards, names, lang, letters)
        if len(view.players) == 1:
            _lone_words(c, lane.columns(2, gap)[1], view, cards, lang)


def _lone_words(c: Canvas, box: Box, view: ElderView, cards: Catalogue, lang: Lang) -> None:
    """Beside a single investigator there is room for their ability."""
    player = view.players[0]
    if not player.investigator:
        return
    with c.group("ability"):
        c.parchment(box, name="sheet", seed=5)
        c.paragraph(
            box.inset(36, 30),
            "\n".join(lettering.escape(line) for line in cards.text(player.investigator, lang)),
            38,
            colour=c.theme.paper_ink,
            valign="m",
            name="text",
        )


def status(player: SeenPlayer, view: ElderView, lang: Lang) -> str:
    if player.out:
        return say(lang, f"pic-es-out-{player.out.replace('_', '-')}")
    if player.investigator:
        return ""
    return say(lang, "pic-es-choosing" if view.phase == "setup" else "pic-es-pending")


def draw_panel(
    c: Canvas, box: Box, view: ElderView, seat: int, cards: Catalogue, names: Names, lang: Lang, letters: Mapping[str, str]
) -> None:
    t = c.theme
    player = view.player(seat)
    active = seat == view.active and view.phase != "over"
    with c.group(f"player{seat}"):
        c.panel(box, "active" if active else f"seat:{seat}" if player.investigator else "dim", name="panel")
        if box.w > 600 and player.investigator:
            _wide_panel(c, box, view, player, cards, names, lang, letters)
            return
        size = 98
        x = box.x0 + 18 + size // 2
        token(c, (x, box.y0 + 24 + size // 2), size, view, seat, names, lang)
        _where(c, (box.x0 + 34, box.y0 + 34), player, letters)
        left = box.x0 + 18 + size + 12
        name = fitted_name(c, person(names, seat, lang), box.x1 - left - 16, 38, 2)
        c.paragraph(
            Box(left, box.y0 + 20, box.x1 - 16, box.y0 + 98),
            name,
            38,
            face="bold",
            valign="m",
            leading=1.05,
            shadow=True,
            name="name",
        )
        if not player.investigator:
            c.paragraph(
                Box(box.x0 + 24, box.y0 + 140, box.x1 - 24, box.y1 - 20),
                status(player, view, lang),
                36,
                colour=t.text_soft,
                name="status",
            )
            return
        c.text(
            (left, box.y0 + 120),
            cards.investigators[player.investigator].name.in_(lang),
            34,
            colour=t.text_soft,
            face="body",
            max_width=box.x1 - left - 12,
            name="investigator",
        )
        low = box.y0 + 166
        if box.h == PANEL_TALL:
            pip = 30 if box.w < 480 else 36
            c.pips((box.x0 + 24, low), player.sanity, player.max_sanity, "sanity", pip, gap=4, name="sanity")
            c.pips((box.x0 + 24, low + 44), player.stamina, player.max_stamina, "stamina", pip, gap=4, name="stamina")
            low += 92
        else:
            half = (box.w - 48) // 2
            for i, (icon, value, most) in enumerate(
                (("sanity", player.sanity, player.max_sanity), ("stamina", player.stamina, player.max_stamina))
            ):
                tone = t.bad if value <= 1 else t.text
                c.text(
                    (box.x0 + 24 + i * half, low),
                    f"{{{icon}}} {value}/{most}",
                    40,
                    colour=tone,
                    face="heavy",
                    name=icon,
                )
            low += 48
        c.text((box.x0 + 24, low), counts(player), 34, face="heavy", max_width=box.w - 40, name="counts")


def draw_slim(c: Canvas, box: Box, view: ElderView, seat: int, cards: Catalogue, names: Names, lang: Lang) -> None:
    """One investigator in a lane: token, names, state, belongings."""
    player = view.player(seat)
    with c.group(f"player{seat}"):
        c.panel(box, "active" if seat == view.active else f"seat:{seat}", name="panel")
        size = box.h - 28
        token(c, (box.x0 + 20 + size / 2, box.centre[1]), size, view, seat, names, lang)
        x = box.x0 + 20 + size + 26
        if not player.investigator:
            c.text((x, box.centre[1]), status(player, view, lang), 36, max_width=box.x1 - x - 20, name="status")
            return
        half = 350
        c.text((x, box.y0 + 44), fitted_name(c, person(names, seat, lang), half, 40), 40, max_width=half, name="name")
        c.text(
            (x, box.y1 - 42),
            cards.investigators[player.investigator].name.in_(lang),
            36,
            colour=c.theme.text_soft,
            face="body",
            max_width=half,
            name="investigator",
        )
        x += half + 24
        words = f"{{sanity}} {player.sanity}/{player.max_sanity}{APART}{{stamina}} {player.stamina}/{player.max_stamina}"
        c.text((x, box.y0 + 44), words, 42, face="heavy", max_width=box.x1 - x - 18, name="state")
        c.text((x, box.y1 - 42), counts(player), 38, face="heavy", max_width=box.x1 - x - 18, name="counts")


def _wide_panel(
    c: Canvas,
    box: Box,
    view: ElderView,
    player: SeenPlayer,
    cards: Catalogue,
    names: Names,
    lang: Lang,
    letters: Mapping[str, str],
) -> None:
    """One or two at the table: everything larger, beside a large token."""
    t = c.theme
    size = 196
    token(c, (box.x0 + 34 + size / 2, box.centre[1]), size, view, player.seat, names, lang)
    _where(c, (box.x0 + 54, box.y0 + 58), player, letters)
    x = box.x0 + 34 + size + 34
    wide = box.x1 - x - 26
    c.text((x, box.y0 + 52), fitted_name(c, person(names, player.seat, lang), wide, 44), 44, max_width=wide, name="name")
    c.text(
        (x, box.y0 + 100),
        cards.investigators[player.investigator].name.in_(lang),
        36,
        colour=t.text_soft,
        face="body",
        max_width=wide,
        name="investigator",
    )
    c.pips((x, box.y0 + 148), player.sanity, player.max_sanity, "sanity", 40, gap=6, name="sanity")
    c.pips((x, box.y0 + 196), player.stamina, player.max_stamina, "stamina", 40, gap=6, name="stamina")
    c.text((x, box.y0 + 246), counts(player), 40, face="heavy", max_width=wide, name="counts")


def _where(c: Canvas, xy: tuple[float, float], player: SeenPlayer, letters: Mapping[str, str]) -> None:
    """The place's letter on the token's shoulder."""
    if not player.investigator or player.place == ANCIENT:
        return
    if player.place == ENTRANCE or player.place not in letters:
        sprite = pieces.badge_icon("entrance", 46, c.theme.brass, c.theme)
        box = Box.around(*xy, 46, 46)
        c.put(sprite, box.x0, box.y0)
        c.record("badge", "where", box, over=True)
        return
    c.badge(xy, letters[player.place], 46, c.theme.brass, "shield", name="where")


def counts(player: SeenPlayer) -> str:
    """What they carry: clues, items, spells, allies (if any), trophies' worth."""
    parts = [
        ("clue", player.clues),
        ("common", len(player.common) + len(player.unique)),
        ("spell", len(player.spells) + len(player.cast)),
        ("ally", len(player.allies)),
        ("trophy", player.trophy_worth),
    ]
    return APART.join(f"{{{icon}}}{n}" for icon, n in parts if n or icon != "ally")
