import { isLong } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Tapped, type Taps, type UmpireExample, umpireExamples } from '../../../tools/umpire-taps.ts';
import { newPage } from './browser.ts';
import { PHONE } from './umpire.ts';
import { Hand } from './umpire-hand.ts';

/** Some of what the chapter itself works out: losses, a square, a general's points. All in the long run. */
const OF_THE_CHAPTER = ['M04', 'M10', 'M62'];
const EXAMPLES = umpireExamples().filter(({ id }) => isLong || OF_THE_CHAPTER.includes(id));

async function tapAnswer(hand: Hand, { question, keys = [], digits, count }: Tapped): Promise<void> {
  if (count !== undefined) return hand.count(question, count);
  if (digits !== undefined) return hand.answer(question, Number(digits));
  for (const key of keys) await hand.answer(question, key);
}
async function open(hand: Hand, opening: Taps['opening']): Promise<void> {
  const { page } = hand;
  if (await page.getByTestId('umpire-table').isHidden()) await hand.tap('[data-testid="umpire-back"]');
  await page.getByTestId('umpire-table').waitFor();
  if ('due' in opening) return hand.tap(page.getByTestId('dues').locator('[data-due]').nth(opening.due));
  if ('piece' in opening) await hand.tap(`.piece-row[data-piece="${opening.piece}"]`);
  const happenings = page.locator(
    'piece' in opening ? '.happenings [data-happening]' : '.whole-table [data-happening]',
  );
  await hand.tap(happenings.nth(opening.happening));
}
async function override(hand: Hand, { code, by }: Taps['overrides'][number]): Promise<void> {
  const { page } = hand;
  const box = page.getByTestId('overriding');
  await hand.tap('.sum-so-far > summary');
  await hand.tap(`tr[data-code="${code}"] button.link`);
  for (let n = 0; n < Math.abs(by); n++) await hand.tap(box.locator(`[data-answer="${by < 0 ? 'minus' : 'plus'}"]`));
  await hand.tap(box.locator('[data-answer="override"]'));
}
async function enter(hand: Hand, taps: Taps): Promise<void> {
  await open(hand, taps.opening);
  for (const answer of taps.answers) await tapAnswer(hand, answer);
  for (const line of taps.overrides) await override(hand, line);
  if (taps.die === undefined) return hand.enter();
  await hand.die(taps.die);
  for (const answer of taps.afterDie) await tapAnswer(hand, answer);
  if (taps.afterDie.length > 0) await hand.enter();
  await hand.page.getByTestId('entered').waitFor();
}
/** Tells it all from an empty table; then the sum, zeros apart, the total and the result. */
async function told(hand: Hand, { armies, entries }: UmpireExample) {
  const { page } = hand;
  await page.goto('./#/umpire');
  await hand.tap('[data-testid="new-table"]');
  await hand.tap('.roster-file > summary');
  await page.getByTestId('csv').fill(armies);
  await hand.tap('[data-testid="csv-add"]');
  await hand.tap('[data-tab="table"]');
  for (const entry of entries) await enter(hand, entry);
  const figure = (text: string): number => Number(text.replace('−', '-'));
  const items = Object.entries(await hand.sum()).map(([code, value]) => [code, figure(value)] as const);
  return {
    items: Object.fromEntries(items.filter(([code, value]) => value !== 0 || code === 'D' || code === 'B1')),
    total: figure(await hand.total()),
    result: await hand.result(),
  };
}

describe('worked examples entered in Umpire by touch, without a connection', () => {
  it('each gives its sum and its result', { timeout: isLong ? 1_800_000 : 300_000 }, async () => {
    const page = await newPage({ ...PHONE, offline: true });
    await page.goto('./#/umpire');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await page.reload();
    const hand = new Hand(page);
    expect(EXAMPLES.length).toBe(isLong ? 56 : OF_THE_CHAPTER.length);
    for (const example of EXAMPLES)
      expect(await told(hand, example), `${example.id} (${example.rule})`).toEqual(example.wanted);
  });
});
