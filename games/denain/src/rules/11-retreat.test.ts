import { expect } from 'vitest';
import { EDITIONS, rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';

for (const edition of EDITIONS) {
  rule(['10.4a', '9.4a'], `a leader who stays when his unit leaves its guns lives (${edition})`, () => {
    const g = scene({
      edition,
      units: 'F inf N@1409>SSE 3/2/4; F inf P@1509>SSW 3/2/4; C inf K@1410>NNW 2/2/2; C art G@1410>NNW 2/2',
      leaders: { holsteinbeck: '1410' },
      at: 'combat',
    });
    g.play({ type: 'shock', attackers: ['N', 'P'], targets: ['1410'] });
    while (g.question === 'react') g.play({ type: 'hold' }, [2]);
    if (g.question === 'retreat') g.play(g.legal('retreat')[0]);
    expect(g.question).toBe('leader-goes');
    g.play({ type: 'remain', leader: 'holsteinbeck' });
    expect(g.unit('G').place).toBe('lost');
    expect(g.leader('holsteinbeck').place).toBe('map');
  });
  rule(['11.7h', '3b'], `cavalry keeps off guns that stand alone while another hex is as good (${edition})`, () => {
    const g = scene({
      edition,
      units: 'C inf K@1411>NNW 3/2/4; C inf L@1510>W 3/2/4; F cav H@1410>SSE 1/3/2; F art G@1409>SSE 1/2',
      at: 'combat',
      side: 'C',
    });
    g.play({ type: 'shock', attackers: ['K'], targets: ['1410'] }, [6]);
    expect(g.legal('retreat').map((c) => c.to)).not.toContain('1409');
  });
}
