# Ce qui s’est passé, un message par événement. Sert aussi pour ce qui se passerait : donc au présent.

# Qui regarde est dit « vous » ; ici, qui subit quelque chose.
player-you = vous

event-start_named = { $seat } est le joueur de départ.
    .you = Vous êtes le joueur de départ.
event-round_began = Début du round { $round }.
event-fate_revealed = Destin : { $fate }.
event-fates_shuffled = Le paquet Destin est épuisé : ses cartes sont mélangées pour en former un nouveau.
event-creature_moved = { $creature-start } passe { $before-from } { $to-to }.
event-creature_entered = { $creature-new } apparaît { $to-on }.
event-tower_reached = { $creature-start } atteint la tour par le quartier { $path } !
event-counter_dropped =
    { $value ->
        [one] Chaque trophée { $creature-word } ne vaut plus que { $value } point.
       *[other] Chaque trophée { $creature-word } ne vaut plus que { $value } points.
    }
event-trophy_lost = { $seat } perd un trophée { $creature-word }.
    .you = Vous perdez un trophée { $creature-word }.
event-trophy_kept = { $seat } ne perd aucun trophée { $creature-word }, grâce à un pouvoir bonus.
    .you = Vous ne perdez aucun trophée { $creature-word }, grâce à un pouvoir bonus.
event-display_exchanged = La palette retourne dans ses pioches, qui sont mélangées.
event-spell_shown = { $card } arrive dans la palette.
event-turn_began = À { $seat } de jouer.
    .you = À vous de jouer.
event-turn_ended = { $seat } a fini son tour.
    .you = Vous avez fini votre tour.
event-passed = { $seat } passe.
    .you = Vous passez.
event-mage_moved = { $seat } se téléporte dans le quartier { $path }.
    .you = Vous vous téléportez dans le quartier { $path }.
event-spell_cast =
    { $power ->
        [0] { $seat } lance { $card }.
       *[other] { $seat } lance { $card } (énergie { $power }).
    }
    .you =
        { $power ->
            [0] Vous lancez { $card }.
           *[other] Vous lancez { $card } (énergie { $power }).
        }
event-card_added = { $seat } ajoute { $card } (énergie { $power }).
    .you = Vous ajoutez { $card } (énergie { $power }).
event-line_applied = { $card } : { $effect }.
event-spell_fizzled = { $card } reste sans effet.
event-action_gained = { $seat } gagne une action supplémentaire.
    .you = Vous gagnez une action supplémentaire.
event-power_gained =
    { $power ->
        [one] { $seat } aura { $power } point d’énergie de plus pour sa prochaine action.
       *[other] { $seat } aura { $power } points d’énergie de plus pour sa prochaine action.
    }
    .you =
        { $power ->
            [one] Vous aurez { $power } point d’énergie de plus pour votre prochaine action.
           *[other] Vous aurez { $power } points d’énergie de plus pour votre prochaine action.
        }
event-creature_hit =
    { $amount ->
        [one] { $creature-start } subit { $amount } dégât ({ $place }).
       *[other] { $creature-start } subit { $amount } dégâts ({ $place }).
    }
event-creature_weakened = { $creature-start } a 1 point de vie de moins ce tour-ci ({ $place }).
event-creature_defeated = { $seat } triomphe d’{ $creature-a } ({ $place }).
    .you = Vous triomphez d’{ $creature-a } ({ $place }).
event-creatures_healed = Tous les dégâts disparaissent.
event-skull_raised =
    { $height ->
        [one] { $seat } a { $height } crâne sur 2 pour les { $creature-many }.
       *[other] { $seat } a { $height } crânes sur 2 pour les { $creature-many }.
    }
    .you =
        { $height ->
            [one] Vous avez { $height } crâne sur 2 pour les { $creature-many }.
           *[other] Vous avez { $height } crânes sur 2 pour les { $creature-many }.
        }
event-skill_gained = { $seat } gagne le pouvoir bonus « { $skill } » : { $skill-text }
    .you = Vous gagnez le pouvoir bonus « { $skill } » : { $skill-text }
