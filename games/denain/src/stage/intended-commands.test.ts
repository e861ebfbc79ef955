import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../testing/rule.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { denainStudy } from './study.ts';

/** The rules that stand against what was meant, most likely wish first. */
const against = (g: Scene, piece?: string, place?: string): string[][] =>
  denainStudy.intended(g.g, piece, place).map((wish) => g.refusals(wish));
const meant = (g: Scene, piece?: string, place?: string): string[] =>
  denainStudy.intended(g.g, piece, place).map((wish) => wish.type);

const UNITS = 'F inf P@1411>SSE 3/2/3; F inf W@1011>SSE 3/2/3 :droite; C inf K@1412>NNW 2/2/2; F art A@1411>SSE 1/2';

describe.each(EDITIONS)('what was meant (%s)', (edition) => {
  it('by pointing at an enemy while moving is an attack, too early', () => {
    const g = scene({ edition, units: UNITS });
    expect(meant(g, 'P', '1412')).toEqual(['shock', 'fire', 'move']);
    expect(against(g, 'P', '1412').slice(0, 2)).toEqual([['5d'], ['5d']]);
    expect(meant(g, 'A', '1412')).toEqual(['fire', 'move']);
  });
  it('by pointing at a far hex is a march, too long', () => {
    const g = scene({ edition, units: 'F inf P@1406>SSE 3/2/3' });
    expect(denainStudy.intended(g.g, 'P', '1412')).toEqual([{ type: 'move', unit: 'P', to: '1412', facing: 'SSE' }]);
    expect(against(g, 'P', '1412')[0]?.length).toBeGreaterThan(0);
  });
  it('by picking a unit of a formation that does not act says so', () => {
    const g = scene({ edition, units: UNITS, acting: ['centre'] });
    expect(against(g, 'W')).toEqual([['5b']]);
  });
  it('by picking an enemy unit says whose it is', () => {
    const g = scene({ edition, units: UNITS });
    expect(against(g, 'K')).toEqual([['5a']]);
    expect(against(g, undefined, '1412')).toEqual([['5a']]);
  });
  it('in the fight is shock, fire or breach', () => {
    const g = scene({ edition, units: UNITS, at: 'combat' });
    expect(meant(g, 'P', '1412')).toEqual(['shock', 'fire', 'breach']);
    expect(g.refusals(denainStudy.intended(g.g, 'P', '1412')[0])).toEqual([]);
    expect(meant(g, 'P', '1410')).toEqual(['breach', 'move']);
    expect(against(g, 'P', '1410')[1]).toEqual(['5d']);
  });
  it('in an answer is the answer: only a hex need be shown', () => {
    const g = scene({ edition, units: 'F inf P@1411>SSE 3/2/3; C inf K@1412>NNW 2/2/2', at: 'combat' });
    g.play({ type: 'shock', attackers: ['P'], targets: ['1412'] });
    expect(g.question).toBe('react');
    expect(meant(g, 'K', '1411')).toEqual(['react']);
    expect(meant(g, 'P')).toEqual(['react']);
    expect(against(g, 'P')).toEqual([['11e']]);
  });
  it('of leaders is a ride, or naming the formation', () => {
    const leaders = { dreux: '1410', villars: '1409' };
    const g = scene({ edition, units: UNITS, leaders });
    expect(against(g, 'villars', '1408')).toEqual([['7.1j']]);
    const pick = scene({ edition, units: UNITS, leaders, at: 'activate', with: [0, 1], acting: [] });
    expect(denainStudy.intended(pick.g, 'dreux', undefined)[0]).toEqual({ type: 'activate', formation: 'centre' });
    expect(denainStudy.intended(pick.g, 'P', undefined)).toEqual([{ type: 'activate', formation: 'centre' }]);
  });
  it('is nothing when the battle is over, and nothing for what there is not', () => {
    const g = scene({ edition, units: UNITS });
    expect(denainStudy.intended(g.g, 'nobody', '1412')).toEqual([]);
    expect(denainStudy.intended(g.g, undefined, 'valenciennes')).toEqual([]);
    expect(denainStudy.intended(g.g, undefined, undefined)).toEqual([]);
  });
});
