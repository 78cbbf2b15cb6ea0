# Talisman on the post: questions, options, hints, headline, sheet, wishes, and why something is not possible.

## Questions

tm-thinks = Somebody is weighing up a spell.
tm-choose-character = **{ $who }**, who are you?
tm-turn = **{ $who }**, you are here: *{ $space }*. How do you move?
tm-go = **{ $who }**, where to? ↻ is clockwise.
tm-rest = **{ $who }**, a 6: rest, or walk?
tm-portal = **{ $who }**, the *Portal of Power*: by Strength or by Craft?
tm-inner = **{ $who }**, you are here: *{ $space }*. { $closed ->
    [0] What now?
   *[other] Without a Talisman the *Valley of Fire* is closed to you. What now?
}
tm-face = **{ $who }**, *{ $space }*: do you face what is waiting here?
tm-pits = **{ $who }**, { $n ->
    [one] 1 pitfiend is left. Do you fight on?
   *[other] { $n } pitfiends are left. Do you fight on?
}
tm-follower-or-life = **{ $who }**, *{ $card }*: { $n ->
    [one] a follower, or 1 life?
   *[other] followers, or { $n } lives?
}
tm-whom = **{ $who }**, *{ $space }*: whom or what do you meet?
tm-order = **{ $who }**, which first?
tm-foresight = **{ $who }**, one card too many: which one goes?
tm-orb = **{ $who }**, *{ $card }*: do you replace one of the cards?
tm-meet-being = { $only ->
    [yes] **{ $who }**, you have drawn *{ $card }*.
   *[no] **{ $who }**, you have drawn *{ $card }*. Do you meet it?
}
tm-mild = **{ $who }**, { $beings } will not attack you. Do you fight anyway?
tm-stranger = **{ $who }**, *{ $card }* is here. Speak, or pass by?
tm-foes = { $stat ->
    [strength] **{ $who }**, { $beings }: { $only ->
        [yes] it comes to a fight.
       *[no] what do you do?
    }
   *[craft] **{ $who }**, psychic combat, { $beings }: { $only ->
        [yes] it comes to a fight.
       *[no] what do you do?
    }
}
tm-duel = **{ $who }**, before you roll against **{ $seat }**: anything else?
tm-attacked = { $how ->
    [psychic] **{ $who }**, **{ $seat }** attacks you in psychic combat. What do you do?
   *[attack] **{ $who }**, **{ $seat }** attacks you. What do you do?
}
tm-robbed = **{ $who }**, **{ $seat }** uses a special ability against you. What do you do?
tm-spoils = **{ $who }**, you have defeated **{ $seat }**. What do you take?
tm-loot = **{ $who }**, what do you take from **{ $seat }**?
tm-seize = **{ $who }**, what do you take from **{ $seat }**?
tm-keep-beaten = **{ $who }**, *{ $card }* is beaten. Do you take it along for one fight?
tm-take = **{ $who }**, *{ $space }*: what do you take?
tm-keep-objects = **{ $who }**, what do you keep? Up to { $n } objects; the rest stays here.
tm-too-many-objects = **{ $who }**, you have more objects than you can carry: put down { $n }.
tm-too-many-spells = **{ $who }**, you have more spells than your Craft allows: discard { $n }.
tm-own = **{ $who }**, you may also:
tm-spell-target = **{ $who }**, *{ $spell }*: on whom or what?
tm-last-life = **{ $who }**, your last life is at stake (*{ $card }*). Do you cast a spell?
tm-window = { $moment ->
    [turn-start] **{ $who }**, **{ $seat }**’s turn begins. Do you cast a spell?
    [move-end] **{ $who }**, **{ $seat }** has moved. Do you cast a spell?
    [spell-cast] **{ $who }**, a spell is being cast. Do you answer it?
    [command] **{ $who }**, the Command Spell is being cast on **{ $seat }**. Do you answer it?
    [against-me] **{ $who }**, somebody is turning on **{ $seat }**. Do you cast a spell?
    [fight] **{ $who }**, **{ $seat }** is about to fight. Do you cast a spell?
    [life-loss] **{ $who }**, **{ $seat }** is about to lose a life. Do you cast a spell?
    [life-lost] **{ $who }**, **{ $seat }** has lost a life. Do you cast a spell?
    [follower-dies] **{ $who }**, one of **{ $seat }**’s followers is about to die. Do you cast a spell?
   *[own-end] **{ $who }**, **{ $seat }**’s turn is ending. Do you cast a spell?
}
tm-teleport = **{ $who }**, *{ $card }*: where to?
tm-summon = **{ $who }**, where does *{ $card }* go?
tm-trade = **{ $who }**, which trophies do you trade? 7 points make 1 Strength.
tm-conjure = **{ $who }**, which trophies do you give for a spell?
tm-visit = **{ $who }**, *{ $card }*: whom do you visit?
tm-buy = **{ $who }**, *{ $card }*: what do you buy?
tm-market-day = **{ $who }**, *{ $card }*: what do you buy?
tm-sell = **{ $who }**, *{ $card }*: what do you sell, for 1 gold each?
tm-heal = **{ $who }**, *{ $card }*: how many lives do you want healed?
tm-wish = **{ $who }**, *{ $card }* grants you a wish. Which?
tm-swap = **{ $who }**, *{ $card }* swaps an object for a purchase card. Which do you give?
tm-swap-for = **{ $who }**, what do you want for *{ $card }*?
tm-castle = **{ $who }**, *{ $card }*: what do you ask for?
tm-instructor = **{ $who }**, *{ $card }*: what do you learn? Each lesson costs a turn.
tm-buy-spell = **{ $who }**, *{ $card }*: do you buy a spell?
tm-jester = **{ $who }**, *{ $card }*: you rolled { $dice }. Reroll a die?
tm-optional-roll = **{ $who }**, *{ $card }*: you do not have to roll. Do you?
tm-choose = **{ $who }**, *{ $card }*: what will it be?
tm-may = **{ $who }**, *{ $card }*: do you want to?
tm-pay-or-suffer = **{ $who }**, *{ $card }*: pay, or bear it?
tm-new-character = **{ $who }**, your character is dead. Do you come back?
tm-command = **{ $who }**, the Crown is yours. On whom do you cast the Command Spell?
tm-named = **{ $who }**, **{ $seat }** casts the Command Spell on you. Do you answer it?
tm-obey = **{ $who }**, **{ $seat }**’s Command Spell takes hold: a life, or defeat?

