import { Position } from '@tambour/kernel';
import { amount, choose, RANDOM_STYLES, SeededRandom } from '@tambour/kernel/testing';
import { expect } from 'vitest';
import { reiters } from '../game.ts';
import type { ReitersEvent } from '../model/event.ts';
import { SCENARIO_FILES } from '../model/scenario-files.ts';
import { EventReferee } from '../testing/event-referee.ts';
import { jumble } from '../testing/jumble.ts';
import { rule } from '../testing/rule.ts';
import { savedOf } from '../testing/slow-referee/saved.ts';

/** Battles on each map; one in twenty is played from its beginning. */
const GAMES = amount(6, 20);
const WHOLE = Math.ceil(GAMES / 20);

rule(
  [
    '1.3.3a',
    '1.3.3c',
    '4.1Zc',
    '4.2e',
    '5.0a',
    '5.2a',
    '5.2b',
    '6.1b',
    '7.2b',
    '7.2c',
    '7.2d',
    '7.2e',
    '7.4.5a',
    '7.4.6a',
    '7.5.1a',
    '7.5.1b',
    '7.5.1d',
    '7.5.2a',
    '7.5.2b',
    '7.5.3b',
    '7.5.3c',
    '7.6a',
    '7.6.1a',
    '7.6.2a',
    '7.6.2b',
    '7.8j',
    '11.2a',
    '10.2b',
    '10.3c',
    '9.0a',
    '9.0b',
    '9.0c',
    'M.4',
    'CO.2',
    'D.4',
  ],
  'every sum, die and consequence of a battle is what a literal referee makes of it',
  () => {
    const counts: Record<string, number> = {};
    for (let seed = 1; seed <= GAMES; seed++)
      for (const { id: scenario } of SCENARIO_FILES) {
        const lot = new SeededRandom(seed * 104_729);
        const on = () => (lot.below(2) ? 'on' : 'off');
        const options = { advanced: on(), caracole: 'on', wavering: on(), gold: 'on', enfantsPerdus: on() };
        const isCrowd = seed > WHOLE;
        const p = isCrowd
          ? jumble(scenario, options, seed, lot)
          : new Position(reiters, reiters.world({ scenario, options })).begin(seed);
        const chronicle = new EventReferee(savedOf(p.toJson()));
        const { turn } = p.status;
        const temper = lot.of(RANDOM_STYLES);
        while (!p.over && (!isCrowd || p.status.turn === turn)) {
          const i = choose(p, lot, temper);
          const command = p.decode(p.actions.at(i));
          p.playAt(i);
          chronicle.feed(p.events as readonly ReitersEvent[]);
          chronicle.asked(p.question);
          if (!p.over) chronicle.compare(savedOf(p.toJson()));
          expect(chronicle.faults, `${scenario} seed ${seed} ${JSON.stringify(command)}`).toEqual([]);
        }
        chronicle.close();
        expect(chronicle.faults).toEqual([]);
        for (const [type, n] of Object.entries(chronicle.counts)) counts[type] = (counts[type] ?? 0) + n;
      }
    for (const type of ['fought', 'bombarded', 'loss-replaced', 'leader-tested', 'leader-lost'])
      expect(counts[type] ?? 0, type).toBeGreaterThan(0);
  },
);
