import { bad, bearingsBy, bearingTextBy, good } from '@tambour/stage';
import { SIDES } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import type { DenainFact } from '../protocol/outcome.ts';
import { say } from '../texts/say.ts';

const KINDS = {
  won: good(9),
  baggage: good(7),
  destroyed: bad(6),
  'leader-killed': bad(6),
  routed: bad(5),
  'driven-out': bad(4),
  loss: bad(3),
  breach: good(3),
  'no-breach': bad(2),
  disordered: bad(2),
  acts: good(2),
  'fails-to-act': bad(2),
  'breach-lost': bad(1),
  'pushed-aside': bad(1),
  advance: good(1),
} as const;

const OF_MARK = {
  destroyed: 'destroyed',
  disorganised: 'disordered',
  routed: 'routed',
  retreated: 'driven-out',
  displaced: 'pushed-aside',
  advanced: 'advance',
  'breach-lost': 'breach-lost',
} as const;

/** A whole unit is counted. */
const ONE_UNIT: Partial<Record<keyof typeof OF_MARK, { readonly amount: number }>> = { destroyed: { amount: 1 } };

const sideOf = (w: DenainWorld, unit: string): number | undefined => w.unitSide[w.unitIndex.get(unit) ?? -1];
const ofLeader = (w: DenainWorld, leader: string) => ({
  side: w.leaderSide[w.leaderIndex.get(leader) ?? -1],
  piece: leader,
});

/** What a fact of an outcome means for a side. */
export const bearings = bearingsBy<DenainWorld, DenainFact, keyof typeof KINDS>(KINDS, {
  eliminated: (w, { piece }) => [{ side: sideOf(w, piece), what: 'destroyed', amount: 1, piece }],
  piece(w, { piece, lost, marks }) {
    const side = sideOf(w, piece);
    const losses = lost > 0 ? [{ side, what: 'loss', amount: lost, piece } as const] : [];
    return [...losses, ...marks.map((mark) => ({ side, what: OF_MARK[mark], ...ONE_UNIT[mark], piece }))];
  },
  killed: (w, { leader }) => [{ ...ofLeader(w, leader), what: 'leader-killed', amount: 1 }],
  acts: (w, { leader }) => [{ ...ofLeader(w, leader), what: 'acts' }],
  'fails-to-act': (w, { leader }) => [{ ...ofLeader(w, leader), what: 'fails-to-act' }],
  breach: (w, { by }) => [{ side: sideOf(w, by), what: 'breach' }],
  'no-breach': (w, { by }) => [{ side: sideOf(w, by), what: 'no-breach' }],
  // Either side may want a bridge gone, or need it.
  'bridge-destroyed': () => [],
  'baggage-captured': (w, { by }) => [{ side: sideOf(w, by), what: 'baggage' }],
  won: (_, { side }) => SIDES.flatMap((id, i) => (id === side ? [{ side: i, what: 'won' as const }] : [])),
  drawn: () => [],
});
export const bearingText = bearingTextBy(KINDS, (what, voice, n) => say(`bearing.${what}.${voice}`, { n }));
