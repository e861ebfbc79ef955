import type { Formation, MoraleState, Result } from '../model/vocabulary.ts';
import { gunnersBeaten } from '../rules/morale/crews.ts';
import { convoyContact, countsAsLost, escortFor, escortFrom, surrender } from '../rules/morale/prisoners.ts';
import {
  type FollowCase,
  mayFollow,
  mayPursue,
  type PursuitCase,
  pursuitAttacked,
  pursuitContact,
  pursuitFight,
  pursuitGap,
  pursuitLasts,
} from '../rules/morale/pursuit.ts';
import { type RetreatRallyCase, type RoutRallyCase, rallyRetreat, rallyRout } from '../rules/morale/rally.ts';
import { carriedFreed, mayFormAfterRout, rallyOutcome, reactionQuarter } from '../rules/morale/state.ts';
import { rallyingEnds } from '../rules/morale/timing.ts';
import { vectors } from '../testing/vectors.ts';

vectors<RetreatRallyCase>('rallyRetreat', (c) => ({ ...rallyRetreat(c) }));
vectors<RoutRallyCase>('rallyRout', (c) => ({ ...rallyRout(c) }));
vectors<Parameters<typeof rallyOutcome>[0]>('rallyOutcome', (c) => ({ ...rallyOutcome(c) }));
vectors<Parameters<typeof rallyingEnds>[0]>('rallyingEnds', (c) => ({ ...rallyingEnds(c) }));
vectors<{ readonly formation: Formation }>('rallyFormation', ({ formation }) => ({
  allowed: mayFormAfterRout(formation),
}));
vectors<Parameters<typeof carriedFreed>[0]>('carriedFreed', (c) => ({ freed: carriedFreed(c) }));
vectors<Parameters<typeof reactionQuarter>[0]>('reactionQuarter', (c) => ({ ...reactionQuarter(c) }));

vectors<PursuitCase>('mayPursue', (c) => ({ ...mayPursue(c) }));
vectors<FollowCase>('mayFollow', (c) => ({ ...mayFollow(c) }));
vectors<Parameters<typeof pursuitContact>[0]>('pursuitContact', (c) => ({ ...pursuitContact(c) }));
vectors<Parameters<typeof pursuitFight>[0]>('pursuitFight', (c) => ({ ...pursuitFight(c) }));
vectors<{ readonly declaredIn: { readonly period: number } }>('pursuitDuration', ({ declaredIn }) => ({
  ...pursuitLasts(declaredIn.period),
}));
vectors<{ readonly attackedInQuarter: number }>('pursuitInterrupted', ({ attackedInQuarter }) => ({
  ...pursuitAttacked(attackedInQuarter),
}));
vectors<Parameters<typeof pursuitGap>[0]>('pursuitGap', (c) => ({ ...pursuitGap(c) }));

vectors<{ readonly prisonerFigures: number }>('escort', ({ prisonerFigures }) => ({
  figures: escortFor(prisonerFigures),
}));
vectors<Parameters<typeof escortFrom>[0]>('escortFrom', (c) => ({ ...escortFrom(c) }));
vectors<Parameters<typeof surrender>[0] & { readonly result: Result }>('surrender', (c) => ({ ...surrender(c) }));
vectors<{ readonly by: Parameters<typeof convoyContact>[0] }>('convoyContact', ({ by }) => ({ ...convoyContact(by) }));
vectors<{ readonly state: MoraleState; readonly underEscort: boolean }>('prisonersAtEnd', (c) => ({
  countAsLosses: countsAsLost(c),
}));
const GUNNERS = { routWithoutTest: 'rout without test, guns abandoned', test: 'test', none: 'none' } as const;
vectors<Parameters<typeof gunnersBeaten>[0]>('gunnersBeaten', (c) => {
  const { beaten, outcome } = gunnersBeaten(c);
  return { beaten, outcome: GUNNERS[outcome] };
});
