# The panel under every question, private answers, and everything that says no.

## Panel

# What an option has on the picture above the question: the letter of a place, of a die.
panel-marked = { $mark } · { $label }
panel-choose = Choose …
panel-choose-other = Something else … ({ $n })
panel-choose-part = Choose … ({ $first }–{ $last } of { $count })
panel-choose-some = { $least ->
    [0] Choose up to { $most } …
   *[other] { $most ->
        [one] Choose one …
       *[other] { $exact ->
            [yes] Choose { $most } …
           *[no] Choose { $least } to { $most } …
        }
    }
}
panel-back = ‹ Page { $page } of { $pages }
panel-more = Page { $page } of { $pages } ›
panel-done = Done
panel-usual = The usual: { $what }
panel-none = None of these
panel-drafted = { $n } chosen so far (choose { $least } to { $most }). Press “{ $panel-done }” when you have them all.
panel-answered = Done. Nothing else is asked of you right now.
panel-held = **Your answer: { $what }.** { $known ->
    [no] You can change it until the game goes on.
   *[yes] We are still waiting for { $names }; until then you can change it.
}
typed-done = Done: { $what } · [to the table]({ $link })

## Foot of the board post

foot-hand = My hand
foot-board = Board
foot-log = Log
foot-read = Read it
read-earlier = What was told before
read-nothing = No story has been told yet in these last turns.
foot-why = Why?
foot-more = More …
foot-more-head = What else there is:
foot-news = What I missed
foot-text = Board as text
foot-orders = Standing orders …
foot-concede = Concede …
foot-asks-all = { $on ->
    [yes] Answer the obvious for me again
   *[no] Ask me everything, even the obvious
}
foot-tips = { $on ->
    [yes] Leave the tips out
   *[no] Show tips below the questions
}
orders-head = Your standing orders. While one is in force, Keeper passes for you, and nobody else notices.
order-noted = Noted: { $order }
order-called-still = Your direct messages are closed, so you are still called in the channel: if you were not, everybody could tell that you have ordered something. Open them, or press “{ $swift }” behind “{ $foot-more }”, which everybody reads.
orders-choose = Give or withdraw an order …
no-order-called = There is no order “{ $typed }”. These exist:
no-such-order = That order is no longer possible: “{ $foot-hand }” shows what is.
no-orders = There are no standing orders for your seat.
concede-yes = I give up
concede-not = I fight on
no-concede = In { $game } nobody gives up: { $cmd-game-leave } gives your seat away.
concede-known = That is how it stands already.
concede-done = You have given up. The game is over.
concede-alone = You have given up. The others play on.
concede-waits = Noted. The game goes on until the rest of your team has conceded, too.
concede-taken-back = Good. You fight on.
foot-mine = My answer …
foot-replay = Replay
foot-film = Film
foot-verify = Was it honest?
foot-resume = Resume
foot-swift = { $on ->
    [yes] Wait for my reactions again
   *[no] Do not wait for my reactions
}
told-swift = { $on ->
    [yes] Nobody has to wait for { $who } to react: windows close after 2 seconds.
   *[no] { $who } wants to be waited for again.
}
foot-hint = What would Keeper do?
foot-next = { $on ->
    [yes] Stop telling me when I am next
   *[no] Tell me when I am next
}
hint-would =
    { $question }
    Keeper would choose: **{ $what }**{ $known ->
        [yes] { " " }– { $why }
       *[no] { "" }
    }
hint-do = Do that
hint-not-here = There are no hints at this table: you play against each other, and nobody has allowed them before the game.
told-next = You are next: the turn before yours has begun ({ $game }).
foot-rematch = Play again
foot-sequel = Go on: { $part }
foot-step-in = Step in ({ $names })

## Board post

