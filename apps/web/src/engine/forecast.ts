import type { GamePackage } from '@tambour/games';
import {
  type Action,
  type Faces,
  type Fact,
  factOdds,
  type Odds,
  oddsByFirstDie,
  oddsByTrial,
  type Position,
  type Through,
  type World,
} from '@tambour/kernel';
import type { BandView, Forecast, OddsView } from '../match/forecast-view.ts';
import { bandsOf, chanceOfNothing, chancesOf, piecesOf, type Weighed } from './chances.ts';

/** Milliseconds that odds may take: to the end of the combat, to the next decision, and face by face of the first die. */
const THROUGH_COMBAT = 900;
const TO_DECISION = 300;
const BY_FACE = 900;
/** Of a time, as much again for trials. */
const FOR_TRIALS = 0.6;

const MOST_PATHS = 200_000;
/** Within two percent, nineteen times of twenty. */
const MOST_TRIALS = 2500;
/** So much left open makes the other figures worthless. */
const TOO_MUCH = 0.01;

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
  const show = ({ outcomes, exact, unresolved, assumptions, trials }: Odds<Fact>): OddsView => {
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
      trials,
    };
  };
  // The whole first: it is what is gone by, and what is worked out later is worked out faster.
  const whole = timedOdds(position, action, 'combat', THROUGH_COMBAT);
  const next = timedOdds(position, action, 'decision', TO_DECISION);
  const first = isWhole(whole) ? oddsByFirstDie(position, action, whole.paths, within(BY_FACE)) : undefined;
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
 * Odds within a time. Where there are too many paths for it, most of what may happen would be missing: then the order is
 * tried out instead, with random dice, and the share of each outcome told.
 */
function timedOdds<W extends World, Field>(
  position: Position<W, Field>,
  action: Action,
  through: Through,
  ms: number,
): Odds<Fact> {
  const found = factOdds(position, action, through, MOST_PATHS, within(ms));
  if (found.unresolved < TOO_MUCH) return found;
  return {
    ...oddsByTrial(position, action, through, MOST_TRIALS, within(ms * FOR_TRIALS)),
    assumptions: found.assumptions,
  };
}

function within(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

/** Whether more paths would tell no more. */
const isWhole = ({ unresolved, assumptions, trials }: Odds<Fact>): boolean =>
  trials === undefined && unresolved === 0 && assumptions.every((a) => a.code !== 'hidden' || a.isWeighed);

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
