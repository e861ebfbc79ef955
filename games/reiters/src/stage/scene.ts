import { allIds, type ZoneId } from '@tambour/boards';
import type { Scene, ScenePiece } from '@tambour/stage';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { isReplaced, leaderArmy, leaderColumn, leaderPlace, leaderZone } from '../model/leader.ts';
import { columnData, zoneLabel } from '../model/lookup.ts';
import { pieceName } from '../model/names.ts';
import { baggagePiece, leaderPiece } from '../model/piece.ts';
import { type Field, NOWHERE } from '../model/state.ts';
import { armyOf, faceOf, isHope, isOnMap, sheetOf, unitColumn, unitPlace, zoneOf } from '../model/unit.ts';
import { ON_MAP, WAITING } from '../model/vocabulary.ts';
import { baggageSide, baggageZone } from '../model/zone.ts';
import { baggageFace, leaderFace, unitFace } from './face.ts';
import { headline } from './sequence-words.ts';
import { baggageStates, leaderStates, unitMarkers, unitStates } from './state-words.ts';
import { status, tracks } from './tracks.ts';
import { objectives } from './victory.ts';

/** The zone; the box of its column for who has yet to come; nothing for who is gone, one way or another. */
function placeOf(g: Field, place: number, zone: ZoneId, column: number): { readonly place?: string } {
  if (place === ON_MAP && zone !== NOWHERE) return { place: zoneLabel(g, zone) };
  const { id, reinforcement } = columnData(g, column);
  return place === WAITING && reinforcement ? { place: id } : {};
}

/** A face that is gone is the one it began with. */
const shownFace = (g: Field, u: UnitId) => (isOnMap(g, u) ? faceOf(g, u) : sheetOf(g, u).front);

function unitShown(g: Field, u: UnitId): ScenePiece {
  return {
    ...unitFace(g.w, u, shownFace(g, u)),
    owner: armyOf(g, u),
    title: pieceName(g.w, u),
    markers: unitMarkers(g, u),
    states: unitStates(g, u),
    // Enfants perdus wait with their parent, in no box.
    ...(isHope(g, u) && !isOnMap(g, u) ? {} : placeOf(g, unitPlace(g, u), zoneOf(g, u), unitColumn(g, u))),
  };
}

function leaderShown(g: Field, l: LeaderId): ScenePiece {
  const hasSuccessor = isReplaced(g, l);
  // One who takes over waits for his place on the map, never in the box.
  const isBetween = hasSuccessor && leaderPlace(g, l) === WAITING;
  return {
    ...leaderFace(g.w, l, hasSuccessor),
    owner: leaderArmy(g, l),
    title: pieceName(g.w, leaderPiece(g, l), g),
    markers: [],
    states: leaderStates(g, l),
    ...(isBetween ? {} : placeOf(g, leaderPlace(g, l), leaderZone(g, l), leaderColumn(g, l))),
  };
}

function baggageShown(g: Field, b: number): ScenePiece {
  const zone = baggageZone(g, b);
  return {
    ...baggageFace(g.w, b),
    owner: baggageSide(g, b),
    title: pieceName(g.w, baggagePiece(g, b)),
    markers: [],
    states: baggageStates(g, b),
    ...(zone === NOWHERE ? {} : { place: zoneLabel(g, zone) }),
  };
}

/** 11.4 Enfants perdus are there once they were sent out. */
const isShown = (g: Field, u: UnitId): boolean => !isHope(g, u) || unitPlace(g, u) !== WAITING;

/** The ground never changes. Those that lie lower come first. */
export const scene = (g: Field): Scene => ({
  ground: g.w.scenario,
  pieces: [
    ...g.w.baggageIds.map((_, b) => baggageShown(g, b)),
    ...allIds<UnitId>(g.w.units)
      .filter((u) => isShown(g, u))
      .map((u) => unitShown(g, u)),
    ...allIds<LeaderId>(g.w.leaders).map((l) => leaderShown(g, l)),
  ],
  tracks: tracks(g),
  headline: headline(g),
  objectives: objectives(g),
  status: status(g),
});
