import { emptyStack, type Work } from '@tambour/kernel';
import { type Outcome, outcomeAt } from '../../rules/victory.ts';
import { takeGuns } from '../guns.ts';
import { sideId } from '../model/columns.ts';
import { emit } from '../model/event.ts';
import { type Field, periodOf, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { thirdPeriodRallies } from '../rally.ts';
import { marginsOf, noteControl, scoreNow } from '../score.ts';
import { takeTests } from '../tests/queue.ts';
import { brokenSides, LEVELS } from '../verdict.ts';

/** C16c C16d C16f The battle is over. */
export function endBattle(g: Field, { winner, level, rule, points }: Outcome): void {
  const { battle } = g.s;
  const broken = brokenSides(g);
  for (const [side, id] of g.w.sideIds.entries())
    if (broken & (1 << side)) emit(g, { type: 'army-broke', rule: 'C16c', side: id });
  battle.isBroken[0] = broken;
  battle.winner[0] = winner === null ? 0 : winner + 1;
  battle.level[0] = LEVELS.indexOf(level);
  battle.isOver[0] = 1;
  const name = winner === null ? undefined : sideId(g, winner);
  emit(g, { type: 'battle-ended', rule, winner: name, level, points });
  emptyStack(g.s);
}
/** The two parts of PERIOD_END: what may still cause tests, then the score. */
const CAUSES = 0;
const SCORE = 1;
/** C16b C16c C16d C16e C14a C17a R61 PERIOD_END: third periods of retreat are tested, guns touched are taken; then control, army break, and after the last period the end. */
export const periodEnd: Work<Field> = {
  name: 'period-end',
  run(g, part) {
    if (part === CAUSES) {
      push(g, STEP['period-end'], SCORE);
      thirdPeriodRallies(g);
      takeGuns(g);
      takeTests(g);
      return;
    }
    noteControl(g);
    const isLastPeriod = periodOf(g) >= g.w.periods;
    const outcome = outcomeAt({ score: scoreNow(g), margins: marginsOf(g), isLastPeriod });
    if (outcome) endBattle(g, outcome);
  },
};
export const END_STEPS = [periodEnd] as const;
