"""What a viewer may know: everything but the order of decks, the psychoses that were not dealt, and covered stages (catalogue 5)."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from games.death_may_die.content import Catalogue
from games.death_may_die.rules import attacking, counting, fighting, great_old_one, rolls, running
from games.death_may_die.state import DeathState, Figure, Lasting, Phase, Roll, Token
from games.death_may_die.table import Death
from games.kernel.ask import Seat
from games.kernel.luck import Fate


class Seen(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class CardView(Seen):
    card: str
    half: str
    kind: str
    wounds: int = 0
    health: int = 0


class SkillView(Seen):
    id: str
    level: int  # that counts
    own: int  # on the board; 0: lent or copied


class InvestigatorView(Seen):
    who: int
    player: int
    id: str
    space: str
    wounds: int
    stress: int
    max_stress: int
    sanity: int
    bonus: int
    skills: tuple[SkillView, ...]
    psychosis: str
    cards: tuple[CardView, ...]
    tokens: tuple[Token, ...]
    fire: int
    kept: tuple[str, ...]
    keeps_next: bool
    fate: str
    orders: tuple[str, ...]


class EnemyView(Seen):
    id: str
    kind: str
    space: str
    wounds: int
    health: int
    standard: int
    bonus: int
    can_be_wounded: bool


class SpaceView(Seen):
    id: str
    neighbours: tuple[str, ...]
    fire: int
    safe: bool
    gate: str


class RollView(Seen):
    """What the roll on the table counts as it lies, and how many dice its owner could throw again."""

    successes: int
    signs: int
    tentacles: int
    free: int
    rerolls: int
    deadly: bool


class DeathView(Seen):
    viewer: Seat | None
    players: int
    phase: Phase
    turn: int
    active: int
    actions: int
    episode: str
    great_old_one: str
    stage: int  # the highest that is revealed
    stage_wounds: int
    stage_health: int
    track: int
    arrived: bool
    disrupted: bool
    ritual: int  # how far its disruption is, of the episode's `at_least`
    symbols: int
    investigators: tuple[InvestigatorView, ...]
    enemies: tuple[EnemyView, ...]
    spaces: tuple[SpaceView, ...]
    tokens: tuple[Token, ...]
    fire_supply: int
    mythos: int  # cards in the deck
    mythos_discard: tuple[str, ...]
    mythos_card: str
    discoveries: int
    discovery_discard: tuple[str, ...]
    discovering: tuple[str, ...]
    roll: Roll | None
    counted: RollView | None
    reach: dict[str, int]  # spaces the active investigator can run to now, with the steps
    attacked: tuple[str, ...]
    lasting: tuple[Lasting, ...]
    result: str


def view(state: DeathState, viewer: Seat | None, cards: Catalogue) -> DeathView:
    g = Death(state, Fate(b""), 0, cards)
    begun = bool(state.investigators)
    gates = {space: colour for colour, space in g.episode.plan.gates.items()} if state.episode else {}
    return DeathView(
        viewer=viewer,
        players=state.players,
        phase=state.phase,
        turn=state.turn,
        active=state.active,
        actions=state.actions,
        episode=state.episode,
        great_old_one=state.great_old_one,
        stage=state.stage,
        stage_wounds=state.stage_wounds,
        stage_health=g.stage_health() if begun else 0,
        track=state.track,
        arrived=state.arrived,
        disrupted=state.disrupted,
        ritual=counting.count(g, g.episode.disrupted, state.active) if begun else 0,
        symbols=great_old_one.symbols(g),
        investigators=tuple(_investigator(g, who) for who in range(len(state.investigators))),
        enemies=tuple(_enemy(g, f) for f in state.figures) if begun else (),
        spaces=tuple(
            SpaceView(id=s, neighbours=tuple(g.neighbours(s)), fire=state.fire.get(s, 0), safe=g.safe(s), gate=gates.get(s, ""))
            for s in (g.spaces() if state.episode else ())
        ),
        tokens=tuple(t.model_copy() for t in state.tokens),
        fire_supply=g.fire_supply(),
        mythos=len(state.mythos),
        mythos_discard=tuple(state.mythos_discard),
        mythos_card=state.mythos_card,
        discoveries=len(state.discoveries),
        discovery_discard=tuple(state.discovery_discard),
        discovering=tuple(state.discovering),
        roll=state.roll.model_copy(deep=True) if state.roll else None,
        counted=_roll(g, state.roll) if state.roll else None,
        reach=running.distances(g, state.active) if state.phase == "actions" and state.actions and g.lives(state.active) else {},
        attacked=tuple(state.attacked),
        lasting=tuple(state.lasting),
        result=state.result,
    )


def _roll(g: Death, roll: Roll) -> RollView:
    result = rolls.as_it_lies(g, roll)
    return RollView(
        successes=result.successes,
        signs=result.signs,
        tentacles=result.tentacles,
        free=rolls.free_rerolls(g, roll),
        rerolls=rolls.affordable(g, roll),
        deadly=roll.why in rolls.AGAINST and rolls.deadly(g, roll),
    )


def _investigator(g: Death, who: int) -> InvestigatorView:
    person = g.inv(who)
    return InvestigatorView(
        who=who,
        player=person.player,
        id=person.id,
        space=person.space,
        wounds=person.wounds,
        stress=person.stress,
        max_stress=g.max_stress(who),
        sanity=person.sanity,
        bonus=person.bonus,
        skills=tuple(SkillView(id=s, level=g.level(who, s), own=person.levels.get(s, 0)) for s in g.skills(who)),
        psychosis=person.psychosis,
        cards=tuple(
            CardView(card=held.card, half=held.half, kind=half.kind, wounds=held.wounds, health=half.health)
            for held, half in g.halves(who)
        ),
        tokens=tuple(t.model_copy() for t in g.state.tokens if t.at == "investigator" and t.on == str(who)),
        fire=person.fire + person.fire_stand_ins,
        kept=tuple(person.kept),
        keeps_next=person.keeps_next,
        fate=person.fate,
        orders=tuple(g.state.orders.get(str(person.player), [])),
    )


def _enemy(g: Death, figure: Figure) -> EnemyView:
    near = next(iter(g.here(figure.space)), g.state.active)
    standard, bonus = fighting.dice_of(g, figure, near)
    great = g.is_great(figure.id)
    return EnemyView(
        id=figure.id,
        kind=figure.id.partition(".")[0],
        space=figure.space,
        wounds=g.state.stage_wounds if great else figure.wounds,
        health=g.stage_health() if great else g.card_of(figure.id).health,
        standard=standard,
        bonus=bonus,
        can_be_wounded=attacking.attackable(g, figure),
    )
