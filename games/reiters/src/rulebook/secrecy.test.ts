import { type GameEvent, Position } from '@tambour/kernel';
import { checkVaried, SeededRandom } from '@tambour/kernel/testing';
import { expect } from 'vitest';
import { reiters } from '../game.ts';
import type { ReitersEvent } from '../model/event.ts';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { type SceneSpec, scene } from '../testing/scene.ts';
import { secrets } from '../testing/watch.ts';

const GROUND = sketch('A B E', 'A-B B-E');
const before = (
  own: string,
  theirs: string,
  more: Partial<NonNullable<SceneSpec['units']>[number]> = {},
  type = 'chevau-legers',
) =>
  scene({
    map: GROUND,
    at: 'reaction',
    active: 'C',
    entered: ['A'],
    supply: { P: ['E'] },
    units: [
      { id: 'G', side: 'C', type, zone: 'A', ma: 7, columnOrder: own },
      { id: 'R', side: 'P', type: 'reiters', zone: 'B', ma: 6, columnOrder: theirs, ...more },
    ],
  });
const shown = (s: ReturnType<typeof scene>) => s.all('order-revealed').map((e) => e.column);

rule(['10.1f', '6.4.2a'], 'a unit that gets away by the pace of its order shows that order', () => {
  const s = before('attack', 'march');
  expect(s.can({ type: 'give-way', unit: 'R', from: 'A' })).toBe(true);
  s.play({ type: 'give-way', unit: 'R', from: 'A' }, [1]);
  expect(shown(s)).toEqual(['P1']);
});
rule(
  ['10.1f', '6.4.2a', '6.3d'],
  'orders that change the pace of those who came are shown where paces are compared',
  () => {
    expect(shown(before('withdraw', 'reserve'))).toEqual(['C1']);
    expect(shown(before('attack', 'reserve'))).toEqual([]);
  },
);
rule(
  ['10.1f', '1.3.7h'],
  'and not where nobody can compare them: disordered horse, or horse before foot it cannot charge',
  () => {
    expect(shown(before('withdraw', 'reserve', { ds: true }))).toEqual([]);
    expect(shown(before('withdraw', 'reserve', {}, 'pikemen'))).toEqual([]);
  },
);
rule(['10.1f', '6.4.1a'], 'giving way before foot needs no pace and shows nothing', () => {
  const s = before('attack', 'march', {}, 'pikemen');
  s.play({ type: 'give-way', unit: 'R', from: 'A' });
  expect(shown(s)).toEqual([]);
});
rule(
  ['10.1f', '10.2a'],
  'a change that fails shows nothing to the enemy, one that succeeds shows the new order',
  () => {
    const spec: SceneSpec = {
      map: GROUND,
      at: 'orders',
      active: 'C',
      units: [
        { id: 'G', side: 'C', type: 'gendarmes', zone: 'A', columnOrder: 'hold' },
        { id: 'R', side: 'P', type: 'reiters', zone: 'E', columnOrder: 'hold' },
      ],
      leaders: [{ id: 'L', side: 'C', zone: 'A', fq: 4 }],
    };
    const failed = scene(spec).play({ type: 'order', leader: 'L', order: 'attack' }, [6]);
    expect(shown(failed)).toEqual([]);
    expect(failed.position.eventsFor(1)).toEqual([
      { type: 'order-tried', rule: '10.2b', leader: 'L', column: 'C1', passed: false },
    ]);
    expect([failed.position.rolledFor(0), failed.position.rolledFor(1)]).toEqual([[6], [0]]);
    expect((failed.position.toJson(1).column as Record<string, { order: unknown }>).C1!.order).toBe(null);
    const changed = scene(spec).play({ type: 'order', leader: 'L', order: 'attack' }, [1]);
    expect(shown(changed)).toEqual(['C1']);
    expect(changed.position.revealed).toBe(true);
  },
);

const NEAR = sketch('A B C', 'A-B B-C');
const shot = (
  beside: string,
  order: string,
  target = 'B',
  more: Partial<NonNullable<SceneSpec['units']>[number]> = {},
) =>
  scene({
    map: NEAR,
    at: 'combat',
    active: 'C',
    units: [
      { id: 'G', side: 'C', type: 'cannon', zone: 'A', column: 'C1', columnOrder: 'attack' },
      { id: 'S', side: 'C', type: beside, zone: 'A', column: 'C2', columnOrder: order, ...more },
      { id: 'X', side: 'P', type: 'militia', zone: target, columnOrder: 'hold' },
    ],
  }).play({ type: 'bombard', unit: 'G', target: 'X' }, [6]);

