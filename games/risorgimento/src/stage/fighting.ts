import { attackBy, type Fighting, unitsBySide } from '@tambour/stage';
import type { RisorgimentoEvent } from '../model/event.ts';
import { unitId } from '../model/ids.ts';
import { type Field, hexOf } from '../model/state.ts';
import { ON_MAP } from '../model/vocabulary.ts';
import { fullStrength, strengthLeft } from './measures.ts';
import { objectives } from './victory.ts';

/** What the study of many battles counts: fire of both kinds, an attack that is declared, and a counter-charge. */
export const fighting: Fighting<Field> = {
  units: (g) => unitsBySide(g.w.sideUnits, (u) => fullStrength(g, unitId(u))),
  left: strengthLeft,
  place: (g, u) => (g.s.unit.place[u] === ON_MAP ? g.w.hexNames[hexOf(g, unitId(u))] : undefined),
  objectives,
  attack: attackBy<RisorgimentoEvent>({
    fired: ({ pieces, hex }) => ({ kind: 'fire', by: pieces, at: [hex] }),
    'small-arms-fired': ({ piece, hex }) => ({ kind: 'fire', by: [piece], at: [hex] }),
    'attack-declared': ({ pieces, hex }) => ({ kind: 'close', by: pieces, at: [hex] }),
    'counter-charged': ({ piece, at }) => ({ kind: 'close', by: [piece], at: [at] }),
  }),
};
