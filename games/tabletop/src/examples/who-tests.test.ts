import type { Arm, Result } from '../model/vocabulary.ts';
import { chargeReception, testOrder } from '../rules/morale/charge-tests.ts';
import {
  afterCommandEvent,
  type CommandEvent,
  type CommandFigure,
  commandCandidates,
  commandPenalty,
  contactRange,
  distanceValue,
  hasAuthority,
} from '../rules/morale/command.ts';
import { environmentOf } from '../rules/morale/environment.ts';
import { factorValue } from '../rules/morale/factor-values.ts';
import { environmentLines } from '../rules/morale/factors.ts';
import {
  lossRunOf,
  type Melee,
  type MeleeLosses,
  meleeTests,
  runPenalty,
  wonRecently,
} from '../rules/morale/melee-history.ts';
import { chargerTests, mayDecline, occasionApplies, testsForPassage } from '../rules/morale/occasions.ts';
import { situation } from '../testing/units.ts';
import { vectors } from '../testing/vectors.ts';

vectors<Parameters<typeof occasionApplies>[0]>('occasionApplies', (c) => ({ applies: occasionApplies(c) }));
vectors<Parameters<typeof mayDecline>[0]>('mayDecline', (c) => ({ mayDecline: mayDecline(c) }));
vectors<{ readonly targetResult: Result | null }>('chargerMustTest', ({ targetResult }) => ({
  test: chargerTests(targetResult),
}));
vectors<{ readonly targetResult: Result }>('chargeReception', ({ targetResult }) => ({
  ...chargeReception(targetResult),
}));
vectors<{ readonly targetResult: Result }>('testOrder', ({ targetResult }) => ({ order: testOrder(targetResult) }));
vectors('interpenetrationTest', () => ({
  passedUnitTests: testsForPassage('passed'),
  passingUnitTests: testsForPassage('passing'),
}));
vectors<{ readonly melees: readonly MeleeLosses[] }>('meleeTests', ({ melees }) => ({ ...meleeTests(melees) }));
vectors<{ readonly history: readonly Melee[]; readonly period: number }>('meleeFactors', ({ history, period }) => {
  const lossRun = lossRunOf(history, period);
  const won = wonRecently(history, period);
  const run = runPenalty(lossRun);
  const of = (code: string): number => (run?.code === code ? run.value : 0);
  return { lossRun, won, F21: won ? factorValue('F21') : 0, F22: of('F22'), F23: of('F23'), F24: of('F24') };
});

vectors<{ readonly distance: number; readonly visible: boolean; readonly sign: 1 | -1 }>(
  'generalDistance',
  ({ distance, visible, sign }) => ({ value: distanceValue(distance, visible, sign) }),
);
vectors<{ readonly value: number }>('generalContactRange', ({ value }) => ({ ...contactRange(value) }));
vectors<{ readonly generals: readonly CommandFigure[] }>('commandCandidates', ({ generals }) => ({
  options: commandCandidates(generals),
}));
vectors<Parameters<typeof hasAuthority>[0]>('authority', (c) => ({ authority: hasAuthority(c) }));
vectors<Parameters<typeof commandPenalty>[0]>('commandPenalty', (c) => ({ value: commandPenalty(c) }));
vectors<{ readonly event: CommandEvent; readonly value?: number; readonly arm?: Arm }>(
  'commandLost',
  ({ event, value, arm }) => ({ ...afterCommandEvent(event, value, arm) }),
);
vectors<Parameters<typeof environmentOf>[0]>('environment', (c) => {
  const counted = environmentOf(c);
  const line = environmentLines(situation(counted)).find(({ code }) => code === 'F13' || code === 'F14');
  return { ...counted, value: line?.value ?? 0 };
});
