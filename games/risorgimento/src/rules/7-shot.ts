import type { HexId } from '@tambour/boards';
import { EVERY, itemAt, packed, type Question, totalOf, type Work } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionUnit } from '../model/action-view.ts';
import { rowFor } from '../model/charts.ts';
import { emit } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { refusal, wrongMoment } from '../model/refusal.ts';
import {
  adjustedCohesion,
  batteryCount,
  FIRED,
  type Field,
  isOnMap,
  MOST_BATTERIES,
  note,
  push,
  REACTED,
  stackOf,
  topOf,
  underOf,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, enemyOf, type FireResult } from '../model/vocabulary.ts';
import { hexLabel, idOf, sideOf } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { rollDie } from './0-dice.ts';
import { fireModifiers, smallArmsModifiers } from './7-fire-sum.ts';
import { pushRisk, RISK_FIRE } from './8-leader-risk.ts';
import { disorder, takeHits } from './8-losses.ts';
import { poolStack } from './pieces.ts';

/** The kinds of shot, as frames hold them. */
export const FIRE = 1;
/** 7.12 Several batteries at once: those in the rows of `volley`. */
export const VOLLEY = 2;
export const SMALL_ARMS = 3;
export const GUN_REACTION = 4;
export const SMALL_ARMS_REACTION = 5;
const isReaction = (kind: number): boolean => kind >= GUN_REACTION;
export const isSmallArms = (kind: number): boolean => kind === SMALL_ARMS || kind === SMALL_ARMS_REACTION;

/** Who fires: the batteries of a combined shot, or the one unit. */
export const firersOf = (g: Field, firer: UnitId, kind: number): UnitId[] =>
  kind === VOLLEY ? [...packed<UnitId>(g.s.volley.unit.subarray(0, batteryCount(g)))] : [firer];

/**
 * 7.11a 7.17a 7.23c 7.24 R56 One shot, with all that goes before and after it: the reaction of batteries before small arms fire at them, the
 * shot itself, the answers. Reaction fire is not answered.
 */
export function pushShot(g: Field, firer: UnitId, hex: HexId, kind: number): void {
  for (const u of firersOf(g, firer, kind)) note(g, u, isReaction(kind) ? REACTED : FIRED);
  if (!isReaction(kind)) push(g, STEP.answer, firer, hex, kind);
  push(g, STEP.shot, firer, hex, kind);
  if (kind === SMALL_ARMS) push(g, STEP['before-shot'], firer, hex, kind);
}
/** 7.12a The same for batteries that combine. */
export function pushVolley(g: Field, batteries: readonly UnitId[], hex: HexId): void {
  const named = batteries.slice(0, MOST_BATTERIES);
  g.s.volley.unit.set(named);
  g.s.battle.batteries[0] = named.length;
  pushShot(g, itemAt(named, 0), hex, VOLLEY);
}

/** The batteries of a combined shot are named until it has been answered. */
export function closeVolley(g: Field): void {
  g.s.volley.unit.fill(0);
  g.s.battle.batteries[0] = 0;
}

/** 7.11a 7.23c A shot, unless who was to fire it is gone. */
export const shot: Work<Field> = {
  name: 'shot',
  run(g, firer: UnitId, hex: HexId, kind) {
    const top = topOf(g, hex);
    if (!isOnMap(g, firer) || top < 0 || g.w.unitSide[top] === g.w.unitSide[firer]) return;
    if (isSmallArms(kind)) shootSmallArms(g, firer, hex, kind);
    else fireGuns(g, firersOf(g, firer, kind), hex, kind);
  },
};

