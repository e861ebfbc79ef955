import { expect } from 'vitest';
import { retreatChoice } from '../rules/11-retreat-choice.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';
import { parsePieces } from '../testing/scene-piece.ts';

type Set = (more?: Partial<SceneSpec>) => Scene;

/** The first unit of the example must give way after a shock, with these others on the field. */
function givesWay(
  e: Example,
  set: Set,
  more: { n?: 1 | 2; others?: string; dice?: readonly number[]; facing?: string } = {},
): Scene {
  const [first, ...rest] = e.given.units!;
  const unit = { ...first!, facing: more.facing ?? first!.facing };
  const g = set({
    units: [unit, ...rest, ...parsePieces(more.others ?? '')],
    at: 'command-phase',
    side: unit.side === 'F' ? 'C' : 'F',
    under: [
      { step: 'combat', with: [0] },
      { step: 'retreats', with: [0] },
    ],
    combat: { targets: [unit.hex!], def: more.n === 2 ? '1DR2*' : 'DR' },
  });
  return g.play({ type: 'done' }, more.dice ?? []);
}
const hexes = (g: Scene, type = 'retreat') => g.legal(type).map((c) => (c as unknown as { to: string }).to);
/** What the owner may choose, in the words of the examples. */
const choices = (g: Scene): string[] =>
  g.legal().map((c) => {
    const { unit, to } = c as unknown as { unit: string; to: string };
    if (c.type === 'sacrifice') return `eliminate ${unit}`;
    const friend = g.g.s.at.unit[g.hex(to)]! - 1;
    return friend < 0 ? to : `${to} (displace ${g.g.w.unitIds[friend]})`;
  });
const same = (found: readonly string[], wanted: unknown) =>
  expect([...found].sort()).toEqual([...(wanted as string[])].sort());

example('ret-01', (e, set) => {
  const g = givesWay(e, set);
  expect(g.asks).toBe('C');
  same(choices(g), e.expect.options);
  g.play({ type: 'retreat', unit: 'A1', to: '1713' });
  expect(g.unit('A1')).toMatchObject({ hex: '1713', facing: e.expect.facing });
});
example('ret-02', (e, set) => same(choices(givesWay(e, set)), e.expect.options));
example('ret-03', (e, set) => {
  const g = givesWay(e, set);
  same(choices(g), e.expect.options);
  g.play({ type: 'sacrifice', unit: 'P' });
  expect(g.event('eliminated')).toMatchObject({ piece: 'P', rule: '11.7k' });
  expect(g.unit('Q')).toMatchObject({ hex: '1310', state: 'ok' });
});

// Enemies hold both flank hexes and face away; X watches what is left behind P.
const beset = (facing: string) => `C inf X@1308>${facing} 2/2/2; C inf Y@1310>SSW 2/2/2; C inf Z@1509>E 2/2/2`;
const rolls = (id: string, into: 'zone' | 'flank', to: string, facing: string) =>
  example(id, (e, set) => {
    const g = givesWay(e, set, { others: beset(facing) });
    same(hexes(g), ['1409', '1309']);
    g.play({ type: 'retreat', unit: 'P', to }, e.dice);
    const effect = e.expect.effect as string[];
    expect(g.event('retreat-rolled')).toMatchObject({ piece: 'P', into, total: e.expect.total, effect });
    expect(g.unit('P')).toMatchObject({
      hex: to,
      facing: 'SSE',
      cf: effect.includes('loss1') ? 2 : 3,
      state: effect.includes('D') ? 'disorganised' : 'ok',
    });
  });
rolls('ret-zoc-2', 'zone', '1409', 'SSE');
rolls('ret-zoc-3', 'zone', '1309', 'SSE');
rolls('ret-zoc-4', 'zone', '1409', 'SSE');
rolls('ret-flank-2', 'flank', '1309', 'E');

example('ret-works-fr', (e, set) => {
  const g = givesWay(e, set);
  expect(g.has('eliminated')).toBe(e.expect.eliminated);
  expect(g.event('eliminated')).toMatchObject({ piece: 'P', rule: '11.7d' });
});

