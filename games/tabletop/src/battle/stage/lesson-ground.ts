import { type Choice, emptyStack, Position, type Reader, read, type StandingAnswer } from '@tambour/kernel';
import { type Opening, pair, type Row, standingAnswers, standingOf } from '@tambour/stage';
import { FRONT } from '../../front.ts';
import { DEGRADATIONS, FORMATIONS, MORALE_STATES, ORDERS, PHASES } from '../../model/vocabulary.ts';
import { settleLeaders } from '../after-move.ts';
import { TICKS } from '../clock.ts';
import { beginMelee, leaderAt, mark } from '../doors.ts';
import type { UnitId } from '../model/ids.ts';
import { MARKS } from '../model/marks.ts';
import { AIM_ROWS, type Field, push } from '../model/state.ts';
import { STEP, STEP_NAMES } from '../model/step-id.ts';
import { lookAgain } from '../model/views.ts';
import { tabletopWorld } from '../model/world.ts';
import { addRow } from '../phases/charge/rows.ts';
import { tabletopPlay } from '../play.ts';
import { lookAround } from '../watch.ts';
import { lengths } from './place.ts';

/** Lessons are taught on the table of the tutorial. */
const CHOICE: Choice = { scenario: 'tutorial-farm' };
const SIDES = ['french', 'coalition'] as const;

const word = read.string();
/** Centimetres or degrees. */
const measure: Reader<number> = (value, path) =>
  typeof value === 'number' && value >= 0 && value < 1000 ? value : read.bad(path, 'a length or an angle', value);
const side = read.oneOf(...SIDES);
const number: Reader<number> = (value, path) => (value === undefined ? 0 : read.integer(0, 9)(value, path));

/** Where a unit stands and how it is; what is not told is as the battle begins. */
const POST = read.object(
  {},
  {
    /** In centimetres and degrees. */
    at: read.list(measure, 3),
    formation: read.oneOf(...FORMATIONS),
    degradation: read.oneOf(...DEGRADATIONS),
    state: read.oneOf(...MORALE_STATES),
    losses: read.integer(0, 2000),
    order: read.oneOf(...ORDERS),
    /** C7m Quarters it has moved in this period. */
    moved: read.integer(0, 4),
    marks: read.list(read.oneOf(...MARKS)),
    /** Whom it runs from. */
    cause: word,
    /** Whom it fires at, already decided. */
    aim: word,
  },
);
/** A moment of a battle: everybody stands as the scenario has it, but for those named. */
const GROUND = read.object(
  {
    phase: read.oneOf(...PHASES),
    units: read.table(POST),
    /** What is on the stack above the next phase, the question last. */
    frames: read.list(pair(read.oneOf(...STEP_NAMES), number)),
  },
  {
    /** The learner, and who is first in this period: French unless told. */
    side,
    first: side,
    period: read.integer(1, 20),
    leaders: read.table(pair(measure, measure)),
    /** Units in close combat, each with the enemy it has run into. */
    melees: read.list(pair(word, word)),
    /** A charge that has been declared: charger and target. */
    charge: pair(word, word),
    /** Questions that are not the learner's business in this lesson. */
    standing: standingAnswers,
  },
);

/** The other side answers by standing orders, so that a lesson goes as it is told. */
const ENEMY_HABITS: Readonly<Record<string, StandingAnswer>> = Object.fromEntries(
  FRONT.standing.map(({ id, answers }) => [id, answers.includes('auto') ? 'auto' : 'never']),
);

function indexOf<Id>(of: ReadonlyMap<unknown, Id>, id: string): Id {
  const index = of.get(id);
  if (index === undefined) throw new Error(`there is no ${id}`);
  return index;
}
function post(g: Field, u: UnitId, { at, cause, aim, marks = [], ...of }: ReturnType<typeof POST>): void {
  const { unit } = g.s;
  const plusOne = (id: string): number => indexOf(g.w.unitIndex, id) + 1;
  if (at) [unit.x[u], unit.y[u], unit.heading[u]] = at.map(lengths) as [number, number, number];
  if (of.formation) unit.formation[u] = FORMATIONS.indexOf(of.formation);
  if (of.degradation) unit.degradation[u] = DEGRADATIONS.indexOf(of.degradation);
  if (of.state) unit.state[u] = MORALE_STATES.indexOf(of.state);
  if (of.order) unit.order[u] = ORDERS.indexOf(of.order);
  if (of.losses !== undefined) unit.losses[u] = of.losses;
  if (of.moved !== undefined) unit.moved[u] = of.moved * TICKS;
  if (cause) unit.cause[u] = plusOne(cause);
  if (aim) g.s.aim.target[u * AIM_ROWS] = plusOne(aim);
  mark(g, u, ...marks);
  lookAgain(g, u);
}

export const opening: Reader<Opening> = (value, path) => {
  const ground = GROUND(value, path);
  return { choice: CHOICE, side: ground.side ?? SIDES[0], position: () => lessonGround(ground) };
};

/** The position of a lesson, as `Position.toJson` writes it. */
function lessonGround(ground: ReturnType<typeof GROUND>): unknown {
  const world = tabletopWorld(CHOICE);
  const unit = (id: string): UnitId => indexOf(world.unitIndex, id);
  const begin = (g: Field): void => {
    tabletopPlay.begin(g);
    emptyStack(g.s);
    const { battle } = g.s;
    const phase = PHASES.indexOf(ground.phase);
    battle.period[0] = ground.period ?? 2;
    battle.phase[0] = phase;
    battle.first[0] = SIDES.indexOf(ground.first ?? SIDES[0]);
    battle.quarter[0] =
      ground.phase === 'MOVE_H2' || ground.phase === 'INTERLUDE' ? 2 : ground.phase === 'FIRE' ? 4 : 0;
    for (const [id, of] of Object.entries(ground.units)) post(g, unit(id), of);
    for (const [id, [x, y]] of Object.entries(ground.leaders ?? {}))
      leaderAt(g, indexOf(world.leaderIndex, id), lengths(x), lengths(y));
    settleLeaders(g);
    lookAround(g);
    for (const [a, b] of ground.melees ?? []) beginMelee(g, unit(a), unit(b));
    if (ground.charge) {
      const [charger, target] = ground.charge;
      addRow(g, unit(charger), unit(target), 0, 0, false);
      mark(g, unit(charger), 'charging');
    }
    push(g, STEP.phase, phase + 1);
    for (const [step, of] of ground.frames) push(g, STEP[step], of);
  };
  const position = new Position({ ...tabletopPlay, begin }, world).begin(1);
  return {
    ...(position.toJson() as Row),
    standing: standingOf(SIDES, ground.side ?? SIDES[0], ground.standing, ENEMY_HABITS),
  };
}
