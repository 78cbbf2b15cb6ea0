"""What the pictures of all games share.

`pictures` (a game's pictures by name), `story` and `film` (a game seen again), `chart` and `recap` (its end on one sheet), `news`
(what is new since the reader's last picture), `emblems` (a card's glyph), `plain` (a board for any view, without a line of drawing).
Letters, pieces and surfaces are one floor below, in `rendering/`; what belongs to one game is in `rendering/<game>/`.
"""

from .pictures import Pictures, Sight, UnknownPicture
from .plain import plain_board, plain_pictures, words_of

__all__ = ["Pictures", "Sight", "UnknownPicture", "plain_board", "plain_pictures", "words_of"]
