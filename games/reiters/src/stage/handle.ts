import { handleOf, type MoreOfHandle } from '@tambour/stage';
import { actionLeader, actionTarget, actionUnit, actionZone, writtenOrder } from '../model/action-view.ts';
import { leaderColumn } from '../model/leader.ts';
import { columnUnits, orderName, pieceId, writtenFor, zoneLabel } from '../model/lookup.ts';
import { columnName } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { ORDER_NOTES, ORDER_WORDS } from '../model/texts.ts';
import { isHope, isOnMap } from '../model/unit.ts';
import { VERB_TABLE, type Verb } from '../model/verb.ts';
import { reitersPlay } from '../play.ts';
import { FIGHTS } from '../protocol/later-parts.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { EXIT_COST } from '../rules/4-map-edge.ts';
import { backCost } from '../rules/6-reaction-demands.ts';
import { say } from '../texts/say.ts';
import { label, verbWords } from './label.ts';
import { advanceZone } from './question.ts';
import { costOf, walk } from './walk.ts';

type More = MoreOfHandle<Field>;

const march: More = (g, o) => {
  const way = walk(g, o);
  return way ? { cost: costOf(way) } : {};
};
const remount: More = (g) => ({ cost: g.w.charts.movement.mountOrDismount });
const names = (g: Field, units: readonly number[]): readonly string[] => units.map((u) => pieceId(g, u));

/** What a verb costs, who adds to it (7.4.4a 7.8d it costs them their own attack or shot), and where it is not in the order. */
const MORE: Readonly<Partial<Record<Verb, More>>> = {
  move: march,
  enter: march,
  'fall-back': (g, o) => ({ cost: isHope(g, actionUnit(o)) ? 0 : backCost(g, actionUnit(o), actionZone(o)) }),
  leave: () => ({ cost: EXIT_COST }),
  mount: remount,
  dismount: remount,
  detach: (g) => ({ cost: g.w.charts.movement.createForlornHope }),
  absorb: (g) => ({ cost: g.w.charts.movement.absorbForlornHope }),
  attack: (g, o) => ({ along: names(g, FIGHTS.now.attackSupports(g, actionUnit(o))) }),
  bombard: (g, o) => ({
    along: names(g, [
      ...FIGHTS.now.shotSupports(g, actionUnit(o), actionTarget(o)),
      ...FIGHTS.now.addingGuns(g, actionUnit(o), actionTarget(o)),
    ]),
  }),
  order(g, o) {
    const column = leaderColumn(g, actionLeader(o));
    const units = [...columnUnits(g, column)].filter((u) => isOnMap(g, u));
    const order = ORDER_WORDS[orderName(writtenFor(g, column))];
    return {
      along: names(g, units),
      heading: say('order.now', { column: columnName(g.w, column), order }),
      note: ORDER_NOTES[orderName(writtenOrder(o))],
    };
  },
  advance(g) {
    const to = advanceZone(g);
    return to === undefined ? {} : { place: zoneLabel(g, to) };
  },
};

/** A legal order as something to take hold of. */
export const handle = handleOf(reitersPlay, PROTOCOL, VERB_TABLE, {
  places: (g) => g.w.zoneNames,
  label: (g, command) => label(g.w, command, g),
  verbWords: (g, command) => verbWords(g.w, command, g),
  more: MORE,
});
