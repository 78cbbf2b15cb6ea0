"""ALONE seen again: one frame per turn, from the positions at its checkpoints as the asker may see them; and its end on one sheet,
with the whole base uncovered."""

from bot.pictures import Shown
from games.alone.content import Catalogue
from games.alone.view import AloneView
from rendering.alone import PICTURES

SHOWN: Shown[AloneView, Catalogue] = Shown(PICTURES)
recap, film, thrown = SHOWN.recap, SHOWN.film, SHOWN.thrown
