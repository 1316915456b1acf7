# What is on the screens of the browser.

web-title = Orcs Orcs Orcs
web-lost = There is nothing here.
web-home = Home
web-lost-address = This address leads nowhere: the link may be old, or mistyped.
web-play_now = Play now

# The screens around the table: home, set-up, settings, records, replays.

level-random = random
level-novice = novice
level-apprentice = apprentice
level-initiate = initiate
level-journeyman = journeyman
level-conjurer = conjurer
level-adept = adept
level-master = master
level-archmage = archmage

character-hen = Henrietta
    .text = Pecks at whatever lies in front of her.
character-pupil = Pip
    .text = In his first week at the tower. Eager, and easily distracted.
character-cat = Pounce
    .text = Waits, purrs, and takes what you were about to take.
character-smith = Bruno
    .text = Hits first and thinks about it later.
character-owl = Ottilie
    .text = Watches every path, and is awake all night.
character-witch = Rosalind
    .text = Has a recipe for every turn, and keeps to it.
character-armour = Sir Clank
    .text = Nobody has ever looked inside. Never tires, never blinks.
character-raven = Corvin
    .text = Knows your answer before you do.
character-elder = Aldemar
    .text = Has seen thousands of games, and remembers yours.

web-home-tools = You and your settings
web-home-settings = Settings
web-rules = Rules
web-rules-clause = Rule { $clause }
web-summary = Turn summary
web-glossary = Glossary
web-about = About
web-home-unofficial = Unofficial fan edition
web-home-claim = Creatures march on the tower from six sides. Cast spells, take trophies, and be somewhere else when they arrive.
web-home-now_text = Against bots, in one click
web-home-opponent = Choose your opponent
web-home-friends = Play with friends
web-home-friends_text = A table, and a link to share
web-home-setup = Set up a game
web-home-setup_text = Seats, bots, modules, clock
web-home-learn = Learn the game
web-home-learn_offer = New here? Learn to play in ten minutes.
web-home-learn_no = No, thanks
web-home-offline = The server cannot be reached right now. Try again in a moment.
web-home-mine = Your games
web-home-your_turn = Your turn
web-home-go_on = Continue
web-home-open = Open tables
web-home-join = Join
web-home-watch = Watch
web-home-look = Watch
web-home-replays = Finished games
web-home-replays_none = Every finished game ends up here, ready to be replayed from any seat.
web-home-replay = Replay
web-home-all_replays = All finished games
web-home-open_seat = open seat
web-home-round = Round { $round }
web-home-known_deal = Known deal
web-home-clock = Timed
web-home-won = won

web-settings-look = Look and sound
web-settings-language = Language
web-settings-theme = Theme
web-settings-system = Same as device
web-settings-dark = Dark
web-settings-light = Light
web-settings-motion = Animations
web-settings-moving = On
web-settings-still = Off
web-settings-speed = Animation speed
web-settings-slow = Slow
web-settings-normal = Normal
web-settings-fast = Fast
web-settings-hasty = Very fast
web-settings-music = Music
web-settings-volume = Volume
web-settings-sound = Sound
web-settings-on = On
web-settings-off = Off
web-settings-operator = Manage this server
web-settings-names = Card names
web-settings-names_own = In your language
web-settings-names_printed = As printed
web-settings-names_text = The cards in the box carry English names in every language.
web-settings-you = You
web-settings-name = Your name at the table
web-settings-save = Save
web-settings-renamed = You are now { $name }.
web-settings-no_account = There is no account and no password: this browser remembers who you are.
web-settings-device = Another device
web-settings-device_text = A code takes you and all your games to another device. It works once, for ten minutes.
web-settings-code = Create a code
web-settings-code_text = Enter it in the settings on the other device.
web-settings-have_code = Code from another device
web-settings-move = Sign in with this code
web-settings-moved = Welcome back, { $name }.
web-settings-data = Your data
web-settings-data_text = The server stores your name, your games and your chat messages. Nothing else, and nobody else gets them.
web-settings-export = Download everything
web-settings-sign_out = Sign out all other devices
web-settings-signed_out = All other devices are signed out.
web-settings-erase = Delete my data
web-settings-erase_text = Your name is replaced in finished games, your messages are deleted, and you leave all tables. This cannot be undone.
web-settings-erase_now = Delete my data for good

