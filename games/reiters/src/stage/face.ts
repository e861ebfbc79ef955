import type { ZoneId } from '@tambour/boards';
import { itemAt, oncePer, type Text } from '@tambour/kernel';
import { type Arm, type Livery, liveryOf, type Piece, type PieceFace, type Pigment, palette } from '@tambour/press';
import { letteringOf, letterMarks, numeral } from '@tambour/stage';
import { type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import type { Face } from '../model/profile.ts';
import { engraved, engravedUnit } from '../model/unit-names.ts';
import { ARTILLERY, CLASSES, LG, RANKS, type Rank, SHOCK, UNIT_TYPES, type UnitType } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';

/** What is printed on a counter: the same on the map of the set-up and on the page. */

/** By side. The cross of the League and of Lorraine; the lion of the Palatinate, which paid the reiters. */
export const LIVERIES: readonly [Livery, Livery] = [liveryOf('red', 0, 'cross'), liveryOf('blue', 1, 'lion')];

const ARM_OF_TYPE: Readonly<Record<UnitType, Arm>> = {
  swiss: 'swiss',
  landsknechts: 'landsknechts',
  pikemen: 'pikes',
  arquebusiers: 'shot',
  militia: 'militia',
  peasants: 'peasants',
  gendarmes: 'gendarmes',
  'chevau-legers': 'lightHorse',
  reiters: 'reiters',
  cuirassiers: 'cuirassiers',
  argoulets: 'mountedShot',
  cannon: 'artillery',
  culverin: 'culverin',
  'forlorn-hope': 'skirmishers',
};
/** 4.6b Argoulets on foot are arquebusiers like others. */
const armOf = (w: ReitersWorld, u: UnitId, face: Face): Arm => {
  const { type, front } = itemAt(w.unit, u);
  const arm = ARM_OF_TYPE[itemAt(UNIT_TYPES, type)];
  return arm === 'mountedShot' && face !== front ? 'shot' : arm;
};

/** The ink of the house nearest to the colour of a column. */
function pigment(colour: string): Pigment {
  const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const wanted = channels(colour);
  const far = (hex: string): number => channels(hex).reduce((sum, c, i) => sum + (c - itemAt(wanted, i)) ** 2, 0);
  const inks = Object.entries(palette('day').pigments) as [Pigment, string][];
  return inks.reduce((best, ink) => (far(ink[1]) < far(best[1]) ? ink : best))[0];
}

const engravedLeader = (w: ReitersWorld, l: LeaderId): Text => engraved(itemAt(w.data.leaders, l).name);

interface ColumnPrint {
  readonly band: Pigment;
  /** No two alike, of either side: letters of its first leader. */
  readonly mark: string;
}
export const columnPrints = oncePer((w: ReitersWorld): readonly ColumnPrint[] => {
  const marks = letterMarks([...w.columnLeader].map((l) => engravedLeader(w, l).fr));
  return w.data.columns.map(({ id, colour }, i) => ({ band: pigment(colour), mark: marks[i] ?? id }));
});

/** A unit by the face that shows. The disc or triangle is its weapon, the letter in it its class. */
export function unitFace(w: ReitersWorld, u: UnitId, face: Face): PieceFace {
  const sheet = itemAt(w.unit, u);
  const { band, mark } = itemAt(columnPrints(w), sheet.column);
  const isGun = face.arm === ARTILLERY;
  return {
    id: sheet.id,
    side: itemAt(LIVERIES, sheet.side),
    arm: armOf(w, u, face),
    ...letteringOf(engravedUnit(w, u)),
    band,
    formation: mark,
    strength: `${face.fc}`,
    morale: `${face.fq}`,
    ...(isGun ? { range: `${sheet.range ?? 0}` } : { movement: `${face.ma}` }),
    badge: { shape: sheet.weapon === SHOCK ? 'triangle' : 'disc', letter: itemAt(CLASSES, face.cls) },
    ...(sheet.steps > 1 && face !== sheet.front ? { isReduced: true } : {}),
    order: isGun ? 2 : 3,
  };
}

const STARS: Readonly<Record<Rank, number>> = { LG: 2, CC: 1 };
/** 1.4a 1.4c A leader, or on the reverse the one who takes over: a column commander, without a bonus. */
export function leaderFace(w: ReitersWorld, l: LeaderId, isReplaced: boolean): PieceFace {
  const data = itemAt(w.data.leaders, l);
  const { band, mark } = itemAt(columnPrints(w), data.column);
  const { name, fq, ma } = isReplaced ? data.replacement : data;
  return {
    id: data.id,
    side: itemAt(LIVERIES, data.side),
    arm: 'captain',
    ...letteringOf(isReplaced ? engraved(name) : engravedLeader(w, l)),
    band,
    formation: mark,
    stars: isReplaced ? STARS.CC : STARS[itemAt(RANKS, data.rank)],
    ...(data.bonus && !isReplaced ? { strength: `+${data.bonus.fc}` } : {}),
    morale: `${fq}`,
    movement: `${ma}`,
    order: data.rank === LG ? 5 : 4,
  };
}

export function baggageFace(w: ReitersWorld, b: number): PieceFace {
  const { id, side } = itemAt(w.data.baggage, b);
  const alike = w.data.baggage.filter((other) => other.side === side);
  const number = alike.length > 1 ? ` ${numeral(alike.findIndex((other) => other.id === id) + 1)}` : '';
  const { en, fr } = engraved({ en: 'Baggage', fr: 'Bagages' });
  const lettering = letteringOf({ en: `${en}${number}`, fr: `${fr}${number}` });
  return { id, side: itemAt(LIVERIES, side), arm: 'baggage', ...lettering, band: 'grey', order: 1 };
}

/** The pieces where the scenario would have them, and those that come later in the box of their column: for a map to print. */
export function setupPieces(w: ReitersWorld): Piece[] {
  const place = (zone: ZoneId | undefined, column: number): string =>
    zone === undefined ? itemAt(w.columnIds, column) : itemAt(w.zoneNames, zone);
  return [
    ...w.data.baggage.map((data, b) => ({ ...baggageFace(w, b), place: itemAt(w.zoneNames, data.zone) })),
    ...w.data.units.map((data, u) => ({ ...unitFace(w, unitId(u), data.front), place: place(data.zone, data.column) })),
    ...w.data.leaders.map((data, l) => ({
      ...leaderFace(w, leaderId(l), false),
      place: place(data.zone, data.column),
    })),
  ];
}
