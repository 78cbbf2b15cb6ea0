"""The board of a game that draws none: sound, within its limits, and in words it says what it shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pytest
from pydantic import BaseModel, Field

from games.kernel.phrases import Lang
from rendering.kit import Pictures, UnknownPicture, plain_board, plain_pictures, words_of
from rendering.kit.plain import BOARD, TURN
from rendering.kit.reading import read
from rendering.theme import MOODS, PALETTES, PLAIN
from rendering.words import say

from ..elder_sign.stages import NAMES


class Player(BaseModel):
    seat: int
    coins: int = 0
    health: int = Field(default=3, le=5)
    hand: tuple[str, ...] = ()
    out: bool = False


class Ware(BaseModel):
    name: str
    price: int
    sold: bool = False


class Market(BaseModel):
    viewer: int | None = None
    active: int = 0
    round: int = 3
    phase: Literal["day", "night"] = "night"
    storm: int = 2
    max_storm: int = 8
    players: tuple[Player, ...] = ()
    bids: dict[int, int] = {}
    wares: tuple[Ware, ...] = ()
    discard: tuple[str, ...] = ()
    note: str = ""
    over: bool = False


class Tiny(BaseModel):
    viewer: int | None
    score: int


def market(seats: int, much: int = 1, **more: object) -> Market:
    return Market(
        players=tuple(
            Player(seat=i, coins=3 * i, hand=("Torch", "Rope", "Torch") * much if i % 2 else (), out=i == 2) for i in range(seats)
        ),
        bids={i: 10 + i for i in range(seats)},
        wares=tuple(Ware(name=f"Lantern {i}", price=i, sold=i == 2) for i in range(4 * much)),
        discard=("Bread", "Bread", "Key") * much,
        **more,  # type: ignore[arg-type]
    )


def names(seats: int) -> dict[int, str]:
    return {i: NAMES[i] for i in range(seats)}


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("lang", "most"), [("de", BOARD), ("en", TURN)])
@pytest.mark.parametrize("seats", [0, 1, 3, 6, 8])
def test_it_is_sound_and_within_its_limits(lang: Lang, most: float, seats: int) -> None:
    for view in (market(seats), market(seats, 40, note="A very long note about nothing in particular. " * 5)):
        drawn = plain_board(view, "Der Markt", lang, names(seats), headline="Anna ist am Zug.", most=most)
        assert drawn.problems() == []
        assert drawn.image.height <= drawn.image.width * most
        assert drawn.alt.startswith("Der Markt. Anna ist am Zug. ")
        # Whoever sits at the table is on the picture, however crowded.
        assert {f"seat{i}/name" for i in range(seats)} <= {m.name for m in drawn.layout}


@pytest.mark.usefixtures("unpainted")
def test_what_one_needs_to_act_can_be_read_on_a_phone() -> None:
    drawn = plain_board(market(4), "Der Markt", "de", names(4), most=TURN)
    small = [m.name for m in drawn.layout if m.kind == "text" and m.size * 390 / 1600 < 10]
    assert small == []


@pytest.mark.parametrize("palette", PALETTES)
def test_all_palettes_and_moods_share_the_layout(palette: str) -> None:
    """Those with the same faces, that is: another title is as wide as it is."""
    plain = plain_board(market(4), "Der Markt", "de", names(4))
    for mood, wall in MOODS.items():
        drawn = plain_board(market(4), "Der Markt", "de", names(4), palette, mood=mood)
        like = plain if wall.titles == MOODS[PLAIN].titles else plain_board(market(4), "Der Markt", "de", names(4), mood=mood)
        assert drawn.problems() == []
        assert [m.box for m in drawn.layout] == [m.box for m in like.layout]
    assert plain_board(market(4), "Der Markt", "de", names(4), "high_contrast").image.tobytes() != plain.image.tobytes()


def test_a_view_is_read_by_how_its_fields_are_made() -> None:
    found = read(market(3), seats=range(4))
    assert [(f.key, f.label, f.value, f.most) for f in found.facts] == [
        ("round", "Round", "3", None),
        ("phase", "Phase", "Night", None),
        ("storm", "Storm", "2", 8),
    ]
    assert [p.active for p in found.people.values()] == [True, False, False, False]
    second = found.people[2]
    assert [(f.label, f.value, f.most) for f in second.facts] == [
        ("Coins", "6", None), ("Health", "3", 5), ("", "Out", None), ("Bids", "12", None),
    ]  # fmt: skip
    assert found.people[1].lists[0].items == ("Torch", "Rope", "Torch")
    assert [x.key for x in found.lists] == ["wares", "discard"]
    assert found.lists[0].items[1:3] == ("Lantern 1 (Price 1)", "Lantern 2 (Price 2, Sold)")


def test_a_game_says_what_its_fields_are_called() -> None:
    said = {"round": "Runde", "phase": "Zeit", "phase-night": "tiefe Nacht", "title": "Der Markt"}
    pictures = plain_pictures(lambda lang, key: said.get(key, key))
    alt = pictures.draw("board", market(1), None, "de", {0: "Anna"}).alt
    assert alt.startswith("Der Markt. Runde: 3. Zeit: tiefe Nacht.")


def test_its_words_are_messages_by_prefix() -> None:
    word = words_of("es")
    assert (word("de", "doom"), word("en", "doom")) == (say("de", "pic-es-doom"), say("en", "pic-es-doom"))
    assert word("en", "secret_plans") == "Secret plans"
    assert word("en", "phase-deep_night") == "Deep night"


def test_cards_are_shown_by_their_names() -> None:
    @dataclass
    class Cards:
        by_id: dict[str, object]

    class Name:
        def in_(self, lang: Lang) -> str:
            return {"de": "Fackel", "en": "Torch"}[lang]

    class Torch:
        name = Name()

    alt = plain_board(market(2), "M", "de", names(2), cards=Cards({"Torch": Torch()})).alt
    assert "Fackel ×2, Rope" in alt


def test_what_has_changed_says_by_how_much() -> None:
    now = market(2, storm=5)
    poorer = now.model_copy(update={"players": (now.players[0], now.players[1].model_copy(update={"coins": 1}))})
    drawn = plain_board(poorer, "M", "de", names(2), before=market(2))
    assert "Storm: 5/8 (+3)" in drawn.alt
    assert "Coins 1 (−2)" in drawn.alt
    assert "(" not in plain_board(market(2, storm=5).model_copy(update={"wares": ()}), "M", "de", names(2)).alt


def test_the_pictures_of_such_a_game_by_name() -> None:
    pictures: Pictures[Tiny] = plain_pictures()
    view = Tiny(viewer=None, score=4)
    for what in ("board", "turn", "hand", "recap"):
        assert pictures.draw(what, view, None, "en", {0: "Anna"}).problems() == []
    with pytest.raises(UnknownPicture) as refused:
        pictures.draw("map", view, None, "en", {})
    assert refused.value.known == ("board", "turn", "hand", "recap", "card:ID", "film")


def test_the_film_of_such_a_game_keeps_its_size() -> None:
    views = [market(2), market(2, 30), market(2)]
    made = plain_pictures().film(views, None, "en", names(2))
    assert made is not None
    assert (made.frames, made.width, made.height) == (3, 800, 600)
    assert made.alt.startswith("An animated replay, 3 pictures, from position 1 to 3. At the end:")
    assert plain_pictures().film([], None, "en", {}) is None
