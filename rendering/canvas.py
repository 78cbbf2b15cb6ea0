"""The canvas: one picture being drawn, in RGB, from cached masks and sprites.

Every call draws something, returns its box and notes it in `layout`, so that a test can say "all inside the frame, nothing
overlaps, nothing cut, nothing too small for a phone". Letters below the phone minimum are refused where they are asked for,
unless they are marked as detail (flavour, credits: what nobody needs to act). Inside `to_act` stands what one needs in order to
act: there the minimum is higher, 10 px on a picture that is shown 390 px wide.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager

from PIL import Image

from . import lettering, materials, pieces, shapes
from .layout import Box, Mark, problems
from .lettering import Fitted, Line
from .rolling import Thrown
from .sprites import CACHE, SMALL_PIXELS, Sprite
from .theme import BASE_WIDTH, RGB, SPACING, TYPE_SCALE, Theme, hand_min, mix, phone_min, readable_on

WORTH_FILLING = 2_000  # pixels


class TooSmall(ValueError):
    """Letters that could not be read on a phone, asked for without calling them a detail."""


class Canvas:
    def __init__(self, width: int, height: int, theme: Theme, *, backdrop: bool | Image.Image = True) -> None:
        self.width, self.height, self.theme = width, height, theme
        self.scale = width / BASE_WIDTH
        self.phone_min = phone_min(width)
        self.layout: list[Mark] = []
        self.thrown: list[Thrown] = []
        self._path: list[str] = []
        self._quiet = 0
        self._acting = 0
        if isinstance(backdrop, Image.Image):
            if backdrop.size != (width, height):
                raise ValueError(f"the backdrop is {backdrop.size}, the canvas {(width, height)}")
            self.image = backdrop.copy()
        elif backdrop:
            self.image = materials.room(width, height, theme)
        else:
            self.image = Image.new("RGB", (width, height), theme.ink)

    # -- measures ---------------------------------------------------------------------------------------------------------

    @property
    def frame(self) -> Box:
        return Box(0, 0, self.width, self.height)

    def type(self, role: str) -> int:
        """A size of the type scale on this canvas; never below the phone minimum except `detail`."""
        size = round(TYPE_SCALE[role] * self.scale)
        return size if role == "detail" else max(size, self.phone_min)

    def space(self, name: str) -> int:
        return max(1, round(SPACING[name] * self.scale))

    def px(self, value: float) -> int:
        """A length given for a 1600 px wide picture."""
        return round(value * self.scale)

    def face(self, name: str) -> str:
        """The face a mood has for titles, where a title is meant."""
        titles = self.theme.wall.titles
        return titles[0] if name == "title" else titles[1] if name == "title_heavy" else name

    def measure(self, text: str, size: int, face: str = "bold") -> int:
        return math.ceil(lettering.measure(text, self.face(face), size))

    # -- the record -------------------------------------------------------------------------------------------------------

    @contextmanager
    def group(self, name: str) -> Iterator[None]:
        """Names inside are prefixed: `adventure:A01/title`."""
        self._path.append(name)
        try:
            yield
        finally:
            self._path.pop()

    def record(
        self, kind: str, name: str, box: Box, *, over: bool = False, clipped: bool = False, size: int = 0, detail: bool = False
    ) -> Box:
        if not self._quiet:
            floor = self.phone_min if self._acting else 0
            self.layout.append(Mark("/".join([*self._path, name or kind]), box, kind, over, clipped, size, detail, floor))
        return box

    @contextmanager
    def to_act(self) -> Iterator[None]:
        """What is drawn inside is needed in order to act: letters are at least 10 px high where the picture is 390 px wide."""
        before, self.phone_min = self.phone_min, hand_min(self.width)
        self._acting += 1
        try:
            yield
        finally:
            self.phone_min = before
            self._acting -= 1

    @contextmanager
    def plain(self) -> Iterator[None]:
        """Inside `to_act`: what only repeats or illustrates, and may be as small as anything a phone shows."""
        before, acting = self.phone_min, self._acting
        self.phone_min, self._acting = phone_min(self.width), 0
        try:
            yield
        finally:
            self.phone_min, self._acting = before, acting

    @contextmanager
    def squeezed(self, text: str, width: float, face: str = "bold") -> Iterator[None]:
        """Inside `to_act`: words that should be as large as what one needs, and step back to `plain` where they find no room."""
        if not self._acting or self.measure(text, self.phone_min, face) <= width:
            yield
            return
        with self.plain():
            yield

    @contextmanager
    def _part_of(self) -> Iterator[None]:
        """Parts of a piece are not noted on their own."""
        self._quiet += 1
        try:
            yield
        finally:
            self._quiet -= 1

    def problems(self) -> list[str]:
        return problems(self.layout, self.width, self.height, self.phone_min)

    # -- putting pixels ---------------------------------------------------------------------------------------------------

    def put(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite with its corner (not its shadow's) at x, y. The opaque middle of a large one is copied, not blended."""
        left, top = round(x) + sprite.dx, round(y) + sprite.dy
        w, h = sprite.mask.size
        core = _core(sprite.mask)
        if not core:
            self.image.paste(sprite.image, (left, top), sprite.mask)
            return
        self.image.paste(sprite.image.crop((core, core, w - core, h - core)), (left + core, top + core))
        for rim in ((0, 0, w, core), (0, h - core, w, h), (0, core, core, h - core), (w - core, core, w, h - core)):
            self.image.paste(sprite.image.crop(rim), (left + rim[0], top + rim[1]), sprite.mask.crop(rim))

    def stamp(self, mask: Image.Image, x: float, y: float, colour: RGB, alpha: float = 1.0) -> None:
        through = mask if alpha >= 1 else shapes.faded(mask, alpha)
        # Pillow blends a picture twice as fast as a colour; a small one is not worth making.
        fill = Image.new("RGB", mask.size, colour) if mask.width * mask.height > WORTH_FILLING else colour
        self.image.paste(fill, (round(x), round(y)), through)

    def picture(self, image: Image.Image, box: Box, radius: int = 0, name: str = "picture") -> Box:
        """Another picture (a crop, a frame of the past) scaled into a box."""
        fitted = image.convert("RGB").resize((box.w, box.h), Image.Resampling.LANCZOS)
        self.inlay(fitted, box, radius)
        return self.record("area", name, box)

    def glow(self, x: float, y: float, radius: int, colour: RGB, strength: float = 0.6) -> None:
        """Light on whatever lies below; not a thing of its own, so it is not noted."""
        halo = CACHE.get(("glow", radius, strength), lambda: shapes.halo(radius * 2, radius * 2, strength))
        self.stamp(halo, x - radius, y - radius, colour)

    def shade(self, box: Box, amount: float = 0.55, radius: int = 0) -> None:
        """Darken a part: what is not the matter now."""
        self.slab(box, radius, self.theme.ink, amount)

    # Large things with round corners. A mask of the whole would be built and blended for what is plain nearly everywhere: only
    # the corners are. Not noted: they are the ground of something that is.

    def inlay(self, image: Image.Image, box: Box, radius: int) -> None:
        """A picture of the box's own size, its corners rounded off."""
        corners = self._corners(image, box, radius)
        self.image.paste(image, (box.x0, box.y0))
        for patch, at in corners:
            self.image.paste(patch, at)

    def slab(self, box: Box, radius: int, colour: RGB, alpha: float = 1.0) -> None:
        """A plain field."""
        if alpha < 1 or box.w * box.h <= SMALL_PIXELS:
            self.stamp(shapes.veil(box.w, box.h, radius, alpha), box.x0, box.y0, colour)
            return
        corners = self._corners(colour, box, radius)
        self.image.paste(colour, box)
        for patch, at in corners:
            self.image.paste(patch, at)

    def _corners(self, ground: Image.Image | RGB, box: Box, radius: int) -> list[tuple[Image.Image, tuple[int, int]]]:
        """The four corners of a box with this on it, rounded off, and where they go."""
        r = max(0, min(radius, box.w // 2, box.h // 2))
        mask = shapes.rounded(2 * r, 2 * r, r)
        found: list[tuple[Image.Image, tuple[int, int]]] = []
        for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)) if r else ():
            dx, dy = x * (box.w - r), y * (box.h - r)
            patch = self.image.crop((box.x0 + dx, box.y0 + dy, box.x0 + dx + r, box.y0 + dy + r))
            part = ground.crop((dx, dy, dx + r, dy + r)) if isinstance(ground, Image.Image) else ground
            patch.paste(part, (0, 0), mask.crop((x * r, y * r, x * r + r, y * r + r)))
            found.append((patch, (box.x0 + dx, box.y0 + dy)))
        return found

    def edge(self, box: Box, radius: int, line: int, colour: RGB, alpha: float = 1.0) -> None:
        """The line round a field."""
        w, h = box.w, box.h
        q = max(min(radius, w // 2, h // 2), line)
        if w * h <= SMALL_PIXELS or 2 * q > min(w, h):
            self.stamp(shapes.frame(w, h, radius, line), box.x0, box.y0, colour, alpha)
            return
        small = shapes.frame(2 * q, 2 * q, radius, line)
        for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
            corner = small.crop((x * q, y * q, x * q + q, y * q + q))
            self.stamp(corner, box.x0 + x * (w - q), box.y0 + y * (h - q), colour, alpha)
        for bar in (
            Box(box.x0 + q, box.y0, box.x1 - q, box.y0 + line),
            Box(box.x0 + q, box.y1 - line, box.x1 - q, box.y1),
            Box(box.x0, box.y0 + q, box.x0 + line, box.y1 - q),
            Box(box.x1 - line, box.y0 + q, box.x1, box.y1 - q),
        ):
            self.stamp(shapes.veil(bar.w, bar.h, 0, 1.0), bar.x0, bar.y0, colour, alpha)

    # -- surfaces ---------------------------------------------------------------------------------------------------------

    def panel(self, box: Box, style: str = "panel", name: str = "panel", radius: int | None = None) -> Box:
        """A plain dark surface; styles are those of `Theme.surface`."""
        return self._surface("panel", box, style, name, radius)

    def card(self, box: Box, style: str = "card", name: str = "card", radius: int | None = None) -> Box:
        """A framed card with deco corners; its content should keep 24 px from the edge."""
        return self._surface("card", box, style, name, radius)

    def stroke(self, start: tuple[float, float], end: tuple[float, float], width: int, colour: RGB, alpha: float = 1.0) -> None:
        """A plain line with smooth edges; decoration (a graph, a divider), so it is not noted."""
        x0, y0 = math.floor(min(start[0], end[0])) - width, math.floor(min(start[1], end[1])) - width
        w, h = math.ceil(abs(end[0] - start[0])) + 2 * width + 1, math.ceil(abs(end[1] - start[1])) + 2 * width + 1
        self.stamp(shapes.segment(w, h, (start[0] - x0, start[1] - y0), (end[0] - x0, end[1] - y0), width), x0, y0, colour, alpha)

    def _surface(self, kind: str, box: Box, style: str, name: str, radius: int | None) -> Box:
        body = self.theme.surface(style)
        r = self.px(18) if radius is None else radius
        self.put(materials.card(box.w, box.h, body, self.theme, r, style), box.x0, box.y0)
        return self.record(kind, name, box)

    def parchment(self, box: Box, name: str = "parchment", seed: int = 0) -> Box:
        self.put(materials.parchment(box.w, box.h, self.theme, seed), box.x0, box.y0)
        return self.record("parchment", name, box)

    def plate(self, box: Box, text: str, name: str = "plate", face: str = "title") -> Box:
        """A brass museum label with engraved letters."""
        t = self.theme
        self.put(materials.plate(box.w, box.h, t), box.x0, box.y0)
        self.record("plate", name, box)
        side = 30 if box.w > 160 and box.h >= 44 else 12
        inner = box.inset(side, 2)
        # The light falls from above: an engraved letter has its bright edge below.
        with self._part_of():
            self.text(
                (inner.centre[0], inner.centre[1] + 2),
                text,
                min(self.type("label"), round(box.h * 0.66)),
                colour=t.brass_light,
                face=face,
                anchor="mm",
                max_width=inner.w,
                shadow=False,
            )
        self.text(
            inner.centre,
            text,
            min(self.type("label"), round(box.h * 0.66)),
            colour=t.plate_ink,
            face=face,
            anchor="mm",
            max_width=inner.w,
            shadow=False,
            name=name + "-text",
        )
        return box

    def ribbon(self, box: Box, text: str, colour: RGB | None = None, name: str = "ribbon", face: str = "heavy") -> Box:
        """A silk band with letters; 14 % of the height hangs below as tails."""
        t = self.theme
        colour = colour or (128, 24, 26)
        tall = round(box.h / 1.14)
        self.put(materials.ribbon(box.w, tall, colour, t), box.x0, box.y0)
        self.record("ribbon", name, box)
        inner = box.w - 2 * round(tall * 0.55) - 16
        self.text(
            (box.centre[0], box.y0 + tall // 2),
            text,
            min(self.type("label"), round(tall * 0.68)),
            colour=readable_on(colour),
            face=face,
            anchor="mm",
            max_width=inner,
            name=name + "-text",
        )
        return box

    def chip(
        self,
        box: Box,
        icon: str | None = None,
        text: str = "",
        style: str = "plain",
        name: str = "chip",
        colour: RGB | None = None,
    ) -> Box:
        """One condition, cost or reward in an inset tile: an icon, letters or both. `plain`, `framed`, `done`, `cost`."""
        t = self.theme
        self.put(materials.chip(box.w, box.h, t, style), box.x0, box.y0)
        in_lens = bool(icon) and icon == t.wall.lens and bool(text)
        lens = round(box.h * 0.88)
        self.record("chip", name, box, size=pieces.lens_letter(lens, text) if in_lens else 0)
        ink = colour or (t.icon_colour(icon) if icon else None) or t.text
        size = max(self.phone_min, min(self.type("label"), round(box.h * 0.62)))
        glyph = round(box.h * 0.66)
        if in_lens:  # the number sits in the lens, as on the dice
            self.put(pieces.lens(lens, ink, t.panel_bottom, text), box.centre[0] - lens * 0.47, box.centre[1] - lens * 0.48)
            return box
        w = self.measure(text, size, "heavy") if text else 0
        gap = round(box.h * 0.14) if icon and text else 0
        total = (glyph if icon else 0) + gap + w
        if total > box.w - 8 and icon and text:
            glyph, gap = round(glyph * 0.8), 4
            total = glyph + gap + w
        x = box.centre[0] - total / 2
        if icon:
            self.stamp(lettering.icon_mask(icon, glyph), x, box.centre[1] - glyph / 2, ink)
            x += glyph + gap
        if text:
            self.text(
                (x, box.centre[1]),
                text,
                size,
                colour=t.text,
                face="heavy",
                anchor="lm",
                max_width=box.w - 8,
                shadow=False,
                name=name + "-text",
            )
        return box

    def chip_row(
        self,
        x: int,
        y: int,
        height: int,
        chips: Sequence[tuple[str | None, str, str]],
        gap: int | None = None,
        name: str = "chips",
    ) -> Box:
        """Chips side by side from (icon, text, style); returns the box they take."""
        gap = self.space("tight") if gap is None else gap
        left = x
        with self.group(name):
            for i, (icon, text, style) in enumerate(chips):
                w = self.chip_width(icon, text, height)
                self.chip(Box.at(x, y, w, height), icon, text, style, name=str(i))
                x += w + gap
        return Box(left, y, max(left, x - gap), y + height)

    def chip_width(self, icon: str | None, text: str, height: int) -> int:
        if not text or (icon and icon == self.theme.wall.lens):
            return round(height * 1.08)
        size = max(self.phone_min, min(self.type("label"), round(height * 0.62)))
        return self.measure(text, size, "heavy") + round(height * (1.16 if icon else 0.5))

    def rule(self, x0: int, x1: int, y: int, colour: RGB | None = None) -> None:
        """A brass line that fades at both ends, with a lozenge in the middle."""
        tone = colour or self.theme.brass
        w = x1 - x0

        def build() -> Image.Image:
            half = Image.linear_gradient("L").rotate(90).resize((max(1, w // 2), 2), Image.Resampling.BILINEAR)
            line = Image.new("L", (w, 2), 0)
            line.paste(half.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if half.getpixel((0, 0)) else half, (0, 0))
            line.paste(line.crop((0, 0, w // 2, 2)).transpose(Image.Transpose.FLIP_LEFT_RIGHT), (w - w // 2, 0))
            return line

        self.stamp(CACHE.get(("rule", w), build), x0, y - 1, tone)
        n = max(9, self.px(13))
        self.stamp(shapes.shape("diamond", n), (x0 + x1) / 2 - n / 2, y - n / 2, tone)

    # -- words ------------------------------------------------------------------------------------------------------------

    def _check(self, size: int, detail: bool, what: str) -> None:
        if size < self.phone_min and not detail:
            raise TooSmall(
                f"{what!r} at {size} px: below {self.phone_min} px on a {self.width} px picture; call it a detail or make room"
            )

    def text(
        self,
        xy: tuple[float, float],
        text: str,
        size: int,
        *,
        colour: RGB | None = None,
        face: str = "bold",
        anchor: str = "lm",
        max_width: int | None = None,
        min_size: int | None = None,
        shadow: bool = True,
        metal: bool = False,
        icon_colour: RGB | None = None,
        detail: bool = False,
        over: bool = False,
        name: str = "",
    ) -> Box:
        """One line. Anchor: l/m/r and t/m/b/s (s is the baseline, m the middle of the capitals). Shrinks to `max_width`, not
        below `min_size` (the phone minimum unless it is a detail), and is cut only when even that is too wide."""
        smallest = min(size, min_size if min_size is not None else (size if detail else self.phone_min))
        self._check(smallest, detail, text)
        face = self.face(face)
        fitted = lettering.fit(text, face, max_width or 100_000, 100_000, size, smallest, 1.16, 1)
        line = fitted.lines[0] if fitted.lines else Line((), 0)
        cap = lettering.cap_height(face, fitted.size)
        width = math.ceil(line.width)
        x = xy[0] - {"l": 0, "m": width / 2, "r": width}[anchor[0]]
        up, down = round(fitted.size * 0.78), round(fitted.size * 0.24)
        base = xy[1] + {"s": 0, "m": cap / 2, "t": cap, "b": -down}[anchor[1]]
        self._line(line, x, base, fitted.size, colour or self.theme.text, shadow, metal, icon_colour)
        top = base - (cap + round(fitted.size * 0.06) if anchor[1] == "m" else up)
        bottom = base + (round(fitted.size * 0.06) if anchor[1] == "m" else down)
        box = Box(math.floor(x), round(top), math.floor(x) + width, round(bottom))
        return self.record("text", name or text, box, clipped=fitted.clipped, size=fitted.size, detail=detail, over=over)

    def paragraph(
        self,
        box: Box,
        text: str,
        size: int,
        *,
        min_size: int | None = None,
        colour: RGB | None = None,
        face: str = "body",
        align: str = "l",
        valign: str = "t",
        leading: float = 1.16,
        max_lines: int = 99,
        shadow: bool = False,
        icon_colour: RGB | None = None,
        detail: bool = False,
        name: str = "",
    ) -> Box:
        """Wrapped words in a box, with icons; returns the box the words really take."""
        smallest = min(size, min_size if min_size is not None else (size if detail else self.phone_min))
        self._check(smallest, detail, text)
        fitted = lettering.fit(text, self.face(face), box.w, box.h, size, smallest, leading, max_lines)
        y = box.y0 + {"t": 0, "m": (box.h - fitted.height) / 2, "b": box.h - fitted.height}[valign]
        x_of = {"l": lambda w: box.x0, "m": lambda w: box.x0 + (box.w - w) / 2, "r": lambda w: box.x1 - w}[align]
        base = y + round(fitted.size * 0.78)
        left, right = box.x1, box.x0
        for i, line in enumerate(fitted.lines):
            x = x_of(line.width)
            self._line(line, x, base + i * fitted.leading, fitted.size, colour or self.theme.text, shadow, False, icon_colour)
            left, right = min(left, x), max(right, x + line.width)
        taken = (
            Box(math.floor(left), round(y), math.ceil(right), round(y + fitted.height))
            if fitted.lines
            else Box(box.x0, box.y0, box.x0, box.y0)
        )
        return self.record("text", name or text[:40], taken, clipped=fitted.clipped, size=fitted.size, detail=detail)

    def fits(
        self, box: Box, text: str, size: int, *, min_size: int | None = None, face: str = "body", leading: float = 1.16
    ) -> Fitted:
        """How a paragraph would lie, without drawing it (`.height`, `.size`, `.clipped`)."""
        return lettering.fit(text, self.face(face), box.w, box.h, size, min(size, min_size or self.phone_min), leading, 99)

    def _line(
        self, line: Line, x: float, base: float, size: int, colour: RGB, shadow: bool, metal: bool, icon_colour: RGB | None
    ) -> None:
        t = self.theme
        drop = max(1, round(size * 0.05))
        for atom in line.atoms:
            if atom.icon:
                n = lettering.icon_size(atom.face, size)
                y = base - lettering.cap_height(atom.face, size) / 2 - n / 2
                mask, at = lettering.icon_mask(atom.text, n), (x + size * 0.04, y)
                tone = icon_colour or t.icon_colour(atom.text) or colour
            elif not atom.text.strip():
                x += lettering.advance(atom, size)
                continue
            else:
                mask, dx, dy = lettering.text_mask(atom.text, atom.face, size)
                at, tone = (x + dx, base + dy), colour
            if shadow:
                self.stamp(_soft(mask, atom.text, atom.face, size, drop), at[0] - 2 * drop, at[1] - drop, (0, 0, 0))
            if metal and not atom.icon:
                fill = shapes.gradient(
                    mask.width,
                    mask.height,
                    (0.0, t.brass_light),
                    (0.45, mix(t.brass_light, t.brass, 0.45)),
                    (0.56, mix(t.brass, t.brass_dark, 0.12)),
                    (1.0, mix(t.brass, t.brass_light, 0.55)),
                )
                self.image.paste(fill, (round(at[0]), round(at[1])), mask)
            else:
                self.stamp(mask, *at, tone)
            x += lettering.advance(atom, size)

    # -- pieces -----------------------------------------------------------------------------------------------------------

    def icon(
        self,
        xy: tuple[float, float],
        name: str,
        size: int,
        colour: RGB | None = None,
        *,
        shadow: bool = True,
        alpha: float = 1.0,
        label: str = "",
    ) -> Box:
        """An icon centred at xy, in its own colour unless told."""
        mask = lettering.icon_mask(name, size)
        x, y = xy[0] - size / 2, xy[1] - size / 2
        if shadow and alpha >= 1:
            drop = max(1, size // 26)
            self.stamp(_soft(mask, name, "icon", size, drop), x - 2 * drop, y - drop, (0, 0, 0))
        self.stamp(mask, x, y, colour or self.theme.icon_colour(name) or self.theme.text, alpha)
        return self.record("icon", label or name, Box.at(x, y, size, size))

    def engrave(self, box: Box, icon: str, alpha: float = 0.12, colour: RGB | None = None) -> None:
        """A large faint emblem in a surface's ground; decoration, so it is not noted."""
        n = min(box.w, box.h)
        self.stamp(lettering.icon_mask(icon, n), box.centre[0] - n / 2, box.centre[1] - n / 2, colour or self.theme.brass, alpha)

    def token(
        self,
        xy: tuple[float, float],
        size: int,
        icon: str,
        *,
        seat: int | None = None,
        colour: RGB | None = None,
        shape: str | None = None,
        initial: str = "",
        badge_colour: RGB | None = None,
        active: bool = False,
        dim: bool = False,
        name: str = "token",
    ) -> Box:
        """A ringed token centred at xy. A seat gives colour and shape; the initial (or a number) sits in a badge in
        its lower right corner."""
        t = self.theme
        who = t.seat(seat) if seat is not None else None
        tone = colour or (who.colour if who else t.brass)
        form = shape or (who.shape if who else "circle")
        x, y = round(xy[0] - size / 2), round(xy[1] - size / 2)
        self.put(pieces.token(size, icon, tone, form, t, active, dim), x, y)
        letter = 0
        if initial:
            h = max(round(size * 0.4), math.ceil(self.phone_min / pieces.BADGE_LETTER))
            letter = round(h * pieces.BADGE_LETTER)
            mark = pieces.badge(initial, h, badge_colour or tone, t)
            self.put(mark, x + size - (mark.image.width + 2 * mark.dx), y + size - h)
        return self.record("token", name, Box.at(x, y, size, size), size=letter)

    def badge(
        self,
        xy: tuple[float, float],
        text: str,
        size: int | None = None,
        colour: RGB | None = None,
        shape: str = "circle",
        name: str = "badge",
        over: bool = True,
    ) -> Box:
        """An enamel badge centred at xy; letters are three quarters of its height."""
        height = size or math.ceil(self.phone_min / pieces.BADGE_LETTER)
        self._check(round(height * pieces.BADGE_LETTER), False, text)
        sprite = pieces.badge(text, height, colour or self.theme.brass, self.theme, shape)
        w = sprite.image.width + 2 * sprite.dx
        box = Box.around(*xy, w, height)
        self.put(sprite, box.x0, box.y0)
        return self.record("badge", name, box, over=over, size=round(height * pieces.BADGE_LETTER))

    def pill(self, box: Box, text: str, icon: str | None = None, colour: RGB | None = None, name: str = "pill") -> Box:
        """A status in a rounded field: icon and words in one colour on dark."""
        t = self.theme
        tone = colour or t.text
        r = box.h // 2
        self.slab(box, r, mix(t.ink, tone, 0.10), 0.92)
        self.edge(box, r, 2, tone, 0.8)
        self.record("chip", name, box)
        size = max(self.phone_min, min(self.type("label"), round(box.h * 0.62)))
        words = f"{{{icon}}} {text}" if icon else text
        self.text(
            box.centre,
            words,
            size,
            colour=tone,
            face="bold",
            anchor="mm",
            max_width=box.w - r,
            icon_colour=tone,
            shadow=False,
            name=name + "-text",
        )
        return box

    def die(
        self,
        xy: tuple[float, float],
        size: int,
        colour: str,
        face: str,
        *,
        state: str = "free",
        letter: str = "",
        name: str = "die",
    ) -> Box:
        """A die centred at xy. States: free, usable (glowing), secured (shield), locked (padlock), spent (crossed out). `letter`
        is the die's name on the buttons, on a tab at its upper left."""
        x, y = round(xy[0] - size / 2), round(xy[1] - size / 2)
        if face:
            faces = self.theme.wall.faces or (face,)
            kind = ("die", colour, self.theme.mood, self.theme.palette)
            self.throw(name, xy, size, kind, lambda k: pieces.die(size, colour, faces[k % len(faces)], self.theme))
        self.put(pieces.die(size, colour, face, self.theme, state), x, y)
        box = Box.at(x, y, size, size)
        if state in ("secured", "locked"):  # the mark reaches over the lower right corner
            box = box._replace(x1=box.x1 + round(size * 0.07), y1=box.y1 + round(size * 0.07))
        # The smallest letters on it: the number in the lens, the name on the tab.
        letters = [pieces.die_letter(size, face, self.theme)] if face.isdigit() else []
        if letter:
            h = max(round(size * 0.3), math.ceil(self.phone_min / pieces.BADGE_LETTER))
            letters.append(round(h * pieces.BADGE_LETTER))
            self.put(pieces.badge(letter, h, self.theme.paper_light, self.theme, "square"), x - h // 4, y - h // 4)
            box = box._replace(x0=box.x0 - h // 4, y0=box.y0 - h // 4)
        return self.record("die", name, box, size=min(letters, default=0))

    def throw(self, name: str, xy: tuple[float, float], size: int, kind: Hashable, tumbling: Callable[[int], Sprite]) -> None:
        """Notes that a die is about to be drawn around xy, so that its fall can be shown (`rendering/rolling.py`): what lies below
        it, and what any die of its kind looks like with its k-th face up. `name` is by what a game finds it again (`Pictures.thrown`)."""
        if not self._quiet:
            self.thrown.append(Thrown.over(self.image, "/".join([*self._path, name]), xy, size, kind, tumbling))

    def lock(self, xy: tuple[float, float], size: int, die: str | None = None, *, closed: bool = True, name: str = "lock") -> Box:
        """A padlock on brass, in the colour and silhouette of the die it holds or waits for."""
        sprite = pieces.lock(size, self.theme, die, "lock" if closed else "unlock")
        box = Box.around(*xy, size, size)
        self.put(sprite, box.x0, box.y0)
        return self.record("lock", name, box)

    def pips(
        self,
        xy: tuple[float, float],
        value: int,
        maximum: int,
        icon: str,
        size: int,
        *,
        gap: int | None = None,
        colour: RGB | None = None,
        number: bool = True,
        name: str = "pips",
    ) -> Box:
        """A row of icons, the lost ones small and grey, and the number behind it; left middle at xy."""
        t = self.theme
        tone = colour or t.icon_colour(icon) or t.text
        step = size + (max(3, size // 6) if gap is None else gap)
        mask = lettering.icon_mask(icon, size)
        x, y = round(xy[0]), round(xy[1] - size / 2)
        drop = max(1, size // 20)
        small = round(size * 0.66)
        lost, off = lettering.icon_mask(icon, small), (size - small) / 2
        for i in range(maximum):
            if i < value:
                self.stamp(_soft(mask, icon, "icon", size, drop), x + i * step - 2 * drop, y - drop, (0, 0, 0))
                self.stamp(mask, x + i * step, y, tone)
            else:
                self.stamp(lost, x + i * step + off, y + off, mix(t.text_faint, t.ink, 0.45))
        box = Box.at(x, y, maximum * step - (step - size), size)
        letter = 0
        if number:
            letter = max(self.phone_min, round(size * 0.98))
            with self._part_of():
                end = self.text((box.x1 + step // 3, xy[1]), str(value), letter, colour=tone, face="heavy")
            box = box.union(end)
        return self.record("pips", name, box, size=letter)

    def track(
        self,
        box: Box,
        spaces: Sequence[str | None],
        filled: int,
        *,
        icon: str = "dot",
        colour: RGB | None = None,
        rows: int = 1,
        name: str = "track",
    ) -> Box:
        """A track: spaces on a brass rail, each plain (None) or with an icon of its own. `icon` is on the filled ones; the space
        filled last glows."""
        t = self.theme
        tone = colour or t.icon_colour(icon) or t.accent
        per_row, size, step = self._spacing(box, len(spaces), rows)
        for r, lane in enumerate(box.rows(rows)):
            part = spaces[r * per_row : (r + 1) * per_row]
            y = lane.centre[1]
            length = round(step * (len(part) - 1))
            rail = max(4, size // 10)
            x0 = box.x0 + size // 2
            if length > 0:
                self.stamp(shapes.rounded(length, rail + 4, 2), x0, y - rail // 2 - 2, (0, 0, 0), 0.6)
                self.image.paste(materials.brass_fill(length, rail, t, mix(t.brass, t.brass_dark, 0.4)), (x0, y - rail // 2))
                done = min(max(0, filled - r * per_row - 1), len(part) - 1)
                if done > 0:
                    self.image.paste(materials.brass_fill(round(step * done), rail, t, tone), (x0, y - rail // 2))
            for i, own in enumerate(part):
                n = r * per_row + i
                state = "empty" if n >= filled else "last" if n == filled - 1 else "filled"
                self.put(pieces.space(size, str(n + 1), own, state, icon, tone, t), box.x0 + i * step, y - size / 2)
        return self.record("track", name, box, size=round(size * pieces.SPACE_NUMBER))

    def _spacing(self, box: Box, spaces: int, rows: int) -> tuple[int, int, float]:
        """How many spaces of a track stand in a row, how large they are, how far apart."""
        per_row = -(-spaces // rows)
        size = min(box.rows(rows)[0].h - self.px(12), round(box.w / per_row * 0.88))
        return per_row, size, (box.w - size) / max(1, per_row - 1)

    def space_of_track(self, box: Box, spaces: int, i: int, rows: int = 1) -> Box:
        """Where the i-th space of a track drawn into `box` lies."""
        per_row, size, step = self._spacing(box, spaces, rows)
        lane = box.rows(rows)[i // per_row]
        return Box.around(box.x0 + i % per_row * step + size / 2, lane.centre[1], size, size)

    def progress(
        self,
        box: Box,
        value: float,
        maximum: float,
        colour: RGB | None = None,
        *,
        icon: str | None = None,
        name: str = "progress",
    ) -> Box:
        """A filled tube with a tick per unit (up to 20); the number belongs beside it, a bar alone says too little."""
        t = self.theme
        tone = colour or (t.icon_colour(icon) if icon else None) or t.accent
        x0 = box.x0
        if icon:
            self.stamp(lettering.icon_mask(icon, box.h), x0, box.y0, tone)
            x0 += box.h + box.h // 4
        tube = Box(x0, box.y0 + box.h // 6, box.x1, box.y1 - box.h // 6)
        r = tube.h // 2
        self.image.paste(
            materials.brass_fill(tube.w, tube.h, t, mix(t.brass, t.brass_dark, 0.35)),
            (tube.x0, tube.y0),
            shapes.rounded(tube.w, tube.h, r),
        )
        well = tube.inset(3)
        self.image.paste(
            shapes.gradient(well.w, well.h, (0.0, (0, 0, 0)), (1.0, mix(t.panel_bottom, t.panel_top, 0.4))),
            (well.x0, well.y0),
            shapes.rounded(well.w, well.h, well.h // 2),
        )
        share = max(0.0, min(1.0, value / maximum if maximum else 0))
        w = round(well.w * share)
        if w > 2:
            mask = shapes.rounded(well.w, well.h, well.h // 2).crop((0, 0, w, well.h))
            self.image.paste(
                shapes.gradient(w, well.h, (0.0, mix(tone, (255, 255, 255), 0.5)), (0.4, tone), (1.0, mix(tone, (0, 0, 0), 0.5))),
                (well.x0, well.y0),
                mask,
            )
        if 1 < maximum <= 20:
            for i in range(1, int(maximum)):
                x = well.x0 + round(well.w * i / maximum)
                self.image.paste(mix(t.ink, t.brass_dark, 0.5), (x - 1, well.y0, x + 1, well.y1))
        return self.record("progress", name, box)

    def deck(self, box: Box, count: int, icon: str, colour: RGB | None = None, name: str = "deck") -> Box:
        """A face-down stack: thicker when there are more cards, its number on it."""
        t = self.theme
        tone = colour or t.icon_colour(icon) or t.brass
        layers = min(5, 1 + count // 6) if count else 0
        off = 3
        w, h = box.w - 5 * off, box.h - 5 * off
        r = self.px(12)
        if not layers:
            self.stamp(shapes.frame(w, h, r, 2), box.x0, box.y0 + 5 * off, t.text_faint, 0.5)
        for i in range(layers):
            x, y = box.x0 + i * off, box.y0 + (5 - i) * off
            body = materials.Surface(mix(t.panel_top, tone, 0.34), mix(t.panel_bottom, tone, 0.16), mix(t.brass, tone, 0.25))
            self.put(materials.card(w, h, body, t, r, f"deck:{tone}"), x, y)
        top = max(0, layers - 1)
        cx, cy = box.x0 + top * off + w / 2, box.y0 + (5 - top) * off + h / 2
        with self._part_of():
            n = round(min(w, h) * 0.44)
            self.icon((cx, cy - h * 0.15), icon, n, tone, alpha=1.0 if count else 0.35)
            size = max(self.phone_min, round(h * 0.24))
            self.text((cx, cy + h * 0.26), str(count), size, face="heavy", anchor="mm")
        return self.record("deck", name, box, size=size)

    def arrow(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        width: int = 10,
        colour: RGB | None = None,
        *,
        name: str = "arrow",
    ) -> Box:
        """An arrow with a dark outline, e.g. the order of a card's tasks."""
        t = self.theme
        tone = colour or t.brass
        head = width * 2.6
        pad = round(head)
        x0, y0 = math.floor(min(start[0], end[0])) - pad, math.floor(min(start[1], end[1])) - pad
        w, h = math.ceil(abs(end[0] - start[0])) + 2 * pad, math.ceil(abs(end[1] - start[1])) + 2 * pad
        length = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
        ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length

        def at(along: float, across: float) -> tuple[float, float]:
            return round(start[0] + ux * along - uy * across - x0, 2), round(start[1] + uy * along + ux * across - y0, 2)

        neck = max(0.0, length - head)
        half = width / 2
        outline = (
            at(0, -half),
            at(neck, -half),
            at(neck, -head * 0.55),
            at(length, 0),
            at(neck, head * 0.55),
            at(neck, half),
            at(0, half),
        )
        mask = shapes.polygon(w, h, outline)
        shadow = CACHE.get(("arrow-shadow", w, h, outline), lambda: shapes.softened(mask, 8, 4, 1.3))
        self.stamp(shadow, x0 - 8, y0 - 6, (0, 0, 0))
        fill = shapes.gradient(w, h, (0.0, mix(tone, t.brass_light, 0.7)), (1.0, mix(tone, t.brass_dark, 0.25)))
        self.image.paste(fill, (x0, y0), mask)
        ink = mask.getbbox() or (0, 0, 1, 1)
        return self.record("arrow", name, Box(x0 + ink[0], y0 + ink[1], x0 + ink[2], y0 + ink[3]))


def _core(mask: Image.Image) -> int:
    """How far from the edge a large mask is wholly opaque; 0 if it is small or never is. Kept with the mask itself."""
    found = mask.info.get("core")
    if found is None:
        found = 0
        w, h = mask.size
        if w * h > 80_000:
            for inset in range(24, min(w, h) // 4, 6):
                if mask.crop((inset, inset, w - inset, h - inset)).getextrema() == (255, 255):
                    found = inset
                    break
        mask.info["core"] = found
    return found


def _soft(mask: Image.Image, text: str, face: str, size: int, drop: int) -> Image.Image:
    """The soft shadow of letters or an icon, kept: it has 2·drop of room on each side."""
    return CACHE.get(("soft", text, face, size, drop), lambda: shapes.softened(mask, 2 * drop, drop * 0.9, 0.95))
