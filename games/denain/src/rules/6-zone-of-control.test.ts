import { hexId } from '@tambour/boards';
import { Position } from '@tambour/kernel';
import { playOut } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { denain } from '../game.ts';
import type { Field } from '../model/state.ts';
import { markZones } from './6-zone-marks.hot.ts';
import { inEnemyFlank, inEnemyZoc } from './6-zone-of-control.ts';

/** The first hex whose marks are not what asking about it alone gives. */
function wronglyMarked(g: Field): string | undefined {
  for (const side of [0, 1]) {
    const zones = markZones(g, side);
    for (let hex = hexId(0); hex < g.w.grid.size; hex++) {
      const zone = inEnemyZoc(g, hex, 1 - side) ? 1 << side : 0;
      const flank = inEnemyFlank(g, hex, 1 - side) ? 4 << side : 0;
      if (zones[hex] !== (zone | flank)) return g.w.hexNames[hex];
    }
  }
  return undefined;
}

describe('markZones', () => {
  it.each(['fr', 'en'])('always shows what asking hex by hex shows, in two battles at a time (%s)', (edition) => {
    const world = denain.world({ options: { edition } });
    const other = new Position(denain, world).begin(8);
    const p = new Position(denain, world).begin(7);
    playOut(p, 7, (at, n) => {
      const g = at.field;
      if (n % 7 === 0 && !other.over) other.playAt(n % other.actions.count);
      expect(wronglyMarked(g)).toBeUndefined();
      if (n % 5 > 0) return;
      // Both battles are of one world and share what is kept.
      expect(wronglyMarked(other.field)).toBeUndefined();
      const bridge = n % g.w.bridges.length;
      g.s.bridge.isDestroyed[bridge] = 1;
      g.s.battle.bridgesCut[0] = 1;
      expect(wronglyMarked(g), 'with a bridge down').toBeUndefined();
      g.s.bridge.isDestroyed[bridge] = 0;
      g.s.battle.bridgesCut[0] = 0;
      expect(wronglyMarked(g), 'with the bridge up again').toBeUndefined();
    });
  });
});
