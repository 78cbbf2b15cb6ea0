# Forschungsereignisse, Modul 11 von Cultistorm.

cs-ev-research-event = **{ $who }** stößt auf etwas: *{ $card }*. { $text }
