# Learning by playing, and the sandbox beneath it.

# What the sandbox refuses.
problem-sandbox_pick = Move { $number }, { $pick }, is not possible there.
problem-sandbox_record = This position cannot be set up: { $text }.
problem-sandbox_slow = This position takes too long to set up.

# The screen.
learn-page = Learn by playing
learn-claim = Ten minutes at the board, and you know the game.
learn-chapters = Chapters
learn-basics = The game
learn-modules = The modules of the expansion
learn-go_on = Continue
learn-back = Back
learn-start = Begin
learn-resume = Continue where you left off
learn-again = Play again
learn-known = Done
learn-step = Step { $number } of { $count }
learn-done_basics = You know the game!
learn-done_basics_text = The modules can wait: they add one idea each, whenever you like. Now it is your turn.
learn-done_all = You know the whole game!
learn-done_all_text = Combine the modules as you like. Now it is your turn.
learn-play = Play your first game
learn-more = On to the modules
learn-next = Next chapter: { $title }
learn-coach = Your guide
learn-not_now = That is allowed, but not what we want right now. Try what glows.
learn-clause = Rule { $clause }: { $text }
learn-failed = The board cannot be set up right now.
learn-retry = Try again

# Chapters, steps and wrong tries. One or two short sentences each: they share the screen with the board.
learn-tower = The tower and its paths
    .end = You know the board. Next: how creatures come onto it.
learn-tower-welcome = Welcome, mage! This is the tower. Creatures march on it from all sides, and you defend it, for glory.
learn-tower-paths = Six paths lead to it. Each has three sections: outer, middle and inner. Creatures enter on the outer one.
learn-tower-mage = You are Blue, and your mage stands on path 1. Most of your spells reach only your own path.
learn-tower-worth = Defeated creatures are your trophies. This is what each is worth; it drops whenever one enters the tower.
learn-tower-ranks = Goblins and Orcs are weak, Shamans and Riders strong, Golems and Chiefs brutes: more hearts, more points.

learn-reveal = Reveal a marker
    .end = Every turn begins with a marker. Next: fight back.
learn-reveal-markers = At each path lies a stack of markers, face down. Once four stacks have run out, the game ends after that round.
learn-reveal-pick = Every turn begins by revealing one. You choose the path, but never your own. Let something out on path 2!
learn-reveal-pick-own = Not at your own feet: choose any path but your own.
learn-reveal-pick-other = Any path but yours would do. For this lesson, take path 2.
learn-reveal-empty = If a path has no creature when a turn begins, a marker is revealed there by itself. No path stays empty.

learn-cast = Cast a spell
    .end = You can cast. Damage heals at the end of the turn, so a single spark is rarely enough. Next: stronger spells.
learn-cast-hand = These are your cards. You have two actions, and the best use of one is to cast a spell.
learn-cast-spell = Cast { card-fire_spark }: one fire power, one damage.
learn-cast-spell-book = Spell Books have other uses; you will see them soon. First { card-fire_spark }.
learn-cast-spell-zap = { card-zap } is next. Begin with { card-fire_spark }.
learn-cast-stop = You could add cards to make it stronger. Not yet: cast it as it is.
learn-cast-stop-book = Keep your book for now: cast the spell as it is.
learn-cast-target = Choose a target on your path. Hit the { creature-goblin_shaman }: it has 3 life.
learn-cast-target-chief = Five life! A spark will not impress the { creature-chief }. Hit the { creature-goblin_shaman }.
learn-cast-target-far = Too far: this spell reaches only your own path.
learn-cast-wound = One of three hearts is gone. Damage lasts until the end of your turn, then it heals. So strike again at once!

learn-enhance = Enhance it
    .end = Cards of the same type make a spell stronger, and each defeat is a trophy and a skull. Next: get out of the way.
learn-enhance-spell = Your second action: cast { card-zap }. On its own it does one damage, and that is not enough.
learn-enhance-spell-teleport = Stay! Your prey is wounded. Cast { card-zap }.
learn-enhance-book = Only cards of the spell’s own type add power. { card-zap } is lightning: add your book with lightning.
learn-enhance-book-other = That book gives water or fire. { card-zap } needs lightning.
learn-enhance-book-stop = One damage would leave the { creature-goblin_shaman } standing. Add the book first.
learn-enhance-enough = 2 power. Nothing more fits, so stop here.
learn-enhance-line = Your power pays for one line of the card. Choose the line with 2 damage!
learn-enhance-line-cheap = You have the power for more. Choose the line with 2 damage.
learn-enhance-target = And now finish it.
learn-enhance-target-chief = The { creature-chief } would shrug it off. The { creature-goblin_shaman } has two hearts left!
learn-enhance-trophy = Your first trophy! And a skull with it. You will soon see what skulls are for.
learn-enhance-end = Both actions are used. End your turn: your hand is discarded, and you draw four new cards. Then Red plays.
learn-enhance-end-more = You have no actions left: two each turn. End your turn.

