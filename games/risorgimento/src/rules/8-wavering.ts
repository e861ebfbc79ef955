import { hexId } from '@tambour/boards';
import type { Work } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { type Field, has, isOnMap, SHAKEN, topOf, underOf, unmark } from '../model/state.ts';
import { idOf } from '../model/world-lookup.ts';
import { rollDie } from './0-dice.ts';
import { eliminate } from './8-losses.ts';

/** M8 R116 Who of those that were shaken rolls next: of a stack the top one first, whichever of their frames comes first. */
function nextShaken(g: Field): UnitId | undefined {
  for (let hex = 0; hex < g.w.grid.size; hex++)
    for (let u = topOf(g, hexId(hex)); u >= 0; u = underOf(g, u)) if (has(g, u, SHAKEN)) return u;
  return undefined;
}
/** M8 An unreliable battalion that was disordered or hit may walk away: it is lost for its brigade, and gives no points. */
export const wavering: Work<Field> = {
  name: 'wavering',
  run(g, frame: UnitId) {
    const { unreliable } = g.w.effects;
    if (!isOnMap(g, frame)) unmark(g, frame, SHAKEN);
    const u = nextShaken(g);
    if (!unreliable || u === undefined) return;
    unmark(g, u, SHAKEN);
    const die = rollDie(g);
    const left = die >= unreliable.leavesFrom;
    emit(g, { type: 'wavered', rule: 'M8', piece: idOf(g, u), die, left });
    if (left) eliminate(g, u, 'M8');
  },
};
