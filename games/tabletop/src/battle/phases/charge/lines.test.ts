import { describe, expect } from 'vitest';
import { type Drill, type DrillSpec, drill } from '../../../testing/drill.ts';
import { duel } from '../../../testing/duel.ts';
import { rule } from '../../../testing/rule.ts';
import { astrideLines } from '../../guns.ts';
import { DEBTS } from '../../model/marks.ts';

const riders = { id: 'h', x: 60, y: 36, figures: 10, type: 'french.lightCavalry' } as const;
const light = { id: 'e', side: 1, x: 60, y: 60, facing: 180, figures: 10, type: 'austrian.hussar' } as const;
const generals = [
  { id: 'roux', x: 100, y: 40 },
  { id: 'kolb', side: 1, x: 60, y: 118 },
] as const;
const DONE = { type: 'done' };
const hedge = (y: number) => ({
  id: 'hedge',
  kind: 'hedge',
  line: [
    [20, y],
    [100, y],
  ],
});
/** The riders charge up the table, a hedge across it. */
const charge = (y: number, e: object = light, more: Partial<DrillSpec> = {}): Drill =>
  drill({ phase: 'CHARGE', generals, terrain: [hedge(y)], units: [riders, { ...light, ...e }], ...more })
    .play({ type: 'charge', unit: 'h', target: 'e' })
    .play(DONE) as Drill;
/** The lines that a unit stands astride, paid for. */
const astride = (d: Drill, id: string) => astrideLines(d.g, d.unit(id)).map((line) => 'id' in line && line.id);
const owes = (d: Drill, id: string) => DEBTS[d.g.s.unit.debt[d.unit(id)]!];

describe('lines that are crossed in a charge', () => {
  rule(['C5k', 'C8f', 'C8l'], 'who evades stands astride what it has paid for, and has paid what it owed', () => {
    // 26 cm, less a quarter for the hedge: its base reaches from 78.5 to 80.5.
    const d = charge(79.2);
    d.play({ type: 'evade', unit: 'e' }, [1]);
    expect([d.at('e'), astride(d, 'e')]).toEqual([[60, 79.5, 0], ['hedge']]);
    const owing = charge(61, light, {
      prepare(g, unit) {
        const e = unit('e');
        g.s.unit.debt[e] = DEBTS.indexOf('crossing');
        g.s.unit.owed[e] = 500_000;
        g.s.unit.owedFor[e] = 1;
      },
    });
    owing.play({ type: 'evade', unit: 'e' }, [1]);
    expect([owing.at('e'), owes(owing, 'e'), astride(owing, 'e')]).toEqual([[60, 82.75, 0], 'none', []]);
  });
  rule(['C5k', 'C8e', 'C8l'], 'who counter-charges too', () => {
    // They meet at 48; the base reaches to 50.
    const d = charge(49.5, { type: 'austrian.cuirassier' });
    d.play({ type: 'counter', unit: 'e', target: 'h' }, [3]);
    expect([d.at('e'), d.degradation('e'), astride(d, 'e'), astride(d, 'h')]).toEqual([
      [60, 49, 180],
      'disorganised',
      ['hedge'],
      [],
    ]);
  });
  rule(['C5k', '2.3i', 'C8l'], 'a charge that is halted too', () => {
    const d = charge(
      53,
      { type: 'austrian.fusilier', figures: 24 },
      {
        units: [
          { ...riders, losses: 100 },
          { ...light, type: 'austrian.fusilier', figures: 24 },
        ],
      },
    );
    d.play({ type: 'stand', unit: 'e' }, [5, 1, 4]);
    expect(d.told('charge-halted')).toMatchObject([{ at: [60, 53.25] }]);
    expect(astride(d, 'h')).toEqual(['hedge']);
  });
  rule(
    ['C5k', 'C9f', 'C10a'],
    'who has recoiled or followed clear of a line does not stand astride it any more',
    () => {
      const d = duel({
        terrain: [hedge(40)],
        more(g, unit) {
          g.s.unit.astride[unit('a')] = 1;
        },
        dice: [4, 2, 3, 3],
      });
      expect(astride(d, 'a')).toEqual(['hedge']);
      d.play({ type: 'follow', unit: 'a', target: 'b' });
      expect([d.at('a'), astride(d, 'a')]).toEqual([[60, 44, 0], []]);
    },
  );
});