## Options: moving

tm-opt-be = { $character }
tm-opt-roll = Roll for your move
tm-opt-step = Go 1 space without rolling
tm-hint-slow = { $card }: only 1 space a turn
tm-opt-build-raft = Build a raft
tm-opt-build-raft-hint = Takes this turn; next turn it carries you across the river
tm-opt-cross-river = Cross to { $space }
tm-opt-cross-river-hint = That is your whole move; a raft is gone afterwards
tm-opt-promised = Go to { $space } without rolling
tm-opt-woods = Through the woods to { $space }
tm-opt-rest = Stay and heal 1 life
tm-opt-rest-hint = You have { $n } of 4 lives; your turn ends
tm-opt-walk = Walk on
tm-opt-go = { $turning ->
    [cw] ↻ { $space }
   *[ccw] ↺ { $space }
}
tm-opt-cross-bridge = Cross the bridge
tm-opt-cross-bridge-hint = { $chance }% to beat the Sentinel (Strength { $strength })
tm-opt-try-portal = Try the Portal of Power
tm-opt-try-portal-hint = Roll no higher than your Strength or Craft; failing costs 1 of it
tm-opt-portal = { $stat ->
    [strength] By Strength
   *[craft] By Craft
}
tm-hint-over-bridge = over the bridge
tm-hint-through = { $chance }% chance to get through
tm-opt-portal-hint = { $chance }% chance that it opens
tm-opt-on = Onward: { $space }
tm-opt-turn-back = Back: { $space }
tm-opt-wait = Stay here
tm-opt-carry-out = Stay and face it: { $space }
tm-opt-task-pitfiends = { $n ->
    [one] Fight the last pitfiend
   *[other] Fight the { $n } pitfiends
}
tm-opt-task-werewolf = Fight the Werewolf (Strength { $n })
tm-opt-task-death = Dice with Death
tm-opt-face = Face it
tm-opt-leave-undone = Pass by and keep retreating
tm-opt-retreat = Turn back
tm-opt-next-pitfiend = { $n ->
    [one] Fight the last one
   *[other] Fight the next of { $n }
}
tm-opt-give-follower = Give up { $card }
tm-opt-bleed = { $n ->
    [one] Lose 1 life
   *[other] Lose { $n } lives
}
tm-opt-to = { $space }

