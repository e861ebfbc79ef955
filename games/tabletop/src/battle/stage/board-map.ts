import type { BoardMap } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import type { TabletopWorld } from '../model/world.ts';

const TENTHS_PER_CM = 100;
const cm = (tenths: number): number => tenths / TENTHS_PER_CM;
const point = ({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [cm(x), cm(y)];

/** The table for programs: its size, what lies on it, and how far troops go in a period. */
export function boardMap({ data }: TabletopWorld): BoardMap {
  const { infantry, heavyCavalry, lightCavalry, artillery, general, aide } = CHARTS.moveRates;
  return {
    kind: 'table',
    movers: [],
    places: [],
    table: {
      width: cm(data.table.width),
      height: cm(data.table.height),
      terrain: data.terrain.map(({ id, kind, name, polygon, line, at, over, width, level, capacity }) => ({
        id,
        kind,
        name,
        ...(polygon && { polygon: polygon.map(point) }),
        ...(line && { line: line.map(point) }),
        ...(at && { at: point(at) }),
        ...(over !== undefined && { over }),
        ...(width !== undefined && { width: cm(width) }),
        ...(level !== undefined && { level }),
        ...(capacity !== undefined && { capacity }),
      })),
      rates: { infantry, heavyCavalry, lightCavalry, artillery, general, aide },
    },
    notes: {
      en: 'Lengths in centimetres from one corner of the table; speeds per period on open ground.',
      fr: 'Longueurs en centimètres depuis un coin de la table ; vitesses par période en terrain découvert.',
    },
  };
}
