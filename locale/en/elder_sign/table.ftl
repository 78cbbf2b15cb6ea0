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

est-go-on = { $on ->
    [yes] Ask me before every roll
   *[no] From now on roll on without asking
}
est-headline = { $ancient } · doom { $doom }/{ $length } · signs { $signs }/{ $needed } · day { $day }, { $hour } o’clock · { $who }
est-headline-begin = { $ancient } · doom { $doom }/{ $length } · signs { $signs }/{ $needed } · day { $day }, { $hour } o’clock
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
    [left_clock] **{ $who }** has left the table; the seat only moves the clock.
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

## Cards, looked up

card-kind = { $kind ->
    [adventures] Adventure
    [other_worlds] Other World
    [monsters] Monster
    [investigators] Investigator
    [ancient_ones] Ancient One
    [common_items] Common item
    [unique_items] Unique item
    [spells] Spell
    [allies] Ally
    [mythos] Mythos card
   *[other] Card
}
card-trophy = Trophy value { $n }
card-tasks = Tasks: { $tasks }
card-frame = -# […]: a monster’s place, and what it covers
card-investigator = { $occupation } · Sanity { $sanity } · Stamina { $stamina }
card-start = Starts with: { $what }
card-ancient = Elder Signs { $signs } · doom track { $doom }
card-combat = Combat task: { $task }
card-place = { $place ->
    [table] It lies face up on the table.
    [attempted] It lies face up on the table; there: { $name }.
    [monster] It stands on *{ $card }*.
    [investigator] Played by { $name }.
    [owned] { $name } has it.
    [cast] { $name } has cast it; dice are secured on it.
    [trophy] { $name } has it as a trophy.
    [ancient] It is the Ancient One of this game, still asleep.
    [awake] It is the Ancient One of this game, and awake.
    [mythos] It is the Mythos card in force.
    [arriving] It is just appearing.
    [cup] It is in the monster cup.
    [devoured] Devoured.
    [box] It was removed from the game.
   *[hidden] It is not on the table.
}
