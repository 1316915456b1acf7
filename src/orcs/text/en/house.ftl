# House rules: what the rulebooks leave open, read the other way. .text says what changes, .why what leaves it open.

house_rules = House rules
    .text = The rulebooks leave these points open. Without any of them you play as our rules page says.
house_rule-wisdom_points = Wisdom scores
    .text = Each Wisdom card you own scores 2 points, like a support spell.
    .why = One rulebook lists Wisdom among the support spells, another among the lore spells.
house_rule-chosen_terrain = Terrain where you choose
    .text = Before the tiles are turned up, you take turns choosing the section of each path that gets one.
    .why = Only the English rulebook says so.
house_rule-reinforcement_bonuses = Toadlings and blasts are bonuses
    .text = A defeated Breeding Toad or Bomber gives a bonus action that you may take or decline.
    .why = The rulebooks say that the new creatures differ in life points and bonus actions.
house_rule-toadling_skills = Toadlings are extra skills
    .text = “No extra skills” stops toadlings too.
    .why = The German rulebook has one word for both.
house_rule-unshielded_skills = “No extra skills” stops every skill
    .text = “No change of rules” does not help against “no extra skills”.
    .why = The rulebooks do not say which of the two wins.
house_rule-dearest_line = The most expensive line
    .text = Of the lines you can pay for that have a target, you must choose the most expensive.
    .why = The English rulebook ties the effect to the power actually reached.
house_rule-strict_enhancement = Learned attacks need a second card
    .text = You may cast an attack spell from the spell piles only with another card of its type.
    .why = The German rulebook asks for at least one matching spell.

# The clauses that they change, whole.

clause-E3-wisdom_points = Each support spell and each Wisdom card you own scores 2 points, wherever it is. Other lore spells score nothing.
clause-G1-chosen_terrain = Each path gets a terrain tile. Beginning with the start player you take turns: for each path in order, choose the section its tile goes to, face down. Then the tiles are turned up in path order; what section a tile is made for does not matter. You may agree on any number from 1 to 9: with fewer than six, the paths are drawn at random; for the seventh and later ones a path with a free section is drawn, and the next player chooses the section.
clause-Z2-reinforcement_bonuses = A defeated Breeding Toad gives the bonus “toadling”: a toadling is placed face down on its section. Its kind is revealed when somebody takes it.
clause-Z5-reinforcement_bonuses = A defeated Bomber gives the bonus “blast”: each creature and toadling then on its section takes 1 damage. What falls adds its own bonuses. A blast that would hit nothing is not offered.
clause-Z6-reinforcement_bonuses = Toadlings and blasts are bonus actions: you take them in any order with your other bonuses, or decline them. Several of one kind are taken in the order of their places. Without bonus actions in the game neither happens.
clause-F10-toadling_skills = “No extra skills”: all extra skills are ignored, and toadlings cannot be used.
clause-Z4-toadling_skills = Each toadling is used once, between your own actions, even after the last one, but not after a pass. It costs no action. Depending on its kind, you draw a card, get one more action (never beyond ten in a turn), get one spell power, or take 1 life from a creature for this turn. Then it is gone. It is an extra skill, so “no extra skills” stops it; missions still do not count it.
clause-F12-unshielded_skills = A player with the skill “no change of rules” ignores every special rule except the exchange and “no extra skills”, which stops this skill too. The skill works from the moment it is gained.
clause-C5-dearest_line = Then you carry out one line of the spell: of the lines whose cost is met and that have a target, the most expensive. An attack must be carried out if it can be; you may let a support spell go without effect.
clause-C2-strict_enhancement = Then you may add cards from your hand, one at a time, and stop whenever you like. With an attack spell from the spell piles, you may stop only once you can pay for a line, or when you hold no more cards of its type. You may add a card that gives power of the spell’s type or has an effect of its own when added, even if you need no more. A card of several types counts as the spell’s type if it can. Poison cannot be added.
clause-C7-strict_enhancement = You may cast any other spell only if something can come of it: your hand and saved spell power can pay for a line that has a target, or a card you could add lets you teleport or draw. An attack spell from the spell piles also needs another card in your hand that gives power of its type. If in the end no line is paid for or has a target, the spell has no effect.

refusal-F10-toadling_skills = The fate card suspends extra skills and toadlings this round.

# Choosing where terrain goes, and the bonuses of toad and bomber.

ask-ChooseTileSection = { $seat }, which section of path { $path } gets a terrain tile?
ask-DrawPaths = Which path gets terrain?
ask-DrawFurtherPath = Which path gets one more terrain tile?
ask-TurnTile = Which terrain tile is it?
event-terrain_placed = { $seat } places a tile face down on { $place }.
step-PlaceTerrain = You choose where the terrain tiles go; then they are turned up.
bonus-toadling = place a toadling
    .text = a toadling is placed on its section.
bonus-blast = blast
    .text = everything on its section takes 1 damage.

# In the terminal and the lab.

help-house_rules = house rules, separated by commas: { $list }; or all, or none (default: those of the edition)
lab-house_rules = house rules: { $list }
replay-house_rules = house rules: { $list }
play-hint-no_place_bonus = By house rule toadlings and blasts are bonus actions, and this game has none: neither will happen.

# In the browser.

setup-hint-no_bonus = The rulebooks advise against Breeding Toad and Bomber without bonus actions.
setup-start = Start player (in the rulebook: the youngest)
setup-start-drawn = Drawn at random
setup-start-seat = Seat { $seat }: { $colour }
book-house_rule = House rule: { $name }.
