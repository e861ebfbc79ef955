import { type Choice, emptyStack, Position, type StandingAnswer } from '@tambour/kernel';
import { type Row, standingRows } from '@tambour/stage';
import { FRONT } from '../../front.ts';
import {
  DEGRADATIONS,
  type Degradation,
  FORMATIONS,
  type Formation,
  MORALE_STATES,
  type MoraleState,
  ORDERS,
  type Order,
  PHASES,
  type Phase,
} from '../../model/vocabulary.ts';
import { settleLeaders } from '../after-move.ts';
import { TICKS } from '../clock.ts';
import { beginMelee, leaderAt, mark } from '../doors.ts';
import { type UnitId, unitId } from '../model/ids.ts';
import type { Mark } from '../model/marks.ts';
import { AIM_ROWS, type Field, push } from '../model/state.ts';
import { STEP, type StepName } from '../model/step-id.ts';
import { lookAgain } from '../model/views.ts';
import { tabletopWorld } from '../model/world.ts';
import { addRow } from '../phases/charge/rows.ts';
import { tabletopPlay } from '../play.ts';
import { lookAround } from '../watch.ts';
import { lengths } from './place.ts';

/** Lessons are taught on the table of the tutorial. */
export const CHOICE: Choice = { scenario: 'tutorial-farm' };

/** Where a unit stands and how it is, in centimetres and degrees; what is not told is as the battle begins. */
interface Post {
  readonly at?: readonly [x: number, y: number, facing: number];
  readonly formation?: Formation;
  readonly degradation?: Degradation;
  readonly state?: MoraleState;
  readonly losses?: number;
  readonly order?: Order;
  /** C7m Quarters it has moved in this period. */
  readonly moved?: number;
  readonly marks?: readonly Mark[];
  /** Whom it runs from. */
  readonly cause?: string;
  /** Whom it fires at, already decided. */
  readonly aim?: string;
}
/** A moment of a battle: everybody stands as the scenario has it, but for those named. */
export interface Ground {
  /** The learner: 0 unless told. */
  readonly side?: 0 | 1;
  readonly period?: number;
  readonly phase: Phase;
  /** Who is first in this period: 0 unless told. */
  readonly first?: 0 | 1;
  readonly units: Readonly<Record<string, Post>>;
  readonly leaders?: Readonly<Record<string, readonly [x: number, y: number]>>;
  /** Units in close combat, each with the enemy it has run into. */
  readonly melees?: readonly (readonly [string, string])[];
  /** A charge that has been declared. */
  readonly charge?: readonly [charger: string, target: string];
  /** What is on the stack above the next phase, the question last. */
  readonly frames: readonly (readonly [StepName, number?])[];
  /** Questions that are not the learner's business in this lesson. */
  readonly standing?: Readonly<Record<string, StandingAnswer>>;
}

/** The other side answers by standing orders, so that a lesson goes as it is told. */
const ENEMY_HABITS: Readonly<Record<string, StandingAnswer>> = Object.fromEntries(
  FRONT.standing.map(({ id, answers }) => [id, answers.includes('auto') ? 'auto' : 'never']),
);

function post(g: Field, u: UnitId, { at, cause, aim, marks = [], ...of }: Post): void {
  const { unit } = g.s;
  const number = (id: string): number => g.w.unitIndex.get(id)! + 1;
  if (at) [unit.x[u], unit.y[u], unit.heading[u]] = at.map(lengths) as [number, number, number];
  if (of.formation) unit.formation[u] = FORMATIONS.indexOf(of.formation);
  if (of.degradation) unit.degradation[u] = DEGRADATIONS.indexOf(of.degradation);
  if (of.state) unit.state[u] = MORALE_STATES.indexOf(of.state);
  if (of.order) unit.order[u] = ORDERS.indexOf(of.order);
  if (of.losses !== undefined) unit.losses[u] = of.losses;
  if (of.moved !== undefined) unit.moved[u] = of.moved * TICKS;
  if (cause) unit.cause[u] = number(cause);
  if (aim) g.s.aim.target[u * AIM_ROWS] = number(aim);
  mark(g, u, ...marks);
  lookAgain(g, u);
}

/** The position of a lesson, as `Position.toJson` writes it. */
export function lessonGround(ground: Ground): unknown {
  const world = tabletopWorld(CHOICE);
  const unit = (id: string): UnitId => unitId(world.unitIndex.get(id)!);
  const begin = (g: Field): void => {
    tabletopPlay.begin(g);
    emptyStack(g.s);
    const { battle } = g.s;
    const phase = PHASES.indexOf(ground.phase);
    battle.period[0] = ground.period ?? 2;
    battle.phase[0] = phase;
    battle.first[0] = ground.first ?? 0;
    battle.quarter[0] =
      ground.phase === 'MOVE_H2' || ground.phase === 'INTERLUDE' ? 2 : ground.phase === 'FIRE' ? 4 : 0;
    for (const [id, of] of Object.entries(ground.units)) post(g, unit(id), of);
    for (const [id, [x, y]] of Object.entries(ground.leaders ?? {}))
      leaderAt(g, world.leaderIndex.get(id)!, lengths(x), lengths(y));
    settleLeaders(g);
    lookAround(g);
    for (const [a, b] of ground.melees ?? []) beginMelee(g, unit(a), unit(b));
    if (ground.charge) {
      const [charger, target] = ground.charge;
      addRow(g, unit(charger), unit(target), 0, 0, false);
      mark(g, unit(charger), 'charging');
    }
    push(g, STEP.phase, phase + 1);
    for (const [step, number = 0] of ground.frames) push(g, STEP[step], number);
  };
  const position = new Position({ ...tabletopPlay, begin }, world).begin(1);
  const side = ground.side ?? 0;
  const [mine, theirs] = side === 0 ? (['french', 'coalition'] as const) : (['coalition', 'french'] as const);
  return {
    ...(position.toJson() as Row),
    standing: { [mine]: standingRows(ground.standing ?? {}), [theirs]: standingRows(ENEMY_HABITS) },
  };
}
