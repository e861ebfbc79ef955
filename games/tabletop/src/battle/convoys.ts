import { type Base, distanceBetween, FINE, partX, partY } from '@tambour/boards';
import { RulesBug } from '@tambour/kernel';
import { DEGRADATIONS, FORMATIONS, MORALE_STATES, ORDERS } from '../model/vocabulary.ts';
import { escaped } from '../rules/table/convoy.ts';
import { routFrontOf, routSizeOf, shapeOf, sizeOf } from '../rules/table/footprints.ts';
import { isStanding, isTouching } from '../rules/table/placed.ts';
import { nextQuarter } from './clock.ts';
import { standAt } from './doors.ts';
import { goOff, witnessRout } from './going-off.ts';
import { meet } from './meeting.ts';
import { escortOf, homeFor, idOf } from './model/columns.ts';
import { emit } from './model/event.ts';
import { NO_UNIT, type UnitId, unitId } from './model/ids.ts';
import type { UnitView } from './model/scratch.ts';
import { type Field, mark } from './model/state.ts';
import { kindOf, lookAgain, unitOf, unitsOf } from './model/views.ts';
import { convoysOf, leaderOfConvoy, takePrisoner } from './prisoners.ts';
import { freePlace } from './room.ts';

const GONE = MORALE_STATES.indexOf('gone');

/** Whether a unit that touches others attacks them: it stands, and does not go the other way. */
const attacks = (unit: UnitView): boolean =>
  isStanding(unit) && unit.state !== 'retreat' && unit.state !== 'rallying' && unit.state !== 'prisoner';

/**
 * 2.6-K9 C19c C19d After units have moved: a convoy that a friend of the prisoners has reached loses them, and freed prisoners whom an enemy has reached are taken again. Called
 * after every move.
 */
export function meetConvoys(g: Field, movers: readonly UnitId[]): void {
  const isMet = (held: UnitView, unit: UnitView): boolean =>
    (movers.includes(held.u) || movers.includes(unit.u)) && attacks(unit) && isTouching(held, unit);
  for (const u of [...convoysOf(g)]) {
    const held = unitOf(g, u);
    const friends = unitsOf(g).filter((unit) => unit.side === held.side && unit !== held && isMet(held, unit));
    if (friends.length > 0)
      freePrisoners(
        g,
        u,
        friends.map((friend) => friend.u),
      );
  }
  for (const freed of unitsOf(g)) {
    if (freed.state !== 'freed') continue;
    const enemy = unitsOf(g).find((unit) => unit.side !== freed.side && isMet(freed, unit));
    if (enemy) takePrisoner(g, freed.u, enemy.u, 'C19d', false);
  }
}

/**
 * 2.6-K9 2.6-K10 2.6-K11 C19c R76 Friends of the prisoners have reached their convoy: these escape first, routing, to the side nearest their own edge; then the escort stands to fight
 * where it is reached, as a unit of its own. Says which, if there was one.
 */
export function freePrisoners(g: Field, u: UnitId, by: readonly UnitId[]): UnitId {
  const [first] = by;
  if (first === undefined) throw new RulesBug('nobody frees the prisoners');
  const convoy: Base = { ...unitOf(g, u).base };
  const figures = escortOf(g, u);
  const captor = leaderOfConvoy(g, u);
  const { unit } = g.s;
  unit.escort[u] = 0;
  unit.of[u] = 0;
  const escort = figures > 0 && captor >= 0 ? standsToFight(g, captor, figures, u, convoy, first) : NO_UNIT;
  goOff(g, u, 'rout', escort, nextQuarter(g), '2.6-K10');
  runOff(g, u, convoy);
  emit(g, {
    type: 'prisoners-freed',
    rule: 'C19c',
    piece: idOf(g, u),
    by: idOf(g, first),
    escort: escort < 0 ? undefined : idOf(g, escort),
  });
  if (escort >= 0) for (const friend of by) meet(g, friend, escort);
  witnessRout(g, u);
  return escort;
}
/** C19c C2h They run in the shape of a rout from where they touched the convoy. */
function runOff(g: Field, u: UnitId, convoy: Readonly<Base>): void {
  const { arm, figures, formation, side } = unitOf(g, u);
  g.s.unit.front[u] = routFrontOf({ arm, figures, formation });
  mark(g, u, 'routShape');
  lookAgain(g, u);
  const wanted = escaped(convoy, routSizeOf({ arm, figures, formation }), homeFor(g, side));
  const place = freePlace(g, u, wanted) ?? wanted;
  standAt(g, u, place.x, place.y, place.heading);
}

/** C19c A row for the escort, which is what the unit is that it came from, without formation. Where as many fight as have rows it gives way: nobody, its figures stay away. */
function standsToFight(
  g: Field,
  captor: UnitId,
  figures: number,
  prisoners: UnitId,
  convoy: Readonly<Base>,
  enemy: UnitId,
): UnitId {
  const { unit } = g.s;
  let row = unitId(g.w.units);
  while (row < g.w.rows && unit.state[row] !== GONE) row++;
  if (row === g.w.rows) return NO_UNIT;
  for (const column of Object.values(unit)) column[row] = 0;
  unit.of[row] = captor + 1;
  unit.figures[row] = figures;
  unit.degradation[row] = DEGRADATIONS.indexOf('noFormation');
  unit.state[row] = MORALE_STATES.indexOf('steady');
  unit.order[row] = ORDERS.indexOf('HOLD');
  unit.heading[row] = convoy.heading;
  const { arm } = kindOf(g, captor);
  const isCrew = arm === 'artillery';
  unit.formation[row] = FORMATIONS.indexOf(isCrew ? 'unlimbered' : 'marchColumn');
  if (isCrew) mark(g, row, 'offGuns');
  const size = sizeOf({ arm, figures, formation: isCrew ? 'rout' : 'marchColumn', front: figures });
  lookAgain(g, row);
  // Troopers take more room than the column of prisoners did: they find it beside whoever is near. The prisoners are about to run.
  const wanted = { ...whereReached(convoy, size, unitOf(g, enemy)), heading: convoy.heading, ...size };
  const { x, y } = freePlace(g, row, wanted, prisoners) ?? wanted;
  unit.orderX[row] = x;
  unit.orderY[row] = y;
  standAt(g, row, x, y, convoy.heading);
  return row;
}
const PARTS = [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const EACH = 8;
/** Where in the room of a convoy an escort stands so that it is as near as can be to who reached it. */
function whereReached(
  convoy: Readonly<Base>,
  size: { readonly width: number; readonly depth: number },
  enemy: UnitView,
): { readonly x: number; readonly y: number } {
  const free = { across: Math.max(0, convoy.width - size.width), along: Math.max(0, convoy.depth - size.depth) };
  let best = { x: convoy.x, y: convoy.y };
  let least = Number.MAX_SAFE_INTEGER;
  for (const i of PARTS)
    for (const j of PARTS) {
      const across = Math.round((free.across * i) / EACH);
      const along = Math.round((free.along * j) / EACH);
      const x = convoy.x + Math.round(partX(convoy.heading, across, along) / FINE);
      const y = convoy.y + Math.round(partY(convoy.heading, across, along) / FINE);
      const far = distanceBetween(shapeOf({ x, y, heading: convoy.heading, ...size }), enemy.shape);
      if (far < least) {
        least = far;
        best = { x, y };
      }
    }
  return best;
}
