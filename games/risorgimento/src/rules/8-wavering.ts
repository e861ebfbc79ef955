import type { Work } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { type Field, isOnMap, SHAKEN, unmark } from '../model/state.ts';
import { rollDie } from './0-dice.ts';
import { eliminate } from './8-losses.ts';

/** M8 An unreliable battalion that was disordered or hit may walk away: it is lost for its brigade, and gives no points. */
export const wavering: Work<Field> = {
  name: 'wavering',
  run(g, u: UnitId) {
    unmark(g, u, SHAKEN);
    const { unreliable } = g.w.effects;
    if (!unreliable || !isOnMap(g, u)) return;
    const die = rollDie(g);
    const left = die >= unreliable.leavesFrom;
    emit(g, { type: 'wavered', rule: 'M8', piece: g.w.unitIds[u]!, die, left });
    if (left) eliminate(g, u, 'M8');
  },
};
