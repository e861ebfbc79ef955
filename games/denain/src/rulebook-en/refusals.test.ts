import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { type Scene, scene } from '../testing/scene.ts';

const instead = (g: Scene, command: unknown) => g.match.explain(command).instead;

rule(['7.5c', '7.1a'], 'who asks to cross a bridge is offered the bridge', () => {
  const g = scene({ edition: 'en', units: 'C inf K@3114>SSE 2/2/2', side: 'C' });
  const cross = { type: 'move', unit: 'K', to: '3116', facing: 'SSE' };
  expect(g.refusals(cross)).toEqual(['7.5c']);
  expect(instead(g, cross)[0]).toMatchObject({ unit: 'K', to: '3115', facing: 'SSE' });
});

rule(['11.1h', '11a'], 'who asks to fire against the bayonet order is offered the shock', () => {
  const g = scene({ edition: 'en', units: 'F inf A@2406>SSE 3/2/3; C inf K@2407>NNW 2/2/2', at: 'combat' });
  const fire = { type: 'fire', unit: 'A', at: '2407' };
  expect(g.refusals(fire)).toEqual(['11.1h']);
  expect(instead(g, fire)[0]).toMatchObject({ type: 'shock', attackers: ['A'], targets: ['2407'] });
});

rule(['7.6d', '7.6i'], 'breaches: disorganised, advanced, too early', () => {
  const units = 'F inf A@1513>E 3/2/3; F inf B@1514>E 2/2/2 dis; F drg D@1515>E 2/3/3; C inf K@1614>W 2/2/2';
  const breach = (unit: string, toward: string) => ({ type: 'breach', unit, toward });
  const g = scene({ edition: 'en', units, breached: [], at: 'breach-phase', marks: { D: ['advanced'] } });
  expect(g.refusals(breach('B', '1615'))).toEqual(['7.6d']);
  expect(g.refusals(breach('D', '1616'))).toEqual(['7.6i']);
  const early = scene({ edition: 'en', units, breached: [], at: 'combat' });
  expect(early.refusals(breach('A', '1614'))).toEqual(['7.6d']);
});

function driven(): Scene {
  const g = scene({ edition: 'en', units: 'F inf A@2406>SSE 3/2/3; C inf K@2506>NNW 2/2/2', at: 'combat' });
  g.match.apply({ type: 'standing', side: 'C', on: 'reaction-fire', answer: 'never' });
  return g.play({ type: 'shock', attackers: ['A'], targets: ['2506'] }, [4]);
}

rule('11.6d', 'a victorious unit takes no part in the retreat', () => {
  expect(driven().refusals({ type: 'retreat', unit: 'A', to: '2405' })).toEqual(['11.6d']);
});

rule('11.7a', 'a hex ahead is refused because it is ahead, not because a better one is open', () => {
  const g = driven();
  const why = g.match.explain({ type: 'retreat', unit: 'K', to: '2505' }).refusals.map((r) => r.why.en);
  expect(why).not.toContain('A better hex is open to its retreat.');
});

rule('7.6a', 'who would go on beyond a whole work is told of the work', () => {
  const g = scene({ edition: 'en', units: 'F cav H@1513>E 3/3/3', breached: [] });
  expect(g.refusals({ type: 'move', unit: 'H', to: '1713', facing: 'E' })).toEqual(['7.6a']);
});

rule(['7.4a', '7.6a'], 'a commander is told of the river and of the works in his way', () => {
  const g = scene({
    edition: 'en',
    units: 'F inf A@2406>SSE 3/2/3',
    leaders: { villars: '2412' },
    at: 'command-phase',
  });
  const why = (to: string) => g.match.explain({ type: 'ride', leader: 'villars', to }).refusals.map((r) => r.why.en);
  expect(why('2413')).not.toContain('Not enough movement points for that.');
  expect(why('2312')).toContain('The entrenchment must be breached first.');
});

rule(['10.2a', '10.2b', '10.2d'], 'guns are told why: too far, outside the cone, masked by a unit', () => {
  const g = scene({
    edition: 'en',
    units: `F art G@2406>SSE 1/2; C inf K@2409>NNE 2/2/2; C inf M@2410>NNE 2/2/2; C inf N@2404>NNE 2/2/2;
      C inf P@2408>NNE 1/2/2`,
    at: 'barrage',
  });
  const why = (at: string) => g.refusals({ type: 'fire', unit: 'G', at });
  expect([why('2410'), why('2404'), why('2409')]).toEqual([['10.2a'], ['10.2b'], ['10.2d']]);
});
