import { counterDrawer } from './counter.ts';
import * as pikeAndShot from './pike-and-shot.ts';
import * as rifleAge from './rifle-age.ts';

/** A counter of any age. */
export const drawCounter = counterDrawer({ pikeAndShot, rifleAge });
