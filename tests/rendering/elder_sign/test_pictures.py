"""Pictures by name, emblems, signs on buttons, what can be solved, and what is marked as changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.elder_sign.view import ElderView
from games.kernel.phrases import Lang
from rendering import encode
from rendering.elder_sign import PICTURES, Changed, changes, die_letters, draw_board, draw_card, draw_turn, place_letters
from rendering.elder_sign.tasks import conditions, effect_icons, solvable, usable
from rendering.elder_sign.tray import helpful
from rendering.kit import UnknownPicture
from rendering.lettering import parse

from . import stages
from .stages import CARDS, NAMES, RULES


@pytest.mark.parametrize("what", ["board", "turn", "hand", "seat:1", "card:A01", "card:mary", "recap"])
def test_each_picture_can_be_had_by_name(what: str) -> None:
    view = stages.first(4, "hastur", 11, stages.half_solved)
    picture = PICTURES.draw(what, view, CARDS, "de", NAMES)
    assert picture.problems() == []
    assert picture.alt


KINDS = sorted({type(card).__name__ for card in CARDS.by_id.values()})


@pytest.mark.parametrize("kind", KINDS)
def test_cards_of_each_kind_can_be_painted(kind: str) -> None:
    """Whether all of them are sound is asked without paint, in `test_layout.py`."""
    cards = [id for id, card in sorted(CARDS.by_id.items()) if type(card).__name__ == kind]
    for lang, id in (("de", cards[0]), ("en", cards[-1])):
        assert draw_card(CARDS, id, lang).problems() == []


@pytest.mark.parametrize("what", ["", "bord", "card:nobody", "seat:9", "seat:x", "card"])
def test_a_picture_nobody_knows_is_refused_with_the_known_ones(what: str) -> None:
    view = stages.first(4, "hastur", 11, stages.half_solved)
    with pytest.raises(UnknownPicture) as refused:
        PICTURES.draw(what, view, CARDS, "de", NAMES)
    assert "board" in refused.value.known


def test_the_same_view_gives_the_same_pixels() -> None:
    view = stages.first(4, "hastur", 11, stages.half_solved)
    one, other = (draw_turn(view, CARDS, "de", NAMES).image for _ in range(2))
    assert one.tobytes() == other.tobytes()


def test_the_order_of_decks_cannot_be_seen() -> None:
    live = stages.game(4, "cthulhu", 3)
    for i, _ in enumerate(stages.play(live, 3)):
        if i == 60:
            break
    other = RULES.scramble(live.state, None, lambda n: n // 2)
    pictures = [draw_board(RULES.view(s, None), CARDS, "de", NAMES) for s in (live.state, other)]
    assert pictures[0].image.tobytes() == pictures[1].image.tobytes()
    assert pictures[0].alt == pictures[1].alt


def test_every_effect_on_a_card_has_icons() -> None:
    for card in [*CARDS.adventures.values(), *CARDS.other_worlds.values()]:
        for part in (card.terror, card.midnight, card.penalties, card.rewards):
            text = effect_icons(part, signed=True)
            assert "star" not in text, card.id
            letters = [a.text for word in parse(text, "bold") if word for a in word if not a.icon]
            assert not any("{" in piece for piece in letters), text


def test_places_and_dice_keep_their_signs() -> None:
    view = stages.crowded(4)
    letters = place_letters(view)
    assert [letters[c.card] for c in view.cards] == ["A", "B", "C", "D", "E", "F", "G", *"12345678"]
    assert len(set(letters.values())) == len(letters)
    assert die_letters(view)["r"] == "H"


def test_a_row_is_solvable_exactly_when_the_dice_cover_it_and_the_price_can_be_paid() -> None:
    base = stages.first(4, "hastur", 11, stages.in_attempt)
    faces = {"g1": "lore", "g2": "3", "g3": "peril"}
    dice = tuple(d.model_copy(update={"at": "pool", "fresh": d.id in faces, "face": faces.get(d.id)}) for d in base.dice)
    view = base.model_copy(update={"dice": dice})
    row = base.attempt.rows[0].model_copy(update={"solved": False, "open": True, "monster": ""})
    me = base.player(base.active).model_copy(update={"sanity": 2, "stamina": 1})
    assert usable(view) == ["g1", "g2", "g3"]
    for text, expected in (("L I3", True), ("L/T P", True), ("L L", False), ("I4", False), ("P !san1", True), ("P !sta1", False)):
        assert solvable(view, row.model_copy(update={"text": text}), me) is expected, text
    assert not solvable(view, row.model_copy(update={"text": "L", "open": False}), me)
    assert helpful(view, ["L I3"]) == {"g1", "g2"}


def test_a_frame_is_drawn_only_round_what_it_frames() -> None:
    styles = [c.style for c in conditions(CARDS.other_worlds["O07"].tasks[0].printed, plain=1)]
    assert styles == ["plain", "framed"]


def test_changes_are_found_between_two_views_and_marked_on_the_picture() -> None:
    after = stages.first(4, "hastur", 11, stages.half_solved)
    seat = after.active
    me = after.player(seat)
    was = after.model_copy(
        update={
            "doom": after.doom - 1,
            "players": tuple(p.model_copy(update={"sanity": me.sanity + 2}) if p.seat == seat else p for p in after.players),
        }
    )
    found = changes(was, after)
    assert found == Changed(doom=1, sanity={seat: -2})
    marked = draw_turn(after, CARDS, "de", NAMES, changed=found)
    names = {m.name for m in marked.layout}
    assert {"header/doom-change", "header/sanity-change"} <= names
    assert marked.problems() == []
    assert changes(None, after) == Changed()


def worse(after: ElderView) -> ElderView:
    """The same table as it may have been one picture ago: everybody has lost and found something since."""
    players = tuple(
        p.model_copy(update={"sanity": p.sanity + 2, "stamina": p.stamina - 1, "clues": p.clues - 1}) for p in after.players
    )
    kept = after.cards[1:]
    return after.model_copy(
        update={"doom": after.doom + (1 if after.awake else -1), "signs": after.signs - 1, "players": players, "cards": kept}
    )


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(
    ("wanted", "marks"),
    [
        (stages.in_attempt, {"header/doom-change", "header/sanity-change", "header/clues-change"}),
        (stages.in_foyer, {"header/stamina-change", "header/elder_sign-change"}),
        (stages.choosing_way, {"header/doom-change", "header/elder_sign-change", "placeA/new"}),
        (stages.at_midnight, {"doom/doom-change"}),
        (stages.fighting, {"ancient/doom-change", "player0/sanity-change", "player0/stamina-change"}),
    ],
)
def test_every_picture_of_a_turn_marks_what_is_new(wanted: Callable[[ElderView], bool], marks: set[str], lang: Lang) -> None:
    for seats, ancient in ((1, "yig"), (4, "hastur"), (8, "hastur")):
        after = stages.first(seats, ancient, 11, wanted)
        before = worse(after)
        plain = draw_turn(after, CARDS, lang, NAMES)
        marked = draw_turn(after, CARDS, lang, NAMES, changed=changes(before, after))
        assert marked.problems() == []
        assert marks <= {m.name for m in marked.layout} - {m.name for m in plain.layout}
        assert marked.image.tobytes() != plain.image.tobytes()
        said = {"de": "Seit dem letzten Bild: ", "en": "Since the last picture: "}[lang]
        assert said in marked.alt
        assert said not in plain.alt


def test_new_monsters_and_places_are_named_in_the_description() -> None:
    after = stages.crowded(3, monsters=4, worlds=2).model_copy(update={"phase": "movement"})
    bare = tuple(c.model_copy(update={"monsters": ()}) for c in after.cards[:-1])
    found = changes(after.model_copy(update={"cards": bare}), after)
    assert found.places == {after.cards[-1].card}
    assert found.monsters == {m.id for c in after.cards for m in c.monsters}
    drawn = draw_turn(after, CARDS, "en", NAMES, changed=found)
    assert CARDS.by_id[after.cards[-1].card].name.en in drawn.alt.split("new: ")[1].split(".")[0]
    assert drawn.problems() == []


@pytest.mark.parametrize("seats", [1, 4, 8])
def test_a_board_stays_below_the_limit_of_bytes(seats: int) -> None:
    picture = draw_board(stages.crowded(seats), CARDS, "de", NAMES)
    live = encode.live(picture.image)
    assert len(live.data) <= encode.LIVE_LIMIT_BYTES
    assert live.width >= 1100
