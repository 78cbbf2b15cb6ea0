# Dark Rituals, module 6 of Cultistorm.

cs-ev-experience-gained = **{ $who }** gains { $n } experience ({ $xp } now).
cs-ev-ritual-learned = **{ $who }** learns *{ $card }* ({ $xp } experience left).
cs-ev-ritual-used = **{ $who }** performs *{ $card }*. { $text }
cs-opt-learn = Learn { $card }: { $xp } experience
cs-opt-ritual = Perform: { $card }