learn-teleport = Teleport
    .end = You can go to any free tower space, for one action. Next: better cards.
learn-teleport-round = Red defeated a goblin, and a new round began: the weak, Goblins and Orcs, moved one section closer.
learn-teleport-reveal = First a marker, as in every turn. Path 4, please.
learn-teleport-reveal-own = Never on your own path.
learn-teleport-move = The { creature-chief } left on your path is too tough. Teleport to path 6, where the weak stand. That is an action.
learn-teleport-move-red = Red stands there. There is room for only one mage.
learn-teleport-move-other = You may go there. But come to path 6 this time.

learn-learn = Learn new spells
    .end = A learned card comes to your hand in a later turn and stays in your deck. Next: what fate has in store.
learn-learn-display = Your eight cards are just the beginning. Here are better ones: three attack spells, three of lore and support.
learn-learn-area = Some hit an area: { card-ice_storm } strikes a whole section and, with 3 power, the one behind it.
learn-learn-book = The goblin can wait: better cards help all game. Cast a Spell Book on its own to learn one.
learn-learn-book-attack = That is an attack. To learn, cast a Spell Book.
learn-learn-take = Take { card-switch }, a support spell.
learn-learn-take-attack = A fine spell. Perhaps next time: today we need { card-switch }.
learn-learn-take-other = Good, too! But today we need { card-switch }.
learn-learn-end = It goes to your discard pile, and to your hand once your deck is shuffled. End your turn.

learn-fate = Fate
    .end = Fate moves the creatures, and you should be elsewhere when they arrive. Next: spells that help you.
learn-fate-pass = Red saw nothing worth doing and passed. You may pass, too: it ends your actions at once.
learn-fate-card = Each round begins with a fate card. It says who moves: the weak again. Some were on the inner section…
learn-fate-tower = …and are now in the tower. They are gone, and trophies of their type are worth less from now on. For everyone.
learn-fate-loss = Red’s mage stood on such a path: one goblin trophy lost. Mages block nobody: be elsewhere when they arrive.
learn-fate-rule = Many fate cards bring a special rule for the round. This one: everyone draws only three cards.
learn-fate-reveal = Your turn. Reveal a marker on path 5.
learn-fate-reveal-own = You are on path 6 now, so this is your own.

learn-support = Support spells
    .end = Support spells move creatures, draw cards or bother rivals, and score 2 points each. Next: skulls.
learn-support-spell = { card-switch } is in your hand! Cast it.
learn-support-spell-attack = Soon. First bring something into reach: cast { card-switch }.
learn-support-book = With a second earth power it does more. Add your book.
learn-support-book-other = No earth in that one. Take the other book.
learn-support-line = Choose the second line: put any creature on your own path.
learn-support-line-swap = A swap is good, too. But you have paid for the second line.
learn-support-creature = The { creature-orc } on path 2 is about to enter the tower. Fetch it!
learn-support-creature-tough = Too much life for what you hold. Fetch the { creature-orc }.
learn-support-section = Right at your feet: the inner section.
learn-support-section-outer = That would do. But let us stop it at the gate: inner section.
learn-support-strike = Now strike, with { card-zap }. We add the book for you.
learn-support-target = Finish the { creature-orc }.
learn-support-points = Another trophy! And remember: each support spell you own is worth 2 points at the end, used or not.

learn-skills = Skulls and skills
    .end = Two skulls of a type give you its skill, and some cards do more when you add them. Last: the score.
