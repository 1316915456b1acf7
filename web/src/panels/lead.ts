// Lead: where a cast goes if nothing more is added to it. The question about its target can then be answered at once, by a
// click on the board, and all picks on the way go to the server together.

import type { AskMessage, PreviewReport } from "../protocol";
import { strongestFirst } from "./choices";

/** What the picks of a cast do that only put it together. */
const QUIET = new Set(["line_applied"]);

/** A question, and the picks that lead to it from the one that is open. */
export interface Led {
  picks: string[];
  ask: AskMessage;
}

/** The question to which a cast leads as it is, with the dearest line that is paid; `look` asks the server what picks
 * would do. Nothing if it needs no more answers, or if there is no cast. */
export async function leadOf(
  ask: AskMessage,
  look: (picks: string[]) => Promise<PreviewReport | null>,
): Promise<Led | null> {
  const picks: string[] = [];
  let at = ask;
  for (let step = goOn(at); step; step = goOn(at)) {
    picks.push(step);
    const report = await look(picks);
    if (!report?.ask || report.events.some((event) => !QUIET.has(String(event.event)))) {
      return null;
    }
    at = report.ask;
  }
  return picks.length > 0 ? { picks, ask: at } : null;
}

/** The pick that goes on with a cast without adding anything. */
function goOn(ask: AskMessage): string {
  const picks = strongestFirst(ask.options).map((option) => option.text);
  return picks.find((pick) => pick === "done" || pick.startsWith("line:")) ?? "";
}
