import { present } from '@tambour/kernel';
import type { Place, Scene, ScenePiece, TableBase } from '@tambour/stage';
import { ARRIVALS } from '../../stage/sheet.ts';
import { leaderKind, leaderName, valueAt } from '../model/columns.ts';
import { type LeaderId, leaderId, type UnitId, unitId } from '../model/ids.ts';
import { LEADER_PLACES } from '../model/marks.ts';
import { pieceTitle, unitTitle } from '../model/names.ts';
import { type Field, has, orNobody } from '../model/state.ts';
import { figuresIn, sideOf } from '../model/views.ts';
import { gunsBase, leaderBase, troopBase } from './base.ts';
import { leaderFace, unitFace } from './face.ts';
import { placeAt } from './place.ts';
import { gunStates, leaderStates, unitStates } from './state-words.ts';
import { status } from './status.ts';
import { headline, tracks } from './tracks.ts';
import { objectives } from './victory.ts';

/** A piece stands on its base, or waits in the tray; those who are gone are nowhere. */
const lies = (base: TableBase | undefined, isWaiting: boolean): { base?: TableBase; place?: Place } => {
  if (base) return { base, place: placeAt(Math.round(base.x * 100), Math.round(base.y * 100)) };
  return isWaiting ? { place: ARRIVALS } : {};
};

function unitPiece(g: Field, u: UnitId): ScenePiece {
  return {
    ...unitFace(g.w, u, orNobody(valueAt(g.s.unit.of, u)), figuresIn(g, u)),
    owner: sideOf(g, u),
    title: unitTitle(g.w, u),
    states: unitStates(g, u),
    ...lies(troopBase(g, u), has(g, u, 'waiting')),
  };
}
const WAITING = LEADER_PLACES.indexOf('waiting');
function leaderPiece(g: Field, l: LeaderId): ScenePiece {
  return {
    ...leaderFace(g.w, l),
    owner: leaderKind(g, l).side,
    title: pieceTitle(g.w, leaderName(g, l)),
    states: leaderStates(g, l),
    ...lies(leaderBase(g, l), g.s.leader.place[l] === WAITING),
  };
}
/** Guns are pieces of their own only while nobody mans them. */
function gunPieces(g: Field): ScenePiece[] {
  return g.w.gunIds.flatMap((id) => {
    const u = present(g.w.gunIndex.get(id));
    const base = gunsBase(g, u);
    if (!base) return [];
    return [
      {
        ...unitFace(g.w, u, u, 0),
        id,
        owner: sideOf(g, u),
        title: pieceTitle(g.w, id),
        states: gunStates(g, u),
        ...lies(base, false),
      },
    ];
  });
}
/** An escort has a piece of its own only while it fights. */
const isThere = (g: Field, u: UnitId): boolean => u < g.w.units || g.s.unit.of[u] !== 0;

export const scene = (g: Field): Scene => ({
  // The ground never changes.
  ground: g.w.scenario,
  pieces: [
    ...Array.from({ length: g.w.rows }, (_, u) => unitId(u))
      .filter((u) => isThere(g, u))
      .map((u) => unitPiece(g, u)),
    ...Array.from({ length: g.w.leaders }, (_, l) => leaderPiece(g, leaderId(l))),
    ...gunPieces(g),
  ],
  tracks: tracks(g),
  headline: headline(g),
  objectives: objectives(g),
  status: status(g),
});
