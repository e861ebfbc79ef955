import type { Appraisal, GameSpec, Position, TermKind, Weights, World } from '@tambour/kernel';

/** How much more or less a kind of term counts: one's own, and the enemy's. Left out, it counts as it is. */
export type Leaning = Partial<Record<TermKind, readonly [own: number, enemy: number]>>;

/** Values positions by the named terms of their game. It keeps room to calculate in, so one serves a player. */
export interface Appraiser<W extends World, Field> {
  readonly appraisal: Appraisal<Field>;
  /** What the position is worth to a side, in victory points: by the weights of its time, or of the time given. */
  value(p: Position<W, Field>, side: number, timeLeft?: number): number;
  /** What a battle that stands so is expected to end with, in points and with what winning is worth. */
  expected(p: Position<W, Field>, value: number): number;
  /** What each term adds to that, in the order of the terms; after the end of the battle nothing but points and the victory. */
  parts(p: Position<W, Field>, side: number): Float64Array;
}

/** The chance that a standard normal variable is below z, near enough: by the logistic function. */
const normal = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));

/** A game without named terms is judged as one. */
function plain<Field>(spec: GameSpec<World, Field>): Appraisal<Field> {
  const weights: Weights = { early: [1], late: [1] };
  return {
    terms: [{ id: 'position', kind: 'points', name: { en: 'the position', fr: 'la position' } }],
    hand: weights,
    weights,
    measure: (f, side, out) => {
      out[0] = spec.judge(f, side) / 2;
    },
    timeLeft: () => 1,
    moment: (f) => {
      const { turn, phase } = spec.status(f);
      let moment = turn;
      for (let i = 0; i < phase.length; i++) moment = Math.imul(moment, 31) + phase.charCodeAt(i);
      return Math.abs(moment);
    },
    horizon: 2,
    winning: 10,
    looks: 2000,
  };
}

export function appraiserOf<W extends World, Field>(
  spec: GameSpec<W, Field>,
  weights?: Weights,
  leaning: Leaning = {},
): Appraiser<W, Field> {
  const appraisal = spec.appraisal?.() ?? plain(spec as unknown as GameSpec<World, Field>);
  const { early, late } = weights ?? appraisal.weights;
  const { terms } = appraisal;
  const count = terms.length;
  const own = new Float64Array(count);
  const enemy = new Float64Array(count);
  const byOwn = Float64Array.from(terms, ({ kind }) => leaning[kind]?.[0] ?? 1);
  const byEnemy = Float64Array.from(terms, ({ kind }) => leaning[kind]?.[1] ?? 1);
  const parts = new Float64Array(count + 1);

  const measure = (p: Position<W, Field>, side: number): void => {
    appraisal.measure(p.field, side, own);
    appraisal.measure(p.field, 1 - side, enemy);
  };
  const atEnd = (p: Position<W, Field>, side: number): number => {
    const verdict = spec.verdict(p.field);
    if (!verdict) return 0;
    const { points, winner } = verdict;
    const won = winner === undefined ? 0 : winner === side ? appraisal.winning : -appraisal.winning;
    return points[side]! - points[1 - side]! + won;
  };
  return {
    appraisal,
    value(p, side, left = appraisal.timeLeft(p.field)) {
      if (p.over) return atEnd(p, side);
      measure(p, side);
      let sum = 0;
      for (let i = 0; i < count; i++)
        sum += (left * early[i]! + (1 - left) * late[i]!) * (byOwn[i]! * own[i]! - byEnemy[i]! * enemy[i]!);
      return sum;
    },
    expected(p, worth) {
      const { forecast, winning } = appraisal;
      if (!forecast || p.over) return worth;
      const points = forecast.share * worth;
      const left = appraisal.timeLeft(p.field);
      const spread = left * forecast.early + (1 - left) * forecast.late;
      // Points are whole: half a point beyond a draw wins.
      const line = forecast.draw + 0.5;
      return points + winning * (normal((points - line) / spread) - normal((-points - line) / spread));
    },
    parts(p, side) {
      parts.fill(0);
      if (p.over) {
        parts[count] = atEnd(p, side);
        return parts;
      }
      measure(p, side);
      const left = appraisal.timeLeft(p.field);
      for (let i = 0; i < count; i++)
        parts[i] = (left * early[i]! + (1 - left) * late[i]!) * (byOwn[i]! * own[i]! - byEnemy[i]! * enemy[i]!);
      return parts;
    },
  };
}
