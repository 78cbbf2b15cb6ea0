"""The automatic player of Cultistorm.

    autopilot.py   puts the parts together; what takes the default
    team.py        the plan of a round: who goes where, fights whom, with which die and whose cards
    bringing.py    what somebody can bring to a fight
    worth.py       what insanity, trophies, seals and objects are worth: the one scale all parts reckon with
    preparing.py   the order of deeds in the preparation, until ready
    helping.py     supports beyond symbols in fights, and what they ask
    fights.py      beginning, rerolling, giving up, who goes first
    finds.py       objects, trophies, gate seal cards, sealing
    choices.py     votes, discards, horror steps
    extras.py      what the minor modules offer in the preparation
    allies.py      allies (Remote Assistance)
    modules.py     the parts of modules, listed (`part.py` says what one is)

A module brings questions of its own, and options in the preparation (`PrepActions`). Its part of the player is a class with `@answers`
methods in a file of its own here, listed in `modules.PARTS`; where it has an attribute `prepares`, that method is shown every question of the
preparation and may name an option of its module ("" is nothing). Options nobody knows are never chosen, and questions nobody answers get the
answer of an absent person: name those in the part's `takes_default`.
"""
