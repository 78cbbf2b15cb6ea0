"""Whom to heal."""

from __future__ import annotations

from games.elder_sign.view import ElderView
from games.kernel.ask import Ask, Option
from games.kernel.pilot import answers


class Healing:
    @answers("es-heal")
    def patient(self, view: ElderView, question: Ask) -> str:
        """The weakest, if anybody is weak enough, or before the day's chance passes."""

        def left(option: Option[object]) -> int:
            args = dict(option.args)
            who = view.players[int(args["seat"])]
            return who.sanity if args["resource"] == "sanity" else who.stamina

        patients = [o for o in question.options if o.key.startswith("heal:") and "resource" in dict(o.args)]
        if not patients:
            return ""
        weakest = min(patients, key=left)
        return weakest.key if left(weakest) <= 2 or view.clock == 3 or view.awake else ""
