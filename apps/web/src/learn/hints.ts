import type { Mark } from '@tambour/stage';
import type { LessonCard } from '../match/protocol.ts';
import type { BattleStore } from '../play/battle-store.ts';

/** The pieces and places of the task in hand. */
export function hintsOf({ tasks }: Pick<LessonCard, 'tasks'>, battle: BattleStore): readonly Mark[] {
  const task = tasks[battle.tasksDone.value];
  if (!task) return [];
  const standing = battle.moment.value.scene.pieces.filter((p) => task.pieces.includes(p.id));
  const places = [...new Set([...task.places, ...standing.flatMap((p) => p.place ?? [])])];
  return places.length === 0 ? [] : [{ kind: 'area', places, tone: 'good', title: task.says }];
}
