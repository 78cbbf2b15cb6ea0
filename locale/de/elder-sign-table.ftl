# Das Ältere Zeichen auf dem Post: Kopfzeile, Hand, Wünsche in der Lobby, Gründe, warum etwas nicht geht.

box-elder-sign = Das Ältere Zeichen

wish-ancient-one = Großer Alter
wish-difficulty = Schwierigkeit
wish-investigator = Ermittler
wish-drawn = wird ausgelost
wish-difficulty-value = { $value ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [very_hard] sehr schwer
   *[any] egal
}
est-ancient-hint = { $level } · { $signs } Ältere Zeichen · { $doom } Verderben
est-investigator-hint = { $occupation } · Geistige Gesundheit { $sanity } · Ausdauer { $stamina }

est-headline = { $ancient } · Verderben { $doom }/{ $length } · Zeichen { $signs }/{ $needed } · Tag { $day }, { $hour } Uhr · { $who }
est-headline-battle = { $ancient } ist erwacht · noch { $doom } Verderben · Tag { $day }, { $hour } Uhr · { $who }
est-headline-over = { $ancient } · Verderben { $doom }/{ $length } · Zeichen { $signs }/{ $needed } · Ende
est-outcome = { $result ->
    [sealed] Gewonnen in { $turns } Zügen: { $ancient } ist verbannt.
    [banished] Gewonnen in { $turns } Zügen: { $ancient } ist zurück in die Finsternis geschlagen.
    [devoured] Verloren nach { $turns } Zügen: { $ancient } hat euch alle verschlungen.
    [abandoned] Das Spiel wurde nach { $turns } Zügen abgebrochen.
   *[other] Verloren nach { $turns } Zügen: { $ancient } ist da.
}
est-place = { $place ->
    [ancient] vor dem Großen Alten
   *[other] am Eingang
}
est-hand = **{ $who } – { $investigator }** ({ $place })
    Geistige Gesundheit { $sanity }/{ $max_sanity } · Ausdauer { $stamina }/{ $max_stamina } · Hinweise { $clues } · Trophäen { $worth }
est-hand-nobody = { $out ->
    [eliminated] **{ $who }** ist ausgeschieden.
    [clock_only] **{ $who }** hat keinen Ermittler mehr und stellt nur noch die Uhr.
    [left] **{ $who }** hat den Tisch verlassen.
   *[waiting] **{ $who }** wartet auf einen neuen Ermittler.
}
est-hand-card = { $kind ->
    [spell] Zauber
    [cast] Zauber im Spiel
    [ally] Verbündeter
    [unique] Besonderer Gegenstand
   *[common] Einfacher Gegenstand
} *{ $card }*: { $text }
est-hand-trophies = Trophäen im Wert von { $worth }: { $cards }

## Warum nicht?

