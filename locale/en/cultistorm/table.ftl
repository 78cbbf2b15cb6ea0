# Cultistorm on the post: questions, options, hints, headline, plan, boards, wishes, and why something is not possible.

box-cultistorm = Cultistorm
box-cultistorm-line = Plan together, fight cultists and seal the city’s gates before they open.
cs-my-plan = My plan

## Questions

cs-prepare = { $ready ->
    [yes] **{ $one }**, you are ready. Until everybody else is, you can still act.
   *[no] **{ $one }**, what do you do before the fights?
}
cs-start-object = **{ $one }**, which object do you keep?
cs-drop = **{ $one }**, which cards do you discard? Your hand is refilled afterwards.
cs-discard = **{ $one }**, *{ $card }*: which card do you discard?
cs-exchange = **{ $one }**, which cards do you exchange?
cs-attack = **{ $one }**, do you attack *{ $enemy }*?
cs-fight = { $lacks ->
    [0] **{ $one }**, your fight against *{ $enemy }*: how do you win it?
    [one] **{ $one }**, your fight against *{ $enemy }*: 1 symbol short. What now?
   *[other] **{ $one }**, your fight against *{ $enemy }*: { $lacks } symbols short. What now?
}
cs-pick = **{ $one }**, what do you use against *{ $enemy }*?
cs-order = At { $slot }: who fights first?
cs-trophy = **{ $one }**, which trophy do you take for *{ $card }*?
cs-give-trophy = **{ $one }**, which trophy do you put back for *{ $card }*?
cs-swap-trophy = **{ $one }**, which trophy do you exchange, and for which?
cs-share = **{ $one }**, which trophy do you exchange with **{ $by }**?
cs-keep = **{ $one }**, what do you keep of your finds?
cs-amulet = **{ $one }**, which symbol does your *{ $card }* bear?
cs-name = **{ $one }**, *{ $card }*: what do you choose?
cs-offer = { $swap ->
    [yes] **{ $one }**, **{ $by }** offers *{ $gives }* for your *{ $takes }*.
   *[no] **{ $one }**, **{ $by }** offers you *{ $gives }*.
}
cs-offer-support = **{ $one }**, **{ $by }** wants to support you with *{ $card }*. It would cost you insanity. Do you accept?
cs-certain = **{ $one }**, this will be the end, for certain. Do you mean it?
cs-certain-victim = **{ $one }**, what **{ $by }** is about to do will cost you your mind, for certain. Do you agree?
cs-lay-more = **{ $one }**, { $missing ->
    [0] no more trophies are
    [one] only 1 more trophy is
   *[other] only { $missing } more trophies are
} needed there. Do you lay { $n }? The rest returns to the supply on sealing.
cs-gate-seal = **{ $one }**, which gate seal card do you take? Whoever has it can seal the location with the same sign.
cs-seal = **{ $one }**, sealing phase: what do you do?
cs-altar = A lap is complete: which location becomes active?
cs-break-altar = *{ $card }*: which altar is removed?
cs-abduct = *{ $card }*: who is taken to the cultist marker?
cs-team = *{ $card }*: what do you choose together?
cs-choose = **{ $one }**, *{ $card }*: which one?
cs-may = **{ $who }**, *{ $card }*: do you?
cs-whom = **{ $one }**, *{ $card }*: whom?
cs-slot = **{ $one }**, *{ $card }*: which location?
cs-hold = **{ $one }**, *{ $card }*: which Great Old One is held back?
cs-parcel = **{ $one }**, *{ $card }*: which object goes to whom?
cs-salvage = **{ $one }**, which object do you take from the discard pile?
cs-lose-object = **{ $one }**, which object do you lose?
cs-turn-die = **{ $one }**, which die do you turn to which face?
cs-reroll-any = **{ $one }**, which die is rerolled?
cs-peek = **{ $one }**, which horror card do you look at?
cs-remove-crystal = **{ $one }**, from which horror card do you take a crystal?
cs-move-crystal = **{ $one }**, which crystal do you move where?
cs-cancel-step = **{ $one }**, the horror marker is about to move to card { $ring } (crystals there: { $crystals }). Do you cancel the step?
cs-seance = **{ $one }**, do you draw the card you have seen?
cs-bargain = **{ $one }**, do you strike the bargain?

## Options

