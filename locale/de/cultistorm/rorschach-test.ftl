# Rorschach-Test, Modul 12 von Cultistorm.

cs-ev-blot-appears = Ein Klecks { $symbol } erscheint ({ $n } in dieser Farbe, { $count } insgesamt).
cs-ev-blots-call = { $n } Kleckse rufen den, der sie träumt: *{ $great_old_one }*.
cs-ev-blot-resolved = **{ $who }** löst einen Klecks { $symbol } auf (noch { $count }).
cs-blot = **{ $one }**, welche Karte legst du ab, um den Klecks { $symbol } aufzulösen?
cs-opt-blot = Einen Klecks { $symbol } auflösen ({ $n } da)
cs-opt-blot-hint = Eine Karte mit { $symbol } ablegen, oder eine freie; einmal pro Runde
