import { expect } from 'vitest';
import { EDITIONS, rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';

for (const edition of EDITIONS) {
  rule(['7.1a', '7.1b', '7.1f'], `two clear hexes forward take the whole allowance of infantry (${edition})`, () => {
    const g = scene({ edition, units: 'F inf P@1411>SSE 3/2/3' });
    expect(g.can({ type: 'move', unit: 'P', to: '1512', facing: 'SSE', via: ['1412', '1512'] })).toBe(true);
    g.play({ type: 'move', unit: 'P', to: '1512', facing: 'SSE' });
    expect(g.unit('P')).toMatchObject({ hex: '1512', facing: 'SSE' });
    expect(g.legal('move')).toEqual([]);
  });
  rule(['7.1f', '7.1g'], `a hex that is not forward is refused, for cavalry too (${edition})`, () => {
    const g = scene({ edition, units: 'F inf P@1411>SSE 3/2/3; F cav H@2006>E 2/3/3' });
    expect(g.refusals({ type: 'move', unit: 'P', to: '1510', facing: 'SSE' })).toContain('7.1f');
    expect(g.refusals({ type: 'move', unit: 'H', to: '1905', facing: 'E' })).toContain('7.1f');
  });
  rule(['7.2b', '7.2c', '7.2d'], `turning under enemy eyes costs two points and may disorganise (${edition})`, () => {
    const g = scene({ edition, units: 'F inf N@1513>E 3/2/2; C inf K@1614>W 2/2/2' });
    g.play({ type: 'move', unit: 'N', to: '1513', facing: 'SSE' }, [3]);
    expect(g.event('facing-checked')).toMatchObject({ total: 5, holds: false });
    expect(g.unit('N')).toMatchObject({ facing: 'SSE', state: 'disorganised' });
  });
}
