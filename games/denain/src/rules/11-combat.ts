import { OFF_MAP } from '@tambour/boards';
import { type Action, type Asking, type Condition, EVERY, NO_PIECE, type Refusal, whyNot } from '@tambour/kernel';
import {
  actionHex,
  actionUnit,
  isManyOnMany,
  isSweepApart,
  SIDE_BITS,
  shockHex,
  shockSides,
  sweptSides,
} from '../model/action-view.ts';
import { clearCombat } from '../model/fight.ts';
import { formationsOf, unitsOf } from '../model/formation.ts';
import { beside, hexesAround, holder, isEnemyHeld } from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal } from '../model/refusal.ts';
import { type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { has, hexOf, isOnMap, mark } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { enemyOf } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { type Attempt, isActing, isBattery, isCombatUnit } from './1-units.ts';
import { front } from './2-facing.ts';
import { poolActing } from './5-acting.ts';
import { actBreach, listBreachesNow, refuseBreach } from './7-breach.ts';
import { listGunTargets } from './10-barrage.ts';
import { BOMBARDS, isFireBanned, isInFront, shoot } from './11-fire.ts';
import {
  attackersOf,
  declare,
  FREE_TO_ATTACK,
  listShocks,
  mayAttack,
  namedAttackers,
  ORDERED_TO_ATTACK,
  refuseShock,
} from './11-shock.ts';
import { refuseBy } from './ask.ts';

/** 10.1b 5e A battery fires in the operations phase if it did not barrage, is commanded, and has not fired yet. R43 */
const mayFireGuns = (g: Field, b: UnitId): boolean =>
  isOnMap(g, b) && isActing(g, b) && has(g, b, MARK.commanded) && !has(g, b, MARK.barraged | MARK.attacked);
const GUNS_FIRE: readonly Condition<Attempt>[] = [
  ...ORDERED_TO_ATTACK,
  must('5e', 'hasFired', ({ g, u }) => !has(g, u, MARK.barraged)),
  must('10.1b', 'hasFired', ({ g, u }) => !has(g, u, MARK.attacked)),
  ...BOMBARDS,
];
/** 11a 11.1a 11.2a 12.4a 11.1h A unit fires at an enemy in front of it, once a turn. */
const UNITS_FIRE: readonly Condition<Attempt>[] = [
  ...ORDERED_TO_ATTACK,
  mustFirst('11a', 'gunsDoNotShock', ({ g, u }) => isCombatUnit(g, u)),
  ...FREE_TO_ATTACK,
  must('11.1h', 'bayonet', ({ g, u }) => !isFireBanned(g, u)),
  must('11.1a', 'noTarget', ({ g, hex, side }) => isEnemyHeld(g, hex, side)),
  must('11.1a', 'notInFront', ({ g, u, hex }) => isInFront(g, u, hex)),
];
/** 5d 11a 11b 11.2a The combat half: fire, shock, breaches where nobody defends, one after the other, as many as liked. */
export const combat: Asking<Field> = {
  rule: '11a',
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (piece === NO_PIECE) return void out.add(VERB.done);
    // One order beside this one is a choice.
    if (out.isProbe) out.add(VERB.done);
    const { s } = g;
    let isAnyInReach = false;
    for (const f of formationsOf(g, side)) {
      if (!s.formation.isActing[f]) continue;
      for (const u of unitsOf(g, f)) {
        if (piece !== EVERY && piece !== u) continue;
        if (out.isFull) return;
        if (isBattery(g, u)) {
          if (mayFireGuns(g, u)) listGunTargets(g, out, u);
        } else if (mayAttack(g, u)) {
          const arc = front(g, u);
          let mayFire: boolean | undefined;
          for (let d = 0; d < 6; d++) {
            const x = arc & (1 << d) ? beside(g, hexOf(g, u), d) : OFF_MAP;
            if (x < 0 || holder(g, x) !== enemyOf(side)) continue;
            isAnyInReach = true;
            mayFire ??= !isFireBanned(g, u);
            if (mayFire) out.add(VERB.fire, u, x);
          }
          listBreachesNow(g, out, u);
        }
      }
    }
    // Who shocks an enemy has him in front.
    if (isAnyInReach) listShocks(g, out, side, piece);
    if (piece < 0 && !out.isProbe) out.add(VERB.done);
  },
  pieces: (g, pool, side) => poolActing(g, pool, side, MARK.attacked),
  act(g, o, side) {
    if (o.verb === VERB.done) return;
    push(g, STEP.combat, side);
    if (o.verb === VERB.fire) actFire(g, o);
    else if (o.verb === VERB.shock) declare(g, attackersOf(g, shockHex(o), shockSides(o)), [shockHex(o)]);
    else if (o.verb === VERB.sweep) declare(g, [actionUnit(o)], hexesAround(g, hexOf(g, actionUnit(o)), sweptSides(o)));
    else actBreach(g, actionUnit(o), actionHex(o), 'now');
  },
  refuse: refuseBy('5d', {
    fire: refuseFire,
    shock: (g, o, side) => [
      ...(isManyOnMany(o) ? [refusal('11.2e', 'manyOnMany')] : []),
      ...refuseShock(g, side, namedAttackers(g, o), [shockHex(o)], isManyOnMany(o)),
    ],
    sweep(g, o, side) {
      const u = actionUnit(o);
      const hexes = isOnMap(g, u) ? hexesAround(g, hexOf(g, u), sweptSides(o) & SIDE_BITS) : [];
      const isApart = isOnMap(g, u) && isSweepApart(o);
      return [...(isApart ? [refusal('11a', 'notInFront')] : []), ...refuseShock(g, side, [u], hexes, isApart)];
    },
    breach: (g, o, side) => refuseBreach(g, actionUnit(o), actionHex(o), side, 'now'),
    move: movementIsOver,
    enter: movementIsOver,
    lead: movementIsOver,
    haul: movementIsOver,
  }),
  prompt: () => say('prompt.combat'),
};
function movementIsOver(): readonly Refusal[] {
  return [refusal('5d', 'movementIsOver')];
}

function actFire(g: Field, o: Action): void {
  clearCombat(g);
  mark(g, actionUnit(o), MARK.attacked);
  push(g, STEP['after-fire'], actionUnit(o), actionHex(o));
  shoot(g, actionUnit(o), actionHex(o), false);
}

function refuseFire(g: Field, o: Action, side: number): readonly Refusal[] {
  const isGun = isBattery(g, actionUnit(o));
  const against = whyNot(isGun ? GUNS_FIRE : UNITS_FIRE, { g, u: actionUnit(o), hex: actionHex(o), side });
  return orElse(against, refusal(isGun ? '10.1b' : '11.1a', 'noTarget'));
}
