// What travels between server and browser. Written by tools/protocol_types.py from the server's messages.

/** How long a person may take: for each move, out of a bank that grows each turn, or days. */
export interface Clock {
  /** default "none" */
  kind?: "bank" | "days" | "move" | "none";
  /** default 60 */
  seconds?: number;
  /** default 0 */
  increment?: number;
  /** default "skip" */
  on_timeout?: "bot" | "skip";
}

/** What a seat should be: open to anybody, the person who asks, or a bot of a level. */
export interface SeatWish {
  /** default "open" */
  kind?: "bot" | "me" | "open";
  /** default "adept" */
  level?: "adept" | "apprentice" | "archmage" | "conjurer" | "initiate" | "journeyman" | "master" | "novice" | "random";
  colour?: "blue" | "green" | "red" | "yellow" | null;
}

/** A table to create. `modules` maps a module's name to its option, "" for none. */
export interface TableWish {
  seats: SeatWish[];
  modules?: Record<string, string>;
  /** tables laid over the built-in ones, TOML; default "" */
  edition?: string;
  /** their names; null for those of the edition */
  house_rules?: string[] | null;
  /** the seat that starts; 0 draws it; default 0 */
  start?: number;
  clock?: Clock;
  /** default "all" */
  watch?: "all" | "link" | "none";
  /** default true */
  undo?: boolean;
  /** default true */
  hints?: boolean;
  /** default false */
  listed?: boolean;
  /** default false */
  auto_pass?: boolean;
  /** milliseconds a bot's pick takes; default 900 */
  pace?: number;
}

/** Who sits where. `character` names a bot's face and words. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  colour: string;
  /** default "" */
  name?: string;
  /** default "" */
  person?: string;
  /** default "" */
  level?: string;
  /** default "" */
  character?: string;
  /** default false */
  away?: boolean;
  /** default false */
  resigned?: boolean;
  /** default false */
  connected?: boolean;
}

/** A table as everybody at it may know it. `host` is a name, `host_seat` 0 if the host has no seat. */
export interface TableInfo {
  id: string;
  status: "closed" | "gathering" | "over" | "playing";
  host: string;
  modules: Record<string, string>;
  clock: Clock;
  created: number;
  watch: string;
  undo: boolean;
  hints: boolean;
  listed: boolean;
  /** default "" */
  edition?: string;
  house_rules?: string[];
  /** default 0 */
  start?: number;
  /** default "" */
  commitment?: string;
  /** default 0 */
  round?: number;
  to_move?: number[];
  /** default false */
  paused?: boolean;
  votes?: Record<string, number[]>;
  started?: number | null;
  ended?: number | null;
  result?: number[] | null;
  winners?: number[];
  /** default "" */
  ending?: string;
  /** default "" */
  same_deal_as?: string;
  /** default "" */
  from_here?: string;
  /** default "" */
  rematch?: string;
  muted?: string[];
  /** default 0 */
  watching?: number;
  watchers?: string[];
  /** default 0 */
  host_seat?: number;
  /** default "" */
  host_person?: string;
  link?: string | null;
  seats: SeatInfo[];
}

/** Some tables, and where the next page begins. */
export interface Page {
  tables: TableInfo[];
  next?: string | null;
}

/** One pick that is open: its number and its text form. `about` says what it means here, where the text does not. */
export interface Option {
  id: number;
  text: string;
  about?: Record<string, unknown>;
}

/**
 * A question to this seat: its id, the kind of decision, the clause, the options. `about` is what it asks
 * about: the card, the power so far, the actions left.
 */
export interface AskMessage {
  id: number;
  kind: string;
  clause: string;
  options: Option[];
  about?: Record<string, unknown>;
}

/**
 * The table after a change. With `base`, `view` is a JSON merge patch (RFC 7396) on the view of that seq,
 * without it the whole view. `events` tell what happened on the way, as this viewer may know it; `undone`
 * says that something was taken back.
 */
