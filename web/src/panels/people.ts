// Who sits at the table, by name.

import type { SeatInfo, TableView, View } from "../protocol";
import { reader } from "../reader.svelte";
import type { Messages } from "../words/bundle";

/** Whether the viewer is the host, who need not sit at the table. */
export function isHost({ own, table }: View): boolean {
  if (own) {
    return own.seat === table.host_seat;
  }
  const host = table.seats[table.host_seat ?? 0]?.person ?? table.host_person;
  return host !== undefined && host === reader.me?.id;
}

export function playerName(messages: Messages, seat: SeatInfo): string {
  if (seat.character) {
    return messages.format(`character-${seat.character}`);
  }
  return seat.name || messages.format(`colour-${seat.colour}`);
}

/** The names of all seats in their order. People with the same name are told apart by their colours. */
export function playerNames(messages: Messages, table: TableView): string[] {
  const seats = Object.values(table.seats).sort((one, other) => one.seat - other.seat);
  const names = seats.map((seat) => playerName(messages, seat));
  return names.map((name, i) => {
    const twice = names.filter((other) => other === name).length > 1;
    return twice && seats[i] ? `${name} (${messages.format(`colour-${seats[i].colour}`)})` : name;
  });
}
