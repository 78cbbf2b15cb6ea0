# Kultistenereignisse, Modul 7 von Cultistorm.

cs-ev-cultist-event = Ereignis: *{ $card }*. { $text }
cs-lose-trophy = *{ $card }*: Wer verliert eine Trophäe?
