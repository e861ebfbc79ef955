import { type IdArray, packed } from '@tambour/kernel';
import type { Charts } from './charts.ts';
import { type FormationId, formationId, type LeaderId, leaderId, type UnitId, unitId } from './ids.ts';
import type { ScenarioData } from './scenario.ts';
import { AIDE, ART, BAGGAGE, CINC, FRENCH } from './vocabulary.ts';

/** The armies as printed, which never change, in typed arrays by unit, leader and formation. */
export interface Forces {
  readonly units: number;
  readonly unitSide: Uint8Array;
  readonly unitFormation: IdArray<FormationId>;
  readonly unitClass: Uint8Array;
  readonly unitMp: Uint8Array;
  readonly unitMorale: Uint8Array;
  readonly unitCf: Uint8Array;
  readonly fireModifier: Uint8Array;
  readonly baggage: UnitId;
  readonly formations: number;
  readonly formationSide: Uint8Array;
  readonly formationUnits: readonly IdArray<UnitId>[];
  readonly sideFormations: readonly IdArray<FormationId>[];
  readonly sideUnits: readonly IdArray<UnitId>[];
  readonly batteries: readonly IdArray<UnitId>[];
  /** The scenario's leader of each formation; an aide's row is `leaders + formation`. */
  readonly formationLeader: IdArray<LeaderId>;
  readonly leaders: number;
  readonly leaderSide: Uint8Array;
  readonly leaderRole: Uint8Array;
  /** Formation led + 1. */
  readonly leads: Uint8Array;
  readonly commands: readonly IdArray<FormationId>[];
  readonly radius: Uint8Array;
  readonly activation: Uint8Array;
  readonly leaderMove: Uint8Array;
  readonly unitIds: readonly string[];
  readonly leaderIds: readonly string[];
  readonly formationIds: readonly string[];
  readonly unitIndex: ReadonlyMap<string, UnitId>;
  readonly leaderIndex: ReadonlyMap<string, LeaderId>;
  readonly formationIndex: ReadonlyMap<string, FormationId>;
  readonly villars: LeaderId;
}

export function layForces(data: ScenarioData, charts: Charts): Forces {
  const units = data.units.length;
  const u8 = (f: (u: (typeof data.units)[number]) => number) => Uint8Array.from(data.units, f);
  const formationUnits = data.formations.map((_, f) =>
    packed<UnitId>(Uint16Array.from(data.units.flatMap((u, i) => (u.formation === f ? [i] : [])))),
  );
  const leaderOf = (name: string) => data.leaders.findIndex((l) => l.id === name);
  const formationOf = (name: string) => data.formations.findIndex((f) => f.id === name);
  const aides = data.formations;
  const rows = <T>(
    own: (l: (typeof data.leaders)[number]) => T,
    aide: (f: (typeof aides)[number], i: number) => T,
  ): T[] => [...data.leaders.map(own), ...aides.map(aide)];
  const unitIds = data.units.map((u) => u.id);
  const leaderIds = rows(
    (l) => l.id,
    (f) => `aide-${f.id}`,
  );
  const formationIds = data.formations.map((f) => f.id);
  const index = <T>(ids: readonly string[], id: (row: number) => T) => new Map(ids.map((x, i) => [x, id(i)]));
  return {
    units,
    unitSide: u8((u) => u.side),
    unitFormation: packed<FormationId>(u8((u) => u.formation)),
    unitClass: u8((u) => u.cls),
    unitMp: u8((u) => u.mp),
    unitMorale: u8((u) => u.morale),
    unitCf: u8((u) => u.cf),
    fireModifier: u8((u) => u.fireModifier),
    baggage: unitId(data.units.findIndex((u) => u.cls === BAGGAGE)),
    formations: data.formations.length,
    formationSide: Uint8Array.from(data.formations, (f) => f.side),
    formationUnits,
    sideFormations: [0, 1].map((s) =>
      packed<FormationId>(Uint8Array.from(data.formations.flatMap((f, i) => (f.side === s ? [i] : [])))),
    ),
    sideUnits: [0, 1].map((s) =>
      packed<UnitId>(Uint16Array.from(data.units.flatMap((u, i) => (u.side === s ? [i] : [])))),
    ),
    batteries: [0, 1].map((s) =>
      packed<UnitId>(Uint16Array.from(data.units.flatMap((u, i) => (u.side === s && u.cls === ART ? [i] : [])))),
    ),
    formationLeader: packed<LeaderId>(Uint8Array.from(data.formations, (f) => leaderOf(f.leader))),
    leaders: data.leaders.length,
    leaderSide: Uint8Array.from(
      rows(
        (l) => l.side,
        (f) => f.side,
      ),
    ),
    leaderRole: Uint8Array.from(
      rows(
        (l) => l.role,
        () => AIDE,
      ),
    ),
    leads: Uint8Array.from(
      rows(
        (l) => (l.leads === undefined ? 0 : formationOf(l.leads) + 1),
        (_, i) => i + 1,
      ),
    ),
    commands: data.leaders.map((l) => packed<FormationId>(Uint8Array.from(l.commands, formationOf))),
    radius: Uint8Array.from(
      rows(
        (l) => l.radius,
        () => data.aide.radius,
      ),
    ),
    activation: Uint8Array.from(
      rows(
        (l) => l.activation,
        () => data.aide.activation,
      ),
    ),
    leaderMove: Uint8Array.from(
      rows(
        (l) => (l.role === CINC ? charts.commanderHexes : l.move),
        () => data.aide.move,
      ),
    ),
    unitIds,
    leaderIds,
    formationIds,
    unitIndex: index(unitIds, unitId),
    leaderIndex: index(leaderIds, leaderId),
    formationIndex: index(formationIds, formationId),
    villars: leaderId(
      data.leaders.findIndex(
        (l) => l.role === CINC && l.side === FRENCH && l.leads !== undefined && data.instant[l.id] !== undefined,
      ),
    ),
  };
}
