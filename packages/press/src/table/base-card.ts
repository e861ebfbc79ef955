import { between, sidesOf } from '../curve.ts';
import { area, element, group, line, number, type Point, trace } from '../ink.ts';
import { polar } from '../layout.ts';
import { VEILS } from '../livery.ts';
import { palette, type Theme } from '../palette.ts';
import { star } from '../symbol.ts';
import type { Base, Cohesion, OfficerBase, TroopBase } from './base.ts';
import { drawBattery, modelsOf } from './base-batteries.ts';
import { frontOf, posesOf } from './base-ranks.ts';
import { drawTally } from './base-tally.ts';
import {
  type Detail,
  drawCavalry,
  drawColours,
  drawGuns,
  drawInfantry,
  drawOfficers,
  mixed,
  type Uniform,
  uniformOf,
} from './figures.ts';
import { turned } from './stamp.ts';
import { CM } from './table-layout.ts';

/** A base to scale with what stands on it, about its own middle. Its rim is the very edge that rules measure from. */
const cornersOf = ({ width, depth, facing }: TroopBase): readonly [Point, Point, Point, Point] => {
  const [w, d] = [(width * CM) / 2, (depth * CM) / 2];
  const at = (x: number, y: number): Point => turned([x, y], facing);
  return [at(-w, -d), at(w, -d), at(w, d), at(-w, d)];
};

/** The rim as ranks are kept: whole, dashed, dotted, and at last torn. */
const DASHES: Readonly<Record<Cohesion, string | undefined>> = {
  formed: undefined,
  disorganised: '10 4',
  noFormation: '3 3.4',
  disorder: undefined,
};
const torn = (corners: readonly Point[]): Point[] =>
  sidesOf(corners).flatMap(([a, b]) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const count = Math.max(2, 2 * Math.round(length / 11));
    const [nx, ny] = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
    return Array.from({ length: count }, (_, k): Point => {
      const [x, y] = between(a, b, k / count);
      const into = k % 2 === 1 ? -3.6 : 0;
      return [x + nx * into, y + ny * into];
    });
  });

/** The front edge is heavy, and an arrowhead stands on its middle: from afar a larger one, or nobody would see which way they look. */
const front = (base: TroopBase, [a, b]: readonly Point[], ink: string, detail: Detail): string => {
  if (base.formation === 'square' || a === undefined || b === undefined) return '';
  const middle = between(a, b, 0.5);
  const [high, half] = detail === 'far' ? [17, 13] : [11, 9];
  const tip = turned([0, -high], base.facing);
  const [left, right] = [turned([-half, 0], base.facing), turned([half, 0], base.facing)];
  const at = (by: Point): Point => [middle[0] + by[0], middle[1] + by[1]];
  return (
    line(trace([a, b]), ink, 2.6) +
    area(trace([at(left), at(tip), at(right)], true), ink, { stroke: '#fff8e6', 'stroke-width': 0.7 })
  );
};

/** A chain round those who are led away. */
const chain = (corners: readonly Point[], ink: string): string =>
  line(trace(corners, true), '#fff8e6', 4) +
  line(trace(corners, true), ink, 4, { 'stroke-dasharray': '6 3' }) +
  line(trace(corners, true), '#fff8e6', 1.4, { 'stroke-dasharray': '6 3' });

const drawTroops = (base: TroopBase, uniform: Uniform, detail: Detail): string => {
  const poses = posesOf(base).map((pose) => ({ ...pose, scale: base.arm === 'cavalry' ? 0.88 : 1.1 }));
  const isArmed = base.state !== 'prisoner' && base.state !== 'freed';
  if (base.formation === 'unlimbered' || base.formation === 'limbered') return drawBattery(base, uniform, detail);
  if (base.arm === 'artillery') {
    // In a work the guns stand among the crew; a crew that has left them is on foot.
    const guns = base.formation === 'garrison' ? poses.slice(0, modelsOf(base)) : [];
    return (
      drawGuns(
        guns.map((pose) => ({ ...pose, scale: 0.8 })),
        uniform.ink,
      ) + drawInfantry(poses.slice(guns.length), uniform, detail, false)
    );
  }
  if (base.arm === 'cavalry') return drawCavalry(poses, uniform, detail, isArmed);
  const escort = base.escort ?? 0;
  return escort === 0
    ? drawInfantry(poses, uniform, detail, isArmed)
    : drawInfantry(poses.slice(escort), uniform, detail, false) + drawInfantry(poses.slice(0, escort), uniform, detail);
};

