import { expect } from 'vitest';
import { unitId } from '../model/ids.ts';
import { MARK } from '../model/state.ts';
import { has, isOnMap } from '../model/unit.ts';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const move = (piece: string, to: string) => ({ type: 'move', piece, to });
const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });
const leave = (piece: string) => ({ type: 'leave', piece });
const done = { type: 'done' };
const unit = (id: string, side: string, type: string, zone: string, more: Partial<SceneUnit> = {}): SceneUnit => ({
  id,
  side,
  type,
  zone,
  ...more,
});
/** Declines whatever is asked until something holds. */
function pass(g: Scene, until: (g: Scene) => boolean): Scene {
  for (let i = 0; i < 200 && !until(g); i++) g.play(g.question === 'set-up' ? { type: 'ready' } : done);
  if (!until(g)) throw new Error('it never came to that');
  return g;
}
/** Whether a unit may fire at an enemy who came next to it, and its leader ride off, on a turn. */
const reacts = (spec: SceneSpec, fire: object, ride: object) => {
  const g = scene({ at: 'reaction', ...spec });
  return { unit: g.can(fire), leader: g.can(ride), rules: g.refusals(fire) };
};
const startsShaken = (scenario: string, zones: readonly string[]) => {
  const g = pass(scene({ scenario, isWhole: true, at: 'set-up' }), (x) => x.question === 'movement');
  const all = g.g.w.unitIds.filter((_, u) => isOnMap(g.g, unitId(u)));
  const shaken = all.filter((id) => has(g.g, g.u(id), MARK.disorganised));
  const there = all.filter((id) => zones.includes(g.unit(id).zone!) && g.g.w.unitSide[g.u(id)] === 1);
  expect(there.length).toBeGreaterThan(0);
  expect(shaken).toEqual(there);
};

rule('M.1', 'on the first turn no Catholic unit reacts, but their leaders do', () => {
  const spec = (turn: number): SceneSpec => ({
    scenario: 'M',
    turn,
    active: 'P',
    entered: ['031'],
    units: [unit('K', 'P', 'cuirassiers', '031'), unit('Q', 'C', 'arquebusiers', '034')],
    leaders: [{ id: 'M-C-MANDELOT', zone: '034' }],
  });
  const fire = { type: 'fire', unit: 'Q', target: 'K' };
  const ride = { type: 'ride-off', leader: 'M-C-MANDELOT', to: '035' };
  expect(reacts(spec(1), fire, ride)).toEqual({ unit: false, leader: true, rules: ['M.1'] });
  expect(reacts(spec(2), fire, ride)).toEqual({ unit: true, leader: true, rules: [] });
});
rule('M.2', 'from the seventh turn nobody fires in reaction and command reaches two zones', () => {
  const seen = [6, 7, 8].map((turn) => {
    const units = [unit('K', 'P', 'cuirassiers', '031'), unit('Q', 'C', 'arquebusiers', '034', { column: 'C2' })];
    const g = scene({ scenario: 'M', turn, at: 'reaction', active: 'P', entered: ['031'], units });
    const fire = { type: 'fire', unit: 'Q', target: 'K' };
    const far = scene({
      scenario: 'M',
      turn,
      at: 'command',
      active: 'C',
      units: [unit('Q', 'C', 'arquebusiers', '034', { column: 'C2' })],
      leaders: [{ id: 'M-C-MANDELOT', zone: '116' }],
    });
    expect(far.g.w.steps[far.z('116') * far.g.w.zones + far.z('034')]).toBe(3);
    return [g.refusals(fire), far.unit('Q').isolated];
  });
  expect(seen).toEqual([
    [[], false],
    [['M.2'], true],
    [['M.2'], true],
  ]);
});

