import { attackBy, type Fighting, unitsBySide } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';
import type { Field } from '../model/state.ts';
import { ON_MAP } from '../model/vocabulary.ts';
import { fullStrength, strengthLeft } from './measures.ts';
import { objectives } from './victory.ts';

/** What the study of many battles counts: a shot at any time and an assault that is declared are attacks. */
export const fighting: Fighting<Field> = {
  units: (g) => unitsBySide(g.w.sideUnits, (u) => fullStrength(g, u)),
  left: strengthLeft,
  place: (g, u) => (g.s.unit.place[u] === ON_MAP ? g.w.hexNames[g.s.unit.hex[u]!] : undefined),
  objectives,
  attack: attackBy<DenainEvent>({
    fired: ({ piece, at }) => ({ kind: 'fire', by: [piece], at: [at] }),
    'shock-declared': ({ attackers, targets }) => ({ kind: 'close', by: attackers, at: targets }),
  }),
};
