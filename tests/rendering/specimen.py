"""A picture with every primitive, laid out like a real table, with Elder Sign's words and any mood. Run it to look at it:
python -m tests.rendering.specimen OUT MOOD PALETTE."""

from __future__ import annotations

import sys

from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.theme import Theme, theme
from tests.rendering import games as games  # their words

W, H = 1600, 1660

TITLES = {"de": "Das Ältere Zeichen", "en": "Elder Sign"}


def header(c: Canvas) -> None:
    t = c.theme
    with c.group("header"):
        c.glow(92, 84, 120, t.accent, 0.55)
        c.icon((92, 84), "elder_sign", 104)
        c.text((166, 62), "Das Ältere Zeichen", 62, face="title", metal=True, anchor="lm", name="title")
        c.text((168, 122), "Tag 3 · {clock} neun Uhr abends", 36, colour=t.text_soft, face="body", anchor="lm", name="day")
        c.ribbon(Box.at(850, 50, 500, 76), "Mary ist am Zug", name="turn")
        c.token((1462, 108), 150, "clock", colour=t.brass, shape="circle", name="clock")


def ancient_one(c: Canvas, box: Box) -> None:
    t = c.theme
    with c.group("ancient"):
        c.card(box, "danger", name="card")
        c.engrave(Box(box.x0 + 30, box.y0 + 16, box.x0 + 260, box.y1 - 16), "ancient", 0.10, t.accent)
        c.token((box.x0 + 118, box.y0 + 110), 150, "ancient", colour=t.accent, shape="seal", name="portrait")
        c.text((box.x0 + 220, box.y0 + 52), "Shub-Niggurath", 48, face="title", anchor="lm", max_width=520)
        c.paragraph(
            Box(box.x0 + 220, box.y0 + 86, box.x0 + 800, box.y0 + 176),
            "Jede Monsteraufgabe verlangt zusätzlich {terror}\u00a0**Terror**.",
            36,
            colour=t.text_soft,
            name="ability",
        )
        c.track(
            Box(box.x0 + 834, box.y0 + 26, box.x1 - 160, box.y1 - 26),
            [None, "monster", None, None, "monster", None, None, "monster", None, "monster"],
            6,
            icon="doom",
            rows=2,
        )
        c.icon((box.x1 - 80, box.y0 + 66), "elder_sign", 72)
        c.text((box.x1 - 80, box.y0 + 138), "7/12", 46, face="heavy", anchor="mm", name="signs")


ADVENTURES = [
    ("A", "Du wirst, was du am meisten fürchtest", "card", False, [[("monster", "", "framed")], [("terror", "", "plain")] * 3]),
    (
        "B",
        "Das Archiv",
        "active",
        False,
        [
            [("lore", "", "framed")],
            [("lore", "", "plain"), ("investigation", "3", "plain")],
            [("lore", "", "done"), ("clock", "", "cost")],
        ],
    ),
    (
        "C",
        "R'lyeh",
        "done",
        True,
        [
            [("investigation", "1", "plain"), ("investigation", "1", "framed")],
            [("lore", "", "plain"), ("lore", "", "plain"), ("peril", "", "plain"), ("terror", "", "plain")],
        ],
    ),
]


def adventures(c: Canvas, area: Box) -> None:
    t = c.theme
    for i, (box, (letter, title, style, order, tasks)) in enumerate(zip(area.columns(3, 26), ADVENTURES, strict=True)):
        with c.group(f"adventure:{letter}"):
            c.card(box, style, name="card")
            c.engrave(Box(box.x1 - 220, box.y0 + 150, box.x1 - 30, box.y1 - 130), ("ra:mirror", "ra:book", "mdi:orbit")[i], 0.08)
            inner = box.inset(26, 24)
            head, rest = inner.cut_top(118, 10)
            c.badge((head.x0 + 28, head.y0 + 30), letter, 56, t.brass, "shield", name="letter", over=False)
            c.paragraph(
                Box(head.x0 + 70, head.y0, head.x1 - 84, head.y1),
                title,
                42,
                face="title",
                valign="m",
                leading=1.05,
                shadow=True,
                name="title",
            )
            c.icon((head.x1 - 46, head.y0 + 30), "trophy", 38)
            c.text((head.x1, head.y0 + 30), "2", 40, face="heavy", anchor="rm", name="trophies")
            y = rest.y0
            for n, task in enumerate(tasks):
                c.chip_row(rest.x0 + (34 if order else 0), y, 66, task, name=f"task{n}")
                y += 76
            if order:
                c.arrow((rest.x0 + 12, rest.y0 + 8), (rest.x0 + 12, rest.y0 + 138), 9)
            low, _ = rest.cut_bottom(92)
            c.rule(rest.x0, rest.x1, low.y0 - 6)
            c.text((low.x0, low.y0 + 26), "{cross} {sanity} 2 {doom}", 36, face="heavy", name="penalty")
            c.text((low.x0, low.y0 + 74), "{check} {elder_sign} 2 {unique} {spell}", 36, face="heavy", name="reward")
            if i == 0:
                c.token(
                    (low.x1 - 58, low.y0 + 42),
                    108,
                    "ra:wyvern",
                    colour=(196, 60, 56),
                    initial="3",
                    shape="circle",
                    name="monster",
                )
            if i == 1:
                c.token((low.x1 - 58, low.y0 + 42), 108, "investigator", seat=4, initial="M", active=True, name="mary")
                c.token((low.x1 - 176, low.y0 + 42), 100, "mdi:account-school", seat=1, initial="H", name="harvey")
            if i == 2:
                c.lock((low.x1 - 48, low.y0 + 36), 84, "red")


