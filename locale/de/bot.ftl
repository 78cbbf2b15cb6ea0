# Das Bedienfeld unter jeder Frage, private Antworten und alles, was nein sagt.

## Bedienfeld

# What an option has on the picture above the question: the letter of a place, of a die.
panel-marked = { $mark } · { $label }
panel-choose = Wähle …
panel-choose-other = Etwas anderes … ({ $n })
panel-choose-part = Wähle … ({ $first }–{ $last } von { $count })
panel-choose-some = { $least ->
    [0] Wähle bis zu { $most } …
   *[other] { $most ->
        [one] Wähle etwas aus …
       *[other] { $exact ->
            [yes] Wähle { $most } …
           *[no] Wähle { $least } bis { $most } …
        }
    }
}
panel-back = ‹ Seite { $page } von { $pages }
panel-more = Seite { $page } von { $pages } ›
panel-done = Fertig
panel-usual = Wie üblich: { $what }
panel-none = Nichts davon
panel-drafted = Bisher { $n } gewählt ({ $least } bis { $most } sind möglich). Drück „{ $panel-done }“, wenn du alles beisammenhast.
panel-answered = Erledigt. Im Moment wirst du nichts weiter gefragt.
panel-held = **Deine Antwort: { $what }.** { $known ->
    [no] Du kannst sie ändern, bis es weitergeht.
   *[yes] Wir warten noch auf { $names }; bis dahin kannst du sie ändern.
}
typed-done = Erledigt: { $what } · [zum Tisch]({ $link })

## Fußzeile des Brett-Posts

foot-hand = Meine Hand
foot-board = Brett
foot-log = Verlauf
foot-read = Nachlesen
read-earlier = Was vorher erzählt wurde
read-nothing = In den letzten Zügen wurde noch keine Geschichte erzählt.
foot-why = Warum?
foot-more = Mehr …
foot-more-head = Was sonst noch geht:
foot-news = Was ich verpasst habe
foot-text = Brett als Text
foot-orders = Daueranweisungen …
foot-concede = Aufgeben …
foot-asks-all = { $on ->
    [yes] Selbstverständliches wieder übernehmen
   *[no] Alles fragen, auch Selbstverständliches
}
foot-tips = { $on ->
    [yes] Tipps weglassen
   *[no] Tipps unter den Fragen zeigen
}
orders-head = Deine Daueranweisungen. Solange eine gilt, passt Keeper für dich, und niemand sonst merkt es.
order-noted = Notiert: { $order }
order-called-still = Deine Direktnachrichten sind geschlossen, deshalb wirst du weiter im Kanal gerufen: Sonst könnten alle merken, dass du etwas angewiesen hast. Öffne sie, oder drück unter „{ $foot-more }“ auf „{ $swift }“; das lesen alle.
orders-choose = Anweisung geben oder zurücknehmen …
no-order-called = Eine Anweisung „{ $typed }“ gibt es nicht. Diese gibt es:
no-such-order = Diese Anweisung geht nicht mehr: Sieh unter „{ $foot-hand }“ nach, was jetzt möglich ist.
no-orders = Für deinen Platz gibt es keine Daueranweisungen.
concede-yes = Ich gebe auf
concede-not = Ich spiele weiter
no-concede = In { $game } gibt niemand auf: Mit { $cmd-game-leave } gibst du deinen Platz ab.
concede-known = So steht es schon.
concede-done = Du hast aufgegeben. Das Spiel ist vorbei.
concede-alone = Du hast aufgegeben. Die anderen spielen weiter.
concede-waits = Notiert. Gespielt wird, bis auch der Rest deines Teams aufgibt.
concede-taken-back = Gut. Du spielst weiter.
foot-mine = Meine Antwort …
foot-replay = Rückblick
foot-film = Film
foot-verify = War es ehrlich?
foot-resume = Fortsetzen
foot-swift = { $on ->
    [yes] Wieder auf meine Reaktionen warten
   *[no] Nicht auf meine Reaktionen warten
}
told-swift = { $on ->
    [yes] Auf Reaktionen von { $who } muss niemand warten: Fenster schließen nach 2 Sekunden.
   *[no] Auf { $who } wird wieder gewartet.
}
foot-hint = Was würde Keeper tun?
foot-next = { $on ->
    [yes] Nicht mehr sagen, wenn ich als Nächstes dran bin
   *[no] Sag mir, wenn ich als Nächstes dran bin
}
hint-would =
    { $question }
    Keeper würde wählen: **{ $what }**{ $known ->
        [yes] { " " }– { $why }
       *[no] { "" }
    }
hint-do = So machen
hint-not-here = An diesem Tisch gibt es keinen Rat von Keeper: Ihr spielt gegeneinander, und niemand hat ihn vor dem Spiel erlaubt.
told-next = Du bist als Nächstes dran: Der Zug vor deinem hat begonnen ({ $game }).
foot-rematch = Noch einmal spielen
foot-sequel = Weiter: { $part }
foot-step-in = Eingreifen ({ $names })

## Brett-Post

