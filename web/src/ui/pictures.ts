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

/** The images themselves: as long as one is kept, the browser need not read its drawing again. */
const pictures = new Map<string, HTMLImageElement>();

function remembered(key: string, draw: () => string): string {
  let image = pictures.get(key);
  if (!image) {
    image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(draw())}`;
    pictures.set(key, image);
  }
  return image.src;
}

/** One drawing. */
export const picture = (name: string): string => remembered(name, () => drawingText(name));

/** Several drawings in one picture of this size; one that is there many times is drawn from one. */
export function collage(width: number, height: number, parts: Part[]): string {
  return remembered(JSON.stringify([width, height, parts]), () => {
    const names = [...new Set(parts.map((part) => part.name))];
    const symbols = names.map((name, i) =>
      drawingText(name).replace("<svg", `<symbol id="s${i}"`).replace("</svg", "</symbol"),
    );
    const shown = parts.map(
      ({ name, x, y, width, height }) =>
        `<use href="#s${names.indexOf(name)}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
    );
    const inside = [...symbols, ...shown].join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
  });
}
