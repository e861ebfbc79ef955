import type { Report } from '@tambour/kernel';
import { formationId, unitId } from '../../model/ids.ts';
import { type Field, isOnMap, isOver } from '../../model/state.ts';
import { CINC, COALITION, FRENCH, LOST, SIDES } from '../../model/vocabulary.ts';
import { isWork } from '../../rules/7-works.ts';
import { BY_FRENCH_LOSS, BY_POINTS, DRAW, score } from '../../rules/13-victory.ts';

/** 5a 5j 8.4d */
export function auditFormations(g: Field, say: Report): void {
  const { w, s } = g;
  for (let f = formationId(0); f < w.formations; f++) {
    const at = `formation.${w.formationIds[f]}`;
    const l = w.formationLeader[f]!;
    const commandsOthers = w.commands[l]!.length > 1;
    const isLost = w.leaderRole[l] === CINC && !commandsOthers && s.leader.place[l] === LOST;
    if (s.formation.isLost[f] === 1 && !isLost) say(`${at}.isLost`, 'must be 0: its commander lives');
    if (s.formation.isActing[f] && !s.formation.isActivated[f]) say(`${at}.isActivated`, 'must be 1 while it acts');
    if (s.formation.isActing[f] && w.formationSide[f] !== s.battle.active[0])
      say(`${at}.isActing`, 'must be 0: the other side acts');
  }
}

/** 7.6e 7.6j A breach is seen from both of its hexes. */
export function auditWorks(g: Field, say: Report): void {
  const { w, s } = g;
  for (const [row, hex] of w.workHexes.entries())
    for (let d = 0; d < 6; d++) {
      const bit = 1 << d;
      if (!(s.breach.sides[row]! & bit)) {
        if (w.breachedAtStart[hex]! & bit)
          say(`breach.${w.hexNames[hex]}.sides`, 'must hold the breaches of the start');
        continue;
      }
      const x = w.near[hex * 6 + d]!;
      const opposite = (d + 3) % 6;
      if (!isWork(g, hex, d) && (x < 0 || !isWork(g, x, opposite)))
        say(`breach.${w.hexNames[hex]}.sides`, 'is a side without works');
      else if (x >= 0 && w.workRow[x]! > 0 && !(s.breach.sides[w.workRow[x]! - 1]! & (1 << opposite)))
        say(`breach.${w.hexNames[x]}.sides`, 'must hold the same breach, seen from the other hex');
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
  const { w, s } = g;
  const lost = [0, 0];
  for (let u = unitId(0); u < w.units; u++) lost[w.unitSide[u]!]! += w.unitCf[u]! - s.unit.cf[u]!;
  for (const side of [FRENCH, COALITION])
    if (s.battle[side === FRENCH ? 'lostF' : 'lostC'][0]! > lost[side]!)
      say(`battle.lost${SIDES[side]}`, `must be at most ${lost[side]}, the points its units have lost`);
  const owner = s.battle.baggageOwner[0]!;
  if (w.baggage < 0) {
    if (owner !== 0) say('battle.baggageOwner', 'must be nobody: there is no baggage');
    return;
  }
  const own = w.unitSide[w.baggage]! + 1;
  if (isOnMap(g, w.baggage) && owner !== own) say('battle.baggageOwner', `must be ${SIDES[own - 1]}: it is on the map`);
  for (let e = 0; e < w.entryHexes.length; e++) {
    const { most } = w.entryHexes[e]!;
    if (s.entry.total[e]! > most) say(`entry.${e}.total`, `must be at most ${most}`);
    if (s.entry.today[e]! > s.entry.total[e]!) say(`entry.${e}.today`, 'must be at most the total');
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
    const [f, c] = [score(g, FRENCH).total, score(g, COALITION).total];
    const best = f > c ? FRENCH : c > f ? COALITION : DRAW;
    if (turn[0] !== w.data.turns) say('battle.isOver', 'must be 0: the last turn is not over');
    if (winner[0] !== best) say('battle.winner', `must be ${best}: the points say so`);
    return;
  }
  const side = ending[0] === BY_FRENCH_LOSS ? COALITION : FRENCH;
  const fallen = w.leaderIds.some((id, l) => s.leader.place[l] === LOST && instantWinner(g, id) === side);
  if (!fallen) say('battle.isOver', 'must be 0: no leader has fallen whose loss decides the battle');
  if (winner[0] !== side) say('battle.winner', `must be ${side}: the enemy commander has fallen`);
}
const instantWinner = (g: Field, id: string): number | undefined => {
  const side = Object.hasOwn(g.w.data.instant, id) ? g.w.data.instant[id] : undefined;
  return side === undefined ? undefined : side === 'F' ? FRENCH : COALITION;
};
