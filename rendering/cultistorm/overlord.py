"""What whoever plays behind the scenes holds: cultists to send, horror cards to exchange, dread. Only from their own view."""

from __future__ import annotations

from games.cultistorm.content import Catalogue
from games.cultistorm.view import DREAD, HAND, HELD, StormView
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names, fitted
from rendering.theme import theme

from . import alt
from .lanes import figure_of
from .look import MOOD_NAME
from .omens import omen
from .pieces import foe_card, sign, symbol_tone
from .sheet import HEADING, heading
from .sky import storm
from .words import Table

WIDTH, HEIGHT = 1200, 900
MARGIN, GAP = 18, 12


def plots(view: StormView) -> bool:
    """Does the viewer play the other side?"""
    return view.viewer is not None and view.viewer == view.overlord and bool(view.places)


def draw_overlord(view: StormView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    t = theme(MOOD_NAME, look)
    at = Table(view, cards, lang, names)
    c = Canvas(WIDTH, HEIGHT, t, backdrop=storm(WIDTH, HEIGHT, 700, t, ((0.5, 0.6),)))
    c.record("backdrop", "storm", c.frame)
    head, rest = c.frame.inset(MARGIN).cut_top(110, GAP)
    who = at.player(view.viewer or 0)
    dread = view.tally.get(DREAD, 0)
    with c.group("head"):
        c.panel(head, "horror", name="panel")
        c.icon((head.x0 + 66, head.centre[1]), "cs_dread", 76)
        count = c.text((head.x1 - 26, head.centre[1]), at.say("dread", n=dread), 44, face="heavy", anchor="rm", name="dread")
        wide = count.x0 - head.x0 - 160
        c.text(
            (head.x0 + 126, head.y0 + 36), at.say("overlord"), 44, face="title_heavy", metal=True, max_width=wide, name="title"
        )
        c.text((head.x0 + 126, head.y1 - 28), fitted(c, who, wide, 34), 34, colour=t.text_soft, max_width=wide, name="name")
    held = [card for card in view.shelf.get(HAND, ()) if card in cards.cultists]
    upper, lower = rest.cut_top(HEADING + 280, GAP)
    with c.group("hand"):
        heading(c, upper, "cs_hood", at.say("overlord-hand"))
        for box, card in zip(
            Box(upper.x0, upper.y0 + HEADING, upper.x1, upper.y1).columns(max(3, len(held)), GAP), held, strict=False
        ):
            _cultist(c, box, card, at)
        if not held:
            c.text((upper.x0 + 20, upper.y0 + HEADING + 50), at.say("nobody-held"), 36, face="italic", name="none")
    horrors = [card for card in view.shelf.get(HELD, ()) if card in cards.horrors]
    with c.group("held"):
        heading(c, lower, "cs_horror", at.say("overlord-held"))
        for box, card in zip(Box(lower.x0, lower.y0 + HEADING, lower.x1, lower.y1).columns(2, GAP), horrors, strict=False):
            _horror(c, box, card, at)
    said = [at.say("say-overlord", who=who, n=dread), *(_words(card, at) for card in (*held, *horrors))]
    return finish(c, f"{' '.join(said)} {alt.board(view, cards, lang, names)}")


def _words(card: str, at: Table) -> str:
    cultist = at.cards.cultists.get(card)
    needed = f" ({at.symbols(cultist.symbols)})" if cultist is not None else ""
    return f"{at.name(card)}{needed}. " + " ".join(at.cards.text(card, at.lang))


def _cultist(c: Canvas, box: Box, card: str, at: Table) -> None:
    t = c.theme
    found = at.cards.cultists[card]
    with c.group(card):
        c.panel(box, "panel", name="panel", radius=16)
        n = 116
        foe_card(c, Box.at(box.x0 + 14, box.y0 + 14, n, 140), figure_of(at, card), symbol_tone(t, found.caste_symbol))
        x = box.x0 + n + 28
        name = Box(x, box.y0 + 12, box.x1 - 12, box.y0 + 100)
        c.paragraph(name, lettering.escape(at.name(card)), 32, min_size=25, face="heavy", leading=1.0, valign="m", name="name")
        for i, s in enumerate(found.symbols):
            size = min(52, (box.x1 - x - 12) // len(found.symbols) - 4)
            sign(c, (x + size / 2 + i * (size + 4), box.y0 + 128), s, size, name=f"symbol{i}")
        text = " ".join(lettering.escape(line) for line in at.cards.text(card, at.lang))
        if not text and found.great_old_one:
            text = lettering.escape(at.say("summons", great=at.name(found.great_old_one)))
        room = Box(box.x0 + 16, box.y0 + 162, box.x1 - 14, box.y1 - 8)
        c.paragraph(room, text, 28, min_size=24, colour=t.text_soft, leading=1.05, name="text")


def _horror(c: Canvas, box: Box, card: str, at: Table) -> None:
    with c.group(card):
        c.panel(box, "horror", name="panel", radius=16)
        side = Box.at(box.x0 + 14, box.y0 + 14, 170, box.h - 28)
        painted = omen(card, side.w, side.h)
        if painted is not None:
            c.inlay(painted, side, 12)
            c.record("icon", "omen", side)
        x = side.x1 + 18
        name = f"{lettering.escape(at.name(card))} {{cs_crystal}}{at.cards.horrors[card].threshold}"
        title = Box(x, box.y0 + 12, box.x1 - 12, box.y0 + 88)
        c.paragraph(title, name, 34, min_size=26, face="heavy", leading=1.0, valign="m", name="name")
        text = "\n".join(lettering.escape(line) for line in at.cards.text(card, at.lang))
        c.paragraph(Box(x, box.y0 + 94, box.x1 - 14, box.y1 - 12), text, 32, min_size=24, leading=1.08, name="text")
