import { Match } from '@tambour/kernel';
import { expect } from 'vitest';
import { denain } from '../game.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';
import { denainStage } from './stage.ts';

const begun = (edition: 'fr' | 'en') => Match.begin(denain, { options: { edition } }, 1).position.field;
const [F, C] = [0, 1];

rule('13.3b', 'three town hexes, two bridges and the baggage are worth ten points each', () => {
  for (const edition of ['fr', 'en'] as const) {
    const { objectives } = denainStage.scene(begun(edition));
    expect(objectives.map(({ place, points, holder, rule: by }) => [place, points, holder, by])).toEqual([
      ['2012', 10, C, '13.3b'],
      ['2111', 10, C, '13.3b'],
      ['2112', 10, C, '13.3b'],
      ['2313', 10, C, '13.3c'],
      ['3115', 10, undefined, '13.3c'],
      ['2112', 10, C, '13.3d'],
    ]);
  }
});

rule('13.3a', 'the Coalition begins 50 to 0 ahead, with ten turns to go, and would win', () => {
  const { goals, scores, sources, time, outlook } = denainStage.victory(begun('fr'));
  expect(scores).toEqual([0, 50]);
  expect(sources.map(({ points, isEach = false, scored, rule: by }) => [by, points, isEach, scored])).toEqual([
    ['13.3b', 10, false, [0, 10]],
    ['13.3b', 10, false, [0, 10]],
    ['13.3b', 10, false, [0, 10]],
    ['13.3c', 10, false, [0, 10]],
    ['13.3c', 10, false, [0, 0]],
    ['13.3d', 10, false, [0, 10]],
    ['13.3e', 1, true, [0, 0]],
    ['13.3f', 2, true, [0, 0]],
  ]);
  expect(time.en).toBe('10 of 10 turns are left, this one included.');
  expect(outlook?.en).toBe('If the battle ended now, the Coalition would win.');
  expect(goals.map((own) => own.map(({ rule: by }) => by))).toEqual([
    ['13.3a', '8.4c'],
    ['13.3a', '8.4b'],
  ]);
  expect(goals[F]?.[1]?.text.en).toContain('Eugene');
  expect(goals[C]?.[1]?.text.en).toContain('Villars');
});

rule('13.3f', 'what was destroyed is counted; a broken bridge is no objective any more', () => {
  const { g } = scene({
    edition: 'en',
    units: 'F inf N@1010>SSE 3/2/3; C inf K@2610>SSE 3/2/3; C inf R@2811>E 2/2/2 rout',
    control: { '2111': 'F', '2012': 'C', '2112': 'C', '2313': 'C', '3115': null },
    destroyedBridges: ['2313'],
    lost: { F: 4, C: 7 },
    turn: 10,
  });
  const { scores, time, sources } = denainStage.victory(g);
  expect(scores).toEqual([10 + 2 * 7 + 1, 20 + 2 * 4]);
  expect(sources.find((source) => source.rule === '13.3f')?.scored).toEqual([14, 8]);
  expect(time.en).toBe('This is the last of 10 turns.');
  const { objectives, status } = denainStage.scene(g);
  expect(objectives.map(({ place }) => place)).toEqual(['2012', '2111', '2112', '3115']);
  expect(status.scores).toEqual(scores);
});
