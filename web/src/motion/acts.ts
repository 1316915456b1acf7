// What each event looks like.

import * as board from "../board/geometry";
import type { Fact } from "../table/beats";
import { arc, at, burst, drawing, type Flight, fly, lift, passCopy, rise } from "./passing";
import {
  animate,
  bump,
  find,
  findFigure,
  findShown,
  middle,
  nudge,
  type Point,
  play,
  type Scene,
  shake,
  turnOver,
} from "./scene";
import { shoot } from "./spells";

/** An event on the stage, among those that happen at the same time. */
export type Act = (scene: Scene, fact: Fact, among: Fact[]) => void;

/** If more than this many things happen at once, they are shown in a simpler form. */
const MANY = 12;
/** Roughly how long a shot takes. */
const HIT = 220;

/** Events without an animation: the screen itself shows what they change. */
export const QUIET = new Set(["turn_ended"]);

let casting = { seat: 0, magic: "lore" };
/** Where the last creature was defeated: its skull flies from there. */
let fallen: Point | null = null;

/** Remember who casts what: later hits, maybe after more questions, start there. */
export function noteCast(scene: Scene, fact: Fact): void {
  if (fact.event === "spell_cast") {
    casting = { seat: Number(fact.seat), magic: scene.magicOf(String(fact.card)) };
  }
}

const figureOf = (scene: Scene, fact: Fact) => findFigure(scene, fact.token);
const bodyOf = (scene: Scene, fact: Fact) => figureOf(scene, fact)?.querySelector(".body") ?? null;
const mageOf = (scene: Scene, seat: unknown) => find(scene, `[data-mage="${seat}"] .body`);
const seatOf = (scene: Scene, seat: unknown) => find(scene, `[data-seat="${seat}"]`);
const deckOf = (scene: Scene, seat: unknown) =>
  findShown(scene, `[data-seat="${seat}"] .holdings`, `[data-seat="${seat}"]`);
const trophyOf = (scene: Scene, fact: Fact) =>
  findShown(scene, `[data-seat="${fact.seat}"] [data-trophy="${fact.creature}"]`, `[data-seat="${fact.seat}"] .score`);
/** A card in the hand on the screen, if it is this seat's hand; of equal ones the one that was clicked. */
function heldBy(scene: Scene, seat: unknown, card: unknown): HTMLElement | null {
  const held = `[data-hand-of="${seat}"] [data-hand="${card}"]`;
  return scene.root.querySelector<HTMLElement>(`${held}:is(:hover, :focus)`) ?? find(scene, held);
}
const placeOf = (scene: Scene, place: unknown) => find(scene, `[data-place="${place}"]`);
const pathOf = (fact: Fact): number => board.pathOf(String(fact.place));
const spot = (element: Element): Point => middle(element.getBoundingClientRect());

/** A creature leaves its place: fly its picture at its present size. */
function leave(scene: Scene, figure: HTMLElement, to: Point, flight: Flight): void {
  const shown = figure.querySelector<HTMLImageElement>(".likeness");
  if (shown) {
    const picture = { source: shown.src, size: shown.getBoundingClientRect().height };
    fly(scene, picture, spot(figure), to, flight);
  }
}

/** A card leaves its place for another. */
function cardTo(scene: Scene, from: HTMLElement | null, to: HTMLElement | null): void {
  const card = from?.querySelector<HTMLElement>(".card");
  if (from && card && to) {
    passCopy(scene, card, arc(spot(from), spot(to), { turn: 8, size: 0.35 }), 480);
  }
}

/** A card is played, from the hand on the screen or from the panel of its player. */
function playCard(scene: Scene, { seat, card }: Fact): void {
  const goal = find(scene, "[data-cast]") ?? seatOf(scene, seat);
  const held = heldBy(scene, seat, card);
  if (held) {
    cardTo(scene, held, goal);
  } else {
    carry(scene, `spells/${card}`, seatOf(scene, seat), goal, 64);
  }
}

/** A drawing flies from one thing to another. */
function carry(scene: Scene, name: string, from: Element | null, to: Element | null, size = 40): void {
  if (from && to) {
    fly(scene, drawing(name, size), spot(from), spot(to), { turn: 20, size: 0.7 });
  }
}

const arrive: Keyframe[] = [
  { transform: "translateY(-60%) scale(0.3)", opacity: 0 },
  { transform: "translateY(6%) scale(1.1, 0.9)", opacity: 1, offset: 0.75 },
  { transform: "none", opacity: 1 },
];
const vanish: Keyframe[] = [
  { transform: "scale(1)", opacity: 1 },
  { transform: "scale(0.2, 1.5)", opacity: 0.1, offset: 0.5 },
  { transform: "scale(1)", opacity: 1 },
];
const nod: Keyframe[] = [
  { transform: "translateY(0) scale(1, 1)" },
  { transform: "translateY(-14%) scale(0.97, 1.05)", offset: 0.4 },
  { transform: "translateY(2%) scale(1.05, 0.94)", offset: 0.8 },
  { transform: "translateY(0) scale(1, 1)" },
];

