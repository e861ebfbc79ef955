import { capitalised, factBy, list, points } from '@tambour/stage';
import { placeName, saidPiece, saidSide } from '../model/names.ts';
import type { DenainWorld } from '../model/world.ts';
import type { DenainFact } from '../protocol/outcome.ts';
import { say } from '../texts/say.ts';
import { sidesWords } from './words-of.ts';

/** What a leader does or suffers. */
const ofLeader = (w: DenainWorld, { type, leader }: Extract<DenainFact, { readonly leader: string }>) =>
  say('fact.piece', { who: saidPiece(w, leader), does: say(`fact.${type}`) });

/** A fact of an outcome in words: "Navarre loses 2 points, is disorganised and retreats". */
export const fact = factBy<DenainWorld, DenainFact>({
  eliminated: (w, { piece }) => capitalised(say('event.nothingLeft', { who: saidPiece(w, piece), at: '' })),
  piece(w, { piece, lost, marks }) {
    const losses = lost > 0 ? [say('fact.loses', { points: points(lost) })] : [];
    return say('fact.piece', {
      who: saidPiece(w, piece),
      does: list([...losses, ...marks.map((mark) => say(`fact.${mark}`))]),
    });
  },
  killed: ofLeader,
  acts: ofLeader,
  'fails-to-act': ofLeader,
  breach: (_, { sides }) => say('fact.breach', { sides: sidesWords(sides) }),
  'no-breach': () => say('fact.noBreach'),
  'bridge-destroyed': (w, { hex }) => say('fact.bridge', { at: placeName(w, hex) }),
  'baggage-captured': () => say('fact.baggage'),
  won: (_, { side }) => say('fact.won', { side: saidSide(side) }),
  drawn: () => say('fact.drawn'),
});
