import { type CommonFact, endFact, type Fact, type GameEvent, outcomes } from '@tambour/kernel';
import type { RisorgimentoEvent } from '../model/event.ts';
import type { Field } from '../model/state.ts';
import { SIDES } from '../model/vocabulary.ts';

/** What can befall a piece. */
type Mark = 'disordered' | 'retreated' | 'withdrew' | 'rallied' | 'recovered';
/** What a run of events comes to, in short facts a panel can group by. */
export type RisorgimentoFact =
  | CommonFact<Mark>
  /** A fight is lost by those who attacked the hex, or by those who held it and are driven out. */
  | { readonly type: 'fight-lost'; readonly side: string; readonly hex: string }
  | { readonly type: 'hung-back'; readonly piece: string }
  | { readonly type: 'surprised'; readonly hex: string }
  | { readonly type: 'goes-on' | 'stays'; readonly piece: string }
  | { readonly type: 'finished' | 'leader-lost'; readonly leader: string }
  | { readonly type: 'acts' | 'fails-to-act'; readonly corps: string }
  | { readonly type: 'has-orders' | 'is-inert'; readonly formation: string }
  | { readonly type: 'hors-de-combat' | 'back-in-order'; readonly formation: string }
  | { readonly type: 'demoralized'; readonly group: string }
  | { readonly type: 'took'; readonly side: string; readonly hex: string }
  | { readonly type: 'bridge-destroyed' | 'bridge-stands'; readonly bridge: string };

const sideOfPiece = (g: Field, { piece }: { readonly piece: string }): number | undefined =>
  g.w.unitSide[g.w.unitIndex.get(piece) ?? -1];
const leaderSideOf = (g: Field, { piece }: { readonly piece: string }): number | undefined =>
  g.w.leaderSide[g.w.leaderIndex.get(piece) ?? -1];

const OUTCOMES = outcomes<Field, RisorgimentoEvent, RisorgimentoFact>({
  losses: { hit: ({ hits }) => hits },
  marks: ['disordered', 'retreated', 'withdrew', 'rallied', 'recovered'],
  facts: {
    'fight-lost': ({ side, hex }) => ({ type: 'fight-lost', side, hex }),
    'engagement-rolled': ({ piece }) => ({ type: 'hung-back', piece }),
    'surprise-rolled': ({ hex }) => ({ type: 'surprised', hex }),
    'continuation-rolled': ({ piece, made }) => ({ type: made ? 'goes-on' : 'stays', piece }),
    'leader-at-risk': ({ piece: leader }) => ({ type: 'finished', leader }),
    'leader-lost': ({ piece: leader }) => ({ type: 'leader-lost', leader }),
    'leader-fled': ({ piece: leader }) => ({ type: 'leader-lost', leader }),
    'continuity-rolled': ({ corps, passed }) => ({ type: passed ? 'acts' : 'fails-to-act', corps }),
    'orders-rolled': ({ formation, hasOrders }) => ({ type: hasOrders ? 'has-orders' : 'is-inert', formation }),
    'hors-de-combat': ({ formation, isHorsDeCombat }) => ({
      type: isHorsDeCombat ? 'hors-de-combat' : 'back-in-order',
      formation,
    }),
    'demoralization-rolled': ({ group }) => ({ type: 'demoralized', group }),
    'control-changed': ({ side, hex }) => ({ type: 'took', side, hex }),
    'bridge-tried': ({ bridge, isDestroyed }) => ({ type: isDestroyed ? 'bridge-destroyed' : 'bridge-stands', bridge }),
    'battle-ended': ({ winner }) => endFact({ winner: winner ?? null }),
  },
  /** Who is gone, who bleeds, who is shaken; then who went where. */
  gravity: ({ isEliminated, lost, marks }) => (isEliminated ? 3 : lost > 0 ? 2 : marks.has('disordered') ? 1 : 0),
  written: {
    'fight-lost': ({ side, hex }) => `${side} side loses the fight at ${hex}`,
    'hung-back': ({ piece }) => `${piece} does not attack`,
    surprised: ({ hex }) => `surprise at ${hex}`,
    'goes-on': ({ piece }) => `${piece} continues`,
    stays: ({ piece }) => `${piece} does not continue`,
    finished: ({ leader }) => `${leader} out of action`,
    'leader-lost': ({ leader }) => `${leader} lost`,
    acts: ({ corps }) => `${corps} acts`,
    'fails-to-act': ({ corps }) => `${corps} fails to act`,
    'has-orders': ({ formation }) => `${formation} has Orders`,
    'is-inert': ({ formation }) => `${formation} is inert`,
    'hors-de-combat': ({ formation }) => `${formation} hors de combat`,
    'back-in-order': ({ formation }) => `${formation} no longer hors de combat`,
    demoralized: ({ group }) => `${group} demoralised`,
    took: ({ side, hex }) => `${side} side controls ${hex}`,
    'bridge-destroyed': ({ bridge }) => `bridge ${bridge} destroyed`,
    'bridge-stands': ({ bridge }) => `bridge ${bridge} stands`,
  },
  hurts: {
    hit: sideOfPiece,
    eliminated: sideOfPiece,
    disordered: sideOfPiece,
    'leader-at-risk': (g, e) => (e.isFinished ? leaderSideOf(g, e) : undefined),
    'leader-lost': leaderSideOf,
    'fight-lost': (_g, { side }) => (side === SIDES[0] ? 0 : 1),
  },
});

/** Dice that changed nothing are not told: a unit that engages, a leader who is not touched, a corps that holds. */
function isTold(event: GameEvent): boolean {
  const e = event as RisorgimentoEvent;
  switch (e.type) {
    case 'engagement-rolled':
      return !e.engaged;
    case 'surprise-rolled':
      return e.made;
    case 'leader-at-risk':
      return e.isFinished;
    case 'leader-fled':
      return e.to === undefined;
    case 'demoralization-rolled':
      return e.isDemoralized;
    default:
      return true;
  }
}
export const OUTCOME = {
  ...OUTCOMES,
  outcome: (g: Field, events: readonly GameEvent[]): readonly Fact[] => OUTCOMES.outcome(g, events.filter(isTold)),
};
