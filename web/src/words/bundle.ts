// The messages of one language: the same files that the server and the terminal use.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { PRINTED_NAMES } from "./printed";

const files = import.meta.glob<string>(
  [
    "../../../src/orcs/text/*/{common,creatures,skills,cards,fate,modules,house,events,options,refusals,scores,web}.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** Messages that only some screens need: the rules, explanations, the tutorial, and the operators' screen. */
const parts = {
  rules: import.meta.glob<string>("../../../src/orcs/text/*/{clauses,rules,owner}.ftl", {
    query: "?raw",
    import: "default",
  }),
  learning: import.meta.glob<string>("../../../src/orcs/text/*/learn.ftl", { query: "?raw", import: "default" }),
  operator: import.meta.glob<string>("../../../src/orcs/text/*/operator.ftl", { query: "?raw", import: "default" }),
};

export type Part = keyof typeof parts;
export type Values = Record<string, FluentVariable>;

export const languages = [...new Set(Object.keys(files).map(languageOf))];

function languageOf(path: string): string {
  return path.split("/").at(-2) ?? "";
}

/** The language of the reader: the one chosen, else the browser's, else English. */
export function preferredLanguage(chosen: string): string {
  const wanted = [chosen, ...navigator.languages.map((each) => each.slice(0, 2).toLowerCase())];
  return wanted.find((each) => languages.includes(each)) ?? "en";
}

/** The name of a language in that language. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export class Messages {
  /** The house rules of the table that is on the screen: clauses and refusals are said by them. */
  houseRules: () => string[] = () => [];
  private readonly added = new Map<Part, Promise<void>>();
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    texts: string[],
    /** Whether cards are named as they are printed. */
    readonly printed = false,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      this.bundle.addResource(new FluentResource(text));
    }
    if (printed) {
      this.bundle.addResource(new FluentResource(PRINTED_NAMES), { allowOverrides: true });
    }
  }

  /** Load the messages of a part, if that has not happened yet. */
  add(part: Part): Promise<void> {
    const adding = this.added.get(part) ?? this.read(part);
    this.added.set(part, adding);
    return adding;
  }

  private async read(part: Part): Promise<void> {
    for (const text of await load(parts[part], this.language)) {
      this.bundle.addResource(new FluentResource(text));
    }
  }

  /** The parts that were loaded. */
  get parts(): Part[] {
    return [...this.added.keys()];
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  forms(id: string): string[] {
    return Object.keys(this.bundle.getMessage(id)?.attributes ?? {});
  }

  private byHouse(name: string): string {
    if (!/^(clause|refusal)-/.test(name)) {
      return name;
    }
    const rule = this.houseRules().find((each) => this.bundle.hasMessage(`${name}-${each}`));
    return rule ? `${name}-${rule}` : name;
  }

  format(id: string, values: Values = {}): string {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(attribute ? name : this.byHouse(name));
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      throw new Error(`there is no message ${id}`);
    }
    return this.bundle.formatPattern(pattern, values);
  }
}

async function load(from: Record<string, () => Promise<string>>, language: string): Promise<string[]> {
  const wanted = Object.entries(from).filter(([path]) => languageOf(path) === language);
  return Promise.all(wanted.map(([, read]) => read()));
}

export async function loadMessages(language: string, printed = false): Promise<Messages> {
  return new Messages(language, await load(files, language), printed);
}
