import { chanceFrom, playerOf } from '@tambour/ai';
import { Match } from '@tambour/kernel';
import { type ToyField, type ToyWorld, toy, toyScenario } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { testTerminal } from '../testing/terminal.ts';
import { TerminalGame } from './terminal-game.ts';

const CHOICE = { scenarioData: toyScenario('r1@3 3/4; b1@5 3/4', 'blue') };
const lot = () => playerOf<ToyWorld, ToyField>('random');

/** What is said up to the first thing a person is asked. */
function said(players: readonly (ReturnType<typeof lot> | undefined)[]): string {
  const terminal = testTerminal();
  new TerminalGame(Match.begin(toy, CHOICE, 1), terminal, 'en', players, chanceFrom(1)).goOn();
  return terminal.said.join('\n');
}

describe('secrets in the terminal', () => {
  it('of the computer’s side are not told to the person who plays against it', () => {
    const told = said([undefined, lot()]);
    expect(told).toContain('blue: hidden');
    expect(told).not.toMatch(/blue: plan|planned/);
  });
  it('are open to who watches', () => {
    expect(said([lot(), lot()])).toMatch(/blue: plan order \w+\n.*planned/);
  });
});
