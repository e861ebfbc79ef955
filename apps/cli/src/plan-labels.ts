import { BadInput, type Command, type Position, type Text, type World } from '@tambour/kernel';
import type { Stage } from '@tambour/stage';

export interface LabelledOrder {
  readonly command: Command;
  readonly label: Text;
}

/** Orders in words, each at the position in which it would be given: as far as they are legal, and up to the first die. */
export function labelledPlan<W extends World, Field>(
  stage: Pick<Stage<W, Field>, 'label'>,
  seen: Position<W, Field>,
  plan: readonly Command[],
): readonly LabelledOrder[] {
  const q = seen.twin();
  q.copyFrom(seen);
  const all: LabelledOrder[] = [];
  for (const command of plan) {
    const action = q.over ? undefined : encoded(q, command);
    if (!action || !q.permits(action)) break;
    all.push({ command, label: stage.label(q.field, command) });
    q.play(action);
    if (q.rolled.length > 0) break;
  }
  return all;
}

function encoded<W extends World, Field>(q: Position<W, Field>, command: Command) {
  try {
    return q.encode(command);
  } catch (error) {
    // What it speaks of may be hidden here, or gone.
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}
