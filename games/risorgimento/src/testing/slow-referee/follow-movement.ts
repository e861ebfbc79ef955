import { alarm } from './alarm.ts';
import { cohesion, columnOf, isGun, type Unit } from './book.ts';
import { leaderCosts } from './command.ts';
import { rideAlong } from './follow-riders.ts';
import type { EventOf, Followed } from './followed.ts';
import { allowance, contact, journeyOf, stepCost, whyNot } from './movement.ts';
import { due, nothingDue, wade } from './pending.ts';
import { checkDuty } from './reactions.ts';
import { FACINGS } from './saved.ts';
import { charts, type Side } from './scenario-file.ts';
import { mayJoin } from './stacking.ts';
import { isInZone } from './zones.ts';

/* 5: what a step of a march costs, and whether it may be taken. */

const isStrategic = (f: Followed): boolean =>
  f.order.type === 'strategic' || (f.order.type === 'enter' && f.order.strategic === true);

export function stepped(f: Followed, e: EventOf<'stepped'>): void {
  const { book } = f;
  const u = book.unit(e.piece);
  nothingDue(f, 'the next step');
  f.same(`where ${e.piece} comes from`, e.from, u.hex);
  f.touched.add(u.id);
  f.enteredHexes = [e.to];
  f.answers = [];
  if (e.rule === '7.5d') {
    f.same('cost of a charge', e.cost, 0);
    rideAlong(f, u, e.from, e.to);
    book.put(u, e.to);
    u.facing = book.ground.direction(e.from, e.to);
    alarm(f, u);
    return;
  }
  const journey = f.journeys.get(u.id) ?? journeyOf(book, u, isStrategic(f));
  if (journey.steps === 0) {
    f.must(f.members.includes(u), `${u.id} is not of the formation that acts`);
    f.must(!['inReserve', 'square'].some((m) => u.marks.has(m)), `${u.id} may not move`);
    f.must(f.orders !== 'inert', `${u.id} is inert and moves`);
    if (journey.isStrategic) {
      f.must(book.nearestEnemy(e.from, u.side) > 3, `${u.id} starts strategic movement near the enemy`);
      f.must(!book.isNight, `${u.id} moves strategically at night`);
      f.must(!u.did.has('fired'), `${u.id} has fired and moves strategically`);
      const mayBegin = f.orders === 'with' || ['commanded', 'wasStrategic', 'entered'].some((deed) => u.did.has(deed));
      f.must(!book.hasErrata || mayBegin || f.outOfReserve.has(u.id), `E4.42 ${u.id} begins strategic movement`);
    }
    const isFreeGun = u.brigade.kind === 'reserve-artillery' || u.did.has('commanded') || !u.did.has('fired');
    f.must(!book.hasErrata || !isGun(u) || isFreeGun, `E4.42 ${u.id} has fired and moves`);
  }
  f.journeys.set(u.id, journey);
  f.must(f.mover === undefined || f.mover === u.id || !u.did.has('moved'), `${u.id} moves on after ${f.mover}`);
  f.mover = u.id;
  f.must(!u.did.has('halted') && !u.marks.has('squaredThisTurn'), `${u.id} was halted and moves`);
  for (const why of whyNot(book, u, e.from, e.to, journey, u.did.has('commanded')))
    f.fault(`${u.id} ${e.from}-${e.to}: ${why}`);
  checkDuty(f, u, e.to);
  // 6.34 R55 Cavalry that gave way costs nothing more; before a jäger, or a counter-charge, the step is paid as it was declared.
  const isStopped = f.isCountered || f.ghosts.some(({ unit }) => unit.file.type === 'jager');
  f.isCountered = false;
  const read = () => stepCost(book, u, e.from, e.to, journey);
  const cost = isStopped ? withGhosts(f, read) : withoutGhosts(f, read);
  // M1 What turning cost before the first step was paid where the unit stood.
  if (f.order.type !== 'enter' || journey.steps > 1)
    u.spent += perceptionCost(f, f.stepsOfOrder === 0 ? u.facing : f.heading, e.from, e.to, f.stepsOfOrder === 0);
  const turn = turningCost(f, u, e.from, e.to);
  f.same(`cost of ${u.id} ${e.from}-${e.to}`, e.cost, cost === undefined ? cost : cost + turn);
  const most = allowance(u, journey.isStrategic);
  const isMinimum = journey.steps === 0 && u.spent === 0;
  f.must(u.spent + e.cost <= most || isMinimum, `${u.id} spends ${u.spent}+${e.cost} of ${most}`);
  journey.steps++;
  f.hasStepped = true;
  f.stepsOfOrder++;
  u.spent += e.cost;
  u.did.add('moved');
  book.put(u, e.to);
  u.facing = book.ground.direction(e.from, e.to);
  f.heading = u.facing;
  if (journey.isStrategic) u.marks.add('strategic');
  wade(f, u, e.from, e.to);
  // 6.32 7.21 A zone ends the movement, and so does a jäger who has given way.
  if (isInZone(book, e.to, u.side) || isStopped) u.did.add('halted');
  alarm(f, u);
}
/** R55 Before a jäger who gives way the step costs what it was to cost: he is counted where he stood. */
function withGhosts<T>(f: Followed, read: () => T): T {
  const { book } = f;
  const there = f.ghosts.map((ghost) => ({
    ...ghost,
    now: ghost.unit.hex,
    isShaken: ghost.unit.marks.has('disordered') && !ghost.wasDisordered,
  }));
  for (const { unit, hex, isShaken } of there) {
    book.put(unit, hex);
    if (isShaken) unit.marks.delete('disordered');
  }
  const out = read();
  for (const { unit, now, isShaken } of there) {
    if (now !== undefined) book.put(unit, now);
    if (isShaken) unit.marks.add('disordered');
  }
  f.ghosts = [];
  return out;
}
/** 6.34 Cavalry that has given way is not counted, neither where it stood nor where it stands now. */
function withoutGhosts<T>(f: Followed, read: () => T): T {
  const { stacks } = f.book;
  const gone = f.ghosts.map(({ unit }) => ({ unit, hex: unit.hex!, stack: stacks.get(unit.hex!) ?? [] }));
  for (const { unit, hex } of gone)
    stacks.set(
      hex,
      (stacks.get(hex) ?? []).filter((id) => id !== unit.id),
    );
  const out = read();
  for (const { hex, stack } of gone.reverse()) stacks.set(hex, stack);
  f.ghosts = [];
  return out;
}
/** M1 What turning costs before a step out of heavy crops off the road. */
function perceptionCost(f: Followed, facing: number, from: string, to: string, isFirst: boolean): number {
  const { book } = f;
  if (!book.effect('perception') || !book.ground.isThick(from) || book.ground.isOpenWay(from, to)) return 0;
  const off = Math.abs(((book.ground.direction(from, to) - facing + 9) % 6) - 3);
  return off > (isFirst ? 1 : 2) ? 1 : 0;
}
/** M1 What it costs to face otherwise at the end of a march in heavy crops than along the way or one side off it. */
function turningCost(f: Followed, u: Unit, from: string, to: string): number {
  const { book, order: command } = f;
  if (!book.effect('perception') || !book.ground.isThick(to) || command.to !== to || command.facing === undefined)
    return 0;
  // R111 Who joins a stack takes its facing.
  if (!isGun(u) && book.in(to).some((v) => !isGun(v))) return 0;
  const off = Math.abs(((FACINGS.indexOf(String(command.facing)) - book.ground.direction(from, to) + 9) % 6) - 3);
  return off > 1 ? 1 : 0;
}
export function turned(f: Followed, e: EventOf<'turned'>): void {
  const { book } = f;
  const u = book.unit(e.piece);
  const turn = Math.abs(((e.facing - u.facing + 9) % 6) - 3);
  if (isInZone(book, u.hex!, u.side) && !u.did.has('moved') && ['move', 'strategic'].includes(f.command.type))
    f.must(turn <= 1, `6.33 ${u.id} turns by ${turn} in a zone`);
  const isOnTheSpot = f.command.to === u.hex && f.command.type !== 'enter' && !f.hasStepped;
  // R111 Who has come to others faces as they do; in a zone a stack turns by one hexside in all (6.33).
  const mates = isGun(u) ? [] : book.in(u.hex!).filter((v) => v !== u && !isGun(v) && v.side === u.side);
  if (isOnTheSpot && f.command.type === 'move') {
    f.must(mates.length === 0 || !u.did.has('moved'), `R111 ${u.id} has come to others and turns them`);
    if (isInZone(book, u.hex!, u.side))
      f.must(!mates.some((v) => v.did.has('turned') && !v.did.has('moved')), `6.33 ${u.id} turns its hex once more`);
    u.did.add('turned');
  }
  if (isOnTheSpot && book.effect('perception') && book.ground.isThick(u.hex!) && turn > 0) u.spent += 1;
  // R111 A unit of the stack turns the hex with it; batteries keep their own facing.
  // Who withdraws is told to turn before he is told to go.
  if (f.command.type === 'withdraw' && f.command.unit === u.id) {
    f.touched.add(u.id);
    return;
  }
  const all = isGun(u) ? [u] : book.in(u.hex!).filter((v) => !isGun(v) && v.side === u.side);
  for (const v of all) {
    v.facing = e.facing;
    f.touched.add(v.id);
  }
}
export function arrived(f: Followed, e: EventOf<'arrived'>): void {
  const { book } = f;
  const due = book.reinforcementOf(e.piece);
  f.must(due !== undefined && due.turn <= book.turn, `${e.piece} is not due`);
  const isRider = !book.isUnit(e.piece) && book.leader(e.piece).file.rank === 'brigadier';
  if (due && isRider) {
    riderArrived(f, e, due.entry);
    return;
  }
  if (due && !due.entry.includes(e.hex))
    f.must(
      isBlocked(f, due.entry, book.isUnit(e.piece) ? book.unit(e.piece).side : book.leader(e.piece).file.side),
      `${e.piece} enters by ${e.hex}`,
    );
  if (!book.isUnit(e.piece)) {
    Object.assign(book.leader(e.piece), { hex: e.hex, place: 'on-map' });
    return;
  }
  const u = book.unit(e.piece);
  f.must(f.members.includes(u), `${u.id} enters out of its step`);
  // 5.6 R42 The first pays the cost of the hex, each further one that cost times those already through.
  const through = f.through.get(e.hex) ?? 0;
  f.through.set(e.hex, through + 1);
  const price = entryCost(f, u, e.hex);
  f.same(`entry of ${u.id} by ${e.hex}`, e.cost, price * Math.max(1, through) + contact(book, u, e.hex));
  f.must(e.cost <= allowance(u, isStrategic(f)), `${u.id} cannot pay ${e.cost} to enter`);
  f.must(mayJoin(book, u, e.hex), `5.41 ${u.id} enters an occupied ${e.hex}`);
  f.must(!isStrategic(f) || book.nearestEnemy(e.hex, u.side) > 3, `${u.id} enters strategically near the enemy`);
  f.mover = u.id;
  f.touched.add(u.id);
  f.enteredHexes = [e.hex];
  book.put(u, e.hex);
  u.spent += e.cost;
  u.did.add('commanded').add('entered').add('moved');
  f.journeys.set(u.id, {
    ...journeyOf(book, u, isStrategic(f)),
    steps: 1,
    startedInZone: false,
    startedInGarrison: false,
  });
  if (isStrategic(f)) u.marks.add('strategic');
  alarm(f, u);
}
/** A brigadier enters at his own cost, and rides on. */
function riderArrived(f: Followed, e: EventOf<'arrived'>, entry: readonly string[]): void {
  const { book } = f;
  const l = book.leader(e.piece);
  const { side, ma } = l.file;
  const mayBe = (hex: string): boolean => !book.isNextToEnemy(hex, side) || book.isHeldBy(hex, side);
  const costs = entry.map((hex) => leaderCosts(book, hex, side, ma, mayBe).get(e.hex) ?? 999);
  if (!isBlocked(f, entry, side)) f.same(`entry of ${l.id} to ${e.hex}`, e.cost, Math.min(...costs) + 1);
  f.must(e.cost <= ma, `${l.id} cannot pay ${e.cost}`);
  Object.assign(l, { hex: e.hex, place: 'on-map' });
}
/** R43 An entry hex that the enemy stands too near to, or is in. */
const isBlocked = (f: Followed, entry: readonly string[], side: Side): boolean =>
  entry.every((hex) => f.book.nearestEnemy(hex, side) <= charts.entry.distance);
