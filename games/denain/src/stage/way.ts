import { type Action, itemAt } from '@tambour/kernel';
import type { Way } from '@tambour/stage';
import { actionHex } from '../model/action-view.ts';
import { isOnRoad, labelOf } from '../model/hex.ts';
import type { Field } from '../model/state.ts';
import { type Going, VERBS, type Verb } from '../model/verb.ts';
import { NOWHERE } from '../model/vocabulary.ts';
import { isRoad } from '../rules/7-works.ts';
import { ride } from './ride.ts';
import { directionOf, isWatched, type Walk, walk } from './walk.ts';
import { marchNotes, rideNotes, stepNotes } from './way-notes.ts';

type WayOf = (g: Field, o: Action) => Way | undefined;
type Notes = (g: Field, o: Action) => Way['notes'];

const march: WayOf = (g, o) => {
  const found = walk(g, o);
  return found && marchWay(g, o, found);
};
const riding =
  (notes: Notes): WayOf =>
  (g, o) => {
    const legs = ride(g, o)?.hexes.map(({ hex, left }) => ({ place: labelOf(g, hex), left }));
    return legs && { legs, notes: notes(g, o) };
  };
/** A single hex, by retreat, rout or advance; off the map there is none. */
const oneHex =
  (notes: Notes): WayOf =>
  (g, o) =>
    actionHex(o) === NOWHERE ? undefined : { legs: [{ place: labelOf(g, actionHex(o)), left: 0 }], notes: notes(g, o) };
const nothing: Notes = () => [];

const WAYS: Readonly<Record<Going, WayOf> & Partial<Record<Verb, WayOf>>> = {
  move: march,
  enter: march,
  lead: riding(rideNotes),
  ride: riding(nothing),
  haul: riding(nothing),
  retreat: oneHex(stepNotes),
  displace: oneHex(stepNotes),
  run: oneHex(stepNotes),
  advance: oneHex(stepNotes),
  flee: oneHex(nothing),
};
/** The way an order would take, hex by hex, and what befalls the piece on it; undefined for one that goes nowhere. */
export const way: WayOf = (g, o) => WAYS[itemAt(VERBS, o.verb)]?.(g, o);
/** 7.1e What is left after a pace: one point more as long as every step was by road. R20 */
function leftAfter(g: Field, w: Walk, i: number): number {
  const { mover, paces } = w;
  const taken = paces.slice(0, i + 1);
  const steps = taken.filter((p) => p.kind !== 'turn');
  const isRoadAllTheWay =
    isOnRoad(g, mover.start) &&
    steps.every((p) => isRoad(g, p.from, directionOf(g, p))) &&
    // 9.2d Who leaves an enemy out of command has spent everything on it.
    !(!mover.isCommanded && steps.some((p) => isWatched(w, p.from)));
  const earns = isRoadAllTheWay && (steps.length > 0 || mover.isEntering);
  return mover.budget + (earns ? 1 : 0) - (taken.at(-1)?.cost ?? w.start.cost);
}
function marchWay(g: Field, o: Action, w: Walk): Way {
  const entry = w.mover.isEntering
    ? [{ place: labelOf(g, w.start.hex), left: leftAfter(g, w, -1), facing: w.start.facing }]
    : [];
  const legs = w.paces.map((p, i) => ({
    place: labelOf(g, p.hex),
    left: leftAfter(g, w, i),
    ...(p.kind === 'turn' ? { facing: p.facing } : {}),
  }));
  return { legs: [...entry, ...legs], notes: marchNotes(g, o, w) };
}
