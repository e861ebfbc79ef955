import { BadInput, type Choice, faultsOf, Position } from '@tambour/kernel';
import { amount, contract, mangle, playOut, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import chartsFile from '../data/charts.json' with { type: 'json' };
import { reiters } from './game.ts';
import { SWITCHES } from './model/options.ts';
import { SCENARIO_FILES } from './model/scenario-files.ts';
import { RULES } from './rule-book.ts';
import { holds, secrets } from './testing/watch.ts';

const BATTLES = SCENARIO_FILES.map((f) => f.id);
const ALL = Object.fromEntries(SWITCHES.map((name) => [name, 'on']));
/** Each of the battles is fought in contract.test.ts as well, with some of the switches on. */
contract(
  reiters,
  BATTLES.slice(0, amount(2, BATTLES.length)).map((scenario) => ({ scenario, options: ALL })),
  { rules: RULES, games: amount(1, 2), holds, altered: amount(6, 20), secrets },
);

describe('reiters data from a stranger', () => {
  it('charts with a fault are refused by the name of a field, or play', () => {
    const lot = new SeededRandom(1587);
    for (let i = 0; i < amount(12, 40); i++) tried({ options: ALL }, 'charts', mangle(chartsFile, lot), i, /^charts/);
  });
  for (const file of SCENARIO_FILES)
    it(`${file.id} with a fault is refused by the name of a field, or plays`, () => {
      const lot = new SeededRandom(1587);
      for (let i = 0; i < amount(8, 30); i++)
        tried({ options: ALL }, 'scenarioData', mangle(file, lot), i, /^scenario/);
    });
  function tried(
    choice: Choice,
    what: string,
    spoilt: { readonly json: unknown; readonly what: string },
    i: number,
    field: RegExp,
  ): void {
    try {
      const p = new Position(reiters, reiters.world({ ...choice, [what]: spoilt.json })).begin(i);
      const faults = faultsOf(reiters, p.field);
      if (faults.length > 0) throw new Error(`the battle opens unsound: ${JSON.stringify(faults[0])}`);
      p.fromJson(JSON.parse(JSON.stringify(p.toJson())));
      playOut(p, i);
    } catch (error) {
      if (!(error instanceof BadInput)) throw new Error(`${i}: ${spoilt.what}`, { cause: error });
      expect(error.field, spoilt.what).toMatch(field);
    }
  }
});
