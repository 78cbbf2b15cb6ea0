# /admin: für alle, die den Server verwalten.

cmd-admin = Keeper auf diesem Server
cmd-admin-name = verwaltung
cmd-admin-channels = Wo gespielt werden darf
cmd-admin-channels-name = kanäle
cmd-admin-channels-action = Was du tun willst
cmd-admin-channels-action-name = aktion
cmd-admin-channels-channel = Welcher Kanal; ohne Angabe dieser
cmd-admin-channels-channel-name = kanal
cmd-admin-defaults = Womit neue Spiele auf diesem Server beginnen
cmd-admin-defaults-name = vorgaben
cmd-admin-defaults-pace = Wie lange eine Antwort dauern darf, z. B. 24h, 3 Tage, keine
cmd-admin-defaults-pace-name = tempo
cmd-admin-defaults-time-up = Was passiert, wenn jemandes Zeit um ist
cmd-admin-defaults-time-up-name = nach_ablauf
cmd-admin-defaults-language = Die Sprache der öffentlichen Posts
cmd-admin-defaults-language-name = sprache
cmd-admin-end = Beende ein Spiel
cmd-admin-end-name = beenden
cmd-admin-end-game = Welches; ohne Angabe das in diesem Kanal
cmd-admin-end-game-name = spiel
cmd-admin-transfer = Gib ein Spiel in andere Hände oder in einen anderen Kanal
cmd-admin-transfer-name = übergeben
cmd-admin-transfer-game = Welches; ohne Angabe das in diesem Kanal
cmd-admin-transfer-game-name = spiel
cmd-admin-transfer-host = Wer es leiten soll
cmd-admin-transfer-host-name = leitung
cmd-admin-transfer-channel = In welchem Kanal es weitergehen soll
cmd-admin-transfer-channel-name = kanal
cmd-admin-export = Hol ein Spiel als Datei
cmd-admin-export-name = ausgeben
cmd-admin-export-game = Welches; ohne Angabe das in diesem Kanal
cmd-admin-export-game-name = spiel
cmd-admin-import = Lade ein Spiel aus einer Datei in diesen Kanal
cmd-admin-import-name = einlesen
cmd-admin-import-file = Eine Datei von /verwaltung ausgeben
cmd-admin-import-file-name = datei
cmd-admin-health = Wie es Keeper geht
cmd-admin-health-name = befinden

