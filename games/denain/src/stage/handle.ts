import type { Action } from '@tambour/kernel';
import { type Handle, handleOf } from '@tambour/stage';
import { type Field, isLeaderOnMap, isOnMap, leaderOf } from '../model/state.ts';
import { VERB_TABLE, VERBS, type Verb } from '../model/verb.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { FACING_BITS } from '../rules/7-way-code.ts';
import { attackersOf } from '../rules/11-shock.ts';
import { label, verbWords } from './label.ts';
import { ride } from './ride.ts';
import { isRolled } from './rolls-dice.ts';
import { costOf, rollsOnTheWay, walk } from './walk.ts';

type More = (g: Field, o: Action) => Partial<Handle>;

/** A march says by its way what it costs and whether it rolls dice. */
const march: More = (g, o) => {
  const way = walk(g, o);
  const facing = o.c & FACING_BITS;
  return way ? { facing, cost: costOf(way), isRolled: rollsOnTheWay(way) } : { facing, isRolled: false };
};
const riding: More = (g, o) => {
  const found = ride(g, o);
  return found ? { cost: found.cost } : {};
};
const MORE: Readonly<Partial<Record<Verb, More>>> = {
  move: march,
  enter: march,
  lead: riding,
  ride: riding,
  haul: riding,
  place: (g, o) => (o.a < g.w.units ? { facing: o.c } : {}),
  face: (_, o) => ({ facing: o.b }),
  shock: (g, o) => ({
    along: attackersOf(g, o.a, o.b)
      .slice(1)
      .map((u) => g.w.unitIds[u]!),
  }),
  /** A formation is pointed at by its leader, if he is on the map; its units act along with him. */
  activate(g, o) {
    const l = leaderOf(g, o.a);
    const along = [...g.w.formationUnits[o.a]!].filter((u) => isOnMap(g, u)).map((u) => g.w.unitIds[u]!);
    return isLeaderOnMap(g, l) ? { piece: g.w.leaderIds[l]!, along } : { along };
  },
};

/** A legal order as something to take hold of. */
export const handle = handleOf<Field>({
  protocol: PROTOCOL,
  kindOf: VERB_TABLE.kindOf,
  pieces: (g) => g.w.pieces,
  places: (g) => g.w.hexNames,
  label: (g, command) => label(g.w, command, g),
  verbWords: (g, command) => verbWords(command, g),
  isRolled,
  more: (g, o) => MORE[VERBS[o.verb]!]?.(g, o) ?? {},
});
