# Behind the Scenes: one against all. `$who` is whoever plays the other side.

cs-overlord-plots = **{ $who }** is choosing behind the scenes.
cs-overlord-marker = **{ $who }**, before the cultists come: where does the marker stand? Dread { $dread }.
cs-overlord-arrival = **{ $who }**, which cultist comes to { $slot } *{ $location }*? { $there ->
    [0] Nobody is there yet.
    [one] 1 is there already.
   *[other] { $there } are there already.
}
cs-overlord-die = **{ $who }**, the cultist dice have been rolled. Do you reroll one? Dread { $dread }.
cs-overlord-horror = **{ $who }**, before the horror marker moves: do you swap a card in the circle?
cs-overlord-names = **{ $who }**, a Great Old One is coming. Do you name it? Dread { $dread }.

cs-opt-lord-play = { $card }
cs-opt-lord-stay = Leave it at { $slot } { $location }
cs-opt-lord-stay-short = Leave it at { $slot }
cs-opt-lord-marker = Move it to { $slot } { $location }
cs-opt-lord-marker-short = Move it to { $slot }
cs-opt-lord-cultist = Send one more to { $slot } { $location }
cs-opt-lord-cultist-short = Send one more to { $slot }
cs-opt-lord-cultist-hint = { $n } dread, once per round; it comes first, and no block stops it
cs-opt-lord-exchange = { $card } for card { $ring } ({ $threshold } crystals)
cs-opt-lord-exchange-short = { $card } for card { $ring }
cs-opt-lord-exchange-hint = You take the other one; whoever had looked at it is none the wiser
cs-opt-lord-roll = Reroll { $slot } { $face }
cs-opt-lord-roll-hint = { $location }, { $n } dread
cs-opt-lord-call = { $enemy }
cs-opt-lord-call-hint = { $n } dread
cs-opt-lord-unnamed = Let chance decide
cs-opt-lord-rest = Leave everything as it is
cs-opt-lord-rest-short = Leave it
cs-opt-lord-chance = Let chance choose
cs-opt-lord-chance-hint = Every answer you could give is equally likely

cs-ev-overlord-draws = You draw { $cards }.
cs-ev-overlord-moves-marker = **{ $who }** moves the cultist marker to { $slot } *{ $location }*.
cs-ev-horror-swapped = { $named ->
    [yes] **{ $who }** swaps card { $ring } in the circle (now { $threshold } crystals) and holds *{ $card }*.
   *[no] **{ $who }** swaps card { $ring } in the circle. It now takes { $threshold } crystals to activate.
}
cs-ev-dread-gained = Dread { $dread }/{ $most }.
cs-ev-dread-spent = **{ $who }** spends { $n } dread ({ $dread } left){ $what ->
    [die] {" "}for a reroll
    [name] {" "}for a name
   *[cultist] {" "}for one more cultist
}.
cs-ev-overlord-names = **{ $who }** names *{ $great_old_one }*.
cs-ev-overlord-gone = **{ $who }** has left; chance plays on behind the scenes.

wish-cs-overlord = the other side
wish-cs-overlord-hint = Behind the Scenes: you against everybody else; if nobody asks for it, the last seat plays it

tip-cs-overlord-arrival = At their own sign they are harder to beat.
tip-cs-overlord-marker = Where many stand, one more hurts most.
