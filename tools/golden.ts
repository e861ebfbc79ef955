/**
 * Plays the golden battles of Denain anew and writes their records and position counts: `npx tsx tools/golden.ts`.
 * To be run only when the rules are meant to play differently, after raising `version` in games/denain/src/game.ts.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { branch, chanceFrom, greedyPlayer } from '@tambour/ai';
import { denain } from '@tambour/denain';
import { type Command, Match, type MatchRecord, type Position, RECORD_FORMAT } from '@tambour/kernel';
import { type CountPlan, choose, countPositions, Lot, TEMPERS } from '@tambour/kernel/testing';

const FOLDER = join(import.meta.dirname, '..', 'games', 'denain', 'records');
const EDITIONS = ['fr', 'en'] as const;
const PLAYERS = ['even', 'bold', 'by-verb', 'greedy'] as const;
const MOST_BYTES = 150_000;

type P = Position<ReturnType<typeof denain.world>, ReturnType<typeof denain.field>>;

/** A whole battle. Some standing orders are left along the way, so that they are in the records too. */
function play(edition: string, player: (typeof PLAYERS)[number], seed: number): MatchRecord {
  const match = Match.begin(denain, { options: { edition } }, seed);
  const lot = new Lot(seed);
  const chances = denain.sides.map((_, side) => chanceFrom(branch(seed, side)));
  const greedy = greedyPlayer<P['world'], P['field']>();
  const temper = TEMPERS.find((t) => t === player);
  const standing = (side: string, on: string, answer: string): Command => ({ type: 'standing', side, on, answer });
  const give = (command: Command) => {
    const done = match.apply(command);
    if (!done.ok) throw new Error(`refused: ${JSON.stringify({ command, done })}`);
  };
  const left = [
    standing('C', 'reaction-fire', 'never'),
    standing('F', 'retreat', 'auto'),
    standing('C', 'reaction-fire', 'ask'),
    standing('F', 'advance', 'never'),
    standing('F', 'retreat', 'ask'),
    standing('C', 'losses', 'auto'),
  ];
  for (let n = 1; !match.position.over; n++) {
    const p: P = match.position;
    const index = temper ? choose(p, lot, temper) : greedy.choose(p, chances[p.side]!).index;
    give(p.decode(p.orders.at(index)));
    const order = n % 60 === 0 && player !== 'even' && !p.over ? left.shift() : undefined;
    if (order) give(order);
  }
  return match.record();
}

mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) if (name.endsWith('.json')) rmSync(join(FOLDER, name));
for (const edition of EDITIONS)
  for (const [i, player] of PLAYERS.entries()) {
    const record = play(edition, player, 1712 + i);
    writeFileSync(join(FOLDER, `${edition}-${player}.json`), JSON.stringify(record));
    const dice = record.entries.reduce((n, e) => n + e.dice.length, 0);
    console.log(`${edition}-${player}: ${record.entries.length} commands, ${dice} dice`);
  }
const plans: CountPlan[] = EDITIONS.flatMap((edition) =>
  [
    { seed: 1, after: 0, depth: 1 },
    { seed: 2, after: 60, depth: 2 },
    { seed: 3, after: 250, depth: 2 },
    { seed: 4, after: 420, depth: 2 },
  ].map((p) => ({ options: { edition }, ...p })),
);
const counts = plans.map((p) => countPositions(denain, { options: p.options }, p));
writeFileSync(join(FOLDER, 'counts.json'), JSON.stringify(counts));
// Laid out as every file here, so that a difference can be read.
const biome = join(import.meta.dirname, '..', 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
execFileSync(process.execPath, [biome, 'format', '--write', '--no-errors-on-unmatched', FOLDER], { stdio: 'ignore' });
for (const name of readdirSync(FOLDER)) {
  const { size } = statSync(join(FOLDER, name));
  if (size > MOST_BYTES) throw new Error(`${name} is too long: ${size} bytes`);
}
for (const c of counts)
  console.log(
    `${c.options.edition} seed ${c.seed} after ${c.after}: ${c.ways} ways, ${c.positions} positions at ${c.depth}`,
  );
console.log(`rules version ${denain.version}, ${RECORD_FORMAT}`);
