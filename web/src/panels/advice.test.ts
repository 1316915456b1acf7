import { expect, it } from "vitest";
import type { AskMessage } from "../protocol";
import { Messages } from "../words/bundle";
import { adviceFor } from "./advice";

const files = import.meta.glob<string>("../../../src/orcs/text/en/web.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const messages = new Messages("en", Object.values(files));

const advice = (kind: string, ...picks: string[]): string => {
  const ask: AskMessage = { id: 1, kind, clause: "T3", options: picks.map((text, id) => ({ id, text })) };
  return adviceFor(ask, messages);
};

it("names only what can be done", () => {
  expect(advice("ChooseAction", "cast:zap", "teleport:2", "pass")).toBe("web-help-ChooseAction");
  expect(advice("ChooseAction", "cast:zap", "pass")).toBe("web-help-ChooseAction-cast");
  expect(advice("ChooseAction", "teleport:2", "pass")).toBe("web-help-ChooseAction-teleport");
  expect(advice("ChooseAction", "end")).toBe("web-help-ChooseAction-end");
  expect(advice("ChooseAction", "cast:zap", "remove:zap")).toBe("web-help-ChooseAction-skill");
  expect(advice("ChooseAction", "end", "use:draw")).toBe("web-help-ChooseAction-toadling");
});

it("finds the words for a question by its name, and says nothing where there are none", () => {
  expect(advice("ChooseTarget", "target:1.inner.1")).toBe("web-help-ChooseTarget");
  expect(advice("ChooseEffect", "teleport:2", "skip")).toBe("web-help-ChooseEffect");
  expect(advice("ChooseTileSection", "section:inner")).toBe("web-help-ChooseTileSection");
  expect(advice("DrawStart", "start:blue")).toBe("");
  expect(adviceFor(null, messages)).toBe("");
});
