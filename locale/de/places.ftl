## Wo ein Tisch steht: Sein Kanal ist weg oder für Keeper geschlossen

told-place-gone = Den Kanal, in dem { $game } gespielt wurde, gibt es nicht mehr. Verloren ist nichts: Spiel Nr. { $number } ruht. Wer den Server verwaltet, kann es mit { $cmd-admin-transfer } in einen anderen Kanal setzen; mit { $cmd-game-resume } geht es dann weiter.
told-place-left = Keeper wurde von dem Server entfernt, auf dem { $game } gespielt wurde. Verloren ist nichts: Spiel Nr. { $number } ruht. Ist Keeper wieder da, geht es mit { $cmd-game-resume } weiter.
place-not-seen = Deine Antwort zählt, aber Keeper sieht diesen Kanal nicht mehr und kann nicht zeigen, was daraus wurde. Wer den Server verwaltet, kann das ändern.
place-no-rights = Deine Antwort zählt, aber Keeper darf hier nicht mehr schreiben und kann nicht zeigen, was daraus wurde. Dazu braucht Keeper die Rechte, Nachrichten zu senden und den Verlauf zu lesen.
place-archived = Deine Antwort zählt, aber dieser Thread ist geschlossen und Keeper kann nicht zeigen, was daraus wurde. Öffnet ihn wieder, dann geht die Geschichte weiter.
