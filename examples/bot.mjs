// A bot in JavaScript, for Node 20 or newer: `orcs lab play --bots "cmd:node examples/bot.mjs,random"`.
// It reads a message a line and answers with one: hello with hello, decide with a pick.

import { createInterface } from "node:readline";

const VALUE_OF_TEMPO = 2;
let game = null;

const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

function meet(hello) {
  const rows = hello.tables.cards;
  game = { rows, cards: new Map(rows.map((card) => [card.id, card])) };
  send({ type: "hello", protocol: 1, name: "example in JavaScript" });
}

// The creatures of a place as the picks `target:…` count them: those alike are one target.
function targetsAt(view, place) {
  const seen = new Map();
  for (const creature of view.creatures) {
    if (creature.place === place) {
      seen.set(`${creature.creature} ${creature.damage} ${creature.weakened}`, creature);
    }
  }
  return [...seen.values()];
}

// What striking a creature with so much damage is worth: its trophy if it falls, else a part of it.
function strike(view, creature, amount) {
  const value = view.counters[creature.creature];
  const left = creature.life - creature.damage;
  return amount >= left ? 10 + value : (value * amount) / left / 2;
}

// What can be defeated from a path with so much damage.
function prospects(view, path, amount) {
  const worth = view.creatures
    .filter((creature) => creature.place.startsWith(`${path}.`))
    .map((creature) => strike(view, creature, amount));
  return Math.max(0, ...worth);
}

// The most damage that the hand can do at once.
function reach(view, hand) {
  let best = 0;
  for (const id of Object.keys(hand)) {
    const card = game.cards.get(id);
    if (card.category === "attack") {
      const helpers = Object.entries(hand).filter(([other]) => game.cards.get(other).magic.includes(card.magic[0]));
      const power = helpers.reduce((sum, [, count]) => sum + count, 0);
      for (const line of card.lines) {
        if (line.cost <= power) best = Math.max(best, line.amount);
      }
    }
  }
  return best;
}

function likeAction(view, word, item) {
  const own = view.seats[view.viewer - 1];
  const damage = reach(view, own.hand);
  if (word === "cast") {
    const card = game.cards.get(item);
    if (card.category === "attack") return 5 + prospects(view, own.mage, damage) + card.lines.length / 10;
    return card.category === "lore" ? 8 : 6;
  }
  if (word === "teleport") return prospects(view, Number(item), damage) - prospects(view, own.mage, damage) - VALUE_OF_TEMPO;
  if (word === "remove") return item === "poison" ? 7 : -5;
  return { bonus: 9, use: 9, poison: 5, pass: -3, end: -3 }[word] ?? 0;
}

function likeEnhancement(view, word, item) {
  if (word === "done") return 0;
  const [, [, spell, power]] = view.stack.at(-1);
  const card = game.rows[spell];
  const wanted = Math.max(...card.lines.map((line) => line.cost));
  return power < wanted && game.cards.get(item).magic.includes(card.magic[0]) ? 1 : -1;
}

function likeTarget(view, item) {
  const [path, section, slot] = item.split(".");
  const [, args] = view.stack.at(-1);
  const creature = targetsAt(view, `${path}.${section}`)[Number(slot) - 1];
  return creature === undefined ? 0 : strike(view, creature, args[1] ?? 1);
}

function like(message, option) {
  const { view, kind } = message;
  const [word, item] = option.split(":");
  if (kind === "ChooseAction" || kind === "ChooseBonus") return likeAction(view, word, item);
  if (kind === "ChooseEnhancement") return likeEnhancement(view, word, item);
  if (kind === "ChooseTarget" && word === "target") return likeTarget(view, item);
  if (word === "learn") return { support: 3, attack: 2, lore: 1 }[game.cards.get(item).category] ?? 0;
  if (word === "line") return Number(item);
  if (word === "discard") return item === "poison" ? 2 : game.cards.get(item).category === "lore" ? 1 : 0;
  return word === "skip" ? -1 : 0;
}

function decide(message) {
  let best = message.options[0];
  for (const option of message.options) {
    if (like(message, option) > like(message, best)) best = option;
  }
  send({ type: "pick", ask: message.ask, pick: best });
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") meet(message);
  else if (message.type === "decide") decide(message);
  else break;
}
