# Cultist Events, module 7 of Cultistorm.

cs-ev-cultist-event = Event: *{ $card }*. { $text }
cs-lose-trophy = *{ $card }*: who loses a trophy?
