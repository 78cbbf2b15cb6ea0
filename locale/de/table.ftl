# Am Tisch: nachsehen, pausieren, Plätze weitergeben, das Ende.

log-empty = Bisher ist nichts passiert.
log-unreadable = (Die heutigen Regeln können diesen Abschnitt nicht mehr nacherzählen.)
catch-up = **Seit du zuletzt hier warst**
catch-up-you = **Was dir passiert ist**
catch-up-table = **Am Tisch**
catch-up-more = { $n ->
    [one] -# 1 weitere Zeile steht im Verlauf.
   *[other] -# { $n } weitere Zeilen stehen im Verlauf.
}
catch-up-nothing = Seit du zuletzt hier warst, ist nichts passiert.
status-state = { $state ->
    [lobby] In der Lobby.
    [playing] Das Spiel läuft.
    [paused] Das Spiel ruht.
    [finished] Zu Ende gespielt.
   *[ended] Vorzeitig beendet.
}
status-seat = { $waited ->
    [yes] ➜ **{ $name }** – gefragt { $since }{ $timed ->
        [no] { "" }
       *[yes] { "" }, Frist { $due }
    }
   *[no] ◦ { $name }
}{ $who ->
    [caretaker] { " " }(Vertretung)
   *[person] { "" }
}
status-vote = Eine Abstimmung läuft: { $what } · [zur Abstimmung]({ $link })
status-link = [Zum Tisch]({ $link })
mygames-line = { $state ->
    [you] ➜ **{ $title }**: du bist gefragt · [zum Tisch]({ $link })
    [others] ◦ { $title }: wir warten auf andere · [zum Tisch]({ $link })
    [lobby] ◦ { $title }: in der Lobby · [zum Tisch]({ $link })
    [paused] ◦ { $title }: ruht · [zum Tisch]({ $link })
   *[playing] ◦ { $title } · [zum Tisch]({ $link })
}
mygames-none = Du bist gerade in keinem Spiel.
history-line =
    { $when } · **{ $title }** · { $names }
    -# Nr. { $id } · { $result ->
        [won] Gewonnen.
        [lost] Verloren.
        [ended] Vorzeitig beendet.
        [abandoned] Abgebrochen.
       *[other] { $result }
    }{ $imported ->
        [yes] { " · " }aus einer Datei
       *[no] { "" }
    } · [zum Tisch]({ $link })
history-replay = -# { $cmd-game-replay } mit der Nummer zeigt ein Spiel noch einmal.
history-none = Hier ist noch kein Spiel zu Ende gegangen.
verify-later =
    Die Würfel ergeben sich aus diesen Wörtern, in dieser Reihenfolge, und einem Geheimnis, das vorher feststand: { $words }
    -# SHA-256 `{ $commitment }`
    Das Geheimnis wird am Ende gezeigt; dann prüft { $cmd-game-verify } jeden Würfel nach. In der Datei steht, was jetzt schon alle wissen dürfen.
verify-honest =
    Das Glück in diesem Spiel war ehrlich.
    -# SHA-256 `{ $commitment }`
    -# Geheimnis `{ $secret }`
    -# Wörter { $words }
    Nachgespielt ergeben { $good } von { $answers } Antworten dieselben Würfel und Karten.{ $back ->
        [0] { "" }
        [one] { " " }1 Antwort wurde zurückgenommen und zählt nicht mit.
       *[other] { " " }{ $back } Antworten wurden zurückgenommen und zählen nicht mit.
    }
    Vergleich die SHA-256 und die Wörter mit dem Post, mit dem das Spiel begann. Den Rest kann mit dieser Datei jeder ohne dieses Haus prüfen: `keeper verify` (docs/luck.md).
verify-differs =
    Etwas passt nicht.
    -# SHA-256 `{ $commitment }`
    -# Geheimnis `{ $secret }`
    -# Wörter { $words }
    { $place ->
        [promise] Das Geheimnis ist nicht das versprochene.
        [begin] Das Spiel hat nicht so begonnen, wie Wünsche, Wörter und Geheimnis es ergeben.
        [checkpoint] Die Stellung nach Antwort { $after } ist nicht die gespeicherte.
        [result] Das Spiel ist nicht so ausgegangen, wie es notiert wurde.
       *[answer] Antwort { $after } ergibt nicht, was sie damals ergab.
    } { $good } von { $answers } Antworten ergeben, noch einmal gespielt, dasselbe.{ $back ->
        [0] { "" }
        [one] { " " }1 Antwort wurde zurückgenommen und zählt nicht mit.
       *[other] { " " }{ $back } Antworten wurden zurückgenommen und zählen nicht mit.
    } Nach einem Update der Regeln mitten im Spiel kann das harmlos sein.

