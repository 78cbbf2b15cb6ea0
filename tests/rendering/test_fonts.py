"""Type and icons: found without tkinter, and one clear line when a package is missing."""

import importlib.util
import subprocess
import sys

import pytest

from games import registry
from rendering import fonts

from . import games

PACKAGES = {
    "fontpkg": "fontpkg",
    "fontpkg_cinzel": "fontpkg-cinzel",
    "fontpkg_chakra_petch": "fontpkg-chakra-petch",
    "fontpkg_alegreya_sans": "fontpkg-alegreya-sans",
    "tkinter_icons_rpga": "tkinter-icons-rpga",
    "fonticon_mdi7": "fonticon-materialdesignicons7",
}


@pytest.fixture(autouse=True)
def _forget_what_was_found():
    def clear():
        for kept in (fonts.font, fonts.icon_font, fonts._glyphs, fonts.find_glyph):
            kept.cache_clear()

    clear()
    yield
    clear()


def test_all_assets_are_there():
    fonts.check_assets()


@pytest.mark.parametrize(("module", "package"), PACKAGES.items())
def test_a_missing_package_is_one_line_that_says_what_to_install(module, package, monkeypatch):
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *a: None if name == module else real(name, *a))
    with pytest.raises(fonts.MissingAssets) as caught:
        fonts.check_assets()
    assert caught.value.package == package
    assert f"pip install {package}" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_broken_icon_font_is_named_too(monkeypatch, tmp_path):
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "rpgawesome-webfont.ttf").write_bytes(b"not a font")
    real = fonts._package_folder
    monkeypatch.setattr(fonts, "_package_folder", lambda p, m: tmp_path if p == "tkinter-icons-rpga" else real(p, m))
    with pytest.raises(fonts.MissingAssets) as caught:
        fonts.check_assets()
    assert caught.value.package == "tkinter-icons-rpga"


def test_a_package_that_lost_a_glyph_we_use_is_reported(monkeypatch):
    monkeypatch.setitem(fonts.ICONS, "key", "ra:no-such-key")
    with pytest.raises(fonts.MissingAssets, match="no-such-key"):
        fonts.check_assets()


def test_checking_does_not_import_tkinter():
    code = "import sys; from rendering import fonts; fonts.check_assets(); sys.exit('tkinter' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_icons_are_found_by_word_by_font_and_by_bare_name():
    assert fonts.glyph("key") == fonts.glyph("ra:key")
    assert fonts.glyph("octopus").source == "ra"
    assert fonts.glyph("door").source == "mdi"
    assert fonts.find_glyph("no-such-icon") is None
    assert fonts.find_glyph("drawn:no-such-outline") is None
    with pytest.raises(KeyError):
        fonts.glyph("no-such-icon")


def test_two_games_may_share_a_word_but_not_mean_different_glyphs_by_it(monkeypatch):
    monkeypatch.setattr(fonts, "ICONS", dict(fonts.ICONS))
    fonts.add_words({"key": "ra:key", "harpoon": "ra:harpoon-trident"})
    assert fonts.glyph("harpoon") == fonts.glyph("ra:harpoon-trident")
    with pytest.raises(ValueError, match="'key' is 'ra:key' already"):
        fonts.add_words({"key": "mdi:key"})
    with pytest.raises(ValueError, match="no outline is called 'kraken'"):
        fonts.add_words({"beast": "drawn:kraken"})


@pytest.mark.parametrize("game", games.NAMES)
def test_the_words_of_a_game_are_its_own(game):
    """Alone in a process: every word its mood colours has a glyph, none is borrowed from a game that is not there."""
    code = (
        f"from rendering import {game}, fonts; from rendering.theme import theme; fonts.check_assets(); "
        f"[fonts.glyph(w) for w in theme({game!r}).icons]"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_digits_are_lining_digits():
    """Old-style digits would differ in height; the numbers of a track must stand on one line."""
    face = fonts.font("bold", 100)
    tops = {face.getbbox(d, anchor="ls", features=fonts.FEATURES)[1] for d in "0123456789"}
    assert max(tops) - min(tops) <= 6


def test_the_check_at_the_start_knows_the_glyphs_of_every_game():
    """Nothing has loaded a game's pictures yet when Keeper starts."""
    code = "from rendering.kit.pictures import check_assets; from rendering.theme import MOODS; check_assets(); print(*MOODS)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert {game.folder for game in registry.manifests()} <= set(done.stdout.split())
