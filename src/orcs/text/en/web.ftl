# What is on the screens of the browser.

web-title = Orcs Orcs Orcs
web-lost = There is nothing here.
web-home = To the start
web-play_now = Play now