done-paused = Das Spiel ruht.
done-paused-not = Es gibt nichts zu pausieren: Das Spiel läuft nicht.
done-resumed = Das Spiel geht weiter.
done-resumed-not = Das Spiel ruht gar nicht.
done-left = Dein Platz ist wieder frei.
quit-choose =
    Wer spielt für dich weiter?
    -# **Jemand anders**: Dein Platz wird angeboten und wechselt, sobald die Person annimmt.
    -# **Eine Vertretung**: Keeper spielt für dich, bis du zurückkommst oder jemand den Platz übernimmt.
    { $gone ->
        [yes] -# **Niemand**: Du gehst für immer. Deine Figur verlässt das Spiel, sobald die laufende Phase zu Ende ist; die anderen spielen ohne sie weiter.
       *[no] { "" }
    }
quit-to = Jemand anders übernimmt …
quit-caretaker = Eine Vertretung spielt
quit-gone = Niemand: für immer gehen
quit-sure = Wirklich für immer? Alles, was deine Figur hat, geht zurück in die Schachtel. Zurückkommen kannst du dann nicht mehr.
quit-sure-yes = Für immer gehen
quit-back = Doch nicht
quit-not-here = In diesem Spiel kann niemand ersatzlos gehen. Gib den Platz weiter, oder lass eine Vertretung spielen.
done-left-for-good = Du bist gegangen. Danke fürs Mitspielen.
done-left-caretaker = Ab jetzt spielt eine Vertretung für dich. Mit { $cmd-game-away } und 0 bist du zurück, mit { $cmd-game-replace } bekommt jemand anders den Platz.
done-away = Notiert bis { $until }.
done-away-all = { $away ->
    [yes] Notiert bis { $until }, in { $n ->
        [one] 1 Spiel
       *[other] { $n } Spielen
    }:
   *[no] Willkommen zurück, in { $n ->
        [one] 1 Spiel
       *[other] { $n } Spielen
    }:
}
away-here = dieses Spiel
away-everywhere = alle meine Spiele
away-no-games = Du spielst gerade in keinem Spiel mit.
done-back = Willkommen zurück.
done-offered = Der Platz von { $name } ist angeboten. Er wechselt, sobald jemand annimmt.
done-taken = Der Platz gehört dir. „{ $foot-hand }“ zeigt, was du hast.
done-ended = Das Spiel ist beendet.
done-closed = Die Lobby ist geschlossen.
offer-seat = { $state ->
    [open] { $by ->
        [table] { $who } Der Tisch bietet dir den Platz von **{ $name }** an. Bis du ihn nimmst oder { $name } zurück ist, spielt eine Vertretung.
       *[holder] { $who }, willst du den Platz von **{ $name }** übernehmen?
    }
        -# Das Angebot gilt bis { $until }. { $by ->
            [table] Zurückziehen kann es { $name }; oder der Tisch bietet den Platz jemand anderem an: { $cmd-game-replace }.
           *[holder] Zurückziehen kann es, wer es gemacht hat oder wem der Platz gehört.
        }
    [taken] **{ $name }** übernimmt den Platz von **{ $whose }**.
    [declined] **{ $who }** möchte den Platz von **{ $name }** nicht.
    [expired] Der Platz von **{ $name }** ist nicht mehr zu haben: Niemand hat ihn rechtzeitig genommen.
   *[withdrawn] Der Platz von **{ $name }** ist nicht mehr zu haben.
}
offer-take = Platz übernehmen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen
done-withdrawn = Das Angebot ist zurückgezogen.
done-declined = Abgelehnt: Der Platz von { $name } bleibt, wie er ist. Der Tisch sieht, dass du ihn nicht möchtest.
close-sure = Die Lobby schließen ({ $game })?
close-yes = Lobby schließen
end-unopened-sure = Dieses Spiel wirklich beenden? Keeper kann es nicht öffnen: Es zählt als abgebrochen.
end-sure = { $game } wirklich beenden? Niemand kann dann weiterspielen.
end-yes = Spiel beenden

