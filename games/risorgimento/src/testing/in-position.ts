import { type Command, Position } from '@tambour/kernel';
import { risorgimento } from '../game.ts';
import type { Field } from '../model/state.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { type DrillSpec, drillScenario } from './drill.ts';

/** The pieces of a drill set up for a whole battle of a few turns, stacks in the order in which they are named, top first. */
export function drillBattle(spec: DrillSpec, turns = 2): object {
  const file = drillScenario(spec) as { readonly turns: readonly object[] };
  const stacks = new Map<
    string,
    { hex: string; facing: number; stack: string[]; leaders: string[]; inReserve: boolean }
  >();
  for (const { id, hex, facing, inReserve } of spec.units ?? []) {
    if (hex === undefined) continue;
    const stack = stacks.get(hex) ?? {
      hex,
      facing: facing ?? 0,
      stack: [],
      leaders: [],
      inReserve: inReserve ?? false,
    };
    stack.stack.push(id);
    stacks.set(hex, stack);
  }
  for (const { id, hex } of spec.leaders ?? []) if (hex !== undefined) stacks.get(hex)?.leaders.push(id);
  return { ...file, turns: file.turns.slice(0, turns), setUp: [...stacks.values()], reinforcements: [] };
}

export type DrillPosition = Position<RisorgimentoWorld, Field>;
/** A battle of a drill, played by the whole game. */
export const drillPosition = (spec: DrillSpec, turns?: number): DrillPosition =>
  new Position(risorgimento, risorgimento.world({ scenarioData: drillBattle(spec, turns) }));

/** What to answer where a question is asked: the first listed order that fits. Elsewhere the habit answers. */
export type Answers = Readonly<Record<string, (c: Command) => boolean>>;
/** Answers one question. */
export function answer(p: DrillPosition, answers: Answers): void {
  const fits = answers[p.question!];
  let index = -1;
  for (let i = 0; fits && i < p.actions.count && index < 0; i++) if (fits(p.decode(p.actions.at(i)))) index = i;
  p.playAt(index >= 0 ? index : p.spec.habit(p.field, p.question!, p.side, p.actions));
}
