// How a question is answered, for those who see it for the first time: the message that says so.

import type { AskMessage } from "../protocol";
import type { Messages } from "../words/bundle";
import { readPick } from "../words/options";

/** The advice for a question, `web-help-KIND`, or `web-help-KIND-CASE` by what can be picked; "" if there is none. */
export function adviceFor(ask: AskMessage | null, messages: Pick<Messages, "has">): string {
  if (!ask) {
    return "";
  }
  const advice = `web-help-${ask.kind}`;
  const special = `${advice}-${caseOf(new Set(ask.options.map((option) => readPick(option.text).word)))}`;
  return [special, advice].find((id) => messages.has(id)) ?? "";
}

/** What there is to say where several things can be picked: what is new comes first, then what cannot be done. */
function caseOf(open: Set<string>): string {
  if (open.has("use")) {
    return "toadling";
  }
  if (open.has("remove") || open.has("poison")) {
    return "skill";
  }
  if (open.has("cast")) {
    return open.has("teleport") ? "all" : "cast";
  }
  return open.has("teleport") ? "teleport" : "end";
}
