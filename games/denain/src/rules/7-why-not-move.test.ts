import { distance, hexId } from '@tambour/boards';
import { Match } from '@tambour/kernel';
import { SeededRandom } from '@tambour/kernel/testing';
import { expect } from 'vitest';
import { denain } from '../game.ts';
import { lacksPoints } from '../model/refusal.ts';
import { VERB } from '../model/verb.ts';
import { LESSONS } from '../stage/lessons.ts';
import { EDITIONS, rule } from '../testing/rule.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { say } from '../texts/say.ts';

const move = (unit: string, to: string, facing: string) => ({ type: 'move', unit, to, facing });

rule('6.1a', 'a hex beyond an enemy zone is refused for the stop, not for want of points', () => {
  const lesson = LESSONS.find((l) => l.id === 'zones')!;
  const match = Match.fromPosition(denain, lesson.choice, lesson.position(), 1);
  expect(match.explain(move('f-ad1', '1515', 'E')).refusals).toEqual([{ rule: '6.1a', why: say('why.zocStops') }]);
});
rule('6.1c', 'who stands in an enemy zone is told of the next one on his way', () => {
  const g = scene({ edition: 'fr', units: 'F cav V@2705>SSE 2/3/3; C inf K@2806>W 2/2/2; C inf L@2807>W 2/2/2' });
  expect(g.match.explain(move('V', '2707', 'SSE')).refusals).toEqual([{ rule: '6.1c', why: say('why.zocToZoc') }]);
});
rule('7.1a', 'where points are missing it says how many', () => {
  const g = scene({ edition: 'fr', units: 'F cav V@2609>E 2/3/3' });
  expect(g.match.explain(move('V', '3009', 'E')).refusals).toEqual([lacksPoints('7.1a', 4, 3)]);
  expect(lacksPoints('7.1a', 4, 3).why.en).toBe('Not enough movement points: needs 4, has 3.');
});
rule(['7.5a', '7.5c'], 'what lies beyond a bridge is refused for the bridge', () => {
  const units = 'F cav V@3114>SSE 2/5/3';
  for (const [edition, id] of [
    ['fr', '7.5a'],
    ['en', '7.5c'],
  ] as const)
    expect(scene({ edition, units }).match.explain(move('V', '3116', 'SSE')).refusals).toEqual([
      { rule: id, why: say('why.bridgeStops') },
    ]);
});

const rules = (g: Scene, command: unknown): string[] => g.match.explain(command).refusals.map((r) => r.rule);