## Options: meeting

tm-opt-meet-space = Meet the space: { $space }
tm-opt-meet-space-short = Meet the space
tm-opt-attack = Attack { $seat }
tm-opt-attack-hint = { $chance }% to win, by Strength
tm-opt-psychic = Attack { $seat } by Craft
tm-opt-psychic-hint = { $chance }% to win, in psychic combat
tm-opt-steal = Steal from { $seat }
tm-opt-steal-hint = 1 gold, 1 object or a Mule, whichever you like
tm-opt-beguile = Beguile { $seat }
tm-opt-beguile-hint = 4 or more against Evil, 5 or more against Neutral, 6 against Good; then take your pick
tm-opt-lure = Lure a follower from { $seat }
tm-opt-lure-hint = Maiden or Princess
tm-opt-gamble = Gamble with { $seat }
tm-opt-gamble-hint = The higher roll takes 1 gold
tm-opt-spy = Spy on { $seat }
tm-opt-spy-hint = See 1 of their spells, at random
tm-opt-first = { $card }
tm-opt-away = Discard { $card }
tm-opt-keep-cards = Keep them all
tm-opt-replace = Replace { $card }
tm-opt-meet = Go on: { $card }
tm-opt-unseen = Stay unseen
tm-opt-spare = Let them be
tm-opt-fight-all-the-same = Fight { $beings }
tm-opt-speak = Speak to { $card }
tm-opt-pass-by = Pass by
tm-opt-fight = Fight
tm-opt-fight-hint = { $chance }% to win
tm-opt-evade = Evade ({ $card })
tm-opt-evade-hint = { $n ->
    [0] Always works
   *[other] On a roll of { $n } or more, once per turn
}
tm-opt-buy-off = Pay { $card } { $n } gold
tm-opt-buy-off-hint = It stays, and does not attack you
tm-opt-destroy-spirits = { $n ->
    [one] Destroy the spirit
   *[other] Destroy the spirits
}
tm-opt-destroy-spirits-hint = Without a fight
tm-opt-charm = Charm { $card }
tm-opt-charm-hint = Roll more than { $strength }; then it follows you for one fight
tm-opt-use = Use { $card } (+{ $n })
tm-opt-keep-being = Take { $card } along
tm-opt-keep-being-hint = For one fight, instead of as a trophy
tm-opt-let-being = Let it go
tm-opt-strike = Roll against { $seat }
tm-opt-accept-fight = Let it come
tm-opt-take-life = Take 1 life
tm-opt-take-life-hint = { $seat } has { $n }
tm-opt-take-gold = Take 1 gold
tm-opt-take-object = Take { $card }
tm-opt-waive = Take nothing
tm-opt-take = Take { $card }
tm-opt-take-all = { $n ->
    [2] Take both
   *[other] Take all { $n }
}
tm-opt-choose-kept = Choose what to keep (up to { $n })
tm-opt-keep = Keep { $card }
tm-opt-keep-short = { $card }
tm-opt-leave = Leave it
tm-opt-drop = Put down { $card }

## Options: spells and what is allowed at any time

tm-opt-cast = Cast { $spell }
tm-opt-discard = Discard { $spell }
tm-opt-at-card = { $lies ->
    [yes] { $card } ({ $space })
   *[no] { $card }
}
tm-opt-at-space = { $space }
tm-opt-at-seat = { $seat }
tm-opt-at-none = Cast it
tm-opt-back = Back
tm-opt-accept = Cast nothing
tm-opt-none = Nothing to decide
tm-opt-pass = Cast nothing now
tm-opt-pass-rest = Cast nothing more at this moment
tm-opt-heal = Cast { $spell } on { $seat }
tm-opt-heal-hint = Back up to 4 lives
tm-opt-part = Part with { $card }
tm-opt-trade = Trade trophies for { $n } Strength
tm-opt-trade-hint = { $points } points; any left over are lost
tm-opt-trade-some = Choose the trophies to trade …
tm-opt-trophy = { $card } ({ $n })
tm-opt-become = { $alignment ->
    [good] Become Good
    [evil] Become Evil
   *[neutral] Become Neutral
}
tm-opt-become-hint = Once per round
tm-opt-look = Look at { $seat }’s spells
tm-opt-conjure = Trade trophies for a spell
tm-opt-conjure-hint = { $n } points; any left over are lost
tm-opt-deliver-gold = Hand over { $n } gold for the quest
tm-opt-deliver-gold-hint = Earns you a Talisman; your turn ends
tm-opt-deliver = Hand over { $card } for the quest
tm-opt-deliver-hint = Earns you a Talisman; your turn ends
tm-opt-sell = Sell { $card }

