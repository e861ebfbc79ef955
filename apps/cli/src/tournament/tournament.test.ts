import { afterAll, describe, expect, it } from 'vitest';
import { botFolder, PLAIN_BOT } from '../testing/bots.ts';
import { keptThreads } from '../testing/kept-threads.ts';
import { testTerminal } from '../testing/terminal.ts';
import type { TournamentReport } from './table.ts';
import { tournamentWith } from './tournament.ts';

const { bot, remove } = botFolder();
afterAll(remove);
const FLAGS = ['--games', '4', '--seed', '5', '--bot-time', '60'];

async function play(args: readonly string[]) {
  const terminal = testTerminal();
  const code = await tournamentWith(await keptThreads()).run(['ford', ...FLAGS, ...args], terminal, 'en');
  return { code, ...terminal };
}
const reportOf = async (args: readonly string[]): Promise<TournamentReport> =>
  JSON.parse((await play([...args, '--json', '-'])).said.join('\n'));

describe('tambour tournament', () => {
  it('lets random, greedy and a program meet each other at both sides, and rates them', async () => {
    const name = bot(PLAIN_BOT);
    const { standings, table, forfeits, games } = await reportOf(['--players', `random,greedy,${name}`]);
    expect(games).toBe(4);
    expect(forfeits).toEqual([]);
    expect(standings.map(({ player }) => player).sort()).toEqual([name, 'greedy', 'random'].sort());
    for (const { played, wins, draws, losses, points, rating } of standings) {
      expect(played).toBe(8);
      expect(wins + draws + losses).toBe(8);
      expect(points).toBe(wins + draws / 2);
      expect(rating.low).toBeLessThan(rating.value);
      expect(rating.high).toBeGreaterThan(rating.value);
    }
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(12);
    table.forEach((row, i) => {
      row.forEach((cell, j) => {
        expect(cell === null).toBe(i === j);
        expect(cell?.wins).toBe(table[j]?.[i]?.losses);
      });
    });
  });
  it('comes to the same for a seed with one thread and with two', async () => {
    const players = ['--players', 'random,greedy'];
    const one = await reportOf([...players, '--workers', '1']);
    expect(await reportOf([...players, '--workers', '2'])).toEqual(one);
  });
  it('tells forfeits apart, and exits 1 where not all battles were fought', async () => {
    const name = bot('await turn(); process.exit(4);');
    const { code, said, noted } = await play(['--players', 'random,greedy', '--player', name]);
    const text = said.join('\n');
    expect(text).toMatch(/Forfeits \(not counted above\)/);
    expect(text).toContain('ended during the battle with exit code 4');
    expect(noted.some((line) => line.includes(name))).toBe(true);
    // Two battles a meeting: never three in a row, so all were tried.
    expect(code).toBe(0);
  });
  it.each([
    [['--players', 'random'], /needs at least two players/],
    [['--players', 'random,random'], /named twice/],
    [['--players', 'random,wizard'], /--players must be one of/],
    [['--players', 'random,cmd:'], /needs a command line/],
    [['--players', 'random,greedy', '--games', '3'], /must be even/],
  ])('refuses %j', async (args, why) => {
    await expect(play(args)).rejects.toThrow(why);
  });
});
