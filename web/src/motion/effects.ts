// What the eye follows: spells fly, hits flinch, the defeated pop and fly to their player. Everything here is decoration
// on top of the view: only transform and opacity move, and it may be cut off at any time.

import type { Fact } from "../table/beats";
import { artwork } from "../ui/art";

const EASE = "cubic-bezier(0.4, 0, 0.3, 1)";

export interface Scene {
  /** The element that holds the table. */
  root: HTMLElement;
  /** How fast: 1 is normal. */
  speed: number;
  /** Whether things stay where they are. */
  still: boolean;
  magicOf: (card: string) => string;
}

let casting = { seat: 0, magic: "lore" };

/** Show the facts of a beat. Called before the view changes on the screen, so what leaves can still be seen. */
export function perform(scene: Scene, facts: Fact[]): void {
  for (const fact of facts) {
    if (fact.event === "spell_cast") {
      casting = { seat: Number(fact.seat), magic: scene.magicOf(String(fact.card)) };
    }
    if (!scene.still) {
      ACTS[fact.event]?.(scene, fact);
    }
  }
}

const find = (scene: Scene, selector: string): HTMLElement | null => scene.root.querySelector<HTMLElement>(selector);

function play(
  scene: Scene,
  element: Element | null,
  frames: Keyframe[],
  duration: number,
  delay = 0,
): Animation | undefined {
  return element?.animate(frames, {
    duration: duration / scene.speed,
    delay: delay / scene.speed,
    easing: EASE,
    fill: "backwards",
  });
}

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Let something fly over the table, from one place to another, and vanish. */
function fly(scene: Scene, what: Element, from: DOMRect, to: DOMRect, duration: number, turn = 0): void {
  const layer = find(scene, "[data-flights]");
  if (!layer || from.width === 0 || to.width === 0) {
    return;
  }
  const start = middle(from);
  const end = middle(to);
  const size = Math.min(1, Math.max(0.3, to.width / Math.max(1, from.width)));
  const holder = document.createElement("div");
  holder.className = "flight";
  holder.append(what);
  const at = (point: { x: number; y: number }, lift = 0) =>
    `translate(${point.x}px, ${point.y - lift}px) translate(-50%, -50%)`;
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  show(scene, layer, holder, duration, [
    { transform: `${at(start)} scale(1)`, opacity: 1 },
    { transform: `${at(half, 40)} scale(${(1 + size) / 2}) rotate(${turn / 2}deg)`, opacity: 1 },
    { transform: `${at(end)} scale(${size}) rotate(${turn}deg)`, opacity: 0.2 },
  ]);
}

/** Put something on the table for as long as it moves. Only after all of a beat was measured: to measure what has
 * just been changed makes the browser lay everything out again. */
function show(scene: Scene, layer: HTMLElement, element: HTMLElement, duration: number, frames: Keyframe[]): void {
  const gone = (): void => element.remove();
  queueMicrotask(() => {
    layer.append(element);
    play(scene, element, frames, duration)?.finished.then(gone, gone);
  });
}

function picture(name: string): SVGSVGElement {
  const { id, viewBox } = artwork(name);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("viewBox", viewBox);
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}

/** A likeness that can leave its place. */
function likeness(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const box = element.getBoundingClientRect();
  copy.removeAttribute("data-token");
  copy.style.cssText = "";
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  return copy;
}

function shot(scene: Scene, token: unknown, place: string): void {
  const mage = find(scene, `[data-mage="${casting.seat}"]`);
  const target = find(scene, `[data-token="${token}"]`) ?? find(scene, `[data-place="${place}"]`);
  if (mage && target && casting.seat) {
    const bolt = document.createElement("div");
    bolt.className = `shot ${casting.magic}`;
    bolt.append(picture(`magic/${casting.magic}`));
    fly(scene, bolt, mage.getBoundingClientRect(), target.getBoundingClientRect(), 300, 360);
  }
}

