import type { Status, StatusChip } from '@tambour/stage';
import { firstSide } from '../model/lookup.ts';
import { sideName } from '../model/names.ts';
import { type Field, isOver, turnOf } from '../model/state.ts';
import { standing } from '../rules/9-victory.ts';
import { reworded } from '../texts/reworded.ts';
import { say } from '../texts/say.ts';
import { hourOf, sequenceNow } from './sequence-words.ts';
import { orderTokens } from './tracks.ts';

/** 2.2a 10.3a Who goes first this turn; 3 the special rules that hold on it; 10.1f the orders as far as they are known. */
function chips(g: Field): StatusChip[] {
  if (isOver(g)) return [];
  const turn = turnOf(g);
  const first = firstSide(g);
  const initiative: StatusChip = {
    text: say('status.initiative', { side: sideName(first) }),
    side: first,
    note: say('status.initiativeNote'),
  };
  const special = g.w.data.special
    .filter(({ effects }) => effects.some((e) => 'turns' in e && e.turns.includes(Math.max(1, turn))))
    .map(({ id, title }): StatusChip => ({ text: reworded(title), rule: id }));
  const orders = g.w.switches.advanced
    ? orderTokens(g)
        .filter(({ state }) => state !== 'out')
        .map(({ name, side }): StatusChip => ({ text: name, side }))
    : [];
  return [initiative, ...special, ...orders];
}

export function status(g: Field): Status {
  const turn = Math.max(1, turnOf(g));
  return {
    time: say('status.time', { turn, turns: g.w.data.turns, hour: hourOf(g.w, turn) }),
    phase: isOver(g) ? say('status.over') : sequenceNow(g),
    scores: standing(g).points,
    chips: chips(g),
  };
}
