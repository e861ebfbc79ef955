import { Match } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { denain } from '../game.ts';

/** The battle at its first barrage. */
function atBarrage() {
  const match = Match.begin(denain, {}, 7);
  while (match.position.question === 'set-up') match.apply({ type: 'ready' });
  return match;
}

describe('a command given at the wrong moment', () => {
  it('is refused by the rule of the question asked, with the moment that would be right', () => {
    const match = atBarrage();
    expect(match.position.status.phase).toBe('B');
    const unit = match.position.world.pieces[0]!;
    const why = (command: unknown) => match.explain(command).refusals[0]!;
    expect(why({ type: 'move', unit, to: '2005', facing: 'E' })).toMatchObject({
      rule: '4a',
      why: { en: expect.stringContaining('phase C'), fr: expect.stringContaining('phase C') },
    });
    expect(why({ type: 'go' }).why.en).toContain(
      'You activate formations in phase C, when it is your turn, before anything moves.',
    );
    expect(why({ type: 'ready' }).why.en).toContain('before the battle');
    expect(why({ type: 'first' }).why.en).toBe('That does not answer the current question.');
  });
});
