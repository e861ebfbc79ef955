import { amount, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect } from 'vitest';
import {
  ARMS,
  DEGRADATIONS,
  FORMATIONS,
  MORALE_STATES,
  OCCASIONS,
  SHELTERS,
  SHOTS,
  STATUSES,
} from '../model/vocabulary.ts';
import type { CommandInfluence, Situation, Tester } from '../rules/morale/situation.ts';
import { moraleTest, sumOf } from '../rules/morale/test.ts';
import { rule } from '../testing/rule.ts';
import { slowResult, slowTotal } from '../testing/slow-morale.ts';

/** Any unit in any situation, likely or not. */
class Anything {
  constructor(private readonly random: SeededRandom) {}
  private upTo(most: number): number {
    return this.random.below(most + 1);
  }
  private one<T>(list: readonly T[]): T {
    return this.random.of(list);
  }
  private rarely(): boolean {
    return this.upTo(4) === 0;
  }
  tester(): Tester {
    const initialFigures = 3 + this.upTo(21);
    return {
      arm: this.one(ARMS),
      status: this.one(STATUSES),
      base: 3 + this.upTo(5),
      eliteBonus: this.rarely(),
      initialFigures,
      losses: this.upTo(40 * initialFigures - 1),
      escort: this.rarely() ? this.upTo(2) : 0,
      formation: this.one(FORMATIONS),
      degradation: this.one(DEGRADATIONS),
      state: this.one(MORALE_STATES),
      everRouted: this.rarely(),
    };
  }
  private command(): CommandInfluence {
    const value = 20 * (1 + this.upTo(4));
    const points = value / 20;
    return this.one<CommandInfluence>([
      { kind: 'none' },
      { kind: 'unseen' },
      { kind: 'aide' },
      { kind: 'within15', sign: this.rarely() ? -1 : 1 },
      { kind: 'contact', value, choice: this.upTo(2 * points) - points },
      { kind: 'beyond', distance: this.upTo(12_000) / 100 },
      { kind: 'beyond', distance: this.one([15, 15.01, 30, 30.01, 44.99, 45, 60, 74.99, 75]) },
    ]);
  }
  situation(): Situation {
    return {
      occasions: [this.one(OCCASIONS)],
      againstCavalry: this.rarely(),
      shelter: this.one(SHELTERS),
      command: this.command(),
      generalHit: this.rarely() ? 20 * this.upTo(5) : 0,
      generalLeft: this.rarely() ? 20 * this.upTo(5) : 0,
      friends: this.upTo(4),
      enemies: this.upTo(4),
      enemyRouts: this.rarely() ? this.upTo(3) : 0,
      friendlyRouts: this.rarely() ? this.upTo(3) : 0,
      testerInMelee: this.rarely(),
      enemyRear: this.rarely(),
      enemyFlank: this.rarely(),
      meleeWon: this.rarely(),
      lossRun: this.rarely() ? this.upTo(4) : 0,
      meleeExcess: this.rarely() ? this.upTo(120) : 0,
      shooters: Array.from({ length: this.upTo(3) }, () => ({ kind: this.one(SHOTS), losses: this.upTo(30) })),
      supportBatteries: this.rarely() ? this.upTo(2) : 0,
      cavalryCharging: this.rarely(),
    };
  }
}

describe('any test of morale', () => {
  rule(['1.2d', '1.2e', '2.0c'], 'comes to what the printed tables give, line by line', () => {
    const random = new SeededRandom(1806);
    const anything = new Anything(random);
    const seen = new Map<string, number>();
    for (let i = 0; i < amount(10_000, 200_000); i++) {
      const unit = anything.tester();
      const around = anything.situation();
      const die = 1 + random.below(6);
      const sheet = moraleTest(unit, around, die);
      const total = slowTotal(unit, around, die);
      const what = JSON.stringify({ unit, around, die });
      if (sheet.total !== total) expect(sheet.total, what).toBe(total);
      if (sheet.result !== slowResult(unit.status, total))
        expect(sheet.result, what).toBe(slowResult(unit.status, total));
      if (sumOf(unit, around) !== slowTotal(unit, around, 1)) expect.fail(what);
      seen.set(sheet.result, (seen.get(sheet.result) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['flight', 'halt', 'obey', 'retreat', 'rout', 'uncontrolledAdvance']);
  });
});
