# The rules page: what is around the clauses, the diagrams, the examples, and the book of cards and creatures.

book-title = Rules
book-intro = Every rule has a short name, such as T3. Refusals, hints and the game log refer to it.
book-contents = Contents
book-search = Search the rules
book-found =
    { $count ->
        [0] Nothing found for “{ $text }”.
        [one] 1 rule with “{ $text }”.
       *[other] { $count } rules with “{ $text }”.
    }
book-print = Print
book-modules = Modules you play with
book-modules-about = The chapters of the other modules are folded.
book-folded = Not in your game
book-unfold = Show anyway
book-fold = Hide it again
book-link = Link to rule { $clause }
book-copied = Link to rule { $clause } copied.
book-all = All rules
book-cards = Cards and creatures

# Examples that can be played.
trial-example = Example
    .see = Example:
trial-open = Try it yourself
trial-close = Close the board
trial-show = Show me
trial-back = One step back
trial-again = Start over
trial-hand = Your hand
trial-log = What happened
trial-goal = What to do
trial-next = Next in the example: { $option }
trial-waiting = { $seat } is choosing…
trial-done = The example ends here.
trial-off = You have gone your own way. Play on as you like, or start over.
trial-loading = Setting up the board…
trial-failed = The board cannot be set up right now. { $reason }
trial-forbidden = Try something that is forbidden: { $option }
trial-points = The points

# The book of cards and creatures.
lexicon-intro = Everything in the box, as it is played here, and how we know each value.
lexicon-search = Search cards and creatures
lexicon-found =
    { $count ->
        [0] Nothing found.
        [one] 1 entry.
       *[other] { $count } entries.
    }
lexicon-all = Everything
lexicon-creatures = Creatures
lexicon-reinforcements = Reinforcements
lexicon-spells = Spells
lexicon-skills = Extra skills
lexicon-bonuses = Bonus actions
lexicon-fates = Fate cards
lexicon-new_fates = New fate cards
lexicon-rules = Special rules
lexicon-missions = Missions
lexicon-terrain = Terrain
lexicon-toadlings = Toadlings
lexicon-category = { $category } creature
lexicon-life = Life { $life }
lexicon-tokens =
    { $count ->
        [one] 1 figure
       *[other] { $count } figures
    }
