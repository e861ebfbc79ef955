import { type Choice, Match, type StandingAnswer } from '@tambour/kernel';
import { changedRows, type Row, type Rows, standingRows } from '@tambour/stage';
import { SWITCHES, type SwitchName } from '../model/options.ts';
import { MARKS } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { CATHOLIC, type OrderName, PROTESTANT, type Sequence, SIDES, type Side } from '../model/vocabulary.ts';
import { reitersPlay } from '../play.ts';
import { scoredBy } from '../protocol/audit/points.ts';
import { courseOf } from '../rules/3-course.ts';

/** A battle with just these optional rules. */
export const lessonChoice = (scenario: string, ...on: readonly SwitchName[]): Choice => ({
  scenario,
  options: Object.fromEntries(SWITCHES.map((name) => [name, on.includes(name) ? 'on' : 'off'])),
});

/**
 * The few pieces of a lesson on the map of a battle, and the question at hand; everybody else has fallen, or is yet to come. One
 * piece more than the tasks need should be able to act: where only "done" is left the kernel gives it, and the turn would run on.
 */
export interface Ground {
  readonly choice: Choice;
  readonly learner: Side;
  /** Whose phase it is. Who has the initiative in the scenario begins each turn. */
  readonly active: Side;
  readonly turn: number;
  readonly at: Extract<StepName, 'orders' | 'movement' | 'reaction' | 'combat' | 'defender' | 'reorganisation'>;
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
  /** Zones of baggage; what is not named is lost. */
  readonly baggage?: Readonly<Record<string, string>>;
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

const sequenceOf = (at: Ground['at']): Sequence => (at === 'defender' ? 'combat' : at);

/** The position of a lesson, as `Position.toJson` writes it: one that play could come to, the score as the losses make it. */
export function lessonGround(ground: Ground): unknown {
  const { position } = Match.begin(reitersPlay, ground.choice, 1);
  const { w, s } = position.field;
  const fresh = position.toJson() as Readonly<Record<string, Rows & Row>>;
  const { attack } = ground;
  const hasCome = w.data.columns.map(
    (c, column) =>
      c.reinforcement === undefined ||
      [...w.columnUnits[column]!].some((u) => ground.units[w.unitIds[u]!] !== undefined),
  );
  const unit = (id: string, row: Row): Row => {
    const post = ground.units[id];
    const u = w.pieceIndex.get(id)!;
    // Enfants perdus are still with whoever sends them out.
    if (post === undefined && ground.units[w.unitIds[w.unitParent[u]!] ?? ''] !== undefined) return row;
    if (post === undefined)
      return hasCome[w.unitColumn[u]!] ? { ...row, zone: null, place: 'lost', steps: 0, marks: [] } : row;
    const [zone, ...words] = post.split(' ');
    const isAttacker = id === attack?.unit;
    return {
      ...row,
      zone,
      place: 'map',
      steps: w.unit[u]!.steps - (words.includes('reduced') ? 1 : 0),
      marks: MARKS.filter((mark) => words.includes(mark) || (isAttacker && mark === 'fought')),
      part: isAttacker ? 'attacker' : 'none',
    };
  };
  const leader = (id: string, row: Row): Row => {
    const zone = ground.leaders[id];
    if (zone !== undefined) return { ...row, zone, place: 'map' };
    return hasCome[w.leaderColumn[w.leaderIds.indexOf(id)]!]
      ? { ...row, zone: null, place: 'lost', marks: ['replaced'] }
      : row;
  };
  // Orders are shown when they are changed, and at the end of each turn.
  const column = (id: string, row: Row): Row => {
    const c = w.columnIds.indexOf(id);
    const order = ground.orders?.[id] ?? row.order;
    const isKnown = w.switches.advanced && hasCome[c] && (order !== row.order || ground.turn > 1);
    const entered = hasCome[c] ? (w.data.columns[c]!.reinforcement?.turn ?? 0) : 0;
    return { ...row, order, known: isKnown ? order : 'unknown', entered };
  };
  const side = SIDES.indexOf(ground.active);
  const held = Object.entries(ground.units)
    .filter(([id]) => w.unitSide[w.pieceIndex.get(id)!] === side)
    .map(([, post]) => post.split(' ')[0]!);
  const marks = (zone: string): string[] =>
    ground.entered?.includes(zone)
      ? ['reaction']
      : [...(held.includes(zone) ? ['held'] : []), ...(zone === attack?.from ? ['attacked'] : [])];
  const sequence = sequenceOf(ground.at);
  const course = courseOf(sequence, side, w.data.initiative);
  position.arrange({
    ...fresh,
    unit: changedRows(fresh.unit!, unit),
    leader: changedRows(fresh.leader!, leader),
    baggage: changedRows(fresh.baggage!, (id, row) => {
      const zone = ground.baggage?.[id];
      return zone === undefined ? { ...row, zone: null, place: 'lost' } : { ...row, zone, place: 'map' };
    }),
    column: changedRows(fresh.column!, column),
    zone: Object.fromEntries(
      w.zoneNames.flatMap((zone) => (marks(zone).length > 0 ? [[zone, { marks: marks(zone) }]] : [])),
    ),
    battle: { ...fresh.battle, turn: ground.turn, sequence, active: ground.active },
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
    steps: [...course, ...(ground.at === sequence ? [] : [[ground.at, 0] as const])].map(([step, a]) => ({
      step,
      with: [a],
    })),
    standing: Object.fromEntries(
      SIDES.map((id) => [id, standingRows(id === ground.learner ? (ground.standing ?? {}) : ENEMY_HABITS)]),
    ),
  });
  s.battle.pointsC[0] = scoredBy(position.field, CATHOLIC);
  s.battle.pointsP[0] = scoredBy(position.field, PROTESTANT);
  return position.toJson();
}
