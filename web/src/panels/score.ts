// The points of everybody as a table: a row for each clause and creature, what the missions bring last.

import type { View } from "../protocol";
import { say } from "../reader.svelte";
import type { Names } from "../words/names";

export interface Row {
  key: string;
  title: string;
  art: string;
  /** In each cell the picture is that of the seat's own mission. */
  cells: { points: number; note: string; art?: string }[];
}

const MISSION = "M2";

export const seatsOf = (view: View) => Object.values(view.table.seats).sort((one, other) => one.seat - other.seat);

/** What a seat's mission brings so far, as far as the viewer knows. */
export function missionPoints(view: View, seat: number): number | undefined {
  const score = (view.own?.seat === seat && view.own.score) || view.scores?.[String(seat)];
  return score?.lines?.find((line) => line.clause === MISSION)?.points;
}

/** By clause, and creatures as their counters stand, whoever has points in them. What nobody has points in is left out,
 * but for missions. */
export function scoreRows(names: Names, view: View): Row[] {
  const seats = seatsOf(view);
  const found = new Map<string, Row>();
  for (const [i, seat] of seats.entries()) {
    for (const { clause, points, count, value, ...line } of view.scores?.[String(seat.seat)]?.lines ?? []) {
      const item = line.item ?? "";
      const key = clause === MISSION ? MISSION : `${clause} ${item}`;
      const row: Row = found.get(key) ?? {
        key,
        title: titleOf(names, clause, item),
        art: artOf(clause, item),
        cells: seats.map(() => ({ points: 0, note: "" })),
      };
      row.cells[i] =
        clause === MISSION
          ? { points, note: names.mission(item), art: `missions/${item}` }
          : { points, note: count ? `${count} × ${value}` : "" };
      found.set(key, row);
    }
  }
  const rows = [...found.values()].filter((row) => row.key === MISSION || row.cells.some((cell) => cell.points !== 0));
  const creatures = Object.keys(view.counters ?? {});
  const rank = ({ key }: Row): number => creatures.indexOf(key.split(" ")[1] ?? "");
  const clause = ({ key }: Row): string => key.split(" ")[0] ?? "";
  return rows.sort((one, other) => clause(one).localeCompare(clause(other)) || rank(one) - rank(other));
}

function titleOf(names: Names, clause: string, item: string): string {
  switch (clause) {
    case "E2":
      return names.name("creature", item);
    case "E3":
      return say("web-score-support");
    case "E4":
      return say("web-score-poison");
    default:
      return say("web-score-mission");
  }
}

function artOf(clause: string, item: string): string {
  switch (clause) {
    case "E2":
      return `creatures/${item}`;
    case "E4":
      return "skills/poison";
    case MISSION:
      return "signs/mission";
    default:
      return "signs/deck";
  }
}
