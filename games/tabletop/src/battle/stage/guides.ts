import { type GuidePlan, guidesFrom, happenedAny, pointPlace, taskOf } from '@tambour/stage';
import type { RuleId } from '../../../data/rule-ids.ts';
import { en } from '../../texts/lessons.en.ts';
import { fr } from '../../texts/lessons.fr.ts';
import type { TabletopEvent } from '../model/event.ts';
import type { TabletopCommand } from '../protocol/verbs.ts';
import { wentTo } from './went-to.ts';

const task = taskOf<RuleId>;
const at = (x: number, y: number) => pointPlace([x, y]);
const TIPS = [
  'C12d',
  'C8a',
  'C3m',
  'C14g',
  '1.4x',
  'C8d',
  'C8q',
  'C10a',
  'C10b',
  '2.1o',
  '2.4-P8',
  '2.5-R1',
] as const satisfies readonly RuleId[];
const march = (unit: string, x: number, y: number): TabletopCommand => ({
  type: 'march',
  unit,
  to: [x, y],
  facing: 0,
});
const DONE: TabletopCommand = { type: 'done' };
const OPEN_FIRE: TabletopCommand = { type: 'open-fire' };

/** The second period: the second battalion has come over the ford and stands at the wall of the farm, the first is in the brook. */
const PRELUDE: readonly TabletopCommand[] = [
  { type: 'ride', leader: 'g-fr', to: [59, 24] },
  DONE,
  DONE,
  { type: 'form', unit: 't-fr2', formation: 'marchColumn' },
  march('t-fr2', 65.2, 24.5),
  { type: 'advance', unit: 't-fr1', cm: 6 },
  march('t-fr3', 88, 24),
  DONE,
  { type: 'advance', unit: 't-au1', cm: 4 },
  DONE,
  // Between the half moves nobody rides; the Austrians stand, the French go on.
  DONE,
  DONE,
  DONE,
  march('t-fr2', 65.2, 31.5),
  march('t-fr1', 48, 29.25),
  DONE,
  OPEN_FIRE,
  OPEN_FIRE,
  // The Austrians have the initiative, and wait.
  DONE,
  DONE,
  DONE,
];
/** Within 15 cm of the farm and of the first battalion beside it. */
const NEAR_BOTH = wentTo('rode', 'g-fr', (x, y) => x >= 43 && x <= 64 && y >= 27 && y <= 46);

const FARM: GuidePlan = {
  id: 'farm',
  choice: { scenario: 'tutorial-farm' },
  seed: 1,
  side: 'french',
  prelude: PRELUDE,
  tasks: [
    task(
      'C5b',
      ['t-fr2'],
      [at(60, 40)],
      happenedAny<TabletopEvent>({ type: 'entered', piece: 't-fr2' }, { type: 'begun', piece: 't-fr2', what: 'enter' }),
    ),
    task(
      '1.3h',
      ['t-fr1'],
      [at(48, 34)],
      wentTo('moved', 't-fr1', (_, y) => y >= 31),
    ),
    task('1.4q', ['g-fr'], [at(56, 33)], NEAR_BOTH),
  ],
  tips: TIPS,
};
export const GUIDES = guidesFrom({ en, fr }, [FARM]);
