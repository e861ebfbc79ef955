import type { GamePackage } from '@tambour/games';
import type { Position, World } from '@tambour/kernel';
import type { AimAsk, Study, TableStudy } from '@tambour/stage';
import type { AimView } from '../match/table-view.ts';
import { trouble } from '../match/trouble.ts';
import { legalAction } from './legal-action.ts';

/** What the game knows of its table. */
export function tableOf<Field>({ table }: Study<Field>): TableStudy<Field> {
  if (table) return table;
  throw trouble(
    'no-table',
    'This battle is not played on a measured table.',
    'Cette bataille ne se joue pas sur table.',
  );
}

/** An aim with its order as a handle; what the game calls legal must be. */
export function aimOf<W extends World, Field>(
  { stage }: GamePackage<W, Field>,
  study: Study<Field>,
  position: Position<W, Field>,
  ask: AimAsk,
): AimView {
  const aim = tableOf(study).aim(position.field, ask);
  if (aim.command === undefined) return aim;
  return { ...aim, handle: stage.handle(position.field, legalAction(position, aim.command)) };
}
/** For whoever is not asked: nothing can be ordered. */
export const NO_AIM: AimView = { isMet: false, stops: [], snapped: [], others: [] };
