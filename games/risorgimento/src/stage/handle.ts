import type { Action } from '@tambour/kernel';
import { type Handle, handleOf, type MoreOfHandle } from '@tambour/stage';
import {
  actionBridge,
  actionCorps,
  actionFacing,
  actionFormation,
  actionLeader,
  actionUnit,
} from '../model/action-view.ts';
import type { CorpsId, FormationId, LeaderId, UnitId } from '../model/ids.ts';
import { activationKind, brigadierOf, commanderOf, type Field, isLeaderOnMap, isOnMap } from '../model/state.ts';
import { VERB_TABLE, type Verb } from '../model/verb.ts';
import { ARTILLERY } from '../model/vocabulary.ts';
import { bridgeData, hexLabel, idOf, leaderIdOf, unitsOfCorps, unitsOfFormation } from '../model/world-lookup.ts';
import { risorgimentoPlay } from '../play.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { isExtendedKind } from '../rules/4-kinds.ts';
import { massedCavalry } from '../rules/4-massed.ts';
import { label, verbWords } from './label.ts';
import { REACHES } from './reaches.ts';

type More = MoreOfHandle<Field>;

const idsOf = (g: Field, units: Iterable<UnitId>): string[] =>
  [...units].filter((u) => isOnMap(g, u)).map((u) => idOf(g, u));
const leaderPiece = (g: Field, l: LeaderId): Partial<Handle> =>
  l >= 0 && isLeaderOnMap(g, l) ? { piece: leaderIdOf(g, l) } : {};
/** A formation or corps is pointed at by who leads it, if he is on the map; its units act along with him. */
const formation = (g: Field, f: FormationId): Partial<Handle> => ({
  ...leaderPiece(g, brigadierOf(g, f)),
  along: idsOf(g, unitsOfFormation(g, f)),
});
const corps = (g: Field, c: CorpsId): Partial<Handle> => ({
  ...leaderPiece(g, commanderOf(g, c)),
  along: idsOf(g, unitsOfCorps(g, c)),
});
const ofFormation: More = (g, o) => formation(g, actionFormation(o));

/**
 * 4.43c 8.4c M8 A march says what it costs, and whether dice fall for it: the unit is worn out, a leader alone is at risk, an unreliable
 * battalion wades. Whether the enemy fires on the way hangs on him, and stands in the notes of the way.
 */
const march: More = (g, o) => {
  const u = actionUnit(o);
  const facing = actionFacing(o);
  if (g.s.unit.hex[u] === o.b) return { facing, isRolled: false };
  const isWorn = isExtendedKind(activationKind(g)) && g.w.unitType[u] !== ARTILLERY;
  const mayBeRolled = g.w.isUnreliable[u] === 1 || REACHES.now.isNearLoneLeader(g, u);
  const more = { facing, cost: REACHES.now.marchCost(g, o) };
  // Whether a lone leader is met, or a doubtful battalion walks away, is seen by trying the march.
  return mayBeRolled && !isWorn ? more : { ...more, isRolled: isWorn };
};
const riding: More = (g, o) => ({ cost: REACHES.now.rideCost(g, o) });
const faced: More = (_, o) => ({ facing: actionFacing(o) });
/** Those who act with the first. */
const together =
  (units: (g: Field, o: Action) => readonly string[]): More =>
  (g, o) => ({ along: units(g, o).slice(1) });
const attackers = together((g, o) => attackerIds(g, o));
function attackerIds(g: Field, o: Action): readonly string[] {
  const { attackers: ids, units } = PROTOCOL.decode(g, o) as {
    attackers?: readonly string[];
    units?: readonly string[];
  };
  return ids ?? units ?? [];
}

const MORE: Readonly<Partial<Record<Verb, More>>> = {
  move: march,
  strategic: (g, o) => ({ ...march(g, o), isLong: true }),
  enter: (g, o) => (o.a < g.w.units ? faced(g, o) : {}),
  withdraw: faced,
  retreat: faced,
  fire: faced,
  rally: (_, o) => ({ facing: o.b }),
  face: (_, o) => ({ facing: o.a }),
  lead: riding,
  ride: riding,
  attack: attackers,
  charge: attackers,
  join: attackers,
  combine: attackers,
  continue: attackers,
  activate: (g, o) => corps(g, actionCorps(o)),
  massed: (g, o) => ({ along: idsOf(g, massedCavalry(g, actionLeader(o))) }),
  begin: ofFormation,
  reserve: ofFormation,
  release: ofFormation,
  demolish: (g, o) => ({ place: hexLabel(g, bridgeData(g, actionBridge(o)).a) }),
};

/** A legal order as something to take hold of. */
export const handle = handleOf(risorgimentoPlay, PROTOCOL, VERB_TABLE, {
  places: (g) => g.w.hexNames,
  label: (g, command) => label(g.w, command, g),
  verbWords: (g, command) => verbWords(command, g),
  more: MORE,
});
