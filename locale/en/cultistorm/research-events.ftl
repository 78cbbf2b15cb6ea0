# Research Events, module 11 of Cultistorm.

cs-ev-research-event = **{ $who }** comes across something: *{ $card }*. { $text }
