/**
 * Plays the golden battles of a game anew and writes their records and position counts: `npx tsx tools/golden.ts denain`.
 * To be run only when the rules are meant to play differently, after raising `version` in the game's front.ts.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { branch, chanceFrom, greedyPlayer } from '@tambour/ai';
import {
  type Choice,
  type Command,
  type GameSpec,
  itemAt,
  Match,
  type MatchRecord,
  RECORD_FORMAT,
  type World,
} from '@tambour/kernel';
import { type CountPlan, choose, countPositions, RANDOM_STYLES, SeededRandom } from '@tambour/kernel/testing';
import { BATTLES, type BattleCase, CROWDED } from './battles.ts';

const GAME = process.argv[2] ?? '';
const battles = BATTLES.filter((b) => b.game === GAME);
if (battles.length === 0) throw new Error(`name a game: ${[...new Set(BATTLES.map((b) => b.game))].join(', ')}`);
const FOLDER = join(import.meta.dirname, '..', 'games', GAME, 'records');
const PLAYERS = ['even', 'bold', 'by-verb', 'greedy'] as const;
type Player = (typeof PLAYERS)[number];
/** Battles of 1859 and of the table are long, and at a decision there may be thousands of orders. */
const crowded = CROWDED.filter((b) => b.game === GAME);
const isLong = crowded.length > 0;
/** A game of many battles keeps two records of each: one by lot, one played as well as we can. Of long ones one by lot, and of short ones in which everybody meets. */
const players: readonly Player[] = isLong ? ['by-verb'] : battles.length > 4 ? ['by-verb', 'greedy'] : PLAYERS;
const plan: readonly (readonly [BattleCase, Player])[] = [
  ...battles.flatMap((battle) => players.map((player) => [battle, player] as const)),
  ...crowded.map((battle) => [battle, 'bold'] as const),
];
const MOST_BYTES = 150_000;

/** A whole battle. Some standing orders are left along the way, so that they are in the records too. */
function play<W extends World, Field>(
  spec: GameSpec<W, Field>,
  choice: Choice,
  player: Player,
  seed: number,
): MatchRecord {
  const match = Match.begin(spec, choice, seed);
  const lot = new SeededRandom(seed);
  const chances = spec.sides.map((_, side) => chanceFrom(branch(seed, side)));
  const greedy = greedyPlayer<W, Field>();
  const temper = RANDOM_STYLES.find((t) => t === player);
  const give = (command: Command) => {
    const done = match.apply(command);
    if (!done.ok) throw new Error(`refused: ${JSON.stringify({ command, done })}`);
  };
  // Each standing order is left by one side and taken back later, in turns.
  const standing = (i: number): Command => {
    const on = itemAt(spec.standing, i % spec.standing.length);
    const answer = itemAt(on.answers, 1 + (i % (on.answers.length - 1)));
    const taken = Math.trunc(i / 3) % 2 === 1;
    const given = answer === 'chance' ? 'never' : answer;
    return { type: 'standing', side: itemAt(spec.sides, i % 2).id, on: on.id, answer: taken ? 'ask' : given };
  };
  for (let n = 1; !match.position.over; n++) {
    const p = match.position;
    const index = temper ? choose(p, lot, temper) : greedy.choose(p, itemAt(chances, p.side)).index;
    give(p.decode(p.actions.at(index)));
    if (n % 60 === 0 && player !== 'even' && !p.over) give(standing(n / 60));
  }
  return match.record();
}

mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) if (name.endsWith('.json')) rmSync(join(FOLDER, name));
for (const [battle, player] of plan) {
  const record = battle.use((spec, choice) => play(spec, choice, player, 1712 + PLAYERS.indexOf(player)));
  writeFileSync(join(FOLDER, `${battle.name}-${player}.json`), JSON.stringify(record));
  const dice = record.entries.reduce((n, e) => n + e.dice.length, 0);
  console.log(`${battle.name}-${player}: ${record.entries.length} commands, ${dice} dice`);
}
/** One deep says enough of thousands of orders. */
const PLANS: readonly Omit<CountPlan, 'options'>[] = isLong
  ? [
      { seed: 1, after: 0, depth: GAME === 'tabletop' ? 1 : 2 },
      { seed: 2, after: 40, depth: 1 },
      { seed: 3, after: 80, depth: 1 },
    ]
  : [
      { seed: 1, after: 0, depth: 1 },
      { seed: 2, after: 60, depth: 2 },
      { seed: 3, after: 250, depth: 2 },
      { seed: 4, after: 420, depth: 2 },
    ];
const counts = battles.flatMap((battle) =>
  battle.use((spec, choice) => {
    const { scenario, options } = spec.world(choice);
    return PLANS.map((plan) => countPositions(spec, choice, { scenario, options, ...plan }));
  }),
);
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
    `${JSON.stringify(c.options)} seed ${c.seed} after ${c.after}: ${c.ways} ways, ${c.positions} positions at ${c.depth}`,
  );
console.log(`rules version ${itemAt(battles, 0).use((spec) => spec.version)}, ${RECORD_FORMAT}`);
