import type { HexId } from '@tambour/boards';
import { LATERAL } from '../model/arcs.ts';
import { emit } from '../model/emit.ts';
import { type FormationId, type LeaderId, leaderId, NO_UNIT, type UnitId, unitId } from '../model/ids.ts';
import {
  type Field,
  has,
  holder,
  isLeaderOnMap,
  isOnMap,
  leaderOf,
  MARK,
  mark,
  unitAt,
  unmark,
} from '../model/state.ts';
import { ART, CINC, COALITION, FRENCH, ROUTED, WAITING } from '../model/vocabulary.ts';
import { isCombatUnit, isHorse } from './1-units.ts';
import { enemyWatch, markZones } from './6-zone-of-control.ts';

/** 8.2b 8.2c 9.1b The hexes that command reaches from a hex, which is not tested itself. Leaves the distances in the trace. R40 */
export function traceCommand(g: Field, side: number, from: HexId, range: number, zones: Uint8Array): void {
  const { trace } = g.scratch;
  const { near } = g.w;
  const enemy = enemyWatch(side);
  trace.begin(from);
  for (let hex = trace.next(); hex >= 0 && trace.at < range; hex = trace.next())
    for (let d = 0; d < 6; d++) {
      const x = near[hex * 6 + d]!;
      if (x < 0 || trace.has(x)) continue;
      const by = holder(g, x);
      if (by >= 0 ? by === side : (zones[x]! & enemy) === 0) trace.reach(x, hex);
    }
}
/** Hexes on the shortest path command can take to a hex within the last trace, or -1. */
export const commandDistance = (g: Field, hex: HexId): number => g.scratch.trace.steps(hex);

/** 8.1a 8.2b The range of a commander-in-chief: his factor, five hexes at most. */
export const commanderRange = (g: Field, l: LeaderId): number => Math.min(g.w.radius[l]!, g.w.charts.commandMax);

/** 8.1a 9.1b How far the word of any leader carries. */
export const rangeOf = (g: Field, l: LeaderId): number =>
  g.w.leaderRole[l] === CINC ? commanderRange(g, l) : g.w.radius[l]!;

/** 8.1b 8.1c 8.1d 8.1e Whether a commander-in-chief may command a formation. */
export const mayCommand = (g: Field, l: LeaderId, formation: FormationId): boolean =>
  g.w.leaderRole[l] === CINC && g.w.commands[l]!.includes(formation);

/** 8.3f R3 R41 Off the map, always in command by rule, or a commander-in-chief who leads his own: no trace is needed. */
const needsNoCommander = (g: Field, l: LeaderId): boolean =>
  g.s.leader.place[l] === WAITING ||
  (l < g.w.leaders && (g.w.data.leaders[l]!.isAlwaysInCommand || g.w.leaderRole[l] === CINC));

/** 4Aa 4Ab 8.2a 8.3a Phase A: every formation leader whom no commander entitled to it can reach gets a marker. */
export function checkCommand(g: Field): void {
  const { w, s } = g;
  for (const side of [FRENCH, COALITION]) {
    const zones = markZones(g, 1 - side);
    const formations = w.sideFormations[side]!;
    for (const f of formations) {
      const l = leaderOf(g, f);
      s.leader.isOut[l] = needsNoCommander(g, l) ? 0 : 1;
    }
    for (let c = leaderId(0); c < w.leaders; c++) {
      if (w.leaderRole[c] !== CINC || w.leaderSide[c] !== side || !isLeaderOnMap(g, c)) continue;
      traceCommand(g, side, s.leader.hex[c]!, commanderRange(g, c), zones);
      for (const f of formations) {
        const l = leaderOf(g, f);
        if (s.leader.isOut[l] && mayCommand(g, c, f) && commandDistance(g, s.leader.hex[l]!) >= 0)
          s.leader.isOut[l] = 0;
      }
    }
    for (const f of formations) {
      const l = leaderOf(g, f);
      if (s.leader.isOut[l]) emit(g, { type: 'command-lost', rule: '4Ab', leader: w.leaderIds[l]! });
    }
  }
}

/** 9.3a 9.3b 9.3c Whether two neighbours hold one line: horse in any shape; else flank to flank, or one on a flank. R42 */
export function isLinked(g: Field, u: UnitId, v: UnitId, d: number): boolean {
  const { w, s } = g;
  if (s.unit.state[u] === ROUTED || s.unit.state[v] === ROUTED) return false;
  if (isHorse(g, u) && isHorse(g, v)) return true;
  const vOnFlank = (LATERAL[s.unit.facing[u]!]! & (1 << d)) !== 0;
  const uOnFlank = (LATERAL[s.unit.facing[v]!]! & (1 << ((d + 3) % 6))) !== 0;
  return w.edition.lineNeedsBothFlanks ? vOnFlank && uOnFlank : vOnFlank || uOnFlank;
}

/** 9.1a 9.1b 9.1c 9.1d 9.1e 8.1f Fixes for the whole activation which units of a formation are commanded; who is still off the map is (R41). */
export function fixCommand(g: Field, formation: FormationId, zones: Uint8Array): void {
  const { w, s } = g;
  const units = w.formationUnits[formation]!;
  const side = w.formationSide[formation]!;
  const l = leaderOf(g, formation);
  const isTraced = isLeaderOnMap(g, l);
  if (isTraced) traceCommand(g, side, s.leader.hex[l]!, rangeOf(g, l), zones);
  const { group } = g.scratch;
  let count = 0;
  for (const u of units) {
    unmark(g, u, MARK.commanded);
    if (s.unit.place[u] === WAITING) mark(g, u, MARK.commanded);
    if (!isOnMap(g, u) || !isTraced || commandDistance(g, s.unit.hex[u]!) < 0) continue;
    mark(g, u, MARK.commanded);
    if (isCombatUnit(g, u)) group[count++] = u;
  }
  for (let i = 0; i < count; i++) {
    const u = unitId(group[i]!);
    if (s.unit.state[u] === ROUTED) continue;
    for (let d = 0; d < 6; d++) {
      const x = w.near[s.unit.hex[u]! * 6 + d]!;
      const v = x < 0 ? NO_UNIT : unitAt(g, x);
      if (v < 0 || w.unitFormation[v] !== formation || has(g, v, MARK.commanded) || !isLinked(g, u, v, d)) continue;
      mark(g, v, MARK.commanded);
      group[count++] = v;
    }
  }
}

/** 9.1a 8.1f Guns are commanded with the unit they are stacked with, or, for the French in one edition, in Villars' range. R5 */
export function fixGuns(g: Field, formation: FormationId, zones: Uint8Array): void {
  const { w, s } = g;
  for (const u of w.formationUnits[formation]!) {
    if (w.unitClass[u] !== ART || !isOnMap(g, u) || has(g, u, MARK.commanded)) continue;
    const escort = unitAt(g, s.unit.hex[u]!);
    const isEscorted =
      escort >= 0 && has(g, escort, MARK.commanded) && s.formation.isActing[w.unitFormation[escort]!] === 1;
    const isUnderVillars =
      w.formationSide[formation] === FRENCH && w.edition.villarsCommandsGuns && isInVillarsRange(g, u, zones);
    if (isEscorted || isUnderVillars) mark(g, u, MARK.commanded);
  }
}

function isInVillarsRange(g: Field, u: UnitId, zones: Uint8Array): boolean {
  const v = g.w.villars;
  if (v < 0 || !isLeaderOnMap(g, v)) return false;
  traceCommand(g, FRENCH, g.s.leader.hex[v]!, commanderRange(g, v), zones);
  return commandDistance(g, g.s.unit.hex[u]!) >= 0;
}