web-setup-title = Set up a game
web-setup-presets = Presets
web-setup-first = First game
web-setup-first_text = You and an easy bot, no modules
web-setup-quick = Quick game
web-setup-quick_text = Two seats, 30 seconds a move, fast bots
web-setup-full = The full box
web-setup-full_text = Four seats, every module
web-setup-seats = Players
web-setup-who = Player on seat { $seat }
web-setup-me = Me
web-setup-me_text = On this screen
web-setup-friend = A friend, by link
web-setup-friend_text = You get the link at the table
web-setup-bot = { $name } ({ $level })
web-setup-colour = Colour of seat { $seat }
web-setup-add = Add a seat
web-setup-remove = Remove seat { $seat }
web-setup-modules = Modules
web-setup-tiles_label = Terrain tiles
web-setup-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
web-setup-fewer = One tile fewer
web-setup-more = One tile more
web-setup-tiles_text = The rulebook lays six, one on each path.
web-setup-instead = instead of { $creature }
web-setup-not_used = stays in the box
web-setup-stands_text = Each takes the place of a creature of the same category. Choose at least one.
web-setup-rules = At the table
web-setup-clock = Clock
web-setup-clock_none = None
web-setup-clock_move = Per move
web-setup-clock_bank = Per game
web-setup-clock_days = In days
web-setup-clock_none_text = Everyone takes the time they need.
web-setup-clock_move_text = Every decision has to be made within this time.
web-setup-clock_bank_text = Each player has this much time for the whole game, plus the extra for each turn.
web-setup-clock_days_text = For games over days: every decision has to be made within this time.
web-setup-time = Time
web-setup-increment = Extra per turn
web-setup-out = When time runs out
web-setup-out_skip = Skip the decision
web-setup-out_bot = A bot takes over
web-setup-out_skip_text = The game does as little as possible for you: it stops, skips or passes if it can, otherwise it takes the first option.
web-setup-out_bot_text = A bot plays your seat until you come back.
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
web-setup-undo = Undo
web-setup-undo_text = Until something new has been revealed
web-setup-hints = Hints
web-setup-hints_text = A bot tells you what it would do
web-setup-auto = Play forced moves automatically
web-setup-auto_text = No click needed when there is only one choice
web-setup-listed = List the table publicly
web-setup-listed_text = Anyone can join; otherwise only people with the link
web-setup-watch = Who can watch
web-setup-watch_all = Everyone
web-setup-watch_link = With the link
web-setup-watch_none = Nobody
web-setup-watch_text = Spectators never see hidden cards.
web-setup-pace = Bot speed
web-setup-pace_text = How long a bot waits before each move.
web-setup-edition = Corrected values
web-setup-edition_text = A TOML file with your own values, used in place of the built-in ones. The page “Do you own the box?” makes one.
web-setup-edition_choose = Choose a file
web-setup-edition_drop = Remove the file
web-setup-edition_long = The file is too long: at most 40,000 characters.
web-setup-start = Start the game
web-setup-open = Open the table
web-setup-nobody = One of the seats must be yours.

web-replay-title = Replay
web-replay-loading = Loading the game…
web-replay-viewer = View
web-replay-view_all = All cards open
web-replay-view_seat = { $seat }’s view
web-replay-view_public = Spectators’ view
web-replay-share = Copy a link to this moment
web-replay-download = Download the record
web-replay-again = Play on from here
web-replay-from = Start from
web-replay-from_here = This moment
web-replay-from_start = The same deal from the start
web-replay-your_seat = Your seat
web-replay-level = Bots on the other seats
web-replay-begin = Play
web-replay-tabs = What happened
web-replay-story = Story
web-replay-cards = Cards
web-replay-scores = Scores
web-replay-display = Display
web-replay-hand = { $seat }’s hand
web-replay-undo = { $seat } undoes the last move.
    .you = You undo your last move.
