"""Words: they fit, they wrap, they are cut only when nothing else is left."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rendering import fonts, lettering
from rendering.canvas import Canvas, TooSmall
from rendering.layout import Box
from rendering.theme import theme

from . import games

LONG_GERMAN = [
    "Du wirst, was du am meisten fürchtest",
    "Überreste des Hohepriesters",
    "Geheimnisvoller Foliant",
    "Die Medusa-Ausstellung",
    "Unnatürlicher Lebensraum",
    "Eine furchtbare Entdeckung",
    "Etwas ist ausgebrochen",
    "Wenn die Nacht hereinbricht",
    "Von einem Schatten verfolgt",
    "Die verschwundenen Akten",
    "Durch Magie entrückt",
    "Das Sicherheitsbüro",
    "Das Heckenlabyrinth",
]


def words_of(fitted: lettering.Fitted) -> str:
    return " ".join("".join(a.text for a in line.atoms) for line in fitted.lines)


@pytest.mark.parametrize("title", LONG_GERMAN)
def test_the_longest_german_titles_fit_a_card_of_a_third_of_the_board(title):
    fitted = lettering.fit(title, "title", 340, 124, 42, 32, 1.05)
    assert not fitted.clipped
    assert fitted.size >= 32
    assert words_of(fitted).replace("- ", "-") == title  # a hyphen of its own is a fine place to break
    assert fitted.width <= 341
    assert fitted.height <= 124


@pytest.mark.parametrize(
    "name", ["Mandy Thompson", "Michael McGlen", "Carolyn Fern", "Gloria Goldberg", "Schwester Mary", "Shub-Niggurath"]
)
def test_investigators_names_fit_a_seat_on_one_line(name):
    fitted = lettering.fit(name, "bold", 230, 10_000, 38, 32, 1.16, 1)
    assert not fitted.clipped


def test_a_short_text_takes_the_largest_size():
    assert lettering.fit("Yig", "title", 340, 84, 42, 32).size == 42


def test_text_shrinks_before_it_is_cut():
    text = "Die verschwundenen Akten des Kurators"
    full = lettering.measure(text, "bold", 40)
    shrunk = lettering.fit(text, "bold", int(full * 0.85), 10_000, 40, 32, 1.16, 1)
    assert shrunk.size < 40
    assert not shrunk.clipped
    cut = lettering.fit(text, "bold", int(full * 0.5), 10_000, 40, 32, 1.16, 1)
    assert cut.clipped
    assert cut.size == 32
    assert words_of(cut).endswith("…")
    assert cut.width <= full * 0.5 + 1


def test_a_word_wider_than_its_column_is_hyphenated_not_cut():
    fitted = lettering.fit("Sicherheitsbüroaufseherin", "body", 200, 400, 40, 32)
    assert not fitted.clipped
    assert len(fitted.lines) > 1
    assert words_of(fitted).replace("- ", "") == "Sicherheitsbüroaufseherin"


def test_an_existing_hyphen_is_where_a_long_word_breaks():
    fitted = lettering.fit("Medusa-Ausstellungsstück", "body", 290, 400, 40, 40)
    assert words_of(fitted).startswith("Medusa- ")


def test_markup_has_icons_bold_and_braces():
    words = lettering.parse("Verliere 1\u00a0{sanity} **sofort** {{x}", "body")
    flat = [a for w in words if w for a in w]
    assert [a.text for a in flat if a.icon] == ["sanity"]
    assert next(a for a in flat if a.text == "sofort").face == "heavy"
    assert flat[-1].text == "{x}"


def test_an_icon_stays_with_its_word_across_a_no_break_space():
    for width in range(200, 480, 20):
        fitted = lettering.fit("Wirf alle {terror}\u00a0Terror ab", "body", width, 10_000, 36, 36)
        for line in fitted.lines:
            texts = [a.text for a in line.atoms]
            assert ("terror" in texts) == any("Terror" in t for t in texts)


@given(
    st.text(
        alphabet=st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Cn", "Co", "Mn"), max_codepoint=0x17F), max_size=40
    )
)
@settings(max_examples=60)
def test_words_from_people_never_become_markup(name):
    flat = [a for w in lettering.parse(lettering.escape(name), "body") if w for a in w]
    assert not any(a.icon for a in flat)
    assert all(a.face == "body" for a in flat)
    assert "".join(a.text for a in flat) == name.replace(" ", "").replace("*", "∗")


def test_an_icon_and_its_word_part_only_when_the_column_is_too_narrow_for_both():
    fitted = lettering.fit("{terror}\u00a0Terror", "body", 110, 400, 36, 36)
    assert not fitted.clipped
    assert [[a.text for a in line.atoms] for line in fitted.lines] == [["terror"], ["Terror"]]


def test_an_unknown_icon_is_shown_as_written():
    assert words_of(lettering.fit("{loer} Wissen", "body", 1000, 100, 36, 32)) == "{loer} Wissen"


@given(
    st.lists(
        st.sampled_from(["Verderben", "{doom}", "**Terror**", "Ermittlerin", "1", "Großer", "Donaudampfschifffahrt", "\n"]),
        min_size=1,
        max_size=30,
    ),
    st.integers(120, 700),
    st.integers(40, 300),
)
@settings(max_examples=80)
def test_whatever_is_said_stays_in_its_box(words, width, height):
    fitted = lettering.fit(" ".join(words), "body", width, height, 44, 32)
    assert fitted.width <= width + 1
    assert fitted.height <= height or len(fitted.lines) == 1
    if not fitted.clipped:
        shown = "".join(a.text for line in fitted.lines for a in line.atoms).replace(" ", "").replace("-", "")
        assert shown == "".join(w.strip("{}*\n") for w in words)


def test_letters_too_small_for_a_phone_are_refused_where_they_are_asked_for():
    canvas = Canvas(1600, 200, theme(), backdrop=False)
    with pytest.raises(TooSmall):
        canvas.text((20, 100), "Verderben", 26)
    with pytest.raises(TooSmall):
        canvas.paragraph(Box(0, 0, 500, 100), "Verderben", 40, min_size=20)
    canvas.text((20, 100), "Flavour", 26, detail=True)
    Canvas(800, 200, theme(), backdrop=False).text((20, 100), "Verderben", 16)  # the same size on a phone


def test_titles_have_the_face_of_the_games_mood() -> None:
    """ALONE's are squared, the others' Cinzel; letters to read are the same everywhere."""
    for name in games.NAMES:
        c = Canvas(800, 200, theme(name))
        family = fonts.FACES[c.face("title")].family
        assert family == ("Chakra Petch" if name == "alone" else "Cinzel")
        assert fonts.FACES[c.face("title_heavy")].family == family
        assert c.face("body") == "body"
        assert c.measure("STATION", 60, "title") == round(c.text((20, 100), "STATION", 60, face="title").w)
