// Guards against double clicks: what appears under the pointer after a click is not hit by the second half of it.

import type { Attachment } from "svelte/attachments";

/** How soon and how near a second tap must follow, in milliseconds and pixels. Clicks have a count. */
const LONG = 400;
const NEAR = 12;

/** Ignore the second half of a double click or tap if the question has changed in between. */
export function ignoreDoubleClicks(asked: () => string): Attachment<HTMLElement> {
  return (root) => {
    let last = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, ask: "" };
    const hear = (event: MouseEvent): void => {
      const { timeStamp: at, clientX: x, clientY: y, detail } = event;
      const ask = asked();
      const near = Math.hypot(x - last.x, y - last.y) < NEAR && at - last.at < LONG;
      const touch = (event as PointerEvent).pointerType === "touch";
      if ((touch ? near : detail > 1) && ask !== last.ask) {
        event.stopPropagation();
        event.preventDefault();
      } else {
        last = { at, x, y, ask };
      }
    };
    root.addEventListener("click", hear, { capture: true });
    return () => root.removeEventListener("click", hear, { capture: true });
  };
}
