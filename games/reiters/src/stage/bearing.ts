import { bad, bearingsBy, bearingTextBy, good } from '@tambour/stage';
import { ownerByName } from '../model/lookup.ts';
import { SIDES } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import type { ReitersFact } from '../protocol/outcome.ts';
import { say } from '../texts/say.ts';

const KINDS = {
  won: good(9),
  'baggage-lost': bad(7),
  destroyed: bad(6),
  'leader-killed': bad(6),
  'driven-out': bad(4),
  loss: bad(3),
  disordered: bad(2),
  'keeps-order': bad(2),
  'changes-order': good(2),
  'gives-way': bad(1),
  'order-restored': good(1),
  advance: good(1),
} as const;

const OF_MARK = {
  disorganised: 'disordered',
  reorganised: 'order-restored',
  retreated: 'driven-out',
  'gave-way': 'gives-way',
  advanced: 'advance',
} as const;

/** What a fact of an outcome means for a side. */
export const bearings = bearingsBy<ReitersWorld, ReitersFact, keyof typeof KINDS>(KINDS, {
  eliminated: (w, { piece }) => [{ side: ownerByName(w, piece), what: 'destroyed', amount: 1, piece }],
  taken: (w, { piece }) => [{ side: ownerByName(w, piece), what: 'baggage-lost', piece }],
  piece(w, { piece, lost, marks }) {
    const side = ownerByName(w, piece);
    const losses = lost > 0 ? [{ side, what: 'loss', amount: lost, piece } as const] : [];
    return [...losses, ...marks.map((mark) => ({ side, what: OF_MARK[mark], piece }))];
  },
  killed: (w, { leader }) => [{ side: ownerByName(w, leader), what: 'leader-killed', amount: 1, piece: leader }],
  'changes-order': (w, { leader }) => [{ side: ownerByName(w, leader), what: 'changes-order', piece: leader }],
  'keeps-order': (w, { leader }) => [{ side: ownerByName(w, leader), what: 'keeps-order', piece: leader }],
  won: (_, { side }) => SIDES.flatMap((id, i) => (id === side ? [{ side: i, what: 'won' as const }] : [])),
  drawn: () => [],
});
export const bearingText = bearingTextBy(KINDS, (what, voice, n) => say(`bearing.${what}.${voice}`, { n }));
