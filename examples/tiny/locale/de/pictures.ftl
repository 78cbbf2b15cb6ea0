# Wie die Felder der Sicht auf Bildern heißen.

pic-wo-title = Hinaus ins Watt
pic-wo-over = Das Wasser ist zurück
pic-wo-enough = Genug
pic-wo-basket = Im Korb
pic-wo-find = Fund
pic-wo-shells = Muscheln
pic-wo-waves = Wellen
pic-wo-finds = Funde
pic-wo-whistle = Pfeife
pic-wo-wish = Wunsch
pic-wo-order = Anweisung
pic-wo-order-quiet = still bleiben

# Auf einer Karte:
pic-wo-text = Was geschieht
pic-wo-flavour = Was man erzählt