told-stumbled = Keeper ist über eine Regel gestolpert (Bericht { $report }). Das Spiel steht wie vor der letzten Antwort; verloren ist nichts.
told-aside = Keeper kommt mit diesem Spiel nicht weiter und hat es beiseitegelegt (Bericht { $report }). Verloren ist nichts. Jeder Knopfdruck versucht es von Neuem, und ein Update kann es heilen. Wer den Server verwaltet, kann es mit { $cmd-admin-export } sichern und mit { $cmd-admin-end } beenden; wer allein spielt, beendet es mit { $cmd-game-end }.
told-lost = { $n ->
    [0] Nach einer Aktualisierung passt etwas, das hinter verschlossenen Türen entschieden wurde, nicht mehr zu den Regeln. Es wurde zurückgenommen; bitte entscheidet neu.
    [one] Nach einem Update passt die letzte Antwort nicht mehr zu den Regeln. Sie ist zurückgenommen; bitte entscheidet noch einmal.
   *[other] Nach einem Update passen die letzten { $n } Antworten nicht mehr zu den Regeln. Sie sind zurückgenommen; bitte entscheidet noch einmal.
}
told-luck =
    -# Die Wörter für die Würfel, in dieser Reihenfolge: { $words }
    -# Keepers Geheimnis, am Ende wird es gezeigt: SHA-256 `{ $commitment }`
told-revealed =
    Das Glück dieses Spiels, wie am Anfang versprochen:
    -# Geheimnis `{ $secret }`{ $known ->
        [no] { "" }
       *[yes] { "" } · Wörter { $words }
    }
    -# SHA-256 `{ $commitment }` · { $cmd-game-verify } prüft jeden Würfel nach und gibt eine Datei aus, mit der es alle auf dem eigenen Rechner können.
told-dm-closed = { $who } Deine Direktnachrichten sind für mich geschlossen: Was nur für dich ist, liegt unter „{ $foot-hand }“.
dm-open-again = { $game }: Deine Direktnachrichten sind wieder offen. Was nur du wissen darfst, kommt ab jetzt hierher; im Kanal wirst du dafür nicht mehr gerufen. [Zum Tisch]({ $link })
told-left = Für { $who } spielt jetzt eine Vertretung. Mit { $cmd-game-replace } bekommt jemand anders den Platz.
told-left-for-good = { $who } geht für immer: Die Figur verlässt das Spiel, sobald die laufende Phase zu Ende ist.
told-away = { $caretaker ->
    [yes] { $who }: bis { $until } nicht da. Solange spielt eine Vertretung.
   *[no] { $who }: bis { $until } nicht da.
}
told-back = { $who }: wieder da.
told-ended-abandoned = Der Tisch hat das Spiel beendet. Niemand lag klar vorn, darum gilt es als abgebrochen: Niemand hat gewonnen, niemand verloren.
told-ended-together = Der Tisch hat das Spiel beendet. Es gilt als abgebrochen: weder gewonnen noch verloren.
told-ended-ahead = Der Tisch hat das Spiel beendet. Klar vorn: **{ $names }**. Das zählt als Sieg.

no-evidence = Das Glück dieses Spiels lässt sich nicht prüfen: Was von seinen Wörtern oder Wünschen gespeichert ist, ist beschädigt.
no-not-your-seat = Den Platz von { $name } kannst du nicht vergeben. Das kann, wer dort sitzt, oder der Tisch, wenn dort jemand fehlt.
no-is-here = { $name } ist da, also kann nur { $name } diesen Platz weitergeben. { $timed ->
    [yes] Bleiben die Antworten aus, kann der Tisch mit { $cmd-game-replace } darüber abstimmen, sobald die Frist um ist.
   *[no] Fragt am besten nach. Fristen gibt es hier keine; hat der Tisch eine Woche auf eine Antwort gewartet, kann er mit { $cmd-game-replace } über den Platz abstimmen.
}
no-their-side = Der Platz von { $name } ist frei. Jemanden suchen die, die auf seiner Seite spielen.
no-other-side = Diese Person spielt oder spielte hier schon gegen den Platz von { $name } und weiß zu viel. Biete ihn jemand anderem an.
no-not-your-offer = Dieses Angebot kannst du nicht zurückziehen.
no-the-tables-offer = Für dieses Angebot hat der Tisch gestimmt, allein kannst du es nicht zurückziehen. Es endet, wenn { $name } zurück ist, oder wenn der Tisch dafür stimmt, den Platz jemand anderem anzubieten: { $cmd-game-replace }.
no-bots = Ein Bot kann keinen Platz übernehmen.
no-sits-there = { $name } sitzt dort schon.
no-such-seat = Einen Platz „{ $typed }“ gibt es nicht. Es gibt: { $known }
no-not-for-you = Dieser Platz wurde jemand anderem angeboten.
no-offer-gone = Das Angebot gilt nicht mehr: Es wurde angenommen, zurückgezogen oder ist älter als drei Tage. Mit { $cmd-game-replace } gibt es ein neues.
no-only-host = Die Lobby schließen kann nur, wer sie eröffnet hat oder diesen Server verwaltet.
no-end-not-seated = Ein begonnenes Spiel beenden die, die es spielen, und zwar per Abstimmung. Wer den Server verwaltet, hat dafür { $cmd-admin-end }.
style-picture = Bild
style-text = Text