rule(['7.8a', '3a'], 'a step onto one’s own baggage names the baggage rule, and all else against it (en)', () => {
  const g = scene({ edition: 'en', units: 'C inf K@2406>SSE 2/2/2; C art G@2506>SSE 1/2', baggage: '2407', side: 'C' });
  expect(g.match.explain(move('K', '2407', 'SSE')).refusals).toEqual([
    { rule: '7.8a', why: say('why.baggageThere') },
    { rule: '3a', why: say('why.friendThere') },
  ]);
  expect(rules(g, move('K', '2407', 'NNW'))).toEqual(['7.8a', '3a', '7.1a']);
  expect(rules(g, move('G', '2407', 'SSE'))).toEqual(expect.arrayContaining(['7.8a', '3a']));
  const french = scene({ edition: 'en', units: 'F art G@2406>SSE 1/2', baggage: '2407' });
  expect(rules(french, move('G', '2407', 'SSE'))).toEqual(['7.8a', '3a']);
});
for (const edition of EDITIONS) {
  rule(
    ['7.1a', '7.6a', '7.1h', '6.1a'],
    `a click far out of reach is answered by all that is against it (${edition})`,
    () => {
      const open = scene({ edition, units: 'F inf A@1513>E 3/2/3', breached: [] });
      expect(open.match.explain(move('A', '1815', 'E')).refusals).toEqual([
        lacksPoints('7.1a', 4, 2, true),
        { rule: '7.6a', why: say('why.needsBreach') },
      ]);
      const held = scene({ edition, units: 'F inf A@1513>E 3/2/3; C inf K@1815>W 2/2/2', breached: [] });
      expect(rules(held, move('A', '1815', 'E'))).toEqual(expect.arrayContaining(['7.1h', '7.1a', '7.6a']));
      expect(rules(held, move('A', '3201', 'E'))).toContain('7.1a');
    },
  );
  rule(['3b', '3a'], `cavalry and guns do not share a hex, and that is said (${edition})`, () => {
    const g = scene({ edition, units: 'F cav V@2606>NNE 2/3/3; F art G@2605>NNE 1/2; F cav W@2705>NNE 2/3/3' });
    expect(rules(g, move('V', '2605', 'NNE'))).toEqual(['3b']);
    expect(rules(g, move('V', '2705', 'NNE'))).toEqual(['3a']);
    expect(rules(g, move('G', '2705', 'NNE'))).toContain('3b');
  });
  rule(['9b', '7.1a', '7.6a'], `a leader is told what keeps him from a hex (${edition})`, () => {
    const units = 'F inf A@1513>E 3/2/3; C inf K@2606>W 2/2/2';
    const g = scene({ edition, units, breached: [], leaders: { dreux: '1513' } });
    const lead = (to: string, more: object = {}) => rules(g, { type: 'lead', leader: 'dreux', to, ...more });
    expect(lead('1614')).toEqual(expect.arrayContaining(['9b', '7.6a']));
    expect(lead('1815')).toEqual(expect.arrayContaining(['7.1a', '7.6a']));
    expect(lead('0505')).toEqual(expect.arrayContaining(['9b', '7.1a']));
    expect(lead('0505')).not.toContain('7.6a');
    expect(lead('2606')).toEqual(expect.arrayContaining(['9b', '7.1a']));
    expect(lead('1313', { via: [] })).toEqual(['9b']);
  });
  rule(['7.4a', '7.4b', '7.6a'], `a commander-in-chief is told it too (${edition})`, () => {
    const units = 'F inf A@1513>E 3/2/3; C inf K@1417>NNW 2/2/2';
    const g = scene({ edition, units, breached: [], leaders: { villars: '1513' }, at: 'command-phase' });
    const ride = (to: string) => rules(g, { type: 'ride', leader: 'villars', to });
    expect(ride('1815')).toEqual(expect.arrayContaining(['7.4a', '7.6a']));
    expect(ride('2013')).toEqual(expect.arrayContaining(['7.4a', '7.6a']));
    expect(ride('1416')).toContain('7.4b');
  });
  rule(['13.2d', '7.1a'], `one who enters is told how far he is from a hex (${edition})`, () => {
    const units = 'F inf A@->W 3/2/3 :valenciennes; C inf K@2911>E 2/2/2';
    const g = scene({ edition, units, acting: ['valenciennes'] });
    const enter = (to: string, more: object = {}) =>
      rules(g, { type: 'enter', unit: 'A', at: '3211', to, facing: 'W', ...more });
    expect(enter('2611')).toContain('7.1a');
    expect(enter('2911')).toEqual(expect.arrayContaining(['7.1h', '7.1a']));
    expect(enter('3111', { via: ['3212', '3111'] })).toContain('7.1f');
  });
  rule(['7.1f', '7.1h', '6.1c', '7.6a'], `a named way that fails says at what (${edition})`, () => {
    const units = 'F cav V@2606>NNE 2/5/3; F inf B@2605>NNE 3/2/3';
    const g = scene({ edition, units });
    expect(rules(g, { ...move('V', '2604', 'NNE'), via: ['2605', '2604'] })).toEqual(['7.1f', '3a']);
    expect(g.match.explain({ ...move('V', '2704', 'NNE'), via: [] }).refusals).toEqual([
      { rule: '7.1f', why: say('why.notDirect') },
    ]);
  });
  rule('7.1a', `whatever is further than its points is told so, all along a battle (${edition})`, () => {
    const lot = new SeededRandom(1712);
    const match = Match.begin(denain, { options: { edition } }, 77);
    const { w } = match.position.field;
    let seen = 0;
    for (let n = 0; n < 500 && !match.position.over; n++) {
      const { position } = match;
      const { actions } = position;
      const k = position.question === 'set-up' ? actions.count - 1 : lot.below(actions.count);
      const order = actions.at(k);
      if (position.question === 'move' && order.verb === VERB.move) {
        const u = order.a;
        const hex = position.field.s.unit.hex[u]!;
        const to = hexId(lot.below(w.grid.size));
        const refused = position.refusals({ ...order, b: to, d: 0 });
        const far = distance(w.grid, hex, to);
        if (far > w.unitMp[u]! + 1) {
          const said = refused.map((r) => r.rule);
          expect({ unit: w.unitIds[u], hex: w.hexNames[hex], to: w.hexNames[to], said }).toMatchObject({
            said: expect.arrayContaining([expect.stringMatching(/^(7\.1a|9\.2b|7\.3f|6\.1d)$/)]),
          });
          seen++;
        }
      }
      match.apply(position.decode(order));
    }
    expect(seen).toBeGreaterThan(30);
  });
}
rule(['7.8a', '7.1b', '9.2a'], 'the baggage is told all that keeps it from a hex (en)', () => {
  const units = 'C inf K@2213>NNW 2/2/2 :denain';
  const g = scene({ edition: 'en', units, baggage: '2112', side: 'C', commanded: { baggage: false } });
  expect(rules(g, { type: 'haul', to: '2213' })).toEqual(expect.arrayContaining(['9.2a', '7.8a']));
  expect(rules(g, { type: 'haul', to: '2309' })).toEqual(expect.arrayContaining(['9.2a', '7.1b']));
});
