"""Rulings on points the book leaves open, each found in `/rules`, and some played out: from S-85 on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.alone.content import catalogue
from games.kernel.phrases import LANGS
from games.kernel.rulebook import Rulebook, load_rulebook, search
from tests.games.alone.playing_cards import go, rolled, sitting

rule = pytest.mark.rule

BOOK: Rulebook = load_rulebook(Path(__file__).parents[3] / "games" / "alone" / "rulebook.yaml")


# Smoke (S-85)


@rule("AL-CATK-02", "AL-OPP-01")
def test_smoke_stays_where_it_was_thrown() -> None:
    """Out of it, creatures attack with all their dice and strike whoever leaves."""
    t = sitting(items="smoke_grenade", creatures="cultist@1A1 cultist@1B1", revealed="1B1 1C1", dice="M M M M M")
    for said in ("bullet", "item:smoke_grenade", "move:east"):
        go(t, 0, said)
    assert rolled(t, "opportunity") == []
    while not any(a.msg == "al-turn" for a in t.live.asks):
        t.default()
    assert rolled(t, "cultist") == [2]
    through_it = sitting(
        items="smoke_grenade+ jetpack", creatures="cultist@1A1 cultist@1B1", revealed="1B1 1C1", dice="M M M M M"
    )
    for said in ("bullet", "item:smoke_grenade", "move:east", "move:east"):
        go(through_it, 0, said)
    assert rolled(through_it, "opportunity") == [1], "the sector it was thrown in is left for nothing, the next one is not"


@rule("AL-CATK-02")
def test_whoever_comes_back_into_the_smoke_is_in_it_again() -> None:
    t = sitting(items="smoke_grenade+", creatures="cultist@1A1", revealed="1B1", dice="M M M M")
    for said in ("bullet", "item:smoke_grenade", "move:east", "move:west"):
        go(t, 0, said)
    while not any(a.msg == "al-turn" for a in t.live.asks):
        t.default()
    assert t.state.hero_at == "1A1"
    assert rolled(t, "cultist") == [1]


# Stairs (S-86)

LOWER = "S - c - c - c - S"
UPPER = "S - S"


@rule("AL-STAIR-02", "AL-SETUP-10")
def test_whoever_comes_back_over_the_other_stairs_sees_how_far_apart_the_two_parts_of_the_floor_lie() -> None:
    t = sitting(LOWER, UPPER, hero="1A1")
    seen: list[str] = []
    for way in ("stairs", "east", "stairs"):
        go(t, 0, f"move:{way}")
        while not any(a.msg == "al-turn" for a in t.live.asks):
            t.default()
        seen.append(next(s.place for f in t.view(0).floors for s in f.sectors if s.hero))
    assert t.state.hero_at == "1E1"
    assert seen == ["1:+0:+0", "1:+1:+0", "0:+4:+0"], "one drawing a floor; between the floors nothing follows"


# Findable


@pytest.mark.parametrize(
    ("words", "lang", "id"),
    [
        ("smoke follow", "en", "S-85"),
        ("Rauch", "de", "S-85"),
        ("stairs parts floor", "en", "S-86"),
        ("Treppen Stockwerk zueinander", "de", "S-86"),
        ("door left out", "en", "S-87"),
        ("verschwiegene Tür", "de", "S-87"),
        ("unmasks false", "en", "S-88"),
        ("entlarvt", "de", "S-88"),
        ("stunned creature", "en", "S-89"),
        ("betäubte Kreatur", "de", "S-89"),
        ("stairs left out", "en", "S-90"),
        ("verschwiegene Treppe", "de", "S-90"),
        ("clean-up eighth turn", "en", "S-91"),
        ("Aufräumen achter Zug", "de", "S-91"),
        ("technician pay", "en", "S-92"),
        ("Techniker zahlt", "de", "S-92"),
        ("who struck opportunity attack", "en", "S-93"),
        ("Gelegenheitsangriff zugeschlagen", "de", "S-93"),
        ("lie about", "en", "S-94"),
        ("worüber lügen", "de", "S-94"),
        ("sabotage left out", "en", "S-95"),
        ("Sabotage verschwiegen", "de", "S-95"),
        ("acid twice", "en", "S-96"),
        ("zweimal Säure", "de", "S-96"),
        ("up to none", "en", "S-97"),
        ("bis zu null", "de", "S-97"),
        ("flare explored again", "en", "S-98"),
        ("Leuchtfackel erneut erkunden", "de", "S-98"),
        ("no creature can walk", "en", "S-99"),
        ("keine Kreatur gehen", "de", "S-99"),
        ("paralysis body armour", "en", "S-100"),
        ("Angst lähmt Körperpanzerung", "de", "S-100"),
        ("how far claw back", "en", "S-101"),
        ("wie weit schlägt Kreatur zurück", "de", "S-101"),
        ("door blocked in front", "en", "S-102"),
        ("Tür vor der Nase blockiert", "de", "S-102"),
        ("boss dies before step", "en", "S-103"),
        ("Boss stirbt vor seinem Schritt", "de", "S-103"),
    ],
)
def test_the_rulings_are_found(words: str, lang: str, id: str) -> None:
    assert id in [entry.id for entry in search(BOOK, words, lang)[:5]]  # type: ignore[arg-type]


def test_every_ruling_completes_a_rule_and_they_are_numbered_without_gaps() -> None:
    assert [r.id for r in BOOK.rulings] == [f"S-{n:02}" for n in range(1, len(BOOK.rulings) + 1)]
    referred = {id for r in BOOK.rules for id in r.see}
    ours = [r.id for r in BOOK.rulings if int(r.id.removeprefix("S-")) >= 85]
    assert set(ours) <= referred


def test_every_ruling_the_code_cites_stands_in_the_book() -> None:
    game = Path(__file__).parents[3] / "games" / "alone"
    cited = {id for file in game.rglob("*.py") for id in re.findall(r"S-\d\d", file.read_text())}
    assert {"S-01", "S-85", "S-93"} <= cited
    assert cited <= {r.id for r in BOOK.rulings}


def test_the_smoke_grenade_says_so_itself() -> None:
    cards = catalogue()
    text = {lang: " ".join(cards.items["smoke_grenade"].rules_text(cards.words, lang)) for lang in LANGS}
    assert "smoke fills your sector" in text["en"].lower()
    assert "jetzigen Sektor" in text["de"]
