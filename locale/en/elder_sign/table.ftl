# Elder Sign on the post: headline, hands, wishes in the lobby, reasons why something is not possible; questions, options, hints.
# $face, $faces and $row are written in dice symbols (docs/voice.md).

box-elder-sign = Elder Sign
box-elder-sign-line = Investigators roll dice in a museum at night, together against an Ancient One.

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
   *[no] Keep rolling without asking me
}
est-lobby = Together against an Ancient One: about 25 to 35 turns in all, with around five presses each, in one evening. About every second game is won.
est-headline = Day { $day }, { $hour } o’clock · doom { $doom }/{ $length } · signs { $signs }/{ $needed } · { $who }
est-headline-begin = { $ancient } · doom { $doom }/{ $length } · signs { $signs }/{ $needed }
est-headline-battle = { $ancient } is awake · { $doom } doom left · { $who }
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

why-offered = { $n ->
    [one] That is possible right now: the answer stands below your question.
   *[other] That is possible right now, in { $n } ways: they stand below your question.
}

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

## Questions

es-move = **{ $who }**, it is your turn: where do you go?
es-before-roll = { $place ->
    [ancient] **{ $who }**, you face the Ancient One: roll, or prepare first?
   *[card] **{ $who }**, you are at *{ $card }*: roll, or prepare first?
}
es-after-roll = **{ $who }**, what do you do with this roll?
es-choose-dice = **{ $who }**, which dice do you use for { $row }?
es-mandy = **{ $who }**, do you want to re-roll some of these dice?
es-ease = **{ $who }**, which investigation condition does *{ $card }* lower?
es-end-turn = **{ $who }**, play something else before the clock moves on?
es-new-investigator = **{ $who }**, who enters the museum next?
es-start-choice = **{ $who }**, choose { $most } cards for your starting equipment.
es-reroll = { $most ->
    [one] **{ $who }**, which die do you re-roll?
   *[other] **{ $who }**, which dice do you re-roll? (1 to { $most })
}
es-turn-die = **{ $who }**, which die do you turn to { $face }? (*{ $card }*)
es-raise-die = **{ $who }**, which die do you raise? (*{ $card }*)
es-secure = { $most ->
    [one] **{ $who }**, which die do you secure on *{ $card }*?
   *[other] **{ $who }**, which dice do you secure on *{ $card }*? (1 to { $most })
}
es-entrance = **{ $who }**, you are at the entrance: what do you do?
es-discard = **{ $who }**, failed roll: which die do you discard?
es-penalties = **{ $who }**, the penalties of *{ $card }* await you: suffer them or ward them off?
es-gain-instead = { $kind ->
    [common] **{ $who }**, you gain a common item. Would you rather have something else?
    [unique] **{ $who }**, you gain a unique item. Would you rather have something else?
   *[spell] **{ $who }**, you gain a spell. Would you rather have something else?
}
es-lock = **{ $who }**, which green die does *{ $card }* lock?
es-lock-behind = **{ $who }**, all six green dice are locked. Which one does *{ $card }* wait for?
es-save-sanity = **{ $who }**, you are about to lose { $n } Sanity: do you discard *{ $card }* to lose { $saves } less?
es-lose-card = **{ $who }**, which card do you discard?
es-lower-maximum = **{ $who }**, *{ $card }* attacks: which maximum do you lower?
es-midnight-order = **{ $who }**, which midnight effect comes first?
es-place-monster = **{ $who }**, *{ $monster }* appears: where do you put the monster?
es-defeat = **{ $who }**, which monster do you defeat?
es-banish = **{ $who }**, which monster do you send back to the monster cup?
es-claim = **{ $who }**, which monster do you take as a trophy first?
es-heal = **{ $who }**, do you help somebody before the turn begins?
es-heal-whom = { $what ->
    [sanity] **{ $who }**, who restores Sanity?
    [stamina] **{ $who }**, who restores Stamina?
    [both] **{ $who }**, who restores Sanity and Stamina?
   *[either] **{ $who }**, who restores Sanity or Stamina?
}
es-restore-which = **{ $who }**, what is restored: Sanity or Stamina?
es-assist = **{ $who }**, do you assist **{ $friend }** at *{ $card }*? If the adventure fails, it may cost you 1 Sanity or 1 Stamina.
es-assist-die = **{ $who }**, which die does **{ $friend }** hold for you?
es-assist-loss = **{ $who }**, your assistance was in vain: what do you lose?
es-pay-trophies = **{ $who }**, with which trophies do you pay { $price }?
es-lose-trophy = **{ $who }**, which trophy do you lose?
es-choose = **{ $who }**, *{ $card }* leaves you a choice.
es-pay-or-suffer = **{ $who }**, *{ $card }* demands its price: pay or suffer?
es-may = **{ $who }**, *{ $card }* makes you an offer.

