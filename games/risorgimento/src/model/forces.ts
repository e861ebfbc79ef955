import { type IdArray, idsByName, itemAt, packed } from '@tambour/kernel';
import { effectOf } from './effect.ts';
import {
  type CorpsId,
  corpsId,
  type FormationId,
  formationId,
  type LeaderId,
  leaderId,
  type UnitId,
  unitId,
} from './ids.ts';
import type { FormationData, ScenarioData } from './scenario.ts';
import {
  ARTILLERY,
  BRIGADIER,
  CAVALRY,
  CORPS_CAVALRY,
  FOOT,
  FOOT_GUNS,
  FRENCH,
  HORSE,
  HORSE_GUN,
  HORSE_GUNS,
  isFoot,
  OVERALL,
  RESERVE_ARTILLERY,
} from './vocabulary.ts';

/** 9.2 SM3 What is rolled for at the end of a turn: a corps, or one division of it. */
export interface MoraleGroup {
  readonly id: string;
  readonly corps: CorpsId;
  readonly formations: readonly FormationId[];
  /** Its own, or -1: that of the corps commander. */
  readonly continuity: number;
  /** 9.2b M9 Never rolls. */
  readonly isSteadfast: boolean;
}
/** 4.14a 4.15a 4.15c 4.17a The armies as printed, which never change, in typed arrays by unit, leader, formation and corps. */
export interface Forces {
  readonly units: number;
  readonly unitIds: readonly string[];
  readonly unitIndex: ReadonlyMap<string, UnitId>;
  readonly unitSide: Uint8Array;
  readonly unitFormation: IdArray<FormationId>;
  readonly unitType: Uint8Array;
  /** The column of the terrain chart it pays by. */
  readonly unitColumn: Uint8Array;
  readonly cohesion: Uint8Array;
  readonly unitMa: Uint8Array;
  readonly gun: Uint8Array;
  readonly gunRange: Uint8Array;
  /** Number of the arrival it comes with + 1, or 0 for one set up on the map. */
  readonly unitArrival: Uint8Array;
  /** M8 Its engagement DRM for being unreliable, or 0. */
  readonly isUnreliable: Uint8Array;
  readonly sideUnits: readonly (readonly UnitId[])[];
  readonly leaders: number;
  readonly leaderIds: readonly string[];
  readonly leaderIndex: ReadonlyMap<string, LeaderId>;
  readonly leaderSide: Uint8Array;
  readonly leaderRank: Uint8Array;
  readonly leaderArrival: Uint8Array;
  /** 4.15d 4.16c 4.16f Who may lead a massed cavalry attack: French cavalry brigadiers, and the Austrians the battle names. */
  readonly mayLeadMassed: Uint8Array;
  readonly formations: number;
  readonly formationIds: readonly string[];
  readonly formationIndex: ReadonlyMap<string, FormationId>;
  readonly formationSide: Uint8Array;
  readonly formationCorps: IdArray<CorpsId>;
  readonly formationKind: Uint8Array;
  readonly formationUnits: readonly (readonly UnitId[])[];
  /** Number of the brigadier + 1, or 0. */
  readonly formationLeader: Uint8Array;
  readonly corps: number;
  readonly corpsIds: readonly string[];
  readonly corpsIndex: ReadonlyMap<string, CorpsId>;
  readonly corpsSide: Uint8Array;
  readonly corpsFormations: readonly (readonly FormationId[])[];
  readonly corpsUnits: readonly (readonly UnitId[])[];
  readonly sideCorps: readonly (readonly CorpsId[])[];
  /** 4.25 Number of the commander + 1, or 0 (La Réserve). */
  readonly corpsCommander: Uint8Array;
  readonly overall: readonly (readonly LeaderId[])[];
  readonly moraleGroups: readonly MoraleGroup[];
  /** SM3 How many of its groups must be demoralised for the corps to be. */
  readonly demoralizedFrom: Uint8Array;
  readonly pieces: readonly string[];
}

/** Rows as a plain list: rules walk through them all the time, which is quickest so. */
const where = <T, Id extends number>(
  list: readonly T[],
  id: (row: number) => Id,
  holds: (x: T, row: number) => boolean,
): Id[] => list.flatMap((x, i) => (holds(x, i) ? [id(i)] : []));
const bytes = <Id extends number>(ids: readonly Id[]): IdArray<Id> => packed<Id>(Uint8Array.from(ids));

