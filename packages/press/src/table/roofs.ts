import { itemAt } from '@tambour/kernel';
import { type Chance, chance } from '../chance.ts';
import { eachSide } from '../curve.ts';
import { area, group, line, number, type Point, trace, traces } from '../ink.ts';
import { depthIn } from './outline.ts';
import type { Ground, TableGround } from './table-ground.ts';
import type { TableInks } from './table-inks.ts';
import { CM } from './table-layout.ts';
import type { TableSector } from './table-plan.ts';

/** A built-up sector from above: lots along streets, roofs and yards, all inside the polygon. */
export interface Roof {
  /** From the near left, round the eaves. */
  readonly eaves: readonly [Point, Point, Point, Point];
  readonly kind: number;
}
interface Lot {
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly depth: number;
}
interface Frame {
  readonly origin: Point;
  readonly along: Point;
}

const STREET = 0.95 * CM;
const LIGHT: Point = [-0.6, -0.8];

/** Along the longest side of the polygon. */
const frameOf = (outline: readonly Point[]): Frame => {
  let best = 0;
  let along: Point = [1, 0];
  eachSide(outline, (p, q) => {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (length > best + 0.01) {
      best = length;
      along = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
    }
  });
  return { origin: itemAt(outline, 0), along };
};
const toFrame = ({ origin, along }: Frame, [x, y]: Point): Point => {
  const [dx, dy] = [x - origin[0], y - origin[1]];
  return [dx * along[0] + dy * along[1], -dx * along[1] + dy * along[0]];
};
const fromFrame = ({ origin, along }: Frame, [u, v]: Point): Point => [
  origin[0] + u * along[0] - v * along[1],
  origin[1] + u * along[1] + v * along[0],
];

const split = (lot: Lot, most: number, dice: Chance): Lot[] => {
  const { u, v, width, depth } = lot;
  if (width <= most && depth <= most * 0.95) return [lot];
  const share = dice.between(0.42, 0.58);
  const halves: readonly Lot[] =
    width >= depth
      ? [
          { ...lot, width: width * share },
          { ...lot, u: u + width * share, width: width * (1 - share) },
        ]
      : [
          { ...lot, depth: depth * share },
          { ...lot, v: v + depth * share, depth: depth * (1 - share) },
        ];
  return halves.flatMap((half) => split(half, most, dice));
};

/** Barns on three sides of a yard, the house beside the gate, and an orchard. */
const BARNS = 5;
const farmyard = (u0: number, v0: number, u1: number, v1: number): Lot[] => {
  const [wide, deep] = [u1 - u0, v1 - v0];
  const barn = Math.min(2.1 * CM, 0.3 * Math.min(wide, deep));
  const gap = 0.25 * CM;
  const middle = deep - 2 * barn - 2 * gap;
  return [
    { u: u0, v: v0, width: wide * 0.58, depth: barn },
    { u: u0 + wide * 0.6, v: v0, width: wide * 0.4, depth: barn },
    { u: u0, v: v0 + barn + gap, width: barn, depth: middle },
    { u: u1 - barn, v: v0 + barn + gap, width: barn, depth: middle },
    { u: u0 + wide * 0.64, v: v1 - barn, width: wide * 0.36, depth: barn },
    { u: u0, v: v1 - barn, width: wide * 0.38, depth: barn },
  ];
};

interface Built {
  readonly roofs: readonly Roof[];
  readonly gardens: readonly (readonly Point[])[];
  readonly church: readonly Point[] | undefined;
  readonly streets: readonly (readonly Point[])[];
}

const LOOKS = {
  village: { lot: 2.7 * CM, bare: 0.24, church: true },
  town: { lot: 2.3 * CM, bare: 0.1, church: true },
  farm: { lot: 3.3 * CM, bare: 0, church: false },
} as const;

