// Names: how the ids and numbers of plain data become words. The same as orcs.text.names in Python; one fixture tests
// both. The name of a field says what its value is; a field `creature` becomes `$creature` and, for each attribute `x`
// of its message, `$creature-x`.

import { nth } from "../nth";
import type { EditionTables, FateRow, LineRow, MissionRow, SpellRow, TerrainRow } from "../protocol";
import { FAMILIES, MAGICS, PATHS, PLACE_FIELDS, SEAT_FIELDS } from "../terms";
import type { Messages, Values } from "./bundle";

export type Fields = Record<string, unknown>;
type Joint = "comma" | "and" | "or" | "slash";

const byId = <Row extends { id: string }>(rows: Row[]): Map<string, Row> => new Map(rows.map((row) => [row.id, row]));

export class Names {
  readonly spells: Map<string, SpellRow>;
  readonly fates: Map<string, FateRow>;
  readonly missions: Map<string, MissionRow>;
  readonly tiles: Map<string, TerrainRow>;

  constructor(
    readonly messages: Messages,
    readonly edition: EditionTables,
    /** The names of the players in seat order. */
    public players: string[] = [],
    /** The reader's seat: they are addressed as “you”. */
    readonly you = 0,
  ) {
    this.spells = byId(edition.spells);
    this.fates = byId([...edition.fate, ...edition.new_fate]);
    this.missions = byId(edition.missions);
    this.tiles = byId(edition.terrain);
  }

  /** A message, its fields in words. */
  say(id: string, fields: Fields = {}): string {
    const you = this.isYou(fields.seat) && this.messages.forms(id).includes("you");
    return this.messages.format(you ? `${id}.you` : id, this.resolve(fields));
  }

  private readonly isYou = (seat: unknown): boolean => this.you > 0 && seat === this.you;

  /** The values that messages may use. What is hidden (null) gives none. */
  resolve(fields: Fields): Values {
    const values: Values = {};
    for (const [field, value] of Object.entries(fields)) {
      if (value !== null && value !== undefined) {
        this.add(values, field, value);
      }
    }
    if (fields.line !== undefined && fields.card !== undefined) {
      const line = nth(this.spells.get(String(fields.card))?.lines, Number(fields.line));
      if (line) {
        values.effect = this.effect(line);
      }
    }
    return values;
  }

  private add(values: Values, field: string, value: unknown): void {
    if (FAMILIES.includes(field)) {
      this.addForms(values, field, `${field}-${value}`, null);
    } else if (field === "card") {
      this.addForms(values, field, `card-${value}`, {
        magics: this.magics(this.spells.get(String(value))?.magic ?? []),
      });
    } else if (SEAT_FIELDS.includes(field)) {
      const you = field === "rival" && this.isYou(value);
      values[field] = you ? this.messages.format("player-you") : this.player(Number(value));
    } else if (PLACE_FIELDS.includes(field)) {
      this.addPlace(values, field, String(value));
    } else if (field === "fate") {
      values[field] = this.fate(String(value));
    } else if (field === "mission") {
      values[field] = this.mission(String(value));
    } else if (field === "terrain") {
      const row = this.tiles.get(String(value));
      if (row) {
        values[field] = this.tile(row);
        this.addForms(values, "terrain-kind", `terrain-${row.kind}`, null);
      }
    } else {
      values[field] = typeof value === "number" ? value : String(value);
    }
  }

  /** Caches the forms of words that need no values. */
  private readonly known = new Map<string, [string, string][]>();

  private addForms(values: Values, field: string, id: string, inner: Values | null): void {
    const forms = (inner === null && this.known.get(id)) || this.formsOf(id, inner ?? {});
    if (inner === null) {
      this.known.set(id, forms);
    }
    for (const [form, text] of forms) {
      values[form ? `${field}-${form}` : field] = text;
    }
  }

  private formsOf(id: string, inner: Values): [string, string][] {
    const others = this.messages.forms(id);
    return [
      ["", this.messages.format(id, inner)],
      ...others.map((form): [string, string] => [form, this.messages.format(`${id}.${form}`, inner)]),
    ];
  }