const RESULT_RULE: Readonly<Record<FireResult, RuleId>> = {
  NE: '7.18c',
  CDR: '7.18d',
  D: '7.18e',
  'D+1': '7.18f',
};
/** 7.11a 7.18a 7.18c 7.18d 7.18e 7.18f R63 R64 One die against the hex; its result befalls every unit in it. */
function fireGuns(g: Field, batteries: readonly UnitId[], hex: HexId, kind: number): void {
  const { w } = g;
  const modifiers = fireModifiers(g, batteries, hex);
  const die = rollDie(g);
  const total = die + totalOf(modifiers);
  const { result } = rowFor(w.charts.artilleryFire.rows, total);
  const rule = RESULT_RULE[result];
  const pieces = batteries.map((u) => idOf(g, u));
  const told = { die, modifiers, total, result, isReaction: isReaction(kind) };
  emit(g, { type: 'fired', rule, pieces, hex: hexLabel(g, hex), ...told });
  if (result === 'NE') return;
  const side = enemyOf(sideOf(g, itemAt(batteries, 0)));
  for (const u of stackOf(g, hex)) if (result !== 'CDR' || failsCheck(g, u)) disorder(g, u, rule);
  if (result !== 'D+1') return;
  // Pushed before the hit, so that it comes after it; those whom fire has shaken roll last of all.
  pushRisk(g, hex, side, RISK_FIRE);
  hitOne(g, hex, side, kind);
}
/** 7.18d 8.12a R64 A die above its adjusted cohesion disorders a unit; batteries are not affected. */
function failsCheck(g: Field, u: UnitId): boolean {
  if (g.w.unitType[u] === ARTILLERY) return false;
  const die = rollDie(g);
  const against = adjustedCohesion(g, u);
  const passed = die <= against;
  emit(g, { type: 'cohesion-checked', rule: '7.18d', piece: idOf(g, u), die, against, passed });
  return !passed;
}

/** 7.23b 7.25 8.21b R68 Small arms: nothing, or one hit. */
function shootSmallArms(g: Field, u: UnitId, hex: HexId, kind: number): void {
  const { w } = g;
  const modifiers = smallArmsModifiers(g, u, hex);
  const die = rollDie(g);
  const total = die + totalOf(modifiers);
  const { hits } = rowFor(w.charts.smallArms.rows, total);
  const names = { piece: idOf(g, u), hex: hexLabel(g, hex) };
  const told = { die, modifiers, total, hits, isReaction: isReaction(kind) };
  emit(g, { type: 'small-arms-fired', rule: '7.25', ...names, ...told });
  for (let i = 0; i < hits; i++) hitOne(g, hex, enemyOf(sideOf(g, u)), kind);
}

/** 7.18f 7.25 R63 R68 Who may take the hit of a shot: anyone in the hex but batteries. */
function mayTakeHit(g: Field, hex: HexId, side: number): UnitId[] {
  const out: UnitId[] = [];
  for (let u = topOf(g, hex); u >= 0; u = underOf(g, u))
    if (g.w.unitSide[u] === side && g.w.unitType[u] !== ARTILLERY) out.push(u);
  return out;
}
const hitRule = (kind: number): RuleId => (isSmallArms(kind) ? '7.25' : '7.18f');
function hitOne(g: Field, hex: HexId, side: number, kind: number): void {
  const units = mayTakeHit(g, hex, side);
  const [first] = units;
  if (units.length > 1) push(g, STEP['shot-loss'], hex, side, kind);
  else if (first !== undefined) takeHits(g, first, 1, hitRule(kind));
}

/** 7.18f 7.25 8.11a R63 R68 The owner says which unit of the hex takes the hit. */
export const shotLoss: Question<Field> = {
  name: 'shot-loss',
  rule: '8.11a',
  inside: true,
  standing: 'losses',
  side: (_g, _hex, side) => side,
  list(g, out, piece, hex: HexId, side) {
    for (const u of mayTakeHit(g, hex, side)) if (piece === EVERY || piece === u) out.add(VERB.lose, u);
  },
  pieces: (g, pool, hex: HexId) => poolStack(g, pool, hex),
  act(g, o, _hex, _side, kind) {
    takeHits(g, actionUnit(o), 1, hitRule(kind));
  },
  refuse(g, o, hex: HexId, side, kind) {
    if (o.verb !== VERB.lose) return [wrongMoment(hitRule(kind), o.verb)];
    if (g.w.unitSide[actionUnit(o)] !== side) return [refusal('8.11a', 'notYourUnit')];
    const isThere = g.s.unit.hex[actionUnit(o)] === hex;
    return [isThere ? refusal('7.18f', 'gunsTakeNoHits') : refusal('8.11a', 'notInThatHex')];
  },
  prompt: () => say('prompt.shotLoss'),
};
