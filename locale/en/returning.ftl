# A game that came from a file: people take their seats again.

returning-brought =
    { $who } has brought this game from a file. It rests, and counts in nobody’s statistics.{ $revealed ->
        [yes] { " " }It was over here once, and its luck was shown then: whoever looked can foresee it.
       *[no] { "" }
    }
    Who sat here presses “{ $returning-mine }”. The host offers the other seats with { $cmd-game-replace }. { $cmd-game-resume } goes on; a stand-in then plays for whoever is still missing, until they press.
returning-seat = · { $name } { $state ->
    [waits] – nobody sits here yet
   *[taken] – is here
}
returning-mine = That is me
returning-done = You are back, { $name }. { $state ->
    [paused] { $cmd-game-resume } goes on with the game.
   *[other] The game goes on.
}
returning-not-yours = In the file none of these seats is yours. The host can offer you one with { $cmd-game-replace }.
returning-back-already = You sit at your place already.
returning-taken = Somebody else has taken your seat meanwhile. Ask the host: { $cmd-game-replace } can offer you a seat again.
no-nobody-sits = Nobody sits at this table. It can go on as soon as somebody does.
