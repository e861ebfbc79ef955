import { Position } from '@tambour/kernel';
import { amount, choose, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { reitersPlay } from '../play.ts';

const listed = (p: { readonly actions: { readonly count: number; at(i: number): unknown } }): unknown[] =>
  Array.from({ length: p.actions.count }, (_, i) => p.actions.at(i));

describe('what is kept of marches between decisions', () => {
  const cases = ['AU', 'AV'].flatMap((scenario) =>
    Array.from({ length: amount(2, 20) }, (_, i) => [scenario, i + 1] as const),
  );
  // 4.1Pe 4.1.4a 4.1Zb
  it.each(cases)(
    'lists what a world that has kept nothing lists, and goes the same ways, however one jumps about (%s, seed %i)',
    (scenario, seed) => {
      const spec = reitersPlay;
      const choice = { scenario };
      const lot = new SeededRandom(seed);
      const position = new Position(spec, spec.world(choice)).begin(seed);
      // A copy of the same world works on what the first has kept, in the midst of other positions.
      const twin = position.twin();
      const saved: Uint8Array[] = [];
      let moves = 0;
      for (let n = 0; n < 240 && !position.over; n++) {
        position.playAt(choose(position, lot, 'by-verb'));
        if (n % 6 === 0) saved.push(position.state.bytes.slice());
        if (n % 40 === 7) position.restore(lot.of(saved));
        if (position.over || position.question !== 'movement' || n % 4 !== 0) continue;
        const fresh = new Position(spec, { ...position.world });
        fresh.restore(position.state.bytes);
        expect(listed(position)).toEqual(listed(fresh));
        for (let k = 0; k < 4; k++) {
          const order = lot.below(fresh.actions.count);
          for (const p of [twin, fresh]) {
            p.restore(position.state.bytes);
            p.playAt(order);
          }
          expect(twin.hash).toBe(fresh.hash);
          fresh.restore(position.state.bytes);
        }
        moves++;
      }
      expect(moves).toBeGreaterThan(0);
    },
  );
});
