/**
 * How even the battles are: one level against itself on each, `npm run weigh -- sergeant [--games 100] [--only fr,M] [--seed 1] [--from 0]`. Given
 * is the share of the decided battles that the first side wins, with Wilson's 95 % interval. Battles go by the names of `tools/battles.ts`.
 */
import { parseArgs } from 'node:util';
import { OPPONENTS, playBatch, summarise, wilson } from '@tambour/ai';
import type { Choice, GameSpec, World } from '@tambour/kernel';
import { BATTLES } from './battles.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    only: { type: 'string', default: 'fr,en,M,AU,D,CO,AV,san-martino,magenta,tutorial-farm,saalfeld-1806' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
});
const [name = 'sergeant', against = name] = positionals;
const levelCalled = (id: string) => {
  const level = OPPONENTS.find((each) => each === id);
  if (!level) throw new Error(`no player is called "${id}"`);
  return level;
};
const levels = [levelCalled(name), levelCalled(against)] as const;
const percent = (x: number): string => (100 * x).toFixed(0);

function weigh<W extends World, Field>(spec: GameSpec<W, Field>, choice: Choice): string {
  const before = process.cpuUsage().user;
  const games = Number(values.games);
  const results = playBatch(
    spec,
    spec.world(choice),
    { levels, seed: Number(values.seed) },
    Number(values.from),
    games,
  );
  const { wins, points, endings, turns } = summarise(results);
  const { share, low, high } = wilson(wins.a, wins.a + wins.b);
  return [
    `${spec.sides[0]?.id} ${percent(share)} % [${percent(low)}–${percent(high)}] of those decided: ${wins.a} to ${wins.b}, ${wins.draw} drawn`,
    `points ${points.a.mean.toFixed(1)} to ${points.b.mean.toFixed(1)}, ${turns.mean.toFixed(1)} turns`,
    Object.entries(endings)
      .map(([rule, n]) => `${rule} ${n}`)
      .join(' '),
    `${((process.cpuUsage().user - before) / 1e6 / games).toFixed(1)} CPU s a battle`,
  ].join('; ');
}

for (const each of values.only.split(',')) {
  const battle = BATTLES.find((b) => b.name === each);
  if (!battle) throw new Error(`no battle is called ${each}`);
  console.log(`${each.padEnd(14)} ${levels.join(' v ')}: ${battle.use(weigh)}`);
}
