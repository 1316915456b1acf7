# An owner of the box compares it with what we believe, row by row.

help-owner-write = where to write what you find (default: my-box.toml)
owner-welcome =
    { $count ->
        [one] One thing could not be read from the rulebooks. Take your box and compare.
       *[other] { $count } cards and tiles could not be read from the rulebooks in full. Take your box and compare. You can stop at any time; what you have answered is kept.
    }
owner-number = { $number } of { $count }
owner-doubt = { $name }: { $value } ({ $known })
owner-above = as above
owner-ask = Is it the same in your box? [y] yes, [n] no, [Enter] I cannot tell, [q] stop:
owner-keys = y n q
owner-again = Please answer y, n or q, or just press Enter.
owner-value = { $field } is { $value } here. In your box ([Enter]: the same):
owner-wrong = That does not fit: { $problem }. Write it in the same form as the value shown.
owner-nothing = Nothing was answered, so no file was written.
owner-written =
    { $count ->
        [one] One answer is in { $file }.
       *[other] { $count } answers are in { $file }.
    }
owner-share = The file is good. Play with it: orcs --edition { $file } play. Please share it, so that every table gets the right cards.
owner-mend = The file does not add up yet: correct the lines named above in { $file }.
error-owner-exists = There is already a file { $file }; name another one with --write.
error-owner-write = { $file } cannot be written: { $reason }.

# In the browser.

owner-title = Do you own the box?
owner-intro = Some values could not be read from the rulebooks. Compare them with your box: every answer helps, and you can stop at any time.
owner-form = Change what differs, in the form used here: that is how the file of corrections is written.
owner-so = Is it the same in your box?
owner-yes = Yes
owner-no = No
owner-unknown = I cannot tell
owner-keep = Save
owner-cancel = Cancel
owner-back = Back
owner-finish = Finish
owner-make = Make the file
owner-download = Save the file
owner-answered =
    { $count ->
        [one] One answer so far.
       *[other] { $count } answers so far.
    }
lexicon-owner = Do you own the box? Compare it with these tables.
problem-no_question = There is no question about { $id } in { $table }.
