# The other commands, the help of all of them, and what can go wrong.

help-program = Orcs Orcs Orcs: defend the tower, in the terminal. An unofficial fan edition of the board game.
help-version = show the version and exit
help-help = show this help and exit
help-lang = the language: { $list } (default: the terminal’s)
help-printed_names = name the cards as printed in the box: in English
help-usage = usage:
help-arguments = arguments
help-options = options
help-edition = a file of corrections to the built-in tables
help-play = play a game in the terminal
help-players = the number of players, 2 to 4 (default: 2)
help-colours = the colours in seat order, such as red,blue,green
help-humans = how many players are people; the others are bots (default: 1)
help-bots = the level of the bots, or one for each, separated by commas: { $list } (default: apprentice)
help-modules = modules, separated by commas: { $list }, or all; with options such as terrain=9 or reinforcement=croco_flyer:orc
help-start = the seat that starts, 1 to 4 (default: drawn at random)
help-seed = a number; the same seed deals the same game
help-undo = whether moves can be undone (default: yes)
help-save = where the game is saved after each move
help-load = continue a saved game
help-replay = tell what happened in a saved game
help-file = a saved game, or a link to one
help-jsonl = one JSON object for each decision, chance included
help-positions = with --jsonl: also the whole position before each pick
help-verify = check that a saved game follows the rules and its seed
help-edition-command = look at the tables, or check corrections
help-edition-show = print the tables, with marks that show how each value is known
help-edition-table = { $list } (default: all)
help-edition-check = check a file of corrections; without one, compare your box with the tables and write one
help-edition-file = a file of corrections; left out: compare your box, card by card
help-rules = print the rules for a set of modules
help-clauses = clauses or chapters to print, such as T3 or C (default: all)
help-serve = run the game server
help-serve-host = the address to listen on (default: 127.0.0.1; 0.0.0.0 lets others in)
help-serve-port = the port (default: 8000)
help-serve-data = the folder for the database and the secret key
help-serve-database = sqlite:///FILE or postgresql://…
help-serve-workers = number of server processes (more than one needs PostgreSQL)
help-serve-bot_processes = number of processes that think for the bots
help-serve-public_url = the address players use, if it is not the server’s own
help-serve-page = a folder that “make page” has built, to be served at /page/
help-serve-log_format = text or json
help-serve-open = open it in the browser
help-admin = manage a server, whether it is running or not
help-admin-address = also let no new guests in from the person’s recent addresses, for this many hours
help-admin-audit = list what was done with these commands
help-admin-backup = copy everything the server stores to a file; the server may keep running
help-admin-ban = ban a person
help-admin-bans = list who is banned or muted, and banned addresses
help-admin-close = close a table, before or during its game
help-admin-days = for how many days the old secret still counts (default: 30)
help-admin-decide = decide a report: without options it is dismissed
help-admin-decided = those that have been decided
help-admin-file = the backup file
help-admin-force = overwrite what is there
help-admin-hours = for how many hours; 0 ends it
help-admin-invitation_only = let in only invited people, or everyone
help-admin-invitations = list the invitations
help-admin-invite = create an invitation and show its code, once
help-admin-json = print one JSON object per line
help-admin-keep = treat FILE as a folder of backups, try out each new one, and keep only this many of the newest
help-admin-kind = tables (default), people or invitations
help-admin-limit = the most to list (default: 100)
help-admin-list = list tables, people or invitations
help-admin-mute = mute a person at every table for some hours (default: 24)
help-admin-note = what the invitation is for
help-admin-on = on or off; without it, show the current state
help-admin-operator = let a person look after the server in the browser, at /operator
help-admin-operator_on = on (default) or off
help-admin-person = the id of a person, as listed
help-admin-purge = remove what is too old by the server’s settings, or a person, or a table
help-admin-remove = take a person from a seat; in a game, a bot takes over
help-admin-report = the id of a report, as listed
help-admin-reports = list the reports that wait for a decision
help-admin-restore = replace everything the server stores with a backup; no server may be running
help-admin-rotate_key = replace the secret that identities are signed with; then restart the server
help-admin-seat = the number of the seat
help-admin-show = show a table and its seats
help-admin-status = tables: gathering, playing, over, closed; people: active, banned, erased
help-admin-table = the id of a table, as listed
help-admin-unban = lift the ban of a person or of an address
help-admin-uses = how many people it lets in (default: 1)
help-admin-verify = restore the backup into a scratch place and read all of it there
admin-audit = { $number }  { $when }  { $text }{ $state ->
    [no] {"  "}ALTERED
   *[yes] {""}
    }
