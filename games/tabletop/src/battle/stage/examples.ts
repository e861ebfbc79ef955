import { type EventPattern, type ExamplePlan, examplesFrom } from '@tambour/stage';
import type { RuleId } from '../../../data/rule-ids.ts';
import { en } from '../../texts/examples.en.ts';
import { fr } from '../../texts/examples.fr.ts';
import type { TabletopEvent } from '../model/event.ts';
import type { TabletopCommand } from '../protocol/verbs.ts';
import { CHOICE, type Ground, lessonGround } from './lesson-ground.ts';

interface TabletopExample {
  readonly id: string;
  readonly rules: readonly RuleId[];
  readonly ground: Ground;
  readonly dice?: readonly number[];
  readonly steps: readonly {
    readonly order: TabletopCommand;
    readonly shows: readonly EventPattern<TabletopEvent>[];
  }[];
  readonly refused?: readonly { readonly order: TabletopCommand; readonly rule: RuleId }[];
}

const exampleOf = ({ ground, dice = [], ...rest }: TabletopExample): ExamplePlan => ({
  ...rest,
  choice: CHOICE,
  side: ground.side === 1 ? 'coalition' : 'french',
  dice,
  position: () => lessonGround(ground),
});

/** The fire of the worked period: everyone has moved for four quarters, and the column is over the brook. */
const AFTER_THE_BROOK = { degradation: 'disorganised', moved: 4 } as const;
const I = { at: [48, 29.25, 0], ...AFTER_THE_BROOK } as const;
const II = { at: [66, 32, 0], ...AFTER_THE_BROOK } as const;
const HUSSARS = { at: [88, 36.5, 0], ...AFTER_THE_BROOK } as const;
const FUSILIERS = { at: [66, 48, 180], moved: 4 } as const;
const LEADERS = { 'g-fr': [60, 26], 'g-fr-aide-1': [85, 36.5] } as const;
const FRENCH_FIRE: Ground = {
  period: 1,
  phase: 'FIRE',
  units: { 't-fr1': I, 't-fr2': II, 't-fr3': HUSSARS, 't-au1': { ...FUSILIERS, aim: 't-fr2' } },
  leaders: LEADERS,
  frames: [['shots'], ['allocate', 1], ['allocate', 0]],
};
const OPEN_FIRE: TabletopExample['steps'][number] = {
  order: { type: 'open-fire' },
  shows: [
    { type: 'losses', piece: 't-fr2', men: 37, figures: 0 },
    { type: 'losses', piece: 't-au1', men: 8 },
  ],
};

