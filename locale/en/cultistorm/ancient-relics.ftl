# Ancient Relics, module 5 of Cultistorm.

cs-ev-gate-opened = **{ $who }** opens a gate at { $slot } *{ $location }*.
cs-ev-relics-seen = **{ $who }** sees relics: { $cards }.
cs-opt-relic = Open a gate, { $cost } insanity
cs-opt-relic-hint = A cultist appears here; then you see two relics and may keep one
