import { directionTo, type HexId } from '@tambour/boards';
import {
  type Action,
  type ActionList,
  allHold,
  type Condition,
  EVERY,
  type Modifier,
  type Question,
  type Refusal,
  whyNot,
} from '@tambour/kernel';
import { actionHex, actionUnit, combinedWords } from '../model/action-view.ts';
import { ALL_SIDES, BY_FRONT, frontMask, outOfCrops, slopeClass } from '../model/ground.ts';
import type { FormationId, UnitId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal, wrongMoment } from '../model/refusal.ts';
import {
  ACTED_ONCE,
  ATTACKED,
  activeFormation,
  COMMANDED,
  did,
  FIRED,
  type Field,
  facingOf,
  has,
  hexOf,
  IN_RESERVE,
  isEnemyHeld,
  isOnMap,
  push,
  SQUARE,
  topOf,
  usesOfTown,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { HEAVY_CROPS, INERT, JAGER, LIGHT, NO_WATER } from '../model/vocabulary.ts';
import { formationOf, neighbourOf, sideOf, sideOfFormation, townOf, unitsOfFormation } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { coverOf, isAttackable } from './6-zone-of-control.ts';
import { admitsFire, fire, isBattery, listFire, type Moment, whyNotFire } from './7-artillery-fire.ts';
import { admitsCombined, combine, groupOf, listCombined, poolGuns, whyNotCombined } from './7-combined-fire.ts';
import { activeSide, fireModifiers, smallArmsModifiers } from './7-fire-sum.ts';
import { pushShot, SMALL_ARMS } from './7-shot.ts';
import { poolFormation } from './pieces.ts';

/** 7.0c 7.2a Who has small arms. */
export const hasSmallArms = (g: Field, u: UnitId): boolean => g.w.unitType[u] === LIGHT || g.w.unitType[u] === JAGER;
/** 5.43b 6.14d Whether a unit's place in its stack lets it fire small arms. */
export const isPlacedToShoot = (g: Field, u: UnitId): boolean => has(g, u, SQUARE) || topOf(g, hexOf(g, u)) === u;

/** 7.23a 6.12 6.14c 5.52b 6.23c R107 The sides a unit looks to: its front, out of heavy cultivation only ahead or along a way. */
export function frontSides(g: Field, u: UnitId): number {
  const front = coverOf(g, u) === BY_FRONT ? frontMask(facingOf(g, u)) : ALL_SIDES;
  return front & outOfCrops(g.w, hexOf(g, u), facingOf(g, u), (terrain) => terrain === HEAVY_CROPS);
}
/** 7.23d R69 Small arms carry where an attack could go; beyond that over water, where there is no slope. */
function carriesOver(g: Field, hex: HexId, d: number): boolean {
  if (isAttackable(g, hex, d)) return true;
  const other = neighbourOf(g, hex, d);
  return other >= 0 && g.w.water[hex * 6 + d] !== NO_WATER && slopeClass(g.w, hex, d, other) === 0;
}

interface Sighting {
  readonly g: Field;
  readonly u: UnitId;
  readonly hex: HexId;
}
const sideTo = ({ g, u, hex }: Sighting): number => directionTo(g.w.grid, hexOf(g, u), hex) ?? -1;
/** What a target of small arms must be. */
export const IN_SHOT: readonly Condition<Sighting>[] = [
  mustFirst('7.23a', 'noTarget', ({ g, u, hex }) => isEnemyHeld(g, hex, sideOf(g, u))),
  mustFirst('7.23a', 'notAdjacent', (c) => sideTo(c) >= 0),
  must('7.23a', 'notFront', (c) => (frontSides(c.g, c.u) & (1 << sideTo(c))) !== 0),
  must('7.23d', 'overSlope', (c) => carriesOver(c.g, hexOf(c.g, c.u), sideTo(c))),
];

/** 5.53b 7.33e Whether a unit may still fire small arms or attack out of its hex: two may out of a town, and one that has fired may attack. */
export function mayActOutOfTown(g: Field, u: UnitId): boolean {
  const town = townOf(g, hexOf(g, u));
  return town === 0 || did(g, u, FIRED | ATTACKED) || usesOfTown(g, town - 1) < g.w.charts.town.mayAttack;
}
/** 5.53b Counts a unit that fires small arms or attacks out of a town; called before its deed is noted. */
export function countOutOfTown(g: Field, u: UnitId): void {
  const town = townOf(g, hexOf(g, u));
  if (town > 0 && !did(g, u, FIRED | ATTACKED)) g.s.town.used[town - 1] = usesOfTown(g, town - 1) + 1;
}

/** What a unit needs to fire small arms in its formation's step. */
const SHOOTERS: readonly Condition<{ readonly g: Field; readonly u: UnitId }>[] = [
  mustFirst('4.4a', 'notYourUnit', ({ g, u }) => g.w.unitSide[u] === activeSide(g)),
  mustFirst('7.23c', 'notOnMap', ({ g, u }) => isOnMap(g, u)),
  mustFirst('7.0c', 'noSmallArms', ({ g, u }) => hasSmallArms(g, u)),
  mustFirst('E4.41', 'notItsStep', ({ g, u }) => activeFormation(g) === g.w.unitFormation[u]),
  must('4.61a', 'reserveNoFire', ({ g, u }) => !has(g, u, IN_RESERVE)),
  must('5.6c', 'actedOnce', ({ g, u }) => !has(g, u, ACTED_ONCE)),
  must(
    ({ g, u }) => (g.s.formation.orders[formationOf(g, u)] === INERT ? '4.13c' : '4.42d'),
    'notCommandedFire',
    ({ g, u }) => did(g, u, COMMANDED),
  ),
  must('7.23c', 'hasShot', ({ g, u }) => !did(g, u, FIRED)),
  must('5.43b', 'notOnTop', ({ g, u }) => isPlacedToShoot(g, u)),
  must('5.53b', 'townFull', ({ g, u }) => mayActOutOfTown(g, u)),
];
/** 7.23a The hexes a unit may fire small arms at now. */
export function shotTargets(g: Field, u: UnitId): HexId[] {
  if (!allHold(SHOOTERS, { g, u })) return [];
  return inShot(g, u);
}
/** The hexes around a unit that its small arms could hit, whoever's turn it is. */
export function inShot(g: Field, u: UnitId): HexId[] {
  const out: HexId[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = neighbourOf(g, hexOf(g, u), d);
    if (hex >= 0 && allHold(IN_SHOT, { g, u, hex })) out.push(hex);
  }
  return out;
}

function listShots(g: Field, out: ActionList, piece: number, f: FormationId): void {
  for (const u of unitsOfFormation(g, f))
    if (piece === EVERY || piece === u) for (const hex of shotTargets(g, u)) out.add(VERB.shoot, u, hex);
}
const hasShots = (g: Field, f: FormationId): boolean =>
  unitsOfFormation(g, f).some((u) => shotTargets(g, u).length > 0);

/**
 * 7.1a E4.14 E4.41 What every question of the active side offers its guns, one at a time or combined: while units move and small arms fire
 * those of the formation and the reserve (`fire`), at any other moment of the activation the reserve.
 */
export function listGuns(g: Field, out: ActionList, piece: number, moment: Moment): void {
  listFire(g, out, piece, moment);
  listCombined(g, out, piece, moment);
}
export const isGunOrder = (o: Action): boolean => o.verb === VERB.fire || o.verb === VERB.combine;
export const admitsGuns = (g: Field, o: Action, moment: Moment): boolean =>
  admitsFire(g, o, moment) || admitsCombined(g, o, moment);
export const whyNotGuns = (g: Field, o: Action, moment: Moment): readonly Refusal[] =>
  o.verb === VERB.fire ? whyNotFire(g, o, moment) : whyNotCombined(g, o, moment);
/** What goes into the die of an order to fire, alone, combined, with small arms or in reaction: for the odds and the page. */
export function shotModifiers(g: Field, o: Action): Modifier[] {
  const hex = actionHex(o);
  if (o.verb === VERB.combine) return fireModifiers(g, groupOf(g, ...combinedWords(o)), hex);
  const u = actionUnit(o);
  return isBattery(g, u) ? fireModifiers(g, [u], hex) : smallArmsModifiers(g, u, hex);
}
export const fireGuns = (g: Field, o: Action): void => (o.verb === VERB.fire ? fire(g, o) : combine(g, o));

/**
 * E4.41 7.22a 7.23a 7.23c 6.14d After all movement of its formation each jäger and light unit may fire, one after another; guns may still
 * fire between two of them. Where nobody has a shot nothing is asked: guns have their moment before and after.
 */
export const smallArms: Question<Field> = {
  name: 'small-arms',
  rule: 'E4.41',
  side: (g, f: FormationId) => sideOfFormation(g, f),
  list(g, out, piece, f: FormationId) {
    if (hasShots(g, f)) {
      listShots(g, out, piece, f);
      listGuns(g, out, piece, 'fire');
    }
    if (piece < 0) out.add(VERB.done);
  },
  pieces(g, pool, f: FormationId) {
    poolFormation(g, pool, f);
    poolGuns(g, pool);
  },
  admits: (g, o) => admitsGuns(g, o, 'fire'),
  act(g, o, f: FormationId) {
    if (o.verb === VERB.done) return;
    push(g, STEP['small-arms'], f);
    if (isGunOrder(o)) return fireGuns(g, o);
    countOutOfTown(g, actionUnit(o));
    pushShot(g, actionUnit(o), actionHex(o), SMALL_ARMS);
  },
  refuse(g, o) {
    if (isGunOrder(o)) return whyNotGuns(g, o, 'fire');
    if (o.verb !== VERB.shoot) return [wrongMoment('E4.41', o.verb)];
    const u = actionUnit(o);
    const who = whyNot(SHOOTERS, { g, u });
    if (!isOnMap(g, u) || !hasSmallArms(g, u) || g.w.unitSide[u] !== activeSide(g)) return who;
    return orElse([...who, ...whyNot(IN_SHOT, { g, u, hex: actionHex(o) })], refusal('7.23a', 'noTarget'));
  },
  prompt: () => say('prompt.smallArms'),
};
