// A player in sixty lines. It needs nothing but Node: it starts `tambour engine`, talks to it in JSON lines, and commands
// the French at Denain against the engine's own random player. Run it from anywhere: node examples/bot.mjs [seed]
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../apps/cli/bin/tambour.js', import.meta.url));
const engine = spawn(process.execPath, [program, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });

// One request, one answer with the same id. Errors are answers too; this bot only asks what it may, so it throws on them.
const waiting = new Map();
createInterface({ input: engine.stdout }).on('line', (line) => {
  const answer = JSON.parse(line);
  waiting.get(answer.id)(answer);
  waiting.delete(answer.id);
});
let sent = 0;
async function ask(op, fields = {}) {
  const id = ++sent;
  const answer = new Promise((resolve) => waiting.set(id, resolve));
  engine.stdin.write(`${JSON.stringify({ id, op, ...fields })}\n`);
  const told = await answer;
  if (!told.ok) throw new Error(`${op}: ${told.error.message}`);
  return told;
}

// How much an outcome is worth to us. Facts are short lines such as "c-al1 lost 1, retreated"; French pieces begin with f-.
const HARM = { lost: 2, eliminated: 6, routed: 4, disorganised: 1, retreated: 1 };
function worth(facts) {
  let sum = 0;
  for (const fact of facts)
    for (const [word, weight] of Object.entries(HARM))
      if (fact.includes(word)) sum += fact.startsWith('f-') ? -weight : weight;
  return sum;
}

// Our whole art of war: attack wherever the odds are good, otherwise give any order at all.
async function decide(match) {
  const { commands } = await ask('legal', { match });
  let best = { value: 0.5, command: commands[Math.floor(Math.random() * commands.length)] };
  for (const command of commands.filter((c) => c.type === 'shock' || c.type === 'fire').slice(0, 12)) {
    // Chances of everything up to the next decision, exact unless there are more than 500 paths of dice.
    const { outcomes } = await ask('odds', { match, command, paths: 500 });
    const value = outcomes.reduce((sum, { facts, chance }) => sum + chance * worth(facts), 0);
    if (value > best.value) best = { value, command };
  }
  return best.command;
}

const { games } = await ask('hello');
const seed = Number(process.argv[2] ?? 1712);
let { match, status } = await ask('new', { game: games[0].id, seed });
let orders = 0;
while (!status.over) {
  const isOurs = status.side === 'F';
  const command = isOurs ? await decide(match) : (await ask('suggest', { match, level: 'random' })).command;
  ({ status } = await ask('apply', { match, command, side: status.side }));
  if (isOurs) orders++;
}
const { winner, points, why } = status.over;
console.log(`${orders} orders given. Winner: ${winner ?? 'nobody'} (F ${points.F}, C ${points.C}). ${why.en}`);
engine.stdin.end();
