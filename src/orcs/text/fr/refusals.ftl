# Pourquoi une chose ne peut pas être choisie, en une phrase. La règle en cause est citée avec.

refused = Impossible : { $what }. { $reason } (règle { $clause })
refused-pick = « { $option } »
refused-unknown = « { $text } » ne fait pas partie des choix de ce jeu.
refused-over = La partie est terminée ; il n’y a plus rien à choisir. (règle E1)
refused-undo = Il n’y a rien à annuler : quelque chose a été révélé depuis, ou quelqu’un d’autre a joué.
refused-restart = { refused-undo }
refused-redo = Il n’y a rien à rétablir.
refused-seat = Cette décision appartient à quelqu’un d’autre.
refused-open = Ce choix est possible : c’est le numéro { $number }.

refusal-C2 = Ajoutez une carte de votre main, ou n’ajoutez plus rien.
refusal-C5 = Choisissez d’abord l’effet du sort.
refusal-C6 = Il n’y a aucune carte à apprendre dans la palette.
refusal-C8 = Choisissez d’abord une cible pour le sort.
refusal-C9 = Choisissez une des cartes de la palette.
refusal-C10 = Choisissez d’abord la créature que le sort déplace.
refusal-C11 = Choisissez un adversaire qui a plus de trois cartes en main.
refusal-F7 = La carte Destin interdit l’étude pendant ce round.
refusal-F8 = La carte Destin interdit la téléportation pendant ce round.
refusal-F10 = La carte Destin suspend les pouvoirs bonus pendant ce round.
refusal-T2 = Révélez d’abord un marqueur : choisissez un quartier où il en reste, autre que celui de votre mage.
refusal-T3 = Ce n’est pas une action. Lancez un sort, téléportez-vous, utilisez un pouvoir ou passez.
refusal-M1 = Choisissez une des deux missions que vous avez reçues.
refusal-B1 = Prenez d’abord un bonus, ou renoncez-y.
refusal-N3 = Les attaques n’atteignent que la première section occupée. Vainquez d’abord ce qui se tient devant.
refusal-N4 = Un sort de zone doit viser la première section occupée.
refusal-Z3 = Une créature se tient devant ce crapelet. Vainquez-la d’abord.
refusal-Z4 = Choisissez d’abord la créature qui perd 1 point de vie.

