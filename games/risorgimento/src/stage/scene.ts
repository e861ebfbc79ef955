import type { HexId } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import type { Scene, ScenePiece } from '@tambour/stage';
import { type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { pieceName } from '../model/names.ts';
import {
  DISORDERED,
  type Field,
  facingOf,
  has,
  hexOf,
  hitsOf,
  leaderHex,
  SQUARE,
  turnOf,
  underOf,
} from '../model/state.ts';
import { LOST, NOWHERE, ON_MAP } from '../model/vocabulary.ts';
import { arrivalOf, arrivalOfLeader, idOf, leaderIdOf, sideOf, sideOfLeader } from '../model/world-lookup.ts';
import { waitsIn } from './boxes.ts';
import { leaderFace, unitFace } from './face.ts';
import { leaderMarkers, leaderStates, unitMarkers, unitStates } from './state-words.ts';
import { status } from './status.ts';
import { headline, tracks } from './tracks.ts';
import { objectives } from './victory.ts';

/** A hex's label, or the box of who has yet to come; nothing for the lost and for those who come much later. */
function placeOf(g: Field, place: number, hex: HexId, arrival: number): { readonly place?: string } {
  if (place === LOST) return {};
  const name = place === ON_MAP && hex !== NOWHERE ? g.w.hexNames[hex] : waitsIn(g.w, arrival, Math.max(1, turnOf(g)));
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
    ...(isOnMap && !has(g, u, SQUARE) ? { facing: facingOf(g, u) } : {}),
    hits: hitsOf(g, u),
    isDisordered: has(g, u, DISORDERED),
    order: isOnMap ? depth(g, u) : 0,
  };
  return {
    ...unitFace(w, u, lies),
    owner: sideOf(g, u),
    title: pieceName(w, idOf(g, u)),
    markers: unitMarkers(g, u),
    states: unitStates(g, u),
    ...placeOf(g, itemAt(s.unit.place, u), hexOf(g, u), arrivalOf(g, u)),
  };
}

function leaderPiece(g: Field, l: LeaderId): ScenePiece {
  const { w, s } = g;
  return {
    ...leaderFace(w, l, s.leader.isReduced[l] === 1),
    owner: sideOfLeader(g, l),
    title: pieceName(w, leaderIdOf(g, l)),
    markers: leaderMarkers(g, l),
    states: leaderStates(g, l),
    ...placeOf(g, itemAt(s.leader.place, l), leaderHex(g, l), arrivalOfLeader(g, l)),
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
