import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';

const lead = (to: string) => ({ type: 'lead', leader: 'dreux', to });
/** Dreux alone at 2408 under the eyes of K; M watches 2308. */
const WATCHED = 'F inf A@2405>SSE 3/2/3; C inf K@2409>NNE 2/2/2; C inf M@2309>NNE 2/2/2';

rule(['6.1a', '6.1e'], 'an enemy zone stops a leader where no friend stands', () => {
  const alone = scene({
    edition: 'en',
    units: 'F inf A@2405>SSE 3/2/3; C inf K@2408>NNE 2/2/2',
    leaders: { dreux: '2406' },
  });
  expect(alone.can(lead('2407'))).toBe(true);
  expect(alone.can(lead('2307'))).toBe(true);
  const met = scene({
    edition: 'en',
    units: 'F inf A@2407>SSE 3/2/3; C inf K@2408>NNE 2/2/2',
    leaders: { dreux: '2406' },
  });
  expect(met.can(lead('2407'))).toBe(true);
});

rule(['9b', '6.1c'], 'a leader moves like cavalry: never straight from one enemy zone into another', () => {
  // X bars the way round by 2307.
  const g = scene({ edition: 'en', units: `${WATCHED}; C cav X@2307>NNW 2/3/3`, leaders: { dreux: '2408' } });
  expect(g.can(lead('2308'))).toBe(false);
});

rule(['9b', '6.1d'], 'a leader moves like cavalry: leaving an enemy zone costs a point more', () => {
  const g = scene({ edition: 'en', units: WATCHED, leaders: { dreux: '2408' } });
  expect(g.can(lead('2406'))).toBe(true);
  expect(g.can(lead('2405'))).toBe(false);
});

rule(['6.1e', '9b'], 'with a friend in his hex a leader minds no enemy zone', () => {
  const g = scene({
    edition: 'en',
    units: `${WATCHED}; F inf B@2408>SSE 2/2/2`,
    leaders: { dreux: '2408' },
  });
  expect(g.can(lead('2405'))).toBe(true);
});

rule(['7.5g', '9b'], 'a leader left alone on a broken bridge can still ride off it', () => {
  const g = scene({
    edition: 'en',
    units: 'C inf K@3117>NNW 2/2/2',
    leaders: { holsteinbeck: '3115' },
    destroyedBridges: ['3115'],
    side: 'C',
  });
  expect(g.legal('lead').some((c) => c.leader === 'holsteinbeck')).toBe(true);
});

rule('7.4b', 'a commander passes an enemy’s rear, not his front nor his flank', () => {
  const g = scene({
    edition: 'en',
    units: 'C inf K@2408>SSE 2/2/2',
    leaders: { villars: '2405' },
    at: 'command-phase',
  });
  const ride = (to: string) => g.can({ type: 'ride', leader: 'villars', to });
  // K faces away: 2407 and 2307 are behind it, 2308 and 2508 on its flanks.
  expect([ride('2407'), ride('2307'), ride('2308'), ride('2508')]).toEqual([true, true, false, false]);
});
