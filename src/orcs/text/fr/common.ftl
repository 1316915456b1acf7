# Les mots dont les phrases sont faites.
#
# Le vocabulaire est celui du livret : quartier, section, case tour, mage, créature, marqueur, compteur, round, carte
# Destin, règle spéciale, palette, sort, énergie, amélioration, trophée, jauge de crânes, pouvoir bonus. On vouvoie.
# Les noms de joueurs ne suivent jamais « de » ni « que » : ils peuvent commencer par une voyelle.

colour-blue = Bleu
colour-green = Vert
colour-red = Rouge
colour-yellow = Jaune
# Une place où personne n’est assis.
colour-nobody = Joueur { $number }

# Au féminin, car ce sont des sections.
section-inner = intérieure
section-middle = médiane
section-outer = extérieure

# .from, .to et .on vont avec un verbe.
place-section = quartier { $path }, section { $section }
    .from = de la section { $section } du quartier { $path }
    .to = à la section { $section } du quartier { $path }
    .on = sur la section { $section } du quartier { $path }
place-tower = la tour (quartier { $path })
    .from = de la tour (quartier { $path })
    .to = à la tour (quartier { $path })
    .on = à la tour (quartier { $path })

# Une liste se construit par le début : « a », « a, b », « a, b et c ».
list-comma = { $front }, { $next }
list-parts = { $front } ; { $next }
list-and = { $front } et { $last }
list-or = { $front } ou { $last }
list-slash = { $front }/{ $last }
list-times =
    { $count ->
        [1] { $item }
       *[other] { $count } × { $item }
    }
# Un nom et ce qu’il veut dire.
list-told = { $name } : { $text }
