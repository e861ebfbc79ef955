import type { Text } from '@tambour/kernel';
import type { ThrowView } from '@tambour/stage';

/** An order that waits for dice thrown by hand, and what is to be thrown for it now. */
export interface WantedView extends ThrowView {
  /** Who gave the order, and what it was as far as that may be known. */
  readonly side: number;
  readonly label: Text;
  /** Dice of the same order that were entered before. */
  readonly thrown: readonly number[];
}
