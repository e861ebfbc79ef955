import type { Place } from '@tambour/stage';
import type { Picking } from './picking.ts';

/** The cursor goes there by keys. */
export function lead({ cursor, isLedByKeys }: Picking, place: Place): void {
  cursor.value = place;
  isLedByKeys.value = true;
}

/**
 * Where the board shows the cursor. One that was put there by a press is shown only as long as its place is chosen or looked at: it would
 * cover what stands there.
 */
export function shownCursor({ cursor, isLedByKeys, place, looked }: Picking): Place | undefined {
  const at = cursor.value;
  return isLedByKeys.value || at === place.value || at === looked.value ? at : undefined;
}
