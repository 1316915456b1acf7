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
web-rules = Rules
web-rules-clause = Rule { $clause }
web-home-claim = Creatures march on the tower from six sides. Cast spells, take trophies, and stand elsewhere when they arrive.
web-home-now_text = Against bots, in one click
web-home-friends = Play with friends
web-home-friends_text = A table, and a link to share
web-home-setup = Set up a game
web-home-setup_text = Seats, bots, modules, clock
web-home-learn = Learn the game
web-home-learn_offer = New here? Learn by playing: it takes ten minutes.
web-home-learn_no = No, thank you
web-home-offline = The server cannot be reached just now. Try again in a moment.
web-home-mine = Your games
web-home-your_turn = Your turn
web-home-go_on = Go on
web-home-open = Open tables
web-home-open_none = Nobody waits for company right now. “Play with friends” opens a table of your own; list it in the set-up, and it appears here for everybody.
web-home-join = Sit down
web-home-watch = Watch
web-home-watch_none = No listed game is being played this minute. Finished games can be watched move by move at any time.
web-home-look = Look on
web-home-replays = Finished games
web-home-replays_none = Every game that is played to its end lies here afterwards, to be watched again from any seat.
web-home-replay = Replay
web-home-all_replays = All finished games
web-home-open_seat = open seat
web-home-round = Round { $round }
web-home-known_deal = Known deal
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
web-setup-clock_move = Each move
web-setup-clock_bank = Whole game
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
web-setup-nobody = One of the seats must be yours.

web-replay-title = Replay
web-replay-loading = Fetching the game …
web-replay-viewer = Whose view
web-replay-view_all = Everything open
web-replay-view_seat = { $seat }’s view
web-replay-view_public = The audience’s view
web-replay-share = Copy a link to this moment
web-replay-copied = The link to this moment is copied.
web-replay-download = Download the record
web-replay-again = Play on from here
web-replay-from = From where
web-replay-from_here = From this moment
web-replay-from_start = The same deal from the start
web-replay-your_seat = Your seat
web-replay-level = The bots on the other seats
web-replay-begin = Play
web-replay-tabs = What happened
web-replay-story = Story
web-replay-cards = Cards
web-replay-scores = Scores
web-replay-display = Display
web-replay-hand = In the hand of { $seat }
web-replay-undo = { $seat } takes the last pick back.
web-replay-round = Round
web-replay-chart = Points at the end of each round
web-replay-scrub = Place in the game
web-analysis-title = The game’s turning points
web-analysis-about = A bot plays on from each turn, many times. That shows who was likely to win, and which turns changed it.
web-analysis-ask = Find the turning points
web-analysis-running = Playing on from each turn. This takes about half a minute …
web-analysis-failed = That did not work this time. You can try again.
web-analysis-chart = Chance to win at the beginning of each turn
web-analysis-axes = Chance to win, by round. Pale: how sure that is.
web-analysis-turn = Turn
web-analysis-percent = { $chance }%
web-analysis-chance = { $chance }% ({ $low } to { $high })
web-analysis-swing = Round { $round }, { $seat }’s turn: { $rival } goes from { $from }% to { $chance }%
web-analysis-even = No single turn changed the chances for certain.
web-analysis-picks = Where a bot would have gained
web-analysis-pick = Round { $round }, { $seat }: “{ $played }”. With “{ $advised }” the chance would be { $gain } points higher.
web-analysis-note = From { $samples } games from each turn, played on by apprentices. Small differences may be luck.
web-replay-at =
    { $round ->
        [0] Set-up · { $pick }/{ $picks }
       *[other] Round { $round } · { $pick }/{ $picks }
    }
web-replay-last_turn = Back to the last turn
web-replay-back = One pick back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One pick on
web-replay-next_turn = On to the next turn

web-records-whose = Whose games
web-records-mine = Mine
web-records-all = All
web-records-name = A player’s name begins with
web-records-more = More
web-records-nobody = No finished game with a player whose name begins with “{ $name }”.
web-records-everybody = Show all again
web-records-none_mine = You have not finished a game yet. Play one, and it lies here, to be watched again from any seat.

web-art-title = The drawings
web-art-text = { $count } drawings, all made for this game: at the sizes at which they are used, at dusk and by day.

# The table.

web-close = Close

web-line-strike_one = { $amount } damage
web-line-strike_anywhere = { $amount } anywhere
web-line-strike_section = { $amount } to a section
web-line-strike_side = { $amount } here and beside
web-line-strike_behind = { $amount } here and behind
web-line-swap = swap two
web-line-put = put on own path
web-line-forward = { $amount } forward
web-line-draw = draw { $amount }
web-line-discard_one = a rival discards
web-line-discard_all = all rivals discard
web-line-and_action = { $effect }, +{ $actions } action
web-card-book = Spell Book
web-card-add = add
web-card-learn = learn a spell
web-card-poison = no use, −2 points
web-card-cost = { $cost } power

