import { distance, type HexId, hexId } from '@tambour/boards';
import { EVERY, type Question } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import { type LeaderId, leaderId, NO_UNIT, type UnitId, unitId } from '../model/ids.ts';
import { saidPiece } from '../model/names.ts';
import { refusal, wrongMoment } from '../model/refusal.ts';
import {
  attackerCount,
  attackerOf,
  chargePath,
  defenderCount,
  defenderOf,
  enteredFrom,
  type Field,
  face,
  fightHex,
  has,
  hexOf,
  isEnemyHeld,
  isLeaderOnMap,
  isOnMap,
  leaderHex,
  push,
  put,
  SQUARE,
  STRATEGIC,
  stackOf,
  startOf,
  unmark,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, LOST, NOWHERE } from '../model/vocabulary.ts';
import {
  columnOf,
  formationOf,
  hexLabel,
  idOf,
  leaderIdOf,
  neighbourOf,
  sideOf,
  sideOfLeader,
  unitsOfSide,
} from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { isRain } from './4-leader-step.ts';
import { joinedFacing } from './5-march.ts';
import { baseCost, disordersBy, isRiverBarred, mayStack } from './5-mover.ts';
import { isInEnemyZone } from './6-zone-of-control.ts';
import { hexesOfPath } from './7-charge-path.ts';
import { sideTowards } from './7-fight.ts';
import { disorder, eliminate, takeHits } from './8-losses.ts';
import { takeControl } from './9-victory.ts';

const NO_COST = 0;
/** 8.33b Hexes from which attackers came, those who have fallen since too. */
function isOrigin(g: Field, hex: HexId): boolean {
  const { attacker } = g.s;
  for (let row = 0; row < attackerCount(g); row++) if (!attacker.isOut[row] && attacker.from[row] === hex) return true;
  return false;
}
/** 8.33a 8.33b 8.33c M7 R87 What a retreat into a neighbour costs a unit; nought where it may not go. */
function retreatCost(g: Field, u: UnitId, from: HexId, d: number): number {
  const x = neighbourOf(g, from, d);
  if (x < 0 || isOrigin(g, x) || isEnemyHeld(g, x, sideOf(g, u))) return NO_COST;
  // M7 The river is never crossed, not even in retreat; other ground that a battle closes is open to those driven back.
  if (isRiverBarred(g, sideOf(g, u), from, d) || !mayStack(g, u, x, has(g, u, STRATEGIC))) return NO_COST;
  return baseCost(g, { unit: u, column: columnOf(g, u), isRain: isRain(g) }, from, d);
}
/** 7.51b 8.3 8.33a 8.33b 8.33c R87 Where a beaten unit goes: the hexes that cost it least. A battery goes with its company if it can. */
export function retreatHexes(g: Field, u: UnitId): HexId[] {
  const from = hexOf(g, u);
  let least = Number.POSITIVE_INFINITY;
  let out: HexId[] = [];
  const company: HexId[] = [];
  for (let d = 0; d < 6; d++) {
    const cost = retreatCost(g, u, from, d);
    if (cost === NO_COST) continue;
    const x = neighbourOf(g, from, d);
    if (g.w.unitType[u] === ARTILLERY && isCompanyIn(g, x)) company.push(x);
    if (cost < least) out = [];
    if (cost <= least) out.push(x);
    least = Math.min(least, cost);
  }
  return company.length > 0 ? company : out;
}
const isCompanyIn = (g: Field, hex: HexId): boolean => {
  for (let row = 0; row < defenderCount(g); row++) {
    const v = defenderOf(g, row);
    if (isOnMap(g, v) && g.s.unit.hex[v] === hex) return true;
  }
  return false;
};
/** R87 Those who fought exert no zone of control on who retreats. */
const isFighter = (g: Field, u: UnitId): boolean => {
  for (let row = 0; row < attackerCount(g); row++)
    if (!g.s.attacker.isOut[row] && attackerOf(g, row) === u) return true;
  return false;
};

