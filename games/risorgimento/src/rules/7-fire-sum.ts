import { directionTo, distance, type HexId, lineNumber } from '@tambour/boards';
import { itemAt, type Modifier } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { climbClass } from '../model/ground.ts';
import type { UnitId } from '../model/ids.ts';
import { modifier } from '../model/modifier.ts';
import {
  activeCorps,
  DISORDERED,
  did,
  type Field,
  handSide,
  has,
  hexOf,
  MOVED,
  topOf,
  underOf,
} from '../model/state.ts';
import { ARTILLERY, CHATEAU, DIFFICULT_LEVEL, isHorse, JAGER, SHARP, STEEP, TOWN } from '../model/vocabulary.ts';
import { fireDrmOf, fortifiedSides, gunChart, levelOf, sideOfCorps, slopeData, typeOf } from '../model/world-lookup.ts';
import { isRain } from './4-leader-step.ts';

/** The side whose corps is active, or that has the hand between two activations. */
export const activeSide = (g: Field): number => {
  const corps = activeCorps(g);
  return corps >= 0 ? sideOfCorps(g, corps) : handSide(g);
};

type Name = Parameters<typeof modifier>[2];
/** Items that come to nothing are left out of a sum. */
const add = (out: Modifier[], rule: RuleId, value: number, what: Name): void => {
  if (value !== 0) out.push(modifier(rule, value, what));
};
/** SM4 What rain takes off fire. */
const addRain = (g: Field, out: Modifier[]): void => {
  const { rain } = g.w.effects;
  if (rain && isRain(g)) add(out, 'SM4', rain.fire, 'rain');
};

/** 7.11c The modifier of a gun for a distance. */
export const rangeDrm = (g: Field, u: UnitId, hex: HexId): number =>
  gunChart(g, u).drm[distance(g.w.grid, hexOf(g, u), hex) - 1] ?? 0;

/** 5.24c 5.25b What firing up costs: over a hexside its slope or crest, further off all the levels read as one slope. */
function uphillDrm(g: Field, from: HexId, hex: HexId): number {
  const { w } = g;
  const d = directionTo(w.grid, from, hex);
  const cls = d === undefined ? Math.min(SHARP, levelOf(g, hex) - levelOf(g, from)) : climbClass(w, from, d, hex);
  return cls > 0 ? slopeData(g, cls).artillery : 0;
}
/** 7.14a 7.14b R62 Firing down from two levels or three, never at a neighbour. */
function downhillDrm(g: Field, from: HexId, hex: HexId): number {
  const { downTwo, downThree } = g.w.charts.artilleryDrm;
  const fall = levelOf(g, from) - levelOf(g, hex);
  if (fall < STEEP || distance(g.w.grid, from, hex) <= 1) return 0;
  return fall >= SHARP ? downThree : downTwo;
}
/** M5 What a fortification takes off a shot that comes in over a protected side. */
function fortifiedDrm(g: Field, from: HexId, hex: HexId, key: 'artillery' | 'smallArms'): number {
  const { effects, grid, sight } = g.w;
  const sides = fortifiedSides(g, hex);
  if (!effects.fortification || sides === 0) return 0;
  const line = lineNumber(grid, sight, from, hex);
  return line >= 0 && itemAt(sight.entered, line) & sides ? effects.fortification[key] : 0;
}

/**
 * 7.18a 7.23b 5.24b 5.29a 5.54a What the ground of a hex takes off fire at it. A town shelters no cavalry and a château one unit: where
 * somebody in the hex has no cover, the one die for the hex is thrown without it.
 */
