// Reader: who looks at the screen, in which language, and how they like it. Kept in the browser.

import { whoAmI } from "./net/api";
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

class Reader {
  me = $state.raw<Me | null>(null);
  messages = $state.raw<Messages | null>(null);
  theme = $state<Theme>(kept("theme", "system"));
  motion = $state<Motion>(kept("motion", "system"));
  speed = $state<number>(kept("speed", 1));
  sound = $state<boolean>(kept("sound", true));

  /** Load the words, then become somebody. */
  async arrive(invitation = ""): Promise<void> {
    const language = preferredLanguage();
    this.messages ??= await loadMessages(language);
    document.documentElement.lang = language;
    this.me = await whoAmI(language, invitation);
  }

  /** A message without fields that need names: most of what is on the screens. */
  say(id: string, values: Record<string, string | number> = {}): string {
    return this.messages?.format(id, values) ?? "";
  }

  keep(name: "theme" | "motion" | "speed" | "sound", value: Theme | Motion | number | boolean): void {
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