export interface Step {
  type: "step";
  seq: number;
  view: Record<string, unknown>;
  events?: (Record<string, unknown>)[];
  ask?: AskMessage | null;
  base?: number | null;
  /** default false */
  can_undo?: boolean;
  /** default false */
  can_redo?: boolean;
  /** default false */
  early?: boolean;
  /** default false */
  undone?: boolean;
  ref?: number | null;
}

/**
 * What a pick would do, and who decides what comes next: this seat, with the question, chance, others, or
 * nobody because the game is over.
 */
export interface PreviewReport {
  type: "preview";
  pick: string;
  events: (Record<string, unknown>)[];
  decides: "ask" | "chance" | "others" | "over";
  ask?: AskMessage | null;
  ref?: number | null;
}

/** The clause that forbids a pick, "" if it is open; the reason that applies: a message to `say` and its fields. */
export interface WhyNotReport {
  type: "why_not";
  pick: string;
  clause: string;
  reason?: Record<string, unknown>;
  ref?: number | null;
}

/** What a bot would do. */
export interface HintReport {
  type: "hint";
  level: string;
  pick: string;
  ask: number;
  ref?: number | null;
}

/** Something said at the table. */
export interface ChatLine {
  type: "chat";
  id: number;
  at: number;
  name: string;
  text: string;
  seat?: number | null;
  ref?: number | null;
}

/** A command that changes nothing visible was carried out. */
export interface Done {
  type: "done";
  ref?: number | null;
}

/**
 * Why something was not done. `code` is for programs, `message` for people, `clause` the rule behind it.
 * Whoever acted on an old view by a request gets the new one as `step`; on a socket it follows by itself.
 */
export interface Problem {
  type: "problem";
  code: string;
  message: string;
  /** default "" */
  clause?: string;
  expected?: string[];
  ref?: number | null;
  step?: Step | null;
}

/** The server is about to close this socket; come back after so many milliseconds. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  /** default 500 */
  after?: number;
}

/** Answer the ask with this id by one of its options. */
export interface Answer {
  type: "answer";
  ask: number;
  /** the text form of a pick: teleport:4 */
  pick: string;
  ref?: number | null;
}

/**
 * Answer the ask with this id and those that follow it, in one go. Picks beyond chance or somebody else's
 * decision are dropped; if one before that is not open, none is made. One undo takes all of them back.
 */
export interface Answers {
  type: "answers";
  ask: number;
  picks: string[];
  ref?: number | null;
}

/** Take the own last pick back, and what was sent or passed with it. */
export interface Undo {
  type: "undo";
  ref?: number | null;
}

/** Redo what was taken back. */
export interface Redo {
  type: "redo";
  ref?: number | null;
}

/** Take one's turn back as far as possible. */
export interface Restart {
  type: "restart";
  ref?: number | null;
}

/** Ask what a pick would do, up to the next chance or question; `after` are picks made before it. */
export interface Preview {
  type: "preview";
  /** the text form of a pick: teleport:4 */
  pick: string;
  after?: string[];
  ref?: number | null;
}

/**
 * Ask for the clause that forbids a pick; `after` are picks made before it. A creature may be named by its
 * token: `target:12`.
 */
export interface WhyNot {
  type: "why_not";
  /** the text form of a pick: teleport:4 */
  pick: string;
  after?: string[];
  ref?: number | null;
}

/** Ask what a bot would do here, seeing what the asker sees; `after` are picks made before it. */
export interface Hint {
  type: "hint";
  /** default "archmage" */
  level?: "adept" | "apprentice" | "archmage" | "conjurer" | "initiate" | "journeyman" | "master" | "novice" | "random";
  after?: string[];
  ref?: number | null;
}

/** Ask for the whole view. */
export interface Resync {
  type: "resync";
  ref?: number | null;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  text: string;
  ref?: number | null;
}

/** Stop a person or the author of a line from chatting at this table, or let them chat again (the host). */
export interface Mute {
  type: "mute";
  person?: string | null;
  line?: number | null;
  /** default true */
  on?: boolean;
  ref?: number | null;
}

