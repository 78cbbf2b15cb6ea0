"""Being devoured (verschlungen) and the new investigator: ES-DEV, S-29, S-30, S-32, S-39…S-41, S-48, S-78."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.moments import BOOK, InvestigatorDevoured, MonsterComes, own
from games.elder_sign.rules import attempts, awakening, dicework, doom, ending, gaining, monsters, playing, trophies
from games.elder_sign.rules.interrupts import PhaseEndsNow
from games.elder_sign.state import ANCIENT, ENTRANCE, FIRST, THIRD, Investigator
from games.elder_sign.table import Elder
from games.elder_sign.traits import IgnoreLasting, SignLostForDevoured
from games.kernel.ask import Option, Script, Seat, ask, ask_some
from games.kernel.hooks import Source


def the_group(g: Elder, group: str, card: str) -> list[Seat]:
    """Whom an "each investigator" text means: in turn order from the active player; players without one are skipped (S-74)."""

    def meant(seat: Seat) -> bool:
        person = g.inv(seat)
        if g.lasting_half and card == g.state.mythos and own(g, seat, IgnoreLasting):
            return False
        if group == "on_adventures":
            return person.place not in (ENTRANCE, ANCIENT)
        return group == "all" or person.clues == 0

    return [s for s in g.investigators() if meant(s)]


def hits_one(g: Elder, seat: Seat, script: Script[None]) -> Script[None]:
    """S-32: one investigator's share of the effect, and their devouring with its doom token at once."""
    if not g.has_investigator(seat):
        return
    yield from script
    if is_lost(g, seat):
        yield from devour(g, seat)


def is_lost(g: Elder, seat: Seat) -> bool:
    """ES-DEV-01: 0 Sanity or 0 Stamina."""
    person = g.state.players[seat].investigator
    return person is not None and (person.sanity <= 0 or person.stamina <= 0)


def settle(g: Elder) -> Script[None]:
    """After a batch of effects: who is devoured, then an awakening, then who takes a new investigator (S-32, S-40).

    Until nothing is overdue: an awakening devours, and what a new investigator brings may have effects of its own.
    """
    while True:
        for seat in g.clockwise(g.state.active):
            if is_lost(g, seat):
                yield from devour(g, seat)
        if g.state.awaken_now:
            yield from awakening.awaken(g)
        if g.state.phase in ("movement", "adventure", "clock", "attack"):
            for seat in g.clockwise(g.state.active):
                if seat != g.state.active:
                    yield from take_new_investigator(g, seat)  # S-29: at once in another player's turn
        if not g.state.awaken_now and not any(is_lost(g, seat) for seat in g.clockwise(g.state.active)):
            return


def settle_in_turn(g: Elder) -> Script[None]:
    """The same in the active player's turn: devoured or awakened, they go at once to the clock phase (ES-DEV-05, ES-AWAKE-04)."""
    was_awake = g.state.awake
    yield from settle(g)
    cut = not g.has_investigator(g.state.active) or (g.state.awake and not was_awake)
    if cut and g.state.phase in ("movement", "adventure", "attack"):
        raise PhaseEndsNow


def devour(g: Elder, seat: Seat, cause: str = "") -> Script[None]:
    """ES-DEV-02: one doom token; the investigator out of the game; everything back to decks, cup and pool."""
    player = g.state.players[seat]
    person = player.investigator
    if person is None:
        return
    by_sanity = person.sanity <= 0 and cause != "card"
    # S-88: the token lies before the card goes. It is still Kate's turn, and she is still there.
    monsters_come = g.state.printing < THIRD or BOOK.now(g, MonsterComes()).comes
    g.tell(events.Devoured(seat, person.id))
    if g.state.printing != FIRST:
        # The doom token comes before the trophies go back: none of them may be the monster it brings.
        g.state.set_aside = [t for t in person.trophies if t in g.cards.monsters]
        person.trophies = [t for t in person.trophies if t not in g.cards.monsters]
    give_everything_back(g, seat, person)
    player.investigator = None
    g.state.devoured.append(person.id)
    player.pending = not g.state.awake
    if g.state.awake:
        player.out = "clock_only"  # ES-BATTLE-12/13
    yield from BOOK.happens(g, InvestigatorDevoured(seat, by_sanity))
    if g.state.attempt and seat == g.state.active:
        # The token may bring a monster; the attempt is over before it comes.
        attempts.cancel(g)
    was = g.state.awaken_now
    yield from doom.place_doom(g, 1, seat, person.id, monsters_come)
    monsters.to_cup(g, g.state.set_aside)
    g.state.set_aside = []
    if g.state.awaken_now and not was:
        # ES-DEV-06: their token was the last one; they get no new investigator.
        player.pending = False
        player.out = "clock_only"
        g.tell(events.PlayerOut(seat))
    if g.state.awake:
        ending.check_all_devoured(g)


