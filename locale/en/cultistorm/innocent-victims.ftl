# Innocent Victims, module 8 of Cultistorm.

cs-ev-civilian-arrives = *{ $card }* is caught at { $slot } *{ $location }*.
cs-ev-civilian-saved = **{ $who }** saves *{ $card }*.
cs-ev-civilian-lost = Nobody came for *{ $card }* at { $slot } *{ $location }* ({ $n }/{ $most } lost).
cs-rescue = **{ $one }**, which card do you discard to save *{ $card }*?
cs-opt-rescue = Save { $card }
cs-opt-rescue-hint = Discard any card and heal 1 insanity
cs-why-civilian = There is still a civilian at { $location }: it cannot be sealed.
