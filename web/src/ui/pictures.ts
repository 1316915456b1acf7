// Drawings as pictures: the address of an image instead of a tree of shapes. What is on the screen forty times, or comes
// and goes with every hit, is then one node. A picture cannot take the colour of the text: signs stay drawings.

import { drawingText } from "./art";

export interface Part {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Kept {
  address: string;
  /** As long as it is kept, the browser need not read the drawing again. */
  image: HTMLImageElement;
}

const pictures = new Map<string, Kept>();

function remembered(key: string, draw: () => string): string {
  let kept = pictures.get(key);
  if (!kept) {
    kept = { address: `data:image/svg+xml,${encodeURIComponent(draw())}`, image: new Image() };
    kept.image.src = kept.address;
    pictures.set(key, kept);
  }
  return kept.address;
}

/** One drawing. */
export const picture = (name: string): string => remembered(name, () => drawingText(name));

/** Several drawings in one picture of this size, known by its own name; one that is there many times is drawn from one. */
export function collage(name: string, width: number, height: number, draw: () => Part[]): string {
  return remembered(name, () => {
    const parts = draw();
    const names = [...new Set(parts.map((part) => part.name))];
    const symbols = names.map((each, i) =>
      drawingText(each).replace("<svg", `<symbol id="s${i}"`).replace("</svg", "</symbol"),
    );
    const shown = parts.map(
      (part) =>
        `<use href="#s${names.indexOf(part.name)}" x="${part.x}" y="${part.y}" width="${part.width}" height="${part.height}"/>`,
    );
    const inside = [...symbols, ...shown].join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
  });
}
