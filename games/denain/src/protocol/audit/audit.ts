import type { Fault } from '@tambour/kernel';
import { type Field, isOnMap, isOver } from '../../model/state.ts';
import { STEP_NAMES } from '../../model/step-id.ts';
import { ART, BAGGAGE } from '../../model/vocabulary.ts';
import { auditBattle } from './battle.ts';
import { auditFight } from './fight.ts';
import { auditFrames } from './frames.ts';
import { auditLeaders, auditUnits } from './pieces.ts';

/** A unit on the run stands nowhere: the frames on the stack tell which. */
export function inTransit(g: Field, u: number): boolean {
  const { stack, kernel } = g.s;
  for (let i = 0; i < kernel.depth[0]!; i++) {
    const name = STEP_NAMES[stack.step[i]!];
    if ((name === 'rout-run' || name === 'rout-step') && stack.a[i] === u && stack.b[i]! > 0) return true;
  }
  return false;
}

/** Who stands where, rebuilt from the pieces. */
export function settle(g: Field): void {
  const { at, unit } = g.s;
  at.unit.fill(0);
  at.battery.fill(0);
  for (let u = 0; u < g.w.units; u++) {
    const cls = g.w.unitClass[u]!;
    if (!isOnMap(g, u) || cls === BAGGAGE || unit.hex[u]! >= g.w.grid.size || inTransit(g, u)) continue;
    if (cls === ART) at.battery[unit.hex[u]!] = u + 1;
    else at.unit[unit.hex[u]!] = u + 1;
  }
}

/**
 * What must hold of every position that waits at a question. Pieces come first: the later parts take for granted that they
 * are where the rules can have put them.
 */
export function audit(g: Field): readonly Fault[] {
  const pieces = [...auditUnits(g, (u) => inTransit(g, u)), ...auditLeaders(g)];
  if (pieces.length > 0) return pieces;
  const battle = auditBattle(g);
  if (battle.length > 0) return battle;
  // An instant ending leaves a fight where it was: nothing of it is asked any more.
  if (isOver(g)) return [];
  const fight = auditFight(g);
  return fight.length > 0 ? fight : auditFrames(g);
}
