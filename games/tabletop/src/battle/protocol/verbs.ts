import { type Action, type CommandOf, inPercent, pointAt, protocol, type Sum, verbsOf } from '@tambour/kernel';
import { ORDERS } from '../../model/vocabulary.ts';
import { valueAt } from '../model/columns.ts';
import { leaderId, unitId } from '../model/ids.ts';
import { AIM_ROWS, type Field } from '../model/state.ts';
import { UNFIT, VERBS, type Verb } from '../model/verb.ts';
import { partAt, shotIn } from '../shooting.ts';
import {
  ANGLE,
  count,
  FORMATION,
  GOAL,
  HAND,
  HEADING,
  HOW,
  LEADER,
  LENGTH,
  LOOK,
  ORDER,
  OTHER,
  POINT,
  SECTOR,
  UNIT,
} from './field-kinds.ts';

const { plain, packed } = verbsOf<Field>();
const action = (verb: number, a = 0, b = 0, c = 0, d = 0): Action => ({ verb, a, b, c, d });
/** The most a general gives or takes. */
const MOST_POINTS = 20;

/** Where a unit stands, as a place. */
const standsAt = (g: Field, u: number): number | undefined =>
  u >= 0 && u < g.w.rows ? pointAt(valueAt(g.s.unit.x, u), valueAt(g.s.unit.y, u)) : undefined;
const where = { place: (g: Field, o: Action) => standsAt(g, o.a) };
const target = { place: (g: Field, o: Action) => standsAt(g, o.b) };

/** C7g C7i The lines of a shot, in per cent. */
function fireSums(g: Field, o: Action): readonly Sum[] {
  const part = partAt(g, unitId(o.a), o.c);
  return inPercent((part && shotIn(g, unitId(o.a), part, unitId(o.b))?.items) ?? []);
}
const bare = plain({});
const unit = plain({ unit: UNIT }, where);
const SUPPORT = ORDERS.indexOf('SUPPORT');

/** How each command is written, and what stands in its action. */
const RECORDS = {
  ride: packed({
    fields: { leader: LEADER, to: POINT },
    optional: { with: OTHER },
    pack: (_: Field, c, verb) => action(verb, c.leader, c.to, c.with === undefined ? 0 : c.with + 1),
    unpack: (_, o) => ({ leader: leaderId(o.a), to: o.b, with: o.c === 0 ? undefined : unitId(o.c - 1) }),
    piece: (g, o) => g.w.rows + o.a,
    place: (_, o) => o.b,
  }),
  order: packed({
    fields: { leader: LEADER, unit: UNIT, order: ORDER },
    optional: { at: POINT, of: OTHER },
    pack(_: Field, c, verb) {
      const [kept, other] = c.order === SUPPORT ? [c.of, c.at] : [c.at, c.of];
      return action(verb, c.leader, c.unit, c.order, other !== undefined ? UNFIT : kept === undefined ? 0 : kept + 1);
    },
    unpack: (_, o) => ({
      leader: leaderId(o.a),
      unit: unitId(o.b),
      order: o.c,
      at: o.c === SUPPORT || o.d <= 0 ? undefined : o.d - 1,
      of: o.c === SUPPORT && o.d > 0 ? unitId(o.d - 1) : undefined,
    }),
    piece: (g, o) => g.w.rows + o.a,
    place: (g, o) => standsAt(g, o.b),
  }),
  test: plain({ leader: LEADER, unit: OTHER }, target),
  rally: plain({ leader: LEADER, unit: OTHER }, target),
  influence: plain({ by: LEADER, points: count(-MOST_POINTS, MOST_POINTS) }),
  waive: plain({ square: count(0, 2), shelter: count(0, 1) }),
  accept: bare,
  goal: packed({
    fields: { unit: UNIT, goal: GOAL },
    optional: { how: HOW },
    plain: ['unit', 'goal'],
    pack: (_: Field, c, verb) => action(verb, c.unit, c.goal, c.how ?? 0),
    unpack: (_, o) => (o.c === 0 ? undefined : { unit: unitId(o.a), goal: o.b, how: o.c }),
    ...where,
  }),
  keep: unit,
  try: unit,
  'run-on': unit,
  along: plain({ leader: LEADER }),
  stay: plain({ leader: LEADER }),
  'form-up': plain({ unit: UNIT, formation: FORMATION, look: LOOK }, where),
  man: unit,
  'leave-guns': unit,
  charge: packed({
    fields: { unit: UNIT, target: OTHER },
    optional: { hand: HAND, degrees: ANGLE },
    plain: ['unit', 'target'],
    pack: (_: Field, c, verb) => action(verb, c.unit, c.target, c.hand ?? 0, c.degrees ?? 0),
    unpack: (_, o) => (o.d === 0 ? undefined : { unit: unitId(o.a), target: unitId(o.b), hand: o.c, degrees: o.d }),
    ...target,
  }),
  resolve: unit,
  stand: unit,
  square: unit,
  turn: plain({ unit: UNIT, to: HEADING }, where),
  counter: plain({ unit: UNIT, target: OTHER }, target),
  evade: unit,
  reach: plain({ unit: UNIT, cm: LENGTH }, where),
  complete: unit,
  stop: unit,
  march: plain({ unit: UNIT, to: POINT, facing: HEADING }),
  advance: plain({ unit: UNIT, cm: LENGTH }, where),
  wheel: plain({ unit: UNIT, hand: HAND, degrees: ANGLE }, where),
  back: plain({ unit: UNIT, cm: LENGTH }, where),
  face: unit,
  form: plain({ unit: UNIT, formation: FORMATION }, where),
  reform: unit,
  limber: unit,
  screen: unit,
  enter: plain({ unit: UNIT, sector: SECTOR }, where),
  leave: plain({ unit: UNIT, to: POINT, facing: HEADING, formation: FORMATION }),
  fire: packed({
    fields: { unit: UNIT, at: OTHER },
    optional: { slot: count(0, AIM_ROWS - 1) },
    plain: ['unit', 'at'],
    pack: (_: Field, c, verb) => action(verb, c.unit, c.at, c.slot ?? 0),
    unpack: (_, o) => (o.c === 0 ? undefined : { unit: unitId(o.a), at: unitId(o.b), slot: o.c }),
    ...target,
    sums: fireSums,
  }),
  hold: unit,
  'open-fire': bare,
  follow: plain({ unit: UNIT, target: OTHER }, target),
  pursue: plain({ unit: UNIT, target: OTHER }, target),
  occupy: plain({ unit: UNIT, sector: SECTOR }, where),
  break: unit,
  surrender: unit,
  'fight-on': unit,
  escort: plain({ unit: UNIT, figures: count(1, 60) }, where),
  done: bare,
} satisfies Readonly<Record<Verb, unknown>>;

/** Every command a player can give, as it stands in a record. */
export type TabletopCommand = CommandOf<typeof RECORDS>;
export const PROTOCOL = protocol(VERBS, RECORDS);
