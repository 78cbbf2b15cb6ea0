# At the table: looking things up, pausing, seats changing hands, the end.

log-empty = Nothing has happened yet.
log-unreadable = (Today’s rules can no longer retell this stretch.)
catch-up = **Since you were last here**
catch-up-you = **What happened to you**
catch-up-table = **At the table**
catch-up-more = { $n ->
    [one] -# 1 more line is in the log.
   *[other] -# { $n } more lines are in the log.
}
catch-up-nothing = Nothing has happened since you were last here.
status-state = { $state ->
    [lobby] In the lobby.
    [playing] Being played.
    [paused] Paused.
    [finished] Played to the end.
   *[ended] Ended early.
}
status-seat = { $waited ->
    [yes] ➜ **{ $name }** – asked { $since }{ $timed ->
        [no] { "" }
       *[yes] { "" }, deadline { $due }
    }
   *[no] ◦ { $name }
}{ $who ->
    [caretaker] { " " }(stand-in)
   *[person] { "" }
}
status-vote = A vote is open: { $what } · [to the vote]({ $link })
status-link = [To the table]({ $link })
mygames-line = { $state ->
    [you] ➜ **{ $title }**: it is up to you · [to the table]({ $link })
    [others] ◦ { $title }: waiting for others · [to the table]({ $link })
    [lobby] ◦ { $title }: in the lobby · [to the table]({ $link })
    [paused] ◦ { $title }: paused · [to the table]({ $link })
   *[playing] ◦ { $title } · [to the table]({ $link })
}
mygames-none = You are in no game at the moment.
history-line =
    { $when } · **{ $title }** · { $names }
    -# No. { $id } · { $result ->
        [won] Won.
        [lost] Lost.
        [ended] Ended early.
        [abandoned] Abandoned.
       *[other] { $result }
    }{ $imported ->
        [yes] { " · " }brought from a file
       *[no] { "" }
    } · [to the table]({ $link })
history-replay = -# { $cmd-game-replay } with its number shows a game once more.
history-none = No game has ended here yet.
verify-later =
    The dice come from these words, in this order, and from a secret that was fixed before: { $words }
    -# SHA-256 `{ $commitment }`
    The secret is shown when the game is over; then { $cmd-game-verify } checks every die. The file holds what everybody can know already.
verify-honest =
    The luck of this game was honest.
    -# SHA-256 `{ $commitment }`
    -# Secret `{ $secret }`
    -# Words { $words }
    Played again, { $good } of { $answers } answers give the same dice and cards.{ $back ->
        [0] { "" }
        [one] { " " }1 answer was taken back and is not among them.
       *[other] { " " }{ $back } answers were taken back and are not among them.
    }
    Compare the SHA-256 and the words with the post with which the game began. With this file anyone can check the rest without this house: `keeper verify` (docs/luck.md).
verify-differs =
    Something does not fit.
    -# SHA-256 `{ $commitment }`
    -# Secret `{ $secret }`
    -# Words { $words }
    { $place ->
        [promise] The secret is not the one that was promised.
        [begin] The game did not begin as its wishes, words and secret say.
        [checkpoint] The position after answer { $after } is not the one that was stored.
        [result] The game did not end as it was noted.
       *[answer] Answer { $after } does not bring what it brought.
    } { $good } of { $answers } answers, played again, give the same.{ $back ->
        [0] { "" }
        [one] { " " }1 answer was taken back and is not among them.
       *[other] { " " }{ $back } answers were taken back and are not among them.
    } After an update of the rules in the middle of a game this can be innocent.

done-paused = The game is paused.
done-paused-not = There is nothing to pause: the game is not being played.
done-resumed = The game goes on.
done-resumed-not = The game is not paused.
done-left = Your seat is free again.
quit-choose =
    Who plays on for you?
    -# **Somebody else**: your seat is offered and changes hands when they accept.
    -# **A stand-in**: Keeper plays for you until you come back or somebody takes the seat.
    { $gone ->
        [yes] -# **Nobody**: you leave for good. Whoever you play leaves the game when the current phase is over; the others go on without them.
       *[no] { "" }
    }
