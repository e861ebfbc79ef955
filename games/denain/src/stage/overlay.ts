import type { Mark } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { type OverlayId, overlays } from './contents.ts';
import { commandMarks, lineMarks } from './overlay-command.ts';
import { sightMarks } from './overlay-sight.ts';
import { terrainMarks } from './overlay-terrain.ts';
import { zoneMarks } from './overlay-zones.ts';

const MARKS: Readonly<Record<OverlayId, (g: Field, piece: string | undefined) => Mark[]>> = {
  zoc: zoneMarks,
  command: commandMarks,
  lines: lineMarks,
  sight: sightMarks,
  terrain: terrainMarks,
};

/** What an overlay draws now, for the whole field or for the piece picked. */
export const overlay = (g: Field, id: string, piece: string | undefined): readonly Mark[] => {
  const known = overlays.find((o) => o.id === id);
  return known ? MARKS[known.id](g, piece) : [];
};
