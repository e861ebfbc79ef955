import { FAR, type ZoneId, zoneId } from '@tambour/boards';
import { oncePer, RulesBug } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { isLeaderOnMap, leaderArmy, leadersOf, leaderZone } from '../model/leader.ts';
import { pieceId, sideName } from '../model/lookup.ts';
import { type Field, MARK, NOWHERE } from '../model/state.ts';
import { armyOf, has, isHope, isOnMap, mark, parentOf, unitsOf, unmark, zoneOf } from '../model/unit.ts';
import { unitsIn } from '../model/zone.ts';
import { isLed } from './1-quality.ts';
import { onThisTurn } from './special-turns.ts';

/** 5.2c M.2 AV.2 How far command reaches on this turn. */
export const radiusOf = (g: Field): number => onThisTurn(g, 'command-radius')[0]?.radius ?? g.w.charts.commandRadius;

/** 5.2e 5.2f Zones that stop a messenger of a side: those that hold an enemy combat unit. */
export function markBlocked(g: Field, side: number): Uint8Array {
  const { blocked } = g.scratch;
  for (let z = zoneId(0); z < g.w.zones; z++) blocked[z] = unitsIn(g, z, 1 - side) > 0 ? 1 : 0;
  return blocked;
}

/** 5.1b 5.1c Whether a leader may command a unit: his own column, or any if he is the lieutenant-general. */
export const leads = (g: Field, l: LeaderId, u: UnitId): boolean =>
  g.w.leaderSide[l] === g.w.unitSide[u] && isLeaderOnMap(g, l) && isLed(g, l, u);

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
function messengers(g: Field, l: LeaderId, radius: number): Reach {
  const reach = reaches(g)[l];
  if (!reach) throw new RulesBug(`there is no leader ${l}`);
  const zone = leaderZone(g, l);
  const blocked = markBlocked(g, leaderArmy(g, l));
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
    const steps = field.steps[z] ?? FAR;
    reach.far[z] = steps !== FAR ? steps : (other.steps[z] ?? FAR);
    reach.within[z] = steps <= radius ? 1 : 0;
  }
  return reach;
}

/** Steps from a leader to the zones within his radius; those beyond it are far. */
export const withinRadius = (g: Field, l: LeaderId, blocked: Uint8Array, radius: number): Uint8Array => {
  g.scratch.field.from(g.w.passage, leaderZone(g, l), blocked, radius);
  return g.scratch.field.steps;
};
/** 11.4.2a Where a unit counts for command: enfants perdus with their parent. */
const countsAt = (g: Field, u: UnitId): ZoneId => zoneOf(g, isHope(g, u) ? parentOf(g, u) : u);

/** 5.1a 5.1e 5.2a 5.2c 5.2d N9 Whether a unit stands now within the radius of a leader who may command it. */
export function isInRadius(g: Field, u: UnitId): boolean {
  const zone = countsAt(g, u);
  if (zone === NOWHERE) return false;
  const radius = radiusOf(g);
  const blocked = markBlocked(g, armyOf(g, u));
  for (const l of leadersOf(g, armyOf(g, u)))
    if (leads(g, l, u) && withinRadius(g, l, blocked, radius)[zone] !== FAR) return true;
  return false;
}

/** 5.0a 5.2b 5.3a 11.4.2a The command sequence: who is out of reach is isolated until the next. */
export function checkCommand(g: Field, side: number): void {
  const radius = radiusOf(g);
  const blocked = markBlocked(g, side);
  const reached = new Uint8Array(g.w.units);
  for (const l of leadersOf(g, side)) {
    if (!isLeaderOnMap(g, l)) continue;
    const steps = withinRadius(g, l, blocked, radius);
    for (const u of unitsOf(g, side)) {
      const zone = countsAt(g, u);
      if (zone !== NOWHERE && leads(g, l, u) && steps[zone] !== FAR) reached[u] = 1;
    }
  }
  const isolated: string[] = [];
  for (const u of unitsOf(g, side)) {
    if (!isOnMap(g, u)) continue;
    if (reached[u] === 1) unmark(g, u, MARK.isolated);
    else {
      mark(g, u, MARK.isolated);
      isolated.push(pieceId(g, u));
    }
  }
  emit(g, { type: 'command-checked', rule: '5.0a', side: sideName(side), isolated });
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
  for (const l of leadersOf(g, side)) {
    if (!leads(g, l, u)) continue;
    const { far, within } = messengers(g, l, radius);
    const before = far[start] ?? FAR;
    for (let z = 0; z < far.length; z++) {
      const steps = far[z] ?? FAR;
      if (steps !== FAR && (steps < before || within[z])) out[z] = 1;
    }
  }
  return out;
}

/** 1.3.7k 5.3b */
export const isCommanded = (g: Field, u: UnitId): boolean => !has(g, u, MARK.isolated);
