"""Elder Sign seen again: one frame per turn, from the positions at its checkpoints; and its end on one sheet, with its turning
points and what everybody did."""

from bot.pictures import Shown
from games.elder_sign.content import Catalogue
from games.elder_sign.view import ElderView
from rendering.elder_sign import PICTURES

SHOWN: Shown[ElderView, Catalogue] = Shown(PICTURES)
recap, film, thrown = SHOWN.recap, SHOWN.film, SHOWN.thrown
