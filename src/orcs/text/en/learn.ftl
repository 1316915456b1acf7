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
learn-resume = Go on where you left off
learn-again = Once more
learn-known = Done
learn-step = Step { $number } of { $count }
learn-done_basics = You know the game!
learn-done_basics_text = The modules can wait: they add one idea each, whenever you like. Now it is your turn.
learn-play = Play your first game
learn-more = On to the modules
learn-next = Next chapter: { $title }
learn-coach = Your guide
learn-not_now = That is allowed, but not what we are after just now. Try what glows.
learn-clause = Rule { $clause }: { $text }
learn-failed = The board cannot be set up just now.
learn-retry = Try again

# Chapters, steps and wrong tries. One or two short sentences each: they share the screen with the board.
learn-tower = The tower and its paths
learn-tower-welcome = Welcome, mage! This is the tower. Creatures march on it from all sides, and you defend it, for glory.
learn-tower-paths = Six paths lead to it. Each has three sections: outer, middle and inner. Creatures come in on the outer one.
learn-tower-mage = You are blue, and you stand before path 1. Most of your spells reach only your own path.
learn-tower-worth = Defeat creatures to take them as trophies. Here is what each kind is worth, as long as the tower holds.

learn-reveal = Reveal a marker
learn-reveal-markers = At each path lies a stack of markers, face down. When four stacks have run out, the game ends.
learn-reveal-pick = Every turn begins by revealing one. You choose the path, but never your own. Let something out on path 2!
learn-reveal-pick-own = Not before your own feet: you reveal on somebody else’s path, or an empty one.
learn-reveal-pick-other = Any path but yours would do. For this lesson, take path 2.

learn-cast = Cast a spell
learn-cast-hand = These are your cards. You now have two actions, and the best use of one is to cast a spell.
learn-cast-spell = Cast { card-fire_spark }: one fire power, one damage.
learn-cast-spell-book = Spell Books have other uses; you will see them soon. First { card-fire_spark }.
learn-cast-spell-zap = { card-zap } is next. Begin with { card-fire_spark }.
learn-cast-stop = You could add cards to make it stronger. Not yet: cast it as it is.
learn-cast-stop-book = Keep your book for now: cast the spell as it is.
learn-cast-target = Pick a target on your path. Hit the { creature-goblin_shaman }: it has three life.
learn-cast-target-chief = Five life! A spark will not impress the { creature-chief }. Hit the { creature-goblin_shaman }.
learn-cast-target-far = Too far: this spell reaches only your own path.
learn-cast-wound = One of three hearts gone. Damage lasts until the end of your turn, then it heals. So strike again at once!

learn-enhance = Enhance it
learn-enhance-spell = Your second action: cast { card-zap }. On its own it does one damage, and that is not enough.
learn-enhance-spell-teleport = Stay! Your prey is wounded. Cast { card-zap }.
learn-enhance-book = Now enhance it. A Spell Book with lightning adds one power, and you have one.
learn-enhance-book-other = That book gives water or fire. { card-zap } needs lightning.
learn-enhance-book-stop = One damage would leave the { creature-goblin_shaman } standing. Add the book first.
learn-enhance-enough = Two power. Nothing more fits, so finish.
learn-enhance-line = Your power pays for one line of the card. Take two damage!
learn-enhance-line-cheap = You have paid for two damage. Take them.
learn-enhance-target = And now finish it.
learn-enhance-target-chief = The { creature-chief } would shrug it off. The { creature-goblin_shaman } has two hearts left!
learn-enhance-trophy = Your first trophy! And a skull with it. You will see what skulls are for.
learn-enhance-end = Both actions are used. End your turn: what is left in hand goes, and four new cards come. Then red plays.
learn-enhance-end-more = No action left: two a turn. End it.

learn-teleport = Teleport
learn-teleport-round = Red took a goblin, and a new round began: weak creatures have moved one section closer. More on that soon.
learn-teleport-reveal = First the marker, as every turn. Path 4, please.
learn-teleport-reveal-own = Never on your own path.
learn-teleport-move = Only the { creature-chief } is left on your path: too tough for you. Teleport away, to path 6. That is an action.
learn-teleport-move-red = Red stands there. One mage on each space, always.
learn-teleport-move-other = You may go there. But come along to path 6 this time.

learn-learn = Learn new spells
learn-learn-display = Your eight cards are a beginning. Here lie the good ones: three attack spells, three of lore and support.
learn-learn-book = A Spell Book that is cast, not added, lets you learn one. Cast one of yours.
learn-learn-book-attack = That is an attack. To learn, cast a Spell Book.
learn-learn-take = Take { card-switch }, a support spell.
learn-learn-take-attack = A fine spell, and it will be there again. Today we need { card-switch }.
learn-learn-take-other = Good, too! But today we need { card-switch }.
learn-learn-end = It goes to your discard pile, and comes into your hand when the deck is shuffled. End your turn.

learn-fate = Fate
learn-fate-card = Each round begins with a fate card. It says who moves: all the weak, again. Some were on the inner section …
learn-fate-tower = … and are in the tower. A creature that gets there is gone, and its kind is worth less from now on. For everybody.
learn-fate-loss = It was worse for red, who stood in a goblin’s way: one goblin trophy lost. You had none to lose.
learn-fate-rule = Many fate cards bring a special rule for the round. This one: everybody draws only three cards.
learn-fate-reveal = Back to you. Reveal a marker on path 5.
learn-fate-reveal-own = You stand at path 6 now, so this is your own.

