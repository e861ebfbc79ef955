import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';

rule(['13.2c', '13.2d'], 'where the enemy holds both entries, one hex of the edge may stand for either', () => {
  const g = scene({
    edition: 'en',
    side: 'C',
    units:
      'F inf P@2620>W 3/2/3; F inf Q@2719>W 3/2/3; F inf R@2820>W 3/2/3; ' +
      'C cav A@->NNW 3/5/3 :fagel; C cav B@->NNW 3/5/3 :fagel; C cav D@->NNW 3/5/3 :fagel; C cav E@->NNW 3/5/3 :fagel',
  });
  const enters = () => g.match.legal().filter((command) => command.type === 'enter');
  const refused = () => enters().filter((command) => !g.can(command));
  const farther = () => enters().find(({ at, to }) => at === '2919' && to !== at);
  expect(refused()).toEqual([]);
  // The first has come by one entry; for the other the hex is still open to the first of its column.
  g.play(farther()!);
  expect(farther()).toBeDefined();
  expect(refused()).toEqual([]);
  g.play(farther()!);
  expect(farther()).toBeUndefined();
  expect(refused()).toEqual([]);
});