@BOOK.reacts(InvestigatorDevoured, SignLostForDevoured)
def _sign_lost_for_them(g: Elder, src: Source, devoured: InvestigatorDevoured) -> None:
    """Yig: an investigator devoured by lost Sanity."""
    if devoured.by_sanity and src.trait.sign_lost_when_devoured_by == "sanity":
        ending.remove_elder_signs(g, 1)


def give_everything_back(g: Elder, seat: Seat, person: Investigator) -> None:
    for spell in list(person.cast):
        for die in g.dice_at("spell"):
            if die.on == spell:
                dicework.move(die, "supply")  # S-48
    for die in g.dice_at("focus", "assist"):
        if die.on == str(seat):
            dicework.take_away(g, die, "supply")
    if g.state.attempt:
        g.state.attempt.bereft = [s for s in g.state.attempt.bereft if s != seat]
    trophies.give_back(g, seat, list(person.trophies))
    for hand in (person.common, person.unique, [*person.spells, *person.cast], person.allies):
        playing.under_deck(g, list(hand))
    person.clues = 0


def available(g: Elder) -> list[str]:
    """ES-DEV-03: investigators neither in play nor devoured in this game."""
    in_play = {p.investigator.id for p in g.state.players if p.investigator}
    return [i for i in g.cards.investigators if i not in in_play and i not in g.state.devoured]


def take_new_investigator(g: Elder, seat: Seat) -> Script[None]:
    """ES-DEV-03/04, D-25: chosen, not drawn; nobody left to choose: the player is eliminated."""
    player = g.state.players[seat]
    if not player.pending:
        return
    names = available(g)
    if not names:
        player.pending = False
        player.out = "eliminated"
        g.tell(events.PlayerOut(seat))
        ending.check_all_devoured(g)
        return
    options = [Option(f"take:{n}", n, (("investigator", n),), "es-opt-investigator") for n in names]
    deed = g.deed(f"new-investigator:{seat}:{len(g.state.devoured)}", "+".join(names))
    default = names[g.draw(len(names), deed)]
    chosen = yield from ask(seat, "es-new-investigator", options, default=f"take:{default}")
    yield from enter(g, seat, chosen)


def enter(g: Elder, seat: Seat, id: str) -> Script[None]:
    """ES-SETUP-09/10: full Sanity and Stamina, starting equipment, on the entrance."""
    card = g.cards.investigators[id]
    player = g.state.players[seat]
    player.pending = False
    player.investigator = Investigator(
        id=id, sanity=card.sanity, stamina=card.stamina, max_sanity=card.sanity, max_stamina=card.stamina
    )
    g.tell(events.InvestigatorEnters(seat, id))
    yield from equip(g, seat)


def equip(g: Elder, seat: Seat) -> Script[None]:
    """Starting equipment from the tops of the decks; not a "gain" for abilities (S-67)."""
    start = g.cards.investigators[g.inv(seat).id].start
    kinds = ["common"] * start.common + ["unique"] * start.unique + ["spell"] * start.spell
    if start.choice:
        # D-03: any kinds, the same one twice if liked.
        options = [
            Option(f"{kind}:{i}", kind, (("kind", kind),), "es-opt-kind")
            for kind in ("unique", "common", "spell")
            for i in range(start.choice)
        ]
        default = ["unique:0", "common:0"][: start.choice]
        kinds += yield from ask_some(seat, "es-start-choice", options, start.choice, start.choice, default=default)
    for kind in kinds:
        deck = g.state.decks["common" if kind == "common" else "unique" if kind == "unique" else "spell"]
        if deck:
            card = deck.pop(0)
            g.reveal()
            yield from gaining.receive(g, seat, kind, card)
    if start.clue:
        gaining.gain_clues(g, seat, start.clue)
    if start.ally:
        yield from _named_ally(g, seat, start.ally)


def _named_ally(g: Elder, seat: Seat, ally: str) -> Script[None]:
    """S-77: taken out of the deck, which is then shuffled; if somebody owns it, a random ally instead."""
    deck = g.state.decks["ally"]
    if ally in deck:
        deck.remove(ally)
        g.forgets("ally")
        g.shuffle(deck, g.deed(f"shuffle:ally:{seat}", ally))
        yield from gaining.receive(g, seat, "ally", ally)
    elif deck:
        yield from gaining.receive(g, seat, "ally", deck.pop(0))
        g.reveal()
