/* boardgame.io serving one small game, in memory: what its users run. `node server.cjs PORT` */
const { Server, Origins } = require("boardgame.io/server");

/* Four small numbers and two scores, as much as a game of Modulo has; it never ends. */
const game = {
  name: "hands",
  setup: () => ({ hands: [[1, 1], [1, 1]], points: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    tap: ({ G, ctx }, own, target) => {
      const me = Number(ctx.currentPlayer);
      const value = (G.hands[1 - me][target] + G.hands[me][own]) % 5;
      if (value === 0) G.points[me] += 1;
      G.hands[1 - me][target] = value || 1;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
