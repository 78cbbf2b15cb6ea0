# Kleine Zeilen unter einer Frage für alle, die zum ersten Mal spielen (bot/tips.py): woran man denken sollte, in ein oder zwei
# kurzen Sätzen von höchstens 180 Buchstaben. Keine Zahlen, die eine Karte ändern könnte.

tip-dmd-investigator = Niemand hier kann nur heilen oder nur kämpfen. Mit jedem Verlust an Geistiger Gesundheit wächst dein Können.
tip-dmd-action = { $n ->
    [3] Beendest du deine Aktionen auf einem Sicheren Feld, ermittelst du; sonst greift dich jeder Gegner dort an. Wen du stehen lässt, der folgt dir.
   *[other] {""}
}
tip-dmd-reroll = Stress ist zum Ausgeben da: Ausruhen baut ihn ab. Geistige Gesundheit kommt nie zurück.
tip-dmd-discovery = Eine Hälfte oder keine. Was eine Probe verlangt, kann misslingen; was Stress kostet, hast du sicher.
tip-dmd-companions = Begleiter tragen Wunden für dich, und ihre Fertigkeit leihen sie dir nur, solange sie leben.
tip-dmd-level = Ein hohes Level in einer Fertigkeit entscheidet mehr als ein niedriges in allen.
tip-dmd-rest = Geistige Gesundheit heilt nicht. Wunden töten, Stress bezahlt Neuwürfe.
tip-dmd-fight = Jeder Gegner greift einmal an. Unter „{ $foot-hand }“ kannst du festlegen, dass du die Reihenfolge bestimmst.
tip-dmd-split = Was am Leben bleibt, schlägt zurück. Ein toter Gegner ist mehr wert als zwei verwundete.
tip-dmd-trade = Was du hergibst, braucht keine Zustimmung. Was du von anderen willst, schon.
