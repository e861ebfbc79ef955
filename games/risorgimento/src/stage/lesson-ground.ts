import { type Choice, Match, numbered, type Reader, read, type StandingAnswer } from '@tambour/kernel';
import { changedRows, type Opening, postBy, type Row, type Rows, standingAnswers, standingOf } from '@tambour/stage';
import { DEEDS, MARKS } from '../model/marks.ts';
import { STEP_NAMES, type StepName } from '../model/step-id.ts';
import { PHASES, SIDES } from '../model/vocabulary.ts';
import { risorgimentoPlay } from '../play.ts';

const word = read.string();
const side = read.oneOf(...SIDES);
const rows: Reader<readonly Row[]> = read.list(read.plain);
/** A step and its numbers, which may be given as the id of a formation or corps. */
type Frame = readonly [StepName, ...(number | string)[]];
const frame: Reader<Frame> = (value, path) => {
  const [step, ...numbers] = read.list(read.anything)(value, path);
  const number: Reader<number | string> = (of, at) =>
    typeof of === 'number' ? read.integer(0, 1000)(of, at) : word(of, at);
  return [read.oneOf(...STEP_NAMES)(step, `${path}.0`), ...numbers.map((of, i) => number(of, `${path}.${i + 1}`))];
};
/** What a formation does when it acts, in the order of the stack. */
const ACTS = ['rally', 'assault', 'small-arms', 'act'] as const satisfies readonly StepName[];

/** A moment of a battle: everybody stands as the scenario has it, but for those named. */
const GROUND = read.object(
  {
    /** `hex>facing`, then words: marks and deeds such as `disordered` or `commanded`, a number of hits. Of one hex the first named lies on top. */
    units: read.table(postBy([...MARKS, ...DEEDS])),
  },
  {
    /** San Martino unless told. */
    on: word,
    /** The learner, Austrian unless told, and who is active, if that is not the learner. */
    side,
    active: side,
    leaders: read.table(word),
    /** The corps that is active and the formation that acts, if any, and how far it has got. */
    corps: word,
    formation: word,
    acts: read.oneOf(...ACTS),
    /** Formations that have acted already. */
    acted: read.list(word),
    turn: read.integer(1, 30),
    phase: read.oneOf(...PHASES),
    /** What is on the stack above the course of the turn and what the formation does, the question last. */
    frames: read.list(frame),
    /** From which step of the turn's course on; `activation` unless told. */
    from: read.oneOf('reserve', 'recovery', 'release', 'commanders'),
    march: rows,
    route: rows,
    standing: standingAnswers,
    /** Where the other side does not answer as it does in every lesson. */
    enemy: standingAnswers,
    /** What the formation that acts has; Orders unless told. */
    orders: read.oneOf('without'),
    /** Whether the formation that acts has Orders is still to be found out. */
    isUnread: read.boolean,
    /** Activations that corps have had, and how the order of activations stands. */
    used: read.table(read.integer(0, 9)),
    hand: read.plain,
  },
);
type Ground = ReturnType<typeof GROUND>;

const PHASE = numbered(PHASES);
/** The course of a turn from its end up to a phase, the side with the initiative first. */
function course(first: number, from: Ground['from']): Frame[] {
  const second = 1 - first;
  const last: Frame[] = [['turn'], ['morale'], ['phase', PHASE.morale]];
  if (from === 'commanders') return last;
  const end: Frame[] = [...last, ['commanders', second], ['commanders', first], ['phase', PHASE.commanders]];
  if (from === 'release') return end;
  const release: Frame[] = [...end, ['release', second], ['release', first], ['phase', PHASE.release]];
  if (from === 'recovery') return release;
  const recovery: Frame[] = [...release, ['recovery', second], ['recovery', first], ['phase', PHASE.recovery]];
  return from === 'reserve' ? [...recovery, ['hand'], ['phase', PHASE.activation]] : recovery;
}

