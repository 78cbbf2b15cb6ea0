# Rorschach Test, module 12 of Cultistorm.

cs-ev-blot-appears = A { $symbol } blot appears ({ $n } of this colour, { $count } in all).
cs-ev-blots-call = { $n } blots call the one who dreams them: *{ $great_old_one }*.
cs-ev-blot-resolved = **{ $who }** resolves a { $symbol } blot ({ $count } left).
cs-blot = **{ $one }**, which card do you discard to resolve the { $symbol } blot?
cs-opt-blot = Resolve a { $symbol } blot ({ $n } there)
cs-opt-blot-hint = Discard a card with { $symbol }, or a wild one; once per round
