"""People: how each character, stranger and follower is built, dressed and what it carries.

Two characters share a figure on the real board; here both have the same build and each its own head and hands.
"""

from __future__ import annotations

from dataclasses import replace

from rendering.kit.people.dress import (
    BLACK,
    BLUE,
    BONE,
    BROWN,
    FAIR,
    GREEN,
    GREY,
    LEATHER,
    MOSS,
    OCHRE,
    PALE,
    RED,
    TAN,
    VIOLET,
    WHITE,
    Person,
)
from rendering.theme import RGB, mix

PEOPLE: dict[str, Person] = {
    # characters, two to a figure
    "warrior": Person("armour", "plume", "sword", "sword", RED, skin=TAN, build="broad"),
    "barbarian": Person("bare", "", "axe", "", LEATHER, skin=TAN, hair=(120, 70, 36), long=True, build="broad"),
    "wizard": Person("robe", "cone", "staff", "", BLUE, hair=WHITE, beard=3, build="slim"),
    "conjurer": Person("robe", "circlet", "orb", "book", VIOLET, hair=BLACK, beard=1, build="slim"),
    "sorceress": Person("gown", "circlet", "flame", "", VIOLET, hair=(60, 30, 40), long=True),
    "enchanted-dancer": Person("gown", "flowers", "ribbon", "ribbon", (222, 122, 150), hair=(206, 140, 60), long=True),
    "assassin": Person("tunic", "mask-hood", "dagger", "dagger", BLACK, cloak=BLACK),
    "spy": Person("tunic", "brim", "scroll", "", (86, 82, 96), hair=BLACK, cloak=(60, 64, 84)),
    "dwarf": Person("armour", "helm", "hammer", "", RED, hair=(176, 84, 36), beard=3, build="short"),
    "gnome-miner": Person("tunic", "gnome", "pick", "lantern", GREEN, hair=WHITE, beard=2, build="short"),
    "elf": Person("tunic", "", "bow", "", GREEN, hair=(226, 200, 130), long=True, build="slim", ears=True, cloak=(58, 96, 66)),
    "ranger": Person("tunic", "hood", "bow", "", (92, 98, 60), beard=1, hair=BROWN, build="slim", cloak=(70, 78, 52)),
    "minstrel": Person("tunic", "feather", "lute", "", (190, 90, 60), hair=BROWN),
    "jester": Person("tunic", "bells", "marotte", "", (196, 150, 40), trim=RED),
    "monk": Person("robe", "tonsure", "pole", "", (134, 98, 62), trim=BONE, hair=BROWN, build="broad"),
    "pilgrim": Person(
        "robe", "brim", "crook", "", (150, 130, 100), trim=BONE, hair=GREY, beard=2, cloak=(110, 90, 70), build="broad"
    ),
    "priest": Person("robe", "mitre", "cross", "", WHITE, hair=GREY),
    "inquisitor": Person("robe", "flat", "torch", "book", BLACK, trim=RED, hair=BLACK),
    "prophetess": Person("gown", "veil", "orb", "", (70, 150, 160), hair=BLACK),
    "witch-doctor": Person(
        "robe", "hood", "rattle", "flask", (126, 84, 46), trim=BONE, skin=TAN, hair=GREY, beard=2, cloak=(64, 92, 60)
    ),
    "thief": Person("tunic", "eye-mask", "sack", "dagger", (86, 92, 80), hair=BROWN),
    "rogue": Person("tunic", "feather", "rapier", "", RED, hair=BLACK, beard=1, cloak=(60, 40, 50)),
    "troll": Person("bare", "", "club", "", LEATHER, skin=MOSS, build="huge", ears=True, fangs=True),
    "ogre-chief": Person("bare", "horns", "club", "", (110, 60, 44), skin=OCHRE, build="huge", fangs=True, beard=1, hair=BLACK),
    "ghoul": Person("rags", "", "bone", "", (120, 110, 90), skin=PALE, build="stooped", ears=True, fangs=True),
    "necromancer": Person("robe", "hood", "skull-staff", "", BLACK, trim=VIOLET, skin=PALE, build="stooped", cloak=(54, 36, 66)),
    "druid": Person("robe", "antlers", "sickle", "", GREEN, trim=BONE, hair=GREY, beard=3, build="fat"),
    "merchant": Person("robe", "turban", "purse", "scales", (180, 110, 50), hair=BLACK, beard=2, build="fat"),
    # strangers
    "enchanter": Person("robe", "cone", "wand", "", (120, 60, 120), hair=BLACK, beard=2),
    "fairy": Person("gown", "wings", "wand", "", (190, 150, 220), hair=(236, 210, 140), long=True, build="slim"),
    "phantom": Person("robe", "hood", "", "", (120, 132, 160), skin=(30, 30, 46), cloak=(90, 100, 130)),
    "healer": Person("robe", "hood", "flask", "", (110, 140, 110), hair=WHITE, beard=2),
    "hermit": Person("rags", "", "lantern", "pole", (120, 100, 80), hair=GREY, long=True, beard=3, build="stooped"),
    "mage": Person("robe", "flat", "scroll", "", BLUE, hair=WHITE, beard=3),
    "sorcerer": Person("robe", "hood", "purse", "", (90, 50, 70), hair=BLACK, beard=1),
    "witch": Person("gown", "cone", "broom", "", BLACK, trim=GREEN, skin=(190, 200, 150), hair=GREY, long=True, build="stooped"),
    "instructor": Person("armour", "", "rapier", "", BLUE, hair=GREY, beard=1),
    "ferryman": Person("tunic", "brim", "oar", "", (70, 80, 90), hair=GREY, beard=2, cloak=(50, 60, 76)),
    "tinker": Person("tunic", "feather", "kettle", "", (150, 100, 60), hair=BROWN, beard=1, build="short"),
    # followers
    "alchemist": Person("robe", "flat", "flask", "", (150, 120, 50), hair=GREY, beard=2),
    "gnome": Person("tunic", "gnome", "mushroom", "", RED, hair=WHITE, beard=2, build="short"),
    "guide": Person("tunic", "hood", "pole", "", (104, 110, 70), hair=BROWN, cloak=(80, 84, 60)),
    "maiden": Person("gown", "flowers", "lily", "", (220, 180, 190), hair=(220, 180, 90), long=True),
    "mercenary": Person("armour", "helm", "halberd", "", (120, 60, 50), beard=1, hair=BLACK),
    "pixie": Person("tunic", "wings", "wand", "", GREEN, hair=(220, 120, 60), build="short", ears=True),
    "prince": Person("armour", "crown", "sword", "", BLUE, hair=(200, 150, 70), cloak=RED),
    "princess": Person("gown", "crown", "lily", "", (214, 110, 140), hair=(230, 190, 90), long=True),
    "hag": Person("rags", "", "crook", "", (90, 80, 90), skin=PALE, hair=GREY, long=True, build="stooped"),
    "squire": Person("tunic", "", "shield", "spear", BLUE, hair=(190, 130, 60)),
    "poltergeist": Person("rags", "", "vase", "", (150, 160, 190), skin=(200, 210, 230), hair=WHITE, build="short"),
    # events with a face
    "angel": Person("gown", "wings", "sword", "", WHITE, hair=(240, 210, 120), long=True),
    "devil": Person("bare", "horns", "trident", "", BLACK, skin=(196, 60, 50), build="broad", fangs=True, cloak=(90, 20, 30)),
    "mephistopheles": Person(
        "robe", "horns", "scroll", "", RED, trim=BLACK, skin=(220, 130, 110), beard=1, hair=BLACK, cloak=BLACK
    ),
    "imp": Person("bare", "horns", "trident", "", BLACK, skin=(190, 80, 60), build="short", ears=True, fangs=True),
    "raiders": Person("tunic", "eye-mask", "sabre", "sack", (110, 70, 50), hair=BLACK, beard=2),
    "siren": Person("gown", "flowers", "shell", "", (60, 150, 150), hair=(70, 130, 110), long=True),
    # enemies on two feet
    "goblin": Person("rags", "", "dagger", "", LEATHER, skin=MOSS, build="short", ears=True, fangs=True),
    "hobgoblin": Person("tunic", "helm", "mace", "", (110, 60, 46), skin=(166, 120, 66), build="broad", ears=True, fangs=True),
    "bandit": Person("tunic", "eye-mask", "sabre", "dagger", (96, 60, 50), hair=BLACK, beard=1, cloak=(60, 50, 50)),
    "ogre": Person("bare", "", "club", "", LEATHER, skin=OCHRE, build="huge", fangs=True),
    "giant": Person("bare", "", "club", "", (96, 80, 60), skin=FAIR, hair=(150, 80, 40), beard=2, build="huge"),
    "doppelganger": Person("armour", "plume", "sword", "", GREY, skin=(150, 150, 160), cloak=(80, 80, 96)),
    "minotaur": Person("bare", "bull", "axe", "", LEATHER, skin=(130, 84, 56), build="huge"),
    "rock-troll": Person("bare", "", "club", "", (90, 86, 80), skin=(138, 138, 136), build="huge", ears=True, fangs=True),
    "sentinel": Person("armour", "plume", "spear", "shield", RED, build="broad"),
    "farmer": Person("tunic", "brim", "fork", "", (150, 120, 70), hair=BROWN, beard=1, build="broad"),
    "brigand": Person("tunic", "eye-mask", "sabre", "", (80, 80, 70), hair=BROWN, beard=1),
    "cave-goblin": Person("rags", "", "club", "", (80, 76, 70), skin=(110, 136, 110), build="short", ears=True, fangs=True),
    "pitfiend": Person("bare", "horns", "trident", "", (60, 20, 20), skin=(176, 46, 36), build="broad", fangs=True),
}
SPARE = Person("tunic", "hood", "pole", "", GREY)


def person(id: str, cloth: RGB | None = None) -> Person:
    """`cloth`: the colour of the seat, for a figure that somebody moves."""
    found = PEOPLE.get(id, SPARE)
    if cloth is None:
        return found
    return replace(found, cloth=mix(found.cloth, cloth, 0.82), cloak=mix(found.cloak, cloth, 0.7) if found.cloak else None)
