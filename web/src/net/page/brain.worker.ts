// The worker that thinks for bots: it is told where the page is, then gets one job after the other.

import { startPython } from "./python";

let think: ((text: string) => string) | null = null;

self.onmessage = async ({ data }: MessageEvent<{ base?: string; job?: string }>) => {
  if (data.base !== undefined) {
    think = await startPython(data.base, "from orcs.page.brain import think; think", () => undefined);
    self.postMessage({});
  } else if (think && data.job !== undefined) {
    self.postMessage(JSON.parse(think(data.job)));
  }
};
