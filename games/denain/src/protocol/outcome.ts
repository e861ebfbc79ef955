import { type CommonFact, endFact, outcomes } from '@tambour/kernel';
import type { DenainEvent } from '../model/event.ts';
import type { Field } from '../model/state.ts';

/** What can befall a piece. */
const MARKS = ['destroyed', 'disorganised', 'routed', 'retreated', 'displaced', 'advanced', 'breach-lost'] as const;
/** What a run of events comes to, in short facts a panel can group by. */
export type DenainFact =
  | CommonFact<(typeof MARKS)[number]>
  | { readonly type: 'killed' | 'acts' | 'fails-to-act'; readonly leader: string }
  | { readonly type: 'breach'; readonly sides: readonly string[]; readonly by: string }
  | { readonly type: 'no-breach'; readonly by: string }
  | { readonly type: 'bridge-destroyed'; readonly hex: string }
  | { readonly type: 'baggage-captured'; readonly by: string };

const sideOf = (g: Field, { piece }: { readonly piece: string }): number | undefined =>
  g.w.unitSide[g.w.unitIndex.get(piece) ?? -1];

export const OUTCOME = outcomes<Field, DenainEvent, DenainFact>({
  losses: { 'lost-point': () => 1 },
  marks: MARKS,
  implied: { disorganised: 'routed' },
  facts: {
    'leader-killed': ({ leader }) => ({ type: 'killed', leader }),
    'breach-rolled': ({ opened, piece: by }) =>
      opened.length > 0 ? { type: 'breach', sides: opened, by } : { type: 'no-breach', by },
    'activation-checked': ({ leader, passed }) => ({ type: passed ? 'acts' : 'fails-to-act', leader }),
    'bridge-destroyed': ({ hex }) => ({ type: 'bridge-destroyed', hex }),
    'baggage-captured': ({ by }) => ({ type: 'baggage-captured', by }),
    'battle-ended': endFact,
  },
  written: {
    killed: ({ leader }) => `${leader} killed`,
    acts: ({ leader }) => `${leader} acts`,
    'fails-to-act': ({ leader }) => `${leader} fails to act`,
    breach: ({ sides }) => `breach ${sides.join(' ')}`,
    'no-breach': () => 'no breach',
    'bridge-destroyed': ({ hex }) => `bridge ${hex} destroyed`,
    'baggage-captured': () => 'baggage captured',
  },
  hurts: { 'lost-point': sideOf, eliminated: sideOf, destroyed: sideOf, disorganised: sideOf, routed: sideOf },
});
