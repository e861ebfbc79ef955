import { itemAt } from '@tambour/kernel';
import { actionUnit } from '../model/action-view.ts';
import { ATTACKERS, countOf, effectOn, fighter, fighters, gunsOf, listed, listOf, TARGETS } from '../model/fight.ts';
import { NOBODY } from '../model/ids.ts';
import { refusal } from '../model/refusal.ts';
import { emit, type Field, isOver, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { isOnMap, stateOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { DISORGANISED, LINES } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { destroyBattery, eliminate, losePoint } from './1-losses.ts';
import { isHorse } from './1-units.ts';
import { sumShock } from './11-shock-sum.ts';
import { disorganise } from './12-order.ts';
import { askFighters } from './ask.ts';

/** 10.4b 11.4c 11.4e 0.1c The shock itself, after reaction fire: guns alone are lost without a roll; else one die on the table. */
export function resolve(g: Field): void {
  const { w, s } = g;
  push(g, STEP['after-shock']);
  const attackers = fighters(g, ATTACKERS);
  if (attackers.length === 0) {
    emit(g, { type: 'shock-called-off', rule: '11e', why: 'no-attacker' });
    return;
  }
  for (let t = 0; t < countOf(g, TARGETS); t++) {
    const b = gunsOf(g, t);
    if (listed(g, TARGETS, t) === NOBODY && b !== NOBODY && isOnMap(g, b)) destroyBattery(g, b, '10.4b');
  }
  const targets = fighters(g, TARGETS);
  if (targets.length === 0 || isOver(g)) return;
  const { attack, defence, odds, line, shift, column, morale, modifiers } = sumShock(g, attackers, targets);
  const die = g.pen.roll(6);
  const row = Math.max(0, Math.min(7, die + morale));
  const { att, def } = itemAt(itemAt(w.charts.shock, row), column);
  s.combat.row[0] = row;
  s.combat.column[0] = column;
  const sum = { attack, defence, odds, line: itemAt(LINES, line), shift, column: `c${column + 1}`, modifiers };
  emit(g, { type: 'shock-resolved', rule: '11.4c', ...sum, die, row, att: att.text, def: def.text });
  pushResults(g);
}

/** 11.6h Losses with the star, then disorganisation, then retreat; within each the defender first. R58 */
function pushResults(g: Field): void {
  for (const step of [STEP.retreats, STEP.disorder, STEP.star, STEP.losses])
    for (const role of [ATTACKERS, TARGETS]) push(g, step, role, 0);
}
export const retreatOf = (g: Field, role: number): number => effectOn(g, role).retreat;

/** 11.6a 11.6g Points to lose are shared by the owner; E takes everyone involved. */
export function losses(g: Field, role: number, taken: number): void {
  const effect = effectOn(g, role);
  if (effect.eliminates) {
    for (const u of fighters(g, role)) if (!isOver(g)) eliminate(g, u, '11.6g');
    return;
  }
  if (taken >= effect.losses || fighters(g, role).length === 0) return;
  push(g, STEP.losses, role, taken + 1);
  push(g, STEP.lose, role);
}
/** 11.6b The owner shares the losses among his units involved as he likes. */
export const lose = askFighters({
  rule: '11.6b',
  standing: 'losses',
  listOf: (_g, out, u) => out.add(VERB.lose, u),
  act: (g, o) => losePoint(g, actionUnit(o), '11.6a'),
  reasons: { lose: () => [refusal('11.6b', 'notInvolved')] },
  prompt: () => say('prompt.lose'),
});

/** 11.6e 11.6f 12.3g The star: horse that is disorganised (by an earlier combat, in one edition) is eliminated. R59 */
export function star(g: Field, role: number): void {
  if (!effectOn(g, role).star) return;
  const { starNeedsEarlierMarker } = g.w.edition;
  const { wasDis } = listOf(g, role);
  for (let i = 0; i < countOf(g, role); i++) {
    const u = fighter(g, role, i);
    if (u < 0 || !isHorse(g, u) || isOver(g)) continue;
    const counts = starNeedsEarlierMarker ? wasDis[i] === 1 : stateOf(g, u) === DISORGANISED;
    if (counts) eliminate(g, u, starNeedsEarlierMarker ? '11.6e' : '11.6f');
  }
}

/** 11.6c D: every unit of the side still involved is disorganised, one after the other. */
export function disorder(g: Field, role: number, i: number): void {
  if (!effectOn(g, role).disorganises || i >= countOf(g, role)) return;
  push(g, STEP.disorder, role, i + 1);
  const u = fighter(g, role, i);
  if (u >= 0) disorganise(g, u, '11.6c');
}