/** Leaving: the first turn it may be done, and what it brings. */
const exits = (scenario: string, zone: string, pieces: SceneUnit, leader: string, turns: readonly [number, number]) => {
  const at = (turn: number) => scene({ scenario, turn, active: 'P', units: [pieces], leaders: [{ id: leader, zone }] });
  const [before, from] = turns;
  expect(at(before).can(leave(pieces.id))).toBe(false);
  const g = at(from).play(leave(pieces.id)).play(leave(leader));
  expect([g.unit(pieces.id, 'exited', 'eliminated'), g.leader(leader).exited]).toEqual([
    { exited: true, eliminated: false },
    true,
  ]);
  expect(g.g.s.battle.pointsC[0]).toBe(0);
  const points = g.all('left-map').map((l) => [l.points, l.rule]);
  expect(g.g.s.battle.pointsP[0]).toBe(points.reduce((n, [p]) => n + (p as number), 0));
  return { points, early: at(before).refusals(leave(pieces.id)) };
};
rule('M.3', 'from the fifth turn by the southern edge', () => {
  expect(exits('M', '034', unit('K', 'P', 'cuirassiers', '034'), 'M-P-CHATILLON', [4, 5])).toEqual({
    points: [
      [2, 'M.3'],
      [2, 'M.3'],
    ],
    early: ['M.3'],
  });
});
rule('AU.3', 'from the fourth turn by the western edge', () => {
  expect(exits('AU', '131', unit('R', 'P', 'reiters', '131'), 'AU-P-DOHNA', [3, 4])).toEqual({
    points: [
      [1, 'AU.3'],
      [1, 'AU.3'],
    ],
    early: ['AU.3'],
  });
  const g = scene({ scenario: 'AU', turn: 4, active: 'C', units: [unit('H', 'C', 'gendarmes', '131')] });
  expect(g.refusals(leave('H')), 'the Catholics stay').toEqual(['9.0a']);
});
rule('D.5', 'from the fifth turn by the southern edge', () => {
  expect(exits('D', '140', unit('R', 'P', 'reiters', '140'), 'D-P-THORE', [4, 5])).toEqual({
    points: [
      [2, 'D.5'],
      [1, 'D.5'],
    ],
    early: ['D.5'],
  });
});
rule('CO.3', 'from the fourth turn by the western edge', () => {
  expect(exits('CO', '013', unit('Q', 'P', 'arquebusiers', '013'), 'CO-P-PONCENAT', [3, 4])).toEqual({
    points: [
      [2, 'CO.3'],
      [2, 'CO.3'],
    ],
    early: ['CO.3'],
  });
});
rule('CO.4', 'never by the eastern edge, in a retreat as little as in a move', () => {
  const q = unit('Q', 'P', 'arquebusiers', '118');
  const g = scene({ scenario: 'CO', turn: 6, active: 'P', units: [q] });
  expect(g.refusals(leave('Q'))).toEqual(['CO.4']);
  const foe = unit('K', 'C', 'pikemen', '117', { fc: 12 });
  const fight = scene({ scenario: 'CO', at: 'combat', active: 'C', units: [q, foe] }).play(attack('K', '118'), [1]);
  expect(fight.question).toBe('substitution');
  expect(fight.refusals({ type: 'retreat', unit: 'Q', to: 'off' })).toEqual(['7.5.3i']);
  // The Catholics’ own edge is open to them.
  const west = [unit('X', 'P', 'arquebusiers', '014', { fc: 12 }), unit('H', 'C', 'militia', '013')];
  const other = scene({ scenario: 'CO', at: 'combat', active: 'P', units: west }).play(attack('X', '013'), [1]);
  expect(other.can({ type: 'retreat', unit: 'H', to: 'off' })).toBe(true);
});
rule('M.4', 'once Mandelot is lost, militia and peasants test with one more on the die', () => {
  const shaken = (type: string, face: string) => {
    const units = [unit('X', 'C', type, '010', { fq: 3, ds: true, column: 'C1' })];
    const leaders = [
      { id: 'M-C-CHEVRIERES', zone: '011' },
      { id: 'M-C-MANDELOT', zone: '004', face },
    ];
    const g = scene({ scenario: 'M', at: 'reorganisation', active: 'C', units, leaders });
    return g.play({ type: 'reorganise', unit: 'X' }, [3]).unit('X').ds;
  };
  expect([shaken('militia', 'original'), shaken('militia', 'replacement')]).toEqual([false, true]);
  expect([shaken('peasants', 'replacement'), shaken('arquebusiers', 'replacement')]).toEqual([true, false]);
});

