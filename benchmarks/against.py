"""This house against an earlier one, in one run: `python -m benchmarks.against COMMIT`.

Both are asked the same by the same probe, in turns, each in a process of its own; what is compared is processor time, so that a
busy machine slows both. Only what has kept its name since can be probed. A ratio above 1 means that it costs more now.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
ROUNDS = 3

PROBE = '''
import json, random, resource, time
import keeper.games
from keeper.simulate import choose
from games.kernel.live import Live
try:
    from rendering.fluent import Words
except ImportError:
    from bot.words import Words
from bot.reader import Reader
from bot.shelf import Look, fill
from pathlib import Path

def spent(work, times=1):
    begun = time.process_time()
    for _ in range(times):
        work()
    return 1e3 * (time.process_time() - begun) / times

def play(played, kind, games, stop=10**9):
    answers = 0
    for i in range(games):
        chance = random.Random(i)
        live = played.open(*played.setting(i), f"probe:{i}")
        player = played.player(kind, chance)
        while not live.over and live.count < stop:
            views = {}
            question = choose(live, player, chance, views)
            view = views.get(question.seat) or (live.view(question.seat) if kind != "random" else None)
            live.answer(question.n, question.seat, player.pick(view, question))
            answers += 1
    return live, answers

def game(name):
    """Before there were manifests each game had a function of its name."""
    known = getattr(keeper.games, "game", None)
    return known(name) if known else getattr(keeper.games, name.replace("-", "_"))()

found = {}
shelf = fill()
words = Words.load(Path("locale"))
for name in [box.name for box in shelf]:
    played = game(name)
    play(played, "random", 2)
    for kind, games in (("random", 30), ("autopilot", 8)):
        begun = time.process_time()
        _, answers = play(played, kind, games)
        found[f"{name}: an answer, {kind}"] = 1e3 * (time.process_time() - begun) / answers
    # The luck of two houses may differ: so many positions, not one.
    tables = [play(played, "autopilot", i, stop=at)[0] for i in (1, 2, 3, 4) for at in (15, 30, 45, 60, 75)]
    found[f"{name}: all views"] = spent(lambda: [t.view(s) for t in tables for s in (None, *t.rules.seats(t.state))], 10)
    found[f"{name}: open and replay"] = spent(lambda: [Live(played.rules, t.fate, t.save) for t in tables], 5)
    box = shelf.box(name)
    for scene in ("board", "turn", "hand"):

        def paint(tables=tables[::4]):
            for t in tables:
                seat = t.rules.seats(t.state)[-1] if scene == "hand" else None
                reader = Reader("en", words, box.cards, {s: f"P{s}" for s in t.rules.seats(t.state)})
                box.draw(scene, t.view(seat), seat, reader, Look())

        spent(paint)
        found[f"{name}: picture {scene}"] = spent(paint, 3)
    offered = [(t, a, o, t.view(a.seat)) for t in tables for a in t.asks for o in a.options]
    reader = Reader("en", words, box.cards, {s: f"P{s}" for s in range(8)})
    found[f"{name}: an option in words"] = spent(
        lambda: [box.option_label(a, o, reader) + box.option_hint(a, o, reader, v) for t, a, o, v in offered], 5
    ) / len(offered)
found["memory, MB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps(found))
'''


def probed(tree: Path) -> dict[str, float]:
    env = {**os.environ, "PYTHONPATH": str(tree)}
    ran = subprocess.run([sys.executable, "-c", PROBE], cwd=tree, env=env, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise SystemExit(f"the probe fails in {tree}:\n{ran.stderr[-2000:]}")
    return json.loads(ran.stdout.splitlines()[-1])


def run(commit: str = "HEAD~1") -> dict[str, dict[str, float]]:
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", str(before), commit], cwd=HERE, check=True)
        try:
            rounds = [(probed(before), probed(HERE)) for _ in range(ROUNDS)]
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(before)], cwd=HERE, check=True)
    report: dict[str, dict[str, float]] = {}
    for what in rounds[0][0]:
        if all(what in found for pair in rounds for found in pair):
            was, now = (statistics.median(pair[i][what] for pair in rounds) for i in (0, 1))
            report[what] = {"before": round(was, 3), "now": round(now, 3), "ratio": round(now / was, 2)}
    return report


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.against", description=__doc__)
    parser.add_argument("commit", nargs="?", default="HEAD~1", help="the earlier house (default: the one before)")
    print(json.dumps(run(parser.parse_args().commit), indent=2))
