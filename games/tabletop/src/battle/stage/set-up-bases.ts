import { type Language, Position } from '@tambour/kernel';
import type { Base } from '@tambour/press/table';
import { DRAWING } from '../../stage/drawing.ts';
import type { TabletopWorld } from '../model/world.ts';
import { tabletopPlay } from '../play.ts';
import { scene } from './scene.ts';

/** Who stands on the table as the battle begins, to scale. */
export function setupBases(w: TabletopWorld, language: Language): readonly Base[] {
  const position = new Position(tabletopPlay, w);
  position.begin(0);
  const { basedIn, drawnBase } = DRAWING.now;
  return basedIn(scene(position.field).pieces).map((piece) => drawnBase(piece, language));
}
