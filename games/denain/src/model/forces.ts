import { idsByName, numbersOf, packed } from '@tambour/kernel';
import type { Charts } from './charts.ts';
import { type FormationId, formationId, type LeaderId, leaderId, unitId } from './ids.ts';
import type { ScenarioData } from './scenario.ts';
import { AIDE, ART, BAGGAGE, CINC, COALITION, FRENCH } from './vocabulary.ts';

const BOTH = [FRENCH, COALITION];
/** Plain lists: what goes through them with `for … of` is quicker than over a typed array. */
const listOf: typeof numbersOf = (rows, id, fits) => [...numbersOf(rows, id, fits)];

/** The armies as printed, which never change, in typed arrays by unit, leader and formation. */
export function layForces(data: ScenarioData, charts: Charts) {
  const { units, formations } = data;
  const formationIds = formations.map((f) => f.id);
  const leadersAndAides = [
    ...data.leaders.map((l) => ({
      ...l,
      leads: l.leads === undefined ? 0 : formationIds.indexOf(l.leads) + 1,
      move: l.role === CINC ? charts.commanderHexes : l.move,
    })),
    ...formations.map((f, i) => ({ ...data.aide, id: `aide-${f.id}`, side: f.side, role: AIDE, leads: i + 1 })),
  ];
  const ofUnits = (figure: (u: (typeof units)[number]) => number) => Uint8Array.from(units, figure);
  const ofLeaders = (figure: (l: (typeof leadersAndAides)[number]) => number) =>
    Uint8Array.from(leadersAndAides, figure);
  const unitIds = units.map((u) => u.id);
  const leaderIds = leadersAndAides.map((l) => l.id);
  // Pieces are counted units first.
  const pieces = [
    ...units.map((u) => ({ side: u.side, isPlaced: u.hex !== undefined && u.cls !== BAGGAGE, isCommander: false })),
    ...data.leaders.map((l) => ({ side: l.side, isPlaced: l.hexes.length > 1, isCommander: l.role === CINC })),
  ];
  const piecesThat = (fits: (piece: (typeof pieces)[number]) => boolean) =>
    BOTH.map((s) => listOf(pieces, Number, (piece) => piece.side === s && fits(piece)));
  return {
    units: units.length,
    unitSide: ofUnits((u) => u.side),
    unitFormation: packed<FormationId>(ofUnits((u) => u.formation)),
    unitClass: ofUnits((u) => u.cls),
    unitMp: ofUnits((u) => u.mp),
    unitMorale: ofUnits((u) => u.morale),
    unitCf: ofUnits((u) => u.cf),
    fireModifier: ofUnits((u) => u.fireModifier),
    baggage: unitId(units.findIndex((u) => u.cls === BAGGAGE)),
    formations: formations.length,
    formationSide: Uint8Array.from(formations, (f) => f.side),
    formationUnits: formations.map((_, f) => listOf(units, unitId, (u) => u.formation === f)),
    sideFormations: BOTH.map((s) => listOf(formations, formationId, (f) => f.side === s)),
    sideUnits: BOTH.map((s) => listOf(units, unitId, (u) => u.side === s)),
    /** Pieces of a side that its owner places at set-up, and its commanders-in-chief. */
    placed: piecesThat((piece) => piece.isPlaced),
    commanders: piecesThat((piece) => piece.isCommander),
    batteries: BOTH.map((s) => listOf(units, unitId, (u) => u.side === s && u.cls === ART)),
    /** The scenario's leader of each formation; an aide's row is `leaders + formation`. */
    formationLeader: packed<LeaderId>(Uint8Array.from(formations, (f) => leaderIds.indexOf(f.leader))),
    leaders: data.leaders.length,
    leaderSide: ofLeaders((l) => l.side),
    leaderRole: ofLeaders((l) => l.role),
    /** Formation led + 1. */
    leads: ofLeaders((l) => l.leads),
    commands: data.leaders.map((l) =>
      packed<FormationId>(Uint8Array.from(l.commands, (id) => formationIds.indexOf(id))),
    ),
    radius: ofLeaders((l) => l.radius),
    activation: ofLeaders((l) => l.activation),
    leaderMove: ofLeaders((l) => l.move),
    unitIds,
    leaderIds,
    formationIds,
    unitIndex: idsByName(unitIds, unitId),
    leaderIndex: idsByName(leaderIds, leaderId),
    formationIndex: idsByName(formationIds, formationId),
    villars: leaderId(
      data.leaders.findIndex(
        (l) => l.role === CINC && l.side === FRENCH && l.leads !== undefined && data.instant[l.id] !== undefined,
      ),
    ),
  };
}