cs-opt-die = Take { $face } ({ $face_name })
cs-opt-move = Go to { $slot } { $location }
cs-opt-move-lay = Go to { $slot } { $location }, lay { $n } there
cs-opt-act = { $card }
cs-opt-use = Use: { $card }
cs-opt-research = { $n ->
    [one] Research: draw 1 card
   *[other] Research: draw { $n } cards
}
cs-opt-research-hint = Unexpected events come first; then you may keep one object
cs-opt-give = Give { $whom }: { $card }
cs-opt-swap = { $what ->
    [trophy] Exchange { $symbol } for { $wanted }
   *[object] Swap with { $whom }: { $card } for { $takes }
}
cs-opt-withdraw = Withdraw your offer to { $whom }
cs-opt-support = Support { $whom }: { $card }
cs-opt-develop = Develop level { $level }: pay { $n } × { $symbol }
cs-opt-lay = { $n ->
    [one] Lay 1 trophy here
   *[other] Lay { $n } trophies here
}
cs-opt-target = Mark: { $enemy }
cs-opt-target-ready = Mark: { $enemy }, then ready
cs-opt-untarget = Take the marker off: { $enemy }
cs-opt-ready = Ready
cs-opt-auto = Ready, Keeper chooses
cs-opt-auto-hint = Keeper picks a die and a target for you if that makes a fight certain; otherwise you do not fight
cs-opt-wait = Not ready yet
cs-opt-tell = Say what I am short of
cs-opt-tell-hint = Until the fights begin everybody sees which symbols you are short of; your cards stay hidden
cs-opt-keep = { $drops ->
    [yes] Keep { $card }, discard { $drop }
   *[no] Keep { $card }
}
cs-opt-pass = Give to { $whom }: { $card }
cs-opt-none = { $asked ->
    [cs-share] Exchange nothing
    [cs-gate-seal] Take none
   *[other] Keep nothing
}
cs-opt-drop = { $several ->
    [yes] { $card }
   *[no] Discard { $card }
}
cs-opt-lose = Discard { $card }
cs-opt-attack = { $cost ->
    [0] Attack
   *[other] Attack, { $cost } insanity
}
cs-opt-decline = Do not attack
cs-opt-decline-hint = Whoever fights nobody gets 1 insanity, and the horror marker advances
cs-opt-commit = { $cost ->
    [0] Win the fight
   *[other] Win the fight, { $cost } insanity
}
cs-opt-pick = Choose what you use …
cs-opt-concede = Give up the fight
cs-opt-concede-hint = 1 insanity, and the horror marker advances; your cards stay in your hand
cs-opt-reroll = Reroll { $face }, 1 insanity
cs-opt-coin = Reroll { $face }: { $card }
cs-opt-with = { $doubled ->
    [yes] { $source }, doubled: { $n } × { $symbol }
   *[no] { $source }: { $n } × { $symbol }
}
cs-opt-fight = { $who } against { $enemy }
cs-opt-trophy = { $symbol } { $symbol_name }
cs-opt-share = { $symbols } for your { $given }
cs-opt-symbol = { $symbol } { $symbol_name }
cs-opt-name = { $what ->
    [trophies] Give { $symbols }
    [exchange] Exchange one with { $whom }
    [card] { $card }
    [die] Your die { $face }
   *[enemy] { $enemy }
}
cs-opt-cancel = { $asked ->
    [cs-cancel-step] Cancel the step
   *[other] Better not
}
cs-opt-let = Let it happen
cs-opt-confirm = Yes, do it
cs-opt-accept = { $drops ->
    [yes] Accept, discard { $card }
   *[no] Accept
}
cs-opt-refuse = Decline
cs-opt-seal = { $what ->
    [card] { $symbol } { $symbol_name }
   *[location] { $named ->
        [yes] Seal { $location } with { $card }, { $cost } insanity
       *[no] Seal { $location }, { $cost } insanity
    }
}
cs-opt-done = Lay nothing more
cs-opt-altar = { $slot } { $location }
cs-opt-whom = { $whom }
cs-opt-slot = { $slot } { $location }: { $face }
cs-opt-hold = { $enemy }
cs-opt-parcel = { $card }: from { $by } to { $whom }
cs-opt-salvage = { $card }
cs-opt-turn = { $die } to { $face } { $face_name }
cs-opt-again = { $mate ->
    [yes] { $whom }: { $face }
   *[no] Pool: { $face }
}
cs-opt-ring = Card { $ring }: { $crystals }/{ $threshold } crystals
cs-opt-crystal = From card { $ring } to card { $to }
cs-opt-take = Draw { $card }
cs-opt-may-yes = Do it
cs-opt-may-no = Leave it be
cs-opt-leave = Leave it there
cs-bargain-plain = { $choice ->
    [0] Strike the bargain
   *[other] Refuse it
}
cs-bargain-hint = { $choice ->
    [0] 1 insanity; +2 wild symbols in this fight
   *[other] Nothing happens
}

