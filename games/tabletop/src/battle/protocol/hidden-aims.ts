import { type Command, type GameSpec, type Guess, itemAt } from '@tambour/kernel';
import { PHASES } from '../../model/vocabulary.ts';
import { say } from '../../texts/say-battle.ts';
import { idOf } from '../model/columns.ts';
import { type UnitId, unitId } from '../model/ids.ts';
import { AIM_ROWS, type Field, HOLDS } from '../model/state.ts';
import { kindOf, sideOf } from '../model/views.ts';
import type { TabletopWorld } from '../model/world.ts';
import { chancesOf, nearestTarget, unitsIn } from '../phases/fire.ts';

const FIRE = PHASES.indexOf('FIRE');
/** C14g The targets of a side are its secret until both have chosen. */
const isSecret = (g: Field): boolean => g.s.battle.phase[0] === FIRE && g.s.battle.isShown[0] === 0;

/** C14g Of the enemy's targets nothing is seen, not even for whom one has been chosen. */
function view(g: Field, json: Record<string, unknown>, side: number): Record<string, unknown> {
  if (!isSecret(g)) return json;
  const rows = json.aim as readonly unknown[];
  const aim = Array.from({ length: g.w.rows * AIM_ROWS }, (_, row) =>
    sideOf(g, unitId(Math.floor(row / AIM_ROWS))) === side ? (rows[row] ?? { target: null }) : null,
  );
  return { ...json, aim };
}
/** C14g That a side has given an order is known, and not which. */
const viewCommand = (_: TabletopWorld, command: Command): Command | undefined =>
  command.type === 'fire' || command.type === 'hold' || command.type === 'open-fire' ? undefined : command;

/** C14g Whoever cannot see a target takes it to be the nearest. */
function imagine(g: Field, side: number): void {
  if (!isSecret(g)) return;
  for (const u of unitsIn(g, 1 - side)) {
    g.s.aim.target.fill(0, u * AIM_ROWS, (u + 1) * AIM_ROWS);
    for (const { row, targets } of chancesOf(g, u)) g.s.aim.target[row] = nearestTarget(g, u, targets) + 1;
  }
}
const guess = (g: Field, u: UnitId, row: number, targets: readonly UnitId[]): Guess<Field> => {
  const nearest = nearestTarget(g, u, targets);
  const others = [...targets.filter((target) => target !== nearest).map((target) => target + 1), HOLDS];
  return {
    side: sideOf(g, u),
    about: idOf(g, u),
    value: idOf(g, nearest),
    says: say('guess.aim', { unit: kindOf(g, u).name, target: kindOf(g, nearest).name }),
    others: others.length,
    put: (f, k) => {
      f.s.aim.target[row] = itemAt(others, k);
    },
    // Targets are looked at when they are shown, and not before.
    wasRead: (f) => f.s.battle.isShown[0] === 1,
  };
};
/** C14g What was so taken for granted, shot by shot. */
const assumed = (g: Field, side: number): readonly Guess<Field>[] =>
  isSecret(g)
    ? [...unitsIn(g, 1 - side)].flatMap((u) => chancesOf(g, u).map(({ row, targets }) => guess(g, u, row, targets)))
    : [];

/** C14g What a side may not see, and what it makes of that. */
export const SECRETS: Required<Pick<GameSpec<TabletopWorld, Field>, 'view' | 'viewCommand' | 'imagine' | 'assumed'>> = {
  view,
  viewCommand,
  imagine,
  assumed,
};
