"""Nothing leaves the frame, overlaps, is cut, or is too small for a phone: on every kind of picture, in both languages."""

from __future__ import annotations

import pytest

from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn
from rendering.elder_sign import Frame, TurnSummary, draw_board, draw_card, draw_frame, draw_recap, draw_sheet, draw_turn
from rendering.elder_sign import ancient as laws
from rendering.elder_sign.board import draw_museum
from rendering.layout import Box
from rendering.theme import PALETTES, theme

from . import stages
from .stages import CARDS, NAMES

pytestmark = pytest.mark.usefixtures("unpainted")
ANCIENTS = sorted(CARDS.ancient_ones)
LANGS = ("de", "en")


@pytest.mark.parametrize("seats", range(1, 9))
def test_boards_and_turns_of_a_played_game_are_sound(seats: int) -> None:
    ancient = ANCIENTS[seats - 1]
    live, drawn = stages.game(seats, ancient, seats), 0
    for i in stages.answered(live, seats, most=400):
        if (i - 1) % (6 * seats):
            continue
        view = live.view(None)
        lang = LANGS[drawn % 2]
        for picture in (draw_board(view, CARDS, lang, NAMES), draw_turn(view, CARDS, lang, NAMES)):
            assert picture.problems() == [], (i, lang, view.phase)
            assert picture.image.width in (1200, 1600)
        drawn += 1
    assert drawn >= 3


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("together", [True, False])
@pytest.mark.parametrize("seats", [1, 5, 8])
def test_a_crowded_museum_is_sound(lang: str, together: bool, seats: int) -> None:
    view = stages.crowded(seats, together=together)
    assert sum(len(c.monsters) for c in view.cards) == 10
    assert sum(c.kind == "other_world" for c in view.cards) == 8
    assert draw_board(view, CARDS, lang, NAMES).problems() == []


@pytest.mark.parametrize("worlds", range(9))
def test_choosing_a_way_no_corner_of_the_museum_stays_empty(worlds: int) -> None:
    """The foyer takes what the last row of places leaves free."""
    layout = draw_museum(stages.crowded(8, worlds=worlds), CARDS, "de", NAMES).layout
    cards = [m.box for m in layout if m.name.startswith("place") and m.name.endswith("/card")]
    foyer = next(m.box for m in layout if m.name == "entrance/panel")
    last = [box for box in (*cards, foyer) if box.y1 == max(b.y1 for b in (*cards, foyer))]
    assert sum(box.w for box in last) > 0.9 * (max(b.x1 for b in cards) - min(b.x0 for b in cards))


@pytest.mark.parametrize("worlds", range(8))
def test_any_number_of_other_worlds_finds_its_place(worlds: int) -> None:
    view = stages.crowded(4, "shub-niggurath", monsters=10, worlds=worlds)
    assert draw_board(view, CARDS, "de", NAMES).problems() == []
    assert draw_turn(view.model_copy(update={"phase": "movement"}), CARDS, "en", NAMES).problems() == []


@pytest.mark.parametrize("worlds", [3, 5, 6, 8])
@pytest.mark.parametrize("lang", LANGS)
def test_a_full_museum_is_no_higher_than_any_turn_and_shows_the_monster_that_comes(worlds: int, lang: str) -> None:
    """Of ten and more places the picture of a turn was as high as a whole board, and nobody saw which monster is placed."""
    for together in (True, False):
        view = stages.crowded(4, "shub-niggurath", monsters=6, worlds=worlds, together=together)
        turn = draw_turn(view.model_copy(update={"phase": "movement"}), CARDS, lang, NAMES)
        assert turn.problems() == []
        assert turn.image.height <= 0.75 * turn.image.width
    coming = sorted(CARDS.monsters)[0]
    board = draw_board(view.model_copy(update={"arriving": coming}), CARDS, lang, NAMES)
    assert board.problems() == []
    assert any(mark.name.startswith("arriving/") for mark in board.layout)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("worlds", [0, 1, 2, 4, 8])
