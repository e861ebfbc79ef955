import type { Action, GameEvent, Position, World } from '@tambour/kernel';
import { expect } from 'vitest';
import type { Handle } from '../handle.ts';
import type { Task } from '../lesson.ts';
import type { Stage } from '../stage.ts';

/** What some commands, given after those before them, led to. */
export type Play<W extends World, Field> = (more: readonly unknown[]) => {
  readonly position: Position<W, Field>;
  readonly events: readonly GameEvent[];
};

/** Whoever follows a hint tries what it points at first; what is not among so many is not found by it. */
const MOST_TRIES = 60;

/** How nearly an action is what a task points at: its piece at its place, its piece, its place, what is nobody's. */
function nearness(task: Task, { piece, along = [], place, facing }: Handle): number {
  const isPiece = [piece, ...along].some((id) => id !== undefined && task.pieces.includes(id));
  const isPlace = place !== undefined && task.places.includes(place);
  const isNobodys = piece === undefined && place === undefined;
  return (isPiece ? 2 : 0) + (isPlace ? 2 : 0) + (isNobodys ? 1 : 0) + along.length / 10 - (facing ?? 0) / 100;
}

/** The first action, nearest to the hints first, that fulfils the task; and one that does not, if there is one. */
export function followHints<W extends World, Field>(
  stage: Stage<W, Field>,
  task: Task,
  play: Play<W, Field>,
): { readonly right: unknown; readonly wrong: unknown } | undefined {
  const { position } = play([]);
  const handles = Array.from({ length: position.actions.count }, (_, i): Action => position.actions.at(i))
    .map((action) => stage.handle(position.field, action))
    .map((handle) => ({ handle, near: nearness(task, handle) }))
    .sort((a, b) => b.near - a.near);
  let wrong: unknown;
  for (const { handle, near } of handles.slice(0, MOST_TRIES)) {
    const { events } = play([handle.command]);
    if (!task.isDone(events)) {
      wrong ??= handle.command;
      continue;
    }
    // Only where the task points at nothing may it be done by something that it does not point at.
    expect(near > 0 || handle.piece === undefined, `${JSON.stringify(handle.command)} is pointed at`).toBe(true);
    wrong ??= handles.map((h) => h.handle.command).findLast((command) => !task.isDone(play([command]).events));
    return { right: handle.command, wrong };
  }
  return undefined;
}
