# Words that sentences are put together from.

colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-yellow = Gelb
# A seat that nobody sits on.
colour-nobody = Spieler { $number }

# .adj goes with “der … Abschnitt”, .weak with “den, dem … Abschnitt” and the plural.
section-inner = innen
    .adj = innere
    .weak = inneren
section-middle = Mitte
    .adj = mittlere
    .weak = mittleren
section-outer = außen
    .adj = äußere
    .weak = äußeren

place-section = Weg { $path } { $section }
place-tower = Turm von Weg { $path }

# A list is built from its front: “a”, “a, b”, “a, b und c”.
list-comma = { $front }, { $next }
list-parts = { $front }; { $next }
list-and = { $front } und { $last }
list-or = { $front } oder { $last }
list-slash = { $front }/{ $last }
list-times =
    { $count ->
        [1] { $item }
       *[other] { $count } × { $item }
    }
# A name and what it stands for.
list-told = { $name }: { $text }
