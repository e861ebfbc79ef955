import type { GameSpec, World } from './game.ts';
import type { Text } from './id.ts';
import { itemAt } from './present.ts';

type Secrecy<Field> = Required<Pick<GameSpec<World, Field>, 'view' | 'viewCommand' | 'imagine' | 'assumed'>>;

/**
 * One thing that a side chooses in secret and the others must guess until it is shown: a column of a group of one row, holding
 * the number of a value from 1, and 0 before the choice. Whoever may not know it takes it to be the first value.
 */
export function hiddenColumn<Field>(of: {
  /** Whose secret it is, and the verb by which it is chosen. */
  readonly owner: number;
  readonly verb: string;
  /** Where it stands in the state, as JSON names it and as the rules do. */
  readonly group: string;
  readonly column: string;
  in(f: Field): Uint8Array;
  /** The ids of the values. */
  readonly values: readonly string[];
  /** The assumption that it is the first, in a sentence. */
  readonly says: Text;
  /** Whether it has become known. */
  isShown(f: Field): boolean;
}): Secrecy<Field> {
  const isHidden = (f: Field, side: number): boolean => side !== of.owner && !of.isShown(f);
  return {
    view: (f, json, side) =>
      isHidden(f, side) ? { ...json, [of.group]: { ...(json[of.group] as object), [of.column]: null } } : json,
    // Asked only of commands of another side: that it has chosen is known, and what it has chosen is not.
    viewCommand: (_, command) => (command.type === of.verb ? undefined : command),
    imagine(f, side) {
      if (isHidden(f, side)) of.in(f).fill(1);
    },
    assumed: (f, side) =>
      isHidden(f, side)
        ? [
            {
              side: of.owner,
              about: of.column,
              value: itemAt(of.values, 0),
              says: of.says,
              others: of.values.length - 1,
              put: (g, k) => of.in(g).fill(k + 2),
            },
          ]
        : [],
  };
}
