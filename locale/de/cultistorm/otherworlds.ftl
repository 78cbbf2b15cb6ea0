# Die anderen Welten, Modul 4 von Cultistorm.

cs-ev-otherworld-opens = Bei { $slot } *{ $location }* öffnet sich eine andere Welt: *{ $card }*. { $text }
cs-ev-swallowed = Die Welt *{ $card }* verschlingt **{ $who }**.
cs-ev-rescued = **{ $who }** holt **{ $whom }** zurück aus der Welt *{ $card }*.
cs-ev-otherworld-closes = Die Welt *{ $card }* schließt sich. Niemand ist darin.
cs-ev-left-behind = { $n ->
    [one] Die Welt *{ $card }* schließt sich, und { $whos } ist noch darin.
   *[other] Die Welt *{ $card }* schließt sich, und { $whos } sind noch darin.
}
cs-free = **{ $one }**, welche zwei Karten legst du ab, um **{ $whom }** zurückzuholen?
cs-opt-free = { $whom } zurückholen
cs-opt-free-hint = Zwei Karten ablegen: { $symbol } und { $wanted }. Eine freie steht für jedes der beiden
