import { distance, type HexId, hexId } from '@tambour/boards';
import { lowest } from '@tambour/kernel';
import { actionFormation, actionHex, actionLeader } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { BARRED } from '../model/ground.ts';
import { type FormationId, type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { saidFormationAt, saidLeader, saidUnit } from '../model/names.ts';
import { refusal } from '../model/refusal.ts';
import { type Field, holder, isLeaderOnMap, isOnMap, push, unitAt } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { LEADER, NOWHERE, ON_MAP } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { isCombatUnit } from './1-units.ts';
import { isInterdicted } from './6-zone-of-control.ts';
import { rideTo } from './9-ride.ts';
import { askLeader } from './ask.ts';

/** 9.4b The owner puts the aide-de-camp where he likes, on ground a leader may enter that no enemy holds or watches. R45 */
const mayPlaceAide = (g: Field, side: number, hex: HexId): boolean => {
  if (g.w.cost[LEADER]![hex] === BARRED) return false;
  const by = holder(g, hex);
  return (by < 0 || by === side) && !isInterdicted(g, hex, side);
};
export const aide = askLeader({
  rule: '9.4b',
  side: (g, f: FormationId) => g.w.formationSide[f]!,
  piece: (g, f) => g.w.units + g.w.leaders + f,
  list(g, out, f: FormationId) {
    const side = g.w.formationSide[f]!;
    let isAnywhere = false;
    for (let hex = hexId(0); hex < g.w.grid.size; hex++)
      if (mayPlaceAide(g, side, hex)) {
        out.add(VERB.aide, f, hex);
        isAnywhere = true;
      }
    // A field wholly watched by the enemy: he still takes over, where a friend stands or, failing that, unwatched or not.
    if (!isAnywhere)
      for (let hex = hexId(0); hex < g.w.grid.size; hex++)
        if (g.w.cost[LEADER]![hex] !== BARRED) out.add(VERB.aide, f, hex);
  },
  act(g, o) {
    const f = actionFormation(o);
    const hex = actionHex(o);
    const l = leaderId(g.w.leaders + f);
    g.s.leader.place[l] = ON_MAP;
    g.s.leader.hex[l] = hex;
    g.s.leader.riding[l] = 0;
    emit(g, { type: 'aide-placed', rule: '9.4b', formation: g.w.formationIds[f]!, hex: g.w.hexNames[hex]! });
  },
  refuse: () => [refusal('9.4b', 'noAide')],
  prompt: (g, f: FormationId) => say('prompt.aide', { formation: saidFormationAt(g.w, f) }),
});

/** The hexes to which a leader surprised by the enemy may go: the nearest with troops of his own, else any friends. R44 */
function refuges(g: Field, l: LeaderId): HexId[] {
  const { w, s } = g;
  const side = w.leaderSide[l]!;
  const own = w.leads[l]! - 1;
  const here = s.leader.hex[l]!;
  const isRefuge = (u: UnitId): boolean =>
    isOnMap(g, u) && isCombatUnit(g, u) && unitAt(g, s.unit.hex[u]!) === u && s.unit.hex[u] !== here;
  const friends = [...w.sideUnits[side]!].filter(isRefuge);
  const mine = friends.filter((u) => w.unitFormation[u] === own);
  const hexes = (mine.length > 0 ? mine : friends).map((u) => s.unit.hex[u]!);
  // With no friend left on the map he stays, a spectator.
  return hexes.length > 0 ? lowest(hexes, (hex) => distance(w.grid, here, hex)) : [here];
}
/** 2f 8.4a A leader alone is never killed: when an enemy comes into his hex his owner takes him to the nearest troops. */
export const leaderFlees = askLeader({
  rule: '8.4a',
  list(g, out, l: LeaderId) {
    if (!isLeaderOnMap(g, l)) return out.add(VERB.flee, l, NOWHERE);
    for (const hex of refuges(g, l)) out.add(VERB.flee, l, hex);
  },
  act(g, o) {
    const l = actionLeader(o);
    const to = actionHex(o);
    if (to !== NOWHERE && g.s.leader.hex[l] !== to) rideTo(g, l, to, '8.4a');
  },
  refuse: () => [refusal('8.4a', 'nearestFriends')],
  prompt: (g, l: LeaderId) => say('prompt.flee', { leader: saidLeader(g.w, l) }),
});

/** 8.4a 9.4a Leaders stacked with a unit that gives way go along or stay, as their owner likes. R44 */
export const leaderGoes = askLeader({
  rule: '8.4a',
  list(_g, out, l: LeaderId) {
    out.add(VERB.follow, l);
    out.add(VERB.remain, l);
  },
  act(g, o, l: LeaderId, u: UnitId) {
    if (o.verb === VERB.follow && isLeaderOnMap(g, l) && isOnMap(g, u)) g.s.leader.riding[l] = u + 1;
  },
  reasons: {},
  prompt: (g, l: LeaderId, u: UnitId) => say('prompt.follow', { leader: saidLeader(g.w, l), unit: saidUnit(g.w, u) }),
});
/** Asks about every leader in the unit's hex. */
export function askLeaders(g: Field, u: UnitId): void {
  const { leader, unit } = g.s;
  for (let l = leaderId(g.w.leaders + g.w.formations - 1); l >= 0; l--)
    if (
      isLeaderOnMap(g, l) &&
      leader.hex[l] === unit.hex[u] &&
      g.w.leaderSide[l] === g.w.unitSide[u] &&
      !leader.riding[l]
    )
      push(g, STEP['leader-goes'], l, u);
}
/** Leaders who ride with a unit are where it is. */
export function carryLeaders(g: Field, u: UnitId, hex: HexId): void {
  const { leader } = g.s;
  for (let l = 0; l < g.w.leaders + g.w.formations; l++) if (leader.riding[l] === u + 1) leader.hex[l] = hex;
}
export function dismountLeaders(g: Field, u: UnitId): void {
  const { leader } = g.s;
  for (let l = 0; l < g.w.leaders + g.w.formations; l++) if (leader.riding[l] === u + 1) leader.riding[l] = 0;
}
