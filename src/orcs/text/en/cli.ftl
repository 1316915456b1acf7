# The other commands, the help of all of them, and what can go wrong.

help-program = Orcs Orcs Orcs: defend the tower, in the terminal. An unofficial fan edition of the board game.
help-version = show the version and stop
help-help = show this help and stop
help-lang = the language: { $list } (that of the terminal if not said)
help-usage = usage:
help-arguments = what to name
help-options = options
help-edition = a file with corrections, laid over the built-in tables
help-play = play a game in the terminal
help-players = how many play, 2 to 4 (2 if not said)
help-colours = the colours in seat order, such as red,blue,green
help-humans = how many of the players are people; the others are bots (1 if not said)
help-bots = the kind of bot, or one for each bot, with commas: { $list } (random if not said)
help-modules = modules with commas: { $list }, or all; options as in terrain=9 or reinforcement=croco_flyer:orc
help-start = the seat that starts, 1 to 4 (drawn if not said)
help-seed = a number; the same seed deals the same game
help-undo = whether picks may be taken back (yes if not said)
help-save = where the game is kept after each pick
help-load = go on with a saved game
help-replay = tell what happened in a saved game
help-file = a saved game
help-jsonl = one JSON object for each decision, chance included
help-positions = with --jsonl: also the whole position before each pick
help-verify = check that a saved game is sound and was dealt as its seed says
help-edition-command = look at the tables, or check corrections
help-edition-show = print the tables, with marks that say how each value is known
help-edition-table = { $list }; all if not said
help-edition-check = say what is wrong with a file of corrections
help-edition-file = a file of corrections
help-rules = print the rules for a set of modules
help-clauses = clauses or chapters to print, such as T3 or C; all if none is named
help-serve = run the game server
help-serve-host = the address to listen at (127.0.0.1 if not said; 0.0.0.0 lets others in)
help-serve-port = the port (8000 if not said)
help-serve-data = the folder for the database and the secret
help-serve-database = sqlite:///FILE or postgresql://…
help-serve-workers = how many processes serve (more than one needs PostgreSQL)
help-serve-bot_processes = how many processes think for the bots
help-serve-public_url = where players find the server, if not at its own address
help-serve-log_format = text or json
help-serve-open = open the browser at it
help-admin = look after a server, while it runs or not
help-admin-backup = copy all that the server keeps to a file; the server may go on playing
help-admin-ban = shut a person out
help-admin-close = close a table, before its game or in it
help-admin-file = the file of the backup
help-admin-force = replace what is there
help-admin-invitation_only = let in only the invited, or everybody
help-admin-invitations = list the invitations
help-admin-invite = make an invitation and show its code, once
help-admin-json = print one JSON object a line
help-admin-kind = tables (if not said), people or invitations
help-admin-limit = how many at most (100 if not said)
help-admin-list = list tables, people or invitations
help-admin-note = what the invitation is for
help-admin-on = on or off; without it, only tell
help-admin-person = the id of a person, as listed
help-admin-purge = take away what is too old by the server’s settings; or a person, or a table
help-admin-restore = put a backup in the place of what the server keeps; no server may run
help-admin-show = show a table and its seats
help-admin-status = tables: gathering, playing, over, closed; people: active, banned, erased
help-admin-table = the id of a table, as listed
help-admin-unban = let a person in again
help-admin-uses = how many people it lets in (1 if not said)
admin-backup = { $file } holds all that the server keeps. Keep { $path } with it: without that, nobody is known any more.
admin-invitation = { $code }  { $uses ->
    [0] used up
    [one] for 1 person
   *[other] for { $uses } people
    }  { $when }  { $note }
admin-invitation_only = Only the invited are let in: { $state }
admin-nothing = There are none.
admin-person = { $id }  { $status }  seen { $when }  { $who }
admin-purged = Tables closed: { $closed }. Tables removed: { $tables }. People erased: { $people }.
admin-restore = { $file } is in its place. The server can be started.
admin-seat = seat { $number }  { $colour }  { $kind }  { $who }{ $moving ->
    [yes] , to move
   *[no] {""}
    }{ $person ->
    [none] {""}
   *[other] {"  "}{ $person }
    }
admin-table = { $id }  { $status }  round { $round }  last change { $when }  { $who }
serve-ready = Orcs Orcs Orcs { $version } is at { $url } (Ctrl-C stops it)
serve-friends = Friends on the same network come to { $url }
serve-alone = Only this computer can reach it. To let in friends on the same network, start it with --host 0.0.0.0
serve-kept = Games are kept in { $file }
serve-running = Orcs Orcs Orcs runs already, at { $url }

