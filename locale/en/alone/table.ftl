# ALONE on the post: questions, options, hints, headline, hand, wishes, and why something is not possible.

## Questions

al-evil-stirs = Something moves in the dark. We wait for the evil forces.
al-character = **{ $who }**, who are you in the station?
al-setup-how = **{ $who }**, the secret map is yours: shall Keeper choose the decks and place creatures and danger markers, or will you?
al-decks = **{ $who }**, which two reaction decks do you play with?
al-setup-kind = **{ $who }**, floor { $floor }: which kind of creature? ({ $left } to place)
al-setup-sector = **{ $who }**, floor { $floor }: where does { $the_kind } wait?
al-setup-danger = **{ $who }**, floor { $floor }: { $most ->
    [one] where does the danger marker lie?
   *[other] where do { $most } danger markers lie?
}
al-turn = **{ $who }**, what do you do?
al-second = **{ $who }**, Bullet Time: which second action?
al-locate = **{ $who }**, what do you locate? (target { $n } of { $of })
al-item-target = **{ $who }**, *{ $item }*: against whom?
al-item-sector = **{ $who }**, *{ $item }*: into which sector?
al-item-way = **{ $who }**, *{ $item }*: which way?
al-item-second-way = **{ $who }**, *{ $item }*: and which second way?
al-item-charges = **{ $who }**, *{ $item }*: how many charges?
al-item-pay = **{ $who }**, *{ $item }*: pay with its charge, or does *{ $character }* pay?
al-block = **{ $who }**, do you block a door?
al-move-on = **{ $who }**, on or stop?
al-clear-danger = **{ $who }**, do you remove a danger marker?
al-clear-each = **{ $who }**, which danger markers do you remove?
al-explore-more = **{ $who }**, do you explore as well?
al-room-search = **{ $who }**, first search here (*{ $room }*): how many cards?
al-keen-eye = **{ $who }**, Keen eye: draw 1 card more?
al-discard-items = **{ $who }**, too many items: discard { $least }.
al-upgrade = **{ $who }**, do you upgrade something?
al-repair-reach = **{ $who }**, how far shall the light reach?
al-reroll = **{ $who }**, do you re-roll?
al-reroll-which = **{ $who }**, which failures do you re-roll?
al-agility = **{ $who }**, Agility: which hit must be re-rolled?
al-bravery = **{ $who }**, { $n } composure at stake: do you use Bravery?
al-redirect = { $loss ->
    [life] **{ $who }**, you are about to lose { $n } life: does a companion take it?
   *[composure] **{ $who }**, you are about to lose { $n } composure: does a companion take it?
}
al-opportunity = **{ $who }**, an opportunity: do you use an item?
al-strike-back = **{ $who }**, whom do you strike back at?
al-free-attack = **{ $who }**, a free attack: on whom?
al-free-attack-target = **{ $who }**, *{ $card }*: a free attack on whom?
al-attack-or-move = **{ $who }**, attack or move?
al-card-way = **{ $who }**, *{ $card }*: which way?
al-boss-experience = **{ $who }**, the boss is dead: experience for which { $most } abilities?
al-reward-heal = **{ $who }**, the reward: regain { $n } life or { $n } composure?
al-heal-split = **{ $who }**, what do you regain? ({ $left } points)
al-doctor = **{ $who }**, the end of the round: what do you regain?
al-companion-dice = **{ $who }**, shall *{ $character }* help (1 die more)?
al-pay-charge = **{ $who }**, the mission costs charges: from which item? ({ $left } to go)
al-web = **{ $who }**, the web holds you: what do you give?
al-pay-or-suffer = **{ $who }**, *{ $card }*: what do you give?
al-strike-room = **{ $who }**, *{ $card }*: which room do you strike?
al-light-floor = **{ $who }**, *{ $card }*: on which floor does the light go on?
al-plan-room = **{ $who }**, *{ $card }*: which room do you look up? ({ $nth } of 2)
al-locate-way = **{ $who }**, for which target do you want the first step?
al-lure = **{ $who }**, which creature do you lure away?
al-walk = **{ $who }**, where does { $the_kind } on { $sector } go? ({ $left } more)
al-react = { $moment ->
    [announced] **{ $who }**, the hero has announced: { $action_name }. Do you react?
    [after] **{ $who }**, after the action ({ $action_name }): do you react?
    [loss] **{ $who }**, the hero has lost { $loss_name }. Do you react?
    [late_loss] **{ $who }**, last chance after the attacks. Do you react?
   *[turn_end] **{ $who }**, the end of turn { $turn }: do you play a card?
}
al-standard-card = **{ $who }**, which card do you play face down?
al-standard-danger = **{ $who }**, where does the danger marker lie?
al-which-of-them = **{ $who }**, which of them?
al-which-creature = **{ $who }**, which creature?
al-creature-step = **{ $who }**, where does { $the_kind } go? ({ $left } more)
al-spawn-kind = **{ $who }**, which kind appears?
al-spawn-where = **{ $who }**, where does { $the_kind } appear?
al-card-sector = **{ $who }**, *{ $card }*: which sector?
al-card-door = **{ $who }**, *{ $card }*: which door?
al-card-block = **{ $who }**, *{ $card }*: which door jams?
al-card-target = **{ $who }**, *{ $card }*: which of the targets?
al-card-lie = **{ $who }**, *{ $card }*: what is the hero to believe?
al-card-noise = **{ $who }**, *{ $card }*: where does the false noise come from?
al-noise = **{ $who }**, the noise could come from several sides: which one do you name?
al-attack-order = **{ $who }**, which creature attacks first?
al-shock-order = **{ $who }**, which shock comes first?
al-deadly-bonus = **{ $who }**, shall it attack with more dice and die of it?
al-evil-reroll = **{ $who }**, which failures are re-rolled?
al-place-danger = **{ $who }**, where do you place a danger marker? ({ $left } left)
al-place-boss = **{ $who }**, where does the boss stand?
al-alarm = **{ $who }**, the alarm rings: which creature moves?
al-refill = **{ $who }**, you may refill the hands. How?
al-refill-from = **{ $who }**, how many of them from *{ $deck_name }*?
al-draw = **{ $who }**, who draws, and from which deck?
al-say-distance = **{ $who }**, you may lie. Which distance do you state for { $target }?
al-say-floor = **{ $who }**, you may lie. Which floor do you state for { $target }?
al-locate-floor = **{ $who }**, { $target } is equally far on both floors: which one do you report?
al-locate-first-step = **{ $who }**, several ways are equally short: which first step do you name?
al-which-answer = **{ $who }**, only some targets are answered: which?

