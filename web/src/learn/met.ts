// Which kinds of questions the reader has met: the advice for a new one is shown before anything else. Kept in
// the browser.

const KEPT = "met";

function met(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Whether a piece of advice has never been shown. */
export const isNew = (advice: string): boolean => advice !== "" && !met().includes(advice);

/** The reader has had time to read a piece of advice. */
export function meet(advice: string): void {
  if (isNew(advice)) {
    localStorage.setItem(KEPT, JSON.stringify([...met(), advice]));
  }
}
