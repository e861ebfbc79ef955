import { type HexId, hexId, within } from '@tambour/boards';
import { itemAt, type Text } from '@tambour/kernel';
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
import { formationsOf, leaderOf } from '../model/formation.ts';
import { hexesAround, labelOf, ownWorks, unitBeside } from '../model/hex.ts';
import { type FormationId, formationId, type LeaderId, type UnitId, unitId } from '../model/ids.ts';
import { isChief, isLeaderOnMap, leaderHex, leaderSide, ledBy } from '../model/leader.ts';
import { leaderNameAt, saidLeader, saidUnit } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { formationOf, hexOf, isOnMap, sideOf } from '../model/unit.ts';
import { CAV, CLEAR, enemyOf, INF, LEADER, SIDES } from '../model/vocabulary.ts';
import { isBattery, isCombatUnit, isRouted } from '../rules/1-units.ts';
import { front } from '../rules/2-facing.ts';
import { enemyZone, isMarked, markZones } from '../rules/6-zone-marks.hot.ts';
import { commandDistance, isLinked, mayCommand, rangeOf, traceCommand } from '../rules/8-command.ts';
import { isFireBanned, isInCone, maskOf, rangeTo } from '../rules/11-fire.ts';
import { say } from '../texts/say.ts';
import { leadersOnMap } from './around.ts';
import { beholder } from './question.ts';
import { costWord, terrainName } from './words-of.ts';

const tone = (g: Field, side: number): Tone => (side === beholder(g) ? 'own' : 'enemy');

/** The formation a piece belongs to or leads, or -1. */
function formationOfPiece(g: Field, piece: string): FormationId {
  const u = g.w.unitIndex.get(piece);
  const l = g.w.leaderIndex.get(piece);
  return u !== undefined ? formationOf(g, u) : l === undefined ? formationId(-1) : ledBy(g, l);
}
/** Whose reach is asked for: a leader's own, that of a unit's leader, everyone's. */
function leadersMeant(g: Field, piece: string | undefined): LeaderId[] {
  const all = leadersOnMap(g);
  if (piece === undefined) return all;
  const l = g.w.leaderIndex.get(piece);
  if (l !== undefined) return all.filter((x) => x === l);
  const f = formationOfPiece(g, piece);
  return f < 0 ? [] : all.filter((x) => x === leaderOf(g, f));
}

/** 8.2b 8.2c 9.1b How far each leader's word carries; for a commander-in-chief, also which leaders it reaches. */
const commandMarks = (g: Field, piece: string | undefined): Mark[] =>
  leadersMeant(g, piece).flatMap((l): Mark[] => {
    const { w } = g;
    const side = leaderSide(g, l);
    const from = leaderHex(g, l);
    const range = rangeOf(g, l);
    traceCommand(g, side, from, range, markZones(g, 1 - side));
    const places = w.hexNames.filter((_, hex) => commandDistance(g, hexId(hex)) >= 0);
    const name = leaderNameAt(w, l);
    const title = say('overlay.reach', { name, range });
    return [...area(places, tone(g, side), title), ...(piece === undefined ? [] : threads(g, l))];
  });

/** 8.2a From a commander-in-chief to the leaders he may command, within his reach or not. */
function threads(g: Field, l: LeaderId): Mark[] {
  if (!isChief(g, l)) return [];
  return [...formationsOf(g, leaderSide(g, l))].flatMap((f): Mark[] => {
    const other = leaderOf(g, f);
    if (other === l || !mayCommand(g, l, f) || !isLeaderOnMap(g, other)) return [];
    const isReached = commandDistance(g, leaderHex(g, other)) >= 0;
    const name = saidLeader(g.w, other);
    const [from, to] = [labelOf(g, leaderHex(g, l)), labelOf(g, leaderHex(g, other))];
    return [
      isReached
        ? line(from, to, 'good', say('overlay.reaches', { name }))
        : line(from, to, 'bad', say('overlay.reachesNot', { name })),
    ];
  });
}

