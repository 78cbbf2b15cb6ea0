# Kleine Zeilen unter einer Frage für alle, die zum ersten Mal spielen (bot/tips.py): woran zu denken ist, in einer Zeile auf dem
# Telefon (tests/bot/test_tips.py zählt nach). Keine Zahlen, die eine Karte ändern könnte.

## ALONE: der Held

tip-al-turn = Erkunden zeigt ohne Schock, was kommt.
tip-al-second = Die Bösen Mächte reagieren auf beide.
tip-al-locate = Abstand und Stockwerk, nie die Richtung.
tip-al-block = Auch dich hält sie auf, bis jemand öffnet.
tip-al-upgrade = Nur beim Durchsuchen ist Zeit dafür.
tip-al-discard-items = Mit ihrem Material verbesserst du andere.
tip-al-opportunity = Das kostet keine Aktion, nur die Ladung.

## ALONE: die Bösen Mächte

tip-al-setup-how = Zum ersten Mal? Lass Keeper aufbauen.
tip-al-react = Die 2. Karte im Zug belegt zwei Felder.
tip-al-standard-card = Verdeckt zählt ihr Text nicht.
tip-al-walk = Ungesehen bis zum Helden: ein Schock.
tip-al-spawn-where = Wo sie auftaucht, macht sie ein Geräusch.
tip-al-place-danger = Denkt an Räume, die der Held noch braucht.
tip-al-refill = Das ist eure Hand für die nächste Runde.