why-offered = Das geht gerade: In deiner Frage { $n ->
    [one] steht eine Möglichkeit
   *[other] stehen { $n } Möglichkeiten
} dafür.
why-move = { $reason ->
    [over] Das Spiel ist vorbei.
    [nobody] Du hast gerade keinen Ermittler.
    [not-your-turn] { $active } ist am Zug. Du ziehst am Anfang deines eigenen Zuges.
   *[moved] Bewegung: In diesem Zug bist du schon gezogen. Es gibt eine Bewegung pro Zug, am Anfang.
}
why-roll = { $reason ->
    [over] Das Spiel ist vorbei.
    [nobody] Du hast gerade keinen Ermittler.
    [not-your-turn] { $active } ist am Zug. Du würfelst in deinem eigenen Abenteuer.
    [resolve] Würfeln: Es liegt schon ein Wurf auf dem Tisch. Löse erst eine Aufgabe damit oder lass ihn scheitern.
    [no-dice] Würfeln: In deinem Würfelvorrat liegt kein Würfel mehr.
   *[no-attempt] Würfeln: Du bist gerade in keinem Abenteuer.
}
why-solve = { $reason ->
    [over] Das Spiel ist vorbei.
    [nobody] Du hast gerade keinen Ermittler.
    [not-your-turn] { $active } ist am Zug.
    [no-match] Lösen: Keine offene Aufgabe passt zu den Würfeln, oder du kannst ihre Kosten nicht zahlen. Ändere den Wurf oder lass ihn scheitern.
    [not-rolled] Lösen: Würfle zuerst.
   *[no-attempt] Lösen: Du bist gerade in keinem Abenteuer.
}
why-fail = { $reason ->
    [over] Das Spiel ist vorbei.
    [nobody] Du hast gerade keinen Ermittler.
    [not-your-turn] { $active } ist am Zug.
    [not-rolled] Fehlwurf: Es liegt kein Wurf auf dem Tisch. Du kannst stattdessen das Abenteuer aufgeben.
   *[no-attempt] Fehlwurf: Du bist gerade in keinem Abenteuer.
}
why-discard = { $reason ->
    [over] Das Spiel ist vorbei.
    [nobody] Du hast gerade keinen Ermittler.
    [not-your-turn] { $active } ist am Zug.
   *[other] Ablegen: Einen Würfel legst du nur nach einem Fehlwurf ab, eine Karte nur, wenn du etwas verlierst.
}
why-focus = { $reason ->
    [over] Das Spiel ist vorbei.
    [nobody] Du hast gerade keinen Ermittler.
    [not-your-turn] { $active } ist am Zug.
    [used] Konzentration: schon benutzt in diesem Zug.
    [rolled] Konzentration: erst wenn der Wurf gescheitert und ein Würfel abgelegt ist.
    [not-failed] Konzentration: nur direkt nach einem Fehlwurf, solange noch ein Würfel mit Ergebnis liegt, nicht zusammen mit Unterstützung und nicht, wenn eine Karte es verbietet.
    [not-rolled] Konzentration: nur nach einem Fehlwurf. Du hast noch nicht gewürfelt.
   *[no-attempt] Konzentration: Du bist gerade in keinem Abenteuer.
}
why-assist = { $reason ->
    [over] Das Spiel ist vorbei.
    [nobody] Du hast gerade keinen Ermittler.
    [not-your-turn] { $active } ist am Zug.
    [battle] Unterstützung: nicht in der Schlacht.
    [alone] Unterstützung: Auf dieser Karte ist sonst niemand.
    [all-helped] Unterstützung: Alle hier haben in diesem Zug schon geholfen.
    [rolled] Unterstützung: erst wenn der Wurf gescheitert und ein Würfel abgelegt ist.
    [not-failed] Unterstützung: nur direkt nach einem Fehlwurf, einmal pro Fehlwurf und nicht zusammen mit Konzentration.
   *[no-attempt] Unterstützung: Du bist gerade in keinem Abenteuer.
}
why-clue = { $reason ->
    [over] Das Spiel ist vorbei.
    [nobody] Du hast gerade keinen Ermittler.
    [not-your-turn] { $active } ist am Zug.
    [none-left] Hinweis: Du hast keinen mehr.
    [not-rolled] Hinweis: Würfle zuerst. Du hast { $clues }.
   *[no-attempt] Hinweis: nur für einen Wurf in einem Abenteuer. Du hast { $clues }.
}
why-use = { $reason ->
    [over] Das Spiel ist vorbei.
    [nobody] Du hast gerade keinen Ermittler.
    [not-your-turn] { $active } ist am Zug. Deine Karten spielst du in deinem eigenen.
    [nothing] Einsetzen: Du hast keine Karte, die du spielen könntest.
   *[moment] Einsetzen: Keine deiner Karten würde jetzt etwas bewirken. Unter „Meine Hand“ steht, wann jede gespielt wird.
}
why-buy = { $reason ->
    [over] Das Spiel ist vorbei.
    [nobody] Du hast gerade keinen Ermittler.
    [not-your-turn] { $active } ist am Zug.
    [not-entrance] Kaufen: nur am Eingang.
   *[phase] Kaufen: eine Aktion pro Besuch, in der Abenteuerphase. Deine Trophäen sind { $worth } wert.
}