/** One colour a unit, in a gap of its first rank so that nobody is hidden; those who run have thrown it away. */
const coloursOf = (base: TroopBase, uniform: Uniform): string => {
  const isKept =
    base.state !== 'rout' && base.state !== 'flight' && base.state !== 'prisoner' && base.state !== 'freed';
  if (!isKept || base.arm === 'artillery' || base.formation === 'skirmish' || base.formation === 'rout') return '';
  if (base.formation === 'square' || base.formation === 'garrison')
    return drawColours([{ x: -6, y: 3, turn: 0, scale: 1.5 }], uniform);
  const [first, second] = posesOf({ ...base, facing: 0, cohesion: 'formed' }).slice(
    Math.floor((frontOf(base) - 1) / 2),
  );
  if (first === undefined || second === undefined || first.y !== second.y) return '';
  const [x, y] = turned([(first.x + second.x) / 2, first.y + 6], base.facing);
  return drawColours([{ x: x - 2.4, y, turn: 0, scale: 0.68 }], uniform);
};

const drawTroopBase = (base: TroopBase, detail: Detail, gold: string): string => {
  const uniform = uniformOf(base.side);
  if (base.formation === 'garrison') {
    const held = (base.sector ?? []).map(([x, y]): Point => [(x - base.x) * CM, (base.y - y) * CM]);
    const rim = trace(held, true);
    // The sector itself is the base: its edge in the colours of those who hold it.
    return (
      line(rim, uniform.ink, 4.6, { 'stroke-linejoin': 'round' }) +
      line(rim, base.isSelected ? gold : uniform.plate, 2.4, { 'stroke-linejoin': 'round' }) +
      drawTroops(base, uniform, detail) +
      coloursOf(base, uniform)
    );
  }
  const corners = cornersOf(base);
  const cohesion = base.cohesion ?? 'formed';
  const rim = cohesion === 'disorder' ? torn(corners) : corners;
  const outline = trace(corners, true);
  const dash = base.isAbandoned ? '2 4' : DASHES[cohesion];
  return (
    area(outline, '#1a1206', { opacity: 0.3, transform: 'translate(2.2 3)' }) +
    area(trace(rim, true), uniform.plate, { 'fill-opacity': base.isAbandoned ? 0.45 : 0.93 }) +
    (base.formation === 'square'
      ? area(
          trace(
            corners.map(([x, y]): Point => [x * 0.42, y * 0.42]),
            true,
          ),
          mixed(uniform.plate, uniform.ink, 0.28),
        )
      : '') +
    drawTally(base, uniform, detail) +
    (base.state === 'prisoner'
      ? chain(corners, uniform.ink)
      : line(trace(rim, true), '#fff8e6', 2.6, { opacity: 0.75 })) +
    line(trace(rim, true), uniform.ink, 1.4, dash === undefined ? {} : { 'stroke-dasharray': dash }) +
    front(base, corners, uniform.ink, detail) +
    drawTroops(base, uniform, detail) +
    (detail === 'near' ? coloursOf(base, uniform) : '') +
    (base.isSelected ? line(outline, gold, 3.4, { class: 'chosen', opacity: 0.95 }) : '')
  );
};

const drawOfficerBase = (base: OfficerBase, gold: string): string => {
  const uniform = uniformOf(base.side);
  const radius = base.radius * CM;
  const stars = Array.from({ length: base.kind === 'general' ? (base.stars ?? 1) : 0 }, (_, i) => {
    const [x, y] = polar(90 + (i - ((base.stars ?? 1) - 1) / 2) * 36, radius - 3.4);
    return star(x, y, 3.6, gold, uniform.ink);
  });
  return (
    element('circle', { cx: 2, cy: 2.8, r: number(radius), fill: '#1a1206', opacity: 0.32 }) +
    element('circle', { r: number(radius), fill: uniform.plate, stroke: uniform.ink, 'stroke-width': 1.5 }) +
    element('circle', {
      r: number(radius - 2.2),
      fill: 'none',
      stroke: base.kind === 'general' ? gold : uniform.ink,
      'stroke-width': base.kind === 'general' ? 1.4 : 0.6,
      'stroke-dasharray': base.kind === 'general' ? undefined : '2 2',
    }) +
    drawOfficers(
      [{ x: 0, y: 0, turn: base.facing ?? 0, scale: base.kind === 'general' ? 0.92 : 0.7 }],
      uniform,
      base.kind,
      gold,
    ) +
    stars.join('') +
    (base.isSelected
      ? element('circle', { class: 'chosen', r: number(radius), fill: 'none', stroke: gold, 'stroke-width': 3.4 })
      : '')
  );
};

/** By candle-light a shade lies over every base. */
const veil = (base: Base, theme: Theme): string => {
  const { colour, opacity } = VEILS[theme];
  if (opacity === 0 || (base.kind === 'troops' && base.formation === 'garrison')) return '';
  return base.kind === 'troops'
    ? area(trace(cornersOf(base), true), colour, { opacity })
    : element('circle', { r: number(base.radius * CM), fill: colour, opacity });
};

/** About its own middle, which lies at (x, y) of the table; already turned to its facing. */
export const drawBase = (base: Base, theme: Theme, detail: Detail): string => {
  const { gold } = palette(theme);
  return group(
    { class: `base ${base.kind}`, 'data-base': base.id },
    base.kind === 'troops' ? drawTroopBase(base, detail, gold) : drawOfficerBase(base, gold),
    veil(base, theme),
  );
};
