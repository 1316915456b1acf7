# What is on the screens of the browser.

web-title = Orcs Orcs Orcs
web-lost = There is nothing here.
web-home = To the start
web-play_now = Play now

# The screens around the table: home, set-up, settings, records, replays.

web-level-random = dice
    .text = Picks anything that is allowed.
web-level-apprentice = apprentice
    .text = Sees what hurts, plans nothing. Good for a first game.
web-level-adept = adept
    .text = Plays a sound game.
web-level-master = master
    .text = Thinks ahead. Hard to beat.

web-home-tools = You and your settings
web-home-settings = Settings
web-home-claim = Creatures march on the tower from six sides. Cast spells, take trophies, and stand elsewhere when they arrive.
web-home-now_text = Against bots, in one click
web-home-friends = Play with friends
web-home-friends_text = A table, and a link to share
web-home-setup = Set up a game
web-home-setup_text = Seats, bots, modules, clock
web-home-offline = The server cannot be reached just now. Try again in a moment.
web-home-mine = Your games
web-home-your_turn = Your turn
web-home-go_on = Go on
web-home-open = Open tables
web-home-open_none = Nobody waits for company right now. “Play with friends” opens a table of your own; list it in the set-up, and it appears here for everybody.
web-home-join = Sit down
web-home-watch = Watch
web-home-watch_none = No listed game is being played this minute. Finished games can be watched move by move below.
web-home-look = Look on
web-home-replays = Finished games
web-home-replays_none = Every game that is played to its end lies here afterwards, to be watched again from any seat.
web-home-replay = Replay
web-home-all_replays = All finished games
web-home-open_seat = open seat
web-home-round = Round { $round }
web-home-clock = With a clock
web-home-won = won

web-settings-look = Look and sound
web-settings-language = Language
web-settings-theme = Light
web-settings-system = As the device
web-settings-dark = Dusk
web-settings-light = Day
web-settings-motion = Movement
web-settings-moving = Full
web-settings-still = None
web-settings-speed = Pace of what moves
web-settings-slow = Slow
web-settings-normal = Normal
web-settings-fast = Fast
web-settings-hasty = Very fast
web-settings-sound = Sound
web-settings-on = On
web-settings-off = Off
web-settings-you = You
web-settings-name = Your name at the table
web-settings-save = Save
web-settings-renamed = You are { $name } now.
web-settings-no_account = There is no account and no password: this browser remembers who you are.
web-settings-device = Another device
web-settings-device_text = A code takes you along with all your games. It works once, for ten minutes.
web-settings-code = Make a code
web-settings-code_text = Type it in the settings on the other device.
web-settings-have_code = A code from another device
web-settings-move = Be that person here
web-settings-moved = Welcome back, { $name }.
web-settings-data = What is kept of you
web-settings-data_text = Your name, your games, and what you said at tables. Nothing else, and nobody else gets it.
web-settings-export = Download all of it
web-settings-sign_out = Sign out all other devices
web-settings-signed_out = All other devices are signed out.
web-settings-erase = Forget me
web-settings-erase_text = Your name is replaced in finished games, what you said is removed, and you leave all tables. Nobody can undo this.
web-settings-erase_now = Forget me for good

web-setup-title = Set up a game
web-setup-presets = Ready-made
web-setup-first = First game
web-setup-first_text = You and an easy bot, no modules
web-setup-quick = Quick game
web-setup-quick_text = Two seats, 30 seconds a move, fast bots
web-setup-full = Full box
web-setup-full_text = Four seats, every module
web-setup-seats = Who plays
web-setup-who = Who sits on seat { $seat }
web-setup-me = Me
web-setup-me_text = At this screen
web-setup-friend = A friend, by link
web-setup-friend_text = The table shows the link to send
web-setup-bot = Bot: { $level }
web-setup-colour = Colour of seat { $seat }
web-setup-add = One more seat
web-setup-remove = Take seat { $seat } away
web-setup-modules = Modules
web-setup-tiles_label = Terrain tiles
web-setup-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
web-setup-fewer = One tile less
web-setup-more = One tile more
web-setup-instead = instead of { $creature }
web-setup-not_used = stays in the box
web-setup-rules = At the table
web-setup-clock = Clock
web-setup-clock_none = None
web-setup-clock_move = For each move
web-setup-clock_bank = For the game
web-setup-clock_days = Days
web-setup-time = Time
web-setup-increment = More each turn
web-setup-out = When time is out
web-setup-out_skip = Skip the decision
web-setup-out_bot = A bot takes over
web-setup-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-setup-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-setup-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-setup-undo = Taking back
web-setup-undo_text = Until something new was seen
web-setup-hints = Hints
web-setup-hints_text = A bot says what it would do
web-setup-auto = Forced steps by themselves
web-setup-auto_text = Where there is no choice, nobody has to click
web-setup-listed = In the list of open tables
web-setup-listed_text = Anybody may sit down; without it only who has the link
web-setup-watch = Who may look on
web-setup-watch_all = Everybody
web-setup-watch_link = With the link
web-setup-watch_none = Nobody
web-setup-pace = Pace of the bots
web-setup-edition = Corrected tables
web-setup-edition_text = A file that lays your own numbers over those of the box (TOML, as for “orcs play”).
web-setup-edition_choose = Choose a file
web-setup-edition_drop = Without it
web-setup-edition_long = The file is too long: at most 40,000 characters.
web-setup-start = Start the game
web-setup-open = Open the table