## Options: places and strangers

tm-opt-visit = { $choice_label }
tm-opt-lift = Walk off with { $card }
tm-opt-lift-hint = Without paying, instead of a visit
tm-opt-no-visit = Visit nobody
tm-opt-buy = Buy { $card } ({ $n } gold)
tm-opt-enough = Buy nothing else
tm-purse = You have { $gold } gold
tm-opt-buy-lives = { $n ->
    [one] Have 1 life healed ({ $gold } gold)
   *[other] Have { $n } lives healed ({ $gold } gold)
}
tm-opt-no-thanks = Do without it
tm-opt-no-wish = No wish
tm-opt-swap = Give { $card }
tm-opt-swap-for = Take { $card }
tm-opt-royal-heal = { $n ->
    [one] Heal 1 life
   *[other] Heal { $n } lives
}
tm-opt-royal-heal-hint = Free of charge
tm-opt-royal-home = Take { $card } home ({ $n } gold)
tm-opt-learn-strength = Learn 1 Strength ({ $n } gold)
tm-opt-learn-strength-hint = And miss a turn
tm-opt-learn-craft = Learn 1 Craft ({ $n } gold)
tm-opt-learn-craft-hint = And miss a turn
tm-opt-buy-spell = Buy a spell ({ $n } gold)
tm-opt-keep-roll = Keep the roll
tm-opt-roll-again = Reroll the { $die }
tm-opt-roll-all-the-same = Roll anyway
tm-opt-do-not-roll = Do not roll
tm-opt-may-no = Leave it be
tm-deed = { $way ->
    [gain] Gain { $what }
    [pay] Pay { $what }
    [wish] Wish for { $what }
   *[lose] Lose { $what }
}
tm-wish-label = { $deed ->
   *[teleport] Wish for a journey in this region
}
tm-hint-chance = ≈{ $chance }% in a fight

## Options: death and the Crown

tm-opt-new-character = Draw a new character
tm-opt-leave-game = Leave the game
tm-opt-name-victim = { $seat }
tm-opt-name-victim-hint = { $n ->
    [one] 1 life left
   *[other] { $n } lives left
}
tm-opt-lose-life = Lose 1 life
tm-opt-lose-life-hint = { $n ->
    [one] It is your last
   *[other] You have { $n }
}
tm-opt-concede = Concede

tm-visit-name = { $choice ->
    [healer] the Healer
    [blacksmith] the Blacksmith
    [mystic] the Mystic
    [enchantress] the Enchantress
    [doctor] the Doctor
    [town-alchemist] the Alchemist
    [chapel-heal] the altar, to be healed
    [chapel-pray] the altar, to pray
   *[market] the stalls
}
tm-visit-label = { $choice ->
    [healer] Visit the Healer
    [blacksmith] Visit the Blacksmith
    [mystic] Visit the Mystic
    [enchantress] Visit the Enchantress
    [doctor] Visit the Doctor
    [town-alchemist] Visit the Alchemist
    [chapel-heal] Be healed
    [chapel-pray] Pray
   *[market] Buy something
}
tm-may-label = { $deed ->
    [pray] Pray
    [quest] Take a quest
    [promise] Pay the ferryman
    [roll] Roll
   *[other] Yes
}

## Armed spells and standing orders

