# Dunkle Rituale, Modul 6 von Cultistorm.

cs-ev-experience-gained = **{ $who }** gewinnt { $n } Erfahrung (jetzt { $xp }).
cs-ev-ritual-learned = **{ $who }** erlernt *{ $card }* (noch { $xp } Erfahrung).
cs-ev-ritual-used = **{ $who }** vollzieht *{ $card }*. { $text }
cs-opt-learn = { $card } erlernen: { $xp } Erfahrung
cs-opt-learn-hint = Gehört von da an nur dir, einmal pro Runde
cs-opt-ritual = Vollziehen: { $card }
cs-opt-ritual-hint = Einmal pro Runde