learn-support = Support spells
learn-support-spell = There is { card-switch } in your hand! Cast it.
learn-support-spell-attack = Soon. First bring something into reach: cast { card-switch }.
learn-support-book = With a second earth power it does more. Add your book.
learn-support-book-other = No earth in that one. Take the other book.
learn-support-line = Line 2: put any creature on your own path.
learn-support-line-swap = A swap is good, too. But you have paid for line 2.
learn-support-creature = The { creature-orc } on path 2 is about to enter the tower. Fetch it!
learn-support-creature-tough = Too much life for what you hold. Fetch the { creature-orc }.
learn-support-section = Right before your feet: the inner section.
learn-support-section-outer = That would do. But let us stop it at the gate: inner section.
learn-support-strike = Now strike, with { card-zap }. We add the book for you.
learn-support-target = Finish the { creature-orc }.
learn-support-points = Another trophy. And mind: each support spell you own is worth two points at the end, used or not.

learn-skills = Skulls and skills
learn-skills-late = Let us leap ahead: the last round, your last turn. You have 15 points, red has 17. Can you still win?
learn-skills-skulls = Each kind of creature has a skull track. Defeat two of a kind, and its extra skill is yours. One more orc will do!
learn-skills-spell = An { creature-orc } stands on your path. Cast { card-zap }.
learn-skills-spell-bolt = Save the { card-lightning_bolt } for something bigger.
learn-skills-book = Add the book.
learn-skills-book-bolt = As power it would be wasted. Add the book.
learn-skills-target = The { creature-orc }!
learn-skills-target-chief = Not the { creature-chief }: two damage of five. The { creature-orc } falls.
learn-skills-gained = “{ skill-extra_action }” is yours, and counts at once: two actions left instead of one.
learn-skills-draw = Use the first to fetch cards: cast { card-replenish }.
learn-skills-draw-bolt = With what you hold it is too weak. Draw first.
learn-skills-bolt = A book and { card-wisdom }: just right. Cast { card-lightning_bolt }.
learn-skills-bolt-bonds = That brings no points. Cast { card-lightning_bolt }.
learn-skills-first = Add the book …
learn-skills-second = … and { card-wisdom }, which gives any type. That makes three: four damage!
learn-skills-golem = Four damage, four life: the { creature-lava_golem }.
learn-skills-golem-chief = Five life: it would survive. Take the { creature-lava_golem }.

learn-scoring = The end, and who wins
learn-scoring-markers = Four paths have run out of markers, so this round is the last. Your turn is the last of it.
learn-scoring-points = Points: each trophy counts what its kind is still worth, each support spell two, each poison card minus two.
learn-scoring-end = End your turn, and with it the game.
learn-scoring-result = 19 to 17. The tower has held, and you have won!

learn-missions = Secret missions
learn-missions-keep = You are dealt two missions and keep one, in secret. Which do you want? Both are fine.
learn-missions-secret = Nobody sees it until the end; then it brings points of its own. Your rivals have theirs.

learn-bonus = Bonus actions
learn-bonus-spell = With this module, strong creatures and brutes leave you a bonus. Cast { card-zap }; we add two books.
learn-bonus-target = Three damage: fell the { creature-goblin_shaman }.
learn-bonus-target-weak = Weak creatures leave nothing. The { creature-goblin_shaman }!
learn-bonus-take = Its bonus: draw a card, at once. Take it.
learn-bonus-take-leave = You may decline. But why? Take the card.
learn-bonus-kinds = Each kind has its own: a card, an action, a discard for your rivals, or power for your next spell.

learn-new_fate = New fate cards
learn-new_fate-card = These fate cards move sections of some paths, whoever stands there. Now: paths 1, 2 and 6.
learn-new_fate-front = And attacks reach only the front: the section nearest the tower that holds a creature. On your path, the middle one.
learn-new_fate-spell = Cast { card-smash }; we add a book.
learn-new_fate-target = Pick one at the front.
learn-new_fate-target-behind = Behind the front: safe for now. First those before it must fall.

learn-terrain = Terrain
learn-terrain-tiles = Tiles on the paths: tendrils take one life, a stone field gives one, a road hurries whoever would stop on it.
learn-terrain-road = Path 2 has a road. Reveal a marker there and see.
learn-terrain-road-other = No road there. Path 2!
learn-terrain-tendrils = It went straight to the middle. And on your path an { creature-orc } is caught in tendrils. Cast { card-fire_spark }.
learn-terrain-target = One life left: a spark is enough.
learn-terrain-target-rider = Three life. The { creature-orc } in the tendrils has only one.

learn-reinforcement = Reinforcement
learn-reinforcement-toad = New creatures take the place of old ones. This one broods: a { creature-breeding_toad }.
learn-reinforcement-spell = Cast { card-zap }; we add two books.
learn-reinforcement-target = Fell the { creature-breeding_toad }.
learn-reinforcement-target-rider = Later. The { creature-breeding_toad } is more interesting.
learn-reinforcement-toadling = It left a toadling. One damage catches it: cast { card-fire_spark }.
learn-reinforcement-catch = Catch it!
learn-reinforcement-catch-rider = One damage is enough only for the toadling.
learn-reinforcement-use = Your toadling gives one action. Use it whenever you like in your turn; it costs none. Now, say.
learn-reinforcement-use-end = Wait: you still have your toadling. Use it.
learn-reinforcement-others = Croco flyers are hardy, and bombers burst when they fall. You will meet them.
