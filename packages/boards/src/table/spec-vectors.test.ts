import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstTouch, setSweep, sweepShape } from './advance.hot.ts';
import { wheelCost } from './arc-length.ts';
import { distanceBetween, holdsPoint } from './distance.hot.ts';
import { freeWay } from './free-way.hot.ts';
import { headingOf } from './heading.hot.ts';
import type { Base } from './measure.ts';
import { FRONT, isAhead, isInArc, REAR, SECTORS, sectorOf } from './sector.hot.ts';
import { baseShape, discShape, type Shape, sampleBase, sampleDisc, setBase, setDisc } from './shape.ts';
import { hasLineOfSight, segmentCrosses } from './sight.hot.ts';
import {
  BOTTOM_EDGE,
  distanceToEdge,
  edgeLimit,
  nearestOnStretch,
  pointBeyond,
  TABLE_EDGES,
  type TableEdge,
  TOP_EDGE,
} from './table-edge.ts';
import { areaShape, lineShape } from './terrain.ts';

/**
 * The examples of the fourth game's rules that name points and that geometry answers by itself. Those that need rates,
 * states or a count of troops are the game's.
 */
interface Piece {
  readonly id?: string;
  readonly arm?: string;
  readonly state?: string;
  readonly formation?: string;
  readonly manned?: boolean;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
  readonly radius?: number;
  readonly polygon?: readonly (readonly [number, number])[];
}
interface Ground {
  readonly kind: string;
  readonly level?: number;
  readonly polygon: readonly (readonly [number, number])[];
}
type Pair = readonly [number, number];
/** What each action is given. */
interface Given {
  distance: { a: Piece; b: Piece };
  sector: { unit: Piece; enemyCentre: Pair };
  wheelCost: { width: number; degrees: number };
  lineOfSight: { a: Piece; b: Piece; units: readonly Piece[]; terrain: readonly Ground[] };
  behind: { unit: Piece; of: Piece; nearestEnemy: Piece; ownEdge: string };
  whollyScreened: { unit: Piece; by: Piece; enemies: readonly Piece[] };
  facesEnemy: { unit: Piece; enemies: readonly Piece[] };
  compulsoryHeading: {
    leg: string;
    unit: Pair;
    cause?: Pair;
    melee?: readonly { centre: Pair; inflicted: number }[];
    ownEdge: string;
    stretch?: Pair;
    table?: Pair;
  };
  tableFactors: { tester: Piece; others: readonly Piece[]; general: Piece };
  edgeReached: { unit: Piece; ownEdge: string; distance: number };
  compulsoryQuarter: {
    kind: string;
    unit: Piece;
    heading: number;
    distance: number;
    blockers: readonly Piece[];
    table: Pair;
  };
  goalPoint: { unit: Pair; unitDepth: number; ownEdge: string; goal: Piece };
  crewLeaves: { battery: Piece; attacker: Pair };
  rallyDistances: { unit: Piece; enemies: readonly Piece[] };
}
type Action = keyof Given;
type Vector<A extends Action> = {
  readonly id: string;
  readonly action: A;
  readonly given: Given[A];
  readonly expect: unknown;
};
interface Passage {
  readonly id: string;
  readonly action: 'interpenetrationChoice';
  readonly given: { router: Piece; heading: number; distance: number; friends: readonly Piece[] };
  readonly expect: { readonly through: readonly string[]; readonly around: readonly string[] };
}
type AnyVector = { [A in Action]: Vector<A> }[Action] | Passage;

const VECTORS: AnyVector[] = JSON.parse(readFileSync(new URL('testing/data/vectors.json', import.meta.url), 'utf8'));

