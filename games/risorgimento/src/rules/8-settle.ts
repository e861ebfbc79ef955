import { EVERY, ofNoPiece, type Question, type Work } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import { leaderId, type UnitId } from '../model/ids.ts';
import { refusal, wrongMoment } from '../model/refusal.ts';
import { type Stacked, stackFault } from '../model/stacking.ts';
import {
  attackerCount,
  attackerOf,
  defenderCount,
  defenderOf,
  type Field,
  face,
  fightHex,
  followedBy,
  hexOf,
  isLeaderOnMap,
  isOnMap,
  push,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY } from '../model/vocabulary.ts';
import { formationOf, hexLabel, idOf, sideId, terrainOf, typeOf } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import {
  attackersThere,
  attackingSide,
  defendingSide,
  FIGHT_IT_OUT,
  insideOf,
  isLeaderAt,
  rowsIn,
  unitsOf,
} from './7-fight.ts';
import { ATTACKERS, DEFENDERS, NOBODY, standings, verdict } from './8-loser.ts';
import { eliminate } from './8-losses.ts';
import { goHome, moveLeader, rescueLeader, retreatHexes } from './8-retreat.ts';
import { takeControl } from './9-victory.ts';

/** In frames of `settle`: who has lost; the defenders go; stacking is put right. */
const WHO_LOST = 0;
const DEFENDERS_GO = 1;
const PUT_RIGHT = 2;

/** 8.31 8.32 8.33 7.43 R85–R89 After the losses: who lost, who goes where, who stays. */
export const settle: Work<Field> = {
  name: 'settle',
  run(g, phase) {
    if (phase === WHO_LOST) findLoser(g);
    else if (phase === DEFENDERS_GO) nextDefender(g);
    else putStackRight(g);
  },
};
function findLoser(g: Field): void {
  const { s } = g;
  keepLeadersWithUnits(g);
  const [attacker, defender] = standings(g);
  const { loser, rule } = verdict(attacker, defender);
  s.fight.loser[0] = loser;
  s.fight.mayContinue[0] = loser === DEFENDERS && attacker.hits < defender.hits ? 1 : 0;
  if (loser === NOBODY) {
    leadersOutside(g);
    push(g, STEP['fight-over']);
    return;
  }
  const side = sideId(loser === ATTACKERS ? attackingSide(g) : defendingSide(g));
  emit(g, { type: 'fight-lost', rule, side, hex: hexLabel(g, fightHex(g)) });
  if (loser === DEFENDERS) {
    push(g, STEP.settle, DEFENDERS_GO);
    return;
  }
  allHome(g);
}
/** 8.32 Every attacker in the hex goes back. */
function allHome(g: Field): void {
  push(g, STEP['fight-over']);
  for (const row of rowsIn(g)) if (g.s.unit.hex[attackerOf(g, row)] === fightHex(g)) goHome(g, row, '8.32');
  for (let l = 0; l < g.w.leaders; l++)
    if (isLeaderAt(g, leaderId(l), fightHex(g), attackingSide(g))) rescueLeader(g, leaderId(l));
}
/** R92 A brigadier whose unit has fallen goes on with another attacker, of the same hex if there is one. */
function keepLeadersWithUnits(g: Field): void {
  const { s } = g;
  for (let l = leaderId(0); l < g.w.leaders; l++) {
    const u = followedBy(g, l);
    if (u < 0 || isOnMap(g, u)) continue;
    const row = Array.from({ length: attackerCount(g) }, (_, i) => i).find((i) => attackerOf(g, i) === u);
    const rows = rowsIn(g);
    const next = rows.find((i) => row !== undefined && s.attacker.from[i] === s.attacker.from[row]) ?? rows[0];
    s.leader.follows[l] = next === undefined ? 0 : attackerOf(g, next) + 1;
  }
}

