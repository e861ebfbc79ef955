import type { Text } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { placeName } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { baggageOwner, score } from '../rules/13-victory.ts';

export interface ScorePart {
  readonly what: Text;
  readonly value: number;
  readonly rule: RuleId;
}

/** 13.3b 13.3c 13.3d 13.3e 13.3f A side's points, thing by thing: they add up to what `score` says. */
export function scoreParts(g: Field, side: number): ScorePart[] {
  const { w, s } = g;
  const { points } = w.charts;
  const parts: ScorePart[] = [];
  for (const [i, hex] of w.objectives.entries()) {
    if (s.objective.owner[i] !== side + 1) continue;
    const b = w.bridge[hex]!;
    if (b > 0 && s.bridge.isDestroyed[b - 1]) continue;
    parts.push({
      what: placeName(w, w.hexNames[hex]!),
      value: b > 0 ? points.bridge : points.objective,
      rule: b > 0 ? '13.3c' : '13.3b',
    });
  }
  if (baggageOwner(g) === side + 1)
    parts.push({ what: { en: 'the baggage', fr: 'les bagages' }, value: points.baggage, rule: '13.3d' });
  const { routed, lost } = score(g, side);
  if (routed > 0)
    parts.push({ what: { en: 'enemy units in rout', fr: 'unités ennemies en déroute' }, value: routed, rule: '13.3e' });
  if (lost > 0)
    parts.push({
      what: { en: 'enemy strength points lost', fr: 'points de force perdus par l’ennemi' },
      value: lost,
      rule: '13.3f',
    });
  return parts;
}