const lengths = (cm: number): number => Math.round(cm * 100);
const fine = (cm: number): number => lengths(cm) * 256;
const baseOf = (p: Piece): Base => ({
  x: lengths(p.x),
  y: lengths(p.y),
  heading: lengths(p.facing),
  width: lengths(p.width),
  depth: lengths(p.depth),
});
const areaOf = (polygon: Ground['polygon']): Shape => areaShape(polygon.map(([x, y]) => [lengths(x), lengths(y)]));
const shapeOf = (p: Piece): Shape => {
  if (p.polygon) return areaOf(p.polygon);
  const shape = p.radius === undefined ? baseShape() : discShape();
  if (p.radius === undefined) setBase(shape, baseOf(p));
  else setDisc(shape, lengths(p.x), lengths(p.y), lengths(p.radius));
  return shape;
};
const distance = (a: Piece, b: Piece): number => distanceBetween(shapeOf(a), shapeOf(b)) / 100;
const edgeOf = (name: string): TableEdge => TABLE_EDGES.indexOf(name as 'top') as TableEdge;
const tableOf = ([width, height]: Pair = [120, 80]) => ({ width: lengths(width), height: lengths(height) });
const nearestFirst = (of: Piece, all: readonly Piece[]): Piece[] =>
  all.toSorted((a, b) => distance(of, a) - distance(of, b));
const sectorName = (of: Piece, x: number, y: number): string => SECTORS[sectorOf(baseOf(of), fine(x), fine(y))];

