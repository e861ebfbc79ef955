import { list, scoresTrack, stepsTrack, type TableCell, type TableTrack, type Track, tableTrack } from '@tambour/stage';
import { CHARTS } from '../../model/charts.ts';
import { PHASES, type Phase } from '../../model/vocabulary.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { menLost, phaseOf } from '../model/columns.ts';
import { unitId } from '../model/ids.ts';
import { sideTitle } from '../model/names.ts';
import { type Field, has, isOver, periodOf } from '../model/state.ts';
import { kindOf } from '../model/views.ts';
import { scoreItems, scoreOf } from '../verdict.ts';
import { breakCount } from './break-count.ts';
import { phaseWords, SIDES, timeWords } from './status.ts';

const { lossesPerFigureRemoved: MEN } = CHARTS.scale;
const isDue = (g: Field, u: number): boolean => has(g, unitId(u), 'waiting');
const isAnybodyDue = (g: Field): boolean => g.w.kinds.some((_, u) => isDue(g, u));
/** C14a Who is still to come, by period: until then they stand in a box beside the table. */
const arriving = (g: Field) => ({
  name: sayStage('track.armies.arriving'),
  rule: 'C14a',
  cell(side: number): TableCell {
    const due = g.w.kinds.flatMap((kind, u) => (kind.side === side && isDue(g, u) ? [kind.arrives] : []));
    const periods = [...new Set(due)].sort((a, b) => a - b);
    const each = periods.map((period) =>
      sayStage('track.armies.due', { n: due.filter((one) => one === period).length, period }),
    );
    return { text: each.length > 0 ? list(each) : sayStage('track.armies.nobody') };
  },
});
/** C16c How near each army is to breaking: its broken units as dots up to the number at which it breaks, and its losses. */
function armies(g: Field): TableTrack {
  return tableTrack(
    'armies',
    sayStage('track.armies'),
    SIDES,
    (side) => ({
      name: sideTitle(g.w, side),
      title: sideTitle(g.w, side),
      side,
    }),
    [
      {
        name: sayStage('track.armies.broken'),
        rule: 'C16c',
        cell(side) {
          const { n, of, limit } = breakCount(g, side);
          return {
            text: sayStage('track.armies.cell', { n, of, limit }),
            dots: { filled: n, of: limit },
            ...(n > 0 ? { isMarked: true } : {}),
          };
        },
      },
      {
        name: sayStage('track.armies.losses'),
        rule: '1.5e',
        cell(side) {
          const own = g.w.kinds.flatMap((kind, u) => (kind.side === side ? [unitId(u)] : []));
          const lost = own.reduce((sum, u) => sum + menLost(g, u), 0);
          const of = own.reduce((sum, u) => sum + kindOf(g, u).initialFigures * MEN, 0);
          return { text: sayStage('track.armies.men', { lost, of }) };
        },
      },
      ...(isAnybodyDue(g) ? [arriving(g)] : []),
    ],
  );
}

/** The phases a person takes part in, or sees something happen in. */
const SHOWN: readonly Phase[] = PHASES.filter((phase) => phase !== 'PERIOD_START' && phase !== 'PERIOD_END');
function phases(g: Field): Track[] {
  const at = SHOWN.indexOf(phaseOf(g));
  return isOver(g) || at < 0
    ? []
    : [
        stepsTrack(
          'phases',
          sayStage('track.phases'),
          SHOWN.map((phase) => sayStage(`phase.${phase}`)),
          at,
        ),
      ];
}

/** Where in the sequence of play we are. */
export const headline = (g: Field) => sayStage('headline', { time: timeWords(g), phase: phaseWords(g) });

export function tracks(g: Field): readonly Track[] {
  const period = Math.max(1, periodOf(g));
  return [
    stepsTrack(
      'periods',
      sayStage('track.periods'),
      Array.from({ length: g.w.periods }, (_, i) => ({ en: `${i + 1}`, fr: `${i + 1}` })),
      period - 1,
    ),
    ...phases(g),
    scoresTrack('points', sayStage('track.points'), 'C16a', (side) => ({
      value: scoreOf(g, side),
      parts: scoreItems(g, side).map(({ rule, value, what }) => ({ what, value, rule })),
    })),
    armies(g),
  ];
}