  private addPlace(values: Values, field: string, place: string): void {
    const [path = "", section = ""] = place.split(".");
    if (section === "tower") {
      this.addForms(values, field, "place-tower", { path });
      return;
    }
    const names: Values = {};
    this.addForms(names, "section", `section-${section}`, {});
    this.addForms(values, field, "place-section", { path, ...names });
    for (const [form, name] of Object.entries(names)) {
      values[`${field}-${form}`] = name;
    }
    values[`${field}-path`] = path;
  }

  /** Several names joined by “and”, in each form that the first of them has. */
  private addList(values: Values, field: string, family: string, ids: string[]): void {
    const names = ids.map((id) => this.resolve({ [family]: id }));
    for (const form of Object.keys(names[0] ?? {})) {
      values[field + form.slice(family.length)] = this.list(
        names.map((each) => String(each[form])),
        "and",
      );
    }
  }

  /** The word for one value. */
  name(field: string, value: unknown): string {
    return String(this.resolve({ [field]: value })[field]);
  }

  /** The player on a seat, counted from 1. */
  player(seat: number): string {
    return nth(this.players, seat) ?? this.messages.format("colour-nobody", { number: seat });
  }

  /** Several words as one list. */
  list(words: string[], last: Joint = "comma"): string {
    return words
      .slice(1)
      .reduce(
        (front, word, i) =>
          i < words.length - 2 || last === "comma"
            ? this.messages.format("list-comma", { front, next: word })
            : this.messages.format(`list-${last}`, { front, last: word }),
        words[0] ?? "",
      );
  }

  /** A list that counts equal items. */
  counted(items: string[]): string {
    const counts = new Map<string, number>();
    for (const item of items) {
      counts.set(item, (counts.get(item) ?? 0) + 1);
    }
    return this.list([...counts].map(([item, count]) => this.messages.format("list-times", { item, count })));
  }

  magics(magics: string[]): string {
    if (magics.length === MAGICS) {
      return this.messages.format("magic-any");
    }
    return this.list(
      magics.map((magic) => this.messages.format(`magic-${magic}`)),
      "slash",
    );
  }

  /** Alternatives such as 1/2/3; one number stays a number, so that it finds its plural. */
  slashed(numbers: number[]): string | number {
    return numbers.length === 1 ? (numbers[0] ?? 0) : numbers.join("/");
  }

  /** What a line of a spell does, or several that differ in their amount only. */
  effect(...lines: LineRow[]): string {
    const [line] = lines;
    if (!line) {
      return "";
    }
    const effect = this.messages.format(`line-${line.verb}`, {
      amount: this.slashed(lines.map((each) => each.amount)),
    });
    return line.actions === 0 ? effect : this.messages.format("line-with-action", { effect, actions: line.actions });
  }

  /** A fate card: who moves, and the special rule if there is one. */
  fate(id: string): string {
    const row = this.fates.get(id);
    if (!row) {
      return id;
    }
    const moves = this.moves(row);
    const rule = this.list(
      row.rules.map((each) => this.name("rule", each)),
      "and",
    );
    return this.messages.format(rule ? "fate-card" : "fate-card-plain", { moves, rule });
  }

  moves(row: FateRow): string {
    const values: Values = {};
    const categories = row.categories ?? [];
    if (categories.length > 0) {
      this.addList(values, "categories", "category", categories);
      return this.messages.format("fate-categories", { ...values, count: categories.length });
    }
    const [sections, paths] = [row.sections ?? [], row.paths ?? []];
    if (sections.length === 0) {
      return this.messages.format("fate-nobody");
    }
    this.addList(values, "sections", "section", sections);
    return this.messages.format("fate-sections", {
      ...values,
      "section-count": sections.length,
      paths: this.list(paths.map(String), "and"),
      "path-count": Math.min(paths.length, PATHS.length),
    });
  }

  mission(id: string): string {
    const row = this.missions.get(id);
    return row
      ? this.say(`mission-${row.verb}`, { category: row.category || null, size: row.size, points: row.points })
      : id;
  }

  tile(row: TerrainRow): string {
    return this.say("terrain-tile", { kind: this.messages.format(`terrain-${row.kind}`), section: row.section });
  }
}
