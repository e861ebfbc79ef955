import { type Language, Match } from '@tambour/kernel';
import { toy, toyScenario } from '@tambour/kernel/testing';
import { same } from '@tambour/stage';
import { expect, it } from 'vitest';
import { oddsLines } from './answers.ts';

const STAGE = { label: () => same('order'), fact: (_: unknown, fact: object) => same(JSON.stringify(fact)) };

/** One person plays both sides; the plans are made and shown, and red may fire. */
function oddsOf(verb: string, language: Language = 'en', spec = toy): string {
  const match = Match.begin(spec, { scenarioData: toyScenario('r1@3 6/6; b1@5 3/6') }, 1);
  for (let i = 0; i < 2; i++) match.apply({ type: 'plan', order: 'stand' });
  const command = match.legal().find(({ type }) => type === verb);
  const position = match.position.seenBy(match.position.side);
  return oddsLines(STAGE, position, position.encode(command), language).join('\n');
}

it('odds tell what they assume, in the language of the battle', () => {
  expect(oddsOf('fire')).toMatch(/Assumptions: Blues: fire is answered\.\n {2}Total 100% \(exact\)$/);
  expect(oddsOf('fire', 'fr')).toMatch(/Hypothèses\s: bleu\s?: on riposte au feu\.\n {2}Total 100\s% \(exact\)$/);
  expect(oddsOf('advance')).not.toContain('Assuming');
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
  const said = oddsOf('fire', 'en', spec);
  expect(said).toMatch(/50\.0% {2}.* {2}\(16\.7 to 50\.0%\)/);
  expect(said).toMatch(/Assumptions: They stand\.\n/);
  expect(said).toMatch(/Not exact: depends on hidden information$/);
});
