// Chain: a cast that is being put together. Its picks stay here, with their effects and the questions they lead to, and
// are sent together: until then nobody else learns anything, not even how long it took.

import type { AskMessage, PreviewReport } from "../protocol";
import type { Fact } from "../table/beats";
import { strongestFirst } from "./choices";

/** Effects of a cast that can be shown before it is sent. */
const FORESEEN = new Set(["spell_cast", "card_added", "line_applied", "action_gained", "mage_moved"]);

/** Picks, their effects, and the question after them. */
export interface Link {
  picks: string[];
  facts: Fact[];
  ask: AskMessage;
}

/** Whether a question is about a card that is being cast. */
const isAboutCast = (ask: AskMessage): boolean => ask.about?.card !== undefined;

/** Whether a pick only adds to a cast, so that it can be undone unseen. */
export const isCasting = (ask: AskMessage, pick: string): boolean => pick.startsWith("cast:") || isAboutCast(ask);

export class Chain {
  private links = $state.raw<Link[]>([]);
  /** Where the cast leads if nothing is added and the costliest affordable line is taken. */
  led = $state.raw<Link | null>(null);
  /** While that is being found. */
  leading = $state(false);
  /** Called with the effects of a pick, just before they are shown. */
  onlink: (facts: Fact[]) => void = () => {};
  /** Counts lookups, so that outdated replies can be ignored. */
  private looking = 0;

  /** `look` asks the server what the last of some picks would do. */
  constructor(private readonly look: (picks: string[]) => Promise<PreviewReport | null>) {}

  get picks(): string[] {
    return this.links.at(-1)?.picks ?? [];
  }

  get facts(): Fact[] {
    return this.links.at(-1)?.facts ?? [];
  }

  /** The question after the picks, if there are any. */
  get ask(): AskMessage | null {
    return this.links.at(-1)?.ask ?? null;
  }

  /** Start at a question without any picks. */
  async begin(ask: AskMessage | null): Promise<void> {
    this.links = [];
    await this.lead(ask);
  }

  /** Take the last pick back; `open` is the question that the server has asked. */
  async back(open: AskMessage | null): Promise<void> {
    this.links = this.links.slice(0, -1);
    await this.lead(this.ask ?? open);
  }

  /** Add a pick. Returns the picks that are to be sent, if nothing is left to choose after this one. */
  async extend(pick: string): Promise<string[] | null> {
    const turn = ++this.looking;
    const { picks, facts } = this;
    let link: Link | null = null;
    // Questions with one answer are skipped, but the last one is asked after a card, so that a card alone never casts.
    for (let next = await this.after(picks, facts, pick); next; next = await this.pass(next)) {
      link = next;
    }
    if (turn !== this.looking) {
      return null;
    }
    if (!link) {
      return [...picks, pick];
    }
    const only = single(link.ask);
    if (only && !pick.startsWith("cast:") && !pick.startsWith("add:")) {
      return [...link.picks, only];
    }
    this.onlink(link.facts.slice(facts.length));
    this.links = [...this.links, link];
    await this.lead(link.ask);
    return null;
  }

  /** Find the question that the cast leads to as it is. */
  private async lead(ask: AskMessage | null): Promise<void> {
    const turn = ++this.looking;
    this.led = null;
    this.leading = true;
    let { picks, facts } = this;
    let led: Link | null = null;
    for (let step = goOn(ask); step; step = goOn(led.ask)) {
      led = await this.after(picks, facts, step);
      if (turn !== this.looking) {
        return;
      }
      if (!led) {
        break;
      }
      ({ picks, facts } = led);
    }
    this.led = led;
    this.leading = false;
  }

  private async pass({ picks, facts, ask }: Link): Promise<Link | null> {
    const only = single(ask);
    return only && isAboutCast(ask) ? this.after(picks, facts, only) : null;
  }

  /** The link after one more pick, if that only adds to the cast. */
  private async after(picks: string[], facts: Fact[], pick: string): Promise<Link | null> {
    const all = [...picks, pick];
    const report = await this.look(all);
    const news = (report?.events ?? []) as Fact[];
    return report?.ask && news.every(({ event }) => FORESEEN.has(event))
      ? { picks: all, facts: [...facts, ...news], ask: report.ask }
      : null;
  }
}

/** The only answer to a question, if it has only one. */
const single = ({ options }: AskMessage): string => (options.length === 1 ? (options[0]?.text ?? "") : "");

/** The pick that continues a cast without adding anything. */
function goOn(ask: AskMessage | null): string {
  const picks = strongestFirst(ask?.options ?? []).map((option) => option.text);
  return picks.find((pick) => pick === "done" || pick.startsWith("line:")) ?? "";
}
