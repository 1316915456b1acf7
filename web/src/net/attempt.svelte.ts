// Attempt: a request that a click started, whether it is still running, and why it failed.

import { say } from "../reader.svelte";
import { Refusal } from "./api";
import { isPage } from "./transport";

/** Why something did not work, for people. */
export const reasonOf = (error: unknown): string => (error instanceof Refusal && error.message) || offlineText();

/** Why there is no answer at all. */
export const offlineText = (): string => say(isPage ? "web-page-failed" : "web-home-offline");

export class Attempt {
  busy = $state(false);
  problem = $state("");

  /** Do it; null if it failed. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | null> {
    this.busy = true;
    this.problem = "";
    try {
      return await work();
    } catch (error) {
      this.problem = reasonOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
