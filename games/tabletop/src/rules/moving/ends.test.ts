import { describe, expect } from 'vitest';
import { moved, mover, refused } from '../../testing/mover.ts';
import { ground, home, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { admits, attempt, farthestRun, fieldOf, movesOf, nearestMarch, reasonsAgainst } from './index.ts';

const advance = (length: number) => ({ kind: 'advance', length }) as const;
const enemy = (y: number, more: Parameters<typeof placed>[0] = {}) => placed({ side: 1, width: 12, y, ...more });

describe('where a move may end', () => {
  rule('C3d', 'not within 5 cm of an enemy unit, unless it runs or is taken', () => {
    // Front at 40.75, his at 49.25: 8.5 cm.
    const c = mover({}, { units: [enemy(50)] });
    expect(moved(c, advance(349)).base.y).toBe(4349);
    expect(refused(c, advance(350))).toEqual(['C3d']);
    expect(farthestRun(fieldOf(c), advance(4000))).toEqual(advance(349));
    for (const state of ['rout', 'flight', 'prisoner'] as const)
      expect(moved(mover({}, { units: [enemy(50, { state })] }), advance(400)).base.y).toBe(4400);
    expect(refused(mover({}, { units: [enemy(50, { state: 'retreat' })] }), advance(350))).toEqual(['C3d']);
    // Near enough only for the longer front of a line.
    const column = mover({ formation: 'attackColumn' }, { units: [enemy(40, { x: 71.5, width: 12, facing: 90 })] });
    expect(refused(column, { kind: 'form', formation: 'line' })).toContain('C3d');
    // On the way, but not at its end: past him.
    const aside = mover(
      { arm: 'cavalry', figures: 8, formation: 'marchColumn' },
      { units: [enemy(47, { x: 67, width: 2 })] },
    );
    expect(moved(aside, advance(1600)).base.y).toBe(5600);
    expect(refused(aside, advance(400))).toEqual(['C3d']);
  });
  rule('C3o', 'who is that near already may stand, change formation, or end farther away', () => {
    const c = mover({}, { units: [enemy(45)] });
    expect(refused(c, advance(10))).toEqual(['C3o']);
    expect(moved(c, { kind: 'back', length: 100 }).base.y).toBe(3900);
    expect(moved(c, { kind: 'form', formation: 'square' }).formation).toBe('square');
    expect(moved(c, { kind: 'face' }).base.heading).toBe(18_000);
    expect(refused(c, { kind: 'wheel', turn: 500 })).toEqual(['C3o']);
    const flank = mover({ formation: 'attackColumn' }, { units: [enemy(40, { x: 67.5, width: 2, depth: 3 })] });
    expect(
      refused(mover({ formation: 'attackColumn' }, { units: [enemy(40, { x: 67, width: 2, depth: 3 })] }), {
        kind: 'form',
        formation: 'line',
      }),
    ).toEqual(['C3d']);
    expect(moved(flank, { kind: 'form', formation: 'line' }).base.width).toBe(1200);
  });
  rule('C1e', 'no footprint on another', () => {
    const c = mover({}, { units: [placed({ y: 44 })] });
    expect(refused(c, advance(300))).toEqual(['C3n']);
    expect(moved(c, advance(250)).base.y).toBe(4250);
  });
  rule('C1n', 'the edge is impassable for a normal move, on the way of a wheel too', () => {
    expect(refused(mover({ y: 79 }), advance(100))).toEqual(['C1n']);
    expect(moved(mover({ y: 79 }), advance(25)).base.y).toBe(7925);
    expect(refused(mover({ y: 79.25 }), { kind: 'wheel', turn: 100 })).toEqual(['C1n']);
    expect(refused(mover({ x: 3, formation: 'attackColumn' }), { kind: 'form', formation: 'line' })).toContain('C2l');
  });
  rule('C3n', 'what it sweeps over touches nobody', () => {
    const wheel = { kind: 'wheel', turn: 1500 } as const;
    const inTheArc = placed({ x: 53, y: 42.3, width: 2, depth: 1 });
    expect(refused(mover({}, { units: [inTheArc] }), wheel)).toEqual(['C3n']);
    expect(
      refused(mover({}, { units: [placed({ x: 53, y: 42.3, width: 2, depth: 1, side: 1, state: 'rout' })] }), wheel),
    ).toEqual(['C3n']);
    expect(moved(mover({}, { units: [placed({ x: 53, y: 46, width: 2, depth: 1 })] }), wheel).base.heading).toBe(1500);
  });
  rule('C3f', 'skirmishers and attack columns go through a friend and end clear of it, both disorganised', () => {
    const friend = placed({ y: 44, width: 12 });
    const c = mover({ formation: 'skirmish' }, { units: [friend] });
    expect(moved(c, advance(700))).toMatchObject({ passed: [friend], degradation: 'disorganised' });
    expect(refused(c, advance(400))).toEqual(['C3f']);
    expect(moved(c, advance(200))).toMatchObject({ passed: [], degradation: 'formed' });
    expect(moved(mover({ formation: 'attackColumn' }, { units: [friend] }), advance(800)).passed).toEqual([friend]);
    expect(refused(mover({}, { units: [friend] }), advance(600))).toEqual(['C3n']);
    expect(
      refused(mover({ formation: 'skirmish' }, { units: [placed({ y: 44, side: 1, state: 'rout' })] }), advance(700)),
    ).toContain('C3n');
  });
  rule('C11b', 'orders limit where a move ends; formations are always free', () => {
    const at = { x: 6000, y: 2000 };
    const holds = { order: { type: 'HOLD', at } } as const;
    expect(moved(mover(holds), advance(75)).base.y).toBe(4075);
    expect(refused(mover(holds), advance(76))).toEqual(['C11b']);
    // Too far away already: it may come nearer.
    expect(moved(mover({ ...holds, y: 50, facing: 180 }), advance(100)).base.y).toBe(4900);
    expect(moved(mover({ ...holds, y: 50 }), { kind: 'form', formation: 'attackColumn' }).formation).toBe(
      'attackColumn',
    );
    const friend = placed({ y: 9.25 });
    const supports = mover({ order: { type: 'SUPPORT', unit: friend } }, { units: [friend] });
    expect(moved(supports, advance(75)).base.y).toBe(4075);
    expect(refused(supports, advance(76))).toEqual(['C11b']);
    const foe = enemy(60);
    expect(refused(mover({ order: { type: 'WITHDRAW' } }, { units: [foe] }), advance(1))).toEqual(['C11b']);
    expect(moved(mover({ order: { type: 'WITHDRAW' } }, { units: [foe] }), { kind: 'back', length: 50 }).base.y).toBe(
      3950,
    );
    for (const type of ['ATTACK', 'EXPLOIT', 'MARCH'] as const)
      expect(moved(mover({ order: { type, at } }, { units: [foe] }), advance(600)).base.y).toBe(4600);
  });
  rule('C19d', 'a freed unit keeps away from every enemy', () => {
    expect(refused(mover({ state: 'freed' }, { units: [enemy(60)] }), advance(10))).toEqual(['C19d']);
  });
  rule('2.3a', 'a halted unit ends no nearer to an enemy in view, no farther from its own edge', () => {
    const halted = { state: 'halted' } as const;
    expect(refused(mover(halted), advance(10))).toEqual(['2.3a']);
    const behind = enemy(20, { y: 10 });
    expect(refused(mover({ ...halted, facing: 180 }, { units: [behind] }), advance(10))).toEqual(['2.3a']);
    expect(moved(mover({ ...halted, facing: 180 }, { units: [behind], sees: () => false }), advance(10)).base.y).toBe(
      3990,
    );
    expect(moved(mover(halted), { kind: 'face' }).base.heading).toBe(18_000);
    expect(moved(mover(halted, { home: home('top') }), advance(10)).base.y).toBe(4010);
  });
});

describe('marches', () => {
  rule('C3b', 'lead to a point and heading by wheels about front corners and an advance, as cheap as may be', () => {
    const c = mover({ formation: 'attackColumn' });
    const trial = attempt(fieldOf(c), { kind: 'march', x: 6100, y: 4500, heading: 0 });
    expect(trial.elements.map(({ kind }) => kind)).toEqual(['wheel', 'advance', 'wheel']);
    expect(trial.end.base).toMatchObject({ x: 6100, y: 4500, heading: 0 });
    // An advance alone costs what an advance costs.
    expect(attempt(fieldOf(c), { kind: 'march', x: 6000, y: 4500, heading: 0 }).elements).toEqual([advance(500)]);
    const wheel = attempt(fieldOf(c), { kind: 'wheel', turn: 3000 }).end.base;
    const only = attempt(fieldOf(c), { kind: 'march', x: wheel.x, y: wheel.y, heading: 3000 });
    expect(only.elements).toEqual([{ kind: 'wheel', turn: 3000 }]);
    expect(
      reasonsAgainst(attempt(fieldOf(c), { kind: 'march', x: 6000, y: 5000, heading: 0 })).map(({ rule: id }) => id),
    ).toEqual(['C3l']);
    expect(refused(c, { kind: 'march', x: 6000, y: 4000, heading: 0 })).toEqual(['C3b']);
    // Straight behind it no wheel and advance lead without turning right round.
    expect(refused(c, { kind: 'march', x: 6000, y: 3900, heading: 0 })).toContain('C3l');
  });
  rule('C3n', 'go round by the other hand where one is closed, and name what would do', () => {
    const c = mover({ formation: 'attackColumn' }, { units: [enemy(50)] });
    const field = fieldOf(c);
    const target = { kind: 'march', x: 6000, y: 4700, heading: 0 } as const;
    expect(admits(field, target)).toBe(false);
    // Front at 43: his is at 49.25, so 1.24 cm are left.
    expect(nearestMarch(field, target)).toEqual({ ...target, y: 4124 });
  });
  rule('C3l', 'some 25 useful moves are listed, every one admitted, none twice', () => {
    const brook = ground({
      kind: 'stream',
      line: [
        [20, 45],
        [100, 45],
      ],
    });
    const c = mover(
      { formation: 'attackColumn', degradation: 'disorganised' },
      { ground: brook, units: [enemy(56, { x: 70 })] },
    );
    const field = fieldOf(c);
    const moves = movesOf(field);
    expect(moves.length).toBeGreaterThan(20);
    expect(moves.length).toBeLessThan(40);
    expect(moves.every((command) => admits(field, command))).toBe(true);
    expect(new Set(moves.map((command) => JSON.stringify(command))).size).toBe(moves.length);
    const kinds = new Set(moves.map(({ kind }) => kind));
    for (const kind of ['advance', 'wheel', 'back', 'face', 'form', 'reform', 'screen', 'march'] as const)
      expect(kinds, kind).toContain(kind);
    // Up to the brook, and just before it.
    expect(moves).toContainEqual(advance(200));
    expect(moves).toContainEqual(advance(199));
    expect(movesOf(fieldOf(mover({ state: 'rallying' })))).toEqual([]);
  });
});
