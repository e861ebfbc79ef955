import { DIRECTIONS, type HexId, hasSide, hexId } from '@tambour/boards';
import type { Language } from '@tambour/kernel';
import type { HexSheet, Work } from '@tambour/press';
import { isBreached, labelOf, ownWorks } from '../model/hex.ts';
import type { Field } from '../model/state.ts';
import { denainSheet } from './sheet.ts';

/** Hexes whose works are breached, each with the six bits of the sides. */
export function breaches(g: Field): { readonly hex: HexId; readonly sides: number }[] {
  const { w } = g;
  return w.hexNames.flatMap((_, i) => {
    const hex = hexId(i);
    let sides = 0;
    for (let d = 0; d < 6; d++) if (ownWorks(g, hex) & (1 << d) && isBreached(g, hex, d)) sides |= 1 << d;
    return sides === 0 ? [] : [{ hex, sides }];
  });
}
/** The same as the press names hexsides: "1311:S". */
const breached = (g: Field): string[] =>
  breaches(g).flatMap(({ hex, sides }) =>
    DIRECTIONS.flatMap((name, d) => (sides & (1 << d) ? [`${g.w.hexNames[hex]}:${name}`] : [])),
  );
/** 7.6m A camp redoubt can be broken into over a side that carries no works of the line: the breach shows there too. */
function redoubtBreaches(g: Field): Work[] {
  const { w } = g;
  const out: Work[] = [];
  for (let hex = hexId(0); hex < w.grid.size; hex++)
    for (let d = 0; d < 6; d++)
      if (w.isCampRedoubt[hex] && !hasSide(w.wall, hex, d) && isBreached(g, hex, d))
        out.push({ hex, direction: d, state: 'breached' });
  return out;
}
const brokenBridges = (g: Field): string[] =>
  g.w.bridges.flatMap((bridge, b) => (g.s.bridge.isDestroyed[b] ? [labelOf(g, bridge.hex)] : []));

/** Changes when, and only when, something drawn on the ground does. */
export function groundKey(g: Field): string {
  const redoubts = redoubtBreaches(g).map((side) => `${g.w.hexNames[side.hex]}:${DIRECTIONS[side.direction]}`);
  return [...breached(g), ...redoubts, '/', ...brokenBridges(g)].join(' ');
}

/** The map as it lies now. */
export function sheet(g: Field, language: Language): HexSheet {
  const drawn = denainSheet(g.w, language, {
    isBreached: (hex, d) => isBreached(g, hex, d),
    isBroken: (bridge) => g.s.bridge.isDestroyed[bridge] === 1,
  });
  return { ...drawn, works: [...drawn.works, ...redoubtBreaches(g)] };
}
