import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom, randomPlayer } from '@tambour/ai';
import { withGame } from '@tambour/games';
import { Match } from '@tambour/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testTerminal } from '../testing/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'tambour-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A battle of the ford between players who draw lots, up to so many orders. */
const battle = (most: number): Promise<string> =>
  withGame('ford', ({ spec }) => {
    const match = Match.begin(spec, {}, 9);
    const { position } = match;
    const player = randomPlayer<typeof position.world, typeof position.field>();
    const chance = chanceFrom(3);
    for (let n = 0; n < most && !position.over; n++)
      match.apply(position.decode(position.actions.at(player.choose(position, chance).index)));
    const file = join(folder, `${most}.json`);
    writeFileSync(file, JSON.stringify(match.record()));
    return file;
  });
async function review(...args: string[]) {
  const terminal = testTerminal();
  const code = await run(['review', ...args], terminal);
  return { code, text: terminal.said.join('\n'), noted: terminal.noted.join('\n') };
}

describe('tambour review', () => {
  it('finds at most three decisions of a side, worst first, each with a better one', async () => {
    const file = await battle(1000);
    const { code, text } = await review(file, '--side', 'raiders', '--json');
    expect(code).toBe(0);
    const { side, decisions, worst } = JSON.parse(text);
    expect(side).toBe('raiders');
    expect(decisions).toBeGreaterThan(5);
    expect(worst.length).toBeGreaterThan(0);
    expect(worst.length).toBeLessThanOrEqual(3);
    const losses = worst.map(({ loss }: { loss: number }) => loss);
    expect(losses).toEqual([...losses].sort((a, b) => b - a));
    for (const { n, loss, given, better } of worst) {
      expect(loss).toBeGreaterThanOrEqual(0.5);
      expect(n).toBeGreaterThan(0);
      expect(better[0].command).not.toEqual(given.command);
      expect(given.label.fr).not.toBe('');
    }
  });
  it('says so in words, in both languages', async () => {
    const file = await battle(1000);
    const english = await review(file, '--side', 'guards');
    expect(english.text).toMatch(/the worst decisions of the Guards \(\d+ decisions looked at\)/);
    expect(english.text).toMatch(/Cost: about \d+\.\d victory points\. Better:|No decision cost anything/);
    expect((await review(file, '--language', 'fr')).text).toMatch(/Les pires décisions/);
  });
  it('refuses a battle that is not over, a file that is no record, and a side there is not', async () => {
    const unfinished = await review(await battle(3));
    expect([unfinished.code, unfinished.noted]).toEqual([1, expect.stringMatching(/the battle is not over/)]);
    const file = join(folder, 'none.json');
    writeFileSync(file, '{}');
    expect((await review(file)).noted).toContain('is not a match record');
    const side = await review(await battle(1000), '--side', 'elves');
    expect([side.code, side.noted]).toEqual([2, expect.stringMatching(/--side must be one of raiders, guards/)]);
  });
});
