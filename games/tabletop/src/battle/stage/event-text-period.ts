import { detail, heading, pointPlace } from '@tambour/stage';
import { sayStage } from '../../texts/say-stage.ts';
import { saidSideId, sideTitle } from '../model/names.ts';
import { markedAt, type Texts, whoOf } from './event-text-parts.ts';
import { pointWords } from './place.ts';

/** What can have happened when a battle opens: periods and phases, the initiative, who arrives. */
export const OPENING_TEXTS = {
  'period-began': (_, e) => heading(e, sayStage('event.period', { period: e.period })),
  'phase-began': (_, e) => heading(e, sayStage(`phase.${e.phase}`)),
  'initiative-rolled': (w, e) =>
    detail(
      e,
      sayStage('event.initiative', {
        first: sideTitle(w, 0),
        one: e.totals[0],
        second: sideTitle(w, 1),
        two: e.totals[1],
        winner: saidSideId(w, e.first),
      }),
      [],
      { dice: e.dice, roll: sayStage('roll.initiative') },
    ),
  arrived: (w, e) =>
    detail(
      e,
      sayStage('event.arrived', { ...whoOf(w, e), at: pointWords(e.at) }),
      [pointPlace(e.at)],
      markedAt(pointPlace(e.at)),
    ),
} satisfies Texts;
