import { expect } from 'vitest';
import { example } from '../testing/example.ts';
import type { Scene } from '../testing/scene.ts';
import { parsePieces } from '../testing/scene-piece.ts';

const options = (g: Scene) =>
  g.legal().map((c) => (c.type === 'advance' ? (c as unknown as { to: string }).to : c.type));

example('adv-01', (e, set) => {
  const g = set({
    units: [...e.given.units!, ...parsePieces('C inf K@1414>NNW 2/2/2 dis')],
    at: 'command-phase',
    under: [{ step: 'combat', with: [0] }, { step: 'after-shock' }],
    combat: { attackers: ['N'], targets: ['1412'], left: { K: '1412' } },
  });
  g.play({ type: 'done' });
  expect([g.question, g.asks]).toEqual(['advance', 'F']);
  expect(options(g)).toEqual(e.expect.options);
  g.play({ type: 'advance', unit: 'N', to: '1412' });
  expect(g.unit('N')).toMatchObject({ hex: '1412', facing: e.expect.facing });
  // 11.8d Once only.
  expect(g.question).toBe('combat');
});
example('adv-02', (e, set) => {
  const g = set({ units: [...e.given.units!, ...parsePieces('F inf A@1409>SSE 1/2/2')], at: 'combat' });
  // 1:2 and a 4: DR for the attacker, nothing for the defender.
  g.play({ type: 'shock', attackers: ['A'], targets: ['1410'] }).play({ type: 'hold' }, [4]);
  expect(g.event('shock-resolved')).toMatchObject({ att: 'DR', def: '-' });
  g.play({ type: 'retreat', unit: 'A', to: '1408' });
  expect([g.question, g.asks]).toEqual(['advance', 'C']);
  expect(options(g)).toEqual(e.expect.options);
  g.play({ type: 'advance', unit: 'K', to: '1409' });
  expect(g.unit('K')).toMatchObject({ hex: '1409', facing: 'NNW' });
});
