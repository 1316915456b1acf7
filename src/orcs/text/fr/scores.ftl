# Les points, ligne par ligne. Le suffixe est la règle qui les donne.

score-E2 = { $count } × { $creature-word } à { $value } : { $points }
score-E3 =
    { $count ->
        [one] { $count } sort de soutien : { $points }
       *[other] { $count } sorts de soutien : { $points }
    }
score-E4 =
    { $count ->
        [one] { $count } carte Poison : { $points }
       *[other] { $count } cartes Poison : { $points }
    }
score-M2 = mission « { $mission } », accomplie { $count } fois : { $points }
score-total =
    { $total ->
        [one] { $seat } : { $total } point
       *[other] { $seat } : { $total } points
    }
score-winner = { $seat } remporte la partie !
score-winners = { $list } se partagent la victoire !
