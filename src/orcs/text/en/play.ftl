# The game in the terminal.

play-welcome = ORCS ORCS ORCS
play-intro =
    Creatures march along six paths towards the tower. You are a mage at its foot: cast spells to defeat them.
    Cards of a spell’s type can be added to it, each for 1 more power.
    Every defeated creature is a trophy, and what a trophy is worth drops whenever one of its kind gets through.
    Two defeated of a kind give you an extra skill. When four paths have run out of markers, the most points win.
play-how = Type the number of what you want to do. “help” lists everything else you can type.
play-seats = At the table: { $list }.
play-seat-you = { $seat } (you)
play-seat-human = { $seat }
play-seat-bot = { $seat } (bot, { $bot })
play-seed = Seed { $seed }: the same seed deals the same game again.
play-hint-no_bonus = Hint: Breeding Toad and Bomber are best played together with bonus actions (--modules bonus,…).
play-loaded = Going on with { $file }.

play-news = Since your last move:
play-news-first = So far:
play-round = Round { $round } – { $seat }’s turn
play-set_up = Before the first round
play-ends =
    { $last ->
        [0] Paths without markers: { $count } (with 4 the round is the last).
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
play-power = Spell power that waits for your next action: { $power }.

play-player = { $name }: { $points } points, mage on path { $path }; { $hand } in hand, { $draw } to draw, { $discard } discarded
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
play-handover = { $seat }, it is your decision. The others look away; press Enter when you are ready.
play-not_understood = “{ $text }” is neither a number from 1 to { $count } nor a command. “help” lists the commands.
play-not_offered =
    { $count ->
        [one] There is no option { $number }, only 1.
       *[other] There is no option { $number }; choose 1 to { $count }.
    }
play-undone = Taken back.
play-no_undo = This game is played without taking back.
play-saved = Saved to { $file }.
play-not_saved = Could not save to { $file }: { $reason }
play-bye = The game is kept. Go on with: { $command }
play-bye-unsaved = The game could not be kept.
play-needs = “{ $command }” needs { $what } after it; “help” shows how.
play-needs-number = the number of an option
play-needs-pick = a pick such as teleport:4
play-needs-file = a file name
play-explain-then = It would do this:
play-explain-more = You will be asked more before anything happens.
play-nothing_new = Nothing has happened since.

play-help =
    A number picks an option. You may also type a pick by name, such as teleport:4.
    Enter        draw the table again
    ? N          explain option N and show what it would do
    cards        what the cards in your hand and in the display do
    score        the points so far
    log          what has happened since your last move
    undo, redo   take your last pick back, or pick it again
    restart      take back all you can
    why PICK     why a pick is not possible, such as: why cast:fireball
    rules        the chapters of the rules; “rules T3” or “rules T” shows them
    save FILE    write the game to a file
    quit         stop; the game is kept and you are told how to go on
play-rules = Chapters: { $list }. Show one with “rules T”, a clause with “rules T3”.
play-rules-item = { $chapter } { $title }

play-record = The record of the game: { $file }. Read it with: { $command }
