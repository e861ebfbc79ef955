import { isLong } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { TimedHand } from './umpire-time.ts';

/** What players put up with: those who tried slower tools went back to paper. A second of it is for the page, which a busy machine makes longer. */
const MOST_SECONDS = 20 - 1;
const MOST_TAPS = 8;

/** What happened to a unit of the farm, up to the result of the test that it leads to. */
type Entry = (hand: TimedHand) => Promise<void>;
const UNIT = 'Fusilier battalion';
const test: Entry = async (hand) => {
  await hand.fill();
  await hand.roll();
};
const fire: Entry = async (hand) => {
  await hand.piece(UNIT);
  await hand.happened('Under fire');
  await hand.fill({ losses: 65 });
  await hand.enter();
  await test(hand);
};
const chargeReceived: Entry = async (hand) => {
  await hand.piece(UNIT);
  await hand.happened('Is charged');
  await hand.fill({ chargers: 't-fr1' });
  await hand.enter();
  await test(hand);
};
const combat =
  (losses: number, inflicted: number): Entry =>
  async (hand) => {
    await hand.piece(UNIT);
    await hand.happened('Close combat');
    await hand.fill({ enemy: 't-fr1', losses, inflicted });
    await hand.enter();
    await test(hand);
  };
/** The loser tests first; the winner is next. */
const combatWon: Entry = async (hand) => {
  await combat(20, 60)(hand);
  await hand.choose('[data-testid="next"]');
  await test(hand);
};
const rally: Entry = async (hand) => {
  await hand.piece(UNIT);
  await hand.happened('Try to rally');
  await hand.fill({ case: 'nearFriend', friend: 't-au3' });
  await hand.enter();
  await test(hand);
};
/** So many lost, and a one on the die: it runs. */
const breaks: Entry = async (hand) => {
  await hand.piece(UNIT);
  await hand.happened('Close combat');
  await hand.fill({ enemy: 't-fr1', losses: 120, inflicted: 0 });
  await hand.enter();
  await hand.choose('[data-face="1"]');
  await hand.choose('[data-testid="done"]');
};
/** Of the worked tests of the chapter these are the commonest. */
const COMMONEST: readonly (readonly [name: string, entry: Entry, before?: Entry])[] = [
  ['fire', fire],
  ['charge received', chargeReceived],
  ['close combat lost', combat(60, 20)],
  ['close combat won', combatWon],
  ['rally', rally, breaks],
];

describe('the time an entry takes, by the keystroke-level model', () => {
  it('is under twenty seconds for a test by fire, in at most eight taps', async () => {
    const hand = await TimedHand.atFarm();
    await hand.begin();
    await fire(hand);
    const { taps, byHand } = await hand.end();
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    expect(byHand).toBeLessThan(MOST_SECONDS);
  });
  for (const [name, entry, before] of COMMONEST)
    it.runIf(isLong)(name, async () => {
      const hand = await TimedHand.atFarm();
      await before?.(hand);
      await hand.begin();
      await entry(hand);
      const taken = await hand.end();
      console.log(name, JSON.stringify(taken));
      expect(taken.byPage).toBeLessThan(taken.byHand);
    });
});
