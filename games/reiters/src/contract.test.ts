import type { Choice } from '@tambour/kernel';
import { contract } from '@tambour/kernel/testing';
import { reiters } from './game.ts';
import { SWITCHES } from './options.ts';
import { RULES } from './rule-book.ts';
import { SCENARIO_FILES } from './scenario-files.ts';
import { holds, secrets } from './testing/watch.ts';

const BATTLES = SCENARIO_FILES.map((f) => f.id);
/** Every combination of the five switches, dealt out over the five battles so that each meets all of them in turn. */
const COMBINATIONS: readonly Choice[] = Array.from({ length: 2 ** SWITCHES.length }, (_, i) => ({
  scenario: BATTLES[(i + (i >> 4)) % BATTLES.length]!,
  options: Object.fromEntries(SWITCHES.map((name, bit) => [name, (i >> bit) & 1 ? 'on' : 'off'])),
}));
contract(reiters, COMBINATIONS, { rules: RULES, games: 1, holds, altered: 6, secrets });