admin-ban = { $kind ->
    [muted] muted
    [address] address
   *[person] banned
    }  { $id }  until { $when }  { $who }
admin-backup = { $file } holds everything the server stores. Keep { $path } with it: without it, nobody can be recognised.
admin-invitation = { $code }  { $uses ->
    [0] used up
    [one] for 1 person
   *[other] for { $uses } people
    }  { $when }  { $note }
admin-invitation_only = By invitation only: { $state }
admin-key = The secret has been replaced: restart the server to use it. Cookies and tokens from before keep working until { $when } and are renewed when used.
admin-nothing = None.
admin-person = { $id }  { $status }  last seen { $when }  { $who }{ $state ->
    [yes] , operator
   *[no] {""}
    }
admin-report = { $id }  { $when }  { $who } ({ $person }): { $reason ->
    [abuse] insults or harassment
    [cheating] unfair play
    [stalling] holding up the game
    [name] an offensive name
   *[other] something else
    }; reported by { $by }; table { $table } ({ $status }, round { $round }); note: { $note }; decision: { $outcome }
admin-purged = Tables closed: { $closed }. Tables removed: { $tables }. People erased: { $people }.
admin-rehearsed = It was restored and read: { $tables } unfinished games, { $records } records.{ $count ->
    [0] {""}
   *[other] {" "}{ $count } of the games cannot be read under these rules, here as on the server.
    }
admin-restore = { $file } has been restored. You can start the server.
admin-seat = seat { $number }  { $colour }  { $kind }  { $who }{ $moving ->
    [yes] , to move
   *[no] {""}
    }{ $person ->
    [none] {""}
   *[other] {"  "}{ $person }
    }
admin-table = { $id }  { $status }  round { $round }  last change { $when }  { $who }
serve-ready = Orcs Orcs Orcs { $version } is running at { $url } (Ctrl-C stops it)
serve-friends = Friends on the same network can join at { $url }
serve-alone = Only this computer can reach it. To let in friends on the same network, start it with --host 0.0.0.0
serve-page = The game that needs no server is at { $url }
serve-kept = Games are kept in { $file }
serve-running = Orcs Orcs Orcs is already running at { $url }

error-line = orcs: { $text }
error-usage = { $text } (see “{ $command } --help”)
error-no_command = name a command: { $list }
error-language = there are no texts in “{ $text }”; choose one of: { $list }
error-argument-unknown = this command does not take “{ $text }”
error-argument-missing = something is missing: { $text }
error-argument-value = { $option } needs a value after it
error-argument-both = { $option } and { $other } cannot be used together
error-argument-choice = there is no “{ $text }” here; choose one of: { $list }
error-argument-figure = { $option } needs a number, not “{ $text }”
error-file-missing = there is no file { $file }
error-file-directory = { $file } is a folder, not a file
error-file-denied = you are not allowed to read { $file }
error-file = { $file } cannot be read: { $reason }
error-file-write = { $file } cannot be written: { $reason }
error-file-binary = { $file } is not a text file, so it cannot be a saved game
error-file-big = { $file } is too big for a saved game
error-record = { $file }: { $reason }
error-record-table = { $file }: its table of corrections is not valid: { $reason }
error-sealed = { $file }: the seed of its deal has not been revealed, so the game can be replayed but not continued
error-edition =
    { $more ->
        [0] the corrections cannot be used: { $reason }
       *[other] the corrections cannot be used: { $reason } (and { $more } more; “orcs edition check” lists all)
    }
