import { bitNames, type Choice, Match, present, type Reader, read, type StandingAnswer } from '@tambour/kernel';
import { changedRows, type Opening, postBy, type Row, type Rows, standingAnswers, standingOf } from '@tambour/stage';
import { columnData, columnUnits, pieceId } from '../model/lookup.ts';
import { SWITCHES } from '../model/options.ts';
import { MARK } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { CATHOLIC, ORDERS, PROTESTANT, type Sequence, SIDES } from '../model/vocabulary.ts';
import { reitersPlay } from '../play.ts';
import { scoredBy } from '../protocol/audit/points.ts';
import { courseOf } from '../rules/3-course.ts';

const MARKS = bitNames(MARK);
const QUESTIONS = [
  'orders',
  'movement',
  'reaction',
  'combat',
  'defender',
  'reorganisation',
] as const satisfies readonly StepName[];

const word = read.string();
/**
 * The few pieces of a lesson on the map of a battle, and the question at hand; everybody else has fallen, or is yet to come. One
 * piece more than the tasks need should be able to act: where only "done" is left the kernel gives it, and the turn would run on.
 */
const GROUND = read.object(
  {
    /** The battle on whose map it is set up, by its id, and whoever tries it. */
    on: word,
    side: read.oneOf(...SIDES),
    at: read.oneOf(...QUESTIONS),
    /** A zone, then `reduced` and marks as a saved position has them. */
    units: read.table(postBy(['reduced', ...MARKS])),
    leaders: read.table(word),
  },
  {
    /** Optional rules that it needs. */
    options: read.list(read.oneOf(...SWITCHES)),
    /** Whose phase it is, unless it is that of whoever tries it. Who has the initiative in the scenario begins each turn. */
    active: read.oneOf(...SIDES),
    /** The second unless told. */
    turn: read.integer(1, 20),
    /** Zones the active side has just entered, where a reaction is asked for. */
    entered: read.list(word),
    /** The attack that is to be met. */
    attack: read.object({ unit: word, from: word, to: word }),
    orders: read.table(read.oneOf(...ORDERS)),
    /** What the learner need not be asked. */
    standing: standingAnswers,
    /** Zones of baggage; what is not named is lost. */
    baggage: read.table(word),
  },
);
type Ground = ReturnType<typeof GROUND>;

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

/** A battle with just these optional rules. */
const choiceOf = ({ on, options = [] }: Ground): Choice => ({
  scenario: on,
  options: Object.fromEntries(SWITCHES.map((name) => [name, options.includes(name) ? 'on' : 'off'])),
});
export const opening: Reader<Opening> = (value, path) => {
  const ground = GROUND(value, path);
  return { choice: choiceOf(ground), side: ground.side, position: () => lessonGround(ground) };
};

/** The position of a lesson, as `Position.toJson` writes it: one that play could come to, the score as the losses make it. */
function lessonGround(ground: Ground): unknown {
  const { attack, active = ground.side, turn = 2 } = ground;
  const { position } = Match.begin(reitersPlay, choiceOf(ground), 1);
  const { field: g } = position;
  const { w, s } = g;
  const sheetBy = (id: string) => present(w.unit.find((sheet) => sheet.id === id));
  const fresh = position.toJson() as Readonly<Record<string, Rows & Row>>;
  const hasCome = w.data.columns.map(
    (c, column) =>
      c.reinforcement === undefined ||
      [...columnUnits(g, column)].some((u) => ground.units[pieceId(g, u)] !== undefined),
  );
  const unit = (id: string, row: Row): Row => {
    const post = ground.units[id];
    const { column, parent, steps } = sheetBy(id);
    // Enfants perdus are still with whoever sends them out.
    if (post === undefined && ground.units[w.unitIds[parent] ?? ''] !== undefined) return row;
    if (post === undefined) return hasCome[column] ? { ...row, zone: null, place: 'lost', steps: 0, marks: [] } : row;
    const { place: zone, words } = post;
    const isAttacker = id === attack?.unit;
    return {
      ...row,
      zone,
      place: 'map',
      steps: steps - (words.includes('reduced') ? 1 : 0),
      marks: MARKS.filter((mark) => words.includes(mark) || (isAttacker && mark === 'fought')),
      part: isAttacker ? 'attacker' : 'none',
    };
  };
  const leader = (id: string, row: Row): Row => {
    const zone = ground.leaders[id];
    if (zone !== undefined) return { ...row, zone, place: 'map' };
    const { column } = present(w.data.leaders.find((l) => l.id === id));
    return hasCome[column] ? { ...row, zone: null, place: 'lost', marks: ['replaced'] } : row;
  };
  const baggage = (id: string, row: Row): Row => {
    const zone = ground.baggage?.[id];
    return zone === undefined ? { ...row, zone: null, place: 'lost' } : { ...row, zone, place: 'map' };
  };
  // Orders are shown when they are changed, and at the end of each turn.
  const column = (id: string, row: Row): Row => {
    const c = w.columnIds.indexOf(id);
    const order = ground.orders?.[id] ?? row.order;
    const isKnown = w.switches.advanced && hasCome[c] && (order !== row.order || turn > 1);
    const entered = hasCome[c] ? (columnData(g, c).reinforcement?.turn ?? 0) : 0;
    return { ...row, order, known: isKnown ? order : 'unknown', entered };
  };
  const side = SIDES.indexOf(active);
  const held = Object.entries(ground.units)
    .filter(([id]) => sheetBy(id).side === side)
    .map(([, { place }]) => place);
  const marks = (zone: string): string[] =>
    ground.entered?.includes(zone)
      ? ['reaction']
      : [...(held.includes(zone) ? ['held'] : []), ...(zone === attack?.from ? ['attacked'] : [])];
  const sequence = sequenceOf(ground.at);
  const course = courseOf(sequence, side, w.data.initiative);
  position.arrange({
    ...fresh,
    unit: changedRows(fresh.unit, unit, ground.units),
    leader: changedRows(fresh.leader, leader, ground.leaders),
    baggage: changedRows(fresh.baggage, baggage, ground.baggage),
    column: changedRows(fresh.column, column, ground.orders),
    zone: Object.fromEntries(
      w.zoneNames.flatMap((zone) => (marks(zone).length > 0 ? [[zone, { marks: marks(zone) }]] : [])),
    ),
    battle: { ...fresh.battle, turn, sequence, active },
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
            attackerSteps: sheetBy(attack.unit).steps,
          },
        }),
    steps: [...course, ...(ground.at === sequence ? [] : [[ground.at, 0] as const])].map(([step, a]) => ({
      step,
      with: [a],
    })),
    standing: standingOf(SIDES, ground.side, ground.standing, ENEMY_HABITS),
  });
  s.battle.pointsC[0] = scoredBy(g, CATHOLIC);
  s.battle.pointsP[0] = scoredBy(g, PROTESTANT);
  return position.toJson();
}
