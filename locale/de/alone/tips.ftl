# Kleine Zeilen unter einer Frage für alle, die zum ersten Mal spielen (bot/tips.py): worauf es ankommt, in ein oder zwei kurzen
# Sätzen mit höchstens 180 Buchstaben. Keine Zahlen, die eine Karte ändern könnte.

## ALONE: der Held

tip-al-turn = Eine Aktion, dann dürfen die Bösen Mächte reagieren. Erkunden zeigt ohne Schock, was vor dir liegt; Orten sagt, wie weit ein Raum weg ist.
tip-al-second = Auf beide Aktionen dürfen die Bösen Mächte reagieren. Du kannst es auch bei einer belassen.
tip-al-locate = Du erfährst Abstand und Stockwerk, nie die Richtung. Zwei Antworten von zwei Orten zeigen dir, wo du suchen musst.
tip-al-block = Durch eine blockierte Tür kommt niemand, auch du nicht, bis jemand sie öffnet. Eine Kreatur braucht dafür einen Schritt.
tip-al-upgrade = Das kostet eine Ladung eines anderen Gegenstands aus diesem Material, und nur beim Durchsuchen hast du die Zeit dafür.
tip-al-discard-items = Ladungen sind, was ein Gegenstand noch kann; sein Material verbessert andere. Behalte, was beides hergibt.
tip-al-opportunity = Das braucht keine Aktion, nur die Ladung. Der nächste Augenblick könnte der schlechtere sein.

## ALONE: die Bösen Mächte

tip-al-setup-how = Zum ersten Mal dabei? Lass es Keeper machen: Die geheime Karte zeigt euch dann alles, und ihr könnt anfangen.
tip-al-react = Die zweite Karte eines Zuges belegt zwei Felder. Was am Ende der Runde frei ist, bringt euch stattdessen Gefahrenmarker.
tip-al-standard-card = Verdeckt zählt ihr Text nicht. Nimm die Karte, die du am wenigsten brauchst.
tip-al-walk = Was aus einem ungesehenen Sektor in den des Helden tritt, ist ein Schock. Was dort läuft, wo der Held hinsieht, wird gesehen.
tip-al-spawn-where = Wo sie auftaucht, macht sie ein Geräusch. Ungesehen, nah am Weg des Helden, richtet sie am meisten aus.
tip-al-place-danger = Wo ein Marker liegt, können eure Karten mehr, und Kreaturen treffen leichter. Denkt an die Räume, die der Held noch braucht.
tip-al-refill = Was ihr auf der Hand habt, ist alles, womit ihr in der nächsten Runde antworten könnt.
