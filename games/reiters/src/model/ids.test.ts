import { zoneId } from '@tambour/boards';
import { expect, it } from 'vitest';
import { sketch } from '../testing/ground.ts';
import { scene } from '../testing/scene.ts';
import { leaderId, unitId } from './ids.ts';
import { has } from './unit.ts';
import { unitsIn } from './zone.ts';

it('units, leaders and zones are told apart, in columns and in questions', () => {
  const { g } = scene({ map: sketch('A B', 'A-B'), units: [{ id: 'Q', side: 'P', type: 'reiters', zone: 'A' }] });
  const [u, z] = [unitId(0), zoneId(0)];
  expect(unitsIn(g, z, 0)).toBeGreaterThanOrEqual(0);
  // @ts-expect-error A plain number is no zone.
  expect(unitsIn(g, 0, 0)).toBe(unitsIn(g, z, 0));
  // @ts-expect-error Nor is a unit.
  expect(unitsIn(g, u, 0)).toBe(unitsIn(g, z, 0));
  // @ts-expect-error A leader is no unit.
  expect(has(g, leaderId(0), 1)).toBe(has(g, u, 1));
  const before = g.s.unit.zone[u]!;
  // @ts-expect-error Where a unit stands is a zone.
  g.s.unit.zone[u] = u;
  // @ts-expect-error And so is where a fight began.
  g.s.fight.from[0] = u;
  g.s.unit.zone[u] = before;
  expect(g.s.unit.zone[u]).toBe(before);
});
