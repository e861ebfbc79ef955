import { Position } from '@tambour/kernel';
import { amount, choose, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { formationId, unitId } from '../model/ids.ts';
import { risorgimentoPlay } from '../play.ts';
import { skirmish } from '../testing/skirmish.ts';
import { mayAct, mayGo, whyNotAct, whyNotGo } from './5-who-moves.ts';

describe('who may move, asked at once', () => {
  // 3.0d 4.61a 5.3b 6.14b 6.32 6.33a
  it.each(Array.from({ length: amount(4, 30) }, (_, i) => i + 1))(
    'is whoever has no reason against it (skirmish %i)',
    (seed) => {
      const spec = risorgimentoPlay;
      const lot = new SeededRandom(seed);
      const position = new Position(spec, spec.world(skirmish(seed))).begin(seed);
      const g = position.field;
      const said = [0, 0];
      for (let n = 0; n < 200 && !position.over; n++) {
        if (position.question === 'act' && n % 3 === 0)
          for (let u = unitId(0); u < g.w.units; u++)
            for (const f of [g.w.unitFormation[u]!, formationId(lot.below(g.w.formations))]) {
              const may = mayAct(g, f, u);
              said[may ? 1 : 0]!++;
              expect(may).toBe(whyNotAct(g, f, u).length === 0);
              for (const isStrategic of [false, true])
                expect(mayGo(g, f, u, isStrategic)).toBe(whyNotGo(g, f, u, isStrategic).length === 0);
            }
        position.playAt(choose(position, lot, 'by-verb'));
      }
      expect(Math.min(...said)).toBeGreaterThan(0);
    },
  );
});
