"""The tracks of the one in turn, below a turn's picture."""

from __future__ import annotations

from games.death_may_die.view import InvestigatorView
from rendering.canvas import Canvas
from rendering.kit.news import delta
from rendering.layout import Box

from .people import next_threshold, sanity_track
from .words import Table

FOOT = 126


def draw_foot(c: Canvas, box: Box, at: Table, who: int | None = None) -> None:
    """The active investigator's tracks, and what leaving this space would bring."""
    v, t = at.view, c.theme
    p: InvestigatorView = v.investigators[v.active if who is None else who]
    with c.group("foot"):
        c.panel(box, f"seat:{p.who}", name="panel", radius=14)
        one, two = box.y0 + 36, box.y0 + 92
        x = box.x0 + 24
        for y, icon, n, most, new in (
            (one, "dmd_wound", p.wounds, at.cards.numbers.wounds, at.changed.wounds),
            (two, "dmd_stress", p.stress, p.max_stress, at.changed.stress),
        ):
            drawn = c.text((x, y), f"{{{icon}}} {n}/{most}", 46, face="heavy", name=icon)
            if new.get(p.who):
                delta(c, drawn.x1 + 4, y - 4, new[p.who], new[p.who] < 0, icon, size=42, over=True)
        x += 190
        c.icon((x + 22, one), "dmd_sanity", 46)
        track = Box(x + 58, box.y0 + 12, x + 58 + 540, box.y0 + 60)
        sanity_track(c, track, p, at)
        words = c.text(
            (x, two),
            at.say("threshold", n=next_threshold(p, at)),
            34,
            colour=t.icons["dmd_sanity"],
            max_width=400,
            name="threshold",
        )
        c.text(
            (track.x1, two),
            f"{{dmd_bonus}} +{p.bonus}",
            40,
            face="heavy",
            anchor="rm",
            colour=t.icons["dmd_bonus"] if p.bonus else t.text_faint,
            icon_colour=t.icons["dmd_bonus"] if p.bonus else t.text_faint,
            max_width=track.x1 - words.x1 - 10,
            name="bonus",
        )
        x = track.x1 + 30
        wide = box.x1 - 18 - x
        following = [e for e in at.enemies(p.space) if e.id != v.great_old_one]
        follow = at.say("follow", n=len(following)) if following else at.say("nobody-follows")
        tone = t.bad if following else t.good
        c.text((x, one), f"{{dmd_follows}} {follow}", 34, colour=tone, icon_colour=tone, max_width=wide, name="follow")
        here = next((s for s in v.spaces if s.id == p.space), None)
        if here and here.fire:
            hot = t.icons["dmd_fire"]
            c.text((x, two), "{dmd_fire} " + at.say("takes-fire", n=here.fire), 34, colour=hot, max_width=wide, name="fire")
        elif p.fire:
            hot = t.icons["dmd_fire"]
            c.text((x, two), "{dmd_fire} " + at.say("burning", n=p.fire), 34, colour=hot, max_width=wide, name="fire")
