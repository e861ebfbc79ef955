import { happened, type LessonPlan, lessonsFrom, taskOf, timesHappened } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import type { LessonId } from '../front.ts';
import type { ReitersEvent } from '../model/event.ts';
import { en } from '../texts/study.en.ts';
import { fr } from '../texts/study.fr.ts';
import { type Ground, lessonChoice, lessonGround } from './lesson-ground.ts';

const lesson = (id: LessonId, ground: Ground, dice: readonly number[], tasks: LessonPlan['tasks']): LessonPlan => ({
  id,
  choice: ground.choice,
  side: ground.learner,
  position: () => lessonGround(ground),
  dice,
  tasks,
});
const task = taskOf<RuleId>;
const done = happened<ReitersEvent>;

const ON_AUNEAU = lessonChoice('AU');
const ON_COGNAT = lessonChoice('CO');
const ON_METRIEUX = lessonChoice('M');
const ADVANCED = lessonChoice('M', 'advanced');

/** How pieces go from zone to zone, and whom their leaders reach; the answers of the side that does not move. */
const MARCH = [
  lesson(
    'marching',
    {
      choice: ON_AUNEAU,
      learner: 'C',
      active: 'C',
      turn: 5,
      at: 'movement',
      units: {
        'AU-C-CHL-2': '116 charge',
        'AU-C-PIQ-2': '137',
        'AU-C-PIQ-1': '126',
        'AU-C-GEN-1': '127 charge',
        'AU-C-ARQ-3': '128',
        'AU-P-REI-7': '101',
      },
      leaders: { 'AU-C-GUISE': '126', 'AU-P-DOMMARTIN': '101' },
    },
    [3],
    [
      task('4.1.1a', ['AU-C-CHL-2'], ['116', '115', '126'], done({ type: 'moved', piece: 'AU-C-CHL-2', to: '126' })),
      task(
        '4.1.1e',
        ['AU-C-PIQ-2'],
        ['137', '138', '139', '130', '129'],
        done({ type: 'moved', piece: 'AU-C-PIQ-2', to: '129' }),
      ),
      task('4.1.4a', ['AU-C-PIQ-1'], ['126', '136'], done({ type: 'tested', piece: 'AU-C-PIQ-1', cause: 'march' })),
      task('4.1.4b', ['AU-C-GEN-1'], ['127', '126', '125'], done({ type: 'disorganised', piece: 'AU-C-GEN-1' })),
    ],
  ),
  lesson(
    'command',
    {
      choice: ON_METRIEUX,
      learner: 'P',
      active: 'P',
      turn: 2,
      at: 'movement',
      units: {
        'M-P-ARG-4': '012 isolated',
        'M-P-ARG-3': '025',
        'M-P-CUI-1': '121',
        'M-C-GEN-1': '002 charge',
      },
      leaders: { 'M-P-SAINTAUBAN': '028', 'M-P-CHATILLON': '121' },
    },
    [],
    [
      task('5.3c', ['M-P-ARG-4', 'M-P-SAINTAUBAN'], ['012', '018'], done({ type: 'moved', piece: 'M-P-ARG-4' })),
      task(
        '5.2c',
        ['M-P-SAINTAUBAN', 'M-P-ARG-4'],
        ['028', '022'],
        done({ type: 'moved', piece: 'M-P-SAINTAUBAN', to: '022' }),
      ),
      task('5.0a', ['M-P-ARG-4'], [], done({ type: 'command-checked', side: 'P', isolated: [] })),
    ],
  ),
  lesson(
    'reactions',
    {
      choice: ON_METRIEUX,
      learner: 'P',
      active: 'C',
      turn: 2,
      at: 'reaction',
      units: {
        'M-P-ARG-1': '023 dismounted',
        'M-P-CUI-1': '025',
        'M-P-ARG-4': '028',
        'M-C-ARQ-1': '017',
        'M-C-GEN-1': '029 charge',
        'M-C-MIL-1': '121',
      },
      leaders: { 'M-P-SAINTAUBAN': '023', 'M-P-CHATILLON': '022', 'M-C-CHEVRIERES': '011', 'M-C-MANDELOT': '010' },
      entered: ['017', '029', '121'],
    },
    [3, 1, 2, 2],
    [
      task(
        '6.2a',
        ['M-P-ARG-1', 'M-C-ARQ-1'],
        ['023', '017'],
        done({ type: 'fought', kind: 'reaction-fire', defender: 'M-P-ARG-1' }),
      ),
      task(
        '6.3b',
        ['M-P-CUI-1', 'M-C-GEN-1'],
        ['025', '029'],
        done({ type: 'fought', kind: 'reaction-charge', defender: 'M-P-CUI-1' }),
      ),
      task(
        '6.4.1a',
        ['M-P-ARG-4', 'M-C-MIL-1'],
        ['028', '121'],
        done({ type: 'reacted', how: 'retreat', piece: 'M-P-ARG-4' }),
      ),
      task('6.4c', ['M-P-ARG-4'], ['028', '034'], done({ type: 'gave-way', piece: 'M-P-ARG-4', to: '034' })),
    ],
  ),
];

