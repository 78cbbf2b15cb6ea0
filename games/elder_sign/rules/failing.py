"""Failed rolls, terror and failed adventures (Fehlwurf, Terror, Scheitern): ES-FAIL, ES-TERROR, S-09, S-10, S-39, S-79, S-80."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.elder_sign import events
from games.elder_sign.moments import BOOK, AdventureFails, TerrorComes, WorldFails, traits, unbound
from games.elder_sign.rules import awakening, devouring, dicework, doom, losing, monsters, museum, playing, securing
from games.elder_sign.state import ANCIENT
from games.elder_sign.table import Elder
from games.elder_sign.traits import DoomForFailedWorld, FailedWorldsVanish, LossAfterFailure
from games.kernel.ask import Option, Script, Seat, ask
from games.kernel.effects import run_all
from games.kernel.hooks import Layer, Source

if TYPE_CHECKING:
    from games.elder_sign.effects import ElderVerb


def terror_strikes(g: Elder, me: Seat) -> Script[None]:
    """ES-TERROR-01…08: if the failed roll shows terror, the card's effect, then the Mythos card's, each once (S-80)."""
    a = g.attempt
    if a.card == ANCIENT or not any(d.face == "terror" for d in dicework.rolled(g)):
        return
    card = g.cards.adventure(a.card)
    for source, effects, mythos in (
        (a.card, card.terror, False),
        (g.state.mythos, g.cards.mythos[g.state.mythos].terror if g.state.mythos else [], True),
    ):
        if effects and BOOK.now(g, TerrorComes(me, mythos)).strikes:
            g.tell(events.TerrorStrikes(me, source))
            yield from run_all(effects, g, me, source)
    # Devoured or awakened meanwhile: the attempt ends at once, without penalties (S-36, S-39).
    yield from devouring.settle_in_turn(g)


def failed_roll(g: Elder, me: Seat, gave_up: bool) -> Script[bool]:
    """ES-FAIL-02: terror, then one die is discarded. True if the adventure goes on."""
    a = g.attempt
    g.tell(events.RollFailed(me, a.card))
    yield from terror_strikes(g, me)
    a.rolled = False
    if gave_up or a.forced_failure:
        return False
    dice = dicework.rolled(g)
    if not dice:
        return False  # ES-FAIL-10, S-79: no die left to discard
    if len(dice) == 1:
        dicework.discard(g, me, dice[0])  # ES-FAIL-04: the last die
        return False
    ordered = dicework.worst_first(dice)
    options = [Option(f"discard:{d.id}", d, (("die", d.id), ("face", d.face or ""))) for d in ordered]
    die = yield from ask(me, "es-discard", options)
    dicework.discard(g, me, die)
    a.failed_now = True
    for left in dicework.rolled(g):
        left.fresh = False
    return True


def fail_adventure(g: Elder, me: Seat, voluntarily: bool) -> Script[None]:
    """ES-FAIL-04…09 in the order of the chart: dice off, monsters, assistants, penalties, devoured, awakening."""
    a = g.attempt
    card = g.cards.adventure(a.card)
    g.tell(events.AdventureFailed(me, a.card, voluntarily))
    assistants = securing.unused_assistants(g)
    dicework.put_away(g)
    # A monster's back instruction may bring anything; the attempt itself is over (ES-FAIL-06: nothing stays solved).
    g.state.attempt = None
    yield from monsters.claim_defeated(g, me, list(a.slain))
    if not g.has_investigator(me):
        yield from devouring.settle_in_turn(g)  # S-39: no penalties, assistants lose nothing
    yield from securing.assistants_suffer(g, assistants)
    warded = yield from _ward(g, me, card.id)
    if warded:
        g.tell(events.PenaltiesIgnored(me, card.id))
    else:
        yield from run_all(card.penalties, g, me, card.id)
    yield from BOOK.happens(g, AdventureFails(me, card.id))
    if g.is_world(card.id):
        yield from BOOK.happens(g, WorldFails(me, card.id))
    yield from devouring.settle_in_turn(g)


def _ward(g: Elder, me: Seat, card: str) -> Script[bool]:
    """D-36: a card that cancels all penalties of one failed adventure."""
    penalties = g.cards.adventure(card).penalties
    wards = playing.offers(g, me, "penalties")
    if not penalties or not wards:
        return False
    saves = _what_failing_brings(g, me, card, penalties) != _what_failing_brings(g, me, card, [])
    options: list[Option[playing.Play | None]] = [
        Option("suffer", None, (("card", card),), "es-opt-suffer-penalties", "danger"),
        *wards,
    ]
    played = yield from ask(me, "es-penalties", options, default=wards[0].key if saves else "suffer", card=card)
    if played is None:
        return False
    yield from playing.play(g, me, played)
    return True


def _what_failing_brings(g: Elder, me: Seat, card: str, penalties: Sequence[ElderVerb]) -> tuple[bool, bool]:
    """Would they be devoured, and would the Ancient One awaken, with these penalties and what follows every failure (D-36)?"""
    person = g.inv(me)
    sanity, stamina = (sum(e.toll()[i] for e in penalties) for i in (0, 1))
    for _, trait in traits(g, LossAfterFailure):
        sanity += trait.n if trait.loss_after_failure == "sanity" else 0
        stamina += trait.n if trait.loss_after_failure == "stamina" else 0
    devoured = sanity >= person.sanity or stamina >= person.stamina
    tokens = sum(e.dooms() for e in penalties) + devoured  # ES-DEV-02: one for the investigator
    if g.is_world(card):
        tokens += sum(t.doom_for_failed_world for source, t in traits(g, DoomForFailedWorld) if not unbound(g, me, source))
    return devoured, g.state.doom + tokens >= g.ancient.doom_length


@BOOK.reacts(AdventureFails, LossAfterFailure)
def _one_more_loss(g: Elder, src: Source, failed: AdventureFails) -> Script[None]:
    """Ithaqua: after the penalties, also after those that were warded off."""
    yield from losing.lose(g, failed.seat, src.trait.loss_after_failure, src.trait.n)


@BOOK.reacts(WorldFails, DoomForFailedWorld)
def _doom_for_a_world(g: Elder, src: Source, failed: WorldFails) -> Script[None]:
    """Y24."""
    if not unbound(g, failed.seat, src):
        yield from doom.place_doom(g, src.trait.doom_for_failed_world, failed.seat, failed.card)


@BOOK.reacts(WorldFails, FailedWorldsVanish, Layer.AFTER)
def _world_vanishes(g: Elder, _src: Source, failed: WorldFails) -> None:
    """Yog-Sothoth: it leaves the game after everything else it brings; the last one awakens him."""
    if not any(spot.card == failed.card for spot in g.state.worlds):
        return
    monsters.abandon(g, g.spot(failed.card))
    museum.take_away(g, failed.card)
    g.state.box.append(failed.card)
    g.tell(events.WorldVanishes(failed.card))
    trophies = {t for p in g.state.players if p.investigator for t in p.investigator.trophies}
    anywhere = g.state.worlds or g.state.decks["other_world"] or any(t in g.cards.other_worlds for t in trophies)
    if not anywhere:
        awakening.awaken_early(g)