## Options

al-opt-move = Move { $toward }
al-opt-unblock = Clear the blockade { $toward }
al-opt-explore = Explore { $toward }
al-opt-attack = Attack { $creature }{ $far ->
    [yes] { " " }({ $place })
   *[no] { "" }
}
al-opt-attack-item = { $creature }{ $far ->
    [yes] { " " }({ $place })
   *[no] { "" }
}
al-opt-locate = Locate …
al-opt-search = Search
al-opt-interact-box = Switch box: light { $toward }
al-opt-interact-mission = Mission: { $mission }
al-opt-interact-condition = Clear away: { $condition }
al-opt-interact-sabotage = Undo sabotage
al-opt-item = { $action_name }: { $item }
al-opt-item-plain = { $action_name }: { $item } (not upgraded)
al-opt-use = Use { $item }
al-opt-use-plain = Use { $item } (not upgraded)
al-opt-heal = { $track ->
    [life] Heal 1 life (adrenaline)
   *[composure] Heal 1 composure (adrenaline)
}
al-opt-reward = { $track ->
    [life] { $n } life
   *[composure] { $n } composure
}
al-opt-track = { $track ->
    [life] Life
   *[composure] Composure
}
al-opt-bullet-then = Bullet Time: { $deed }
al-opt-bullet-then-kind = Bullet Time, 1 adrenaline …
al-opt-several-locate = Locate { $n } things …
al-opt-several-upgrade = { $n ->
    [one] Upgrade …
   *[other] Upgrade up to { $n } items …
}
al-opt-bullet = Bullet Time (adrenaline)
al-opt-help = { $track ->
    [life] { $character }: 1 life
   *[composure] { $character }: 1 composure
}
al-opt-sacrifice = Sacrifice { $character }
al-opt-stop = Stop
al-opt-stop-move = Stop here
al-opt-stop-step = No further
al-opt-stop-danger = No more
al-opt-back = Back
al-opt-target = { $target }
al-opt-character = { $character }
al-opt-random = By lot
al-opt-auto = Let Keeper set it up
al-opt-own = Set it up myself
al-opt-deck = { $deck_name }
al-opt-kind = { $kind }
al-opt-at = { $sector }
al-opt-at-room = { $sector } · { $room } ({ $letter })
al-opt-at-place = { $place } ({ $n ->
    [one] 1 creature
   *[other] { $n } creatures
})
al-opt-play = Play { $card }
al-opt-play-kind = Play a card …
al-opt-standard = { $use ->
    [move] Face down: move a creature
    [appear] Face down: a creature appears
   *[danger] Face down: a danger marker
}
al-orders-kind = Pass for longer …
al-opt-order-turn = Pass for the rest of this turn
al-opt-order-round = Pass for the rest of this round
al-opt-order-end = Pass except at the end of turns
al-opt-order-attack = Pass until the hero attacks
al-opt-order-locate = Pass until the hero locates
al-opt-order-search = Pass until the hero searches
al-opt-order-interact = Pass until the hero interacts
al-opt-order-room = Pass until the hero is in a room
al-opt-order-danger = Pass until the hero is at a danger marker
al-order-none = No order: always ask me
al-opt-pass = Pass
al-opt-card = { $card }
al-opt-creature = { $kind } on { $sector }
al-opt-creature-wounded = { $kind } on { $sector } (wounded)
al-opt-waiting-creature = { $kind }{ $hurt ->
    [yes] { " " }(wounded)
   *[no] { "" }
}
al-opt-creature-seen = { $creature }{ $far ->
    [yes] { " " }({ $place })
   *[no] { "" }
}
al-opt-none = { $asked ->
    [al-doctor] Regain nothing
    [al-clear-danger] Remove none
   *[other] No creature
}
al-opt-none-attack = No attack
al-opt-to = { $way } to { $sector }
al-opt-to-way = { $way }
al-opt-door = Open the door ({ $way })
al-opt-door-way = Door { $way }
al-opt-noise = { $from }
al-opt-way = { $way }
al-opt-block = Block the door { $way }
al-opt-no-block = Block nothing
al-opt-on = On { $toward }
al-opt-clear = Remove the marker { $place }
al-opt-clear-own = The marker here
al-opt-draw = { $n ->
    [one] Draw 1 card
   *[other] Draw { $n } cards
}
al-opt-more = 1 card more
al-opt-keep = { $asked ->
    [al-agility] Reroll none
    [al-bravery] Don’t use Bravery
    [al-keen-eye] No further card
    [al-reroll] Don’t reroll
    [al-companion-dice] Attack without help
   *[other] Use no item
}
al-opt-yes = { $asked ->
    [al-bravery] Use Bravery
   *[other] 1 die more
}
al-opt-discard = { $item }
al-opt-upgrade = Upgrade { $item } (charge: { $source })
al-opt-upgrade-supply = Upgrade { $item }
al-opt-done = No upgrade
al-opt-light = { $n ->
    [0] Only the box’s own sector
    [one] 1 sector further
   *[other] { $n } sectors further
}
al-opt-die = { $face_name } ({ $nth })
al-opt-reroll-all = { $source }: re-roll all
al-opt-reroll-one = { $source }: re-roll { $face_name }
al-opt-bear = Take it myself
al-opt-companion = { $character } takes it
al-opt-companion-pays = { $character } pays
al-opt-charge = The item’s charge
al-opt-charges = { $n ->
    [one] 1 charge
   *[other] { $n } charges
}
al-opt-ability = { $ability }
al-opt-pay-item = A charge of { $item }
al-opt-pay-drawn = Discard { $item }
al-opt-pay-adrenaline = Spend 1 adrenaline
al-opt-give-life = Lose 1 life
al-opt-suffer = { $kind ->
    [life] Lose { $n } life
   *[composure] Lose { $n } composure
}
al-opt-room = { $room }
al-opt-floor = { $floor ->
    [same] This floor
   *[other] The other floor
}
al-opt-deadly = +{ $n } dice, then it dies
al-opt-no = { $asked ->
    [al-explore-more] Don’t explore
    [al-attack-or-move] Neither
   *[other] Attack without further dice
}
al-opt-place = { $sector }
al-opt-full = Fill all hands
al-opt-choose = Choose the decks myself
al-opt-draw-nothing = Draw nothing
al-opt-number = { $n }
al-opt-draws = { $name } from { $deck_name }
al-opt-say = { $true ->
    [1] { $n } (true)
   *[0] { $n }
}
al-opt-answer = { $target }
al-opt-omit = { $sector }: conceal { $element }
al-opt-false = { $sector }: fake { $element }

