import { BadInput, Position } from '@tambour/kernel';
import { amount, Mutants, playOut, type SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { RuleId } from '../data/rule-ids.ts';
import { denain } from './game.ts';
import { RULES } from './rule-book.ts';
import { EDITIONS, rule } from './testing/rule.ts';
import { type Scene, type SceneSpec, scene } from './testing/scene.ts';

type Edition = 'fr' | 'en';
type Spec = Omit<SceneSpec, 'edition'>;
type Case = readonly [rule: RuleId, command: unknown];

/** Commands that a position refuses, each with the rule that must be among those cited. */
function refuses(what: string, spec: Spec, cases: readonly Case[], editions: readonly Edition[] = EDITIONS): void {
  for (const edition of editions) {
    // A refused command changes nothing, so one scene serves them all.
    let g: Scene | undefined;
    for (const [id, command] of cases)
      rule(id, `${what}: ${JSON.stringify(command)} is refused (${edition})`, () => {
        g ??= scene({ ...spec, edition });
        expectRefused(g, id, command);
      });
  }
}
function expectRefused(g: Scene, id: string, command: unknown): void {
  const { hash } = g.match.position;
  const done = g.match.apply(command);
  if (done.ok || done.code !== 'illegal') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(done)}`);
  expect(done.refusals.map((r) => r.rule)).toContain(id);
  expect(g.match.position.hash).toBe(hash);
  expect(g.match.explain(command).instead.length).toBeGreaterThan(0);
}

const move = (unit: string, to: string, facing: string, more: object = {}) => ({
  type: 'move',
  unit,
  to,
  facing,
  ...more,
});
const fire = (unit: string, at: string) => ({ type: 'fire', unit, at });
const shock = (attackers: string[], targets: string[]) => ({ type: 'shock', attackers, targets });
const breach = (unit: string, toward: string) => ({ type: 'breach', unit, toward });
const activate = (formation: string) => ({ type: 'activate', formation });
const DONE = { type: 'done' };

describe('set-up', () => {
  refuses('set-up', { units: [], scenario: true, at: 'set-up', side: 'F' }, [
    ['13a', { type: 'place', piece: 'c-ke1', to: '1614', facing: 'W' }],
    ['13a', { type: 'place', piece: 'f-c1', to: '2606', facing: 'E' }],
    ['13a', { type: 'place', piece: 'villars', to: '1510' }],
    ['13a', DONE],
    ['13.2a', { type: 'place', piece: 'f-va1', to: '3211', facing: 'W' }],
  ]);
});

describe('the barrage', () => {
  const GUNS = `F art G@2606>E 2/2; F art H@2608>E 2/2; F inf N@2604>E 3/2/3; C art E@2206>E 2/2;
    C inf far@3006>W 2/2/2; C inf behind@2406>W 2/2/2; C inf near@2706>W 2/2/2; C inf hidden@2807>W 2/2/2`;
  refuses('barrage', { units: GUNS, at: 'barrage', marks: { H: ['barraged'] } }, [
    ['10.2a', fire('G', '3006')],
    ['10.2b', fire('G', '2406')],
    ['10.2c', fire('G', '2705')],
    ['10.2c', fire('G', '2604')],
    ['10.2d', fire('G', '2807')],
    ['4Bb', fire('H', '2706')],
    ['10.1a', fire('N', '2706')],
    ['4Ba', fire('E', '2606')],
    ['4a', { type: 'ready' }],
    ['4a', move('G', '2705', 'E')],
  ]);
  const WOOD = 'F art G@2704>NNW 2/2; C inf K@2701>SSE 2/2/2';
  refuses('barrage over a wood', { units: WOOD, at: 'barrage' }, [['10.2e', fire('G', '2701')]], ['fr']);
  refuses('barrage over a wood', { units: WOOD, at: 'barrage' }, [['10.2f', fire('G', '2701')]], ['en']);
});

describe('initiative and activation', () => {
  refuses('order', { units: [], scenario: true, at: 'order' }, [
    ['4Cj', DONE],
    ['4Cj', activate('centre')],
  ]);
  const ONE = 'F inf A@2606>E 3/2/3 :centre; F inf B@2608>E 3/2/3 :droite; C inf K@2906>W 2/2/2';
  refuses('activate', { units: ONE, at: 'activate', with: [0, 1], acting: [], activated: ['droite'] }, [
    ['5a', activate('holstein')],
    ['5j', activate('droite')],
    ['5c', { type: 'go' }],
    ['5c', move('A', '2705', 'E')],
  ]);
});

describe('the movement half', () => {
  const OPEN = `F inf A@2606>E 3/2/3; F inf B@2705>E 3/2/3; F cav V@2609>E 2/3/3; F inf routed@2610>E 3/2/3 rout;
    F inf moved@2611>E 3/2/3; F inf other@2612>E 3/2/3 :gauche; F art G@2606>W 2/2; F art fired@2602>E 2/2;
    C inf K@2706>E 2/2/2`;
  refuses(
    'in the open',
    {
      units: OPEN,
      acting: ['centre'],
      marks: { moved: ['moved'], fired: ['barraged'] },
      leaders: { dreux: '2606', albergotti: '2612', villars: '2505' },
    },
    [
      ['5a', move('K', '2806', 'E')],
      ['5b', move('other', '2711', 'E')],
      ['5d', fire('A', '2706')],
      ['5d', shock(['A'], ['2706'])],
      ['5d', { type: 'ready' }],
      ['5k', move('moved', '2710', 'E')],
      ['12.4c', move('routed', '2709', 'E')],
      ['7.1i', move('fired', '2701', 'E')],
      ['7.1d', move('A', '2607', 'E', { guns: true })],
      ['7.1d', move('V', '2708', 'E', { guns: true })],
      ['7.1h', move('A', '2706', 'E')],
      ['3a', move('A', '2705', 'E')],
      ['7.1f', move('A', '2605', 'E')],
      ['7.1a', move('V', '3009', 'E')],
      ['7.1a', move('V', '2609', 'E')],
      ['7.2a', move('A', '2606', 'W')],
      ['7.1j', { type: 'ride', leader: 'villars', to: '2506' }],
      ['7.1j', { type: 'lead', leader: 'villars', to: '2506' }],
      ['5b', { type: 'lead', leader: 'albergotti', to: '2611' }],
      ['4Cl', { type: 'lead', leader: 'fagel', to: '2611' }],
      ['9b', { type: 'lead', leader: 'dreux', to: '2706' }],
      ['9b', { type: 'lead', leader: 'dreux', to: '2612' }],
    ],
  );

  // K watches 2705 and 2706: who stands in one may neither step into the other nor go aside.
  const WATCHED = 'F inf A@2705>SSE 3/2/3; C inf K@2806>W 2/2/2';
  refuses('under enemy eyes', { units: WATCHED }, [
    ['6.1c', move('A', '2706', 'SSE')],
    ['7.3d', move('A', '2606', 'SSE')],
    ['7.3d', move('A', '2805', 'SSE')],
    ['7.2b', move('A', '2705', 'NNW')],
    ['7.1h', move('A', '2806', 'SSE')],
  ]);

  refuses('at the water’s edge', { units: 'F inf A@2113>SSE 3/2/3; F cav V@2801>SSW 2/3/3' }, [
    ['7.1b', move('A', '2114', 'SSE')],
    ['7.1b', move('V', '2802', 'SSW')],
  ]);

  const WORKS = 'F inf A@1513>E 3/2/3; F inf B@1612>SSE 3/2/3';
  refuses('before the works', { units: WORKS, breached: [] }, [
    ['7.6a', move('A', '1614', 'E')],
    ['7.6m', move('B', '1613', 'SSE')],
  ]);

  const BRIDGE = 'F cav V@3114>SSE 2/3/3; F inf A@3216>NNW 3/2/3';
  refuses('at a bridge', { units: BRIDGE }, [['7.5a', move('V', '3116', 'SSE')]], ['fr']);
  refuses(
    'at a bridge',
    { units: BRIDGE },
    [
      ['7.5c', move('V', '3116', 'SSE')],
      ['7.5n', move('A', '3115', 'NNW')],
    ],
    ['en'],
  );
  refuses(
    'at a broken bridge',
    { units: BRIDGE, destroyedBridges: ['3115'] },
    [['7.5g', move('V', '3115', 'SSE')]],
    ['en'],
  );

  refuses(
    'out of command',
    {
      units: 'F inf A@2606>E 3/2/3; F inf B@2610>W 3/2/3',
      leaders: { dreux: '2406' },
      commanded: { A: false, B: false },
    },
    [
      ['9.2c', move('A', '2705', 'E')],
      ['9.2b', move('B', '2409', 'W')],
    ],
  );

  const GATE = 'F inf A@->W 3/2/3 :valenciennes; F inf B@->W 3/2/3 :valenciennes; C inf K@->NNW 2/2/2 :fagel';
  refuses('entering', { units: GATE, acting: ['valenciennes'] }, [
    ['13.2b', { type: 'enter', unit: 'A', at: '2719', to: '2718', facing: 'W' }],
    ['13.2a', { type: 'enter', unit: 'K', at: '2719', to: '2718', facing: 'NNW' }],
    ['7.1a', move('A', '3211', 'W')],
  ]);
  refuses('entering with another', { units: GATE, acting: ['centre'] }, [
    ['5b', { type: 'enter', unit: 'A', at: '3211', to: '3211', facing: 'W' }],
  ]);
  refuses('entering for the Coalition', { units: GATE, side: 'C', acting: ['fagel'] }, [
    ['13.2c', { type: 'enter', unit: 'K', at: '3211', to: '3211', facing: 'NNW' }],
  ]);
  for (const edition of EDITIONS)
    rule('13.2d', `a third unit of a column waits, and the second goes no further than its gate (${edition})`, () => {
      const units = 'ABC'.replace(/./g, (x) => `F inf ${x}@->W 3/2/3 :valenciennes;`);
      const g = scene({ edition, units, acting: ['valenciennes'] });
      const enter = (unit: string, to: string) => ({ type: 'enter', unit, at: '3211', to, facing: 'W' });
      g.play(enter('A', '3111'));
      expectRefused(g, '13.2d', enter('B', '3110'));
      g.play(enter('B', '3211'));
      expectRefused(g, '13.2d', enter('C', '3211'));
    });

  for (const edition of EDITIONS)
    rule('13.2b', `a leader without troops has no way in where the enemy stands (${edition})`, () => {
      const g = scene({ edition, units: 'F inf A@2606>E 3/2/3; C inf K@3211>W 2/2/2; C inf L@3212>W 2/2/2' });
      expect(g.legal('lead').filter((c) => c.leader === 'tingry')).toEqual([]);
      expectRefused(g, '13.2b', { type: 'lead', leader: 'tingry', to: '3211' });
    });

  const WAGONS = { units: 'C inf K@2213>NNW 2/2/2 :denain', baggage: '2112', side: 'C' } as const;
  refuses('the baggage', WAGONS, [['13.1p', { type: 'haul', to: '2012' }]], ['fr']);
  refuses(
    'the baggage',
    WAGONS,
    [
      ['7.8a', { type: 'haul', to: '2213' }],
      ['7.1b', { type: 'haul', to: '2309' }],
    ],
    ['en'],
  );
  refuses('the baggage of another', { ...WAGONS, side: 'F' }, [['7.8a', { type: 'haul', to: '2012' }]], ['en']);
  refuses(
    'the baggage out of command',
    { ...WAGONS, commanded: { baggage: false } },
    [['9.2a', { type: 'haul', to: '2012' }]],
    ['en'],
  );
});

describe('an enemy line across the way', () => {
  const units = 'F inf A@2606>NNW 3/2/3; C inf K@2505>NNE 2/2/2';
  refuses('on the march', { units }, [['6.1a', move('A', '2604', 'NNW')]]);
});

describe('the combat half', () => {
  // On the right bank the French may fire; K and L stand side by side before A, M apart from them.
  const FIELD = `F inf A@2616>E 3/2/3; F inf B@2617>NNE 3/2/3; F inf done@2619>E 3/2/3; F inf lost@2515>E 3/2/3;
    F inf routed@2517>E 3/2/3 rout; F art G@2416>E 2/2; F art H@2415>E 2/2; F inf other@2414>E 2/2/2 :gauche;
    C inf K@2715>W 2/2/2; C inf L@2716>W 2/2/2; C inf S@2719>W 2/2/2`;
  refuses(
    'beyond the river',
    {
      units: FIELD,
      at: 'combat',
      acting: ['centre'],
      commanded: { lost: false },
      marks: { done: ['attacked'], S: ['shocked'], G: ['barraged'], H: ['attacked'] },
    },
    [
      ['5a', fire('K', '2616')],
      ['5a', shock(['K'], ['2616'])],
      ['5d', move('A', '2617', 'E')],
      ['5d', { type: 'lead', leader: 'dreux', to: '2616' }],
      ['5d', { type: 'go' }],
      ['9.2a', fire('lost', '2616')],
      ['9.2a', shock(['lost'], ['2616'])],
      ['11a', fire('other', '2515')],
      ['11a', shock(['other'], ['2515'])],
      ['11a', shock(['A'], ['2719'])],
      ['11a', shock(['A'], ['2615'])],
      ['11a', shock(['G'], ['2515'])],
      ['11.1a', fire('A', '2719')],
      ['11.1a', fire('A', '2615')],
      ['11.2a', fire('done', '2719')],
      ['11.2a', shock(['done'], ['2719'])],
      ['11.2e', shock(['A', 'B'], ['2715', '2716'])],
      ['11.2f', shock(['done'], ['2719'])],
      ['12.4a', fire('routed', '2617')],
      ['12.4a', shock(['routed'], ['2617'])],
      ['5e', fire('G', '2715')],
      ['10.1b', fire('H', '2715')],
      ['10.2a', fire('H', '2719')],
    ],
  );

  refuses('far from the Escaut', { units: 'F inf A@2606>E 3/2/3; C inf K@2706>W 2/2/2', at: 'combat' }, [
    ['11.1h', fire('A', '2706')],
  ]);
  refuses(
    'against a wood',
    { units: 'F cav V@2701>SSW 2/3/3; C inf K@2702>NNW 2/2/2; C inf L@2601>E 2/2/2', at: 'combat' },
    [['11.2g', shock(['V'], ['2702'])]],
  );
  refuses(
    'against two that do not touch',
    {
      units: 'F cav V@2606>E 2/3/3; C inf K@2605>S 2/2/2; C inf L@2607>N 2/2/2'
        .replace('>S ', '>SSE ')
        .replace('>N ', '>NNW '),
      at: 'combat',
    },
    [['11.2b', shock(['V'], ['2605', '2607'])]],
  );
  refuses(
    'at a bridge',
    { units: 'C inf A@3114>SSE 2/2/2; C inf B@3216>NNW 2/2/2; F inf K@3115>NNW 2/2/2', at: 'combat', side: 'C' },
    [
      ['7.5n', shock(['B'], ['3115'])],
      ['7.5m', shock(['A', 'B'], ['3115'])],
    ],
    ['en'],
  );

  const WORKS = 'F inf A@1513>E 3/2/3; F inf B@1514>E 3/2/3; F inf C@1612>NNE 3/2/3; C inf K@1614>W 2/2/2';
  refuses('breaching now', { units: WORKS, at: 'combat', breached: [], commanded: { B: false } }, [
    ['7.6j', breach('C', '1613')],
    ['9.2a', breach('B', '1615')],
  ]);
  refuses('breaching now', { units: WORKS, at: 'combat', breached: [] }, [['7.6c', breach('A', '1614')]], ['fr']);
  refuses('breaching now', { units: WORKS, at: 'combat', breached: [] }, [['7.6d', breach('B', '1615')]], ['en']);
  refuses('breaching its own works', { units: WORKS, at: 'combat', side: 'C', breached: [] }, [
    ['7.6a', breach('K', '1513')],
  ]);
});

describe('the breach step', () => {
  const WORKS = 'F inf A@1513>E 3/2/3; F inf B@1515>E 3/2/3; C inf K@1614>W 2/2/2';
  const at = { units: WORKS, at: 'breach-phase', breached: [] } as const;
  refuses('at the end of the phase', at, [
    ['7.6e', breach('K', '1513')],
    ['7.6e', shock(['A'], ['1614'])],
    ['7.6j', breach('A', '1512')],
  ]);
  refuses('at the end of the phase', at, [['7.6g', breach('B', '1616')]], ['fr']);
  refuses(
    'having moved',
    { ...at, units: 'F inf A@1513>E 3/2/3 dis; C inf K@1614>W 2/2/2' },
    [['7.6c', breach('A', '1614')]],
    ['fr'],
  );
  refuses(
    'disorganised',
    { ...at, units: 'F inf A@1513>E 3/2/3 dis; C inf K@1614>W 2/2/2' },
    [['7.6d', breach('A', '1614')]],
    ['en'],
  );
  refuses('having advanced', { ...at, marks: { A: ['advanced'] } }, [['7.6i', breach('A', '1614')]], ['en']);
  refuses('twice', { ...at, marks: { A: ['breachTried'] } }, [['7.6e', breach('A', '1614')]]);
});

describe('the command phase', () => {
  refuses(
    'commanders-in-chief',
    {
      units: 'F inf A@2606>E 3/2/3; C inf K@2806>W 2/2/2',
      at: 'command-phase',
      leaders: { villars: '2606', dreux: '2606', albermarle: '2808' },
    },
    [
      ['7.4a', { type: 'ride', leader: 'villars', to: '2106' }],
      ['7.4a', { type: 'ride', leader: 'villars', to: '2606' }],
      ['7.4b', { type: 'ride', leader: 'villars', to: '2705' }],
      ['7.4b', { type: 'ride', leader: 'villars', to: '2806' }],
      ['4Da', { type: 'ride', leader: 'dreux', to: '2605' }],
      ['4Da', { type: 'ride', leader: 'albermarle', to: '2809' }],
      ['4Da', move('A', '2605', 'E')],
      ['8.4a', { type: 'ride', leader: 'montesquiou', to: '2605' }],
    ],
  );
});

/** A scene in the middle of a procedure: the frame put on the stack is run to its first question. */
function inside(
  edition: Edition,
  units: string,
  frame: NonNullable<SceneSpec['under']>[number],
  more: Partial<SceneSpec> & { readonly dice?: readonly number[] } = {},
): Scene {
  const { dice, ...rest } = more;
  const under = [{ step: 'combat', with: [0] } as const, frame];
  return scene({ edition, units, at: 'command-phase', under, ...rest }).play(DONE, dice);
}
function refusesAll(g: Scene, question: string, cases: readonly Case[]): void {
  expect(g.question).toBe(question);
  for (const [id, command] of cases) expectRefused(g, id, command);
}

describe('in the middle of a fight', () => {
  for (const edition of EDITIONS) {
    rule(['11e', '10.1c'], `reaction fire is for the infantry and guns attacked (${edition})`, () => {
      const units = `F cav V@2606>E 2/3/3; C inf K@2705>W 2/2/2; C drg D@2706>W 2/3/2; C art G@2705>W 2/2;
        C art far@2807>W 2/2; C inf idle@2707>W 2/2/2`;
      const g = scene({ edition, units, at: 'combat' }).play(shock(['V'], ['2705', '2706']));
      const react = (unit: string) => ({ type: 'react', unit, at: '2606' });
      refusesAll(g, 'react', [
        ['11e', react('D')],
        ['11e', react('idle')],
        ['11e', react('V')],
        ['11e', { type: 'react', unit: 'K', at: '2707' }],
        ['10.1c', react('far')],
        ['11e', DONE],
      ]);
    });
    rule('11.1h', `French infantry away from the Escaut does not fire in reaction either (${edition})`, () => {
      const units = 'C inf K@2606>E 3/2/3; F inf A@2706>W 2/2/2; F art G@2706>W 2/2';
      const g = scene({ edition, units, at: 'combat', side: 'C' }).play(shock(['K'], ['2706']));
      refusesAll(g, 'react', [['11.1h', { type: 'react', unit: 'A', at: '2606' }]]);
    });
    rule('11.6b', `only units involved lose points (${edition})`, () => {
      const units = 'F inf A@2606>E 3/2/3; F inf B@2607>NNE 3/2/3; F inf idle@2605>E 3/2/3; C inf K@2706>W 2/2/2';
      const combat = { attackers: ['A', 'B'], targets: ['2706'], att: '1DR', def: '-' };
      const g = inside(edition, units, { step: 'losses', with: [1, 0] }, { combat });
      refusesAll(g, 'lose', [
        ['11.6b', { type: 'lose', unit: 'idle' }],
        ['11.6b', { type: 'lose', unit: 'K' }],
        ['11.6b', DONE],
      ]);
    });

    const BEATEN = 'F inf A@2706>W 3/2/3; C inf K@2606>E 2/2/2; C inf idle@2409>W 2/2/2';
    const combat = { attackers: ['A'], targets: ['2606'], def: 'DR' };
    rule(['11.7a', '11.7c', '11.6d', '11.7k'], `a retreat takes the best hex there is (${edition})`, () => {
      const g = inside(edition, BEATEN, { step: 'retreats', with: [0] }, { combat });
      const retreat = (unit: string, to: string) => ({ type: 'retreat', unit, to });
      refusesAll(g, 'retreat', [
        ['11.7a', retreat('K', '2605')],
        ['11.7a', retreat('K', '2607')],
        ['11.7c', retreat('K', '2706')],
        ['11.7c', retreat('K', '2409')],
        ['11.6d', retreat('idle', '2408')],
        ['11.6d', retreat('A', '2805')],
        ['11.7k', { type: 'sacrifice', unit: 'K' }],
        ['11.7a', DONE],
      ]);
      g.play(retreat('K', '2505'));
    });
    rule('11.6d', `the second hex of a retreat is for the unit that is on its way (${edition})`, () => {
      const two = { ...combat, def: '1DR2*' };
      const g = inside(edition, BEATEN, { step: 'retreats', with: [0] }, { combat: two });
      g.play({ type: 'retreat', unit: 'K', to: '2505' });
      refusesAll(g, 'retreat-next', [
        ['11.6d', { type: 'retreat', unit: 'idle', to: '2408' }],
        ['11.7a', { type: 'retreat', unit: 'K', to: '2606' }],
        ['11.6d', DONE],
      ]);
    });
    rule('11.7h', `who is pushed aside goes where a retreat could (${edition})`, () => {
      const crowd = ['2505', '2506', '2605', '2607'].map((hex, i) => `C inf f${i}@${hex}>E 2/2/2`).join(';');
      const g = inside(edition, `${BEATEN};${crowd}`, { step: 'retreats', with: [0] }, { combat });
      g.play({ type: 'retreat', unit: 'K', to: '2505' });
      refusesAll(g, 'displace', [
        ['11.7h', { type: 'displace', unit: 'f0', to: '2606' }],
        ['11.7h', { type: 'displace', unit: 'f1', to: '2406' }],
        ['11.7h', DONE],
      ]);
    });
    rule(['11.8a', '11.8d'], `one victor may enter the hex the enemy left, at once or never (${edition})`, () => {
      const units = 'F inf A@2706>W 3/2/3; C inf K@2505>E 2/2/2';
      const fled = { ...combat, targets: ['2606'], left: { K: '2606' } };
      const g = inside(edition, units, { step: 'after-shock' }, { combat: fled });
      refusesAll(g, 'advance', [
        ['11.8a', { type: 'advance', unit: 'A', to: '2607' }],
        ['11.8a', { type: 'advance', unit: 'K', to: '2606' }],
        ['11.8d', DONE],
      ]);
    });

    rule(['12.4f', '12.4i'], `a rout runs the shortest way and faces it (${edition})`, () => {
      const g = inside(edition, 'C inf K@2606>E 2/2/2 rout', { step: 'rout', with: [0] });
      refusesAll(g, 'rout-step', [
        ['12.4f', { type: 'run', unit: 'K', to: '2505' }],
        ['12.4f', { type: 'stay' }],
      ]);
      for (let step = 0; step < 3 && g.question === 'rout-step'; step++) g.play(g.legal('run')[0]);
      refusesAll(g, 'rout-facing', [
        ['12.4i', { type: 'face', unit: 'K', facing: 'W' }],
        ['12.4i', { type: 'stay' }],
      ]);
    });

    rule('9.4b', `an aide is placed on ground a leader may enter, out of the enemy’s sight (${edition})`, () => {
      const units = 'F inf A@2706>W 3/2/3; C inf K@2606>NNE 2/2/2';
      const g = inside(edition, units, { step: 'aide', with: [3] });
      refusesAll(
        g,
        'aide',
        ['2606', '2605', '2114', '2702'].map((to) => ['9.4b', { type: 'aide', formation: 'centre', to }]),
      );
    });
    rule('8.4a', `a leader follows or stays, and flees to the nearest friends (${edition})`, () => {
      const leaders = { holsteinbeck: '2606' };
      const units = BEATEN.replace('2409', '2407');
      const g = inside(edition, units, { step: 'retreats', with: [0] }, { combat, leaders });
      g.play({ type: 'retreat', unit: 'K', to: '2505' });
      refusesAll(g, 'leader-goes', [
        ['8.4a', DONE],
        ['8.4a', { type: 'follow', leader: 'dreux' }],
      ]);
      const alone = 'C inf K@2604>E 2/2/2; C inf L@2608>E 2/2/2; C inf far@2612>E 2/2/2';
      const h = inside(edition, alone, { step: 'leader-flees', with: [8] }, { leaders });
      refusesAll(h, 'leader-flees', [
        ['8.4a', { type: 'flee', leader: 'holsteinbeck', to: '2612' }],
        ['8.4a', { type: 'stay' }],
      ]);
    });

    rule('7.6f', `only guns behind the work fire at the breaching party (${edition})`, () => {
      const units = 'F inf A@1513>E 3/2/3; C inf K@1614>W 2/2/2; C art G@1614>W 2/2; C art H@1615>W 2/2';
      const g = scene({ edition, units, at: 'breach-phase', breached: [] }).play(breach('A', '1614'));
      refusesAll(g, 'breach-react', [
        ['7.6f', { type: 'react', unit: 'K', at: '1513' }],
        ['7.6f', { type: 'react', unit: 'H', at: '1513' }],
        ['7.6f', DONE],
      ]);
    });
  }
  rule('7.6h', 'over a whole work the French do not advance but may breach (fr)', () => {
    const units = 'F inf A@1513>E 3/2/3; C inf K@1715>W 2/2/2';
    const combat = { attackers: ['A'], targets: ['1614'], left: { K: '1614' }, def: 'DR' };
    const g = inside('fr', units, { step: 'after-shock' }, { combat, breached: [] });
    refusesAll(g, 'advance', [['7.6h', { type: 'advance', unit: 'A', to: '1614' }]]);
    g.play(breach('A', '1614'), [6]);
  });
});

describe('every refusal', () => {
  // The set-up and the points are told in one edition only and hold for both.
  const isShared = (id: string) => id.startsWith('13');
  const expectOwn = (edition: Edition, p: Scene['match']['position'], command: unknown) => {
    for (const id of refusalsOf(p, command).filter((r) => !isShared(r))) {
      const of = RULES.get(id)!.edition;
      if (of !== 'both' && of !== edition) expect.fail(`${id} (${of} only) against ${JSON.stringify(command)}`);
    }
  };
  for (const edition of EDITIONS) {
    it(`cites a rule of the edition that is played (${edition})`, () => {
      for (let seed = 1; seed <= amount(2, 4); seed++) {
        const p = new Position(denain, denain.world({ options: { edition } })).begin(seed);
        const mutants = new Mutants(p.world.pieces);
        playOut(p, seed, (_p, _n, lot: SeededRandom) => {
          const draw = () => p.decode(p.actions.at(lot.below(p.actions.count)));
          mutants.remember(draw());
          expectOwn(edition, p, mutants.make(draw(), lot));
        });
      }
    });
    it(`cites a rule of the edition that is played: at a bridge (${edition})`, () => {
      const units = 'F inf A@3216>NNW 3/2/3; C inf K@3115>SSE 2/2/2';
      expectOwn(edition, scene({ edition, units, at: 'combat' }).match.position, shock(['A'], ['3115']));
      expectOwn(edition, scene({ edition, units }).match.position, move('A', '3115', 'NNW'));
    });
    it(`cites a rule of the edition that is played: after a fight (${edition})`, () => {
      const combat = { attackers: ['A'], targets: ['2606'], left: { K: '2606' }, def: 'DR' };
      const units = 'F inf A@2706>W 3/2/3; C inf K@2505>E 2/2/2';
      const g = inside(edition, units, { step: 'after-shock' }, { combat });
      expectOwn(edition, g.match.position, breach('A', '2606'));
    });
  }
});
function refusalsOf(p: Scene['match']['position'], command: unknown): string[] {
  try {
    const order = p.encode(command);
    return p.permits(order) ? [] : p.refusals(order).map((r) => r.rule);
  } catch (error) {
    if (error instanceof BadInput) return [];
    throw error;
  }
}
