# Time: reminders, deadlines, absences, votes of the table.

## Reminders

reminder = { $why ->
    [half] { $who } Half of your time is over. { $question } Your time ends { $due }.
    [last-call] { $who } Last call: your time ends { $due }. { $question }
    [last-one] { $who } Everybody else has answered. We only wait for you. { $question }
    [snoozed] { $who } As you wished, once more: { $question } { $due ->
        [no] { "" }
       *[other] Your time ends { $due }.
    }
   *[gentle] { $who } It is still up to you. { $question }
}
reminder-dm = { $text }
    -# { $game } · [to the table]({ $link })
away-back = I am back
away-span = { $days ->
    [one] one day
   *[other] { $days } days
}
away-how = { $how ->
    [wait] **How long will you be away?** The table waits for you, and your time does not run:
   *[caretaker] Or a stand-in plays your seat meanwhile:
}
away-date = until { $date }
away-when = “{ $typed }” is not a date Keeper understands. Write a number of days, `2 weeks`, a date such as `2026-12-24`, or `0` when you are back.
time-until = time ends { $due }
reminder-answer = Answer …
reminder-news = What is new?
reminder-snooze = { $how ->
    [hour] In an hour
    [evening] This evening
   *[morning] Tomorrow morning
}
time-snoozed = { $late ->
    [yes] Your time ends before that, { $due }. I will not remind you again.
   *[no] { $has ->
        [yes] I will remind you { $again }. Your time still ends { $due }.
       *[no] I will remind you { $again }.
    }
}
time-nothing-to-snooze = That question is answered; there is nothing left to remind you of.
time-not-your-reminder = This reminder is not for you.

## When time was up

told-time-default = { $who } Your time is up. The safe answer was given for you.
told-time-caretaker = { $who } Your time is up. A stand-in plays for you until you are back.
told-time-wait = { $who } Your time is up, and the table goes on waiting. You were asked { $since }.
told-time-back = { $who } is back; the stand-in leaves.
told-resting = Nobody is at the table any more: stand-ins play every seat. The game rests until somebody is back.
hand-caretaken = A stand-in plays your seat until you are back.
told-stand-in = A stand-in now plays for { $name }, until { $who } is back.
told-policy = { $policy ->
    [default] From now on, when somebody’s time is up, the safe answer is given for them.
    [caretaker] From now on, when somebody’s time is up, a stand-in plays for them.
   *[wait] From now on, when somebody’s time is up, the table goes on waiting.
}
told-pace = { $hours ->
    [0] From now on there are no deadlines.
   *[other] From now on everybody has { set-own-pace } for an answer.
}
time-deed = { $deed ->
    [back] I am back
   *[stand-in] Vote: a stand-in for { $name }
}
time-not-your-seat = The seat of { $name } is not yours.
time-here-already = You play your seat yourself already.
time-caretaken-already = A stand-in plays for { $name } already.
time-your-own-seat = That is your own seat. { $cmd-game-away } lets a stand-in play for you.

## Votes

vote-called = **{ $who }** asks the table: { $what }
vote-tally = For: { $yes } ({ $supporters }) · Against: { $no } ({ $opponents }) · needed: { $need }
vote-missing = -# Not yet: { $names } · open until { $until }
vote-result = { $state ->
    [passed] **Decided: yes.**
    [failed] **Decided: no.**
    [lapsed] **Lapsed:** no majority within three days.
    [called_off] **The vote is off:** it was called off.
    [overtaken] **The vote is off:** the game has moved on.
   *[cancelled] **The vote is off.**
}
vote-yes = Yes
vote-no = No
vote-off = Call it off
vote-undo = take back { $report }?{ $known ->
    [no] { "" }
   *[yes] { "" } It begins with: { $first }
}
vote-end = end the game? Whoever is clearly ahead wins; otherwise it counts as abandoned.
vote-end-together = end the game? It counts as abandoned then, neither won nor lost.
vote-policy = { $policy ->
    [default] when somebody’s time is up, give the safe answer for them?
    [caretaker] when somebody’s time is up, let a stand-in play for them?
   *[wait] when somebody’s time is up, just go on waiting?
}
vote-pace = { $hours ->
    [0] play without deadlines?
   *[other] { set-own-pace } for every answer?
}
vote-stand-in = let a stand-in play for **{ $name }** until they are back?
vote-replace = offer the seat of **{ $name }** to { $other }?
vote-called-done = { $result ->
    [passed] Done: nobody else has a say in it.
   *[open] The table is asked; your vote is a yes.
}
vote-open-already = A vote of this kind is still open: [to the vote]({ $link }). Decide that one first.
vote-moved-on = The game has moved on meanwhile. Look again whether you still want that.
vote-unknown = There is no such vote.
vote-closed = { $state ->
    [passed] That vote is over: yes.
    [failed] That vote is over: no.
    [lapsed] That vote has lapsed: it was open for three days. Call it again if you still want it.
    [called_off] That vote is off: it was called off.
    [overtaken] That vote is off: the game has moved on.
   *[cancelled] That vote is off.
}
vote-not-yours = Only whoever has called this vote can call it off. You can vote no.
told-vote-lapsed = -# A vote has lapsed: no majority within three days.
