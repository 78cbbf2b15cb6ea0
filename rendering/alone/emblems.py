"""Which glyph stands for which character, room, item, mission, reaction card and ability of ALONE, and in which light.

Cards from extra packs have none here; they get the glyph of what they answer or what they are.
"""

from __future__ import annotations

from games.alone.content import Catalogue, ReactionCard
from rendering.theme import RGB, Theme

CHARACTERS: dict[str, str] = {
    "pilot": "mdi:airplane",
    "technician": "mdi:account-hard-hat",
    "commander": "mdi:shield-star",
    "doctor": "mdi:stethoscope",
}

ROOMS: dict[str, str] = {
    "a": "mdi:monitor-dashboard",
    "b": "mdi:flask",
    "c": "mdi:rocket-launch",
    "d": "mdi:hospital-box",
    "e": "mdi:fan",
    "f": "mdi:engine",
    "g": "mdi:bunk-bed",
    "h": "mdi:package-variant",
}

ABILITIES: dict[str, str] = {
    "agility": "mdi:run-fast",
    "bravery": "mdi:shield-half-full",
    "keen_eye": "mdi:eye",
    "accuracy": "mdi:bullseye-arrow",
    "cold_blood": "mdi:snowflake",
}

DECKS: dict[str, tuple[str, RGB]] = {
    "fury": ("ra:flaming-claw", (226, 84, 64)),
    "speed": ("ra:feathered-wing", (232, 176, 66)),
    "terror": ("ra:bleeding-eye", (176, 118, 236)),
    "traps": ("ra:bear-trap", (92, 190, 150)),
}

TRIGGERS: dict[str, str] = {"life_loss": "life", "composure_loss": "composure"}

MISSIONS: dict[str, tuple[str, RGB]] = {
    "SM": ("mission", (112, 214, 140)),
    "PM": ("warning", (112, 176, 255)),
    "FM": ("main_mission", (255, 122, 104)),
}


def character(id: str) -> str:
    return CHARACTERS.get(id, "mdi:account")


def room(letter: str) -> str:
    return ROOMS.get(letter, "floor")


def deck(name: str) -> str:
    return DECKS[name][0] if name in DECKS else "reaction"


def deck_colour(name: str) -> RGB:
    return DECKS[name][1] if name in DECKS else (200, 120, 110)


def trigger(card: ReactionCard) -> str:
    """What a reaction card answers; the action's own icon."""
    return TRIGGERS.get(card.trigger, card.trigger)


def mission_class(code: str) -> tuple[str, RGB]:
    return MISSIONS.get(code[:2], MISSIONS["SM"])


def emblem_of_reaction(card: ReactionCard) -> str:
    return _OWN.get(card.id) or deck(card.deck)


def emblem(id: str, cards: Catalogue) -> str:
    """The large picture on a card."""
    kind = cards.kind_of(id)
    match kind:
        case "characters":
            return character(id)
        case "rooms":
            return room(id)
        case "creature_cards":
            return id
    if id in _OWN:
        return _OWN[id]
    if kind == "reactions":
        return emblem_of_reaction(cards.reactions[id])
    if kind == "items":
        return cards.items[id].material
    return mission_class(id)[0]


def light(id: str, cards: Catalogue, theme: Theme) -> RGB:
    """The colour of a card's picture."""
    kind = cards.kind_of(id)
    match kind:
        case "reactions":
            return deck_colour(cards.reactions[id].deck)
        case "missions":
            return mission_class(id)[1]
        case "items":
            return theme.icons[cards.items[id].material]
        case "creature_cards":
            return theme.icons[id]
        case _:
            return theme.accent


