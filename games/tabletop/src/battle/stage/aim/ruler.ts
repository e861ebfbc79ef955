import { distanceBetween, distanceToPoint, FINE, isInContact, pointDistance, type Shape } from '@tambour/boards';
import type { Measured, RulerEnd, TablePoint } from '@tambour/stage';
import { shapeOf } from '../../../rules/table/footprints.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { sayAim } from '../../../texts/say-aim.ts';
import type { LeaderId, UnitId } from '../../model/ids.ts';
import type { Field } from '../../model/state.ts';
import { leaderOf, unitOf } from '../../model/views.ts';
import { gunsBase } from '../base.ts';
import { type Covered, leaderCover, nearestPoints, unitCover } from '../outline.ts';
import { lengths } from '../place.ts';
import { type Note, notesBetween, notesToPoint } from './ruler-notes.ts';

/** One end of a ruler as the rules measure it and as it is drawn. */
export interface End {
  readonly shape?: Shape;
  readonly covered: Covered;
  readonly unit?: UnitId;
  readonly leader?: LeaderId;
}
const pointEnd = (point: TablePoint): End => ({ covered: { points: [point], radius: 0 } });
function gunsEnd(g: Field, id: string): End | undefined {
  const u = g.w.gunIndex.get(id);
  const base = u === undefined ? undefined : gunsBase(g, u);
  if (base?.kind !== 'troops') return undefined;
  const { x, y, facing, width, depth } = base;
  const shape = shapeOf({
    x: lengths(x),
    y: lengths(y),
    heading: lengths(facing),
    width: lengths(width),
    depth: lengths(depth),
  });
  const points = Array.from(
    shape.outline.xs,
    (at, i): TablePoint => [at / FINE / 100, (shape.outline.ys[i] ?? 0) / FINE / 100],
  );
  return { shape, covered: { points, radius: 0 } };
}
function endOf(g: Field, end: RulerEnd): End | undefined {
  if ('point' in end) return pointEnd(end.point);
  const [u, l] = [g.w.unitIndex.get(end.piece), g.w.leaderIndex.get(end.piece)];
  if (u !== undefined) {
    const covered = unitCover(g, u);
    return covered && { shape: unitOf(g, u).shape, covered, unit: u };
  }
  if (l === undefined) return gunsEnd(g, end.piece);
  const covered = leaderCover(g, l);
  return covered && { shape: leaderOf(g, l).shape, covered, leader: l };
}
const middle = ({ covered }: End): readonly [number, number] => {
  const [[x, y] = [0, 0]] = covered.points;
  return [lengths(x) * FINE, lengths(y) * FINE];
};
/** C1d R1 The shortest distance between two ends, in tenths of a millimetre: from base to base, of a garrison from its sector. */
function distance(a: End, b: End): number {
  if (a.shape && b.shape) return distanceBetween(a.shape, b.shape);
  if (a.shape) return distanceToPoint(a.shape, ...middle(b));
  if (b.shape) return distanceToPoint(b.shape, ...middle(a));
  return pointDistance(...middle(a), ...middle(b));
}
const tenth = ([x, y]: TablePoint): TablePoint => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

function how(a: End, b: End): Note {
  const key = a.shape && b.shape ? 'ruler.bases' : a.shape || b.shape ? 'ruler.point' : 'ruler.points';
  return { rule: 'C1d', what: sayAim(key) };
}
/** C1d C1f A distance as the rules measure it, with what follows from it. */
export function measure(g: Field, from: RulerEnd, to: RulerEnd): Measured | undefined {
  const [a, b] = [endOf(g, from), endOf(g, to)];
  if (!a || !b) return undefined;
  const far = distance(a, b);
  const [p, q] = nearestPoints(a.covered, b.covered);
  const touching: readonly Note[] =
    a.shape && b.shape && a.shape !== b.shape && isInContact(a.shape, b.shape)
      ? [{ rule: 'C1f', what: sayAim('ruler.contact'), tone: 'plain' }]
      : [];
  const notes = a.shape && b.shape ? notesBetween(g, a, b, far) : notesToPoint(g, a.shape ? a : b, far);
  return { from: tenth(p), to: tenth(q), length: inCm(far), notes: [how(a, b), ...touching, ...notes] };
}
