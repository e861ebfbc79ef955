import type { BoardPlanArrow } from '../board/scene.ts';
import type { PlanStep } from '../match/plan-view.ts';

/** The orders of a plan as arrows, by their numbers in its list; what one piece does on its way is one arrow. */
export function planArrows(steps: readonly PlanStep[]): readonly BoardPlanArrow[] {
  const arrows: { first: number; last: number; kind: PlanStep['kind']; piece: string | undefined; path: string[] }[] =
    [];
  for (const [i, { kind, piece, path }] of steps.entries()) {
    if (path.length === 0) continue;
    const before = arrows.at(-1);
    const goesOn = before && piece !== undefined && before.piece === piece && before.path.at(-1) === path[0];
    if (goesOn && before.kind === kind && kind === 'move') {
      before.path.push(...path.slice(1));
      before.last = i + 1;
    } else arrows.push({ first: i + 1, last: i + 1, kind, piece, path: [...path] });
  }
  return arrows.map(({ first, last, kind, path }) => ({
    number: first === last ? `${first}` : `${first}–${last}`,
    kind,
    path,
  }));
}
