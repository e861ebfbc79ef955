import { LANGUAGES, type Text } from '@tambour/kernel';
import { fitToPrint } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import {
  DEGRADATIONS,
  FACTORS,
  FORMATIONS,
  MORALE_STATES,
  OCCASIONS,
  ORDERS,
  PHASES,
  REACTIONS,
  RESULTS,
} from '../../model/vocabulary.ts';
import { SHOT_PARTS } from '../../rules/firing/figures.ts';
import type { TabletopEvent } from '../model/event.ts';
import { DEBTS } from '../model/marks.ts';
import { tabletopWorld } from '../model/world.ts';
import { eventText } from './event-text.ts';
import type { Of } from './event-text-parts.ts';

const w = tabletopWorld({ scenario: 'tutorial-farm' });
const fit = fitToPrint(/(?<![\p{L}-])(t-(fr|au)|g-(fr|au)|aide-|obj-|escort-\d)/u);
/** One colon after another before the sentence comes to a rest. */
const CHAINED = /:\s[^.;]*:\s/;
function readsWell(text: Text, of: unknown): void {
  fit(text, of);
  for (const language of LANGUAGES) expect(text[language], JSON.stringify(of)).not.toMatch(CHAINED);
}

const both = [true, false] as const;
const [piece, horse, enemy, general] = ['t-fr1', 't-fr3', 't-au1', 'g-fr'];
const at = [60.25, 41] as const;
const ends = { piece, at, was: 350, facing: 20.5 };
const items = FACTORS.map((code) => ({ code, value: -1 }));
const shot = { figures: 12, rate: 0.4, percent: 90, die: 5, losses: 4 } as const;
const percents = [{ rule: 'C7g', value: -10, what: { en: 'moved', fr: 'a bougé' } }] as const;
const wholeOrNot = [1, 3, 0.5] as const;