error-line = orcs: { $text }
error-usage = { $text } (“{ $command } --help” shows how it is used)
error-no_command = say what to do: { $list }
error-language = there are words in { $list }, not in “{ $text }”
error-argument-unknown = this means nothing here: { $text }
error-argument-missing = this is missing: { $text }
error-argument-value = { $option } needs something after it
error-argument-both = { $option } and { $other } do not go together
error-argument-choice = there is no “{ $text }” here; choose one of: { $list }
error-argument-figure = { $option } needs a number, not “{ $text }”
error-file-missing = there is no file { $file }
error-file-directory = { $file } is a folder; a file is needed
error-file-denied = you are not allowed to read { $file }
error-file = { $file } cannot be read: { $reason }
error-file-write = { $file } cannot be written: { $reason }
error-file-binary = { $file } is not a text file, so it is no saved game
error-file-big = { $file } is too big for a saved game
error-record = { $file }: { $reason }
error-record-table = { $file }: its table of corrections is not sound: { $reason }
error-sealed = { $file}: the seed of its deal is not revealed, so the game can be replayed but not continued
error-edition =
    { $more ->
        [0] the corrections cannot be used: { $reason }
       *[other] the corrections cannot be used: { $reason } (and { $more } more; “orcs edition check” lists all)
    }
error-number = { $option } needs a whole number, not “{ $text }”
error-players = 2 to 4 can play, not { $text }
error-humans = there are { $players } players, so { $text } of them cannot be people
error-bots = there are { $bots } bot seats, but --bots names { $count } bots
error-module-twice = the module { $name } is named twice
error-load-with = --load brings its own set-up; leave { $option } away
error-own_tables = a saved game brings its own tables; leave --edition away
error-positions = --positions goes together with --jsonl
error-clause = there is no clause { $name }; the chapters are { $list }
error-set_up = { $reason }
error-admin = { $reason }
error-admin-note = a note has 200 characters at most
error-admin-number = { $option } is a whole number from 1, not { $text }
error-admin-status = there is no status “{ $text }” here; choose one of: { $list }
error-serve = the server cannot start: { $reason }
error-serve_elsewhere = the server cannot start: this computer has no address “{ $host }” (--host 127.0.0.1 is for this computer alone, --host 0.0.0.0 lets others in)
error-serve_forbidden = the server cannot start: only an administrator may use port { $port }; choose another above 1023, such as --port 8000
error-serve_taken = the server cannot start: port { $port } is taken, by another copy of the game or another program; stop that, or choose another port, such as --port { $other }

replay-head = { $file }: { $players }; { $modules }.
replay-no_modules = no modules
replay-modules = modules: { $list }
replay-unfinished = The record ends here; the game is not over.

verify-good = { $file }: good.
verify-bad = { $file }: bad. { $reason }
verify-picks =
    { $draws ->
        [one] { $picks } picks of players and 1 draw follow the rules.
       *[other] { $picks } picks of players and { $draws } draws follow the rules.
    }
verify-proved-keyed = Every draw is what its seed deals.
verify-proved-provable = Every draw is what the revealed seed and the players’ nonces deal, and the seed fits its commitment.
verify-not_proved-manual = It was dealt by hand, so there is no seed to check the draws against.
verify-not_proved-provable = The seed is not revealed yet, so the draws cannot be checked.
verify-result = Final points: { $list }.
verify-result-item = { $seat } { $total }
verify-running = The game is not over.

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
rules-terrain = Terrain: { $count } tiles of these
rules-toadlings = Toadlings
rules-clause = { $clause } { $title }. { $text }

step-LayTerrain = Terrain tiles are laid.
step-FillBag = The toadlings are mixed face down.
step-DrawStart = The start player is named or drawn.
step-RevealAtSetUp = Two markers on each path are revealed.
step-OpenDisplay = The display is laid out.
step-DealHands = Everybody draws four cards.
step-DealMissions = Everybody gets two missions and keeps one.
step-BeginRound = The first round begins.
step-RevealEmpty = Paths without a creature get one.
step-ChooseReveal = Reveal a marker on another mage’s path or a free one.
step-ChooseAction = Take your actions.
step-DrawPhase = Discard what is left of your hand and draw a new one.
step-EndTurn = All damage heals.
