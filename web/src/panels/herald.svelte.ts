// Herald: what deserves more than a line of the log: a skill gained, a brute felled, points for one's own mission, the
// last round. It is told over the board for a moment; nothing waits for it.

import { creatureRow } from "../board/describe";
import type { View } from "../protocol";
import { say } from "../reader.svelte";
import { sound } from "../sound/sounds";
import type { Fact } from "../table/beats";
import { CLEARED_PATHS } from "../terms";
import type { Names } from "../words/names";
import { eventSentence } from "../words/narrate";
import { missionPoints } from "./score";

export interface News {
  art: string;
  text: string;
  /** The seat that it is about; 0 for everybody. */
  seat: number;
}

const LONG = 2600;

const runOut = (view: View | null): number => (view?.stacks ?? []).filter((count) => count === 0).length;

export class Herald {
  news = $state.raw<News | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last round was proclaimed; null as long as nothing was seen. */
  private last: boolean | null = null;
  /** What the reader's mission has brought so far; null as long as nothing was seen. */
  private points: number | null = null;
  /** What is told after that. */
  private waiting: News | null = null;

  constructor(private readonly names: () => Names | null) {}

  /** Hear a beat; what is passed over (`shown` false) is not proclaimed. */
  hear(facts: Fact[], view: View | null, shown: boolean, speed: number): void {
    const names = this.names();
    const last = runOut(view) >= CLEARED_PATHS;
    const begins = this.last === false && last;
    if (view?.stacks) {
      this.last = last;
    }
    const mission = this.missionNews(view);
    if (!shown) {
      this.end();
    } else if (names && view) {
      const news = begins ? lastRound() : facts.map((fact) => proclaimed(names, view, fact)).find((each) => each);
      if (news) {
        this.tell(news, LONG / speed);
      }
      if (mission && this.news) {
        this.waiting = mission;
      } else if (mission) {
        this.tell(mission, LONG / speed);
      }
    }
  }

  /** Points that the reader's mission has gained, which nobody else may know. */
  private missionNews(view: View | null): News | null {
    const seat = view?.own?.seat ?? 0;
    const points = view && seat ? (missionPoints(view, seat) ?? 0) : 0;
    const more = this.points !== null && points > this.points;
    this.points = points;
    return more ? { art: `missions/${view?.own?.mission}`, text: say("web-mission-scores", { points }), seat } : null;
  }

  private tell(news: News, long: number): void {
    clearTimeout(this.timer);
    this.news = news;
    if (news.seat === 0) {
      sound("last_round");
    }
    this.timer = setTimeout(() => {
      const next = this.waiting;
      this.end();
      if (next) {
        this.tell(next, long);
      }
    }, long);
  }

  end(): void {
    clearTimeout(this.timer);
    this.news = null;
    this.waiting = null;
  }
}

const lastRound = (): News => ({ art: "signs/marker_stack", text: say("web-table-last_round"), seat: 0 });

function proclaimed(names: Names, view: View, fact: Fact): News | null {
  const seat = Number(fact.seat ?? 0);
  if (fact.event === "skill_gained") {
    return { art: `skills/${fact.skill}`, text: eventSentence(names, fact), seat };
  }
  const creature = String(fact.creature ?? "");
  if (fact.event === "creature_defeated" && creatureRow(names, view, creature)?.category === "brute") {
    return { art: `creatures/${creature}`, text: eventSentence(names, fact), seat };
  }
  return null;
}
