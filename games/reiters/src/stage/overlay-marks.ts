import type { Mark } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { type OverlayId, overlays } from './overlay.ts';
import { aimMarks } from './overlay-aims.ts';
import { commandMarks } from './overlay-command.ts';
import { controlMarks } from './overlay-control.ts';
import { reactionMarks } from './overlay-reaction.ts';
import { sightMarks } from './overlay-sight.ts';

const MARKS: Readonly<Record<OverlayId, (g: Field, piece: string | undefined) => Mark[]>> = {
  control: controlMarks,
  command: commandMarks,
  aims: aimMarks,
  sight: sightMarks,
  reaction: reactionMarks,
};

/** What an overlay draws now, for the whole field or for the piece picked. */
export const overlay = (g: Field, id: string, piece: string | undefined): readonly Mark[] => {
  const known = overlays.find((o) => o.id === id);
  return known ? MARKS[known.id](g, piece) : [];
};