web-replay-round = Round
web-replay-chart = Points at the end of each round
web-replay-same_deal = Other games with this deal
web-replay-scrub = Position in the game
web-analysis-title = The game’s turning points
web-analysis-about = A bot plays on from each turn many times over. That shows who was likely to win and which turns changed it.
web-analysis-ask = Find the turning points
web-analysis-running = Playing on from each turn. This takes about half a minute…
web-analysis-failed = That did not work. You can try again.
web-analysis-chart = Chance to win at the start of each turn
web-analysis-axes = Chance to win, by round. Shaded: margin of error.
web-analysis-turn = Turn
web-analysis-percent = { $chance }%
web-analysis-chance = { $chance }% ({ $low } to { $high })
web-analysis-swing = Round { $round }, { $seat }’s turn: { $rival } goes from { $from }% to { $chance }%
web-analysis-even = No single turn clearly changed the chances.
web-analysis-short = There was too little time to tell which turns changed the chances.
web-analysis-picks = Where a bot would have done better
web-analysis-pick =
    { $gain ->
        [one] Round { $round }, { $seat }: “{ $played }”. With “{ $advised }” the chance would be { $gain } percentage point higher.
       *[other] Round { $round }, { $seat }: “{ $played }”. With “{ $advised }” the chance would be { $gain } percentage points higher.
    }
web-analysis-note = Based on { $samples } games from each turn, played on by quick bots. Small differences may be luck.
web-replay-at =
    { $round ->
        [0] Set-up · { $pick }/{ $picks }
       *[other] Round { $round } · { $pick }/{ $picks }
    }
web-replay-last_turn = Previous turn
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One move forward
web-replay-next_turn = Next turn

web-records-whose = Whose games
web-records-mine = Mine
web-records-all = All
web-records-name = Player name starts with
web-records-more = More
web-records-nobody = No finished game with a player whose name starts with “{ $name }”.
web-records-everybody = Show all
web-records-none_mine = You have not finished a game yet. Once you do, you can replay it here from any seat.
web-records-file = Open a game from a file
web-records-link = Or paste a link to a game
web-records-no_game = There is no game in this link.

# Sharing a replay.
web-share-title = Share this game
web-share-moment_about = A short address for those who can reach this server.
web-share-game = Copy the game as a link
web-share-game_about = The whole game is in the link. It opens anywhere, without this device or server.
web-share-position = Copy this position as a link
web-share-position_about = Whoever opens it plays on from here against bots.
web-share-names = Put the players’ names into the links: { $list }
web-share-file_about = A text file to keep, or to open here again.
web-share-copied = The link is copied.
web-share-long = This game is too long for a link. Download it as a file instead.

web-art-title = The drawings
web-art-text = { $count } drawings, all made for this game, shown at the sizes they are used, in dark and light.

# The table.

web-close = Close

web-line-strike_one = { $amount } damage
web-line-strike_anywhere = { $amount } anywhere
web-line-strike_section = { $amount } to a section
web-line-strike_side = { $amount } here and beside
web-line-strike_behind = { $amount } here and behind
web-line-swap = swap two
web-line-put = put on your path
web-line-forward = { $amount } forward
web-line-draw = draw { $amount }
web-line-discard_one = a rival discards
web-line-discard_all = all rivals discard
web-line-and_action = { $effect }, +{ $actions } action
web-card-book = Spell Book
web-card-book-adds = Added to a spell: 1 power of either type ({ $magics }).
web-card-add = add
web-card-learn = learn a spell
web-card-poison = no use, −2 points
web-card-cost = { $cost } power

web-group-cast = Cast
web-group-teleport = Teleport to
web-group-reveal = On path
web-group-remove = Remove
web-group-poison = Poison for

web-table-board = The board: six paths to the tower
web-table-creature = { $creature }, { $place }: { $left } of { $life } life
web-table-standing = { $creature } ({ $left } life)
web-table-toadlings =
    { $count ->
        [one] a toadling
       *[other] { $count } toadlings
    }
web-table-toadling-about = A toadling with 1 life. Whoever defeats it takes it and may use it once.
web-table-place = { $at }: { $list }
web-table-place-empty = { $at }: empty
web-table-space =
    { $free ->
        [yes] Tower space of path { $path }, free
       *[other] Tower space of path { $path }, occupied by a mage
    }