# Quand une règle a plusieurs raisons, elle dit laquelle s’applique.
refusal-B1-not_due = Vous n’avez vaincu aucune créature qui donne ce bonus.
refusal-B1-useless_action = Aucun tour ne compte plus de dix actions.
refusal-B1-useless_blast = Il ne reste rien sur cette section que l’explosion puisse toucher.
refusal-B1-useless_discard = Aucun adversaire n’a plus de trois cartes en main.
refusal-B1-useless_draw = Vous n’avez plus de carte à piocher.
refusal-B1-useless_power = Aucun tour ne compte plus de dix actions : aucun sort ne peut suivre.
refusal-C1-not_held = Cette carte n’est pas dans votre main.
refusal-C1-poison = Le poison ne peut pas être lancé. Seul le pouvoir « { skill-remove_card } » vous en débarrasse.
refusal-C7-alone = D’après votre règle maison, ce sort d’attaque demande une autre carte de son type dans votre main.
refusal-C7-company = D’après votre règle maison, ce sort demande une autre carte de son type. Ajoutez-en une.
refusal-C2-no_use = { $card } n’ajoute ni énergie de ce type ni effet. Choisissez une autre carte, ou n’ajoutez plus rien.
refusal-C2-not_held = Cette carte n’est pas dans votre main.
refusal-C2-poison = Le poison ne peut pas être ajouté à un sort.
refusal-C3-empty = Vous n’avez plus de carte à piocher.
refusal-C3-drawn = { $card } : vous avez déjà pioché avec cette carte.
refusal-C3-no_draw = { $card }, une fois ajoutée, ne fait pas piocher de carte.
refusal-C3-no_teleport = { $card }, une fois ajoutée, ne permet pas de se téléporter.
refusal-C3-teleported = { $card } : vous vous êtes déjà téléporté avec cette carte.
refusal-C3-other = { $card } : décidez d’abord d’utiliser son effet ou non.
refusal-C5-cost = Cet effet coûte { $cost } d’énergie, et le sort en a { $power }. Ajoutez plus de cartes la prochaine fois.
refusal-C5-dearest = D’après votre règle maison, vous devez choisir l’effet le plus cher que vous pouvez payer.
refusal-C5-must = Une attaque possible doit être exécutée. Choisissez un effet.
refusal-C5-no_target = Rien n’est à portée de cet effet. Choisissez-en un autre.
refusal-C7-no_power = Votre main ne peut pas payer ce sort : il lui faut d’autres cartes de son type.
refusal-C7-no_target = Rien n’est à portée de ce sort. Téléportez-vous d’abord, ou rapprochez une créature.
refusal-C7-no_way = Rien n’est à portée de ce sort, et la carte Destin interdit la téléportation pendant ce round.
refusal-C8-empty = Il n’y a rien à toucher là. Choisissez une autre cible.
refusal-C8-far = Ce sort n’atteint que votre propre quartier. Téléportez-vous là-bas pour toucher cette cible.
refusal-C9-cast = Pour apprendre cette carte, lancez un Grimoire ou { card-wisdom }, sans rien ajouter.
refusal-C10-section = Choisissez d’abord la section où va la créature.
refusal-C10-toadling = Les crapelets ne bougent jamais. Choisissez une créature.
refusal-C10-same_place = La créature est déjà sur cette section. Choisissez-en une autre.
refusal-C10-same_section = Les deux créatures sont sur la même section. Choisissez-en une ailleurs.
refusal-C11-discard = Choisissez d’abord la carte dont vous vous défaussez.
refusal-C11-few = { $rival } a trois cartes en main ou moins et n’a pas à se défausser.
refusal-C11-not_held = Cette carte n’est pas dans votre main.
refusal-C11-self = Le joueur dont c’est le tour ne se défausse jamais. Choisissez un adversaire.
refusal-T2-late = Les marqueurs se révèlent au début du tour. Maintenant, place à vos actions.
refusal-T2-no_markers = Le quartier { $path } n’a plus de marqueurs. Choisissez-en un autre.
refusal-T2-own = Votre mage se tient au quartier { $path }. Révélez un marqueur dans un autre quartier.
refusal-T3-aim = Lancez d’abord un sort. Vous choisirez ensuite ce qu’il touche ou déplace.
refusal-T3-end =
    { $left ->
        [one] Il vous reste { $left } action. Passez si vous voulez finir votre tour maintenant.
       *[other] Il vous reste { $left } actions. Passez si vous voulez finir votre tour maintenant.
    }
refusal-T3-none_left = Il ne vous reste aucune action ce tour-ci. Terminez vos actions.
refusal-T4-here = Votre mage y est déjà. Choisissez une autre case tour.
refusal-T4-occupied = Cette case est prise ({ $rival }) : une case tour n’accueille qu’un mage. Choisissez-en une libre.
refusal-T6-no_skill = Il vous faut le pouvoir « { skill-remove_card } ». Pour l’obtenir, vainquez deux créatures de ce type : { $creature-word }.
refusal-T6-not_held = Cette carte n’est pas dans votre main.
refusal-T6-used = Vous avez déjà retiré une carte ce tour-ci. Ce sera de nouveau possible au prochain.
refusal-T7-no_skill = Il vous faut le pouvoir « { skill-poison } ». Pour l’obtenir, vainquez deux créatures de ce type : { $creature-word }.
refusal-T7-none_left = Il n’y a plus de poison à donner.
refusal-T7-rival = Choisissez un adversaire de cette table.
refusal-T7-used = Vous avez déjà donné du poison ce tour-ci. Ce sera de nouveau possible au prochain.
refusal-Z4-not_held = Vous n’avez pas ce crapelet.
refusal-Z4-useless_action = Aucun tour ne compte plus de dix actions.
refusal-Z4-useless_draw = Vous n’avez plus de carte à piocher.
refusal-Z4-useless_life = Il n’y a sur le plateau aucune créature contre qui l’utiliser.
refusal-Z4-useless_power = Aucun tour ne compte plus de dix actions : aucun sort ne peut suivre.
