"""People of the towns who are nobody's investigator: civilians to be saved, allies within call."""

from __future__ import annotations

from rendering.kit.people.dress import BLACK, BONE, BROWN, GOLD, GREY, TAN, WHITE, Person
from rendering.kit.people.figures import sprite
from rendering.kit.people.person import draw_person
from rendering.sprites import Sprite
from rendering.theme import RGB

TOWN: dict[str, Person] = {
    # Innocent Victims
    "newsboy": Person("braces", "cap", "papers", "", (110, 84, 60), trim=(226, 214, 190), hair=(196, 120, 50), build="short"),
    "organist": Person("gown", "veil", "scroll", "", (70, 74, 104), hair=GREY, trim=BONE),
    "night-watchman": Person("coat", "cap", "lantern", "", (66, 72, 84), trim=(40, 44, 54), hair=GREY, beard=2, build="broad"),
    "seamstress": Person("gown", "kerchief", "ribbon", "", (176, 120, 110), trim=(200, 60, 70), hair=BROWN, long=True),
    "travelling-salesman": Person("suit", "fedora", "", "sack", (150, 122, 84), trim=(80, 110, 90), hair=BLACK),
    "schoolteacher": Person("gown", "", "book", "", (86, 110, 96), trim=WHITE, hair=(120, 80, 50), long=True, build="slim"),
    # Remote Assistance
    "ally-locksmith": Person("braces", "kerchief", "hammer", "", (80, 84, 96), trim=(200, 196, 186), hair=BLACK, long=True),
    "ally-stoker": Person("bare", "cap", "torch", "", (70, 56, 50), skin=TAN, hair=BLACK, beard=1, build="broad"),
    "ally-astronomer": Person("coat", "", "orb", "scroll", (56, 64, 110), trim=GOLD, hair=WHITE, long=True, build="slim"),
    "ally-shell-collector": Person("coat", "brim", "shell", "", (130, 120, 96), hair=WHITE, beard=3, build="stooped"),
    "ally-harbour-pilot": Person("coat", "cap", "compass", "", (40, 60, 90), trim=GOLD, hair=(176, 120, 60), long=True),
    "ally-sheriff": Person("suit", "brim", "revolver", "", (120, 96, 66), trim=GOLD, hair=BROWN, beard=1, build="broad"),
}


def townsman(id: str, high: int, rim: RGB | None = None) -> Sprite:
    who = TOWN[id]
    return sprite(("cs-town", id), high, lambda pen: draw_person(pen, who), rim=rim)
