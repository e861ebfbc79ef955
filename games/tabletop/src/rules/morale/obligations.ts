import type { Text } from '@tambour/kernel';
import type { RuleId } from '../../../data/rule-ids.ts';
import { CHARTS } from '../../model/charts.ts';
import type { Degradation, MoraleState, Result } from '../../model/vocabulary.ts';
import { length } from '../../texts/measure.ts';
import { say } from '../../texts/say.ts';
import {
  chargeRate,
  type Mover,
  perQuarter,
  rateOf,
  reformQuarters,
  retreatRate,
  runnerOf,
  runRate,
} from '../rates.ts';
import { type Leg, type Quarters, retreatQuarters, routFront, runQuarters } from './compulsory.ts';
import { abandonsGuns } from './crews.ts';
import type { Moment, Timing } from './timing.ts';

/** One thing a unit must do, or may not do, and when. */
export interface Obligation {
  readonly kind:
    | Leg
    | 'advance'
    | 'close'
    | 'haltCharge'
    | 'halt'
    | 'free'
    | 'backInHand'
    | 'reform'
    | 'formUp'
    | 'later'
    | 'seekRally'
    | 'front'
    | 'leaveTable'
    | 'captive'
    | 'refuge';
  readonly rule: RuleId;
  readonly when: Text;
  readonly what: Text;
  /** The quarter it is for, if it is for one. */
  readonly at?: Moment | 'at once';
  readonly until?: Moment;
  /** Centimetres to go. */
  readonly cm?: number;
}
export interface ObligationCase {
  readonly unit: Mover & { readonly degradation: Degradation };
  /** Before its test, and after it (`stateAfter`). */
  readonly before: MoraleState;
  readonly state: MoraleState;
  readonly result: Result | null;
  readonly timing: Timing;
  /** Whom it goes away from, by name. */
  readonly from?: Text;
  readonly facingAway?: boolean;
  /** Quarters of this retreat, rout or flight already made. */
  readonly made?: number;
  /** Its front at the test, in figures. */
  readonly frontFigures?: number;
  /** It was charging when fire halted it. */
  readonly isCharging?: boolean;
  /** The last quarter of its forming up (`rallyingEnds`). */
  readonly formsUntil?: Moment;
}
const { quartersPerPeriod: LAST } = CHARTS.scale;
const { chargeHaltStop, uncontrolledSkirmishStop } = CHARTS.distances.entries;

const inQuarter = ({ period, quarter }: Moment): Text => say('when.quarter', { period, quarter });
const untilEnd = ({ period, quarter }: Moment): Text =>
  quarter === LAST ? say('when.untilPeriod', { period }) : say('when.untilQuarter', { period, quarter });
const NOW = (): Text => say('when.now');

const LEG_RULE = {
  retreat: {
    aboutFace: '2.4-P10',
    away: '2.4-P7',
    toSafety: '2.4-P8',
    change: '2.4-P21',
    leave: 'C5l',
    toEdge: '2.4-P9',
  },
  rout: { away: '2.5-M2', toEdge: '2.5-M3', aboutFace: '2.5-M1', toSafety: '2.5-M3', change: '2.5-O6', leave: 'C5l' },
  flight: { away: '2.6-P3', toEdge: '2.6-P3', aboutFace: '2.6-P3', toSafety: '2.6-P3', change: '2.6-P2', leave: 'C5l' },
} as const satisfies Readonly<Record<'retreat' | 'rout' | 'flight', Readonly<Record<Leg, RuleId>>>>;

/** What one quarter is for, in words. */
function legText(leg: Leg, cm: number, from: Text | undefined): Text {
  if (leg === 'aboutFace' || leg === 'leave' || leg === 'change') return say(`duty.${leg}`);
  const far = length(cm);
  if (leg === 'away') return from ? say('duty.away', { cm: far, from }) : say('duty.awayFromCause', { cm: far });
  return say(`duty.${leg}`, { cm: far });
}
const firstQuarter = ({ from }: Timing): number => (from.quarter === 'at once' ? 1 : from.quarter);

