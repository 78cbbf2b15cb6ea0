"""Modules: data packs and listeners that add to the game without touching the core (catalogue 7.13, CS-EXP).

How to write one, `games/cultistorm/modules/<name>.py`:

1. Register it: `MODULE = add(Module("research-events", size="minor"))`. The table's wish puts its name into `state.modules`, and from then on
   what listens for that name is heard.
2. Listen in the game's `BOOK` (`moments.py`: the hooks of the catalogue come first, each with a line), by the module's name:

       @BOOK.reacts(BeforeResearch, "research-events")
       def _draw(g: Storm, src: Source, h: BeforeResearch) -> Script[None]:
           ...

   `@BOOK.modifies` changes a moment's fields and never asks (requirements, costs, limits, predicates, options of the preparation:
   `PrepActions.options` takes `Option[Deed]`); `@BOOK.reacts` may be a script that asks. A question in the preparation must be live
   (`Storm.choose`), or what asks it wrapped in `Storm.first`.
3. Its cards stand in `content/<name>.yaml` under `module_cards:` with `of: <name>`, their effects in the game's verbs, their text generated.
   `g.cards.of_module(name)` lists them with copies (`id.1`); listen for `Setup` to shuffle them into `g.state.shelf["<name>.deck"]`. Counters live
   in `g.state.tally["<name>.<what>"]`. What lasts is a `Lasting` of any name; listen for it by that name.
4. Everything that happens goes through the core's one place for it: `insanity.gain`, `cultists.arrive`, `horror.advance`, `great_old_ones.summon`,
   `trophies.gain` … A loss of its own: listen for `LossPredicate` and set `reason`; a condition to win: `WinPredicate`.
5. Piles on the shelf are shown to nobody unless the module says so: listen for `Redact` (`decks.py` shows all but decks). What pictures should
   find is a plain field: listen for `PlaceShown`, `InvestigatorShown`, `TableShown`. A pile called `….deck` is shuffled by `scrambling.py`; of a
   module with `<name>.deck` or `<name>.open` each card must lie in one of its piles (the census). Cultist cards and horror cards that a module takes from the
   core lie in piles called `cultists.…`, `horror.…`. Objects of a module stand under `objects:` with `of: <name>`; while they are neither in the
   object deck nor with somebody they lie in `objects.…`.

A major module may say how many investigators so many seats play (`Module.investigators`): they are dealt to the seats in turn, and seats beyond
their number (the overlord, who sits last) have none; `Rules.outcome` gives a loss to those. `Investigators` counts otherwise than by heads
where somebody plays with one investigator alone.

All modules of this folder are imported below, so that their listeners are known.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from games.cultistorm.modules.module import LEAST, MODULES, MOST, Module, clash, investigators, major_for, seats_for

for _found in iter_modules(__path__):
    import_module(f"{__name__}.{_found.name}")

__all__ = ["LEAST", "MODULES", "MOST", "Module", "clash", "investigators", "major_for", "seats_for"]