rule(
  'AU.1',
  'those quartered in and beside Auneau start in disorder, and nobody of theirs reacts on the first turn',
  () => {
    startsShaken('AU', ['122', '123', '137', '138', '139']);
    const spec = (turn: number): SceneSpec => ({
      scenario: 'AU',
      turn,
      active: 'C',
      entered: ['130'],
      units: [unit('K', 'C', 'pikemen', '130'), unit('R', 'P', 'reiters', '132')],
      leaders: [{ id: 'AU-P-DOHNA', zone: '132' }],
    });
    const fire = { type: 'fire', unit: 'R', target: 'K' };
    const ride = { type: 'ride-off', leader: 'AU-P-DOHNA', to: '131' };
    expect(reacts(spec(1), fire, ride)).toEqual({ unit: false, leader: true, rules: ['AU.1'] });
    expect(reacts(spec(2), fire, ride)).toEqual({ unit: true, leader: true, rules: [] });
  },
);
rule('AV.1', 'those at supper in Vimory start in disorder, and nobody of theirs reacts on the first turn', () => {
  startsShaken('AV', ['015', '016']);
  const spec = (turn: number): SceneSpec => ({
    scenario: 'AV',
    turn,
    active: 'C',
    entered: ['013'],
    units: [unit('K', 'C', 'pikemen', '013'), unit('R', 'P', 'reiters', '014')],
    leaders: [{ id: 'AV-P-DOHNA', zone: '014' }],
  });
  const fire = { type: 'fire', unit: 'R', target: 'K' };
  const ride = { type: 'ride-off', leader: 'AV-P-DOHNA', to: '008' };
  expect(reacts(spec(1), fire, ride)).toEqual({ unit: false, leader: true, rules: ['AV.1'] });
  expect(reacts(spec(2), fire, ride)).toEqual({ unit: true, leader: true, rules: [] });
});
rule('AU.2', 'in the mist guns see one zone', () => {
  const units = [
    unit('A1', 'P', 'cannon', '137'),
    unit('K', 'C', 'pikemen', '136'),
    unit('Q', 'C', 'arquebusiers', '144'),
  ];
  const refused = [3, 4].map((turn) => {
    const g = scene({ scenario: 'AU', turn, at: 'combat', active: 'P', units });
    return ['K', 'Q'].map((target) => g.refusals({ type: 'bombard', unit: 'A1', target }));
  });
  expect(refused).toEqual([
    [[], ['AU.2']],
    [[], []],
  ]);
});
rule('AU.4', 'waggons in the streets cost cavalry a point, and it counts for their order', () => {
  const enter = (type: string, waggon: boolean, dice: readonly number[]) => {
    const units = [unit('X', 'C', type, '122', { fq: 4 }), ...(waggon ? [unit('B', 'P', 'baggage', '123')] : [])];
    const g = scene({ scenario: 'AU', turn: 4, active: 'C', units }).play(move('X', '123'), dice);
    return [g.event('moved').cost, g.unit('X').ds];
  };
  expect(enter('gendarmes', false, [])).toEqual([2, false]);
  expect(enter('gendarmes', true, [5]), 'three points: a test').toEqual([3, true]);
  expect(enter('pikemen', true, [])).toEqual([2, false]);
});

