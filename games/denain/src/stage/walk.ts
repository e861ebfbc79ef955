import { directionTo, type HexId } from '@tambour/boards';
import { type Action, present } from '@tambour/kernel';
import { actionUnit, entryGate, moveFacing, takesGuns } from '../model/action-view.ts';
import { NO_UNIT } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { facingOf, sideOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { isMarked, markZones } from '../rules/6-zone-marks.hot.ts';
import { FORWARD_RIGHT, firstFacing, TURN } from '../rules/7-legs.ts';
import { wayOf } from '../rules/7-march.ts';
import { followWay } from '../rules/7-move-search.hot.ts';
import { companion, moverOf } from '../rules/7-mover.ts';
import { moverEntering } from '../rules/13-entry-hexes.ts';

/** One leg of a unit's way: a step or a turn, and where it has got to. */
export interface Pace {
  readonly kind: 'forward' | 'back' | 'turn';
  readonly from: HexId;
  readonly hex: HexId;
  readonly facing: number;
  /** Points spent so far. */
  readonly cost: number;
}
const kindOf = (leg: number): Pace['kind'] => (leg > TURN ? 'turn' : leg <= FORWARD_RIGHT ? 'forward' : 'back');

/** The way a unit would take, leg by leg, as `move` and `enter` walk it; undefined when it may not. */
export function walk(g: Field, o: Action) {
  if (o.verb !== VERB.move && o.verb !== VERB.enter) return undefined;
  const way = wayOf(g, o);
  if (way === undefined) return undefined;
  const { legs, charges } = way;
  // The marks of zones are the scratch's own: kept, because whoever reads the walk may mark others.
  const zones = markZones(g, 1 - sideOf(g, actionUnit(o))).slice();
  const mover =
    o.verb === VERB.enter
      ? moverEntering(g, actionUnit(o), entryGate(o), zones)
      : moverOf(g, actionUnit(o), takesGuns(o) ? companion(g, actionUnit(o)) : NO_UNIT, zones);
  if (mover === undefined) return undefined;
  // Who enters looks at first as the way needs it, so that it ends as ordered.
  const facing = o.verb === VERB.enter ? firstFacing(moveFacing(o), legs) : facingOf(g, actionUnit(o));
  let from = mover.start;
  const paces = legs.map((leg, i): Pace => {
    const { hex, facing: looks, cost } = followWay(g, mover, legs.slice(0, i + 1), facing);
    const pace = { kind: kindOf(leg), from, hex, facing: looks, cost };
    from = hex;
    return pace;
  });
  return { mover, start: { hex: mover.start, facing, cost: mover.entryCost }, paces, charges };
}
export type Walk = NonNullable<ReturnType<typeof walk>>;

/** Points the whole of it takes. */
export const costOf = ({ start, paces }: Walk): number => paces.at(-1)?.cost ?? start.cost;

/** 7.2b 7.2c Whether a pace is a turn under enemy eyes that asks for a die. */
export const checksFacing = ({ mover }: Walk, pace: Pace): boolean =>
  pace.kind === 'turn' && mover.tests && isMarked(mover.zones, pace.hex, mover.enemyZone);
/** 7.3c Whether a withdrawal goes into a flank hex of the enemy, which asks for a die. R23 */
export const checksFlank = ({ mover }: Walk, pace: Pace): boolean =>
  pace.kind === 'back' && mover.tests && isMarked(mover.zones, pace.hex, mover.enemyFlank);
export const rollsOnTheWay = (w: Walk): boolean => w.paces.some((p) => checksFacing(w, p) || checksFlank(w, p));

/** The direction of a step. */
export const directionOf = (g: Field, p: Pace): number => present(directionTo(g.w.grid, p.from, p.hex));
/** 6a Whether the enemy's zone of control covers a hex. */
export const isWatched = ({ mover }: Walk, hex: HexId): boolean => isMarked(mover.zones, hex, mover.enemyZone);