## Options: words on buttons, so no bold and no italics

es-opt-go = Go to { $card }
es-opt-go-entrance = Go to the entrance
es-opt-stay = Stay: { $card }
es-opt-stay-entrance = Stay at the entrance
es-opt-roll = { $n ->
    [one] Roll 1 die
   *[other] Roll { $n } dice
}
es-opt-focus = Focus on { $die }
es-opt-assist = Ask { $friend } for assistance
es-opt-borrow = Use a locked green die
es-opt-free-dice = Add the yellow and the red die
es-opt-dice-for-clue = Discard 1 clue: add yellow and red die
es-opt-dice-for = Discard { $card }: add yellow and red die
es-opt-dice-for-short = For 2 dice: { $card }
es-opt-use = { $kind ->
    [yellow] { $card }: add the yellow die
    [red] { $card }: add the red die
    [yellow-red] { $card }: add yellow and red die
    [spell] Cast { $card }
    [ally] Ask { $card } for help
    [ability] Use your special ability
   *[item] Use { $card }
}
es-opt-use-short = { $kind ->
    [yellow] { $card }: add the yellow die
    [red] { $card }: add the red die
    [yellow-red] { $card }: add yellow and red die
    [spell] Cast { $card }
    [ally] Help: { $card }
    [ability] Use your special ability
   *[item] Use { $card }
}
es-opt-take = { $colour ->
    [green] Take { $die } back off { $card }
   *[other] { $die } back to the supply: { $card }
}
es-opt-take-short = { $card }: { $die }
es-opt-give-up = { $place ->
    [ancient] End your attack
   *[card] Give up
}
es-opt-solve = { $kind ->
    [monster] Defeat { $monster }: { $row } with { $faces }
    [monster-bare] Defeat { $monster }: { $row } without dice
    [task-bare] Solve { $row } without dice
   *[task] Solve { $row } with { $faces }
}
es-opt-solve-short = { $kind ->
    [monster] { $monster }: { $faces }
    [monster-bare] { $monster } without dice
    [task-bare] { $row } without dice
   *[task] { $row } with { $faces }
}
es-opt-solve-paid = { $deed } ({ $n ->
    [one] { $card } pays
   *[other] { $card } pay
})
es-opt-dice = Other dice for { $row } ({ $ways } ways)
es-opt-dice-short = Other dice: { $row }
doubt-es-no-effect = It has no effect at the moment. Use it all the same?
doubt-es-solvable = The roll can be solved. Let it go all the same?
doubt-es-roll = You could still roll { $n ->
    [one] one die
   *[other] { $n } dice
}. Give up all the same?
es-opt-discard-roll = Discard { $die }, roll { $n }
es-opt-discard-roll-kind = Discard a die and roll the others …
es-opt-focus-roll = Keep { $kept }, discard { $die }, roll { $n }
es-opt-keep-roll = Keep { $die }, roll the rest
es-opt-use-roll = { $kind ->
    [yellow] { $card }: add the yellow die, roll
    [red] { $card }: add the red die, roll
    [yellow-red] { $card }: add yellow and red, roll
   *[other] { $card }, then roll
}
es-opt-use-roll-short = { $kind ->
    [yellow] { $card }: add the yellow die, roll
    [red] { $card }: add the red die, roll
    [yellow-red] { $card }: add yellow and red, roll
   *[other] { $card }, then roll
}
es-opt-discard-fail-roll = It fails: discard { $die }, roll { $n }
es-opt-discard-fail-roll-kind = Let it fail, discard a die, roll the others …
es-opt-focus-fail-roll = It fails: keep { $kept }, discard { $die }
es-opt-several-clue = Spend a clue: which dice do you re-roll?
es-opt-clue = Spend a clue to re-roll (you have { $left })
es-opt-second-reroll = Re-roll once more for free
es-opt-mandy = Re-roll up to { $n } dice (once per day)
es-opt-go-on = Finish this roll
es-opt-fail = Let it fail
es-opt-with = Use { $faces }
es-opt-back = Back
es-opt-help = Step in: re-roll up to { $n } dice
es-opt-ease = Lower { $need } in { $row }
es-opt-end-turn = End your turn
es-opt-investigator = Play { $investigator }
es-opt-kind = { $kind ->
    [common] Take a common item
    [unique] Take a unique item
    [spell] Take a spell
    [ally] Take an ally
   *[clue] Take a clue
}
es-opt-kind-short = { $kind ->
    [common] common item
    [unique] unique item
    [spell] spell
    [ally] ally
   *[clue] clue
}
es-opt-die-short = { $die }
es-opt-die-reroll = Re-roll { $die }
es-opt-die-turn-die = Turn { $die }
es-opt-die-raise-die = Raise { $die }
es-opt-die-secure = Secure { $die }
es-opt-die-assist-die = Hand over { $die }
es-opt-aid-one = { $resource ->
    [sanity] First aid: restore 1 Sanity (free)
   *[stamina] First aid: restore 1 Stamina (free)
}
es-opt-aid-full = { $resource ->
    [sanity] First aid: Sanity to the maximum ({ $price } trophies)
   *[stamina] First aid: Stamina to the maximum ({ $price } trophies)
}
es-opt-aid-full-short = { $resource ->
    [sanity] Sanity to the maximum ({ $price } trophies)
   *[stamina] Stamina to the maximum ({ $price } trophies)
}
es-opt-aid-both-short = Both to the maximum ({ $price } trophies)
es-opt-aid-both = First aid: both to the maximum ({ $price } trophies)
es-opt-lost-found = Search the lost & found
es-opt-buy = { $what ->
    [clue] Buy 1 clue ({ $price } trophies)
    [common] Buy a common item ({ $price } trophies)
    [unique] Buy a unique item ({ $price } trophies)
    [spell] Buy a spell ({ $price } trophies)
    [ally] Hire an ally ({ $price } trophies)
   *[sign] Buy an Elder Sign ({ $price } trophies)
}
es-opt-buy-short = { $what ->
    [clue] 1 clue ({ $price } trophies)
    [common] Common item ({ $price } trophies)
    [unique] Unique item ({ $price } trophies)
    [spell] Spell ({ $price } trophies)
    [ally] Ally ({ $price } trophies)
   *[sign] Elder Sign ({ $price } trophies)
}
es-opt-nothing = Do nothing
es-opt-discard = Discard { $what }
es-opt-suffer-penalties = Suffer the penalties
es-opt-suffer = Suffer: { $effect }
es-opt-pay = Pay: { $effect }
es-opt-lock = { $at ->
    [discarded] Lock the discarded die
    [supply] Lock a die of the supply
    [pool] Lock a die of the pool
    [pool-face] Lock { $face } of the pool
    [task] Lock { $face } from a solved task
    [spell] Lock { $face } from a spell
    [assist] Lock the assist die { $face }
   *[focus] Lock the focused die { $face }
}
es-opt-behind = Wait behind { $cards }
es-opt-keep = Lose the Sanity
es-opt-save = Discard { $card }
es-opt-lower = { $resource ->
    [sanity] Lower maximum Sanity (now { $now })
   *[stamina] Lower maximum Stamina (now { $now })
}
es-opt-first = First { $card }
es-opt-first-short = { $card }
es-opt-place-short = { $card }, task { $row }
es-opt-place-below-short = Below: { $card }
es-opt-place = On { $card }, task { $row }
es-opt-place-below = Below the tasks: { $card }
es-opt-monster-defeat = Defeat { $monster } ({ $card })
es-opt-monster-defeat-short = { $monster } ({ $card })
es-opt-monster-banish-short = { $monster } ({ $card })
es-opt-monster-banish = Send back { $monster } ({ $card })
es-opt-claim = Take { $monster }
es-opt-heal = { $resource ->
    [sanity] Restore 1 Sanity: { $friend }
   *[stamina] Restore 1 Stamina: { $friend }
}
es-opt-heal-whom = Heal { $friend } (🧠{ $sanity } 💗{ $stamina })
es-opt-heal-nobody = Help nobody
es-opt-restore = { $resource ->
    [sanity] Restore Sanity ({ $n }/{ $max })
   *[stamina] Restore Stamina ({ $n }/{ $max })
}
es-opt-assist-yes = Assist
es-opt-assist-no = Refuse
es-opt-may-yes = Yes: { $effect }
es-opt-may-no = Turn it down
es-opt-lose = { $resource ->
    [sanity] Lose 1 Sanity (you have { $n })
   *[stamina] Lose 1 Stamina (you have { $n })
}
es-opt-pay-trophies = Pay { $worth }: { $cards }
es-opt-give = Give up { $card } (worth { $worth })

