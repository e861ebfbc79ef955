import { expect } from 'vitest';
import { unitsAt } from '../model/zone.ts';
import { isFasterThanAll } from '../rules/6-reaction-demands.ts';
import { example, without } from '../testing/example.ts';
import { type Ground, sketch } from '../testing/ground.ts';

example('E32', (e, set) => {
  const g = set({ at: 'reaction' }).play({ type: 'fire', unit: 'Q', target: 'G' }, e.dice);
  expect({ test: g.tests('Q')[0], ...g.fight(), G: g.unit('G'), Q: g.unit('Q') }).toMatchObject(e.expect);
  // Nobody supports, though pikemen stand beside Q and arquebusiers beside G.
  const more = [
    { id: 'K', side: 'P', type: 'pikemen', zone: 'C' },
    { id: 'X', side: 'C', type: 'arquebusiers', zone: 'B' },
  ];
  const crowd = set({ at: 'reaction', units: [...e.given.units!, ...more] });
  crowd.play({ type: 'fire', unit: 'Q', target: 'G' }, e.dice);
  expect([crowd.fight().AP.support, crowd.fight().DP.support]).toEqual([0, 0]);
});
example('E34', (e, set) => {
  const fire = { type: 'fire', unit: 'Q', target: 'G' };
  const g = set({ at: 'reaction' });
  expect({ legal: g.can(fire) }).toEqual(without(e.expect, 'why'));
  expect(g.refusals(fire)).toEqual(['6.2c']);
  const ground = e.given.map as Ground;
  const level = { ...ground, zones: ground.zones.map((z) => ({ ...z, altitude: 0 })) };
  expect(set({ at: 'reaction', map: level }).can(fire), 'on level ground he may').toBe(true);
});
example('E35', (e, set) => {
  const g = set({ at: 'reaction', units: e.given.units!.map((u) => ({ ...u, marched: u.id === 'G2' })) });
  expect({ legal: g.legal((c) => c.unit === 'Q').length > 0 }).toEqual(e.expect);
  const entered = set({ at: 'reaction', heldBefore: [], entered: ['B'] });
  expect(entered.legal((c) => c.unit === 'Q').length, 'had B been empty he might').toBeGreaterThan(0);
});
example('E36', (e, set) => {
  const g = set({ at: 'reaction' });
  const speed = {
    charger: g.unit('K').allowance,
    fastestActive: Math.max(...unitsAt(g.g, g.z('B'), 0).map((u) => g.unit(g.g.w.unitIds[u]!).allowance)),
    ok: isFasterThanAll(g.g, g.u('K'), g.z('B')),
  };
  g.play({ type: 'charge', unit: 'K', target: 'Q' }, e.dice);
  const { AP, DP, differential, result } = g.fight();
  const after = { Q: g.unit('Q'), K: g.unit('K') };
  expect({ speed, test: g.tests('K')[0], AP: AP.id, DP: DP.id, differential, result, ...after }).toMatchObject(
    e.expect,
  );
});
example('E37', (e, set) => {
  const charge = { type: 'charge', unit: 'K', target: 'H' };
  const shaken = e.given.units!.map((u) => ({ ...u, ds: u.id === 'H' }));
  expect({
    legal: set({ at: 'reaction' }).can(charge),
    ifHDisorganised: set({ at: 'reaction', units: shaken }).can(charge),
  }).toEqual(e.expect);
  expect(set({ at: 'reaction' }).refusals(charge)).toEqual(['6.3d']);
});
example('E38', (e, set) => {
  type Case = { reactionZone: string; border?: string; los: string; junction?: string[] };
  const groundOf = (c: Case): Ground => {
    if (!c.junction) return sketch(`B/${c.reactionZone} C`, `B-C:${c.border}:${c.los}`);
    const [ab, bc, cd, ad] = c.junction;
    const zones = ['B', 'N', 'C', 'S'];
    const borders = ['B-N', 'N-C', 'C-S', 'B-S'];
    return {
      ...sketch(`B/${c.reactionZone} N C S`, `B-N:${ab} N-C:${bc} C-S:${cd} B-S:${ad}`),
      junctions: [
        {
          id: 'J',
          zones,
          borders,
          pairs: [
            ['B', 'C'],
            ['N', 'S'],
          ],
        },
      ],
    };
  };
  const units = [
    { id: 'Q', side: 'C', type: 'arquebusiers', zone: 'B' },
    { id: 'K', side: 'P', type: 'cuirassiers', zone: 'C' },
  ];
  const may = (map: Ground) =>
    set({ map, units, at: 'reaction', active: 'C', entered: ['B'] }).can({ type: 'charge', unit: 'K', target: 'Q' });
  const cases = e.given.cases as unknown as Case[];
  expect({ legal: cases.map((c) => may(groundOf(c))) }).toEqual(e.expect);
  const dotted = { reactionZone: 'I', los: 'yellow', junction: ['dotted', 'dotted', 'dotted', 'dotted'] };
  expect(may(groundOf(dotted)), 'through a point where all is dotted').toBe(true);
});
example('E40', (e, set) => {
  const g = set({ at: 'reaction' }).play({ type: 'give-way', unit: 'R', from: 'B' }, e.dice);
  const [reactionTest, movementTest] = g.tests('R');
  expect({ reactionTest, movementTest, R: g.unit('R') }).toMatchObject(e.expect);
});
example('E41', (e, set) => {
  const g = set({ at: 'reaction' }).play({ type: 'ride-off', leader: 'L', to: 'D' }, e.dice);
  expect({ test: g.tests()[0] ?? null, L: g.leader('L') }).toMatchObject(e.expect);
});
example('E42', (e, set) => {
  const g = set({ at: 'reaction' }).play({ type: 'give-way', unit: 'R', from: 'B' }, e.dice);
  expect([g.unit('R').zone, g.question, g.asks]).toEqual(['S', 'advance', 'C']);
  g.play({ type: 'advance', piece: 'Q' }).play({ type: 'advance', piece: 'K2' });
  if (g.question === 'advance') g.play({ type: 'done' });
  expect({ Q: g.unit('Q'), K2: g.unit('K2') }).toMatchObject(without(e.expect, 'X'));
  expect(g.question).toBe('reaction');
  expect(g.legal((c) => c.unit === 'X')).toEqual([]);
  expect(g.refusals({ type: 'fire', unit: 'X', target: 'Q' })).toEqual(['6.1b']);
});
example('E91', (e, set) => {
  const words = { fire: 'reactionFire', charge: 'reactionCharge', 'give-way': 'retreatBeforeCombat' } as const;
  const open = (g: ReturnType<typeof set>, unit: string) => [
    ...new Set(g.legal((c) => c.unit === unit).map((c) => words[c.type as keyof typeof words])),
  ];
  const all = (g: ReturnType<typeof set>) => ({ R: open(g, 'R'), K: open(g, 'K'), S: open(g, 'S') });
  expect(all(set({ at: 'reaction' }))).toEqual(e.expect);
  const sound = set({ at: 'reaction', units: e.given.units!.map((u) => ({ ...u, ds: false })) });
  expect(all(sound)).toEqual({
    R: ['reactionFire', 'retreatBeforeCombat'],
    K: ['reactionCharge', 'retreatBeforeCombat'],
    S: ['reactionFire', 'retreatBeforeCombat'],
  });
});
