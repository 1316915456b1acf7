# Spielend lernen, und das Übungsbrett dahinter.

# Was das Übungsbrett ablehnt.
problem-sandbox_pick = Zug { $number }, { $pick }, ist an dieser Stelle nicht möglich
problem-sandbox_record = Diese Stellung lässt sich nicht aufbauen: { $text }
problem-sandbox_slow = Diese Stellung aufzubauen dauert zu lange