/** 9.3a 9.3b 9.3c Units of a formation that hold one line, joined two by two; of the piece's formation when one is picked. */
function lineMarks(g: Field, piece: string | undefined): Mark[] {
  const { w } = g;
  const only = piece === undefined ? formationId(-1) : formationOfPiece(g, piece);
  const out: Mark[] = [];
  for (let u = unitId(0); u < w.units; u++) {
    if (!isOnMap(g, u) || !isCombatUnit(g, u) || (only >= 0 && formationOf(g, u) !== only)) continue;
    for (let d = 0; d < 6; d++) {
      const v = unitBeside(g, hexOf(g, u), d);
      // Each pair once.
      if (v <= u || formationOf(g, v) !== formationOf(g, u) || !isLinked(g, u, v, d)) continue;
      const [a, b] = [saidUnit(w, u), saidUnit(w, v)];
      const title = say('overlay.inLine', { a, b });
      out.push(line(labelOf(g, hexOf(g, u)), labelOf(g, hexOf(g, v)), tone(g, sideOf(g, u)), title));
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

const places = (g: Field, hexes: readonly HexId[]): string[] => hexes.map((hex) => labelOf(g, hex));
const open = (g: Field, hexes: readonly HexId[]): Mark[] => area(places(g, hexes), 'good', say('overlay.mayFire'));
const shut = (g: Field, hexes: readonly HexId[], why: Text): Mark[] => area(places(g, hexes), 'bad', why);

function ofBattery(g: Field, b: UnitId): Mark[] {
  const inReach = within(g.w.grid, hexOf(g, b), g.w.charts.artilleryRange).filter((hex) => {
    const far = rangeTo(g, b, hex);
    return far > 0 && isInCone(g, b, hex, far);
  });
  const isClear = (hex: HexId): boolean => maskOf(g, b, hex) < 0;
  const masked = inReach.filter((hex) => !isClear(hex));
  return [...open(g, inReach.filter(isClear)), ...shut(g, masked, say('overlay.masked'))];
}

function ofUnit(g: Field, u: UnitId): Mark[] {
  const hexes = hexesAround(g, hexOf(g, u), front(g, u)).filter((hex) => hex >= 0);
  if (isRouted(g, u)) return shut(g, hexes, say('overlay.running'));
  return isFireBanned(g, u) ? shut(g, hexes, say('overlay.banned')) : open(g, hexes);
}

/** The column of the movement chart a piece uses; undefined when none is picked. */
function columnOf({ w }: Field, piece = ''): number | undefined {
  const u = w.unitIndex.get(piece);
  return u !== undefined ? w.unitClass[u] : w.leaderIndex.has(piece) ? LEADER : undefined;
}

/** 7.1b 7.6a The ground that is not open, by name, with the points it takes: the piece's, or those of foot and horse. */
function terrainMarks(g: Field, piece: string | undefined): Mark[] {
  const { w } = g;
  const cls = columnOf(g, piece);
  return w.hexNames.flatMap((place, i): Mark[] => {
    const hex = hexId(i);
    const isClear = w.terrain[hex] === CLEAR;
    const hasWorks = ownWorks(g, hex) > 0;
    if (isClear && !hasWorks) return [];
    const name = commas([...(isClear ? [] : [terrainName(w, hex)]), ...(hasWorks ? [say('terrain.works')] : [])]);
    const text = (cost: string) => say('overlay.cost', { name, cost });
    return [groundLabel(place, cls, [INF, CAV], (mover) => costWord(w, hex, mover), text)];
  });
}

/** 6a 6.1f 6.1g The zones of both sides as they are seen by who must decide: the enemy's are what a march is planned against. */
function zoneMarks(g: Field): Mark[] {
  const zones = SIDES.map((_, side) => markZones(g, side).slice());
  return sideAreas(
    g.w.hexNames,
    beholder(g),
    (hex, side) => isMarked(itemAt(zones, side), hexId(hex), enemyZone(enemyOf(side))),
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
