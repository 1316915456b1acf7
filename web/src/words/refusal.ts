// Why a pick is not open, in words: the server finds the reason, as a message to say and its fields.

import type { WhyNotReport } from "../protocol";
import type { Names } from "./names";

export interface Refusal {
  text: string;
  clause: string;
}

/** What a report says; null if the pick is open. */
export function refusalOf(names: Names, { clause, reason = {} }: WhyNotReport): Refusal | null {
  const { say, ...fields } = reason;
  return clause ? { clause, text: names.say(String(say), fields) } : null;
}
