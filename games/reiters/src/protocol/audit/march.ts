import { itemAt, type Report } from '@tambour/kernel';
import { type UnitId, unitId } from '../../model/ids.ts';
import { hasLeader } from '../../model/leader.ts';
import { groundCost, lastStep, NOBODY, onTheMarch, spentSoFar } from '../../model/lookup.ts';
import { isUnit, leaderOf, placeOf, sideOf } from '../../model/piece.ts';
import { type Field, LEADER_MARK, MARK } from '../../model/state.ts';
import { has, isGun, isOnMap, sheetOf, zoneOf } from '../../model/unit.ts';
import { FORBIDDEN, ON_MAP } from '../../model/vocabulary.ts';
import { linkOf } from '../../model/world.ts';
import { hasRoom, unitsIn } from '../../model/zone.ts';
import { roadBonusOf } from '../../rules/4-allowance.ts';
import { isMoving, startOf } from '../../rules/4-moving-piece.ts';
import { zoneToll } from '../../rules/4-toll.ts';
import type { Moment } from './moment.ts';

/** 4.1Pg The piece on the march, if any: of the active side, in its movement, and able to go on. */
export function auditMarch(m: Moment, bad: Report): void {
  const { g } = m;
  const { battle } = g.s;
  const piece = onTheMarch(g);
  if (piece === NOBODY) {
    for (const column of ['spent', 'start', 'stepCost', 'stepFell', 'offRoad'] as const)
      if (battle[column][0] !== 0) bad(`battle.${column}`, 'must be 0: nobody is on the march');
  } else if (m.sequence !== 'movement') bad('battle.moving', 'must be 0 outside the movement sequence');
  else if (!mayBeMoving(m, piece))
    bad('battle.moving', 'must be a piece of the active side that has not finished its move');
  else auditSpent(m, piece, bad);
  auditWay(m, bad);
}
const mayBeMoving = ({ g, active }: Moment, piece: number): boolean =>
  sideOf(g, piece) === active &&
  placeOf(g, piece) === ON_MAP &&
  (isUnit(g, piece)
    ? !has(g, piece, MARK.finished | MARK.created) && !isGun(g, piece)
    : !hasLeader(g, leaderOf(g, piece), LEADER_MARK.finished));

/** 4.1Pa 4.1.1e 4.5c 10.1h More than a piece can ever have spent: its best face, the best order, the road. */
function mostPoints(g: Field, piece: number): number {
  const { w } = g;
  const { movement, orders, zones } = w.charts;
  const entry = Math.max(...zones.map((z) => z.mp ?? 0)) + movement.zocSurcharge;
  if (!isUnit(g, piece)) return Math.max(movement.leaderAllowance + movement.roadBonus.leader, entry);
  const { front, back = front } = sheetOf(g, piece);
  const order = w.switches.advanced ? Math.max(0, ...orders.map((o) => o.mp)) : 0;
  const road = Math.max(roadBonusOf(g, front.arm), roadBonusOf(g, back.arm));
  return Math.max(front.ma, back.ma) + order + road;
}
function auditSpent({ g }: Moment, piece: number, bad: Report): void {
  const { battle } = g.s;
  const most = mostPoints(g, piece);
  const spent = spentSoFar(g);
  if (spent > most) bad('battle.spent', `must be 0 to ${most}`);
  if (lastStep(g) > spent) bad('battle.stepCost', 'must not be more than spent');
  const canFall = isUnit(g, piece) && lastStep(g) >= g.w.charts.movement.stepTestAt;
  if (battle.stepFell[0] && !canFall) bad('battle.stepFell', 'must be 0: its last step disorders nobody');
  if (g.w.type[startOf(g, piece)] === FORBIDDEN) bad('battle.start', 'nobody can have set out from there');
}

/** The way of a command is there while it is carried out: that is, when someone is asked in the middle of it. */
function auditWay({ g, above, passive }: Moment, bad: Report): void {
  const { battle, path } = g.s;
  if (above[0]?.step === 'march') {
    const fault = wayFault(g, unitId(above[0].with[0]), passive);
    if (fault) bad(...fault);
    return;
  }
  for (const column of ['path', 'pathAt'] as const)
    if (battle[column][0] !== 0) bad(`battle.${column}`, 'must be 0: nobody is on his way');
  if (path.zone.some((z) => z !== 0)) bad('path', 'must be empty: nobody is on his way');
}
function wayFault(g: Field, u: UnitId, passive: number): Parameters<Report> | undefined {
  const { battle, path } = g.s;
  const [length, at] = [itemAt(battle.path, 0), itemAt(battle.pathAt, 0)];
  if (at < 1 || at > length) return ['battle.pathAt', `must be 1 to ${length}`];
  if (!isMoving(g, u) || !isOnMap(g, u)) return undefined;
  const here = zoneOf(g, u);
  if (path.zone[at - 1] !== here) return [`path.${at - 1}.zone`, 'is not where the unit is'];
  let from = here;
  let spent = spentSoFar(g);
  for (let i = at; i < length; i++) {
    const z = itemAt(path.zone, i);
    const link = linkOf(g.w, from, z);
    if (link < 0 || unitsIn(g, z, passive) > 0 || (z !== here && !hasRoom(g, u, z)))
      return [`path.${i}.zone`, 'is not where the unit can go on to'];
    spent += groundCost(g, link) + zoneToll(g, u, z);
    from = z;
  }
  return spent > mostPoints(g, u) ? ['path', 'is longer than the unit can go'] : undefined;
}
