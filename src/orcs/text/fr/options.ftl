# Les décisions : la question, puis ce qui peut être choisi. Un second nom après le choix est la décision dont il relève.

ask-DrawStart = Qui commence ?
ask-FillDisplay = Quelle carte arrive dans la palette ?
ask-RevealFate = Quelle carte Destin est révélée ?
ask-RevealMarker = Quelle créature le marqueur montre-t-il ?
ask-DrawCards = Quelle carte est piochée ?
ask-DealMissions = Quelle mission est distribuée ?
ask-DrawTile = Quelle tuile de terrain est tirée ?
ask-DrawTilePath = Dans quel quartier va le terrain ?
ask-DrawToadlings = Quel crapelet est-ce ?
ask-KeepMission = { $seat }, quelle mission gardez-vous ?
ask-ChooseReveal = { $seat }, choisissez un quartier et révélez-y un marqueur.
ask-ChooseAction =
    { $left ->
        [0] { $seat }, il ne vous reste aucune action.
        [one] { $seat }, à vous d’agir (dernière action).
       *[other] { $seat }, à vous d’agir (encore { $left } actions).
    }
ask-ChooseSpell = { $seat }, apprenez un sort de la palette.
ask-ChooseEnhancement = { $seat }, { $card } : énergie { $power }. Ajouter une carte ?
ask-ChooseEffect =
    { $effects ->
        [teleport] { $seat }, { $card } : voulez-vous vous téléporter ?
        [draw] { $seat }, { $card } : voulez-vous piocher une carte ?
       *[both] { $seat }, { $card } : voulez-vous vous téléporter, piocher une carte, ou les deux ?
    }
ask-ChooseLine = { $seat }, { $card } : énergie { $power }. Quel effet ?
ask-ChooseTarget =
    { $amount ->
        [one] { $seat }, choisissez une cible pour { $amount } dégât.
       *[other] { $seat }, choisissez une cible pour { $amount } dégâts.
    }
ask-ChooseArea =
    { $amount ->
        [one] { $seat }, choisissez une section : { $amount } dégât à chaque créature qui s’y trouve.
       *[other] { $seat }, choisissez une section : { $amount } dégâts à chaque créature qui s’y trouve.
    }
ask-ChooseFirst = { $seat }, intervertissez deux créatures. Laquelle d’abord ?
ask-ChooseSecond = { $seat }, intervertir { $creature-the } ({ $place }) avec quelle créature ?
ask-ChoosePut = { $seat }, quelle créature placez-vous dans votre quartier ?
ask-ChooseSection = { $seat }, { $creature-the } : sur quelle section du quartier { $path } ?
ask-ChooseForward =
    { $amount ->
        [one] { $seat }, quelle créature doit avancer d’une section ?
       *[other] { $seat }, quelle créature doit avancer de { $amount } sections ?
    }
ask-ChooseRival = { $seat }, qui doit se défausser d’une carte ?
ask-ChooseDiscard = { $seat }, vous devez vous défausser d’une carte. Laquelle ?
ask-ChooseBonus = { $seat }, profiter d’une action bonus ?
ask-ChooseWeakened = { $seat }, quelle créature doit perdre 1 point de vie ce tour-ci ?

option-pass = Passer : terminer vos actions
option-end = Terminer vos actions
option-done = Ne rien ajouter de plus
option-done-wasted = Ne rien ajouter : le sort restera sans effet
option-skip = Ne rien faire
option-skip-ChooseEffect = Ne pas l’utiliser
option-skip-ChooseLine = Laisser le sort sans effet
option-skip-ChooseBonus = Renoncer aux autres bonus
option-draw = Piocher une carte
option-teleport = Se téléporter dans le quartier { $path }
option-reveal = Révéler un marqueur du quartier { $path }
option-line = { $effect }
option-area = La section { $section }
option-area-left = Section { $section } et quartier { $path } (gauche)
option-area-right = Section { $section } et quartier { $path } (droite)
option-area-behind = La section { $section } et celle de derrière
option-section = La section { $section }
option-rival = { $rival }
option-poison = Donner une carte Poison à { $rival }
option-cast = Lancer { $card }
option-add =
    { $gain ->
        [0] Ajouter { $card } pour son effet
       *[other] Ajouter { $card } : énergie { $power }
    }
option-learn = { $card }
option-remove = Retirer { $card } pour de bon
option-discard = { $card }
option-prey = Le crapelet ({ $place })
option-target =
    { $left ->
        [one] { $creature }, { $place } (il lui reste { $left } point de vie)
       *[other] { $creature }, { $place } (il lui reste { $left } points de vie)
    }
option-keep = { $mission }
option-bonus = { $bonus }
option-use = Utiliser votre { $toadling } : { $toadling-text }

# Le hasard.
option-card = { $card }
option-spell = { $card }
option-fate = { $fate }
option-marker = { $creature }
option-start = { $seat }
option-mission = { $mission }
option-tile = { $terrain }
option-tile_path = Quartier { $path }
option-toadling = { $toadling }

# Un choix tel quel, quand aucune décision ne l’éclaire.
pick-line = Effet { $line } d’un sort
pick-area = La section { $section }
pick-target = Une créature ({ $place })
pick-add = Ajouter { $card }