/** What is on the stack while a formation acts. */
function actingFrames({ acts, formation = '', corps = '' }: Ground): readonly Frame[] {
  if (!acts) return [];
  const steps = ACTS.slice(0, ACTS.indexOf(acts) + 1).map((step): Frame => [step, formation]);
  return [['activated', corps], ['formation', corps], ['end-step', formation], ...steps];
}

/** The other side answers by standing orders, so that a lesson goes as it is told. */
const ENEMY_HABITS: Readonly<Record<string, StandingAnswer>> = {
  withdraw: 'auto',
  'entry-fire': 'never',
  'defensive-fire': 'never',
  'return-fire': 'never',
  'guns-first': 'never',
  losses: 'auto',
  retreat: 'auto',
  continue: 'never',
};

export const opening: Reader<Opening> = (value, path) => {
  const ground = GROUND(value, path);
  const choice = { scenario: ground.on ?? 'san-martino' };
  return { choice, side: ground.side ?? 'austrian', position: () => lessonGround(ground, choice) };
};

/** The position of a lesson, as `Position.toJson` writes it. */
function lessonGround(ground: Ground, choice: Choice): unknown {
  const { position } = Match.begin(risorgimentoPlay, choice, 1);
  const { world } = position;
  const fresh = position.toJson() as Readonly<Record<string, Rows & Row>>;
  const { side: learner = 'austrian', active = learner, units } = ground;
  const unit = (id: string, row: Row): Row => {
    const post = units[id];
    // Whoever lay on one that has gone elsewhere lies on nobody.
    if (post === undefined) return typeof row.under === 'string' && units[row.under] ? { ...row, under: null } : row;
    const { place: hex, facing, figure: hits = 0, words } = post;
    return {
      ...row,
      hex,
      facing,
      under: under(units, id) ?? null,
      place: 'on-map',
      hits,
      marks: [...MARKS.filter((mark) => words.includes(mark)), ...(hits ? ['everHit'] : [])],
      did: DEEDS.filter((deed) => words.includes(deed)),
    };
  };
  const leader = (id: string, row: Row): Row => {
    const hex = ground.leaders?.[id];
    return hex === undefined ? row : { ...row, hex, place: 'on-map' };
  };
  const formation = (id: string, row: Row): Row => {
    const acts = ground.formation === id;
    return {
      ...row,
      orders: acts && !ground.isUnread ? (ground.orders ?? 'with') : row.orders,
      hasActed: acts || ground.acted?.includes(id) ? 1 : 0,
    };
  };
  const number = (of: number | string): number =>
    typeof of === 'number' ? of : (world.formationIndex.get(of) ?? world.corpsIndex.get(of) ?? 0);
  return {
    ...fresh,
    unit: changedRows(fresh.unit, unit, units),
    leader: changedRows(fresh.leader, leader, ground.leaders),
    formation: changedRows(fresh.formation, formation, ground.acted),
    battle: {
      ...fresh.battle,
      turn: ground.turn ?? 1,
      phase: ground.phase ?? 'activation',
      initiative: active,
      corps: ground.corps ?? null,
      kind: ground.corps === undefined ? 'none' : 'normal',
      formation: ground.formation ?? null,
      marches: ground.march?.length ?? 0,
    },
    corps: changedRows(fresh.corps, (id, row) => ({ ...row, used: ground.used?.[id] ?? 0 }), ground.used),
    hand: { ...fresh.hand, side: active, ...ground.hand },
    ...(ground.march && { march: ground.march, route: ground.route }),
    steps: [...course(SIDES.indexOf(active), ground.from), ...actingFrames(ground), ...(ground.frames ?? [])].map(
      ([step, ...numbers]) => ({
        step,
        with: [0, 1, 2, 3].map((i) => number(numbers[i] ?? 0)),
      }),
    ),
    standing: standingOf(SIDES, learner, ground.standing, { ...ENEMY_HABITS, ...ground.enemy }),
  };
}
/** Who lies under a unit, of those named: the next named in the same hex. */
function under(units: Ground['units'], id: string): string | undefined {
  const named = Object.keys(units).filter((other) => units[other]?.place === units[id]?.place);
  return named[named.indexOf(id) + 1];
}
