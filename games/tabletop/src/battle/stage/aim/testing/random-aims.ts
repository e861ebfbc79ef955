import { Position } from '@tambour/kernel';
import { SeededRandom } from '@tambour/kernel/testing';
import type { Aim, AimAsk } from '@tambour/stage';
import type { Field } from '../../../model/state.ts';
import type { TabletopWorld } from '../../../model/world.ts';
import { tabletopPlay } from '../../../play.ts';
import { scene } from '../../scene.ts';
import { tabletopTable } from '../table.ts';

/** The questions in which a piece is sent somewhere. */
const SENDS = new Set(['move', 'ride', 'declare', 'react', 'reach']);
const VERBS = [
  'march',
  'advance',
  'wheel',
  'back',
  'face',
  'form',
  'limber',
  'enter',
  'leave',
  'turn',
  'evade',
  'square',
];
const MOST_CM = 30;

export type TabletopPosition = Position<TabletopWorld, Field>;
export interface Aimed {
  readonly p: TabletopPosition;
  readonly ask: AimAsk;
  readonly aim: Aim;
}
/** Any aim at all with a piece of the side that is asked: anywhere about it, at someone, any way, by any verb. */
function someAsk(p: TabletopPosition, random: SeededRandom): AimAsk | undefined {
  const { pieces } = scene(p.field);
  const isLeaders = p.question === 'ride';
  const own = pieces.filter(
    ({ id, base, owner }) => base && owner === p.side && p.world.leaderIndex.has(id) === isLeaders,
  );
  if (own.length === 0) return undefined;
  const { id, base } = random.of(own);
  const foes = pieces.filter((other) => other.base && other.owner !== p.side && p.world.unitIndex.has(other.id));
  const foe = foes.length > 0 && random.below(p.question === 'declare' ? 2 : 6) === 0 ? random.of(foes) : undefined;
  const about = (cm: number): number => {
    const off = ((random.below(2001) - 1000) / 1000) * random.below(MOST_CM + 1);
    return Math.max(0, Math.round((cm + off) * 100) / 100);
  };
  const at = foe?.base ?? base!;
  const isHere = random.below(8) === 0;
  return {
    piece: id,
    to: isHere ? [base!.x, base!.y] : foe ? [at.x, at.y] : [about(at.x), about(at.y)],
    snap: random.of([0, 0.5, 2]),
    ...(foe && { onto: foe.id }),
    ...(random.below(3) === 0 && { facing: random.below(36_000) / 100 }),
    ...(random.below(4) === 0 && { verb: random.of(VERBS) }),
  };
}
/** Aims over a battle that is played at random, so many at each question that sends somebody somewhere. */
export function* randomAims(scenario: string, seed: number, count: number, each = 4): Generator<Aimed> {
  const random = new SeededRandom(seed);
  const p: TabletopPosition = new Position(tabletopPlay, tabletopPlay.world({ scenario }));
  p.isLazy = true;
  p.begin(seed);
  let made = 0;
  for (let n = 0; made < count; n++) {
    if (p.over) p.begin(seed + n);
    if (SENDS.has(p.question ?? ''))
      for (let i = 0; i < each && made < count; i++) {
        const ask = someAsk(p, random);
        if (!ask) break;
        made++;
        yield { p, ask, aim: tabletopTable.aim(p.field, ask) };
      }
    p.play(p.draw((below) => random.below(below)));
  }
}
