// The rules beside whatever is on the screen: the clause that is open.

class Book {
  /** The clause that is open; "" for none. */
  clause = $state("");

  open(clause: string): void {
    this.clause = clause;
  }

  close(): void {
    this.clause = "";
  }
}

export const book = new Book();

const CHOICE = "rules modules";

/** The modules that the reader plays with: those of the table they came from, else those chosen here before. */
export function chosenModules(query: URLSearchParams): string[] {
  const asked = query.get("modules");
  if (asked !== null) {
    return asked.split(",").filter(Boolean);
  }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(CHOICE) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export function keepModules(modules: string[]): void {
  localStorage.setItem(CHOICE, JSON.stringify(modules));
}

/** The address of a clause on the rules page. */
export const clauseAddress = (clause: string): string => `/rules#${clause}`;
