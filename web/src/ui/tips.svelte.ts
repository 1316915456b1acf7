// Explanations: what a thing is, shown beside it when it is hovered, focused or long-pressed.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

export interface Tip {
  title: string;
  lines: string[];
  /** A card that is shown large instead of words. */
  card?: string;
  /** The clauses of the rules behind it. */
  clauses?: string[];
}

const HOVER = 350;
const PRESS = 450;
/** How long an explanation with links stays while the pointer moves to it. */
const LINGER = 400;

class Tips {
  /** Whether hovering explains nothing: while a target is chosen, explanations would be in the way. */
  quiet = false;
  shown = $state.raw<{ tip: Tip; at: DOMRect } | null>(null);
  private timer = 0;
  private owner: Element | null = null;
  /** Where the mouse was last: a thing that moves under a resting mouse was not pointed at. */
  private mouse = { x: -1, y: -1 };
  /** What was long-pressed: releasing it is not a tap. */
  private pressed: Element | null = null;

  constructor() {
    if (typeof window !== "undefined") {
      window.addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
        this.mouse = { x, y };
      });
    }
  }

  private isPointedAt(event: PointerEvent): boolean {
    const moved = event.clientX !== this.mouse.x || event.clientY !== this.mouse.y;
    return event.pointerType === "mouse" && moved && !this.quiet;
  }

  /** An element that explains itself. */
  of(tell: () => Tip | null): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      const later = (after: number) => {
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.show(element, tell()), after);
      };
      const heard: [string, (event: Event) => void][] = [
        ["pointerenter", (event) => this.isPointedAt(event as PointerEvent) && later(HOVER)],
        ["pointerleave", () => this.leave(element)],
        [
          "pointerdown",
          (event) => {
            this.pressed = null;
            if ((event as PointerEvent).pointerType === "mouse") {
              this.hide(element);
            } else {
              clearTimeout(this.timer);
              this.timer = window.setTimeout(() => {
                this.pressed = element;
                this.show(element, tell());
              }, PRESS);
            }
          },
        ],
        ["pointerup", () => clearTimeout(this.timer)],
        [
          "click",
          (event) => {
            if (this.pressed === element) {
              this.pressed = null;
              event.preventDefault();
              event.stopPropagation();
            }
          },
        ],
        ["pointercancel", () => this.hide(element)],
        ["focus", () => element.matches(":focus-visible") && later(HOVER)],
        ["blur", () => this.hide(element)],
        ["contextmenu", (event) => this.owner === element && event.preventDefault()],
      ];
      // Uses Svelte's `on`: an element that is removed loses the focus in the middle of an update.
      const deaf = heard.map(([name, hear]) => on(element, name, hear, { capture: name === "click" }));
      return () => {
        for (const off of deaf) {
          off();
        }
        this.hide(element);
      };
    };
  }

  /** Show at once, as after a long press or a key. */
  show(element: Element, tip: Tip | null): void {
    if (tip && element.isConnected) {
      this.owner = element;
      this.shown = { tip, at: element.getBoundingClientRect() };
    }
  }

  /** The pointer has left; an explanation with links stays a little longer. */
  leave(element: Element): void {
    clearTimeout(this.timer);
    if (element === this.owner && this.shown?.tip.clauses?.length) {
      this.timer = window.setTimeout(() => this.hide(element), LINGER);
    } else {
      this.hide(element);
    }
  }

  /** The pointer has reached the links. */
  stay(): void {
    clearTimeout(this.timer);
  }

  hide(element?: Element): void {
    clearTimeout(this.timer);
    if (!element || element === this.owner) {
      this.owner = null;
      this.shown = null;
    }
  }
}

export const tips = new Tips();