## Small lines, headline, hand, wishes, reasons

al-action = { $action ->
    [move] Move
    [explore] Explore
    [attack] Attack
    [locate] Locate
    [search] Search
   *[interact] Interact
}
al-loss = { $loss ->
    [life] life
   *[composure] composure
}
al-hint-item = { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
} · { $upgraded ->
    [yes] upgraded
   *[no] upgrade: { $needs }
} · { $text }
al-hint-heal = Now { $now }, heal limit { $limit }
al-hint-bullet = Two actions this turn · adrenaline { $adrenaline }
al-hint-locate = How far are two things? No direction.
al-hint-search = Draw items; more in a room’s first search
al-hint-explore = Reveals up to 2 sectors, without entering
al-hint-attack = { $chance }% to wound or kill · { $wound } damage wounds it, { $kill } more { $kill ->
    [one] kills
   *[other] kill
} it
al-hint-hidden = hidden from the hero
al-hint-revealed = the hero sees it
al-hint-distance = { $n ->
    [one] 1 sector from the hero
   *[other] { $n } sectors from the hero
}
al-hint-left = { $left } left
al-hint-order = Keeper passes for you, unnoticed; withdraw it any time under “{ $foot-hand }”
box-alone = ALONE
box-alone-line = One hero in a dark station; the others play everything that lurks there.
wish-character = Character of the hero
wish-alone-difficulty = Difficulty
wish-side = Side
wish-side-value = { $value ->
    [hero] the hero
    [evil] evil
   *[any] either
}
wish-side-hint = { $value ->
    [hero] You see little, you act alone
    [evil] You see the secret map, play reaction cards, move creatures
   *[any] If nobody wants to be the hero, it is the first who chose “either”
}
wish-side-left-open = Whoever has no wish plays on the side that is left: the first of them is the hero if nobody wants to be, all others are evil.
wish-hero-chooses = the hero chooses
alo-headline = Round { $round }, turn { $turn } of { $turns } · life { $life } · composure { $composure }
alo-headline-nightmare = Nightmare · round { $round }, turn { $turn } of { $turns } · life { $life } · composure { $composure }
alo-headline-setup = ALONE · the station is being prepared
alo-headline-over = ALONE · the end after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}
alo-outcome = { $result ->
    [escaped] { $hero } has won in round { $round }: the main mission *{ $mission }* is complete.
    [broken] The evil forces have won in round { $round }: { $hero } is broken.
    [hero_conceded] The evil forces have won: { $hero } conceded in round { $round }.
    [evil_conceded] { $hero } has won: the evil forces conceded in round { $round }.
   *[abandoned] The game was abandoned in round { $round }.
}
alo-hero = **{ $who } – { $character }**
    Life { $life } · composure { $composure } (heal limit { $limit }) · adrenaline { $adrenaline }/{ $capacity }