rule('D.1', 'for two turns nobody of Thoré’s column attacks, nor does he change his mind', () => {
  const on = (turn: number) => {
    const units = [
      unit('R', 'P', 'reiters', '118', { column: 'P1' }),
      unit('S', 'P', 'reiters', '118', { column: 'P3' }),
      unit('Q', 'C', 'arquebusiers', '117'),
    ];
    const leaders = [{ id: 'D-P-THORE', zone: '118' }];
    const fight = scene({ scenario: 'D', turn, at: 'combat', active: 'P', units, leaders });
    const orders = scene({ scenario: 'D', turn, at: 'orders', active: 'P', units, leaders, options: ['advanced'] });
    return [
      fight.refusals(attack('R', '117')),
      fight.can(attack('S', '117')),
      orders.refusals({ type: 'order', leader: 'D-P-THORE', order: 'withdraw' }),
    ];
  };
  expect([on(2), on(3)]).toEqual([
    [['D.1'], true, ['D.1']],
    [[], true, []],
  ]);
});
rule('D.2', 'the bridge at Dormans is cut', () => {
  const g = scene({ scenario: 'D', active: 'P', turn: 1, units: [unit('R', 'P', 'reiters', '025', { ma: 5 })] });
  expect(g.refusals(move('R', '032'))).toEqual(['4.1.2d']);
  const fight = scene({
    scenario: 'D',
    turn: 3,
    at: 'combat',
    active: 'P',
    units: [unit('R', 'P', 'reiters', '025'), unit('Q', 'C', 'militia', '032')],
  });
  expect(fight.refusals(attack('R', '032'))).toEqual(['7.1e']);
});
rule('D.3', 'who waded a ford may support and not lead', () => {
  // Water and enemy control: three points and a test, or five and none.
  for (const [from, to, target, dice] of [
    ['023', '030', '029', [1]],
    ['028', '035', '034', []],
  ] as const) {
    const units = [unit('G', 'C', 'gendarmes', from), unit('X', 'P', 'militia', target)];
    const g = scene({ scenario: 'D', active: 'C', units });
    g.play(move('G', to), dice).play(done).play(done);
    expect(g.refusals(attack('G', target)), from).toEqual(['D.3']);
  }
});
rule('D.4', 'Guise is only wounded: three points, and his army is shaken all the same', () => {
  const units = [unit('X', 'P', 'militia', '111'), unit('Q', 'C', 'arquebusiers', '204', { fq: 4 })];
  const leaders = [{ id: 'D-C-GUISE', zone: '112' }];
  const g = scene({ scenario: 'D', active: 'P', units, leaders }).play(move('X', '112'), [5]);
  expect(g.event('leader-lost')).toMatchObject({ leader: 'D-C-GUISE', points: 3 });
  expect([g.g.s.battle.pointsP[0], g.unit('Q').ds, g.leader('D-C-GUISE', 'face', 'rank')]).toEqual([
    3,
    true,
    { face: 'replacement', rank: 'CC' },
  ]);
  const other = scene({ scenario: 'D', active: 'P', units, leaders: [{ id: 'D-C-TAVANNES', zone: '112' }] });
  expect(other.play(move('X', '112')).event('leader-lost').points, 'others at their price').toBe(3);
});

