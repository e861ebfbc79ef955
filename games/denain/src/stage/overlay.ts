import { distance, type HexId, hexId, inCone, within } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import {
  area,
  commas,
  groundLabel,
  line,
  type Mark,
  type OverlayMarks,
  overlayBy,
  sideAreas,
  type Tone,
} from '@tambour/stage';
import type { OverlayId } from '../front.ts';
import { type FormationId, formationId, type LeaderId, NO_UNIT, type UnitId, unitId } from '../model/ids.ts';
import { leaderNameAt, saidLeader, saidUnit } from '../model/names.ts';
import { type Field, isLeaderOnMap, isOnMap, leaderOf, unitAt } from '../model/state.ts';
import { CAV, CINC, CLEAR, INF, LEADER, ROUTED } from '../model/vocabulary.ts';
import { isBattery, isCombatUnit } from '../rules/1-units.ts';
import { front } from '../rules/2-facing.ts';
import { markZones } from '../rules/6-zone-of-control.ts';
import { commandDistance, isLinked, mayCommand, rangeOf, traceCommand } from '../rules/8-command.ts';
import { blockedBy, isFireBanned } from '../rules/11-fire.ts';
import { hexesAround } from '../rules/11-shock.ts';
import { say } from '../texts/say.ts';
import { leadersOnMap } from './around.ts';
import { beholder } from './question.ts';
import { costWord, terrainName } from './words-of.ts';

const tone = (g: Field, side: number): Tone => (side === beholder(g) ? 'own' : 'enemy');

/** The formation a piece belongs to or leads, or -1. */
function formationOf(g: Field, piece: string): FormationId {
  const u = g.w.unitIndex.get(piece);
  if (u !== undefined) return g.w.unitFormation[u]!;
  const l = g.w.leaderIndex.get(piece);
  return formationId(l === undefined ? -1 : g.w.leads[l]! - 1);
}
/** Whose reach is asked for: a leader's own, that of a unit's leader, everyone's. */
function leadersMeant(g: Field, piece: string | undefined): LeaderId[] {
  const all = leadersOnMap(g);
  if (piece === undefined) return all;
  const l = g.w.leaderIndex.get(piece);
  if (l !== undefined) return all.filter((x) => x === l);
  const f = formationOf(g, piece);
  return f < 0 ? [] : all.filter((x) => x === leaderOf(g, f));
}

/** 8.2b 8.2c 9.1b How far each leader's word carries; for a commander-in-chief, also which leaders it reaches. */
const commandMarks = (g: Field, piece: string | undefined): Mark[] =>
  leadersMeant(g, piece).flatMap((l): Mark[] => {
    const { w, s } = g;
    const side = w.leaderSide[l]!;
    const from = s.leader.hex[l]!;
    const range = rangeOf(g, l);
    traceCommand(g, side, from, range, markZones(g, 1 - side));
    const places = w.hexNames.filter((_, hex) => commandDistance(g, hexId(hex)) >= 0);
    const name = leaderNameAt(w, l);
    const title = say('overlay.reach', { name, range });
    return [...area(places, tone(g, side), title), ...(piece === undefined ? [] : threads(g, l))];
  });

/** 8.2a From a commander-in-chief to the leaders he may command, within his reach or not. */
function threads(g: Field, l: LeaderId): Mark[] {
  const { w, s } = g;
  if (w.leaderRole[l] !== CINC) return [];
  return [...w.sideFormations[w.leaderSide[l]!]!].flatMap((f): Mark[] => {
    const other = leaderOf(g, f);
    if (other === l || !mayCommand(g, l, f) || !isLeaderOnMap(g, other)) return [];
    const isReached = commandDistance(g, s.leader.hex[other]!) >= 0;
    const name = saidLeader(w, other);
    const [from, to] = [w.hexNames[s.leader.hex[l]!]!, w.hexNames[s.leader.hex[other]!]!];
    return [
      isReached
        ? line(from, to, 'good', say('overlay.reaches', { name }))
        : line(from, to, 'bad', say('overlay.reachesNot', { name })),
    ];
  });
}

