# Les cartes Destin disent ce qu’elles font : qui avance, et la règle spéciale du round.

fate-card = { $moves } ; { $rule }
fate-card-plain = { $moves }
fate-nobody = personne n’avance
fate-categories =
    { $count ->
        [3] toutes les créatures avancent
       *[other] les créatures { $categories } avancent
    }
fate-sections =
    { $section-count ->
        [3] toutes les créatures
        [one] les créatures de la section { $sections }
       *[other] les créatures des sections { $sections }
    } { $path-count ->
        [6] de chaque quartier
        [one] du quartier { $paths }
       *[other] des quartiers { $paths }
    } avancent

rule-none = aucune règle spéciale
    .text = Aucune règle spéciale pendant ce round.
rule-life = +1 point de vie
    .text = Chaque créature a 1 point de vie de plus pendant ce round.
rule-no_learning = pas d’étude
    .text = Aucun sort de la palette ne peut être appris pendant ce round.
rule-no_teleport = pas de téléportation
    .text = Aucun mage ne peut changer de case tour pendant ce round.
rule-draw_three = 3 sorts
    .text = Chacun pioche une carte de moins à la fin de son tour.
rule-no_skills = pas de pouvoirs bonus
    .text = Les pouvoirs bonus sont sans effet pendant ce round.
rule-exchange = échange de sorts
    .text = Après la marche, la palette retourne dans les pioches et se renouvelle.
