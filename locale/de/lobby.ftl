# Die Lobby: Plätze, Wünsche, das Versprechen über das Glück.

lobby-title = { $game }: Wer spielt mit?
lobby-seats = { $n } von { $most } Plätzen besetzt (mindestens { $least })
lobby-seat = { $ready ->
    [yes] ✓
   *[no] ◦
} **{ $name }**{ $wished ->
    [no] { "" }
   *[yes] { " " }· { $wish }
}{ $dm ->
    [closed] { " " }· DMs geschlossen
   *[open] { "" }
}
lobby-language = Sprache: { $language ->
    [de] Deutsch
   *[en] Englisch
}
lobby-pace = Tempo: { $hours ->
    [0] keine Frist
   *[other] { set-own-pace } pro Entscheidung
}
lobby-need-players = { $n ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $n } Personen.
}
lobby-need-ready = Noch nicht bereit: { $who }. „{ $lobby-ready }“, sobald ihr so weit seid.
lobby-complete = { $people ->
    [one] Mit „{ $lobby-start }“ geht es los; bis dahin können andere dazukommen.
   *[other] Alle sind so weit. Mit „{ $lobby-start }“ geht es los.
}
lobby-unchosen = Noch etwas zu wählen: { $who }. „{ $lobby-mywish }“ öffnet die Liste.
lobby-words = Wörter für die Würfel: { $words }
lobby-promise = Keepers Geheimnis für die Würfel steht fest: { $short }…
lobby-luck = Ehrliche Würfel?
lobby-promised = SHA-256 { $commitment }
lobby-word = Mein Wort …
lobby-word-title = Ein Wort für die Würfel
lobby-word-label = Mein Wort
lobby-word-hint = Irgendein Wort. Alle sehen es, und niemand weiß, welche Würfel daraus werden.
lobby-house-rules = Hausregeln: alles wie im Heft
lobby-sequel = Geschichte
lobby-sequel-on = weiterspielen
lobby-sequel-anew = neu beginnen
lobby-sequel-anew-hint = Nichts bleibt erhalten; es gilt, was ihr unten wünscht
lobby-join = Mitspielen
lobby-again = Noch einen Platz für mich
lobby-leave = Aufstehen
lobby-ready = Bereit / noch nicht
lobby-start = Start
lobby-mywish = Für meinen Platz wählen
lobby-mywish-which = Was wünschst du dir?
wish-left-open = Was du offenlässt, entscheidet das Los.
lobby-mywish-done = Notiert.
no-only-host-starts = { $who } hat eingeladen und beginnt das Spiel. „{ $lobby-ready }“ zeigt, dass du so weit bist.
lobby-opened = Die Lobby ist offen: [zur Lobby]({ $link })
lobby-joined = Du hast einen Platz: [zum Tisch]({ $link })
lobby-started = Das Spiel hat begonnen: { $names }.
lobby-ended = { $n ->
    [0] Die Lobby ist geschlossen.
   *[other] Die Lobby ist geschlossen ({ $names }).
}
told-lobby-closed = **{ $who }** hat die Lobby geschlossen.
told-lobby-empty = In der Lobby sitzt niemand mehr, darum ist sie geschlossen.
told-new-host = **{ $left }** ist gegangen. Die Spielleitung hat jetzt **{ $who }**.
lobby-started-private = Das Spiel beginnt.
lobby-thread = { $game } mit { $host }
lobby-dm-test = { $game }: Du hast einen Platz. [Zum Tisch]({ $link }). Was nur du wissen darfst, kommt hierher.
lobby-dm-closed = Deine Direktnachrichten sind für mich geschlossen. Mitspielen kannst du trotzdem: Was nur für dich ist, liegt unter „{ $foot-hand }“. Öffne deine DMs für diesen Server, wenn du es zugeschickt haben möchtest.
told-rematch = **{ $who }** möchte noch einmal spielen. { $names }: { $n ->
    [one] Bist du dabei?
   *[other] Seid ihr dabei?
} In der neuen Lobby ist Platz.
told-sequel = **{ $who }** möchte die Geschichte weiterspielen. { $names }: { $n ->
    [one] Bist du dabei?
   *[other] Seid ihr dabei?
} In der neuen Lobby ist Platz.
language-en = Englisch
language-de = Deutsch
pace-none = keine Frist
pace-12h = 12 Stunden
pace-24h = 24 Stunden
pace-72h = 72 Stunden

no-such-game = „{ $typed }“ steht nicht im Regal. Es gibt: { $known }
no-wishes = { $game } beginnt immer gleich: Hier gibt es nichts zu wünschen.
no-such-value = „{ $typed }“ gibt es nicht. Möglich sind: { $known }
no-thread-here = Hier lässt sich kein Thread eröffnen. Lass die Angabe weg oder geh in einen Textkanal.
no-not-in-this-channel = In diesem Kanal spielt Keeper nicht. Hier darf gespielt werden: { $places }
no-rights-here = Keeper fehlen in diesem Kanal Rechte: { $rights }
no-channel-taken = Hier läuft schon ein Spiel: [zum Tisch]({ $link }). Ein Kanal, ein Spiel; { $beside ->
    [new] { $cmd-game-new } mit „thread“ eröffnet daneben ein zweites.
    [learn] { $cmd-game-learn } mit „thread“ eröffnet deines daneben.
   *[no] spielt eures in einem anderen Kanal.
}
no-seated-already = Du hast schon einen Platz. „{ $lobby-again }“ gibt dir einen zweiten.
no-full = Alle { $most } Plätze sind besetzt.
no-started-already = Das Spiel hat begonnen. Ein Platz kann mit { $cmd-game-replace } noch weitergegeben werden.
no-rematch-yet = Dieses Spiel läuft noch. „{ $foot-rematch }“ geht, wenn es vorbei ist.
no-too-few = Ihr müsst mindestens { $least } sein.
no-not-ready = Noch nicht bereit: { $who }. „{ $lobby-ready }“ gibt den Start frei.
no-bad-wish = „{ $label }“ lässt sich nicht austeilen. Wählt etwas anderes und startet noch einmal.
no-seats-moved = In der Lobby hat sich gerade etwas geändert. Sieh sie dir an und drück noch einmal „{ $lobby-start }“.
no-bad-word = Das geht nicht als Wort. Tipp 1 bis { $most } Zeichen in einer Zeile, ohne Gravis (`) und ohne unsichtbare Zeichen.
no-wish-settled = „{ $wish }: { $value }“ passt nicht zu deinem anderen Wunsch, mit dem „{ $settled }“ feststeht. Lass einen der beiden weg.
no-never-began = Diese Lobby wurde geschlossen, bevor das Spiel begann; gewürfelt und gezogen wurde also nichts. { $cmd-game-new } eröffnet eine neue.
no-wish-taken = { $what }: Das hat schon { $who } gewählt.
no-wish-outgrown = { $wish }: Bei so vielen am Tisch wird das nicht gewählt.
