// Why a pick is not open, in words: the server finds the reason, as a message to say and its fields.

import type { Fields, Names } from "./names";

export function refusalText(names: Names, reason: Fields): string {
  const { say, ...fields } = reason;
  return names.say(String(say), fields);
}
