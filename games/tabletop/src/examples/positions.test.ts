import { headingOf } from '@tambour/boards';
import type { Arm, Calibre, Formation, MoraleState, Status, Terrain } from '../model/vocabulary.ts';
import { bestCandidate, commandCandidates } from '../rules/morale/command.ts';
import { environmentLines } from '../rules/morale/factors.ts';
import { type RetreatRallyCase, rallyRetreat } from '../rules/morale/rally.ts';
import { isBehind, isWhollyScreened } from '../rules/table/behind.ts';
import { goalFriends, goalPoint, retreatGoals } from '../rules/table/goals.ts';
import { mayMoveHalted } from '../rules/table/halted.ts';
import { inCm, lengthsOf } from '../rules/table/measure.ts';
import { passagesOf } from '../rules/table/passage.ts';
import { cmBetween, type Placed } from '../rules/table/placed.ts';
import { rallyDistances } from '../rules/table/rally-places.ts';
import { facesEnemy, sideOf } from '../rules/table/sectors.ts';
import { hasView } from '../rules/table/sight.ts';
import { figuresAround, surroundingsOf } from '../rules/table/surroundings.ts';
import { areaIn, baseIn, type Corner, general, ground, home, placed, type Rectangle } from '../testing/placed.ts';
import { situation } from '../testing/units.ts';
import { vectors } from '../testing/vectors.ts';

type Edge = Parameters<typeof home>[0];
type Disc = { readonly x: number; readonly y: number; readonly radius: number };
const FINE = 256;
const piece = (of: Rectangle | Disc) => ('radius' in of ? general(of.x, of.y) : placed(of));
const cover = (of: Rectangle | { readonly polygon: readonly Corner[] }) =>
  'polygon' in of ? { shape: areaIn(of.polygon) } : placed(of);
const spot = ([x, y]: Corner) => ({ x: lengthsOf(x), y: lengthsOf(y) });

vectors<{ readonly a: Rectangle | Disc; readonly b: Rectangle | Disc }>('distance', ({ a, b }) => ({
  distance: cmBetween(piece(a), piece(b)),
}));
vectors<{ readonly unit: Rectangle; readonly enemyCentre: Corner }>('sector', ({ unit, enemyCentre: [x, y] }) => ({
  sector: sideOf(baseIn(unit), lengthsOf(x) * FINE, lengthsOf(y) * FINE),
}));
vectors<{ readonly unit: Rectangle; readonly enemies: readonly Rectangle[] }>('facesEnemy', ({ unit, enemies }) => ({
  faces: facesEnemy(
    placed(unit),
    enemies.map(({ x, y, facing, width, depth }) => placed({ x, y, facing, width, depth, side: 1 })),
  ),
}));
vectors<{
  readonly unit: Rectangle;
  readonly of: Rectangle | { readonly polygon: readonly Corner[] };
  readonly nearestEnemy: Rectangle;
  readonly ownEdge: Edge;
}>('behind', ({ unit, of, nearestEnemy, ownEdge }) => ({
  behind: isBehind(placed(unit), cover(of), placed(nearestEnemy), home(ownEdge)),
}));
vectors<{
  readonly unit: Rectangle;
  readonly by: Rectangle;
  readonly enemies: readonly (Rectangle & { readonly arm: Arm })[];
}>('whollyScreened', ({ unit, by, enemies }) => ({
  whollyScreened: isWhollyScreened(
    placed(unit),
    placed(by),
    enemies.map(({ x, y, facing, width, depth, arm }) => placed({ x, y, facing, width, depth, arm, side: 1 })),
  ),
}));
vectors<{
  readonly a: Rectangle | Disc;
  readonly b: Rectangle | Disc;
  readonly units: readonly (Rectangle & { readonly formation: Formation })[];
  readonly terrain: readonly { readonly kind: Terrain; readonly polygon: readonly Corner[]; readonly level?: number }[];
}>('lineOfSight', ({ a, b, units, terrain }) => ({
  visible: hasView(piece(a), piece(b), { ground: ground(...terrain), units: units.map(placed), period: 1 }),
}));
vectors<{
  readonly from: Corner;
  readonly to: Corner;
  readonly visibleEnemies: readonly Corner[];
  readonly ownEdge: Edge;
}>('haltedMove', ({ from, to, visibleEnemies, ownEdge }) => ({
  allowed: mayMoveHalted(spot(from), spot(to), visibleEnemies.map(spot), home(ownEdge)),
}));

interface Around extends Rectangle {
  readonly side: string;
  readonly arm: Arm;
  readonly figures: number;
  readonly hasFormation: boolean;
  readonly inMelee: boolean;
  readonly regiment: string | null;
  readonly state: MoraleState;
  readonly formation?: Formation;
}
const around = ({ x, y, facing, width, depth, arm, figures, hasFormation, regiment, state, ...rest }: Around): Placed =>
  placed({
    ...{ x, y, facing, width, depth, arm, figures, hasFormation, regiment, state },
    side: rest.side === 'red' ? 0 : 1,
    formation: rest.formation ?? (arm === 'artillery' ? 'unlimbered' : 'line'),
    guns: arm === 'artillery' ? '6-pdr' : null,
  });