learn-skills-late = Let’s jump ahead: the last round, your last turn. You have 15 points, Red has 17. Can you still win?
learn-skills-skulls = Each type has a skull track. Defeat two of a type, and its extra skill is yours. One more orc will do!
learn-skills-spell = An { creature-orc } stands on your path. Cast { card-zap }.
learn-skills-spell-bolt = Save the { card-lightning_bolt } for something bigger.
learn-skills-book = Add the book.
learn-skills-book-bolt = As power it would be wasted. Add the book.
learn-skills-target = The { creature-orc }!
learn-skills-target-chief = Not the { creature-chief }: two damage of five. The { creature-orc } falls.
learn-skills-gained = You gained “{ skill-extra_action }”, and it counts at once: two actions left instead of one.
learn-skills-draw = Use the first to fetch cards: cast { card-replenish }.
learn-skills-draw-bolt = With what you hold it is too weak. Draw first.
learn-skills-bolt = A book and { card-wisdom }: just right. Cast { card-lightning_bolt }.
learn-skills-bolt-bonds = That brings no points. Cast { card-lightning_bolt }.
learn-skills-first = Add the book…
learn-skills-second = …and { card-wisdom }, which gives power of any type. That makes 3: 4 damage!
learn-skills-effect = Some added cards have an effect, now or never. { card-wisdom } lets you teleport or draw. Draw a card!
learn-skills-effect-skip = You could leave it. But a card costs nothing: draw.
learn-skills-golem = 4 damage, 4 life: the { creature-lava_golem }.
learn-skills-golem-chief = Five life: it would survive. Take the { creature-lava_golem }.

learn-scoring = The end, and who wins
    .end = You know how the game ends.
learn-scoring-markers = Four paths have run out of markers, so this round is the last, and your turn is the last of the round.
learn-scoring-points = Each trophy scores what its type is still worth, each support spell 2 points.
learn-scoring-poison = Beware of poison: the Chiefs’ skill lets a rival slip it to you. It does nothing and costs 2 points at the end.
learn-scoring-end = End your turn, and with it the game.
learn-scoring-result = 19 to 17: you have won!

learn-missions = Secret missions
    .end = You know secret missions. Keep the one that suits your start.
learn-missions-keep = You are dealt two missions and keep one in secret. Which do you want? Both are fine.
learn-missions-secret = Nobody sees it until the end, when it scores extra points. Your rivals have theirs.

learn-bonus = Bonus actions
    .end = You know bonus actions: strong creatures and brutes are worth even more now.
learn-bonus-spell = With this module, strong creatures and brutes give you a bonus. Cast { card-zap }; we add two books.
learn-bonus-target = Three damage: fell the { creature-goblin_shaman }.
learn-bonus-target-weak = Weak creatures give no bonus. Hit the { creature-goblin_shaman }!
learn-bonus-take = Its bonus: draw a card, at once. Take it.
learn-bonus-take-leave = You may decline. But why? Take the card.
learn-bonus-kinds = Each type has its own: a card, an action, a discard for your rivals, or power for your next spell.

learn-new_fate = New fate cards
    .end = You know the new fate cards: watch the sections, and strike the front.
learn-new_fate-card = These cards move whole sections, whoever stands there. Now: all three sections of paths 1, 2 and 6.
learn-new_fate-front = And attacks reach only the front: the section with a creature nearest to the tower. Here, the middle one.
learn-new_fate-spell = Cast { card-smash }; we add a book.
learn-new_fate-target = Pick one at the front.
learn-new_fate-target-behind = Behind the front it is safe. Those before it must fall first.

learn-terrain = Terrain
    .end = You know the terrain: look where a creature stands before you count its hearts.
learn-terrain-tiles = Tiles on the paths: tendrils take 1 life, a stone field gives 1, and a road leads on at once.
learn-terrain-road = Path 2 has a road. Reveal a marker there and see.
learn-terrain-road-other = No road there. Path 2!
learn-terrain-tendrils = It went straight to the middle! And on your path an { creature-orc } is caught in tendrils. Cast { card-fire_spark }.
learn-terrain-target = One life left: a spark is enough.
learn-terrain-target-rider = Three life. The { creature-orc } in the tendrils has only one.

learn-reinforcement = Reinforcement
    .end = You know the reinforcements. Mind what they leave behind.
learn-reinforcement-toad = New creatures take the place of old ones. This one broods: a { creature-breeding_toad }.
learn-reinforcement-spell = Cast { card-zap }; we add two books.
learn-reinforcement-target = Fell the { creature-breeding_toad }.
learn-reinforcement-target-rider = Later. The { creature-breeding_toad } is more interesting.
learn-reinforcement-toadling = It left a toadling. One damage catches it: cast { card-fire_spark }.
learn-reinforcement-catch = Catch it!
learn-reinforcement-catch-rider = One damage is enough only for the toadling.
learn-reinforcement-use = Your toadling gives you an action. Use it at any time in your turn; it costs nothing. Try it now.
learn-reinforcement-use-end = Wait: you still have your toadling. Use it.
learn-reinforcement-others = Croco Flyers are tougher, and Bombers explode when they fall. You will meet them.
