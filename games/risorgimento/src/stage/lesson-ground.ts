import { type Choice, Match, type StandingAnswer } from '@tambour/kernel';
import { changedRows, type Row, type Rows, standingRows } from '@tambour/stage';
import { DEEDS, MARKS } from '../model/marks.ts';
import type { StepName } from '../model/step-id.ts';
import { SIDES } from '../model/vocabulary.ts';
import { risorgimentoPlay } from '../play.ts';

/** Lessons are taught at San Martino, but for the order of activations, which wants several corps a side. */
export const CHOICE: Choice = { scenario: 'san-martino' };

type Frame = readonly [StepName, ...(number | string)[]];
/**
 * A moment of a battle: everybody stands as the scenario has it, but for those named. Numbers in frames may be given as the id of a
 * formation or corps.
 */
export interface Ground {
  readonly choice?: Choice;
  /** The learner, who is active unless told. */
  readonly side?: number;
  readonly active?: number;
  /** `hex>facing`, then words: marks and deeds such as `disordered` or `commanded`, a number of hits. Of one hex the first named lies on top. */
  readonly units: Readonly<Record<string, string>>;
  readonly leaders?: Readonly<Record<string, string>>;
  /** The corps that is active and the formation that acts, if any. */
  readonly corps?: string;
  readonly formation?: string;
  /** Formations that have acted already. */
  readonly acted?: readonly string[];
  readonly turn?: number;
  readonly phase?: string;
  /** What is on the stack above the course of the turn, the question last. */
  readonly frames: readonly Frame[];
  /** From which step of the turn's course on; `activation` unless told. */
  readonly from?: 'reserve' | 'recovery' | 'release' | 'commanders';
  readonly march?: readonly Row[];
  readonly route?: readonly Row[];
  readonly standing?: Readonly<Record<string, StandingAnswer>>;
  /** Where the other side does not answer as it does in every lesson. */
  readonly enemy?: Readonly<Record<string, StandingAnswer>>;
  /** What the formation that acts has; Orders unless told. */
  readonly orders?: 'without';
  /** Whether the formation that acts has Orders is still to be found out. */
  readonly isUnread?: true;
  /** Activations that corps have had, and how the order of activations stands. */
  readonly used?: Readonly<Record<string, number>>;
  readonly hand?: Row;
}

const PHASE = { initiative: 0, reserve: 1, activation: 2, recovery: 3, release: 4, commanders: 5, morale: 6 } as const;
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

/** What is on the stack while a formation acts, up to one of its steps. */
export function stepOf(f: string, corps: string, at: 'act' | 'small-arms' | 'assault' | 'rally'): Ground['frames'] {
  const frames: Frame[] = [
    ['activated', corps],
    ['formation', corps],
    ['end-step', f],
    ['rally', f],
    ['assault', f],
    ['small-arms', f],
    ['act', f],
  ];
  return frames.slice(0, frames.findIndex(([name]) => name === at) + 1);
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

/** The position of a lesson, as `Position.toJson` writes it. */
export function lessonGround(ground: Ground): unknown {
  const { position } = Match.begin(risorgimentoPlay, ground.choice ?? CHOICE, 1);
  const { world } = position;
  const fresh = position.toJson() as Readonly<Record<string, Rows & Row>>;
  const side = ground.side ?? 1;
  const active = ground.active ?? side;
  const under = stacks(ground.units);
  const unit = (id: string, row: Row): Row => {
    const post = ground.units[id];
    if (post === undefined) return isUnderNamed(row, ground.units) ? { ...row, under: null } : row;
    const [where = '', ...words] = post.split(' ');
    const [hex, facing] = where.split('>');
    const hits = words.find((word) => /^\d$/.test(word));
    return {
      ...row,
      hex,
      facing,
      under: under.get(id) ?? null,
      place: 'on-map',
      hits: Number(hits ?? 0),
      marks: [...words.filter((word) => isAmong(MARKS, word)), ...(hits ? ['everHit'] : [])],
      did: words.filter((word) => isAmong(DEEDS, word)),
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
    unit: changedRows(fresh.unit!, unit),
    leader: changedRows(fresh.leader!, leader),
    formation: changedRows(fresh.formation!, formation),
    battle: {
      ...fresh.battle,
      turn: ground.turn ?? 1,
      phase: ground.phase ?? 'activation',
      initiative: SIDES[active],
      corps: ground.corps ?? null,
      kind: ground.corps === undefined ? 'none' : 'normal',
      formation: ground.formation ?? null,
      marches: ground.march?.length ?? 0,
    },
    corps: changedRows(fresh.corps!, (id, row) => ({ ...row, used: ground.used?.[id] ?? 0 })),
    hand: { ...fresh.hand, side: SIDES[active], ...ground.hand },
    ...(ground.march && { march: ground.march, route: ground.route }),
    steps: [...course(active, ground.from), ...ground.frames].map(([step, ...numbers]) => ({
      step,
      with: [0, 1, 2, 3].map((i) => number(numbers[i] ?? 0)),
    })),
    standing: {
      [SIDES[side]!]: standingRows(ground.standing ?? {}),
      [SIDES[1 - side]!]: standingRows({ ...ENEMY_HABITS, ...ground.enemy }),
    },
  };
}
const isAmong = (names: readonly string[], word: string): boolean => names.includes(word);
/** Who lies under whom, of those named: the next named in the same hex. */
function stacks(units: Readonly<Record<string, string>>): Map<string, string> {
  const out = new Map<string, string>();
  const last = new Map<string, string>();
  for (const [id, post] of Object.entries(units)) {
    const hex = post.slice(0, 4);
    const above = last.get(hex);
    if (above !== undefined) out.set(above, id);
    last.set(hex, id);
  }
  return out;
}
/** Whether the one below has gone elsewhere. */
const isUnderNamed = (row: Row, units: Readonly<Record<string, string>>): boolean =>
  typeof row.under === 'string' && units[row.under] !== undefined;
