import { handleOf, type MoreOfHandle } from '@tambour/stage';
import {
  actionFormation,
  moveFacing,
  placedFacing,
  placedPiece,
  shockHex,
  shockSides,
  turnedTo,
} from '../model/action-view.ts';
import { leaderOf, unitsOf } from '../model/formation.ts';
import { idOfLeader, isLeaderOnMap } from '../model/leader.ts';
import type { Field } from '../model/state.ts';
import { idOfUnit, isOnMap } from '../model/unit.ts';
import { VERB_TABLE, type Verb } from '../model/verb.ts';
import { denainPlay } from '../play.ts';
import { FIGHTS } from '../protocol/later-parts.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { label, verbWords } from './label.ts';
import { WAYS } from './ways.ts';

type More = MoreOfHandle<Field>;

/** A march says by its way what it costs and whether it rolls dice. */
const march: More = (g, o) => {
  const { walk, costOf, rollsOnTheWay } = WAYS.now;
  const way = walk(g, o);
  const facing = moveFacing(o);
  return way ? { facing, cost: costOf(way), isRolled: rollsOnTheWay(way) } : { facing, isRolled: false };
};
const riding: More = (g, o) => {
  const found = WAYS.now.ride(g, o);
  return found ? { cost: found.cost } : {};
};
const MORE: Readonly<Partial<Record<Verb, More>>> = {
  move: march,
  enter: march,
  lead: riding,
  ride: riding,
  haul: riding,
  place: (g, o) => (placedPiece(o) < g.w.units ? { facing: placedFacing(o) } : {}),
  face: (_, o) => ({ facing: turnedTo(o) }),
  shock: (g, o) => ({
    along: FIGHTS.now
      .attackersOf(g, shockHex(o), shockSides(o))
      .slice(1)
      .map((u) => idOfUnit(g, u)),
  }),
  /** A formation is pointed at by its leader, if he is on the map; its units act along with him. */
  activate(g, o) {
    const l = leaderOf(g, actionFormation(o));
    const along = [...unitsOf(g, actionFormation(o))].filter((u) => isOnMap(g, u)).map((u) => idOfUnit(g, u));
    return isLeaderOnMap(g, l) ? { piece: idOfLeader(g, l), along } : { along };
  },
};

/** A legal order as something to take hold of. */
export const handle = handleOf(denainPlay, PROTOCOL, VERB_TABLE, {
  places: (g) => g.w.hexNames,
  label: (g, command) => label(g.w, command, g),
  verbWords: (g, command) => verbWords(command, g),
  more: MORE,
});
