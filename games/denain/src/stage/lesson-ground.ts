import { type Choice, Match, type StandingAnswer } from '@tambour/kernel';
import { changedRows, type Row, type Rows, standingRows } from '@tambour/stage';
import { denain } from '../game.ts';
import type { StepName } from '../model/step-id.ts';
import { SIDES } from '../model/vocabulary.ts';
import { COURSE } from '../rules/4-sequence.ts';

/** Lessons are taught by the earlier edition. */
export const CHOICE: Choice = { options: { edition: 'fr' } };

/**
 * The few pieces of a lesson on the map of Denain, and the question at hand. Everybody else is away. One unit more than the
 * tasks need should be able to act: where only "done" is left the kernel gives it, and the turn would run on.
 */
export interface Ground {
  /** `hex>facing`, with `disorganised` or `rout` after it. */
  readonly units: Readonly<Record<string, string>>;
  /** Hex, with `out` after it for one out of command. */
  readonly leaders: Readonly<Record<string, string>>;
  readonly at: Extract<StepName, 'activate' | 'move' | 'combat' | 'command-phase'>;
  /** Formations at work, or those that may still be activated where that is the question. */
  readonly formations: readonly string[];
  /** What the learner need not be asked. */
  readonly standing?: Readonly<Record<string, StandingAnswer>>;
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
/** What is on the stack when a question is asked, from the end of the turn up. */
const FRAMES: Readonly<Record<Ground['at'], readonly (readonly [StepName, ...number[]])[]>> = {
  activate: [...upTo('segment'), ['activate', 0, 0, 1]],
  move: [...upTo('segment'), ['end-activation'], ['combat', 0], ['move', 0]],
  combat: [...upTo('segment'), ['end-activation'], ['combat', 0]],
  'command-phase': upTo('command-phase'),
};

/** The position of a lesson, as `Position.toJson` writes it. */
export function lessonGround(ground: Ground): unknown {
  const { position } = Match.begin(denain, CHOICE, 1);
  const { world } = position;
  const fresh = position.toJson() as Readonly<Record<string, Rows & Row>>;
  const isCombat = ground.at === 'move' || ground.at === 'combat';
  const unit = (id: string, row: Row): Row => {
    const post = ground.units[id];
    if (post === undefined) return { ...row, hex: null, place: 'waiting', marks: [] };
    const [, hex, facing, state = 'ok'] = /^(\d{4})>(\w+)(?: (\w+))?$/.exec(post)!;
    const shaken = state === 'ok' ? [] : ['wasDisorganised'];
    return { ...row, hex, facing, state, place: 'map', marks: ['commanded', 'inPlace', ...shaken] };
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
    battle: { ...fresh.battle, turn: 1, phase: ground.at === 'command-phase' ? 'D' : 'C', segment: 1, active: 0 },
    steps: FRAMES[ground.at].map(([step, ...numbers]) => ({ step, with: numbers })),
    standing: { [SIDES[0]]: standingRows(ground.standing ?? {}), [SIDES[1]]: standingRows(ENEMY_HABITS) },
  };
}
