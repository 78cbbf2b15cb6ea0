"""The investigators on a picture: names that fit, tokens that can be told apart, the strip of everybody's state."""

from __future__ import annotations

from collections.abc import Mapping

from games.elder_sign.content import Catalogue
from games.elder_sign.view import ANCIENT, ENTRANCE, ElderView, SeenPlayer
from games.kernel.phrases import Lang
from rendering import pieces
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.names import Names as Names
from rendering.names import fitted as fitted_name
from rendering.names import initial as letter_of
from rendering.names import shortened as shortened
from rendering.names import shown
from rendering.words import say

from . import folk
from .emblems import emblem
from .tasks import APART


def person(names: Names, seat: int, lang: Lang) -> str:
    """A player's name as it can be drawn; the seat's number if nothing of it can."""
    return shown(names.get(seat, ""), say(lang, "pic-es-seat", n=seat + 1))


def has_the_turn(view: ElderView, seat: int) -> bool:
    """While the game is laid out it is known who begins, but it is nobody's turn."""
    return seat == view.active and view.phase not in ("setup", "over")


def initial(names: Names, seat: int, lang: Lang) -> str:
    return letter_of(person(names, seat, lang))


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
    c: Canvas,
    xy: tuple[float, float],
    size: int,
    view: ElderView,
    seat: int,
    cards: Catalogue,
    names: Names,
    lang: Lang,
    *,
    glow: bool = True,
) -> Box:
    """An investigator's token with the player's initial."""
    player = view.player(seat)
    gone = not player.investigator
    icon = "devoured" if gone else folk.face(player.investigator, emblem(player.investigator, cards))
    return c.token(
        xy,
        size,
        icon,
        seat=seat,
        initial=initial(names, seat, lang),
        active=glow and has_the_turn(view, seat),
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


def crowd(c: Canvas, area: Box, seats: tuple[int, ...], view: ElderView, cards: Catalogue, names: Names, lang: Lang) -> None:
    """Who is here, in the right of an area: large tokens for one or two, badges for more."""
    columns, rows, step = crowd_size(len(seats), area.h)
    if len(seats) <= 2:
        size = step - 8
        for i, seat in enumerate(seats):
            col, row = i % columns, i // columns
            x = area.x1 - (columns - col) * step + step / 2
            y = area.centre[1] + (row - (min(rows, len(seats)) - 1) / 2) * step
            token(c, (x, y), size, view, seat, cards, names, lang)
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


def status(player: SeenPlayer, view: ElderView, lang: Lang) -> str:
    why = _why_not(player, view)
    if why == "choosing":
        return say(lang, "pic-es-choosing")
    if why == "pending":
        return say(lang, "pic-es-pending")
    return say(lang, f"pic-es-out-{why}") if why else ""


def brief(player: SeenPlayer, view: ElderView, lang: Lang) -> str:
    """The same in a word or two, where there is no room for a sentence that could be read."""
    why = _why_not(player, view)
    return say(lang, f"pic-es-brief-{why}") if why else ""


def _why_not(player: SeenPlayer, view: ElderView) -> str:
    """Why there is no investigator; "" if there is one."""
    if view.phase == "over" and player.out == "clock_only":
        return "devoured"
    if player.out:
        return player.out.replace("_", "-")
    if player.investigator:
        return ""
    return "choosing" if view.phase == "setup" else "pending"


def draw_line(
    c: Canvas, box: Box, view: ElderView, seat: int, cards: Catalogue, names: Names, lang: Lang, letters: Mapping[str, str]
) -> None:
    """One investigator in a line: token, name, state, belongings."""
    t = c.theme
    player = view.player(seat)
    with c.group(f"player{seat}"):
        c.panel(box, "active" if has_the_turn(view, seat) else f"seat:{seat}" if player.investigator else "dim", name="panel")
        size = box.h - 14
        token(c, (box.x0 + 12 + size / 2, box.centre[1]), size, view, seat, cards, names, lang)
        x, right = box.x0 + 12 + size + 16, box.x1 - 14
        if not player.investigator:
            name = fitted_name(c, person(names, seat, lang), right - x, 34)
            c.text((x, box.y0 + box.h * 0.22), name, 34, max_width=right - x, name="name")
            low = Box(x, round(box.y0 + box.h * 0.4), right, box.y1 - 4)
            with c.plain():
                c.paragraph(low, status(player, view, lang), 30, colour=t.text_soft, valign="m", leading=0.98, name="status")
            return
        _where(c, (right - 20, box.y0 + box.h * 0.31), player, letters)
        end = right - 52
        for icon, value in (("stamina", player.stamina), ("sanity", player.sanity)):
            tone = t.bad if value <= 1 else t.text
            end = (
                c.text(
                    (end, box.y0 + box.h * 0.3), f"{{{icon}}}{value}", 36, face="heavy", anchor="rm", colour=tone, name=icon
                ).x0
                - 12
            )
        name = fitted_name(c, person(names, seat, lang), end - x, 36)
        c.text((x, box.y0 + box.h * 0.3), name, 36, max_width=end - x, name="name")
        c.text((x, box.y0 + box.h * 0.72), counts(player), 34, face="heavy", max_width=right - x, name="counts")


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
