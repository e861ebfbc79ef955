import { type Choice, Match, present, type Reader, read, type StandingAnswer } from '@tambour/kernel';
import { changedRows, type Opening, postBy, type Row, type Rows, standingAnswers, standingOf } from '@tambour/stage';
import type { StepName } from '../model/step-id.ts';
import { FRENCH, SIDES } from '../model/vocabulary.ts';
import { denainPlay } from '../play.ts';
import { COURSE } from '../rules/4-sequence.ts';

const QUESTIONS = [
  'activate',
  'barrage',
  'breach-phase',
  'combat',
  'command-phase',
  'move',
] as const satisfies readonly StepName[];
type Asked = (typeof QUESTIONS)[number];

const word = read.string();
/**
 * The few pieces of a lesson on the map of Denain, and the question at hand. Everybody else is away. One unit more than the
 * tasks need should be able to act: where only "done" is left the kernel gives it, and the turn would run on.
 */
const GROUND = read.object(
  {
    /**
     * `hex>facing`, then `disorganised` or `rout`, its strength where points are lost, `uncommanded` for one
     * out of command range, and `moved`, with `charging`, for one that has come this turn.
     */
    units: read.table(postBy(['disorganised', 'rout', 'uncommanded', 'moved', 'charging'])),
    /** Hex, with `out` after it for one out of command. */
    leaders: read.table(postBy(['out'])),
    at: read.oneOf(...QUESTIONS),
  },
  {
    /** Formations at work, or those that may still be activated where that is the question. */
    formations: read.list(word),
    /** What the learner need not be asked, and what the enemy does otherwise than in every lesson. */
    standing: standingAnswers,
    enemy: standingAnswers,
    /** Whether the later edition is in force; lessons are taught by the earlier one. */
    isLater: read.boolean,
    /** Sides of hexes where there is a breach besides those of the scenario, both ways: `{ 1513: ['SE'], 1614: ['NW'] }`. */
    breached: read.table(read.list(word)),
  },
);

/** The other side answers by standing orders, so that a lesson goes as it is told. */
const ENEMY_HABITS: Readonly<Record<string, StandingAnswer>> = {
  'reaction-fire': 'always',
  losses: 'auto',
  retreat: 'auto',
  rout: 'auto',
  leaders: 'auto',
  advance: 'never',
};

/** The course of the turn up to the segment, or to the learner's part of phase D. The learner is the first side. */
const upTo = (step: StepName): readonly (readonly [StepName, ...number[]])[] =>
  COURSE.slice(0, COURSE.findLastIndex(([name]) => name === step) + 1);
/** The phase in which a question is asked. */
const PHASE: Partial<Readonly<Record<Asked, string>>> = {
  barrage: 'B',
  'breach-phase': 'breach',
  'command-phase': 'D',
};
/** What is on the stack when a question is asked, from the end of the turn up. */
const FRAMES: Readonly<Record<Asked, readonly (readonly [StepName, ...number[]])[]>> = {
  activate: [...upTo('segment'), ['activate', 0, 0, 1]],
  move: [...upTo('segment'), ['end-activation'], ['combat', 0], ['move', 0]],
  combat: [...upTo('segment'), ['end-activation'], ['combat', 0]],
  barrage: upTo('barrage'),
  'breach-phase': upTo('breach-phase'),
  'command-phase': upTo('command-phase'),
};

/** The learner is French. */
export const opening: Reader<Opening> = (value, path) => {
  const ground = GROUND(value, path);
  const choice = { options: { edition: ground.isLater ? 'en' : 'fr' } };
  return { choice, side: SIDES[0], position: () => lessonGround(ground, choice) };
};

/** The position of a lesson, as `Position.toJson` writes it. */
function lessonGround({ formations = [], ...ground }: ReturnType<typeof GROUND>, choice: Choice): unknown {
  const { position } = Match.begin(denainPlay, choice, 1);
  const { world } = position;
  const fresh = position.toJson() as Readonly<Record<string, Rows & Row>>;
  const isCombat = ground.at === 'move' || ground.at === 'combat';
  const unit = (id: string, row: Row): Row => {
    const post = ground.units[id];
    if (post === undefined) return { ...row, hex: null, place: 'waiting', marks: [] };
    const { place, facing, figure, words } = post;
    const state = words.find((word) => word === 'disorganised' || word === 'rout') ?? 'ok';
    return {
      ...row,
      hex: place,
      facing,
      state,
      ...(figure === undefined ? {} : { cf: figure }),
      place: 'map',
      marks: [
        ...(words.includes('uncommanded') ? [] : ['commanded']),
        ...(words.includes('moved') ? [] : ['inPlace']),
        ...words.filter((word) => word === 'moved' || word === 'charging'),
        ...(state === 'ok' ? [] : ['wasDisorganised']),
      ],
    };
  };
  const leader = (id: string, row: Row): Row => {
    // No aide-de-camp has been called for.
    if (id.startsWith('aide-')) return row;
    const post = ground.leaders[id];
    if (!post) return { ...row, hex: null, place: 'waiting', isOut: 0 };
    // The enemy's commanders have nothing left to do in phase D: the learner's answer ends it.
    const isEnemy = world.leaderSide[present(world.leaderIndex.get(id))] !== FRENCH;
    const hasMoved = ground.at === 'command-phase' && isEnemy ? 1 : 0;
    return { ...row, hex: post.place, place: 'map', isOut: post.words.length, hasMoved };
  };
  const formation = (id: string): Row => {
    const isNamed = formations.includes(id);
    if (ground.at === 'barrage') return { isActivated: 0, isActing: 0, isLost: 0 };
    return {
      isActivated: ground.at === 'activate' && isNamed ? 0 : 1,
      isActing: isCombat && isNamed ? 1 : 0,
      isLost: 0,
    };
  };
  return {
    ...fresh,
    unit: changedRows(fresh.unit, (id, row) => (id === 'c-bag' ? row : unit(id, row)), ground.units),
    leader: changedRows(fresh.leader, leader, ground.leaders),
    formation: changedRows(fresh.formation, formation, formations),
    battle: { ...fresh.battle, turn: 1, phase: PHASE[ground.at] ?? 'C', segment: 1, active: 0 },
    ...(ground.breached && {
      breach: {
        ...fresh.breach,
        ...Object.fromEntries(Object.entries(ground.breached).map(([hex, sides]) => [hex, { sides }])),
      },
    }),
    steps: FRAMES[ground.at].map(([step, ...numbers]) => ({ step, with: numbers })),
    standing: standingOf(SIDES, SIDES[0], ground.standing, { ...ENEMY_HABITS, ...ground.enemy }),
  };
}
