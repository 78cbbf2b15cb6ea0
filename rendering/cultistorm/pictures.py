"""All pictures of Cultistorm."""

from __future__ import annotations

from rendering.kit.plain import plain_pictures, words_of

PICTURES = plain_pictures(words_of("cs"))
