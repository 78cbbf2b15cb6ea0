"""From a game's data to sentences: one way for all games.

    text.py     names, lists, persons, and cutting to what Discord takes
    lexicon.py  which word a field becomes, and what events, questions, options, hints and reasons are called

Events, questions, options and reasons are data: an id and fields with values. What a field's value is called does not depend on
where it stands, so a game says once what each field becomes (`Lexicon.field`), and the sentences are Fluent messages of
`locale/*/<game>/`. A new question or event needs no Python here unless it brings a new kind of field.
"""
