# Kleine Zeilen unter einer Frage für alle, die zum ersten Mal spielen (bot/tips.py): worauf es ankommt, in ein oder zwei kurzen
# Sätzen mit höchstens 180 Buchstaben. Keine Zahlen, die eine Karte ändern könnte.

tip-tm-turn = Wer früh über den Fluss geht, stirbt früh. Sammle außen Stärke und Talent, bis dir die Feinde dort nichts mehr tun.
tip-tm-go = Auf Feldern mit einer Zahl ziehst du Karten. Was dort schon liegt, wartet auf dich und zählt mit.
tip-tm-whom = Entweder ein Charakter oder das Feld, nie beides. Ein Kampf mit jemandem beendet deinen Zug, wie er auch ausgeht.
tip-tm-foes = Wer verliert, büßt einen Lebenspunkt ein, und der Zug ist vorbei. Wer gewinnt, behält die Karte als Trophäe.
tip-tm-take = Du kannst nur wenige Gegenstände tragen. Was du liegen lässt, nimmt ein anderer.
tip-tm-portal = Misslingt es, verlierst du 1 von dem Wert, auf den du gesetzt hast. Drinnen geht es nur mit einem Talisman bis ans Ziel.
tip-tm-inner = Ohne Talisman kommst du nicht ins Tal des Feuers. Zurück geht es immer, Feld für Feld.
tip-tm-own = Das hält niemanden auf. Auch für fremde Züge legst du Zaubersprüche unter „{ $foot-hand }“ bereit.
tip-tm-spoils = Einen Talisman zu nehmen, kann mehr wert sein als ein Lebenspunkt.
tip-tm-visit = Nur ein Besuch pro Zug. Gold ist zum Ausgeben da: Waffe und Rüstung halten länger als ein Goldsack.
tip-tm-attacked = Ausweichen musst du jetzt: Nach den Würfeln hilft nur noch, was den Lebenspunkt rettet.
tip-tm-command = Wer gehorchen muss, verliert einen Lebenspunkt, Zug für Zug. Am gefährlichsten ist, wer schon auf dem Weg zu dir ist.
