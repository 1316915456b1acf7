# Pouvoirs bonus et actions bonus : un nom, et .text pour ce qu’ils font.

skill-draw_one_more = sort supplémentaire
    .text = vous piochez une carte de plus à la fin de votre tour.
skill-extra_action = action supplémentaire
    .text = vous avez trois actions par tour au lieu de deux.
skill-no_change_of_rules = règles immuables
    .text = les règles spéciales des cartes Destin ne vous concernent pas.
skill-no_loss_of_creatures = pas de perte de créatures
    .text = vous ne perdez aucun trophée quand une créature atteint la tour par le quartier de votre mage.
skill-remove_card = changement de main
    .text = une fois par tour, pour une action, vous pouvez remettre une carte de votre main dans la boîte.
skill-poison = poison
    .text = une fois par tour, pour une action, vous pouvez mettre une carte Poison dans la défausse d’un adversaire.

bonus-none = aucune action bonus
    .text = aucune.
bonus-draw = piocher une carte
    .text = piochez une carte.
bonus-action = une action
    .text = une action de plus ce tour-ci.
bonus-discard = défausse commune
    .text = chaque adversaire qui a plus de trois cartes en main en défausse une.
bonus-power = énergie magique
    .text = votre prochaine action a 1 point d’énergie de plus, si c’est un sort à effets.
