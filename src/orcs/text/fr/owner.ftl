# An owner of the box compares it with what we believe, row by row.

help-owner-write = où écrire ce que vous trouvez (sinon my-box.toml)
owner-welcome =
    { $count ->
        [one] Une chose n’a pas pu être lue dans les livrets. Prenez votre boîte et comparez.
       *[other] { $count } cartes et tuiles n’ont pas pu être lues en entier dans les livrets. Prenez votre boîte et comparez. Vous pouvez arrêter à tout moment ; vos réponses sont gardées.
    }
owner-number = { $number } sur { $count }
owner-doubt = { $name } : { $value } ({ $known })
owner-above = comme ci-dessus
owner-ask = Est-ce pareil dans votre boîte ? [o] oui, [n] non, [Entrée] je ne sais pas, [q] arrêter :
owner-keys = o n q
owner-again = Répondez o, n ou q, ou appuyez simplement sur Entrée.
owner-value = { $field } vaut ici { $value }. Chez vous ([Entrée] : pareil) :
owner-wrong = Cela ne convient pas : { $problem }. Écrivez-le sous la même forme que la valeur affichée.
owner-nothing = Aucune réponse, donc aucun fichier écrit.
owner-written =
    { $count ->
        [one] Une réponse se trouve dans { $file }.
       *[other] { $count } réponses se trouvent dans { $file }.
    }
owner-share = Le fichier est correct. Jouez avec : orcs --edition { $file } play. Partagez-le, pour que chaque table ait les bonnes cartes.
owner-mend = L’ensemble ne tombe pas encore juste ; corrigez dans { $file } les lignes nommées ci-dessus.
error-owner-exists = Il y a déjà un fichier { $file } ; nommez-en un autre avec --write.
error-owner-write = { $file } ne peut pas être écrit : { $reason }.

# In the browser.

owner-title = Vous avez la boîte ?
owner-intro = Certaines valeurs n’ont pas pu être lues dans les livrets. Comparez-les à votre boîte : chaque réponse aide, et vous pouvez arrêter à tout moment.
owner-form = Modifiez ce qui diffère, sous la forme donnée ici : c’est celle du fichier de corrections.
owner-so = Est-ce pareil dans votre boîte ?
owner-yes = Oui
owner-no = Non
owner-unknown = Je ne sais pas
owner-keep = Enregistrer
owner-cancel = Annuler
owner-back = Retour
owner-finish = Terminer
owner-make = Créer le fichier
owner-download = Enregistrer le fichier
owner-answered =
    { $count ->
        [one] Une réponse jusqu’ici.
       *[other] { $count } réponses jusqu’ici.
    }
lexicon-owner = Vous avez la boîte ? Comparez-la à ces tableaux.
problem-no_question = Il n’y a pas de question sur { $id } dans { $table }.
