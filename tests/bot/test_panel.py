"""From a question to buttons and selects: deeds of one kind share a select that says so, the others keep their buttons."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from discord import ButtonStyle, ui

from bot.panel import deeds
from bot.reader import Reader
from games.kernel.ask import Ask, Option, option
from tests.bot.given import WORDS

WAYS = [option(f"run:{name}", None) for name in ("attic", "cellar", "hall", "porch")]
FOES = [option(f"attack:{name}", None) for name in ("ghoul", "rat", "crow")]
REST, STAY, FLEE = option("rest", None), option("stay", None, tone="main"), option("flee", None, tone="danger")
KINDS = {"run": "Run to …", "attack": "Attack …", "lure": "Another way …", "give": "Give …"}


def rows(
    *options: Option[Any],
    least: int = 1,
    best: str = "",
    plans: bool = False,
    hint: str = "",
    explains: bool = False,
    marked: str = "",
    seldom: tuple[str, ...] = ("lure",),
    ends: tuple[str, ...] = (),
) -> list[ui.ActionRow[Any]]:
    """Of a question whose options are called by their keys; all of them mean `hint`, and the one that is `marked` has a B on the picture."""
    box: Any = SimpleNamespace(
        alike=lambda ask, o: "",
        closes=lambda ask, o: o.key in ends,
        place=lambda ask, o: 0,
        mark=lambda ask, o, view: "B" if o.key == marked else "",
        explains=explains,
        option_label=lambda ask, o, reader: o.key,
        option_short=lambda ask, o, reader: o.key,
        option_hint=lambda ask, o, reader, view, most=100: hint,
        suggests=lambda ask, view: best,
        plans=lambda ask: plans,
        option_kind=lambda ask, o, reader: KINDS.get(o.key.partition(":")[0], ""),
        option_style=lambda ask, o: "seldom" if o.key.startswith(seldom) else o.tone,
    )
    table: Any = SimpleNamespace(
        box=box, id=1, game=SimpleNamespace(options={}), line=lambda ask: "0.00000000", view=lambda seat: "as they see it"
    )
    ask = Ask(0, "xx-deed", list(options), least=least)
    ask.refresh()
    return deeds(table, ask, Reader("en", WORDS, None, {}))


def laid_out(*options: Option[Any], **how: Any) -> list[str]:
    """The rows as they are read: buttons side by side, a select by its name and how much is in it."""
    read: list[str] = []
    for row in rows(*options, **how):
        first: Any = row.children[0]
        if isinstance(first, ui.Select):
            read.append(f"<{first.placeholder}> {len(first.options)}")
        else:
            read.append(" ".join(f"[{b.label}]" for b in row.children if isinstance(b, ui.Button)))
    return read


def test_few_deeds_are_buttons_whatever_their_kind() -> None:
    assert laid_out(*WAYS[:3], REST) == ["[run:attic] [run:cellar] [run:hall] [rest]"]


def test_the_largest_kind_has_a_select_of_its_own_and_the_others_keep_their_buttons() -> None:
    assert laid_out(*FOES, REST, *WAYS, STAY) == ["[stay] [attack:ghoul] [attack:rat] [attack:crow] [rest]", "<Run to …> 4"]


def test_a_second_kind_follows_if_there_are_still_too_many() -> None:
    more = [option(f"use:{n}", None) for n in range(3)]
    assert laid_out(*FOES, *more, REST, *WAYS) == ["[use:0] [use:1] [use:2] [rest]", "<Run to …> 4", "<Attack …> 3"]


def test_what_is_marked_and_what_is_left_have_a_row_each_where_one_is_too_short() -> None:
    more = [option(f"use:{n}", None) for n in range(4)]
    assert laid_out(*more, *WAYS, STAY, FLEE) == ["[stay] [flee]", "[use:0] [use:1] [use:2] [use:3]", "<Run to …> 4"]


def test_what_has_no_kind_and_is_too_much_for_buttons_stands_in_a_select_below() -> None:
    more = [option(f"use:{n}", None) for n in range(9)]
    assert laid_out(*more, *WAYS, STAY) == ["[stay]", "<Run to …> 4", "<Something else … (9)> 9"]


def test_what_fits_on_buttons_is_not_looked_for_in_a_select() -> None:
    """ALONE's second action: exploring and searching stood behind "Something else …"."""
    assert laid_out(*WAYS[:2], FOES[0], REST, STAY, FLEE) == ["[stay] [flee]", "[run:attic] [run:cellar] [attack:ghoul] [rest]"]


def test_deeds_whose_meanings_would_push_them_off_a_phone_are_a_select_with_a_hint_each() -> None:
    """Four of Talisman's objects, one of which is laid down, took more than a screen below their picture."""
    meant = "Whenever you would lose a life in a fight, roll a die; on 5 or 6 you keep it, and the shield is not lost."
    crowded = rows(*WAYS, REST, STAY, hint=meant, explains=True)
    assert [[getattr(part, "label", "") for part in row.children] for row in crowded[:1]] == [["stay", "rest"]]
    select: Any = crowded[1].children[0]
    assert [o.description for o in select.options] == [meant[:99] + "…"] * 4 or all(o.description for o in select.options)
    assert laid_out(*WAYS, STAY, hint="Two spaces.", explains=True) == ["[run:attic] [run:cellar] [run:hall] [run:porch] [stay]"]


def test_a_meaning_too_long_for_a_glance_is_cut_to_two_lines_before_its_deed_leaves_its_button() -> None:
    meant = "Roll; with two successes hand in a knife and destroy the altar. " * 4
    three = (FOES[0], REST, STAY)
    assert laid_out(*three, hint=meant, explains=True) == ["[attack:ghoul] [rest] [stay]"]


