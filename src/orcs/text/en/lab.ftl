# The lab: many games among bots, what comes of them, and the analysis of a game.

help-lab = many games between bots: results, a ladder, the balance of the tables
help-lab-play = play many games and show the results with confidence intervals
help-lab-bots-play = 2 to 4 levels such as adept or master(iterations=150), or files my_bot.py:MyBot
help-lab-csv = write one line for each game
help-lab-save = keep the record of each game
help-lab-ladder = let every bot play every other and rate them
help-lab-neighbours = let only bots meet that stand side by side in the list
help-lab-bots-ladder = the bots to rate (default: all levels)
help-lab-players = table sizes, such as 2,4
help-lab-html = write a page with plots
help-lab-balance = how creatures, spells, skills, seats and fate cards affect the game
help-lab-bots-balance = one bot for all seats, or one for each
help-lab-games = games per table size (default: { $count })
help-lab-seed = the seed that everything else follows from (default: 1)
help-lab-jobs = number of processes (default: one per core; 0: none)
help-lab-cluster = run on a Dask cluster, such as tcp://host:8786
help-lab-modules = such as missions,terrain=9, or all
help-lab-iterations = how much a bot may think; results are repeatable
help-lab-seconds = how long a bot may think; results are not repeatable
help-lab-json = print the results as JSON
help-lab-train = learn from many games what positions are worth, for the archmage
help-train-out = the file of weights to write
help-train-games = games a round (default: { $count })
help-train-rounds = rounds: each plays with what the one before has learned (default: 2)
help-train-hidden = hidden units of the value (default: 16; 0: a straight line)
help-train-decay = how strongly hidden weights are pulled to zero (default: 0.001)
help-train-keep = keep the positions in this folder; the same command then goes on where it stopped
help-train-begin = play the first round by the weights in this file
help-train-against = learn to beat this bot, which plays all other seats
help-lab-dataset = write the decisions, options, picks and outcomes of bot games as data
help-dataset-path = the file to write
help-dataset-games = how many games (default: 100)
help-dataset-bots = a bot for each seat (default: random,random)
help-dataset-seed = the same seed gives the same data (default: 0)
help-dataset-format = jsonl or parquet (default: jsonl)
help-dataset-views = also write what the player saw
help-dataset-observations = also write what the environments observe, and the number of the pick
help-analyse = chances, turning points and costly moves of a finished game
help-analyse-file = the record of a finished game
help-analyse-bot = the bot that advises (default: { $bot })
help-analyse-player = the bot that plays games on: a quick one plays more of them (default: { $bot })
help-analyse-checker = the bot that plays on where a move seems costly: a good one is harder to deceive (default: { $bot })
help-analyse-samples = how often each position is played on (default: 100)
help-analyse-seat = advise only this seat, from 1
help-analyse-limit = time limit in seconds (default: 45; 0: none)
help-analyse-seed = the seed of the samples (default: 1)
help-analyse-html = write a page with charts

dataset-written =
    { $games ->
        [one] { $count } decisions of 1 game in { $file }
       *[other] { $count } decisions of { $games } games in { $file }
    }

lab-progress = { $done } of { $total } { $unit } · { $speed } a second · { $left } left
lab-progress-done = { $done } { $unit } in { $time } ({ $speed } a second)
lab-unit-games = games
lab-unit-turns = turns looked at
lab-unit-advice = hints looked at
lab-unit-choices = choices looked at
lab-unit-checks = checks of dear picks
lab-unit-lines = lines followed
lab-unit-epochs = epochs

train-round = { $kind }, round { $number }: explains { $explained } of the margin in games it has not seen (straight line: { $straight })
train-written = The weights are in { $file }.

# What a run is made of.
lab-head = { $modules } · edition { $edition } · { $limits } · seed { $seed }
lab-no_modules = no modules
lab-limit-iterations =
    { $count ->
        [one] 1 iteration
       *[other] { $count } iterations
    }
lab-limit-seconds = { $seconds } s per decision (timed: another run may differ)
lab-limit-own = each bot’s own limits
lab-stopped = Stopped early: these are the deals finished so far.
lab-failed =
    { $count ->
        [one] 1 game failed; its deal is left out.
       *[other] { $count } games failed; their deals are left out.
    }
lab-helped =
    { $count ->
        [one] In 1 game a guest bot misbehaved and a substitute picked for it; the game counts.
       *[other] In { $count } games a guest bot misbehaved and a substitute picked for it; the games count.
    }
