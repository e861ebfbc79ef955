import {
  branch,
  builtIn,
  type Player,
  playerOf,
  playGame,
  type Result,
  resultOf,
  type Simulation,
  type Tracer,
} from '@tambour/ai';
import { type Command, type GameSpec, Match, type MatchRecord, type World } from '@tambour/kernel';

export interface Recorded {
  readonly result: Result;
  /** The battle as a match record: it replays to the bit. */
  readonly record: MatchRecord;
}

/** Plays one battle of a simulation by its number and keeps its record. The battle is the one that `playBatch` plays. */
export function playRecorded<W extends World, Field>(
  spec: GameSpec<W, Field>,
  world: W,
  { choice, levels, seed }: Simulation,
  battle: number,
  watch?: (battle: number) => Tracer<W, Field>,
): Recorded {
  const own = branch(seed, battle);
  const given: Command[] = [];
  const players = levels.map((level): Player<W, Field> => {
    const player = playerOf<W, Field>(builtIn(level));
    return {
      choose(position, chance) {
        const decision = player.choose(position, chance);
        given.push(position.decode(position.actions.at(decision.index)));
        return decision;
      },
    };
  });
  const tracer = watch?.(battle);
  return {
    result: resultOf(playGame(spec, world, players, own, tracer), tracer),
    record: recordOf(spec, choice, own, given),
  };
}

/** The record of a battle whose commands are known. */
export function recordOf<W extends World, Field>(
  spec: GameSpec<W, Field>,
  choice: Simulation['choice'],
  seed: number,
  commands: readonly Command[],
): MatchRecord {
  const match = Match.begin(spec, choice, seed);
  for (const [i, command] of commands.entries()) {
    const applied = match.apply(command);
    if (!applied.ok) throw new Error(`command ${i + 1} of the battle with seed ${seed} was not taken again`);
  }
  return match.record();
}
