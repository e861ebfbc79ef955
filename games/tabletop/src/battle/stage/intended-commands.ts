import { FINE, holdsPoint } from '@tambour/boards';
import type { Command } from '@tambour/kernel';
import { type Place, pointOf, type TablePoint } from '@tambour/stage';
import { nearestOf } from '@tambour/stage/study';
import { distanceOf } from '../../rules/table/placed.ts';
import { idOf, leaderName, valueAt } from '../model/columns.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { kindOf, unitOf, unitsOf } from '../model/views.ts';
import type { TabletopCommand } from '../protocol/verbs.ts';
import { degrees, lengthsAt, pointAtLengths } from './place.ts';
import { asked } from './question.ts';

/** What a person picked: a unit or a leader, and a point. */
interface Picked {
  readonly g: Field;
  readonly u: UnitId;
  readonly unit: string;
  readonly to: TablePoint | undefined;
  readonly onto: UnitId | undefined;
}
type Wish = (p: Picked) => TabletopCommand | undefined;

/** The enemy that was pointed at, else the nearest. */
function enemy({ g, u, onto }: Picked): string | undefined {
  const own = unitOf(g, u);
  if (onto !== undefined && unitOf(g, onto).side !== own.side) return g.w.unitIds[onto];
  const found = nearestOf(
    unitsOf(g).filter((other) => other.side !== own.side && other.state !== 'gone'),
    (other) => distanceOf(own, other),
  );
  return found && g.w.unitIds[found.u];
}
const against =
  (type: 'charge' | 'counter' | 'follow' | 'pursue'): Wish =>
  (p) => {
    const target = enemy(p);
    return target === undefined ? undefined : { type, unit: p.unit, target };
  };
const fire: Wish = (p) => {
  const at = enemy(p);
  return at === undefined ? undefined : { type: 'fire', unit: p.unit, at };
};
/** Where it stands, if nothing was pointed at. */
const spot = ({ g, u, to }: Picked): TablePoint => to ?? pointAtLengths(valueAt(g.s.unit.x, u), valueAt(g.s.unit.y, u));
const march: Wish = (p) => {
  const to = { unit: p.unit, to: spot(p), facing: degrees(valueAt(p.g.s.unit.heading, p.u)) };
  return p.g.s.unit.sector[p.u] === 0
    ? { type: 'march', ...to }
    : { type: 'leave', ...to, formation: kindOf(p.g, p.u).arm === 'artillery' ? 'limbered' : 'attackColumn' };
};
const plainly =
  (type: 'stand' | 'square' | 'evade' | 'try' | 'reform' | 'face' | 'stop' | 'complete' | 'break'): Wish =>
  ({ unit }) => ({ type, unit });

/** What a click on a unit may mean, by what is asked; likeliest first. */
const OF_UNIT: Readonly<Partial<Record<StepName, readonly Wish[]>>> = {
  declare: [against('charge')],
  react: [plainly('stand'), plainly('square'), plainly('evade'), against('counter')],
  move: [march, plainly('reform')],
  allocate: [fire],
  follow: [against('follow')],
  pursue: [against('pursue')],
  'rally-offer': [plainly('try')],
  'back-in-hand': [plainly('complete')],
};

function unitAt(g: Field, place: Place | undefined): UnitId | undefined {
  const at = place === undefined ? undefined : lengthsAt(place);
  if (!at) return undefined;
  return unitsOf(g).find(({ state, shape }) => state !== 'gone' && holdsPoint(shape, at[0] * FINE, at[1] * FINE))?.u;
}

/** Orders that a general may give are for the unit that was pointed at; a place is where he rides. */
function ofLeader(
  g: Field,
  l: LeaderId,
  to: TablePoint | undefined,
  onto: UnitId | undefined,
): readonly TabletopCommand[] {
  if (asked(g)?.name !== 'ride') return [];
  const leader = leaderName(g, l);
  const out: TabletopCommand[] = [];
  if (onto !== undefined) {
    const unit = idOf(g, onto);
    out.push(
      { type: 'rally', leader, unit },
      { type: 'test', leader, unit },
      { type: 'order', leader, unit, order: 'ATTACK' },
    );
  }
  if (to) out.push({ type: 'ride', leader, to });
  return out;
}

/** Commands a person may have meant by picking a piece, a point, or both: legal or not. */
export function intendedCommands(g: Field, piece: string | undefined, place: Place | undefined): readonly Command[] {
  const question = asked(g);
  const to = place === undefined ? undefined : pointOf(place);
  const onto = unitAt(g, place);
  const u = g.w.unitIndex.get(piece);
  const l = g.w.leaderIndex.get(piece);
  if (!question) return [];
  if (l !== undefined) return ofLeader(g, l, to, onto);
  if (u === undefined || unitOf(g, u).state === 'gone') return [];
  const p: Picked = { g, u, unit: idOf(g, u), to, onto };
  return (OF_UNIT[question.name] ?? []).flatMap((wish) => wish(p) ?? []);
}
