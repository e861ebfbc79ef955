import { habitBy, takes } from '@tambour/kernel';
import { actionFormation, actionHex, actionUnit } from '../model/action-view.ts';
import { unitAt } from '../model/hex.ts';
import type { Field } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { formationOf, strengthOf } from '../model/unit.ts';
import { VERB, VERB_TABLE } from '../model/verb.ts';

/** What a side does unless told, for odds of a whole assault and for "auto" in standing orders; `HABITS` says it in words. */
export const habit = habitBy<Field, StepName>(VERB_TABLE, {
  lose: ({ best }, g) => best((o) => strengthOf(g, actionUnit(o))),
  react: takes(VERB.react),
  'breach-react': takes(VERB.react),
  advance: takes(VERB.advance, VERB.breach),
  'leader-goes': takes(VERB.follow),
  aide({ first, or }, g) {
    const besideHisOwn = first((o) => {
      const u = unitAt(g, actionHex(o));
      return u >= 0 && formationOf(g, u) === actionFormation(o);
    });
    return or(besideHisOwn);
  },
  activate: takes(VERB.go, VERB.activate),
  retreat: takes(VERB.retreat),
  'retreat-next': takes(VERB.retreat),
});
