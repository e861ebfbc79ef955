import { type CommonFact, endFact, outcomes } from '@tambour/kernel';
import { leaderKind } from '../model/columns.ts';
import type { TabletopEvent } from '../model/event.ts';
import type { Field } from '../model/state.ts';
import { sideOf } from '../model/views.ts';

/** What can befall a piece. */
type Mark = 'degraded' | 'left-table' | 'guns-abandoned';
/** What a run of events comes to, in short facts a panel can group by. */
export type TabletopFact =
  | CommonFact<Mark>
  | { readonly type: 'state'; readonly piece: string; readonly to: string }
  | { readonly type: 'leader-lost'; readonly leader: string; readonly how: string }
  | { readonly type: 'broke'; readonly side: string };

const sideOfPiece = (g: Field, { piece }: { readonly piece: string }): number | undefined => {
  const u = g.w.unitIndex.get(piece);
  if (u !== undefined) return sideOf(g, u);
  const l = g.w.leaderIndex.get(piece);
  return l === undefined ? undefined : leaderKind(g, l).side;
};

export const OUTCOME = outcomes<Field, TabletopEvent, TabletopFact>({
  losses: { losses: ({ men }) => men },
  marks: ['degraded', 'left-table', 'guns-abandoned'],
  facts: {
    'state-changed': ({ piece, to }) => ({ type: 'state', piece, to }),
    'leader-lost': ({ piece: leader, how }) => ({ type: 'leader-lost', leader, how }),
    'army-broke': ({ side }) => ({ type: 'broke', side }),
    'battle-ended': ({ winner }) => endFact({ winner: winner ?? null }),
  },
  gravity: ({ isEliminated, lost }) => (isEliminated ? 2 : lost > 0 ? 1 : 0),
  written: {
    state: ({ piece, to }) => `${piece} ${to}`,
    'leader-lost': ({ leader, how }) => `${leader} ${how}`,
    broke: ({ side }) => `${side} side breaks`,
  },
  hurts: {
    losses: sideOfPiece,
    destroyed: sideOfPiece,
    'left-table': sideOfPiece,
    'guns-abandoned': sideOfPiece,
    'leader-lost': sideOfPiece,
    'state-changed': (g, e) =>
      e.to === 'retreat' || e.to === 'rout' || e.to === 'flight' || e.to === 'prisoner' ? sideOfPiece(g, e) : undefined,
  },
});