admin-channels-show = zeigen
admin-channels-allow = einen Kanal erlauben
admin-channels-forbid = einen Kanal sperren
admin-channels-everywhere = alle Kanäle erlauben
admin-channels-now = { $count ->
    [-1] In jedem Kanal darf gespielt werden.
    [0] Auf diesem Server darf nirgends gespielt werden.
   *[other] Gespielt werden darf in: { $places }
}
admin-channels-allow-first = Bisher ist jeder Kanal erlaubt. Erlaube die, in denen gespielt werden darf; alle anderen sind dann gesperrt.
admin-defaults-now = Neue Spiele beginnen mit: { $hours ->
    [0] keine Frist
   *[other] { set-own-pace } für eine Antwort
}; wenn die Zeit um ist: { $policy ->
    [default] die sichere Antwort wird gegeben
    [caretaker] eine Vertretung spielt
   *[wait] der Tisch wartet weiter
}; Sprache: { $language ->
    [de] Deutsch
    [en] Englisch
   *[auto] wie der Server
}.
admin-game = { $title } in { $channel } ({ $state ->
    [lobby] Lobby
    [playing] läuft
    [paused] ruht
    [finished] zu Ende
   *[ended] beendet
}), Nr. { $number }
admin-no-such-game = Ein Spiel „{ $typed }“ gibt es auf diesem Server nicht. Nimm eins aus der Liste.
admin-not-on-the-shelf = { $game } steht nicht mehr in Keepers Regal.
admin-ended = Spiel Nr. { $number } ist beendet.
told-ended-admin = Die Verwaltung dieses Servers hat das Spiel beendet.
told-ended-admin-abandoned = Die Verwaltung dieses Servers hat das Spiel beendet. Es gilt als abgebrochen: Niemand hat gewonnen, niemand verloren.
told-ended-admin-ahead = Die Verwaltung dieses Servers hat das Spiel beendet. Klar vorn: **{ $names }**. Das zählt als Sieg.
admin-end-vote = Du sitzt selbst an diesem Tisch, und andere sind da. Ein begonnenes Spiel beenden die, die es spielen, per Abstimmung: { $cmd-game-end } fragt sie.
admin-transfer-what = Sag, wer leiten oder wohin das Spiel ziehen soll.
admin-other-server = Der Kanal gehört zu einem anderen Server. Nimm hier { $cmd-admin-export } und dort { $cmd-admin-import }.
admin-channel-taken = In dem Kanal läuft schon ein Spiel.
admin-transferred = Spiel Nr. { $number } ist übergeben.
told-moved = Das Spiel geht in { $place } weiter.
told-transferred = { $moved ->
    [yes] Das Spiel geht hier weiter.
   *[no] { "" }
} { $who ->
    [no] { "" }
   *[other] Ab jetzt leitet { $who }.
}
admin-exported = Spiel Nr. { $number }. { $state ->
    [lobby] In der Datei steht, was in der Lobby gewählt ist; das Glück dieses Spiels steht nicht darin.
    [finished] In der Datei steht das ganze Spiel, samt seinem Glück.
    [ended] In der Datei steht das ganze Spiel, samt seinem Glück.
   *[other] Die Datei ist versiegelt: Lesen kann sie nur dieser Keeper, ändern niemand. Solange das Spiel hier läuft, lässt es sich kein zweites Mal einlesen.
} Der Tisch erfährt, dass du sie hast.
admin-export-untold = Gerade lässt sich dem Tisch nicht sagen, dass du eine Kopie ziehst, also gibt es keine. Versuch es später noch einmal. Ist sein Kanal weg oder für Keeper zu, dann öffne ihn wieder oder gib dem Spiel mit { $cmd-admin-transfer } einen anderen.
told-exported = { $who } hat eine Kopie dieses Spiels { $state ->
    [lobby] gezogen, so wie es in der Lobby steht. Das Glück ist nicht dabei.
    [finished] nach seinem Ende gezogen.
    [ended] nach seinem Ende gezogen.
   *[other] gezogen, mitten im Spiel. Sie ist versiegelt: Was verdeckt ist, kann niemand darin lesen.
}
told-imported-lobby = { $who } hat diese Lobby aus einer Datei geholt. Ihr Glück ist neu, das Versprechen dazu steht oben. Wer mitspielen will, drückt „{ $lobby-join }“.
told-imported-over = { $who } hat ein beendetes Spiel aus einer Datei geholt. Es zählt in keiner Statistik; { $cmd-game-replay } zeigt es.
told-imported-closed = { $who } hat eine Lobby aus einer Datei geholt, die geschlossen wurde, bevor das Spiel begann. Zu spielen oder zu sehen gibt es da nichts.
admin-imported = { $game } ist da, als Nr. { $number }. { $state ->
    [paused] Es ruht, bis jemand von damals „{ $returning-mine }“ drückt; dann geht es mit { $cmd-game-resume } weiter. Allen anderen bietest du mit { $cmd-game-replace } einen Platz an.
    [lobby] Es ist in der Lobby, mit eigenem Glück.
    [closed] Die Lobby wurde geschlossen, bevor das Spiel begann: Zu spielen oder zu sehen gibt es da nichts.
   *[other] Es ist vorbei; { $cmd-game-replay } zeigt es.
}
import-too-large = Die Datei ist zu groß. Höchstens { $most } MB sind möglich.
import-no-json = Das ist keine Datei von { $cmd-admin-export }.
import-not-a-game = Die Datei lässt sich nicht einlesen: Was bei `{ $where }` steht, schreibt { $cmd-admin-export } anders. Gib das Spiel noch einmal aus und ändere die Datei nicht.
import-unknown-game = Das Spiel „{ $game }“ in der Datei kennt Keeper nicht.
import-unsealed = Ein laufendes Spiel wird nur versiegelt eingelesen, so wie { $cmd-admin-export } es herausgibt: Sonst hätte jemand darin lesen oder es ändern können.
import-bad-seal = Das Siegel ist nicht von diesem Keeper, oder die Datei wurde verändert. Ein versiegeltes Spiel kann nur zu dem Keeper zurück, von dem es kommt.
import-still-played = Dieses Spiel läuft hier noch, als Nr. { $number }. Ein zweites würde verraten, was im ersten noch kommt. Mit { $cmd-admin-transfer } zieht es in einen anderen Kanal um.
import-cannot-open = Das Spiel in der Datei ist beschädigt: Es lässt sich nicht öffnen.
import-does-not-replay = { $n ->
    [one] Das Spiel in der Datei passt nicht zu den Regeln dieses Keepers: 1 Antwort lässt sich nicht nachspielen.
   *[other] Das Spiel in der Datei passt nicht zu den Regeln dieses Keepers: { $n } Antworten lassen sich nicht nachspielen.
}
import-unreadable = Discord hat die Datei nicht herausgegeben. Versuch es noch einmal.
admin-health =
    { "" }**Keeper { $keeper }** · Python { $python } · discord.py { $library }
    Gestartet { $up } · Antwortzeit { $latency } ms
    Laufende Spiele: { $games }
    Datenbank: { $dialect } { $server }, Stand { $revision }, { $size } MB
    Letzte Sicherung: { $copied ->
        [no] keine (nicht eingestellt, oder PostgreSQL)
        [none] noch keine
       *[other] { $copied }
    }
    Kanäle, die seit über einer Minute warten: { $pending } · aufgegebene Nachrichten: { $lost } · { $trouble ->
        [no] kein Ärger mit Discord
       *[other] Ärger mit Discord: { $trouble }
    }
    Tische, an denen Keeper nicht schreiben darf: { $closed }
    Misslungene Bilder: { $failed }
