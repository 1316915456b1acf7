// Advice on how to answer a question, for players who see it for the first time.

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

/** The case of a question with several kinds of picks: new possibilities first, then what is missing. */
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