/** The quarters of the period a move begins in. */
function quartersAsDuties(state: 'retreat' | 'rout' | 'flight', c: ObligationCase, plan: Quarters): Obligation[] {
  const start = firstQuarter(c.timing);
  const isAtOnce = c.timing.from.quarter === 'at once';
  return plan.legs.map((leg, i) => {
    const cm = plan.moves[i] ?? 0;
    const at = { period: c.timing.from.period, quarter: start + i };
    return {
      kind: leg,
      rule: LEG_RULE[state][leg],
      when: isAtOnce ? say('when.atOnce', { quarter: i + 1 }) : inQuarter(at),
      what: legText(leg, cm, c.from),
      at: isAtOnce ? 'at once' : at,
      cm,
    };
  });
}
/** 2.4-A2 2.5-A3 C17e Gunners who go leave their guns, unless they drive off with them. */
const leavingGuns = (c: ObligationCase): readonly Obligation[] => {
  const isGoing = c.state === 'retreat' || c.state === 'rout' || c.state === 'flight';
  const leaves = isGoing && c.unit.arm === 'artillery' && abandonsGuns(c.state, c.unit.formation === 'limbered');
  return leaves && (c.made ?? 0) === 0
    ? [{ kind: 'leave', rule: '2.5-A3', when: NOW(), what: say('duty.abandonGuns') }]
    : [];
};
/** 2.4-P3 2.4-P4 2.4-P5 2.4-P6 2.4-P7 2.4-P8 2.4-P9 2.4-P10 2.4-P11 2.4-P13 2.4-P20 2.4-P22 1.1-12g A retreat, quarter by quarter, until it rallies. */
function retreatDuties(c: ObligationCase): readonly Obligation[] {
  const { perPeriod, forcedMarch } = retreatRate(c.unit);
  const plain = forcedMarch ? rateOf(c.unit) : perPeriod;
  const plan = retreatQuarters({
    ...c.unit,
    startQuarter: firstQuarter(c.timing),
    made: c.made ?? 0,
    facingAway: c.facingAway ?? false,
  });
  const later = say(forcedMarch ? 'duty.retreatForced' : 'duty.retreatOn', {
    cm: length(plain),
    quarter: length(perQuarter(plain)),
    ...(forcedMarch ? { forced: length(perPeriod) } : {}),
  } as never);
  return [
    ...leavingGuns(c),
    ...quartersAsDuties('retreat', c, plan),
    { kind: 'later', rule: '2.4-P22', when: say('when.later'), what: later, cm: plain },
    { kind: 'seekRally', rule: '2.4-P3', when: say('when.everyQuarter'), what: say('duty.seekRally') },
  ];
}
/** 2.5-P3 2.5-M1 2.5-M2 2.5-M3 2.5-V1 2.5-V3 2.5-O6 2.6-P2 2.6-P3 2.6-R2 2.6-R3 A rout or flight: in disorder, on two thirds of its front, away and then to its own edge. */
function runDuties(state: 'rout' | 'flight', c: ObligationCase): readonly Obligation[] {
  const kind = runnerOf(c.unit);
  const plan = runQuarters({ state, kind, startQuarter: firstQuarter(c.timing), made: c.made ?? 0 });
  const perPeriod = runRate(kind, state);
  const isNew = (c.made ?? 0) === 0;
  const front: Obligation[] = isNew
    ? [
        {
          kind: 'front',
          rule: state === 'rout' ? '2.5-V1' : '2.6-V1',
          when: NOW(),
          what:
            c.frontFigures === undefined ? say('duty.disorder') : say('duty.front', { n: routFront(c.frontFigures) }),
        },
      ]
    : [];
  return [
    ...leavingGuns(c),
    ...front,
    ...quartersAsDuties(state, c, plan),
    {
      kind: 'later',
      rule: state === 'rout' ? '2.5-M3' : '2.6-R2',
      when: say('when.later'),
      what: say(state === 'rout' ? 'duty.routOn' : 'duty.flightOn', {
        cm: length(perPeriod),
        quarter: length(perQuarter(perPeriod)),
      }),
      cm: perPeriod,
    },
  ];
}

