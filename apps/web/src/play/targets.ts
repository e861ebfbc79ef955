import type { BoardTarget } from '../board/scene.ts';
import type { Picking } from './picking.ts';

/** The places that can be picked now, with the least it costs to go there; an attack goes before a move. */
export function targetsOf({ battle, piece, handles }: Picking): readonly BoardTarget[] {
  const best = new Map<string, BoardTarget>();
  const free = piece.value === undefined && battle.isAsked.value ? (battle.decision.value?.free ?? []) : [];
  for (const { place, kind, cost, isLong } of [...handles.value, ...free]) {
    if (place === undefined) continue;
    const seen = best.get(place);
    const isBetter =
      seen === undefined || (cost !== undefined && cost < Number(seen.label ?? Number.POSITIVE_INFINITY));
    if (kind === 'attack' || (isBetter && seen?.kind !== 'attack'))
      best.set(place, {
        place,
        kind,
        ...(cost === undefined ? {} : { label: String(cost) }),
        ...(isLong && { isLong }),
      });
  }
  return [...best.values()];
}
