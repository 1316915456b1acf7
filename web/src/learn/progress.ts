// The reader's progress in the tutorial. Kept in the browser.

export interface Progress {
  /** The chapters that were played to their end. */
  done: string[];
  /** Where to go on. */
  chapter: string;
  step: number;
}

const KEPT = "learn";
const NONE: Progress = { done: [], chapter: "", step: 0 };

export function progress(): Progress {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Progress>) };
  } catch {
    return NONE;
  }
}

function keep(kept: Progress): void {
  localStorage.setItem(KEPT, JSON.stringify(kept));
}

/** Whether the reader has started the tutorial or declined it. */
export const hasBegun = (): boolean => localStorage.getItem(KEPT) !== null;

export function keepStep(chapter: string, step: number): void {
  keep({ ...progress(), chapter, step });
}

/** A chapter is done; the next one, if there is one, is where to go on. */
export function keepDone(chapter: string, next: string): void {
  const { done } = progress();
  keep({ done: [...done.filter((each) => each !== chapter), chapter], chapter: next, step: 0 });
}

/** The reader declined, or plays already: do not offer the tutorial again. */
export const decline = (): void => keep(progress());
