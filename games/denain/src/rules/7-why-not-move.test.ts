import { Match } from '@tambour/kernel';
import { expect } from 'vitest';
import { denain } from '../game.ts';
import { LESSONS } from '../stage/lessons.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';
import { lacksPoints, WHY } from '../why.ts';

const move = (unit: string, to: string, facing: string) => ({ type: 'move', unit, to, facing });

rule('6.1a', 'a hex beyond an enemy zone is refused for the stop, not for want of points', () => {
  const lesson = LESSONS.find((l) => l.id === 'zones')!;
  const match = Match.fromPosition(denain, lesson.choice, lesson.position(), 1);
  expect(match.explain(move('f-ad1', '1515', 'E')).refusals).toEqual([{ rule: '6.1a', why: WHY.zocStops }]);
});
rule('6.1c', 'who stands in an enemy zone is told of the next one on his way', () => {
  const g = scene({ edition: 'fr', units: 'F cav V@2705>SSE 2/3/3; C inf K@2806>W 2/2/2; C inf L@2807>W 2/2/2' });
  expect(g.match.explain(move('V', '2707', 'SSE')).refusals).toEqual([{ rule: '6.1c', why: WHY.zocToZoc }]);
});
rule('7.1a', 'where points are missing it says how many', () => {
  const g = scene({ edition: 'fr', units: 'F cav V@2609>E 2/3/3' });
  expect(g.match.explain(move('V', '3009', 'E')).refusals).toEqual([{ rule: '7.1a', why: lacksPoints(4, 3) }]);
  expect(lacksPoints(4, 3).en).toBe('It has not the movement points for that: it needs 4, has 3.');
});
rule(['7.5a', '7.5c'], 'what lies beyond a bridge is refused for the bridge', () => {
  const units = 'F cav V@3114>SSE 2/5/3';
  for (const [edition, id] of [
    ['fr', '7.5a'],
    ['en', '7.5c'],
  ] as const)
    expect(scene({ edition, units }).match.explain(move('V', '3116', 'SSE')).refusals).toEqual([
      { rule: id, why: WHY.bridgeStops },
    ]);
});
