import { type OverlayMarks, overlayBy } from '@tambour/stage';
import type { OverlayId } from '../front.ts';
import type { Field } from '../model/state.ts';
import { aimMarks } from './overlay-aims.ts';
import { commandMarks } from './overlay-command.ts';
import { controlMarks } from './overlay-control.ts';
import { reactionMarks } from './overlay-reaction.ts';
import { sightMarks } from './overlay-sight.ts';

const MARKS: OverlayMarks<Field, OverlayId> = {
  control: controlMarks,
  command: commandMarks,
  aims: aimMarks,
  sight: sightMarks,
  reaction: reactionMarks,
};

/** What an overlay draws now, for the whole field or for the piece picked. */
export const overlay = overlayBy(MARKS);