def test_what_ends_something_stands_below_all_that_does_something() -> None:
    """*End your actions* stood above *Run to …* (Death May Die), *Visit nobody* before everybody one could visit (Talisman)."""
    assert laid_out(STAY, *WAYS[:2], REST, ends=("stay",)) == ["[run:attic] [run:cellar] [rest] [stay]"]
    assert laid_out(*FOES, STAY, *WAYS, REST, ends=("stay",)) == [
        "[attack:ghoul] [attack:rat] [attack:crow] [rest]",
        "<Run to …> 4",
        "[stay]",
    ]
    lure = option("lure:attic", None)
    assert laid_out(STAY, *FOES, *WAYS, lure, ends=("stay",))[-2:] == ["<Another way …> 1", "[stay]"]
    assert laid_out(STAY, REST, lure, ends=("stay",)) == ["[rest]", "<Another way …> 1", "[stay]"]
    assert laid_out(STAY, REST, ends=("stay", "rest")) == ["[stay] [rest]"]
    assert laid_out(*WAYS, *FOES, STAY, plans=True, ends=("stay",))[-1] == "[stay]"


def test_of_a_kind_both_what_is_usual_and_what_is_seldom_stand_in_one_select() -> None:
    lures = [option(f"lure:{name}", None) for name in ("attic", "hall")]
    usual = [option(f"lure:{name}", None) for name in range(6)]
    found = rows(*usual, *lures, STAY, seldom=tuple(o.key for o in lures))
    selects = [part for row in found for part in row.children if isinstance(part, ui.Select)]
    assert [(s.placeholder, len(s.options)) for s in selects] == [("Another way …", 8)]


def test_the_letter_something_has_on_the_picture_stands_before_its_label_on_a_button_and_in_a_select() -> None:
    assert laid_out(*WAYS[:2], marked="run:cellar") == ["[run:attic] [B · run:cellar]"]
    assert laid_out(*WAYS[:2], marked="run:cellar", best="run:cellar") == ["[run:attic] [★ B · run:cellar]"]
    many: Any = rows(*WAYS, *FOES, marked="run:hall")[1].children[0]
    assert [o.label for o in many.options] == ["run:attic", "run:cellar", "B · run:hall", "run:porch"]


def test_no_two_selects_have_the_same_address() -> None:
    many = [option(f"use:{n}", None) for n in range(30)]
    found = [row.children[0] for row in rows(*many, *WAYS, *FOES, STAY)]
    selects = [part.custom_id for part in found if isinstance(part, ui.Select)]
    assert len(selects) == len(set(selects)) == 4


def test_where_nothing_need_be_picked_there_is_a_button_for_it() -> None:
    assert laid_out(*FOES[:2], least=0) == ["[attack:ghoul] [attack:rat]", "[None of these]"]


def test_what_is_proposed_is_a_button_with_a_star_and_nothing_else_looks_usual() -> None:
    found = rows(*WAYS, *FOES, STAY, best="run:hall")
    first = [b for b in found[0].children if isinstance(b, ui.Button)]
    assert [b.label for b in first] == ["★ run:hall", "attack:ghoul", "attack:rat", "attack:crow", "stay"]
    assert [b.label for b in first if b.style == ButtonStyle.primary] == ["★ run:hall"]
    assert laid_out(*WAYS, *FOES, STAY, best="run:hall")[1:] == ["<Run to …> 3"]


def test_what_is_seldom_wanted_stands_below_all_others_that_do_something_however_little_there_is() -> None:
    lures = [option(f"lure:{name}", None) for name in ("attic", "hall")]
    assert laid_out(*lures, REST, STAY) == ["[rest] [stay]", "<Another way …> 2"]
    assert laid_out(*lures) == ["[lure:attic] [lure:hall]"], "unless there is nothing else"
    assert laid_out(*lures, REST, STAY, best="lure:hall") == ["[★ lure:hall] [rest] [stay]", "<Another way …> 1"]


# Sheets of those who plan at once


def test_on_a_sheet_every_kind_has_its_select_in_the_order_of_the_rules_and_what_is_single_is_a_button() -> None:
    only = option("lure:rat", None)
    assert laid_out(*FOES[:2], *WAYS, only, REST, STAY, plans=True) == [
        "[stay] [rest] [lure:rat]",
        "<Attack …> 2",
        "<Run to …> 4",
    ]


def test_what_is_proposed_on_a_sheet_is_a_button_and_stays_among_its_kind() -> None:
    assert laid_out(*WAYS, STAY, best="run:hall", plans=True) == ["[★ run:hall] [stay]", "<Run to …> 4"]


def test_kinds_share_a_select_where_so_many_would_fill_the_screen() -> None:
    """Neighbours in the order of the rules, those with the fewest first, under both names; never more than a select holds."""
    lures = [option(f"lure:{name}", None) for name in ("attic", "hall")]
    gifts = [option(f"give:{n}", None) for n in range(2)]
    assert laid_out(*WAYS, *FOES, *lures, *gifts, STAY, plans=True, ends=("stay",)) == [
        "<Run to …> 4",
        "<Attack …> 3",
        "<Another way · Give …> 4",
        "[stay]",
    ]
    many = [option(f"{kind}:{n}", None) for kind in ("run", "attack", "lure", "give") for n in range(13)]
    assert [row for row in laid_out(*many, STAY, plans=True) if row.startswith("<")] == [
        "<Run to …> 13",
        "<Attack …> 13",
        "<Another way …> 13",
        "<Give …> 13",
    ]


def test_a_kind_that_is_too_large_for_a_select_has_two() -> None:
    many = [option(f"run:{n}", None) for n in range(30)]
    assert laid_out(*many, STAY, plans=True) == ["[stay]", "<Run to …> 25", "<Run to …> 5"]
