# Zeit: Erinnerungen, Fristen, Abwesenheit, Abstimmungen am Tisch.

## Erinnerungen

reminder = { $why ->
    [half] { $who } Die Hälfte deiner Zeit ist um. { $question } Deine Frist endet { $due }.
    [last-call] { $who } Letzte Erinnerung: Deine Frist endet { $due }. { $question }
    [last-one] { $who } Alle anderen haben geantwortet. Wir warten nur noch auf dich. { $question }
    [snoozed] { $who } Wie gewünscht noch einmal: { $question } { $due ->
        [no] { "" }
       *[other] Deine Frist endet { $due }.
    }
   *[gentle] { $who } Du bist immer noch gefragt. { $question }
}
reminder-dm = { $text }
    -# { $game } · [zum Tisch]({ $link })
away-back = ich bin zurück
away-span = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}
away-how = { $how ->
    [wait] **Wie lange bist du weg?** Der Tisch wartet auf dich, deine Zeit läuft nicht:
   *[caretaker] Oder eine Vertretung spielt so lange für dich:
}
away-date = bis { $date }
away-when = „{ $typed }“ ist kein Ende einer Abwesenheit. Schreib eine Zahl von Tagen, `2 Wochen`, ein Datum wie `24.12.` oder `0`, wenn du zurück bist.
time-until = die Frist endet { $due }
reminder-answer = Antworten …
reminder-news = Was ist neu?
reminder-snooze = { $how ->
    [hour] In einer Stunde
    [evening] Heute Abend
   *[morning] Morgen früh
}
time-snoozed = { $late ->
    [yes] Deine Frist endet schon vorher, { $due }. Ich erinnere dich nicht mehr.
   *[no] { $has ->
        [yes] Ich erinnere dich { $again }. Deine Frist endet weiterhin { $due }.
       *[no] Ich erinnere dich { $again }.
    }
}
time-nothing-to-snooze = Diese Frage ist beantwortet; es gibt nichts mehr, woran ich dich erinnern könnte.
time-not-your-reminder = Diese Erinnerung ist nicht für dich.

## Wenn die Zeit um ist

told-time-default = { $who } Deine Zeit ist um. Für dich wurde die sichere Antwort gegeben.
told-time-caretaker = { $who } Deine Zeit ist um. Eine Vertretung spielt für dich, bis du zurück bist.
told-time-wait = { $who } Deine Zeit ist um, und der Tisch wartet weiter. Gefragt wurdest du { $since }.
told-time-back = { $who } ist zurück; die Vertretung geht.
told-resting = Niemand sitzt mehr am Tisch: Auf jedem Platz spielt eine Vertretung. Das Spiel ruht, bis jemand zurück ist.
hand-caretaken = Für dich spielt eine Vertretung, bis du zurück bist.
told-stand-in = Für { $name } spielt jetzt eine Vertretung, bis { $who } zurück ist.
told-policy = { $policy ->
    [default] Ab jetzt gilt: Läuft eine Frist ab, gibt Keeper die sichere Antwort.
    [caretaker] Ab jetzt gilt: Läuft eine Frist ab, spielt eine Vertretung.
   *[wait] Ab jetzt gilt: Läuft eine Frist ab, wartet der Tisch weiter.
}
told-pace = { $hours ->
    [0] Ab jetzt gibt es keine Fristen.
   *[other] Ab jetzt haben alle { set-own-pace } für eine Antwort.
}
time-deed = { $deed ->
    [back] Ich bin zurück
   *[stand-in] Abstimmen: Vertretung für { $name }
}
time-not-your-seat = Der Platz von { $name } gehört nicht dir.
time-here-already = Du spielst deinen Platz schon selbst.
time-caretaken-already = Für { $name } spielt schon eine Vertretung.
time-your-own-seat = Das ist dein eigener Platz. Mit { $cmd-game-away } spielt eine Vertretung für dich.

## Abstimmungen

vote-called = **{ $who }** fragt den Tisch: { $what }
vote-tally = Dafür: { $yes } ({ $supporters }) · Dagegen: { $no } ({ $opponents }) · nötig: { $need }
vote-missing = -# Noch nicht: { $names } · offen bis { $until }
vote-result = { $state ->
    [passed] **Entschieden: ja.**
    [failed] **Entschieden: nein.**
    [lapsed] **Abgelaufen:** keine Mehrheit in drei Tagen.
    [called_off] **Die Abstimmung entfällt:** Sie wurde abgesagt.
    [overtaken] **Die Abstimmung entfällt:** Das Spiel ist weitergegangen.
   *[cancelled] **Die Abstimmung entfällt.**
}
vote-yes = Ja
vote-no = Nein
vote-off = Absagen
vote-undo = Zurücknehmen? Es geht um { $report }.{ $known ->
    [no] { "" }
   *[yes] { "" } Es beginnt mit: { $first }
}
vote-end = Das Spiel beenden? Wer klar vorn liegt, gewinnt; sonst gilt es als abgebrochen.
vote-end-together = Das Spiel beenden? Es gilt dann als abgebrochen, weder gewonnen noch verloren.
vote-policy = { $policy ->
    [default] Bei abgelaufener Frist die sichere Antwort geben?
    [caretaker] Bei abgelaufener Frist eine Vertretung spielen lassen?
   *[wait] Bei abgelaufener Frist weiter warten?
}
vote-pace = { $hours ->
    [0] Ohne Fristen spielen?
   *[other] { set-own-pace } für jede Antwort?
}
vote-stand-in = Für **{ $name }** eine Vertretung spielen lassen, solange der Platz verwaist ist?
vote-replace = Den Platz von **{ $name }** weitergeben an: { $other }?
vote-called-done = { $result ->
    [passed] Erledigt: Niemand sonst hat dabei mitzureden.
   *[open] Der Tisch ist gefragt; deine Stimme ist ein Ja.
}
vote-open-already = Eine solche Abstimmung läuft noch: [zur Abstimmung]({ $link }). Entscheidet erst diese.
vote-moved-on = Das Spiel ist inzwischen weitergegangen. Sieh nach, ob du das noch willst.
vote-unknown = Diese Abstimmung gibt es nicht.
vote-closed = { $state ->
    [passed] Diese Abstimmung ist vorbei: ja.
    [failed] Diese Abstimmung ist vorbei: nein.
    [lapsed] Diese Abstimmung ist abgelaufen: Sie war drei Tage offen. Ruf sie neu aus, wenn du sie noch willst.
    [called_off] Diese Abstimmung entfällt: Sie wurde abgesagt.
    [overtaken] Diese Abstimmung entfällt: Das Spiel ist weitergegangen.
   *[cancelled] Diese Abstimmung entfällt.
}
vote-not-yours = Absagen kann diese Abstimmung nur, wer sie ausgerufen hat. Du kannst mit Nein stimmen.
told-vote-lapsed = -# Eine Abstimmung ist abgelaufen: keine Mehrheit in drei Tagen.
