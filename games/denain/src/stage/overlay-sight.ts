import { distance, inCone, within } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import type { Mark } from '@tambour/stage';
import { type Field, isOnMap } from '../model/state.ts';
import { ROUTED } from '../model/vocabulary.ts';
import { isBattery, isCombatUnit } from '../rules/1-units.ts';
import { front } from '../rules/2-facing.ts';
import { blockedBy, isFireBanned } from '../rules/11-fire.ts';

const CLEAR: Text = { en: 'May fire there', fr: 'Peut y tirer' };
const MASKED: Text = { en: 'Masked', fr: 'Masqué' };
const BANNED: Text = { en: 'Bayonet order: no fire from here', fr: 'Ordre de la baïonnette : pas de tir d’ici' };
const RUNNING: Text = { en: 'A routed unit does not fire', fr: 'Une unité en déroute ne tire pas' };

/** 10.2a 10.2b 10.2c 10.2j 11.1a 11.1h What a piece can fire at from where it stands, enemy there or not. */
export function sightMarks(g: Field, piece: string | undefined): Mark[] {
  const u = piece === undefined ? undefined : g.w.unitIndex.get(piece);
  if (u === undefined || !isOnMap(g, u)) return [];
  if (isBattery(g, u)) return ofBattery(g, u);
  return isCombatUnit(g, u) ? ofUnit(g, u) : [];
}

const areas = (g: Field, good: readonly number[], bad: readonly number[], why: Text): Mark[] => {
  const places = (hexes: readonly number[]): string[] => hexes.map((hex) => g.w.hexNames[hex]!);
  return [
    ...(good.length > 0 ? [{ kind: 'area', places: places(good), tone: 'good', title: CLEAR } as const] : []),
    ...(bad.length > 0 ? [{ kind: 'area', places: places(bad), tone: 'bad', title: why } as const] : []),
  ];
};

function ofBattery(g: Field, b: number): Mark[] {
  const { w, s } = g;
  const from = s.unit.hex[b]!;
  const most = w.charts.artilleryRange;
  const inReach = within(w.grid, from, most).filter((hex) => {
    const far = distance(w.grid, from, hex);
    return far === 1 || (far > 1 && inCone(w.grid, from, s.unit.facing[b]!, hex, most));
  });
  const isClear = (hex: number): boolean => distance(w.grid, from, hex) === 1 || blockedBy(g, from, hex) < 0;
  return areas(
    g,
    inReach.filter(isClear),
    inReach.filter((hex) => !isClear(hex)),
    MASKED,
  );
}

function ofUnit(g: Field, u: number): Mark[] {
  const { w, s } = g;
  const arc = front(g, u);
  const hexes = [0, 1, 2, 3, 4, 5]
    .filter((d) => arc & (1 << d))
    .map((d) => w.near[s.unit.hex[u]! * 6 + d]!)
    .filter((hex) => hex >= 0);
  if (s.unit.state[u] === ROUTED) return areas(g, [], hexes, RUNNING);
  return isFireBanned(g, u) ? areas(g, [], hexes, BANNED) : areas(g, hexes, [], BANNED);
}
