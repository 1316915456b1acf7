import { expect, it } from "vitest";
import type { AskMessage } from "../protocol";
import { adviceFor } from "./advice";

const ask = (kind: string, ...picks: string[]): AskMessage => ({
  id: 1,
  kind,
  clause: "T3",
  options: picks.map((text, id) => ({ id, text })),
});

it("names only what can be done", () => {
  expect(adviceFor(ask("ChooseAction", "cast:zap", "teleport:2", "pass"))).toBe("web-help-ChooseAction");
  expect(adviceFor(ask("ChooseAction", "cast:zap", "pass"))).toBe("web-help-ChooseAction-cast");
  expect(adviceFor(ask("ChooseAction", "teleport:2", "pass"))).toBe("web-help-ChooseAction-teleport");
  expect(adviceFor(ask("ChooseAction", "end"))).toBe("web-help-ChooseAction-end");
  expect(adviceFor(ask("ChooseAction", "cast:zap", "remove:zap"))).toBe("web-help-ChooseAction-skill");
  expect(adviceFor(ask("ChooseAction", "end", "use:draw"))).toBe("web-help-ChooseAction-toadling");
});

it("has something to say of other questions, and nothing where nothing is asked", () => {
  expect(adviceFor(ask("ChooseTarget", "target:1.inner.1"))).toBe("web-help-ChooseTarget");
  expect(adviceFor(null)).toBe("");
});