/** An attack, an attack met, and gunfire; then orders, of the advanced rules. */
const FIGHT = [
  lesson(
    'assault',
    {
      choice: ON_AUNEAU,
      learner: 'C',
      active: 'C',
      turn: 5,
      at: 'combat',
      units: {
        'AU-C-GEN-3': '137 charge',
        'AU-C-ARQ-1': '137',
        'AU-C-GEN-1': '135 charge',
        'AU-P-REI-4': '138 reduced',
        'AU-P-REI-5': '141',
      },
      leaders: { 'AU-C-GUISE': '137', 'AU-C-SAINTPAUL': '136', 'AU-P-BOUCK': '139', 'AU-P-DOHNA': '118' },
    },
    [1],
    [
      task(
        '7.3a',
        ['AU-C-GEN-3', 'AU-C-ARQ-1', 'AU-P-REI-4'],
        ['137', '138'],
        done({ type: 'attack-declared', piece: 'AU-C-GEN-3' }),
      ),
      task('7.4.1b', ['AU-C-GEN-3'], ['137', '138'], done({ type: 'charge-spent', piece: 'AU-C-GEN-3' })),
      task('7.7a', ['AU-C-GEN-3'], ['138'], done({ type: 'advanced', piece: 'AU-C-GEN-3' })),
    ],
  ),
  lesson(
    'defence',
    {
      choice: ON_COGNAT,
      learner: 'P',
      active: 'C',
      turn: 3,
      at: 'defender',
      units: {
        'CO-P-ARQ-1': '117',
        'CO-P-CHL-1': '117 charge',
        'CO-C-PIQ-1': '016',
        'CO-C-ARQ-1': '016',
        'CO-C-GEN-3': '111 charge',
      },
      leaders: {
        'CO-P-MOUVANS': '117',
        'CO-P-PONCENAT': '118',
        'CO-C-SAINTNECTAIRE': '016',
        'CO-C-SAINTHEREM': '015',
        'CO-C-LAFAYETTE': '010',
      },
      attack: { unit: 'CO-C-PIQ-1', from: '016', to: '117' },
    },
    [6, 2, 3],
    [
      task(
        '7.3b',
        ['CO-P-ARQ-1', 'CO-P-MOUVANS', 'CO-C-PIQ-1'],
        ['117', '016'],
        done({ type: 'defender-named', piece: 'CO-P-ARQ-1' }),
      ),
      task('7.5.2a', ['CO-P-ARQ-1'], ['117', '118'], done({ type: 'retreated', piece: 'CO-P-ARQ-1', to: '118' })),
      task('7.5.3k', ['CO-P-CHL-1'], ['117', '118'], done({ type: 'retreated', piece: 'CO-P-CHL-1' })),
      task('7.5.3l', ['CO-P-MOUVANS'], ['117', '118'], done({ type: 'followed', leader: 'CO-P-MOUVANS' })),
    ],
  ),
  lesson(
    'guns',
    {
      choice: ON_AUNEAU,
      learner: 'P',
      active: 'P',
      turn: 5,
      at: 'combat',
      units: {
        'AU-P-CAN-1': '138',
        'AU-P-CAN-2': '138',
        'AU-P-REI-4': '136',
        'AU-P-REI-7': '111',
        'AU-C-ARQ-1': '143',
        'AU-C-ARQ-3': '126',
        'AU-C-GEN-1': '103 charge',
      },
      leaders: { 'AU-P-BOUCK': '138', 'AU-P-DOMMARTIN': '111', 'AU-C-SAINTPAUL': '126', 'AU-C-GUISE': '115' },
      standing: { advance: 'never' },
    },
    [2, 4],
    [
      task(
        '7.8e',
        ['AU-P-CAN-1', 'AU-P-CAN-2', 'AU-C-ARQ-1', 'AU-C-ARQ-3'],
        ['138', '143', '126'],
        done({ type: 'bombarded', target: 'AU-C-ARQ-1' }),
      ),
      task('7.4.5a', ['AU-P-REI-4', 'AU-C-ARQ-1'], ['136', '143'], (events) =>
        (events as readonly ReitersEvent[]).some(
          (e) => e.type === 'fought' && e.attacker === 'AU-P-REI-4' && e.defence.some((m) => m.rule === '7.4.5a'),
        ),
      ),
    ],
  ),
  lesson(
    'orders',
    {
      choice: ADVANCED,
      learner: 'C',
      active: 'C',
      turn: 1,
      at: 'orders',
      units: {
        'M-C-CHL-1': '005 charge',
        'M-C-MIL-2': '003',
        'M-C-GEN-1': '004 charge',
        'M-P-CUI-1': '034',
        'M-P-ARG-1': '035',
      },
      leaders: { 'M-C-CHEVRIERES': '004', 'M-C-MANDELOT': '004', 'M-P-CHATILLON': '034', 'M-P-SAINTAUBAN': '035' },
      orders: { C1: 'march', C2: 'march', P1: 'hold', P2: 'skirmish' },
    },
    [4],
    [
      task(
        '10.2b',
        ['M-C-CHEVRIERES', 'M-C-MANDELOT'],
        ['004'],
        done({ type: 'order-tried', leader: 'M-C-CHEVRIERES', order: 'attack', passed: true }),
      ),
      // Who orders Mandelot's column away from March as well cannot do what comes next.
      task(
        '10.2a',
        ['M-C-MANDELOT'],
        [],
        (events) =>
          done({ type: 'sequence-began', sequence: 'movement' })(events) &&
          timesHappened(events, { type: 'order-tried' }) === 0,
      ),
      task('10.1h', ['M-C-MIL-2'], ['003', '018'], done({ type: 'moved', piece: 'M-C-MIL-2', to: '018' })),
      task('4.1Pg', [], [], done({ type: 'sequence-began', sequence: 'combat' })),
      task('10.3b', [], [], done({ type: 'initiative-counted', side: 'C' })),
    ],
  ),
];

/** A quarter of an hour on the maps of three battles, from the first march to orders. */
export const LESSONS = lessonsFrom({ en, fr }, [...MARCH, ...FIGHT]);