## Kinds of deeds on the sheet

cs-kind = { $kind ->
    [take] Take a die …
    [move] Go to …
    [use] Use a location, an ability or an object …
    [research] Research …
    [offer] Give or swap an object …
    [support] Support somebody …
    [develop] Develop an ability …
    [lay] Lay trophies …
    [target] Mark an enemy …
   *[other] Something else …
}

## Hints

cs-hint-needs = needs { $symbols }
cs-hint-insanity = { $n ->
    [0] free
   *[other] { $n } insanity
}
cs-hint-free = free
cs-hint-for = for { $whom }: “{ $text }”
cs-hint-enough = enough against { $enemy }
cs-hint-attack = { $lacks ->
    [0] you have everything it needs
    [one] 1 symbol short; a reroll may bring it
   *[other] { $lacks } symbols short; rerolls may bring them
}{ $cost ->
    [0] {""}
   *[other] {" "}· attacking costs { $cost } insanity
}
cs-hint-commit = with { $used }{ $cost ->
    [0] {""}
   *[other] {" "}· { $cost } insanity
}
cs-hint-die = die { $face }
cs-hint-die-faces = five symbols and one wild face
cs-hint-foes = { $n ->
    [one] 1 enemy ({ $nearest })
   *[other] { $n } enemies (nearest { $nearest })
}
cs-hint-sealed = sealed
cs-hint-trophies = trophies { $n }/{ $needed }
cs-hint-nobody = nobody there
cs-hint-card = { $star ->
    [yes] star card, costs the supporter nothing
   *[no] {""}
}{ $research ->
    [0] {""}
   *[other] { $star ->
        [yes] {", "}research { $research }
       *[no] research { $research }
    }
}
cs-hint-person = insanity { $now }/{ $most }
cs-hint-develop = { $level ->
    [1] one horror step
    [2] one horror step, one cultist here
   *[3] one horror step, one cultist here, 1 permanent insanity
} · then a gate seal card
cs-hint-lay = { $missing ->
    [0] no more are needed
   *[other] { $missing } still needed
}
cs-hint-drop = { $needed ->
    [yes] your fight needs it
   *[no] your fight can do without it
}
cs-hint-marked = already marked by { $who }
cs-hint-no-target = No enemy marked: you would get 1 insanity, and the horror marker would advance

## Plan

cs-plan-head = { $phase ->
    [setup] Everybody keeps one of their objects.
    [refresh] Discard what you do not need; then everybody refills their hand.
   *[other] Everybody decides for themselves.
}
cs-plan-pool = { $n ->
    [0] No die is left in the pool.
   *[other] Dice in the pool: { $dice }
}
cs-plan-too-many = ⚠️ { $coming ->
    [one] The next round brings 1 cultist
   *[other] The next round brings { $coming } cultists
}, the limit is { $limit }: at least { $over } must fall first.
cs-plan-line = { $done ->
    [yes] ✓
   *[no] ◦
} **{ $who }** { $slot } { $location }{ $has_dice ->
    [yes] {" "}· 🎲 { $dice }
   *[no] {""}
}{ $now ->
    [0] {""}
   *[other] {" "}· insanity { $now }/{ $most }
}
cs-plan-no-target = · { $foes ->
    [0] nobody to fight there
   *[other] no target yet
}
cs-plan-aim = ➜ *{ $enemy }*{ $known ->
    [yes] : { $how }
   *[no] {""}
}
cs-plan-sure = { $cost ->
    [0] sure
   *[other] sure, for { $cost } insanity
}
cs-plan-not-yet = not in reach yet
cs-plan-too-mad = only at the price of a mind
cs-plan-lacks = { $symbols } short
cs-plan-closing = { $more ->
    [0] { $who } has { $card }
   *[other] { $who } has { $card }, and others could help
}
cs-plan-helped = + { $cards }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}

## Headline and board

