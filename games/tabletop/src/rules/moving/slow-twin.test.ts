import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { randomScene } from '../../testing/random-moves.ts';
import { SlowMover } from '../../testing/slow-mover.ts';
import { attempt, fieldOf, isAdmitted, reasonsAgainst } from './index.ts';

const SCENES = amount(40, 2_000);
const POINTS = 10;
const TENTH = 10_000;

describe('marches to random points', () => {
  it(
    'are admitted as a mover says who walks each way in tenths of a millimetre, save within a tenth of a limit',
    () => {
      let admitted = 0;
      const odd: string[] = [];
      for (let seed = 1; seed <= SCENES; seed++) {
        const { c, rate, target } = randomScene(seed);
        const field = fieldOf(c);
        const slow = new SlowMover(c, rate);
        for (let i = 0; i < POINTS; i++) {
          const to = target();
          if (to.x === c.unit.base.x && to.y === c.unit.base.y && to.heading === c.unit.base.heading) continue;
          const trial = attempt(field, to);
          const isAllowed = isAdmitted(trial);
          const said = slow.ticksTo(to.x, to.y, to.heading, isAllowed ? 1 : -1);
          const told = `seed ${seed}, point ${i}: ${JSON.stringify(to)}`;
          if (isAllowed) {
            admitted++;
            const spent = c.half.left - trial.end.left;
            if (said === null) odd.push(`${told} admitted`);
            else if (spent < said - 3 * TENTH) odd.push(`${told} took ${spent}, not ${said}`);
            expect(trial.end.base).toMatchObject({ x: to.x, y: to.y, heading: to.heading });
          } else {
            const reasons = reasonsAgainst(trial).map(({ rule }) => rule);
            expect(reasons.length, told).toBeGreaterThan(0);
            if (said !== null) odd.push(`${told} refused by ${reasons.join()}`);
          }
        }
      }
      expect(odd).toEqual([]);
      expect(admitted).toBeGreaterThan(SCENES);
    },
    // A second or a minute of one core, and a busy machine has little of it to give.
    amount(300_000, 3_600_000),
  );
});