board-waiting = Wir warten auf { $who } · gefragt { $since }
board-caretaker = { $name } (Vertretung)
board-secret-question = ◦ { $names }: eine Entscheidung hinter verschlossenen Türen
board-tip = Tipp: { $tip }
board-paused = Das Spiel ruht. Mit { $cmd-game-resume } geht es weiter.
board-resting = Auf jedem Platz sitzt eine Vertretung: Das Spiel ruht, bis jemand zurück ist.
board-ended = Das Spiel wurde hier beendet.
prompt = { $question } { $who }
prompt-last = { $question } { $who }, alle anderen warten auf dich.
prompt-together = { $who }: Zeit zu planen.
whisper =
    -# { $game } · [zum Tisch]({ $link })
    { $lines }
secret =
    Nur für dich:
    { $lines }
    -# [Zum Tisch]({ $link })

## Nein

no-decided = { $known ->
    [no] Das ist schon entschieden.
    [you] Das hast du schon entschieden.
   *[yes] Das hat { $by } schon entschieden.
}
no-now-asked = Das wirst du jetzt gefragt:
no-not-asked = { $named ->
    [yes] Du wirst hier nichts gefragt. { $known ->
        [no] Auch sonst wird niemand etwas gefragt: Die Pause verbirgt nur das.
       *[yes] Wir warten auf { $names }.
    } Dein Name steht nur dabei, damit die anderen nicht sehen, wer gefragt wird.
   *[no] { $known ->
        [no] Im Moment wird niemand etwas gefragt.
       *[yes] Im Moment wirst du nichts gefragt. Wir warten auf { $names }.
    }
}
no-not-seated = Du sitzt nicht an diesem Tisch. „{ $foot-hand }“ und die Entscheidungen gehören denen, die mitspielen; „{ $foot-board }“ und „{ $foot-log }“ sind für alle da.
no-seat-yet = Du hast in dieser Lobby noch keinen Platz. Drück darunter „{ $lobby-join }“ oder tipp { $cmd-game-join }.
no-changed = Diese Möglichkeit gibt es nicht mehr, oder sie bedeutet inzwischen etwas anderes.
no-bad-picks = { $least ->
    [0] Wähle höchstens { $most }.
   *[other] { $most ->
        [one] Wähle genau eins.
       *[other] { $exact ->
            [yes] Wähle genau { $most }.
           *[no] Wähle { $least } bis { $most }.
        }
    }
}
no-held = Genau diese Antwort hast du schon gegeben: Sie zählt.
no-over = Dieses Spiel ist vorbei. { $cmd-game-verify } zeigt, dass das Glück ehrlich war, { $cmd-game-new } eröffnet das nächste.
no-lobby = Das Spiel hat noch nicht begonnen. Drück in der Lobby „{ $lobby-start }“, wenn alle bereit sind.
no-paused = Das Spiel ruht. Mit { $cmd-game-resume } geht es weiter.
no-stumbled = Keeper ist über eine Regel gestolpert (Bericht { $report }). Es hat sich nichts geändert: Das Spiel steht wie vor deiner Antwort. Versuch etwas anderes oder warte auf die Reparatur.
no-broken = Keeper kommt mit diesem Spiel nicht weiter und hat es beiseitegelegt (Bericht { $report }). Verloren ist nichts. Jeder Knopfdruck versucht es von Neuem, und ein Update kann es heilen. Wer den Server verwaltet, kann es mit { $cmd-admin-export } sichern und mit { $cmd-admin-end } beenden; wer allein spielt, beendet es mit { $cmd-game-end }.
no-such-button = Dieser Knopf gehört zu keinem Spiel mehr.
no-fault = Das ist schiefgegangen, und Keeper ist schuld. Es hat sich nichts geändert; der Fehler ist notiert.
no-memory = Keeper kann gerade nichts aufschreiben, also hat sich nichts geändert. Versuch es später noch einmal.
no-memory-now = Keeper kann seit eben nichts mehr aufschreiben. Schau noch einmal auf den Tisch, bevor du etwas wiederholst: Es kann gezählt haben.
no-discord = Discord hat nicht mitgespielt. Schau noch einmal auf den Tisch, bevor du etwas wiederholst: Es kann gezählt haben.
no-permission = Das darfst du hier nicht.
no-bad-input = Mit dieser Eingabe kann Keeper nichts anfangen.
no-game-here = In diesem Kanal läuft kein Spiel. { $cmd-game-new } eröffnet eins.
no-other-game = Dieser Befehl gehört zu einem anderen Spiel. Hier spielt ihr { $game }.
no-unknown-option = „{ $typed }“ geht jetzt nicht.
no-ambiguous = „{ $typed }“ könnte mehreres sein: { $several }
no-because = { $why }
no-such-command = „{ $typed }“ gibt es nicht. Möglich sind: { $known }
why-not = Das geht gerade nicht:

# Wo einem Spiel die eigenen Worte fehlen. Sie sagen nichts von dem, wofür sie stehen.
wordless-event = Es geschieht etwas, wofür Keeper die Worte fehlen.
wordless-question = Hier ist etwas zu entscheiden, nur fehlen Keeper die Worte dafür. Die Knöpfe tun trotzdem ihren Dienst.
wordless-option = Möglichkeit { $n }
wordless-headline = Am Tisch
wordless-board = Keeper kann das Spielfeld gerade nicht in Worte fassen.
wordless-hand = Keeper kann diese Hand gerade nicht in Worte fassen.
wordless-outcome = Das Spiel ist zu Ende.
wordless-why = Keeper kann gerade nicht sagen, warum.

why-line = { $reason } (`{ $rule }`)
list-and = { $first } und { $last }