function coverDrm(g: Field, hex: HexId, key: 'artillery' | 'smallArms'): number {
  const { w } = g;
  const { chateau, clear, difficult } = w.charts.terrain.hex;
  const ground = fireDrmOf(g, hex, key);
  const top = topOf(g, hex);
  if (top < 0) return ground;
  if (w.terrain[hex] === CHATEAU) {
    const isInside = underOf(g, top) < 0 && !isHorse(typeOf(g, top));
    return isInside ? Math.min(ground, chateau[key]) : ground;
  }
  if (w.terrain[hex] !== TOWN) return ground;
  for (let u = top; u >= 0; u = underOf(g, u))
    if (isHorse(typeOf(g, u)))
      return levelOf(g, hex) >= DIFFICULT_LEVEL ? Math.min(clear[key], difficult[key]) : clear[key];
  return ground;
}

/** 7.16 Two or more units stand close together: neither batteries nor jägers count. */
export function isMassed(g: Field, hex: HexId): boolean {
  let n = 0;
  for (let u = topOf(g, hex); u >= 0; u = underOf(g, u)) {
    const type = typeOf(g, u);
    if (type !== ARTILLERY && type !== JAGER) n++;
  }
  return n >= 2;
}
/** 7.15 Only jägers. */
export function isDispersed(g: Field, hex: HexId): boolean {
  const top = topOf(g, hex);
  for (let u = top; u >= 0; u = underOf(g, u)) if (g.w.unitType[u] !== JAGER) return false;
  return top >= 0;
}

/**
 * 7.12c 7.12d 7.14a 7.14b 7.15 7.16 7.18a 5.24c 5.32b M5 SM4 R62 R65 What is added to the die of one battery, or of several that combine:
 * of what differs from battery to battery the worst counts. To have moved matters only in one's own activation (R56).
 */
export function fireModifiers(g: Field, batteries: readonly UnitId[], hex: HexId): Modifier[] {
  const { w } = g;
  const { combined, massed, dispersed, moved, downThree } = w.charts.artilleryDrm;
  const out: Modifier[] = [];
  const worst = (of: (u: UnitId, from: HexId) => number): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const u of batteries) least = Math.min(least, of(u, hexOf(g, u)));
    return least === Number.POSITIVE_INFINITY ? 0 : least;
  };
  const side = activeSide(g);
  add(
    out,
    '7.11c',
    worst((u) => rangeDrm(g, u, hex)),
    'range',
  );
  add(out, '7.18a', coverDrm(g, hex, 'artillery'), 'ground');
  add(
    out,
    '5.24c',
    worst((_, from) => uphillDrm(g, from, hex)),
    'uphill',
  );
  add(
    out,
    'M5',
    worst((_, from) => fortifiedDrm(g, from, hex, 'artillery')),
    'fortified',
  );
  const down = worst((_, from) => downhillDrm(g, from, hex));
  add(out, down >= downThree ? '7.14b' : '7.14a', down, 'downhill');
  add(out, '7.12c', combined * (batteries.length - 1), 'combined');
  if (isMassed(g, hex)) add(out, '7.16', massed, 'massed');
  if (isDispersed(g, hex)) add(out, '7.15', dispersed, 'dispersed');
  add(
    out,
    '5.32b',
    worst((u) => (w.unitSide[u] === side && did(g, u, MOVED) ? moved : 0)),
    'movedGuns',
  );
  addRain(g, out);
  return out;
}

/** 7.23b 8.21b M5 SM4 What is added to the die of small arms: ground, a slope fired up, the firer's disorder. */
export function smallArmsModifiers(g: Field, u: UnitId, hex: HexId): Modifier[] {
  const { w } = g;
  const from = hexOf(g, u);
  const d = directionTo(w.grid, from, hex);
  const cls = d === undefined ? 0 : climbClass(w, from, d, hex);
  const out: Modifier[] = [];
  add(out, '7.23b', coverDrm(g, hex, 'smallArms'), 'ground');
  add(out, '7.23b', cls > 0 ? slopeData(g, cls).smallArms : 0, 'uphill');
  add(out, 'M5', fortifiedDrm(g, from, hex, 'smallArms'), 'fortified');
  if (has(g, u, DISORDERED)) add(out, '8.21b', w.charts.smallArms.disordered, 'disorderedFire');
  addRain(g, out);
  return out;
}
