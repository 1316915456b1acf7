/** What can lie open over the table. */
export type Sheet = "" | "log" | "chat" | "menu" | "keys" | "display" | "players" | "decks" | "end";
