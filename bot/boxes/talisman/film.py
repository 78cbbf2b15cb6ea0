"""Talisman seen again: one frame per turn, and its end on one sheet."""

from bot.pictures import Shown
from games.talisman.content import Catalogue
from games.talisman.view import TalismanView
from rendering.talisman import PICTURES

SHOWN: Shown[TalismanView, Catalogue] = Shown(PICTURES)
recap, film, thrown = SHOWN.recap, SHOWN.film, SHOWN.thrown
