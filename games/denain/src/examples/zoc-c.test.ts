import { hexId } from '@tambour/boards';
import { expect } from 'vitest';
import { markZones } from '../rules/6-zone-marks.hot.ts';
import { inEnemyZoc, zocOf } from '../rules/6-zone-of-control.ts';
import { example } from '../testing/example.ts';

for (const id of ['zoc-05', 'zoc-06', 'zoc-07', 'zoc-08'])
  example(id, (e, set) => {
    const g = set();
    const unit = e.given.units![0]!;
    const want = [...(e.expect.zoc as string[])].sort();
    expect(g.around(unit.id, zocOf(g.g, g.u(unit.id))).sort()).toEqual(want);
    // The two other ways the engine asks the same question agree: hex by hex, and all hexes at once.
    const foe = unit.side === 'F' ? 1 : 0;
    const all = g.g.w.hexNames.map((_, hex) => hexId(hex));
    expect(g.names(all.filter((hex) => inEnemyZoc(g.g, hex, foe))).sort()).toEqual(want);
    const zones = markZones(g.g, 1 - foe);
    expect(g.names(all.filter((hex) => zones[hex]! & (1 << (1 - foe)))).sort()).toEqual(want);
  });
