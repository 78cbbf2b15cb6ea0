"""Pictures of Talisman: the kit's plain board, until it is painted. What a field is called stands in `locale/*/talisman/pictures.ftl`."""

from __future__ import annotations

from rendering.kit import plain_pictures, words_of

PICTURES = plain_pictures(words_of("tm"))
