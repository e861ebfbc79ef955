import { type CommonFact, endFact, outcomes } from '@tambour/kernel';
import type { ReitersEvent } from '../model/event.ts';
import type { Field } from '../model/state.ts';

/** What can befall a piece. */
type Mark = 'disorganised' | 'reorganised' | 'retreated' | 'gave-way' | 'advanced';
/** What a run of events comes to, in short facts a panel can group by. */
export type ReitersFact =
  | CommonFact<Mark>
  | { readonly type: 'taken'; readonly piece: string }
  | { readonly type: 'killed' | 'changes-order' | 'keeps-order'; readonly leader: string };

const sideOf = ({ w }: Field, { piece }: { readonly piece: string }): number | undefined =>
  w.unitSide[w.pieceIndex.get(piece) ?? w.units];

export const OUTCOME = outcomes<Field, ReitersEvent, ReitersFact>({
  losses: { 'lost-steps': ({ lost }) => lost },
  marks: ['disorganised', 'reorganised', 'retreated', 'gave-way', 'advanced'],
  facts: {
    'leader-lost': ({ leader }) => ({ type: 'killed', leader }),
    'baggage-taken': ({ piece }) => ({ type: 'taken', piece }),
    'order-tried': ({ leader, passed }) => ({ type: passed ? 'changes-order' : 'keeps-order', leader }),
    'battle-ended': endFact,
  },
  /** Who is gone, who bleeds, who is shaken; then who went where. */
  gravity: ({ isEliminated, lost, marks }) => (isEliminated ? 3 : lost > 0 ? 2 : marks.has('disorganised') ? 1 : 0),
  written: {
    killed: ({ leader }) => `${leader} killed`,
    taken: ({ piece }) => `${piece} taken`,
    'changes-order': ({ leader }) => `${leader} changes his order`,
    'keeps-order': ({ leader }) => `${leader} keeps his order`,
  },
  hurts: {
    'lost-steps': sideOf,
    eliminated: sideOf,
    disorganised: sideOf,
    'leader-lost': ({ w }, { leader }) => w.data.leaders.find((l) => l.id === leader)?.side,
  },
});
