import { distance } from '@tambour/boards';
import { expect } from 'vitest';
import { holder } from '../model/hex.ts';
import { example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';
import { parsePieces, type ScenePiece } from '../testing/scene-piece.ts';

type Set = (more?: Partial<SceneSpec>) => Scene;
type State = 'ok' | 'dis';

const shock = (attackers: string[], ...targets: string[]) => ({ type: 'shock', attackers, targets });
/** Fights it out; nobody reacts. */
function fight(g: Scene, command: unknown, dice: readonly number[]): Scene {
  for (const side of ['F', 'C']) g.match.apply({ type: 'standing', side, on: 'reaction-fire', answer: 'never' });
  return g.play(command, dice);
}
const joinedBy = (e: { given: { units?: readonly ScenePiece[] } }, text: string) => [
  ...(e.given.units ?? []),
  ...parsePieces(text),
];

example('res-12', (e, set) => {
  const g = fight(set({ at: 'combat', units: joinedBy(e, 'C inf K@1410>NNE 5/2/3') }), shock(['N', 'P'], '1410'), [2]);
  expect(g.event('shock-resolved')).toMatchObject(e.given.combatResult as object);
  const from: Record<string, string> = { N: '1409', P: '1509' };
  const steps: Record<string, number> = { N: 0, P: 0 };
  while (g.question === 'retreat') {
    g.play(g.legal('retreat')[0]);
    for (const x of g.events) if (x.type === 'retreated') steps[x.piece]! += 1;
  }
  for (const [id, want] of Object.entries(e.expect as Record<string, { state: string; retreats: number }>)) {
    expect(g.unit(id).state).toBe(want.state);
    expect(steps[id]).toBe(want.retreats);
    expect(distance(g.g.w.grid, g.hex(from[id]!), g.hex(g.unit(id).hex as string))).toBe(want.retreats);
  }
});

example('res-13', (e, set) => {
  const g = fight(set({ at: 'combat', units: joinedBy(e, 'F inf N@2206>E 8/2/3') }), shock(['N'], '2306'), [5]);
  expect(g.event('shock-resolved')).toMatchObject(e.given.combatResult as object);
  expect(g.unit('W').place === 'lost').toBe(e.expect.eliminated);
  expect(g.g.s.battle.lostC[0]).toBe(e.expect.pointsLostForVP);
  expect(g.has('rout-tested')).toBe(e.expect.routTest);
});

example('res-14', (e, set) => {
  const g = set({ at: 'combat', side: 'C', units: joinedBy(e, 'C inf K@1411>NNW 3/2/2') });
  g.play({ type: 'fire', unit: 'K', at: '1410' }, [1, ...e.dice]);
  expect(g.event('fired').effect).toEqual(['D']);
  const tested = g.event('rout-tested');
  expect(tested.total).toBe(e.expect.modified);
  expect(`cf ${tested.against}`).toBe(e.expect.against);
  expect(g.unit('P').state).toBe(e.expect.result);
  expect(g.has('routed')).toBe(true);
});

/** Every way to lose one's order, each with a unit U in the given state; the last die, a 1, is for a rout test that holds. */
const CAUSES: Record<string, (set: Set, state: State, test: readonly number[]) => Scene> = {
  'failed check': (set, state, test) =>
    at(set, 'combat', 'C', `F inf U@1410>SSE 3/2/3 ${state}; C inf K@1411>NNW 3/2/2`).play(
      { type: 'fire', unit: 'K', at: '1410' },
      [3, 4, ...test],
    ),
  'D in combat': (set, state, test) =>
    fight(at(set, 'combat', 'F', `F inf U@1410>SSE 3/2/3 ${state}; C inf K@1411>NNW 3/2/3`), shock(['U'], '1411'), [
      3,
      ...test,
    ]),
  'D from fire': (set, state, test) =>
    at(set, 'combat', 'C', `F inf U@1410>SSE 3/2/3 ${state}; C inf K@1411>NNW 3/2/2`).play(
      { type: 'fire', unit: 'K', at: '1410' },
      [1, ...test],
    ),
  'retreat roll in a zone of control': (set, state, test) =>
    retreating(set, 'F', '1410', `F inf U@1410>SSE 3/2/3 ${state}; C inf Y@1508>SSW 2/2/2; C inf Z@1210>E 2/2/2`).play(
      { type: 'retreat', unit: 'U', to: '1409' },
      [2, ...test],
    ),
  'flank roll': (set, state, test) =>
    retreating(
      set,
      'F',
      '1410',
      `F inf U@1410>SSE 3/2/3 ${state}; C inf Y@1408>W 2/2/2; C inf Z@1210>E 2/2/2; C inf X@1609>W 2/2/2`,
    ).play({ type: 'retreat', unit: 'U', to: '1409' }, [1, ...test]),
  'facing check': (set, state, test) =>
    at(set, 'move', 'F', `F inf U@1513>E 3/2/3 ${state}; C inf K@1614>W 2/2/2`).play(
      { type: 'move', unit: 'U', to: '1513', facing: 'SSE' },
      [2, ...test],
    ),
  displacement: (set, state, test) => {
    const g = retreating(
      set,
      'F',
      '1411',
      `F inf P@1411>SSE 3/2/3; F inf U@1310>SSE 3/2/3 ${state}
       C inf X@1410>SSE 1/2/2 rout; C inf Y@1510>SSE 1/2/2 rout; C inf Z@1311>SSE 1/2/2 rout`,
    );
    g.play({ type: 'retreat', unit: 'P', to: '1310' });
    return g.play({ type: 'displace', unit: 'U', to: '1309' }, test);
  },
  'routed friend passing through': (set, state, test) => {
    const text = `C inf B@2112>W 2/2/2 rout; C inf U@2312>NNW 3/2/3 ${state}`.replace(/ ok/g, '');
    const router = set({ units: text }).u('B');
    const g = set({ units: text, at: 'command-phase', side: 'C', under: [{ step: 'rout', with: [router] }] });
    g.play({ type: 'done' });
    while (g.question === 'rout-step') g.play(g.legal('run')[0]);
    return g.play(g.legal('face')[0], test);
  },
};
function at(set: Set, step: 'combat' | 'move', side: 'F' | 'C', text: string): Scene {
  return set({ at: step, side, units: text.replace(/ ok/g, '') });
}
/** The unit in a hex, of the side named, must retreat one hex as a defender. */
function retreating(set: Set, side: 'F' | 'C', hex: string, text: string): Scene {
  return set({
    units: text.replace(/ ok/g, ''),
    at: 'command-phase',
    side: side === 'F' ? 'C' : 'F',
    combat: { targets: [hex], def: 'DR' },
    under: [{ step: 'retreats', with: [0] }],
  }).play({ type: 'done' });
}

example('res-15', (e, set) => {
  const causes = e.given.causes as string[];
  expect(Object.keys(CAUSES)).toEqual(causes);
  const marks = causes.filter((cause) => {
    const inOrder = CAUSES[cause]!(set, 'ok', []);
    const again = CAUSES[cause]!(set, 'dis', [1]);
    return (
      inOrder.events.some((x) => x.type === 'disorganised' && x.piece === 'U') &&
      !inOrder.has('rout-tested') &&
      again.events.some((x) => x.type === 'rout-tested' && x.piece === 'U')
    );
  });
  expect(marks).toEqual(e.expect.all ? causes : []);
});

example('res-16', (e, set) => {
  const g = fight(set({ at: 'combat', units: joinedBy(e, 'F inf N@1811>SSW 6/2/3') }), shock(['N'], '1812'), [1]);
  expect(g.event('shock-resolved')).toMatchObject(e.given.combatResult as object);
  expect(g.event('eliminated')).toMatchObject({ piece: 'F1', hex: e.expect.vacated });
  expect(g.unit('F1').place === 'lost' ? 'eliminated' : '').toBe(e.expect.F1);
  expect(g.event('destroyed').piece).toBe('c-art');
  expect(g.unit('c-art').place === 'lost' ? 'destroyed' : '').toBe(e.expect['c-art']);
  expect(holder(g.g, g.hex(e.expect.vacated as string))).toBe(-1);
});

example('res-17', (e, set) => {
  const g = fight(set({ at: 'combat', units: joinedBy(e, 'F inf N@1409>SSE 3/2/3') }), shock(['N'], '1410'), [1]);
  expect(g.event('shock-resolved')).toMatchObject(e.given.combatResult as object);
  expect(g.unit('K')).toMatchObject({ cf: e.expect.cf, state: 'rout' });
  expect(g.has('rout-tested')).toBe(e.expect.routTest);
  expect(g.events.filter((x) => x.type === 'retreated')).toHaveLength(e.expect.retreats as number);
  expect(distance(g.g.w.grid, g.hex('1410'), g.hex(g.unit('K').hex as string))).toBe(e.expect.retreats);
});