## Hints: the small line below an option

es-hint-go = { $known ->
    [yes] { $chance }% · { $rows } ✗ { $penalties } ✓ { $rewards }
   *[no] { $rows } ✗ { $penalties } ✓ { $rewards }
}
es-brief = { $what ->
    [sign] { $n ->
        [one] Elder Sign
       *[other] { $n } Elder Signs
    }
    [ally] { $n ->
        [one] ally
       *[other] { $n } allies
    }
    [unique] { $n ->
        [one] unique item
       *[other] { $n } unique items
    }
    [common] { $n ->
        [one] common item
       *[other] { $n } common items
    }
    [spell] { $n ->
        [one] spell
       *[other] { $n } spells
    }
    [clue] { $less ->
        [yes] −{ $n } clue
       *[no] { $n ->
            [one] clue
           *[other] { $n } clues
        }
    }
    [trophies] trophies worth { $n }
    [monster_trophies] monster trophies worth { $n }
    [gate] { $n ->
        [one] gate
       *[other] { $n } gates
    }
    [monster] { $n ->
        [one] monster
       *[other] { $n } monsters
    }
   *[doom] { $less ->
        [yes] −{ $n } doom
       *[no] +{ $n } doom
    }
}
es-opt-go-entrance-hint = First aid, lost & found, souvenir shop
es-opt-stay-entrance-hint = First aid, lost & found, souvenir shop
es-hint-die = { $colour ->
    [yellow] { $face }, yellow die
    [red] { $face }, red die
   *[green] { $face }, green die
}
es-hint-no-effect = Has no effect at the moment
es-hint-full = { $resource ->
    [sanity] Your Sanity is at its maximum
   *[stamina] Your Stamina is at its maximum
}
es-hint-missing = { $resource ->
    [sanity] You are missing { $n } Sanity
   *[stamina] You are missing { $n } Stamina
}
es-hint-investigator = { $occupation }, { $values }. { $ability }
es-hint-fail = Terror effects strike if { $terror } shows; then you discard a die
es-hint-give-up = Penalties: { $effect }
es-hint-no-penalties = No penalties
es-hint-monster = Task { $row }, trophy worth { $trophy }
es-opt-focus-hint = Keep it for a later roll; once per turn
es-opt-assist-hint = If they agree, they hold a die for you
es-hint-frame = { $frame ->
    [empty] An additional task
    [full] Instead of { $row }
   *[partial] Instead of part of { $row }
}
