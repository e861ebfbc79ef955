/**
 * Fits what the terms of a game's judge are worth to how battles end:
 * `npm run tune -- GAME [--roots 40] [--seconds 60] [--only M,AU] [--seed 1] [--ridge 1000] [--keep FILE] [--from FILE]… [--check 40] [--write]`.
 * Battles of the game are played by sergeants up to a moment drawn by lot; from there each is played on to the end several times, with other
 * dice and other first orders, and what each side has of every term is written down on the way. `--roots` and `--seconds` (of CPU) are for each battle.
 * `--keep` writes the rows to a file, `--from` fits to such files without playing. `--check` lets the fitted weights play the ones set by hand, so
 * many games of each battle with fresh dice, sides swapped; `--write` puts the fitted ones into the game's `weights.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  appraiserOf,
  branch,
  type Chance,
  chanceFrom,
  demeaned,
  type FitSettings,
  fitWeights,
  greedyPlayer,
  heldOut,
  type Player,
  playGame,
  type Row,
  rSquared,
  sergeantPlayer,
  valueBy,
  wilson,
} from '@tambour/ai';
import {
  type Appraisal,
  type GameSpec,
  Position,
  seedDice,
  type TermKind,
  type Weights,
  type World,
} from '@tambour/kernel';
import { BATTLES } from './battles.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    roots: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    ridge: { type: 'string' },
    keep: { type: 'string' },
    from: { type: 'string', multiple: true },
    check: { type: 'string', default: '0' },
    write: { type: 'boolean', default: false },
  },
});
const names = values.only?.split(',');
const battles = BATTLES.filter(({ game, name }) => game === positionals[0] && (names?.includes(name) ?? true));
const [game] = battles.map((each) => each.game);
if (!game) throw new Error(`name a game: ${[...new Set(BATTLES.map((each) => each.game))].join(', ')}`);

/** Few looks: many battles say more than good ones. */
const LOOKS = { mostOrders: 40, samples: 2, finalists: 3, moreSamples: 2 };
/** A root is played on so many times. */
const BRANCHES = 6;
/** A battle is cut into so many parts; a row is written down as each of them begins. */
const PARTS = 24;
/** Roots lie between these shares of the time. Later there is hardly anything left to decide. */
const [FIRST, LAST] = [0.98, 0.1];
/** Successive multiples of it, less whole numbers, spread evenly however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Terms that give direction keep half of their weight at least: without them an army stands still. */
const DIRECTION: readonly TermKind[] = ['goal', 'chance'];
const FLOOR = 0.5;
/** Pulls to the weights set by hand, in rows; the one that explains most of the roots held out is taken. Rows of one root are much alike. */
const RIDGES = [1000, 10_000, 100_000];

/** A term that hardly ever differs says nothing reliable: below this spread it keeps the weight set by hand. */
const RARE = 0.2;

/** Roots of different battles and files must not bear the same number; the battles of a check are numbered beyond all of them. */
const FAR = 100_000;
const FRESH = 100 * FAR;

const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

interface Judged {
  readonly terms: Appraisal<unknown>['terms'];
  readonly hand: Weights;
}

/** One battle of the game, to be played on from as many roots as there is time for. */
interface Source {
  readonly name: string;
  readonly judged: Judged;
  /** What came of the next root; nothing where the battle was over too soon. */
  next(): Row[];
  /** The score of one player by some weights against one by others: a draw counts as half. */
  score(by: Weights, against: Weights, games: number): number;
}

