import { expect, it } from 'vitest';
import { THROUGH } from '../assumption.ts';
import type { GameSpec, World } from '../game.ts';
import { Position } from '../position.ts';
import { amount } from './amount.ts';
import { ensure } from './ensure.ts';
import { playOut } from './random-play.ts';
import { checkCommands, checkImagined, checkOdds, checkVaried, type Secrets } from './secrets.ts';

/** Of how many decisions one is looked at. */
const HIDDEN_EVERY = amount(12, 1);

/** What a game that hides things must do besides: nothing leaks, and odds say what they take for granted. */
export function hiddenContract<W extends World, Field>({
  spec,
  world,
  games,
  forSeeds,
  secrets,
  paths,
}: {
  readonly spec: GameSpec<W, Field>;
  readonly world: W;
  readonly games: number;
  readonly forSeeds: (count: number, test: (seed: number) => void) => void;
  readonly secrets: Secrets<W, Field> | undefined;
  readonly paths: number | undefined;
}): void {
  const fresh = () => new Position(spec, world);
  const every = secrets?.isSeldom ? 1 : HIDDEN_EVERY;
  it('a side is sent nothing of what is hidden from it, and imagines from what it is sent alone', () => {
    if (!secrets) return expect.fail('a game with secrets names them in the options of its contract');
    let varied = 0;
    forSeeds(games / 4, (seed) => {
      playOut(fresh().begin(seed), seed, (p, n, random) => {
        if (n % every !== seed % every) return;
        for (const side of spec.sides.keys()) {
          const other = secrets.vary(p, side, random);
          // Where nothing is hidden any more, a look now and then will do.
          if (!other && random.below(8) !== 0) continue;
          checkImagined(p, side);
          if (other) checkVaried(p, other, side, random, secrets);
          if (other) varied++;
          if (side !== p.side) checkCommands(p, side, random);
        }
      });
    });
    expect(varied > 0, 'something was hidden').toBe(secrets.isAtPlay?.(world) ?? true);
  });

  it('odds state what they take of what is hidden, or hold whatever it is', () => {
    if (!secrets) return expect.fail('a game with secrets names them in the options of its contract');
    ensure(spec.assumed !== undefined, () => 'a game that imagines says what it assumes');
    forSeeds(games / 4, (seed) => {
      playOut(fresh().begin(seed), seed, (p, n, random) => {
        if (n % every !== seed % every) return;
        const other = secrets.vary(p, p.side, random);
        if (other) checkOdds(p, other, random.of(THROUGH), random, paths);
      });
    });
  });
}
