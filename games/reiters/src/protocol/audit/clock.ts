import type { Report } from '@tambour/kernel';
import { firstSide, sideName } from '../../model/lookup.ts';
import { isOver, turnOf } from '../../model/state.ts';
import type { StepName } from '../../model/step-id.ts';
import { postsSetUp } from '../../rules/2-set-up.ts';
import { PHASE_COURSE } from '../../rules/3-course.ts';
import { standing } from '../../rules/9-victory.ts';
import type { Moment } from './moment.ts';

/** 2.2a 3.0a 10.3a Turn, sequence and sides must fit one another. */
export function auditClock(m: Moment, bad: Report): void {
  const { g, sequence } = m;
  const { w, s } = g;
  const { battle } = s;
  const turn = turnOf(g);
  const { initiative } = w.data;
  const first = firstSide(g);
  if (sequence === 'command' || (sequence === 'orders' && !w.switches.advanced))
    bad('battle.sequence', 'is none that play waits in');
  if ((turn === 0) !== (sequence === 'set-up'))
    bad('battle.turn', turn === 0 ? 'must be 1 or more after the set-up' : 'must be 0 in the set-up');
  if (turn === 0 && first !== initiative)
    bad('battle.first', `must be ${sideName(initiative)}, who has the initiative`);
  else if (m.active === first && (turn === 0 || (sequence === 'closing' && !w.switches.advanced)))
    bad('battle.active', `must be ${sideName(1 - first)}: the side with the initiative is not the last`);
  if (isOver(g) !== (sequence === 'closing')) bad('battle.isOver', `does not fit the sequence ${sequence}`);
  auditEnd(m, bad);
  const { max } = w.data.enfantsPerdus;
  if (postsSetUp(g) > (w.switches.enfantsPerdus ? max : 0))
    bad('battle.hopesSetUp', `must be 0${w.switches.enfantsPerdus ? ` to ${max}` : ''}`);
  const isFought = sequence === 'combat' || sequence === 'reorganisation';
  const [lastDefender = 0] = battle.lastDefender;
  if ((battle.lastZone[0] === 0) !== (lastDefender === 0))
    bad('battle.lastZone', 'must be 0 exactly when lastDefender is');
  if (lastDefender > 0 && (!isFought || w.unitSide[lastDefender - 1] !== m.passive))
    bad('battle.lastDefender', isFought ? 'must be a unit of the passive side' : 'must be 0 outside the combats');
}

/** 9.0c AV.4 The battle ends after the last turn or in a storm, and who has won is what the points say. */
function auditEnd({ g }: Moment, bad: Report): void {
  const { battle } = g.s;
  if (!isOver(g)) {
    if (battle.winner[0] !== 0) bad('battle.winner', 'must be 0: the battle is not over');
    return;
  }
  const turn = turnOf(g);
  const isLast = turn >= g.w.data.turns || g.w.specials.storm.some((storm) => storm.turns.includes(turn));
  if (!isLast) bad('battle.isOver', `must be 0 on turn ${turn}`);
  const { winner } = standing(g);
  if (battle.winner[0] !== winner) bad('battle.winner', `must be ${winner} by the points`);
}

const COURSE: readonly StepName[] = [
  'set-up-over',
  'set-up',
  'closing',
  'phase',
  ...PHASE_COURSE.map(([step]) => step),
];

/** The lowest frames are the course of the turn that the columns tell; on top of them lies what is under way. */
export function auditCourse({ frames, course, above, sequence }: Moment, bad: Report): void {
  course.forEach(([step, a], i) => {
    const found = frames[i];
    if (found?.step !== step || found.with[0] !== a)
      bad(`steps.${i}`, `must be ${step} ${a} in the ${sequence} sequence of this turn`);
  });
  for (const { index, step } of above)
    if (COURSE.includes(step)) bad(`steps.${index}.step`, `cannot be ${step} in the ${sequence} sequence`);
}
