import { expect } from 'vitest';
import { COALITION, FRENCH } from '../model/vocabulary.ts';
import { score } from '../rules/13-victory.ts';
import { example } from '../testing/example.ts';
import { parsePieces } from '../testing/scene-piece.ts';

const atEndOf = (turn: number) => ({ turn, at: 'command-phase', side: 'C', under: [{ step: 'turn' }] }) as const;

example('vp-01', (e, set) => {
  const { baggage, ...control } = e.given.control as Record<string, 'F' | 'C'>;
  const routed = e.given.routedAtEnd as { F: number; C: number };
  const lines = [
    ...Array.from({ length: routed.F }, (_x, i) => `F inf F${i}@0${i + 3}10>W 2/2/2 rout`),
    ...Array.from({ length: routed.C }, (_x, i) => `C inf C${i}@28${i + 11}>E 2/2/2 rout`),
    'F inf N@1010>SSE 3/2/3',
    'C inf K@2610>SSE 3/2/3 dis',
  ];
  expect(baggage).toBe('C');
  const g = set({
    ...atEndOf(10),
    units: parsePieces(lines.join(';')),
    baggage: '2112',
    control,
    lost: e.given.pointsEliminated as { F: number; C: number },
  });
  g.play({ type: 'done' });
  expect(g.event('battle-ended')).toMatchObject({
    rule: '13.3a',
    winner: e.expect.winner,
    points: [e.expect.F, e.expect.C],
  });
  expect(score(g.g, FRENCH)).toMatchObject({ towns: 20, bridges: 10, baggage: 0, routed: 3, lost: 28 });
  expect(score(g.g, COALITION)).toMatchObject({ towns: 10, bridges: 10, baggage: 10, routed: 1, lost: 18 });
});
example('vp-02', (e, set) => {
  const control = e.given.lastControl as Record<string, 'C'>;
  const g = set({ control });
  expect(score(g.g, FRENCH).bridges).toBe(e.expect.F);
  expect(score(g.g, COALITION).bridges).toBe(e.expect.C);
  expect(score(set({ control, destroyedBridges: [] }).g, COALITION).bridges).toBe(10);
});

example('turn-01', (e, set) => {
  const g = set(atEndOf(e.given.turn as number)).play({ type: 'done' });
  expect(g.event('turn-began')).toMatchObject({ turn: e.expect.turn, hour: e.expect.clock });
  expect(g.g.s.battle.turn[0]).toBe(e.expect.turn);
  expect(g.match.position.over).toBe(e.expect.gameOver);
});
example('turn-02', (e, set) => {
  const g = set(atEndOf(e.given.turn as number)).play({ type: 'done' });
  expect(g.match.position.over).toBe(e.expect.gameOver);
  expect(e.expect.next).toBe('count victory points');
  expect(g.event('battle-ended')).toMatchObject({
    rule: '13.3a',
    points: [score(g.g, FRENCH).total, score(g.g, COALITION).total],
  });
});
