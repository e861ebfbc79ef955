import type { Modifier } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { hexName } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { baggageOwner, score } from '../rules/13-victory.ts';
import { say } from '../texts/say.ts';

type ScorePart = Modifier & { readonly rule: RuleId };

/** 13.3b 13.3c 13.3d 13.3e 13.3f A side's points, thing by thing: they add up to what `score` says. */
export function scoreParts(g: Field, side: number): ScorePart[] {
  const { w, s } = g;
  const { points } = w.charts;
  const { routed, lost } = score(g, side);
  const held = w.objectives.flatMap((hex, i): ScorePart[] => {
    const b = w.bridge[hex]!;
    if (s.objective.owner[i] !== side + 1 || (b > 0 && s.bridge.isDestroyed[b - 1])) return [];
    const what = hexName(w, hex);
    return [b > 0 ? { what, value: points.bridge, rule: '13.3c' } : { what, value: points.objective, rule: '13.3b' }];
  });
  const counted: readonly ScorePart[] = [
    { what: say('score.baggage'), value: baggageOwner(g) === side + 1 ? points.baggage : 0, rule: '13.3d' },
    { what: say('score.routed'), value: routed, rule: '13.3e' },
    { what: say('score.lost'), value: lost, rule: '13.3f' },
  ];
  return [...held, ...counted.filter((part) => part.value > 0)];
}
