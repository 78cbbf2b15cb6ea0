"""What stands below an option: chances, prices, who and what is there. Everything follows from the option and the asker's view."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from bot.boxes.death_may_die.names import card_text, enemies_in_words, enemy_card, tokens_in_words, whose
from bot.wording.lexicon import Saying
from games.death_may_die import odds
from games.death_may_die.content import Catalogue
from games.death_may_die.dice import SHOWS, Face
from games.death_may_die.rules.rolls import AGAINST
from games.death_may_die.view import DeathView

if TYPE_CHECKING:
    from games.death_may_die.state import Die, Roll

DeathSaying: TypeAlias = Saying[DeathView, Catalogue]


def there(space: str, s: DeathSaying) -> str:
    """Who stands on a space and what lies there."""
    view = s.view
    if view is None:
        return ""
    me, goes = _asked(s), "steps" in s.given  # whoever goes is there only when the way has been gone
    here = [one.who for one in view.investigators if one.space == space and not one.fate and not (goes and one.who == me)]
    found = [s.say("dmd-hint-you") if who == me else whose(view, who, s.reader, plain=True) for who in here]
    along = str(s.given.get("along", "")).split(",")  # who comes along from there is no longer there alone
    enemies = [e.id for e in view.enemies if e.space == space and e.id not in along]
    found += [enemies_in_words(enemies, s.reader, "")] if enemies else []
    tokens = [(t.id, t.side) for t in view.tokens if t.at == "space" and t.on == space]
    found += [tokens_in_words(tokens, s.reader)] if tokens else []
    fire = next((seen.fire for seen in view.spaces if seen.id == space), 0)
    found += [s.say("dmd-fire", n=fire)] if fire else []
    return s.say("dmd-hint-there", what=", ".join(found)) if found else ""


def _asked(s: DeathSaying) -> int:
    """The investigator this is put to: one the question names, or the one in turn. −1: nobody in particular."""
    if s.ask is None or s.view is None:
        return -1
    named = dict(s.ask.args).get("who")
    mine = [one.who for one in s.view.investigators if one.player == s.ask.seat]
    return named if isinstance(named, int) else s.view.active if s.view.active in mine else mine[0] if len(mine) == 1 else -1


def person(who: int, s: DeathSaying) -> str:
    """How somebody is."""
    if s.view is None:
        return ""
    one, numbers = s.view.investigators[who], s.reader.cards.numbers
    return s.say(
        "dmd-hint-person", wounds=one.wounds, health=numbers.wounds, stress=one.stress, most=one.max_stress, sanity=one.sanity
    )


def enemy(id: str, s: DeathSaying) -> str:
    """Dice and ability."""
    seen = next((e for e in s.view.enemies if e.id == id), None) if s.view else None
    card = enemy_card(id, s.reader)
    parts = [s.say("dmd-hint-dice", standard=seen.standard, bonus=seen.bonus)] if seen else []
    if seen and seen.kind == "cultist" and s.view:
        parts.append(card_text(f"cultist-{s.view.great_old_one}", s.reader))
    elif card is not None and card.category != "cultist":
        parts.append(card_text(card.id, s.reader))
    return " · ".join(part for part in parts if part)


# Chances


def attack(s: DeathSaying) -> str:
    """How likely it is killed at once, or what it suffers if that cannot be; of several nobody knows how the Successes are split."""
    given, numbers = s.given, s.reader.cards.numbers
    bonus, signs, more, left = (int(given[what]) for what in ("bonus", "signs", "more", "left"))
    dice = s.say("dmd-hint-dice", standard=numbers.dice_in_a_roll, bonus=bonus)
    if int(given["n"]) > 1:
        return dice
    likely = odds.reaches(numbers.dice, numbers.dice_in_a_roll, bonus, max(1, left - more), signs)
    if not likely:
        mean = odds.wounds(numbers.dice, numbers.dice_in_a_roll, bonus, signs, more=more, most=left)
        return f"{dice} · {_on_average(mean, s)}"
    great = str(given["enemy"]) in s.reader.cards.great_old_ones
    return s.say("dmd-hint-attack", dice=dice, chance=likely, great="yes" if great else "no")


def attempt(s: DeathSaying) -> str:
    """How likely an episode action or a find succeeds, if it needs a roll."""
    given, numbers = s.given, s.reader.cards.numbers
    need = int(given["need"])
    if not need:
        return ""
    chance = odds.reaches(numbers.dice, numbers.dice_in_a_roll, int(given["bonus"]), need, int(given["signs"]))
    return s.say("dmd-hint-attempt", chance=chance)


def again(s: DeathSaying) -> str:
    """How likely it helps."""
    given, numbers = s.given, s.reader.cards.numbers
    kind, n = given["kind"], int(given["n"])
    if s.ask is not None and dict(s.ask.args)["why"] in AGAINST:
        return s.say("dmd-hint-spared", n=n, chance=odds.spared(numbers.dice, kind, n))
    roll = s.view.roll if s.view else None
    if roll is None or not roll.need:
        only = odds.reaches(numbers.dice, n if kind == "standard" else 0, n if kind == "bonus" else 0, 1)
        return s.say("dmd-hint-success", chance=only)
    lying: list[Face] = [die.face for die in roll.dice]
    for _ in range(n):
        lying.remove(given["face"])
    return _goal(roll, s, *((0, n) if kind == "bonus" else (n, 0)), lying)


def frantic(s: DeathSaying) -> str:
    """The same of several dice at once, whichever are no Success."""
    roll = s.view.roll if s.view else None
    if roll is None or not roll.need or roll.why in AGAINST:
        return ""
    counted, most = _signs(s), int(s.given["n"])
    again: list[Die] = []
    lying: list[Face] = []
    for die in roll.dice:
        counted -= die.face == "sign"
        good = "success" in SHOWS[die.face] or (die.face == "sign" and counted >= 0)
        if good or len(again) == most:
            lying.append(die.face)
        else:
            again.append(die)
    bonus = sum(die.kind == "bonus" for die in again)
    return _goal(roll, s, len(again) - bonus, bonus, lying)


def keep(s: DeathSaying) -> str:
    """What the roll is worth as it lies."""
    roll = s.view.roll if s.view else None
    if roll is None:
        return ""
    faces: list[Face] = [die.face for die in roll.dice]
    signs, shown = _signs(s), [f in ("success", "both") for f in faces]
    found, tentacles = sum(shown), sum(f in ("both", "tentacle") for f in faces)
    if roll.why in AGAINST:
        wounds = found - min(found, signs, faces.count("sign"))
        return s.say("dmd-hint-harm", wounds=wounds, sanity=tentacles)
    return s.say("dmd-hint-lies", n=found + min(signs, faces.count("sign")), need=roll.need, sanity=tentacles)


def _signs(s: DeathSaying) -> int:
    return int(dict(s.ask.args)["signs"]) if s.ask is not None else 0


def _goal(roll: Roll, s: DeathSaying, standard: int, bonus: int, lying: list[Face]) -> str:
    """What these dice may come to with those that stay lying: that it is done, that it kills, or the wounds where nothing can."""
    dice, signs = s.reader.cards.numbers.dice, _signs(s)
    likely = odds.reaches(dice, standard, bonus, roll.need, signs, lying)
    if roll.why == "task":
        return s.say("dmd-hint-attempt", chance=likely)
    if likely:
        return s.say("dmd-hint-kill", chance=likely)
    target = next((e for e in s.view.enemies if e.id == roll.by), None) if s.view else None
    left = target.health - target.wounds if target else roll.need
    return _on_average(odds.wounds(dice, standard, bonus, signs, lying, left - roll.need, left), s)


def _on_average(wounds: float, s: DeathSaying) -> str:
    return s.say("dmd-hint-wounds", wounds=round(wounds, 1))
