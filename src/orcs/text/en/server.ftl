# What the server tells people.

problem-unknown = Something went wrong on the server; nothing was changed.

# People, and what may be asked of the server.
guest-erased = Somebody
guest-name = Guest { $number }
problem-bad_code = This code is not known; it may have been used already, or be more than ten minutes old.
problem-bad_language = There are no texts in this language; choose one of: { $list }.
problem-bad_message = This message cannot be read: { $text }.
problem-bad_name = A name needs 1 to { $most } visible characters.
problem-banned = You have been banned from this server.
problem-banned_address =
    { $hours ->
        [one] New guests from your network are not let in at the moment; try again in an hour.
       *[other] New guests from your network are not let in at the moment; try again in { $hours } hours.
    }
problem-no_address = No address of this person is known any more, so none was banned.
problem-no_ban = There is no such ban.
problem-operator_only = Only the operators of this server can do this.
problem-conflict = Somebody else was faster; have another look and try again.
problem-not_allowed = The figures of this server are only for its own computer and for programs that send the metrics token.
problem-not_allowed_method = This address does not support that.
problem-not_found = There is nothing at this address.
problem-needs_server = This needs a server; here, everything happens on this device alone.
problem-other_tab = This table is open in another tab. Close it there, and it opens here by itself.
problem-storage = The browser could not store this, so it did not happen. Make some room on this device, then try again.
problem-bad_save = This file is not a backup of this game, or it is damaged; nothing was changed.
problem-not_invited =
    { $given ->
        [no] This server is by invitation only. Enter the code of your invitation.
       *[yes] This invitation is unknown or used up. Ask the person who invited you for a new one.
    }
problem-not_json = Send JSON, with the content type application/json.
problem-not_known = The server does not know who you are; sign in as a guest first.
problem-other_origin = This request came from a page that does not belong to the server.
problem-store = The server cannot reach its database right now; try again in a moment.
problem-too_many_connections =
    { $seconds ->
        [one] Your network has { $count } connections open already; close some, or try again in a second.
       *[other] Your network has { $count } connections open already; close some, or try again in { $seconds } seconds.
    }
problem-head_too_big = The headers of this request are too long: at most { $most } bytes in { $count } lines.
problem-too_slow = The request did not arrive in time; send it again.
problem-too_big = This is too long: the limit is { $most } bytes.
problem-too_fast =
    { $seconds ->
        [one] Not so fast: try again in one second.
       *[other] Not so fast: try again in { $seconds } seconds.
    }
problem-too_many_sockets = You have { $count } connections open already; close one first.
problem-too_many_tables = You have { $count } unfinished tables already; finish or close one first.
problem-too_many_seats = You are already waiting at { $count } tables; leave one of them first.

# Tables.
problem-bad_table = This table cannot be created: { $reason }.
problem-broken_table = This table was started under other rules and can no longer be opened; its host can ask the administrator.
problem-colour_taken = Somebody else is playing { $colour }.
problem-edition = The corrected values cannot be used: { $reason }.
problem-empty_text = The message is empty; write something first.
problem-fixed_setting = This server was started by invitation only; restart it without that option to let everyone in.
problem-host_only = Only the host of the table can do this.
problem-too_many_steps = This table has seen { $count } steps; from here on it can only be played to its end.
problem-too_many_muted = At most { $count } people can be muted at a table; let one of them speak again first.
problem-mute_self = You cannot mute yourself.
problem-mute_whom = Say whom to mute: a person or a line of the chat.
problem-muted = The host has muted you at this table.
problem-muted_everywhere = An operator of this server has muted you for now.
problem-name_alike = This name looks too much like { $name }’s at the same table; choose another one.
problem-no_bot = There is no bot on seat { $seat }.
problem-no_player = That person is not sitting at this table.
problem-remove_self = You cannot remove yourself; leave your seat instead.
problem-removed = The host has removed you from this table; you cannot sit down here again.
problem-no_hints = Hints are off at this table.
problem-no_person = There is no such person, or their data was deleted.
problem-no_seat = There is no seat { $seat } here.
problem-no_table = There is no such table, or it is not open to you.
problem-nobody_plays = Somebody has to sit down first.
problem-not_asked = There is nothing for you to decide right now.
problem-not_away = You are already playing your seat yourself.
problem-not_gone = Seat { $seat } cannot be voted out: that is only possible once somebody is disconnected and has let their time run out.
problem-not_seated = You do not have a seat at this table.
problem-not_started = The game has not started yet.
problem-overtaken = The game has moved on.
problem-paused = The game is paused; somebody at the table has to resume it.
problem-refused = This cannot be picked here; the options list what can.
problem-resigned = You have resigned.
problem-seat_taken = Seat { $seat } is taken.
problem-known_deal = This table deals an earlier game again, so others may know every hidden card; to sit down all the same, confirm that you know (known_deal).
problem-seated = You already have a seat at this table.
problem-seats_open = There are open seats; fill them with players or bots first.
problem-stale = This decision has been made already.
problem-started = The game has already started.
problem-table_full = All seats are taken.
problem-table_over = The game is over.

# Webhooks.
problem-hook_url =
    { $reason ->
        [long] The address is too long.
        [scheme] The address must begin with https:// or http://.
        [credentials] The address must not contain a name or password.
        [port] This port is not allowed.
        [private] The address must be reachable from the internet.
       *[form] This is not a valid address.
    }
problem-no_hook = There is no webhook here.

# Reports.
problem-no_line_said = There is no such line in the chat.
problem-no_report = There is no such report.
problem-nobody_there = This person is not playing at that table any more.
problem-report_decided = This report has been decided already.
problem-report_nobody = There is no person on that seat to report.
problem-report_own = Somebody else has to decide a report about you.
problem-report_self = You cannot report yourself.
problem-report_what = A report is about one seat or one line of the chat.
problem-reported = You have reported this person here already; an operator will look at it.
problem-too_many_reports = You already have { $count } reports waiting; please wait until they have been looked at.

# Finished games, and playing again.
problem-no_line =
    { $count ->
        [one] There is no such line: the record has only one.
       *[other] There is no such line: the record has { $count } lines.
    }
problem-analysis_busy = Many games are being analysed right now; try again in a minute.
problem-no_analysis = Only a game that was played to the end can be analysed.
problem-no_own_deal = This game continued another one, so it has no deal of its own; play on from there again instead.
problem-no_record = There is no record of this game, or it is not open to you.
problem-not_over = The game is not over yet.
problem-other_seats = This deal is for { $count } seats.
problem-record_damaged = The record is damaged: it is not what the server wrote.
problem-record_rules = The rules have changed since then: this game can no longer be replayed, but its record is still there.

# Games in links.
problem-bad_record = This is not the record of a game: { $text }.
problem-link_broken = There is no whole game in this link. Part of it may have been lost when it was copied.
problem-link_newer = This link comes from a newer version of the game; it opens there, or here after an update.
problem-link_rules = The game in this link does not follow the rules of this version, so it cannot be shown here.
