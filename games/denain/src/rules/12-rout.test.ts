import { expect } from 'vitest';
import { EDITIONS, rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';

for (const edition of EDITIONS) {
  rule(
    ['12.4g', '8.4a', '9.4a'],
    `a router that dies over friends leaves their guns and leader alone (${edition})`,
    () => {
      const h = scene({
        edition,
        units: 'C inf B@2112>W 1/2/2 rout; C inf R@2312>NNW 2/2/2; C art G@2312>NNW 2/2; F inf N@2311>SSW 3/2/3',
        leaders: { holsteinbeck: '2312' },
        at: 'command-phase',
        // The first of the Coalition's pieces follows the one French unit.
        under: [{ step: 'rout', with: [1] }],
      });
      h.play({ type: 'done' }, [1]);
      expect(h.event('ran-through').passed).toBe('R');
      expect(h.unit('B').place).toBe('lost');
      expect(h.unit('G').place).toBe('map');
      expect(h.leader('holsteinbeck').place).toBe('map');
    },
  );
  rule(['12.5d', '13.3b'], `a unit that rallies in a town holds it again (${edition})`, () => {
    const g = scene({
      edition,
      units: 'C inf K@2012>W 2/2/3 rout',
      control: { '2012': 'F' },
      at: 'command-phase',
      marks: { K: ['toRally'] },
      under: [{ step: 'rally', with: [1] }],
    });
    g.play({ type: 'done' }, [1]);
    expect(g.event('rally-rolled').rallied).toBe(true);
    expect(g.event('control-changed')).toMatchObject({ hex: '2012', side: 'C' });
  });
  rule(['12.3a', '11.1f'], `a routed target takes no check (${edition})`, () => {
    const g = scene({
      edition,
      units: 'C inf K@1614>W 3/2/2 :denain; F inf N@1513>E 3/2/3 rout',
      at: 'combat',
      side: 'C',
    });
    g.play({ type: 'fire', unit: 'K', at: '1513' }, [3]);
    expect(g.has('order-checked')).toBe(false);
  });
}
