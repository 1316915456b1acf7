// What the page without a server has to say for itself: how far its start is, and whether the browser stores anything.

import type { Stage } from "./messages";

class PageState {
  stage = $state<Stage>("fetching");
  /** Whether the browser refuses to store anything: tables end with the tab. */
  refused = $state(false);
  /** Makes a new version of the page take over; null while there is none. */
  update = $state.raw<(() => void) | null>(null);
}

export const pageState = new PageState();
