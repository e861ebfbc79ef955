import { zoneId } from '@tambour/boards';
import { type Mark, type OverlayMarks, overlayBy, sideAreas } from '@tambour/stage';
import type { OverlayId } from '../front.ts';
import type { Field } from '../model/state.ts';
import { isControlled } from '../model/zone.ts';
import { say } from '../texts/say.ts';
import { aimMarks } from './overlay-aims.ts';
import { commandMarks } from './overlay-command.ts';
import { reactionMarks } from './overlay-reaction.ts';
import { sightMarks } from './overlay-sight.ts';
import { beholder } from './question.ts';

/** 4.2a 4.2c 4.2d 4.2e The zones that units of each side control, as seen by who must decide. */
export const controlMarks = (g: Field): Mark[] =>
  sideAreas(
    g.w.zoneNames,
    beholder(g),
    (zone, side) => isControlled(g, zoneId(zone), side),
    (tone) => say(`overlay.control.${tone}`),
  );

const MARKS: OverlayMarks<Field, OverlayId> = {
  control: controlMarks,
  command: commandMarks,
  aims: aimMarks,
  sight: sightMarks,
  reaction: reactionMarks,
};

/** What an overlay draws now, for the whole field or for the piece picked. */
export const overlay = overlayBy(MARKS);
