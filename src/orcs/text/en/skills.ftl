# Extra skills and bonus actions: a name, and .text for what it does.

skill-draw_one_more = draw one more
    .text = you draw one more card in the draw phase.
skill-extra_action = extra action
    .text = you have three actions a turn instead of two.
skill-no_change_of_rules = no change of rules
    .text = the special rules of fate cards do not apply to you.
skill-no_loss_of_creatures = no loss of creatures
    .text = you lose no trophy when a creature reaches the tower at your mage.
skill-remove_card = remove a hand card
    .text = once a turn you may spend an action to put one hand card back into the box.
skill-poison = poison
    .text = once a turn you may spend an action to put a poison card on a rival’s discard pile.

bonus-none = no bonus
    .text = none.
bonus-draw = draw a card
    .text = draw one card.
bonus-action = one action
    .text = one more action this turn.
bonus-discard = discard hands
    .text = every rival with more than three cards in hand discards one.
bonus-power = spell power
    .text = your next action has one more spell power, if it is a cast with lines.
