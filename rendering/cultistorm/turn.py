"""The part of the storm that matters now: the plan while people prepare, otherwise the fight, the horror, or the end."""

from __future__ import annotations

from games.cultistorm.content import Catalogue
from games.cultistorm.view import StormView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names
from rendering.theme import theme

from . import alt
from .end import draw_end
from .fight import draw_fight, fighting
from .look import MOOD_NAME
from .moments import draw_horror, revealed
from .news import NOTHING, Changed
from .plan import HEAD, STRIP, draw_head, draw_rows, draw_strip, offers_line
from .sky import storm
from .words import Table

WIDTH, HEIGHT = 1200, 900
MARGIN, GAP = 14, 10
OFFER = 52


def draw_turn(
    view: StormView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", *, changed: Changed = NOTHING
) -> Drawn:
    if view.phase == "over":
        return draw_end(view, cards, lang, names, look)
    if fighting(view):
        return draw_fight(view, cards, lang, names, look)
    if revealed(view):
        return draw_horror(view, cards, lang, names, look)
    t = theme(MOOD_NAME, look)
    at = Table(view, cards, lang, names, changed)
    if not view.places:
        return _before(at, look)
    c = Canvas(WIDTH, HEIGHT, t, backdrop=storm(WIDTH, HEIGHT, 700, t, ()))
    c.record("backdrop", "storm", c.frame)
    head, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    draw_head(c, head, at)
    strip, rest = rest.cut_top(STRIP, GAP)
    draw_strip(c, strip, at)
    if view.offers:
        low, rest = rest.cut_bottom(OFFER, GAP)
        offers_line(c, low, at)
    draw_rows(c, rest, at)
    return finish(c, alt.turn(view, cards, lang, names, changed))


def _before(at: Table, look: str) -> Drawn:
    t = theme(MOOD_NAME, look)
    c = Canvas(WIDTH, 700, t, backdrop=storm(WIDTH, 700, 640, t))
    c.text((WIDTH / 2, 300), at.say("game"), 110, face="title_heavy", metal=True, anchor="mm", name="title")
    c.paragraph(Box(100, 380, WIDTH - 100, 480), at.say("before"), 46, face="bold", align="m", name="words")
    return finish(c, alt.before(at))
