// The geometry of the board: six paths of 60°, path 1 at the top, clockwise; in units of a 1000 × 1000 square whose
// middle is 0. Figures never turn, so how many stand in a row depends on where their path leads.

import { PATHS, type SECTIONS } from "../terms";

export type Section = (typeof SECTIONS)[number];

export const TOWER = 118;
export const RIM = 438;
export const RINGS: Record<Section, readonly [number, number]> = {
  inner: [TOWER, 232],
  middle: [232, 338],
  outer: [338, RIM],
};
/** Half the width of the walls between paths. */
const WALL = 6;

/** A figure at full size, with its base and its hearts. */
export const FIGURE = { width: 82, height: 104 };
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52];
const ROW = 4;

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  scale: number;
}

export const placeOf = (path: number, section: Section): string => `${path}.${section}`;

export const pathOf = (place: string): number => Number(place.split(".")[0]);

export function angleOf(path: number): number {
  return ((path - 1) * 60 - 90) * (Math.PI / 180);
}

export function polar(radius: number, angle: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** Where the walls between the paths end, which is where the torches are. */
export const corners = (radius: number): (Point & { path: number })[] =>
  PATHS.map((path) => ({ path, ...polar(radius, angleOf(path) + Math.PI / 6) }));

/** Where a mage stands on the tower. */
export const spaceOf = (path: number): Point => polar(66, angleOf(path));

/** The CSS transform that moves an element to a point of the board. */
export const shift = ({ x, y }: Point): string => `translate(${round(x / 10)}cqw, ${round(y / 10)}cqw)`;

const round = (value: number): number => Math.round(value * 100) / 100;

/** The middle of a section, or of a tower space. */
export function middleOf(place: string): Point {
  const [path = "1", section = ""] = place.split(".");
  const ring = RINGS[section as Section];
  return ring ? polar((ring[0] + ring[1]) / 2, angleOf(Number(path))) : polar(TOWER - 30, angleOf(Number(path)));
}

/** A spot of a section where a mark of this size covers none of the figures there, or least of them; the middle first. */
export function freeSpot(place: string, figures: readonly Spot[], size: { width: number; height: number }): Point {
  const ring = RINGS[place.split(".")[1] as Section];
  if (!ring || figures.length === 0) {
    return middleOf(place);
  }
  const [near, far] = ring;
  const along = angleOf(pathOf(place));
  const middle = (near + far) / 2;
  const clear = ({ x, y }: Point): number =>
    Math.min(
      1,
      ...figures.map((figure) =>
        Math.max(
          Math.abs(figure.x - x) / ((figure.scale * FIGURE.width + size.width) / 2),
          Math.abs(figure.y - y) / ((figure.scale * FIGURE.height + size.height) / 2),
        ),
      ),
    );
  const candidates = [middle, far - size.height / 2, near + size.height / 2].flatMap((radius) => {
    const turn = Math.PI / 6 - size.width / 2 / radius;
    return [0, turn / 2, -turn / 2, turn, -turn].map((angle) => polar(radius, along + angle));
  });
  return candidates.reduce((best, each) => (clear(each) > clear(best) ? each : best));
}

/** The outline of one path's part of a ring, leaving room for walls of constant width. */
export function outline(path: number, from: number, to: number, wall = WALL): string {
  const middle = angleOf(path);
  const corner = (radius: number, side: -1 | 1): string => {
    const edge = middle + (side * Math.PI) / 6;
    const along = Math.sqrt(radius * radius - wall * wall);
    const x = along * Math.cos(edge) + side * wall * Math.sin(edge);
    const y = along * Math.sin(edge) - side * wall * Math.cos(edge);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${corner(from, -1)}A${from} ${from} 0 0 1 ${corner(from, 1)}L${corner(to, 1)}A${to} ${to} 0 0 0 ${corner(to, -1)}Z`;
}

/** How far apart figures must be in a direction for each to be visible. */
function apart(x: number, y: number): number {
  return Math.min(
    (0.86 * FIGURE.width) / Math.max(Math.abs(x), 1e-6),
    (0.74 * FIGURE.height) / Math.max(Math.abs(y), 1e-6),
  );
}

function rowsFor(count: number, scale: number, path: number, section: Section): number[] | null {
  const [near, far] = RINGS[section];
  const angle = angleOf(path);
  const step = apart(-Math.sin(angle), Math.cos(angle)) * scale;
  const between = apart(Math.cos(angle), Math.sin(angle)) * scale;
  const holds = (radius: number): number => {
    const length = (radius * Math.PI) / 3 - 2 * WALL - 0.72 * FIGURE.width * scale;
    return Math.min(ROW, Math.floor(length / step + 1.02));
  };
  const middle = (near + far) / 2;
  if (count <= holds(middle)) {
    return [middle];
  }
  const front = middle - between / 2;
  const back = middle + between / 2;
  const fits = between + 0.5 * FIGURE.height * scale <= far - near;
  return fits && count <= holds(front) + holds(back) ? [front, back] : null;
}

const known = new Map<string, Spot[]>();

/** Where the figures of a section stand: in one row, then in two, then smaller. Any that do not fit share a spot. */
export function spots(count: number, path: number, section: Section): Spot[] {
  const key = `${count} ${path} ${section}`;
  const found = known.get(key) ?? findSpots(count, path, section);
  known.set(key, found);
  return found;
}

function findSpots(count: number, path: number, section: Section): Spot[] {
  const scale = SCALES.find((each) => rowsFor(count, each, path, section)) ?? SCALES.at(-1) ?? 1;
  let shown = count;
  let rows = rowsFor(shown, scale, path, section);
  while (!rows) {
    shown -= 1;
    rows = rowsFor(shown, scale, path, section);
  }
  const angle = angleOf(path);
  const step = apart(-Math.sin(angle), Math.cos(angle)) * scale;
  const inFront = rows.length === 1 ? shown : Math.floor(shown / 2);
  const found: Spot[] = [];
  for (const [i, radius] of rows.entries()) {
    const inRow = i === 0 ? inFront : shown - inFront;
    for (let n = 0; n < inRow; n++) {
      const turn = ((n - (inRow - 1) / 2) * step) / radius;
      found.push({ ...polar(radius, angle + turn), scale });
    }
  }
  const last = found.at(-1);
  while (last && found.length < count) {
    found.push(last);
  }
  return found;
}
