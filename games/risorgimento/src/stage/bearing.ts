import { bad, bearingsBy, bearingTextBy, good } from '@tambour/stage';
import { SIDES } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import type { RisorgimentoFact } from '../protocol/outcome.ts';
import { say } from '../texts/say.ts';

const KINDS = {
  won: good(9),
  demoralized: bad(8),
  took: good(7),
  eliminated: bad(6),
  'leader-lost': bad(6),
  'hors-de-combat': bad(5),
  'fight-lost': bad(5),
  'driven-out': bad(4),
  hit: bad(3),
  finished: bad(3),
  disordered: bad(2),
  'goes-on': good(2),
  stays: bad(1),
  'hung-back': bad(2),
  acts: good(2),
  'fails-to-act': bad(2),
  'has-orders': good(2),
  'is-inert': bad(2),
  'back-in-order': good(2),
  withdrew: bad(1),
  rallied: good(1),
  recovered: good(1),
} as const;

const OF_MARK = {
  disordered: 'disordered',
  retreated: 'driven-out',
  withdrew: 'withdrew',
  rallied: 'rallied',
  recovered: 'recovered',
} as const;

const sideOfUnit = (w: RisorgimentoWorld, unit: string): number | undefined => w.unitSide[w.unitIndex.get(unit) ?? -1];
const numberOf = (side: string): number | undefined => {
  const at = (SIDES as readonly string[]).indexOf(side);
  return at < 0 ? undefined : at;
};
const ofUnit =
  <What extends string>(what: What) =>
  (w: RisorgimentoWorld, { piece }: { readonly piece: string }) => [{ side: sideOfUnit(w, piece), what, piece }];
const ofLeader = (w: RisorgimentoWorld, leader: string) => ({
  side: w.leaderSide[w.leaderIndex.get(leader) ?? -1],
  piece: leader,
});
const ofCorps =
  <What extends string>(what: What) =>
  (w: RisorgimentoWorld, { corps }: { readonly corps: string }) => [
    { side: w.corpsSide[w.corpsIndex.get(corps) ?? -1], what },
  ];
const ofFormation =
  <What extends string>(what: What) =>
  (w: RisorgimentoWorld, { formation }: { readonly formation: string }) => [
    { side: w.formationSide[w.formationIndex.get(formation) ?? -1], what },
  ];

/** What a fact of an outcome means for a side. */
export const bearings = bearingsBy<RisorgimentoWorld, RisorgimentoFact, keyof typeof KINDS>(KINDS, {
  eliminated: (w, { piece }) => [{ side: sideOfUnit(w, piece), what: 'eliminated', amount: 1, piece }],
  piece(w, { piece, lost, marks }) {
    const side = sideOfUnit(w, piece);
    const hits = lost > 0 ? [{ side, what: 'hit', amount: lost, piece } as const] : [];
    return [...hits, ...marks.map((mark) => ({ side, what: OF_MARK[mark], piece }))];
  },
  'fight-lost': (_, { side }) => [{ side: numberOf(side), what: 'fight-lost' }],
  took: (_, { side }) => [{ side: numberOf(side), what: 'took' }],
  // The attacker's luck: whose it is, the sum of the attack says.
  surprised: () => [],
  'hung-back': ofUnit('hung-back'),
  'goes-on': ofUnit('goes-on'),
  stays: ofUnit('stays'),
  finished: (w, { leader }) => [{ ...ofLeader(w, leader), what: 'finished' }],
  'leader-lost': (w, { leader }) => [{ ...ofLeader(w, leader), what: 'leader-lost', amount: 1 }],
  acts: ofCorps('acts'),
  'fails-to-act': ofCorps('fails-to-act'),
  'has-orders': ofFormation('has-orders'),
  'is-inert': ofFormation('is-inert'),
  'hors-de-combat': ofFormation('hors-de-combat'),
  'back-in-order': ofFormation('back-in-order'),
  demoralized: (w, { group }) => {
    const found = w.moraleGroups.find(({ id }) => id === group);
    return [{ side: found && w.corpsSide[found.corps], what: 'demoralized' }];
  },
  // Either side may need the bridge, or want it gone.
  'bridge-destroyed': () => [],
  'bridge-stands': () => [],
  won: (_, { side }) => [{ side: numberOf(side), what: 'won' }],
  drawn: () => [],
});
export const bearingText = bearingTextBy(KINDS, (what, voice, n) => say(`bearing.${what}.${voice}`, { n }));
