import { attackBy, type Fighting, type Measures, measuresOf, unitsBySide } from '@tambour/stage';
import type { ReitersEvent } from '../model/event.ts';
import { unitId } from '../model/ids.ts';
import { columnUnits, zoneLabel } from '../model/lookup.ts';
import { columnName } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { fullStrength, strengthLeft } from '../model/strength.ts';
import { isOnMap, zoneOf } from '../model/unit.ts';
import { pointsOf } from '../rules/9-victory.ts';
import { say } from '../texts/say.ts';
import { objectives } from './victory.ts';

/** Strength counts who is still to come and who has left in good order; points are as if the battle ended now. */
export const measures = (g: Field): Measures =>
  measuresOf({
    sides: g.w.sideUnits,
    formations: g.w.data.columns.map(({ id, side }, c) => ({
      side,
      formation: columnName(g.w, id),
      units: columnUnits(g, c),
    })),
    called: say('measures.column'),
    full: (u) => fullStrength(g, unitId(u)),
    left: (u) => strengthLeft(g, unitId(u)),
    points: (side) => pointsOf(g, side).total,
  });

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
