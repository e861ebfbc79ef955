import { framesOf, type Report } from '@tambour/kernel';
import { unitId } from '../../model/ids.ts';
import {
  attackerCount,
  attackerOf,
  BOUND,
  chargePath,
  defenderCount,
  defenderOf,
  enteredFrom,
  type Field,
  fightHex,
  hexOf,
  hitsOnAttackers,
  hitsOnDefenders,
  isOnMap,
  MOST_FIGHTERS,
  pledgeOf,
  startOf,
} from '../../model/state.ts';
import { STEP_NAMES } from '../../model/step-id.ts';
import { ARTILLERY, CHARGE, COUNTER_CHARGE, enemyOf, isHorse } from '../../model/vocabulary.ts';
import { typeOf } from '../../model/world-lookup.ts';
import { hexesOfPath, stepsOfPath } from '../../rules/7-charge-path.ts';
import { attackingSide, sideTowards } from '../../rules/7-fight.ts';
import { activeSide } from '../../rules/7-fire-sum.ts';
import { isFightOn, stepsOn } from './fight-frames.ts';

/** The lists of a fight are filled while it is fought, and empty otherwise. */
export function auditFight(g: Field, bad: Report): void {
  if (isFightOn(g)) auditLists(g, bad);
  else auditPeace(g, bad);
  auditSpare(g, bad);
  auditPledges(g, bad);
}
function auditPeace(g: Field, bad: Report): void {
  for (const [name, column] of Object.entries(g.s.fight))
    if (column[0] !== 0) bad(`fight.${name}`, 'must be as at the start: nobody fights');
}
/** Rows beyond those counted are empty. */
function auditSpare(g: Field, bad: Report): void {
  const { attacker, defender } = g.s;
  const empty = (group: string, columns: Readonly<Record<string, { readonly [i: number]: number }>>, from: number) => {
    for (let row = from; row < MOST_FIGHTERS; row++)
      for (const [name, column] of Object.entries(columns))
        if (column[row] !== 0) bad(`${group}.${row}.${name}`, 'must be as at the start: the row is not in use');
  };
  empty('attacker', attacker, attackerCount(g));
  empty('defender', defender, defenderCount(g));
}
/** 7.3c What a stack has said binds it until the attacks of its formation are over. */
function auditPledges(g: Field, bad: Report): void {
  const isAssault = stepsOn(g).includes('assault');
  for (let u = unitId(0); u < g.w.units; u++) {
    const pledge = pledgeOf(g, u);
    if (pledge !== 0 && !isAssault) bad(`unit.${g.w.unitIds[u]}.pledge`, 'must be null: no formation attacks');
    else if (pledge !== BOUND && pledge > g.w.grid.size) bad(`unit.${g.w.unitIds[u]}.pledge`, 'must be a hex');
  }
}

function auditLists(g: Field, bad: Report): void {
  const { w, s } = g;
  const { fight, attacker, defender } = s;
  if (fight.kind[0] === 0) bad('fight.kind', 'must be that of the fight under way');
  if (fight.attackers[0] === 0) {
    bad('fight.attackers', 'must be 1 or more in a fight');
    return;
  }
  const side = attackingSide(g);
  const isAnswer = stepsOn(g).includes('counter');
  if (side !== (isAnswer ? enemyOf(activeSide(g)) : activeSide(g)))
    bad('attacker.0.unit', isAnswer ? 'must be of the side that reacts' : 'must be of the side that acts');
  const most = Math.max(...w.charts.attack.rows.map((row) => row.hits));
  const seen = new Set<number>();
  const fights = (at: string, u: number, of: number): void => {
    if (seen.has(u)) bad(`${at}.unit`, 'is there twice');
    else if (w.unitSide[u] !== of) bad(`${at}.unit`, 'must be of the same side as the others');
    else if (w.unitType[u] === ARTILLERY) bad(`${at}.unit`, 'must not be a battery');
    seen.add(u);
  };
  for (let row = 0; row < attackerCount(g); row++) {
    fights(`attacker.${row}`, attackerOf(g, row), side);
    auditWay(g, row, bad);
  }
  for (let row = 0; row < defenderCount(g); row++) fights(`defender.${row}`, defenderOf(g, row), enemyOf(side));
  const shared = (hits: Uint8Array): number => hits.reduce((sum, n) => sum + n, 0);
  for (const [total, hits, name] of [
    [hitsOnAttackers(g), attacker.hits, 'attackerHits'],
    [hitsOnDefenders(g), defender.hits, 'defenderHits'],
  ] as const) {
    if (total > most) bad(`fight.${name}`, `must be at most ${most}`);
    if (shared(hits) > total) bad(`fight.${name}`, 'must be no less than what the units have been given');
  }
}

/** Where an attacker comes from: next to the hex it attacks, or by the way of its charge while that is still to be ridden. */
function auditWay(g: Field, row: number, bad: Report): void {
  const { w, s } = g;
  const { attacker, fight } = s;
  const at = `attacker.${row}`;
  const [start, from] = [startOf(g, row), enteredFrom(g, row)];
  const path = chargePath(g, row);
  const u = unitId(attackerOf(g, row));
  const isRide = fight.kind[0] === CHARGE;
  if (path > 0) {
    const hexes = hexesOfPath(g, start, path);
    const isWhole = hexes.length === stepsOfPath(path).length + 1 && hexes.length > 1;
    if (!isWhole || hexes.at(-1) !== fightHex(g)) bad(`${at}.path`, 'must lead to the hex that is attacked');
    else if (hexes.length - 1 > w.charts.charge.most) bad(`${at}.path`, 'is longer than a charge');
    if (!isHorse(typeOf(g, u))) bad(`${at}.path`, 'must be 0: only cavalry charges');
  } else if (isRide || fight.kind[0] === COUNTER_CHARGE) bad(`${at}.path`, 'must be the way of the charge');
  if (isOnMap(g, u) && hexOf(g, u) >= w.grid.size) bad(`${at}.unit`, 'must stand in a hex');
  if (attacker.isOut[row]) return;
  const isNext = sideTowards(g, from, fightHex(g)) >= 0;
  const isRiding = isRide && from === start && (attacker.isIn[row] === 0 || isRideOn(g));
  if (!isNext && !isRiding) bad(`${at}.from`, 'must be next to the hex that is attacked');
}
/** Whether some of those who charge are on their way. */
const isRideOn = (g: Field): boolean =>
  framesOf(g.s, STEP_NAMES).some(({ step, with: [phase] }) => step === 'charge' && phase > 0);
