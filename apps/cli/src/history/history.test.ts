import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wilson } from '@tambour/ai';
import type { Crew } from '@tambour/ai/threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { keptThreads } from '../testing/kept-threads.ts';
import { testTerminal } from '../testing/terminal.ts';
import { historyWith } from './history.ts';
import { prepareRefights } from './prepare.ts';
import { verdictOf } from './told.ts';

let folder: string;
let hire: Crew['hire'];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tambour-history-'));
  hire = await keptThreads();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what is known of real battles', () => {
  it('is there for every battle but the one to learn by, and the game takes each change of it', async () => {
    const all = await prepareRefights(['all'], 1, { level: 'random', games: undefined, changes: undefined });
    expect(all.map(({ scenario }) => scenario).sort()).toEqual(
      ['AU', 'AV', 'CO', 'D', 'M', 'denain-1712-historical', 'magenta', 'saalfeld-1806', 'san-martino'].sort(),
    );
    for (const { scenario, history, base, others } of all) {
      expect(history.whatIfs, scenario).toHaveLength(5);
      expect(history.doubts.length, scenario).toBeGreaterThan(1);
      expect(history.lead.low, scenario).toBeLessThan(history.lead.high);
      if (history.winner !== null) expect(base.sides.map(({ id }) => id)).toContain(history.winner);
      // Each is another battle than the one that was, and than every other.
      const hashes = [base, ...others.values()].map(({ about }) => about.data);
      expect(new Set(hashes).size, scenario).toBe(hashes.length);
    }
  });
});

describe('tambour history', () => {
  const ARGS = ['M', '--games', '2', '--level', 'random', '--seed', '4', '--workers', '2'];
  const told = async (args: readonly string[], language: 'en' | 'fr' = 'en') => {
    const terminal = testTerminal();
    const code = await historyWith(hire).run(args, terminal, language);
    return { code, text: terminal.said.join('\n'), noted: terminal.noted };
  };
  it('says where the real result falls, what if, and how far it depends on what is not known', async () => {
    const file = join(folder, 'study.jsonl');
    const first = await told([...ARGS, '--json', '-', '--resume', file]);
    expect(first.code).toBe(0);
    const { battles, ...head } = JSON.parse(first.text);
    expect(head).toMatchObject({
      seed: 4,
      command: 'npx tambour history M --level random --games 2 --seed 4',
      unfought: [{ scenario: 'tutorial-farm' }],
    });
    const [battle] = battles;
    expect(battle).toMatchObject({ scenario: 'M', games: 2, level: 'random', known: { winner: 'P' } });
    expect(battle.sameWinner.share).toBe(battle.wins.b / 2);
    expect(battle.ends).toHaveLength(2);
    expect(battle.percentile.low).toBeLessThanOrEqual(battle.percentile.high);
    expect(battle.whatIfs).toHaveLength(5);
    for (const { difference } of battle.whatIfs) expect(difference.games).toBe(2);
    expect(battle.doubts[0].less.wins.low).toBeLessThan(0);
    expect(battle.percentileInterval.low).toBeLessThanOrEqual(battle.percentile.low);
    expect(battle.command).toMatch(/simulate reiters --scenario M --a random --b random --seed 4 --battle [12] /);
    // To the digit, and without fighting anything again.
    const again = await told([...ARGS, '--json', '-', '--resume', file]);
    expect(again.text).toBe(first.text);
    const page = join(folder, 'page.html');
    const text = await told([...ARGS, '--resume', file, '--html', page], 'fr');
    expect(text.text).toMatch(/Métrieux, dit Vire-Culs.*Et si\s\?.*communes arrivent un tour plus tôt/s);
    const html = readFileSync(page, 'utf8');
    expect(html).toMatch(/<html lang="fr">.*L’histoire était-elle probable/s);
    expect(html).not.toMatch(/NaN|undefined|Infinity|src=|href="(?!#)/);
  });
  it('is fought again as often as its file says, the changes by whom it says, and each battle has a part of one study', async () => {
    const [refight] = await prepareRefights(['M'], 1, { level: undefined, games: 3, changes: undefined });
    expect(refight).toMatchObject({ effort: { level: 'captain', games: 3 }, changes: { level: 'sergeant', games: 3 } });
    expect(refight?.beside).not.toBe(refight?.base);
    const file = join(folder, 'two.jsonl');
    const args = [
      '--games',
      '1',
      '--changes',
      '2',
      '--level',
      'random',
      '--workers',
      '2',
      '--resume',
      file,
      '--json',
      '-',
    ];
    const two = JSON.parse((await told(['M', 'AV', ...args])).text);
    // In the order in which they were fought; as it was as often as any change of it, since the same players fight both.
    expect(two.battles.map(({ scenario, games }: { scenario: string; games: number }) => [scenario, games])).toEqual([
      ['M', 2],
      ['AV', 2],
    ]);
    const one = await told(['AV', ...args]);
    expect(JSON.parse(one.text).battles).toEqual([two.battles[1]]);
    await expect(told(['AU', ...args])).rejects.toThrow(/holds another study: settings.0.label is "M" there and "AU"/);
  });
  it('is judged by its interval: few refights tell nothing, unless all went one way', () => {
    const verdict = (same: number, of: number) => verdictOf(wilson(same, of));
    expect([verdict(9, 10), verdict(5, 10), verdict(1, 20)]).toEqual(['expected', 'open', 'surprise']);
    expect([verdict(0, 2), verdict(3, 4), verdict(0, 3), verdict(2, 6)]).toEqual(Array(4).fill('unknown'));
    expect([verdict(4, 4), verdict(0, 4)]).toEqual(['expected', 'surprise']);
  });
  it('takes a battle without a known outcome for none', async () => {
    const terminal = testTerminal();
    expect(await run(['history', 'tutorial-farm'], terminal)).toBe(2);
    expect(terminal.noted[0]).toContain('"tutorial-farm" is not a battle with a known outcome');
  });
});
