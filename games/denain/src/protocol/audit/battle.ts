import { hasSide, opposite } from '@tambour/boards';
import type { Report } from '@tambour/kernel';
import { formationSide, ownLeader } from '../../model/formation.ts';
import { beside, isBreached, labelOf } from '../../model/hex.ts';
import { formationId, type LeaderId, leaderId } from '../../model/ids.ts';
import { isGarrisonChief } from '../../model/leader.ts';
import {
  activeSide,
  baggageKeeper,
  enteredInAll,
  enteredToday,
  type Field,
  isOver,
  lostBy,
} from '../../model/state.ts';
import { armyOf, fullStrength, isOnMap, sideOf, strengthOf } from '../../model/unit.ts';
import { COALITION, FRENCH, LOST, sideId } from '../../model/vocabulary.ts';
import { isWork } from '../../rules/7-works.ts';
import { BY_FRENCH_LOSS, BY_POINTS, instantWinner, leader } from '../../rules/13-victory.ts';

/** 5a 5j 8.4d */
export function auditFormations(g: Field, say: Report): void {
  const { w, s } = g;
  for (let f = formationId(0); f < w.formations; f++) {
    const at = `formation.${w.formationIds[f]}`;
    const l = ownLeader(g, f);
    const isLost = isGarrisonChief(g, l) && s.leader.place[l] === LOST;
    if (s.formation.isLost[f] === 1 && !isLost) say(`${at}.isLost`, 'must be 0: its commander lives');
    if (s.formation.isActing[f] && !s.formation.isActivated[f]) say(`${at}.isActivated`, 'must be 1 while it acts');
    if (s.formation.isActing[f] && formationSide(g, f) !== activeSide(g))
      say(`${at}.isActing`, 'must be 0: the other side acts');
  }
}

/** 7.6e 7.6j A breach is seen from both of its hexes. */
export function auditWorks(g: Field, say: Report): void {
  for (const hex of g.w.workHexes)
    for (let d = 0; d < 6; d++) {
      const at = `breach.${labelOf(g, hex)}.sides`;
      if (!isBreached(g, hex, d)) {
        if (hasSide(g.w.breachedAtStart, hex, d)) say(at, 'must hold the breaches of the start');
        continue;
      }
      const x = beside(g, hex, d);
      const back = opposite(d);
      if (!isWork(g, hex, d) && (x < 0 || !isWork(g, x, back))) say(at, 'is a side without works');
      else if (x >= 0 && g.w.workRow[x] !== 0 && !isBreached(g, x, back))
        say(`breach.${labelOf(g, x)}.sides`, 'must hold the same breach, seen from the other hex');
    }
}

/** 7.5f 7.5h */
export function auditBridges(g: Field, say: Report): void {
  const { w, s } = g;
  let cut = 0;
  for (const [b, { hex }] of w.bridges.entries()) {
    const at = `bridge.${w.hexNames[hex]}`;
    if (s.bridge.isDestroyed[b]) cut++;
    if (!w.edition.routBreaksBridges && s.bridge.isDestroyed[b])
      say(`${at}.isDestroyed`, 'must be 0: no bridge breaks in this edition');
    if (s.bridge.isDestroyed[b] && s.bridge.crossedBy[b] === 0) say(`${at}.crossedBy`, 'must name who broke it');
  }
  if (s.battle.bridgesCut[0] !== cut) say('battle.bridgesCut', `must be ${cut}, the number of broken bridges`);
}

/** 13.3d 13.3f No more points are lost than the units no longer have; fewer where pieces were taken off for a study. The baggage has the owner it can have. */
export function auditPoints(g: Field, say: Report): void {
  const { w } = g;
  for (const side of [FRENCH, COALITION]) {
    const most = [...armyOf(g, side)].reduce((n, u) => n + fullStrength(g, u) - strengthOf(g, u), 0);
    if (lostBy(g, side) > most)
      say(`battle.lost${sideId(side)}`, `must be at most ${most}, the points its units have lost`);
  }
  const owner = baggageKeeper(g);
  if (w.baggage < 0) {
    if (owner !== 0) say('battle.baggageOwner', 'must be nobody: there is no baggage');
    return;
  }
  const own = sideOf(g, w.baggage) + 1;
  if (isOnMap(g, w.baggage) && owner !== own)
    say('battle.baggageOwner', `must be ${sideId(own - 1)}: it is on the map`);
  for (const [e, { most }] of w.entryHexes.entries()) {
    if (enteredInAll(g, e) > most) say(`entry.${e}.total`, `must be at most ${most}`);
    if (enteredToday(g, e) > enteredInAll(g, e)) say(`entry.${e}.today`, 'must be at most the total');
  }
}

/** 13.3a 8.4b 8.4c How it ended, and who won, follow from the position. */
export function auditEnding(g: Field, say: Report): void {
  const { w, s } = g;
  const { winner, ending, turn } = s.battle;
  if (!isOver(g)) {
    if (winner[0] !== 0) say('battle.winner', 'must be 0 until the battle is over');
    if (ending[0] !== 0) say('battle.ending', 'must be 0 until the battle is over');
    return;
  }
  if (ending[0] === BY_POINTS) {
    const best = leader(g);
    if (turn[0] !== w.data.turns) say('battle.isOver', 'must be 0: the last turn is not over');
    if (winner[0] !== best) say('battle.winner', `must be ${best}: the points say so`);
    return;
  }
  const side = ending[0] === BY_FRENCH_LOSS ? COALITION : FRENCH;
  const isFallen = (l: LeaderId) => s.leader.place[l] === LOST && instantWinner(g, l) === side;
  const fallen = w.leaderIds.some((_, l) => isFallen(leaderId(l)));
  if (!fallen) say('battle.isOver', 'must be 0: no leader has fallen whose loss decides the battle');
  if (winner[0] !== side) say('battle.winner', `must be ${side}: the enemy commander has fallen`);
}
