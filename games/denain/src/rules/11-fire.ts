import {
  directionTo,
  distance,
  type HexId,
  hexOnLine,
  inCone,
  lineLength,
  lineNumber,
  OFF_MAP,
  sidesEnteredFrom,
} from '@tambour/boards';
import { type Condition, type Modifier, totalOf } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { type Band, bandOf } from '../model/charts.ts';
import { formationData } from '../model/formation.ts';
import { defenderIn, holder, isEnemyHeld, isFilledByBaggage, labelOf, ownWorks, protectionIn } from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import { modifier } from '../model/modifier.ts';
import { must, mustFirst } from '../model/refusal.ts';
import { emit, type Field, rollTen } from '../model/state.ts';
import { facingOf, formationOf, gunsModifier, hexOf, idOfUnit, sideOf, strengthOf } from '../model/unit.ts';
import { ELEVATION, FRENCH } from '../model/vocabulary.ts';
import { destroyBattery, losePoint } from './1-losses.ts';
import { type Attempt, isBattery, isHorse, isRouted } from './1-units.ts';
import { front } from './2-facing.ts';
import { checkOrder, disorganise } from './12-order.ts';

/** 11.1h 11.1i The bayonet order: the French fire only beside the Escaut or beyond it; Valenciennes is not bound. R50 */
export function isFireBanned(g: Field, u: UnitId): boolean {
  const { w } = g;
  if (sideOf(g, u) !== FRENCH || formationData(g, formationOf(g, u)).isExemptFromBayonetOrder) return false;
  const hex = hexOf(g, u);
  return !w.nearEscaut[hex] && !w.rightBank[hex];
}

/** 11.1a 11a 7.5o A unit fires at an enemy in one of its front hexes, over water too; terrain does not hide it. R15 R27 */
export const isInFront = (g: Field, u: UnitId, hex: HexId): boolean => {
  const d = directionTo(g.w.grid, hexOf(g, u), hex);
  return d !== undefined && (front(g, u) & (1 << d)) !== 0;
};

export const rangeTo = (g: Field, b: UnitId, hex: HexId): number => distance(g.w.grid, hexOf(g, b), hex);
const isInRange = (g: Field, far: number): boolean => far <= g.w.charts.artilleryRange;
export const isInCone = (g: Field, b: UnitId, hex: HexId, far: number): boolean =>
  far <= 1 || inCone(g.w.grid, hexOf(g, b), facingOf(g, b), hex, g.w.charts.artilleryRange);
/** The hex that masks a target from a battery, or -1: nothing hides a neighbour. */
export const maskOf = (g: Field, b: UnitId, hex: HexId, far = rangeTo(g, b, hex)): HexId =>
  far <= 1 ? OFF_MAP : blockedBy(g, hexOf(g, b), hex);

/** 10.2a 10.2b 10.2c 10.2j A battery fires up to three hexes, in its cone, on a clear line; at a neighbour always. R46 */
export function mayBombard(g: Field, b: UnitId, hex: HexId): boolean {
  const far = rangeTo(g, b, hex);
  if (!isInRange(g, far) || !isEnemyHeld(g, hex, sideOf(g, b))) return false;
  return isInCone(g, b, hex, far) && maskOf(g, b, hex, far) < 0;
}
/** The same, rule by rule. */
export const BOMBARDS: readonly Condition<Attempt>[] = [
  must('10.2c', 'noTarget', ({ g, u, hex }) => isEnemyHeld(g, hex, sideOf(g, u))),
  mustFirst('10.2a', 'gunsOutOfRange', ({ g, u, hex }) => isInRange(g, rangeTo(g, u, hex))),
  must('10.2b', 'outsideCone', ({ g, u, hex }) => isInCone(g, u, hex, rangeTo(g, u, hex))),
  must(
    ({ g, u, hex }) => (holder(g, maskOf(g, u, hex)) >= 0 ? '10.2d' : g.w.edition.worksBlockSight ? '10.2e' : '10.2f'),
    'noSight',
    ({ g, u, hex }) => maskOf(g, u, hex) < 0,
  ),
];

