import { type CommonFact, endFact, type Fact, type GameEvent, outcomes } from '@tambour/kernel';
import type { ByWhom, ReitersEvent } from '../model/event.ts';
import { ownerByName } from '../model/lookup.ts';
import type { Field } from '../model/state.ts';

/** What can befall a piece. */
type Mark = 'disorganised' | 'reorganised' | 'retreated' | 'gave-way' | 'advanced';
/** What a run of events comes to, in short facts a panel can group by. */
export type ReitersFact = ByWhom &
  (
    | CommonFact<Mark>
    | { readonly type: 'taken'; readonly piece: string }
    | { readonly type: 'killed' | 'changes-order' | 'keeps-order'; readonly leader: string }
  );

const sideOf = ({ w }: Field, { piece }: { readonly piece: string }): number | undefined => ownerByName(w, piece);

const OUTCOMES = outcomes<Field, ReitersEvent, ReitersFact>({
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
    'leader-lost': ({ w }, { leader }) => ownerByName(w, leader),
  },
});

/** 7.6.2b Which leaders' counters were those of their replacements when they did something. */
const replacedIn = (events: readonly GameEvent[]): ReadonlySet<string> =>
  new Set(
    (events as readonly ReitersEvent[]).flatMap((e) =>
      !e.replaced ? [] : 'piece' in e ? [e.piece] : 'leader' in e ? [e.leader] : [],
    ),
  );
/** A fact about a leader says whether it is the one who took over from him; killed is only ever the first. */
function byWhom(fact: Fact, replaced: ReadonlySet<string>): Fact & ByWhom {
  const { type, piece, leader } = fact as Fact & { readonly piece?: string; readonly leader?: string };
  const id = piece ?? leader;
  return id !== undefined && type !== 'killed' && replaced.has(id) ? { ...fact, replaced: true } : fact;
}

export const OUTCOME = {
  ...OUTCOMES,
  outcome(g: Field, events: readonly GameEvent[]): readonly Fact[] {
    const [facts, replaced] = [OUTCOMES.outcome(g, events), replacedIn(events)];
    return replaced.size === 0 ? facts : facts.map((fact) => byWhom(fact, replaced));
  },
};