lab-slow =
    { $count ->
        [one] In 1 game a guest took too long, but picked for itself; it counts.
       *[other] In { $count } games a guest took too long, but picked for itself; they count.
    }
lab-failure = deal { $deal }, seating { $seating }: { $reason }
lab-failure-record = record: { $file }

# Results.
lab-games = { $games } games: { $deals } deals, each in { $players } seating orders
lab-bot = bot
lab-wins = wins
lab-score = score
lab-place = place
lab-rating = rating
lab-rounds = rounds
lab-even = An even share is { $share } % of the wins; ties are split. In brackets: 95 % intervals, over deals.
lab-first = The start player wins { $share }.
lab-length = A game takes { $rounds } rounds and { $decisions } decisions.

# The ladder.
lab-ladder = Ladder
lab-ladder-table = { $players } players, { $games } games
lab-ladder-above = finishes above
lab-ladder-ratings = Ratings, { $title }
lab-ladder-shares = Share of wins, { $title }
lab-ladder-note = Ratings are Bradley-Terry strengths on the Elo scale with { $bot } at 0: 100 more means 64 % against a rival, 400 more means 91 %. Ties count half. In brackets: 95 % intervals over deals; those of ratings by resampling the deals.
lab-thinking = Time to think: { $limits }.

# The analysis of a game.
analysis-title = Analysis of a game
analysis-moment =
    { $round ->
        [0] set-up, { $seat }
       *[other] round { $round }, { $seat }
    }
analysis-result = Result: { $list }.
analysis-result-item = { $seat } { $total }
analysis-about = Each position is played on up to { $samples } times, with { $player } on every seat and seed { $seed }; { $bot } ({ $limits }) advises.
analysis-same = In { $same } of { $count } choices { $bot } would have picked the same.
analysis-time = Time ran out before all samples were played: the intervals show how certain each number is.
analysis-turn = turn
analysis-wins = { $seat } wins
analysis-points = { $seat } points
analysis-row = row
analysis-when = when
analysis-played = played
analysis-advised = advised
analysis-cost_wins = cost in wins
analysis-cost_points = cost in points
analysis-swings = Biggest swings: change in the chance to win during a turn
analysis-swings-short = Biggest swings
analysis-swings-about = Change in the chance to win from the start of one turn to the start of the next.
analysis-costs = Costliest moves: what the bot’s choice would have gained
analysis-costs-short = What moves cost
analysis-costs-about = Where the bot would have chosen something else: what its choice gains the seat.
analysis-chance = Chance to win
analysis-score = Expected score
analysis-all = All turns
analysis-brackets = In brackets: 95 % intervals.
analysis-bands = In brackets and as bands: 95 % intervals.

# The balance of the tables.
balance-title = Balance of the tables
balance-table = { $players } players ({ $bots }), { $games } games
balance-brackets = In brackets: 95 % intervals, over deals.
balance-bars = In brackets and as bars: 95 % intervals, over deals.
balance-result = A seat’s result
balance-points = Where points come from
balance-learned = Spells learned
balance-skill = Extra skills
balance-seat = Seats
balance-mission = Secret missions
balance-fate = Special rules of fate
balance-note-example = The rulebook’s example of a final result has { $points } points with { $trophies } creatures.
balance-note-cause = What goes with winning need not be its cause: a player who does well gains more of everything.
balance-note-best = The best in a rule’s rounds is whoever takes the most trophies in them. A rule applies to everyone, so this is its weight.
balance-head-every_seat = every seat
balance-head-winners = winners
balance-head-points_a_seat = points a seat
balance-head-trophies_a_seat = trophies a seat
balance-head-reach_the_tower_a_game = reach the tower a game
balance-head-copies_a_seat = copies a seat
balance-head-gained_a_seat = gained a seat
balance-head-seats_with_it = seats with it
balance-head-wins_with = wins with
balance-head-wins_without = wins without
balance-head-wins = wins
balance-head-kept_of_dealt = kept of dealt
balance-head-points = points
balance-head-rounds_a_game = rounds a game
balance-head-trophies_a_round = trophies a round
balance-head-in_the_tower_a_round = in the tower a round
balance-head-wins_of_the_best_in_them = wins of the best in them
balance-row-seat = seat { $number }
balance-row-start_player = start player
balance-row-points = points
balance-row-trophies = trophies
balance-row-skills_gained = skills gained
balance-row-cards_learned = cards learned
balance-row-rounds = rounds
balance-row-support_spells = support spells
balance-row-poison_cards = poison cards
balance-row-missions = missions
