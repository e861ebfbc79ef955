import { zoneId } from '@tambour/boards';
import { type Mark, sideAreas } from '@tambour/stage';
import type { Field } from '../model/state.ts';
import { isControlled } from '../model/zone.ts';
import { say } from '../texts/say.ts';
import { beholder } from './question.ts';

/** 4.2a 4.2c 4.2d 4.2e The zones that units of each side control, as seen by who must decide. */
export const controlMarks = (g: Field): Mark[] =>
  sideAreas(
    g.w.zoneNames,
    beholder(g),
    (zone, side) => isControlled(g, zoneId(zone), side),
    (tone) => say(`overlay.control.${tone}`),
  );
