import { attackBy, type Fighting, unitsBySide } from '@tambour/stage';
import type { ReitersEvent } from '../model/event.ts';
import { unitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { fullStrength, strengthLeft } from '../model/strength.ts';
import { ON_MAP } from '../model/vocabulary.ts';
import { objectives } from './victory.ts';

/** What the study of many battles counts: an attack that is declared, gunfire, and the fire or charge of a reaction. */
export const fighting: Fighting<Field> = {
  units: (g) => unitsBySide(g.w.sideUnits, (u) => fullStrength(g, unitId(u))),
  left: (g, u) => strengthLeft(g, unitId(u)),
  place: (g, u) => (g.s.unit.place[u] === ON_MAP ? g.w.zoneNames[g.s.unit.zone[u]!] : undefined),
  objectives,
  attack: attackBy<ReitersEvent>({
    'attack-declared': ({ piece, to }) => ({ kind: 'close', by: [piece], at: [to] }),
    bombarded: ({ gun, zone }) => ({ kind: 'fire', by: [gun], at: [zone] }),
    // 7.1c In a reaction the one who came close counts as the attacker, though the other fires or charges.
    fought: ({ kind, attacker, defender, round }) =>
      round > 1 || (kind !== 'reaction-fire' && kind !== 'reaction-charge')
        ? undefined
        : { kind: kind === 'reaction-fire' ? 'fire' : 'close', by: [defender], against: [attacker] },
  }),
};
