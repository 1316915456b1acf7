// The keys of the table: every option and every button without a mouse.

import type { Feed } from "../table/feed.svelte";
import type { Desk } from "./desk.svelte";
import type { Sheet } from "./sheets";

interface Table {
  feed: Feed;
  desk: Desk;
  root: () => HTMLElement | null;
  /** Whether hints are shown ready to be confirmed. */
  brief: () => boolean;
  show: (sheet: Sheet) => void;
}

const ENDS = ["pass", "end", "done", "skip"];

/** What to do when a key is pressed on the table, with nothing open over it. */
export function tableKeys({ feed, desk, root, brief, show }: Table): (event: KeyboardEvent) => void {
  const buttons = (): HTMLButtonElement[] => [
    ...(root()?.querySelectorAll<HTMLButtonElement>("[data-options] button") ?? []),
  ];

  function step(by: number): void {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[(at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by + all.length) % all.length]?.focus({ preventScroll: false });
  }

  const acts: Record<string, () => unknown> = {
    u: () => desk.undo("undo"),
    Escape: () => desk.back(),
    r: () => feed.canRedo && desk.chain.picks.length === 0 && feed.send({ type: "redo" }),
    t: () => desk.undo("restart"),
    e: () => {
      const end = desk.choices.options.find((option) => ENDS.includes(option.text));
      return end && desk.pick(end.text);
    },
    h: () => feed.ask && feed.view?.table.hints && desk.hint(brief()),
    s: () => feed.stage.finish(),
    l: () => show("log"),
    d: () => show("display"),
    "?": () => show("keys"),
    ArrowRight: () => step(1),
    ArrowDown: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowUp: () => step(-1),
  };

  return (event) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) {
      return;
    }
    // By the position of the key, because some keyboards need Shift for digits.
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1] ?? /^[1-9]$/.exec(event.key)?.[0];
    if (digit && !event.repeat) {
      const keyed = (key: string) => buttons().find((button) => button.dataset.key === key);
      ((event.shiftKey && keyed(`⇧${digit}`)) || keyed(digit))?.click();
    } else if (event.key === "Enter" && desk.armed && !target.closest("button, a, [role=button]")) {
      desk.pick(desk.armed);
    } else {
      const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act) {
        event.preventDefault();
        act();
      }
    }
  };
}
