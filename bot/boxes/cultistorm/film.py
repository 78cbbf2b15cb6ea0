"""Cultistorm seen again: one frame per round, and its end on one sheet."""

from bot.pictures import Shown
from games.cultistorm.content import Catalogue
from games.cultistorm.view import StormView
from rendering.cultistorm.pictures import PICTURES

SHOWN: Shown[StormView, Catalogue] = Shown(PICTURES)
recap, film, thrown = SHOWN.recap, SHOWN.film, SHOWN.thrown
