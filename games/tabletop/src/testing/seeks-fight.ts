import type { Position } from '@tambour/kernel';
import { choose, type SeededRandom } from '@tambour/kernel/testing';
import type { Field } from '../battle/model/state.ts';
import { VERB } from '../battle/model/verb.ts';
import type { TabletopWorld } from '../battle/model/world.ts';

/** Orders by lot of one who seeks a fight: he soon has done with riding and moving, and charges where he can. */
export function seeksFight(p: Position<TabletopWorld, Field>, lot: SeededRandom): number {
  const verbs = Array.from({ length: p.actions.count }, (_, i) => p.actions.verb(i));
  const done = verbs.indexOf(VERB.done);
  const isQuiet = p.question === 'ride' || p.question === 'move';
  if (isQuiet && done >= 0 && lot.below(3) > 0) return done;
  if (p.question === 'declare' && verbs.length > 1 && lot.below(4) > 0) return 1 + lot.below(verbs.length - 1);
  return choose(p, lot, 'by-verb');
}
