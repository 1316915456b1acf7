// What all animations use. They are decoration on top of the view: only transform and opacity change, and they may be
// stopped at any time.
//
// Animations that start together are spread over a few frames. Everything is measured before the first of them starts:
// measuring after each change would make the browser lay the table out again and again.

const EASE = "cubic-bezier(0.4, 0, 0.3, 1)";
/** How long a frame may spend on starting animations, in milliseconds. */
const BUDGET = 0.7;

export interface Scene {
  /** The element that holds the table. */
  root: HTMLElement;
  /** How fast: 1 is normal. */
  speed: number;
  /** Whether the reader wants no motion. */
  still: boolean;
  magicOf: (card: string) => string;
}

export interface Point {
  x: number;
  y: number;
}

const waiting: (() => void)[] = [];
const moving = new Map<Element, Animation>();

/** Start an animation as soon as a frame has time for it. */
export function later(act: () => void): void {
  if (waiting.push(act) === 1) {
    requestAnimationFrame(work);
  }
}

function work(): void {
  const late = performance.now() + BUDGET;
  do {
    waiting.shift()?.();
  } while (waiting.length > 0 && performance.now() < late);
  if (waiting.length > 0) {
    requestAnimationFrame(work);
  }
}

/** Stop all animations now. */
export function cutShort(): void {
  waiting.length = 0;
  for (const animation of [...moving.values()]) {
    animation.cancel();
  }
}

/** Whether an element is being animated. */
export const isMoving = (element: Element): boolean => moving.has(element);

/** Whether any animation is running or waiting. */
export const isBusy = (): boolean => moving.size > 0 || waiting.length > 0;

/** Animate an element, replacing its previous animation: two on one element would cost time in every frame. */
export function animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  moving.get(element)?.cancel();
  const animation = element.animate(frames, { easing: EASE, fill: "backwards", ...timing });
  const done = (): void => {
    if (moving.get(element) === animation) {
      moving.delete(element);
    }
  };
  moving.set(element, animation);
  animation.finished.then(done, done);
  return animation;
}

const found = new WeakMap<Scene, Map<string, HTMLElement>>();

/** An element of the table. Results are cached, because a crowd would look up the same mage again and again. */
export function find(scene: Scene, selector: string): HTMLElement | null {
  const known = found.get(scene) ?? new Map<string, HTMLElement>();
  found.set(scene, known);
  const element = known.get(selector) ?? scene.root.querySelector<HTMLElement>(selector);
  if (element) {
    known.set(selector, element);
  }
  return element;
}

const figures = new WeakMap<Scene, Map<string, HTMLElement>>();

/** A creature on the board. All of them are looked up at once. */
export function findFigure(scene: Scene, token: unknown): HTMLElement | null {
  let all = figures.get(scene);
  if (!all?.has(String(token))) {
    const elements = [...scene.root.querySelectorAll<HTMLElement>("[data-token]")];
    all = new Map(elements.map((each) => [each.dataset.token ?? "", each]));
    figures.set(scene, all);
  }
  return all.get(String(token)) ?? null;
}

/** The first of several selectors that finds a visible element. */
export function findShown(scene: Scene, ...selectors: string[]): HTMLElement | null {
  for (const selector of selectors) {
    const element = find(scene, selector);
    if (element && element.getBoundingClientRect().width > 0) {
      return element;
    }
  }
  return null;
}

/** Animate an element in place. */
export function play(scene: Scene, element: Element | null, frames: Keyframe[], duration: number, delay = 0): void {
  if (element) {
    later(() => {
      if (element.isConnected) {
        animate(element, frames, { duration: duration / scene.speed, delay: delay / scene.speed });
      }
    });
  }
}

export const middle = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export const bump: Keyframe[] = [{ transform: "scale(1)" }, { transform: "scale(1.25)" }, { transform: "scale(1)" }];
export const nudge: Keyframe[] = [{ transform: "scale(1)" }, { transform: "scale(1.05)" }, { transform: "scale(1)" }];
export const shake: Keyframe[] = [
  { transform: "translate(0, 0)" },
  { transform: "translate(-4px, 2px)" },
  { transform: "translate(4px, -2px)" },
  { transform: "translate(-3px, -1px)" },
  { transform: "translate(0, 0)" },
];
export const turnOver: Keyframe[] = [
  { transform: "perspective(600px) rotateX(90deg)", opacity: 0.2 },
  { transform: "perspective(600px) rotateX(-12deg)", opacity: 1, offset: 0.7 },
  { transform: "none", opacity: 1 },
];