export function layForces(data: ScenarioData): Forces {
  const { units, leaders, formations, corps, arrivals } = data;
  const sides = [0, 1];
  const unitIds = units.map((u) => u.id);
  const leaderIds = leaders.map((l) => l.id);
  const unitSide = Uint8Array.from(units, (u) => itemAt(formations, u.formation).side);
  const formationUnits = formations.map((_, f) => where(units, unitId, (u) => u.formation === f));
  const corpsFormations = corps.map((_, c) => where(formations, formationId, (f) => f.corps === c));
  const unreliable = effectOf(data.effects, 'unreliable');
  return {
    units: units.length,
    unitIds,
    unitIndex: idsByName(unitIds, unitId),
    unitSide,
    unitFormation: bytes(units.map((u) => u.formation)),
    unitType: Uint8Array.from(units, (u) => u.type),
    unitColumn: Uint8Array.from(units, (u) => columnOf(u.type, u.gun)),
    cohesion: Uint8Array.from(units, (u) => u.cohesion),
    unitMa: Uint8Array.from(units, (u) => u.ma),
    gun: Uint8Array.from(units, (u) => u.gun),
    gunRange: Uint8Array.from(units, (u) => u.range),
    unitArrival: Uint8Array.from(units, (_, i) => arrivals.findIndex((a) => a.units.includes(unitId(i))) + 1),
    isUnreliable: Uint8Array.from(units, (u) => (unreliable?.units.includes(u.id) ? 1 : 0)),
    sideUnits: sides.map((side) => where(units, unitId, (_, u) => unitSide[u] === side)),
    leaders: leaders.length,
    leaderIds,
    leaderIndex: idsByName(leaderIds, leaderId),
    leaderSide: Uint8Array.from(leaders, (l) => l.side),
    leaderRank: Uint8Array.from(leaders, (l) => l.rank),
    leaderArrival: Uint8Array.from(leaders, (_, i) => arrivals.findIndex((a) => a.leaders.includes(leaderId(i))) + 1),
    mayLeadMassed: Uint8Array.from(leaders, (l) =>
      l.rank === BRIGADIER && (l.leadsMassed || isFrenchCavalry(formations[l.formation])) ? 1 : 0,
    ),
    formations: formations.length,
    formationIds: formations.map((f) => f.id),
    formationIndex: idsByName(
      formations.map((f) => f.id),
      formationId,
    ),
    formationSide: Uint8Array.from(formations, (f) => f.side),
    formationCorps: bytes(formations.map((f) => f.corps)),
    formationKind: Uint8Array.from(formations, (f) => f.kind),
    formationUnits,
    formationLeader: Uint8Array.from(formations, (f) => f.leader + 1),
    corps: corps.length,
    corpsIds: corps.map((c) => c.id),
    corpsIndex: idsByName(
      corps.map((c) => c.id),
      corpsId,
    ),
    corpsSide: Uint8Array.from(corps, (c) => c.side),
    corpsFormations,
    corpsUnits: corpsFormations.map((list) => list.flatMap((f) => itemAt(formationUnits, f))),
    sideCorps: sides.map((side) => where(corps, corpsId, (c) => c.side === side)),
    corpsCommander: Uint8Array.from(corps, (c) => c.commander + 1),
    overall: sides.map((side) => where(leaders, leaderId, (l) => l.side === side && l.isOverall)),
    ...moraleOf(data),
    pieces: [...unitIds, ...leaderIds],
  };
}

const isFrenchCavalry = (f: FormationData | undefined): boolean => f?.kind === CAVALRY && f.nation === FRENCH;
const columnOf = (type: number, gun: number): number => {
  if (type !== ARTILLERY) return isFoot(type) ? FOOT : HORSE;
  return gun === HORSE_GUN ? HORSE_GUNS : FOOT_GUNS;
};

/** 9.2 SM3 M9 Who rolls for demoralisation: each corps with its brigades, or each division where the battle says so. */
function moraleOf(data: ScenarioData): Pick<Forces, 'moraleGroups' | 'demoralizedFrom'> {
  const steadfast = effectOf(data.effects, 'steadfast');
  const divisions = effectOf(data.effects, 'divisions');
  const isBrigade = (kind: number) => kind !== RESERVE_ARTILLERY && kind !== CORPS_CAVALRY;
  const demoralizedFrom = new Uint8Array(data.corps.length).fill(1);
  const moraleGroups = data.corps.flatMap((c, i): MoraleGroup[] => {
    const brigades = (division?: string) =>
      where(
        data.formations,
        formationId,
        (f) => f.corps === i && isBrigade(f.kind) && (division === undefined || f.division === division),
      );
    const isSteadfast = steadfast?.corps.includes(c.id) ?? false;
    if (divisions?.corps !== c.id)
      return [{ id: c.id, corps: corpsId(i), formations: brigades(), continuity: -1, isSteadfast }];
    demoralizedFrom[i] = divisions.armyFrom;
    return divisions.divisions.map((division) => ({
      id: division,
      corps: corpsId(i),
      formations: brigades(division),
      continuity: divisions.continuity,
      isSteadfast,
    }));
  });
  return { moraleGroups, demoralizedFrom };
}

export const isBrigadier = (w: Forces, leader: LeaderId): boolean => w.leaderRank[leader] === BRIGADIER;
/** Commanders of corps and armies, who move only when the turn ends (4.23). */
export const isCommander = (w: Forces, leader: LeaderId): boolean =>
  w.leaderRank[leader] === OVERALL || w.leaderRank[leader] === BRIGADIER + 1;
