import type { Result, Status } from '../model/vocabulary.ts';
import { bestFirst, resultOf } from '../rules/morale/result.ts';
import type { Situation, Tester, Waived } from '../rules/morale/situation.ts';
import { moraleTest } from '../rules/morale/test.ts';
import { vectors } from '../testing/vectors.ts';

vectors<{
  readonly unit: Tester;
  readonly situation: Omit<Situation, 'testerInMelee'> & { readonly testerInMelee?: boolean };
  readonly waive?: Waived;
}>('moraleTest', ({ unit, situation, waive }, [die = 0]) => {
  const sheet = moraleTest(unit, { ...situation, testerInMelee: situation.testerInMelee ?? false }, die, waive);
  const shown = sheet.items.filter(({ code, value }) => value !== 0 || code === 'B1' || code === 'D');
  const { afterWaiver } = sheet;
  return {
    items: Object.fromEntries(shown.map(({ code, value }) => [code, value])),
    total: sheet.total,
    result: sheet.result,
    afterWaiver: afterWaiver && { total: afterWaiver.total, result: afterWaiver.result },
  };
});
vectors<{ readonly status: Status; readonly points: number }>('result', ({ status, points }) => ({
  result: resultOf(status, points),
}));
vectors<{ readonly results: readonly Result[] }>('resultOrder', ({ results }) => ({ bestFirst: bestFirst(results) }));
