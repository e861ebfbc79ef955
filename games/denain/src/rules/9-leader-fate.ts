import { distance, type HexId } from '@tambour/boards';
import { lowest } from '@tambour/kernel';
import { actionFormation, actionHex, actionLeader } from '../model/action-view.ts';
import { aideOf, formationSide, idOfFormation } from '../model/formation.ts';
import { allHexes, isBarred, isEnemyHeld, labelOf, unitAt } from '../model/hex.ts';
import { type FormationId, type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { isLeaderOnMap, leaderCount, leaderHex, leaderSide, ledBy } from '../model/leader.ts';
import { saidFormationAt, saidLeader, saidUnit } from '../model/names.ts';
import { refusal } from '../model/refusal.ts';
import { emit, type Field, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { armyOf, formationOf, hexOf, isOnMap, sideOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { LEADER, NOWHERE, ON_MAP } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { isCombatUnit } from './1-units.ts';
import { isInterdicted } from './6-zone-of-control.ts';
import { rideTo } from './9-ride.ts';
import { askLeader } from './ask.ts';

/** 9.4b The owner puts the aide-de-camp where he likes, on ground a leader may enter that no enemy holds or watches. R45 */
const mayPlaceAide = (g: Field, side: number, hex: HexId): boolean =>
  !isEnemyHeld(g, hex, side) && !isInterdicted(g, hex, side);
export const aide = askLeader({
  rule: '9.4b',
  side: (g, f: FormationId) => formationSide(g, f),
  piece: (g, f: FormationId) => g.w.units + aideOf(g, f),
  list(g, out, f: FormationId) {
    const open = allHexes(g).filter((hex) => !isBarred(g, LEADER, hex));
    const free = open.filter((hex) => mayPlaceAide(g, formationSide(g, f), hex));
    // A field wholly watched by the enemy: he still takes over, where a friend stands or, failing that, unwatched or not.
    for (const hex of free.length > 0 ? free : open) out.add(VERB.aide, f, hex);
  },
  act(g, o) {
    const f = actionFormation(o);
    const hex = actionHex(o);
    const l = aideOf(g, f);
    g.s.leader.place[l] = ON_MAP;
    g.s.leader.hex[l] = hex;
    g.s.leader.riding[l] = 0;
    emit(g, { type: 'aide-placed', rule: '9.4b', formation: idOfFormation(g, f), hex: labelOf(g, hex) });
  },
  refuse: () => [refusal('9.4b', 'noAide')],
  prompt: (g, f: FormationId) => say('prompt.aide', { formation: saidFormationAt(g.w, f) }),
});

/** The hexes to which a leader surprised by the enemy may go: the nearest with troops of his own, else any friends. R44 */
function refuges(g: Field, l: LeaderId): HexId[] {
  const own = ledBy(g, l);
  const here = leaderHex(g, l);
  const isRefuge = (u: UnitId): boolean =>
    isOnMap(g, u) && isCombatUnit(g, u) && unitAt(g, hexOf(g, u)) === u && hexOf(g, u) !== here;
  const friends = [...armyOf(g, leaderSide(g, l))].filter(isRefuge);
  const mine = friends.filter((u) => formationOf(g, u) === own);
  const hexes = (mine.length > 0 ? mine : friends).map((u) => hexOf(g, u));
  // With no friend left on the map he stays, a spectator.
  return hexes.length > 0 ? lowest(hexes, (hex) => distance(g.w.grid, here, hex)) : [here];
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
    if (to !== NOWHERE && leaderHex(g, l) !== to) rideTo(g, l, to, '8.4a');
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
  const { hex, riding } = g.s.leader;
  for (let l = leaderId(leaderCount(g) - 1); l >= 0; l--)
    if (isLeaderOnMap(g, l) && hex[l] === hexOf(g, u) && leaderSide(g, l) === sideOf(g, u) && !riding[l])
      push(g, STEP['leader-goes'], l, u);
}
/** Leaders who ride with a unit are where it is. */
export function carryLeaders(g: Field, u: UnitId, hex: HexId): void {
  const { leader } = g.s;
  for (let l = 0; l < leaderCount(g); l++) if (leader.riding[l] === u + 1) leader.hex[l] = hex;
}
export function dismountLeaders(g: Field, u: UnitId): void {
  const { riding } = g.s.leader;
  for (let l = 0; l < leaderCount(g); l++) if (riding[l] === u + 1) riding[l] = 0;
}
