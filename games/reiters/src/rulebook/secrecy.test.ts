import { expect } from 'vitest';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { type SceneSpec, scene } from '../testing/scene.ts';

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
    const seen = failed.position.eventsFor(1).find((e) => e.type === 'order-tried') as unknown as Record<
      string,
      unknown
    >;
    expect([seen.order, seen.modifiers, seen.total]).toEqual([undefined, undefined, undefined]);
    expect((failed.position.toJson(1).column as Record<string, { order: unknown }>).C1!.order).toBe(null);
    const changed = scene(spec).play({ type: 'order', leader: 'L', order: 'attack' }, [1]);
    expect(shown(changed)).toEqual(['C1']);
    expect(changed.position.revealed).toBe(true);
  },
);
