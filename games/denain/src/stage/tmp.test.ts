import { Match } from '@tambour/kernel';
import { it } from 'vitest';
import { denain } from '../game.ts';
import { ground } from './describe-ground.ts';
it('x', () => {
  const f = Match.begin(denain, {}, 1).position.field;
  for (const p of ['1411','2111','2313','1614','1613','1513','1216','1116','2114','fagel','3115','nix','2805'])
    { console.log(ground(f, p).map(t=>t.en).join(' ')); console.log(ground(f, p).map(t=>t.fr).join(' ')); }
});
