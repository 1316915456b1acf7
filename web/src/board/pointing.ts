// What is pointed at on the board, by mouse, finger or key: one listener for the whole board instead of one per thing.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** A thing on the board by its kind and its number or place. */
export interface Aim {
  kind: "token" | "toadling" | "space" | "stack" | "place";
  id: string;
}

export interface Pointing {
  pick: (aim: Aim, touch: boolean) => void;
  /** Called with what is hovered, or null. Fingers do not hover. */
  look: (aim: Aim | null) => void;
}

const KINDS = ["token", "toadling", "space", "stack", "place"] as const;
const AIMS = KINDS.map((kind) => `[data-${kind}]`).join();

function aimOf(target: EventTarget | null): Aim | null {
  const thing = (target as Element | null)?.closest<HTMLElement | SVGElement>(AIMS);
  const kind = thing && KINDS.find((each) => thing.dataset[each] !== undefined);
  return thing && kind ? { kind, id: thing.dataset[kind] ?? "" } : null;
}

const isSame = (one: Aim | null, other: Aim | null): boolean => one?.kind === other?.kind && one?.id === other?.id;

export function pointing(act: Pointing): Attachment<HTMLElement> {
  return (board) => {
    let touch = false;
    let looked: Aim | null = null;
    const look = (aim: Aim | null): void => {
      if (!isSame(aim, looked)) {
        looked = aim;
        act.look(aim);
      }
    };
    const pick = (event: Event): void => {
      const aim = aimOf(event.target);
      if (aim) {
        act.pick(aim, touch);
      }
      touch = false;
    };
    const heard: { [name: string]: (event: Event) => void } = {
      pointerdown: (event) => {
        touch = (event as PointerEvent).pointerType !== "mouse";
      },
      pointerover: (event) => (event as PointerEvent).pointerType === "mouse" && look(aimOf(event.target)),
      pointerleave: () => look(null),
      pointercancel: () => {
        touch = false;
      },
      focusin: (event) => look(aimOf(event.target)),
      focusout: () => look(null),
      click: pick,
      keydown: (event) => {
        // Parts of a drawing are not buttons, so the browser does not turn keys into clicks.
        const { key } = event as KeyboardEvent;
        if (event.target instanceof SVGElement && (key === "Enter" || key === " ")) {
          event.preventDefault();
          pick(event);
        }
      },
    };
    // Uses Svelte's `on`: an element that is removed loses the focus in the middle of an update.
    const deaf = Object.entries(heard).map(([name, hear]) => on(board, name, hear));
    return () => {
      for (const off of deaf) {
        off();
      }
    };
  };
}
