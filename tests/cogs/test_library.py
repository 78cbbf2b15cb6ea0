"""Looking things up: rules by words, number and typo, cards by name in both languages, statistics."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

import db
from bot.library import CardName, find_cards, plain
from cogs.library import page_id
from tests.bot.given import answered, custom_ids, texts, world
from tests.cogs.given import ALL, begin

NAMES = tuple(
    CardName(id, lang, name, plain(name))
    for id, en, de in (("A01", "The Archives", "Das Archiv"), ("A02", "Loading Dock", "Die Laderampe"), ("M01", "Ghoul", "Ghul"))
    for lang, name in (("en", en), ("de", de))
)


@pytest.mark.parametrize(
    ("typed", "lang", "first"),
    [
        ("Ghoul", "en", "M01"),
        ("ghul", "en", "M01"),
        ("archiv", "de", "A01"),
        ("laderampe", "en", "A02"),
        ("dock", "en", "A02"),
        ("Lodaing Dok", "en", "A02"),
        ("m01", "de", "M01"),
    ],
)
def test_a_card_is_found_in_both_languages_and_with_typos(typed: str, lang: Any, first: str) -> None:
    assert find_cards(NAMES, typed, lang)[0] == first


def test_nothing_is_found_where_nothing_is_alike() -> None:
    assert find_cards(NAMES, "xyzzy plugh", "en") == []
    assert len(find_cards(NAMES, "", "en")) == 3


def test_what_only_sounds_a_little_alike_is_not_found() -> None:
    pool = (CardName("L01", "en", "Pool of Life", plain("Pool of Life")),)
    assert find_cards(pool, "knife", "en") == []
    assert find_cards(pool, "lfie", "en") == ["L01"]


async def test_cards_of_this_channels_game_come_first_then_the_best_of_all_and_never_a_near_miss_beside_a_hit(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        cog: Any = w.keeper.get_cog("Reading")
        boxes = list(w.keeper.shelf)
        named: dict[str, tuple[CardName, ...]] = {box.name: () for box in boxes}
        one, other, *_ = (box.name for box in boxes)
        named[one] = tuple(CardName(id, "en", name, plain(name)) for id, name in (("1", "Penknife"), ("2", "Knafe")))
        named[other] = tuple(CardName(id, "en", name, plain(name)) for id, name in (("3", "A Knife"), ("4", "Knife Fight")))
        cog.library.names = named

        def found(here: str) -> list[str]:
            return [id for _, id in cog.library.cards(boxes, "knife", "en", here)]

        assert found("") == found(other) == ["4", "3", "1"]
        assert found(one) == ["1", "4", "3"]


async def test_rules_are_found_shown_with_their_number_and_turned(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        anna = w.person("anna")
        found = await anna.slash(w.channel, "rules", words="locked dice")
        text = answered(found)
        assert "ES-LOCK" in text or "S-" in text
        assert " of " in text
        post = found.response
        assert found.response.ephemeral
        forward = next(i for i in custom_ids(post) if i.startswith("kr:n:"))
        turned = await anna.click(post.message, custom_id=forward)
        assert turned is not None
        taken = answered(await anna.slash(w.channel, "rules", words="ES-MOVE-01"))
        assert taken.count("ES-MOVE-01") == 1  # a suggestion that was taken is a number: not said as what was sought, too
        exact = answered(await anna.slash(w.channel, "rules", words="es move 1"))
        assert "ES-MOVE-01" in exact
        german = w.guild.add_member(w.env.create_user("grete", locale="de")) if _takes_locale(w) else None
        if german is not None:
            assert answered(await german.slash(w.channel, "rules", words="ES-MOVE-01")).endswith("Regel ES-MOVE-01")
        assert "say nothing about" in answered(await anna.slash(w.channel, "rules", words="xyzzyplugh"))
        assert "not on the shelf" in answered(await anna.slash(w.channel, "rules", words="dice", game="chess"))
        choices = await anna.autocomplete(w.channel, "rules", "words", "focus")
        assert choices
        assert all(len(c["name"]) <= 100 for c in choices)
        assert len(await anna.autocomplete(w.channel, "rules", "words", "")) == 25


async def test_rules_and_cards_are_those_of_the_game_that_was_last_played_here(tmp_path: Path) -> None:
    """While it ran they were offered first; as soon as it was over, those of whatever game stands first on the shelf."""
    async with world(tmp_path, cogs=ALL) as w:
        anna = w.person("anna")
        table = await begin(w, "anna", game="cultistorm")
        while_it_runs = await anna.autocomplete(w.channel, "rules", "words", "")
        await w.keeper.db.set_status(table.id, "finished", w.keeper.clock(), was=("playing",))
        assert await anna.autocomplete(w.channel, "rules", "words", "") == while_it_runs


async def test_a_rule_is_read_in_its_section_and_its_number_comes_last(tmp_path: Path) -> None:
    """Of every game on the shelf: the sentence that answers stands among those around it, set off from them."""
    async with world(tmp_path, cogs=ALL) as w:
        anna, cog = w.person("anna"), cast(Any, w.keeper.get_cog("Reading"))
        for name, book in cog.library.books.items():
            chapter = max(book.chapters, key=lambda c: len([r for r in book.rules if r.chapter == c.id]))
            mine = [r for r in book.rules if r.chapter == chapter.id]
            rule = mine[len(mine) // 2]
            found = await anna.slash(w.channel, "rules", words=rule.id, game=name)
            text = answered(found)
            assert text.startswith(f"### {chapter.title.en}")
            assert all(f"**{line}**" in text for line in rule.en.splitlines())
            near = [r for r in mine[len(mine) // 2 - 1 : len(mine) // 2 + 2] if r is not rule]
            assert all(r.en in text and f"**{r.en}" not in text for r in near)
            assert text.endswith(f"rule {rule.id}")
            assert not any(r.id in text for r in mine if r is not rule)
            offered = await anna.autocomplete(w.channel, "rules", "words", chapter.title.en, game=name)
            assert not any(c["name"].startswith(c["value"]) for c in offered)
        several = await anna.slash(w.channel, "rules", words="terror effect", game="elder-sign")
        titles = [texts(several.response).splitlines()[0]]
        for _ in range(2):  # the next page is another section, not the next sentence of the same
            forward = next(i for i in custom_ids(several.response) if i.startswith("kr:n:"))
            turned = await anna.click(several.response.message, custom_id=forward)
            several = turned if turned.response else several
            titles.append(texts(several.response).splitlines()[0])
        assert len(set(titles)) == 3


def _takes_locale(w: Any) -> bool:
    import inspect

    return "locale" in inspect.signature(w.env.create_user).parameters


def test_page_buttons_fit_into_discords_limit() -> None:
    assert len(page_id("cthulhu-death-may-die", 999, "x" * 300)) <= 100


async def test_a_damaged_page_button_gets_a_sentence(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        cog: Any = w.keeper.get_cog("Reading")
        entry = cog.library.books["elder-sign"].rules[0]
        assert cog.page(w.keeper.shelf.box("elder-sign"), entry.id, 99, await _reader(w, "de")) is not None
        assert cog.page(w.keeper.shelf.box("elder-sign"), "xyzzyplugh", 0, await _reader(w, "de")) is None


async def _reader(w: Any, lang: str) -> Any:
    from bot.reader import Reader

    box = w.keeper.shelf.box("elder-sign")
    return Reader(lang, w.keeper.words, box.cards, {})


async def test_every_card_can_be_described_in_both_languages(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        cog: Any = w.keeper.get_cog("Reading")
        deck = cog.library.decks["elder-sign"]
        view = table.view(None)
        for lang in ("en", "de"):
            reader = table.reader(lang)
            for id in table.box.cards.by_id:
                assert len(deck.describe(id, reader)) < 3500
                assert deck.whereabouts(id, view, reader)


async def test_a_card_says_where_it_is_in_this_game(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL, pictures=True) as w:
        anna = w.person("anna")
        alone = await anna.slash(w.channel, "card", card="shub-niggurath")
        assert "Shub-Niggurath" in answered(alone)
        assert "In this game" not in answered(alone)
        assert alone.response.attachments
        table = await begin(w, "anna")
        ancient = table.view(None).ancient
        shown = answered(await anna.slash(w.channel, "card", card=ancient))
        assert "the Ancient One of this game" in shown
        investigator = table.view(None).players[0].investigator
        assert "Played by anna" in answered(await anna.slash(w.channel, "card", card=investigator))
        assert "anything like" in answered(await anna.slash(w.channel, "card", card="xyzzy plugh"))
        hidden = next(i for i in table.live.state.decks["spells"] if i) if "spells" in table.live.state.decks else None
        if hidden is not None:
            assert "not on the table" in answered(await anna.slash(w.channel, "card", card=hidden))
        choices = await anna.autocomplete(w.channel, "card", "card", "ghul")
        assert choices


async def test_statistics_of_a_person_and_of_the_server(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        anna = w.person("anna")
        none = answered(await anna.slash(w.channel, "stats"))
        assert "not finished a game" in none
        assert "Games that a stand-in has finished for somebody do not count" in none
        assert "No game that you can see has been finished" in answered(await anna.slash(w.channel, "stats", server=True))
        table = await begin(w, "anna")
        await w.keeper.db.set_status(table.id, "finished", w.clock(), was=("playing",), outcome={"result": "won", "winners": [0]})
        counts = [db.Count(user_id=anna.id, game="elder-sign", counter=c) for c in ("played", "won")]
        await w.keeper.db.count(counts)
        assert "1 played, 1 won (100%), 0 lost" in answered(await anna.slash(w.channel, "stats"))
        server = answered(await anna.slash(w.channel, "stats", server=True))
        assert f"<@{anna.id}>: 1 won" in server