web-group-cast = Cast
web-group-teleport = Teleport to
web-group-reveal = On path
web-group-remove = Remove
web-group-poison = Poison for
web-group-use = Use

web-table-board = The board: six paths to the tower
web-table-creature = { $creature }, { $place }: { $left } of { $life } life
web-table-standing = { $creature } ({ $left } life)
web-table-toadlings =
    { $count ->
        [one] a toadling
       *[other] { $count } toadlings
    }
web-table-toadling-about = A toadling with 1 life. Who defeats it takes it and may use it once.
web-table-place = { $at }: { $list }
web-table-place-empty = { $at }: nobody
web-table-space =
    { $free ->
        [yes] Tower space of path { $path }, free
       *[other] Tower space of path { $path }, a mage stands there
    }
web-table-stack =
    { $count ->
        [one] Path { $path }: 1 marker
       *[other] Path { $path }: { $count } markers
    }
web-table-stack-about = Each marker hides a creature. When four paths have none left, the game ends after that round.
web-table-mage = { $seat }’s mage stands on path { $path }.
web-table-whole = Whole board
web-table-hand = Your hand
web-table-hand-empty = Your hand is empty.
web-table-display = Spells to learn
web-table-fate = Fate of the round
web-table-fate-about = The rule holds for everybody until the next round.
web-table-round = Round { $round }
web-table-set_up = Before the first round
web-table-ends =
    { $count ->
        [0] All paths have markers left.
        [one] One path has run out of markers; with four the game ends.
        [2] Two paths have run out of markers; with four the game ends.
        [3] Three paths have run out of markers; with four the game ends.
       *[other] Last round: { $count } paths have run out of markers.
    }
web-table-counters = What trophies are worth
web-table-worth = { $creature }: each trophy is worth { $value }
web-table-worth-about = It drops whenever one of them reaches the tower.
web-table-trophies =
    { $count ->
        [0] { $creature }: no trophy
        [one] { $creature }: 1 trophy, worth { $value }
       *[other] { $creature }: { $count } trophies, worth { $value } each
    }
web-table-trophies-all = Trophies and skulls
web-table-skulls =
    { $skulls ->
        [0] No skull yet.
        [one] 1 of 2 skulls.
       *[other] 2 skulls: the extra skill is gained.
    }
web-table-in-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
web-table-in-deck =
    { $count ->
        [one] 1 card to draw
       *[other] { $count } cards to draw
    }
web-table-in-discard =
    { $count ->
        [one] 1 card discarded
       *[other] { $count } cards discarded
    }
web-table-in-poison =
    { $count ->
        [one] 1 poison card
       *[other] { $count } poison cards
    }
web-table-actions =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
web-table-score =
    { $total ->
        [one] 1 point so far
       *[other] { $total } points so far
    }
web-table-score-about = As if the game ended now. Secret missions of others are not in it.
web-table-you = You
web-table-name-you = { $name } (you)
web-table-bot =
    { $level ->
        [random] Bot, plays at random
        [apprentice] Bot, apprentice
        [adept] Bot, adept
        [master] Bot, master
       *[other] A bot plays here
    }
web-table-away = Not connected
web-table-turn = At turn
web-table-clock = Time left
web-table-question = The question
web-table-options = What you can do
web-table-chip-target = { $path } { $section } ♥{ $left }
web-table-power = { $power } power so far
web-table-outcome-open = You will be asked more before anything happens.
web-table-early = Your answer is in. It counts when the others have answered.
web-table-paused = The game pauses.
web-table-happening = Look what happens …
web-table-waiting = Waiting for { $who } …
web-table-skip = Skip
web-table-log = Everything that happened
web-table-log-last = The last things that happened
web-table-log-empty = Nothing has happened yet.
web-table-log-loading = Fetching what happened before …
web-table-chat = Talk
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-say = Say something
web-table-chat-send = Say
web-table-menu = Menu
web-table-mission = Your mission: { $mission }
web-table-power-next = { $power } spell power waits for your next cast
web-table-watching = You are looking on.
web-table-gathering = The table gathers
web-table-seat-open = Open seat
web-table-seat-mine = Your seat
web-table-sit = Sit down
web-table-stand = Stand up
web-table-bot-away = Open again
web-table-bot-add = Put a bot here:
web-table-link = The link to this table
web-table-share = Share the link
web-table-copied = Copied
web-table-start = Start the game
web-table-close = Close the table
web-table-open =
    { $count ->
        [one] One seat is still open: wait for somebody, or put a bot there.
       *[other] { $count } seats are still open: wait for somebody, or put bots there.
    }