/** One of each event, with every variant that its words depend on. */
const SAMPLES: { readonly [T in TabletopEvent['type']]: readonly Of<T>[] } = {
  'period-began': [{ type: 'period-began', rule: 'C14a', period: 2 }],
  'phase-began': PHASES.map((phase) => ({ type: 'phase-began', rule: 'C14a', phase })),
  'initiative-rolled': [
    { type: 'initiative-rolled', rule: 'C13a', dice: [4, 2], totals: [6, 4], first: 'french' },
    { type: 'initiative-rolled', rule: 'C13a', dice: [1, 6], totals: [3, 8], first: 'austrian' },
  ],
  arrived: [piece, horse, general].map((id) => ({ type: 'arrived', rule: 'C14a', piece: id, at })),
  'morale-rolled': [{ type: 'morale-rolled', rule: '1.2c', piece, occasions: ['fireLosses'], die: 4, total: 12 }],
  'morale-tested': [
    ...RESULTS.flatMap((result) =>
      both.map(
        (waived) =>
          ({
            type: 'morale-tested',
            rule: '1.2c',
            piece: horse,
            occasions: OCCASIONS,
            die: 3,
            items,
            total: -2,
            result,
            waived,
          }) as const,
      ),
    ),
  ],
  'state-changed': [piece, horse].flatMap((id) =>
    MORALE_STATES.map((to) => ({ type: 'state-changed', rule: '2.4-P1', piece: id, from: 'steady', to }) as const),
  ),
  degraded: DEGRADATIONS.map((to) => ({ type: 'degraded', rule: 'C4d', piece: horse, to })),
  reformed: DEGRADATIONS.map((to) => ({ type: 'reformed', rule: 'C4c', piece, to })),
  losses: [0, 1, 3].flatMap((figures) =>
    [1, 7].map((men) => ({ type: 'losses', rule: 'C7c', piece, men, figures }) as const),
  ),
  destroyed: [{ type: 'destroyed', rule: 'C7c', piece: horse }],
  'left-table': [{ type: 'left-table', rule: '2.6-V2', piece }],
  'guns-abandoned': [{ type: 'guns-abandoned', rule: 'C17a', piece }],
  'leader-lost': (['wounded', 'killed', 'captured', 'gone'] as const).map((how) => ({
    type: 'leader-lost',
    rule: 'C12f',
    piece: general,
    how,
  })),
  'control-changed': ['obj-farm', 'obj-knoll'].map((objective) => ({
    type: 'control-changed',
    rule: 'C16a',
    objective,
    side: 'austrian',
  })),
  'army-broke': [{ type: 'army-broke', rule: 'C16a', side: 'french' }],
  'battle-ended': [
    { type: 'battle-ended', rule: 'C16a', winner: undefined, level: 'draw', points: [4, 4] },
    { type: 'battle-ended', rule: 'C16a', winner: 'french', level: 'minor', points: [6, 4] },
    { type: 'battle-ended', rule: 'C16a', winner: 'austrian', level: 'decisive', points: [1, 9] },
  ],
  rode: [
    { type: 'rode', rule: 'C12d', piece: general, from: at, to: [62, 40], cm: 2.5 },
    { type: 'rode', rule: 'C12d', piece: general, from: at, to: at, cm: 0, with: horse },
    { type: 'rode', rule: 'C12d', piece: general, from: at, to: [62, 40], cm: 2.5, with: piece },
  ],
  'order-given': ORDERS.flatMap((order) => [
    { type: 'order-given', rule: 'C11c', piece: general, unit: piece, order },
    { type: 'order-given', rule: 'C11c', piece: general, unit: horse, order, at },
    { type: 'order-given', rule: 'C11c', piece: general, unit: piece, order, of: horse },
  ]),
  'support-ended': [{ type: 'support-ended', rule: 'C11e', piece, of: horse, at }],
  'leader-left': [{ type: 'leader-left', rule: '1.1-08', piece: general, unit: piece }],
  'test-wished': [{ type: 'test-wished', rule: '1.1-07a', piece: general, unit: piece }],
  'rally-tried': [{ type: 'rally-tried', rule: '1.1-12a', piece: general, unit: horse }],
  'leader-fled': [{ type: 'leader-fled', rule: 'C12g', piece: general, to: piece, at }],
  'leader-carried': [{ type: 'leader-carried', rule: '1.1-12d', piece: general, by: horse }],
  'leader-set-aside': [{ type: 'leader-set-aside', rule: 'C1m', piece: general, by: piece, to: at }],
  'compulsory-moved': (
    ['aboutFace', 'leave', 'away', 'toSafety', 'toEdge', 'change', 'pursuit', 'advance', 'halted'] as const
  ).flatMap((leg) =>
    [0, 4.5].flatMap((cm) =>
      [{}, { towards: enemy }].map(
        (more) =>
          ({
            type: 'compulsory-moved',
            rule: '2.4-P8',
            piece: horse,
            quarter: 2,
            leg,
            cm,
            from: at,
            to: [60, 45],
            was: 0,
            facing: 180,
            ...more,
          }) as const,
      ),
    ),
  ),
  'turned-about': [{ type: 'turned-about', rule: '2.4-P10', piece, was: 20, facing: 200 }],
  'came-out': [{ type: 'came-out', rule: 'C5l', piece, sector: 'farm', to: at, facing: 180 }],
  waited: [{ type: 'waited', rule: 'C15c', piece: horse }],
  'passed-through': [{ type: 'passed-through', rule: 'C3f', piece, friend: horse }],
  'formation-begun': FORMATIONS.flatMap((formation) =>
    [1, 2].map((quarters) => ({ type: 'formation-begun', rule: 'C3e', piece, formation, quarters }) as const),
  ),
  'formation-taken': FORMATIONS.map((formation) => ({ type: 'formation-taken', rule: 'C3e', piece, formation })),
  'went-along': [{ type: 'went-along', rule: 'C12d', piece: general, unit: horse }],
  'stayed-behind': [{ type: 'stayed-behind', rule: 'C12d', piece: general, unit: horse }],
  rallied: [
    { type: 'rallied', rule: '2.4-R1', piece },
    { type: 'rallied', rule: '2.4-R1', piece: horse, until: { period: 3, quarter: 2 } },
  ],
  'rally-kept': [{ type: 'rally-kept', rule: '2.4-R1', piece: horse }],
  'formed-up': FORMATIONS.map((formation) => ({
    type: 'formed-up',
    rule: '2.5-O1',
    piece: horse,
    formation,
    was: 180,
    facing: 0,
  })),
  'charge-declared': [{ type: 'charge-declared', rule: 'C8a', piece: horse, target: enemy, degrees: -12.5, cm: 18 }],
  'charge-dropped': [{ type: 'charge-dropped', rule: 'C8p', piece: horse, target: enemy }],
  reacted: [
    ...[piece, horse].flatMap((id) =>
      REACTIONS.map((reaction) => ({ type: 'reacted', rule: 'C8d', piece: id, reaction }) as const),
    ),
    { type: 'reacted', rule: 'C8d', piece, reaction: 'turn', turn: { was: 0, facing: 90 } },
  ],
  evaded: [{ type: 'evaded', rule: 'C8f', cm: 26, ...ends }],
  'counter-charged': [{ type: 'counter-charged', rule: 'C8e', target: enemy, ...ends }],
  'charge-halted': [{ type: 'charge-halted', rule: '2.3i', target: enemy, ...ends }],
  contact: (['front', 'flank', 'rear'] as const).map((side) => ({
    type: 'contact',
    rule: 'C8k',
    target: enemy,
    side,
    ...ends,
  })),
  'ran-down': [{ type: 'ran-down', rule: 'C8j', target: enemy, side: 'rear', ...ends }],
  'charge-stayed': [{ type: 'charge-stayed', rule: 'C8i', piece: horse, target: enemy }],
  'charge-ended': [{ type: 'charge-ended', rule: 'C8q', cm: 12.5, ...ends }],
  moved: (['march', 'advance', 'wheel', 'back', 'face', 'turn'] as const).flatMap((how) =>
    [0, ...wholeOrNot].map(
      (quarters) =>
        ({
          type: 'moved',
          rule: 'C3b',
          piece: horse,
          how,
          from: at,
          to: [60, 45],
          was: 0,
          facing: 15,
          quarters,
        }) as const,
    ),
  ),
  formed: FORMATIONS.map((formation) => ({ type: 'formed', rule: 'C3e', piece: horse, formation })),
  screened: both.map((isOut) => ({ type: 'screened', rule: 'C3j', piece, isOut })),
  entered: [{ type: 'entered', rule: 'C5b', piece, sector: 'farm' }],
  left: [{ type: 'left', rule: 'C5b', piece, sector: 'farm', to: at, facing: 90 }],
  begun: DEBTS.flatMap((what) =>
    what === 'none'
      ? []
      : [0, ...wholeOrNot, 0.75].map(
          (quarters) =>
            ({
              type: 'begun',
              rule: 'C3l',
              piece,
              what,
              quarters,
              ...(what === 'crossing' && quarters !== 0.75 ? { line: 'brook' } : {}),
            }) as const,
        ),
  ),
  'given-up': [{ type: 'given-up', rule: 'C2l', piece: horse, what: 'form' }],
  'shot-fired': SHOT_PARTS.flatMap((part) =>
    both.map(
      (isAtCharge) =>
        ({
          ...shot,
          type: 'shot-fired',
          rule: 'C7g',
          piece,
          at: enemy,
          part,
          kind: 'formed',
          band: null,
          isAtCharge,
          items: percents,
          losses: isAtCharge ? 0 : 1,
        }) as const,
    ),
  ),
  'leader-risked': (['fire', 'melee'] as const).flatMap((by) =>
    [undefined, 4].map(
      (effect) =>
        ({ type: 'leader-risked', rule: 'C12f', piece: general, with: piece, by, dice: [6, 6], effect }) as const,
    ),
  ),
  'melee-fought': (['won', 'lost', 'drawn'] as const).flatMap((outcome) =>
    (
      [
        [4, 3],
        [0, 3],
        [0, 0],
      ] as const
    ).map(
      (dice) =>
        ({
          type: 'melee-fought',
          rule: 'C9b',
          piece,
          enemy,
          round: 1,
          figures: [8, 8],
          percent: [100, 80],
          dice,
          losses: [1, 4],
          outcome,
        }) as const,
    ),
  ),
  recoiled: [{ type: 'recoiled', rule: 'C9j', piece, from: enemy, cm: 4, to: at, was: 90, facing: 90 }],
  followed: [{ type: 'followed', rule: 'C10a', piece: horse, enemy, cm: 4, to: at, was: 90, facing: 90 }],
  'pursuit-declared': both.map((forced) => ({
    type: 'pursuit-declared',
    rule: 'C10b',
    piece: horse,
    prey: enemy,
    forced,
  })),
  'contact-ended': [{ type: 'contact-ended', rule: 'C9m', piece, enemy }],
  'sector-occupied': [{ type: 'sector-occupied', rule: 'C10a', piece, sector: 'farm' }],
  surrendered: [enemy, undefined].map((to) => ({ type: 'surrendered', rule: '2.6-K1', piece, to })),
  'fought-on': [{ type: 'fought-on', rule: '2.6-K1', piece: horse }],
  'escort-given': [1, 4].map((figures) => ({
    type: 'escort-given',
    rule: 'C19a',
    piece: horse,
    prisoners: enemy,
    figures,
  })),
  'prisoners-led-off': [{ type: 'prisoners-led-off', rule: 'C19a', piece: enemy }],
  'convoy-moved': [{ type: 'convoy-moved', rule: 'C19a', piece: enemy, cm: 4, to: at, was: 90, facing: 180 }],
  'prisoners-freed': [horse, piece].map((by) => ({
    type: 'prisoners-freed',
    rule: 'C19c',
    piece: enemy,
    by,
    escort: undefined,
  })),
  'guns-taken': [horse, piece].map((by) => ({ type: 'guns-taken', rule: 'C17c', piece: enemy, by })),
  'guns-manning': [{ type: 'guns-manning', rule: 'C17a', piece }],
  'guns-manned': [{ type: 'guns-manned', rule: 'C17a', piece }],
};

const standing = (): string => '@50,30';

describe('what happens is told', () => {
  it.each(Object.entries(SAMPLES))('%s', (type, events) => {
    expect(events.length).toBeGreaterThan(0);
    for (const event of events as readonly TabletopEvent[])
      for (const where of [undefined, standing]) {
        const told = eventText(w, event, where);
        expect(event.type).toBe(type);
        readsWell(told.text, event);
        expect(told.text.en).not.toBe(told.text.fr);
        expect(told.rule).toBe(event.rule);
        expect(told.roll !== undefined, type).toBe(told.dice !== undefined);
      }
  });

  it('C3l says what is left to pay, and nothing when nothing is', () => {
    const begun = (quarters: number): TabletopEvent => ({ type: 'begun', rule: 'C3l', piece, what: 'form', quarters });
    expect(eventText(w, begun(1)).text.en).toMatch(/: a quarter is left\.?$/);
    for (const said of Object.values(eventText(w, begun(0)).text)) expect(said).not.toMatch(/quart|:/);
  });
});
