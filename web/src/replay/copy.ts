// Links for others: shared as the device does it, or copied.

import { say } from "../reader.svelte";

/** Share or copy an address; what to tell the reader. Where nothing can be copied, that is the address itself. */
export async function copy(url: string): Promise<string> {
  if (matchMedia("(pointer: coarse)").matches && navigator.share) {
    await navigator.share({ title: say("web-title"), url }).catch(() => undefined);
    return "";
  }
  try {
    await navigator.clipboard.writeText(url);
    return say("web-share-copied");
  } catch {
    return url;
  }
}
