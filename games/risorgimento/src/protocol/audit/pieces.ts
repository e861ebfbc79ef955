import { type Report, reportOf } from '@tambour/kernel';
import { type LeaderId, leaderId, type UnitId, unitId } from '../../model/ids.ts';
import { isOpenTo } from '../../model/scenario-check.ts';
import {
  EVER_HIT,
  type Field,
  fightHex,
  followedBy,
  has,
  hexOf,
  hitsOf,
  isOnMap,
  leaderHex,
  SQUARE,
  stackOf,
  topOf,
  underOf,
} from '../../model/state.ts';
import { ARTILLERY, isHorse, NOWHERE, WAITING } from '../../model/vocabulary.ts';
import { cohesionOf, columnOf, idOf, leaderIdOf, typeOf } from '../../model/world-lookup.ts';
import { attackingSide } from '../../rules/7-fight.ts';
import { isFightOn, isInFight } from './fight-frames.ts';

/** 2.2 5.2 8.12b 8.53 What must hold of every unit: place, hits and marks agree, and its ground can carry it. */
export function auditUnits(g: Field, bad: Report): void {
  for (let u = unitId(0); u < g.w.units; u++) {
    const say = reportOf(bad, 'unit', idOf(g, u));
    if (isOnMap(g, u)) auditStanding(g, u, say);
    else auditAway(g, u, say);
  }
}
function auditAway(g: Field, u: UnitId, say: Report): void {
  const { unit } = g.s;
  if (unit.hex[u] !== NOWHERE) say('hex', 'must be null for a piece that is not on the map');
  if (unit.under[u] !== 0) say('under', 'must be null for a piece that is not on the map');
  if (unit.place[u] !== WAITING) return;
  if (unit.hits[u] !== 0) say('hits', 'must be 0: it has not fought');
  if (unit.marks[u] !== 0) say('marks', 'must be none: it has not arrived');
}
function auditStanding(g: Field, u: UnitId, say: Report): void {
  const { w } = g;
  const hex = hexOf(g, u);
  const type = typeOf(g, u);
  if (hex >= w.grid.size) {
    say('hex', 'must be a hex for a piece on the map');
    return;
  }
  if (!isOpenTo(w, hex, columnOf(g, u))) say('hex', 'is ground that it cannot enter');
  const hits = hitsOf(g, u);
  if (type === ARTILLERY && hits !== 0) say('hits', 'must be 0: batteries take none');
  if (type !== ARTILLERY && hits > cohesionOf(g, u))
    say('hits', `must be at most ${w.cohesion[u]}: with more it is gone`);
  if (hits > 0 && !has(g, u, EVER_HIT)) say('marks', 'must hold everHit: it has hits');
  if (has(g, u, SQUARE) && isHorse(type)) say('marks', 'square is for infantry and its guns');
}

/** 5.43 Every unit on the map lies in one stack, in its hex; both sides share a hex only where they fight for it. */
export function auditStacks(g: Field, bad: Report): void {
  const { w, s } = g;
  const seen = new Uint8Array(w.units);
  for (let u = unitId(0); u < w.units; u++) {
    if (!isOnMap(g, u)) continue;
    const hex = hexOf(g, u);
    if (topOf(g, hex) !== u) continue;
    for (let v = u; v >= 0 && !seen[v]; v = underOf(g, v)) {
      seen[v] = 1;
      const below = underOf(g, v);
      if (below < 0) continue;
      if (!isOnMap(g, below) || s.unit.hex[below] !== hex)
        bad(`unit.${w.unitIds[v]}.under`, `${w.unitIds[below]} is not in its hex`);
      else if (seen[below]) bad(`unit.${w.unitIds[v]}.under`, `${w.unitIds[below]} lies under another`);
    }
  }
  for (let u = unitId(0); u < w.units; u++)
    if (isOnMap(g, u) && !seen[u]) bad(`unit.${w.unitIds[u]}.under`, 'is in no stack: nobody says what lies on it');
}
export function auditSides(g: Field, bad: Report): void {
  const { w, s } = g;
  for (let u = unitId(0); u < w.units; u++) {
    const below = underOf(g, u);
    if (!isOnMap(g, u) || below < 0 || w.unitSide[below] === w.unitSide[u]) continue;
    const isFoughtFor = isFightOn(g) && s.unit.hex[u] === fightHex(g) && w.unitSide[u] === attackingSide(g);
    if (!isFoughtFor) bad(`unit.${w.unitIds[u]}.hex`, `is held by the enemy (${w.unitIds[below]})`);
  }
  if (!isFightOn(g)) return;
  for (const u of stackOf(g, fightHex(g)))
    if (w.unitSide[u] === attackingSide(g) && !isInFight(g, u))
      bad(`unit.${w.unitIds[u]}.hex`, 'is fought for: only who attacks can be there');
}

/** 8.4 Leaders are on the map exactly if they have a hex; they follow a unit only into a fight. */
export function auditLeaders(g: Field, bad: Report): void {
  for (let l = leaderId(0); l < g.w.leaders; l++) auditLeader(g, l, reportOf(bad, 'leader', leaderIdOf(g, l)));
}
function auditLeader(g: Field, l: LeaderId, say: Report): void {
  const { w, s } = g;
  const isOn = s.leader.place[l] === 1;
  const hex = leaderHex(g, l);
  if (isOn !== hex < w.grid.size) say('hex', isOn ? 'must be a hex' : 'must be null');
  const u = followedBy(g, l);
  if (u < 0) return;
  if (!isOn) say('follows', 'must be null for a leader who is not on the map');
  else if (w.unitSide[u] !== w.leaderSide[l]) say('follows', 'must be a unit of his side');
  else if (!isFightOn(g) || !isInFight(g, u)) say('follows', 'must be a unit that attacks now');
}
