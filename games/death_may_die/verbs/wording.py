"""Names on cards in words: tokens, places, what is counted and whom a card means. A name that goes on after a colon is put together,
so that every episode's tokens can be said without a phrase for each sentence they stand in.

A kind of token has a phrase for each form a sentence needs (`words.yaml` has them all side by side): `token-` with its number, `the-`,
`a-`, `every-`, `no-`, `most-` where somebody has the most of it, and `lies-` in a list of what is there, where that is said otherwise. A side has phrases of its own: `token-altar-destroyed`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.kernel.phrases import Lang, Phrases, listing

Form: TypeAlias = Literal["token", "the", "a", "every", "no", "most", "lies"]


def token(words: Phrases, lang: Lang, name: str, form: Form = "token", n: int = 1) -> str:
    """`altar:destroyed` is a destroyed altar, `altar:plain` one that stands."""
    return words.say(lang, f"{form}-{name.replace(':', '-')}", n=n)


def at_least(words: Phrases, lang: Lang, name: str, n: int) -> str:
    """At least 2 bones; but what there is one of is called without a number: the idol."""
    said = token(words, lang, name, n=n)
    return words.say(lang, "at-least", what=said) if said[:1].isdecimal() else said


def spaces(words: Phrases, lang: Lang, names: list[str]) -> str:
    return listing([words.say(lang, f"space-{s}") for s in names], words, lang, "or")


def towards(words: Phrases, lang: Lang, name: str, far: bool) -> str:
    """Where enemies go: on somebody's space, or only in that direction."""
    head, _, rest = name.partition(":")
    key = f"onto-{head}" if far else f"to-{head}"
    if not rest:
        return words.say(lang, key)
    return words.say(lang, key, what=token(words, lang, rest, "most" if head == "marked" else "a"))


def at(words: Phrases, lang: Lang, name: str) -> str:
    """Where something is summoned."""
    head, _, rest = name.partition(":")
    return words.say(lang, f"at-{head}", what=token(words, lang, rest, "a")) if rest else words.say(lang, f"at-{head}")


def so(words: Phrases, lang: Lang, name: str, n: int = 1) -> str:
    """What must be so, as a clause after "if": you hold 2 Yellow Signs."""
    name, _, asked = name.partition("=")
    n = int(asked) if asked else n
    head, _, rest = name.partition(":")
    match head:
        case "here" | "held" | "map" | "card" | "carried" | "room":
            return words.say(
                lang, f"if-{head}", what=token(words, lang, rest, n=n) if head == "room" else at_least(words, lang, rest, n)
            )
        case "at":
            return words.say(lang, "if-at", what=spaces(words, lang, rest.split(",")))
        case "next_gate":
            return words.say(lang, "if-next_gate", what=token(words, lang, rest, "no"))
        case "has":
            return words.say(lang, "if-has", what=words.say(lang, f"card-{rest.replace(':', '-')}"))
        case _:
            return words.say(lang, f"if-{name}", n=n)


_FORMS: dict[str, Form] = {"room": "token", "next_gate": "no"}  # after "room for", "with": an accusative in German


def where(words: Phrases, lang: Lang, names: list[str], safe: bool) -> str:
    """What an episode action needs, in brackets behind its name: on a Safe space with a standing altar, with a ritual knife."""
    said: list[str] = []
    for name in names:
        name, _, n = name.partition("=")
        head, _, rest = name.partition(":")
        place = head in ("here", "at", "fire_here")
        key = f"where-{head}-safe" if place and safe else f"where-{head}"
        safe = safe and not place
        if head == "at":
            said.append(words.say(lang, key, what=spaces(words, lang, rest.split(","))))
        elif n:
            said.append(words.say(lang, f"{key}-n", what=token(words, lang, rest, n=int(n))))
        else:
            form: Form = _FORMS.get(head, "a")
            said.append(words.say(lang, key, what=token(words, lang, rest, form) if rest else ""))
    return ", ".join(said + ([words.say(lang, "where-safe")] if safe else []))


def counted(words: Phrases, lang: Lang, name: str) -> str:
    """What is counted, after "for": each Yellow Sign you hold."""
    head, _, rest = name.partition(":")
    return words.say(lang, f"per-{head}", what=token(words, lang, rest, "every")) if rest else words.say(lang, f"per-{name}")


def group(words: Phrases, lang: Lang, name: str, what: str) -> str:
    """Whom `each` means: each investigator within 1 space …"""
    head, _, rest = name.partition(":")
    match head:
        case "with":
            condition, _, n = rest.rpartition("=")
            return words.say(lang, "each-with", who=_of_each(words, lang, condition, int(n)), what=what)
        case "without":
            return words.say(lang, "each-with", who=_of_each(words, lang, rest, 0), what=what)
        case "on" | "by":
            return words.say(lang, f"each-{head}", token=token(words, lang, rest, "a"), what=what)
        case "near" | "by-it":
            return words.say(lang, f"each-{head}", n=rest, what=what)
        case _:
            return words.say(lang, f"each-{name}", what=what)


def _of_each(words: Phrases, lang: Lang, name: str, n: int) -> str:
    """… with at least 2 Yellow Signs, … without one."""
    head, _, rest = name.partition(":")
    form = "with" if n else "without"
    if rest:
        return words.say(lang, f"{form}-{head}", what=at_least(words, lang, rest, n) if n else token(words, lang, rest, "no"))
    return words.say(lang, f"{form}-{head}", n=n)


def dice(words: Phrases, lang: Lang, standard: int, bonus: int) -> str:
    """2 standard dice and 1 bonus die."""
    kinds = (("standard", standard), ("bonus", bonus))
    return listing([words.say(lang, f"dice-{kind}", n=n) for kind, n in kinds if n], words, lang)
