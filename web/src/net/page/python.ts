// Python in a worker, with the game and all it needs.

import type { Stage } from "./messages";

interface Python {
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

type Load = (options: { indexURL: string; stdLibURL: string; lockFileContents: string }) => Promise<Python>;

const GAME = "/game";

/** A pack: compressed as a whole, unless the server or a cache has unpacked it on the way. */
async function fetchPack(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) {
    throw new Error(`${url}: ${answer.status}`);
  }
  const body = await answer.arrayBuffer();
  const [first, second] = new Uint8Array(body);
  if (first !== 0x1f || second !== 0x8b) {
    return body;
  }
  const stream = new Blob([body]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/** A function of the game that takes a text and gives one; `expression` says which. */
export async function startPython(
  base: string,
  expression: string,
  tell: (stage: Stage) => void,
): Promise<(text: string) => string> {
  tell("fetching");
  const python = `${base}${import.meta.env.VITE_PYTHON}/`;
  const game = fetchPack(base + import.meta.env.VITE_GAME);
  const library = fetchPack(base + import.meta.env.VITE_LIBRARY);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.js`)) as { loadPyodide: Load };
  const libraryUrl = URL.createObjectURL(new Blob([await library]));
  const running = await loadPyodide({
    indexURL: python,
    stdLibURL: libraryUrl,
    lockFileContents: import.meta.env.VITE_LOCK,
  });
  URL.revokeObjectURL(libraryUrl);
  tell("unpacking");
  running.unpackArchive(await game, "zip", { extractDir: GAME });
  tell("starting");
  running.runPython(`import sys; sys.path.insert(0, "${GAME}"); sys.dont_write_bytecode = True`);
  return running.runPython(expression) as (text: string) => string;
}