/** A word that rises where something happens. */
function rise(scene: Scene, element: HTMLElement | null, text: string, look: string): void {
  const layer = find(scene, "[data-flights]");
  const box = element?.getBoundingClientRect();
  if (!layer || !box || box.width === 0) {
    return;
  }
  const word = document.createElement("div");
  word.className = `rise ${look}`;
  word.textContent = text;
  const { x, y } = middle(box);
  show(scene, layer, word, 800, [
    { transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(0.6)`, opacity: 0 },
    { transform: `translate(${x}px, ${y - 18}px) translate(-50%, -50%) scale(1.15)`, opacity: 1, offset: 0.3 },
    { transform: `translate(${x}px, ${y - 42}px) translate(-50%, -50%) scale(1)`, opacity: 0 },
  ]);
}

const bump: Keyframe[] = [{ transform: "scale(1)" }, { transform: "scale(1.25)" }, { transform: "scale(1)" }];
const shake: Keyframe[] = [
  { transform: "translate(0, 0)" },
  { transform: "translate(-4px, 2px)" },
  { transform: "translate(4px, -2px)" },
  { transform: "translate(-3px, -1px)" },
  { transform: "translate(0, 0)" },
];

function hop(scene: Scene, token: unknown): void {
  play(
    scene,
    find(scene, `[data-token="${token}"] .body`),
    [
      { transform: "translateY(0) scale(1, 1)" },
      { transform: "translateY(4%) scale(1.06, 0.92)", offset: 0.12 },
      { transform: "translateY(-26%) scale(0.96, 1.06)", offset: 0.5 },
      { transform: "translateY(3%) scale(1.08, 0.9)", offset: 0.88 },
      { transform: "translateY(0) scale(1, 1)" },
    ],
    420,
  );
}

const cardTo = (scene: Scene, from: HTMLElement | null, to: HTMLElement | null): void => {
  const picture = from && (from.querySelector(".card") as HTMLElement | null);
  if (from && picture && to) {
    fly(scene, likeness(picture), from.getBoundingClientRect(), to.getBoundingClientRect(), 480, 8);
  }
};

type Act = (scene: Scene, fact: Fact) => void;

const ACTS: Record<string, Act> = {
  creature_moved: (scene, fact) => hop(scene, fact.token),
  creature_entered: (scene, fact) => {
    play(scene, find(scene, `[data-stack="${fact.path}"]`), bump, 400);
    // It is on the screen only after this beat has been drawn.
    requestAnimationFrame(() =>
      play(
        scene,
        find(scene, `[data-token="${fact.token}"] .body`),
        [
          { transform: "translateY(-60%) scale(0.3)", opacity: 0 },
          { transform: "translateY(6%) scale(1.1, 0.9)", opacity: 1, offset: 0.75 },
          { transform: "none", opacity: 1 },
        ],
        420,
      ),
    );
  },
  tower_reached: (scene, fact) => {
    const figure = find(scene, `[data-token="${fact.token}"]`);
    const tower = find(scene, "[data-tower]");
    if (figure && tower) {
      fly(scene, likeness(figure), figure.getBoundingClientRect(), tower.getBoundingClientRect(), 420);
    }
    play(scene, tower, shake, 450, 200);
  },
  counter_dropped: (scene, fact) => {
    play(scene, find(scene, `[data-counter="${fact.creature}"]`), bump, 350);
    rise(scene, find(scene, `[data-counter="${fact.creature}"]`), `→ ${fact.value}`, "bad");
  },
  trophy_lost: (scene, fact) => {
    const trophy = find(scene, `[data-seat="${fact.seat}"] [data-trophy="${fact.creature}"]`);
    play(scene, trophy, shake, 400);
    rise(scene, trophy ?? find(scene, `[data-seat="${fact.seat}"]`), "−1", "bad");
  },
  creature_hit: (scene, fact) => {
    shot(scene, fact.token, String(fact.place));
    const figure = find(scene, `[data-token="${fact.token}"]`);
    play(scene, figure?.querySelector(".body") ?? null, shake, 260, 180);
    rise(scene, figure, `−${fact.amount}`, "bad");
  },
  creature_weakened: (scene, fact) => {
    const figure = find(scene, `[data-token="${fact.token}"]`);
    play(scene, figure?.querySelector(".body") ?? null, shake, 300);
  },
  creature_defeated: (scene, fact) => {
    const figure = find(scene, `[data-token="${fact.token}"]`);
    const seat = find(scene, `[data-seat="${fact.seat}"]`);
    const trophy = seat?.querySelector<HTMLElement>(`[data-trophy="${fact.creature}"]`);
    const goal = trophy && trophy.getBoundingClientRect().width > 0 ? trophy : seat;
    if (figure && goal) {
      fly(scene, likeness(figure), figure.getBoundingClientRect(), goal.getBoundingClientRect(), 520, 340);
      play(scene, goal, bump, 300, 420);
    }
  },
  skill_gained: (scene, fact) => {
    play(scene, find(scene, `[data-seat="${fact.seat}"]`), bump, 500);
    rise(scene, find(scene, `[data-seat="${fact.seat}"]`), "★", "good");
  },
  mage_moved: (scene, fact) => {
    play(
      scene,
      find(scene, `[data-mage="${fact.seat}"] svg`),
      [
        { transform: "scale(1)", opacity: 1 },
        { transform: "scale(0.2, 1.5)", opacity: 0.1, offset: 0.5 },
        { transform: "scale(1)", opacity: 1 },
      ],
      420,
    );
  },
  spell_cast: (scene, fact) => {
    play(scene, find(scene, `[data-mage="${fact.seat}"] svg`), bump, 450);
    const seat = find(scene, `[data-seat="${fact.seat}"]`);
    cardTo(scene, find(scene, `[data-hand="${fact.card}"]`), find(scene, "[data-cast]") ?? seat);
  },
  card_added: (scene, fact) => {
    cardTo(scene, find(scene, `[data-hand="${fact.card}"]`), find(scene, "[data-cast]"));
    rise(scene, find(scene, `[data-mage="${fact.seat}"]`), String(fact.power), "good");
  },
  card_learned: (scene, fact) =>
    cardTo(scene, find(scene, `[data-shown="${fact.card}"]`), find(scene, `[data-seat="${fact.seat}"]`)),
  card_discarded: (scene, fact) =>
    cardTo(
      scene,
      fact.source === "hand" ? find(scene, `[data-hand="${fact.card}"]`) : null,
      find(scene, `[data-seat="${fact.seat}"]`),
    ),
  card_removed: (scene, fact) => cardTo(scene, find(scene, `[data-hand="${fact.card}"]`), find(scene, "[data-fate]")),
  card_drawn: (scene, fact) => {
    play(scene, find(scene, `[data-seat="${fact.seat}"] .stats`), bump, 220);
  },
  deck_shuffled: (scene, fact) => {
    play(scene, find(scene, `[data-seat="${fact.seat}"] .stats`), shake, 400);
  },
  poison_given: (scene, fact) => {
    const to = find(scene, `[data-seat="${fact.rival}"]`);
    rise(scene, to, "☠", "bad");
    play(scene, to, shake, 400);
  },
  fate_revealed: (scene) => {
    play(
      scene,
      find(scene, "[data-fate]"),
      [
        { transform: "perspective(600px) rotateX(90deg)", opacity: 0.2 },
        { transform: "perspective(600px) rotateX(-12deg)", opacity: 1, offset: 0.7 },
        { transform: "none", opacity: 1 },
      ],
      600,
    );
  },
  display_exchanged: (scene) => {
    play(scene, find(scene, "[data-display]"), shake, 400);
  },
  bomber_burst: (scene, fact) => {
    const board = find(scene, "[data-board]");
    const place = find(scene, `[data-place="${fact.place}"]`);
    play(scene, board, shake, 350);
    rise(scene, place, "✸", "bad");
  },
};
