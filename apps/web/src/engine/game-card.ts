import type { GamePackage } from '@tambour/games';
import type { World } from '@tambour/kernel';
import type { Front, Guide, Lesson, Task } from '@tambour/stage';
import type { GameCard, GuideCard, LessonCard, TaskCard } from '../match/protocol.ts';

/** A game as the gallery shows it: nothing that cannot be posted. */
export const gameCard = ({ id, version, ...front }: Front): GameCard => ({
  game: id,
  rules: version,
  ...front,
});

/** The front of a game that is here anyway. */
export const frontOf = <W extends World, Field>({ spec, stage }: GamePackage<W, Field>): Front => ({
  id: spec.id,
  version: spec.version,
  title: spec.title,
  sides: spec.sides,
  options: spec.options,
  scenarios: spec.scenarios,
  standing: spec.standing,
  cards: stage.cards,
  ...(stage.tints === undefined ? {} : { tints: stage.tints }),
  ...(stage.hasPeriods && { hasPeriods: stage.hasPeriods }),
  ...(stage.counters === undefined ? {} : { counters: stage.counters }),
  overlays: stage.overlays,
  lessons: stage.lessons,
});

/** A task without what only the engine needs. */
export const taskCard = ({ says, hint, rule, pieces, places }: Task): TaskCard => ({
  says,
  hint,
  rule,
  pieces,
  places,
});

/** A lesson without what only the engine needs. */
export const lessonCard = ({ id, title, says, end, side, tasks }: Lesson): LessonCard => ({
  id,
  title,
  says,
  end,
  side,
  tasks: tasks.map(taskCard),
});

/** A guide without what only the engine needs. */
export const guideCard = ({ id, title, says, end, side, tasks, tips }: Guide): GuideCard => ({
  id,
  title,
  says,
  end,
  side,
  tasks: tasks.map(taskCard),
  tips,
});