/** 9.3a 9.3b 9.3c Units of a formation that hold one line, joined two by two; of the piece's formation when one is picked. */
function lineMarks(g: Field, piece: string | undefined): Mark[] {
  const { w, s } = g;
  const only = piece === undefined ? formationId(-1) : formationOf(g, piece);
  const out: Mark[] = [];
  for (let u = unitId(0); u < w.units; u++) {
    if (!isOnMap(g, u) || !isCombatUnit(g, u) || (only >= 0 && w.unitFormation[u] !== only)) continue;
    for (let d = 0; d < 6; d++) {
      const x = w.near[s.unit.hex[u]! * 6 + d]!;
      const v = x < 0 ? NO_UNIT : unitAt(g, x);
      // Each pair once.
      if (v <= u || w.unitFormation[v] !== w.unitFormation[u] || !isLinked(g, u, v, d)) continue;
      const [a, b] = [saidUnit(w, u), saidUnit(w, v)];
      const title = say('overlay.inLine', { a, b });
      out.push(line(w.hexNames[s.unit.hex[u]!]!, w.hexNames[x]!, tone(g, w.unitSide[u]!), title));
    }
  }
  return out;
}

/** 10.2a 10.2b 10.2c 10.2j 11.1a 11.1h What a piece can fire at from where it stands, enemy there or not. */
function sightMarks(g: Field, piece: string | undefined): Mark[] {
  const u = piece === undefined ? undefined : g.w.unitIndex.get(piece);
  if (u === undefined || !isOnMap(g, u)) return [];
  if (isBattery(g, u)) return ofBattery(g, u);
  return isCombatUnit(g, u) ? ofUnit(g, u) : [];
}

const places = (g: Field, hexes: readonly HexId[]): string[] => hexes.map((hex) => g.w.hexNames[hex]!);
const open = (g: Field, hexes: readonly HexId[]): Mark[] => area(places(g, hexes), 'good', say('overlay.mayFire'));
const shut = (g: Field, hexes: readonly HexId[], why: Text): Mark[] => area(places(g, hexes), 'bad', why);

function ofBattery(g: Field, b: number): Mark[] {
  const { w, s } = g;
  const from = s.unit.hex[b]!;
  const most = w.charts.artilleryRange;
  const inReach = within(w.grid, from, most).filter((hex) => {
    const far = distance(w.grid, from, hex);
    return far === 1 || (far > 1 && inCone(w.grid, from, s.unit.facing[b]!, hex, most));
  });
  const isClear = (hex: HexId): boolean => distance(w.grid, from, hex) === 1 || blockedBy(g, from, hex) < 0;
  const masked = inReach.filter((hex) => !isClear(hex));
  return [...open(g, inReach.filter(isClear)), ...shut(g, masked, say('overlay.masked'))];
}

function ofUnit(g: Field, u: UnitId): Mark[] {
  const { s } = g;
  const hexes = hexesAround(g, s.unit.hex[u]!, front(g, u)).filter((hex) => hex >= 0);
  if (s.unit.state[u] === ROUTED) return shut(g, hexes, say('overlay.running'));
  return isFireBanned(g, u) ? shut(g, hexes, say('overlay.banned')) : open(g, hexes);
}

/** The column of the movement chart a piece uses; undefined when none is picked. */
function classOf(g: Field, piece: string | undefined): number | undefined {
  if (piece === undefined) return undefined;
  const u = g.w.unitIndex.get(piece);
  if (u !== undefined) return g.w.unitClass[u];
  return g.w.leaderIndex.has(piece) ? LEADER : undefined;
}

/** 7.1b 7.6a The ground that is not open, by name, with the points it takes: the piece's, or those of foot and horse. */
function terrainMarks(g: Field, piece: string | undefined): Mark[] {
  const { w } = g;
  const cls = classOf(g, piece);
  return w.hexNames.flatMap((place, i): Mark[] => {
    const hex = hexId(i);
    const isClear = w.terrain[hex] === CLEAR;
    const hasWorks = w.inner[hex]! > 0;
    if (isClear && !hasWorks) return [];
    const name = commas([...(isClear ? [] : [terrainName(w, hex)]), ...(hasWorks ? [say('terrain.works')] : [])]);
    const text = (cost: string) => say('overlay.cost', { name, cost });
    return [groundLabel(place, cls, [INF, CAV], (mover) => costWord(w, hex, mover), text)];
  });
}

/** 6a 6.1f 6.1g The zones of both sides as they are seen by who must decide: the enemy's are what a march is planned against. */
function zoneMarks(g: Field): Mark[] {
  const zones = [0, 1].map((side) => markZones(g, side).map((bits) => (bits & (1 << side) ? 1 : 0)));
  return sideAreas(
    g.w.hexNames,
    beholder(g),
    (hex, side) => zones[side]![hex] === 1,
    (tone) => say(`overlay.zone.${tone}`),
  );
}

/** What an overlay draws now, for the whole field or for the piece picked. */
export const overlay = overlayBy<Field>({
  zoc: zoneMarks,
  command: commandMarks,
  lines: lineMarks,
  sight: sightMarks,
  terrain: terrainMarks,
} satisfies OverlayMarks<Field, OverlayId>);
