# Kleine Zeilen unter einer Frage für alle, die zum ersten Mal spielen (bot/tips.py): woran zu denken ist, in einer Zeile auf dem
# Telefon (tests/bot/test_tips.py zählt nach). Keine Zahlen, die eine Karte ändern könnte.

tip-dmd-investigator = Wer den Verstand verliert, wird stärker.
tip-dmd-action = { $n ->
    [3] Nur auf Sicheren Feldern ermittelst du.
   *[other] {""}
}
tip-dmd-reroll = Gib Stress aus: Ausruhen baut ihn ab.
tip-dmd-discovery = Eine Hälfte oder keine von beiden.
tip-dmd-companions = Begleiter fangen Wunden für dich ab.
tip-dmd-level = Ein hohes Level schlägt viele niedrige.
tip-dmd-rest = Wunden töten, Stress bezahlt Neuwürfe.
tip-dmd-fight = Jeder Gegner greift einmal an.
tip-dmd-split = Was am Leben bleibt, schlägt zurück.
tip-dmd-trade = Geben geht so, Nehmen nur mit Zustimmung.