/**
 * Take an open seat; 0 for any. `nonce` is the sitter's part of a provable deal. `known_deal` says that the
 * sitter knows that this table deals an earlier game again (`same_deal_as`), whose cards others may have
 * seen.
 */
export interface Sit {
  type: "sit";
  /** default 0 */
  seat?: number;
  colour?: "blue" | "green" | "red" | "yellow" | null;
  nonce?: string | null;
  /** default false */
  known_deal?: boolean;
  ref?: number | null;
}

/** Leave one's seat before the game starts. */
export interface Stand {
  type: "stand";
  ref?: number | null;
}

/** Change the colour of one's seat before the game starts. */
export interface TakeColour {
  type: "colour";
  colour: "blue" | "green" | "red" | "yellow";
  ref?: number | null;
}

/** Put a bot on an open seat (the host). */
export interface AddBot {
  type: "add_bot";
  seat: number;
  /** default "adept" */
  level?: "adept" | "apprentice" | "archmage" | "conjurer" | "initiate" | "journeyman" | "master" | "novice" | "random";
  ref?: number | null;
}

/** Open a bot's seat again (the host). */
export interface RemoveBot {
  type: "remove_bot";
  seat: number;
  ref?: number | null;
}

/** Open the seat of another person, who may not sit down here again (the host). */
export interface RemovePlayer {
  type: "remove_player";
  person: string;
  ref?: number | null;
}

/** Deal and begin (the host). */
export interface Start {
  type: "start";
  ref?: number | null;
}

/** Agree to a pause, or with `on` false, to go on. */
export interface Pause {
  type: "pause";
  /** default true */
  on?: boolean;
  ref?: number | null;
}

/** Resign; a bot plays on for the seat if others still play. */
export interface Resign {
  type: "resign";
  ref?: number | null;
}

/** Agree to end the game without a result. */
export interface Abandon {
  type: "abandon";
  /** default true */
  agree?: boolean;
  ref?: number | null;
}

/** Agree that a bot takes the seat of somebody who is gone. */
export interface VoteOut {
  type: "vote_out";
  seat: number;
  ref?: number | null;
}

/** Take one's seat back from the bot that played it meanwhile. */
export interface Back {
  type: "back";
  ref?: number | null;
}

/** Close a table that has not started (the host). */
export interface Close {
  type: "close";
  ref?: number | null;
}

/** One effect of a spell and the power it costs. */
export interface LineRow {
  cost: number;
  verb: string;
  amount: number;
  actions: number;
  mark: string;
}

/** A type of creature. */
export interface CreatureRow {
  id: string;
  category: string;
  tokens: number;
  life: number;
  bonus: string;
  marks: string[][];
  track?: number[];
  /** default "" */
  skill?: string;
  numbered?: number[];
  /** default "" */
  on_defeat?: string;
}

/** A kind of card. */
export interface SpellRow {
  id: string;
  pile: string;
  copies: number;
  category: string;
  magic: string[];
  lines: LineRow[];
  enhancement: string[];
  points: number;
  marks: string[][];
}

/** A fate card: the categories that move, or with the new fate cards the sections of some paths, and its rules. */
export interface FateRow {
  id: string;
  rules: string[];
  copies: number;
  mark: string;
  categories?: string[];
  paths?: number[];
  sections?: string[];
}

/** A secret mission. */
export interface MissionRow {
  id: string;
  verb: string;
  category: string;
  size: number;
  points: number;
  mark: string;
}

/** A terrain tile. */
export interface TerrainRow {
  id: string;
  kind: string;
  section: string;
  mark: string;
}

/** A kind of toadling. */
export interface ToadlingRow {
  id: string;
  copies: number;
  mark: string;
}

