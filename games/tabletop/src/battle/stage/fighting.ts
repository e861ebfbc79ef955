import { itemAt } from '@tambour/kernel';
import { attackBy, type Fighting, unitsBySide } from '@tambour/stage';
import type { TabletopEvent } from '../model/event.ts';
import { unitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { strengthLeft, unitsOfSides } from './measures.ts';
import { unitPlace } from './place.ts';
import { objectives } from './victory.ts';

/** What the study of many battles counts: every shot, and the first round of every close combat. */
export const fighting: Fighting<Field> = {
  units: (g) => unitsBySide(unitsOfSides(g), (u) => itemAt(g.w.kinds, u).initialFigures),
  left: strengthLeft,
  place: (g, u) => unitPlace(g, unitId(u)),
  objectives,
  attack: attackBy<TabletopEvent>({
    'shot-fired': ({ piece, at }) => ({ kind: 'fire', by: [piece], against: [at] }),
    'melee-fought': ({ piece, enemy, round }) =>
      round > 1 ? undefined : { kind: 'close', by: [piece], against: [enemy] },
  }),
};
