import {
  type Action,
  allHold,
  type Condition,
  EVERY,
  itemAt,
  NO_PIECE,
  type Question,
  type Refusal,
  type Work,
  whyNot,
} from '@tambour/kernel';
import { mayFire, whyNoFire } from '../../rules/firing/able.ts';
import { whyNotAt } from '../../rules/firing/aim.ts';
import { partsOf, type ShotPart } from '../../rules/firing/figures.ts';
import { nearestOf } from '../../rules/table/placed.ts';
import { say } from '../../texts/say-battle.ts';
import { firstSide, valueAt } from '../model/columns.ts';
import { type UnitId, unitId } from '../model/ids.ts';
import { must, mustFirst, wrongMoment } from '../model/refusal.ts';
import { AIM_ROWS, type Field, HOLDS, orNobody, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { sideOf, unitOf } from '../model/views.ts';
import { type Aimed, aimOf, partAt, shoot, shooterOf, shotIn, slotOf, targetsIn } from '../shooting.ts';
import { enqueue, takeTests } from '../tests/queue.ts';
import { watchFor } from '../watch.ts';

/** C14g FIRE: both sides allocate, the first before the second, neither seeing the other's targets; then all shots fall at once. */
const fire: Work<Field> = {
  name: 'fire',
  run(g) {
    const first = firstSide(g);
    push(g, STEP.shots);
    push(g, STEP.allocate, 1 - first);
    push(g, STEP.allocate, first);
  },
};

/** A shot with those it may be aimed at. */
interface Chance {
  readonly part: ShotPart;
  readonly row: number;
  readonly targets: readonly UnitId[];
}
/** C7a C7f C7n The shots of a unit that have a target. */
export function chancesOf(g: Field, u: UnitId): readonly Chance[] {
  const who = shooterOf(g, u);
  if (!mayFire(who)) return [];
  return partsOf(who)
    .map((part) => ({ part, row: u * AIM_ROWS + slotOf(part), targets: targetsIn(g, u, part, who) }))
    .filter(({ targets }) => targets.length > 0);
}
/** C14g Those of them for which nothing is chosen yet. */
const openShots = (g: Field, u: UnitId): readonly Chance[] =>
  chancesOf(g, u).filter(({ row }) => g.s.aim.target[row] === 0);
/** C14g The target of a shot for which none was chosen: the nearest. */
export const nearestTarget = (g: Field, u: UnitId, targets: readonly UnitId[]): UnitId =>
  nearestOf(
    unitOf(g, u),
    targets.map((target) => unitOf(g, target)),
  )?.u ?? itemAt(targets, 0);
/** Every unit of a side, by number. */
export function* unitsIn(g: Field, side: number): Generator<UnitId> {
  for (let u = unitId(0); u < g.w.rows; u++) if (sideOf(g, u) === side) yield u;
}

interface FireOrder {
  readonly g: Field;
  readonly side: number;
  readonly u: UnitId;
  readonly slot: number;
}
const OWN: readonly Condition<FireOrder>[] = [mustFirst('C14g', 'notYours', ({ g, u, side }) => sideOf(g, u) === side)];
/** C7f C7n C14g What a shot needs to be allocated, besides what fire asks of its unit and of its target. */
const SHOT: readonly Condition<FireOrder>[] = [
  mustFirst('C7f', 'noSuchShot', ({ g, u, slot }) => partAt(g, u, slot) !== undefined),
  mustFirst('C14g', 'aimDecided', ({ g, u, slot }) => g.s.aim.target[u * AIM_ROWS + slot] === 0),
];
/** C7a C14g What a unit needs to hold its fire: a shot that is still to be allocated. */
const HOLD: readonly Condition<FireOrder>[] = [
  mustFirst('C7a', 'noTarget', ({ g, u }) => chancesOf(g, u).length > 0),
  must('C14g', 'aimDecided', ({ g, u }) => openShots(g, u).length > 0),
];
/** The reasons against an order, the plainest first. */
function whyNoOrder(c: FireOrder, o: Action): readonly Refusal[] {
  const { g, u } = c;
  if (!allHold(OWN, c)) return whyNot(OWN, c);
  const who = shooterOf(g, u);
  if (!mayFire(who)) return whyNoFire(who);
  if (o.verb === VERB.hold) return whyNot(HOLD, c);
  const part = partAt(g, u, c.slot);
  if (!part || !allHold(SHOT, c)) return whyNot(SHOT, c);
  return whyNotAt({ ...aimOf(g, u, part, who), target: unitOf(g, unitId(o.b)) });
}

/** C7a C7c C14g Each side chooses a target for its shots, or holds its fire, unseen; whoever is left when it is done fires at the nearest. */
const allocate: Question<Field> = {
  name: 'allocate',
  rule: 'C14g',
  side: (_, side) => side,
  list(g, out, piece, side) {
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB['open-fire']);
    if (piece === NO_PIECE) return;
    for (const u of unitsIn(g, side)) {
      if (out.isFull) return;
      if (piece !== EVERY && piece !== u) continue;
      const open = openShots(g, u);
      for (const { part, targets } of open) for (const target of targets) out.add(VERB.fire, u, target, slotOf(part));
      if (open.length > 0) out.add(VERB.hold, u);
    }
  },
  pieces(g, pool, side) {
    for (const u of unitsIn(g, side)) if (openShots(g, u).length > 0) pool.add(u);
  },
  act(g, o, side) {
    const { target } = g.s.aim;
    if (o.verb === VERB['open-fire']) {
      for (const u of unitsIn(g, side))
        for (const { row, targets } of openShots(g, u)) target[row] = nearestTarget(g, u, targets) + 1;
      return;
    }
    if (o.verb === VERB.fire) target[o.a * AIM_ROWS + o.c] = o.b + 1;
    else for (const { row } of openShots(g, unitId(o.a))) target[row] = HOLDS;
    push(g, STEP.allocate, side);
  },
  refuse(g, o, side) {
    if (o.verb !== VERB.fire && o.verb !== VERB.hold && o.verb !== VERB['open-fire'])
      return [wrongMoment('C14g', o.verb)];
    return o.verb === VERB['open-fire'] ? [] : whyNoOrder({ g, side, u: unitId(o.a), slot: o.c }, o);
  },
  prompt: () => say('prompt.allocate'),
};