export const builtOf = ({ of, outline }: Ground<TableSector>): Built => {
  const dice = chance(`${of.id} roofs`);
  const look = LOOKS[of.look ?? 'village'];
  const frame = frameOf(outline);
  const flat = outline.map((p) => toFrame(frame, p));
  const [u0, u1] = [Math.min(...flat.map((p) => p[0])), Math.max(...flat.map((p) => p[0]))];
  const [v0, v1] = [Math.min(...flat.map((p) => p[1])), Math.max(...flat.map((p) => p[1]))];
  const inset = 0.34 * CM;
  const [crossU, mainV] = [u0 + (u1 - u0) * dice.between(0.36, 0.6), v0 + (v1 - v0) * dice.between(0.44, 0.56)];
  const block = (a: number, b: number, c: number, d: number): Lot => ({ u: a, v: c, width: b - a, depth: d - c });
  const street = STREET / 2;
  // The lane goes off to one hand only, unless this is a town.
  const hand = dice.next() < 0.5 ? -1 : 1;
  const isCrossed = (side: 1 | -1): boolean => of.look === 'town' || hand === side;
  const row = (side: 1 | -1, from: number, to: number): Lot[] =>
    isCrossed(side)
      ? [block(u0 + inset, crossU - street, from, to), block(crossU + street, u1 - inset, from, to)]
      : [block(u0 + inset, u1 - inset, from, to)];
  const blocks = [...row(-1, v0 + inset, mainV - street), ...row(1, mainV + street, v1 - inset)].filter(
    ({ width, depth }) => width > CM && depth > CM,
  );
  const isIn = (shape: readonly Point[], margin: number): boolean =>
    shape.every((p) => depthIn(outline, p) >= margin - 0.01);
  const shapeOf = ({ u, v, width, depth }: Lot): [Point, Point, Point, Point] => [
    fromFrame(frame, [u, v]),
    fromFrame(frame, [u + width, v]),
    fromFrame(frame, [u + width, v + depth]),
    fromFrame(frame, [u, v + depth]),
  ];
  const roofs: Roof[] = [];
  const gardens: Point[][] = [];
  let church: Point[] | undefined;
  const lots =
    of.look === 'farm'
      ? farmyard(u0 + inset, v0 + inset, u1 - inset, v1 - inset)
      : blocks.flatMap((part) => split(part, look.lot, dice));
  const holy = look.church ? Math.floor(dice.between(0.3, 0.7) * lots.length) : -1;
  const isFarm = of.look === 'farm';
  lots.forEach((lot, i) => {
    const bare = isFarm ? i >= BARNS : dice.next() < look.bare;
    const [shrinkU, shrinkV] = [dice.between(0.1, 0.2), dice.between(0.12, 0.26)];
    const kind = dice.next();
    if (i === holy && isIn(shapeOf(lot), inset - 1)) {
      church = shapeOf(lot);
      return;
    }
    if (bare) {
      const plot = shapeOf({ u: lot.u + 2, v: lot.v + 2, width: lot.width - 4, depth: lot.depth - 4 });
      if (isIn(plot, inset - 1)) gardens.push(plot);
      return;
    }
    const house: Lot = {
      u: lot.u + lot.width * shrinkU * 0.5,
      v: lot.v + lot.depth * shrinkV * 0.5,
      width: lot.width * (1 - shrinkU),
      depth: lot.depth * (1 - shrinkV),
    };
    const eaves = shapeOf(house);
    if (isIn(eaves, inset - 1)) roofs.push({ eaves, kind: kind < 0.62 ? 0 : kind < 0.88 ? 1 : 2 });
  });
  if (isFarm) return { roofs, gardens, church, streets: [] };
  const streets = [
    [fromFrame(frame, [u0, mainV]), fromFrame(frame, [u1, mainV])],
    [fromFrame(frame, [crossU, isCrossed(-1) ? v0 : mainV]), fromFrame(frame, [crossU, isCrossed(1) ? v1 : mainV])],
  ];
  return { roofs, gardens, church, streets };
};

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const text = (p: Point): string => `${number(p[0])} ${number(p[1])}`;

/** The two slopes of a roof with hipped ends, the one to the light first. */
const slopes = (eaves: Roof['eaves']): { lit: string; shaded: string; lines: string } => {
  let [a, b, c, d] = eaves;
  // The ridge runs along the longer way: a and b become the ends of a long side.
  if (Math.hypot(b[0] - a[0], b[1] - a[1]) < Math.hypot(d[0] - a[0], d[1] - a[1])) [a, b, c, d] = [b, c, d, a];
  const [m, n] = [middle(a, d), middle(b, c)];
  const hip = 0.16;
  const p: Point = [m[0] + (n[0] - m[0]) * hip, m[1] + (n[1] - m[1]) * hip];
  const q: Point = [n[0] + (m[0] - n[0]) * hip, n[1] + (m[1] - n[1]) * hip];
  const quad = (...points: readonly Point[]): string => `M${points.map(text).join('L')}z`;
  const out: Point = [middle(a, b)[0] - middle(c, d)[0], middle(a, b)[1] - middle(c, d)[1]];
  const ends: Point = [m[0] - n[0], m[1] - n[1]];
  const isLit = out[0] * LIGHT[0] + out[1] * LIGHT[1] > 0;
  const isEndLit = ends[0] * LIGHT[0] + ends[1] * LIGHT[1] > 0;
  const [upper, lower] = [quad(a, b, q, p), quad(c, d, p, q)];
  const [near, far] = [quad(a, p, d), quad(b, q, c)];
  const rows = [0.34, 0.67]
    .map((t) => {
      const at = (from: Point, to: Point): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      return `M${text(at(a, p))}L${text(at(b, q))}M${text(at(d, p))}L${text(at(c, q))}`;
    })
    .join('');
  return {
    lit: (isLit ? upper : lower) + (isEndLit ? near : far),
    shaded: (isLit ? lower : upper) + (isEndLit ? far : near),
    lines: `M${text(p)}L${text(q)}M${text(a)}L${text(p)}L${text(d)}M${text(b)}L${text(q)}L${text(c)}${rows}`,
  };
};

