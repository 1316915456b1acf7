# Apprendre en jouant, et le plateau d'essai qui le permet.

# Ce que le plateau d'essai refuse.
problem-sandbox_pick = le coup { $number }, { $pick }, n’est pas possible à ce moment
problem-sandbox_record = cette position ne peut pas être mise en place : { $text }
problem-sandbox_slow = cette position est trop longue à mettre en place
