import type { Choice } from '@tambour/kernel';
import { amount, contract } from '@tambour/kernel/testing';
import { expect, it } from 'vitest';
import { reiters } from './game.ts';
import { SWITCHES } from './model/options.ts';
import { SCENARIO_FILES } from './model/scenario-files.ts';
import { RULES } from './rule-book.ts';
import { holds, secrets } from './testing/watch.ts';

const BATTLES = SCENARIO_FILES.map((f) => f.id);
/**
 * Eight combinations of the five switches in which any two of them meet in all four ways, dealt out over the five battles.
 * The soak plays all thirty-two.
 */
const COMBINATIONS: readonly Choice[] = Array.from({ length: 8 }, (_, i) => {
  const [a, b, c] = [i & 1, (i >> 1) & 1, (i >> 2) & 1];
  const bits = [a, b, c, a ^ b, a ^ c];
  return {
    scenario: BATTLES[i % BATTLES.length]!,
    options: Object.fromEntries(SWITCHES.map((name, k) => [name, bits[k] ? 'on' : 'off'])),
  };
});
contract(reiters, COMBINATIONS, { rules: RULES, games: amount(1, 2), holds, altered: amount(6, 25), secrets });

it('any two switches meet in all four ways', () => {
  for (const one of SWITCHES)
    for (const other of SWITCHES)
      if (one !== other)
        expect(new Set(COMBINATIONS.map(({ options }) => `${options![one]} ${options![other]}`)).size).toBe(4);
});