/** 2.1b 2.1c 2.1e 2.1f 2.1g 2.1h 2.1m 2.1n 2.1q 2.1s An uncontrolled advance: straight at the nearest enemy, or near it for skirmishers; no fire. */
function advanceDuties(c: ObligationCase): readonly Obligation[] {
  const rate = chargeRate(c.unit);
  const start = firstQuarter(c.timing);
  const left = LAST - start + 1;
  const until = c.timing.until ?? { period: c.timing.from.period, quarter: LAST };
  const isSkirmish = c.unit.formation === 'skirmish';
  const quarters = isSkirmish ? Math.min(left, CHARTS.inWords.uncontrolledSkirmishQuarters) : left;
  const cm = perQuarter(rate) * quarters;
  const words = { cm: length(cm), quarter: length(perQuarter(rate)) };
  if (isSkirmish) {
    const last = { period: c.timing.from.period, quarter: start + quarters - 1 };
    const what = say('duty.close', { ...words, stop: uncontrolledSkirmishStop.cm });
    return [{ kind: 'close', rule: '2.1m', when: untilEnd(last), what, until: last, cm }];
  }
  const when = untilEnd(until);
  const leaves = c.unit.formation === 'square' || c.unit.formation === 'garrison';
  return [
    ...(leaves ? [{ kind: 'leave', rule: '2.1s', when: NOW(), what: say('duty.loseFormation') } as const] : []),
    { kind: 'advance', rule: '2.1c', when, what: say('duty.advance', words), until, cm },
    { kind: 'later', rule: '2.1l', when: say('when.noContact'), what: say('duty.noContact') },
  ];
}
/** 2.3a 2.3b 2.3c 2.3e 2.3g 2.3h 2.3i 2.3k A halt, and a charge that fire halted. */
function haltDuties(c: ObligationCase): readonly Obligation[] {
  const until = c.timing.until ?? { period: c.timing.from.period, quarter: LAST };
  const stop: Obligation[] =
    c.isCharging || c.before === 'uncontrolled'
      ? [{ kind: 'haltCharge', rule: '2.3i', when: NOW(), what: say('duty.haltCharge', { stop: chargeHaltStop.cm }) }]
      : [];
  return [...stop, { kind: 'halt', rule: '2.3a', when: untilEnd(until), what: say('duty.halt'), until }];
}
/** 2.2a 2.2b 2.4-D5 R71 In hand: free, or just rallied from a retreat and to be formed again. */
function steadyDuties(c: ObligationCase): readonly Obligation[] {
  if (c.before === 'uncontrolled')
    return [{ kind: 'backInHand', rule: '2.2a', when: NOW(), what: say('duty.backInHand') }];
  if (c.before !== 'retreat') return [{ kind: 'free', rule: '2.2a', when: NOW(), what: say('duty.free') }];
  const quarters = reformQuarters(c.unit.degradation, c.unit.class);
  const what = quarters > 0 ? say('duty.reform', { n: quarters }) : say('duty.rallied');
  return [{ kind: 'reform', rule: '2.4-D5', when: NOW(), what }];
}

/** 2.0b 2.0c What a unit must do now, step by step; what it is in any case is said by its state. */
export function obligationsOf(c: ObligationCase): readonly Obligation[] {
  switch (c.state) {
    case 'steady':
      return steadyDuties(c);
    case 'halted':
      return haltDuties(c);
    case 'uncontrolled':
      return c.unit.arm === 'artillery' ? steadyDuties(c) : advanceDuties(c);
    case 'retreat':
      return retreatDuties(c);
    case 'rout':
    case 'flight':
      return runDuties(c.state, c);
    case 'rallying':
      return [
        {
          kind: 'formUp',
          rule: '2.5-O1',
          when: c.formsUntil ? untilEnd(c.formsUntil) : say('when.fourQuarters'),
          what: say('duty.formUp'),
          ...(c.formsUntil ? { until: c.formsUntil } : {}),
        },
      ];
    case 'gone':
      return [{ kind: 'leaveTable', rule: '2.5-R6', when: NOW(), what: say('duty.leaveTable') }];
    case 'prisoner':
      return [{ kind: 'captive', rule: '2.6-K6', when: NOW(), what: say('duty.captive') }];
    case 'freed':
      return [{ kind: 'refuge', rule: '2.6-K12', when: NOW(), what: say('duty.refuge') }];
  }
}
