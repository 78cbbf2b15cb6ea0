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

est-go-on = { $on ->
    [yes] Vor jedem Wurf fragen
   *[no] Ab jetzt ohne Nachfrage weiterwürfeln
}
est-headline = { $ancient } · Verderben { $doom }/{ $length } · Zeichen { $signs }/{ $needed } · Tag { $day }, { $hour } Uhr · { $who }
est-headline-begin = { $ancient } · Verderben { $doom }/{ $length } · Zeichen { $signs }/{ $needed } · Tag { $day }, { $hour } Uhr
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
    [left_clock] **{ $who }** hat den Tisch verlassen; der Platz stellt nur noch die Uhr.
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

## Karten, nachgeschlagen

card-kind = { $kind ->
    [adventures] Abenteuer
    [other_worlds] Andere Welt
    [monsters] Monster
    [investigators] Ermittler
    [ancient_ones] Großer Alter
    [common_items] Einfacher Gegenstand
    [unique_items] Besonderer Gegenstand
    [spells] Zauber
    [allies] Verbündeter
    [mythos] Mythoskarte
   *[other] Karte
}
card-trophy = Trophäenwert { $n }
card-tasks = Aufgaben: { $tasks }
card-frame = -# […]: Platz für ein Monster und was es verdeckt
card-investigator = { $occupation } · Geistige Gesundheit { $sanity } · Ausdauer { $stamina }
card-start = Startausrüstung: { $what }
card-ancient = Ältere Zeichen { $signs } · Verderbenleiste { $doom }
card-combat = Kampfaufgabe: { $task }
card-place = { $place ->
    [table] Liegt offen auf dem Tisch.
    [attempted] Liegt offen auf dem Tisch; dort: { $name }.
    [monster] Steht auf: *{ $card }*.
    [investigator] Gespielt von { $name }.
    [owned] { $name } hat sie.
    [cast] { $name } hat ihn gesprochen; darauf sind Würfel gesichert.
    [trophy] Trophäe von { $name }.
    [ancient] Der Große Alte dieses Spiels, noch schlafend.
    [awake] Der Große Alte dieses Spiels, erwacht.
    [mythos] Die geltende Mythoskarte.
    [arriving] Erscheint gerade.
    [cup] In der Monsterquelle.
    [devoured] Verschlungen.
    [box] Aus dem Spiel entfernt.
   *[hidden] Nicht auf dem Tisch.
}
