## Ein angeleitetes erstes Spiel

cmd-game-learn = Ein Spiel lernen: ein paar Entscheidungen an einem vorbereiteten Tisch, Schritt für Schritt erklärt
cmd-game-learn-name = lernen
cmd-game-learn-game = Welches Spiel
cmd-game-learn-game-name = spiel
cmd-game-learn-thread = In einem eigenen Thread lernen
cmd-game-learn-thread-name = thread

# Ein Knopf der Lobby
lobby-learn = Erst lernen

lesson-step = **{ $n } von { $of }** · { $text }
lesson-partner = Vertretung { $n }
lesson-begun = Dein erstes Spiel steht bereit: [zum Tisch]({ $link }). Zu jeder Frage gibt es einen Rat, und was er vorschlägt, trägt einen ★. Du darfst auch anders; dann hast du die üblichen Tipps.
lesson-over = { $text }
    -# Das war die Einführung. Sie zählt in keiner Statistik. Du kannst hier weiterspielen oder ein richtiges Spiel beginnen, mit anderen oder allein.
lesson-real = Jetzt ein richtiges Spiel
told-lesson-ended = **{ $who }** hat genug gelernt und beginnt ein richtiges Spiel.
no-lesson = Für { $game } gibt es noch kein angeleitetes erstes Spiel. { $cmd-game-new } eröffnet ein richtiges; zu seinen Fragen gibt es Tipps.
no-lesson-here = Hier kann ich dafür keinen Thread öffnen. { $cmd-game-learn } beginnt dein erstes Spiel in einem anderen Kanal oder in einer Direktnachricht an mich.
no-lesson-shared = Inzwischen spielen noch andere mit. Ein begonnenes Spiel beenden die, die es spielen, per Abstimmung: { $cmd-game-end } fragt sie.
