# Kleine Zeilen unter einer Frage für alle, die zum ersten Mal spielen (bot/tips.py): woran zu denken ist, in einer Zeile auf dem
# Telefon (tests/bot/test_tips.py zählt nach). Keine Zahlen, die eine Karte ändern könnte.

tip-tm-turn = Zaubersprüche stehen unter „{ $foot-hand }“.
tip-tm-go = Zeigt das Bild eine Karte, ziehst du dort.
tip-tm-whom = Ein Kampf mit jemandem beendet den Zug.
tip-tm-foes = Nur Feinde mit Stärke werden Trophäen.
tip-tm-take = Was du liegen lässt, nimmt ein anderer.
tip-tm-portal = Misslingt es, sinkt dieser Wert um 1.
tip-tm-inner = Ins Tal des Feuers nur mit Talisman.
tip-tm-spoils = Ein Talisman wiegt oft mehr als ein Leben.
tip-tm-visit = Nur ein Besuch pro Zug.
tip-tm-attacked = Ausweichen geht nur jetzt.
tip-tm-command = Gefährlich ist, wer zu dir unterwegs ist.
