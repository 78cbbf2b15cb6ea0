# Elder Sign on the post: headline, hands, wishes in the lobby, reasons why something is not possible.

box-elder-sign = Elder Sign

wish-ancient-one = Ancient One
wish-difficulty = Difficulty
wish-investigator = Investigator
wish-drawn = drawn by lot
wish-difficulty-value = { $value ->
    [easy] easy
    [medium] medium
    [hard] hard
    [very_hard] very hard
   *[any] any
}
est-ancient-hint = { $level } · { $signs } Elder Signs · { $doom } doom
est-investigator-hint = { $occupation } · Sanity { $sanity } · Stamina { $stamina }

est-headline = { $ancient } · doom { $doom }/{ $length } · signs { $signs }/{ $needed } · day { $day }, { $hour } o’clock · { $who }
est-headline-battle = { $ancient } is awake · doom left { $doom } · day { $day }, { $hour } o’clock · { $who }
est-headline-over = { $ancient } · doom { $doom }/{ $length } · signs { $signs }/{ $needed } · the end
est-outcome = { $result ->
    [sealed] Won in { $turns } turns: { $ancient } is sealed away.
    [banished] Won in { $turns } turns: { $ancient } is beaten back into the dark.
    [devoured] Lost after { $turns } turns: { $ancient } has devoured you all.
    [abandoned] The game was abandoned after { $turns } turns.
   *[other] Lost after { $turns } turns: { $ancient } has come.
}
est-place = { $place ->
    [ancient] before the Ancient One
   *[other] at the entrance
}
est-hand = **{ $who } – { $investigator }** ({ $place })
    Sanity { $sanity }/{ $max_sanity } · Stamina { $stamina }/{ $max_stamina } · clues { $clues } · trophies { $worth }
est-hand-nobody = { $out ->
    [eliminated] **{ $who }** is out of the game.
    [clock_only] **{ $who }** has no investigator left and only moves the clock.
    [left] **{ $who }** has left the table.
   *[waiting] **{ $who }** is waiting for a new investigator.
}
est-hand-card = { $kind ->
    [spell] Spell
    [cast] Spell in play
    [ally] Ally
    [unique] Unique item
   *[common] Common item
} *{ $card }*: { $text }
est-hand-trophies = Trophies worth { $worth }: { $cards }

## Why not?

why-offered = That is possible right now: { $n ->
    [one] there is an option for it
   *[other] there are { $n } options for it
} in your question.
why-move = { $reason ->
    [over] The game is over.
    [nobody] You have no investigator at the moment.
    [not-your-turn] It is { $active }’s turn. You move at the start of your own.
   *[moved] Move: you have moved this turn. It is one move per turn, at its start.
}
why-roll = { $reason ->
    [over] The game is over.
    [nobody] You have no investigator at the moment.
    [not-your-turn] It is { $active }’s turn. You roll on your own adventure.
    [resolve] Roll: there is a roll on the table. Solve a task with it or let it fail first.
    [no-dice] Roll: there is no die left in your pool.
   *[no-attempt] Roll: you are not on an adventure right now.
}
why-solve = { $reason ->
    [over] The game is over.
    [nobody] You have no investigator at the moment.
    [not-your-turn] It is { $active }’s turn.
    [no-match] Solve: no open task fits what lies on the table, or you cannot pay its cost. Change the roll or let it fail.
    [not-rolled] Solve: roll first.
   *[no-attempt] Solve: you are not on an adventure right now.
}
why-fail = { $reason ->
    [over] The game is over.
    [nobody] You have no investigator at the moment.
    [not-your-turn] It is { $active }’s turn.
    [not-rolled] Fail: there is no roll on the table. You can give up the adventure instead.
   *[no-attempt] Fail: you are not on an adventure right now.
}
why-discard = { $reason ->
    [over] The game is over.
    [nobody] You have no investigator at the moment.
    [not-your-turn] It is { $active }’s turn.
   *[other] Discard: you give up a die only after a failed roll, or when a card tells you to lose something.
}
why-focus = { $reason ->
    [over] The game is over.
    [nobody] You have no investigator at the moment.
    [not-your-turn] It is { $active }’s turn.
    [used] Focus: used already this turn.
    [rolled] Focus: only after the roll has failed and a die is discarded.
    [not-failed] Focus: only right after a failed roll, with a die left that shows its result, and not together with assistance or while a card forbids it.
    [not-rolled] Focus: only after a failed roll. You have not rolled yet.
   *[no-attempt] Focus: you are not on an adventure right now.
}
why-assist = { $reason ->
    [over] The game is over.
    [nobody] You have no investigator at the moment.
    [not-your-turn] It is { $active }’s turn.
    [battle] Assistance: not in the battle.
    [alone] Assistance: nobody else is on this card.
    [all-helped] Assistance: everybody here has helped this turn already.
    [rolled] Assistance: only after the roll has failed and a die is discarded.
    [not-failed] Assistance: only right after a failed roll, once per failed roll, and not together with focus.
   *[no-attempt] Assistance: you are not on an adventure right now.
}
why-clue = { $reason ->
    [over] The game is over.
    [nobody] You have no investigator at the moment.
    [not-your-turn] It is { $active }’s turn.
    [none-left] Clue: you have none left.
    [not-rolled] Clue: roll first. You have { $clues }.
   *[no-attempt] Clue: only for a roll on an adventure. You have { $clues }.
}
why-use = { $reason ->
    [over] The game is over.
    [nobody] You have no investigator at the moment.
    [not-your-turn] It is { $active }’s turn. You play your cards in your own.
    [nothing] Use: you have no card to play.
   *[moment] Use: none of your cards would do anything at this moment. “My hand” says when each one can be played.
}
why-buy = { $reason ->
    [over] The game is over.
    [nobody] You have no investigator at the moment.
    [not-your-turn] It is { $active }’s turn.
    [not-entrance] Buy: only at the entrance.
   *[phase] Buy: one action per visit, in the adventure phase. Your trophies are worth { $worth }.
}
