import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testTerminal } from '../testing/terminal.ts';

/** Orders of columns in the battle of Auneau, as they are told. */
async function ordersOf(side: string, ...flags: string[]): Promise<string[]> {
  const typed = Array.from({ length: 12 }, () => '1');
  const terminal = testTerminal(typed);
  const options = ['--set', 'advanced=on', '--seed', '5', '--ai', 'random', ...flags];
  expect(await run(['play', 'auneau', ...options], terminal)).toBe(0);
  return terminal.said.filter((line) => line.startsWith(`${side}: `) && /\border\b/.test(line));
}
const ORDERS = /Attack|Hold|March|Reserve|Defend|Retreat/;

describe('secrets in the terminal', () => {
  it('of the computer’s side are not told to the person who plays against it', async () => {
    const told = await ordersOf('Protestants', '--side', 'C');
    expect(told.length).toBeGreaterThan(0);
    for (const line of told) expect(line).not.toMatch(ORDERS);
  });
  it('are open to who watches', async () => {
    const told = await ordersOf('Protestants', '--side', 'none');
    expect(told.some((line) => ORDERS.test(line))).toBe(true);
  });
});
