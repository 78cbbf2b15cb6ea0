# Wörter auf den Bildern eines Spiels, das keine eigenen zeichnet.

pic-plain-seat = Platz { $n }
pic-plain-more = { $n } weitere
pic-plain-moved = { $value } ({ $change })
pic-plain-film = Ein bewegter Rückblick, { $n ->
    [one] ein Bild
   *[other] { $n } Bilder
}, von Stellung { $first } bis { $last }. Am Ende:

# Neben einem Zug: was jetzt eingesetzt werden kann.
pic-aid = Einsetzbar: { $what }
