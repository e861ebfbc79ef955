import { expect } from 'vitest';
import { example } from '../testing/example.ts';
import { parsePieces } from '../testing/scene-piece.ts';

example('lead-05', (e, set) => {
  const into = { type: 'move', unit: 'K', to: '1409', facing: 'SSE' };
  const friends = parsePieces('F inf M@1606>SSE 3/2/3; F inf Q@1206>SSE 3/2/3');
  const g = set({ side: 'C', units: [...e.given.units!, ...friends] });
  expect(g.can(into)).toBe(e.expect.legal);
  g.play(into);
  // Both friends are four hexes away: his owner chooses.
  expect(g.question).toBe('leader-flees');
  expect(g.asks).toBe('F');
  g.play({ type: 'flee', leader: 'villars', to: '1606' });
  expect(g.leader('villars')).toMatchObject({ hex: '1606' });
  expect(g.leader('villars').place === 'lost').toBe(e.expect.eliminated);
  expect(g.unit('K').hex).toBe('1409');
  // A third who is nearer leaves no choice.
  const [near] = parsePieces('F inf P@1310>SSE 3/2/3');
  const h = set({ side: 'C', units: [...e.given.units!, ...friends, near!] }).play(into);
  expect(h.leader('villars')).toMatchObject({ hex: '1310', place: 'map' });
});

example('lead-06', (e, set) => {
  const units = [...e.given.units!, ...parsePieces('C inf K@1414>W 5/2/3')];
  const g = set({ at: 'combat', side: 'C', units });
  g.play({ type: 'shock', attackers: ['K'], targets: ['1314'] }, [2]);
  expect(g.event('eliminated').piece).toBe('P');
  expect(g.event('leader-killed').leader).toBe('montesquiou');
  expect(g.leader('montesquiou').place === 'lost' ? 'eliminated' : '').toBe(e.expect.montesquiou);
  expect(g.match.position.verdict !== undefined).toBe(e.expect.gameOver);
  const decision = e.expect.decision as { owner: string; what: string };
  expect(g.asks).toBe(decision.owner);
  expect(g.question).toBe('aide');
  const formations = new Set(g.legal('aide').map((c) => c.formation as string));
  expect([...formations].map((f) => `place aide-de-camp for ${f}`)).toEqual([decision.what]);
  g.play({ type: 'aide', formation: 'droite', to: '1213' });
  expect(g.leader('aide-droite')).toMatchObject({ hex: '1213', place: 'map' });
});
