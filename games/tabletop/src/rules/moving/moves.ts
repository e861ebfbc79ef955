import {
  FINE,
  type FlushRequest,
  headingAgainstSide,
  headingOf,
  isInContact,
  placeFlush,
  type Spot,
  turnBetween,
  wrapHeading,
} from '@tambour/boards';
import { allHold } from '@tambour/kernel';
import { FORMATIONS, type Formation } from '../../model/vocabulary.ts';
import { sizeOf } from '../table/footprints.ts';
import type { Sector } from '../table/ground.ts';
import { nearestOf } from '../table/placed.ts';
import { attempt, isAdmitted } from './attempt.ts';
import { WHO } from './conditions.ts';
import { courseOf } from './course.ts';
import { farthestAlong, farthestRun } from './farthest.ts';
import type { Field } from './field.ts';
import type { Command, Run } from './mover.ts';
import { Trial } from './trial.ts';

const DEGREE = 100;
/** Wheels worth a name, in degrees, either way. */
const WHEELS = [15, 30, 45, 90] as const;
const TURNS = [45, 90, 135, 180, 225, 270, 315] as const;
const FAR = 4_000;

/** The way ahead or back: as far as it may go, half of that, and up to each line on it, to cross it or to stop before it. */
function straightMoves(field: Field, kind: 'advance' | 'back'): readonly Run[] {
  const farthest = farthestRun(field, { kind, length: FAR });
  if (!farthest || farthest.kind === 'wheel') return [];
  const { length } = farthest;
  const share = (parts: number): number => Math.floor((length * parts) / 4);
  if (kind === 'back') return [farthest, { kind, length: share(2) }];
  const lines = courseOf(field, field.start, farthest, 'whole').lines.flatMap(({ at }) => [at, at - 1]);
  return [length, share(3), share(2), share(1), ...lines].map((some) => ({ kind, length: some }));
}
/** C3b Towards a point: a wheel as far as to face it, then straight on as far as it may. */
function towards(field: Field, { x, y }: Readonly<Spot>): Command | null {
  const { base, formation } = field.c.unit;
  const [dx, dy] = [x - base.x, y - base.y];
  if (dx === 0 && dy === 0) return null;
  const heading = headingOf(dx, dy);
  const turn = turnBetween(base.heading, heading);
  const length = Math.min(FAR, Math.abs(dx) + Math.abs(dy));
  const first: Command = formation === 'skirmish' ? { kind: 'turn', heading } : { kind: 'wheel', turn };
  return farthestAlong(field, turn === 0 ? [{ kind: 'advance', length }] : [first, { kind: 'advance', length }]);
}
/**
 * Turns on the spot, or wheels either way up to the first that is too long or not free. A turn costs nothing, so it is worth a name only as the
 * first thing a unit does: a computer player would otherwise turn for ever between two fronts of which each is better than to be done.
 */
function turns(field: Field): readonly Command[] {
  const { base, formation } = field.c.unit;
  if (formation === 'skirmish' && field.c.half.isInHand) return [];
  if (formation === 'skirmish')
    return TURNS.map((turn): Command => ({ kind: 'turn', heading: wrapHeading(base.heading + turn * DEGREE) })).filter(
      (turn) => isAdmitted(attempt(field, turn)),
    );
  const found: Command[] = [];
  for (const hand of [1, -1])
    for (const degrees of WHEELS) {
      const wheel: Command = { kind: 'wheel', turn: hand * degrees * DEGREE };
      const trial = attempt(field, wheel);
      if (isAdmitted(trial)) found.push(wheel);
      else if (trial.lacks('time') || trial.stop) break;
    }
  return found;
}
/** Wheels before a march, and how far a wheel there and back sets it aside, in degrees. */
const SLANTS = [15, 30] as const;
/** C3b Half left and half right: a wheel and straight on; and aslant, with a second wheel that brings it back to its front. */
function slants(field: Field): readonly Command[] {
  const found: Command[] = [];
  if (field.c.unit.formation === 'skirmish') return found;
  for (const hand of [1, -1])
    for (const degrees of SLANTS) {
      const turn = hand * degrees * DEGREE;
      const march = farthestAlong(field, [
        { kind: 'wheel', turn },
        { kind: 'advance', length: FAR },
      ]);
      if (!march) break;
      found.push(march);
      const aslant = attempt(field, { ...march, heading: field.c.unit.base.heading });
      if (isAdmitted(aslant)) found.push(aslant.command);
    }
  return found;
}
const LEAVE_AS: readonly Formation[] = ['line', 'attackColumn', 'marchColumn', 'limbered', 'unlimbered'];
/** C5b The ways out of a sector: before the middle of each of its sides, its back to it. */
function waysOut(field: Field, sector: Sector): readonly Command[] {
  const { unit, type, around } = field.c;
  const { shape } = sector;
  const found: Command[] = [];
  field.looked.coverAll();
  const blockers = [...field.solids.map((solid) => solid.shape), ...field.passable.map((friend) => friend.shape)];
  for (const formation of LEAVE_AS) {
    const isGuns = formation === 'limbered' || formation === 'unlimbered';
    if (isGuns !== (unit.arm === 'artillery')) continue;
    const size = sizeOf({ arm: unit.arm, figures: unit.figures, formation, initialCrew: type.initialFigures });
    const { xs, ys } = shape.outline;
    for (let side = 0; side < xs.length; side++) {
      const next = (side + 1) % xs.length;
      const heading = headingAgainstSide(shape, side);
      const middle = { x: ((xs[side] ?? 0) + (xs[next] ?? 0)) / 2, y: ((ys[side] ?? 0) + (ys[next] ?? 0)) / 2 };
      const request: FlushRequest = {
        target: shape,
        side,
        heading,
        ...size,
        ...middle,
        table: around.home.table,
        blockers,
        blockerCount: blockers.length,
      };
      const to = { x: 0, y: 0, heading: 0 };
      // Placed against the sector, then turned about: the ground it takes is the same.
      if (placeFlush(request, to))
        found.push({ kind: 'leave', formation, x: to.x, y: to.y, heading: wrapHeading(heading + 18_000) });
    }
  }
  return found;
}
/** What its order and the enemy draw it to. */
function goals({ c, enemies }: Field): readonly Readonly<Spot>[] {
  const spots: Readonly<Spot>[] = [];
  const centre = ({ shape }: { readonly shape: { readonly x: number; readonly y: number } }): Spot => ({
    x: Math.round(shape.x / FINE),
    y: Math.round(shape.y / FINE),
  });
  if (c.order.at) spots.push(c.order.at);
  if (c.order.unit) spots.push(centre(c.order.unit));
  const enemy = nearestOf(c.unit, enemies);
  if (enemy && c.order.type !== 'WITHDRAW') spots.push(centre(enemy));
  return spots;
}

