"""The small machine all games share: questions, luck, events, checkpoints, replay, undo, hooks, effects as data.

A game is a sequence of steps. Between steps the whole game is one pydantic state (the checkpoint). Inside a step the rules
are generators that ask when a person must decide; an open step is never stored, it is rebuilt by replaying the answers
given since the checkpoint.

    ask.py       scripts and questions: one seat, all seats, reaction windows, free-order scripts side by side
    luck.py      named, stateless, verifiable luck
    table.py     the rules' hand on the state: draw, shuffle, tell, reveal, once
    rules.py     what a game must provide
    live.py      the machine: answer, replay, undo, refuse, survive crashes
    view.py      what views are made of
    census.py    an auditor's tools: claims, and each thing in one place
    hooks.py     moments that passive and lasting effects change or react to
    effects.py   cards as data: verbs that run and read, and a game's vocabulary of them
    verbs.py     the verbs every game has: choose, may, pay, when, each, per, once, roll
    measures.py  what those must know of a game
    phrases.py   the words of generated rule text
    content.py   strict YAML with errors that name file, card and field
    catalogue.py all cards of a game, from its box and from packs
    rulebook.py  the catalogue's rules as data, searchable
    players.py   automatic players: random, default
    pilot.py     what a game's own automatic player is built on
    testing.py   a table for tests that read like play
"""
