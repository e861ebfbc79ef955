import type { Shape } from '@tambour/boards';
import { overlaps, touches } from '@tambour/boards';
import type { Arm, Formation, ManoeuvreClass, MoraleState } from '../model/vocabulary.ts';
import { isCrewAfoot } from '../rules/moving/field.ts';
import type { Command, MoveCase, StandingOrder } from '../rules/moving/index.ts';
import { rateOf } from '../rules/rates.ts';
import type { Placed } from '../rules/table/placed.ts';
import { mover } from './mover.ts';
import { type Corner, type GroundTold, ground, placed } from './placed.ts';

/** Numbers below 1, the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const KINDS: readonly (readonly [Arm, Formation])[] = [
  ['infantry', 'line'],
  ['infantry', 'attackColumn'],
  ['infantry', 'marchColumn'],
  ['infantry', 'skirmish'],
  ['infantry', 'square'],
  ['cavalry', 'line'],
  ['cavalry', 'attackColumn'],
  ['cavalry', 'marchColumn'],
  ['artillery', 'limbered'],
  ['artillery', 'unlimbered'],
];
export interface Scene {
  readonly c: MoveCase;
  readonly rate: number;
  /** A point to march to, near what the unit can do in a half. */
  readonly target: () => Command & { readonly kind: 'march' };
}
/** A unit among others on random ground; nothing overlaps it where it stands. */
export function randomScene(seed: number): Scene {
  const next = numbers(seed);
  const from = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const of = <T>(list: readonly T[]): T => list[from(0, list.length - 1)] as T;
  const around = (x: number, y: number, far: number): Corner => [x + from(-far, far), y + from(-far, far)];
  const [arm, formation] = of(KINDS);
  const figures = arm === 'artillery' ? of([4, 6]) : of([8, 12, 16]);
  const [x, y] = [from(8, 112), from(8, 72)];
  const box = (cx: number, cy: number, w: number, h: number): readonly Corner[] => [
    [cx - w, cy - h],
    [cx + w, cy - h + 1],
    [cx + w - 1, cy + h],
    [cx - w, cy + h - 1],
  ];
  const clip = ([a, b]: Corner): Corner => [Math.min(119, Math.max(1, a)), Math.min(79, Math.max(1, b))];
  const area = (far: number): readonly Corner[] => {
    const [cx, cy] = around(x, y, far);
    return box(cx, cy, from(3, 9), from(3, 9)).map(clip);
  };
  const isArea = (polygon: readonly Corner[]): boolean =>
    new Set(polygon.map(([a, b]) => `${a} ${b}`)).size === 4 &&
    polygon.every(([a, b], i) => {
      const [c, d] = polygon[(i + 1) % 4] as Corner;
      const [e, f] = polygon[(i + 2) % 4] as Corner;
      return (c - a) * (f - b) - (d - b) * (e - a) > 0;
    });
  const line = (): readonly Corner[] => {
    const [a, b] = [clip(around(x, y, 14)), clip(around(x, y, 14))];
    return a[0] === b[0] && a[1] === b[1] ? [a, [a[0] + 1, a[1]]] : [a, b];
  };
  const terrain: GroundTold[] = [];
  for (const kind of ['wood', 'hill', 'marsh', 'builtUp'] as const) {
    const polygon = area(16);
    if (next() < 0.5 && isArea(polygon)) terrain.push({ kind, polygon, level: 1, capacity: 20 });
  }
  for (const kind of ['hedge', 'wall', 'stream'] as const) if (next() < 0.3) terrain.push({ kind, line: line() });
  if (next() < 0.5) terrain.push({ kind: 'road', line: line() });
  const units: Placed[] = [];
  for (let i = from(1, 7); i > 0; i--) {
    const [ox, oy] = around(x, y, 22);
    const side = from(0, 1);
    const state: MoraleState = next() < 0.1 ? 'rout' : 'steady';
    const unit = placed({ x: ox, y: oy, facing: from(0, 359), width: from(3, 12), depth: from(2, 4), side, state });
    if (units.every(({ shape }) => !overlaps(shape, unit.shape))) units.push(unit);
  }
  const friend = units.find(({ side }) => side === 0);
  const order: StandingOrder = of([
    { type: 'ATTACK' },
    { type: 'ATTACK' },
    { type: 'WITHDRAW' },
    { type: 'HOLD', at: { x: (x + from(-22, 22)) * 100, y: (y + from(-22, 22)) * 100 } },
    friend ? { type: 'SUPPORT', unit: friend } : { type: 'MARCH' },
  ] satisfies StandingOrder[]);
  const c = mover(
    {
      x,
      y,
      facing: from(0, 359),
      arm,
      formation,
      figures,
      class: of<ManoeuvreClass>(['A', 'B', 'C']),
      state: next() < 0.1 ? 'halted' : 'steady',
      degradation: of(['formed', 'formed', 'disorganised']),
      order,
    },
    { ground: ground(...terrain), units },
    { left: of([2_000_000, 2_000_000, 1_300_000, 700_000]) },
  );
  const solid: readonly Shape[] = [
    ...units.map(({ shape }) => shape),
    ...c.around.ground.impassable,
    ...c.around.ground.sectors.map(({ shape }) => shape),
    ...(arm === 'artillery' ? c.around.ground.woods.map(({ shape }) => shape) : []),
  ];
  const own = c.unit.shape;
  const isClear =
    solid.every((shape) => !overlaps(own, shape)) &&
    c.around.ground.obstacles.every(({ shape }) => !touches(own, shape)) &&
    own.left >= 0 &&
    own.bottom >= 0 &&
    own.right <= 12_000 * 256 &&
    own.top <= 8_000 * 256;
  if (!isClear || isCrewAfoot(c.unit)) return randomScene(seed + 1_000_003);
  const rate = 100 * rateOf({ ...c.type, arm, formation });
  const target = (): Command & { readonly kind: 'march' } => {
    const { base } = c.unit;
    const reach = Math.ceil((rate * c.half.left) / 4_000_000);
    const wide = Math.min(9_000, Math.ceil((reach / base.width) * 5_730));
    const isStraight = next() < 0.2;
    const turn = isStraight ? 0 : from(-wide, wide);
    const length = from(0, reach);
    const angle = ((base.heading + turn) * Math.PI) / 18_000;
    const aside = from(-10, 10) * (isStraight ? 0 : base.width / 60);
    return {
      kind: 'march',
      x: Math.round(base.x + length * Math.sin(angle) + aside * Math.cos(angle)),
      y: Math.round(base.y + length * Math.cos(angle) - aside * Math.sin(angle)),
      heading: (base.heading + Math.round(turn * (isStraight ? 1 : 2 * next())) + 72_000) % 36_000,
    };
  };
  return { c, rate, target };
}
