// The bots that one can play against, as the server lists them: from the weakest to the strongest.

import { loadLevels } from "../net/api";
import type { LevelRow } from "../protocol";
import { say } from "../reader.svelte";

class Bots {
  levels = $state.raw<LevelRow[]>([]);
  /** The default level. */
  usual = $state.raw("");

  /** Ask for them, unless they are here. */
  async load(): Promise<void> {
    if (this.levels.length > 0) {
      return;
    }
    const { levels, usual } = await loadLevels();
    this.levels = levels;
    this.usual = usual;
  }

  /** The levels that are offered without being asked for. */
  get offered(): LevelRow[] {
    return this.levels.filter((level) => level.offered);
  }

  character(level: string): string {
    return this.levels.find((each) => each.id === level)?.character ?? "";
  }
}

export const bots = new Bots();

export const levelName = (level: string): string => say(`level-${level}`);

export const characterName = (character: string): string => say(`character-${character}`);

export const characterText = (character: string): string => say(`character-${character}.text`);
