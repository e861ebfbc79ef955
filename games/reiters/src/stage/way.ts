import type { ZoneId } from '@tambour/boards';
import { type Action, itemAt } from '@tambour/kernel';
import type { Way } from '@tambour/stage';
import { actionLeader, actionPiece, actionUnit, actionZone, OFF } from '../model/action-view.ts';
import { leaderZone } from '../model/leader.ts';
import { zoneLabel } from '../model/lookup.ts';
import { isUnit, leaderPiece } from '../model/piece.ts';
import type { Field } from '../model/state.ts';
import { isHope } from '../model/unit.ts';
import { type Going, VERBS, type Verb } from '../model/verb.ts';
import { allowanceOf, leaderAllowance } from '../rules/4-allowance.ts';
import { nextCost } from '../rules/4-way.ts';
import { backCost } from '../rules/6-reaction-demands.ts';
import { advanceZone } from './question.ts';
import { walk } from './walk.ts';
import { captureNotes, fallBackNotes, marchNotes, remountNotes, retreatNotes, roundNotes } from './way-notes.ts';

type WayOf = (g: Field, o: Action) => Way | undefined;

const march: WayOf = (g, o) => {
  const found = walk(g, o);
  if (found === undefined) return undefined;
  const legs = found.paces.map(({ zone, left }) => ({ place: zoneLabel(g, zone), left }));
  return { legs, notes: [...marchNotes(g, found), ...roundNotes(g, o)] };
};
const alongside: WayOf = (g, o) => oneZone(g, actionZone(o), 0);
const remount: WayOf = (g, o) => ({ legs: [], notes: remountNotes(g, actionUnit(o)) });

const WAYS: Readonly<Record<Going, WayOf> & Partial<Record<Verb, WayOf>>> = {
  move: march,
  enter: march,
  'fall-back'(g, o) {
    // 11.4.4d Enfants perdus slip away for nothing.
    if (isHope(g, actionUnit(o))) return oneZone(g, actionZone(o), 0, captureNotes(g, actionUnit(o), actionZone(o)));
    const cost = backCost(g, actionUnit(o), actionZone(o));
    return oneZone(g, actionZone(o), Math.max(0, allowanceOf(g, actionUnit(o)) - cost), fallBackNotes(g, o, cost));
  },
  mount: remount,
  dismount: remount,
  'ride-off'(g, o) {
    const cost = nextCost(g, leaderPiece(g, actionLeader(o)), leaderZone(g, actionLeader(o)), actionZone(o));
    return oneZone(g, actionZone(o), Math.max(0, leaderAllowance(g) - cost));
  },
  retreat: (g, o) => (actionZone(o) === OFF ? undefined : oneZone(g, actionZone(o), 0, retreatNotes(g, o))),
  follow: alongside,
  replace: alongside,
  advance(g, o) {
    const to = advanceZone(g);
    const piece = actionPiece(o);
    return to === undefined ? undefined : oneZone(g, to, 0, isUnit(g, piece) ? captureNotes(g, piece, to) : []);
  },
};
/** The way an order would take, zone by zone, and what befalls the piece on it; undefined for one that goes nowhere and costs nothing. */
export const way: WayOf = (g, o) => WAYS[itemAt(VERBS, o.verb)]?.(g, o);

const oneZone = (g: Field, zone: ZoneId, left: number, notes: Way['notes'] = []): Way => ({
  legs: [{ place: zoneLabel(g, zone), left }],
  notes,
});
