import { faultsOf } from './audit.ts';
import { load } from './codec.ts';
import { STANDING_ANSWERS, type World } from './game.ts';
import { STACK_DEPTH, STACK_ROOM, STANDING_SLOTS } from './kernel-state.ts';
import { anything, BadInput, integer, list as listOf, object, oneOf, table } from './parse.ts';
import type { Playable } from './playable.ts';
import { questionsOf } from './questions.ts';
import type { Fault } from './stack-check.ts';

/** What was read of a position before anything is changed. */
interface Head {
  /** The side whose view it is, if it is one's view. */
  readonly viewer: number | undefined;
  readonly columns: Readonly<Record<string, unknown>>;
  readonly steps: unknown;
  readonly standing: unknown;
}

/** Reads which battle a position is of, and whose view; throws `BadInput` if it is of another than this one. */
export function readHead<W extends World, Field>({ spec, world }: Playable<W, Field>, json: unknown): Head {
  const { game, rules, scenario, options, steps, standing, seenBy, ...columns } = table(anything)(json, '');
  if (game !== undefined && game !== spec.id) throw new BadInput('game', `must be ${spec.id}`);
  // A position has no past: one of older rules is read by those known here.
  if (rules !== undefined) integer(1, spec.version)(rules, 'rules');
  if (scenario !== undefined && scenario !== world.scenario)
    throw new BadInput('scenario', `must be ${world.scenario}`);
  for (const [id, value] of Object.entries(table(anything)(options ?? {}, 'options')))
    if (world.options[id] !== value)
      throw new BadInput(`options.${id}`, `must be ${world.options[id] ?? 'left out'} in this battle`);
  if (seenBy !== undefined && !spec.imagine) throw new BadInput('seenBy', 'has no place in a game without secrets');
  const ids = spec.sides.map((side) => side.id);
  const viewer = seenBy === undefined ? undefined : ids.indexOf(oneOf(...ids)(seenBy, 'seenBy'));
  return { viewer, columns, steps, standing };
}

/** Writes columns, steps and standing orders into the state; where it throws the state is neither the old nor the new. */
export function readState<W extends World, Field>(
  p: Playable<W, Field>,
  { columns, steps, standing }: Omit<Head, 'viewer'>,
  blanks: 'blanks' | undefined,
): void {
  const { spec, state, world } = p;
  load(state, spec.shape(world).layout, spec.codecs(world), columns, blanks);
  readSteps(p, steps);
  readStanding(p, standing);
}

function readSteps<W extends World, Field>({ spec, state }: Playable<W, Field>, steps: unknown): void {
  const frame = object({
    step: oneOf(...spec.steps.map((s) => s.name)),
    with: listOf(integer(-2147483648, 2147483647), 4),
  });
  const frames = listOf(frame, STACK_DEPTH)(steps, 'steps');
  const columns = ['a', 'b', 'c', 'd'] as const;
  state.stack.step.fill(0);
  for (const column of columns) state.stack[column].fill(0);
  frames.forEach((f, i) => {
    state.stack.step[i] = spec.steps.findIndex((s) => s.name === f.step);
    columns.forEach((column, k) => {
      state.stack[column][i] = f.with[k] ?? 0;
    });
  });
  state.kernel.depth[0] = frames.length;
}

function readStanding<W extends World, Field>({ spec, state }: Playable<W, Field>, value: unknown): void {
  const { answer: answers, percent: percents } = state.standing;
  answers.fill(0);
  percents.fill(0);
  if (value === undefined) return;
  for (const [side, given] of Object.entries(table(table(listOf(integer(0, 100), 2)))(value, 'standing'))) {
    const s = spec.sides.findIndex((x) => x.id === side);
    if (s < 0) throw new BadInput(`standing.${side}`, 'is not a side');
    for (const [id, [answer = 0, percent = 0]] of Object.entries(given)) {
      const slot = spec.standing.findIndex((x) => x.id === id);
      if (slot < 0) throw new BadInput(`standing.${side}.${id}`, 'is not a standing order of this game');
      const word = STANDING_ANSWERS[answer];
      if (word === undefined || (word !== 'ask' && !spec.standing[slot]?.answers.includes(word)))
        throw new BadInput(`standing.${side}.${id}`, 'has no such answer');
      if ((word === 'chance') !== percent > 0)
        throw new BadInput(`standing.${side}.${id}.1`, 'must be 1 to 100 for a chance, and 0 for any other answer');
      answers[s * STANDING_SLOTS + slot] = answer;
      percents[s * STANDING_SLOTS + slot] = percent;
    }
  }
}

/** Why play cannot have come to this position, if it cannot. */
export function positionFault<W extends World, Field>(p: Playable<W, Field>): Fault | undefined {
  const { spec, field, state } = p;
  const depth = state.kernel.depth[0] ?? 0;
  const top = state.stack.step[depth - 1];
  if (depth > STACK_DEPTH - STACK_ROOM)
    return { field: 'steps', reason: `has more than ${STACK_DEPTH - STACK_ROOM} entries: no room for what follows` };
  const isDecided = spec.verdict(field) !== undefined;
  if (depth === 0 && !isDecided) return { field: 'steps', reason: 'is empty, but the battle is not over' };
  if (depth > 0 && isDecided) return { field: 'steps', reason: 'must be empty: the battle is over' };
  if (top !== undefined && !questionsOf(spec.steps)[top])
    return { field: `steps.${depth - 1}.step`, reason: 'must be a question: play only ever waits at one' };
  const fault = faultsOf(spec, field)[0];
  if (fault || depth === 0) return fault;
  if (p.actions.count > 0) return undefined;
  return { field: `steps.${depth - 1}`, reason: `asks "${p.question}", and nothing can be answered here` };
}
