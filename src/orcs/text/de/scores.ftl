# Points, line by line. The suffix is the clause that gives them.

score-E2 = { $count } × { $creature } zu { $value }: { $points }
score-E3 =
    { $count ->
        [one] 1 Unterstützungszauber: { $points }
       *[other] { $count } Unterstützungszauber: { $points }
    }
score-E4 =
    { $count ->
        [one] 1 Giftkarte: { $points }
       *[other] { $count } Giftkarten: { $points }
    }
score-M2 = Auftrag „{ $mission }“, { $count } × erfüllt: { $points }
score-total =
    { $total ->
        [one] { $seat }: 1 Punkt
       *[other] { $seat }: { $total } Punkte
    }
score-winner = { $seat } gewinnt!
score-winners = { $list } teilen sich den Sieg!
