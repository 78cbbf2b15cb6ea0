"""Evil's automatic player, by what it decides: which card is played when (`reacting`), who goes where (`walking`), where something
new is put (`placing`), what the hero is told (`lying`). `harm` says what a creature would do to the hero, `secret_map` reads the
base. `player` puts them together."""
