"""What things are worth to the hero's automatic player where several of its modules ask, in points of life or composure."""

TEMPO = 0.95  # one action nearer to the goal
SHOCK = 1.3  # meeting a creature nobody saw
ITEM = 1.3  # an item card drawn into an empty bag
LOW = 7  # life and composure together: from here on every point is dear
