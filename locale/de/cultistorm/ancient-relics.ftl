# Antike Relikte, Modul 5 von Cultistorm.

cs-ev-gate-opened = **{ $who }** öffnet ein Tor bei { $slot } *{ $location }*.
cs-ev-relics-seen = **{ $who }** sieht Relikte: { $cards }.
cs-opt-relic = Ein Tor öffnen, { $cost } Wahnsinn
cs-opt-relic-hint = Hier erscheint ein Kultist; danach siehst du zwei Relikte und darfst eines behalten