cs-headline-setup = Cultistorm: the investigators gather
cs-headline-over = Cultistorm, round { $round }: it is over
cs-headline = Round { $round }, { $phase ->
    [cultists] cultists
    [refresh] refresh
    [horror] horror
    [preparation] preparation
    [combat] combat
   *[sealing] sealing
} · cultists { $count }/{ $limit } · sealed { $sealed }/{ $places }
cs-outcome = { $result ->
    [won] { $day ->
        [0] Won in round { $round }: the storm has passed.
       *[other] Won in round { $round }: the aim of day { $day } is reached.
    }
    [insane] Lost in round { $round }: { $who } has gone insane.
    [entered] Lost in round { $round }: { $enemy } has come through.
    [limit] Lost in round { $round }: too many cultists.
    [ending] Lost in round { $round }: the endgame found a gate open.
    [module] { $why ->
        [deadline] Lost in round { $round }: the day is over, and its aim was not reached.
        [otherworlds] Lost in round { $round }: somebody stayed in another world for ever.
        [innocent-victims] Lost in round { $round }: too many civilians have put on the robe.
        [plagues] Lost in round { $round }: the plague has left the towns.
       *[other] Lost in round { $round }.
    }
   *[abandoned] Abandoned in round { $round }.
}
cs-board-place = { $slot } **{ $location }** · die { $die } · { $sealed ->
    [yes] sealed
   *[no] trophies { $trophies }/{ $required }
}{ $altar ->
    [yes] {" "}· active
   *[no] {""}
}{ $marker ->
    [yes] {" "}· cultist marker
   *[no] {""}
}{ $blocked ->
    [yes] {" "}· blocked
   *[no] {""}
}{ $anybody ->
    [yes] {" "}· { $who }
   *[no] {""}
}
cs-board-column = From the location outwards: { $foes }
cs-board-foe = { $enemy } ({ $symbols }){ $gate ->
    [yes] {" "}at the gate
   *[no] {""}
}{ $held ->
    [yes] {" "}held
   *[no] {""}
}{ $devoured ->
    [0] {""}
   *[other] {" "}has devoured { $devoured }
}
cs-board-ring = { $here ->
    [yes] ➜
   *[no] {""}
}{ $eye ->
    [yes] eye{" "}
   *[no] {""}
}{ $crystals }/{ $threshold }{ $known ->
    [yes] {" "}({ $card })
   *[no] {""}
}
cs-board-circle = Horror circle: { $cells } · laps { $laps }
cs-board-pool = Dice in the pool: { $dice } · in reserve: { $reserve }
cs-board-person = { $alone ->
    [yes] **{ $investigator }** at { $slot }
   *[no] **{ $who }** is *{ $investigator }* at { $slot }
}{ $away ->
    [yes] {" "}(away)
   *[no] {""}
} · { $attack ->
    [ranged] ranged
   *[melee] melee
} · insanity { $now }/{ $most }{ $permanent ->
    [0] {""}
   *[other] {" "}({ $permanent } permanent)
} · abilities { $level } · cards { $cards }{ $has_dice ->
    [yes] {" "}· dice { $dice }
   *[no] {""}
}{ $has_trophies ->
    [yes] {" "}· trophies { $trophies }
   *[no] {""}
}{ $has_seals ->
    [yes] {" "}· gate seals { $seals }
   *[no] {""}
}{ $has_objects ->
    [yes] {" "}· { $objects }
   *[no] {""}
}
cs-board-hand = Hand of { $who }: { $cards }
cs-board-module = { $what ->
    [blots] Blots: { $cards }
    [overflows] Plague overflows so far: { $cards }
    [saved] Saved: { $cards }
    [lost] Lost: { $cards }
    [rituals] Rituals to be learned: { $cards }
   *[pieces] Pieces of the puzzle still missing: { $cards }
}
cs-board-otherworld = *{ $card }* lies open here{ $trapped ->
    [yes] {" "}and holds { $who }
   *[no] {""}
}.
cs-board-cubes = { $n ->
    [one] 1 plague cube
   *[other] { $n } plague cubes
}
cs-board-civilian = *{ $card }* waits for help, cultist phases left: { $n }
cs-board-offer = { $swap ->
    [yes] { $by } offers { $whom } *{ $card }* for *{ $takes }*.
   *[no] { $by } offers { $whom } *{ $card }*.
}
cs-board-supply = Trophies in the supply: { $trophies } · gate seal cards: { $seals }
cs-board-decks = Cultists in the deck: { $cultists } (discarded { $discarded }) · objects: { $objects } · horror cards: { $horrors }

## Sheet

