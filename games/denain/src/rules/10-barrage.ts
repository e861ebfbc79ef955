import { type ActionList, type Condition, whyNot } from '@tambour/kernel';
import { actionHex, actionUnit } from '../model/action-view.ts';
import { clearCombat } from '../model/fight.ts';
import { defenderIn } from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal, wrongMoment } from '../model/refusal.ts';
import { type Field, MARK } from '../model/state.ts';
import { armyOf, batteriesOf, has, hexOf, isOnMap, mark, sideOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { enemyOf } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { type Attempt, isBaggage, isBattery, isGarrisonLost } from './1-units.ts';
import { BOMBARDS, mayBombard, shoot } from './11-fire.ts';
import { askInTurn } from './ask.ts';

/** 4Bb 8.4d A battery barrages once, unless it is lost with its commander. */
const mayBarrage = (g: Field, b: UnitId): boolean =>
  isOnMap(g, b) && !has(g, b, MARK.barraged) && !isGarrisonLost(g, b);
const BARRAGES: readonly Condition<Attempt>[] = [
  mustFirst('10.1a', 'notOnMap', ({ g, u }) => isOnMap(g, u)),
  must('4Bb', 'hasFired', ({ g, u }) => !has(g, u, MARK.barraged)),
  must('8.4d', 'formationLost', ({ g, u }) => !isGarrisonLost(g, u)),
  ...BOMBARDS,
];

/** The targets that a battery may fire at. */
export function listGunTargets(g: Field, out: ActionList, b: UnitId): void {
  for (const v of armyOf(g, enemyOf(sideOf(g, b)))) {
    if (out.isFull) return;
    if (!isOnMap(g, v) || isBaggage(g, v)) continue;
    const hex = hexOf(g, v);
    if (mayBombard(g, b, hex) && defenderIn(g, hex) === v) out.add(VERB.fire, b, hex);
  }
}

/** 4Ba 4Bb 10.1a Phase B: each battery in turn, at a target of its owner's choice, or not at all. */
export const barrage = askInTurn('barrage', {
  rule: '4Ba',
  pieces: (g, side) => batteriesOf(g, side),
  listOf(g, out, b: UnitId) {
    if (mayBarrage(g, b)) listGunTargets(g, out, b);
  },
  act(g, o) {
    mark(g, actionUnit(o), MARK.barraged);
    clearCombat(g);
    shoot(g, actionUnit(o), actionHex(o), false);
  },
  refuse(g, o, side) {
    if (o.verb !== VERB.fire) return [wrongMoment('4a', o.verb)];
    if (g.w.unitSide[actionUnit(o)] !== side) return [refusal('4Ba', 'notYours')];
    if (!isBattery(g, actionUnit(o))) return [wrongMoment('10.1a', o.verb)];
    return orElse(whyNot(BARRAGES, { g, u: actionUnit(o), hex: actionHex(o), side }), refusal('10.1a', 'noTarget'));
  },
  prompt: () => say('prompt.barrage'),
});