/** All tables that a game is played with, and what can be chosen for one. */
export interface EditionTables {
  creatures: CreatureRow[];
  reinforcements: CreatureRow[];
  spells: SpellRow[];
  fate: FateRow[];
  new_fate: FateRow[];
  missions: MissionRow[];
  terrain: TerrainRow[];
  toadlings: ToadlingRow[];
  digest: string;
  modules: string[];
  colours: string[];
  levels: string[];
  house_rules: string[];
}

/**
 * A level of bots: its words are `level-ID` and `character-CHARACTER`. People meet it by themselves if it is
 * `offered`, else only if they choose it.
 */
export interface LevelRow {
  id: string;
  character: string;
  offered: boolean;
}

/** The bots that one can play against, from the weakest to the strongest, and the level where none is named. */
export interface Levels {
  levels: LevelRow[];
  usual: string;
}

/** A creature on the board. */
export interface CreatureView {
  token: number;
  creature: string;
  place: string;
  life: number;
  damage: number;
  weakened: number;
}

/** Points by one clause. */
export interface ScoreLine {
  clause: string;
  count: number;
  value: number;
  points: number;
  item?: string | null;
}

/** The points of a seat, if the game ended now. */
export interface ScoreView {
  seat: number;
  total: number;
  lines: ScoreLine[];
}

/** A clock: milliseconds left when it last stood, and since when it runs. */
export interface ClockView {
  left: number;
  /** default 0 */
  since?: number;
}

/** The table itself: TableInfo, with the seats by number and the clocks. */
export interface TableView {
  id: string;
  status: "closed" | "gathering" | "over" | "playing";
  host: string;
  modules: Record<string, string>;
  clock: Clock;
  created: number;
  watch: string;
  undo: boolean;
  hints: boolean;
  listed: boolean;
  /** default "" */
  edition?: string;
  house_rules?: string[];
  /** default 0 */
  start?: number;
  /** default "" */
  commitment?: string;
  /** default 0 */
  round?: number;
  to_move?: number[];
  /** default false */
  paused?: boolean;
  votes?: Record<string, number[]>;
  started?: number | null;
  ended?: number | null;
  result?: number[] | null;
  winners?: number[];
  /** default "" */
  ending?: string;
  /** default "" */
  same_deal_as?: string;
  /** default "" */
  from_here?: string;
  /** default "" */
  rematch?: string;
  muted?: string[];
  /** default 0 */
  watching?: number;
  watchers?: string[];
  /** default 0 */
  host_seat?: number;
  /** default "" */
  host_person?: string;
  link?: string | null;
  seats: Record<string, SeatInfo>;
  clocks?: Record<string, ClockView>;
}

/** What lies open before a seat; what only the seat may see only when the game is over. */
export interface SeatView {
  mage: number;
  trophies: Record<string, number>;
  skulls: Record<string, number>;
  learned: number;
  shuffles: number;
  discard: Record<string, number>;
  hand_size: number;
  draw_size: number;
  unseen: Record<string, number>;
  hand?: Record<string, number>;
  draw?: Record<string, number>;
  toadlings?: Record<string, number>;
  /** default "" */
  mission?: string;
}

/** What only the viewer knows. The score is there if the viewer knows more of it than the others. */
export interface OwnView {
  seat: number;
  hand: Record<string, number>;
  draw: Record<string, number>;
  modules?: Record<string, number[]>;
  /** default "" */
  mission?: string;
  score?: ScoreView | null;
}

