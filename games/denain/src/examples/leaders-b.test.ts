import { expect } from 'vitest';
import { denain } from '../game.ts';
import { SIDES } from '../model/vocabulary.ts';
import { example } from '../testing/example.ts';
import { parsePieces } from '../testing/scene-piece.ts';

// Guns next to the unit and a 0: it loses its last point.
const foe = 'C art G@1412>NNW 2/2';

example('lead-01', (e, set) => {
  const g = set({ units: [...e.given.units!, ...parsePieces(foe)], at: 'barrage', side: 'C' });
  g.play({ type: 'fire', unit: 'G', at: '1411' }, [0]);
  expect(g.event('eliminated')).toMatchObject({ piece: 'P' });
  expect(g.event('leader-killed')).toMatchObject({ leader: 'villars', rule: '8.4a' });
  expect(g.leader('villars')).toMatchObject({ place: 'lost', hex: null });
  expect(e.expect.villars).toBe('eliminated');
  expect(g.event('battle-ended')).toMatchObject({ winner: e.expect.winner, rule: '8.4b' });
  expect(SIDES[denain.verdict(g.g)!.winner!]).toBe(e.expect.winner);
  expect(g.question).toBeUndefined();
});
example('lead-03', (e, set) => {
  const others =
    'C inf E1@2013>W 2/2/2 :denain; C cav E2@2306>W 2/3/3 :denain; C inf HB@2315>NNW 2/2/2; F art G@1911>SSE 3/2';
  const units = [...e.given.units!.map((u) => ({ ...u, formation: 'denain' })), ...parsePieces(others)];
  const g = set({ units, at: 'barrage', acting: [], under: [{ step: 'hand', with: [1, 1] }] });
  g.play({ type: 'fire', unit: 'G', at: '2012' }, [0]);
  expect(g.event('leader-killed')).toMatchObject({ leader: 'albermarle' });
  expect(g.leader('albermarle').place).toBe('lost');
  expect(e.expect.albermarle).toBe('eliminated');
  expect(g.has('battle-ended')).toBe(e.expect.gameOver);
  const want = e.expect.garrison as { disorganised: string; mayAct: boolean };
  for (const id of ['E1', 'E2']) {
    expect(g.unit(id).state).toBe('disorganised');
    expect(g.unit(id).marks).toContain(want.disorganised);
  }
  expect(g.unit('HB')).toMatchObject({ state: 'ok' });
  g.play({ type: 'done' });
  expect(g.question).toBe('activate');
  expect(g.can({ type: 'activate', formation: 'denain' })).toBe(want.mayAct);
  expect(g.refusals({ type: 'activate', formation: 'denain' })).toContain('8.4d');
  expect(g.can({ type: 'activate', formation: 'holstein' })).toBe(true);
  // Outside every enemy zone the marker stays all the same.
  const later = set({
    units: units.slice(1, 3).map((u) => ({ ...u, state: 'disorganised', permanentDis: true })),
    leaders: {},
    at: 'command-phase',
    under: [{ step: 'combat', with: [0] }, { step: 'recover' }],
  });
  later.play({ type: 'done' });
  expect(later.unit('E1').state).toBe('disorganised');
});
example('lead-04', (e, set) => {
  const g = set({ units: [...e.given.units!, ...parsePieces(foe)], at: 'barrage', side: 'C' });
  g.play({ type: 'fire', unit: 'G', at: '1411' }, [0]);
  expect(g.event('leader-killed')).toMatchObject({ leader: 'dreux', rule: '9.4a' });
  expect(g.leader('dreux').place).toBe('lost');
  expect(e.expect.dreux).toBe('eliminated');
  const want = e.expect.decision as { owner: string; what: string };
  expect(g.asks).toBe(want.owner);
  expect(g.question).toBe('aide');
  const places = g.legal();
  expect(
    new Set(places.map((c) => `place aide-de-camp for ${(c as unknown as { formation: string }).formation}`)),
  ).toEqual(new Set([want.what]));
  g.play({ type: 'aide', formation: 'centre', to: '1409' });
  expect(g.leader('aide-centre')).toMatchObject({ place: 'map', hex: '1409' });
  expect(g.question).toBe('barrage');
});