cs-sheet-card = *{ $card }* – { $text }
cs-sheet-object = Object *{ $card }*: { $text }
cs-sheet-chosen = *{ $card }* gives { $symbol } { $name }.
cs-sheet-ability = { $state ->
    [has] Ability { $level }, *{ $name }*: { $text }
   *[next] Next ability for { $price ->
        [one] 1 trophy
       *[other] { $price } identical trophies
    }, *{ $name }*: { $text }
}
cs-sheet-support = For your fight: *{ $card }* from { $by }. { $text }
cs-sheet-seen = You have seen horror card { $ring }: *{ $card }*. { $text }

cs-sheet-trapped = You are inside *{ $card }*: you cannot move, fight or take a die, but you can support and research.
cs-sheet-xp = Experience { $n }
cs-sheet-ritual = Ritual *{ $card }*: { $text }
cs-sheet-overlord = You play the other side. Dread { $dread }.
cs-sheet-pile = { $pile ->
    [cultists] Cultists in your hand: { $cards }
   *[horror] Horror cards you hold: { $cards }
}
cs-board-overlord = **{ $who }** plays the other side: cultists in hand { $cultists }, horror cards { $horrors }, dread { $dread }.

## Cards looked up

cs-card-kind = { $kind ->
    [cultists] Cultist
    [great_old_ones] Great Old One
    [locations] Location
    [investigators] Investigator
    [actions] Action card
    [objects] Object
    [horrors] Horror card
   *[module_cards] Card of a module
}
cs-card-cultist = Symbols { $symbols } · trophy { $trophy } · calls { $great }
cs-card-great = { $wave ->
    [first] First wave
    [second] Second wave
   *[special] Of a special caste
} · symbols { $symbols }
cs-card-action = Symbol { $symbol } · research { $research }{ $star ->
    [yes] {" "}· star card of { $of }
   *[no] {""}
}
cs-card-horror = { $ending ->
    [yes] Endgame card, { $threshold } crystals
   *[no] { $threshold } crystals
}
cs-card-place = { $place ->
    [location] In play: { $name }.
    [standing] Stands at { $name }.
    [devoured] Devoured by { $name }.
    [played] Played by { $name }.
    [hand] In the hand of { $name }.
    [held] { $name } has it.
    [before] Lies in front of { $name }.
    [discarded-own] On the discard pile of { $name }.
    [discarded] On the discard pile.
    [pile] Waits beside the board.
   *[now] In force now.
}

## Lobby

cs-lobby = Everybody plans at the same time, until all are ready; then the fights are resolved. You win or lose together: seal all five locations before the storm breaks (on a day of the campaign: reach its aim). A game takes some 8 to 11 rounds: an evening, or two weeks at a round a day. Left as it is, a team that helps each other wins a little more than half its games; what each choice changes is written beside it. For a first game, leave everything as it is.{ $n ->
    [1] {" "}Alone you have three investigators; two of you have one each, and allies who help from afar.
    [2] {" "}Two of you have one investigator each, and allies who help from afar: that is harder, and about one game in three is won. With two each it plays as with four people.
    [6] {" "}With six the last to come plays the other side (*Behind the Scenes*).
   *[other] {""}
}
wish-cs-difficulty = Difficulty
wish-cs-difficulty-is = { $level ->
    [easy] easy
    [hard] hard
    [nightmare] nightmare
   *[normal] normal
}
wish-cs-difficulty-hint = { $level ->
    [easy] One altar from the start, the first lap counts, and a target somebody else killed costs nothing
    [hard] A special caste, and one more crystal on the eye at the start
    [nightmare] Like hard, with creatures, and the cultist limit is 1 lower
   *[normal] As the book has it
}
wish-cs-major = Major module
wish-cs-minor = Minor modules
wish-cs-creatures = Creatures
wish-cs-caste = Special caste
wish-cs-caste-hint = Seven cultists with abilities of their own, and their Great Old One: barely harder, the same length
wish-cs-stories = Narrative mode
wish-cs-hands = Hands
wish-cs-hands-are = { $hands ->
    [open] open
   *[closed] closed
}
wish-cs-hands-hint = Others see only what you say you lack: much harder, and there is more to talk about
wish-cs-none = none
wish-cs-stories-are = with stories
wish-cs-investigator = Investigator
wish-cs-drawn = drawn by lot
wish-cs-investigator-hint = { $type }, { $attack ->
    [ranged] ranged
   *[melee] melee
} · first ability: { $first }
cs-module-hint = { $module ->
    [narrative] A story for every fight, many with consequences: much harder (2 in 10 won), and longer
    [behind-the-scenes] One of you plays the other side: much harder (2 in 10 won, usually 6), the same length
    [storm-of-cultists] Seven days with a target each, a game a day: the first is short (5 rounds) and nearly always won
    [remote-assistance] Allies help from afar; the way to play with one or two: harder (4 in 10 won) and longer
    [otherworlds] A Great Old One opens a world that holds whoever stands there: harder (4 in 10 won), the same length
    [ancient-relics] Relics for insanity and a cultist: more risk, more means; a little harder, the same length
    [dark-rituals] Supports bring experience, experience buys rituals: a little easier, the same length
    [cultist-events] An event in each cultist phase, most of them bad: much harder (3 in 10 won), a round shorter
    [innocent-victims] Civilians to be rescued in time: about as hard and as long as without
    [plagues] Cubes spread from location to location: harder (4 in 10 won), a round shorter
    [dangerous-puzzle] Pieces among the objects, all of which you must find: much harder (3 in 10 won), more to do
    [research-events] Research brings an event, more often a good one: about as hard and as long as without
    [rorschach-test] Blots that call Great Old Ones unless resolved: much harder (3 in 10 won), a round shorter
   *[other] Changes length and difficulty
}
no-bad-wish-seats = { $known ->
    [none] What you have chosen goes with no number of seats. Take some of it back, then start again.
   *[other] { $value } does not work: what you have chosen is for { $known }. Change the seats or the module, then start again.
}
no-bad-wish-major = Only one major module can be used at a time. Choose again, then start.