/** A table as a viewer sees it. Before the game there is only `table`; `own` is there for whoever sits at it. */
export interface View {
  table: TableView;
  /** default 0 */
  start?: number;
  /** default 0 */
  round?: number;
  /** default 0 */
  turn?: number;
  /** default "" */
  fate?: string;
  /** default false */
  over?: boolean;
  /** default 0 */
  actions_done?: number;
  /** default 0 */
  actions_extra?: number;
  /** default 0 */
  removed_card?: number;
  /** default 0 */
  gave_poison?: number;
  /** default 0 */
  power_next?: number;
  /** default 0 */
  poison_pile?: number;
  /** default 0 */
  next_token?: number;
  /** default 0 */
  fate_shuffles?: number;
  /** default 0 */
  pile_shuffles?: number;
  creatures?: Record<string, CreatureView>;
  counter_steps?: number[];
  markers?: Record<string, number>;
  stacks?: number[];
  display?: Record<string, number>;
  pile?: Record<string, number>;
  played?: Record<string, number>;
  aside?: Record<string, number>;
  removed?: Record<string, number>;
  fates?: Record<string, number>;
  fates_gone?: Record<string, number>;
  /** default 0 */
  actions_left?: number;
  counters?: Record<string, number>;
  modules?: Record<string, number[]>;
  toadlings?: Record<string, number>;
  terrain?: Record<string, string>;
  stands_for?: Record<string, string>;
  stack?: unknown[][];
  /** default 0 */
  viewer?: number;
  seats?: Record<string, SeatView>;
  scores?: Record<string, ScoreView>;
  own?: OwnView | null;
}

/** A mean and the ends of its 95 % interval, as far as the samples allow one, and how many samples there were. */
export interface Estimated {
  mean: number;
  samples: number;
  low?: number | null;
  high?: number | null;
}

/** What each seat could hope for when a turn began, after line `at`: the chance to win, and points at the end. */
export interface AnalysedTurn {
  at: number;
  round: number;
  seat: number;
  win: Estimated[];
  score: Estimated[];
}

/** What the turn that began after line `at` changed: each seat's chance to win. */
export interface AnalysedSwing {
  at: number;
  round: number;
  seat: number;
  change: Estimated[];
}

/**
 * A pick, made after line `at`, and a bot's instead of it: the chance to win and the points it cost the seat.
 * `line` is how the bot would have gone on, its pick first, up to the next chance or rival.
 */
export interface AnalysedPick {
  at: number;
  round: number;
  seat: number;
  played: string;
  advised: string;
  win: Estimated;
  score: Estimated;
  line?: string[];
}

/**
 * A finished game as a bot plays on from each of its turns: the biggest swings and the dearest picks come
 * first. `wins` is each seat's share of the victory, `scores` its points; if not `complete`, time was up
 * early.
 */
export interface GameAnalysis {
  level: string;
  samples: number;
  complete: boolean;
  wins: number[];
  scores: number[];
  turns: AnalysedTurn[];
  swings: AnalysedSwing[];
  picks: AnalysedPick[];
}

/**
 * How far the analysis of a game is, and about how many seconds one takes. `problem` names what went wrong
 * the last time; it may be asked for again.
 */
export interface AnalysisState {
  status: "done" | "none" | "running";
  seconds: number;
  analysis?: GameAnalysis | null;
  /** default "" */
  problem?: string;
}

/** A pick that a step does not ask for, and the message that answers it. */
export interface TutorialTry {
  pick: string;
  message: string;
}

/**
 * One step: its message, the picks before it, what glows, and what may be picked. What is only read allows
 * nothing. `then` are picks that follow without asking.
 */
export interface TutorialStep {
  id: string;
  message: string;
  picks: string[];
  show?: string[];
  allowed?: string[];
  then?: string[];
  wrong?: TutorialTry[];
}

/** One idea: the message of its title, the module it is about, the game it is played on, its steps. */
export interface TutorialChapter {
  id: string;
  title: string;
  game: string;
  steps: TutorialStep[];
  /** default "" */
  module?: string;
}

/** The tutorial: its chapters in order, and the games as the sandbox begins them. */
export interface TutorialDoc {
  games: Record<string, SandboxWish>;
  chapters: TutorialChapter[];
}

/** A game as a link has it. `long` says that some programs would cut such a link: a file is safer. */
export interface Packed {
  packed: string;
  /** default false */
  long?: boolean;
}

/** The text record of a game; with `n`, the position after that line is meant. */
export interface GameFile {
  record: string;
  n?: number | null;
}

