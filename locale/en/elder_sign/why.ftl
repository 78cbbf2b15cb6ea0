# Why something cannot be done now. The rule's number is added behind it.

## Not at all, or not yet

why-over = The game is over.
why-new-investigator = Your investigator was devoured. Choose a new one first.
why-eliminated = You are out of the game.
why-clock-only = You have no investigator any more. In the battle you only advance the clock.
why-not-your-turn = It is **{ $friend }**’s turn. You use your own things in your own turn.
why-wait = First somebody else has to answer.
why-answer-first = First answer the question that is open.
why-discard-first = Failed roll: first you discard a die.
why-move-first = You have not moved yet. Choose where to go, or stay.
why-phase-over = Your adventure phase is over; the clock is next.
why-midnight = It is midnight, and midnight is nobody’s turn.
why-unknown = There is no such thing here.

## Moving

why-moved = You have moved already this turn, or decided to stay.
why-cannot-leave = In the battle nobody leaves the Ancient One.
why-not-on-table = Only cards that lie face up on the table can be visited.
why-here-already = You are there already. Stay, if you like it.

## Rolling and solving

why-entrance-no-roll = At the entrance there is nothing to roll for: choose one of its actions.
why-roll-open = A roll lies before you. First solve a task with it or let it fail.
why-no-dice = You have no dice left to roll.
why-not-rolled = Nothing is rolled yet. Even a task without dice needs a roll first.
why-no-such-task = This adventure has no such task.
why-task-solved = Task { $task } is solved already.
why-arrow = The order arrow: task { $first } comes before task { $task }.
why-missing = For { $row } you are missing { $missing }.
why-missing-part = For { $row } you have { $have }; { $missing } is missing.
why-last-sanity = It would cost { $cost } Sanity, and you have { $left }. A task’s cost must leave you at least 1.
why-last-stamina = It would cost { $cost } Stamina, and you have { $left }. A task’s cost must leave you at least 1.
why-one-task-per-roll = One roll solves one task at most.
why-nothing-to-fail = There is no roll on the table that could fail.
why-roll-used = You have solved a task with this roll, so it has not failed.
why-attack-goes-on = In the battle you go on until your dice are used up; let the roll fail instead.
why-nothing-to-discard = You discard a die only for a failed roll.

## Focus and assistance

why-focus-battle = Focusing is not possible in the battle.
why-focus-no-failed-roll = You can focus only after a failed roll, on one of the dice that are left.
why-focus-used = You have focused already this turn.
why-focus-forbidden = *{ $card }* forbids focusing.
why-focus-after-assist = For this failed roll you had assistance. It is one or the other.
why-assist-battle = Assistance is not possible in the battle.
why-assist-alone = Nobody else is on your card.
why-assist-elsewhere = **{ $friend }** is not on your card.
why-assist-no-failed-roll = You can ask for assistance only after a failed roll.
why-assist-once = **{ $friend }** has assisted already this turn.
why-assist-after-focus = For this failed roll you have kept a die already.
why-assist-refused = Everybody on your card has refused for this roll.

## Clues

why-no-clue = You have no clue.
why-clue-no-roll = A clue re-rolls dice, and nothing is rolled yet.
why-clue-no-dice = No die of this roll is left to re-roll; dice on tasks, spells and markers stay as they are.

## Cards, abilities, dice

why-not-owned = *{ $card }* is not yours. You use only your own things.
why-nothing-to-use = You have nothing that can be used at this moment.
why-cast-already = *{ $card }* is cast already and holds a die.
why-works-by-itself = *{ $card }* works by itself; there is nothing to use.
why-used-today = You have used *{ $card }* today. After midnight it works again.
why-used-this-roll = You have used *{ $card }* for this roll, or no die fits it.
why-moment = { $moment ->
    [before_roll] *{ $card }* is used before a roll.
    [after_roll] *{ $card }* is used after a roll.
    [clock] *{ $card }* is used in your clock phase.
    [cost] *{ $card }* is used when you pay a task’s cost: solve the task and choose it.
   *[penalties] *{ $card }* is used when you fail an adventure.
}
why-cannot-pay = You cannot pay what *{ $card }* costs, or it would change nothing.
why-no-change = *{ $card }* would change nothing now.
why-secure-forbidden = *{ $card }* forbids spells that secure dice.
why-no-rolled-dice = No die of your roll is left to secure.
why-no-monster = There is no monster in play that you could choose.
why-no-monster-here = There is no monster on your card.
why-defeat-too-late = Monsters can be defeated only until the end of your adventure phase.
why-no-world-left = There is no Other World left to open a gate to.
why-no-such-ability = That is another investigator’s ability.
why-nobody-hurt = Everybody is at the maximum.
why-heal-later = *{ $card }* helps at the start of a turn, before the move.
why-reroll-later = *{ $card }* helps after a roll, before a task is solved or a spell is cast.
why-die-gone = { $colour ->
    [yellow] The yellow die left the game when the Ancient One awoke.
   *[red] The red die left the game when the Ancient One awoke.
}
why-die-locked = { $colour ->
    [yellow] The yellow die is locked by *{ $card }*.
   *[red] The red die is locked by *{ $card }*.
}
why-die-discarded = { $colour ->
    [yellow] You have discarded the yellow die this turn; you cannot gain it again.
   *[red] You have discarded the red die this turn; you cannot gain it again.
}
why-die-secured = { $colour ->
    [yellow] The yellow die is secured on *{ $card }*.
   *[red] The red die is secured on *{ $card }*.
}
why-die-in-pool = { $colour ->
    [yellow] The yellow die is in your pool already, and there is only one.
   *[red] The red die is in your pool already, and there is only one.
}
why-die-in-use = { $colour ->
    [yellow] The yellow die is in use already.
   *[red] The red die is in use already.
}
why-die-used-up = { $colour ->
    [yellow] You have used the yellow die in this phase already; you cannot gain it again.
   *[red] You have used the red die in this phase already; you cannot gain it again.
}
why-die-needs-card = { $colour ->
    [yellow] Gaining the yellow die takes an item or an ability.
   *[red] Gaining the red die takes an item or an ability.
}

## The entrance

why-not-at-entrance = You are at *{ $card }*. Shop, lost & found and first aid are at the entrance.
why-entrance-later = Your adventure phase is over; the entrance is open to you next turn.
why-entrance-battle = In the battle there is no way back to the entrance.
why-too-few-trophies = It costs { $price }; your trophies are worth { $left }, so { $missing } { $missing ->
    [one] is
   *[other] are
} missing.
why-aid-trophies = This treatment costs { $price }; your trophies are worth { $left }, so { $missing } { $missing ->
    [one] is
   *[other] are
} missing.
why-aid-forbidden = *{ $card }*: there is no free treatment now.
why-lost-found-forbidden = *{ $card }*: the lost & found is closed.