/** C7a The shots that both sides have allocated, the first side's before the second's. */
function allocated(g: Field): readonly Aimed[] {
  const first = firstSide(g);
  return [first, 1 - first].flatMap((side) =>
    [...unitsIn(g, side)].flatMap((shooter) =>
      chancesOf(g, shooter).flatMap(({ part, row }) => {
        const kept = valueAt(g.s.aim.target, row);
        if (kept === 0 || kept === HOLDS) return [];
        const target = orNobody(kept);
        const shot = shotIn(g, shooter, part, target);
        return shot ? [{ shooter, target, shot }] : [];
      }),
    ),
  );
}
/** C7k C14g C6f The targets are shown, and all shots fall: losses, then risk, then tests, also of who is seen by its fire. */
const shots: Work<Field> = {
  name: 'shots',
  run(g) {
    const aimed = allocated(g);
    g.s.battle.isShown[0] = 1;
    g.pen.reveal();
    const dues = shoot(g, aimed, 'C7k');
    g.s.battle.isFired[0] = 1;
    enqueue(g, dues);
    watchFor(g, [...new Set(aimed.map(({ shooter }) => shooter))]);
    takeTests(g);
  },
};

/** C7j C14g What one shot comes to if it alone falls, with the tests it causes: for odds, while targets are still being chosen. */
export function tryShot(g: Field, o: Action): boolean {
  if (o.verb !== VERB.fire) return false;
  const shooter = unitId(o.a);
  const target = unitId(o.b);
  const part = partAt(g, shooter, o.c);
  const shot = part && shotIn(g, shooter, part, target);
  if (!shot) return false;
  const dues = shoot(g, [{ shooter, target, shot }], 'C7k');
  g.s.battle.isFired[0] = 1;
  enqueue(g, dues);
  takeTests(g);
  return true;
}

/** FIRE: secret allocation, shots, losses, risk (C7, C12f). */
export const FIRE_STEPS = [fire, allocate, shots] as const;