lexicon-track = A trophy is worth { $track }
lexicon-copies =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lexicon-each = { $count } in each start deck
lexicon-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
lexicon-pieces =
    { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
lexicon-of = Two trophies of: { $creature }
lexicon-from = For defeating: { $list }
lexicon-on = On { $count ->
        [one] 1 fate card
       *[other] { $count } fate cards
    }
lexicon-instead = Replaces a { $category } creature; its counter and extra skill stay.
lexicon-known = How we know this
lexicon-corrected = This server plays with corrected values.
lexicon-printed = { $card_id ->
       *[other] Printed on the card: { $name }
    }
lexicon-guessed = Reconstructed: { $list }
known-printed = printed
    .text = The rulebook says or shows it.
known-found = found
    .text = A review of the game says it.
known-inferred = inferred
    .text = It follows from examples or sums in the rulebook.
known-reconstructed = reconstructed
    .text = The rulebook shows this only in a picture: a balanced guess stands in until an owner of the box corrects it.
known-owner = corrected
    .text = An owner of the box has corrected it.
field-category = category
field-tokens = number
field-life = life
field-track = counter
field-skill = extra skill
field-bonus = bonus action
field-numbered = markers with a 3 / with a 4
field-on_defeat = what its defeat causes
field-points = points for owning it
field-pile = pile
field-copies = number of cards
field-magic = type
field-costs = cost
field-enhancement = effect when added
field-categories = who moves
field-rule = special rule
field-paths = paths
field-sections = sections
field-kind = kind
field-section = section it is made for
field-lines = effects
field-all = all of it
# One page with the whole turn. The letters are the items of a part.
summary-round = A round
    .a = Reveal a fate card. The creatures it names move one section towards the tower, the inner ones first.
    .b = A creature that reaches the tower is gone. Trophies of its type are worth less, and a mage on that path costs its player one trophy of that type.
    .c = The special rule applies to everyone until the next fate card.
    .d = Everyone takes a turn, beginning with the start player.
summary-turn = Your turn
    .a = Every path without a creature gets one: reveal its next marker.
    .b = Reveal one marker on any path except your own.
    .c = Take two actions: teleport to a free tower space, cast a spell, use a skill’s action, or pass to stop.
    .d = Discard the rest of your hand and draw four cards. All damage heals.
summary-cast = Casting a spell
    .a = Play a card: it gives 1 power of its type.
    .b = Add cards of the same type, 1 power each. Some added cards also let you teleport or draw, at once.
    .c = Choose one line you can pay for that has a target.
    .d = A Spell Book or Wisdom cast alone lets you learn a card from the display.
summary-defeat = Defeating creatures
    .a = Damage that reaches a creature’s life defeats it: it becomes your trophy.
    .b = Two defeated creatures of a type give you its extra skill for the rest of the game.
summary-end = The end
    .a = When four paths have run out of markers, finish the round.
    .b = Score each trophy at its type’s counter, 2 points for each support spell, −2 for each poison card, and your mission if you play with missions.
    .c = Whoever has the most points wins; tied players share the victory.
# The words of the game. .title is the word.
glossary-intro = The words of the game, in short. Click a rule to read it in full.
glossary-weak = { $list }: the most common creatures, with the least life and the fewest points.
    .title = Weak creature
glossary-strong = { $list }: tougher, and worth more.
    .title = Strong creature
glossary-brute = { $list }: the toughest, and worth the most.
    .title = Brute
glossary-path = One of six ways to the tower, with an outer, a middle and an inner section and a tower space.
    .title = Path
glossary-front = The first section with a creature, seen from the tower. With new fate cards, attacks reach only this one.
    .title = Front section
glossary-marker = A face-down piece that brings a creature when it is revealed.
    .title = Marker
glossary-counter = Shows what each trophy of a type is worth. It drops whenever such a creature reaches the tower.
    .title = Counter
glossary-trophy = A creature you have defeated. It scores at the end.
    .title = Trophy
glossary-skull = You get one for each creature of a type you defeat, up to two.
    .title = Skull
glossary-skill = What two skulls of a type give you for the rest of the game.
    .title = Extra skill
glossary-fate = Begins each round and says which creatures move.
    .title = Fate card
glossary-rule = What a fate card changes for everyone during the round.
    .title = Special rule
glossary-display = The six cards laid out for everyone to learn from.
    .title = Display
glossary-learn = Take a card from the display. It goes to your discard pile and comes to your hand later.
    .title = Learn
glossary-power = What lines of spells cost. The spell gives 1 power of its type, and so does each added card of that type.
    .title = Power
glossary-line = One of the effects written on a spell, with its cost in power. You carry out one of them.
    .title = Line
glossary-enhancement = A card added to a spell, for its power or for an effect of its own: teleport, draw, or both.
    .title = Enhancement
glossary-attack = A spell that deals damage, to one creature or to an area.
    .title = Attack spell
glossary-lore = Spell Books and Wisdom: cast alone they let you learn, added they give power of several types.
    .title = Lore spell
glossary-support = A spell that moves creatures, draws cards or makes rivals discard. It scores 2 points at the end.
    .title = Support spell
glossary-poison = A useless card that costs 2 points at the end.
    .title = Poison
glossary-pass = End your actions before they are used up.
    .title = Pass
# Credits.
about-unofficial = This is an unofficial fan edition of Orcs Orcs Orcs, a board game by Frank Thyben, published by Queen Games in 2014. The publisher has neither made nor approved it. If you like it, play the game from the box.
about-own = All texts and drawings were made for this edition; nothing of the publisher’s is used. The program is free software under the MIT licence.
about-values = Some values appear only in pictures of the rulebooks, so we had to reconstruct them. The card book says which.
about-fonts = Fonts: Grenze and Source Sans 3, under the SIL Open Font License.

# Drawings. The text is for those who cannot see them; the letters stand for the numbers in the drawing.
diagram-board = The tower stands in the middle of a ring of six paths. Path 1 is at the top, the others follow clockwise. Each path has an inner, a middle and an outer section, a tower space at its inner end and a stack of markers at its outer end.
    .title = The board and its parts
    .a = Tower space with a mage
    .b = Inner section
    .c = Middle section
    .d = Outer section: creatures enter here
    .e = Markers: creatures still to come on this path
diagram-march = Seen on one path: the creature on the inner section moves first, into the tower. Then those on the middle section, then those on the outer one.
    .title = Who moves first
    .a = First all inner sections: into the tower
    .b = Then all middle sections
    .c = Last all outer sections
diagram-round = A row of pictures: the fate card, the march, then a turn of three steps: reveal, actions, draw.
    .title = A round
    .a = A fate card is revealed
    .b = Its creatures march
    .c = In your turn: reveal markers
    .d = Take two actions
    .e = Discard, then draw four cards
    .f = The next player’s turn
diagram-teleport = The tower from above. Mages stand on the spaces of paths 2, 3, 5 and 6. Arrows lead from the space of path 6 to the free spaces 1 and 4.
    .title = Teleport round the ring
    .a = Free: the mage may go here, however far it is
    .b = Occupied: never two mages on one space
diagram-casting = Three cards side by side: Smash, and two Spell Books with an earth sign added to it. Together they give 3 earth power. Below are the three lines of Smash; all are paid for, and the third, 3 damage, is chosen.
    .title = Cast and enhance
    .a = The spell gives 1 power of its type
    .b = Each added card of that type gives 1 more
    .c = A line whose cost is met: choose one of them
diagram-ranges = Four small boards with the mage on path 1. A single attack reaches one creature on any section of path 1. Lightning Bolt reaches one creature anywhere. Earthquake hits one section of path 1 and the same section of path 2 or 6. Ice Storm hits one section of path 1 and the one behind it.
    .title = What attacks reach
    .a = One creature on your path: { card-smash }, { card-zap }, { card-cold_snap }, { card-fire_spark }, { card-fireball }
    .b = One creature anywhere: { card-lightning_bolt }
    .c = A section, and with 3 power the one beside it: { card-earthquake }
    .d = A section, and with 3 power the one behind it: { card-ice_storm }
diagram-scoring = A sum: trophies of six types times the values of their counters make 5 and 4 and 4 and 15 and 5 and 14, which is 47. Four support spells add 8, two poison cards take 4 away. The total is 51.
    .title = A final score
    .a = Trophies × counter
    .b = 2 for each support spell
    .c = −2 for each poison card
    .d = Points
diagram-missions = Two mission cards. One stays face down in front of the player, the other is put back.
    .title = Two missions, one stays
    .a = You keep one, face down, until the end
    .b = The other is put back without showing it
diagram-bonus = The four strong and brute creatures, each with the sign of its bonus: the goblin shaman a card, the orc rider an action, the lava golem discards, the chief spell power.
    .title = Who brings which bonus
diagram-new_fate = A board on which the middle sections of paths 3 and 4 are lit: only creatures there move. On path 1 creatures stand on the middle and outer sections; only the middle one, which is in front, can be attacked.
    .title = Sections move, and the front protects
    .a = The card shows paths 3 and 4, middle: only these move
    .b = The front section: attacks reach it
    .c = Behind it: out of reach
diagram-terrain = Three paths. On tendrils an orc rider has 2 life instead of 3. On a stone field a goblin has 3 instead of 2. A creature that would stop on a road goes one section further.
    .title = What the ground does
    .a = Tendrils: 1 life less
    .b = Stone field: 1 life more
    .c = Road: one section further
diagram-reinforcement = A breeding toad is defeated and leaves a toadling, which a later hit turns into a piece for its taker. A bomber is defeated and everything on its section takes 1 damage.
    .title = Toads and bombers
    .a = A defeated Breeding Toad leaves a toadling
    .b = Whoever hits the toadling takes it
    .c = A defeated Bomber hits everything on its section

# In the terminal.
rules-example = Example: { $title }. { $text } { $after }
rules-example-told = What happens: { $told }

# Examples. The text says what to do, .after what it shows.
example-march = You are Red and have nothing more to do: pass. The next fate card moves the weak.
    .title = The weak march
    .after = First those on the middle sections moved, then those on the outer ones. The strong creatures and the brutes stayed where they were.
example-tower = You are Red. A goblin stands on the inner section of your path, and you have a goblin trophy. Pass, and see what the next fate card does.
    .title = A goblin reaches the tower
    .after = The goblin counter dropped from 3 to 2. And because the goblin came up Red’s own path, Red lost a goblin trophy.
example-one_more_life = The fate card says “+1 life”. Cast Smash with a Spell Book on the goblin: 2 damage. Then cast Zap on it.
    .title = One more life
    .after = 2 damage was not enough this round: the goblin has 3 life. The third point came from Zap.
example-no_teleport = The fate card says “no teleportation”. Try to teleport, then fight where you stand.
    .title = No way off the path
    .after = No mage leaves its space this round, neither by an action nor by an added card.
example-draw_three = You have the skill “draw one more”, and the fate card says “draw 3”. Pass and see how many cards you draw.
    .title = Three and one more
    .after = Three by the fate card and one by the skill: four.
example-exchange = You are Red. Pass; the next fate card brings an exchange. Watch the display.
    .title = A new display
    .after = First the creatures moved. Then all six cards went back, and six new ones came.
example-no_change = The fate card forbids learning, but you have the skill “no change of rules”. Cast a Spell Book and learn Fireball.
    .title = Rules for others
    .after = The special rule held for everybody but Blue.
example-empty_path = Only an orc is left on your path. Defeat it with Zap and a Spell Book; that is your last action.
    .title = No path stays empty
    .after = Red’s turn began, and path 1 had no creature: so a marker was revealed there first.
example-reveal = Your turn begins. Reveal a marker, on any path but your own.
    .title = More of them
    .after = A lava golem came to path 4. You choose where it gets crowded, except on path 1, where your mage stands.
example-extra_action = Two orcs stand on your path. Defeat both, then teleport to path 4.
    .title = A third action at once
    .after = With the second orc the skill “extra action” was gained, and it counted in the same turn.
example-teleport = Mages stand on 1, 2, 3 and 5, so only 4 and 6 are free. Teleport to path 4 and defeat the goblin there.
    .title = Round the ring
    .after = The way does not matter, only that the space is free. On path 4 Blue’s spells reached the goblin.
example-remove = You have the skill “remove a hand card”. Put Zap back into the box.
    .title = A thinner deck
    .after = Zap is gone for good. The cards that are left come to your hand more often.
example-give_poison = Defeat the second chief with Fireball, Fire Spark and a Spell Book. Then use the new skill: give Red poison.
    .title = A poisoned gift
    .after = The poison lies on Red’s discard pile. It clogs the hand later, and at the end it costs 2 points.
example-two_hits = Cast Zap on the goblin, adding nothing. Then cast Cold Snap on it.
    .title = Damage adds up
    .after = One and one: within a turn damage adds up, whatever spell it comes from. At the end of the turn it would have healed.
example-enhance = Cast Smash and add both Spell Books with an earth sign. Choose the third line and hit the orc rider.
    .title = Three power
    .after = Smash and two books gave 3 earth power, so the line of 3 damage could be chosen: just enough for 3 life.
example-added_teleport = Your path is full of brutes. Cast Zap and add Replenish: use its effect and teleport to path 3. Then hit the goblin.
    .title = Gone in mid-spell
    .after = The added card gave power and a teleport. What counts is where the mage stands when the line is chosen.
example-added_draw = Cast Fireball and add Voodoo: draw a card. Add the card you draw, if you can, and hit the lava golem.
    .title = The lucky draw
    .after = The card drawn was a Spell Book with a fire sign; added at once, it gave the third power. 5 damage felled the golem.
example-learn = Cast a Spell Book and learn Fireball. Then pass.
    .title = Learn a spell
    .after = Fireball went to the discard pile when the actions ended, and another card filled its gap. It comes to hand in a later turn.
example-bolt = Cast Lightning Bolt with Zap and hit the goblin on path 4.
    .title = Across the board
    .after = Lightning Bolt is not bound to the mage’s path.
example-earthquake = Cast Earthquake with Smash and a Spell Book, choose the second line, and hit the outer sections of paths 1 and 2.
    .title = Four at one blow
    .after = Everything on both sections was hit together: three goblins and an orc.
example-ice_storm = Cast Ice Storm with Cold Snap and a Spell Book and choose the inner section. Then finish the shaman with Smash.
    .title = And the one behind
    .after = 2 damage on the inner section and on the middle one behind it felled two goblins. The shaman had 1 life left, just right for Smash.
example-put = Cast Switch with Smash and put a lava golem of path 2 on the inner section of your own path.
    .title = A golem changes place
    .after = Wherever it stood, it now stands on path 1, right at the tower, and in reach of Blue’s spells.
example-forward = Cast Magic Bonds and move the goblin shaman on path 5 one section forward.
    .title = Into the tower
    .after = The shaman is gone and its counter dropped by one step. Nobody lost a trophy, since no mage stood on path 5.
example-voodoo = Cast Voodoo with Fire Spark and choose the second line.
    .title = Rivals discard
    .after = Red had four cards and had to discard one of Red’s choice. And Blue has one more action.
example-skill = Two goblins stand on your path. Defeat both and see how many cards you draw.
    .title = The second skull
    .after = The second goblin brought the skill “draw one more”: five cards instead of four.
example-points = The last turn of a game. Teleport anywhere, and the game is over.
    .title = The end of a game
    .after = More than three paths have run out of markers. Trophies count what their counters show, support spells 2 each.
example-mission = Keep one of the two missions.
    .title = A mission for you
    .after = Nobody else will know it until the end. The other one was put back without being shown.
example-mission_points = The last turn of a game with secret missions. Teleport, and see what the missions bring.
    .title = Missions revealed
    .after = Blue’s mission gave 2 points for an extra skill. Red’s wanted a set with a brute and brought nothing.
example-bonus = Defeat the orc rider with Smash and two Spell Books, and take its bonus: one action.
    .title = A prize for the rider
    .after = After the defeat came the bonus, and Blue had one more action.
example-power = Defeat the chief with Fireball and take its bonus, spell power. Then cast Smash alone on the goblin.
    .title = Power for the next spell
    .after = Smash had 2 power without any card added.
example-new_march = You are Red. Pass; the next card shows the middle sections of paths 3 and 4.
    .title = Only there
    .after = Creatures of all categories on those two sections moved, and no others.
example-front = You cast Cold Snap. Try to hit the goblin on the outer section, then the orc rider in front of it.
    .title = The front protects
    .after = As long as anything stands on the middle section, attacks do not reach the outer one.
example-tendrils = The orc rider stands on tendrils. Smash with one Spell Book is enough.
    .title = Caught in tendrils
    .after = 3 life, one less on tendrils: 2 damage felled it.
example-road = Reveal a marker on path 4, whose outer section is a road.
    .title = The short way
    .after = The lava golem did not stop on the road: it stands on the middle section at once.
example-toadling = Defeat the breeding toad with Smash and two Spell Books. Then hit its toadling with Zap.
    .title = What the toad leaves
    .after = The toad became a trophy, the toadling a gift for later: one more action.
example-use_toadling = Use your toadling on the goblin, then cast Cold Snap on it.
    .title = A toadling helps
    .after = The toadling took one life, Cold Snap the other. Using it cost no action.
example-bomber = Goblin and bomber stand on tendrils. Defeat the bomber with Smash and two Spell Books.
    .title = Boom
    .after = The blast hit everything on the section: enough for the goblin, which had only 1 life on the tendrils.
