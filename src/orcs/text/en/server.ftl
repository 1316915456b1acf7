# What the server tells people.

problem-unknown = something went wrong on the server; nothing was changed

# People, and what may be asked of the server.
guest-erased = Somebody
guest-name = Guest { $number }
problem-bad_code = this code is not known; perhaps it was used already, or is older than ten minutes
problem-bad_language = there are words in: { $list }
problem-bad_message = this cannot be read: { $text }
problem-bad_name = a name needs 1 to { $most } characters that can be seen
problem-banned = you have been shut out of this server
problem-conflict = somebody was faster; look again and try once more
problem-not_allowed = this is not for everybody
problem-not_allowed_method = this cannot be done here
problem-not_found = there is nothing here
problem-not_invited = this server is for the invited; the invitation is missing, or was used already
problem-not_json = send JSON, with the content type application/json
problem-not_known = the server does not know who you are; become a guest first
problem-other_origin = this came from a page that does not belong to the server
problem-store = the server cannot reach its store just now; try again in a moment
problem-head_too_big = the headers of this request are too long: at most { $most } bytes in { $count } lines
problem-too_slow = the request did not arrive in time; send it again
problem-too_big = this is too long: at most { $most } bytes
problem-too_fast =
    { $seconds ->
        [one] not so fast: try again in a second
       *[other] not so fast: try again in { $seconds } seconds
    }
problem-too_many_sockets = you have { $count } connections open already; close one first
problem-too_many_tables = you have { $count } unfinished tables already; finish or close one first

# Tables.
problem-bad_table = such a table cannot be made: { $reason }
problem-broken_table = this table was begun under other rules and cannot be opened any more; its host may ask the administrator
problem-colour_taken = somebody else plays { $colour }
problem-edition = the corrections to the tables cannot be used: { $reason }
problem-empty_text = there is nothing in it that could be read
problem-fixed_setting = this server was started for the invited only: start it without that to let everybody in
problem-host_only = only who made the table can do this
problem-mute_self = you cannot mute yourself
problem-muted = the host has muted you at this table
problem-no_bot = there is no bot on seat { $seat }
problem-no_hints = this table is played without hints
problem-no_person = there is no such person, or they were erased
problem-no_seat = there is no seat { $seat } here
problem-no_table = there is no such table, or it is not open to you
problem-nobody_plays = somebody must sit down first
problem-not_asked = nothing is asked of you now
problem-not_away = nobody plays your seat but you
problem-not_gone = seat { $seat } cannot be voted out: only somebody who is not connected and has let their time run out can be
problem-not_seated = you do not sit at this table
problem-not_started = the game has not begun yet
problem-overtaken = the table has moved on
problem-paused = the table pauses
problem-refused = this cannot be picked
problem-resigned = you have resigned
problem-seat_taken = seat { $seat } is taken
problem-known_deal = this table deals an earlier game again, so others may know every hidden card; to sit down all the same, confirm that you know (known_deal)
problem-seated = you sit at this table already
problem-seats_open = there are open seats; fill them with players or bots first
problem-stale = this question is no longer open
problem-started = the game has begun already
problem-table_full = all seats are taken
problem-table_over = the game is over

# Webhooks.
problem-hook_url =
    { $reason ->
        [long] the address is too long
        [scheme] the address must begin with https:// or http://
        [credentials] the address must not hold a name or password
        [port] this port is not allowed
        [private] the address must be one that can be reached from anywhere
       *[form] this is not an address that could be called
    }
problem-no_hook = there is no webhook here

# Finished games, and playing again.
problem-no_line =
    { $count ->
        [one] the record has one line
       *[other] the record has { $count } lines
    }
problem-analysis_busy = many games are being analysed; try again in a minute
problem-no_analysis = only a game that was played to its end can be analysed
problem-no_own_deal = this game went on from another, so it has no deal of its own; go on from there again instead
problem-no_record = there is no record of such a game, or it is not open to you
problem-not_over = the game is not over yet
problem-other_seats = this was dealt for { $count } seats
problem-record_damaged = the record is not as it was written
problem-record_rules = the rules have changed since: this can no longer be replayed, though the record is still there
