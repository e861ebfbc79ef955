import { chanceFrom } from '@tambour/ai';
import { type Language, Match } from '@tambour/kernel';
import { toy, toyScenario } from '@tambour/kernel/testing';
import { expect, it } from 'vitest';
import { testTerminal } from '../testing/terminal.ts';
import { TerminalGame } from './terminal-game.ts';

/** One person plays both sides; the plans are made and shown, and red may fire. */
function oddsOf(shot: RegExp, language: Language = 'en', spec = toy): string {
  const terminal = testTerminal();
  const match = Match.begin(spec, { scenarioData: toyScenario('r1@3 6/6; b1@5 3/6') }, 1);
  for (let i = 0; i < 2; i++) match.apply({ type: 'plan', order: 'stand' });
  const table = new TerminalGame(match, terminal, language, [undefined, undefined], chanceFrom(1));
  table.goOn();
  const n = terminal.said.map((line) => new RegExp(`^ +(\\d+)  ${shot.source}`).exec(line)?.[1]).find(Boolean);
  terminal.said.length = 0;
  table.hear(`odds ${n}`);
  return terminal.said.join('\n');
}

it('tambour play tells what odds assume, in the language of the table', () => {
  expect(oddsOf(/fire/)).toMatch(/assumes: Blues: fire is answered\.\n {2}\(exact, \d+ paths of dice\)$/);
  expect(oddsOf(/fire/, 'fr')).toContain('suppose : Camp bleu : on riposte au feu.');
  expect(oddsOf(/advance/)).not.toContain('assumes');
});
it('and that they are not exact where they rest on what is hidden, and how far they may be off', () => {
  const spec: typeof toy = {
    ...toy,
    assumed: (_f, side) => [
      {
        side: 1 - side,
        about: 'b1',
        value: 'steady',
        says: { en: 'They stand.', fr: 'Ils tiennent.' },
        others: 1,
        put: (f) => {
          f.s.unit.strength[1] = 1;
        },
      },
    ],
  };
  const said = oddsOf(/fire/, 'en', spec);
  expect(said).toMatch(/50\.0% {2}r1 hits; b1 hits {2}\(16\.7 to 50\.0%\)/);
  expect(said).toMatch(/assumes: They stand\.\n/);
  expect(said).toMatch(/\(not exact: it rests on what is hidden, \d+ paths of dice\)$/);
});