const secondStep = (id: string) =>
  example(id, (e, set) => {
    const path = e.given.path as string[];
    const g = givesWay(e, set, { n: 2 });
    g.play({ type: 'retreat', unit: 'P', to: path[0] });
    const wanted = e.expect.stepOptions as string[];
    // One way left is taken without a question.
    if (wanted.length > 1) {
      expect(g.question).toBe('retreat-next');
      same(choices(g), wanted);
    } else expect(g.unit('P').hex).toBe(wanted[0]);
    const half = set({ units: [{ ...e.given.units![0]!, hex: path[0]! }] });
    same(half.names(retreatChoice(half.g, half.u('P'), half.hex('1713'), 2, []).hexes), wanted);
  });
secondStep('ret-breach-fr');
secondStep('ret-breach-en');

example('ret-baggage', (e, set) => {
  const others = 'F inf X@2212>NNW 2/2/2; F inf Y@2211>NNW 2/2/2; F inf Z@2012>W 2/2/2';
  const g = givesWay(e, set, { others });
  expect(g.event('routed')).toMatchObject({ piece: 'D', rule: '7.8b' });
  expect(g.unit('D').state).toBe(e.expect.becomes);
  const ran = g.events.filter((x) => x.type === 'ran' && x.piece === 'D');
  expect(ran.length > 0).toBe(e.expect.routMove);
  // It runs through the baggage, which it may not stop on.
  expect(ran[0]).toMatchObject({ from: '2111', to: '2112' });
  expect(ran).toHaveLength(3);
  expect(g.unit('c-bag')).toMatchObject({ hex: '2112', place: 'map' });
});
example('ret-none', (e, set) => {
  const others = 'F inf W@2111>E 2/2/2; F inf X@2012>E 2/2/2; F inf Y@2110>E 2/2/2; F inf Z@1911>E 2/2/2';
  const g = givesWay(e, set, { others });
  expect(g.has('eliminated')).toBe(e.expect.eliminated);
  expect(g.event('eliminated')).toMatchObject({ piece: 'D', rule: '11.7c' });
});

/** P, facing NNW with enemies on three of its four ways back, can only push Q aside. */
function pushes(e: Example, set: Set): Scene {
  const others = 'C inf X@1411>SSE 2/2/2; C inf Y@1510>SSE 2/2/2; C inf Z@1509>E 2/2/2';
  const [q] = e.given.units!;
  const pusher = { id: 'P', side: 'F', cls: 'inf', hex: '1410', facing: 'NNW', cf: 3, mp: 2, morale: 3 } as const;
  const g = givesWay({ ...e, given: { units: [pusher, q!] } }, set, { others });
  same(choices(g), ['1310 (displace Q)', 'eliminate P']);
  g.play({ type: 'retreat', unit: 'P', to: '1310' });
  expect([g.question, g.asks]).toEqual(['displace', 'F']);
  same(hexes(g, 'displace'), ['1309', '1210']);
  return g;
}
example('disp-01', (e, set) => {
  const g = pushes(e, set);
  g.play({ type: 'displace', unit: 'Q', to: '1309' }, e.dice);
  expect(g.unit('Q')).toMatchObject(e.expect.Q as object);
  expect(g.unit('P')).toMatchObject({ hex: '1310', facing: 'NNW' });
});
example('disp-02', (e, set) => {
  const g = pushes(e, set);
  g.play({ type: 'displace', unit: 'Q', to: '1309' }, e.dice);
  const want = e.expect.routTest as { modified: number; against: string; result: string };
  expect(g.event('rout-tested')).toMatchObject({ piece: 'Q', rule: '12.3d', total: want.modified });
  expect(`morale ${g.event('rout-tested').against}`).toBe(want.against);
  expect(g.unit('Q').state).toBe(want.result);
});
example('disp-03', (e, set) => {
  const g = givesWay(e, set);
  same(choices(g), e.expect.options);
  g.play({ type: 'retreat', unit: 'P', to: '1309' });
  expect(e.expect.displacedFollowsSameAlgorithm).toBe(true);
  const own = retreatChoice(g.g, g.u('Q'), g.hex('1309'), 1, [g.u('P')]);
  same(hexes(g, 'displace'), g.names(own.hexes));
  same(hexes(g, 'displace'), ['1308', '1209']);
  g.play({ type: 'displace', unit: 'Q', to: '1308' });
  expect(g.unit('Q')).toMatchObject({ hex: '1308', state: e.expect.displacedState });
  expect(g.unit('P')).toMatchObject({ hex: '1309' });
});
