import { factBy, list } from '@tambour/stage';
import { saidSide } from '../model/names.ts';
import type { ReitersWorld } from '../model/world.ts';
import type { ReitersFact } from '../protocol/outcome.ts';
import { say } from '../texts/say.ts';
import { subject } from './words-of.ts';

/** What a leader does or suffers. */
const ofLeader = (w: ReitersWorld, fact: Extract<ReitersFact, { readonly leader: string }>) => {
  const who = subject(w, fact.leader, undefined, fact);
  return say('fact', { who: who.who, all: say(`fact.${fact.type}`, who) });
};

/** A fact of an outcome in words: "The reiters (Dohna 1) lose a step and retreat". */
export const fact = factBy<ReitersWorld, ReitersFact>({
  eliminated: (w, { piece }) => say('fact.eliminated', subject(w, piece)),
  taken: (w, { piece }) => say('fact.taken', subject(w, piece)),
  piece(w, { piece, lost, marks, ...by }) {
    const who = subject(w, piece, undefined, by);
    const losses = lost > 0 ? [say('fact.lost', { ...who, lost })] : [];
    return say('fact', { who: who.who, all: list([...losses, ...marks.map((mark) => say(`fact.${mark}`, who))]) });
  },
  killed: ofLeader,
  'changes-order': ofLeader,
  'keeps-order': ofLeader,
  won: (_, { side }) => say('fact.won', { side: saidSide(side) }),
  drawn: () => say('fact.drawn'),
});
