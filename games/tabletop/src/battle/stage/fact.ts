import { factBy, list } from '@tambour/stage';
import { MORALE_STATES } from '../../model/vocabulary.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { saidPiece, saidSideId, subject } from '../model/names.ts';
import type { TabletopWorld } from '../model/world.ts';
import type { TabletopFact } from '../protocol/outcome.ts';

const HOW = ['wounded', 'killed', 'captured', 'gone'] as const;

/** A fact of an outcome in words: "the 7e hussards: 12 men lost", "the Grenz battalion: routing". */
export const fact = factBy<TabletopWorld, TabletopFact>({
  eliminated: (w, { piece }) => sayStage('fact.destroyed', { ...subject(w, piece) }),
  piece(w, { piece, lost, marks }) {
    const losses = lost > 0 ? [sayStage('fact.losses', { n: lost })] : [];
    return sayStage('fact.piece', {
      who: saidPiece(w, piece),
      does: list([...losses, ...marks.map((mark) => sayStage(`fact.${mark}`))]),
    });
  },
  state(w, { piece, to }) {
    const state = MORALE_STATES.find((known) => known === to) ?? 'steady';
    const { en, fr } = sayStage(`state.${state}`);
    return sayStage('fact.state', {
      who: saidPiece(w, piece),
      state: { en: en.toLowerCase(), fr: fr.charAt(0).toLowerCase() + fr.slice(1) },
    });
  },
  'leader-lost': (w, { leader, how }) =>
    sayStage('fact.leader-lost', {
      who: saidPiece(w, leader),
      how: sayStage(`leader.${HOW.find((known) => known === how) ?? 'gone'}`),
    }),
  broke: (w, { side }) => sayStage('fact.broke', { side: saidSideId(w, side) }),
  won: (w, { side }) => sayStage('fact.won', { side: saidSideId(w, side) }),
  drawn: () => sayStage('fact.drawn'),
});
