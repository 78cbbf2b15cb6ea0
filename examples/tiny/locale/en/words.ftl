# Wading Out. Events are `wo-ev-…`, options `wo-opt-…`, questions are called as the rules ask them.

box-wading-out = Wading Out
box-wading-out-line = Shells at low tide: wade on as far as you dare, and be home before the wave.
wo-wish-length = Length
wo-length = { $value ->
    [long] Long: { $n } shells
   *[short] Short: { $n } shells
}

wo-headline = { $who } is out. In the basket: { $basket }. Enough: { $enough }.
wo-headline-over = The water is back.
wo-wader = **{ $who }**: { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
} · finds { $finds } · waves { $waves }{ $whistle ->
    [yes] {" "}· whistle
   *[no] {""}
}
wo-hand-wish = Your wish: *{ $card }*. { $text }
wo-kind-wishes = Wish
wo-kind-finds = Find
wo-outcome = { $n ->
    [one] { $who } wins with { $shells } shells.
   *[other] { $who } win with { $shells } shells each.
}

## What happens

wo-ev-wished = **{ $seat }** draws the wish *{ $card }*. { $text }
wo-ev-wish-drawn = **{ $seat }** draws a wish.
wo-ev-turn-begins = **{ $seat }** is up.
wo-ev-combed = **{ $seat }** combs the beach.
wo-ev-threw = **{ $seat }** throws { $face }. In the basket: { $basket }.
wo-ev-wave = A wave. **{ $seat }** loses { $lost ->
    [0] nothing but dry feet
    [one] 1 shell of the basket
   *[other] { $lost } shells of the basket
}.
wo-ev-found = **{ $seat }** turns up *{ $card }*. { $text }
wo-ev-whistled = **{ $seat }** blows the whistle. **{ $at }** must throw once more.
wo-ev-went-home = **{ $seat }** goes home.
wo-ev-gained = **{ $seat }** gains { $n } ({ $shells } now).
wo-ev-lost = **{ $seat }** loses { $n } ({ $shells } left).
wo-ev-wish-shown = **{ $seat }** had the wish *{ $card }*. { $text }

## Questions and answers

wo-turn = **{ $who }**, the water is low. Wade out, or stay on the beach?
wo-further = **{ $who }**, { $basket } in the basket. Further, or home?
wo-choose = **{ $who }**, *{ $card }*: what will it be?
wo-whistle = **{ $who }**, **{ $at }** goes home with { $basket }. Blow your whistle?
wo-listening = Whoever has a whistle may blow it.
wo-opt-wade = Wade and throw
wo-opt-comb = Comb the beach
wo-opt-comb-hint = 1 shell, and your turn is over
wo-opt-home = Go home with { $basket }
wo-opt-whistle = Blow the whistle
wo-opt-whistle-hint = { $at } throws once more, and may lose { $basket }
wo-opt-pass = Keep quiet now
wo-opt-quiet = Keep quiet until I say otherwise
wo-order-none = Ask me every time
tip-wo-further = A 1 takes the whole basket. The others may whistle when you go home with much.

## Why not

wo-why-over = The game is over.
wo-why-turn = It is the turn of { $seat }.
wo-why-home = There is nothing to carry home yet.
wo-why-waiting = Something else is asked first.
wo-why-blown = Your whistle is blown.
wo-why-nobody = Nobody is going home.
