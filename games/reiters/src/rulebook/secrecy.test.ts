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
