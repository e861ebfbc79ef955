import type { GameEvent } from '@tambour/kernel';
import { type EventPattern, happened, type LessonPlan, lessonsFrom, pointPlace, taskOf } from '@tambour/stage';
import type { RuleId } from '../../../data/rule-ids.ts';
import type { LessonId } from '../../front.ts';
import { en } from '../../texts/lessons.en.ts';
import { fr } from '../../texts/lessons.fr.ts';
import type { TabletopEvent } from '../model/event.ts';
import { CHOICE, type Ground, lessonGround } from './lesson-ground.ts';
import { wentTo } from './went-to.ts';

type Task = LessonPlan['tasks'][number];
const task = taskOf<RuleId>;
const done = happened<TabletopEvent>;
const at = (x: number, y: number) => pointPlace([x, y]);

/** Whether one thing happened and another did not. */
const doneWithout =
  (isDone: Task['isDone'], without: EventPattern<TabletopEvent>) =>
  (events: readonly GameEvent[]): boolean =>
    isDone(events) && !done(without)(events);

/** Whether this unit was the first to receive a charge. */
const chargedFirst =
  (piece: string) =>
  (events: readonly GameEvent[]): boolean =>
    (events as readonly TabletopEvent[]).find((event) => event.type === 'reacted')?.piece === piece;

const lesson = (id: LessonId, ground: Ground, dice: readonly number[], tasks: readonly Task[]): LessonPlan => ({
  id,
  choice: CHOICE,
  side: ground.side === 1 ? 'coalition' : 'french',
  position: () => lessonGround(ground),
  dice,
  tasks,
});

