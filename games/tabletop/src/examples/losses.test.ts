import type { Arm, Result, Status } from '../model/vocabulary.ts';
import { baseOf, type Company, eliteBonus, isLegalMix, troopType } from '../rules/morale/base.ts';
import { type Router, type RoutWitness, routCounts } from '../rules/morale/environment.ts';
import { factorValue } from '../rules/morale/factor-values.ts';
import { meleeLines } from '../rules/morale/factors.ts';
import { isStrongEnoughToPass } from '../rules/morale/interpenetration.ts';
import {
  figuresOf,
  lossesAfterMeleeTest,
  thresholdOf,
  thresholdPenalty,
  tranchesReached,
} from '../rules/morale/losses.ts';
import { meleeExcess } from '../rules/morale/melee-history.ts';
import {
  fireLossesNeeded,
  firstFire,
  testsForFire,
  testsForRout,
  testsForSight,
  testsForStrength,
} from '../rules/morale/occasions.ts';
import { situation } from '../testing/units.ts';
import { vectors } from '../testing/vectors.ts';

interface Strength {
  readonly status: Status;
  readonly initialFigures: number;
  readonly losses: number;
  readonly escort: number;
}
vectors<Strength>('figures', ({ initialFigures, losses }) => ({ ...figuresOf(initialFigures, losses) }));
vectors<Strength>('tranches', (unit) => {
  const points = tranchesReached(unit) * factorValue('F29');
  return { value: points === 0 ? 0 : points };
});
vectors<Strength>('strength', (unit) => ({
  figures: figuresOf(unit.initialFigures, unit.losses).figures,
  threshold: thresholdOf(unit),
  value: thresholdPenalty(unit.status, thresholdOf(unit)),
}));
vectors<Parameters<typeof testsForFire>[0]>('fireTest', (c) => ({ ...fireLossesNeeded(c), test: testsForFire(c) }));
vectors<Parameters<typeof testsForStrength>[0]>('strengthTest', (c) => ({ test: testsForStrength(c) }));
vectors<Parameters<typeof testsForRout>[0]>('routTest', (c) => ({ test: testsForRout(c) }));
vectors<Parameters<typeof firstFire>[0]>('firstFireTest', (c) => ({ test: firstFire(c) }));
vectors<Parameters<typeof testsForSight>[0]>('sightTest', (c) => ({ test: testsForSight(c) }));

vectors<{
  readonly totalLosses: number;
  readonly lossesThisMelee: number;
  readonly inflicted?: number;
  readonly result: Result;
}>('doubleLosses', ({ totalLosses, lossesThisMelee, inflicted = 0, result }) => {
  const excess = meleeExcess({ suffered: lossesThisMelee, inflicted });
  const lines = meleeLines(situation({ occasions: ['meleeLost'], meleeExcess: excess }));
  return {
    totalLosses: lossesAfterMeleeTest(totalLosses, lossesThisMelee, result),
    F25: lines.find(({ code }) => code === 'F25')?.value,
  };
});

interface RoutSeen {
  readonly tester: RoutWitness;
  readonly routing: Router;
  readonly distance: number;
  readonly visible: boolean;
}
vectors<RoutSeen & { readonly friendFigures: number }>('neglectedRout', ({ friendFigures, ...c }) => ({
  test: testsForRout(c),
  F16: routCounts({ router: 'friend', witness: c.tester, ...c }) ? factorValue('F16') : 0,
  mayInterpenetrate: isStrongEnoughToPass(c.routing.figures, friendFigures),
}));
vectors<
  Router & {
    readonly router: 'friend' | 'enemy';
    readonly testerStatus: Status;
    readonly testerArm?: Arm;
    readonly distance: number;
    readonly visible: boolean;
  }
>('routFactor', ({ router, testerStatus, testerArm = 'infantry', distance, visible, ...routing }) => {
  const witness: RoutWitness = { status: testerStatus, arm: testerArm, inMelee: false };
  const isFelt = routCounts({ router, witness, routing, distance, visible });
  return {
    F15: isFelt && router === 'enemy' ? factorValue('F15') : 0,
    F16: isFelt && router === 'friend' ? factorValue('F16') : 0,
  };
});

vectors<{ readonly companies?: readonly Company[]; readonly type?: string }>('base', ({ companies, type = '' }) => {
  const { base, status } = companies ? baseOf(companies) : troopType(type);
  return { B1: base, status };
});
vectors<{ readonly companies: readonly Status[] }>('composition', ({ companies }) => ({
  legal: isLegalMix(companies),
}));
vectors<Parameters<typeof eliteBonus>[0]>('eliteCompanies', (c) => ({ bonus: eliteBonus(c) ? factorValue('B2') : 0 }));
