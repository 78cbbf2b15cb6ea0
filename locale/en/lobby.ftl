# The lobby: seats, choices, the promise about luck.

lobby-title = { $game }: who plays?
lobby-seats = { $n } of { $most } seats taken (at least { $least })
lobby-seat = { $ready ->
    [yes] ✓
   *[no] ◦
} **{ $name }**{ $wished ->
    [no] { "" }
   *[yes] { " " }· { $wish }
}{ $dm ->
    [closed] { " " }· DMs closed
   *[open] { "" }
}
lobby-language = Language: { $language ->
    [de] German
   *[en] English
}
lobby-pace = Pace: { $hours ->
    [0] no deadline
   *[other] { set-own-pace } per decision
}
lobby-need-players = { $n ->
    [one] One more player is needed.
   *[other] { $n } more players are needed.
}
lobby-need-ready = Not ready yet: { $who }. Press “{ $lobby-ready }” when you are.
lobby-complete = { $people ->
    [one] “{ $lobby-start }” begins the game; until then others can join.
   *[other] All are ready. “{ $lobby-start }” begins the game.
}
lobby-unchosen = Still something to choose: { $who }. “{ $lobby-mywish }” opens the list.
lobby-words = Words for the dice: { $words }
lobby-promise = Keeper’s secret for the dice is fixed: { $short }…
lobby-luck = Honest dice?
lobby-promised = SHA-256 { $commitment }
lobby-word = My word …
lobby-word-title = A word for the dice
lobby-word-label = My word
lobby-word-hint = Any word at all. Everybody sees it, and nobody knows which dice will come from it.
lobby-house-rules = House rules: all as in the book
lobby-sequel = Story
lobby-sequel-on = go on
lobby-sequel-anew = begin anew
lobby-sequel-anew-hint = Nothing is carried over; what you wish for below counts
lobby-join = Join
lobby-again = One more seat for me
lobby-leave = Leave
lobby-ready = I’m ready / not yet
lobby-start = Start
lobby-mywish = Choose for my seat
lobby-mywish-which = What do you wish for?
wish-left-open = Whatever you leave open is drawn by lot.
lobby-mywish-done = Noted.
no-only-host-starts = { $who } has opened this lobby and begins the game. “{ $lobby-ready }” shows that you are.
lobby-opened = The lobby is open: [to the lobby]({ $link })
lobby-joined = You have a seat: [to the table]({ $link })
lobby-started = The game has begun: { $names }.
lobby-ended = { $n ->
    [0] The lobby is closed.
   *[other] The lobby is closed ({ $names }).
}
told-lobby-closed = **{ $who }** has closed the lobby.
told-lobby-empty = Nobody is left in the lobby, so it is closed.
told-new-host = **{ $left }** has left. **{ $who }** is the host from now on.
lobby-started-private = The game begins.
lobby-thread = { $game } with { $host }
lobby-dm-test = { $game }: your seat is reserved. [To the table]({ $link }). What only you may know will come here.
lobby-dm-closed = Your direct messages are closed to me. You can play all the same: what is only for you waits behind “{ $foot-hand }”. Open your DMs for this server if you want it sent.
told-rematch = **{ $who }** would like to play again. { $names }: are you in? There are seats in the new lobby.
told-sequel = **{ $who }** would like to go on with the story. { $names }: are you in? There are seats in the new lobby.
language-en = English
language-de = German
pace-none = no deadline
pace-12h = 12 hours
pace-24h = 24 hours
pace-72h = 72 hours

no-such-game = “{ $typed }” is not on the shelf. On it: { $known }
no-wishes = { $game } always begins the same way: there is nothing to wish for.
no-such-value = “{ $typed }” does not exist. You can use: { $known }
no-thread-here = A thread cannot be opened here. Leave that option out, or go to a text channel.
no-not-in-this-channel = Keeper does not play in this channel. It may play here: { $places }
no-rights-here = Keeper lacks rights in this channel: { $rights }
no-channel-taken = A game is running here already: [to the table]({ $link }). One channel, one game; { $beside ->
    [new] { $cmd-game-new } with “thread” opens another one beside it.
    [learn] { $cmd-game-learn } with “thread” opens yours beside it.
   *[no] play yours in another channel.
}
no-seated-already = You have a seat already. “{ $lobby-again }” gives you a second one.
no-full = All { $most } seats are taken.
no-started-already = The game has begun. A seat can still change hands with { $cmd-game-replace }.
no-rematch-yet = This game is still going on. “{ $foot-rematch }” is for when it is over.
no-too-few = At least { $least } are needed.
no-not-ready = Not ready yet: { $who }. The game begins when “{ $lobby-ready }” is pressed by everybody it waits for.
no-bad-wish = “{ $label }” cannot be dealt. Choose something else and start again.
no-seats-moved = Something has just changed in this lobby. Look at it and press “{ $lobby-start }” again.
no-bad-word = That cannot be your word. Type 1 to { $most } characters in one line, without a grave accent and without invisible characters.
no-wish-settled = “{ $wish }: { $value }” does not go with your other wish, by which it is “{ $settled }”. Leave one of the two out.
no-never-began = This lobby was closed before the game began, so nothing was ever rolled or drawn. { $cmd-game-new } opens another one.
no-wish-taken = { $what }: { $who } has chosen that already.
no-wish-outgrown = { $wish }: with so many at the table, nobody chooses that.
