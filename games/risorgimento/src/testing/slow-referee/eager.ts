import type { Position, World } from '@tambour/kernel';
import type { SeededRandom } from '@tambour/kernel/testing';
import type { Command } from './followed.ts';
import { distance } from './ground.ts';
import { FACINGS, type Saved } from './saved.ts';
import { type ScenarioFile, scenarioFile } from './scenario-file.ts';

/** Verbs that a player who looks for a fight likes better than others, and those he does not like. */
const LIKED = [
  'fire',
  'combine',
  'shoot',
  'attack',
  'charge',
  'join',
  'react',
  'counter',
  'storm',
  'continue',
  'try',
  'begin',
  'activate',
  'enter',
  'demolish',
  'massed',
];
const DISLIKED = ['pass', 'finish', 'done', 'wait', 'hold', 'stay', 'square', 'reserve'];
const TRIES = 6;

/** The index of the order of a random player who seeks the enemy: he marches towards him, and fights where he can. */
export function chooseEagerly<W extends World, Field>(
  p: Position<W, Field>,
  random: SeededRandom,
  at: Saved,
  side: string,
  file: ScenarioFile = scenarioFile(at.scenario),
): number {
  const { actions } = p;
  if (random.below(5) === 0) return random.below(actions.count);
  const corpsSide = new Map(file.corps.map((c) => [c.id, c.side as string]));
  const brigade = new Map(file.brigades.map((b) => [b.id, corpsSide.get(b.corps)!]));
  const sideOf = new Map(file.units.map((u) => [u.id, brigade.get(u.brigade)!]));
  const enemies = Object.entries(at.unit).flatMap(([id, row]) =>
    row.hex !== null && sideOf.get(id) !== side ? [row.hex] : [],
  );
  const value = (c: Command): number => {
    if (LIKED.includes(c.type)) return 100;
    if (DISLIKED.includes(c.type)) return -100;
    const to = c.to as string | undefined;
    if (to === undefined || enemies.length === 0) return 0;
    const far = Math.min(...enemies.map((hex) => distance(hex, to)));
    const mover = c.unit as string | undefined;
    const was = mover === undefined ? undefined : at.unit[mover]?.hex;
    const now = typeof was === 'string' ? Math.min(...enemies.map((hex) => distance(hex, was))) : 99;
    const [near] = enemies.filter((hex) => distance(hex, to) === far);
    const faces = far === 1 && near !== undefined && FACINGS.indexOf(String(c.facing)) >= 0 ? 1 : 0;
    return 40 - far * 2 + faces + (was === to ? -30 : 0) + (far >= now ? -20 : 0);
  };
  let best = random.below(actions.count);
  let most = value(p.decode(actions.at(best)) as Command);
  for (let n = 1; n < TRIES; n++) {
    const i = random.below(actions.count);
    const v = value(p.decode(actions.at(i)) as Command);
    if (v > most) [best, most] = [i, v];
  }
  return best;
}
