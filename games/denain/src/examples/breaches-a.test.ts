import { directionTo, type HexId } from '@tambour/boards';
import { expect } from 'vitest';
import { isIntactWork } from '../rules/7-works.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene } from '../testing/scene.ts';
import type { ScenePiece } from '../testing/scene-piece.ts';

const breach = (unit: string, toward: string) => ({ type: 'breach', unit, toward });
const isIntact = (g: Scene, label: string): boolean => {
  const [a, b] = label.split('|').map((x) => g.hex(x)) as [HexId, HexId];
  return isIntactWork(g.g, a, directionTo(g.g.w.grid, a, b)!) || isIntactWork(g.g, b, directionTo(g.g.w.grid, b, a)!);
};
function expectRoll(g: Scene, e: Example): void {
  const rolled = g.event('breach-rolled');
  expect(rolled.opened.length > 0).toBe(e.expect.success);
  expect(rolled.total <= rolled.against).toBe(e.expect.success);
  if (e.expect.modifiedDie !== undefined) expect(rolled.total).toBe(e.expect.modifiedDie);
  if (e.expect.opened === undefined) return;
  expect([...rolled.opened].sort()).toEqual(e.expect.opened);
  for (const side of e.expect.opened as string[]) expect([side, isIntact(g, side)]).toEqual([side, false]);
}

for (const id of ['breach-01', 'breach-02'])
  example(id, (e, set) => {
    const g = set({ at: 'breach-phase' });
    g.play(breach('N', '1614'), e.dice);
    expectRoll(g, e);
    expect(isIntact(g, '1513|1614')).toBe(!e.expect.success);
  });

for (const [id, unit] of [
  ['breach-03', 'N'],
  ['breach-04', 'D'],
] as const)
  example(id, (e, set, { edition }) => {
    // Where nobody defends: at once in the combat half, or in the breach step.
    const g = set({ at: edition === 'fr' ? 'combat' : 'breach-phase' });
    g.play(breach(unit, '1615'), e.dice);
    expectRoll(g, e);
    const elsewhere = set({ at: edition === 'fr' ? 'breach-phase' : 'combat' });
    expect(elsewhere.can(breach(unit, '1615'))).toBe(false);
  });

example('breach-05', (e, set) => {
  const g = set({ at: 'breach-phase' });
  expect(g.can(breach('N', '1614'))).toBe(e.expect.legal);
  expect(g.refusals(breach('N', '1614'))).toContain('7.6d');
});

example('breach-06', (e, set) => {
  const under = [{ step: 'breach-phase', with: [0] }] as const;
  const units = e.given.units!.map((u) => (u.id === 'N' ? { ...u, hex: '1413' } : u));
  const g = set({ units, under });
  g.play({ type: 'move', unit: 'N', to: '1513', facing: 'E' }).play({ type: 'done' });
  expect(g.question).toBe('breach-phase');
  expect(g.can(breach('N', '1614'))).toBe(e.expect.legal);
  expect(g.refusals(breach('N', '1614'))).toContain('7.6c');
  // One that stood there all the turn may.
  const stood = set({ under });
  stood.play({ type: 'done' });
  expect(stood.can(breach('N', '1614'))).toBe(true);
});

example('breach-08', (e, set) => {
  const reaction = e.expect.reaction as { total: number; effect: string[] };
  const g = set({ at: 'breach-phase' });
  expect(g.can(breach('P', '1812'))).toBe(e.given.eligible);
  g.play(breach('P', '1812'));
  expect([g.question, g.asks]).toEqual(['breach-react', 'C']);
  g.play({ type: 'react', unit: 'c-art', at: '1811' }, e.dice);
  expect(g.event('fired')).toMatchObject({ ...reaction, isReaction: true });
  expect(g.has('breach-lost')).toBe(e.expect.attempt === 'lost');
  expect(g.has('breach-rolled')).toBe(e.expect.breachDieRolled);
  expect(isIntact(g, '1811|1812')).toBe(true);
  // The attempt is spent.
  expect(g.can(breach('P', '1812'))).toBe(false);
});

example('breach-10', (e, set) => {
  const later = e.expect.breachAtEndOfPhaseC as { modifier: number };
  const kettler: ScenePiece = { id: 'K', side: 'C', cls: 'inf', hex: '1614', facing: 'W', cf: 2, morale: 2, mp: 2 };
  const g = set({ units: [...e.given.units!, kettler], at: 'combat', under: [{ step: 'breach-phase', with: [0] }] });
  g.play({ type: 'shock', attackers: ['N'], targets: ['1614'] }).play({ type: 'hold' }, [5]);
  expect(g.event('shock-resolved')).toMatchObject({ att: '-', def: 'DR' });
  g.play({ type: 'retreat', unit: 'K', to: '1714' });
  expect(g.unit('K').hex).toBe('1714');
  expect([g.question === 'advance', g.can({ type: 'advance', unit: 'N', to: '1614' })]).toEqual([
    e.expect.advanceLegal,
    e.expect.advanceLegal,
  ]);
  expect(g.can(breach('N', '1614'))).toBe(e.expect.breachNow);
  expect(g.refusals(breach('N', '1614'))).toContain('7.6d');
  g.play({ type: 'done' });
  expect(g.question).toBe('breach-phase');
  const modifiers = () => g.match.explain(breach('N', '1614')).modifiers;
  expect(modifiers().map((m) => m.value)).toEqual([later.modifier]);
  g.play(breach('N', '1614'), [5]);
  expect(g.event('breach-rolled').total).toBe(5 + later.modifier);
});

for (const [id, side, unit, to] of [
  ['breach-12', 'C', 'K', '1514'],
  ['breach-13', 'F', 'P', '1011'],
] as const)
  example(id, (e, set) => {
    const g = set({ side, breached: [] });
    const way = { type: 'move', unit, to, via: [to] };
    expect(g.can(way)).toBe(e.expect.legal);
    // No hexside is breached here.
    expect(g.can(way)).toBe(!e.expect.breachNeeded);
    expect(g.points(way)?.legs).toEqual([e.expect.cost]);
    g.play(way);
    expect(g.unit(unit).hex).toBe(to);
  });
