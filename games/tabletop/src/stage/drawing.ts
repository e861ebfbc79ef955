import { fetchedPart } from '@tambour/kernel';

/** What draws the table: as much code as the rules, and not needed where a map was kept. */
export const DRAWING = await fetchedPart(() => import('./table-drawing.ts'));
