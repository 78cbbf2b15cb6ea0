# Unschuldige Opfer, Modul 8 von Cultistorm.

cs-ev-civilian-arrives = *{ $card }* gerät dazwischen, bei { $slot } *{ $location }*.
cs-ev-civilian-saved = **{ $who }** rettet jemanden: *{ $card }*.
cs-ev-civilian-lost = Bei { $slot } *{ $location }* kam niemand zu Hilfe: *{ $card }* ({ $n }/{ $most } verloren).
cs-rescue = **{ $one }**, welche Karte legst du für die Rettung ab? Es wartet: *{ $card }*.
cs-opt-rescue = Retten: { $card }
cs-opt-rescue-hint = Eine beliebige Karte ablegen und 1 Wahnsinn heilen
cs-why-civilian = Bei { $location } ist noch ein Zivilist: So kann der Schauplatz nicht versiegelt werden.