/** The cost of the entry hex itself: by the way that leads out of the map there, or off it. */
function entryCost(f: Followed, u: Unit, hex: string): number {
  const { book } = f;
  const { ground } = book;
  const off = Math.max(...ground.rows(hex).map((row) => row.move[columnOf(u)] ?? 99));
  const ends = Object.entries(book.file.map.roads)
    .filter(([, paths]) => paths.some((path) => path[0] === hex || path.at(-1) === hex))
    .map(([way]) => way);
  const isRoad = ends.includes('main') || (ends.includes('secondary') && book.weather !== 'rain');
  const mayUseWay = ground.terrain(hex) !== 'lightly_cultivated' || book.in(hex).length === 0;
  if (isRoad && mayUseWay) return 1;
  return ends.length > 0 && mayUseWay ? Math.max(1, Math.floor(off / 2)) : off;
}
/** 4.43 6.2 In an extended activation a unit that has moved is tried; artillery is not (R45). */
export function exertionRolled(f: Followed, e: EventOf<'exertion-rolled'>): void {
  const u = f.book.unit(e.piece);
  f.must(f.isExtended && u.did.has('moved') && !isGun(u), `${u.id} is tried for no reason`);
  f.must(!u.did.has('exerted'), `${u.id} is tried twice`);
  u.did.add('exerted');
  f.same(`exertion of ${u.id}`, [e.cohesion, e.holds], [cohesion(u), e.die <= cohesion(u)]);
  if (e.die > cohesion(u)) due(f, 'hit', u.id);
}