error-number = { $option } needs a whole number, not “{ $text }”
error-players = a game has 2 to 4 players, not { $text }
error-humans = there are { $players } players, so { $text } of them cannot be people
error-bots = there are { $bots } bot seats, but --bots names { $count } bots
error-module-twice = the module { $name } is named twice
error-load-with = --load brings its own set-up; leave out { $option }
error-own_tables = a saved game brings its own tables; leave out --edition
error-positions = --positions needs --jsonl
error-clause = there is no clause { $name }; the chapters are { $list }
error-set_up = { $reason }
error-admin = { $reason }
error-admin-hours = { $option } must be a whole number of hours, at most a year, not { $text }
error-admin-days = --days must be a whole number from 0 to 365, not { $text }
error-admin-key = the secret comes from ORCS_SECRET: put a new one there, and the old one into ORCS_OLD_SECRETS
error-admin-note = a note can have 200 characters at most
error-admin-number = { $option } must be a whole number from 1, not { $text }
error-admin-status = there is no status “{ $text }” here; choose one of: { $list }
error-serve = the server cannot start: { $reason }
error-serve_elsewhere = the server cannot start: this computer has no address “{ $host }” (--host 127.0.0.1 is for this computer only, --host 0.0.0.0 lets others in)
error-serve_forbidden = the server cannot start: only an administrator may use port { $port }; choose another above 1023, such as --port 8000
error-serve_taken = the server cannot start: port { $port } is in use, by another copy of the game or by another program; stop that, or choose another port, such as --port { $other }

replay-head = { $file }: { $players }; { $modules }.
replay-no_modules = no modules
replay-modules = modules: { $list }
replay-unfinished = The record ends here; the game is unfinished.

verify-good = { $file }: good.
verify-bad = { $file }: bad. { $reason }
verify-picks =
    { $draws ->
        [one] { $picks } picks of players and 1 draw follow the rules.
       *[other] { $picks } picks of players and { $draws } draws follow the rules.
    }
verify-proved-keyed = Every draw matches the seed.
verify-proved-provable = Every draw matches the revealed seed and the players’ nonces, and the seed matches its commitment.
verify-not_proved-manual = The game was dealt by hand, so there is no seed to check the draws against.
verify-not_proved-provable = The seed has not been revealed yet, so the draws cannot be checked.
verify-result = Final points: { $list }.
verify-result-item = { $seat } { $total }
verify-running = The game is unfinished.

edition-legend = Marks: { $list }.
edition-legend-item = { $letter } { $mark }
mark-printed = printed in the rulebook
    .letter = P
mark-found = found in a review
    .letter = F
mark-inferred = follows from examples
    .letter = I
mark-reconstructed = a balanced guess
    .letter = R
mark-owner = corrected by an owner
    .letter = O
edition-base = The built-in tables.
edition-corrected = The built-in tables with the corrections of { $file }.
edition-good = { $file }: good. It can be used with --edition.
edition-bad =
    { $count ->
        [one] { $file }: 1 problem.
       *[other] { $file }: { $count } problems.
    }

rules-title = The rules: { $modules }
rules-base = base game
rules-steps-set_up = Set-up, step by step
rules-steps-turn = A round: the fate card, then each player’s turn, step by step
rules-creatures = Creatures
rules-cards = Cards
rules-copies = { $count } × { $head }
rules-fate = Fate cards
rules-missions = Missions
rules-terrain = Terrain: { $count } of these tiles
rules-toadlings = Toadlings
rules-clause = { $clause } { $title }. { $text }

step-LayTerrain = Terrain tiles are laid.
step-FillBag = The toadlings are mixed face down.
step-DrawStart = The start player is named or drawn at random.
step-RevealAtSetUp = Two markers on each path are revealed.
step-OpenDisplay = The display is laid out.
step-DealHands = All players draw four cards.
step-DealMissions = All players get two missions and keep one.
step-BeginRound = The first round begins.
step-RevealEmpty = Paths without a creature get one.
step-ChooseReveal = Reveal a marker on any path but your own.
step-ChooseAction = Take your actions.
step-DrawPhase = Discard what is left of your hand and draw a new one.
step-EndTurn = All damage heals.
