import { angleBetween, type Base, isWithin, type Stand } from '@tambour/boards';
import type { Snapped } from '@tambour/stage';
import type { Field as MoveField } from '../../../rules/moving/index.ts';
import { shapeOf } from '../../../rules/table/footprints.ts';
import { inCm, LIMITS } from '../../../rules/table/measure.ts';
import { isStanding } from '../../../rules/table/placed.ts';
import { length } from '../../../texts/measure.ts';
import { sayAim } from '../../../texts/say-aim.ts';
import { saidUnit } from '../../model/names.ts';
import type { UnitView } from '../../model/scratch.ts';
import type { Field } from '../../model/state.ts';
import { unitsOf } from '../../model/views.ts';
import { apart, asPoint, frontOf, seenFrom, shifted } from './frame.ts';

/** An end that was moved a little, and what for. */
export interface SnappedStand {
  readonly stand: Readonly<Stand>;
  readonly snapped: readonly Snapped[];
}
/** Friends farther than this are not lined up with; lengths in tenths of a millimetre, angles in 0.01°. */
const FAR = 4_000;
const PARALLEL = 100;
const NEARLY = 1_000;
/** What is left between two that stand side by side, so that rounding sets neither into the other. */
const GAP = 2;

const said = (g: Field, unit: UnitView) => saidUnit(g.w, unit.u);
/** Friends that one may line up with. */
const friendsOf = (g: Field, { c }: MoveField, at: Readonly<Base>): readonly UnitView[] =>
  unitsOf(g).filter(
    (unit) =>
      unit.u !== (c.unit as UnitView).u &&
      unit.side === c.unit.side &&
      isStanding(unit) &&
      unit.sector === null &&
      apart(unit.base, at) <= FAR * FAR,
  );
/** How far ahead of its own front that of another lies, and how far aside its centre. */
function lineWith(at: Readonly<Base>, friend: UnitView): { right: number; ahead: number; aside: number } {
  const { right, ahead } = seenFrom({ ...frontOf(at), heading: at.heading }, frontOf(friend.base));
  return { right, ahead, aside: Math.abs(right) - (at.width + friend.base.width) / 2 };
}

/** C3d How far ahead, at most so much, it may stand and be just outside 5 cm of an enemy; undefined if none is so near. */
function toKeepOff(g: Field, field: MoveField, at: Readonly<Base>, snap: number) {
  const isNear = (ahead: number, foe: UnitView): boolean =>
    isWithin(shapeOf(shifted(at, 0, ahead)), foe.shape, LIMITS.keepsOff);
  let found: { readonly ahead: number; readonly foe: UnitView } | undefined;
  for (const foe of unitsOf(g)) {
    if (!field.foes.includes(foe) || isWithin(field.c.unit.shape, foe.shape, LIMITS.keepsOff)) continue;
    const most = found?.ahead ?? snap;
    if (!isNear(most, foe) || isNear(-snap, foe)) continue;
    let [free, near] = [-snap, most];
    while (near - free > 1) {
      const middle = Math.floor((free + near) / 2);
      if (isNear(middle, foe)) near = middle;
      else free = middle;
    }
    found = { ahead: free, foe };
  }
  return found;
}
/** The friend whose front is nearest to a line with its own, if one is so near. */
function toLine(g: Field, field: MoveField, at: Readonly<Base>, snap: number) {
  let found: { readonly ahead: number; readonly friend: UnitView } | undefined;
  for (const friend of friendsOf(g, field, at)) {
    const { ahead, aside } = lineWith(at, friend);
    if (angleBetween(at.heading, friend.base.heading) > PARALLEL || aside < -snap || Math.abs(ahead) > snap) continue;
    if (!found || Math.abs(ahead) < Math.abs(found.ahead)) found = { ahead, friend };
  }
  return found;
}
/** Up to the line at 5 cm from an enemy, else into line with a friend: how far ahead, and what for. */
export function snapAhead(
  g: Field,
  field: MoveField,
  at: Readonly<Base>,
  snap: number,
): { readonly ahead: number; readonly snapped: readonly Snapped[] } {
  const off = toKeepOff(g, field, at, snap);
  if (off) {
    const there = shifted(at, 0, off.ahead);
    const what = sayAim('snap.keepsOff', { cm: length(inCm(LIMITS.keepsOff)), unit: said(g, off.foe) });
    return { ahead: off.ahead, snapped: [{ what, line: [asPoint(frontOf(there)), asPoint(off.foe.base)] }] };
  }
  const line = toLine(g, field, at, snap);
  if (!line) return { ahead: 0, snapped: [] };
  const there = shifted(at, 0, line.ahead);
  return {
    ahead: line.ahead,
    snapped: [
      {
        what: sayAim('snap.line', { unit: said(g, line.friend) }),
        line: [asPoint(frontOf(there)), asPoint(frontOf(line.friend.base))],
      },
    ],
  };
}
/** Beside a friend in line with it, edge to edge. */
function snapAside(g: Field, field: MoveField, at: Readonly<Base>, snap: number): SnappedStand | undefined {
  for (const friend of friendsOf(g, field, at)) {
    const { right, ahead, aside } = lineWith(at, friend);
    if (angleBetween(at.heading, friend.base.heading) > PARALLEL) continue;
    if (Math.abs(ahead) > LIMITS.general || Math.abs(aside) > snap) continue;
    const there = shifted(at, Math.sign(right) * (aside - GAP), 0);
    const line = [asPoint(there), asPoint(friend.base)] as const;
    return { stand: there, snapped: [{ what: sayAim('snap.beside', { unit: said(g, friend) }), line }] };
  }
  return undefined;
}
/** Where a march may end instead of a point, best first: on the line at 5 cm, in line with a friend, beside it. */
export function snapsOf(
  g: Field,
  field: MoveField,
  at: Readonly<Base>,
  snap: number,
  isFacingFree: boolean,
): readonly SnappedStand[] {
  if (snap === 0) return [];
  const found: SnappedStand[] = [];
  const headings = new Set([at.heading]);
  // Who need not look a certain way looks as the friend that it comes to stand beside.
  if (isFacingFree)
    for (const { base } of friendsOf(g, field, at))
      if (angleBetween(at.heading, base.heading) <= NEARLY) headings.add(base.heading);
  for (const heading of headings) {
    const turned = { ...at, heading };
    const { ahead, snapped } = snapAhead(g, field, turned, snap);
    const there = shifted(turned, 0, ahead);
    const aside = snapAside(g, field, there, snap);
    if (aside) found.push({ stand: aside.stand, snapped: [...snapped, ...aside.snapped] });
    if (snapped.length > 0) found.push({ stand: there, snapped });
  }
  return found;
}
