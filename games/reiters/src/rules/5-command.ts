import { FAR, type ZoneId, zoneId } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { armyOf, leadersOf, leaderZone, parentOf, pieceId, sideName, unitsOf, zoneOf } from '../model/lookup.ts';
import {
  type Field,
  has,
  ISOLATED,
  isLeaderOnMap,
  isOnMap,
  mark,
  NOWHERE,
  turnOf,
  unitsIn,
  unmark,
} from '../model/state.ts';
import { isLieutenant } from './1-quality.ts';

/** 5.2c M.2 AV.2 How far command reaches on this turn. */
export function radiusOf(g: Field): number {
  const turn = turnOf(g);
  for (const s of g.w.specials['command-radius']) if (s.turns.includes(turn)) return s.radius;
  return g.w.charts.commandRadius;
}

/** 5.2e 5.2f Zones that stop a messenger of a side: those that hold an enemy combat unit. */
export function markBlocked(g: Field, side: number): Uint8Array {
  const { blocked } = g.scratch;
  for (let z = zoneId(0); z < g.w.zones; z++) blocked[z] = unitsIn(g, z, 1 - side) > 0 ? 1 : 0;
  return blocked;
}

/** 5.1b 5.1c Whether a leader may command a unit: his own column, or any if he is the lieutenant-general. */
export const leads = (g: Field, l: LeaderId, u: UnitId): boolean =>
  g.w.leaderSide[l] === g.w.unitSide[u] &&
  isLeaderOnMap(g, l) &&
  (g.w.leaderColumn[l] === g.w.unitColumn[u] || isLieutenant(g, l));

/**
 * 5.1a 5.1e 5.2a 5.2c 5.2d 11.4.2a N9 Whether a unit stands now within the radius of a leader who may command it; for enfants
 * perdus it is their parent that counts.
 */
export function isInRadius(g: Field, u: UnitId): boolean {
  const side = armyOf(g, u);
  const radius = radiusOf(g);
  const parent = parentOf(g, u);
  const zone = zoneOf(g, parent >= 0 ? parent : u);
  if (zone === NOWHERE) return false;
  const blocked = markBlocked(g, side);
  for (const l of leadersOf(g, side)) {
    if (!leads(g, l, u)) continue;
    g.scratch.field.from(g.w.passage, leaderZone(g, l), blocked, radius);
    if (g.scratch.field.steps[zone] !== FAR) return true;
  }
  return false;
}

/** 5.0a 5.2b 5.3a 11.4.2a The command sequence: who is out of reach is isolated until the next. */
export function checkCommand(g: Field, side: number): void {
  const { w } = g;
  const reached = new Uint8Array(w.units);
  const blocked = markBlocked(g, side);
  const radius = radiusOf(g);
  for (const l of leadersOf(g, side)) {
    if (!isLeaderOnMap(g, l)) continue;
    g.scratch.field.from(w.passage, leaderZone(g, l), blocked, radius);
    for (const u of unitsOf(g, side))
      if (isOnMap(g, u) && leads(g, l, u) && g.scratch.field.steps[zoneOf(g, u)] !== FAR) reached[u] = 1;
  }
  const isolated: string[] = [];
  for (const u of unitsOf(g, side)) {
    const parent = parentOf(g, u);
    if (!isOnMap(g, u)) continue;
    if (reached[parent >= 0 ? parent : u]) unmark(g, u, ISOLATED);
    else {
      mark(g, u, ISOLATED);
      isolated.push(pieceId(g, u));
    }
  }
  emit(g, { type: 'command-checked', rule: '5.0a', side: sideName(side), isolated });
}

/** What a side's messengers find on a field: kept while the enemy holds the same zones and the leader stays. */
interface Reach {
  zone: ZoneId;
  radius: number;
  /** Steps round the enemy if there is a way, else as if he were not there (R39); zones within the radius. */
  readonly far: Uint8Array;
  readonly within: Uint8Array;
  readonly blocked: Uint8Array;
}
const reaches = oncePer(({ w }: Field): readonly Reach[] => {
  const bytes = () => new Uint8Array(w.zones);
  return w.data.leaders.map(() => ({ zone: NOWHERE, radius: 0, far: bytes(), within: bytes(), blocked: bytes() }));
});
function messengers(g: Field, l: LeaderId, side: number, radius: number): Reach {
  const reach = reaches(g)[l]!;
  const zone = leaderZone(g, l);
  const blocked = markBlocked(g, side);
  let isSame = reach.zone === zone && reach.radius === radius;
  for (let z = zoneId(0); z < g.w.zones && isSame; z++) isSame = reach.blocked[z] === blocked[z];
  if (isSame) return reach;
  reach.zone = zone;
  reach.radius = radius;
  reach.blocked.set(blocked);
  const { field, other } = g.scratch;
  field.from(g.w.passage, zone, blocked);
  other.from(g.w.passage, zone);
  for (let z = zoneId(0); z < g.w.zones; z++) {
    reach.far[z] = field.steps[z] !== FAR ? field.steps[z]! : other.steps[z]!;
    reach.within[z] = field.steps[z]! <= radius ? 1 : 0;
  }
  return reach;
}

/**
 * 5.3c 1.3.7o R39 Where an isolated unit may end its move: nearer than its start to its column's leader or to the
 * lieutenant-general, or within the radius of one of them. A mark a zone.
 */
export function homeward(g: Field, u: UnitId, start: ZoneId): Uint8Array {
  const side = armyOf(g, u);
  const radius = radiusOf(g);
  const out = g.scratch.home;
  out.fill(0);
  const leaders = leadersOf(g, side);
  for (let i = 0; i < leaders.length; i++) {
    const l = leaders[i]!;
    if (!leads(g, l, u)) continue;
    const { far, within } = messengers(g, l, side, radius);
    for (let z = zoneId(0); z < g.w.zones; z++) if (far[z] !== FAR && (far[z]! < far[start]! || within[z])) out[z] = 1;
  }
  return out;
}

/** 1.3.7k 5.3b */
export const isCommanded = (g: Field, u: UnitId): boolean => !has(g, u, ISOLATED);
