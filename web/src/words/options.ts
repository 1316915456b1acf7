// Questions and options in words. The same as orcs.text.options in Python; one fixture tests both.

import type { AskMessage, Option } from "../protocol";
import { LABELS, NUMBERS } from "../terms";
import type { Fields, Names } from "./names";

/** A pick split into its word and its label. */
export interface Pick {
  word: string;
  label: string;
}

export function readPick(text: string): Pick {
  const colon = text.indexOf(":");
  return colon < 0 ? { word: text, label: "" } : { word: text.slice(0, colon), label: text.slice(colon + 1) };
}

/** What a pick says without its context. */
export function pickFields(text: string): Fields {
  const { word, label } = readPick(text);
  const fields: Fields = { pick: text };
  if (word === "area") {
    const [section, side] = label.split(".");
    fields.section = section;
    if (side) {
      fields.side = side;
    }
  } else if (word === "target") {
    const dot = label.lastIndexOf(".");
    fields.place = label.slice(0, dot);
    fields.slot = Number(label.slice(dot + 1));
  } else if (label) {
    const field = LABELS[word] ?? "label";
    fields[field] = NUMBERS.includes(field) ? Number(label) : label;
  }
  return fields;
}

/** What may be picked, in words. */
export function optionSentence(names: Names, ask: AskMessage, option: Option): string {
  const fields = { ...pickFields(option.text), ...option.about };
  let message = `option-${readPick(option.text).word}`;
  if ("side" in fields) {
    message += `-${fields.side}`;
  } else if ("wasted" in fields) {
    message += "-wasted";
  }
  const special = `${message}-${ask.kind}`;
  return names.say(names.messages.has(special) ? special : message, fields);
}

/** The question. */
export function askSentence(names: Names, ask: AskMessage): string {
  return names.say(`ask-${ask.kind}`, { ...ask.about });
}

/** The question for the player who has to answer it, without the name. */
export function askYou(names: Names, ask: AskMessage): string {
  const text = askSentence(names, ask);
  const call = `${names.player(Number(ask.about?.seat))}, `;
  return text.startsWith(call) ? text.charAt(call.length).toUpperCase() + text.slice(call.length + 1) : text;
}

/** A pick where no question gives it a context. */
export function pickSentence(names: Names, text: string): string {
  const { word } = readPick(text);
  return names.say(names.messages.has(`pick-${word}`) ? `pick-${word}` : `option-${word}`, pickFields(text));
}
