import { happened, happenedAny, type LessonPlan, lessonsFrom, taskOf } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import type { LessonId } from '../front.ts';
import type { RisorgimentoEvent } from '../model/event.ts';
import { en } from '../texts/lessons.en.ts';
import { fr } from '../texts/lessons.fr.ts';
import { CHOICE, type Ground, lessonGround, stepOf } from './lesson-ground.ts';

type Task = LessonPlan['tasks'][number];
const task = taskOf<RuleId>;
const done = happened<RisorgimentoEvent>;
const any = happenedAny<RisorgimentoEvent>;

/** The learner is Austrian, at San Martino. */
const lesson = (
  id: LessonId,
  ground: Ground,
  dice: readonly number[],
  tasks: readonly Task[],
  side = 'austrian',
): LessonPlan => ({
  id,
  choice: ground.choice ?? CHOICE,
  side,
  position: () => lessonGround(ground),
  dice,
  tasks,
});

/** 4.13 4.2 A brigade out of its commander's range rolls for Orders; its brigadier keeps its units in his. */
const ORDERS = lesson(
  'orders',
  {
    units: { 'rainer-1': '1813>N', 'rainer-2': '1813>N', 'rainer-3': '1814>N', 'rainer-4': '1814>N', jgr9: '1913>N' },
    leaders: { 'ldr-lippert': '1813' },
    corps: 'A8',
    formation: 'lippert',
    frames: [
      ['activated', 'A8'],
      ['formation', 'A8'],
      ['end-step', 'lippert'],
      ['rally', 'lippert'],
      ['command', 'lippert'],
      ['orders', 'lippert'],
    ],
    isUnread: true,
  },
  [2],
  [
    task(
      '4.13a',
      ['ldr-lippert', 'ldr-benedek'],
      ['1813', '2118'],
      done({ type: 'orders-rolled', formation: 'lippert' }),
    ),
    task('4.11a', ['ldr-lippert'], ['1813'], done({ type: 'rode', piece: 'ldr-lippert' })),
  ],
);
/** 5.27 6.32 6.33 Fields cost points, a zone of control stops, and leaving one costs more. */
const ZONES = lesson(
  'zones',
  {
    units: {
      'rainer-1': '1813>N commanded',
      'rainer-2': '1609>N commanded',
      'rainer-3': '1711>N commanded',
      'casale11-1': '1811>S',
    },
    leaders: { 'ldr-lippert': '1712' },
    corps: 'A8',
    formation: 'lippert',
    frames: stepOf('lippert', 'A8', 'act'),
  },
  [],
  [
    task(
      '6.32',
      ['rainer-1', 'casale11-1'],
      ['1813', '1812'],
      done({ type: 'stepped', piece: 'rainer-1', to: '1812' }),
    ),
    task('6.33b', ['rainer-3', 'casale11-1'], ['1711'], done({ type: 'stepped', piece: 'rainer-3', from: '1711' })),
  ],
);
/** 4.51 4.53 A second activation in a row takes a roll, and after it the enemy may break in. */
const HAND = lesson(
  'hand',
  {
    choice: { scenario: 'magenta' },
    side: 0,
    units: {},
    used: { GD: 1 },
    hand: { mode: 'continuity', streak: 1, last: 'GD' },
    frames: [['choose', 0]],
  },
  [1],
  [
    task('4.51a', [], [], done({ type: 'continuity-rolled', corps: 'F2' })),
    task('4.53a', [], [], done({ type: 'hand-passed' })),
  ],
  'allied',
);
/** 6.34 6.35 7.53 Infantry comes near: a jäger gives way, cavalry counter-charges. */
const REACTIONS = lesson(
  'reactions',
  {
    active: 0,
    units: { 'casale11-1': '1813>S commanded moved', jgr9: '1815>N', 'hus-kaiser': '1914>NW' },
    leaders: { 'ldr-pettinengo': '1811' },
    corps: 'PS',
    formation: 'pettinengo',
    frames: [...stepOf('pettinengo', 'PS', 'act'), ['march', 0], ['entry', 0], ['before-entry', 0]],
    march: [
      { unit: 'casale11-1', second: null, facing: 'S', kind: 'plain', at: 1, steps: 2, isHalted: 0, declared: 3 },
    ],
    route: ['1812', '1813', '1814'].map((hex) => ({ hex, turn: 0 })),
    standing: { losses: 'auto', retreat: 'auto', continue: 'never' },
  },
  [9, 0],
  [
    task('6.35a', ['jgr9', 'casale11-1'], ['1815', '1814'], done({ type: 'withdrew', piece: 'jgr9' })),
    task(
      '7.53b',
      ['hus-kaiser', 'casale11-1'],
      ['1914', '1814'],
      done({ type: 'counter-charged', piece: 'hus-kaiser' }),
    ),
  ],
);
/** 7.3 7.41 7.44 7.47 Engagement, the fight, and going on. */
const ASSAULT = lesson(
  'assault',
  {
    units: {
      'rainer-1': '1812>N commanded moved',
      'rainer-2': '1812>N commanded moved',
      'rainer-3': '1912>N commanded moved',
      'casale11-1': '1811>S',
      'cuneo8-1': '1810>S',
    },
    leaders: { 'ldr-lippert': '1813' },
    corps: 'A8',
    formation: 'lippert',
    frames: stepOf('lippert', 'A8', 'assault'),
  },
  [2, 9, 0, 1],
  [
    task(
      '7.3a',
      ['rainer-1', 'rainer-2', 'casale11-1'],
      ['1812', '1811'],
      done({ type: 'attack-declared', pieces: ['rainer-1', 'rainer-2'], hex: '1811' }),
    ),
    task(
      '7.43',
      ['rainer-1', 'rainer-2'],
      ['1811'],
      any({ type: 'turned', piece: 'rainer-1' }, { type: 'turned', piece: 'rainer-2' }),
    ),
    task('7.47a', ['rainer-1', 'rainer-2', 'cuneo8-1'], ['1811', '1810'], done({ type: 'continuation-rolled' })),
  ],
);
/** 4.6 8.52 Only those in reserve recover; then they come out. */
const RESERVE = lesson(
  'reserve',
  {
    units: {
      'sachsen-1': '2622>NW inReserve 2',
      'sachsen-2': '2622>NW inReserve',
      'sachsen-3': '2622>NW inReserve',
      'sachsen-4': '2622>NW inReserve',
    },
    turn: 5,
    phase: 'recovery',
    from: 'recovery',
    frames: [
      ['recovery', 0],
      ['recovery', 1],
    ],
  },
  [],
  [
    task('8.52a', ['sachsen-1'], ['2622'], done({ type: 'recovered', piece: 'sachsen-1' })),
    task('4.6c', ['ldr-dauber'], ['2622'], done({ type: 'left-reserve', formation: 'dauber' })),
  ],
);

export const LESSONS = lessonsFrom({ en, fr }, [ORDERS, ZONES, HAND, REACTIONS, ASSAULT, RESERVE]);