def test_up_to_fifteen_places_have_their_whole_names(worlds: int, lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a museum of seven one read „Der Schlüssel zum …“, in one of twelve „Eine furchtbare E…“."""
    written: list[str] = []
    write = Canvas.paragraph
    monkeypatch.setattr(
        Canvas, "paragraph", lambda c, box, text, *a, **k: (written.append(text), write(c, box, text, *a, **k))[1]
    )
    longest = sorted(CARDS.adventures.values(), key=lambda card: -len(card.name.in_(lang)))
    view = stages.crowded(4, "shub-niggurath", monsters=3, worlds=worlds).model_copy(update={"phase": "movement"})
    for start in range(0, 21, 7):
        names = iter(longest[start : start + 7])
        shown = [s.model_copy(update={"card": next(names).id}) if s.kind == "adventure" else s for s in view.cards]
        written.clear()
        for draw in (draw_turn, draw_board):
            picture = draw(view.model_copy(update={"cards": tuple(shown)}), CARDS, lang, NAMES)
            assert picture.problems() == []
        assert {CARDS.adventure(s.card).name.in_(lang) for s in shown} <= set(written)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "wanted",
    [
        stages.in_attempt,
        stages.half_solved,
        stages.in_foyer,
        stages.choosing_way,
        stages.at_midnight,
        stages.fighting,
        stages.over,
    ],
)
def test_the_picture_of_a_turn_is_sound_wherever_it_is_taken(lang: str, wanted) -> None:
    for seats, ancient in ((1, "yig"), (4, "hastur")):
        view = stages.first(seats, ancient, 11, wanted)
        assert draw_turn(view, CARDS, lang, NAMES).problems() == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("out", ["clock_only", "left", "left_clock", "eliminated", ""])
def test_in_the_battle_one_reads_on_a_phone_why_somebody_has_no_investigator(lang: Lang, out: str) -> None:
    """A sentence shrunk until it fits a line of four could not be read by anybody."""
    view = stages.first(8, "hastur", 11, stages.fighting)
    gone = view.players[3].model_copy(update={"investigator": "", "out": out})
    view = view.model_copy(update={"players": (*view.players[:3], gone, *view.players[4:])})
    picture = draw_turn(view, CARDS, lang, NAMES)
    assert picture.problems() == []
    words = [m for m in picture.layout if m.name.endswith("player3/status")]
    assert words
    assert all(m.size * 390 / picture.image.width >= 10 for m in words)


@pytest.mark.parametrize("ancient", ANCIENTS)
def test_each_ancient_one_has_room_for_its_laws_and_its_attack(ancient: str) -> None:
    view = stages.crowded(2, ancient, monsters=2, worlds=1)
    for mythos in sorted(CARDS.mythos)[:: len(CARDS.mythos) // 6]:
        assert draw_board(view.model_copy(update={"mythos": mythos}), CARDS, "de", NAMES).problems() == []
    awake = view.model_copy(update={"awake": True, "cards": (), "mythos": "", "doom": 8})
    for lang in LANGS:
        assert draw_board(awake, CARDS, lang, NAMES).problems() == []


@pytest.mark.parametrize("mythos", sorted(CARDS.mythos))
def test_each_mythos_card_has_room_at_midnight(mythos: str) -> None:
    view = stages.crowded(2, monsters=0, worlds=0).model_copy(update={"phase": "midnight", "mythos": mythos})
    for lang in LANGS:
        assert draw_turn(view, CARDS, lang, NAMES).problems() == []


@pytest.mark.parametrize("kind", ["adventures", "other_worlds"])
def test_every_adventure_can_be_attempted_with_two_monsters_on_it(kind: str) -> None:
    base = stages.first(4, "hastur", 11, stages.in_attempt)
    for i, id in enumerate(getattr(CARDS, kind)):
        view = _attempting(base, id)
        assert draw_turn(view, CARDS, LANGS[i % 2], NAMES).problems() == [], id


def _attempting(base, id: str):
    from games.elder_sign.view import SeenCard, SeenMonster, SeenRow

    card = CARDS.adventure(id)
    rows = [SeenRow(id=f"t{i}", text=str(t.printed)) for i, t in enumerate(card.tasks) if t.frame != "empty"]
    rows += [SeenRow(id=f"m{m}", text=str(CARDS.monsters[m].task), monster=m) for m in ("X03", "M22")]
    seen = SeenCard(
        card=id,
        slot=0,
        kind=card.kind,
        rows=tuple(rows),
        free_frames=tuple(i for i, t in enumerate(card.tasks) if t.frame != "none"),
        monsters=(SeenMonster(id="X03", row=None, defeated=False), SeenMonster(id="M22", row=None, defeated=False)),
        locked_dice=("g1", "r"),
        here=(0, 1, 2, 3),
    )
    return base.model_copy(
        update={"cards": (seen,), "attempt": base.attempt.model_copy(update={"card": id, "rows": tuple(rows)})}
    )


@pytest.mark.parametrize("lang", LANGS)
def test_sheets_are_sound_from_empty_hands_to_full_ones(lang: str) -> None:
    view = stages.crowded(8)
    for seat in range(8):
        assert draw_sheet(view, seat, CARDS, lang, NAMES).problems() == []
    assert draw_sheet(stages.rich(view, 6), 6, CARDS, lang, NAMES).problems() == []
    gone = view.model_copy(
        update={
            "players": tuple(
                p.model_copy(update={"investigator": "", "pending": True}) if p.seat == 1 else p for p in view.players
            )
        }
    )
    assert draw_sheet(gone, 1, CARDS, lang, NAMES).problems() == []
    assert draw_board(gone, CARDS, lang, NAMES).problems() == []


@pytest.mark.parametrize("id", sorted(CARDS.by_id))
def test_every_card_can_be_drawn_in_full(id: str) -> None:
    for lang in LANGS:
        picture = draw_card(CARDS, id, lang)
        assert picture.problems() == [], lang
        assert picture.alt


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("count", [0, 1, 7, 90])
def test_a_recap_of_any_length_is_sound(lang: str, count: int) -> None:
    view = stages.crowded(8).model_copy(update={"phase": "over", "result": "sealed", "signs": 12})
    kinds = ("passed", "failed", "devoured", "bought-sign", "awakens", "struck", "monster", "entrance")
    longest = max(CARDS.adventures, key=lambda i: len(CARDS.adventures[i].name.de))
    story = [
        TurnSummary(
            turn=n + 1,
            seat=n % 8,
            kind=kinds[n % 8],
            doom=min(11, n // 8),
            signs=min(12, n // 7),
            midnight=n % 4 == 3,
            card=longest
            if kinds[n % 8] in ("passed", "failed")
            else "nyarlathotep"
            if kinds[n % 8] in ("awakens", "struck")
            else "X04",
            sign_change=n % 3,
            doom_change=n % 2,
            monsters=n % 2,
        )
        for n in range(count)
    ]
    assert draw_recap(view, story, CARDS, lang, NAMES).problems() == []


@pytest.mark.parametrize("lang", LANGS)
def test_frames_of_the_film_are_sound(lang: str) -> None:
    longest = max(CARDS.adventures, key=lambda i: len(CARDS.adventures[i].name.de))
    for worlds, seats in ((0, 1), (3, 4), (5, 8), (8, 8)):
        view = stages.crowded(seats, worlds=worlds)
        for kind in ("failed", "begin", "bought-sign"):
            summary = TurnSummary(7, seats - 1, kind, 4, 2, True, longest)
            picture = draw_frame(Frame(view, summary), CARDS, lang, NAMES, length=40)
            assert picture.problems() == []
            assert picture.image.size == (800, 840)
    awake = stages.first(4, "hastur", 11, stages.fighting)
    assert draw_frame(Frame(awake, TurnSummary(30, 0, "struck", 5, 2, False, "hastur")), CARDS, lang, NAMES).problems() == []


@pytest.mark.parametrize("look", PALETTES)
def test_all_palettes_share_the_layout(look: str) -> None:
    view = stages.first(4, "hastur", 11, stages.half_solved)
    assert draw_turn(view, CARDS, "de", NAMES, look).problems() == []
    assert draw_board(view, CARDS, "de", NAMES, look).problems() == []


def test_cards_come_in_few_sizes() -> None:
    sizes = set()
    for seats in (1, 4, 8):
        for worlds in range(0, 9, 2):
            picture = draw_board(stages.crowded(seats, worlds=worlds, monsters=4), CARDS, "de", NAMES)
            sizes |= {(m.box.w, m.box.h) for m in picture.layout if m.name.startswith("place") and m.name.endswith("/card")}
    assert len({w for w, _ in sizes}) == 2
    assert len(sizes) <= 24


@pytest.mark.parametrize("seats", [1, 8])
def test_a_table_that_is_still_being_set_up_has_a_picture(seats: int) -> None:
    bare = stages.RULES.view(stages.RULES.new(seats), None)
    assert not bare.ancient
    for picture in (draw_board(bare, CARDS, "de", NAMES), draw_turn(bare, CARDS, "en", NAMES)):
        assert picture.problems() == []
        assert picture.alt


def test_on_a_board_whose_last_row_has_room_the_entrance_is_a_place_and_the_dice_have_its_lane() -> None:
    views = [stages.crowded(4, worlds=n, monsters=2) for n in (2, 1)]
    rolled = [v.model_copy(update={"dice": tuple(d.model_copy(update={"face": "terror"}) for d in v.dice)}) for v in views]
    full, room = (draw_board(view, CARDS, "de", NAMES) for view in rolled)

    def box(drawn: Drawn, name: str) -> Box:
        return next(m.box for m in drawn.layout if m.name == name)

    assert box(full, "entrance/panel").y0 == box(full, "dice/tray").y0
    assert box(room, "entrance/panel").y1 < box(room, "dice/tray").y0
    assert box(room, "dice/tray").w > 2 * box(full, "dice/tray").w * 0.7
    blank = draw_board(views[1], CARDS, "de", NAMES)  # dice nobody has rolled say nothing: places have their room
    assert not any(m.name == "dice/tray" for m in blank.layout)
    assert box(blank, "placeA/card").h > box(room, "placeA/card").h


def test_a_board_is_about_as_high_as_wide() -> None:
    """A screen fits it into a wide frame: at 1.2 times its width it was 292 pixels wide there."""
    for worlds in range(4):
        for look in (stages.first(4, "hastur", 11, stages.half_solved), stages.crowded(4, "hastur", monsters=4, worlds=worlds)):
            image = draw_board(look, CARDS, "de", NAMES).image
            assert image.height <= 1.06 * image.width


@pytest.mark.parametrize("n", range(1, 6))
def test_whoever_stands_in_a_roomy_entrance_is_to_be_told_apart(n: int) -> None:
    """Three stood in two rows, 40 pixels high, where one row holds them twice as large."""
    view = stages.crowded(5, worlds=1, monsters=2)
    players = tuple(p.model_copy(update={"place": "entrance" if p.seat < n else p.place}) for p in view.players)
    drawn = draw_board(view.model_copy(update={"players": players}), CARDS, "de", NAMES)
    assert drawn.problems() == []
    tokens = [m.box for m in drawn.layout if m.name.startswith("entrance/seat") and m.kind == "token"]
    assert len(tokens) == n
    assert min(b.h for b in tokens) * 390 / drawn.image.width >= (20 if n <= 3 else 12)


def test_laws_share_their_width_by_their_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half and half, the longer one took its height from the places."""
    view = stages.first(8, "nyarlathotep", 11, lambda v: bool(v.mythos))
    c = Canvas(1200, 16, theme("elder_sign", "standard"), backdrop=False)

    def height() -> int:
        return laws.laws_height(c, 1152, 12, view, CARDS, "de")

    shared = height()
    monkeypatch.setattr(laws, "SHARES", (0.5,))
    assert shared < height()
