import { describe, expect, it } from 'vitest';
import { chosenOptions, worldsBy } from './worlds-by.ts';

const OPTIONS = { edition: ['fr', 'en'], rain: ['no', 'yes'] } as const;
let laid = 0;
const world = worldsBy({
  options: OPTIONS,
  scenarios: new Map([
    ['ford', { id: 'ford' }],
    ['mill', { id: 'mill' }],
  ]),
  charts: { die: 6 },
  lay({ options, scenario, path, charts, dataHash }) {
    laid++;
    return { scenario: (scenario as { id: string }).id, options, dataHash, pieces: [], path, charts };
  },
});

describe('options', () => {
  it('are read by what the game offers, the first of each where nothing is chosen', () => {
    expect(chosenOptions(OPTIONS)({ rain: 'yes' }, 'options')).toEqual({ edition: 'fr', rain: 'yes' });
    expect(() => chosenOptions(OPTIONS)({ rain: true }, 'options')).toThrow('options.rain');
    expect(() => chosenOptions(OPTIONS)({ snow: 'no' }, 'options')).toThrow('options.snow: is not an option');
    expect(() => chosenOptions(OPTIONS)([], 'options')).toThrow('options');
  });
});

describe('worlds', () => {
  it('are laid out once a choice among the figures of the game', () => {
    const first = world({});
    expect(first).toMatchObject({ scenario: 'ford', options: { edition: 'fr', rain: 'no' }, path: 'scenario' });
    expect(world({ scenario: 'ford', options: { edition: 'fr' } })).toBe(first);
    expect(laid).toBe(1);
    expect(world({ options: { edition: 'en' } })).not.toBe(first);
    expect(world({ scenario: 'mill' }).scenario).toBe('mill');
    expect(world({ scenario: 'mill' }).dataHash).not.toBe(first.dataHash);
  });
  it('of figures of one’s own are laid out anew, and called so where they are wrong', () => {
    const before = laid;
    const own = { id: 'bridge' };
    expect(world({ scenarioData: own })).toMatchObject({ scenario: 'bridge', path: 'scenarioData' });
    expect(world({ scenarioData: own }).dataHash).toBe(world({ scenarioData: own }).dataHash);
    expect(world({ charts: { die: 8 } }).charts).toEqual({ die: 8 });
    expect(world({}).charts).toEqual({ die: 6 });
    expect(laid).toBe(before + 4);
    expect(() => world({ scenario: 'ford', scenarioData: own })).toThrow('scenario: must be bridge');
  });
  it('that there are not are refused', () => {
    expect(() => world({ scenario: 'lodi' })).toThrow('scenario: must be one of ford, mill');
    expect(() => world({ scenario: 'constructor' })).toThrow('scenario');
  });
});
