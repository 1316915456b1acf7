# The screen of those who look after the server.

web-operator = Reports and bans
web-operator-none = You are not an operator of this server. Whoever runs it can make you one with this command; then reload the page:
web-operator-reports = Reports
web-operator-open = Waiting
web-operator-decided = Decided
web-operator-empty = No reports.
web-operator-about = About { $name }
web-operator-by = Reported by { $name }.
web-operator-gathering = The table was waiting for players
web-operator-playing = Round { $round } of the game
web-operator-over = The game was over
web-operator-closed = The table was closed
web-operator-seat-bot = Bot
web-operator-seat-open = Open seat
web-operator-seat-person = Somebody
web-operator-remove = Take them from their seat; a bot plays on
web-operator-ban = Ban the person
web-operator-banned = Banned already
web-operator-mute = No chat
web-operator-address = No new guests from their network
web-operator-duration =
    { $hours ->
        [0] no
        [one] for an hour
        [24] for a day
       *[other] for { $days } days
    }
web-operator-decide = Do this
web-operator-dismiss = Dismiss
web-operator-did-dismissed = Dismissed.
web-operator-did-remove = Removed from the seat.
web-operator-did-ban = Banned.
web-operator-did-mute = No chat { $duration }.
web-operator-did-address = Network banned { $duration }.
web-operator-bans = Bans
web-operator-nobody = Nobody is banned or muted.
web-operator-is-person = is banned
web-operator-is-muted = may not chat
web-operator-is-address = has a banned network
web-operator-until = until { $time }
web-operator-lift = Lift