rule(['10.1f', '7.8g', '10.1h'], 'a shock unit that only its order keeps from supporting a gun shows it', () => {
  expect(shown(shot('swiss', 'reserve'))).toEqual(['C2']);
  expect(shown(shot('swiss', 'skirmish')), 'one that supports shows nothing').toEqual([]);
  expect(shown(shot('arquebusiers', 'reserve')), 'nor one of the same weapon').toEqual([]);
  expect(shown(shot('swiss', 'reserve', 'C')), 'nor at a distance where none supports').toEqual([]);
  expect(shown(shot('swiss', 'reserve', 'B', { ds: true })), 'nor one kept by its disorder').toEqual([]);
  expect(shown(shot('swiss', 'reserve', 'B', { fought: true })), 'nor one that has fought').toEqual([]);
});
rule(['10.1f', '7.8d', '10.1h'], 'and so does a second gun that only its order keeps from adding to the shot', () => {
  expect(shown(shot('culverin', 'reserve'))).toEqual(['C2']);
  expect(shown(shot('culverin', 'hold'))).toEqual([]);
});

rule(
  ['10.1f', '10.2b'],
  'nor can the old order be told from a change that failed: whatever it was, some die would have come to the same',
  () => {
    // A 4 against 5 fails only if the orders are far apart, which costs one more.
    const under = (old: string) =>
      scene({
        map: GROUND,
        at: 'orders',
        active: 'C',
        units: [
          { id: 'G', side: 'C', type: 'gendarmes', zone: 'A', columnOrder: old },
          { id: 'R', side: 'P', type: 'reiters', zone: 'E', columnOrder: 'hold' },
        ],
        leaders: [{ id: 'L', side: 'C', zone: 'A', fq: 5 }],
      });
    const told = (old: string, die: number) => {
      const s = under(old).play({ type: 'order', leader: 'L', order: 'attack' }, [die]);
      return JSON.stringify([s.position.eventsFor(1), s.position.rolledFor(1), s.position.toJson(1)]);
    };
    expect(told('withdraw', 4)).toBe(told('hold', 5));
    const known = under('withdraw').play({ type: 'order', leader: 'L', order: 'attack' }, [4]);
    expect(known.event('order-tried'), 'its owner sees all of it').toMatchObject({ die: 4, total: 5, against: 5 });
  },
);

rule(['10.1f', '10.2b'], 'which the contract of secrets finds out where a die is shown, and lets pass as it is', () => {
  const s = scene({
    map: GROUND,
    at: 'orders',
    active: 'C',
    units: [
      { id: 'G', side: 'C', type: 'gendarmes', zone: 'A', columnOrder: 'withdraw' },
      { id: 'R', side: 'P', type: 'reiters', zone: 'E', columnOrder: 'hold' },
    ],
    leaders: [{ id: 'L', side: 'C', zone: 'A', fq: 5 }],
  });
  const lookAt = (spec: typeof reiters) => {
    const p = new Position(spec, s.position.world).begin(1);
    p.arrange(s.position.toJson());
    for (let seed = 0; seed < 90; seed++) {
      p.state.dice.word.set([1, (seed * 2_654_435_761) >>> 0, 3, 4]);
      const lot = new SeededRandom(seed);
      const other = p.twin();
      other.copyFrom(secrets.vary(p, 1, lot)!);
      checkVaried(p, other, 1, lot, secrets);
    }
  };
  expect(() => lookAt(reiters)).not.toThrow();
  const shows = { ...reiters, viewEvents: (_g: unknown, events: readonly GameEvent[]) => events.map(withoutOrder) };
  expect(() => lookAt(shows)).toThrow(/the dice tell what is hidden/);
});
/** As it was told up to version 0.3. */
const withoutOrder = (e: GameEvent): GameEvent => {
  if (e.type !== 'order-tried' || (e as ReitersEvent & { passed: boolean }).passed) return e;
  const { order: _o, modifiers: _m, total: _t, ...rest } = e as unknown as Record<string, unknown>;
  return rest as unknown as GameEvent;
};
