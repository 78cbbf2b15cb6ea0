"""The preparation: what is done next. First what may change the plan (abilities, help, research), then the plan itself, then ready."""

from __future__ import annotations

from collections import Counter

from games.cultistorm.content import Catalogue
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.pilot import worth
from games.cultistorm.pilot.allies import Allies
from games.cultistorm.pilot.bringing import against, brought, counted, short
from games.cultistorm.pilot.extras import Extras
from games.cultistorm.pilot.helping import Helping
from games.cultistorm.pilot.part import ModulePart
from games.cultistorm.pilot.team import Part, Plan, Team
from games.cultistorm.view import InvestigatorView, StormView
from games.kernel.ask import Ask
from games.kernel.pilot import answers

# So many deeds of one investigator in a round, then it is enough, whatever there might still be.
MOST = 30


class Preparing:
    def __init__(
        self, cards: Catalogue, team: Team, helping: Helping, extras: Extras, of_modules: tuple[ModulePart, ...] = ()
    ) -> None:
        self.cards = cards
        self.team = team
        self.helping = helping
        self.allies = Allies(cards, helping)
        self.extras = extras
        self.of_modules = of_modules
        self._round = 0
        self._done: Counter[tuple[int, str]] = Counter()

    @answers("cs-prepare")
    def prepare(self, view: StormView, question: Ask) -> str:
        if view.round != self._round:
            self._round, self._done = view.round, Counter()
        me = view.investigators[int(dict(question.args)["who"])]
        key = self.next(view, me, question)
        self._done[me.who, ""] += 1
        self._done[me.who, key] += 1
        return key

    def next(self, view: StormView, me: InvestigatorView, question: Ask) -> str:
        ready = "ready" if "ready" in question.keys else "wait"
        if self._done[me.who, ""] >= MOST and view.round == self._round:
            return "ready" if "ready" in question.keys else ""
        plan = self.team.plan(view)
        part = plan.parts.get(me.who) or Part(me.who, me.slot)
        safe = {o.key for o in question.options if o.tone != "danger"}
        for found in (
            *(part.prepares(view, me, question) for part in self.of_modules),
            self._develop(view, me, safe),
            self._lay(view, me, safe),
            *(self.extras.best(view, me, question, plan, part, safe) if view.modules else ()),
            self.helping.best(view, me, question, plan),
            self._use(view, me, question, plan, part, safe),
            self._research(view, me, question, safe),
            f"move:{part.slot}" if part.slot != me.slot else "",
            f"die:{part.die}" if part.die is not None else self._any_die(view, me, part, safe),
            *(f"{lending.head}:{lending.card}:{to}" for lending, to in plan.lent_by(me.who)),
            *([] if me.ready and me.auto else self._aim(me, part)),
            "tell",
            self.allies.best(view, me, question, plan),
        ):
            if found and found in safe and not self._often(me, found):
                return "auto" if found.startswith("target:") and self._sees_to_it(view, me, part, safe) else found
        return ready

    def _sees_to_it(self, view: StormView, me: InvestigatorView, part: Part, safe: set[str]) -> bool:
        """The table aims by itself at the first enemy that is sure to fall: one press for marker and ready. Where
        hands are closed the marker tells the others whom one fights."""
        if "auto" not in safe or not view.open_hands or me.targets or len(part.enemies) != 1 or part.slot != me.slot:
            return False
        has = brought(view, self.cards, me)
        for enemy in (e for e in view.places[me.slot].column if not e.hidden):
            total = against(has, me.slot, (enemy,), self.cards)
            for symbol in has.cards.values():
                total[symbol] += 1
            if short(counted(enemy.needed), total)[1] <= 0:
                return enemy.id == part.enemies[0]
            if me.attack != "ranged":
                return False
        return False

    def _often(self, me: InvestigatorView, key: str) -> bool:
        """What has been done and undone again is left alone."""
        return self._done[me.who, key] >= (1 if key.startswith(("move:", "untarget:", "support:")) else 2)

    def wants(self, view: StormView, question: Ask) -> bool:
        """Somebody who was ready has something to do after all."""
        if view.round != self._round:
            return False
        me = view.investigators[int(dict(question.args)["who"])]
        return self.next(view, me, question) not in ("wait", "ready", "auto", "")

    # Developing

    def _develop(self, view: StormView, me: InvestigatorView, safe: set[str]) -> str:
        """The first ability as soon as it can be paid; further ones for gate seal cards that are still missing."""
        symbol = worth.pays_with(view, me)
        if symbol is None or f"develop:{symbol}" not in safe:
            return ""
        if self._levels_win(view, me):
            return f"develop:{symbol}"
        seals = len(view.seals) and len(worth.unclaimed(view))
        if not me.level:
            return f"develop:{symbol}" if seals else ""
        easier = sum(not i.level for i in view.investigators)
        place = view.places[me.slot]
        crowded = len(place.column) >= self.cards.numbers.column and not place.sealed
        if seals <= easier or crowded or view.count >= view.limit - 1:
            return ""
        complete = any(not worth.missing(view, p.slot) and p.symbol != symbol for p in worth.unclaimed(view))
        if not complete and not worth.spare(view, symbol, me.next_price):
            return ""  # the trophies are missed more than the card
        return f"develop:{symbol}" if me.level == 1 or me.madness <= 2 else ""

    def _levels_win(self, view: StormView, me: InvestigatorView) -> bool:
        """A day of the campaign that is won by levels, once its seals are set: without them it would go on for ever."""
        aim = self.cards.days[str(view.campaign.day)].aim if view.campaign is not None else None
        if aim is None or me.level >= aim.level or sum(i.level >= aim.level for i in view.investigators) >= aim.developed:
            return False
        return sum(bool(place.sealed) for place in view.places) >= aim.sealed

    def _lay(self, view: StormView, me: InvestigatorView, safe: set[str]) -> str:
        """Whatever fits where one stands; one is kept for the first ability."""
        place = view.places[me.slot]
        if place.sealed or place.elders:
            return ""
        mine = worth.trophies(me, place.symbol)
        held = sum(n for _, n in me.trophies)
        if not me.level and held <= mine and worth.unclaimed(view):
            mine -= 1
        n = min(mine, place.required - place.trophies)
        return f"lay:{n}" if n > 0 else ""

    # Objects, places, abilities

    def _use(self, view: StormView, me: InvestigatorView, question: Ask, plan: Plan, part: Part, safe: set[str]) -> str:
        for key in question.keys:
            head, _, rest = key.partition(":")
            if head in ("act", "use") and key in safe and self._pays(view, me, rest.rpartition(":")[2], plan, part):
                return key
        return ""

    def _pays(self, view: StormView, me: InvestigatorView, use: str, plan: Plan, part: Part) -> bool:
        idle = not part.enemies
        place = view.places[me.slot]
        match use:
            case "laudanum":
                return me.insanity >= 2 and me.madness >= 3
            case "sealed-letter":
                return idle
            case "chalk-circle":
                return part.slot == me.slot and self.helping.blocking(view, me.slot, plan) > 2
            case "brass-bell" | "house-rules":
                return idle and part.slot == me.slot and place.die != "blank" and bool(place.column)
            case "treatment":
                return me.insanity > 0 and worth.relief(me.madness, 1) > worth.STEP + 0.2
            case "sacrifice":
                spare = any(not worth.missing(view, SYMBOLS.index(s)) for s, _ in me.trophies)
                return me.insanity >= 2 and (me.madness >= 3 or spare)
            case "beam":
                return idle and any(d.face != "wild" for d in me.dice)
            case "telegram":
                return any(not x.star and not x.ally for x, _ in plan.lent_by(me.who))
            case "reading-room":
                return len(me.objects) < 2
            case "exchange":
                return any(not worth.missing(view, SYMBOLS.index(s)) for s, _ in me.trophies) and bool(self._lacking(view))
            case "bedside" | "second-round":
                return any(i.insanity for i in view.investigators if i.who != me.who)
            case "cure":
                return any(i.permanent and i.madness >= 3 for i in view.investigators)
            case "sleight":
                return idle and any(d.face != "wild" for d in view.pool)
            case "embarking":
                column, after = place.column, view.places[(me.slot + 1) % len(view.places)]
                crowded = len(column) >= self.cards.numbers.column and not place.sealed and not place.elders
                return crowded and not after.elders and (len(after.column) < 2 or bool(after.sealed))
            case "repair":
                return len(me.objects) < 1
            case "stacks":
                return view.object_deck < 3
            case _:
                return False

    def _lacking(self, view: StormView) -> list[int]:
        return [p.slot for p in view.places if worth.missing(view, p.slot)]

    def _research(self, view: StormView, me: InvestigatorView, question: Ask, safe: set[str]) -> str:
        """While there is room for what is found; not so many that the deck is gone at once."""
        poor = len(me.objects) < self.cards.numbers.objects
        if not poor and min(worth.object_worth(me, o) for o in me.objects) > 2.3:
            return ""
        if view.count >= view.limit or me.madness >= self.cards.numbers.insanity:
            return ""  # an event would be the end
        numbers = [int(k.partition(":")[2]) for k in safe if k.startswith("research:")]
        most = 2 if view.object_deck > 8 else 1
        fitting = [n for n in numbers if n <= most + (me.id == "researcher")]
        return f"research:{max(fitting)}" if fitting else ""

    # Dice and targets

    def _any_die(self, view: StormView, me: InvestigatorView, part: Part, safe: set[str]) -> str:
        """One that nobody needs, for whoever has no fight yet: better than none."""
        if part.enemies or me.dice or not me.may_take:
            return ""
        faces = {f"die:{d.id}": d.face for d in view.pool}
        return max((k for k in faces if k in safe), key=lambda k: (faces[k] == "wild", k), default="")

    def _aim(self, me: InvestigatorView, part: Part) -> list[str]:
        if part.slot != me.slot:
            return []
        wrong = [e for e in me.targets if e not in part.enemies]
        missing = [e for e in part.enemies if e not in me.targets]
        room = len(me.targets) + len(missing) <= self.cards.numbers.targets
        return [*([] if room or not missing else [f"untarget:{e}" for e in wrong]), *(f"target:{e}" for e in missing)]