/** A game in a link. */
export interface LinkedGame {
  /** a game as a link has it, see docs/notation.md */
  packed: string;
}

/** Which lines of a game in a link to look at, and with whose eyes. */
export interface LinkedSteps {
  /** a game as a link has it, see docs/notation.md */
  packed: string;
  /** default "public" */
  seat?: "1" | "2" | "3" | "4" | "all" | "public";
  /** default 0 */
  first?: number;
  last?: number | null;
}

/** Where to go on in a game from a link. */
export interface LinkedFromHere {
  pick: number;
  seat: number;
  /** default "adept" */
  level?: "adept" | "apprentice" | "archmage" | "conjurer" | "initiate" | "journeyman" | "master" | "novice" | "random";
  /** a game as a link has it, see docs/notation.md */
  packed: string;
}

/** A game in a link: the record as JSON and as text, all its events, and the tables it was played with. */
export interface LinkedDoc {
  record: RecordDoc;
  text: string;
  events: (Record<string, unknown>)[];
  edition: EditionTables;
}

/** Who is to play the deal of a finished game. */
export interface SameDeal {
  seats: SeatWish[];
}

/** Where to go on: after which line of the record, on which seat, against bots of which level. */
export interface FromHere {
  pick: number;
  seat: number;
  /** default "adept" */
  level?: "adept" | "apprentice" | "archmage" | "conjurer" | "initiate" | "journeyman" | "master" | "novice" | "random";
}

/** A value that could not be read from the rulebooks: what we believe, in TOML, and how it is known. */
export interface OwnerDoubt {
  field: string;
  value: string;
  mark: string;
}

/** A row of the tables to be compared with the box. */
export interface OwnerQuestion {
  table: string;
  id: string;
  doubts: OwnerDoubt[];
}

/** Everything in doubt, row by row. */
export interface OwnerQuestions {
  questions: OwnerQuestion[];
}

/** What an owner says of a row: the fields that differ, in TOML. All other doubtful fields are confirmed. */
export interface OwnerAnswer {
  table: string;
  id: string;
  fields?: Record<string, string>;
}

/** All that an owner has found. */
export interface OwnerAnswers {
  answers: OwnerAnswer[];
}

/** An answer that cannot be right, and why. */
export interface OwnerWrong {
  table: string;
  id: string;
  cause: string;
}

/** The file of corrections, or the answers that must be mended first; `problems` are those of the whole file. */
export interface OwnerFile {
  text: string;
  wrong?: OwnerWrong[];
  problems?: string[];
}

/** What one change of the game did; `undone` is the seat that took something back with it. */
export interface PastStep {
  events?: (Record<string, unknown>)[];
  /** default 0 */
  undone?: number;
}

/** What happened up to step `seq`, the oldest first; `more` says that the beginning was left out. */
export interface Past {
  seq: number;
  steps: PastStep[];
  /** default false */
  more?: boolean;
}

/** How a guest wants to be known. Without a language it is that of the request. */
export interface Greeting {
  name?: string | null;
  language?: string | null;
}

/**
 * An identity, as its owner sees it. `token` is told once, to programs that ask for it; `operator` to those
 * who look after the server.
 */
export interface Me {
  id: string;
  name: string;
  language: string;
  token?: string | null;
  /** default false */
  operator?: boolean;
}

/** What is to be changed about oneself. */
export interface Change {
  name?: string | null;
  language?: string | null;
}

/** One line: who picked what, and how many events it caused. An undo says how many lines stay. */
export interface RecordLine {
  n: number;
  actor: string;
  pick: string;
  /** default 0 */
  events?: number;
}

/** When the record had come to line `n`, and who picked: a person, a bot, the clock, or the deal (seat 0). */
export interface RecordMoment {
  n: number;
  at: number;
  seat: number;
  by: string;
}

/** What proves that the deal was not touched. `after`: lines up to there were taken over from another game. */
export interface Proof {
  commitment: string;
  seed: string;
  nonces: string[];
  check: string;
  /** default 0 */
  after?: number;
}