web-table-stack =
    { $count ->
        [one] Path { $path }: 1 marker
       *[other] Path { $path }: { $count } markers
    }
web-table-stack-about = Each marker hides a creature. Once four paths have none left, the game ends after that round.
web-table-mage = { $seat }’s mage is on path { $path }.
web-table-whole = Whole board
web-table-hand = Your hand
web-table-hand-empty = Your hand is empty.
web-table-display = Spells to learn
web-table-learn = Learn { $card }
web-table-fate = This round’s fate
web-table-fate-about = The rule applies to everyone until the next round.
web-table-round = Round { $round }
web-table-set_up = Before the first round
web-table-ends =
    { $count ->
        [0] All paths have markers left.
        [one] One path is out of markers; at four, the round is the last.
        [2] Two paths are out of markers; at four, the round is the last.
        [3] Three paths are out of markers; at four, the round is the last.
       *[other] Last round: { $count } paths are out of markers.
    }
web-table-counters = Trophy values
web-table-worth = { $creature }: each trophy is worth { $value }
web-table-worth-about = The value drops whenever such a creature reaches the tower.
web-table-trophies =
    { $count ->
        [0] { $creature }: no trophy
        [one] { $creature }: 1 trophy, worth { $value }
       *[other] { $creature }: { $count } trophies, worth { $value } each
    }
