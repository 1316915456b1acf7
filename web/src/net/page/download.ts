// Files to take along: without a server there is no address to download from.

import { transport } from "../transport";

const LATER = 10_000;

/** The name of a file, where its link gives none. */
const nameOf = (path: string): string => `orcs-${path.split("/")[3] ?? "file"}.txt`;

/** Save what an address of the server would give as a file. */
export async function download(path: string, name: string): Promise<void> {
  const answer = await transport.fetch(path);
  if (!answer.ok) {
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name || nameOf(path);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LATER);
}