## Why something is not possible

cs-why-over = The game is over.
cs-why-setup = The investigators are only just gathering.
cs-why-phase = That belongs to another phase; now it is { $phase ->
    [setup] set-up
    [cultists] the cultist phase
    [refresh] the refresh phase
    [horror] the horror phase
    [preparation] the preparation phase
    [combat] the combat phase
   *[sealing] the sealing phase
}.
cs-why-other-first = Something else has to be decided first.
cs-why-pool-empty = No die is left in the pool.
cs-why-one-die = You have already taken your die for this round.
cs-why-no-altar = *{ $location }* is not active.
cs-why-no-action = *{ $location }* has no action; its effect works by itself.
cs-why-actions-closed = No location action can be used now.
cs-why-action-used = The action of *{ $location }* has been used this round, or there is nothing it could do.
cs-why-nothing-to-use = You have nothing you could use now.
cs-why-no-objects-left = The object deck is empty.
cs-why-no-icon = No card in your hand has a research icon.
cs-why-researched = You have already researched this round.
cs-why-no-object = You have no object.
cs-why-nobody-here = Nobody else stands at your location.
cs-why-open-offer = An offer between you is still open.
cs-why-support-limit = You have played { $n } supports this round; that is the limit.
cs-why-no-card = You have no card in your hand.
cs-why-card = *{ $card }*: nobody could carry it out now ({ $text })
cs-why-cannot-carry-out = Nobody could carry out what your cards say.
cs-why-all-abilities = You have developed all abilities.
cs-why-trophies = { $n ->
    [one] The next ability costs 1 trophy, and you have none.
   *[other] The next ability costs { $n } trophies of one symbol; you have { $have }, so { $missing } { $missing ->
        [one] is
       *[other] are
    } missing.
}
cs-why-sealed = *{ $location }* is sealed already.
cs-why-no-matching-trophy = You have no { $symbol } trophy, which your location needs.
cs-why-no-enemy = There is nobody to fight at *{ $location }*.
cs-why-two-targets = Both your target markers are placed, or everybody here carries one of them already.
cs-why-no-target = You have marked nobody.
cs-why-not-your-fight = The fights are at { $slot } now.
cs-why-great-old-one = A Great Old One is at *{ $location }*: it must be defeated first.
cs-why-no-gate-seal = You do not own the gate seal card { $symbol }.
cs-why-trophies-missing = { $n ->
    [one] { $have } of { $of } { $symbol } trophies lie on your location: 1 is missing.
   *[other] { $have } of { $of } { $symbol } trophies lie on your location: { $n } are missing.
}
cs-why-no-vote = There is nothing to vote on now.
cs-why-cannot-move = You cannot leave your location now.

## Asked once more before something unwise

doubt-cs-won = You have all you need to win this fight. Give it up all the same?
doubt-cs-lay-more = { $missing ->
    [0] No trophy is missing there any more. Lay { $n } all the same?
    [one] Only 1 trophy is missing there. Lay { $n } all the same?
   *[other] Only { $missing } trophies are missing there. Lay { $n } all the same?
}
doubt-cs-end = Whoever fights nobody, or loses, gets 1 insanity. For you that would be the fifth: the game would be lost for all. All the same?
