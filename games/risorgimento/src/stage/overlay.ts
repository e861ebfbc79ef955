import { type OverlayMarks, overlayBy } from '@tambour/stage';
import type { OverlayId } from '../front.ts';
import type { Field } from '../model/state.ts';
import { commandMarks, orderMarks } from './overlay-command.ts';
import { sightMarks } from './overlay-sight.ts';
import { terrainMarks } from './overlay-terrain.ts';
import { zoneMarks } from './overlay-zones.ts';

const MARKS: OverlayMarks<Field, OverlayId> = {
  zoc: zoneMarks,
  command: commandMarks,
  orders: orderMarks,
  sight: sightMarks,
  terrain: terrainMarks,
};

/** What an overlay draws now, for the whole field or for the piece picked. */
export const overlay = overlayBy(MARKS);
