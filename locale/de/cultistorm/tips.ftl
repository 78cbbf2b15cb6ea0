# Kleine Zeilen unter einer Frage für alle, die zum ersten Mal spielen (bot/tips.py): woran zu denken ist, in einer Zeile auf dem
# Telefon (tests/bot/test_tips.py zählt nach). Keine Zahlen, die eine Karte ändern könnte.

tip-cs-start-object = Was liegen bleibt, hilft in jeder Runde.
tip-cs-drop = Zeichen: dein Kampf. Text: für andere.
tip-cs-prepare = Zeichen oder Unterstützung, nie beides.
tip-cs-attack = Karten kostet es nur, wenn du gewinnst.
tip-cs-gate-seal = Versiegeln kannst du nur vor Ort.
tip-cs-seal = Jeder Kultist dort kostet Wahnsinn.
tip-cs-altar = Wer dort steht, nutzt ihn jede Runde.
tip-cs-order = Zuerst, wer den Weg freimacht.
tip-cs-offer-support = Es hilft dir, der Wahnsinn ist deiner.