tm-armed = { $spell } { $when }
tm-armed-so = { $spell } { $when }, { $so }
tm-armed-at = { $spell } on { $seat } { $when }
tm-armed-at-so = { $spell } on { $seat } { $when }, { $so }
tm-when-turn-start = { $whom ->
    [aimed] at the start of the turn
    [somebody] when a turn begins
    [me] when your turn begins
    [anybody] when anybody’s turn begins
   *[seat] when { $seat }’s turn begins
}
tm-when-move-end = { $whom ->
    [aimed] after the move
    [somebody] after a move
    [me] after your move
    [anybody] after anybody’s move
   *[seat] after { $seat }’s move
}
tm-when-spell-cast = { $whom ->
    [somebody] against a spell
    [me] against a spell aimed at you
    [anybody] against any spell
    [nobody] against a spell aimed at no character
   *[seat] against a spell aimed at { $seat }
}
tm-when-command = { $whom ->
    [somebody] against the Command Spell
    [me] against the Command Spell aimed at you
    [anybody] against the Command Spell
   *[seat] against the Command Spell aimed at { $seat }
}
tm-when-against-me = { $whom ->
    [somebody] when you are attacked or robbed
    [me] when you are attacked or robbed
    [anybody] when you are attacked or robbed
   *[seat] if { $seat } attacks or robs you
}
tm-when-fight = { $whom ->
    [aimed] in a fight
    [somebody] in a fight
    [me] in your fight
    [anybody] in anybody’s fight
   *[seat] in one of { $seat }’s fights
}
tm-when-life-loss = { $whom ->
    [somebody] before a life is lost
    [me] when you would lose a life
    [anybody] when anybody would lose a life
   *[seat] when { $seat } would lose a life
}
tm-when-life-lost = { $whom ->
    [somebody] after a life is lost
    [me] after you have lost a life
    [anybody] after anybody has lost a life
   *[seat] after { $seat } has lost a life
}
tm-when-follower-dies = { $whom ->
    [somebody] when a follower would die
    [me] when one of your followers would die
    [anybody] when anybody’s follower would die
   *[seat] when { $seat } would lose a follower
}
tm-when-own-end = at the end of your turn
tm-aimed = { $aim ->
    [opponent] on your opponent
    [strongest] on the strongest being
   *[chosen] you choose on what
}
tm-so = { $word ->
    [outer] in the Outer Region
    [middle] in the Middle Region
    [inner] in the Inner Region
    [crown] on the Crown
    [harmful] only if it harms
    [attack] attacks only
    [psychic] only in psychic combat
    [ability] abilities only
    [me] only against you
    [character] only against a character
    [being] only against a being
    [foe] cast on the opponent
    [chance] only with a { $n }% chance or better
    [last] only if it is the last
    [any] any of them
    [saves] only if that saves it
    [lives] { $n ->
        [one] with 1 life left
       *[other] with { $n } lives or fewer left
    }
    [space] on { $what }
    [by] if { $what } casts it
    [until] until turn { $n }
   *[only] only { $what }
}
tm-arm = Arm: { $what }
tm-arm-hint = Casts itself when the moment comes; nobody knows until then
tm-disarm = Cancel: { $what }
tm-orders-head = Spells armed for any turn, and what is done without asking you. Only you see this.
tm-arm-spell = { $again ->
    [yes] Another moment for { $spell } …
   *[no] Arm { $spell } …
}
tm-arm-step = { $step ->
    [moment] **{ $spell }**: for which moment?
   *[whom] **{ $spell }**: when exactly?
}
tm-arm-draft = **{ $what }**
    { $step ->
        [must] One of these is still missing:
        [known] It is already armed like this. You may add a condition.
       *[more] Arm it like this, or add a condition.
    }
orders-choose-talisman = Arm a spell, give an order …
tm-arm-so = Arm it like this
tm-arm-part = { $part ->
    [outer] a space of the Outer Region …
    [middle] a space of the Middle Region …
    [inner] a space of the Inner Region …
    [spell] only a certain spell …
    [chance] only with a good chance of winning …
   *[until] only for a while …
}
tm-arm-back = Back
tm-standing = { $order ->
    [roll] roll at once when my turn begins
    [fight] meet and fight at once in my turn
    [trade] trade trophies when no point is lost
    [trade-7] trade trophies at 7 points or more
    [trade-14] trade trophies at 14 points or more
    [trade-21] trade trophies at 21 points or more
   *[cross] cross at once if I have a raft
}
tm-standing-give = From now on: { $what }
tm-standing-withdraw = No longer: { $what }
tm-standing-hint = { $order ->
    [roll] You are not asked about spells before your move
    [fight] You are asked only if there is more to choose than a spell
    [trade] When your turn begins and after a fight you win; the rest waits
    [trade-7] When your turn begins and after a fight you win; what is left over is lost
    [trade-14] When your turn begins and after a fight you win; what is left over is lost
    [trade-21] When your turn begins and after a fight you win; what is left over is lost
   *[cross] Whoever answers for you takes the raft, not the die
}
tm-becoming = become { $alignment ->
    [good] Good
    [evil] Evil
   *[neutral] Neutral
} when { $card } is turned up
tm-forget = Withdraw everything
tm-forget-hint = All orders and every armed spell
tm-keep = Discard { $spell } last
tm-keep-hint = If you have too many spells, another one goes first
tm-let = Stop holding on to { $spell }