function moveBack(g: Field, u: UnitId, to: HexId, rule: '8.33a' | '8.32' | '7.43'): void {
  const from = hexOf(g, u);
  put(g, u, to);
  // 6.14b A square does not move: whoever is driven back is in none any more.
  unmark(g, u, SQUARE);
  emit(g, { type: 'retreated', rule, piece: idOf(g, u), from: hexLabel(g, from), to: hexLabel(g, to) });
  takeControl(g, to, sideOf(g, u));
  push(g, STEP.alarm, u);
}
/** 8.33a 8.33d 5.23c R87 R102 A defender goes back: facing as its owner likes, a hit in an enemy zone of control, disorder in deep water. */
export function retreatTo(g: Field, u: UnitId, to: HexId, facing: number): void {
  const from = hexOf(g, u);
  const d = sideTowards(g, from, to);
  takeLeaders(g, u, from, to);
  moveBack(g, u, to, '8.33a');
  face(g, u, facing);
  if (isInEnemyZone(g, to, sideOf(g, u), (v) => isFighter(g, v))) takeHits(g, u, 1, '8.33d');
  if (disordersBy(g, columnOf(g, u), from, d)) disorder(g, u, '5.23c');
}
/** 8.33a R87 Leaders go with a unit of theirs; those who have none, with the last. */
function takeLeaders(g: Field, u: UnitId, from: HexId, to: HexId): void {
  const { w, s } = g;
  const side = sideOf(g, u);
  let left = 0;
  for (const v of stackOf(g, from)) if (sideOf(g, v) === side) left++;
  for (let l = 0; l < w.leaders; l++) {
    if (w.leaderSide[l] !== side || !isLeaderOnMap(g, leaderId(l)) || s.leader.hex[l] !== from) continue;
    if (left === 1 || w.formationLeader[formationOf(g, u)] === l + 1) moveLeader(g, leaderId(l), to);
  }
}
export function moveLeader(g: Field, l: LeaderId, to: HexId): void {
  const { s } = g;
  const from = leaderHex(g, l);
  if (from === to) return;
  s.leader.hex[l] = to;
  emit(g, {
    type: 'leader-moved',
    rule: '8.33a',
    piece: leaderIdOf(g, l),
    from: hexLabel(g, from),
    to: hexLabel(g, to),
  });
}
/** 8.4c R98 A leader whose company is gone goes to the nearest friendly unit, of his own brigade if there is one; none, and he is out of the game. */
export function rescueLeader(g: Field, l: LeaderId): void {
  const { w, s } = g;
  const here = leaderHex(g, l);
  let best = NO_UNIT;
  let least = Number.POSITIVE_INFINITY;
  for (const u of unitsOfSide(g, sideOfLeader(g, l))) {
    if (!isOnMap(g, u)) continue;
    const isOwn = w.formationLeader[formationOf(g, u)] === l + 1;
    const far = distance(w.grid, here, hexOf(g, u)) + (isOwn ? 0 : w.grid.size);
    if (far >= least) continue;
    best = u;
    least = far;
  }
  if (best >= 0) {
    moveLeader(g, l, hexOf(g, best));
    return;
  }
  s.leader.place[l] = LOST;
  s.leader.hex[l] = NOWHERE;
  s.leader.follows[l] = 0;
  emit(g, { type: 'leader-lost', rule: '8.4c', piece: leaderIdOf(g, l), hex: hexLabel(g, here) });
}

/** 8.32 7.43 R86 An attacker goes back to the hex it came from; a charger farther along its way if there is no room. */
export function goHome(g: Field, row: number, rule: '8.32' | '7.43'): void {
  const { s } = g;
  const u = attackerOf(g, row);
  const start = startOf(g, row);
  const path = chargePath(g, row);
  const way = path > 0 ? hexesOfPath(g, start, path).slice(0, -1).reverse() : [enteredFrom(g, row)];
  const side = sideOf(g, u);
  const isOpen = (hex: HexId): boolean => !isEnemyHeld(g, hex, side);
  const home = way.find((hex) => isOpen(hex) && mayStack(g, u, hex)) ?? way.find(isOpen) ?? retreatHexes(g, u)[0];
  if (home === undefined) {
    eliminate(g, u, '8.33e');
    return;
  }
  for (let l = 0; l < g.w.leaders; l++) if (s.leader.follows[l] === u + 1) moveLeader(g, leaderId(l), home);
  moveBack(g, u, home, rule);
  const joins = joinedFacing(g, u, home);
  if (joins >= 0) face(g, u, joins);
}

/** 8.33a 8.33c R87 The owner chooses among the cheapest hexes, and how the unit faces there; with others it faces as they do. */
export const retreat: Question<Field> = {
  name: 'retreat',
  rule: '8.33a',
  inside: true,
  standing: 'retreat',
  side: (g, u) => sideOf(g, unitId(u)),
  list(g, out, piece, u) {
    if (piece !== EVERY && piece !== u) return;
    for (const hex of retreatHexes(g, unitId(u))) {
      const joins = joinedFacing(g, unitId(u), hex);
      if (joins >= 0) out.add(VERB.retreat, u, hex, joins);
      else for (let facing = 0; facing < 6; facing++) out.add(VERB.retreat, u, hex, facing);
    }
  },
  pieces: (_g, pool, u) => pool.add(u),
  act: (g, o, u) => retreatTo(g, unitId(u), hexId(o.b), o.c),
  refuse(g, o, u) {
    if (o.verb !== VERB.retreat) return [wrongMoment('8.33a', o.verb)];
    if (o.a !== u) return [refusal('8.33a', 'otherRetreats')];
    const d = sideTowards(g, fightHex(g), hexId(o.b));
    if (d < 0) return [refusal('8.33a', 'retreatOneHex')];
    if (isOrigin(g, hexId(o.b))) return [refusal('8.33b', 'retreatOrigin')];
    if (retreatCost(g, unitId(u), fightHex(g), d) === NO_COST) return [refusal('8.33a', 'retreatClosed')];
    return [
      retreatHexes(g, unitId(u)).includes(hexId(o.b))
        ? refusal('6.1c', 'facesAsOthers')
        : refusal('8.33c', 'retreatCheapest'),
    ];
  },
  prompt: (g, u) => say('prompt.retreat', { unit: saidPiece(g.w, idOf(g, unitId(u))) }),
};
