// Idle animation: now and then one creature on the board breathes, unless something else moves
// there. In between the page is idle, which saves energy.

import type { Attachment } from "svelte/attachments";
import { reader } from "../reader.svelte";
import { animate, isBusy } from "./scene";

const EVERY = 1100;
const DURATION = 900;
const breath: Keyframe[] = [
  { transform: "scale(1, 1)" },
  { transform: "scale(0.985, 1.045)", offset: 0.5 },
  { transform: "scale(1, 1)" },
];

export const breathing: Attachment<HTMLElement> = (board) => {
  const breathe = (): void => {
    const bodies = board.querySelectorAll(".figure .body, .mage .body");
    const body = bodies[Math.floor(Math.random() * bodies.length)];
    if (body && !reader.still && !document.hidden && !isBusy()) {
      animate(body, breath, { duration: DURATION, easing: "ease-in-out" });
    }
  };
  const timer = setInterval(breathe, EVERY);
  return () => clearInterval(timer);
};