web-table-host-starts = { $host } starts the game when all are here.
web-table-known_deal = This table deals an earlier game again. Anybody who has seen that game may know every hidden card.
web-table-full = All seats are taken. You can look on.
web-table-over = The game is over
web-table-result = Show the result
web-table-no-result = The game ended without a result.
web-table-rematch = Play again
web-table-same_deal = Same deal against bots
web-table-replay = Watch the replay
web-table-closed = This table was closed.
web-table-connecting = Connecting …
web-table-reconnecting = The connection is lost. Trying again …
web-table-title-turn = Your turn – { $title }
web-table-notice = It is your turn.
web-table-not_this = Not this
web-table-lost =
    { $count ->
        [one] 1 action would be lost
       *[other] { $count } actions would be lost
    }
web-table-undo = Take back
web-table-redo = Pick again
web-table-restart = Take the turn back
web-table-hint = What would a bot do?
web-table-sound-on = Sound is on
web-table-sound-off = Sound is off
web-table-tools = Tools

web-help-KeepMission = The mission you keep scores at the end. Nobody else sees it.
web-help-ChooseReveal = A new creature enters there, on the outer section.
web-help-ChooseAction = Cast a glowing card, or teleport to a free tower space.
web-help-ChooseAction-cast = Cast a glowing card. You cannot teleport just now: a tower space tells why.
web-help-ChooseAction-teleport = Teleport to a glowing tower space. No card of your hand can be cast just now: each tells why.
web-help-ChooseAction-end = Cards left in your hand are discarded and you draw new ones. Then the next mage plays.
web-help-ChooseEnhancement = Each added card of the spell’s type gives 1 more power. Added cards are used up too.
web-help-ChooseEffect = You may use it now, or leave it.
web-help-ChooseLine = One lit line of the card is carried out.
web-help-ChooseTarget = Damage that does not defeat it heals at the end of your turn.
web-help-ChooseArea = Everything in the chosen section is hit.
web-help-ChooseSpell = The card goes to your discard pile and comes back to you in a later turn.
web-help-ChooseFirst = The two creatures change places.
web-help-ChoosePut = A creature near the tower is soon through. One far away gives you time.
web-help-ChooseForward = One that reaches the tower is gone, and its kind is worth less for everybody.
web-help-ChooseRival = They choose the card themselves.
web-help-ChooseDiscard = It goes to your discard pile and comes back later.
web-help-ChooseBonus = The creature you defeated lets you do this.

web-score-what = Points for
web-score-support = Support spells
web-score-poison = Poison
web-score-mission = Mission
web-score-total = Total
web-score-won = won

web-menu-theme = Light
web-menu-system = As the device
web-menu-dark = Dusk
web-menu-light = Day
web-menu-speed = Pace
web-menu-motion = Movement
web-menu-full = Full
web-menu-none = None
web-menu-sound = Sound and notices
web-menu-sound-on = Sound
web-menu-notify = Tell me when it is my turn
web-menu-hints = Hints come from
web-menu-mute = Mute { $name }
web-menu-unmute = Let { $name } speak again
web-menu-keys = Keys
web-menu-pause =
    { $count ->
        [0] Ask for a pause
       *[other] Agree to a pause ({ $count } so far)
    }
web-menu-go_on = Go on
web-menu-back = Take my seat back
web-menu-vote_out = Let a bot play for { $name }
web-menu-abandon =
    { $count ->
        [0] Propose to end without a result
       *[other] Agree to end without a result ({ $count } so far)
    }
web-menu-resign = Give up
web-menu-sure = Really? Click once more

web-keys-number = take an option by its number
web-keys-arrows = go from option to option
web-keys-enter = take the option
web-keys-undo = take the last pick back
web-keys-redo = pick again
web-keys-restart = take the whole turn back
web-keys-end = end your actions
web-keys-hint = ask what a bot would do
web-keys-skip = skip what is being shown
web-keys-log = everything that happened
web-keys-display = spells to learn
web-keys-keys = these keys

web-home-shared = Several people at this device
web-setup-shared = One device
web-setup-shared_text = Pass it around; hands stay hidden
web-setup-here = Somebody else at this device
web-setup-here_name = Name of player { $seat }
web-shared-pass = Pass the device to { $name }
web-shared-pass_text = The cards are hidden until the next player is ready.
web-shared-take = I am { $name }: show my cards

web-door-code = Your invitation
web-door-enter = Come in
web-door-again = Try again
