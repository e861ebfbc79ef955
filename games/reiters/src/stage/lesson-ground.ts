import { type Choice, Match, STANDING_ANSWERS, type StandingAnswer } from '@tambour/kernel';
import { reiters } from '../game.ts';
import { SWITCHES, type SwitchName } from '../options.ts';
import { MARKS } from '../state.ts';
import type { StepName } from '../step-id.ts';
import { type OrderName, type Sequence, SIDES, type Side } from '../vocabulary.ts';

/** A battle with just these optional rules. */
export const lessonChoice = (scenario: string, ...on: readonly SwitchName[]): Choice => ({
  scenario,
  options: Object.fromEntries(SWITCHES.map((name) => [name, on.includes(name) ? 'on' : 'off'])),
});

type Row = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, Row>>;

/**
 * The few pieces of a lesson on the map of a battle, and the question at hand; everybody else is away. One piece more than
 * the tasks need should be able to act: where only "done" is left the kernel gives it, and the turn would run on.
 */
export interface Ground {
  readonly choice: Choice;
  readonly learner: Side;
  /** Whose phase it is. The other side has had its own: the turn ends with this one, and the learner begins the next. */
  readonly active: Side;
  readonly turn: number;
  readonly at: Extract<StepName, 'orders' | 'movement' | 'reaction' | 'combat' | 'defender'>;
  /** A zone, then `reduced` and marks as a saved position has them. */
  readonly units: Readonly<Record<string, string>>;
  readonly leaders: Readonly<Record<string, string>>;
  /** Zones the active side has just entered, where a reaction is asked for. */
  readonly entered?: readonly string[];
  /** The attack that is to be met. */
  readonly attack?: { readonly unit: string; readonly from: string; readonly to: string };
  readonly orders?: Readonly<Record<string, OrderName>>;
  /** What the learner need not be asked. */
  readonly standing?: Readonly<Record<string, StandingAnswer>>;
}

/** The other side answers by standing orders, so that a lesson goes as it is told. */
const ENEMY_HABITS: Readonly<Record<string, StandingAnswer>> = {
  reaction: 'never',
  defender: 'auto',
  losses: 'auto',
  retreats: 'auto',
  leaders: 'auto',
  advance: 'never',
};

type Frame = readonly [StepName, ...number[]];
/** What is still to come of a phase, last first. */
const AFTER_COMBAT: readonly Frame[] = [
  ['closing'],
  ['phase-over'],
  ['reorganisation'],
  ['after-reaction', 1],
  ['combat'],
];
const AFTER_REACTION: readonly Frame[] = [...AFTER_COMBAT, ['after-reaction', 0], ['reaction']];
const FRAMES: Readonly<Record<Ground['at'], readonly Frame[]>> = {
  orders: [...AFTER_REACTION, ['movement-over'], ['movement'], ['orders']],
  movement: [...AFTER_REACTION, ['movement-over'], ['movement']],
  reaction: AFTER_REACTION,
  combat: AFTER_COMBAT,
  defender: [...AFTER_COMBAT, ['defender', 0]],
};
const SEQUENCE: Readonly<Record<Ground['at'], Sequence>> = {
  orders: 'orders',
  movement: 'movement',
  reaction: 'reaction',
  combat: 'combat',
  defender: 'combat',
};

/** The position of a lesson, as `Position.toJson` writes it. */
export function lessonGround(ground: Ground): unknown {
  const match = Match.begin(reiters, ground.choice, 1);
  const { w } = match.position.field;
  const fresh = match.position.toJson() as Readonly<Record<string, Rows & Row>>;
  const { attack } = ground;
  const unit = (id: string, row: Row): Row => {
    const post = ground.units[id];
    if (post === undefined) return { ...row, zone: null, place: 'lost', steps: 0, marks: [] };
    const [zone, ...words] = post.split(' ');
    const isAttacker = id === attack?.unit;
    return {
      ...row,
      zone,
      place: 'map',
      steps: w.unit[w.pieceIndex.get(id)!]!.steps - (words.includes('reduced') ? 1 : 0),
      marks: MARKS.filter((mark) => words.includes(mark) || (isAttacker && mark === 'fought')),
      part: isAttacker ? 'attacker' : 'none',
    };
  };
  const leader = (id: string, row: Row): Row => {
    const zone = ground.leaders[id];
    return zone === undefined ? { ...row, zone: null, place: 'lost' } : { ...row, zone, place: 'map' };
  };
  // A column that is away has no secret: one who has none is not asked where there is nothing to choose.
  const column = (id: string, row: Row): Row => {
    const isHere = ground.leaders[w.leaderIds[w.columnLeader[w.columnIds.indexOf(id)]!]!] !== undefined;
    const order = ground.orders?.[id] ?? row.order;
    return { ...row, order, known: isHere ? row.known : order };
  };
  const side = SIDES.indexOf(ground.active);
  const held = Object.entries(ground.units)
    .filter(([id]) => w.unitSide[w.pieceIndex.get(id)!] === side)
    .map(([, post]) => post.split(' ')[0]!);
  const marks = (zone: string): string[] =>
    ground.entered?.includes(zone)
      ? ['reaction']
      : [...(held.includes(zone) ? ['held'] : []), ...(zone === attack?.from ? ['attacked'] : [])];
  return {
    ...fresh,
    unit: map(fresh.unit!, unit),
    leader: map(fresh.leader!, leader),
    baggage: map(fresh.baggage!, (_, row) => ({ ...row, zone: null, place: 'lost' })),
    column: map(fresh.column!, column),
    zone: Object.fromEntries(
      w.zoneNames.flatMap((zone) => (marks(zone).length > 0 ? [[zone, { marks: marks(zone) }]] : [])),
    ),
    battle: {
      ...fresh.battle,
      turn: ground.turn,
      sequence: SEQUENCE[ground.at],
      active: ground.active,
      first: ground.learner,
    },
    ...(attack === undefined
      ? {}
      : {
          fight: {
            ...fresh.fight,
            kind: 'close',
            from: w.zoneIndex.get(attack.from),
            to: w.zoneIndex.get(attack.to),
            attacker: w.pieceIndex.get(attack.unit),
            round: 1,
            rounds: 1,
            attackerSteps: w.unit[w.pieceIndex.get(attack.unit)!]!.steps,
          },
        }),
    steps: FRAMES[ground.at].map(([step, ...numbers]) => ({ step, with: numbers })),
    standing: Object.fromEntries(
      SIDES.map((id) => [id, orders(id === ground.learner ? (ground.standing ?? {}) : ENEMY_HABITS)]),
    ),
  };
}

const map = (rows: Rows, change: (id: string, row: Row) => Row): Rows =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, change(id, row)]));
/** Standing orders as a saved position keeps them: the answer by number, and a chance that is not used here. */
const orders = (answers: Readonly<Record<string, StandingAnswer>>): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, [STANDING_ANSWERS.indexOf(answer), 0]]));
