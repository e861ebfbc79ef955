import type { HexId } from '@tambour/boards';
import type { Scene, ScenePiece } from '@tambour/stage';
import { type FormationId, formationId, type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { leaderCount, leaderHex, leaderSide, ledBy } from '../model/leader.ts';
import { leaderNameAt, unitName } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { facingOf, hexOf, strengthOf, unitData } from '../model/unit.ts';
import { AIDE, LOST, NOWHERE, ON_MAP, WAITING } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { leaderFace, unitFace } from './face.ts';
import { groundKey } from './ground.ts';
import { asked } from './question.ts';
import { leaderMarkers, leaderStates, unitMarkers, unitStates } from './state-words.ts';
import { headline, status, tracks } from './tracks.ts';
import { objectives } from './victory.ts';

/** The box beside the map in which a formation waits, if it has one. */
const boxOf = (w: DenainWorld, formation: FormationId): string | undefined =>
  w.data.formations[formation]?.setup === 'reinforcement' ? w.formationIds[formation] : undefined;

/** A hex's label, or the box of who has yet to come; nothing for the lost. */
function placeOf(g: Field, place: number | undefined, hex: HexId, formation: FormationId): { readonly place?: string } {
  if (place === LOST) return {};
  const name = place === ON_MAP && hex !== NOWHERE ? g.w.hexNames[hex] : boxOf(g.w, formation);
  return name === undefined ? {} : { place: name };
}

function unitPiece(g: Field, u: UnitId): ScenePiece {
  const { w, s } = g;
  const { id, side, formation } = unitData(g, u);
  return {
    ...unitFace(w, u, strengthOf(g, u), facingOf(g, u)),
    owner: side,
    title: unitName(w, id),
    markers: unitMarkers(g, u),
    states: unitStates(g, u),
    ...placeOf(g, s.unit.place[u], hexOf(g, u), formation),
  };
}

function leaderPiece(g: Field, l: LeaderId): ScenePiece {
  const { w, s } = g;
  // An aide takes over where his general fell; he never waits in a box.
  const formation = formationId(w.leaderRole[l] === AIDE ? -1 : ledBy(g, l));
  return {
    ...leaderFace(w, l),
    owner: leaderSide(g, l),
    title: leaderNameAt(w, l),
    markers: leaderMarkers(g, l),
    states: leaderStates(g, l),
    ...placeOf(g, s.leader.place[l], leaderHex(g, l), formation),
  };
}

/** Leaders of the scenario, and those aides-de-camp who have taken over or are about to. */
function leadersShown(g: Field): LeaderId[] {
  const { w, s } = g;
  const question = asked(g);
  const called = question?.name === 'aide' ? w.leaders + question.frame[0] : -1;
  const isShown = (l: LeaderId): boolean => l < w.leaders || l === called || s.leader.place[l] !== WAITING;
  return Array.from({ length: leaderCount(g) }, (_, l) => leaderId(l)).filter(isShown);
}

export const scene = (g: Field): Scene => ({
  ground: groundKey(g),
  pieces: [
    ...Array.from({ length: g.w.units }, (_, u) => unitPiece(g, unitId(u))),
    ...leadersShown(g).map((l) => leaderPiece(g, l)),
  ],
  tracks: tracks(g),
  headline: headline(g),
  objectives: objectives(g),
  status: status(g),
});
