# Words on pictures and in their descriptions. Names and texts of cards come from the catalogue.

## On the table

pic-tm-game = Talisman
pic-tm-map-I4 = Pits
pic-tm-seat = Seat { $n }
pic-tm-setup = Who will set out?
pic-tm-anew = { $name } needs a new character
pic-tm-to-move = { $name } to move
pic-tm-round-at = Turn { $n }: { $space }
pic-tm-turn = Turn { $n }
pic-tm-out = Out of the game.
pic-tm-choosing = No character yet.
pic-tm-waiting = Waiting for a new character.
pic-tm-quest-life = take a life from somebody
pic-tm-quest-enemy = kill an Enemy
pic-tm-quest-follower = hand over a follower
pic-tm-quest-magic-object = hand over a magic object
pic-tm-quest-gold3 = hand over 3 gold
pic-tm-quest-gold2 = hand over 2 gold
pic-tm-hex = a Hex
pic-tm-barrier = a Barrier
pic-tm-no-spells = Nobody can cast spells.
pic-tm-no-magic = All magic fails.
pic-tm-blizzard = Blizzard: everybody moves one space.
pic-tm-clockwise = clockwise
pic-tm-counter = anticlockwise
pic-tm-bridge-way = over the bridge
pic-tm-portal-way = through the Portal of Power
pic-tm-good = Good
pic-tm-neutral = Neutral
pic-tm-evil = Evil
pic-tm-strength = Strength
pic-tm-craft = Craft
pic-tm-lives = Lives
pic-tm-gold = Gold

## A turn

pic-tm-goes =
    { $n ->
        [one] { $name } goes 1 space
       *[other] { $name } goes { $n } spaces
    }
pic-tm-sets-out = Where will { $name } go?
pic-tm-is-at = { $name }: { $space }
pic-tm-draws =
    { $n ->
        [one] Draw 1 card
       *[other] Draw { $n } cards
    }
pic-tm-draws-none = No new card
pic-tm-own-rule = See what happens here
pic-tm-chance = Win { $n }%
pic-tm-chance-of = Victory for { $name }: { $n }%
pic-tm-take-gold = { $n } gold on the ground
pic-tm-more = and { $n } more
pic-tm-nothing-here = Nothing lies here.
pic-tm-fight-strength = Fight
pic-tm-fight-craft = Psychic combat
pic-tm-stand-off = A draw
pic-tm-wins = Victory for { $name }
pic-tm-not-rolled = Not rolled yet

## A person's things

pic-tm-objects = Objects
pic-tm-followers = Followers
pic-tm-trophies = Trophies
pic-tm-spells = Spells
pic-tm-armed = { $when ->
    [turn-start] ready when a turn begins
    [move-end] ready after a move
    [spell-cast] ready against a spell
    [command] ready against the Command Spell
    [against-me] ready when you are attacked
    [fight] ready in a fight
    [life-loss] ready before a life is lost
    [life-lost] ready after a life is lost
    [follower-dies] ready when a follower would die
   *[own-end] ready at the end of your turn
}{ $whom ->
    [seat] {" "}({ $name })
    [me] {" "}(you)
   *[anybody] {""}
}
pic-tm-no-spells-held = No spell in hand.
pic-tm-hand-of = { $name }: spells
pic-tm-has-nothing = Travels light.
pic-tm-spells-secret =
    { $n ->
        [one] 1 spell in hand
       *[other] { $n } spells in hand
    }
pic-tm-starts-at = Starts: { $space }

## Kinds of cards

pic-tm-kind-spaces = Space
pic-tm-kind-characters = Character
pic-tm-kind-creatures = Being
pic-tm-kind-events = Event
pic-tm-kind-enemies = Enemy
pic-tm-kind-strangers = Stranger
pic-tm-kind-objects = Object
pic-tm-kind-magic-objects = Magic object
pic-tm-kind-followers = Follower
pic-tm-kind-places = Place
pic-tm-kind-spells = Spell
pic-tm-region-outer = Outer Region
pic-tm-region-middle = Middle Region
pic-tm-region-inner = Inner Region
pic-tm-region-crown = The heart of the land

## The end

