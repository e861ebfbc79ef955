import { OPPONENTS, type Simulation } from '@tambour/ai';
import { isGameId, withGame } from '@tambour/games';
import { BadInput, read } from '@tambour/kernel';
import { codeOf, digest } from '../code-hash.ts';
import { version as programVersion } from '../version.ts';

/** All that a battle depends on beside its simulation and its number. */
export const readVersion = read.object(
  {
    game: read.string(100),
    /** Of the whole program. */
    program: read.string(100),
    /** Of the rules of the game. */
    rules: read.integer(0, 1_000_000),
    /** A hash of scenario and charts, with those of one's own. */
    data: read.string(100),
    /** A hash of the weights by which computer players judge a position. */
    weights: read.string(100),
    /** A hash of the code: rules and computer players change between versions, too. */
    code: read.string(100),
  },
  {},
  'loose',
);
export type JobVersion = read.Read<typeof readVersion>;

/** What a worker has otherwise than a job needs it. */
export const readDifferences = read.list(
  read.object({ what: read.string(100), needed: read.string(100), here: read.string(100) }, {}, 'loose'),
  100,
);
export type Differences = read.Read<typeof readDifferences>;

export const differences = (needed: JobVersion, here: JobVersion): Differences =>
  (Object.keys(needed) as (keyof JobVersion)[])
    .filter((what) => needed[what] !== here[what])
    .map((what) => ({ what, needed: String(needed[what]), here: String(here[what]) }));

const readKnown = read.object(
  {
    game: read.string(100),
    choice: read.figures,
    levels: read.list(read.oneOf(...OPPONENTS), 2),
    seed: read.integer(0, 0xffffffff),
  },
  {},
  'loose',
);
/**
 * A simulation as it comes out of a database, which anybody may have written to: only players of our own, for a command of somebody else's
 * is nothing to carry out here. The game itself looks at the choice.
 */
export function readSimulation(value: unknown): Simulation {
  const { game, choice, levels, seed } = readKnown(value, 'simulation');
  const [a, b] = levels;
  if (a === undefined || b === undefined) throw new BadInput('simulation.levels', 'must have 2 entries');
  return { ...read.plain(value, 'simulation'), game, choice: read.plain(choice, 'choice'), levels: [a, b], seed };
}

/** What this program would play a simulation by. */
export async function versionOf(simulation: Simulation): Promise<JobVersion> {
  const { game } = simulation;
  if (!isGameId(game)) throw new BadInput('simulation.game', 'is not known here');
  return withGame(game, ({ spec }) => ({
    game,
    program: programVersion(),
    rules: spec.version,
    data: spec.world(simulation.choice).dataHash,
    weights: digest([JSON.stringify(spec.appraisal?.().weights ?? null)]),
    code: codeOf(game),
  }));
}
