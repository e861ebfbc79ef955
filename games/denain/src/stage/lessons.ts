import { happened, happenedAny, type LessonPlan, lessonsFrom, taskOf, timesHappened } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import type { LessonId } from '../front.ts';
import type { DenainEvent } from '../model/event.ts';
import { en } from '../texts/study.en.ts';
import { fr } from '../texts/study.fr.ts';
import { CHOICE, type Ground, lessonGround } from './lesson-ground.ts';

type Task = LessonPlan['tasks'][number];

/** The learner is French. Dice show 1 to 6 only, so that an order out of turn finds a face that its die has. */
const lesson = (id: LessonId, ground: Ground, dice: readonly number[], tasks: readonly Task[]): LessonPlan => ({
  id,
  choice: CHOICE,
  side: 'F',
  position: () => lessonGround(ground),
  dice,
  tasks,
});
const task = taskOf<RuleId>;

const done = happened<DenainEvent>;
const steps =
  (piece: string, times: number, to?: string): Task['isDone'] =>
  (events) =>
    timesHappened<DenainEvent>(events, { type: 'stepped', piece }) === times &&
    (to === undefined || done({ type: 'stepped', to })(events));

/** How units go, turn, and are stopped. */
const MARCH = [
  lesson(
    'moving',
    {
      units: { 'f-ad1': '1116>E', 'f-ad2': '1112>E', 'f-ad3': '0914>E', 'c-ke1': '1614>W' },
      leaders: { montesquiou: '1114', albermarle: '2012' },
      at: 'move',
      formations: ['droite'],
    },
    [],
    [
      task('7.1b', ['f-ad2'], ['1112', '1213', '1313'], steps('f-ad2', 2, '1313')),
      task('7.1e', ['f-ad1'], ['1116', '1216', '1315', '1415'], steps('f-ad1', 3, '1415')),
    ],
  ),
  lesson(
    'facing',
    {
      units: { 'f-ad1': '1314>E', 'f-ad2': '1112>E', 'f-ad3': '0914>E', 'c-ke1': '1614>W' },
      leaders: { montesquiou: '1213', albermarle: '2012' },
      at: 'move',
      formations: ['droite'],
    },
    [],
    [
      task(
        '7.2a',
        ['f-ad1'],
        ['1314'],
        (events) => steps('f-ad1', 0)(events) && done({ type: 'turned', piece: 'f-ad1', facing: 'SSE' })(events),
      ),
      task(
        '7.1f',
        ['f-ad2'],
        ['1112', '1113'],
        done({ type: 'turned', piece: 'f-ad2' }, { type: 'stepped', piece: 'f-ad2', to: '1113' }),
      ),
    ],
  ),
  lesson(
    'zones',
    {
      units: { 'f-ad1': '1314>E', 'f-ad2': '1113>E', 'f-ad3': '0914>E', 'c-ke1': '1514>W', 'c-ke2': '1213>W' },
      leaders: { montesquiou: '1115', albermarle: '2012' },
      at: 'move',
      formations: ['droite'],
    },
    [],
    [
      task(
        '6.1a',
        ['f-ad1', 'c-ke1'],
        ['1314', '1414', '1415'],
        happenedAny<DenainEvent>(
          { type: 'stepped', piece: 'f-ad1', to: '1414' },
          { type: 'stepped', piece: 'f-ad1', to: '1415' },
        ),
      ),
      task('7.3c', ['f-ad2', 'c-ke2'], ['1113', '1013', '1014'], done({ type: 'withdrew', piece: 'f-ad2' })),
    ],
  ),
];

