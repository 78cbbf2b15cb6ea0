"""Its pictures are the kit's plain board: what a field of the view is called stands in `locale/*/pictures.ftl`."""

from __future__ import annotations

from rendering.kit import plain_pictures, words_of

PICTURES = plain_pictures(words_of("wo"))
