// Drawings as images instead of trees of shapes. What is on the screen forty times, or comes
// and goes with every hit, is then one node. Images cannot take the text's colour, so icons stay drawings.

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
  /** Kept so that the browser does not decode the drawing again. */
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

/** Several drawings in one named picture of this size; a drawing that occurs often is defined once. */
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
