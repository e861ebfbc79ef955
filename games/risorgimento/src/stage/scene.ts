import type { HexId } from '@tambour/boards';
import type { Scene, ScenePiece } from '@tambour/stage';
import { type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { pieceName } from '../model/names.ts';
import { DISORDERED, type Field, has, SQUARE, underOf } from '../model/state.ts';
import { LOST, NOWHERE, ON_MAP } from '../model/vocabulary.ts';
import { waitsIn } from './boxes.ts';
import { leaderFace, unitFace } from './face.ts';
import { leaderMarkers, leaderStates, unitMarkers, unitStates } from './state-words.ts';
import { status } from './status.ts';
import { headline, tracks } from './tracks.ts';
import { objectives } from './victory.ts';

/** A hex's label, or the box of who has yet to come; nothing for the lost and for those who come much later. */
function placeOf(g: Field, place: number, hex: HexId, arrival: number): { readonly place?: string } {
  if (place === LOST) return {};
  const name =
    place === ON_MAP && hex !== NOWHERE ? g.w.hexNames[hex] : waitsIn(g.w, arrival, Math.max(1, g.s.battle.turn[0]!));
  return name === undefined ? {} : { place: name };
}

/** R38 How many units lie under one: stacks are drawn as they are ordered. */
function depth(g: Field, u: UnitId): number {
  let n = 0;
  for (let v = underOf(g, u); v >= 0; v = underOf(g, v)) n++;
  return n;
}

function unitPiece(g: Field, u: UnitId): ScenePiece {
  const { w, s } = g;
  const isOnMap = s.unit.place[u] === ON_MAP;
  const lies = {
    ...(isOnMap && !has(g, u, SQUARE) ? { facing: s.unit.facing[u]! } : {}),
    hits: s.unit.hits[u]!,
    isDisordered: has(g, u, DISORDERED),
    order: isOnMap ? depth(g, u) : 0,
  };
  return {
    ...unitFace(w, u, lies),
    owner: w.unitSide[u]!,
    title: pieceName(w, w.unitIds[u]!),
    markers: unitMarkers(g, u),
    states: unitStates(g, u),
    ...placeOf(g, s.unit.place[u]!, s.unit.hex[u]!, w.unitArrival[u]!),
  };
}

function leaderPiece(g: Field, l: LeaderId): ScenePiece {
  const { w, s } = g;
  return {
    ...leaderFace(w, l, s.leader.isReduced[l] === 1),
    owner: w.leaderSide[l]!,
    title: pieceName(w, w.leaderIds[l]!),
    markers: leaderMarkers(g, l),
    states: leaderStates(g, l),
    ...placeOf(g, s.leader.place[l]!, s.leader.hex[l]!, w.leaderArrival[l]!),
  };
}

/** Changes when, and only when, something drawn on the ground does: a bridge goes. */
export const groundKey = (g: Field): string =>
  g.w.bridges
    .flatMap(({ a, b }, i) => (g.s.bridge.isDestroyed[i] ? [`${g.w.hexNames[a]}|${g.w.hexNames[b]}`] : []))
    .join(' ');

export const scene = (g: Field): Scene => ({
  ground: groundKey(g),
  pieces: [
    ...Array.from({ length: g.w.units }, (_, u) => unitPiece(g, unitId(u))),
    ...Array.from({ length: g.w.leaders }, (_, l) => leaderPiece(g, leaderId(l))),
  ],
  tracks: tracks(g),
  headline: headline(g),
  objectives: objectives(g),
  status: status(g),
});
