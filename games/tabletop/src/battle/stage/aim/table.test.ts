import { Position } from '@tambour/kernel';
import { choose, RANDOM_STYLES, SeededRandom } from '@tambour/kernel/testing';
import { checkTable, fitToPrint } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../rule-book.ts';
import { tabletopPlay } from '../../play.ts';
import { scene } from '../scene.ts';
import { tabletopTable } from './table.ts';

const SCENARIOS = ['tutorial-farm', 'saalfeld-1806'] as const;

describe('the table of a battle', () => {
  it.each(SCENARIOS)('keeps the contract of measured tables: %s', (scenario) => {
    const p = new Position(tabletopPlay, tabletopPlay.world({ scenario }));
    const random = new SeededRandom(11);
    const fit = fitToPrint(/\b(fr|au|pr)-/);
    p.begin(5);
    for (let n = 0; n < 250 && !p.over; n++) {
      checkTable(p, tabletopTable, scene(p.field), random, {
        fit,
        cited: (rule, of) => expect(RULES.get(rule), `${JSON.stringify(of)} cites ${rule}`).toBeDefined(),
      });
      p.playAt(choose(p, random, RANDOM_STYLES[2]));
    }
  });
});
