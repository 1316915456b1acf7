// How each kind of question is answered, for those who see it for the first time: the message that says so.

import type { AskMessage } from "../protocol";
import { readPick } from "../words/options";

const ADVICE: Record<string, string> = {
  KeepMission: "web-help-KeepMission",
  ChooseReveal: "web-help-ChooseReveal",
  ChooseEnhancement: "web-help-ChooseEnhancement",
  ChooseEffect: "web-help-ChooseEffect",
  ChooseLine: "web-help-ChooseLine",
  ChooseTarget: "web-help-ChooseTarget",
  ChooseArea: "web-help-ChooseArea",
  ChooseSpell: "web-help-ChooseSpell",
  ChooseFirst: "web-help-ChooseFirst",
  ChooseSecond: "web-help-ChooseFirst",
  ChoosePut: "web-help-ChoosePut",
  ChooseSection: "web-help-ChooseSection",
  ChooseForward: "web-help-ChooseForward",
  ChooseRival: "web-help-ChooseRival",
  ChooseDiscard: "web-help-ChooseDiscard",
  ChooseBonus: "web-help-ChooseBonus",
  ChooseWeakened: "web-help-ChooseWeakened",
};

/** The advice for a question; "" if there is none. */
export function adviceFor(ask: AskMessage | null): string {
  if (ask?.kind !== "ChooseAction") {
    return ADVICE[ask?.kind ?? ""] ?? "";
  }
  const open = new Set(ask.options.map((option) => readPick(option.text).word));
  if (open.has("use")) {
    return "web-help-ChooseAction-toadling";
  }
  if (open.has("remove") || open.has("poison")) {
    return "web-help-ChooseAction-skill";
  }
  if (open.has("cast")) {
    return open.has("teleport") ? "web-help-ChooseAction" : "web-help-ChooseAction-cast";
  }
  return open.has("teleport") ? "web-help-ChooseAction-teleport" : "web-help-ChooseAction-end";
}
