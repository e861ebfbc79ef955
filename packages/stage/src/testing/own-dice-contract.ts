import { type Choice, type Face, type GameSpec, Match, OWN_DICE, type Text, type World } from '@tambour/kernel';
import { amount, choose, RANDOM_STYLES, SeededRandom } from '@tambour/kernel/testing';
import { expect, it } from 'vitest';
import type { Stage } from '../stage.ts';
import { throwView } from '../throw-view.ts';
import { namedChoices } from './named-choices.ts';

/** Throws that are looked at, and decisions at most until there are so many. */
const THROWS = amount(6, 200);
const MOST_DECISIONS = amount(400, 4000);

/**
 * What own dice must do in every game: whatever an order throws is asked for beforehand with what it is for, its dice are taken in
 * as many goes as it takes, and the battle is the one that the same dice thrown by the program give.
 */
export function ownDiceContract<W extends World, Field>(
  { spec, stage }: { readonly spec: GameSpec<W, Field>; readonly stage: Stage<W, Field> },
  choices: readonly Choice[],
  fit: (text: Text, of: unknown) => void,
): void {
  it.each(namedChoices(choices))('asks for own dice, saying what for: $name', ({ choice }) => {
    const match = Match.begin(spec, { ...choice, dice: OWN_DICE }, 17);
    const usual = Match.begin(spec, choice, 17);
    const random = new SeededRandom(4711);
    let throws = 0;
    for (let n = 0; n < MOST_DECISIONS && throws < THROWS && !match.position.over; n++) {
      const { position } = match;
      const command = position.decode(position.actions.at(choose(position, random, RANDOM_STYLES[1])));
      let done = match.apply(command);
      for (; !done.ok && done.code === 'dice'; throws++) {
        const view = throwView(stage, position.world, match.wanted()!);
        const of = JSON.stringify({ command, view });
        for (const side of spec.sides.keys()) expect(match.wanted(side)?.dice, of).toEqual(view.dice);
        expect(view.what, of).toBeDefined();
        fit(view.what!, of);
        for (const { from, to, text } of view.bands) {
          expect(from, of).toBeLessThanOrEqual(to);
          if (text) expect(text.en, of).not.toBe(text.fr);
        }
        done = match.enter(
          view.dice.map(({ sides, lowest }): Face => (throws % 5 ? lowest + random.below(sides) : null)),
        );
      }
      expect(done, JSON.stringify(command)).toMatchObject({ ok: true });
      if (done.ok) usual.nextDice = done.entry.dice;
      expect(usual.apply(command)).toMatchObject({ ok: true });
      expect(match.position.hash, JSON.stringify(command)).toBe(usual.position.hash);
    }
    expect(throws).toBeGreaterThan(0);
    expect(Match.replay(spec, match.record())).toMatchObject({ same: true });
    expect(Match.audit(spec, match.record())).toBe(true);
  });
}
