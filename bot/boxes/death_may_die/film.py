"""Death May Die seen again: one frame per turn, and its end on one sheet."""

from bot.pictures import Shown
from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView
from rendering.death_may_die.pictures import PICTURES

SHOWN: Shown[DeathView, Catalogue] = Shown(PICTURES)
recap, film, thrown = SHOWN.recap, SHOWN.film, SHOWN.thrown
