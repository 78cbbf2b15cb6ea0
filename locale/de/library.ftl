# Nachschlagen: /rules, /card, /stats.

## Befehle

cmd-rules = Schlag etwas in den Regeln nach
cmd-rules-name = regeln
cmd-rules-words = Was du suchst, oder die Nummer einer Regel; kleine Tippfehler machen nichts
cmd-rules-words-name = worte
cmd-rules-game = Die Regeln welches Spiels; ohne Angabe das in diesem Kanal
cmd-rules-game-name = spiel
cmd-rules-show = Allen zeigen
cmd-rules-show-name = zeigen
cmd-card = Sieh dir eine Karte an
cmd-card-name = karte
cmd-card-card = Der Name der Karte oder sein Anfang
cmd-card-card-name = name
cmd-card-game = Welches Spiel; ohne Angabe das in diesem Kanal
cmd-card-game-name = spiel
cmd-card-show = Allen zeigen
cmd-card-show-name = zeigen
cmd-stats = Gespielte und gewonnene Spiele
cmd-stats-name = statistik
cmd-stats-person = Von wem; ohne Angabe deine
cmd-stats-person-name = person
cmd-stats-server = Die des ganzen Servers
cmd-stats-server-name = server

## Regeln

rules-foot = -# { $game } · { $sought ->
    [no] { "" }
   *[yes] „{ $words }“ ·{ " " }
}{ $n } von { $count } · { $kind ->
    [card] eine Karte; ihr Bild: { $cmd-card }
    [ruling] Klarstellung { $id }
   *[rule] Regel { $id }
}
rules-back = ‹ Zurück
rules-next = Weiter ›
rules-none = Zu „{ $words }“ sagen die Regeln nichts. Versuch ein anderes Wort oder die Nummer einer Regel.
rules-gone = Diese Seite gibt es nicht mehr. Mit { $cmd-rules } findest du sie wieder.

## Karten

card-where = **In diesem Spiel:** { $places }
card-none = Keine Karte heißt so ähnlich wie „{ $typed }“.

## Statistik

stats-person = **{ $name }**
stats-line = { $title }: { $played } gespielt, { $won } gewonnen ({ $share } %), { $lost } verloren{ $abandoned ->
    [0] { "" }
   *[other] , { $abandoned } abgebrochen
}
stats-none = { $name } hat noch kein Spiel zu Ende gespielt.
stats-none-seen = Du siehst kein Spiel, das { $name } zu Ende gespielt hat.
stats-caretaken = Spiele, die eine Vertretung zu Ende gespielt hat, zählen nicht.
stats-seen = -# Gezählt sind die Spiele in Kanälen, die du sehen kannst.
stats-server = **Dieser Server** · { $running ->
    [one] ein Spiel läuft
   *[other] { $running } Spiele laufen
}
stats-leader = { $place }. { $who }: { $won } gewonnen
stats-server-none = Auf diesem Server ist noch kein Spiel zu Ende gegangen, das du sehen kannst. { $running ->
    [0] { "" }
    [one] Eins läuft.
   *[other] { $running } laufen.
}
stats-no-server = Hier ist kein Server. Lass `server` weg, dann siehst du deine eigenen Spiele.
