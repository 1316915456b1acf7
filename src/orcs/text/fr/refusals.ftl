# Pourquoi une chose ne peut pas être choisie, en une phrase. La règle en cause est citée avec.

refused = Impossible : { $what }. { $reason } (règle { $clause })
refused-pick = « { $option } »
refused-unknown = « { $text } » ne fait pas partie des choix de ce jeu.
refused-over = La partie est terminée ; il n’y a plus rien à choisir. (règle E1)
refused-undo = Il n’y a rien à annuler : quelque chose a été révélé depuis, ou quelqu’un d’autre a joué.
refused-restart = { refused-undo }
refused-redo = Il n’y a rien à rétablir.
refused-seat = Ce n’est pas à vous de décider ; la question s’adresse à quelqu’un d’autre.
refused-open = Ce choix est possible : c’est le numéro { $number }.

refusal-C1 = Cette carte doit être dans votre main, et le poison ne peut pas être lancé.
refusal-C2 = Vous pouvez ajouter une carte de votre main qui donne de l’énergie du type du sort ou qui a un effet propre, ou vous arrêter.
refusal-C3 = La carte ajoutée ne le permet pas en ce moment.
refusal-C5 = Une ligne doit être payée et avoir une cible ; une attaque possible doit être exécutée.
refusal-C6 = Il n’y a aucune carte à apprendre dans la palette.
refusal-C7 = Il n’en sortirait rien : aucune ligne que vous pourriez payer n’a de cible.
refusal-C8 = Le sort n’atteint pas cet endroit, ou il n’y a rien là.
refusal-C9 = Choisissez une des cartes de la palette.
refusal-C10 = Ce n’est pas une cible pour ce sort.
refusal-C11 = Seuls les joueurs qui ont plus de trois cartes en main défaussent, et chacun choisit dans sa propre main.
refusal-F7 = La carte Destin interdit l’étude pendant ce round.
refusal-F8 = La carte Destin interdit la téléportation pendant ce round.
refusal-F10 = La carte Destin suspend les pouvoirs bonus pendant ce round.
refusal-T2 = Choisissez un quartier où il reste des marqueurs, autre que celui de votre mage.
refusal-T3 = Cela ne fait pas partie de vos actions en ce moment.
refusal-T4 = Votre mage ne peut aller que sur une case tour libre.
refusal-T6 = Il vous faut le pouvoir « changement de main » et une carte en main, et cela ne marche qu’une fois par tour.
refusal-T7 = Il vous faut le pouvoir « poison » et du poison dans la pile, et cela ne marche qu’une fois par tour.
refusal-M1 = Choisissez une des deux missions que vous avez reçues.
refusal-B1 = Ce bonus n’est pas à prendre en ce moment.
refusal-N3 = Quelque chose se tient devant : les attaques n’atteignent que la première section occupée.
refusal-N4 = Un sort de zone doit viser la première section occupée.
refusal-Z3 = Quelque chose se tient devant ce crapelet ; il est hors d’atteinte.
refusal-Z4 = Il vous faut un tel crapelet, et il doit servir à quelque chose ; celui qui ôte une vie a besoin d’une créature sur le plateau.