const drawRoofs = (roofs: readonly Roof[], ink: TableInks): string =>
  ink.roofs
    .map(([lit, shaded], kind) => {
      const parts = roofs.filter((roof) => roof.kind === kind).map((roof) => slopes(roof.eaves));
      return (
        area(parts.map((part) => part.shaded).join(''), shaded) +
        area(parts.map((part) => part.lit).join(''), lit) +
        line(parts.map((part) => part.lines).join(''), ink.ink, 0.6, { opacity: 0.65 })
      );
    })
    .join('') +
  line(roofs.map(({ eaves }) => trace(eaves, true)).join(''), ink.ink, 1.1, { 'stroke-linejoin': 'round' });

/** Nave and tower, the cross on the roof. */
const drawChurch = ([a, b, , d]: readonly Point[], ink: TableInks): string => {
  if (a === undefined || b === undefined || d === undefined) return '';
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const [vx, vy] = [d[0] - a[0], d[1] - a[1]];
  const at = (u: number, v: number): Point => [a[0] + ux * u + vx * v, a[1] + uy * u + vy * v];
  const box = (u0: number, v0: number, u1: number, v1: number): Roof['eaves'] => [
    at(u0, v0),
    at(u1, v0),
    at(u1, v1),
    at(u0, v1),
  ];
  const nave = slopes(box(0.3, 0.24, 0.98, 0.76));
  const tower = box(0.02, 0.2, 0.36, 0.8);
  const top = at(0.19, 0.5);
  const cross = `M${text(at(0.19, 0.26))}L${text(at(0.19, 0.74))}M${text(at(0.07, 0.42))}L${text(at(0.31, 0.42))}`;
  return group(
    { class: 'church' },
    area(trace(box(0.3, 0.24, 0.98, 0.76), true) + trace(tower, true), ink.ink, {
      opacity: 0.4,
      transform: 'translate(3 4)',
    }),
    area(nave.shaded, ink.roofs[2][1]),
    area(nave.lit, ink.roofs[2][0]),
    line(nave.lines + trace(box(0.3, 0.24, 0.98, 0.76), true), ink.ink, 0.8),
    area(trace(tower, true), ink.stone, { stroke: ink.ink, 'stroke-width': 1.2 }),
    line(tower.map((p) => `M${text(p)}L${text(top)}`).join(''), ink.ink, 0.6),
    line(cross, ink.ink, 2),
    line(cross, ink.gold, 0.9),
  );
};

const drawGardens = (gardens: readonly (readonly Point[])[], id: string, ink: TableInks): string => {
  const dice = chance(`${id} gardens`);
  let rows = '';
  let trees = '';
  for (const [a, b, c, d] of gardens) {
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
    const share = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    if (dice.next() < 0.5)
      for (let t = 0.15; t < 0.9; t += 0.18) rows += `M${text(share(a, d, t))}L${text(share(b, c, t))}`;
    else
      for (const [s, t] of [
        [0.25, 0.3],
        [0.72, 0.28],
        [0.3, 0.74],
        [0.74, 0.72],
      ] as const) {
        const [x, y] = share(share(a, b, s), share(d, c, s), t);
        trees += `M${number(x - 3.4)} ${number(y)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z`;
      }
  }
  return (
    area(traces(gardens, true), ink.orchardWash, { opacity: 0.8 }) +
    line(rows, ink.treeInk, 1.1, { opacity: 0.5 }) +
    area(trees, ink.leaf[1], { stroke: ink.treeInk, 'stroke-width': 0.7 }) +
    line(traces(gardens, true), ink.treeInk, 0.7, { opacity: 0.7 })
  );
};

const drawSector = (sector: Ground<TableSector>, ink: TableInks): string => {
  const { roofs, gardens, church, streets } = builtOf(sector);
  const edge = trace(sector.outline, true);
  return group(
    { class: 'sector', 'data-terrain': sector.of.id },
    area(edge, ink.ink, { opacity: 0.2, transform: 'translate(2.4 3.2)' }),
    area(edge, ink.yard),
    line(traces(streets), ink.road, STREET - 3, { opacity: 0.5 }),
    drawGardens(gardens, sector.of.id, ink),
    area(roofs.map(({ eaves }) => trace(eaves, true)).join(''), ink.ink, {
      opacity: 0.4,
      transform: 'translate(2.4 3.2)',
    }),
    drawRoofs(roofs, ink),
    church === undefined ? '' : drawChurch(church, ink),
    line(edge, ink.card, 4.4, { opacity: 0.8, 'stroke-linejoin': 'round' }),
    line(edge, ink.ink, 1.9, { class: 'edge', 'stroke-linejoin': 'round' }),
  );
};

export const drawSectors = ({ sectors }: TableGround, ink: TableInks): string =>
  sectors
    .filter(({ of }) => of.kind === 'builtUp')
    .map((sector) => drawSector(sector, ink))
    .join('');
