import {
  FINE,
  type FlushRequest,
  headingAgainstSide,
  holdsPoint,
  isInContact,
  placeFlush,
  wrapHeading,
} from '@tambour/boards';
import type { Formation } from '../../../model/vocabulary.ts';
import { type Command, type Field as MoveField, nearestMarch } from '../../../rules/moving/index.ts';
import { type Size, sizeOf } from '../../../rules/table/footprints.ts';
import type { Sector } from '../../../rules/table/ground.ts';
import { sayAim } from '../../../texts/say-aim.ts';
import { saidGround } from '../../model/names.ts';
import type { Field } from '../../model/state.ts';
import { apart } from './frame.ts';
import type { Plan, Try, Wish } from './plan.ts';

const HALF_TURN = 18_000;
interface Beside {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}
/** C5b The places flush against the sides of a sector, its front to it, as near as can be to a point: nearest first. */
function placesBeside(field: MoveField, sector: Sector, size: Size, to: Wish): readonly Beside[] {
  const blockers = [...field.solids.map(({ shape }) => shape), ...field.passable.map(({ shape }) => shape)];
  const { shape } = sector;
  const found: Beside[] = [];
  for (let side = 0; side < shape.outline.xs.length; side++) {
    const request: FlushRequest = {
      target: shape,
      side,
      heading: headingAgainstSide(shape, side),
      ...size,
      x: to.x * FINE,
      y: to.y * FINE,
      table: field.c.around.home.table,
      blockers: blockers.filter((blocker) => blocker !== shape),
      blockerCount: blockers.filter((blocker) => blocker !== shape).length,
    };
    const there = { x: 0, y: 0, heading: 0 };
    if (placeFlush(request, there)) found.push(there);
  }
  return found;
}
const byNearness =
  (to: { readonly x: number; readonly y: number }) =>
  (a: Beside, b: Beside): number =>
    apart(a, to) - apart(b, to);

/** C5b Into a sector: at once in contact with it, else up to it. */
export function entering(g: Field, field: MoveField, wish: Wish): Plan | undefined {
  const { unit, around } = field.c;
  const { sectors } = around.ground;
  const sector =
    sectors.find(({ shape }) => holdsPoint(shape, wish.x * FINE, wish.y * FINE)) ??
    sectors.find(({ shape }) => isInContact(unit.shape, shape));
  if (!sector) return undefined;
  const enter: Command = { kind: 'enter', sector };
  if (isInContact(unit.shape, sector.shape)) return { tries: [{ command: enter }], wished: enter, nearest: [] };
  const { width, depth } = unit.base;
  const from = { ...wish, x: unit.base.x, y: unit.base.y };
  const places = [...placesBeside(field, sector, { width, depth }, from)].sort(byNearness(unit.base));
  const snapped = [{ what: sayAim('snap.contact', { unit: saidGround(g.w, sector.id) }) }];
  const tries = places.map((place): Try & { command: { kind: 'march' } & Beside } => ({
    command: { kind: 'march', ...place },
    snapped,
  }));
  const first = tries[0]?.command ?? { kind: 'march' as const, x: wish.x, y: wish.y, heading: unit.base.heading };
  return { tries, wished: first, nearest: [() => nearestMarch(field, first)] };
}
const FOOT: readonly Formation[] = ['line', 'attackColumn', 'marchColumn'];
const GUNS: readonly Formation[] = ['limbered', 'unlimbered'];
/** C5b Out of a sector: before one of its sides, its back to it, in the formation in which that may be nearest to the point. */
export function leaving(field: MoveField, wish: Wish): Plan | undefined {
  const { unit, type } = field.c;
  const { sector } = unit;
  if (!sector) return undefined;
  const tries = (unit.arm === 'artillery' ? GUNS : FOOT).flatMap((formation) => {
    const size = sizeOf({ arm: unit.arm, figures: unit.figures, formation, initialCrew: type.initialFigures });
    return placesBeside(field, sector, size, wish).map(({ x, y, heading }) => ({
      command: { kind: 'leave' as const, formation, x, y, heading: wrapHeading(heading + HALF_TURN) },
    }));
  });
  tries.sort((a, b) => byNearness(wish)(a.command, b.command));
  const first = tries[0]?.command ?? {
    kind: 'leave' as const,
    formation: unit.arm === 'artillery' ? ('limbered' as const) : ('line' as const),
    x: wish.x,
    y: wish.y,
    heading: wish.heading ?? unit.base.heading,
  };
  return { tries, wished: first, nearest: [] };
}
