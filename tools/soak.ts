/**
 * Plays very many battles, more than a test run has time for, on all cores: `npm run soak [-- --random N --greedy N --drawn N --altered N]`.
 * Random and greedy games of every battle must end by the rules, and no random decision may be a dead end. Drawn games, of orders drawn
 * by piece, must too, and by piece the same orders be listed as in all. Altered positions
 * (N for each game, shared by its battles) must be refused by the name of a field, or play on. A failure is printed with
 * what plays it again: `npm run soak -- --one random:fr:123`. `--only reiters` or `--only M` picks a game or a battle; with `--orders 40` greedy
 * players look at 40 orders of a question instead of 160, which is worse play and as many questions in a third of the time.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { greedyPlayer, playGame } from '@tambour/ai';
import { faultsOf, itemAt, Position, type World } from '@tambour/kernel';
import {
  alterPosition,
  checkDrawnPlay,
  checkPieceOrders,
  PositionPool,
  playOut,
  SeededRandom,
  tryPosition,
} from '@tambour/kernel/testing';
import { BATTLES, type BattleCase, COMBINATIONS } from './battles.ts';

const ALL = [...BATTLES, ...COMBINATIONS];

const KINDS = ['random', 'greedy', 'drawn', 'altered'] as const;
type Kind = (typeof KINDS)[number];

interface Task {
  readonly kind: Kind;
  readonly battle: string;
  readonly from: number;
  readonly count: number;
  /** Orders that a greedy player looks at. */
  readonly orders: number | undefined;
}
interface Done {
  readonly task: Task;
  readonly decisions: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

const battleOf = (name: string): BattleCase => {
  const found = ALL.find((b) => b.name === name);
  if (!found) throw new Error(`no battle ${name}: there are ${ALL.map((b) => b.name).join(', ')}`);
  return found;
};

/** The positions of each battle that altered ones are made from. */
const pools = new Map<string, PositionPool>();
function poolOf(name: string): PositionPool {
  const pool =
    pools.get(name) ??
    battleOf(name).use((spec, choice) => PositionPool.ofRandomPlay(spec, spec.world(choice), [1, 2, 3]));
  pools.set(name, pool);
  return pool;
}
/** A position with a few changes: refused, or played on from. Throws when it does neither. */
function load(name: string, seed: number): { decisions: number; ending: string } {
  const { json, what } = alterPosition(poolOf(name), new SeededRandom(seed));
  return battleOf(name).use((spec, choice) => {
    try {
      return { decisions: 0, ending: tryPosition(new Position(spec, spec.world(choice)), json, seed) };
    } catch (error) {
      throw new Error(`${what}\n    ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  });
}

/** Of how many decisions one is looked at piece by piece. */
const LOOKED_AT = 8;

function endingOf<W extends World, Field>({ spec, verdict }: Position<W, Field>): string {
  if (!verdict) throw new Error('the battle is over without a verdict');
  return `${spec.sides[verdict.winner ?? -1]?.id ?? 'draw'} by ${verdict.rule}`;
}
/** One battle; throws when it does not end by the rules. Returns its decisions and how it ended. */
function fight(kind: Kind, name: string, seed: number, orders?: number): { decisions: number; ending: string } {
  if (kind === 'altered') return load(name, seed);
  const found = battleOf(name);
  return found.use((spec, choice) => {
    const world = spec.world(choice);
    if (kind === 'greedy') {
      const how = orders === undefined ? {} : { mostOrders: orders };
      const { decisions, verdict } = playGame(spec, world, [greedyPlayer(how), greedyPlayer(how)], seed);
      return { decisions, ending: `${spec.sides[verdict.winner ?? -1]?.id ?? 'draw'} by ${verdict.rule}` };
    }
    if (kind === 'drawn') {
      const p = new Position(spec, world);
      const decisions = checkDrawnPlay(p, p.twin(), seed);
      // Few drawn battles come to blows: what may be drawn there is looked at in one that does.
      playOut(p.twin().begin(seed), seed, (q, n, random) => {
        if (n % LOOKED_AT === seed % LOOKED_AT) checkPieceOrders(q, random);
      });
      return { decisions, ending: endingOf(p) };
    }
    const p = new Position(spec, world).begin(seed);
    const decisions = playOut(p, seed, (_p, n) => {
      const fault = n % 16 === 0 ? faultsOf(spec, p.field)[0] : undefined;
      if (fault) throw new Error(`decision ${n}: ${fault.field} ${fault.reason}`);
    });
    return { decisions, ending: endingOf(p) };
  });
}

function work(task: Task): Done {
  const endings: Record<string, number> = {};
  const faults: string[] = [];
  let decisions = 0;
  for (let seed = task.from; seed < task.from + task.count; seed++)
    try {
      const done = fight(task.kind, task.battle, seed, task.orders);
      decisions += done.decisions;
      endings[done.ending] = (endings[done.ending] ?? 0) + 1;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      faults.push(
        `${why}\n    again: npm run soak -- --one ${task.kind}:${task.battle}:${seed}${task.orders === undefined ? '' : ` --orders ${task.orders}`}`,
      );
    }
  return { task, decisions, endings, faults };
}

async function soak(
  names: readonly string[],
  mixed: readonly string[],
  wanted: Readonly<Record<Kind, number>>,
  million: number,
  base: number,
  hands: number,
  orders: number | undefined,
) {
  const queue: Task[] = [];
  const next = { random: base, greedy: base, drawn: base, altered: base };
  const SIZE = { random: 20, greedy: 1, drawn: 5, altered: 100 };
  const add = (kind: Kind, count: number) => {
    for (const battle of names) {
      // Altered positions are counted by the game, not by the battle.
      const { game } = battleOf(battle);
      const sharers = kind === 'altered' ? names.filter((n) => battleOf(n).game === game).length : 1;
      const games = Math.ceil(count / sharers);
      for (let done = 0; done < games; done += SIZE[kind])
        queue.push({ kind, battle, from: next[kind] + done, count: Math.min(SIZE[kind], games - done), orders });
    }
    next[kind] += count;
  };
  for (const kind of KINDS) add(kind, wanted[kind]);
  // Combinations of options share the games of one battle.
  const games = Math.ceil(wanted.random / Math.max(1, mixed.length));
  for (const battle of games > 0 ? mixed : []) queue.push({ kind: 'random', battle, from: base, count: games, orders });
  const total = new Map<string, { games: number; decisions: number; endings: Record<string, number> }>();
  const faults: string[] = [];
  let decisions = 0;
  let told = Date.now();
  const note = ({ task, ...done }: Done) => {
    const name = `${task.kind} ${task.battle}`;
    const sum = total.get(name) ?? { games: 0, decisions: 0, endings: {} };
    total.set(name, sum);
    sum.games += task.count;
    sum.decisions += done.decisions;
    for (const [ending, n] of Object.entries(done.endings)) sum.endings[ending] = (sum.endings[ending] ?? 0) + n;
    if (task.kind === 'random') decisions += done.decisions;
    for (const fault of done.faults) console.error(`  FAILED ${name}: ${fault}`);
    faults.push(...done.faults);
    if (Date.now() - told < 15_000) return;
    told = Date.now();
    console.log(`  … ${[...total].map(([n, t]) => `${n} ${t.games}`).join(', ')}; ${decisions} random decisions`);
  };
  const serve = (child: ChildProcess) =>
    new Promise<void>((resolve, reject) => {
      const give = () => {
        // More random games until there are as many decisions as were asked for.
        if (queue.length === 0 && decisions < million) add('random', 20);
        const task = queue.shift();
        if (!task) return resolve();
        child.send(task);
      };
      child.on('message', (done: Done) => {
        note(done);
        give();
      });
      child.on('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
      give();
    });
  const children = Array.from({ length: hands }, () => fork(itemAt(process.argv, 1), ['--work']));
  try {
    await Promise.all(children.map(serve));
  } finally {
    for (const child of children) child.kill();
  }
  for (const [name, t] of total)
    console.log(`${name}: ${t.games} games, ${t.decisions} decisions, ${JSON.stringify(t.endings)}`);
  console.log(`${decisions} random decisions, ${faults.length} failures`);
  return faults.length === 0;
}

const whole = (text: string | undefined, otherwise: number, what: string): number => {
  if (text === undefined) return otherwise;
  if (/^\d{1,10}$/.test(text)) return Number(text);
  console.error(`--${what} must be a whole number, not ${text}`);
  process.exit(1);
};
const { values } = parseArgs({
  options: {
    random: { type: 'string' },
    greedy: { type: 'string' },
    drawn: { type: 'string' },
    altered: { type: 'string' },
    decisions: { type: 'string' },
    seed: { type: 'string' },
    hands: { type: 'string' },
    orders: { type: 'string' },
    one: { type: 'string' },
    only: { type: 'string' },
    work: { type: 'boolean' },
  },
});
const orders = values.orders === undefined ? undefined : whole(values.orders, 0, 'orders');
if (values.work) process.on('message', (task: Task) => void process.send?.(work(task)));
else if (values.one) {
  const [kind, name, seed] = values.one.split(':');
  console.log(fight(KINDS.find((k) => k === kind) ?? 'random', name ?? '', Number(seed), orders));
} else {
  const seed = whole(values.seed, Date.now() % 1_000_000_000, 'seed');
  const wanted = {
    random: whole(values.random, 2000, 'random'),
    greedy: whole(values.greedy, 500, 'greedy'),
    drawn: whole(values.drawn, 100, 'drawn'),
    altered: whole(values.altered, 5000, 'altered'),
  };
  const million = whole(values.decisions, 1_000_000, 'decisions');
  const picked = (battles: readonly BattleCase[]) =>
    battles
      .filter((b) => values.only === undefined || b.game === values.only || b.name === values.only)
      .map((b) => b.name);
  const [names, mixed] = [picked(BATTLES), picked(COMBINATIONS)];
  console.log(
    `soak from seed ${seed}: ${wanted.random} random, ${wanted.greedy} greedy and ${wanted.drawn} drawn games a battle, ${wanted.altered} altered positions a game`,
  );
  const hands = whole(values.hands, availableParallelism(), 'hands');
  const isDry = await soak(names, mixed, wanted, million, seed, hands, orders);
  process.exitCode = isDry ? 0 : 1;
}
