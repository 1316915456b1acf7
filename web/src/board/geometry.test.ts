import { describe, expect, it } from "vitest";
import { PATHS, SECTIONS } from "../terms";
import { FIGURE, freeSpot, middleOf, outline, RINGS, spots } from "./geometry";

const distance = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe("where figures stand", () => {
  it("keeps each on its section", () => {
    for (const path of PATHS) {
      for (const section of SECTIONS) {
        const [near, far] = RINGS[section];
        for (let count = 1; count <= 8; count++) {
          for (const spot of spots(count, path, section)) {
            const radius = Math.hypot(spot.x, spot.y);
            expect(radius).toBeGreaterThan(near);
            expect(radius).toBeLessThan(far);
          }
        }
      }
    }
  });

  it("gives up to six a spot of their own", () => {
    for (const path of PATHS) {
      for (const section of SECTIONS) {
        const found = spots(6, path, section);
        for (const [i, one] of found.entries()) {
          expect(found.slice(i + 1).every((other) => distance(one, other) > 20)).toBe(true);
        }
      }
    }
  });

  it("lets a lone figure be large", () => {
    expect(PATHS.map((path) => spots(1, path, "inner")[0]?.scale)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

it("finds a spot for a mark beside up to two figures", () => {
  const size = { width: 48, height: 48 };
  for (const path of PATHS) {
    for (const section of ["middle", "outer"] as const) {
      for (const count of [1, 2]) {
        const figures = spots(count, path, section);
        const { x, y } = freeSpot(`${path}.${section}`, figures, size);
        for (const figure of figures) {
          const beside = Math.abs(figure.x - x) >= (figure.scale * FIGURE.width + size.width) / 2 - 1;
          expect(beside || Math.abs(figure.y - y) >= (figure.scale * FIGURE.height + size.height) / 2 - 1).toBe(true);
        }
      }
    }
  }
  expect(freeSpot("2.inner", [], size)).toEqual(middleOf("2.inner"));
});

it("draws sections as closed outlines", () => {
  expect(outline(1, 118, 232)).toMatch(/^M.*Z$/);
});
