// Pictures and words that fly, burst or rise over the table and disappear.
//
// Their elements are kept in the layer and reused: adding and removing them
// would make the browser lay them out again. All pictures have one size there, and are scaled.

import { picture } from "../ui/pictures";
import { animate, find, isMoving, later, middle, type Point, type Scene } from "./scene";

/** The size of the kept pictures in the layer's style. */
const SIZE = 64;

export interface Picture {
  source: string;
  size: number;
}

interface Word {
  text: string;
  look: "good" | "bad";
}

interface Kept {
  pictures: HTMLImageElement[];
  words: HTMLElement[];
}

const kept = new WeakMap<Element, Kept>();

export const drawing = (name: string, size: number): Picture => ({ source: picture(name), size });

function unused<Kind extends HTMLElement>(layer: Element, all: Kind[], make: () => Kind): Kind {
  let element = all.find((each) => !isMoving(each));
  if (!element) {
    element = make();
    all.push(element);
    layer.append(element);
  }
  return element;
}

/** The element that shows it, and how much it must be scaled. */
function dress(layer: Element, what: Picture | Word): [HTMLElement, number] {
  const here = kept.get(layer) ?? { pictures: [], words: [] };
  kept.set(layer, here);
  if ("source" in what) {
    const image = unused(layer, here.pictures, () => new Image(SIZE, SIZE));
    if (image.src !== what.source) {
      image.src = what.source;
    }
    return [image, what.size / SIZE];
  }
  const word = unused(layer, here.words, () => document.createElement("b"));
  word.textContent = what.text;
  word.className = what.look;
  return [word, 1];
}

const scaled = (frames: Keyframe[], scale: number): Keyframe[] =>
  frames.map((frame) => ({ ...frame, transform: `${frame.transform} scale(${scale})` }));

/** Show something over the table for as long as it moves. */
export function pass(scene: Scene, what: Picture | Word, frames: Keyframe[], duration: number, delay = 0): void {
  const layer = find(scene, "[data-flights]");
  if (layer) {
    later(() => {
      const [element, scale] = dress(layer, what);
      const timing = { duration: duration / scene.speed, delay: delay / scene.speed };
      const hide = (): void => {
        if (!isMoving(element)) {
          element.style.visibility = "";
        }
      };
      element.style.visibility = "visible";
      animate(element, scaled(frames, scale), timing).finished.then(hide, hide);
    });
  }
}

/** Move a copy of an element over the table. */
export function passCopy(scene: Scene, element: HTMLElement, frames: Keyframe[], duration: number): void {
  const layer = find(scene, "[data-flights]");
  const copy = element.cloneNode(true) as HTMLElement;
  const { width, height } = element.getBoundingClientRect();
  copy.removeAttribute("style");
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  const holder = document.createElement("div");
  holder.append(copy);
  later(() => {
    layer?.append(holder);
    const gone = (): void => holder.remove();
    animate(holder, frames, { duration: duration / scene.speed }).finished.then(gone, gone);
  });
}

/** A position over the table. */
export const at = ({ x, y }: Point, lift = 0): string => `translate(${x}px, ${y - lift}px) translate(-50%, -50%)`;

export interface Flight {
  duration?: number;
  delay?: number;
  /** How far it turns, in degrees, and how high it rises on the way, in pixels. */
  turn?: number;
  lift?: number;
  /** Its size where it arrives. */
  size?: number;
}

/** The arc from one point to another. */
export function arc(start: Point, end: Point, { turn = 0, lift = 40, size = 0.5 }: Flight): Keyframe[] {
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return [
    { transform: `${at(start)} scale(1) rotate(0deg)`, opacity: 1 },
    { transform: `${at(half, lift)} scale(${(1 + size) / 2}) rotate(${turn / 2}deg)`, opacity: 1 },
    { transform: `${at(end)} scale(${size}) rotate(${turn}deg)`, opacity: 0.2 },
  ];
}

/** Fly a picture over the table; it vanishes where it arrives. */
export function fly(scene: Scene, what: Picture, start: Point, end: Point, flight: Flight = {}): void {
  pass(scene, what, arc(start, end, flight), flight.duration ?? 480, flight.delay);
}

/** Something that grows and fades where something happens. */
export function burst(scene: Scene, name: string, where: Point, size: number, delay = 0): void {
  const frames: Keyframe[] = [
    { transform: `${at(where)} scale(0.3)`, opacity: 0 },
    { transform: `${at(where)} scale(1.1)`, opacity: 1, offset: 0.35 },
    { transform: `${at(where)} scale(1.35)`, opacity: 0 },
  ];
  pass(scene, drawing(name, size), frames, 340, delay);
}

function climb(scene: Scene, element: Element | null, what: Picture | Word, delay: number): void {
  const box = element?.getBoundingClientRect();
  if (box?.width) {
    const from = middle(box);
    const frames: Keyframe[] = [
      { transform: `${at(from)} scale(0.6)`, opacity: 0 },
      { transform: `${at(from, 18)} scale(1.15)`, opacity: 1, offset: 0.3 },
      { transform: `${at(from, 42)} scale(1)`, opacity: 0 },
    ];
    pass(scene, what, frames, 800, delay);
  }
}

/** A word that rises where something happens. */
export const rise = (scene: Scene, element: Element | null, text: string, look: Word["look"], delay = 0): void =>
  climb(scene, element, { text, look }, delay);

/** A drawing that rises where something happens. */
export const lift = (scene: Scene, element: Element | null, name: string): void =>
  climb(scene, element, drawing(name, 34), 0);