vectors<{
  readonly tester: Around;
  readonly others: readonly Around[];
  readonly general: Disc & { readonly visible: boolean };
}>('tableFactors', (c) => {
  const tester = around(c.tester);
  const figure = general(c.general.x, c.general.y);
  const looks = {
    units: [tester, ...c.others.map(around)],
    period: 1,
    isSeen: (_: Placed, other: unknown) => other !== figure || c.general.visible,
  };
  const found = surroundingsOf(tester, looks);
  const known = { id: 'g', kind: 'general', value: 60, authority: true, responsible: true, figure } as const;
  const figures = figuresAround(tester, [known], looks);
  const chosen = bestCandidate(commandCandidates(figures));
  const lines = environmentLines(situation(found));
  const value = (code: string): number => lines.find((line) => line.code === code)?.value ?? 0;
  return {
    ...found,
    F13: value('F13'),
    F14: value('F14'),
    F18: value('F18'),
    F19: value('F19'),
    generalDistance: figures[0]?.distance,
    F17: chosen?.code === 'F17' ? chosen.values[0] : 0,
    F20: chosen?.code === 'F20' ? chosen.value : 0,
  };
});
vectors<{
  readonly case: RetreatRallyCase['case'];
  readonly unit: Rectangle;
  readonly enemies: readonly (Rectangle & {
    readonly arm: Arm;
    readonly state?: MoraleState;
    readonly calibre?: Calibre;
    readonly manned?: boolean;
    readonly limbered?: boolean;
  })[];
}>('rallyDistances', (c) => {
  const enemies = c.enemies.map(({ arm, state = 'steady', calibre, manned = true, limbered, ...at }) =>
    placed({
      ...at,
      arm,
      state,
      side: 1,
      formation: arm === 'infantry' ? 'line' : limbered ? 'limbered' : 'unlimbered',
      guns: manned && calibre ? calibre : null,
    }),
  );
  const distances = rallyDistances(placed(c.unit), enemies);
  const { mayTest, mayStop } = rallyRetreat({ case: c.case, ...distances });
  return {
    musketDistance: distances.nearestEnemyInfantry,
    batteryDistance: distances.nearestBattery?.distance ?? null,
    halfRange: distances.nearestBattery?.halfRange ?? null,
    mayTest,
    mayStop,
  };
});

interface At {
  readonly id: string;
  readonly centre: Corner;
}
const point = ({ id, centre: [x, y] }: At) => ({ id, shape: placed({ x, y }).shape });
vectors<{
  readonly unit: Corner;
  readonly ownEdge: Edge;
  readonly friends: readonly (At & { readonly formed: boolean; readonly facingEnemy: boolean })[];
  readonly woods: readonly At[];
  readonly villages: readonly At[];
}>('retreatGoals', ({ unit: [x, y], ownEdge, ...c }) => {
  // Who faces the enemy is told, not placed: one who does has the only enemy before him.
  const own = placed({ x, y });
  const friends = c.friends.filter((friend) => {
    const [fx, fy] = friend.centre;
    const it = placed({ x: fx, y: fy, facing: friend.facingEnemy ? 0 : 180, hasFormation: friend.formed });
    return goalFriends(own, [own, it, placed({ x: fx, y: fy + 100, side: 1 })]).includes(it);
  });
  const kinds = { friends: friends.map(point), woods: c.woods.map(point), villages: c.villages.map(point) };
  const { friend, wood, village } = retreatGoals(own, kinds, home(ownEdge));
  return { goals: [friend, wood, village].flatMap((goal) => (goal ? [goal.id] : [])).concat('edge') };
});
vectors<{
  readonly unit: Corner;
  readonly unitDepth: number;
  readonly ownEdge: Edge;
  readonly goal: Rectangle | { readonly polygon: readonly Corner[] };
}>('goalPoint', ({ unit: [x, y], unitDepth, ownEdge, goal }) => {
  const to = goalPoint(cover(goal), lengthsOf(unitDepth), home(ownEdge));
  return {
    point: [inCm(to.x), inCm(to.y)],
    heading: inCm(headingOf(to.x - lengthsOf(x), to.y - lengthsOf(y))),
  };
});
vectors<{
  readonly state: 'rout' | 'flight';
  readonly router: Rectangle & { readonly figures: number };
  readonly heading: number;
  readonly distance: number;
  readonly friends: readonly (Rectangle & {
    readonly id: string;
    readonly figures: number;
    readonly status: Status;
    readonly formation: Formation;
    readonly hasFormation: boolean;
    readonly facingEnemy: boolean;
    readonly inMelee: boolean;
  })[];
}>('interpenetrationChoice', ({ state, router, heading, distance, friends }) => {
  const c = { state, base: baseIn(router), figures: router.figures };
  const way = { heading: lengthsOf(heading), length: lengthsOf(distance) };
  const { through, around: round } = passagesOf(
    { ...c, ...way },
    friends.map((friend) => ({ ...friend, shape: placed(friend).shape })),
  );
  return { through: through.map(({ id }) => id), around: round.map(({ id }) => id) };
});
