import type { Degradation, Formation, MoraleState, Phase, Runner, Terrain } from '../model/vocabulary.ts';
import { crossing } from '../rules/crossing.ts';
import { type Act, type ActCase, mayAct, suspendedRetreat } from '../rules/morale/acts.ts';
import {
  compulsoryDegradation,
  compulsoryRate,
  type RetreatCase,
  retreatQuarters,
  routFront,
  runQuarters,
  targetShape,
} from '../rules/morale/compulsory.ts';
import { haltedCharge, uncontrolledMove } from '../rules/morale/forward.ts';
import { interpenetrates, levelWhenPassed, type PassageCase } from '../rules/morale/interpenetration.ts';
import { type StateCase, stateAfter } from '../rules/morale/state.ts';
import { inMoveOrder, type MoveKind, timingOf } from '../rules/morale/timing.ts';
import { retreatRate } from '../rules/rates.ts';
import { type ReactionCase, reactionsOf } from '../rules/reactions.ts';
import { vectors } from '../testing/vectors.ts';

vectors<Parameters<typeof timingOf>[0] & { readonly phase: Phase }>('timing', (c) => ({ ...timingOf(c) }));
vectors<StateCase>('stateAfter', (c) => ({ state: stateAfter(c) }));
vectors<ActCase & { readonly act: Act }>('mayAct', ({ act, ...c }) => ({ may: mayAct(act, c) }));
vectors<{ readonly movers: readonly MoveKind[] }>('phaseOrder', ({ movers }) => ({ order: inMoveOrder(movers) }));
vectors<ReactionCase>('reactions', (c) => ({ reactions: reactionsOf(c) }));
vectors<{ readonly attackedBy: ActCase['attackedBy'] }>('suspendedRetreat', ({ attackedBy }) => ({
  ...suspendedRetreat(attackedBy),
}));

vectors<Parameters<typeof uncontrolledMove>[0]>('uncontrolledMove', (c) => ({ ...uncontrolledMove(c) }));
vectors<{ readonly distance: number }>('haltedCharge', ({ distance }) => ({ ...haltedCharge(distance) }));

vectors<Omit<RetreatCase, 'degradation'> & { readonly firstPeriod: boolean }>(
  'retreatQuarters',
  ({ firstPeriod, ...c }) => ({ ...retreatQuarters({ ...c, degradation: 'formed', made: firstPeriod ? 0 : 4 }) }),
);
vectors<{
  readonly state: 'rout';
  readonly kind: Runner;
  readonly firstPeriod: boolean;
  readonly startQuarter: number;
}>('routQuarters', ({ firstPeriod, ...c }) => ({ ...runQuarters({ ...c, made: firstPeriod ? 0 : 4 }) }));
vectors<Parameters<typeof compulsoryRate>[0]>('compulsoryRate', (c) => ({ ...compulsoryRate(c) }));
vectors<Parameters<typeof retreatRate>[0]>('retreatRate', (c) => ({ ...retreatRate(c) }));
vectors<Parameters<typeof compulsoryDegradation>[0]>('compulsoryDegradation', (c) => ({ ...compulsoryDegradation(c) }));
vectors<{ readonly frontFigures: number }>('routFront', ({ frontFigures }) => ({ front: routFront(frontFigures) }));
vectors<{ readonly state: MoraleState; readonly was: Formation }>('targetShape', ({ state, was }) => ({
  countsAs: targetShape(state, was),
}));
vectors<Parameters<typeof crossing>[0] & { readonly obstacle: Terrain }>('crossing', (c) => ({ ...crossing(c) }));

vectors<PassageCase>('interpenetrates', (c) => ({ interpenetrates: interpenetrates(c) }));
vectors<{ readonly before: Degradation; readonly when: 'during' | 'quarterAfter' | 'later' }>(
  'interpenetratedLevel',
  ({ before, when }) => ({ degradation: levelWhenPassed(before, when) }),
);
vectors<{ readonly state: MoraleState }>('passThrough', ({ state }) => ({
  passes: mayAct('passThroughFriends', { state }),
}));
