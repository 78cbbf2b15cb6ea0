# Kleine Zeilen unter einer Frage für alle, die zum ersten Mal spielen (bot/tips.py): woran zu denken ist, in einer Zeile auf dem
# Telefon (tests/bot/test_tips.py zählt nach). Keine Zahlen, die eine Karte ändern könnte.

tip-es-move = ✗: Preis fürs Scheitern, ✓: der Lohn.
tip-es-before-roll = Gegenstände für mehr Würfel: vor dem Wurf.
tip-es-after-roll = Fehlwurf: ein Würfel weg. Aufgeben: ✗.
tip-es-choose-dice = Nimm nicht mehr als nötig.
tip-es-discard = Gelb und Rot können mehr als Grün.
tip-es-reroll = Nur was du nennst, wird neu geworfen.
tip-es-entrance = Trophäen kaufen auch ein Älteres Zeichen.
tip-es-end-turn = Danach rückt die Uhr auf Mitternacht zu.
tip-es-place-monster = Wer es besiegt, behält es als Trophäe.
tip-es-assist = Der Würfel bleibt, bis ihn jemand braucht.
