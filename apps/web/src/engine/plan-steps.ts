import type { GamePackage } from '@tambour/games';
import { BadInput, type Position, seedDice, type World } from '@tambour/kernel';
import { type Place, pointPlace, type ScenePiece, type Study } from '@tambour/stage';
import type { PlanStep } from '../match/plan-view.ts';

/** Orders that are meant to follow each other, in words and on the map: as far as they are legal, and up to the first die. */
export function planSteps<W extends World, Field>(
  { stage }: Pick<GamePackage<W, Field>, 'stage'>,
  study: Pick<Study<Field>, 'way'>,
  position: Position<W, Field>,
  commands: readonly unknown[],
): readonly PlanStep[] {
  const q = position.twin();
  q.copyFrom(position);
  // Nothing is shown of what comes of a die; nor is one of the match's thrown.
  seedDice(q.state.dice.word, 1);
  const { side } = q;
  const steps: PlanStep[] = [];
  for (const command of commands) {
    if (q.over || q.side !== side) break;
    const action = encoded(q, command);
    if (!action || !q.permits(action)) break;
    const { label, kind, piece: id, place, stand } = stage.handle(q.field, action);
    const piece = stage.scene(q.field).pieces.find((p) => p.id === id);
    const way = study.way(q.field, action)?.legs.map((leg) => leg.place) ?? [];
    const path = pathOf(piece, way, stand ? pointPlace([stand.x, stand.y]) : place);
    steps.push({ label, kind, path, ...(id === undefined ? {} : { piece: id }) });
    q.play(action);
    if (q.rolled.length > 0) break;
  }
  return steps;
}

function pathOf(piece: ScenePiece | undefined, way: readonly Place[], to: Place | undefined): readonly Place[] {
  const all = [piece?.place, ...(way.length > 0 ? way : [to])].filter((place) => place !== undefined);
  return all.filter((place, i) => i === 0 || place !== all[i - 1]);
}

function encoded<W extends World, Field>(q: Position<W, Field>, command: unknown) {
  try {
    return q.encode(command);
  } catch (error) {
    // What it speaks of may be hidden here, or gone.
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}