## Headline, board, sheet

tm-headline = Turn { $turn } · { $who } ({ $character }{ $toad ->
    [yes] , now a toad
   *[no] { "" }
})
tm-headline-waiting = Turn { $turn } · { $who } is waiting for a new character
tm-headline-setup = Talisman · the board is being set up
tm-headline-over = Talisman · the end after { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}
tm-sheet = **{ $who } – { $character }**: { $space } · Strength { $strength } · Craft { $craft } · lives { $lives } · gold { $gold } · { $alignment_name } · spells { $spells }/{ $limit }
tm-sheet-waiting = **{ $who }** is waiting for a new character.
tm-sheet-out = **{ $who }** is out of the game.
tm-sheet-things = Objects: { $cards }
tm-sheet-followers = Followers: { $cards }
tm-sheet-trophies = Trophies: { $cards } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
tm-sheet-toad = { $n ->
    [one] A toad for 1 more turn
   *[other] A toad for { $n } more turns
}
tm-sheet-toad-may = As a toad you have no special abilities, carry nothing and cast nothing; you keep your spells.
tm-sheet-toad-waits = What you arm takes effect once you are no longer a toad, and not before.
tm-sheet-miss = { $n ->
    [one] Misses 1 turn
   *[other] Misses { $n } turns
}
tm-sheet-quest = Quest: { $quest_name }
tm-sheet-claim = A Talisman is due.
tm-sheet-raft = Has a raft.
tm-sheet-granted = May move { $how_said } next turn.
tm-sheet-enslaved = Enslaved in the *Temple*.
tm-sheet-card = *{ $card }*: { $text }
tm-sheet-spell = Spell *{ $card }*: { $text }
tm-sheet-armed = Armed: **{ $what }**
tm-sheet-may-arm = You may arm { $cards } for a moment in anybody’s turn: choose below, or { $cmd-talisman-arm }.
tm-sheet-order = Standing order: **{ $what }**
tm-sheet-kept = Discarded last: { $cards }.
tm-sheet-foreseen = You know what is on top of the adventure deck: { $cards }.
tm-board-lying = *{ $space }*: { $cards }
tm-board-gold = { $n } gold
tm-board-left = { $left ->
    [one] { $card } (1 left)
   *[other] { $card } ({ $left } left)
}
tm-board-in-force = In force: { $cards }
tm-board-on = { $card } on { $space }
tm-board-decks = Adventure deck { $adventure } · spells { $spells } · characters { $characters }
tm-board-stacks = Beside the board: { $cards }
tm-outcome = { $result ->
    [shared] { $who } have won together in turn { $turn }.
    [crowned] { $who } has won with the sixth Command Spell, in turn { $turn }.
    [last] { $who } has won in turn { $turn }: nobody else is left.
    [ahead] { $who } stands alone on the Crown and has won in turn { $turn }.
   *[abandoned] The game was abandoned in turn { $turn }.
}
tm-concession = Do you give up? Your character leaves the board as soon as this step is over, and you do not come back. The others play on.

## Wishes

