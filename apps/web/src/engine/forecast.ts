import type { GamePackage } from '@tambour/games';
import {
  type Action,
  type Faces,
  type Fact,
  factOdds,
  type Odds,
  oddsByFirstDie,
  type Position,
  type Through,
  type World,
} from '@tambour/kernel';
import type { BandView, Forecast, OddsView } from '../match/forecast-view.ts';
import { bandsOf, chanceOfNothing, chancesOf, piecesOf, type Weighed } from './chances.ts';

/** Milliseconds that odds may take: to the next decision, and to the end of the combat. */
const TO_DECISION = 500;
const THROUGH_COMBAT = 900;

const FIRST_PATHS = 500;
const MOST_PATHS = 200_000;

export function forecastOf<W extends World, Field>(
  { stage }: GamePackage<W, Field>,
  position: Position<W, Field>,
  action: Action,
): Forecast {
  const { side, world } = position;
  const say = stage.bearingText;
  const weigh = ({ facts, chance }: { readonly facts: readonly Fact[]; readonly chance: number }): Weighed => ({
    bearings: facts.flatMap((fact) => stage.bearings(world, fact)),
    chance,
  });
  const show = ({ outcomes, exact, unresolved, assumptions }: Odds<Fact>): OddsView => {
    const ways = outcomes.map(weigh);
    return {
      outcomes: outcomes.map(({ facts, ...chances }) => ({
        ...chances,
        facts: facts.map((fact) => stage.fact(world, fact)),
      })),
      chances: chancesOf(ways, side, say),
      pieces: piecesOf(ways, side, say),
      nothing: chanceOfNothing(ways),
      exact,
      unresolved,
      assumptions,
    };
  };
  const next = timedOdds(position, action, 'decision', TO_DECISION);
  const whole = timedOdds(position, action, 'combat', THROUGH_COMBAT);
  const first = isWhole(whole) ? oddsByFirstDie(position, action, whole.paths) : undefined;
  const bands = (faces: Faces): BandView[] =>
    bandsOf(
      faces.map(({ face, outcomes }) => ({ face, ways: outcomes.map(weigh) })),
      side,
      say,
    );
  return {
    label: stage.label(position.field, position.decode(action)),
    sums: position.sums(action),
    roll: first && bands(first.faces),
    rollAfter: (first?.after ?? []).map(({ assumption, others }) => ({
      does: assumption.code === 'habit' ? assumption.does : assumption.says,
      others: others.map((faces) => faces && bands(faces)),
    })),
    next: show(next),
    whole: isSame(next, whole) ? undefined : show(whole),
  };
}

/**
 * Odds within a time. How long a path takes is only known by walking some, so a few are walked first, and then as many
 * as there is time for; what remains is told as unresolved, and hidden things that there was no time to vary as such.
 */
function timedOdds<W extends World, Field>(
  position: Position<W, Field>,
  action: Action,
  through: Through,
  ms: number,
): Odds<Fact> {
  const end = performance.now() + ms;
  for (let most = FIRST_PATHS; ; ) {
    const began = performance.now();
    const found = factOdds(position, action, through, most);
    const now = performance.now();
    if (isWhole(found) || most === MOST_PATHS) return found;
    const affordable = Math.floor((found.paths * (end - now) * 0.7) / Math.max(now - began, 0.1));
    if (affordable < 2 * most) return found;
    most = Math.min(MOST_PATHS, affordable);
  }
}

/** Whether more paths would tell no more. */
const isWhole = ({ unresolved, assumptions }: Odds<Fact>): boolean =>
  unresolved === 0 && assumptions.every((a) => a.code !== 'hidden' || a.isWeighed);

const NEAR = 1e-9;

/** Whether two sets of odds say the same: what follows the decision then changes nothing. */
function isSame(a: Odds<Fact>, b: Odds<Fact>): boolean {
  if (a.outcomes.length !== b.outcomes.length || a.exact !== b.exact) return false;
  const chances = new Map(a.outcomes.map(({ facts, chance }) => [JSON.stringify(facts), chance]));
  return b.outcomes.every(({ facts, chance }) => {
    const other = chances.get(JSON.stringify(facts));
    return other !== undefined && Math.abs(other - chance) < NEAR;
  });
}