/** What tells a command from any other. */
function keyOf(command: Command): string {
  switch (command.kind) {
    case 'advance':
    case 'back':
      return `${command.kind} ${command.length}`;
    case 'wheel':
      return `wheel ${command.turn}`;
    case 'turn':
      return `turn ${command.heading}`;
    case 'form':
      return `form ${command.formation}`;
    case 'enter':
      return `enter ${command.sector.id}`;
    case 'leave':
      return `leave ${command.formation} ${command.x} ${command.y} ${command.heading}`;
    case 'march':
      return `march ${command.x} ${command.y} ${command.heading}`;
    default:
      return command.kind;
  }
}
/**
 * Some 25 useful moves of a unit, every one of them admitted: ahead and back to what limits them, wheels, marches towards the enemy and
 * towards what its order names, and all that it may do on the spot. Any other command is admitted by the same conditions.
 */
export function movesOf(field: Field): readonly Command[] {
  const { c } = field;
  const { sector } = c.unit;
  if (!mayAct(field)) return [];
  const known: Command[] = [];
  const maybe: Command[] = [{ kind: 'reform' }, { kind: 'screen' }];
  if (sector) maybe.push(...waysOut(field, sector));
  else {
    for (const goal of goals(field)) {
      const march = towards(field, goal);
      if (march) known.push(march);
    }
    known.push(...turns(field), ...slants(field));
    maybe.push(...straightMoves(field, 'advance'), ...straightMoves(field, 'back'), { kind: 'face' });
    for (const formation of FORMATIONS) maybe.push({ kind: 'form', formation });
    for (const place of c.around.ground.sectors)
      if (isInContact(c.unit.shape, place.shape)) maybe.push({ kind: 'enter', sector: place });
  }
  const seen = new Set<string>();
  const isNew = (command: Command): boolean => {
    const key = keyOf(command);
    return !seen.has(key) && seen.add(key).size > 0;
  };
  return [...maybe.filter((command) => isNew(command) && isAdmitted(attempt(field, command))), ...known.filter(isNew)];
}
/** One of them, if there are any: what is done on the spot is tried first, since it is soon seen. */
export function someMove(field: Field): Command | undefined {
  if (!mayAct(field)) return undefined;
  const onTheSpot: Command[] = [{ kind: 'reform' }, { kind: 'screen' }];
  if (!field.c.unit.sector) {
    onTheSpot.push({ kind: 'face' });
    for (const formation of FORMATIONS) onTheSpot.push({ kind: 'form', formation });
  }
  return onTheSpot.find((command) => isAdmitted(attempt(field, command))) ?? movesOf(field)[0];
}
/** C3g C3k C3l C3m Whether it may be commanded at all; a turn takes no time. */
export const mayAct = (field: Field): boolean =>
  allHold(WHO, new Trial(field, field.c.unit.sector ? { kind: 'reform' } : { kind: 'turn', heading: 0 }, []));