/**
 * A finished game. `result` is there if it was played to its end; `scores` are the points when it stopped,
 * clause by clause; `digest` is the hash over all events.
 */
export interface RecordDoc {
  info: TableInfo;
  ending: string;
  header: Record<string, string>;
  lines: RecordLine[];
  moments: RecordMoment[];
  scores: (Record<string, unknown>)[];
  proof: Proof;
  digest: string;
  result?: number[] | null;
}

/**
 * What was seen after line `n`, in the form of the live view but for its `table`; what the line did; and the
 * seat that picked next, 0 for chance.
 */
export interface RecordView {
  n: number;
  view: Record<string, unknown>;
  events?: (Record<string, unknown>)[];
  next?: number | null;
}

/**
 * The view after line `n`, and for each line after it what it did. There `view` is a JSON merge patch (RFC
 * 7396) on the view of the line before. `more` says that the record goes on.
 */
export interface RecordSteps {
  n: number;
  view: Record<string, unknown>;
  steps: RecordView[];
  /** default false */
  more?: boolean;
}

/** One game of several with the same deal: its table and its points, clause by clause. */
export interface ComparedGame {
  info: TableInfo;
  scores: (Record<string, unknown>)[];
}

/** Finished games with the same deal, the first one first. */
export interface Comparison {
  games: ComparedGame[];
}

/** Who is to be reported: whoever sits at a seat, or said a line of the chat. */
export interface ReportWish {
  reason: "abuse" | "cheating" | "name" | "other" | "stalling";
  seat?: number | null;
  line?: number | null;
  /** default "" */
  note?: string;
}

/** A person. */
export interface Somebody {
  id: string;
  name: string;
}

/** Who sat where when a report was made. */
export interface SeatThen {
  seat: number;
  kind: string;
  colour: string;
  /** default "" */
  name?: string;
  /** default "" */
  person?: string;
  /** default "" */
  level?: string;
  /** default false */
  away?: boolean;
  /** default false */
  resigned?: boolean;
}

/** A line of the chat around a report. */
export interface LineThen {
  id: number;
  at: number;
  name: string;
  text: string;
  person: string;
  seat?: number | null;
}

/** A table when a report was made: nothing that only some at it may know. */
export interface Evidence {
  status: string;
  round: number;
  seats: SeatThen[];
  lines: LineThen[];
  line?: number | null;
  seat?: number | null;
}

/** A report, as an operator sees it. `decided` is when somebody decided, `outcome` what. */
export interface ReportInfo {
  thing: "report";
  id: string;
  at: number;
  reason: string;
  table: string;
  reporter: Somebody;
  person: Somebody;
  evidence: Evidence;
  /** default "" */
  note?: string;
  /** default false */
  banned?: boolean;
  /** default 0 */
  addresses?: number;
  decided?: number | null;
  /** default "" */
  outcome?: string;
}

/** Somebody who is banned or muted, or a banned address under the mark it is stored by. */
export interface BanInfo {
  thing: "ban";
  kind: "address" | "muted" | "person";
  id: string;
  name: string;
  since?: number | null;
  until?: number | null;
}

/** Some reports, and where the next page begins. */
export interface ReportPage {
  reports: ReportInfo[];
  next?: string | null;
}

/** Bans and mutes. */
export interface BanPage {
  bans: BanInfo[];
}

/** What becomes of a report: without any of these it is dismissed. */
export interface Decision {
  /** hours; 0 for not at all; default 0 */
  mute_hours?: number;
  /** default false */
  remove?: boolean;
  /** default false */
  ban?: boolean;
  /** hours; 0 for not at all; default 0 */
  address_hours?: number;
}

/** Whose ban and mute are to be lifted: a person's, or those of a banned address. */
export interface PardonWish {
  /** default "" */
  person?: string;
  /** default "" */
  address?: string;
}

