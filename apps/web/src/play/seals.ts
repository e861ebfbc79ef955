import { itemAt } from '@tambour/kernel';
import type { Objective } from '@tambour/stage';
import type { BoardSeal } from '../board/scene.ts';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { shortSides } from './short-sides.ts';

/** The objectives as the board draws them: to whom each counts, and whether it scores now. */
export function sealsOf(battle: BattleStore, objectives: readonly Objective[]): readonly BoardSeal[] {
  const w = words.value;
  const name = (side: number): string => w.side(say(itemAt(battle.sides, side).name));
  const short = shortSides(battle);
  return objectives.map(({ place, title, points, side: only, holder, exit }) => {
    const side = only ?? holder;
    const what = only === undefined ? w.win.worth(points) : w.win.worthTo(points, name(only));
    const held = holder === undefined ? w.win.heldByNobody : w.win.heldBy(name(holder));
    return {
      place,
      points,
      ...(side === undefined ? {} : { side }),
      letter: side === undefined ? '' : itemAt(short, side),
      isScored: holder !== undefined && holder === side,
      ...(exit && { exit }),
      title:
        exit && only !== undefined
          ? w.win.exitSeal(say(title), w.win.worthEach(points, name(only)))
          : w.win.seal(say(title), what, held),
    };
  });
}
