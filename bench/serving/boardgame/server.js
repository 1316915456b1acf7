// A boardgame.io server, in memory, for a game whose state is about as big as the one to compare with.
// node server.js PORT LOBBY_PORT, in a folder where boardgame.io is installed.

const { Server, Origins } = require("boardgame.io/server");

const CELLS = 143;

// A player's message is about 4.9 kB with this state, most of it the same after each move.
const bench = {
  name: "bench",
  disableUndo: true,
  setup: () => ({
    creatures: Array.from({ length: CELLS }, (_, i) => ({ id: i, at: i % 18, damage: 0 })),
    picks: 0,
  }),
  moves: {
    pick: ({ G }, number) => {
      const creature = G.creatures[number % CELLS];
      creature.at = (creature.at + 7) % 18;
      G.picks += 1;
    },
  },
  turn: { activePlayers: { all: "play" }, stages: {} },
};
bench.turn.stages.play = { moves: bench.moves };

// On the same port, the routes of its lobby do not work with today's koa.
const [port, apiPort] = process.argv.slice(2).map(Number);
Server({ games: [bench], origins: [Origins.LOCALHOST] }).run({ port, lobbyConfig: { apiPort }, callback: () => console.log("ready") });
