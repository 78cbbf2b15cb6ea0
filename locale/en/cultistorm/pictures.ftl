pic-cs-title = Cultistorm
