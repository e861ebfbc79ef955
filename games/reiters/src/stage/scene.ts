import type { ZoneId } from '@tambour/boards';
import type { Scene, ScenePiece } from '@tambour/stage';
import { type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { hasLeader } from '../model/leader.ts';
import { pieceName } from '../model/names.ts';
import { type Field, LEADER_MARK, NOWHERE } from '../model/state.ts';
import { faceOf, isHope, isOnMap } from '../model/unit.ts';
import { ON_MAP, WAITING } from '../model/vocabulary.ts';
import { baggageFace, leaderFace, unitFace } from './face.ts';
import { headline } from './sequence-words.ts';
import { baggageStates, leaderStates, unitMarkers, unitStates } from './state-words.ts';
import { status } from './status.ts';
import { tracks } from './tracks.ts';
import { objectives } from './victory.ts';

/** The zone; the box of its column for who has yet to come; nothing for who is gone, one way or another. */
function placeOf(g: Field, place: number, zone: ZoneId, column: number): { readonly place?: string } {
  if (place === ON_MAP && zone !== NOWHERE) return { place: g.w.zoneNames[zone]! };
  const hasBox = place === WAITING && g.w.data.columns[column]!.reinforcement !== undefined;
  return hasBox ? { place: g.w.columnIds[column]! } : {};
}

/** A face that is gone is the one it began with. */
const shownFace = (g: Field, u: UnitId) => (isOnMap(g, u) ? faceOf(g, u) : g.w.unit[u]!.front);

function unitPiece(g: Field, u: UnitId): ScenePiece {
  const { w, s } = g;
  return {
    ...unitFace(w, u, shownFace(g, u)),
    owner: w.unitSide[u]!,
    title: pieceName(w, w.unitIds[u]!),
    markers: unitMarkers(g, u),
    states: unitStates(g, u),
    // Enfants perdus wait with their parent, in no box.
    ...(isHope(g, u) && !isOnMap(g, u) ? {} : placeOf(g, s.unit.place[u]!, s.unit.zone[u]!, w.unitColumn[u]!)),
  };
}

function leaderPiece(g: Field, l: LeaderId): ScenePiece {
  const { w, s } = g;
  const isReplaced = hasLeader(g, l, LEADER_MARK.replaced);
  // One who takes over waits for his place on the map, never in the box.
  const isBetween = isReplaced && s.leader.place[l] === WAITING;
  return {
    ...leaderFace(w, l, isReplaced),
    owner: w.leaderSide[l]!,
    title: pieceName(w, w.leaderIds[l]!, g),
    markers: [],
    states: leaderStates(g, l),
    ...(isBetween ? {} : placeOf(g, s.leader.place[l]!, s.leader.zone[l]!, w.leaderColumn[l]!)),
  };
}

function baggagePiece(g: Field, b: number): ScenePiece {
  const { w, s } = g;
  const zone = s.baggage.zone[b]!;
  return {
    ...baggageFace(w, b),
    owner: w.baggageSide[b]!,
    title: pieceName(w, w.baggageIds[b]!),
    markers: [],
    states: baggageStates(g, b),
    ...(zone === NOWHERE ? {} : { place: w.zoneNames[zone]! }),
  };
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
/** 11.4 Enfants perdus are there once they were sent out. */
const isShown = (g: Field, u: UnitId): boolean => !isHope(g, u) || g.s.unit.place[u] !== WAITING;

/** The ground never changes. Those that lie lower come first. */
export const scene = (g: Field): Scene => ({
  ground: g.w.scenario,
  pieces: [
    ...upTo(g.w.baggage).map((b) => baggagePiece(g, b)),
    ...upTo(g.w.units)
      .map(unitId)
      .filter((u) => isShown(g, u))
      .map((u) => unitPiece(g, u)),
    ...upTo(g.w.leaders).map((l) => leaderPiece(g, leaderId(l))),
  ],
  tracks: tracks(g),
  headline: headline(g),
  objectives: objectives(g),
  status: status(g),
});