/** Worked examples on the table of the farm, in the order of the rulebook. */
export const EXAMPLES = examplesFrom({ en, fr }, [
  exampleOf({
    id: 'enough-losses-to-test',
    rules: ['1.1-11', '1.1-11b', '1.1-11e', '1.2d', '1.2f', '1.3h', '1.4m'],
    ground: FRENCH_FIRE,
    dice: [3, 4, 5, 4],
    steps: [
      OPEN_FIRE,
      {
        order: { type: 'influence', by: 'g-fr', points: 1 },
        shows: [{ type: 'morale-tested', piece: 't-fr2', die: 4, total: 8, result: 'obey' }],
      },
    ],
    refused: [{ order: { type: 'fire', unit: 't-fr1', at: 't-au2' }, rule: 'C7e' }],
  }),
  exampleOf({
    id: 'light-company-out',
    rules: ['1.2m', '1.2k', 'C3j', '1.1-07a'],
    ground: {
      phase: 'COMMAND',
      units: { 't-fr2': { at: [66, 26, 0], marks: ['screenOut'] } },
      frames: [
        ['command', 1],
        ['command', 0],
      ],
    },
    dice: [3],
    steps: [
      {
        order: { type: 'ride', leader: 'g-fr', to: [66, 22] },
        shows: [{ type: 'rode', piece: 'g-fr', with: 't-fr2' }],
      },
      {
        order: { type: 'test', leader: 'g-fr', unit: 't-fr2' },
        shows: [{ type: 'test-wished', piece: 'g-fr', unit: 't-fr2' }],
      },
      {
        order: { type: 'influence', by: 'g-fr', points: 1 },
        shows: [{ type: 'morale-tested', piece: 't-fr2', die: 3, total: 8, result: 'obey' }],
      },
    ],
  }),
  exampleOf({
    id: 'held-back-by-the-general',
    rules: ['1.4k', '1.2-n2', '1.2f', '2.0-T2', '2.1h'],
    ground: FRENCH_FIRE,
    dice: [3, 4, 5, 5],
    steps: [
      OPEN_FIRE,
      {
        order: { type: 'influence', by: 'g-fr', points: -1 },
        shows: [{ type: 'morale-tested', piece: 't-fr2', die: 5, total: 7, result: 'obey' }],
      },
    ],
  }),
  exampleOf({
    id: 'tranches-of-losses',
    rules: ['1.5k', '1.5g', '1.5a', '1.4d', '1.1-07a'],
    ground: {
      side: 1,
      period: 3,
      first: 1,
      phase: 'COMMAND',
      units: { 't-fr1': { at: [48, 28, 0] }, 't-fr2': { at: [66, 28, 0] }, 't-au1': { losses: 195 } },
      leaders: { 'g-fr': [57, 22], 'g-fr-aide-1': [57, 19], 'g-au': [80, 68], 'g-au-aide-1': [84, 70] },
      frames: [
        ['command', 0],
        ['command', 1],
      ],
    },
    dice: [3],
    steps: [
      {
        order: { type: 'ride', leader: 'g-au', to: [66, 57.75] },
        shows: [{ type: 'rode', piece: 'g-au', with: 't-au1' }],
      },
      {
        order: { type: 'test', leader: 'g-au', unit: 't-au1' },
        shows: [{ type: 'test-wished', piece: 'g-au', unit: 't-au1' }],
      },
      {
        order: { type: 'influence', by: 'g-au', points: 2 },
        shows: [{ type: 'morale-tested', piece: 't-au1', die: 3, total: 7, result: 'obey' }],
      },
    ],
  }),
  exampleOf({
    id: 'down-to-half',
    rules: ['1.5j', '1.2-F31b', '1.2f', '2.0-T10', '2.6-P2'],
    ground: {
      period: 4,
      phase: 'FIRE',
      units: {
        't-fr1': { at: [66, 48, 0] },
        't-fr2': { at: [44, 26, 0] },
        't-au1': { losses: 348, moved: 4, aim: 't-fr1' },
        't-au2': { at: [16, 72, 180] },
        't-au3': { at: [112, 72, 180] },
      },
      leaders: { 'g-fr': [60, 36], 'g-fr-aide-1': [60, 33], 'g-au': [66, 70], 'g-au-aide-1': [66, 74] },
      frames: [['shots'], ['allocate', 1], ['allocate', 0]],
    },
    dice: [3, 2, 3],
    steps: [
      {
        order: { type: 'open-fire' },
        shows: [
          { type: 'losses', piece: 't-au1', men: 52, figures: 2 },
          { type: 'morale-tested', piece: 't-au1', die: 3, total: -5, result: 'flight' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'hussars-at-the-brook',
    rules: ['C5k', 'C5f', 'C3l'],
    ground: {
      period: 1,
      phase: 'MOVE_H1',
      units: {},
      frames: [
        ['half', 1],
        ['half', 0],
      ],
    },
    steps: [
      {
        order: { type: 'advance', unit: 't-fr3', cm: 13.98 },
        shows: [
          { type: 'degraded', piece: 't-fr3', to: 'disorganised' },
          { type: 'begun', piece: 't-fr3', what: 'crossing', quarters: 0.86 },
        ],
      },
    ],
    refused: [{ order: { type: 'advance', unit: 't-fr3', cm: 13.99 }, rule: 'C5k' }],
  }),
  exampleOf({
    id: 'a-column-at-the-ford',
    rules: ['C5g', 'C5k', 'C3l'],
    ground: {
      period: 1,
      phase: 'MOVE_H2',
      units: {
        't-fr1': { at: [48, 26, 0], moved: 2 },
        't-fr2': { at: [66, 28, 0], moved: 2 },
        't-au1': FUSILIERS,
      },
      leaders: { 'g-fr': [60, 26], 'g-fr-aide-1': [60, 23] },
      frames: [['half', 0]],
    },
    steps: [
      {
        order: { type: 'advance', unit: 't-fr2', cm: 4 },
        shows: [
          { type: 'moved', piece: 't-fr2', quarters: 2 },
          { type: 'degraded', piece: 't-fr2', to: 'disorganised' },
        ],
      },
    ],
    refused: [{ order: { type: 'advance', unit: 't-fr2', cm: 4.01 }, rule: 'C3l' }],
  }),
  exampleOf({
    id: 'a-shot-at-a-column',
    rules: ['C7j', 'C7g', 'C7m', 'C7b', 'C7c'],
    ground: {
      side: 1,
      period: 1,
      phase: 'FIRE',
      units: {
        't-fr1': { ...I, aim: 't-au1' },
        't-fr2': { ...II, aim: 't-au1' },
        't-fr3': HUSSARS,
        't-au1': FUSILIERS,
      },
      leaders: LEADERS,
      frames: [['shots'], ['allocate', 1]],
    },
    dice: [3, 4, 5, 4],
    steps: [
      {
        order: { type: 'fire', unit: 't-au1', at: 't-fr2' },
        shows: [{ type: 'shot-fired', piece: 't-au1', at: 't-fr2', figures: 20, rate: 2, die: 5, losses: 37 }],
      },
    ],
    refused: [
      { order: { type: 'fire', unit: 't-au1', at: 't-fr3' }, rule: 'C7b' },
      { order: { type: 'fire', unit: 't-au2', at: 't-fr1' }, rule: 'C7e' },
    ],
  }),
  exampleOf({
    id: 'a-charge-received',
    rules: ['C8h', 'C8b', 'C8c', 'C8d', '1.1-01a', '1.1-02a'],
    ground: {
      period: 3,
      phase: 'CHARGE',
      units: {
        't-fr1': { at: [70, 26, 0] },
        't-fr2': { at: [44, 37, 0] },
        't-fr3': { at: [94, 14, 0] },
        't-au1': { at: [44, 54, 180], degradation: 'disorganised' },
        't-au2': { at: [104, 76, 180] },
      },
      leaders: { 'g-fr': [50, 35], 'g-fr-aide-1': [50, 32] },
      frames: [
        ['charges', 1],
        ['charges', 0],
      ],
      standing: { influence: 'auto' },
    },
    dice: [3, 1, 4],
    steps: [
      {
        order: { type: 'charge', unit: 't-fr2', target: 't-au1' },
        shows: [
          { type: 'reacted', piece: 't-au1', reaction: 'stand' },
          { type: 'morale-tested', piece: 't-au1', die: 3, total: 5, result: 'obey' },
          { type: 'shot-fired', piece: 't-au1', at: 't-fr2', isAtCharge: true, losses: 40 },
          { type: 'morale-tested', piece: 't-fr2', die: 4, total: 8, result: 'obey' },
          { type: 'contact', piece: 't-fr2', target: 't-au1', side: 'front' },
        ],
      },
    ],
    refused: [{ order: { type: 'charge', unit: 't-fr3', target: 't-au3' }, rule: 'C8b' }],
  }),
  exampleOf({
    id: 'an-aide-arrives',
    rules: ['C12d', 'C12c', '1.2-F11', '1.4x', '1.1-07a'],
    ground: {
      period: 1,
      phase: 'COMMAND',
      units: {},
      frames: [
        ['command', 1],
        ['command', 0],
      ],
    },
    dice: [1],
    steps: [
      {
        order: { type: 'ride', leader: 'g-fr-aide-1', to: [85, 16] },
        shows: [{ type: 'rode', piece: 'g-fr-aide-1', with: 't-fr3' }],
      },
      {
        order: { type: 'test', leader: 'g-fr-aide-1', unit: 't-fr3' },
        shows: [{ type: 'test-wished', piece: 'g-fr-aide-1', unit: 't-fr3' }],
      },
      {
        order: { type: 'influence', by: 'g-fr-aide-1', points: 1 },
        shows: [{ type: 'morale-tested', piece: 't-fr3', die: 1, total: 8, result: 'obey' }],
      },
    ],
    refused: [{ order: { type: 'ride', leader: 'g-fr-aide-1', to: [97, 16] }, rule: 'C12d' }],
  }),
]);