box-talisman = Talisman
box-talisman-line = Rivals race through three regions, fighting and casting spells for the Crown.
wish-tm-character = Character
wish-tm-character-drawn = drawn by lot
wish-tm-choosing = Characters
wish-tm-choosing-value = { $value ->
    [chosen] chosen
   *[drawn] drawn
}
wish-tm-choosing-hint = { $value ->
    [chosen] Everybody picks one as the game begins
   *[drawn] Anyone without a wish draws one
}
wish-tm-pairs = The two characters of a figure
wish-tm-pairs-value = { $value ->
    [no] may both play
   *[yes] never both
}
wish-tm-pairs-hint = { $value ->
    [no] All 28 characters are in the draw
   *[yes] A character keeps its twin out of the game
}
wish-tm-dead_spells = Spells of the dead
wish-tm-dead_spells-value = { $value ->
    [remove] out of the game
   *[discard] to the discard pile
}
wish-tm-dead_spells-hint = { $value ->
    [remove] They never come back
   *[discard] Face down; they come back when the deck is shuffled
}
wish-tm-portal_exit_encounter = Out through the Portal
wish-tm-portal_exit_encounter-value = { $value ->
    [no] no encounter
   *[yes] with an encounter
}
wish-tm-portal_exit_encounter-hint = { $value ->
    [no] Leaving the Inner Region, you meet nothing at the Portal
   *[yes] Leaving the Inner Region, you meet the Portal’s space
}
wish-tm-desert_draw = In the Desert
wish-tm-desert_draw-value = { $value ->
    [no] draw no card
   *[yes] draw 1 card
}
wish-tm-desert_draw-hint = { $value ->
    [no] Without water the Desert costs a life, and that is all
   *[yes] A card is turned up there as well, before the thirst
}
wish-tm-glade_full = Cursed Glade
wish-tm-glade_full-value = { $value ->
    [yes] no magic at all
   *[no] as in the book
}
wish-tm-glade_full-hint = { $value ->
    [yes] Objects add nothing, magic ones fail, and nobody casts there
   *[no] Only the Strength and Craft of magic objects fail
}
wish-tm-inner_wait = In the Inner Region
wish-tm-inner_wait-value = { $value ->
    [yes] waiting allowed
   *[no] keep moving
}
wish-tm-inner_wait-hint = { $value ->
    [yes] You may stay where your task is done
   *[no] Every turn you go on or turn back
}
wish-tm-strict = Spells in others’ turns
wish-tm-strict-value = { $value ->
    [yes] everybody is asked
   *[no] armed beforehand
}
wish-tm-strict-hint = { $value ->
    [yes] Everyone holding a spell is asked at every moment: exact, and slow
   *[no] Spells are armed in secret and cast by themselves
}
tm-lobby = Everyone for themselves, and easy to learn. With four players each of you takes some 35 to 70 turns, usually about 50, at about two presses a turn. The brisk start makes that 12 to 22, which fits into an evening.
wish-tm-brisk = Start
wish-tm-brisk-value = { $value ->
    [yes] brisk
   *[no] as in the book
}
wish-tm-brisk-hint = { $value ->
    [yes] 5 Strength, 5 Craft and 2 gold more, and a Talisman: some 12 to 22 turns for each player
   *[no] Strength and Craft as on the card, 1 gold: some 35 to 70 turns for each player
}
wish-tm-crown_ends = The Crown
wish-tm-crown_ends-value = { $value ->
    [yes] ends it
   *[no] to the last
}
wish-tm-crown_ends-hint = { $value ->
    [yes] Whoever casts the sixth Command Spell of the game wins: some 7 turns fewer each
   *[no] The last one left in the game wins
}
no-bad-wish-character = “{ $label }” cannot be played alongside what the others have chosen. Choose another character, then start again.

## Why not