/** 10.2d 10.2e 10.2f 10.2g 10.2h 10.2i The hex that masks a line of fire, or -1: units and obstacles between, never those the line only skirts. R47 R48 */
export function blockedBy(g: Field, from: HexId, to: HexId): HexId {
  const { grid, sight, terrain, edition } = g.w;
  const line = lineNumber(grid, sight, from, to);
  if (line < 0) return to;
  const fromHigh = terrain[from] === ELEVATION;
  const toHigh = terrain[to] === ELEVATION;
  for (let i = 0; i < lineLength(sight, line); i++) {
    const hex = hexOnLine(grid, sight, from, line, i);
    if (!g.w.blocksSight[hex] && holder(g, hex) < 0 && !isFilledByBaggage(g, hex)) continue;
    const besideTarget = distance(grid, hex, to) === 1;
    if (edition.highBatteryRule === 'fr' ? fromHigh && !besideTarget : toHigh && !fromHigh && besideTarget) continue;
    return hex;
  }
  return OFF_MAP;
}

/** 11.1j 10.3d 7.5i 7.5k What the target's ground is worth against fire; works protect only against what crosses them. R38 */
export function protection(g: Field, from: HexId, to: HexId): number {
  const { grid, sight, charts } = g.w;
  const ground = protectionIn(g, to);
  const works = ownWorks(g, to);
  const isCovered = works > 0 && (works & sidesEnteredFrom(grid, sight, from, to)) !== 0;
  return isCovered ? Math.max(ground, charts.fortification) : ground;
}

/** 10.3a 10.3b 10.3c 10.3d 11.1b 11.1c What is added to the ten-sided die of a shot. */
export function fireModifiers(g: Field, u: UnitId, hex: HexId): Modifier[] {
  const out: Modifier[] = [];
  const from = hexOf(g, u);
  const cover = protection(g, from, hex);
  if (isBattery(g, u)) {
    const far = distance(g.w.grid, from, hex);
    const own = gunsModifier(g, u);
    if (own > 0) out.push(modifier('10.3a', -own, 'battery'));
    if (far === 1) out.push(modifier('10.3b', -1, 'adjacent'));
    if (far === 3) out.push(modifier('10.3c', 1, 'far'));
    if (cover) out.push(modifier('10.3d', cover, 'protection'));
    return out;
  }
  if (isHorse(g, u)) out.push(modifier('11.1c', 1, 'horseFire'));
  if (cover) out.push(modifier('11.1j', cover, 'protection'));
  return out;
}

type FireEffect = Omit<Band, 'min' | 'max'> & { readonly rule: RuleId };
const NO_EFFECT = { loses: false, disorganises: false, checks: false };
/** 11.1d 11.1e 11.1f 11.1g Small arms by the firer's strength: 0 first, below, equal, above. */
function smallArmsEffect(total: number, cf: number): FireEffect {
  if (total === 0) return { ...NO_EFFECT, loses: true, disorganises: true, rule: '11.1d' };
  if (total < cf) return { ...NO_EFFECT, disorganises: true, rule: '11.1e' };
  return total === cf ? { ...NO_EFFECT, checks: true, rule: '11.1f' } : { ...NO_EFFECT, rule: '11.1g' };
}
/** 10.3e 10.3f 10.3g 10.3h Guns by the bands of their chart. */
function gunEffect(g: Field, total: number): FireEffect {
  const band = bandOf(g.w.charts.artilleryBands, total);
  return { ...band, rule: band.loses ? '10.3e' : band.disorganises ? '10.3f' : band.checks ? '10.3g' : '10.3h' };
}

/** Fires a shot and applies it: the point lost first (R58); guns alone are destroyed by one and unharmed otherwise (R49). May push a rout. */
export function shoot(g: Field, u: UnitId, hex: HexId, isReaction: boolean): void {
  const target = defenderIn(g, hex);
  const modifiers = fireModifiers(g, u, hex);
  const die = rollTen(g);
  const total = die + totalOf(modifiers);
  const hit = isBattery(g, u) ? gunEffect(g, total) : smallArmsEffect(total, strengthOf(g, u));
  const effect = [
    ...(hit.disorganises ? ['D'] : []),
    ...(hit.loses ? ['loss1'] : []),
    ...(hit.checks ? ['check'] : []),
  ];
  const names = { piece: idOfUnit(g, u), at: labelOf(g, hex), target: idOfUnit(g, target) };
  const most = isBattery(g, u) ? g.w.charts.artilleryMost : strengthOf(g, u);
  emit(g, { type: 'fired', rule: hit.rule, ...names, die, modifiers, total, most, effect, isReaction });
  if (isBattery(g, target)) {
    if (hit.loses) destroyBattery(g, target, '10.4b');
    return;
  }
  if (hit.loses) losePoint(g, target, hit.rule);
  if (strengthOf(g, target) === 0) return;
  if (hit.disorganises) disorganise(g, target, hit.rule);
  else if (hit.checks && !isRouted(g, target)) checkOrder(g, target);
}