web-table-trophies-all = Trophies and skulls
web-table-skulls =
    { $skulls ->
        [0] No skulls yet.
        [one] 1 of 2 skulls.
       *[other] 2 skulls: its extra skill is unlocked.
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
web-table-score-about = The score if the game ended now, without the others’ secret missions.
web-table-you = You
web-table-name-you = { $name } (you)
web-table-bot = Bot, { $level }
web-table-stand-in = Played by a bot
web-table-away = Offline
web-table-turn = To move
web-table-asked = Has to decide
web-table-starts = Start player
web-table-would = This would happen:
web-table-hint-says = Hint:
web-table-again = Watch { $name }’s last turn again
web-table-unfold = Show as a list
web-table-fold = Hide the list
web-table-clock = Time left
web-table-question = Your decision
web-table-options = What you can do
web-table-chip-target = { $path } { $section } ♥{ $left }
web-table-power = { $power } power so far
web-table-outcome-ask = There is more to choose before anything happens.
web-table-outcome-chance = Chance decides what happens next.
web-table-outcome-others = Others decide what happens next.
web-table-ready = Or pick what glows to cast it now: { $line }.
web-table-early = Your answer is in. It counts once the others have answered.
web-table-paused = The game is paused.
web-table-happening = Watch what happens…
web-table-waiting = Waiting for { $who }…
web-table-skip = Skip
web-table-log = Full log
web-table-log-last = Latest events
web-table-log-empty = Nothing has happened yet.
web-table-log-loading = Loading earlier events…
web-table-chat = Chat
web-table-chat-empty = No messages yet.
web-table-chat-say = Write a message
web-table-chat-send = Send
web-table-menu = Menu
web-table-mission = Your mission: { $mission }
web-table-power-next = { $power } spell power saved for your next spell
web-table-watching = You are watching.
web-table-gathering = Waiting for players
web-table-seat-open = Open seat
web-table-seat-mine = Your seat
web-table-sit = Sit here
web-table-stand = Leave the seat
web-table-bot-away = Open the seat
web-table-remove = Remove { $name }
web-table-bot-add = Add a bot
web-table-link = Link to this table
web-table-share = Share the link
web-table-copied = Copied
web-table-start = Start the game
web-table-close = Close the table
web-table-open =
    { $count ->
        [one] One seat is still open: wait for somebody, or add a bot.
       *[other] { $count } seats are still open: wait for players, or add bots.
    }
web-table-host-starts = { $host } starts the game when everyone is here.
web-table-known_deal = This table deals an earlier game again. Anybody who has seen that game may know every hidden card.
web-table-full = All seats are taken. You can watch.
web-table-last_round = The last round!
web-end-you_win = You win!
web-end-you_share = You share the victory with { $list }!
web-end-counting = Counting the points…
web-end-skip = Skip
web-end-rematch = A new table is waiting for you: choose “{ web-table-rematch }”.
web-table-over = The game is over
web-table-result = Show the result
web-table-no-result = The game ended without a result.
web-table-rematch = Play again
web-table-same_deal = Same deal against bots
web-table-replay = Watch the replay
web-table-closed = This table was closed.
web-table-connecting = Connecting…
web-table-reconnecting = Connection lost. Trying again…
web-table-title-turn = Your turn – { $title }
web-table-notice = It is your turn.
web-table-not_this = Something else
web-table-lost =
    { $count ->
        [one] 1 action would be lost
       *[other] { $count } actions would be lost
    }
web-table-undo = Undo
web-table-redo = Redo
web-table-restart = Restart the turn
web-table-hint = What would a bot do?
web-table-sound-on = Sound is on
web-table-sound-off = Sound is off
web-table-tools = Tools

web-help-KeepMission = The mission you keep scores at the end. Nobody else sees it.
web-help-ChooseReveal = Reveal a marker on a glowing path. Its creature enters on the outer section.
web-help-ChooseAction = Cast a glowing card, teleport to a free tower space, or pass to end your turn.
web-help-ChooseAction-cast = Cast a glowing card, or pass. You cannot teleport right now: tap a tower space to see why.
web-help-ChooseAction-teleport = Teleport to a glowing tower space, or pass. None of your cards can be cast right now: tap one to see why.
web-help-ChooseAction-end = The cards left in your hand are discarded and you draw new ones. Then the next player takes a turn.
web-help-ChooseAction-skill = Cast a spell, teleport, use a skill’s action (once a turn), or pass.
web-help-ChooseAction-toadling = Toadlings cost no action: use them whenever you like. Otherwise cast a spell, teleport or pass.
web-help-ChooseEnhancement = Each added card of the spell’s type gives 1 more power. Added cards are used up, too.
web-help-ChooseEffect = This card has an effect of its own when added. Use it now, or not at all.
web-help-ChooseLine = Your power pays for these lines of the card. One of them takes effect.
web-help-ChooseTarget = If it survives, its damage heals at the end of your turn.
web-help-ChooseArea = Everything in the section you choose is hit.
web-help-ChooseSpell = The card goes to your discard pile and comes to your hand in a later turn.
web-help-ChooseFirst = The two creatures change places.
web-help-ChooseSecond = { web-help-ChooseFirst }
web-help-ChoosePut = Choose any creature on the board. Next, you choose the section of your path it goes to.
web-help-ChooseSection = Choose where on your path it goes. From the inner section it is one step to the tower.
web-help-ChooseForward = A creature that reaches the tower is gone, and its type is worth less for everyone.
web-help-ChooseRival = They choose the card themselves.
web-help-ChooseDiscard = A rival makes you discard. The card goes to your discard pile and comes back later.
web-help-ChooseBonus = Your reward for the creature you defeated. If you decline, you get no further bonus either.
web-help-ChooseWeakened = The creature has 1 life less until the end of this turn. If none is left, it is defeated.
web-help-ChooseTileSection = Nobody knows which tile it is: tendrils take 1 life, stone fields give 1, roads lead on.

web-score-what = Points for
web-score-support = Support spells
web-score-poison = Poison
web-score-mission = Mission
web-score-total = Total
web-score-won = won

web-menu-theme = Theme
web-menu-system = Same as device
web-menu-dark = Dark
web-menu-light = Light
web-menu-motion = Animations
web-menu-full = On
web-menu-none = Off
web-menu-sound = Sound and notifications
web-menu-sound-on = Sound
web-menu-notify = Notify me when it is my turn
web-menu-turn = Your turn
web-menu-careful = Ask before it ends with actions left
web-menu-mute = Mute { $name }
web-menu-unmute = Unmute { $name }
web-menu-keys = Keyboard shortcuts
web-menu-pause =
    { $count ->
        [0] Ask for a pause
       *[other] Agree to a pause ({ $count } so far)
    }
web-menu-go_on = Resume
web-menu-back = Take my seat back
web-menu-vote_out = Let a bot play for { $name }
web-menu-abandon =
    { $count ->
        [0] Propose to end without a result
       *[other] Agree to end, no result ({ $count } so far)
    }
web-menu-resign = Resign
web-menu-sure = Sure? Click again

web-keys-number = pick an option by its number; when only paths are offered, pick a path by its own
web-keys-arrows = move between options
web-keys-enter = pick the option
web-keys-enter_key = Enter
web-keys-undo = undo the last move
web-keys-redo = redo it
web-keys-restart = restart the turn
web-keys-path = teleport to the path with that number
web-keys-end = end your actions
web-keys-hint = ask what a bot would do
web-keys-skip = skip the animation
web-keys-log = the full log
web-keys-display = spells to learn
web-keys-keys = these shortcuts

web-home-shared = Share this device
web-setup-shared = One device
web-setup-shared_text = Pass it around; hands stay hidden
web-setup-here = Someone here
web-setup-here_name = Name of player { $seat }
web-shared-pass = Pass the device to { $name }
web-shared-pass_text = The cards are hidden until the next player is ready.
web-shared-take = I’m { $name }: show my cards

web-door-code = Invitation code
web-door-enter = Enter
web-door-again = Try again

# What everybody may know of decks.
web-decks = Decks and points
web-decks-mission = Your mission
web-mission-now =
    { $points ->
        [one] One point so far
       *[other] { $points } points so far
    }
web-mission-secret = A secret mission
web-mission-scores =
    Your mission now brings { $points ->
        [one] one point
       *[other] { $points } points
    }.
web-decks-hand = In your hand
web-decks-draw = In your draw pile, in no known order
web-decks-unseen = In hand ({ $hand }) and draw pile
web-decks-discard = Discard pile
web-decks-none = None
web-decks-piles = Spells to learn
web-decks-left = Left in the piles
web-decks-removed = Removed from the game
web-decks-clock =
    { $count ->
        [0] The last round: four paths have run out of markers.
        [one] 1 marker is left on the four paths with the fewest. When they are empty, the game ends after that round.
       *[other] { $count } markers are left on the four paths with the fewest. When they are empty, the game ends after that round.
    }

# Reporting somebody.
web-report-player = Report { $name }
web-report-line = Report this message from { $name }
web-report-reason = What happened?
web-report-abuse = Insults or harassment
web-report-cheating = Unfair play
web-report-stalling = Holding up the game
web-report-name = An offensive name
web-report-other = Something else
web-report-note = Anything else we should know?
web-report-about = The operators of this server will see who sits at this table and the latest messages, but no hidden cards. Nobody else learns of your report.
web-report-send = Send report
web-report-sent = Thank you. An operator will look at it.

## The page without a server

web-page-loading = Loading the game…
web-page-failed = The game cannot start in this browser. Load the page again; if that does not help, try a newer browser.
web-page-refused = This browser does not let the page store anything: your games end when you close this tab.
web-page-understood = Understood
web-page-update = A new version of the game is ready.
web-page-update_now = Load it
web-page-friends_here = Here, you share one device. Friends on other devices need a server.
web-page-friends_there = On a server, with a link to share
web-page-data_text = Your name and your games are stored in this browser only. Nobody else gets them.
web-page-import = Restore a backup
web-page-imported = { $count ->
    [0] All games of this backup were here already.
    [one] One game was added.
   *[other] { $count } games were added.
}
web-page-erase_text = Your name, all games and all records in this browser are deleted. This cannot be undone.

## People at a table

web-table-name-ask = What should the others call you?
web-table-sit-down = Sit down
web-table-watchers =
    { $number ->
        [one] One person is watching.
       *[other] { $number } people are watching.
    }
web-table-emotes = Quick messages
web-minute = The game in 60 seconds
web-minute-march = Creatures march on the tower along six paths, pushed on by a fate card each round.
web-minute-cast = On your turn you cast spells. Add cards from your hand for more power, defeat creatures and keep them as trophies.
web-minute-win = Teleport away before a creature arrives beside you, or lose a trophy. Once four paths have run out of markers, whoever has the most points wins.
web-setup-friends = With friends
web-setup-friends_text = You open a table and share its link
emote-hello = Hello!
emote-luck = Good luck!
emote-well_played = Well played!
emote-thanks = Thank you!
emote-ouch = Ouch!
emote-oops = Oops!
