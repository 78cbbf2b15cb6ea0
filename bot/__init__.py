"""The Discord process. Rooms with several modules list them in their own `__init__`; these stand here by themselves:

start and stop
  start             starts and stops Keeper, with Discord or with the sandbox
  keeper            the bot: its services, and the few things every cog needs
  settings          from the environment and `.env`
  local_server      another server in Discord's place
  fleet             one Keeper of several
  versions          which versions are running
  commands          slash commands as Discord knows them
  beat, backups     what is done every so many seconds; once a day: copies, tidying

presses and answers
  presses           a press: what it means, and who is told when it means nothing
  button_ids        what a button carries
  panel             from a question to buttons and selects
  typed             answers by command
  game_commands     a game's own commands
  refusals          why the table says no
  shortcuts         what is obvious, answers that go together
  hints, tips       what the automatic player would do; a line for newcomers
  secret_questions  secret questions by direct message
  late_pictures     private sheets come at once, their pictures later
  own_sheets        private sheets that follow what others do
  private_answers   a newer private answer takes the place of those before
  tokens            posts are edited as an answer to the press on them
  places, addresses where a table stands, and how others find it
  doors             who may look in

people and time
  names             what people are called at a table
  presence          who is here, who is missing
  offers            seats on offer
  hours             when a person may be disturbed: quiet hours, absences
  reminders         how reminders look
  undo, ending      taking back; a game is ended before it is over
  forgetting        somebody is taken out of games and posts
  returning         people come back to a game from a file
  sequels           what a game hands on to the next one
  lessons           a guided first game

luck and stories
  luck_words        the players' words, which salt the luck
  evidence          the file with which anybody can check it
  exports           games as files
  chronicle, replay a game told, and shown, again
  library           rulebooks and cards, looked up

words and pictures
  shelf             the games, and what the bot needs of each: a `Box`
  wishes            wishes that are typed
  reader            for whom something is worded
  tongues           which language a table spoke when
  wordless          what stands in when a game has no words
  pictures          a game's pictures as the bot asks for them
  painting, painters  a picture as it is ordered; who paints it
  finished          finished pictures, for whoever is shown the same one again
"""
