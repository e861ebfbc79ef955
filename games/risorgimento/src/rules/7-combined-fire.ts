import { distance, type HexId } from '@tambour/boards';
import {
  type Action,
  type ActionList,
  allHold,
  type Condition,
  EVERY,
  itemAt,
  oncePer,
  type PiecePool,
  type Refusal,
  whyNot,
} from '@tambour/kernel';
import { actionHex, actionUnit, combinedWords } from '../model/action-view.ts';
import { type CorpsId, type UnitId, unitId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal } from '../model/refusal.ts';
import {
  activeCorps,
  activeFormation,
  COMBINED,
  COMMANDED,
  commanderOf,
  did,
  type Field,
  has,
  hexOf,
  LENT,
  MOST_BATTERIES,
  mark,
} from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { FRENCH, PIEDMONTESE } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { corpsOf, corpsOfSide, formationData, formationOf, sideOfCorps, unitsOfCorps } from '../model/world-lookup.ts';
import { hasOrders, isInCorpsRange, underCommand } from './4-command.ts';
import {
  ABLE,
  canAim,
  enemyHexes,
  facingToFire,
  hasTarget,
  isAbleToFire,
  isBattery,
  isItsMoment,
  isReserveBattery,
  layGuns,
  type Moment,
  whyNotAim,
} from './7-artillery-fire.ts';
import { fireModifiers } from './7-fire-sum.ts';
import { pushVolley } from './7-shot.ts';

/** Batteries that one word of an order can name. */
const WORD = 30;

/** 7.12b La Réserve, a corps without a commander, lends its batteries. */
const isLender = (g: Field, corps: CorpsId): boolean => commanderOf(g, corps) < 0;

/** 7.12a 7.12b Whom the combined fire of the active corps may join, in a fixed order: its own batteries, then those it can borrow. */
export function poolOf(g: Field): readonly UnitId[] {
  const corps = activeCorps(g);
  if (corps < 0) return [];
  const known = pools(g.w);
  known[corps] ??= findPool(g, corps);
  return known[corps];
}
/** The batteries that may fire, alone or combined, while the corps is active, as far as it goes by themselves. */
export function poolGuns(g: Field, pool: PiecePool): void {
  for (const u of poolOf(g)) if (isAbleToFire(g, u)) pool.add(u);
}
/** Those of them that have a target: where they are all that may be drawn, most would be drawn in vain. */
export function poolAiming(g: Field, pool: PiecePool): void {
  for (const u of poolOf(g)) if (isAiming(g, u)) pool.add(u);
}
/** By world and corps: who is a battery, and of which corps, never changes. */
const pools = oncePer((_: RisorgimentoWorld): (readonly UnitId[])[] => []);
function findPool(g: Field, corps: CorpsId): UnitId[] {
  const lenders = corpsOfSide(g, sideOfCorps(g, corps)).filter((c) => c !== corps && isLender(g, c));
  return [corps, ...lenders].flatMap((c) => unitsOfCorps(g, c).filter((u) => isBattery(g, u))).slice(0, 2 * WORD);
}
/** A group of batteries as the two words of an order, one bit a battery of the pool; and back. The first of the pool leads. */
export function wordsOf(g: Field, group: readonly UnitId[]): readonly [number, number] {
  const words: [number, number] = [0, 0];
  poolOf(g).forEach((u, i) => {
    if (group.includes(u)) words[i < WORD ? 0 : 1] |= 1 << (i % WORD);
  });
  return words;
}
export const groupOf = (g: Field, c: number, d: number): UnitId[] =>
  poolOf(g).filter((_, i) => ((i < WORD ? c : d) & (1 << (i % WORD))) !== 0);

/** 7.12a 4.22a R65 Commanded as last read; a battery whose step is still to come, as it would be read now. */
function isCommandedNow(g: Field, u: UnitId): boolean {
  const f = formationOf(g, u);
  if (isReserveBattery(g, u)) return true;
  const isOfCorps = corpsOf(g, u) === activeCorps(g);
  if (isOfCorps && (g.s.formation.hasActed[f] || activeFormation(g) === f)) return did(g, u, COMMANDED);
  return hasOrders(g, f) && underCommand(g, f).has(u);
}
/** 7.12a R22 R65 Whether a battery is in range of the commander under whom it combines; La Réserve has none. */
function isInItsRange(g: Field, u: UnitId): boolean {
  const commander = commanderOf(g, activeCorps(g));
  return commander < 0 || isInCorpsRange(g, commander, hexOf(g, u));
}
const nationOf = (g: Field, u: UnitId): number => formationData(g, formationOf(g, u)).nation;

/** What each battery needs to join combined fire, whatever the target. */
const JOINS: readonly Condition<{ readonly g: Field; readonly u: UnitId }>[] = [
  ...ABLE,
  must('7.12f', 'piedmonteseCombine', ({ g, u }) => nationOf(g, u) !== PIEDMONTESE),
  must('7.12a', 'notCommandedCombine', ({ g, u }) => isCommandedNow(g, u)),
  must('7.12a', 'outOfCorpsRange', ({ g, u }) => isInItsRange(g, u)),
  must('7.12b', 'lentOrOwn', ({ g, u }) => !has(g, u, corpsOf(g, u) === activeCorps(g) ? LENT : COMBINED)),
];
interface Group {
  readonly g: Field;
  readonly units: readonly UnitId[];
  readonly moment: Moment;
}
/** What they need together. */
const TOGETHER: readonly Condition<Group>[] = [
  mustFirst('7.12a', 'combineTwo', ({ units }) => units.length >= 2 && units.length <= MOST_BATTERIES),
  must('7.12a', 'nobodysStep', ({ g, units, moment }) => units.some((u) => isItsMoment(g, u, moment))),
  must('7.12e', 'frenchOneHex', ({ g, units }) => !units.some((u) => nationOf(g, u) === FRENCH) || isOneHex(g, units)),
  must('7.12a', 'noChain', ({ g, units }) => chainsOf(g, units, () => 1).length <= 1),
];
const isOneHex = (g: Field, units: readonly UnitId[]): boolean => new Set(units.map((u) => hexOf(g, u))).size <= 1;

