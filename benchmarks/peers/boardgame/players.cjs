/* Players for it: `node players.cjs PORT MATCHES SECONDS RATE`. Two at each match, each with a
   socket of its own, saying what boardgame.io's client says and no more. RATE: moves a second at
   each match, 0 for as many as there may be. Prints what benchmarks/load.py prints. */
const { io } = require("socket.io-client");

const [port, matches, seconds, rate] = process.argv.slice(2).map(Number);
const sent = new Map();
const seen = [];
let isPlaying = false;
let moves = 0;

function join(match, player) {
  const socket = io(`http://127.0.0.1:${port}/hands`, { transports: ["websocket"], forceNew: true });
  let state = null;
  const move = () => {
    if (!isPlaying) return;
    sent.set(match, performance.now());
    const tap = { type: "tap", args: [0, 1], playerID: String(player) };
    socket.emit("update", { type: "MAKE_MOVE", payload: tap }, state._stateID, match, String(player));
  };
  const isMine = () => state.ctx.currentPlayer === String(player);
  const go = () => {
    if (!isPlaying || !isMine()) return;
    if (rate) setTimeout(move, (500 + 1000 * Math.random()) / rate);
    else move();
  };
  socket.on("update", (_, next) => {
    const isNews = state === null || next._stateID > state._stateID;
    state = next;
    if (!isNews || !isMine()) return;
    const began = sent.get(match);
    if (began !== undefined) {
      seen.push(performance.now() - began);
      sent.delete(match);
      moves += 1;
    }
    go();
  });
  return new Promise((resolve) => {
    socket.on("sync", (_, { state: first }) => {
      state = first;
      resolve({ begin: () => (rate ? setTimeout(() => isMine() && move(), (1000 * Math.random()) / rate) : go()) });
    });
    socket.on("connect", () => socket.emit("sync", match, String(player), undefined, 2));
  });
}

async function main() {
  const players = [];
  for (let i = 0; i < matches; i++) {
    players.push(await join(`match${rate}-${i}`, 0));
    players.push(await join(`match${rate}-${i}`, 1));
  }
  console.log("ready");
  isPlaying = true;
  const began = performance.now();
  for (const player of players) player.begin();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  isPlaying = false;
  const took = (performance.now() - began) / 1000;
  seen.sort((a, b) => a - b);
  const at = (share) => seen[Math.min(seen.length - 1, Math.floor(seen.length * share))] ?? 0;
  console.log(JSON.stringify({ moves, moves_per_second: moves / took, p50_ms: at(0.5), p99_ms: at(0.99), worst_ms: at(1) }));
  process.exit(0);
}
void main();
