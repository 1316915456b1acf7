# Words that sentences are put together from.

colour-blue = Blue
colour-green = Green
colour-red = Red
colour-yellow = Yellow
# A seat that nobody sits on.
colour-nobody = Player { $number }

section-inner = inner
section-middle = middle
section-outer = outer

place-section = path { $path }, { $section } section
place-tower = the tower of path { $path }

# A list is built from its front: “a”, “a, b”, “a, b and c”.
list-comma = { $front }, { $next }
list-parts = { $front }; { $next }
list-and = { $front } and { $last }
list-or = { $front } or { $last }
list-slash = { $front }/{ $last }
list-times =
    { $count ->
        [1] { $item }
       *[other] { $count } × { $item }
    }
# A name and what it stands for.
list-told = { $name }: { $text }
