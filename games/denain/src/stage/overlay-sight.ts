import { distance, type HexId, inCone, within } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { area, type Mark } from '@tambour/stage';
import type { UnitId } from '../model/ids.ts';
import { type Field, isOnMap } from '../model/state.ts';
import { ROUTED } from '../model/vocabulary.ts';
import { isBattery, isCombatUnit } from '../rules/1-units.ts';
import { front } from '../rules/2-facing.ts';
import { blockedBy, isFireBanned } from '../rules/11-fire.ts';
import { say } from '../texts/say.ts';

/** 10.2a 10.2b 10.2c 10.2j 11.1a 11.1h What a piece can fire at from where it stands, enemy there or not. */
export function sightMarks(g: Field, piece: string | undefined): Mark[] {
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
  const { w, s } = g;
  const arc = front(g, u);
  const hexes = [0, 1, 2, 3, 4, 5]
    .filter((d) => arc & (1 << d))
    .map((d) => w.near[s.unit.hex[u]! * 6 + d]!)
    .filter((hex) => hex >= 0);
  if (s.unit.state[u] === ROUTED) return shut(g, hexes, say('overlay.running'));
  return isFireBanned(g, u) ? shut(g, hexes, say('overlay.banned')) : open(g, hexes);
}