/** Animate an element in the first frame in which this beat is drawn. */
function onceDrawn(scene: Scene, element: () => Element | null, frames: Keyframe[], duration: number): void {
  requestAnimationFrame(() => {
    const drawn = element();
    if (drawn) {
      animate(drawn, frames, { duration: duration / scene.speed });
    }
  });
}

export const ACTS: Record<string, Act> = {
  start_named: (scene, { seat }) => {
    play(scene, mageOf(scene, seat), nod, 450);
    lift(scene, seatOf(scene, seat), "signs/crown");
  },
  round_began: (scene) => play(scene, find(scene, "[data-fate]"), nudge, 400),
  fate_revealed: (scene) => play(scene, find(scene, "[data-fate]"), turnOver, 600),
  fates_shuffled: (scene) => play(scene, find(scene, "[data-fate]"), shake, 400),

  // The figure animates itself, because it knows where it was.
  creature_moved: (scene, fact, among) => {
    const figure = figureOf(scene, fact);
    if (figure && among.length <= MANY) {
      const { bottom } = figure.getBoundingClientRect();
      burst(scene, "effects/puff", { x: spot(figure).x, y: bottom }, 28);
    }
  },
  creature_entered: (scene, fact) => {
    play(scene, find(scene, `[data-stack="${fact.path}"] .pile`), bump, 400);
    onceDrawn(scene, () => bodyOf(scene, fact), arrive, 420);
  },
  tower_reached: (scene, fact) => {
    const figure = figureOf(scene, fact);
    const tower = find(scene, "[data-tower]");
    if (figure && tower) {
      leave(scene, figure, spot(tower), { duration: 420, size: 0.6 });
      burst(scene, "effects/puff", spot(tower), 90, 330);
    }
    play(scene, tower, shake, 450, 300);
  },
  counter_dropped: (scene, { creature, value }) => {
    const counter = find(scene, `[data-counter="${creature}"]`);
    play(scene, counter, bump, 350);
    rise(scene, counter, `→ ${value}`, "bad");
  },
  trophy_lost: (scene, fact) => {
    const trophy = trophyOf(scene, fact);
    play(scene, trophy, shake, 400);
    rise(scene, trophy, "−1", "bad");
    carry(scene, `creatures/${fact.creature}`, trophy, find(scene, "[data-tower]"));
  },
  trophy_kept: (scene, fact) => {
    const trophy = trophyOf(scene, fact);
    play(scene, trophy, bump, 400);
    lift(scene, trophy, "skills/no_loss_of_creatures");
  },

  creature_hit: (scene, fact, among) => {
    const figure = figureOf(scene, fact);
    const many = among.length > MANY;
    // Where many are hit, one shot and one number stand for all of a path.
    if (figure && (!many || among.find((each) => pathOf(each) === pathOf(fact)) === fact)) {
      if (!many) {
        burst(scene, "effects/target", spot(figure), figure.getBoundingClientRect().width * 1.5);
      }
      const mage = mageOf(scene, casting.seat);
      const wait = mage ? shoot(scene, casting.magic, spot(mage), spot(figure), many) : HIT;
      rise(scene, figure, `−${fact.amount}`, "bad", wait);
      if (!many) {
        play(scene, figure.querySelector(".body"), shake, 260, wait);
      }
    }
  },
  creature_weakened: (scene, fact) => {
    play(scene, bodyOf(scene, fact), shake, 300);
    lift(scene, figureOf(scene, fact), "effects/dizzy");
  },
  creatures_healed: (scene) => {
    for (const figure of scene.root.querySelectorAll(".figure .hearts")) {
      play(scene, figure, [{ opacity: 0.2 }, { opacity: 1 }], 300);
    }
  },
  creature_defeated: (scene, fact) => {
    const figure = figureOf(scene, fact);
    const goal = trophyOf(scene, fact);
    if (figure && goal) {
      fallen = spot(figure);
      burst(scene, "effects/puff", fallen, figure.getBoundingClientRect().width * 1.2);
      leave(scene, figure, spot(goal), { duration: 520, turn: 340, lift: 70, size: 0.35 });
      play(scene, goal, nudge, 300, 420);
    }
  },
  skull_raised: (scene, fact) => {
    const goal = trophyOf(scene, fact);
    if (goal && fallen) {
      fly(scene, drawing("signs/skull", 30), fallen, spot(goal), { duration: 420, lift: 60, size: 0.7 });
      play(scene, goal, bump, 300, 380);
    } else {
      lift(scene, goal, "signs/skull");
    }
  },
  skill_gained: (scene, { seat, skill }) => {
    play(scene, seatOf(scene, seat), nudge, 500);
    lift(scene, seatOf(scene, seat), `skills/${skill}`);
  },

  turn_began: (scene, { seat }) => {
    play(scene, mageOf(scene, seat), nod, 450);
    play(scene, seatOf(scene, seat), nudge, 350);
  },
  passed: (scene, { seat }) => {
    play(scene, mageOf(scene, seat), nod, 350);
    lift(scene, seatOf(scene, seat), "signs/hand");
  },
  mage_moved: (scene, { seat }) => {
    const mage = mageOf(scene, seat);
    if (mage) {
      burst(scene, "effects/puff", spot(mage), 60);
    }
    play(scene, mage, vanish, 420);
  },
  spell_cast: (scene, fact) => {
    play(scene, mageOf(scene, fact.seat), bump, 450);
    lift(scene, mageOf(scene, fact.seat), `magic/${casting.magic}`);
    playCard(scene, fact);
  },
  card_added: (scene, fact) => {
    playCard(scene, fact);
    rise(scene, mageOf(scene, fact.seat), String(fact.power), "good");
  },
  line_applied: (scene, { seat }) => play(scene, mageOf(scene, seat), nod, 300),
  spell_fizzled: (scene, { seat }) => {
    const mage = mageOf(scene, seat);
    play(scene, mage, shake, 350);
    if (mage) {
      burst(scene, "effects/puff", spot(mage), 60);
    }
  },
  action_gained: (scene, { seat }) => lift(scene, seatOf(scene, seat), "bonus/action"),
  power_gained: (scene, { seat, power }) => rise(scene, mageOf(scene, seat), `+${power}`, "good"),

  card_drawn: (scene, { seat }) => {
    const deck = deckOf(scene, seat);
    play(scene, deck, nudge, 220);
    carry(scene, "backs/spell", deck, seatOf(scene, seat));
  },
  card_discarded: (scene, { seat, card, source }) =>
    cardTo(scene, source === "hand" ? heldBy(scene, seat, card) : null, deckOf(scene, seat)),
  card_learned: (scene, { seat, card }) => cardTo(scene, find(scene, `[data-shown="${card}"]`), deckOf(scene, seat)),
  card_removed: (scene, { seat, card }) => {
    const held = heldBy(scene, seat, card);
    if (held) {
      const from = spot(held);
      burst(scene, "effects/puff", from, 90, 120);
      const away: Keyframe[] = [
        { transform: `${at(from)} scale(1)`, opacity: 1 },
        { transform: `${at(from, 30)} scale(0.4) rotate(-20deg)`, opacity: 0 },
      ];
      passCopy(scene, held, away, 380);
    }
  },
  deck_shuffled: (scene, { seat }) => {
    const deck = deckOf(scene, seat);
    play(scene, deck, shake, 400);
    if (deck) {
      const { x, y } = spot(deck);
      for (const [i, side] of [-1, 1, -1, 1].entries()) {
        fly(scene, drawing("backs/spell", 30), { x: x + side * 34, y }, { x, y }, { delay: i * 60, turn: side * 40 });
      }
    }
  },
  display_exchanged: (scene) => play(scene, findShown(scene, "[data-display]", "[data-fate]"), turnOver, 400),
  spell_shown: (scene, { card }) =>
    onceDrawn(scene, () => find(scene, `[data-display] [data-shown="${card}"]`), turnOver, 350),
  poison_given: (scene, { seat, rival }) => {
    carry(scene, "effects/poison", mageOf(scene, seat) ?? seatOf(scene, seat), seatOf(scene, rival), 44);
    play(scene, seatOf(scene, rival), shake, 300, 380);
  },

  mission_dealt: (scene, { seat }) =>
    carry(scene, "backs/mission", find(scene, "[data-tower]"), seatOf(scene, seat), 54),
  mission_kept: (scene, { seat }) => lift(scene, seatOf(scene, seat), "signs/mission"),
  bonus_taken: (scene, { seat, bonus }) => lift(scene, seatOf(scene, seat), `bonus/${bonus}`),
  terrain_laid: (scene, { place }) => {
    const section = placeOf(scene, place);
    if (section) {
      burst(scene, "effects/puff", spot(section), 80);
    }
  },
  toadling_laid: (scene, { place }) => {
    const section = placeOf(scene, place);
    if (section) {
      const to = spot(section);
      fly(scene, drawing("creatures/toadling", 44), { x: to.x, y: to.y - 90 }, to, { duration: 350, lift: 0, size: 1 });
    }
  },
  toadling_taken: (scene, { seat, place }) =>
    carry(scene, "creatures/toadling", placeOf(scene, place), seatOf(scene, seat)),
  toadling_turned: (scene, { seat, toadling }) => lift(scene, seatOf(scene, seat), `toadlings/${toadling}`),
  toadling_used: (scene, { seat, toadling }) => lift(scene, seatOf(scene, seat), `toadlings/${toadling}`),
  bomber_burst: (scene, { place }) => {
    const section = placeOf(scene, place);
    play(scene, find(scene, "[data-board]"), shake, 350);
    if (section) {
      burst(scene, "effects/fire", spot(section), 130);
      burst(scene, "effects/puff", spot(section), 170, 120);
    }
  },
  game_ended: (scene) => {
    play(scene, find(scene, "[data-tower]"), nudge, 700);
    for (const mage of scene.root.querySelectorAll("[data-mage] .body")) {
      play(scene, mage, nod, 600);
    }
  },
};