alo-hero-item = Item *{ $item }*{ $upgraded ->
    [yes] {" "}(upgraded)
   *[no] {""}
}, { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
}: { $text }
alo-hero-companion = Companion *{ $character }*, { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
}: { $text }
alo-hero-ability = { $unlocked ->
    [yes] Ability { $ability }: unlocked
   *[no] Ability { $ability }: { $points }/2
}
alo-mission = { $state ->
    [done] ✓ *{ $mission }*
    [asleep] *{ $mission }* (main mission, not yet begun): { $text }
   *[open] *{ $mission }*: { $text }
}
alo-evil = { $leads ->
    [yes] **{ $who }** leads the evil forces
   *[no] **{ $who }**, one of the evil forces
} · { $n ->
    [one] 1 card
   *[other] { $n } cards
} (limit { $limit })
alo-evil-order = Standing order: **{ $order }**
alo-evil-concedes = **{ $who }** would concede.
al-concede = { $how ->
    [hero] Do you give up? The evil forces win, at once. The secret map is uncovered.
    [team] Do you concede? The hero wins when all of you have conceded; until then only your team knows ({ $others }).
    [said] You have conceded; the game goes on until { $others } have, too. Do you want to fight on?
   *[last] Do you concede? The other evil forces have: the hero wins at once.
}
al-lobby = One of you is the hero, alone in the dark; the others are the evil forces, who see everything and only react. A game takes 4 or 5 rounds, about 30 to 35 turns of the hero with two or three presses each: an evening. { $state ->
    [hero] **More than one of you wants to be the hero; only one can.**
    [evil] **Somebody has to be the hero.**
   *[set] { $n ->
        [0] As it stands, { $hero } is the hero.
       *[other] As it stands, { $hero } is the hero, evil: { $evil }.
    }
} Pick your side with “{ $lobby-mywish }”.
alo-evil-card = *{ $card }* ({ $deck_name }): { $text }
al-why-over = The game is over.
al-why-evil-only = Only the evil forces do that.
al-why-hero-only = Only the hero does that; the evil forces react.
al-why-setup = The station is still being prepared.
al-why-bullet-used = You have used Bullet Time this turn already.
al-why-no-adrenaline = You have no adrenaline left; it is refilled at the end of the round.
al-why-healed = You have healed with adrenaline this turn already.
al-why-heal-limit = Both tracks are at or above the heal limit of { $limit }.
al-why-no-companion = You have no companion.
al-why-start-only = That is declared at the start of a turn, before the first action.
al-why-no-blocking = *{ $mission }* forbids blocking doors.
al-why-no-door = Your sector has no door that could be blocked.
al-why-block-after-step = A door is blocked after a step of a Move.
al-why-no-items = You have no items; Search draws some.
al-why-item = *{ $item }* is used only for this: { $when }.
al-why-item-empty = *{ $item }* has no charge left.
al-why-not-now = That is an action; you choose one when your turn begins.
al-why-no-creature = There is no creature in your sector, and none of your items reaches further.
al-why-no-way = All ways out of your sector are blocked; clear a blockade first.
al-why-main-sleeps = *{ $mission }* has not begun: complete a starting mission first.
al-why-cannot-pay = *{ $mission }* costs { $n } charges; you have { $have }, so { $missing } { $missing ->
    [one] is
   *[other] are
} missing.
al-why-elsewhere = *{ $mission }* needs *{ $room }*.
al-why-nothing-here = There is nothing to interact with in your sector: no switch box, no target place of a mission.
al-why-spawn-by-card = A creature appears by a reaction card, at the end of a turn also by any card face down.
al-why-danger-at-round-end = Danger markers are placed at the end of the round, one for each uncovered danger symbol.
al-why-spaces-full = All 9 reaction spaces are taken; the next round frees them.
al-why-one-space = Only one space is left, and a second card of a turn needs two.
al-why-two-played = Two cards have been played this turn already.
al-why-hand-empty = Your hand is empty until the end of the round.
al-why-ordered = Keeper passes for you by your standing order; withdraw it under “{ $foot-hand }” or with { $cmd-alone-orders }.
al-why-leader-first = The leader plays the first card of a turn.
al-why-card = *{ $card }* is played only then: { $when }.

al-card-kind = { $kind ->
    [reactions] Reaction card
    [items] Item
    [missions] Mission
    [characters] Character
    [creature_cards] Creature
   *[rooms] Room
}
al-card-place = { $place ->
    [hero] Played by { $name }.
    [companion] A companion of the hero.
    [inventory] In the hero’s inventory.
    [discarded] On the discard pile.
    [mission-done] A mission of this game, completed.
    [mission-open] A mission of this game.
    [mission-asleep] The main mission of this game, not yet begun.
    [played] On the reaction spaces.
    [hand] In your hand.
    [on-map] In the base, as far as you can see.
   *[unknown] Not on the table, as far as you can see.
}
no-bad-wish-side = { $value ->
    [hero] More than one of you wants to be the hero. Only one can: agree, then start.
   *[evil] Everybody wants to be evil. One of you must be the hero: agree, then start.
}

## Asked once more before something unwise

doubt-al-end = That would be the end. Take it all the same?