/** The beaten defenders still in the hex: those who fought and, outside a château, whoever stood with them. */
function beaten(g: Field): UnitId[] {
  const hex = fightHex(g);
  const side = defendingSide(g);
  const inside = g.s.fight.isInside[0] ? -1 : insideOf(g, hex, side);
  return unitsOf(g, hex, side).filter((u) => u !== inside);
}
/** 8.33a 8.33e 7.33a 7.33b R87 R89 The next defender goes: infantry and cavalry first, then the guns that follow them. */
function nextDefender(g: Field): void {
  const units = beaten(g);
  const u = units.find((v) => g.w.unitType[v] !== ARTILLERY) ?? units[0];
  if (u === undefined) {
    leadersOutside(g);
    pushAfterDefenders(g);
    return;
  }
  push(g, STEP.settle, DEFENDERS_GO);
  if (g.w.unitType[u] === ARTILLERY && !hasCompany(g)) eliminate(g, u, '7.33b');
  else if (retreatHexes(g, u).length === 0) eliminate(g, u, '8.33e');
  else push(g, STEP.retreat, u);
}
const hasCompany = (g: Field): boolean => {
  for (let row = 0; row < defenderCount(g); row++) if (isOnMap(g, defenderOf(g, row))) return true;
  return false;
};
/** R87 R98 Leaders of the beaten side whom nobody could take along follow who got away, or look for other friends. */
export function leadersOutside(g: Field): void {
  const hex = fightHex(g);
  const side = defendingSide(g);
  if (unitsOf(g, hex, side).length > 0) return;
  const away = Array.from({ length: defenderCount(g) }, (_, row) => defenderOf(g, row)).find((u) => isOnMap(g, u));
  for (let l = 0; l < g.w.leaders; l++) {
    if (!isLeaderOnMap(g, leaderId(l)) || !isLeaderAt(g, leaderId(l), hex, side)) continue;
    if (away !== undefined) moveLeader(g, leaderId(l), hexOf(g, away));
    else rescueLeader(g, leaderId(l));
  }
}
/** 5.29c R41 With the defenders gone: who is left in a château may be stormed; else the winners settle in. */
export function pushAfterDefenders(g: Field): void {
  const isHeld = unitsOf(g, fightHex(g), defendingSide(g)).length > 0;
  if (attackersThere(g).length === 0) push(g, STEP['fight-over']);
  else if (isHeld) push(g, STEP.storm);
  else push(g, STEP.settle, PUT_RIGHT);
}
/** 5.29c R41 The attackers fight whoever is in the château, or go back. */
export const storm: Question<Field> = {
  name: 'storm',
  rule: '5.29c',
  inside: true,
  side: (g) => attackingSide(g),
  list(_g, out, piece) {
    if (piece >= 0) return;
    out.add(VERB.storm);
    out.add(VERB.stay);
  },
  pieces: ofNoPiece,
  act(g, o) {
    if (o.verb === VERB.storm) push(g, STEP.resolve, FIGHT_IT_OUT);
    else allHome(g);
  },
  refuse: (_g, o) => [
    o.verb === VERB.storm || o.verb === VERB.stay ? refusal('5.29c', 'allOrNone') : wrongMoment('5.29c', o.verb),
  ],
  prompt: () => say('prompt.storm'),
};

/** 7.43 Whether the winners are more than may stand in the hex. */
const isOverstacked = (g: Field): boolean => {
  const stack: Stacked[] = attackersThere(g).map((u) => ({ type: typeOf(g, u), formation: formationOf(g, u) }));
  return stackFault(stack, terrainOf(g, fightHex(g)), false) !== undefined;
};
function putStackRight(g: Field): void {
  if (isOverstacked(g)) {
    push(g, STEP.settle, PUT_RIGHT);
    push(g, STEP['put-right']);
    return;
  }
  push(g, STEP['fight-over']);
  if (attackersThere(g).length === 0) return;
  takeControl(g, fightHex(g), attackingSide(g));
  push(g, STEP['turn-to']);
}
/** 7.43 The winner says who goes back, one unit at a time, until the stack is legal. */
export const putRight: Question<Field> = {
  name: 'put-right',
  rule: '7.43',
  inside: true,
  side: (g) => attackingSide(g),
  list(g, out, piece) {
    for (const u of attackersThere(g)) if (piece === EVERY || piece === u) out.add(VERB.back, u);
  },
  pieces(g, pool) {
    for (const u of attackersThere(g)) pool.add(u);
  },
  act(g, o) {
    const row = rowsIn(g).find((i) => attackerOf(g, i) === o.a);
    if (row !== undefined) goHome(g, row, '7.43');
  },
  refuse: (_g, o) => [o.verb === VERB.back ? refusal('7.43', 'notInTheHex') : wrongMoment('7.43', o.verb)],
  prompt: () => say('prompt.putRight'),
};
/** 7.43 R88 The winners face one way, as they like. */
export const turnTo: Question<Field> = {
  name: 'turn-to',
  rule: '7.43',
  inside: true,
  side: (g) => attackingSide(g),
  list(_g, out, piece) {
    if (piece < 0) for (let facing = 0; facing < 6; facing++) out.add(VERB.face, facing);
  },
  pieces: ofNoPiece,
  act(g, o) {
    const units = attackersThere(g);
    for (const u of units) face(g, u, o.a);
    const [first] = units;
    if (first !== undefined) emit(g, { type: 'turned', rule: '7.43', piece: idOf(g, first), facing: o.a });
  },
  refuse: (_g, o) => [o.verb === VERB.face ? refusal('7.43', 'sixFacings') : wrongMoment('7.43', o.verb)],
  prompt: () => say('prompt.turnTo'),
};
