"""Names on cards in words: enemies, tokens, places, what is counted and whom a card means. A name that goes on after a colon is put
together, so that every episode's tokens can be said without a phrase for each sentence they stand in."""

from __future__ import annotations

from games.kernel.phrases import Lang, Phrases


def token(words: Phrases, lang: Lang, name: str, n: int = 1) -> str:
    """`altar:destroyed` is a destroyed altar; German in the accusative, with its number."""
    kind, _, side = name.partition(":")
    return words.say(lang, f"token-{kind}-{side}" if side and side != "plain" else f"token-{kind}", n=n)


def whom(words: Phrases, lang: Lang, name: str, which: str) -> str:
    """Enemies as the subject of a sentence: every Byakhee, the nearest monster."""
    return words.say(lang, f"{which}-{name}")


def towards(words: Phrases, lang: Lang, name: str) -> str:
    head, _, rest = name.partition(":")
    return words.say(lang, f"to-{head}", what=token(words, lang, rest)) if rest else words.say(lang, f"to-{head}")


def at(words: Phrases, lang: Lang, name: str) -> str:
    """Where something is summoned."""
    head, _, rest = name.partition(":")
    return words.say(lang, f"at-{head}", what=token(words, lang, rest)) if rest else words.say(lang, f"at-{head}")


def so(words: Phrases, lang: Lang, name: str, n: int = 1) -> str:
    """What must be so, as a clause after "if": you hold 2 Yellow Signs."""
    head, _, rest = name.partition(":")
    match head:
        case "here" | "held" | "map" | "card" | "carried":
            return words.say(lang, f"if-{head}", what=token(words, lang, rest, n), n=n)
        case "at":
            spaces = [words.say(lang, f"space-{s}") for s in rest.split(",")]
            return words.say(lang, "if-at", what=f" {words.say(lang, 'or')} ".join(spaces))
        case "has":
            return words.say(lang, "if-has", what=words.say(lang, f"condition-{rest}"))
        case _:
            return words.say(lang, f"if-{name}", n=n)


def counted(words: Phrases, lang: Lang, name: str) -> str:
    """What is counted, after "for each": Yellow Sign you hold."""
    head, _, rest = name.partition(":")
    if rest:
        return words.say(lang, f"per-{head}", what=token(words, lang, rest, 0))
    return words.say(lang, f"per-{name}")


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
            return words.say(lang, f"each-{head}", token=token(words, lang, rest), what=what)
        case "near" | "by-it":
            return words.say(lang, f"each-{head}", n=rest, what=what)
        case _:
            return words.say(lang, f"each-{name}", what=what)


def _of_each(words: Phrases, lang: Lang, name: str, n: int) -> str:
    """… with at least 2 Yellow Signs, … without one."""
    head, _, rest = name.partition(":")
    form = "without" if n == 0 else "with"
    if rest:
        return words.say(lang, f"{form}-{head}", what=token(words, lang, rest, max(n, 1)), n=n)
    return words.say(lang, f"{form}-{head}", n=n)
