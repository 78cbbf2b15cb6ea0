# Kleine Zeilen unter einer Frage für alle, die zum ersten Mal spielen (bot/tips.py): worauf es ankommt, in ein oder zwei kurzen
# Sätzen mit höchstens 180 Buchstaben. Keine Zahlen, die eine Karte ändern könnte.

tip-es-move = ✗ ist der Preis fürs Scheitern, ➜ der Lohn. Neben jedem Ort steht deine Chance; wenige Symbole in einer Reihe sind leicht.
tip-es-before-roll = Ein Wurf löst eine Aufgabe. Gegenstände, die den gelben oder roten Würfel bringen, spielst du vor dem Wurf.
tip-es-after-roll = Eine Aufgabe nimmt ihre Symbole aus diesem Wurf und aus behaltenen Würfeln; Ermittlung zählst du zusammen. Nichts passt? Ein Hinweis wirft neu.
tip-es-choose-dice = Was du hier hinlegst, bleibt liegen; mit den anderen Würfeln geht es weiter. Nimm nicht mehr als nötig.
tip-es-discard = Er fehlt bis zum Ende des Abenteuers. Alle anderen wirfst du neu, also zählt die Farbe: Gelb und Rot können mehr als Grün.
tip-es-reroll = Nur die Würfel, die du nennst, werden neu geworfen. Die anderen bleiben liegen.
tip-es-entrance = Trophäen sind hier Geld; auch ein Älteres Zeichen ist zu haben. Ein Punkt Geistige Gesundheit oder Ausdauer kostet nichts.
tip-es-end-turn = Danach läuft die Uhr weiter. Um Mitternacht kommt eine neue Mythoskarte, und der Große Alte regt sich.
tip-es-place-monster = Es wird zu einer Aufgabe der Karte, auf der es liegt. Wer es besiegt, behält es als Trophäe.
tip-es-assist = Du hältst einen dieser Würfel fest, bis eine Aufgabe ihn brauchen kann.
