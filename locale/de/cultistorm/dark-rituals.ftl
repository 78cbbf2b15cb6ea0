# Dunkle Rituale, Modul 6 von Cultistorm.

cs-ev-experience-gained = **{ $who }** gewinnt { $n } Erfahrung (jetzt { $xp }).
cs-ev-ritual-learned = **{ $who }** erlernt *{ $card }* (noch { $xp } Erfahrung).
cs-ev-ritual-used = **{ $who }** vollzieht *{ $card }*. { $text }
cs-opt-learn = { $card } erlernen: { $xp } Erfahrung
cs-opt-ritual = Vollziehen: { $card }
