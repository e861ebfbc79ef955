import { SECTORS } from '@tambour/boards';
import type { Arm, CavalryClass, Formation, ManoeuvreClass } from '../model/vocabulary.ts';
import { causeOf } from '../rules/morale/cause.ts';
import { type Leg, retreatQuarters, runQuarters } from '../rules/morale/compulsory.ts';
import { runnerOf } from '../rules/rates.ts';
import { convoyHalf, convoySize } from '../rules/table/convoy.ts';
import { atOwnEdge } from '../rules/table/edges.ts';
import { compulsoryHeading } from '../rules/table/headings.ts';
import { crewSide } from '../rules/table/leave.ts';
import { inCm, lengthsOf } from '../rules/table/measure.ts';
import { compulsoryQuarter } from '../rules/table/path.ts';
import { baseIn, type Corner, home, placed, type Rectangle } from '../testing/placed.ts';
import { vectors } from '../testing/vectors.ts';

type Edge = Parameters<typeof home>[0];
const spot = ([x, y]: Corner) => ({ x: lengthsOf(x), y: lengthsOf(y) });
const centre = ({ x, y }: { readonly x: number; readonly y: number }): Corner => [inCm(x), inCm(y)];
const SMALL = { width: 300, depth: 300 };

vectors<{
  readonly leg: Leg;
  readonly unit: Corner;
  readonly cause?: Corner;
  readonly melee?: readonly { readonly id: string; readonly centre: Corner; readonly inflicted: number }[];
  readonly ownEdge: Edge;
  readonly stretch?: Corner;
  readonly table?: Corner;
}>('compulsoryHeading', ({ leg, unit, cause, melee, ownEdge, stretch, table }) => {
  const enemies = (melee ?? []).map(({ id, inflicted }) => ({ id, losses: inflicted }));
  const by = causeOf({ occasions: ['meleeLost'], enemies, nearestInView: null });
  const from = cause ?? melee?.find(({ id }) => id === by)?.centre;
  const heading = compulsoryHeading({ ...spot(unit), heading: 0, ...SMALL }, leg, {
    cause: from ? spot(from) : null,
    home: home(ownEdge, stretch, table),
  });
  return { leg, heading: inCm(heading) };
});
vectors<{
  readonly state: 'retreat' | 'rout' | 'flight';
  readonly arm: Arm;
  readonly cavalryClass?: CavalryClass;
  readonly class: ManoeuvreClass;
  readonly formation: Formation;
  readonly unit: Corner;
  readonly cause: Corner;
  readonly ownEdge: Edge;
}>('compulsoryPeriod', ({ state, unit, cause, ownEdge, ...mover }) => {
  const { moves, legs } =
    state === 'retreat'
      ? retreatQuarters({ ...mover, degradation: 'formed', startQuarter: 1 })
      : runQuarters({ state, kind: runnerOf(mover), startQuarter: 1 });
  let base = { ...spot(unit), heading: 0, ...SMALL };
  const own = home(ownEdge);
  const centres = legs.map((leg, i) => {
    const length = lengthsOf(moves[i] ?? 0);
    if (length > 0) {
      const heading = compulsoryHeading(base, leg, { cause: spot(cause), home: own });
      const walker = { arm: mover.arm, guns: null, state };
      ({ base } = compulsoryQuarter({ walker, base, heading, length, home: own, friends: [], others: [] }));
    }
    return centre(base);
  });
  return { centres };
});
vectors<{
  readonly state: 'retreat' | 'rout' | 'flight';
  readonly kind: Arm;
  readonly unit: Rectangle;
  readonly heading: number;
  readonly distance: number;
  readonly blockers: readonly Rectangle[];
  readonly table: Corner;
}>('compulsoryQuarter', ({ state, kind, unit, heading, distance, blockers, table }) => {
  const way = compulsoryQuarter({
    walker: { arm: kind, guns: null, state },
    base: baseIn(unit),
    heading: lengthsOf(heading),
    length: lengthsOf(distance),
    home: home('bottom', undefined, table),
    friends: blockers.map((blocker) => placed(blocker).shape),
    others: [],
  });
  const { blocked } = way;
  return { blocked, heading: inCm(way.heading), moved: inCm(way.moved), centre: centre(way.base) };
});
vectors<{
  readonly state: 'retreat' | 'rout';
  readonly unit: Rectangle;
  readonly ownEdge: Edge;
  readonly distance: number;
}>('edgeReached', ({ state, unit, ownEdge, distance }) => {
  const own = home(ownEdge);
  const { moved, next } = atOwnEdge(baseIn(unit), lengthsOf(distance), state, own);
  return { moved: inCm(moved), test: next === 'tests' };
});
vectors<{ readonly unit: Rectangle; readonly ownEdge: Edge; readonly distance: number }>(
  'flightAtEdge',
  ({ unit, ownEdge, distance }) => {
    const { moved, next } = atOwnEdge(baseIn(unit), lengthsOf(distance), 'flight', home(ownEdge));
    return { moved: inCm(moved), onTable: next !== 'gone' };
  },
);
vectors<{ readonly battery: Rectangle; readonly attacker: Corner }>('crewLeaves', ({ battery, attacker: [x, y] }) => {
  const at = placed({ x, y }).shape;
  return { side: SECTORS[crewSide(baseIn(battery), at, home('bottom'))] };
});
vectors<{ readonly convoy: Corner; readonly captorsEdge: Edge }>('convoyMove', ({ convoy, captorsEdge }) => {
  const base = { ...spot(convoy), heading: 0, ...convoySize(12) };
  return { centre: centre(convoyHalf(base, home(captorsEdge)).base) };
});