function sourceOf<W extends World, Field>(spec: GameSpec<W, Field>, world: W, name: string, first: number): Source {
  const seed = Number(values.seed);
  const p = new Position(spec, world).begin(seed);
  const appraisal = spec.appraisal?.();
  if (!appraisal) throw new Error(`${spec.id} has no named terms`);
  const { terms, winning } = appraisal;
  const player: Player<W, Field> = sergeantPlayer(LOOKS);
  const whim: Player<W, Field> = sergeantPlayer({ ...LOOKS, isWhim: true });
  const root = p.twin();
  const [own, enemy] = [new Float64Array(terms.length), new Float64Array(terms.length)];
  let number = first;

  /** Plays the root on to the end and writes down what there is as each part of the battle begins. */
  const playOn = (firstOrder: number, chance: Chance): Row[] => {
    p.copyFrom(root);
    seedDice(p.state.dice.word, chance.seed());
    const on: Omit<Row, 'outcome'>[] = [];
    const beginning = appraisal.moment(p.field);
    let part = Math.floor(PARTS * (1 - appraisal.timeLeft(p.field)));
    p.playAt(firstOrder);
    while (!p.over) {
      const timeLeft = appraisal.timeLeft(p.field);
      const moment = Math.floor(PARTS * (1 - timeLeft));
      if (moment > part && !p.isInside) {
        part = moment;
        appraisal.measure(p.field, 0, own);
        appraisal.measure(p.field, 1, enemy);
        on.push({ root: number, moment, timeLeft, terms: [...own.map((value, i) => value - (enemy[i] ?? 0))] });
      }
      // Until the activation or phase is over anything no worse than standing still will do: branches must differ to say anything.
      const who = appraisal.moment(p.field) === beginning ? whim : player;
      p.playAt(who.choose(p, chance).index);
    }
    const [a = 0, b = 0] = p.verdict?.points ?? [];
    const winner = p.verdict?.winner;
    const outcome = a - b + (winner === undefined ? 0 : winner === 0 ? winning : -winning);
    return on.map((row) => ({ ...row, outcome }));
  };

  return {
    name,
    judged: appraisal,
    next() {
      number++;
      const chance = chanceFrom(branch(seed, number));
      const time = FIRST + (LAST - FIRST) * ((number * GOLDEN) % 1);
      p.begin(chance.seed());
      while (!p.over && (p.isInside || p.actions.count < 2 || appraisal.timeLeft(p.field) > time))
        p.playAt(player.choose(p, chance).index);
      if (p.over) return [];
      root.copyFrom(p);
      const { count } = p.actions;
      const start = chance.below(count);
      // Spread over the list; there may be fewer orders than branches.
      return Array.from({ length: BRANCHES }, (_, k) => {
        const firstOrder = (start + Math.floor((k * Math.max(count, BRANCHES)) / BRANCHES)) % count;
        return playOn(firstOrder, chance);
      }).flat();
    },
    score(by, against, games) {
      const [one, other] = [by, against].map((weights): Player<W, Field> => {
        const appraiser = appraiserOf(spec, weights);
        return greedyPlayer(
          { ...LOOKS, isCalm: true },
          valueBy(() => appraiser),
        );
      });
      if (!one || !other) return 0;
      let score = 0;
      for (let i = 0; i < games; i++) {
        const seat = i % 2;
        const players = seat === 0 ? [one, other] : [other, one];
        // Roots grow from other branches of the seed.
        const { verdict } = playGame(spec, world, players, branch(seed, FRESH + first + i));
        score += verdict.winner === undefined ? 0.5 : Number(verdict.winner === seat);
      }
      return score;
    },
  };
}

interface Kept {
  readonly battles: readonly string[];
  readonly terms: readonly string[];
  readonly rows: readonly Row[];
}
function keptIn(files: readonly string[], ids: readonly string[]): Kept {
  const all = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Kept);
  for (const [i, { terms }] of all.entries())
    if (terms.join() !== ids.join()) throw new Error(`${files[i]} was written for other terms: ${terms.join()}`);
  return {
    battles: [...new Set(all.flatMap((each) => each.battles))],
    terms: ids,
    rows: all.flatMap(({ rows }, i) => rows.map((row) => ({ ...row, root: row.root + i * FAR * FAR }))),
  };
}
/** Takes the battles in turn, so that whatever has been kept when time is up is of all of them. */
function play(sources: readonly Source[], ids: readonly string[]): Kept {
  const rows: Row[] = [];
  const spent = sources.map(() => 0);
  const all: Kept = { battles: sources.map(({ name }) => name), terms: ids, rows };
  for (let round = 0; round < Number(values.roots); round++) {
    for (const [i, source] of sources.entries()) {
      if ((spent[i] ?? 0) > Number(values.seconds)) continue;
      const began = cpuSeconds();
      for (const row of source.next()) rows.push(row);
      spent[i] = (spent[i] ?? 0) + cpuSeconds() - began;
    }
    if (values.keep) writeFileSync(values.keep, JSON.stringify(all));
  }
  console.log(sources.map(({ name }, i) => `${name} ${spent[i]?.toFixed(0)} CPU s`).join(', '));
  return all;
}