rule('CO.1', 'from the brow of the hill foot fires down; horse, and others elsewhere, do not', () => {
  const fires = (id: string, zone: string, at: string, side = 'P') => {
    const foe = unit('G', side === 'P' ? 'C' : 'P', 'militia', at);
    const active = side === 'P' ? 'C' : 'P';
    const g = scene({ scenario: 'CO', at: 'reaction', active, entered: [at], units: [unit('Q', side, id, zone), foe] });
    return g.refusals({ type: 'fire', unit: 'Q', target: 'G' });
  };
  expect(fires('arquebusiers', '117', '016')).toEqual([]);
  expect(fires('arquebusiers', '111', '016')).toEqual([]);
  expect(fires('reiters', '117', '016'), 'horse').toEqual(['6.2c']);
  expect(fires('arquebusiers', '117', '016', 'C'), 'Catholics').toEqual(['6.2c']);
  expect(fires('arquebusiers', '016', '117'), 'up the hill').toEqual(['6.2c']);
});
rule('CO.2', 'Poncenat is tested with one less on the die', () => {
  const falls = (leader: string, die: number) => {
    const units = [
      unit('K', 'C', 'pikemen', '016', { fc: 12 }),
      unit('Q', 'P', 'arquebusiers', '117', { fc: 1, fq: 6 }),
    ];
    const g = scene({ scenario: 'CO', at: 'combat', active: 'C', units, leaders: [{ id: leader, zone: '117' }] });
    // A 2 in the last column: -/1*. One unit stays beside him.
    g.play(attack('K', '117'), [2]);
    g.play({ type: 'lose' }, falling(leader, die) ? [die, 1] : [die]);
    return { total: g.event('leader-tested').total, falls: g.event('leader-tested').falls };
  };
  const falling = (leader: string, die: number) => die + 1 + (leader === 'CO-P-PONCENAT' ? -1 : 0) <= 5;
  expect(falls('CO-P-PONCENAT', 5)).toEqual({ total: 5, falls: true });
  expect(falls('CO-P-BRUNIQUEL', 5)).toEqual({ total: 6, falls: false });
});

rule('AV.2', 'by night command reaches two zones, all through the battle', () => {
  const isolated = (turn: number, zone: string) =>
    scene({
      scenario: 'AV',
      turn,
      at: 'command',
      active: 'C',
      units: [unit('Q', 'C', 'arquebusiers', zone, { column: 'C1' })],
      leaders: [{ id: 'AV-C-CLUSEAU', zone: '011' }],
    }).unit('Q').isolated;
  for (const turn of [1, 9]) expect([isolated(turn, '015'), isolated(turn, '014')]).toEqual([false, true]);
});
rule('AV.3', 'plunder after an advance too; horse does not plunder, nor do Protestants', () => {
  const waggon = (side: string) => unit('B', side, 'baggage', '020');
  const enters = (type: string, side: 'C' | 'P', dice: readonly number[]) => {
    const g = scene({
      scenario: 'AV',
      active: side,
      units: [unit('X', side, type, '014'), waggon(side === 'C' ? 'P' : 'C')],
    });
    return g.play(move('X', '020'), dice);
  };
  expect(enters('pikemen', 'C', [6]).unit('X').ds).toBe(true);
  expect(enters('pikemen', 'C', [1]).can(move('X', '014')), 'it stops, whatever the die').toBe(false);
  expect(enters('gendarmes', 'C', []).can(move('X', '014'))).toBe(true);
  expect(enters('landsknechts', 'P', []).can(move('X', '014'))).toBe(true);
  const units = [
    unit('X', 'C', 'pikemen', '014', { fc: 12 }),
    unit('Q', 'P', 'arquebusiers', '020', { reduced: true }),
    waggon('P'),
  ];
  const g = scene({ scenario: 'AV', at: 'combat', active: 'C', units }).play(attack('X', '020'), [1]);
  if (g.question === 'substitution') g.play({ type: 'lose' });
  g.play({ type: 'advance', piece: 'X' }, [6]);
  expect([g.unit('X').zone, g.unit('X').ds, g.baggage('B').eliminated]).toEqual(['020', true, true]);
});
rule('AV.4', 'at the close of turns six to eight a five or a six ends the battle', () => {
  const closes = (turn: number, dice: readonly number[]) => {
    const units = [unit('Q', 'C', 'arquebusiers', '018'), unit('R', 'P', 'reiters', '001')];
    const spec = { scenario: 'AV', turn, at: 'reorganisation', active: 'P', first: 'C', units } as const;
    return scene(spec).play(done, dice).has('battle-ended');
  };
  expect([closes(5, []), closes(6, [4]), closes(6, [5]), closes(7, [6]), closes(8, [3]), closes(9, [])]).toEqual([
    false,
    false,
    true,
    true,
    false,
    true,
  ]);
});