/** Fire, shock, and what follows. */
const FIGHT = [
  lesson(
    'fire',
    {
      units: {
        'f-ad1': '1516>E',
        'f-ad2': '1415>E',
        'f-ad3': '1515>E',
        'f-art1': '1415>E',
        'c-ke1': '1614>W',
        'c-ke2': '1616>W',
      },
      leaders: { montesquiou: '1415', dreux: '1315', albermarle: '2012' },
      at: 'combat',
      formations: ['droite', 'centre'],
    },
    [1, 1],
    [
      task('11.1b', ['f-ad1', 'c-ke2'], ['1516', '1616'], done({ type: 'fired', piece: 'f-ad1', at: '1616' })),
      task('10.2a', ['f-art1', 'c-ke1'], ['1415', '1614'], done({ type: 'fired', piece: 'f-art1', at: '1614' })),
    ],
  ),
  lesson(
    'shock',
    {
      units: {
        'f-ad1': '1313>E',
        'f-ad2': '1314>NNE',
        'f-ad3': '1115>SSE',
        'f-ad4': '0714>E',
        'c-do': '1414>W',
        'c-ke2': '1116>W',
        'c-fe1': '0814>W',
      },
      leaders: { montesquiou: '1213', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
      standing: { advance: 'never' },
    },
    [6, 3, 5],
    [
      task(
        '11.2d',
        ['f-ad1', 'f-ad2', 'c-do'],
        ['1313', '1314', '1414'],
        done({ type: 'shock-declared', attackers: ['f-ad1', 'f-ad2'], targets: ['1414'] }),
      ),
      task(
        '11.5a',
        ['f-ad3', 'c-ke2'],
        ['1115', '1116'],
        done({ type: 'shock-declared', attackers: ['f-ad3'], targets: ['1116'] }),
      ),
    ],
  ),
  lesson(
    'aftermath',
    {
      units: {
        'f-ad1': '1313>E',
        'f-ad4': '1116>E',
        'f-ad5': '0714>E',
        'c-do': '1414>W',
        'c-al1': '1217>W',
        'c-fe1': '0814>W',
      },
      leaders: { montesquiou: '1213', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
      standing: { losses: 'auto' },
    },
    [6, 5, 6, 4],
    [
      task(
        '11.6d',
        ['f-ad1', 'c-do'],
        ['1313', '1414'],
        done({ type: 'shock-declared', attackers: ['f-ad1'], targets: ['1414'] }, { type: 'retreated', piece: 'c-do' }),
      ),
      task('11.8a', ['f-ad1'], ['1414'], done({ type: 'advanced', piece: 'f-ad1', to: '1414' })),
      task(
        '11.4a',
        ['f-ad4', 'c-al1'],
        ['1116', '1217'],
        done({ type: 'shock-declared', attackers: ['f-ad4'], targets: ['1217'] }),
      ),
      task('11.7a', ['f-ad4'], ['1016', '1017'], done({ type: 'retreated', piece: 'f-ad4' })),
    ],
  ),
];

/** Winning order back, and command. */
const COMMAND = [
  lesson(
    'rally',
    {
      units: { 'f-ad1': '1012>W rout', 'f-ad2': '1313>E disorganised', 'f-ad3': '1314>E', 'c-ke1': '1614>W' },
      leaders: { villars: '1409', montesquiou: '1313', albermarle: '2012' },
      at: 'command-phase',
      formations: [],
    },
    [5],
    [
      task(
        '12.5c',
        ['montesquiou', 'f-ad1'],
        ['1313', '1012'],
        done({ type: 'leader-moved', leader: 'montesquiou', to: '1012' }),
      ),
      task(
        '12.5a',
        ['f-ad1', 'f-ad2'],
        ['1012', '1313'],
        done({ type: 'order-restored', piece: 'f-ad2' }, { type: 'rally-rolled', piece: 'f-ad1', rallied: true }),
      ),
    ],
  ),
  lesson(
    'command',
    {
      units: { 'f-ag1': '1809>SSE', 'f-ag3': '1408>E', 'f-c1': '1411>E', 'c-al1': '1712>NNW' },
      leaders: { albergotti: '1808 out', dreux: '1510', montesquiou: '1213', albermarle: '2012' },
      at: 'activate',
      formations: ['gauche', 'centre'],
    },
    [3],
    [
      task('8.3c', ['albergotti'], ['1808'], done({ type: 'activation-checked', leader: 'albergotti', passed: true })),
      task('9.2b', ['f-ag3', 'albergotti'], ['1408', '1507', '1508'], done({ type: 'stepped', piece: 'f-ag3' })),
      task('9b', ['albergotti'], ['1808', '1608'], done({ type: 'leader-moved', leader: 'albergotti', to: '1608' })),
    ],
  ),
];

/** Ten minutes on the real map, from the first march to command. */
export const LESSONS = lessonsFrom({ en, fr }, [...MARCH, ...FIGHT, ...COMMAND]);