const round = (weight: number): number => Number(weight.toPrecision(2));

/** Puts the fitted weights into the file where the old ones stood, and leaves the rest of it as it is. */
function write(ids: readonly string[], { early, late }: Weights, source: string): void {
  const file = new URL(`../games/${game}/data/weights.json`, import.meta.url);
  let text = readFileSync(file, 'utf8');
  const put = (pattern: RegExp, value: string): void => {
    if (!pattern.test(text)) throw new Error(`${file.pathname} has no ${pattern}`);
    text = text.replace(pattern, (_, before: string) => before + value);
  };
  for (const [i, id] of ids.entries())
    put(
      new RegExp(`("${id}":\\s*\\{\\s*"hand":\\s*\\[[^\\]]*\\],\\s*"fitted":\\s*)\\[[^\\]]*\\]`),
      `[${early[i]}, ${late[i]}]`,
    );
  put(/("source":\s*)"[^"]*"/, JSON.stringify(source));
  writeFileSync(file, text);
}

const sources = battles.map(({ name, use }, i) =>
  use((spec, choice) => sourceOf(spec, spec.world(choice), name, i * FAR)),
);
const [some] = sources;
if (!some) throw new Error(`no battle of ${game} is called ${values.only}`);
const { terms, hand } = some.judged;
const ids = terms.map(({ id }) => id);
const data = values.from ? keptIn(values.from, ids) : play(sources, ids);

const floor = terms.map(({ kind }) => (DIRECTION.includes(kind) ? FLOOR : 0));
const tried = (values.ridge ? [Number(values.ridge)] : RIDGES).map((ridge) => {
  const settings: FitSettings = { hand, floor, ridge };
  const { fitted } = heldOut(data.rows, settings);
  console.log(`ridge ${ridge}: held-out R² ${fitted.toFixed(4)}`);
  return { settings, fitted };
});
const best = tried.reduce((a, b) => (b.fitted > a.fitted ? b : a));
const quality = { hand: rSquared(data.rows, hand), fitted: best.fitted };
const own = demeaned(data.rows);
const spread = ids.map((_, i) =>
  Math.sqrt(own.reduce((sum, row) => sum + (row.terms[i] ?? 0) ** 2, 0) / Math.max(1, own.length)),
);
const found = fitWeights(data.rows, best.settings);
const kept = (weights: readonly number[], byHand: readonly number[]): number[] =>
  weights.map((weight, i) => ((spread[i] ?? 0) < RARE ? (byHand[i] ?? 0) : round(weight)));
const fitted: Weights = { early: kept(found.early, hand.early), late: kept(found.late, hand.late) };

const pair = (weights: Weights, i: number): string =>
  `${String(round(weights.early[i] ?? 0)).padStart(7)} → ${String(round(weights.late[i] ?? 0)).padEnd(7)}`;
console.log(`${'term'.padEnd(12)}${'hand'.padStart(9)}${'fitted'.padStart(18)}   spread`);
for (const [i, id] of ids.entries())
  console.log(`${id.padEnd(10)}${pair(hand, i)} ${pair(fitted, i)} ${spread[i]?.toFixed(2)}`);
const roots = new Set(data.rows.map(({ root }) => root)).size;
const gain = `held-out R² ${quality.hand.toFixed(3)} → ${quality.fitted.toFixed(3)}`;
console.log(`${roots} roots, ${data.rows.length} positions of ${data.battles.join(', ')}; ${gain}`);
const games = Number(values.check);
let score = 0;
for (const { name, score: play } of games > 0 ? sources : []) {
  const own = play(fitted, hand, games);
  console.log(`${name}: fitted v hand ${own} of ${games}`);
  score += own;
}
if (games > 0) {
  const { share, low, high } = wilson(score, games * sources.length);
  const percent = (x: number): string => (100 * x).toFixed(0);
  console.log(
    `fitted v hand, all battles: ${percent(share)} % [${percent(low)}–${percent(high)}] of ${games * sources.length}`,
  );
}
if (values.write)
  write(
    ids,
    fitted,
    `hand: set by looking at battles; fitted by npm run tune to ${data.rows.length} positions of ${data.battles.length} battles; ${gain}`,
  );
