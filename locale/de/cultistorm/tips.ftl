# Kleine Zeilen unter einer Frage für alle, die zum ersten Mal spielen (bot/tips.py): woran zu denken ist, in ein oder zwei kurzen
# Sätzen von höchstens 180 Zeichen. Keine Zahlen, die eine Karte ändern könnte.

tip-cs-start-object = Was man für seine Wirkung ablegt, ist einmal stark; was liegen bleibt, hilft in jeder Runde.
tip-cs-drop = Das Zeichen einer Karte ist für deinen Kampf, ihr Text für jemand anderen. Behalte, was einer von euch brauchen kann.
tip-cs-prepare = Eine Karte ist ein Zeichen für deinen Kampf oder eine Unterstützung für andere, nie beides. Seht erst, welcher Kampf sicher ist, dann, wer wem die Lücke schließt.
tip-cs-attack = Wer mit niemandem kämpft, zahlt sowieso. Eingesetzt wird nur das Billigste, und nur, wenn du gewinnst.
tip-cs-gate-seal = Wer die Tor-Versiegelungskarte hat, muss zum Versiegeln dort stehen. Nimm eine, für die ihr Trophäen bekommt.
tip-cs-seal = Versiegeln kostet Wahnsinn für jeden Kultisten, der dort steht. Räumt den Schauplatz vorher.
tip-cs-altar = Einen aktiven Schauplatz kann nutzen, wer dort steht, in jeder Runde.
tip-cs-order = Wer im Nahkampf steht, erreicht nur den nächsten Gegner. Zuerst also, wer den Weg freimacht.
tip-cs-offer-support = Du entscheidest: Es hilft deinem Kampf, der Wahnsinn ist deiner.