/** 1.4q C12d C11c Roux keeps within 15 cm of both battalions; his aide takes an order to the hussars. */
const COMMAND = lesson(
  'command',
  {
    period: 1,
    phase: 'COMMAND',
    units: {},
    leaders: { 'g-fr-aide-1': [63, 13.5] },
    frames: [
      ['command', 1],
      ['command', 0],
    ],
  },
  [],
  [
    task(
      '1.4q',
      ['g-fr', 't-fr1', 't-fr2'],
      [at(60, 25)],
      // Anywhere there he is within 15 cm of both, now and after their half moves.
      wentTo('rode', 'g-fr', (x, y) => x >= 54 && x <= 64 && y >= 20 && y <= 32),
    ),
    task('C12d', ['g-fr-aide-1', 't-fr3'], [], done({ type: 'rode', piece: 'g-fr-aide-1', with: 't-fr3' })),
    task('C11c', ['g-fr-aide-1', 't-fr3'], [], done({ type: 'order-given', unit: 't-fr3', order: 'SUPPORT' })),
  ],
);
/** 1.3h 1.2-F13 1.4m The second battalion is shot at: its sister counts double, and Roux is near. */
const SISTERS = lesson(
  'sisters',
  {
    first: 1,
    phase: 'FIRE',
    units: {
      't-fr1': { at: [48, 32.5, 0], degradation: 'disorganised' },
      't-fr2': { at: [66, 34, 0], degradation: 'disorganised' },
      't-fr3': { at: [88, 36.5, 0] },
      't-au1': { at: [66, 50, 180], aim: 't-fr2' },
      't-au2': { at: [44, 60, 180] },
    },
    leaders: { 'g-fr': [60, 28], 'g-fr-aide-1': [60, 25] },
    frames: [['shots'], ['allocate', 0]],
  },
  [3, 4, 5, 1],
  [
    task('C14g', ['t-fr1', 't-fr2'], [], done({ type: 'shot-fired', piece: 't-fr2', at: 't-au1' })),
    task('1.3h', ['g-fr', 't-fr1', 't-fr2'], [], done({ type: 'morale-tested', piece: 't-fr2', total: 7 })),
  ],
);
/** C5f C5g C5k A march column uses the ford for nothing; a line pays for the brook with a quarter and its order. */
const BROOK = lesson(
  'brook',
  {
    period: 1,
    phase: 'MOVE_H2',
    units: { 't-fr1': { at: [48, 28, 0] }, 't-fr2': { at: [64, 26, 0] } },
    leaders: { 'g-fr': [57, 22], 'g-fr-aide-1': [57, 19] },
    frames: [['half', 0]],
  },
  [],
  [
    task('C3e', ['t-fr2'], [], done({ type: 'formed', piece: 't-fr2', formation: 'marchColumn' })),
    task(
      'C5g',
      ['t-fr2'],
      [at(64, 32)],
      doneWithout(
        // Its front is across.
        wentTo('moved', 't-fr2', (_, y) => y >= 27.5),
        { type: 'degraded', piece: 't-fr2' },
      ),
    ),
    task('C5k', ['t-fr1'], [at(48, 30)], done({ type: 'degraded', piece: 't-fr1' })),
  ],
);
/** C7e 1.1-10 The Grenzers look the other way: whoever comes within musket range makes them test. */
const FIRST_FIRE = lesson(
  'firstFire',
  {
    phase: 'MOVE_H2',
    units: {
      't-fr1': { at: [44, 36, 0] },
      't-fr2': { at: [66, 28, 0] },
      't-au1': { at: [88, 72, 180] },
      't-au2': { at: [44, 66, 270] },
      't-au3': { at: [94, 60, 180] },
    },
    leaders: { 'g-fr': [54, 30], 'g-fr-aide-1': [54, 27] },
    frames: [['half', 0]],
  },
  [4, 1],
  [
    task(
      'C7e',
      ['t-fr1', 't-au2'],
      [at(44, 40)],
      // Within 21 cm of them, if not too far aside.
      wentTo('moved', 't-fr1', (x, y) => y >= 36.5 && Math.abs(x - 44) <= 6),
    ),
    task('C7a', ['t-fr1'], [], done({ type: 'phase-began', phase: 'FIRE' })),
    task('1.1-10', ['t-fr1', 't-au2'], [], done({ type: 'morale-tested', piece: 't-au2' })),
  ],
);
/** 1.1-11 1.1-11e One battalion is not enough: the second has to come within 14 cm and fire as well. */
const FIRE_LOSSES = lesson(
  'fireLosses',
  {
    period: 3,
    phase: 'MOVE_H2',
    units: {
      't-fr1': { at: [66, 48.5, 0] },
      't-fr2': { at: [50, 36, 0] },
      't-au1': { at: [66, 56, 180], degradation: 'disorder' },
      't-au2': { at: [16, 70, 180] },
    },
    leaders: { 'g-fr': [58, 33], 'g-fr-aide-1': [58, 30] },
    frames: [['half', 0]],
  },
  [3, 2, 1],
  [
    task(
      'C7e',
      ['t-fr2', 't-au1'],
      [at(50, 40)],
      wentTo('moved', 't-fr2', (x, y) => x >= 49 && y >= 39),
    ),
    task('C7a', ['t-fr1', 't-fr2'], [], done({ type: 'phase-began', phase: 'FIRE' })),
    task('1.1-11', ['t-fr1', 't-fr2', 't-au1'], [], done({ type: 'morale-tested', piece: 't-au1' })),
  ],
);
/** C5b C16b 1.2-F05 2.1o Into the farm; what its +3 is good for, and when to do without it. */
const FARM = lesson(
  'farm',
  {
    phase: 'MOVE_H2',
    units: {
      't-fr1': { at: [44, 36, 0] },
      't-fr2': { at: [60, 32.95, 0] },
      't-fr3': { at: [108, 14, 0] },
      't-au1': { at: [76, 68, 180] },
      't-au2': { at: [40, 66, 180] },
    },
    leaders: { 'g-fr': [54, 28], 'g-fr-aide-1': [54, 25] },
    frames: [['half', 0]],
    standing: { influence: 'auto' },
  },
  [6, 1, 1],
  [
    task('C5b', ['t-fr2'], [at(60, 40)], done({ type: 'entered', piece: 't-fr2', sector: 'farm' })),
    task('C16b', ['t-fr2'], [at(60, 40)], done({ type: 'control-changed', side: 'french' })),
    task('C12d', ['g-fr', 't-fr2'], [], done({ type: 'rode', piece: 'g-fr', with: 't-fr2' })),
    task('1.1-07', ['g-fr', 't-fr2'], [], done({ type: 'test-wished', unit: 't-fr2' })),
    task('2.1o', ['t-fr2'], [], done({ type: 'morale-tested', piece: 't-fr2', waived: true })),
  ],
);
/** C8d 1.2-F01 1.2-F02 Chevaulegers charge: a square, and Roux beside it. */
const SQUARE = lesson(
  'square',
  {
    period: 3,
    phase: 'CHARGE',
    first: 1,
    units: {
      't-fr1': { at: [30, 26, 0] },
      't-fr2': { at: [80, 44, 0], formation: 'line' },
      't-fr3': { at: [108, 10, 0] },
      't-au1': { at: [40, 68, 180] },
      't-au2': { at: [20, 72, 180] },
      't-au3': { at: [80, 62, 180] },
    },
    leaders: { 'g-fr': [72, 40], 'g-fr-aide-1': [72, 37] },
    charge: ['t-au3', 't-fr2'],
    frames: [
      ['charges', 0],
      ['charges-left', 1],
      ['resolve-charge', 0],
    ],
  },
  [1, 3],
  [
    task('C8d', ['t-fr2', 't-au3'], [], done({ type: 'reacted', piece: 't-fr2', reaction: 'formSquare' })),
    task('1.2-F01', ['g-fr', 't-fr2'], [], done({ type: 'morale-tested', piece: 't-fr2', total: 6 })),
  ],
);
/** C8a 1.1-02a 1.1-02b C8j Two charges: one target stands, the other breaks. */
const CHARGE = lesson(
  'charge',
  {
    period: 3,
    phase: 'CHARGE',
    units: {
      't-fr1': { at: [66, 26, 0] },
      't-fr2': { at: [88, 36, 0] },
      't-fr3': { at: [44, 38, 0] },
      't-au1': { at: [92, 48, 180], degradation: 'disorder', losses: 40 },
      't-au2': { at: [44, 58, 180] },
      't-au3': { at: [112, 68, 180] },
    },
    leaders: { 'g-fr': [76, 36], 'g-fr-aide-1': [76, 33], 'g-au': [66, 66], 'g-au-aide-1': [62, 66] },
    frames: [
      ['charges', 1],
      ['charges', 0],
    ],
    standing: { influence: 'auto' },
  },
  [6, 2, 1, 1, 1],
  [
    task('C8a', ['t-fr3', 't-au2'], [], done({ type: 'charge-declared', piece: 't-fr3', target: 't-au2' })),
    task('C8b', ['t-fr2', 't-au1'], [], done({ type: 'charge-declared', piece: 't-fr2', target: 't-au1' })),
    task('1.1-02a', ['t-fr3', 't-au2'], [], chargedFirst('t-au2')),
    task('C8j', ['t-fr2', 't-au1'], [], done({ type: 'ran-down', piece: 't-fr2', target: 't-au1' })),
  ],
);
/** C9d 2.5-X1 1.1-06 C10b The fusiliers lose a close combat and run; who sees it tests; the winner may pursue. */
const ROUT = lesson(
  'rout',
  {
    period: 3,
    phase: 'MOVE_H2',
    units: {
      't-fr1': { at: [66, 52.25, 0], formation: 'attackColumn', marks: ['chargedHome'] },
      't-fr2': { at: [66, 28, 0] },
      't-au1': { at: [66, 56, 180], degradation: 'noFormation' },
      't-au2': { at: [40, 60, 180] },
    },
    melees: [['t-fr1', 't-au1']],
    leaders: { 'g-fr': [60, 46], 'g-fr-aide-1': [60, 49], 'g-au': [90, 70], 'g-au-aide-1': [90, 74] },
    frames: [['half', 0]],
    standing: { influence: 'auto' },
  },
  [5, 2, 1, 1, 1, 1],
  [
    task('2.5-X1', ['t-fr1', 't-au1'], [], done({ type: 'state-changed', piece: 't-au1', to: 'rout' })),
    task('C10b', ['t-fr1', 't-au1'], [], done({ type: 'pursuit-declared', piece: 't-fr1', prey: 't-au1' })),
  ],
);
/** 1.1-12a 2.5-R3 1.2-F09 Kolb goes to his routing fusiliers and rallies them. */
const RALLY = lesson(
  'rally',
  {
    side: 1,
    period: 4,
    first: 1,
    phase: 'COMMAND',
    units: {
      't-fr1': { at: [60, 46, 0], formation: 'attackColumn', degradation: 'disorganised' },
      't-fr2': { at: [66, 34, 0] },
      't-au1': { at: [66, 60, 180], state: 'rout', degradation: 'disorder', losses: 160, cause: 't-fr1' },
    },
    leaders: { 'g-au': [84, 66], 'g-au-aide-1': [84, 70] },
    frames: [
      ['command', 0],
      ['command', 1],
    ],
  },
  [3],
  [
    task('1.1-12i', ['g-au', 't-au1'], [], done({ type: 'rode', piece: 'g-au', with: 't-au1' })),
    task('2.5-R3', ['g-au', 't-au1'], [], done({ type: 'rally-tried', piece: 'g-au', unit: 't-au1' })),
    task('1.2-F09', ['g-au', 't-au1'], [], done({ type: 'rallied', piece: 't-au1' })),
  ],
);

export const LESSONS = lessonsFrom({ en, fr }, [
  COMMAND,
  SISTERS,
  BROOK,
  FIRST_FIRE,
  FIRE_LOSSES,
  FARM,
  SQUARE,
  CHARGE,
  ROUT,
  RALLY,
]);
