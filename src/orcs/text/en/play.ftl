# The game in the terminal.

play-welcome = ORCS ORCS ORCS
play-intro =
    Creatures march on the tower along six paths. You are a mage on top of it: cast spells to defeat them.
    Add cards of the spell’s type to make it stronger, 1 power for each.
    Every creature you defeat is a trophy. Whenever one reaches the tower, trophies of its type lose value.
    Defeat two of a type to gain its extra skill. Once four paths have run out of markers, the round is the last,
    and whoever has the most points wins.
play-how = Type the number of what you want to do, or “help” to see what else you can type.
play-seats = At the table: { $list }.
play-seat-you = { $seat } (you)
play-seat-human = { $seat }
play-seat-bot = { $seat } (bot, { $bot })
play-seed = Seed { $seed }: the same seed deals the same game again.
play-hint-no_bonus = Hint: Breeding Toad and Bomber are best played together with bonus actions (--modules bonus,…).
play-loaded = Resuming { $file }.

play-news = Since your last move:
play-news-first = So far:
play-round = Round { $round } – { $seat }’s turn
play-set_up = Before the first round
play-ends =
    { $last ->
        [0] Paths without markers: { $count } (at 4, the round is the last).
       *[other] Paths without markers: { $count }. This is the last round!
    }
play-fate = Fate: { $fate }.
play-worth = Worth: { $list }
play-worth-item = { $creature } { $value }
play-display = Display: { $list }
play-display-empty = The display is empty.
play-hand = Your hand:
play-hand-empty = Your hand is empty.
play-mission = Your mission: { $mission }.
play-power = Spell power saved for your next action: { $power }.

play-player =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, mage on path { $path }; { $hand } in hand, { $draw } to draw, { $discard } discarded
play-player-trophies = trophies: { $list }
play-player-skulls = one skull: { $list }
play-player-skills = skills: { $list }
play-player-toadlings = toadlings: { $list }
play-you = { $seat } (you)
play-count = { $count } { $item }

board-path =
    { $count ->
        [0] path { $path }, no markers
        [one] path { $path }, 1 marker
       *[other] path { $path }, { $count } markers
    }
board-tower = TOWER
board-toadlings =
    { $count ->
        [one] toadling
       *[other] { $count }×toadl.
    }

play-prompt = { $seat }> 
play-prompt-chance = chance> 
play-handover = { $seat }, it is your decision. Everyone else, look away! Press Enter when you are ready.
play-not_understood = “{ $text }” is neither a number from 1 to { $count } nor a command. “help” lists the commands.
play-not_offered =
    { $count ->
        [one] There is no option { $number }, only 1.
       *[other] There is no option { $number }; choose 1 to { $count }.
    }
play-undone = Undone.
play-no_undo = Undo is off in this game.
play-saved = Saved to { $file }.
play-not_saved = Could not save to { $file }: { $reason }
play-bye = The game is saved. Continue with: { $command }
play-bye-unsaved = The game could not be saved.
play-needs = “{ $command }” needs { $what } after it; “help” shows how.
play-needs-number = the number of an option
play-needs-pick = a pick such as teleport:4
play-needs-file = a file name
play-explain-then = This would happen:
play-explain-more = There is more to choose before anything happens.
play-nothing_new = Nothing has happened since then.

play-help =
    A number picks an option. You can also type a pick by name, such as teleport:4.
    Enter        draw the table again
    ? N          explain option N and show what it would do
    cards        what the cards in your hand and in the display do
    score        the points so far
    log          what has happened since your last move
    undo, redo   undo your last pick, or redo it
    restart      undo as much as possible
    why PICK     why a pick is not possible, such as: why cast:fireball
    rules        the chapters of the rules; “rules T3” or “rules T” shows them
    save FILE    write the game to a file
    quit         stop; the game is saved and you are told how to continue
play-rules = Chapters: { $list }. Show one with “rules T”, a clause with “rules T3”.
play-rules-item = { $chapter } { $title }

play-record = Game record: { $file }. Read it with: { $command }
