/**
 * Computer players against each other, sides swapped: `npm run arena -- A B [--games 20] [--only fr,M] [--seed 1] [--from 0] [--behaviour]`. A draw counts
 * as half; brackets are Wilson's 95 % interval, and the last line is of all battles together. A game depends on its number alone: runs of `--from 0` and
 * `--from 20` side by side are the games of one run of 40. Battles go by the names of `tools/battles.ts`; `sergeant-hand` judges by the weights set by hand.
 * `--behaviour` counts besides how each player behaved: attacks a turn by side, moves that take a piece back to where it has been in the same turn,
 * leaders lost by themselves, and turns in which a side neither attacked nor moved anything.
 */
import { parseArgs } from 'node:util';
import {
  type Behaviour,
  branch,
  captainPlayer,
  OPPONENTS,
  type Player,
  playerOf,
  playGame,
  sergeantPlayer,
  sumOf,
  Watch,
  wilson,
} from '@tambour/ai';
import type { Choice, GameSpec, World } from '@tambour/kernel';
import { BATTLES } from './battles.ts';
import { deedsOf } from './deeds.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    only: { type: 'string', default: 'fr,en,M,AU,D,CO,AV,san-martino,tutorial-farm' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    behaviour: { type: 'boolean', default: false },
  },
});
const [a = '', b = ''] = positionals;

/** A player by its name, `sergeant-hand`, or `captain@looks=2000,horizon=1`: the same with another effort. */
function playerCalled<W extends World, Field>(name: string): Player<W, Field> {
  const [level, settings] = name.split('@');
  if (level === 'captain' && settings)
    return captainPlayer(
      Object.fromEntries(settings.split(',').map((each) => [each.split('=')[0], Number(each.split('=')[1])])),
    );
  if (name === 'sergeant-hand') return sergeantPlayer({}, {}, 'hand');
  const id = OPPONENTS.find((each) => each === name);
  if (!id) throw new Error(`no player is called "${name}"`);
  return playerOf(id);
}

/** A player with what its decisions have cost, in milliseconds of CPU. */
function timed<W extends World, Field>(id: string): { readonly player: Player<W, Field>; readonly spent: number[] } {
  const player = playerCalled<W, Field>(id);
  const spent: number[] = [];
  return {
    spent,
    player: {
      choose(p, chance) {
        const before = process.cpuUsage().user;
        const decision = player.choose(p, chance);
        spent.push((process.cpuUsage().user - before) / 1000);
        return decision;
      },
    },
  };
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const pace = (id: string, spent: readonly number[]): string => {
  const p95 = [...spent].sort((x, y) => x - y)[Math.floor(0.95 * spent.length)] ?? 0;
  return `${id} ${(sum(spent) / spent.length).toFixed(1)} ms, p95 ${p95.toFixed(0)}`;
};
const percent = (x: number): string => (100 * x).toFixed(0);

/** How a player behaved, on each side. */
function manner(
  id: string,
  sides: readonly { readonly id: string }[],
  games: readonly (readonly Behaviour[])[],
): string {
  const { turns, moves, returns, chiefs, still } = sumOf(games.flat());
  const attacks = sides.map((side, i) => {
    const own = sumOf(games[i] ?? []);
    return `${(own.attacks / own.turns).toFixed(2)} as ${side.id}`;
  });
  return [
    `${id}: attacks a turn ${attacks.join(', ')}`,
    `${((100 * returns) / moves).toFixed(1)} % of ${moves} moves go back`,
    `${chiefs} leaders lost alone in ${games.flat().length} games`,
    `nothing done in ${still} of ${turns} turns`,
  ].join('; ');
}

/** Of all battles so far. */
const total = { score: 0, games: 0 };
const shareOf = (score: number, games: number): string => {
  const { share, low, high } = wilson(score, games);
  return `${percent(share)} % [${percent(low)}–${percent(high)}] of ${games}`;
};

async function meet<W extends World, Field>(name: string, spec: GameSpec<W, Field>, choice: Choice): Promise<string> {
  const deeds = await deedsOf(spec.id, choice);
  const world = spec.world(choice);
  const [first, second] = [timed<W, Field>(a), timed<W, Field>(b)];
  const games = Number(values.games);
  const from = Number(values.from);
  const scores: number[] = [];
  const bySide: [number, number] = [0, 0];
  /** By player and side. */
  const behaved: Behaviour[][][] = [
    [[], []],
    [[], []],
  ];
  let margin = 0;
  for (let i = from; i < from + games; i++) {
    const seat = i % 2 === 0 ? 0 : 1;
    const players = seat === 0 ? [first.player, second.player] : [second.player, first.player];
    const watch = new Watch(deeds);
    let [side, turn] = [0, 0];
    const { verdict } = playGame(spec, world, players, branch(Number(values.seed), i), {
      begun: () => {},
      ordered: (position) => {
        side = position.side;
        turn = position.status.turn;
      },
      played: ({ events }) => watch.saw(side, turn, events),
    });
    for (const [side, behaviour] of watch.end().entries()) behaved[side === seat ? 0 : 1]?.[side]?.push(behaviour);
    const score = verdict.winner === undefined ? 0.5 : verdict.winner === seat ? 1 : 0;
    scores.push(score);
    bySide[seat] += score;
    margin += (verdict.points[seat] ?? 0) - (verdict.points[1 - seat] ?? 0);
  }
  total.score += sum(scores);
  total.games += games;
  const count = (score: number): number => scores.filter((s) => s === score).length;
  return [
    `${name.padEnd(14)} ${a} v ${b}: ${shareOf(sum(scores), games)}`,
    `+${count(1)} =${count(0.5)} -${count(0)}, as first side ${bySide[0]}, as second ${bySide[1]}, margin ${(margin / games).toFixed(1)}`,
    ...(values.behaviour ? behaved.map((sides, i) => `\n  ${manner([a, b][i] ?? '', spec.sides, sides)}`) : []),
    `${pace(a, first.spent)}; ${pace(b, second.spent)}; ${((sum(first.spent) + sum(second.spent)) / games / 1000).toFixed(1)} CPU s a game`,
  ].join('; ');
}

for (const name of values.only.split(',')) {
  const battle = BATTLES.find((each) => each.name === name);
  if (!battle) throw new Error(`no battle is called ${name}`);
  console.log(await battle.use((spec, choice) => meet(name, spec, choice)));
}
if (values.only.includes(',')) console.log(`all            ${a} v ${b}: ${shareOf(total.score, total.games)}`);
