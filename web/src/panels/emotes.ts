// Emotes: what can be said with one click. On the way they are words of the chat, with its limits: `:thanks:`.

import { EMOTES } from "../terms";

export interface Emote {
  id: string;
  art: string;
}

const PICTURES: Record<(typeof EMOTES)[number], string> = {
  hello: "signs/hand",
  luck: "signs/dice",
  well_played: "signs/trophy",
  thanks: "hearts/full",
  ouch: "effects/hit",
  oops: "effects/dizzy",
};

export const emotes: Emote[] = EMOTES.map((id) => ({ id, art: PICTURES[id] }));

export const emoteText = (emote: Emote): string => `:${emote.id}:`;

/** The emote that a line of the chat is, if it is one. */
export const emoteIn = (text: string): Emote | undefined => emotes.find((emote) => emoteText(emote) === text);
