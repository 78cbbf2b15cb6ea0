# /privacy.

cmd-privacy = Was Keeper über dich weiß
cmd-privacy-name = datenschutz
cmd-privacy-show = Zeig, was Keeper über dich weiß
cmd-privacy-show-name = zeigen
cmd-privacy-export = Hol alles, was Keeper über dich weiß, als Datei
cmd-privacy-export-name = ausgeben
cmd-privacy-forget = Lass Keeper dich vergessen
cmd-privacy-forget-name = vergessen

privacy-show =
    { "" }**Was Keeper über dich weiß**
    Einstellungen: { $settings ->
        [0] keine
       *[other] ja
    }
    Plätze: { $seats } · von dir geleitete Spiele: { $hosted }
    Antworten: { $answers } · Stimmen: { $ballots }
    Zähler: { $statistics } · Meldungen: { $reports }
    Keeper liest keine Nachrichten. Bekannt sind deine Discord-Nummer, dein Anzeigename von damals, als du dich gesetzt hast, und was du gedrückt hast.
    Mit { $cmd-privacy-export } bekommst du alles, mit { $cmd-privacy-forget } verschwindet es.
privacy-export = Alles, was Keeper über dich weiß.
privacy-sure =
    { "" }**Dich vergessen?** Das lässt sich nicht zurücknehmen.
    Deine Einstellungen und Zähler verschwinden. Deine Plätze in Lobbys werden frei; in laufenden Spielen spielt eine Vertretung weiter. Was du getan hast, bleibt im Verlauf dieser Spiele, ohne deinen Namen. Beiträge, die dich nennen, werden geändert, soweit Discord das zulässt; das dauert ein wenig. Zweierlei bleibt, wie es ist, weil Keeper dann nichts mehr von dir weiß: was bei einem Neustart noch nicht geschafft ist, und kurze Meldungen, die älter als { $kept } Tage sind und sich nicht mehr finden lassen. Löschen kann sie, wer den Server verwaltet. { $days ->
        [0] { "" }
        [one] Die Sicherung der letzten Nacht wird morgen ersetzt.
       *[other] Die nächtlichen Sicherungen der letzten { $days } Tage bleiben, wie sie sind, und verschwinden eine nach der anderen.
    }
privacy-yes = Vergiss mich
privacy-not-yours = Dieser Knopf ist für jemand anderen.
privacy-forgotten = Vergessen: { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
}, { $statistics ->
    [one] 1 Zähler
   *[other] { $statistics } Zähler
}. Keeper kennt dich nicht mehr.

# In place of a name that was forgotten: at a seat, and in the middle of a sentence.
seat-nobody = Platz { $n }
nobody = jemand
