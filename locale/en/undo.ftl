# Taking back.

cmd-game-undo = Take back your last answer, or everything since an earlier one
cmd-game-undo-name = undo
cmd-game-undo-before = Back to before which answer; your own last one if you leave it out
cmd-game-undo-before-name = before

undo-nothing = Nobody has answered anything yet; there is nothing to take back.
undo-no-such-point = There is no such answer to go back to. Choose one from the list.
undo-needs-vote = Others or luck are involved: the table has to agree.
undo-moved-on = Somebody has answered meanwhile. Look again before you take anything back.
undo-point-silent = { $name }: an answer without visible consequences
undo-report = { $n ->
    [0] what was decided in private
   *[other] { $n ->
        [one] 1 answer
       *[other] { $n } answers
    } ({ $names }{ $drew ->
        [yes] ; dice were rolled or cards drawn
       *[no] { "" }
    }{ $revealed ->
        [yes] ; something hidden was shown
       *[no] { "" }
    }){ $veiled ->
        [yes] , and what was decided behind closed doors
       *[no] { "" }
    }
}
undo-offer =
    That takes back { $report }.
    This is not yours alone to decide: the table votes. Doing the same again rolls the same dice, but decks are mixed.
undo-more = { $n ->
    [one] -# … and 1 more line
   *[other] -# … and { $n } more lines
}
undo-choose = Back to another point …
undo-ask-button = Ask the table
undo-done = { $n ->
    [one] Taken back: 1 answer. The question is open again.
   *[other] Taken back: { $n } answers. The question is open again.
}
told-undo = { $n ->
    [one] **{ $who }** takes back 1 answer.
   *[other] **{ $who }** takes back { $n } answers.
}
told-undo-vote = { $n ->
    [0] The table takes back what was decided in private.
    [one] The table takes back 1 answer.
   *[other] The table takes back { $n } answers.
} { $times ->
    [one] It is the first undo in this game to involve luck or other players.
   *[other] Undos in this game that involved luck or others: { $times }.
}
told-undo-rescue = { $n ->
    [0] The game could not be opened any more. It goes on one step earlier; what was decided behind closed doors was taken back.
    [one] The game could not be opened any more. It goes on one step earlier; 1 answer was taken back.
   *[other] The game could not be opened any more. It goes on one step earlier; { $n } answers were taken back.
}
foot-undo = Undo
