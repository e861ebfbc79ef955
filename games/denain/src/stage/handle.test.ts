import { describe, expect, it } from 'vitest';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';
import { denainStage } from './stage.ts';
import { way } from './way.ts';

const handles = (g: Scene) => {
  const { actions } = g.match.position;
  return Array.from({ length: actions.count }, (_, i) => denainStage.handle(g.g, actions.at(i)));
};
const find = (g: Scene, command: Record<string, unknown>) =>
  handles(g).find((h) => JSON.stringify(h.command) === JSON.stringify(command));
const wayTo = (g: Scene, command: unknown) => way(g.g, g.match.position.encode(command));
const rules = (g: Scene, command: unknown) => wayTo(g, command)?.notes.map((note) => note.rule);

describe('handles', () => {
  const duel: SceneSpec = {
    edition: 'fr',
    units: 'F inf P@1411>SSE 3/2/3; F inf R@1511>SSW 3/2/3; C inf K@1412>NNW 2/2/2',
    at: 'combat',
  };
  it('of a shock name the first attacker, the others and the target', () => {
    const h = find(scene(duel), { type: 'shock', attackers: ['P', 'R'], targets: ['1412'] });
    expect(h).toMatchObject({ kind: 'attack', piece: 'P', along: ['R'], place: '1412' });
  });
  it('of one against two point at the first and name them all in the command', () => {
    const g = scene({
      edition: 'fr',
      units: 'F inf P@1411>SSE 3/2/3; C inf K@1412>NNW 2/2/2; C inf L@1511>NNW 2/2/2',
      at: 'combat',
    });
    const h = handles(g).find((x) => x.command.type === 'shock' && (x.command.targets as string[]).length === 2);
    expect(h).toMatchObject({ piece: 'P' });
    expect(h?.command.targets).toContain(h?.place);
  });
  rule('11e', 'a shock is decided by dice, whether or not it may be answered with fire first', () => {
    const order = { type: 'shock', attackers: ['P'], targets: ['1412'] };
    expect(find(scene(duel), order)?.isRolled).toBe(true);
    const fromBehind = scene({ ...duel, units: 'F inf P@1411>SSE 3/2/3; C inf K@1412>SSE 2/2/2' });
    expect(find(fromBehind, order)?.isRolled).toBe(true);
    // The standing order answers for him.
    const g = scene(duel);
    g.match.position.setStanding(1, 0, 2, 0);
    expect(find(g, order)?.isRolled).toBe(true);
  });
  rule('10.4b', 'guns alone are taken without a die of the shock, but may fire first', () => {
    const g = scene({ edition: 'fr', units: 'F inf P@1411>SSE 3/2/3; C art A@1412>NNW 1/2 :denain', at: 'combat' });
    const order = { type: 'shock', attackers: ['P'], targets: ['1412'] };
    expect(find(g, order)?.isRolled).toBe(true);
    expect(g.match.explain(order).modifiers).toEqual([]);
  });
  rule(['11.4b', '11.4g', '11.5a'], 'the sum behind a shock is told though fire may come first', () => {
    const g = scene({ ...duel, units: 'F inf P@1411>SSE 3/2/3; C inf K@1412>E 1/2/2; C inf L@1511>NNW 2/2/2' });
    expect(g.match.explain({ type: 'shock', attackers: ['P'], targets: ['1412'] }).modifiers).toEqual([
      {
        rule: '11.4b',
        value: 7,
        what: { en: 'odds of 3 to 1 (3 against 1)', fr: 'rapport de 3 contre 1 (3 contre 1)' },
      },
      { rule: '11.5a', value: 1, what: { en: 'attack on the flank', fr: 'attaque de flanc' } },
      { rule: '11.4g', value: 1, what: { en: 'morale', fr: 'moral' } },
    ]);
  });
  rule('7.6f', 'a breach that guns may answer is decided by dice', () => {
    const g = scene({
      edition: 'en',
      units: 'F inf P@1513>E 3/2/3; C art A@1614>W 1/2 :denain',
      at: 'breach-phase',
      breached: [],
    });
    expect(find(g, { type: 'breach', unit: 'P', toward: '1614' })?.isRolled).toBe(true);
  });
  it('of a move give facing and cost, and call a turn a turn', () => {
    const g = scene({ edition: 'fr', units: 'F inf P@1411>SSE 3/2/3' });
    expect(find(g, { type: 'move', unit: 'P', to: '1411', facing: 'E' })).toMatchObject({
      kind: 'move',
      piece: 'P',
      place: '1411',
      facing: 1,
      cost: 1,
      verb: { en: 'Turn', fr: 'Pivoter' },
      isRolled: false,
    });
  });
  it('of a formation let one point at its leader, if he is there', () => {
    const g = scene({
      edition: 'fr',
      units: 'F inf P@1411>SSE 3/2/3; F inf R@1311>SSE 3/2/3 :droite',
      at: 'activate',
      with: [0, 1],
      acting: [],
      leaders: { dreux: '1410' },
    });
    expect(find(g, { type: 'activate', formation: 'centre' })).toMatchObject({ piece: 'dreux', isRolled: false });
    expect(find(g, { type: 'activate', formation: 'droite' })).not.toHaveProperty('piece');
  });
  rule('8.3c', 'naming a leader out of command rolls at once', () => {
    const g = scene({
      edition: 'fr',
      units: 'F inf P@1411>SSE 3/2/3',
      at: 'activate',
      with: [0, 1],
      acting: [],
      leaders: { dreux: '1410' },
      out: ['dreux'],
    });
    expect(find(g, { type: 'activate', formation: 'centre' })?.isRolled).toBe(true);
  });
  it('of reaction fire point at who attacks', () => {
    const g = scene(duel).play({ type: 'shock', attackers: ['P'], targets: ['1412'] });
    expect(find(g, { type: 'react', unit: 'K', at: '1411' })).toMatchObject({
      piece: 'K',
      place: '1411',
      isRolled: true,
    });
    expect(find(g, { type: 'hold' })).toMatchObject({ kind: 'decline', isRolled: true });
  });
});

