# Extra skills and bonus actions: a name, and .text for what it does.

skill-draw_one_more = draw one more
    .text = one more card in the draw phase.
skill-extra_action = extra action
    .text = three actions a turn instead of two.
skill-no_change_of_rules = no change of rules
    .text = the special rules of fate cards do not apply.
skill-no_loss_of_creatures = no loss of creatures
    .text = no trophy is lost when a creature reaches the tower on the mage’s own path.
skill-remove_card = remove a hand card
    .text = once a turn, as an action, return one hand card to the box.
skill-poison = poison
    .text = once a turn, as an action, put a poison card on a rival’s discard pile.

bonus-none = no bonus
    .text = none.
bonus-draw = draw a card
    .text = draw one card.
bonus-action = one action
    .text = one more action this turn.
bonus-discard = discard hands
    .text = every rival with more than three cards in hand discards one.
bonus-power = spell power
    .text = 1 more spell power for the next action, if that is an attack or support spell.