event-card_drawn = { $seat } pioche { $card }.
    .you = Vous piochez { $card }.
event-card_drawn-hidden = { $seat } pioche une carte.
    .you = Vous piochez une carte.
event-card_discarded = { $seat } se défausse : { $card }.
    .you = Vous vous défaussez : { $card }.
event-card_discarded-caused = { $seat } se défausse : { $card } ({ $cause }, sort de { $rival }).
    .you = Vous vous défaussez : { $card } ({ $cause }, sort de { $rival }).
event-card_learned = { $seat } apprend { $card }.
    .you = Vous apprenez { $card }.
event-card_removed = { $seat } retire { $card } du jeu.
    .you = Vous retirez { $card } du jeu.
event-deck_shuffled = { $seat } mélange sa défausse pour former une nouvelle pioche.
    .you = Vous mélangez votre défausse pour former une nouvelle pioche.
event-poison_given = { $seat } donne une carte Poison à { $rival }.
    .you = Vous donnez une carte Poison à { $rival }.
event-game_ended = La partie est terminée.

# Les modules.
event-mission_dealt = { $seat } reçoit la mission « { $mission } ».
    .you = Vous recevez la mission « { $mission } ».
event-mission_dealt-hidden = { $seat } reçoit une mission secrète.
    .you = Vous recevez une mission secrète.
event-mission_kept = { $seat } garde la mission « { $mission } ».
    .you = Vous gardez la mission « { $mission } ».
event-mission_kept-hidden = { $seat } garde une mission secrète.
    .you = Vous gardez une mission secrète.
event-bonus_taken = { $seat } profite d’une action bonus : { $bonus }.
    .you = Vous profitez d’une action bonus : { $bonus }.
event-terrain_laid = Terrain : { $terrain-kind } ({ $place }).
event-toadling_laid = Un crapelet apparaît { $place-on }.
event-toadling_taken =
    { $count ->
        [one] { $seat } prend un crapelet ({ $place }).
       *[other] { $seat } prend { $count } crapelets ({ $place }).
    }
    .you =
        { $count ->
            [one] Vous prenez un crapelet ({ $place }).
           *[other] Vous prenez { $count } crapelets ({ $place }).
        }
event-toadling_turned = C’est le { $toadling } : { $toadling-text }
event-toadling_used = { $seat } utilise le { $toadling }.
    .you = Vous utilisez le { $toadling }.
event-bomber_burst =
    { $count ->
        [one] Boum ! { $count } dégât à tout ce qui se trouve là ({ $place }).
       *[other] Boum ! { $count } dégâts à tout ce qui se trouve là ({ $place }).
    }

# Plusieurs événements du même genre à la suite, en une phrase.
run-creature_moved = Déplacements : { $list }.
run-creature_moved-item = { $creature-word } (quartier { $before-path } : { $before-section } → { $to-section })
run-creature_moved-far = { $creature-word } ({ $before } → { $to })
run-creature_entered = Nouvelles créatures : { $list }.
run-creature_entered-item = { $creature-word } ({ $to })
run-creature_hit =
    { $amount ->
        [one] { $amount } dégât : { $list }.
       *[other] { $amount } dégâts : { $list }.
    }
run-creature_hit-item = { $creature-word } ({ $place })
run-spell_shown = Nouveau dans la palette : { $list }.
run-card_drawn = { $seat } pioche { $list }.
    .you = Vous piochez { $list }.
run-card_drawn-hidden =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
    .you =
        { $count ->
            [one] Vous piochez une carte.
           *[other] Vous piochez { $count } cartes.
        }
run-card_discarded = { $seat } se défausse : { $list }.
    .you = Vous vous défaussez : { $list }.
run-terrain_laid = Terrain : { $list }.
run-terrain_laid-item = { $terrain-kind } ({ $place })
run-mission_dealt = { $seat } reçoit deux missions : { $list }.
    .you = Vous recevez deux missions : { $list }.
