import type { HexId } from '@tambour/boards';
import * as arcs from '../model/arcs.ts';
import { formationSide, formationsOf, leaderOf, unitsOf } from '../model/formation.ts';
import * as hex from '../model/hex.ts';
import { type FormationId, type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import * as leader from '../model/leader.ts';
import { emit, type Field, MARK } from '../model/state.ts';
import * as unit from '../model/unit.ts';
import { ART, COALITION, FRENCH, WAITING } from '../model/vocabulary.ts';
import { isActing, isCombatUnit, isHorse, isRouted } from './1-units.ts';
import * as marks from './6-zone-marks.hot.ts';

// An imported name is looked up anew at each use. What the searches use most is looked up once, here.
const { lateralArc } = arcs;
const { beside, holder, unitAt, unitBeside } = hex;
const { commandsOf, idOfLeader, isChief, isLeaderOnMap, leaderHex, leaderSide, radiusOf } = leader;
const { classOf, facingOf, formationOf, has, hexOf, isOnMap, mark, unmark } = unit;
const { enemyWatch, isMarked, markZones } = marks;

/** 8.2b 8.2c 9.1b The hexes that command reaches from a hex, which is not tested itself. Leaves the distances in the trace. R40 */
export function traceCommand(g: Field, side: number, from: HexId, range: number, zones: Uint8Array): void {
  const { trace } = g.scratch;
  const enemy = enemyWatch(side);
  trace.begin(from);
  for (let hex = trace.next(); hex >= 0 && trace.at < range; hex = trace.next())
    for (let d = 0; d < 6; d++) {
      const x = beside(g, hex, d);
      if (x < 0 || trace.has(x)) continue;
      const by = holder(g, x);
      if (by >= 0 ? by === side : !isMarked(zones, x, enemy)) trace.reach(x, hex);
    }
}
/** Hexes on the shortest path command can take to a hex within the last trace, or -1. */
export const commandDistance = (g: Field, hex: HexId): number => g.scratch.trace.steps(hex);

/** 8.1a 8.2b The range of a commander-in-chief: his factor, five hexes at most. */
export const commanderRange = (g: Field, l: LeaderId): number => Math.min(radiusOf(g, l), g.w.charts.commandMax);

/** 8.1a 9.1b How far the word of any leader carries. */
export const rangeOf = (g: Field, l: LeaderId): number => (isChief(g, l) ? commanderRange(g, l) : radiusOf(g, l));

/** 8.1b 8.1c 8.1d 8.1e Whether a commander-in-chief may command a formation. */
export const mayCommand = (g: Field, l: LeaderId, formation: FormationId): boolean =>
  isChief(g, l) && commandsOf(g, l).includes(formation);

/** 8.3f R3 R41 Off the map, always in command by rule, or a commander-in-chief who leads his own: no trace is needed. */
const needsNoCommander = (g: Field, l: LeaderId): boolean =>
  g.s.leader.place[l] === WAITING || isChief(g, l) || g.w.data.leaders[l]?.isAlwaysInCommand === true;

/** 4Aa 4Ab 8.2a 8.3a Phase A: every formation leader whom no commander entitled to it can reach gets a marker. */
export function checkCommand(g: Field): void {
  const { isOut } = g.s.leader;
  for (const side of [FRENCH, COALITION]) {
    const zones = markZones(g, 1 - side);
    const leaders = [...formationsOf(g, side)].map((f) => ({ f, l: leaderOf(g, f) }));
    for (const { l } of leaders) isOut[l] = needsNoCommander(g, l) ? 0 : 1;
    for (let c = leaderId(0); c < g.w.leaders; c++) {
      if (!isChief(g, c) || leaderSide(g, c) !== side || !isLeaderOnMap(g, c)) continue;
      traceCommand(g, side, leaderHex(g, c), commanderRange(g, c), zones);
      for (const { f, l } of leaders)
        if (isOut[l] && mayCommand(g, c, f) && commandDistance(g, leaderHex(g, l)) >= 0) isOut[l] = 0;
    }
    for (const { l } of leaders) if (isOut[l]) emit(g, { type: 'command-lost', rule: '4Ab', leader: idOfLeader(g, l) });
  }
}

/** 9.3a 9.3b 9.3c Whether two neighbours hold one line: horse in any shape; else flank to flank, or one on a flank. R42 */
export function isLinked(g: Field, u: UnitId, v: UnitId, d: number): boolean {
  if (isRouted(g, u) || isRouted(g, v)) return false;
  if (isHorse(g, u) && isHorse(g, v)) return true;
  const vOnFlank = (lateralArc(facingOf(g, u)) & (1 << d)) !== 0;
  const uOnFlank = (lateralArc(facingOf(g, v)) & (1 << ((d + 3) % 6))) !== 0;
  return g.w.edition.lineNeedsBothFlanks ? vOnFlank && uOnFlank : vOnFlank || uOnFlank;
}

/** 9.1a 9.1b 9.1c 9.1d 9.1e 8.1f Fixes for the whole activation which units of a formation are commanded; who is still off the map is (R41). */
export function fixCommand(g: Field, formation: FormationId, zones: Uint8Array): void {
  const { s } = g;
  const side = formationSide(g, formation);
  const l = leaderOf(g, formation);
  const isTraced = isLeaderOnMap(g, l);
  if (isTraced) traceCommand(g, side, leaderHex(g, l), rangeOf(g, l), zones);
  const inLine: UnitId[] = [];
  for (const u of unitsOf(g, formation)) {
    unmark(g, u, MARK.commanded);
    if (s.unit.place[u] === WAITING) mark(g, u, MARK.commanded);
    if (!isOnMap(g, u) || !isTraced || commandDistance(g, hexOf(g, u)) < 0) continue;
    mark(g, u, MARK.commanded);
    if (isCombatUnit(g, u)) inLine.push(u);
  }
  // Who is taken in takes in others in turn.
  for (const u of inLine) {
    if (isRouted(g, u)) continue;
    for (let d = 0; d < 6; d++) {
      const v = unitBeside(g, hexOf(g, u), d);
      if (v < 0 || formationOf(g, v) !== formation || has(g, v, MARK.commanded) || !isLinked(g, u, v, d)) continue;
      mark(g, v, MARK.commanded);
      inLine.push(v);
    }
  }
}

/** 9.1a 8.1f Guns are commanded with the unit they are stacked with, or, for the French in one edition, in Villars' range. R5 */
export function fixGuns(g: Field, formation: FormationId, zones: Uint8Array): void {
  for (const u of unitsOf(g, formation)) {
    if (classOf(g, u) !== ART || !isOnMap(g, u) || has(g, u, MARK.commanded)) continue;
    const escort = unitAt(g, hexOf(g, u));
    const isEscorted = escort >= 0 && has(g, escort, MARK.commanded) && isActing(g, escort);
    const isUnderVillars =
      formationSide(g, formation) === FRENCH && g.w.edition.villarsCommandsGuns && isInVillarsRange(g, u, zones);
    if (isEscorted || isUnderVillars) mark(g, u, MARK.commanded);
  }
}

function isInVillarsRange(g: Field, u: UnitId, zones: Uint8Array): boolean {
  const v = g.w.villars;
  if (v < 0 || !isLeaderOnMap(g, v)) return false;
  traceCommand(g, FRENCH, leaderHex(g, v), commanderRange(g, v), zones);
  return commandDistance(g, hexOf(g, u)) >= 0;
}
