import { type Action, Position } from '@tambour/kernel';
import { amount, choose, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Field } from '../model/state.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { risorgimentoPlay } from '../play.ts';
import { skirmish } from '../testing/skirmish.ts';

const listed = (p: { readonly actions: { readonly count: number; at(i: number): unknown } }): unknown[] =>
  Array.from({ length: p.actions.count }, (_, i) => p.actions.at(i));

const keyOf = ({ verb, a, b, c, d }: Action): string => [verb, a, b, c, d].join();
/** What may be drawn of a piece, as often as there are lots for it. */
function drawable(p: Position<RisorgimentoWorld, Field>, piece: number): string[] {
  const draft = p.draftOf(piece);
  const { candidates } = draft;
  const sure = Array.from({ length: draft.count }, (_, i) => draft.at(i));
  const found = Array.from({ length: candidates!.count }, (_, i) => candidates!.at(i)).map((o) => p.settle(o));
  return [...sure, ...found].flatMap((o) => (o ? [keyOf(o)] : [])).sort();
}
function listedOf(p: Position<RisorgimentoWorld, Field>, piece: number): string[] {
  const list = p.actionsOf(piece);
  return Array.from({ length: list.count }, (_, i) => keyOf(list.at(i))).sort();
}

describe('what is kept of the field between decisions', () => {
  // 5.3a 5.31a 4.11a 5.11a
  it.each(Array.from({ length: amount(2, 30) }, (_, i) => i + 1))(
    'lists what a world that has kept nothing lists, in the same order, and goes the same ways, however one jumps about (skirmish %i)',
    (seed) => {
      const spec = risorgimentoPlay;
      const choice = skirmish(seed);
      const lot = new SeededRandom(seed);
      const orders = new SeededRandom(seed + 1000);
      const position = new Position(spec, spec.world(choice)).begin(seed);
      // A copy of the same world works on what the first has kept, in the midst of other positions.
      const twin = position.twin();
      const saved: Uint8Array[] = [];
      let moves = 0;
      for (let n = 0; n < 240 && !position.over; n++) {
        position.playAt(choose(position, lot, 'by-verb'));
        if (n % 6 === 0) saved.push(position.state.bytes.slice());
        if (n % 5 === 0) {
          twin.restore(lot.of(saved));
          if (!twin.over) twin.playAt(lot.below(twin.actions.count));
        }
        if (n % 40 === 7) position.restore(lot.of(saved));
        if (position.over || n % 12 !== 0) continue;
        const fresh = new Position(spec, spec.world(choice));
        fresh.restore(position.state.bytes);
        const pool = position.pool();
        const pieces = [...position.world.pieces.keys()].filter((piece) => pool.has(piece));
        // Drawn first, while nothing is listed: searches break off at what is drawn.
        for (const piece of pieces.filter((piece) => piece % 16 === (n / 12) % 16))
          expect(drawable(position, piece)).toEqual(listedOf(fresh, piece));
        expect(listed(position)).toEqual(listed(fresh));
        if (position.question === 'act') moves++;
        for (let k = 0; k < 3; k++) {
          const order = orders.below(fresh.actions.count);
          for (const p of [twin, fresh]) {
            p.restore(position.state.bytes);
            p.playAt(order);
          }
          expect(twin.hash).toBe(fresh.hash);
          fresh.restore(position.state.bytes);
        }
      }
      expect(moves).toBeGreaterThan(0);
    },
  );
});
