# Pouvoirs bonus et actions bonus : un nom, et .text pour ce qu’ils font.

skill-draw_one_more = piocher un sort supplémentaire
    .text = une carte de plus à la fin du tour.
skill-extra_action = action supplémentaire
    .text = trois actions par tour au lieu de deux.
skill-no_change_of_rules = règles immuables
    .text = les règles spéciales des cartes Destin ne s’appliquent pas.
skill-no_loss_of_creatures = pas de perte de créatures
    .text = aucun trophée n’est perdu quand une créature atteint la tour par le quartier de son propre mage.
skill-remove_card = changement de main
    .text = une fois par tour, pour une action, remettre une carte de sa main dans la boîte.
skill-poison = poison
    .text = une fois par tour, pour une action, mettre une carte Poison dans la défausse d’un adversaire.

bonus-none = aucune action bonus
    .text = aucune.
bonus-draw = piocher une carte
    .text = piocher une carte.
bonus-action = une action
    .text = une action de plus ce tour-ci.
bonus-discard = défausse commune
    .text = chaque adversaire qui a plus de trois cartes en main se défausse d’une carte.
bonus-power = énergie magique
    .text = 1 point d’énergie de plus pour la prochaine action, si c’est un sort d’attaque ou de soutien.
