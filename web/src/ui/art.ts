// The drawings. Each becomes a symbol of one sheet in the document when it is first wanted; everything then shows it by
// reference, so that forty goblins are drawn from one.

const files = import.meta.glob<string>("../art/*/*.svg", { query: "?raw", import: "default", eager: true });
const SVG = "http://www.w3.org/2000/svg";

export interface Drawing {
  id: string;
  viewBox: string;
}

const drawings = new Map<string, Drawing>();
let sheet: SVGSVGElement | null = null;

/** The source of a drawing; empty if there is none. */
export const drawingText = (name: string): string => files[`../art/${name}.svg`] ?? "";

/** A drawing by group and name, such as `creatures/goblin`; an empty one if there is none. */
export function artwork(name: string): Drawing {
  let drawing = drawings.get(name);
  if (!drawing) {
    drawing = place(name);
    drawings.set(name, drawing);
  }
  return drawing;
}

function place(name: string): Drawing {
  const id = `art-${name.replace("/", "-")}`;
  const text = drawingText(name);
  const root = text ? new DOMParser().parseFromString(text, "image/svg+xml").documentElement : null;
  const viewBox = root?.getAttribute("viewBox") ?? "0 0 48 48";
  const symbol = document.createElementNS(SVG, "symbol");
  symbol.id = id;
  symbol.setAttribute("viewBox", viewBox);
  symbol.append(...(root?.children ?? []));
  openSheet().append(symbol);
  return { id, viewBox };
}

function openSheet(): SVGSVGElement {
  if (!sheet) {
    sheet = document.createElementNS(SVG, "svg");
    sheet.setAttribute("class", "out-of-sight");
    sheet.setAttribute("aria-hidden", "true");
    document.body.prepend(sheet);
  }
  return sheet;
}