/** 7.12a R65 Batteries in chains: each no further from one before it than `reach` says. */
function chainsOf(g: Field, units: readonly UnitId[], reach: (u: UnitId) => number): UnitId[][] {
  const left = new Set(units);
  const chains: UnitId[][] = [];
  for (const first of units) {
    if (!left.delete(first)) continue;
    const chain = [first];
    for (const u of chain)
      for (const v of left) {
        const far = distance(g.w.grid, hexOf(g, u), hexOf(g, v));
        if (far > reach(u)) continue;
        left.delete(v);
        chain.push(v);
      }
    chains.push(chain.sort((a, b) => a - b));
  }
  return chains;
}

/** What a battery would bring to a combined shot: the figures of which only the worst counts. */
const worthOf = (g: Field, u: UnitId, hex: HexId): number =>
  fireModifiers(g, [u], hex).reduce((sum, m) => sum + m.value, 0);

/** Whether a piece is a battery that could combine with others, as far as it goes by itself. */
const mayJoinAlone = (g: Field, piece: number): boolean =>
  poolOf(g).includes(unitId(piece)) && isAiming(g, unitId(piece)) && allHold(JOINS, { g, u: unitId(piece) });
/** Most batteries see no enemy: that is looked at before their command, which is a search. */
const isAiming = (g: Field, u: UnitId): boolean => isAbleToFire(g, u) && hasTarget(g, u);

/**
 * 7.12a Combined fire that makes sense at this moment: at each hex, for each chain of batteries, all of them, and all of those that are
 * not worse than each figure there is. Any other group that the rules allow may be named (`admitsCombined`).
 */
export function listCombined(g: Field, out: ActionList, piece: number, moment: Moment): void {
  const corps = activeCorps(g);
  if (corps < 0 || (piece !== EVERY && !mayJoinAlone(g, piece))) return;
  const able = poolOf(g)
    .filter((u) => isAiming(g, u))
    .filter((u, _, aiming) => aiming.length > 1 && allHold(JOINS, { g, u }));
  if (able.length < 2 || (piece !== EVERY && !able.includes(unitId(piece)))) return;
  const enemies = [...enemyHexes(g, sideOfCorps(g, corps))];
  // 7.12e The French combine only in one hex.
  const reachOf = (u: UnitId) => (nationOf(g, u) === FRENCH ? 0 : 1);
  for (const hex of enemies) {
    if (out.isFull) return;
    const ready = able.filter((u) => canAim(g, u, hex));
    if (ready.length < 2) continue;
    const worth = ready.map((u) => ({ u, value: worthOf(g, u, hex) }));
    const seen = new Set<string>();
    for (const least of new Set(worth.map(({ value }) => value)))
      for (const group of chainsOf(
        g,
        worth.filter(({ value }) => value >= least).map(({ u }) => u),
        reachOf,
      )) {
        if (!allHold(TOGETHER, { g, units: group, moment }) || (piece !== EVERY && !group.includes(unitId(piece))))
          continue;
        const [c, d] = wordsOf(g, group);
        if (seen.has(`${c} ${d}`)) continue;
        seen.add(`${c} ${d}`);
        out.add(VERB.combine, itemAt(groupOf(g, c, d), 0), hex, c, d);
      }
  }
}
/** 7.12a Whether a named group may fire together at a hex. */
export function admitsCombined(g: Field, o: Action, moment: Moment): boolean {
  if (o.verb !== VERB.combine) return false;
  const units = groupOf(g, ...combinedWords(o));
  const [c, d] = wordsOf(g, units);
  // One way to say it: nobody named who is not there, and the first leads.
  if (c !== o.c || d !== o.d || units[0] !== actionUnit(o) || !allHold(TOGETHER, { g, units, moment })) return false;
  return units.every((u) => allHold(JOINS, { g, u }) && canAim(g, u, actionHex(o)));
}
export function whyNotCombined(g: Field, o: Action, moment: Moment): readonly Refusal[] {
  const units = groupOf(g, ...combinedWords(o));
  const reasons = [
    ...whyNot(TOGETHER, { g, units, moment }),
    ...units.flatMap((u) => orElseAim(g, u, actionHex(o), whyNot(JOINS, { g, u }))),
  ];
  const each = new Map(reasons.map((r) => [`${r.rule} ${r.why.en}`, r]));
  return orElse([...each.values()], refusal('7.12a', 'combineTwo'));
}
const orElseAim = (g: Field, u: UnitId, hex: HexId, reasons: readonly Refusal[]): readonly Refusal[] =>
  reasons.length > 0 ? reasons : whyNotAim(g, u, hex);

/** 7.12a 7.12b 7.12c Batteries are laid on one hex and fire as one. */
export function combine(g: Field, o: Action): void {
  const units = groupOf(g, ...combinedWords(o));
  for (const u of units) {
    layGuns(g, u, facingToFire(g, u, actionHex(o)));
    if (isLender(g, corpsOf(g, u))) mark(g, u, corpsOf(g, u) === activeCorps(g) ? COMBINED : LENT);
  }
  pushVolley(g, units, actionHex(o));
}