_OWN: dict[str, str] = {
    # items
    "ammunition_1": "ra:bullets",
    "ammunition_2": "ra:bullets",
    "ammunition_3": "ra:bullets",
    "acid_container": "ra:acid",
    "object_scanner": "mdi:cube-scan",
    "smoke_grenade": "ra:grenade",
    "jetpack": "ra:jetpack",
    "body_armour": "ra:vest",
    "flare": "ra:torch",
    "plasma_cutter": "mdi:saw-blade",
    "motion_tracker": "mdi:radar",
    "medkit": "mdi:medical-bag",
    "sedative": "mdi:pill",
    "stun_baton": "ra:lightning-sword",
    "welding_kit": "ra:small-fire",
    "drone": "mdi:quadcopter",
    "decoy": "mdi:robot",
    "toolbox": "mdi:toolbox",
    "frag_grenade": "ra:bomb-explosion",
    "night_vision_visor": "mdi:safety-goggles",
    "stimulant": "ra:syringe",
    # missions
    "SM01": "mdi:account-search",
    "SM02": "mdi:shield-sword",
    "SM03": "mdi:lock-open-variant",
    "SM04": "mdi:lightbulb-group",
    "SM05": "mdi:account-group",
    "SM06": "mdi:needle",
    "SM07": "mdi:floor-plan",
    "PM01": "mdi:weight",
    "PM02": "mdi:weather-fog",
    "PM03": "mdi:ear-hearing",
    "PM04": "mdi:power-plug-off",
    "PM05": "mdi:door-closed-lock",
    "PM06": "mdi:biohazard",
    "PM07": "mdi:locker-multiple",
    "FM01": "mdi:nuke",
    "FM02": "mdi:radioactive",
    "FM03": "worm",
    "FM04": "ra:reactor",
    "FM05": "mdi:rocket-launch",
    "FM06": "mdi:test-tube",
    "FM07": "mdi:database",
    "FM08": "mdi:fan",
    "FM09": "mutant",
    "FM10": "mdi:radio-tower",
    # reactions: fury
    "it_never_stops_growing": "ra:overmind",
    "rage": "ra:muscle-up",
    "charge": "ra:sideswipe",
    "pack": "ra:wolf-head",
    "blood_scent": "ra:droplets",
    "claw_back": "ra:flaming-claw",
    "smash_the_lamp": "mdi:lightbulb-off",
    "ambush_at_the_shelf": "mdi:bookshelf",
    "feral": "ra:wolf-howl",
    "break_through": "ra:demolish",
    "frenzy": "ra:insect-jaws",
    "thick_hide": "ra:zebra-shield",
    "die_with_me": "ra:death-skull",
    # speed
    "they_know_where_i_am": "ra:targeted",
    "skitter": "ra:spider-face",
    "flank": "ra:divert",
    "cut_off": "ra:player-dodge",
    "swarm": "ra:hive-emblem",
    "drop_from_above": "ra:falling",
    "shadow_step": "ra:player-teleport",
    "race": "mdi:flag-checkered",
    "through_the_vents": "mdi:hvac",
    "never_alone": "ra:double-team",
    "hit_and_run": "ra:blade-bite",
    "overrun": "ra:boot-stomp",
    "silent_feet": "ra:pawprint",
    # terror
    "it_is_horrible": "ra:monster-skull",
    "was_i_mistaken": "ra:uncertainty",
    "whispers": "ra:speech-bubbles",
    "lights_out": "mdi:lightbulb-off-outline",
    "panic": "ra:player-despair",
    "paralysis": "ra:player-thunder-struck",
    "faces_in_the_dark": "ra:bleeding-eye",
    "lost": "mdi:map-marker-question",
    "dread": "ra:aware",
    "cold_sweat": "ra:droplet",
    "echoes": "mdi:waveform",
    "nightmare_vision": "ra:burning-eye",
    "hallucination": "mdi:ghost",
    # traps
    "jammed_door": "mdi:door-sliding-lock",
    "short_circuit": "mdi:flash-alert",
    "gas_leak": "ra:poison-cloud",
    "booby_trap": "ra:explosive-materials",
    "web": "mdi:spider-web",
    "sabotage": "ra:wrench",
    "minefield": "mdi:mine",
    "alarm": "mdi:alarm-light",
    "power_drain": "mdi:battery-alert",
    "dead_zone": "mdi:wifi-off",
    "collapse": "ra:groundbreaker",
    "darkness": "mdi:weather-night",
    "tripwire": "ra:barrier",
}