pic-tm-over-last = { $who } wears the Crown
pic-tm-over-alone = { $who } is the last one left
pic-tm-over-outlived = { $who } is the last one left
pic-tm-over-crowned = { $who } wears the Crown
pic-tm-over-shared = { $who } share the Crown
pic-tm-over-abandoned = The Crown is still waiting
pic-tm-result-last = { $who } wears the Crown of Command, and nobody else is left.
pic-tm-result-alone = All others have given up: { $who } wins without having reached the Crown.
pic-tm-result-outlived = Nobody else is left: { $who } wins.
pic-tm-result-crowned = { $who } wins with the sixth Command Spell.
pic-tm-result-shared = { $who } have fallen together and share the Crown.
pic-tm-result-abandoned = Nobody has won. The Crown is still waiting.
pic-tm-result-playing = The game is still going on.
pic-tm-count-turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
pic-tm-timeline = Who grew how strong
pic-tm-timeline-key = Strength and Craft together
pic-tm-turning-points = Turning points
pic-tm-no-turning-points = No one thing decided this game.
pic-tm-who-did-what = Who did what
pic-tm-did-turns = turns
pic-tm-did-trophies = trophies
pic-tm-did-slain = characters killed
pic-tm-did-lost = lives lost
pic-tm-did-died = died
pic-tm-deed-quiet = { $name } moves on: { $space }
pic-tm-deed-walked = { $name } reaches { $space }
pic-tm-deed-beat = { $name } beats { $card }
pic-tm-deed-beaten = { $name } loses a life
pic-tm-deed-took = { $name } now has { $card }
pic-tm-deed-grew = { $name } grows stronger
pic-tm-deed-toad = { $name } becomes a toad
pic-tm-deed-died = { $name } dies: { $space }
pic-tm-deed-fell = In { $name }’s turn: { $other } dies
pic-tm-deed-left = { $other } gives up
pic-tm-deed-out = In { $name }’s turn: { $other } is out of the game
pic-tm-deed-back = { $name } comes back with a new character
pic-tm-deed-slew = { $name } kills { $other }
pic-tm-deed-crossed = { $name } crosses the river: { $space }
pic-tm-deed-inner = { $name } reaches the Inner Region
pic-tm-deed-crown = { $name } reaches the Crown
pic-tm-deed-talisman = { $name } has a Talisman
pic-tm-deed-end = { $name } has won

## In words

pic-tm-say-turn = Turn { $n }: { $name } ({ $character }) is at { $space }.
pic-tm-say-player = { $name }: { $character } at { $space }, Strength { $strength }, Craft { $craft }, lives { $lives }, gold { $gold }, spells { $spells }, objects { $objects }, followers { $followers }, trophies { $trophies }.
pic-tm-say-gone = { $name }: { $status }
pic-tm-say-toad =
    { $n ->
        [one] A toad for 1 more turn.
       *[other] A toad for { $n } more turns.
    }
pic-tm-say-misses =
    { $n ->
        [one] Misses 1 turn.
       *[other] Misses { $n } turns.
    }
pic-tm-say-quest = Quest: { $quest }.
pic-tm-say-claim = A Talisman is due.
pic-tm-say-raft = Has a raft.
pic-tm-say-enslaved = Enslaved in the Temple.
pic-tm-say-done = Dealt with: { $name }.
pic-tm-say-gold = { $n } gold
pic-tm-say-coins = { $name } ({ $n } gold)
pic-tm-say-strength = { $name }, Strength { $n }
pic-tm-say-craft = { $name }, Craft { $n }
pic-tm-say-mirrors = { $name }, as strong as you
pic-tm-say-space = { $space } ({ $id }): { $what }.
pic-tm-say-decks = Left to draw: { $adventure } adventures, { $spells } spells; Talismans: { $talismans }.
pic-tm-say-stacks = For sale: { $list }.
pic-tm-say-way = { $turning } to { $space }.
pic-tm-say-way-with = { $turning } to { $space }: { $what }.
pic-tm-say-ahead = { $turning }: { $list }.
pic-tm-say-rolled = Rolled: { $dice }.
pic-tm-say-here = Here: { $what }.
pic-tm-say-side = { $name }: { $worth } + { $adds } + die { $dice } = { $value }.
pic-tm-say-side-waits = { $name }: { $worth } + { $adds }, die { $dice }, so far { $value }.
pic-tm-say-has = { $what }: { $list }.
pic-tm-say-hand =
    { $n ->
        [one] { $name } has 1 spell.
       *[other] { $name } has { $n } spells.
    }
pic-tm-say-spell = { $name }:
pic-tm-say-armed = { $name } ({ $ready }):
pic-tm-say-card = { $kind }: { $name }.
pic-tm-say-character = Strength { $strength }, Craft { $craft }, { $alignment }, starts at { $space }.
pic-tm-say-film = The game in { $n } pictures, turn { $first } to { $last }.
pic-tm-say-new = new: { $list }
pic-tm-say-changed = Since the last picture: { $list }.
