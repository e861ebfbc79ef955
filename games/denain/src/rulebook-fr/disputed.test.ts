import { expect } from 'vitest';
import { denain } from '../game.ts';
import { RULES } from '../rule-book.ts';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

// Readings of the first edition that are easily got wrong.

const fr = (spec: Omit<SceneSpec, 'edition'>): Scene => scene({ edition: 'fr', ...spec });
const belongsToFr = (id: string) => RULES.get(id)?.edition !== 'en';

rule(['8.4b', '11.6g'], 'nothing is done, and no point scored, after the battle has ended', () => {
  const g = fr({
    units: 'F inf A@2506>SSE 3/2/3 :maison; F inf B@2606>SSW 3/2/3 :maison; C inf X@2607>NNW 2/2/2',
    leaders: { villars: '2506', dreux: '2506' },
    at: 'command-phase',
    under: [
      { step: 'combat', with: [0] },
      { step: 'losses', with: [1, 0] },
    ],
    combat: { attackers: ['A', 'B'], targets: ['2607'], att: 'E' },
  });
  g.play({ type: 'done' });
  expect(denain.verdict(g.g)!.points).toEqual(g.event('battle-ended').points);
  expect(g.events.at(-1)!.type).toBe('battle-ended');
});

rule(['8.4d', '11.8a'], 'a garrison that can no longer act does not advance after combat', () => {
  const g = fr({
    units: `C inf B@2307>NNW 1/2/2 :denain; C inf E@2608>NNW 3/2/3 :denain
      F art G@2306>SSE 3/2; F inf P@2607>SSE 2/2/2`,
    leaders: { albermarle: '2307' },
    at: 'barrage',
    under: [{ step: 'combat', with: [0] }],
  });
  g.play({ type: 'fire', unit: 'G', at: '2307' }, [0]).play({ type: 'done' });
  g.play({ type: 'shock', attackers: ['P'], targets: ['2608'] }, [1]);
  expect(g.event('eliminated')).toMatchObject({ piece: 'P' });
  expect(g.legal('advance')).toEqual([]);
});

// X faces 2506 and 2607; Dreux stands alone before it.
const watched = () => fr({ units: 'C inf X@2507>NNE 2/2/2', leaders: { dreux: '2506' }, acting: ['centre'] });
rule(['9b', '6.1c'], 'a leader alone does not ride from one enemy zone straight into another', () => {
  // The way round by 2606 takes his three points; with that watched too there is none.
  expect(watched().can({ type: 'lead', leader: 'dreux', to: '2607' })).toBe(true);
  const g = fr({
    units: 'C inf X@2507>NNE 2/2/2; C inf Y@2605>SSE 2/2/2',
    leaders: { dreux: '2506' },
    acting: ['centre'],
  });
  expect(g.can({ type: 'lead', leader: 'dreux', to: '2607' })).toBe(false);
});
rule(['9b', '6.1d'], 'a leader alone pays a point to leave an enemy zone', () => {
  expect(watched().can({ type: 'lead', leader: 'dreux', to: '2305' })).toBe(true);
  expect(watched().can({ type: 'lead', leader: 'dreux', to: '2205' })).toBe(false);
});
rule(['9b', '7.1e'], 'a leader who keeps to the road has the point of the road, as cavalry has', () => {
  const g = fr({ units: '', leaders: { dreux: '1509' }, acting: ['centre'] });
  expect(g.can({ type: 'lead', leader: 'dreux', to: '1208' })).toBe(true);
  expect(g.can({ type: 'lead', leader: 'dreux', to: '1107' })).toBe(true);
});

rule(['11.6d', '11.7h'], 'a unit of the shock pushed aside by another still owes its own two hexes', () => {
  const g = fr({
    units: `C inf A@2607>NNW 2/2/2; C inf B@2707>NNW 2/2/2; F inf P@2606>SSE 3/2/3
      F inf Q@2608>SSW 1/2/2; F inf R@2507>W 1/2/2; F inf S@2706>NNE 1/2/2`,
    at: 'command-phase',
    under: [
      { step: 'combat', with: [0] },
      { step: 'retreats', with: [0] },
    ],
    combat: { attackers: ['P'], targets: ['2607', '2707'], def: '1DR2*' },
  });
  g.play({ type: 'done' }).play({ type: 'retreat', unit: 'A', to: '2707' });
  expect([g.unit('A').hex, g.unit('B').hex]).toEqual(['2707', '2808']);
  expect([g.question, g.legal('retreat').map((c) => c.unit)]).toEqual(['retreat-next', ['B', 'B']]);
});

rule(['11a', '7.1b'], 'a refusal cites a rule of the edition played', () => {
  const fight = fr({ units: 'C inf X@2213>E 2/2/2; F inf Y@2313>NNE 2/2/2', side: 'C', at: 'combat' });
  const march = fr({ units: 'C inf X@2213>E 2/2/2', side: 'C', baggage: '2112' });
  const cited = [
    ...fight.refusals({ type: 'shock', attackers: ['X'], targets: ['2313'] }),
    ...march.refusals({ type: 'move', unit: 'X', to: '2313', facing: 'E' }),
    ...march.refusals({ type: 'move', unit: 'c-bag', to: '2113', facing: 'E' }),
  ];
  expect(cited.filter((id) => !belongsToFr(id))).toEqual([]);
});

rule('7.3f', 'a withdrawal that costs too much is refused by the price of withdrawals', () => {
  const g = fr({ units: 'F inf P@2505>SSE 2/2/3; C inf X@2506>NNW 2/2/2' });
  expect(g.refusals({ type: 'move', unit: 'P', to: '2504', facing: 'SSE' })).toContain('7.3f');
});
