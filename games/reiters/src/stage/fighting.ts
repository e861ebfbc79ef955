import { attackBy, type Fighting, unitsBySide } from '@tambour/stage';
import type { ReitersEvent } from '../model/event.ts';
import { unitId } from '../model/ids.ts';
import { zoneLabel } from '../model/lookup.ts';
import type { Field } from '../model/state.ts';
import { fullStrength, strengthLeft } from '../model/strength.ts';
import { isOnMap, zoneOf } from '../model/unit.ts';
import { objectives } from './victory.ts';

/** What the study of many battles counts: an attack that is declared, gunfire, and the fire or charge of a reaction. */
export const fighting: Fighting<Field> = {
  units: (g) => unitsBySide(g.w.sideUnits, (u) => fullStrength(g, unitId(u))),
  left: (g, u) => strengthLeft(g, unitId(u)),
  place: (g, u) => (isOnMap(g, unitId(u)) ? zoneLabel(g, zoneOf(g, unitId(u))) : undefined),
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
