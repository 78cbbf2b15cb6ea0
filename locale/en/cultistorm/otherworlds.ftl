# Otherworlds, module 4 of Cultistorm.

cs-ev-otherworld-opens = *{ $card }* opens at { $slot } *{ $location }*. { $text }
cs-ev-swallowed = **{ $who }** is swallowed by *{ $card }*.
cs-ev-rescued = **{ $who }** brings **{ $whom }** back from *{ $card }*.
cs-ev-otherworld-closes = *{ $card }* closes. Nobody is inside.
cs-ev-left-behind = { $n ->
    [one] *{ $card }* closes with { $whos } inside.
   *[other] *{ $card }* closes with { $whos } inside.
}
cs-free = **{ $one }**, which two cards do you discard to bring **{ $whom }** back from *{ $card }*?
cs-opt-free = Bring { $whom } back
cs-opt-free-hint = Discard two cards: { $symbol } and { $wanted }. A wild one stands for either