/** A game to begin: the colours in seat order, the seat that starts, modules with their options, the deal. */
export interface SandboxSetup {
  colours?: ("blue" | "green" | "red" | "yellow")[];
  /** default 1 */
  start?: number;
  modules?: Record<string, string>;
  /** default 1 */
  seed?: number;
}

/**
 * A position and whose eyes to look with. It begins with a `record` (its text; if its draws were made by
 * hand, a seed deals from its end on) or else with a `setup`. Chance draws what `chance` lists, in that
 * order, and then as the seed deals. Each of `picks` is made by whoever must pick. `seat` 0 is the one that
 * must pick next. The events are those after the first `known` picks, by default those of the last pick.
 */
export interface SandboxWish {
  /** a record, see docs/notation.md; default "" */
  record?: string;
  setup?: SandboxSetup;
  chance?: string[];
  picks?: string[];
  /** default 0 */
  seat?: number;
  known?: number | null;
  why_not?: string[];
}

/** One pick that is open, the events up to the next chance or question if it is made, and who decides then. */
export interface SandboxOption {
  id: number;
  text: string;
  about?: Record<string, unknown>;
  preview?: (Record<string, unknown>)[];
  /** default "ask" */
  decides?: "ask" | "chance" | "others" | "over";
}

/** A question to the seat. */
export interface SandboxAsk {
  id: number;
  kind: string;
  clause: string;
  options: SandboxOption[];
  about?: Record<string, unknown>;
}

/**
 * The position as the seat sees it, as a table would tell it; `seq` is the number of picks made. `why_not`
 * has the clause for each pick that was asked about, "" if it is open; `reasons` which of its reasons
 * applies.
 */
export interface SandboxStep {
  type: "step";
  seq: number;
  view: Record<string, unknown>;
  events?: (Record<string, unknown>)[];
  ask?: SandboxAsk | null;
  base?: number | null;
  /** default false */
  can_undo?: boolean;
  /** default false */
  can_redo?: boolean;
  /** default false */
  early?: boolean;
  /** default false */
  undone?: boolean;
  ref?: number | null;
  why_not?: Record<string, string>;
  reasons?: Record<string, Record<string, unknown>>;
}

/** Where to send "your turn". */
export interface HookWish {
  url: string;
}

/** A webhook. Its secret, which signs notices, is shown only when it is set. */
export interface Hook {
  url: string;
  /** default "" */
  secret?: string;
}

/** A code that moves an identity to another device, once. */
export interface MoveCode {
  code: string;
  expires?: number | null;
}

/** How a new guest wants to be known. Some servers let in only those who have an invitation. */
export interface Arrival {
  name?: string | null;
  language?: string | null;
  /** default "" */
  invitation?: string;
}

/** Everything that is kept of a person. */
export interface Export {
  people: (Record<string, unknown>)[];
  codes: (Record<string, unknown>)[];
  hosted: (Record<string, unknown>)[];
  seats: (Record<string, unknown>)[];
  picks: (Record<string, unknown>)[];
  chat: (Record<string, unknown>)[];
  hooks: (Record<string, unknown>)[];
  addresses: (Record<string, unknown>)[];
  reports: (Record<string, unknown>)[];
  reported: (Record<string, unknown>)[];
}

/** What was said at a table. */
export interface ChatPage {
  lines: ChatLine[];
}

/** What can be sent over a table's socket. */
export type AnyCommand =
  | Answer
  | Answers
  | Undo
  | Redo
  | Restart
  | Preview
  | WhyNot
  | Hint
  | Resync
  | Say
  | Mute
  | Sit
  | Stand
  | TakeColour
  | AddBot
  | RemoveBot
  | RemovePlayer
  | Start
  | Pause
  | Resign
  | Abandon
  | VoteOut
  | Back
  | Close;

/** What comes over a table's socket. */
export type AnyReport =
  | Step
  | PreviewReport
  | WhyNotReport
  | HintReport
  | ChatLine
  | Done
  | Problem
  | Goodbye;
