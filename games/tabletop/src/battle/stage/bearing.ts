import { itemAt } from '@tambour/kernel';
import { bad, bearingsBy, bearingTextBy, good } from '@tambour/stage';
import { sayStage } from '../../texts/say-stage.ts';
import type { TabletopWorld } from '../model/world.ts';
import type { TabletopFact } from '../protocol/outcome.ts';

const KINDS = {
  won: good(10),
  broke: bad(9),
  destroyed: bad(8),
  prisoner: bad(8),
  flight: bad(7),
  rout: bad(6),
  'left-table': bad(6),
  'leader-lost': bad(5),
  'guns-abandoned': bad(5),
  retreat: bad(4),
  uncontrolled: bad(3),
  halted: bad(2),
  loss: bad(2),
  degraded: bad(1),
  freed: good(3),
  rallied: good(3),
} as const;
type What = keyof typeof KINDS;

/** What it means to come into a state. A unit that is steady again, or gathers for it, has come to itself; to be gone is told by what took it. */
const OF_STATE: Readonly<Record<string, What>> = {
  uncontrolled: 'uncontrolled',
  halted: 'halted',
  retreat: 'retreat',
  rout: 'rout',
  flight: 'flight',
  prisoner: 'prisoner',
  freed: 'freed',
  rallying: 'rallied',
  steady: 'rallied',
};
const sideOf = (w: TabletopWorld, piece: string): number | undefined => {
  const u = w.unitIndex.get(piece);
  const l = w.leaderIndex.get(piece);
  return u !== undefined ? w.kinds[u]?.side : l === undefined ? undefined : itemAt(w.leaderKinds, l).side;
};
const numberOf = (w: TabletopWorld, side: string): number | undefined => {
  const at = w.sideIds.indexOf(side);
  return at < 0 ? undefined : at;
};

/** What a fact of an outcome means for a side. */
export const bearings = bearingsBy<TabletopWorld, TabletopFact, What>(KINDS, {
  eliminated: (w, { piece }) => [{ side: sideOf(w, piece), what: 'destroyed', amount: 1, piece }],
  piece(w, { piece, lost, marks }) {
    const side = sideOf(w, piece);
    const losses = lost > 0 ? [{ side, what: 'loss', amount: lost, piece } as const] : [];
    return [...losses, ...marks.map((what) => ({ side, what, piece }))];
  },
  state: (w, { piece, to }) => {
    const what = OF_STATE[to];
    return what === undefined ? [] : [{ side: sideOf(w, piece), what, piece }];
  },
  'leader-lost': (w, { leader }) => [{ side: sideOf(w, leader), what: 'leader-lost', piece: leader }],
  broke: (w, { side }) => [{ side: numberOf(w, side), what: 'broke' }],
  won: (w, { side }) => [{ side: numberOf(w, side), what: 'won' }],
  drawn: () => [],
});
export const bearingText = bearingTextBy(KINDS, (what, voice, n) => sayStage(`bearing.${what}.${voice}`, { n }));
