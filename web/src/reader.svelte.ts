// Reader: the person at the screen, their language and preferences. Kept in the browser.

import { bots } from "./home/bots.svelte";
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
  music = $state<boolean>(kept("music", false));
  /** Whether the reader was asked for a name. */
  named = $state<boolean>(kept("named", false));
  /** How loud, from 0 to 1. */
  volume = $state<number>(kept("volume", 0.6));
  /** Whether cards are named as they are printed. */
  printed = $state<boolean>(kept("printed", false));
  /** Whether to ask before a turn ends with actions left. */
  careful = $state<boolean>(kept("careful", true));

  /** The house rules of the table on the screen. */
  houseRules = $state.raw<string[]>([]);

  private wanted = "";

  /** Load the messages, then sign in. Without a language chosen in this browser, the account's language applies. */
  async arrive(invitation = ""): Promise<void> {
    await this.read(preferredLanguage(chosenLanguage()));
    [this.me] = await Promise.all([whoAmI(this.language, invitation), bots.load()]);
    await this.speak(preferredLanguage(chosenLanguage() || this.me.language));
  }

  /** Change the language, on the screen and in the server's messages. */
  async speak(language: string): Promise<void> {
    localStorage.setItem("language", JSON.stringify(language));
    await this.read(language);
    if (this.me && this.me.language !== language) {
      // The server cannot be reached: it is told at the next sign-in.
      this.me = await changeLanguage(language).catch(() => this.me);
    }
  }

  private async read(language: string): Promise<void> {
    this.wanted = language;
    if (this.messages?.language !== language || this.messages.printed !== this.printed) {
      const messages = await loadMessages(language, this.printed);
      messages.houseRules = () => this.houseRules;
      await Promise.all((this.messages?.parts ?? []).map((part) => messages.add(part)));
      // Ignore this language if another one was chosen in the meantime.
      if (this.wanted === language) {
        this.messages = messages;
      }
    }
    speaker.language = this.messages?.language ?? language;
    document.documentElement.lang = speaker.language;
  }

  /** Name the cards in the reader's language, or as they are printed. */
  async nameCards(printed: boolean): Promise<void> {
    this.keep("printed", printed);
    await this.read(this.language);
  }

  get language(): string {
    return this.messages?.language ?? "en";
  }

  /** A message without fields that need names: most of what is on the screens. */
  say(id: string, values: Record<string, string | number> = {}): string {
    return this.messages?.format(id, values) ?? "";
  }

  keep(
    name: "theme" | "motion" | "speed" | "sound" | "music" | "volume" | "named" | "printed" | "careful",
    value: Theme | Motion | number | boolean,
  ): void {
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

/** While a game is on the screen, its house rules decide how clauses and refusals are worded. */
export function followHouseRules(rules: () => string[]): void {
  $effect(() => {
    reader.houseRules = rules();
    return () => {
      reader.houseRules = [];
    };
  });
}