const ANSWERS: { readonly [A in Action]: (given: Given[A]) => unknown } = {
  distance: ({ a, b }) => ({ distance: distance(a, b) }),
  sector: ({ unit, enemyCentre: [x, y] }) => {
    const sector = sectorOf(baseOf(unit), fine(x), fine(y));
    return { sector: sector === FRONT ? 'front' : sector === REAR ? 'rear' : 'flank' };
  },
  wheelCost: ({ width, degrees }) => ({ cost: wheelCost(lengths(width), lengths(degrees)) / 100 }),
  lineOfSight: ({ a, b, units, terrain }) => {
    const grounds = terrain;
    const level = (p: Piece): number =>
      Math.max(
        0,
        ...grounds
          .filter((g) => g.kind === 'hill' && holdsPoint(areaOf(g.polygon), fine(p.x), fine(p.y)))
          .map((g) => g.level ?? 0),
      );
    const high = Math.max(level(a), level(b));
    const troops = units.filter((u) => u.formation !== 'skirmish' && high <= level(u)).map(shapeOf);
    const built = grounds.filter((g) => g.kind === 'builtUp' && high < 1).map((g) => areaOf(g.polygon));
    const hills = grounds.filter((g) => g.kind === 'hill' && (g.level ?? 0) > high).map((g) => areaOf(g.polygon));
    const veils = grounds.filter((g) => g.kind === 'wood').map((g) => areaOf(g.polygon));
    const blockers = [...troops, ...built, ...hills];
    const law = {
      most: 12_000,
      blockers,
      blockerCount: blockers.length,
      veils,
      veilCount: veils.length,
      mostVeil: 500,
    };
    const [from, to] = [new Int32Array(18), new Int32Array(18)];
    const sample = (p: Piece, points: Int32Array): number =>
      p.radius === undefined ? sampleBase(baseOf(p), points) : sampleDisc(shapeOf(p), points);
    return { visible: hasLineOfSight(law, from, sample(a, from), to, sample(b, to)) };
  },
  behind: ({ unit, of, nearestEnemy, ownEdge }) => {
    const cover = shapeOf(of);
    const edge = edgeOf(ownEdge);
    const isCrossed = segmentCrosses(cover, fine(unit.x), fine(unit.y), fine(nearestEnemy.x), fine(nearestEnemy.y));
    const [own, its] = [[fine(unit.x), fine(unit.y)] as const, [cover.x, cover.y] as const].map(([x, y]) =>
      distanceToEdge(tableOf(), edge, x / 256, y / 256),
    );
    return { behind: isCrossed && distance(unit, of) <= 15 && own! < its! };
  },
  whollyScreened: ({ unit, by, enemies }) => {
    const { xs, ys } = shapeOf(unit);
    const screen = shapeOf(by);
    const near = enemies.filter((e) => e.arm === 'infantry' && distance(unit, e) <= 21);
    const isScreened = near.every((e) =>
      [0, 1, 2, 3].every((i) => segmentCrosses(screen, fine(e.x), fine(e.y), xs[i]!, ys[i]!)),
    );
    return { whollyScreened: isScreened };
  },
  facesEnemy: ({ unit, enemies }) => {
    const [nearest] = nearestFirst(unit, enemies);
    return { faces: sectorName(unit, nearest!.x, nearest!.y) === 'front' };
  },
  compulsoryHeading: ({ leg, unit: [x, y], cause, melee, ownEdge, stretch, table }) => {
    const worst = melee?.toSorted((a, b) => b.inflicted - a.inflicted);
    const from: Pair | undefined = cause ?? worst?.[0]?.centre;
    const to = { x: 0, y: 0 };
    const [low, high]: Pair = stretch ?? [0, 120];
    nearestOnStretch(
      tableOf(table),
      { edge: edgeOf(ownEdge), from: lengths(low), to: lengths(high) },
      lengths(x),
      lengths(y),
      to,
    );
    const heading =
      leg === 'away' && from
        ? headingOf(lengths(x) - lengths(from[0]), lengths(y) - lengths(from[1]))
        : headingOf(to.x - lengths(x), to.y - lengths(y));
    return { leg, heading: heading / 100 };
  },
  tableFactors: ({ tester, others, general }) => {
    const threats = others.filter(
      (o) =>
        o.state !== 'rout' && distance(tester, o) <= (o.arm === 'infantry' ? 15 : 30) && tester.formation !== 'square',
    );
    const sectors = threats.map((o) => sectorName(tester, o.x, o.y));
    return {
      generalDistance: distance(tester, general),
      F18: sectors.includes('rear') ? -2 : 0,
      F19: sectors.includes('left') || sectors.includes('right') ? -1 : 0,
    };
  },
  edgeReached: ({ unit, ownEdge, distance: most }) => {
    const moved = edgeLimit(tableOf(), edgeOf(ownEdge), shapeOf(unit), lengths(unit.facing), lengths(most));
    return { moved: moved / 100, test: moved < lengths(most) };
  },
  compulsoryQuarter: ({ kind, unit, heading, distance: length, blockers, table }) => {
    const shapes = blockers.map(shapeOf);
    const way = { x: 0, y: 0, heading: 0, length: 0, isAtExit: false };
    const isFree = freeWay(
      {
        base: baseOf(unit),
        heading: lengths(heading),
        length: lengths(length),
        passage: kind === 'cavalry' ? 150 : 100,
        table: tableOf(table),
        blockers: shapes,
        blockerCount: shapes.length,
      },
      way,
    );
    const { x, y } = way;
    return isFree
      ? { blocked: false, heading: way.heading / 100, moved: way.length / 100, centre: [x / 100, y / 100] }
      : { blocked: true };
  },
  goalPoint: ({ unit: [x, y], unitDepth, ownEdge, goal }) => {
    const to = { x: 0, y: 0 };
    pointBeyond(tableOf(), edgeOf(ownEdge), shapeOf(goal), 300 + lengths(unitDepth) / 2, to);
    const heading = headingOf(to.x - lengths(x), to.y - lengths(y));
    return { point: [to.x / 100, to.y / 100], heading: heading / 100 };
  },
  crewLeaves: ({ battery, attacker: [x, y] }) => ({
    side: SECTORS[(sectorOf(baseOf(battery), fine(x), fine(y)) + 2) % 4],
  }),
  rallyDistances: ({ unit, enemies }) => {
    const near = (keep: (e: Piece) => boolean): number | null => {
      const [nearest] = nearestFirst(unit, enemies.filter(keep));
      return nearest ? distance(unit, nearest) : null;
    };
    return {
      musketDistance: near((e) => e.arm === 'infantry' && e.state !== 'rout'),
      batteryDistance: near((e) => e.arm === 'artillery' && e.manned !== false),
    };
  },
};

