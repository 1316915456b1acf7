# Points, line by line. The suffix is the clause that gives them.

score-E2 = { $count } × { $creature } at { $value }: { $points }
score-E3 =
    { $count ->
        [one] 1 support spell: { $points }
       *[other] { $count } support spells: { $points }
    }
score-E4 =
    { $count ->
        [one] 1 poison card: { $points }
       *[other] { $count } poison cards: { $points }
    }
score-M2 = mission “{ $mission }”, scored { $count } ×: { $points }
score-total =
    { $total ->
        [one] { $seat }: 1 point
       *[other] { $seat }: { $total } points
    }
score-winner = { $seat } wins!
score-winners = { $list } share the victory!