tm-why-over = The game is over.
tm-why-setup = The characters are still entering the game.
tm-why-turn = It is **{ $seat }**’s turn.
tm-why-no-character = You have no character at the moment; you draw a new one when your turn begins.
tm-why-out = You are out of the game.
tm-why-other-first = Something else has to be decided first.
tm-why-wait = Somebody else is being asked first; your turn goes on after that.
tm-why-later = You may do that at any time, but not in the middle of this: as soon as there is something to decide again, you will find it under “{ $foot-hand }”.
tm-why-nobody-attacks = Nothing is attacking you that you could evade.
tm-why-lay-ready = It is **{ $seat }**’s turn. For other people’s turns you arm a spell beforehand: “{ $foot-hand }” or { $cmd-talisman-arm }.
tm-why-move-first = First the move, then the encounter.
tm-why-roll-first = Roll for your move first; then you choose the way.
tm-why-toad = You are a toad: no spells, no objects, no followers.
tm-why-no-spells = You have no spells.
tm-why-spell = *{ $card }* fits another moment, or has nothing to aim at now: { $when }.
tm-cast-moment = { $moment ->
    [start] before your move
    [arrival] after your move, before you meet anything
    [being] when you meet a being
    [foes] before a fight
    [fight] before a fight
    [attacked] when you are attacked
   *[armed] only armed beforehand
}
tm-why-amulet = With the *Amulet* you cast no spells. Put it down first.
tm-why-glade = Your table plays the *Cursed Glade* by the published board: nothing is cast there.
tm-why-eclipse = Nobody can cast spells at the moment.
tm-why-immobile = You are immobile this turn.
tm-why-inner-die = In the Inner Region nobody rolls for the move: one space per turn.
tm-why-crown = Once you are on the Crown, you do not move any more.
tm-why-nobody-here = Nobody else is on your space.
tm-why-no-notice = In the Inner Region characters meet only on the *Plain of Peril*, in the *Valley of Fire* and on the *Crown of Command*. Here they take no notice of each other.
tm-why-never-attacks = Your character attacks nobody; its card says so.
tm-why-inner-beings = What dwells in the Inner Region cannot be evaded.
tm-why-no-evading = You have no means of evading; Invisibility or Immobility would help.
tm-why-enemy-first = *{ $card }* lies here: you must beat or evade that Enemy first.
tm-why-hag = With the *Hag* at your side, nobody else will follow you.
tm-why-forbidden = *{ $card }* is no good to a character of your alignment.
tm-why-nothing-here = There is nothing here that you could take.
tm-why-no-objects = You have no objects and no followers.
tm-why-no-help = You have nothing to use now; most objects and followers help by themselves.
tm-why-no-shop = There is nothing for sale here.
tm-why-no-gold = You have no gold.
tm-why-trophies = For 1 Strength you need trophies worth 7; yours are worth { $points }, so you are { $missing } short.
tm-why-too-dear = The cheapest thing here is *{ $card }* for { $n } gold; you have { $gold }, so you are { $missing } short.
tm-why-no-praying = This is no place to pray: go to the *Chapel*, the *Temple* or the *Shrine*.
tm-why-no-quest = Quests are given in the *Warlock’s Cave*.
tm-why-quest = Your quest: { $quest_name }.
tm-why-raft = A raft is built with an *Axe* in *Forest* or *Woods*, or bought.
tm-why-rolled = You have rolled already; now choose the way.
tm-why-moved = You have moved in this turn already; you move again in your next one.
tm-why-met = That is decided in this encounter: a character or the space, and only once.
tm-why-only-good = In the *Chapel* only the Good pray.
tm-why-dear = *{ $card }* costs { $n } gold; you have { $gold }, so you are { $missing } short.
tm-why-sold-out = *{ $card }* is sold out.
tm-why-second-raft = You have a raft already, and a second one would only be lost.
tm-why-visit-gold = { $host ->
    [healer] The Healer
    [doctor] The Doctor
   *[chapel-heal] The Chapel
} takes { $n } gold for each life, and you have none.
tm-why-visit-unhurt = { $host ->
    [healer] The Healer has
    [doctor] The Doctor has
   *[chapel-heal] The altar has
} nothing to do for you: you lack no life that could be healed.
tm-why-visit-objects = The Alchemist pays for objects, and you have none.
tm-why-raft-next = You have a raft: you cross when your next turn begins.
tm-why-raft-axe = There is wood here, but you have no *Axe*.
tm-why-raft-wood = You have what cuts wood; what is missing is *Forest* or *Woods* at the beginning of your turn.
tm-why-raft-start = You could build one here, but only when your turn begins, instead of moving.
tm-why-not-alone = While somebody else is on the *Crown of Command*, the two of you only meet each other.
tm-why-toad-command = A toad casts no Command Spell; it waits until it has changed back.
tm-why-command = The Command Spell belongs to whoever is alone on the *Crown of Command*.

## Cards

tm-card-kind = { $kind ->
    [spaces] Space
    [characters] Character
    [creatures] Being
    [events] Event
    [enemies] Enemy
    [strangers] Stranger
    [objects] Object
    [magic_objects] Magic object
    [followers] Follower
    [places] Place
   *[spells] Spell
}
tm-card-place = { $place ->
    [played] Played by **{ $name }**.
    [owned] With **{ $name }**.
    [hand] In your hand.
    [trophy] **{ $name }**’s trophy.
    [lying] Lies here: *{ $name }*.
    [in-play] In play.
    [discarded] On the discard pile.
    [removed] Out of the game.
    [stack] { $n } in the stack beside the board.
    [standing] **{ $name }** stands here.
    [board] A space of the board; nobody stands here now.
   *[unknown] Not on the table, as far as you can see.
}

## Asked once more before something unwise

doubt-tm-leave = That puts you out of the game for good. Leave all the same?
doubt-tm-concede = One life would do, and you still have { $n }. Concede all the same?
doubt-tm-last-life = It is your last life, with a { $chance }% chance to win. Fight all the same?
