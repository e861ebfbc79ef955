import { advanced, type Base } from '@tambour/boards';
import type { Work } from '@tambour/kernel';
import { CHARTS } from '../../../model/charts.ts';
import { convoyHalf } from '../../../rules/table/convoy.ts';
import { shapeOf } from '../../../rules/table/footprints.ts';
import { walkOver } from '../../../rules/table/lines.ts';
import { inCm, lengthsOf } from '../../../rules/table/measure.ts';
import { groundInTheWay } from '../../../rules/table/path.ts';
import { isInPlay } from '../../../rules/table/placed.ts';
import { afterMove } from '../../after-move.ts';
import { HALF_TICKS } from '../../clock.ts';
import { headingOf, standAt } from '../../doors.ts';
import { astrideLines, barriersOf, keepAstride, keptBarrier, owedBy } from '../../guns.ts';
import { idOf } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import type { UnitId } from '../../model/ids.ts';
import { DEBTS } from '../../model/marks.ts';
import type { Field } from '../../model/state.ts';
import { unitOf, unitsOf } from '../../model/views.ts';
import { captorsHome, convoysOf, leadOff } from '../../prisoners.ts';
import { isFree } from '../../room.ts';
import { takeTests } from '../../tests/queue.ts';

const WALKER = { arm: 'infantry', guns: null, state: 'prisoner' } as const;
const CROSSER = { arm: 'infantry', hasGuns: false, formation: 'marchColumn', state: 'prisoner' } as const;
const RATE = lengthsOf(CHARTS.convoy.rate);
const SHORTER = lengthsOf(CHARTS.compulsoryPath.shortenStepCm);
const CROSSING = DEBTS.indexOf('crossing');

/** C19a 2.6-K6 R48 Before the half moves prisoners go by themselves towards their captors' edge, and leave there. */
export const convoys: Work<Field> = {
  name: 'convoys',
  run(g) {
    const columns = [...convoysOf(g)];
    for (const u of columns) marchOff(g, u);
    const left = columns.filter((u) => isInPlay(unitOf(g, u)));
    if (left.length > 0) afterMove(g, left);
    takeTests(g);
  },
};
/** C19a C15a C15c C5k C17c The half move of one column: by the compulsory path, paying for what it crosses; it waits where its way is barred. */
function marchOff(g: Field, u: UnitId): void {
  const { base } = unitOf(g, u);
  const others = unitsOf(g).filter((unit) => unit.u !== u && isInPlay(unit));
  const blockers = [...others.map(({ shape }) => shape), ...groundInTheWay(WALKER, g.w.ground, others)];
  const way = convoyHalf(base, captorsHome(g, u), { friends: [], others: blockers });
  if (way.blocked) return;
  const { unit } = g.s;
  const owed = owedBy(g, u);
  const from: Base = { ...base, heading: way.heading };
  const walk = walkOver(
    {
      ...{ crosser: CROSSER, base: from, heading: way.heading, length: way.moved, perPeriod: RATE, ticks: HALF_TICKS },
      ...{ owed, astride: astrideLines(g, u) },
    },
    barriersOf(g),
  );
  const there = clearPart(g, u, from, walk.moved, walk.moved === way.moved);
  unit.debt[u] = walk.owed ? CROSSING : 0;
  unit.owed[u] = walk.owed?.ticks ?? 0;
  unit.owedFor[u] = keptBarrier(g, walk.owed?.line);
  keepAstride(
    g,
    u,
    walk.astride.map((line) => keptBarrier(g, line)),
  );
  if (way.isAtEdge && walk.moved === way.moved) {
    leadOff(g, u);
    return;
  }
  if (there.moved === 0) return;
  const was = headingOf(g, u);
  standAt(g, u, there.x, there.y, way.heading);
  emit(g, {
    type: 'convoy-moved',
    rule: 'C19a',
    piece: idOf(g, u),
    cm: inCm(there.moved),
    to: [inCm(there.x), inCm(there.y)],
    was,
    facing: headingOf(g, u),
  });
}
/** C1e How much of the way ends clear of everybody: all of it as it was looked for, or less where time ran out on it. */
function clearPart(g: Field, u: UnitId, from: Readonly<Base>, most: number, isWhole: boolean) {
  const to = { x: from.x, y: from.y, heading: from.heading };
  for (let moved = most; moved > 0; moved -= SHORTER) {
    advanced(from, from.heading, moved, to);
    if (isWhole || isFree(g, u, shapeOf({ ...from, x: to.x, y: to.y }))) return { x: to.x, y: to.y, moved };
  }
  return { x: from.x, y: from.y, moved: 0 };
}
