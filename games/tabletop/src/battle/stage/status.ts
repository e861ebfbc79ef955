import type { Status, StatusChip } from '@tambour/stage';
import { sayStage } from '../../texts/say-stage.ts';
import { firstSide, phaseOf } from '../model/columns.ts';
import { sideTitle } from '../model/names.ts';
import { type Field, isOver, periodOf } from '../model/state.ts';
import { scoreOf } from '../verdict.ts';
import { breakCount } from './break-count.ts';
import { asked } from './question.ts';

export const SIDES = [0, 1] as const;
const periodNow = (g: Field): number => Math.max(1, periodOf(g));
/** Periods that are left, the present one included. */
export const periodsLeft = (g: Field): number => g.w.periods - periodNow(g) + 1;
export const timeWords = (g: Field) => sayStage('status.time', { period: periodNow(g), periods: g.w.periods });

/** C14a What is being done, in plain words. */
export function phaseWords(g: Field) {
  if (isOver(g)) return sayStage('status.over');
  const phase = sayStage(`phase.${phaseOf(g)}`);
  const question = asked(g)?.name;
  return question === 'influence' || question === 'waive' ? sayStage('status.testing', { phase }) : phase;
}

function chips(g: Field): StatusChip[] {
  if (isOver(g) || g.s.battle.period[0] === 0) return [];
  const first = firstSide(g);
  return [
    {
      text: sayStage('status.first', { side: sideTitle(g.w, first) }),
      side: first,
      note: sayStage('status.first.note'),
      rule: 'C14c',
    },
    ...SIDES.flatMap((side): StatusChip[] => {
      const { n, of, limit } = breakCount(g, side);
      if (n === 0) return [];
      return [
        {
          text: sayStage('status.broken', { side: sideTitle(g.w, side), n, of }),
          side,
          note: sayStage('status.broken.note', { limit }),
          rule: 'C16c',
        },
      ];
    }),
  ];
}

export const status = (g: Field): Status => ({
  time: timeWords(g),
  phase: phaseWords(g),
  scores: SIDES.map((side) => scoreOf(g, side)),
  chips: chips(g),
});