describe('ways', () => {
  rule(['7.2b', '7.2c'], 'tell the die that a turn under enemy eyes needs', () => {
    const g = scene({ edition: 'fr', units: 'F inf P@1411>E 3/2/3; C inf K@1412>NNW 2/2/2' });
    const turn = { type: 'move', unit: 'P', to: '1411', facing: 'SSE' };
    expect(find(g, turn)?.isRolled).toBe(true);
    const way = wayTo(g, turn);
    expect(way?.legs).toEqual([{ place: '1411', left: 0, facing: 2 }]);
    expect(way?.notes).toEqual([
      {
        rule: '7.2c',
        what: {
          en: 'Turns, facing south-south-east, in an enemy zone of control: needs 3 or more, or it becomes disordered.',
          fr: 'Pivote, face au sud-sud-est, en zone de contrôle ennemie\u00a0: il faut 3 ou plus, sinon désordre.',
        },
      },
    ]);
    expect(g.play(turn, [2]).event('facing-checked').holds).toBe(false);
    expect(
      scene({ edition: 'fr', units: 'F inf P@1411>E 3/2/3; C inf K@1412>NNW 2/2/2' })
        .play(turn, [3])
        .event('facing-checked').holds,
    ).toBe(true);
  });
  rule('6.1a', 'stop where the enemy watches', () => {
    const g = scene({ edition: 'fr', units: 'F inf P@1410>SSE 3/2/3; C inf K@1412>NNW 2/2/2', breached: [] });
    expect(rules(g, { type: 'move', unit: 'P', to: '1411', facing: 'SSE' })).toContain('6.1a');
  });
  rule(['7.3c', '7.3f'], 'tell a withdrawal', () => {
    const g = scene({ edition: 'fr', units: 'F inf P@1411>SSE 3/2/3; C inf K@1412>NNW 2/2/2', breached: [] });
    expect(rules(g, { type: 'move', unit: 'P', to: '1410', facing: 'SSE' })).toEqual(['7.3f']);
  });
  rule(['7.5a', '7.5c', '13.3c'], 'tell a bridge and whose it becomes', () => {
    const move = { type: 'move', unit: 'P', to: '3115', facing: 'SSE' };
    const units = 'F inf P@3114>SSE 3/2/3';
    const control = { '3115': null };
    expect(rules(scene({ edition: 'fr', units, control }), move)).toEqual(['7.5a', '13.3c']);
    expect(rules(scene({ edition: 'en', units, control }), move)).toEqual(['7.5c', '13.3c']);
  });
  rule(['7.1d', '10.4b'], 'tell guns left behind, and none when they come along', () => {
    const g = scene({ edition: 'fr', units: 'F inf P@1410>SSE 3/2/3; F art A@1410>SSE 1/2' });
    expect(rules(g, { type: 'move', unit: 'P', to: '1411', facing: 'SSE' })).toEqual(['10.4b']);
    expect(rules(g, { type: 'move', unit: 'P', to: '1411', facing: 'SSE', guns: true })).toEqual([]);
  });
  rule('7.1e', 'tell the point of the road', () => {
    const g = scene({ edition: 'fr', units: 'F inf P@1509>E 3/1/3' });
    const alongTheRoad = { type: 'move', unit: 'P', to: '1610', facing: 'NNE' };
    expect(find(g, alongTheRoad)?.cost).toBe(2);
    expect(rules(g, alongTheRoad)).toEqual(['7.1e']);
    expect(wayTo(g, alongTheRoad)?.legs.map((leg) => leg.left)).toEqual([1, 0]);
  });
  rule('13.2d', 'tell the second of a column that it stops where it enters', () => {
    const units = 'F inf P@->W 3/3/3 :valenciennes; F inf R@->W 3/3/3 :valenciennes';
    const g = scene({ edition: 'fr', units, acting: ['valenciennes'] });
    g.play({ type: 'enter', unit: 'P', at: '3211', to: '3111', facing: 'W' });
    expect(rules(g, { type: 'enter', unit: 'R', at: '3211', to: '3211', facing: 'W' })).toContain('13.2d');
  });
  it('of leaders and commanders count what is left', () => {
    const g = scene({ edition: 'fr', units: 'F inf P@1411>SSE 3/2/3', leaders: { dreux: '1410' } });
    for (const h of handles(g).filter((x) => x.command.type === 'lead')) {
      const way = wayTo(g, h.command);
      expect(way?.legs.at(-1)?.place).toBe(h.place);
      expect(way?.legs[0]?.place).not.toBe('1410');
      expect([3, 4]).toContain((way?.legs.at(-1)?.left ?? 0) + (h.cost ?? 0));
    }
    const d = scene({
      edition: 'fr',
      units: 'F inf P@1411>SSE 3/2/3',
      leaders: { villars: '1409' },
      at: 'command-phase',
    });
    const two = handles(d).find((h) => h.command.type === 'ride' && h.cost === 2);
    const legs = wayTo(d, two?.command)?.legs;
    expect(legs?.map((leg) => leg.left)).toEqual([3, 2]);
    expect(legs?.at(-1)?.place).toBe(two?.place);
  });
  it('of units that come onto the map begin where they enter', () => {
    const g = scene({ edition: 'fr', units: 'F inf P@->W 3/3/3 :valenciennes', acting: ['valenciennes'] });
    const h = handles(g).find((x) => x.command.type === 'enter' && x.command.at === '3211' && x.place !== '3211');
    expect(h).toBeDefined();
    expect(wayTo(g, h?.command)?.legs[0]).toMatchObject({ place: '3211' });
  });
});
