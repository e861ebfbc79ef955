import { itemAt } from '@tambour/kernel';
import { type Arm, type Livery, liveryOf, type Piece, type PieceFace, type Pigment } from '@tambour/press';
import { letteringOf } from '@tambour/stage';
import { type FormationId, formationId, type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { counterName, formationMark } from '../model/names.ts';
import { ART, BAGGAGE, CLASSES, sideId } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';

/** What is printed on a counter, from the order of battle alone: the same on the map of the set-up and on the page. */

export const LIVERIES: Readonly<Record<'F' | 'C', Livery>> = {
  F: liveryOf('blue', 0, 'lily'),
  C: liveryOf('orange', 1, 'eagle'),
};

const ARM_OF_CLASS: Readonly<Record<(typeof CLASSES)[number], Arm>> = {
  inf: 'infantry',
  cav: 'cavalry',
  drg: 'dragoons',
  art: 'artillery',
  baggage: 'baggage',
};

/** Absent values stay absent: the press tells "none" from "empty". */
const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

const colourOf = (w: DenainWorld, formation: FormationId): Pigment =>
  formation < 0 ? 'grey' : itemAt(w.data.formations, formation).colour[w.edition.id];

/** A unit of this strength and facing: as it was set up, or as it is now. */
export function unitFace(w: DenainWorld, u: UnitId, strength: number, facing: number): PieceFace {
  const data = itemAt(w.data.units, u);
  const fights = data.cls < ART;
  return {
    id: data.id,
    side: LIVERIES[sideId(data.side)],
    arm: ARM_OF_CLASS[itemAt(CLASSES, data.cls)],
    ...letteringOf(counterName(w, data.id), formationMark(w, data.formation)),
    band: colourOf(w, data.formation),
    movement: `${data.mp}`,
    order: fights ? 3 : 2,
    ...given({
      strength: fights ? `${strength}` : data.cls === ART ? `+${data.fireModifier}` : undefined,
      morale: fights ? `${data.morale}` : undefined,
      facing: data.cls === BAGGAGE ? undefined : facing,
    }),
  };
}

/** Stars of rank: a commander-in-chief, the leader of a formation, an aide-de-camp in his place. */
const STARS = [3, 2, 1] as const;

export function leaderFace(w: DenainWorld, l: LeaderId): PieceFace {
  const formation = formationId(itemAt(w.leads, l) - 1);
  const id = itemAt(w.leaderIds, l);
  const data = w.data.leaders[l] ?? w.data.aide;
  return {
    id,
    side: LIVERIES[sideId(itemAt(w.leaderSide, l))],
    arm: 'leader',
    ...letteringOf(counterName(w, id), formationMark(w, formation)),
    band: colourOf(w, formation),
    stars: itemAt(STARS, itemAt(w.leaderRole, l)),
    strength: `${data.radius}`,
    movement: `${data.move}`,
    order: 1,
    ...given({ morale: data.activation > 0 ? `${data.activation}` : undefined }),
  };
}

/** The historical set-up: free sets in the order listed, reinforcements in their boxes. */
export const setupPieces = (w: DenainWorld): Piece[] => [
  ...w.data.units.map(({ cf, facing, hex, formation }, u) => ({
    ...unitFace(w, unitId(u), cf, facing),
    place: hex === undefined ? itemAt(w.formationIds, formation) : itemAt(w.hexNames, hex),
  })),
  ...w.data.leaders.map(({ hexes: [hex], leads }, l) => ({
    ...leaderFace(w, leaderId(l)),
    place: hex === undefined ? (leads ?? '') : itemAt(w.hexNames, hex),
  })),
];
