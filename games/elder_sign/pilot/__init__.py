"""A sensible player of Elder Sign, by what it decides: where to go (`visits`), what to do at the entrance (`entrance`), which cards to
play (`playing`), what to do with dice on the table (`attempts`, which looks at them by `rolling`), whom to heal (`healing`), where
monsters go (`monsters`). Behind them: what things are worth (`worth`), what a player has for a roll (`means`), dice (`dice`).
`autopilot` puts them together."""
