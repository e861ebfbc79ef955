import type { GamePackage } from '@tambour/games';
import type { Position, World } from '@tambour/kernel';
import { type Picked, type Study, type WhyNot, whyNot as whyNotHere } from '@tambour/stage';
import { battleOver } from './legal-action.ts';

export type { Picked } from '@tambour/stage';

/** Why what was picked cannot be done, and what could be done instead. */
export function whyNot<W extends World, Field>(
  { stage }: GamePackage<W, Field>,
  study: Study<Field>,
  position: Position<W, Field>,
  picked: Picked,
): WhyNot {
  if (position.over) throw battleOver();
  return whyNotHere(stage, study, position, picked);
}
