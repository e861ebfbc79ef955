import type { HexId } from '@tambour/boards';
import type { Modifier } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { climbClass, frontMask } from '../model/ground.ts';
import type { UnitId } from '../model/ids.ts';
import { modifier } from '../model/modifier.ts';
import {
  attackerOf,
  chargePath,
  DISORDERED,
  enteredFrom,
  type Field,
  facingOf,
  fightHex,
  has,
  STRATEGIC,
  startOf,
} from '../model/state.ts';
import {
  DIFFICULT_LEVEL,
  enemyOf,
  HEAVY_CAVALRY,
  isFoot,
  isHorse,
  JAGER,
  LIGHT,
  LIGHT_CAVALRY,
  NO_WATER,
  TOWN,
  WATERS,
} from '../model/vocabulary.ts';
import {
  attackDrmOf,
  bridgeNumber,
  cohesionOf,
  formationOf,
  fortifiedSides,
  levelOf,
  sideOf,
  slopeData,
  typeOf,
  waterOn,
} from '../model/world-lookup.ts';
import { isCut } from './6-zone-of-control.ts';
import { entersCrops } from './7-charge-path.ts';
import {
  type Attacked,
  type Attacker,
  attackedIn,
  attackingSide,
  defendingSide,
  fightersAmong,
  haveNoRear,
  rowsIn,
  sideTowards,
} from './7-fight.ts';

/** What the two sums of an attack are made from. */
export interface AttackCase {
  readonly hex: HexId;
  readonly attackers: readonly Attacker[];
  /** Everyone in the hex who is attacked, batteries and ignored jägers too. */
  readonly attacked: Attacked;
  readonly isSurprise: boolean;
}
export interface AttackSums {
  readonly attacker: readonly Modifier[];
  readonly defender: readonly Modifier[];
}

type Name = Parameters<typeof modifier>[2];
/** Items that come to nothing are left out of a sum. */
const add = (out: Modifier[], rule: RuleId, value: number, what: Name): void => {
  if (value !== 0) out.push(modifier(rule, value, what));
};
const isMore = (g: Field, units: readonly UnitId[], type: number): boolean =>
  2 * units.filter((u) => g.w.unitType[u] === type).length > units.length;
const areAll = (g: Field, units: readonly UnitId[], type: number): boolean =>
  units.length > 0 && units.every((u) => g.w.unitType[u] === type);
const best = (g: Field, units: readonly UnitId[]): number => Math.max(...units.map((u) => cohesionOf(g, u)));

/** 7.45d 5.29a 5.54a R31 What the ground of the hex takes off: none in a town where cavalry defends, and a château covers who is in it. */
function groundDrm(g: Field, hex: HexId, attacked: Attacked, fighters: readonly UnitId[]): number {
  const { w } = g;
  const { chateau, clear, difficult } = w.charts.terrain.hex;
  const isHigh = levelOf(g, hex) >= DIFFICULT_LEVEL;
  const of = (drm: number): number => (isHigh ? Math.min(drm, difficult.attack) : drm);
  if (attacked.isInside) return of(chateau.attack);
  const isShelterless = w.terrain[hex] === TOWN && fighters.some((u) => isHorse(typeOf(g, u)));
  return isShelterless ? of(clear.attack) : attackDrmOf(g, hex);
}
/** What one hexside takes off an attack over it: 7.45d slope or crest, water or bridge; M5 a fortification. */
function sideItems(g: Field, from: HexId, hex: HexId): Modifier[] {
  const { w } = g;
  const out: Modifier[] = [];
  const d = sideTowards(g, from, hex);
  if (d < 0) return out;
  const cls = climbClass(w, from, d, hex);
  if (cls > 0) add(out, '7.45d', slopeData(g, cls).attack, 'slope');
  const water = waterOn(g, from, d);
  const isBridged = bridgeNumber(g, from, d) > 0 && !isCut(g, from, d);
  if (isBridged) add(out, '7.45d', w.charts.terrain.water.bridge.attack ?? 0, 'bridge');
  else if (water !== NO_WATER) {
    const name = WATERS[water] as keyof typeof w.charts.terrain.water;
    add(out, '7.45d', w.charts.terrain.water[name].attack ?? 0, 'water');
  }
  const isProtected = (fortifiedSides(g, hex) & (1 << ((d + 3) % 6))) !== 0;
  if (w.effects.fortification && isProtected) add(out, 'M5', w.effects.fortification.attack, 'fortified');
  return out;
}
const total = (items: readonly Modifier[]): number => items.reduce((sum, { value }) => sum + value, 0);
/** 7.32b 7.45d R78 Of the hexsides that attackers cross the one worst for them. */
function worstSide(g: Field, attackers: readonly Attacker[], hex: HexId): Modifier[] {
  let worst: Modifier[] = [];
  for (const { from } of attackers) {
    const items = sideItems(g, from, hex);
    if (total(items) < total(worst)) worst = items;
  }
  return worst;
}

