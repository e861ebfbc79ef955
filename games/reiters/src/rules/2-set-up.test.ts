import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';

const place = (piece: string, to: string) => ({ type: 'place', piece, to });
const exchange = (unit: string, other: string) => ({ type: 'exchange', unit, with: other });
/** Auneau, with the Catholics placing: C1 has ARQ-1 to 5 and PIQ-1 in 125, 014 and 126. */
const auneau = (...options: string[]) => {
  const g = scene({ scenario: 'AU', isWhole: true, at: 'set-up', options });
  expect([g.asks, g.can(place('AU-C-ARQ-3', '126'))], 'the Protestants, without the initiative, first').toEqual([
    'P',
    false,
  ]);
  return g;
};
const catholics = () => auneau().play({ type: 'ready' });

rule('2.1a', 'a piece goes into any zone of its column, once', () => {
  const g = catholics().play(place('AU-C-ARQ-3', '126'));
  expect(g.unit('AU-C-ARQ-3').zone).toBe('126');
  expect(g.refusals(place('AU-C-ARQ-3', '014'))).toEqual(['2.1a']);
  expect(g.refusals(place('AU-C-ARQ-4', '127')), 'of another column').toEqual(['2.1a']);
  g.play(place('AU-C-SAINTPAUL', '126'));
  expect([g.leader('AU-C-SAINTPAUL').zone, g.refusals(place('AU-C-SAINTPAUL', '014'))]).toEqual(['126', ['2.1a']]);
});
rule(['2.1a', '2.1b'], 'into a full zone two units change places, each where its column may stand', () => {
  const g = catholics();
  expect(g.refusals(place('AU-C-PIQ-1', '125')), '125 is full').toEqual(['2.1b']);
  const { unitIds, unitColumn, unitType, columnIds } = g.g.w;
  const isOther = (u: number) => columnIds[unitColumn[u]!] === 'C2' && unitType[u] !== unitType[g.u('AU-C-PIQ-1')];
  const stranger = unitIds.find((_, u) => isOther(u))!;
  expect(g.refusals(exchange('AU-C-PIQ-1', stranger)), 'not with another column').toEqual(['2.1a']);
  g.play(exchange('AU-C-PIQ-1', 'AU-C-ARQ-1'));
  expect([g.unit('AU-C-PIQ-1').zone, g.unit('AU-C-ARQ-1').zone]).toEqual(['125', '126']);
  expect(g.refusals(exchange('AU-C-PIQ-1', 'AU-C-ARQ-5')), 'once').toContain('2.1a');
});
rule('11.4.3d', 'a parent that has posted a detachment stays with it or beside it', () => {
  const parent = 'AU-P-ARQ-1';
  const g = auneau('enfantsPerdus').play({ type: 'post', unit: parent, to: '129' });
  const near = g.g.w.data.columns.find((c) => c.id === 'P3')!.zones.map((z) => g.g.w.zoneNames[z]!);
  for (const zone of near.filter((z) => z !== g.unit(parent).zone)) {
    const isBeside = g.g.w.steps[g.z(zone) * g.g.w.zones + g.z('129')]! <= 1;
    expect(g.can(place(parent, zone)), zone).toBe(isBeside);
  }
  expect(near.some((zone) => g.g.w.steps[g.z(zone) * g.g.w.zones + g.z('129')]! > 1)).toBe(true);
});
