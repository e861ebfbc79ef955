import { type Choice, Match, type StandingAnswer } from '@tambour/kernel';
import { changedRows, type Row, type Rows, standingRows } from '@tambour/stage';
import type { StepName } from '../model/step-id.ts';
import { SIDES } from '../model/vocabulary.ts';
import { denainPlay } from '../play.ts';
import { COURSE } from '../rules/4-sequence.ts';

/** Lessons are taught by the earlier edition. */
export const CHOICE: Choice = { options: { edition: 'fr' } };
export const LATER_EDITION: Choice = { options: { edition: 'en' } };

/**
 * The few pieces of a lesson on the map of Denain, and the question at hand. Everybody else is away. One unit more than the
 * tasks need should be able to act: where only "done" is left the kernel gives it, and the turn would run on.
 */
export interface Ground {
  /**
   * `hex>facing`, then `disorganised` or `rout`, its strength where points are lost, `uncommanded` for one
   * out of command range, and `moved`, with `charging`, for one that has come this turn.
   */
  readonly units: Readonly<Record<string, string>>;
  /** Hex, with `out` after it for one out of command. */
  readonly leaders: Readonly<Record<string, string>>;
  readonly at: Extract<StepName, 'activate' | 'barrage' | 'breach-phase' | 'combat' | 'command-phase' | 'move'>;
  /** Formations at work, or those that may still be activated where that is the question. */
  readonly formations: readonly string[];
  /** What the learner need not be asked. */
  readonly standing?: Readonly<Record<string, StandingAnswer>>;
  /** What the enemy does otherwise than in every lesson. */
  readonly enemy?: Readonly<Record<string, StandingAnswer>>;
  readonly choice?: Choice;
  /** Sides of hexes where there is a breach besides those of the scenario, both ways: `{ 1513: ['SE'], 1614: ['NW'] }`. */
  readonly breached?: Readonly<Record<string, readonly string[]>>;
}

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
const PHASE: Partial<Readonly<Record<Ground['at'], string>>> = {
  barrage: 'B',
  'breach-phase': 'breach',
  'command-phase': 'D',
};
/** What is on the stack when a question is asked, from the end of the turn up. */
const FRAMES: Readonly<Record<Ground['at'], readonly (readonly [StepName, ...number[]])[]>> = {
  activate: [...upTo('segment'), ['activate', 0, 0, 1]],
  move: [...upTo('segment'), ['end-activation'], ['combat', 0], ['move', 0]],
  combat: [...upTo('segment'), ['end-activation'], ['combat', 0]],
  barrage: upTo('barrage'),
  'breach-phase': upTo('breach-phase'),
  'command-phase': upTo('command-phase'),
};

/** The position of a lesson, as `Position.toJson` writes it. */
export function lessonGround(ground: Ground): unknown {
  const { position } = Match.begin(denainPlay, ground.choice ?? CHOICE, 1);
  const { world } = position;
  const fresh = position.toJson() as Readonly<Record<string, Rows & Row>>;
  const isCombat = ground.at === 'move' || ground.at === 'combat';
  const unit = (id: string, row: Row): Row => {
    const post = ground.units[id];
    if (post === undefined) return { ...row, hex: null, place: 'waiting', marks: [] };
    const [where = '', ...words] = post.split(' ');
    const [hex, facing] = where.split('>');
    const state = words.find((word) => word === 'disorganised' || word === 'rout') ?? 'ok';
    const strength = words.find((word) => /^\d$/.test(word));
    return {
      ...row,
      hex,
      facing,
      state,
      ...(strength === undefined ? {} : { cf: Number(strength) }),
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
    const [hex, mark] = (ground.leaders[id] ?? '').split(' ');
    if (!hex) return { ...row, hex: null, place: 'waiting', isOut: 0 };
    // The enemy's commanders have nothing left to do in phase D: the learner's answer ends it.
    const isEnemy = world.leaderSide[world.leaderIndex.get(id)!] !== 0;
    const hasMoved = ground.at === 'command-phase' && isEnemy ? 1 : 0;
    return { ...row, hex, place: 'map', isOut: mark === 'out' ? 1 : 0, hasMoved };
  };
  const formation = (id: string): Row => {
    const isNamed = ground.formations.includes(id);
    if (ground.at === 'barrage') return { isActivated: 0, isActing: 0, isLost: 0 };
    return {
      isActivated: ground.at === 'activate' && isNamed ? 0 : 1,
      isActing: isCombat && isNamed ? 1 : 0,
      isLost: 0,
    };
  };
  return {
    ...fresh,
    unit: changedRows(fresh.unit!, (id, row) => (id === 'c-bag' ? row : unit(id, row))),
    leader: changedRows(fresh.leader!, leader),
    formation: changedRows(fresh.formation!, formation),
    battle: { ...fresh.battle, turn: 1, phase: PHASE[ground.at] ?? 'C', segment: 1, active: 0 },
    ...(ground.breached && {
      breach: {
        ...fresh.breach,
        ...Object.fromEntries(Object.entries(ground.breached).map(([hex, sides]) => [hex, { sides }])),
      },
    }),
    steps: FRAMES[ground.at].map(([step, ...numbers]) => ({ step, with: numbers })),
    standing: {
      [SIDES[0]]: standingRows(ground.standing ?? {}),
      [SIDES[1]]: standingRows({ ...ENEMY_HABITS, ...ground.enemy }),
    },
  };
}