/** 7.45c 6.13b R77 From behind, or from both sides at once; nothing against who has no rear. */
function positionDrm(g: Field, c: AttackCase, fighters: readonly UnitId[]): number {
  const [first] = fighters;
  if (first === undefined || haveNoRear(g, c.attacked.units, c.hex)) return 0;
  const front = frontMask(facingOf(g, first));
  const rears = c.attackers.filter(({ from }) => !(front & (1 << sideTowards(g, c.hex, from)))).length;
  const { rear, frontAndRear } = g.w.charts.attackDrm.attacker;
  if (rears === 0) return 0;
  return rears === c.attackers.length ? rear : frontAndRear;
}
/** 7.22b 7.45h 7.45i 7.45j R80 R81 What the types of the two sides give the attacker. */
function typeItems(g: Field, attackers: readonly UnitId[], defenders: readonly UnitId[]): Modifier[] {
  const drm = g.w.charts.attackDrm.attacker;
  const out: Modifier[] = [];
  if (isMore(g, attackers, LIGHT)) add(out, '7.45h', drm.lightInfantry, 'lightInfantry');
  if (isMore(g, attackers, LIGHT_CAVALRY) && defenders.some((u) => isFoot(typeOf(g, u))))
    add(out, '7.45i', drm.lightCavalryOnInfantry, 'lightCavalryOnInfantry');
  if (areAll(g, attackers, HEAVY_CAVALRY) && areAll(g, defenders, LIGHT_CAVALRY))
    add(out, '7.45j', drm.heavyOnLight, 'heavyOnLight');
  if (areAll(g, attackers, LIGHT_CAVALRY) && areAll(g, defenders, HEAVY_CAVALRY))
    add(out, '7.45j', drm.lightOnHeavy, 'lightOnHeavy');
  return out;
}

/** 7.45a–7.45o 7.32b 7.52b M2 M5 R75–R82 The sums of both sides of an attack: the same for the log, the odds and the page. */
export function sumsOf(g: Field, c: AttackCase): AttackSums {
  const { w } = g;
  const { attacker: of, defender: against } = w.charts.attackDrm;
  const ours = c.attackers.map(({ unit }) => unit);
  const theirs = fightersAmong(g, c.attacked.units);
  const attacker: Modifier[] = [];
  const defender: Modifier[] = [];
  if (ours.length === 0 || theirs.length === 0) return { attacker, defender };
  const more = ours.length - theirs.length;
  add(attacker, '7.45a', Math.max(0, more), 'moreUnits');
  add(defender, '7.45l', Math.max(0, -more), 'moreUnits');
  const edge = best(g, ours) - best(g, theirs);
  if (edge > 0) add(attacker, '7.45b', of.cohesion, 'highestCohesion');
  if (edge < 0) add(defender, '7.45b', against.cohesion, 'highestCohesion');
  add(attacker, '7.45c', positionDrm(g, c, theirs), 'position');
  add(attacker, '7.45d', groundDrm(g, c.hex, c.attacked, theirs), 'attackGround');
  attacker.push(...worstSide(g, c.attackers, c.hex));
  if (theirs.some((u) => has(g, u, STRATEGIC))) add(attacker, '7.45e', of.strategicMovement, 'strategicTarget');
  if (theirs.some((u) => g.s.formation.isHorsDeCombat[formationOf(g, u)]))
    add(attacker, '7.45f', of.horsDeCombat, 'horsDeCombatTarget');
  if (areAll(g, theirs, JAGER)) add(attacker, '7.45g', of.allJagers, 'onlyJagers');
  attacker.push(...typeItems(g, ours, theirs));
  if (c.attackers.some(({ start, path }) => path > 0 && entersCrops(g, start, path)))
    add(attacker, '7.52b', of.roadCharge, 'roadCharge');
  if (c.isSurprise) add(attacker, '7.45k', of.surprise, 'surprise');
  if (theirs.some((u) => has(g, u, DISORDERED))) add(defender, '7.45m', against.disordered, 'disorderedDefender');
  if (ours.some((u) => isHorse(typeOf(g, u))) && theirs.some((u) => isFoot(typeOf(g, u))))
    add(defender, '7.45n', against.infantryAgainstCavalry, 'infantryAgainstCavalry');
  return { attacker, defender };
}

/** The attackers in a row of the fight. */
export const attackerRow = (g: Field, row: number): Attacker => ({
  unit: attackerOf(g, row),
  start: startOf(g, row),
  from: enteredFrom(g, row),
  path: chargePath(g, row),
});
/** The sums of the fight under way. */
export function attackSums(g: Field): AttackSums {
  const hex = fightHex(g);
  const attackers = rowsIn(g).map((row) => attackerRow(g, row));
  const attacked = attackedIn(g, hex, defendingSide(g));
  return sumsOf(g, { hex, attackers, attacked, isSurprise: g.s.fight.isSurprise[0] === 1 });
}
/** The sums of an attack that could be made, as if all passed their engagement rolls and nothing was a surprise. */
export function attackForecast(g: Field, attackers: readonly Attacker[], hex: HexId): AttackSums {
  const side = attackers[0] ? sideOf(g, attackers[0].unit) : attackingSide(g);
  return sumsOf(g, { hex, attackers, attacked: attackedIn(g, hex, enemyOf(side)), isSurprise: false });
}