quit-to = Somebody else takes over …
quit-caretaker = A stand-in plays
quit-gone = Nobody: leave for good
quit-sure = Really for good? Everything you have goes back into the box. You cannot come back from there.
quit-sure-yes = Leave for good
quit-back = Better not
quit-not-here = In this game nobody can leave without somebody in their place. Pass your seat on, or let a stand-in play.
done-left-for-good = You have left. Thank you for playing.
done-left-caretaker = A stand-in plays your seat from now on. { $cmd-game-away } with 0 brings you back, { $cmd-game-replace } gives the seat to somebody else.
done-away = Noted until { $until }.
done-away-all = { $away ->
    [yes] Noted until { $until }, in { $n ->
        [one] 1 game
       *[other] { $n } games
    }:
   *[no] Welcome back, in { $n ->
        [one] 1 game
       *[other] { $n } games
    }:
}
away-here = this game
away-everywhere = all my games
away-no-games = You are in no game that is being played.
done-back = Welcome back.
done-offered = The seat of { $name } is on offer. It changes hands when it is accepted.
done-taken = The seat is yours. “{ $foot-hand }” shows what you have.
done-ended = The game has been ended.
done-closed = The lobby is closed.
offer-seat = { $state ->
    [open] { $by ->
        [table] { $who } The table offers you the seat of **{ $name }**. A stand-in plays until you take it, or until { $name } is back.
       *[holder] { $who }, do you want to take over the seat of **{ $name }**?
    }
        -# The offer stands until { $until }. { $by ->
            [table] { $name } can call it off, or the table offers the seat to somebody else: { $cmd-game-replace }.
           *[holder] Whoever made it or whose seat it is can call it off.
        }
    [taken] **{ $name }** takes over the seat of **{ $whose }**.
    [declined] **{ $who }** does not want the seat of **{ $name }**.
    [expired] The seat of **{ $name }** is no longer on offer: nobody has taken it in time.
   *[withdrawn] The seat of **{ $name }** is no longer on offer.
}
offer-take = Take the seat
offer-decline = No, thanks
offer-withdraw = Call it off
done-withdrawn = The offer is off.
done-declined = Declined: the seat of { $name } stays as it is. The table sees that you do not want it.
close-sure = Close the lobby of { $game }?
close-yes = Close the lobby
end-unopened-sure = Really end this game? Keeper cannot open it: it counts as abandoned.
end-sure = Really end { $game }? Nobody will be able to go on.
end-yes = End the game

told-stumbled = Keeper stumbled over a rule (report { $report }). The game stands as before the last answer; nothing is lost.
told-aside = Keeper cannot go on with this game and has set it aside (report { $report }). Nothing is lost. Every press tries it again, and an update may mend it. Whoever manages the server can save it with { $cmd-admin-export } and end it with { $cmd-admin-end }; whoever plays alone can do so with { $cmd-game-end }.
told-lost = { $n ->
    [0] After an update something that was decided behind closed doors no longer fits the rules. It was taken back; please decide again.
    [one] After an update the last answer no longer fits the rules. It was taken back; please decide again.
   *[other] After an update the last { $n } answers no longer fit the rules. They were taken back; please decide again.
}
told-luck =
    -# The words for the dice, in this order: { $words }
    -# Keeper’s secret, shown at the end: SHA-256 `{ $commitment }`
told-revealed =
    The luck of this game, as promised at the start:
    -# Secret `{ $secret }`{ $known ->
        [no] { "" }
       *[yes] { "" } · words { $words }
    }
    -# SHA-256 `{ $commitment }` · { $cmd-game-verify } checks every die and gives a file with which anyone can, on their own machine.
told-dm-closed = { $who } Your direct messages are closed to me: what is only for you waits behind “{ $foot-hand }”.
dm-open-again = { $game }: your direct messages are open again. What only you may know comes here from now on, and you are no longer called in the channel for it. [To the table]({ $link })
told-left = A stand-in now plays for { $who }. { $cmd-game-replace } gives the seat to somebody else.
told-left-for-good = { $who } leaves for good: whoever they play leaves the game when the current phase is over.
told-away = { $caretaker ->
    [yes] { $who }: away until { $until }. A stand-in plays meanwhile.
   *[no] { $who }: away until { $until }.
}
told-back = { $who }: back again.
told-ended-abandoned = The table has ended the game. Nobody was clearly ahead, so it counts as abandoned: nobody has won, nobody has lost.
told-ended-together = The table has ended the game. It counts as abandoned: it is neither won nor lost.
told-ended-ahead = The table has ended the game. Clearly ahead: **{ $names }**. It counts as won.

no-evidence = The luck of this game cannot be checked: what is stored of its words or wishes is damaged.
no-not-your-seat = The seat of { $name } is not yours to give away. Whoever sits there can do that, or the table if they are missing.
no-is-here = { $name } is here, so only { $name } can give that seat away. { $timed ->
    [yes] If they stop answering, { $cmd-game-replace } lets the table vote about it as soon as their time is up.
   *[no] Ask them first. There are no deadlines here; once the table has waited a week for an answer, { $cmd-game-replace } lets it vote about the seat.
}
no-their-side = The seat of { $name } is free. Those who play on its side look for somebody.
no-other-side = That person plays, or has played, against the seat of { $name } in this game and knows too much. Offer it to somebody else.
no-not-your-offer = This offer is not yours to call off.
no-the-tables-offer = The table has voted for this offer, so you cannot call it off alone. It ends when { $name } is back, or when the table votes to offer the seat to somebody else: { $cmd-game-replace }.
no-bots = A bot cannot take a seat.
no-sits-there = { $name } sits there already.
no-such-seat = There is no seat “{ $typed }”. There are: { $known }
no-not-for-you = This seat was offered to somebody else.
no-offer-gone = The offer no longer stands: it was taken, called off, or is older than three days. { $cmd-game-replace } makes a new one.
no-only-host = Only the host, or somebody who manages this server, can close the lobby.
no-end-not-seated = Those who play a game that has begun vote on ending it. Whoever manages this server has { $cmd-admin-end }.
style-picture = picture
style-text = text