const answer = <A extends Action>(vector: Vector<A>): unknown => ANSWERS[vector.action](vector.given);

describe('examples of the rules', () => {
  it.each(VECTORS.flatMap((v) => (v.action === 'interpenetrationChoice' ? [] : [[v.id, v.action, v] as const])))(
    '%s: %s',
    (_id, _action, vector) => {
      expect(answer(vector)).toEqual(vector.expect);
    },
  );
  it.each(VECTORS.flatMap((v) => (v.action === 'interpenetrationChoice' ? [[v.id, v] as const] : [])))(
    '%s: who is passed',
    (_, { given, expect: { through, around } }) => {
      const sweep = sweepShape();
      setSweep(sweep, shapeOf(given.router), lengths(given.heading), lengths(given.distance));
      const router = { ...baseOf(given.router), heading: lengths(given.heading) };
      const passed = given.friends.filter(
        (f) => isAhead(router, fine(f.x), fine(f.y)) && distanceBetween(sweep, shapeOf(f)) < 200,
      );
      expect(passed.map((f) => f.id).toSorted()).toEqual([...through, ...around].toSorted());
    },
  );
  it('are all of them', () => {
    expect(VECTORS.length).toBe(82);
    expect(new Set(VECTORS.map((v) => v.id)).size).toBe(82);
  });
});

describe('the worked period', () => {
  const brook = lineShape([
    [0, 3_400],
    [3_000, 3_600],
    [4_800, 3_000],
    [8_000, 3_200],
    [12_000, 2_800],
  ]);
  const first: Piece = { x: 48, y: 29.25, facing: 0, width: 12, depth: 1.5 };
  const second: Piece = { x: 66, y: 32, facing: 0, width: 3, depth: 6 };
  const hussars: Piece = { x: 88, y: 36.5, facing: 0, width: 4.5, depth: 6 };
  const fusiliers: Piece = { x: 66, y: 48, facing: 180, width: 20, depth: 1.5 };
  const grenzers: Piece = { x: 44, y: 54, facing: 180, width: 16, depth: 1.5 };
  const chevaulegers: Piece = { x: 94, y: 64, facing: 180, width: 3, depth: 6 };
  const general = { x: 60, y: 26, radius: 1 } as Piece;
  it('has its distances', () => {
    expect(distance({ ...hussars, y: 14 }, chevaulegers)).toBe(44.06);
    expect(distance(second, fusiliers)).toBe(12.25);
    expect(distance(hussars, fusiliers)).toBe(12.45);
    expect(distance(first, fusiliers)).toBe(17.37);
    expect(distance(first, grenzers)).toBe(23.25);
    expect(distance(second, general)).toBe(4.41);
    expect(distance(second, chevaulegers)).toBe(36.07);
  });
  it('reaches the brook after so much: the first touch is rounded half up', () => {
    const touch = (p: Piece): number => firstTouch(shapeOf(p), 0, 2_000, brook) / 100;
    expect(touch({ ...hussars, y: 14 })).toBe(13.98);
    expect(touch({ ...second, y: 28 })).toBe(0.03);
    expect(touch({ ...first, y: 26 })).toBe(3.25);
    expect(touch(first)).toBe(0);
  });
  it('has the column in the arc of the fusiliers, and the hussars outside it, on their flank', () => {
    const arc = (of: Piece, target: Piece): boolean => isInArc(baseOf(of), shapeOf(of), shapeOf(target));
    expect(arc(fusiliers, second)).toBe(true);
    expect(arc(fusiliers, hussars)).toBe(false);
    expect(arc(first, fusiliers)).toBe(true);
    expect(sectorName(fusiliers, hussars.x, hussars.y)).toBe('left');
    expect([TOP_EDGE, BOTTOM_EDGE]).toEqual([edgeOf('top'), edgeOf('bottom')]);
  });
});