board-waiting = Waiting for { $who } · asked { $since }
board-caretaker = { $name } (stand-in)
board-secret-question = ◦ { $names }: a decision behind closed doors
board-tip = Tip: { $tip }
board-paused = The game is paused. { $cmd-game-resume } takes it up again.
board-resting = Stand-ins play every seat: the game rests until somebody is back.
board-ended = The game was ended here.
prompt = { $question } { $who }
prompt-last = { $question } { $who }, everybody else waits for you.
prompt-together = { $who }: it is time to plan.
whisper =
    -# { $game } · [to the table]({ $link })
    { $lines }
secret =
    Only for you:
    { $lines }
    -# [To the table]({ $link })

## No

no-decided = { $known ->
    [no] That was decided already.
    [you] You have decided that already.
   *[yes] That was decided already, by { $by }.
}
no-now-asked = This is asked of you now:
no-not-asked = { $named ->
    [yes] Nothing is asked of you here. { $known ->
        [no] Nothing is asked of anybody else either: the pause only hides that.
       *[yes] We wait for { $names }.
    } You are named with them only so that the others cannot tell who is asked.
   *[no] { $known ->
        [no] Nobody is asked anything right now.
       *[yes] Nothing is asked of you right now. We wait for { $names }.
    }
}
no-not-seated = You have no seat at this table. “{ $foot-hand }” and the decisions belong to those who play; “{ $foot-board }” and “{ $foot-log }” are for everybody.
no-seat-yet = You have no seat in this lobby yet. Press “{ $lobby-join }” below it, or type { $cmd-game-join }.
no-changed = That option is gone or means something else by now.
no-bad-picks = { $least ->
    [0] Choose at most { $most }.
   *[other] { $most ->
        [one] Choose exactly one.
       *[other] { $exact ->
            [yes] Choose exactly { $most }.
           *[no] Choose { $least } to { $most }.
        }
    }
}
no-held = You have given that very answer already: it counts.
no-over = This game is over. { $cmd-game-verify } shows that its luck was honest, { $cmd-game-new } opens the next one.
no-lobby = The game has not begun. Press “{ $lobby-start }” in the lobby when everybody is ready.
no-paused = The game is paused. { $cmd-game-resume } takes it up again.
no-stumbled = Keeper stumbled over a rule (report { $report }). Nothing has changed: the game stands as before your answer. Try something else, or wait for a repair.
no-broken = Keeper cannot go on with this game and has set it aside (report { $report }). Nothing is lost. Every press tries it again, and an update may mend it. Whoever manages the server can save it with { $cmd-admin-export } and end it with { $cmd-admin-end }; whoever plays alone can do so with { $cmd-game-end }.
no-such-button = This button does not belong to any game any more.
no-fault = That went wrong, and it is Keeper’s fault. Nothing has changed; it is in the log.
no-memory = Keeper cannot write anything down at the moment, so nothing has changed. Try it again later.
no-memory-now = Keeper has just stopped being able to write anything down. Look at the table again before you repeat anything: it may have counted.
no-discord = Discord did not play along. Look at the table again before you repeat anything: it may have counted.
no-permission = You are not allowed to do that here.
no-bad-input = Keeper cannot make sense of that input.
no-game-here = There is no game in this channel. { $cmd-game-new } opens one.
no-other-game = That command is for another game. Here you play { $game }.
no-unknown-option = “{ $typed }” is not possible now.
no-ambiguous = “{ $typed }” could be several things: { $several }
no-because = { $why }
no-such-command = There is no “{ $typed }”. You can use: { $known }
why-not = Not possible right now:

# Where a game's own words fail. They say nothing of what they stand for.
wordless-event = Something happens that Keeper has no words for.
wordless-question = There is something to decide that Keeper has no words for. The buttons work all the same.
wordless-option = Choice { $n }
wordless-headline = At the table
wordless-board = Keeper cannot put this board into words at the moment.
wordless-hand = Keeper cannot put this hand into words at the moment.
wordless-outcome = The game is over.
wordless-why = Keeper cannot say why at the moment.

why-line = { $reason } (`{ $rule }`)
list-and = { $first } and { $last }
