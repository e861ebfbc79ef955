import { expect } from 'vitest';
import { denain } from '../game.ts';
import { SIDES } from '../model/vocabulary.ts';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const fr = (spec: Omit<SceneSpec, 'edition'>): Scene => scene({ edition: 'fr', ...spec });
/** The battle is over for good: nothing is asked, nothing is left to do. */
function isOver(g: Scene, winner: string): void {
  expect(g.event('battle-ended').winner).toBe(winner);
  expect(SIDES[denain.verdict(g.g)!.winner!]).toBe(winner);
  expect([g.question, g.match.position.depth, g.legal()]).toEqual([undefined, 0, []]);
  expect(g.match.apply({ type: 'done' })).toMatchObject({ ok: false, code: 'over' });
}
/** A shock of the other side has hit P; what is still to be done lies under the question. */
const hit = (
  units: string,
  leaders: Record<string, string>,
  step: 'disorder' | 'retreats',
  result: string,
  attackers: readonly string[] = [],
): Scene =>
  fr({
    units,
    leaders,
    at: 'command-phase',
    side: units.startsWith('F') ? 'C' : 'F',
    under: [
      { step: 'turn' },
      { step: 'combat', with: [0] },
      { step: 'after-shock' },
      { step: 'retreats', with: [0] },
      ...(step === 'disorder' ? [{ step, with: [0, 0] } as const] : []),
    ],
    combat: { attackers, targets: [/@(\d+)/.exec(units)![1]!], def: result },
  });

rule(
  ['8.4b', '12.4k'],
  'Villars lost with a unit that cannot rout far enough: no retreat and no advance follow',
  () => {
    const g = hit('F inf P@0210>SSE 2/2/2 dis :maison; C inf X@0211>NNW 2/2/2', { villars: '0210' }, 'disorder', 'DR');
    g.play({ type: 'done' }, [6]);
    expect(g.event('eliminated')).toMatchObject({ piece: 'P', rule: '12.4k' });
    isOver(g, 'C');
  },
);
rule(
  ['8.4c', '12.4g'],
  'Eugene riding with a router that leaves the map: those it ran through are not even tested',
  () => {
    // Every hex behind P down to the edge is full: it runs off the map.
    const g = hit(
      `C inf P@2617>NNW 2/2/2 dis; C inf A@2618>NNW 2/2/2; C inf B@2619>NNW 2/2/2; C inf D@2620>NNW 2/2/2
     C inf E@2718>NNW 2/2/2; C inf H@2719>NNW 2/2/2; C inf I@2518>NNW 2/2/2; C inf J@2519>NNW 2/2/2`,
      { eugene: '2617' },
      'disorder',
      'D',
    );
    g.play({ type: 'done' }, [6]);
    g.play({ type: 'follow', leader: 'eugene' });
    while (g.question === 'rout-step') g.play(g.legal('run')[0]);
    expect(g.event('leader-killed').leader).toBe('eugene');
    isOver(g, 'F');
    expect(['A', 'B', 'D', 'E', 'H', 'I', 'J'].map((id) => g.unit(id).state)).toEqual(Array(7).fill('ok'));
  },
);
rule(
  '8.4a',
  'Villars who stays behind lives on when the unit he left dies on its way, and rides off from the victor',
  () => {
    const g = hit(
      `F inf P@2607>SSE 1/2/1 :maison; F inf Q@2304>SSE 2/2/2 :maison; C inf X@2608>NNW 3/2/3; C inf Z1@2506>SSW 1/2/2
     C inf Z2@2507>SSW 1/2/2; C inf Z3@2706>SSE 1/2/2; C inf Z4@2605>SSE 1/2/2`,
      { villars: '2607' },
      'retreats',
      'DR',
      ['X'],
    );
    g.play({ type: 'done' });
    g.play({ type: 'remain', leader: 'villars' }, [1]);
    expect(g.event('eliminated')).toMatchObject({ piece: 'P', hex: '2606' });
    expect(g.leader('villars')).toMatchObject({ hex: '2607', place: 'map' });
    g.play({ type: 'advance', unit: 'X', to: '2607' });
    expect(g.leader('villars').hex).toBe('2304');
  },
);
rule(['8.4b', '11.7k'], 'Villars dies with a unit its owner gives up rather than push a friend aside', () => {
  const g = hit(
    `F inf P@2607>SSE 3/2/3 :maison; F inf Q@2606>SSE 1/2/2; C inf X@2608>NNW 3/2/3
     C inf Z1@2506>SSW 1/2/2; C inf Z2@2507>SSW 1/2/2; C inf Z3@2706>SSE 1/2/2`,
    { villars: '2607' },
    'retreats',
    'DR',
  );
  g.play({ type: 'done' }).play({ type: 'sacrifice', unit: 'P' });
  expect(g.event('eliminated').rule).toBe('11.7k');
  isOver(g, 'C');
});
rule('8.4b', 'a battery that kills Villars in the barrage ends the turn before the other guns speak', () => {
  const g = fr({
    units: 'F inf P@2607>SSE 1/2/2 :maison; C art G@2608>NNW 2/2; C art H@2609>NNW 2/2; F inf Q@2610>NNE 2/2/2',
    leaders: { villars: '2607' },
    at: 'barrage',
    side: 'C',
    under: [{ step: 'turn' }, { step: 'segment' }],
  });
  g.play({ type: 'fire', unit: 'G', at: '2607' }, [0]);
  isOver(g, 'C');
});
