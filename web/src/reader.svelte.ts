// Reader: who looks at the screen, in which language, and how they like it. Kept in the browser.

import { bots } from "./home/bots.svelte";
import type { Level } from "./home/choice";
import { changeLanguage, whoAmI } from "./net/api";
import { speaker } from "./net/speaker";
import type { Me } from "./protocol";
import { loadMessages, type Messages, preferredLanguage } from "./words/bundle";

export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "full" | "none";

function kept<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

const chosenLanguage = (): string => kept("language", "");

class Reader {
  me = $state.raw<Me | null>(null);
  messages = $state.raw<Messages | null>(null);
  theme = $state<Theme>(kept("theme", "system"));
  motion = $state<Motion>(kept("motion", "system"));
  speed = $state<number>(kept("speed", 1));
  sound = $state<boolean>(kept("sound", true));
  /** Whether cards are named as they are printed. */
  printed = $state<boolean>(kept("printed", false));

  /** The house rules that hold where the reader is. */
  houseRules = $state.raw<string[]>([]);

  private wanted = "";

  /** Load the words, then become somebody. Who has chosen no language in this browser keeps the one they had. */
  async arrive(invitation = ""): Promise<void> {
    await this.read(preferredLanguage(chosenLanguage()));
    [this.me] = await Promise.all([whoAmI(this.language, invitation), bots.load()]);
    await this.speak(preferredLanguage(chosenLanguage() || this.me.language));
  }

  /** Read and be told everything in another language, here and now, and wherever the server speaks to us. */
  async speak(language: string): Promise<void> {
    localStorage.setItem("language", JSON.stringify(language));
    await this.read(language);
    if (this.me && this.me.language !== language) {
      // Who cannot reach the server tells it on arriving the next time.
      this.me = await changeLanguage(language).catch(() => this.me);
    }
  }

  private async read(language: string): Promise<void> {
    this.wanted = language;
    if (this.messages?.language !== language || this.messages.printed !== this.printed) {
      const messages = await loadMessages(language, this.printed);
      messages.houseRules = () => this.houseRules;
      await Promise.all((this.messages?.parts ?? []).map((part) => messages.add(part)));
      // Whoever has changed their mind meanwhile reads what they want now.
      if (this.wanted === language) {
        this.messages = messages;
      }
    }
    speaker.language = this.messages?.language ?? language;
    document.documentElement.lang = speaker.language;
  }

  /** Name the cards in one's own language, or as they are printed. */
  async nameCards(printed: boolean): Promise<void> {
    this.keep("printed", printed);
    await this.read(this.language);
  }

  get language(): string {
    return this.messages?.language ?? "en";
  }

  /** A number as the reader writes it. */
  number(value: number): string {
    return value.toLocaleString(this.language);
  }

  /** A message without fields that need names: most of what is on the screens. */
  say(id: string, values: Record<string, string | number> = {}): string {
    return this.messages?.format(id, values) ?? "";
  }

  keep(name: "theme" | "motion" | "speed" | "sound" | "printed", value: Theme | Motion | number | boolean): void {
    Object.assign(this, { [name]: value });
    localStorage.setItem(name, JSON.stringify(value));
  }

  get still(): boolean {
    return (
      this.motion === "none" || (this.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches)
    );
  }
}

export const reader = new Reader();

/** A message on the screen. */
export const say = (id: string, values: Record<string, string | number> = {}): string => reader.say(id, values);

/** While a game is on the screen, clauses and refusals are worded by its house rules. */
export function followHouseRules(rules: () => string[]): void {
  $effect(() => {
    reader.houseRules = rules();
    return () => {
      reader.houseRules = [];
    };
  });
}
