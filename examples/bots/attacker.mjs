// A player for any game, in JavaScript: it gives the order with the best odds of harm to the enemy, and any order where nothing is to be fought.
//   npx tambour simulate denain --a "cmd:node examples/bots/attacker.mjs" --b random --games 4
// Tambour starts it and answers its requests: one JSON object a line each way, written to standard output and read from standard input.
import { createInterface } from 'node:readline';

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
async function ask(op, fields = {}) {
  process.stdout.write(`${JSON.stringify({ op, ...fields })}\n`);
  const { value, done } = await lines.next();
  if (done) process.exit(0); // Tambour has gone.
  const answer = JSON.parse(value);
  // A refused order is told with its rule; a few are forgiven. Standard error is shown if we fail.
  if (!answer.ok) console.error(`${op}: ${answer.error.message}`);
  return answer;
}

// A generator of our own, begun with the number that Tambour gives for the battle: the same battle is then played the same again.
const drawn = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

const FIGHTS = ['fire', 'shock', 'attack', 'charge', 'bombard', 'assault'];
const HARM = ['lost', 'eliminated', 'destroyed', 'routed', 'disorganised', 'retreat'];

// What an outcome is worth: facts are short lines that begin with the piece they are about.
const worth = (facts, enemies) =>
  facts.reduce((sum, fact) => {
    const isHarm = HARM.some((word) => fact.includes(word));
    return sum + (isHarm ? (enemies.has(fact.split(' ')[0]) ? 1 : -1) : 0);
  }, 0);

let random = Math.random;
let battle = '';
for (let told = await ask('wait'); told.match !== null; told = await ask('wait')) {
  if (told.match !== battle) [battle, random] = [told.match, drawn(told.battle.random)];
  if (told.status.over) continue; // The next "wait" is answered by the next battle, or by match:null.
  const { commands } = await ask('legal');
  // Pieces we can order are ours; whatever else is harmed counts as the enemy's.
  const ours = new Set(commands.map((command) => command.piece ?? command.unit));
  const enemies = { has: (piece) => !ours.has(piece) };
  let best = { value: 0.5, command: commands[Math.floor(random() * commands.length)] };
  for (const command of commands.filter(({ type }) => FIGHTS.includes(type)).slice(0, 8)) {
    const { ok, outcomes } = await ask('odds', { command, paths: 500 });
    if (!ok) continue;
    const value = outcomes.reduce((sum, { facts, chance }) => sum + chance * worth(facts, enemies), 0);
    if (value > best.value) best = { value, command };
  }
  await ask('apply', { command: best.command });
}
