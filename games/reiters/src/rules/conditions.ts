import { allHold, type Condition, modifiersBy, type NamesIn, type Refusal, reasonsBy, whyNot } from '@tambour/kernel';
import type { UnitId } from '../model/ids.ts';
import type { CitedRule } from '../model/special.ts';
import { active, type Field } from '../model/state.ts';
import { isOnMap } from '../model/unit.ts';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';

type Reason = NamesIn<typeof en, 'why'>;
export const { refusal, must } = reasonsBy<CitedRule, Reason>((why) => say(`why.${why}`));

/** What a rule demands, as one question and as one explanation. */
export interface Demands<Case> {
  all(): readonly Condition<Case>[];
  isMet(c: Case): boolean;
  whyNot(c: Case): readonly Refusal[];
}
type Demand<Case> = Condition<Case> | Demands<Case>;
/** Demands one after another: only the first that is not met is told, but those of a list among them together. */
export function inTurn<Case>(...stages: (Demand<Case> | readonly Demand<Case>[])[]): Demands<Case> {
  const lists = stages.map((stage) => ('holds' in stage || 'isMet' in stage ? [stage] : stage));
  const all = lists.flat().flatMap((one) => ('holds' in one ? [one] : one.all()));
  return {
    all: () => all,
    isMet: (c) => allHold(all, c),
    whyNot(c) {
      for (const list of lists) {
        const out = list.flatMap((one) => ('holds' in one ? whyNot([one], c) : one.whyNot(c)));
        if (out.length > 0) return out;
      }
      return [];
    },
  };
}
/** What was found, or else a reason of last resort: that no demand fails does not make a command one of those asked for. */
export const orElse = (found: readonly Refusal[], rule: CitedRule, reason: Reason): readonly Refusal[] =>
  found.length > 0 ? found : [refusal(rule, reason)];

/** A unit that would do something. */
export interface UnitCase {
  readonly g: Field;
  readonly u: UnitId;
}
export const isOfActiveSide = ({ g, u }: UnitCase): boolean => g.w.unitSide[u] === active(g);
export const isThere = ({ g, u }: UnitCase): boolean => isOnMap(g, u);

/** One thing that goes into a sum or is added to a die, under its rule. */
export const modifier = modifiersBy<CitedRule, NamesIn<typeof en, 'modifier'>>((what) => say(`modifier.${what}`));
