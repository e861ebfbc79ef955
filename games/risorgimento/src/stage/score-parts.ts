import type { HexId } from '@tambour/boards';
import type { Modifier } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { placeName } from '../model/names.ts';
import { type Field, killsOf } from '../model/state.ts';
import { hexLabel } from '../model/world-lookup.ts';
import { score } from '../rules/9-victory.ts';
import { sayStage } from '../texts/say-stage.ts';

type ScorePart = Modifier & { readonly rule: RuleId };

/** 3.0a 9.2a A side's points, thing by thing: they add up to what `score` says. */
export function scoreParts(g: Field, side: number): ScorePart[] {
  const { w, s } = g;
  const place = (hex: HexId) => placeName(w, hexLabel(g, hex));
  const { turns, eliminated, demoralized } = score(g, side);
  const held = w.data.objectives.flatMap(({ hex, points }, i): ScorePart[] =>
    side === w.data.scoresObjectives && s.objective.owner[i] === side && points > 0
      ? [{ what: sayStage('score.objective', { place: place(hex) }), value: points, rule: '3.0a' }]
      : [],
  );
  const perTurn = w.data.perTurn.find((of) => of.side === side);
  const counted: readonly ScorePart[] = [
    ...(perTurn
      ? [{ what: sayStage('score.turns', { place: place(perTurn.hex) }), value: turns, rule: '3.0a' as const }]
      : []),
    { what: sayStage('score.eliminated', { n: killsOf(g, side) }), value: eliminated, rule: '3.0a' },
    { what: sayStage('score.demoralized'), value: demoralized, rule: '9.2a' },
  ];
  return [...held, ...counted.filter((part) => part.value > 0)];
}
