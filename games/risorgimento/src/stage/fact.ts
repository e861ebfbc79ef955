import { factBy, list } from '@tambour/stage';
import { placeName, saidBridge, saidCorps, saidFormation, saidGroup, saidPiece, saidSide } from '../model/names.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import type { RisorgimentoFact } from '../protocol/outcome.ts';
import { say } from '../texts/say.ts';
import { whoOf } from './event-text-parts.ts';

type Of<Field extends string> = Extract<RisorgimentoFact, { readonly [F in Field]: string }>;
const ofPiece = (w: RisorgimentoWorld, { type, piece }: Exclude<Of<'piece'>, { readonly type: 'piece' }>) =>
  say(`fact.${type}`, whoOf(w, { piece }));
const ofLeader = (w: RisorgimentoWorld, { type, leader }: Of<'leader'>) =>
  say(`fact.${type}`, { who: saidPiece(w, leader) });
const ofCorps = (w: RisorgimentoWorld, { type, corps }: Of<'corps'>) =>
  say(`fact.${type}`, { corps: saidCorps(w, corps) });
const ofFormation = (w: RisorgimentoWorld, { type, formation }: Of<'formation'>) =>
  say(`fact.${type}`, { of: saidFormation(w, formation) });
const ofBridge = (w: RisorgimentoWorld, { type, bridge }: Of<'bridge'>) =>
  say(`fact.${type}`, { bridge: saidBridge(w, bridge) });
const ofHex = (w: RisorgimentoWorld, { type, side, hex }: Extract<Of<'hex'>, { readonly side: string }>) =>
  say(`fact.${type}`, { side: saidSide(side), at: placeName(w, hex) });

/** A fact of an outcome in words: "II/45th Line takes 2 hits and retreats". */
export const fact = factBy<RisorgimentoWorld, RisorgimentoFact>({
  eliminated: ofPiece,
  piece(w, { piece, lost, marks }) {
    const hits = lost > 0 ? [say('fact.hits', { n: lost })] : [];
    return say('fact.piece', {
      who: saidPiece(w, piece),
      does: list([...hits, ...marks.map((mark) => say(`fact.${mark}`))]),
    });
  },
  'fight-lost': ofHex,
  took: ofHex,
  surprised: (w, { hex }) => say('fact.surprised', { at: placeName(w, hex) }),
  'hung-back': ofPiece,
  'goes-on': ofPiece,
  stays: ofPiece,
  finished: ofLeader,
  'leader-lost': ofLeader,
  acts: ofCorps,
  'fails-to-act': ofCorps,
  'has-orders': ofFormation,
  'is-inert': ofFormation,
  'hors-de-combat': ofFormation,
  'back-in-order': ofFormation,
  demoralized: (w, { group }) => say('fact.demoralized', { of: saidGroup(w, group) }),
  'bridge-destroyed': ofBridge,
  'bridge-stands': ofBridge,
  won: (_, { side }) => say('fact.won', { side: saidSide(side) }),
  drawn: () => say('fact.drawn'),
});
