import type { Text } from '@tambour/kernel';
import type { OfficerBase, TroopBase } from '@tambour/press/table';

type OfBase = 'id' | 'side' | 'name' | 'short' | 'isSelected';
/** The base of a piece on a measured table, to scale: where its middle is, which way it looks, how large it is and who stands on it. */
export type TableBase = (Omit<TroopBase, OfBase> | Omit<OfficerBase, OfBase>) & {
  /** For its tag from near by; its title unless told. */
  readonly name?: Text;
  /** For its tag as the whole table is seen; the name unless told. */
  readonly short?: Text;
};
