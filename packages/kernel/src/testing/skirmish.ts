import { scriptedDice } from '../dice.ts';
import type { GameEvent } from '../game.ts';
import { Match } from '../match.ts';
import { toy } from './toy.ts';
import { type ToyField, type ToyWorld, toyScenario } from './toy-world.ts';

export type ToyMatch = Match<ToyWorld, ToyField>;

/** A toy battle in the notation of `toyScenario`, its plans made and shown: red is to choose. */
export function skirmish(
  units: string,
  how: { plans?: readonly [string, string]; weather?: 'dry' | 'wet'; seed?: number } = {},
): ToyMatch {
  const options = how.weather ? { weather: how.weather } : {};
  const match = Match.begin(toy, { options, scenarioData: toyScenario(units) }, how.seed ?? 1);
  for (const order of how.plans ?? ['stand', 'stand']) give(match, { type: 'plan', order });
  return match;
}

/** Gives a command with the dice it is to throw: all of them, and no others. */
export function give(match: ToyMatch, command: unknown, dice?: readonly number[]): readonly GameEvent[] {
  const script = dice ? scriptedDice(dice) : undefined;
  const done = match.apply(command, script ? { dice: script } : {});
  if (!done.ok) throw new Error(`refused: ${JSON.stringify({ command, done })}`);
  if (script && script.left > 0) throw new Error(`${script.left} dice were not rolled`);
  return done.events;
}
export const fire = (unit: string, at: string) => ({ type: 'fire', unit, at });
export const advance = (unit: string, by = 1) => ({ type: 'advance', unit, by });