def dice(c: Canvas, box: Box) -> None:
    with c.group("dice"):
        c.panel(box, name="tray")
        rolled = [
            ("green", "1", "usable", "A"),
            ("green", "2", "free", "B"),
            ("green", "3", "usable", "C"),
            ("green", "lore", "usable", "D"),
            ("green", "peril", "secured", "E"),
            ("green", "terror", "spent", ""),
            ("yellow", "4", "free", "F"),
            ("red", "wildcard", "free", "G"),
            ("red", "peril", "locked", ""),
        ]
        for cell, (colour, face, state, letter) in zip(box.inset(24, 0).columns(9), rolled, strict=True):
            c.die((cell.centre[0], cell.centre[1] + 4), 122, colour, face, state=state, letter=letter, name=f"die{cell.x0}")


def people(c: Canvas, area: Box) -> None:
    t = c.theme
    names = ["Schwester Mary", "„Ashcan“ Pete", "Gloria Goldberg", "Bob Jenkins"]
    icons = ["mdi:account-heart", "mdi:account-cowboy-hat", "mdi:account-tie-woman", "mdi:account-tie"]
    for i, box in enumerate(area.columns(4, 22)):
        with c.group(f"seat:{i}"):
            c.panel(box, f"seat:{i}" if i else "active", name="panel")
            c.token(
                (box.x0 + 70, box.y0 + 74), 104, icons[i], seat=i, initial=names[i].strip("„“")[0], active=not i, name="token"
            )
            c.text((box.x0 + 138, box.y0 + 46), names[i], 38, face="bold", max_width=box.w - 158, name="name")
            c.pill(
                Box.at(box.x0 + 138, box.y0 + 74, 200, 48),
                ("am Zug", "bereit", "Archiv", "verflucht")[i],
                ("flame", "check", "adventure", "terror")[i],
                (t.warn, t.good, t.text_soft, t.bad)[i],
            )
            c.pips((box.x0 + 24, box.y0 + 160), (7, 2, 5, 0)[i], (7, 4, 6, 4)[i], "sanity", 34, gap=5)
            c.pips((box.x0 + 24, box.y0 + 208), (1, 6, 4, 3)[i], (3, 6, 4, 6)[i], "stamina", 34, gap=5)


def bottom(c: Canvas, area: Box) -> None:
    t = c.theme
    left, right = area.cut_left(1010, 24)
    with c.group("mythos"):
        c.parchment(left, seed=3)
        c.icon((left.x0 + 78, left.centre[1]), "mythos", 92, t.paper_title, shadow=False)
        c.text(
            (left.x0 + 146, left.y0 + 46),
            "Geflüster in den Wänden",
            44,
            colour=t.paper_title,
            face="title",
            shadow=False,
            name="title",
        )
        c.paragraph(
            Box(left.x0 + 146, left.y0 + 78, left.x1 - 34, left.y1 - 18),
            "Bei {terror}\u00a0**Terror** verliert jede Ermittlerin auf einer Anderen Welt 1\u00a0{sanity}. Wenn die Uhr das nächste Mal Mitternacht schlägt: {doom}\u00a0**+1 Verderben**.",
            36,
            colour=t.paper_ink,
            icon_colour=t.paper_ink,
            name="rules",
        )
    with c.group("stores"):
        c.deck(Box.at(right.x0, right.y0 + 4, 128, 170), 23, "spell", name="spells")
        c.deck(Box.at(right.x0 + 146, right.y0 + 4, 128, 170), 5, "unique", name="unique")
        c.plate(Box.at(right.x0 + 290, right.y0 + 14, right.w - 290, 68), "Tor", name="entrance")
        c.progress(Box.at(right.x0 + 296, right.y0 + 104, right.w - 296, 52), 5, 8, icon="doom")


def specimen(look: Theme | None = None) -> Canvas:
    c = Canvas(W, H, look or theme())
    header(c)
    ancient_one(c, Box(34, 206, W - 34, 420))
    adventures(c, Box(34, 446, W - 34, 934))
    dice(c, Box(34, 960, W - 34, 1132))
    people(c, Box(34, 1158, W - 34, 1398))
    bottom(c, Box(34, 1420, W - 34, 1630))
    return c


if __name__ == "__main__":
    out = sys.argv[1] if len(sys.argv) > 1 else "specimen.png"
    look = theme(*sys.argv[2:4])
    canvas = specimen(look)
    canvas.image.save(out)
    canvas.image.resize((550, round(550 * H / W))).save(out.replace(".png", "-550.png"))
    print("\n".join(canvas.problems()) or "sound")
