import { allHold, type Condition, type Refusal, whyNot } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import { must, mustFirst } from '../../model/refusal.ts';
import type { Arm, Degradation, MoraleState, Order, Result } from '../../model/vocabulary.ts';
import { hasFormation } from '../degradation.ts';
import { chargeRate, type Mover, perQuarter, rateOf, runnerOf, runRate } from '../rates.ts';
import { retreatQuarters } from './compulsory.ts';
import { thresholdsOf } from './losses.ts';
import { isAtLeast } from './result.ts';
import type { Moment } from './timing.ts';

const order = (code: Order) => CHARTS.orders.entries.find((entry) => entry.code === code);
export interface PursuitCase {
  readonly arm: Arm;
  readonly order: Order;
  readonly degradation: Degradation;
  readonly meleeRound: number;
  readonly result: Result;
  readonly prey: 'infantry' | 'cavalry' | 'artilleryCrew';
}
const ofFreeWill =
  (asks: (c: PursuitCase) => boolean) =>
  (c: PursuitCase): boolean =>
    c.result === 'uncontrolledAdvance' || asks(c);
/** 2.4-U1 2.4-U2 2.4-U3 2.4-U5 2.4-U6 2.4-A1 2.4-A3 2.3e 2.5-O5 2.6-U1 R79 What a winner needs to pursue: an uncontrolled advance pursues without orders, order or first round, but never gunners. */
export const MAY_PURSUE: readonly Condition<PursuitCase>[] = [
  mustFirst('2.4-A1', 'crewsNotPursued', (c) => c.prey !== 'artilleryCrew'),
  mustFirst('2.3e', 'resultForbidsPursuit', (c) => isAtLeast(c.result, 'obey')),
  must(
    (c) => (c.arm === 'cavalry' ? '2.4-U6' : '2.4-U1'),
    'ordersForbidPursuit',
    ofFreeWill((c) => {
      const { pursue, only } = order(c.order) ?? {};
      if (only !== undefined && only !== c.arm) return false;
      return pursue === true || (typeof pursue === 'string' && c.arm === 'infantry');
    }),
  ),
  must(
    '2.4-U2',
    'tooDisorderedToPursue',
    ofFreeWill((c) => hasFormation(c.degradation)),
  ),
  must(
    '2.4-U3',
    'notFirstRound',
    ofFreeWill((c) => c.meleeRound === 1),
  ),
];
/** 2.4-U1 2.4-U5 2.4-U7 Whether it may, whether it must, and whether it has the bonus of a charge. */
export function mayPursue(c: PursuitCase): {
  readonly may: boolean;
  readonly must: boolean;
  readonly chargeBonus: boolean;
  readonly refusals: readonly Refusal[];
} {
  const may = allHold(MAY_PURSUE, c);
  const isForced = may && c.result === 'uncontrolledAdvance';
  return { may, must: isForced, chargeBonus: isForced, refusals: whyNot(MAY_PURSUE, c) };
}

export interface FollowCase {
  readonly order: Order;
  readonly result: Result;
  readonly degradation: Degradation;
  readonly figures: number;
  readonly initialFigures: number;
}
const unlessForced =
  (asks: (c: FollowCase) => boolean) =>
  (c: FollowCase): boolean =>
    c.result === 'uncontrolledAdvance' || asks(c);
/** 1.1-04a 1.1-04b 1.1-04c 2.3e C10a What a winner needs to follow a loser that recoils; an uncontrolled advance follows in any case. */
export const MAY_FOLLOW: readonly Condition<FollowCase>[] = [
  mustFirst('2.3e', 'resultForbidsFollowing', (c) => isAtLeast(c.result, 'obey')),
  must(
    '1.1-04a',
    'ordersForbidFollowing',
    unlessForced((c) => order(c.order)?.follow === true),
  ),
  must(
    '1.1-04b',
    'tooDisorderedToFollow',
    unlessForced((c) => hasFormation(c.degradation)),
  ),
  must(
    '1.1-04b',
    'tooFewToFollow',
    unlessForced((c) => c.figures > thresholdsOf(c.initialFigures).half),
  ),
];
export function mayFollow(c: FollowCase): {
  readonly may: boolean;
  readonly must: boolean;
  readonly refusals: readonly Refusal[];
} {
  const may = allHold(MAY_FOLLOW, c);
  return { may, must: may && c.result === 'uncontrolledAdvance', refusals: whyNot(MAY_FOLLOW, c) };
}

