// "Your turn": the title of the tab, a sound and, if allowed, a notification; once for each turn, not for each question.

import { untrack } from "svelte";
import { say } from "../reader.svelte";
import { sound } from "../sound/sounds";
import type { Feed } from "../table/feed.svelte";

/** Tell the player that it is their turn. Call it while a screen initialises. */
export function announceTurns(feed: Feed): void {
  let told = "";

  $effect(() => {
    const title = say("web-title");
    document.title = feed.ask ? say("web-table-title-turn", { title }) : title;
  });

  $effect(() => {
    const turn = `${feed.view?.round} ${feed.view?.turn}`;
    if (feed.ask && turn !== told) {
      told = turn;
      untrack(() => tell(feed.table));
    }
  });
}

function tell(table: string): void {
  sound("your_turn");
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(say("web-title"), { body: say("web-table-notice"), tag: table });
  }
}