type Party = Mover & { readonly degradation?: Degradation };
/** The gap between a loser that recoiled and its pursuer, unless it is told. */
const RECOILED = CHARTS.melee.recoil.infantry;
/** 2.4-U7 2.4-U11 2.4-C13 2.4-C14 2.5-O5 2.6-U1 C10b C10f A pursuit over open ground, quarter by quarter: after the prey, not while it turns about; at the rate of its formation, with the bonus of a charge if it runs off. */
export function pursuitContact(c: {
  readonly pursuer: Party;
  readonly prey: Party;
  readonly preyState: 'retreat' | 'rout' | 'flight';
  readonly gap?: number;
  readonly uncontrolled?: boolean;
}): { readonly preyMoves: number; readonly pursuerMoves: number; readonly contact: boolean } {
  const quarters = CHARTS.scale.quartersPerPeriod;
  const prey =
    c.preyState === 'retreat'
      ? retreatQuarters({ ...c.prey, degradation: c.prey.degradation ?? 'formed', startQuarter: 1 }).moves
      : Array.from({ length: quarters }, () => perQuarter(runRate(runnerOf(c.prey), c.preyState as 'rout' | 'flight')));
  const reach = perQuarter(c.uncontrolled ? chargeRate(c.pursuer) : rateOf(c.pursuer));
  let gap = c.gap ?? RECOILED;
  let pursuerMoves = 0;
  for (const move of prey) {
    if (move === 0) continue;
    gap += move;
    const step = Math.min(reach, gap);
    gap -= step;
    pursuerMoves += step;
  }
  return { preyMoves: prey.reduce((a, b) => a + b, 0), pursuerMoves, contact: gap === 0 };
}
/** 2.4-C10 2.4-C11 2.4-C12 2.4-U12 C10b There is a fight only in contact at the end of the period; then all figures of both, the prey with what its order is worth, the pursuer with the bonus of who follows. Who routs or flees inflicts nothing. */
export function pursuitFight(c: {
  readonly prey: { readonly figures: number; readonly state: MoraleState; readonly degradation?: Degradation };
  readonly pursuer: { readonly figures: number };
  readonly inContactAtEnd: boolean;
}):
  | { readonly fight: false }
  | {
      readonly fight: true;
      readonly preyFigures: number;
      readonly pursuerFigures: number;
      readonly pursuerFollowUp: true;
      readonly preyInflicts: boolean;
      readonly preyModifier: number;
    } {
  if (!c.inContactAtEnd) return { fight: false };
  return {
    fight: true,
    preyFigures: c.prey.figures,
    pursuerFigures: c.pursuer.figures,
    pursuerFollowUp: true,
    preyInflicts: c.prey.state === 'retreat',
    preyModifier: CHARTS.degradation.levels.find(({ code }) => code === c.prey.degradation)?.melee ?? 0,
  };
}
/** 2.4-U4 A pursuit lasts the period after the melee, neither less nor more. */
export const pursuitLasts = (period: number): { readonly from: Moment; readonly until: Moment } => ({
  from: { period: period + 1, quarter: 1 },
  until: { period: period + 1, quarter: CHARTS.scale.quartersPerPeriod },
});
/** 2.4-U9 Attacked by another enemy, the pursuer stops and fights; its prey goes on. */
export const pursuitAttacked = (attackedInQuarter: number | null) => ({
  pursuerStops: attackedInQuarter !== null,
  preyGoesOn: true,
});
/** 2.4-U8 2.4-U10 C10e A gap that lets the prey slip through, a figure wide, stops a pursuer that keeps its whole front: it fights whom it meets. */
export const pursuitGap = (c: {
  readonly gap: number;
  readonly pursuerFront: number;
  readonly preyFigureFront: number;
  readonly between: readonly string[];
}) => {
  const pursuerPasses = c.gap >= c.pursuerFront;
  return {
    preyPasses: c.gap >= c.preyFigureFront,
    pursuerPasses,
    pursuerFights: pursuerPasses ? [] : c.between,
  };
};
