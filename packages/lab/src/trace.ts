import { NOBODY, type Trace, type TraceLoss, type TracePlace, type Tracer } from '@tambour/ai';
import type { GameEvent, Position, World } from '@tambour/kernel';
import {
  type Fighting,
  type FightingUnit,
  type Objective,
  type Place,
  pointOf,
  pointPlace,
  type Stage,
} from '@tambour/stage';

/** On a measured table places are counted by squares of so many centimetres a side, called by their middle. */
export const TABLE_CELL = 10;
const middleOf = (cm: number): number => (Math.floor(cm / TABLE_CELL) + 0.5) * TABLE_CELL;
/** What a place is counted under: itself, or on a measured table the square it lies in. */
export const cellOf = (place: Place): Place => {
  const point = pointOf(place);
  return point ? pointPlace([middleOf(point[0]), middleOf(point[1])]) : place;
};

/** Every rule that an event names: its own, and those of the items of its sums. */
export function* rulesIn(event: GameEvent): Generator<string> {
  yield event.rule;
  for (const value of Object.values(event)) if (Array.isArray(value)) yield* rulesOf(value);
}
function* rulesOf(items: readonly unknown[]): Generator<string> {
  for (const item of items)
    if (Array.isArray(item)) yield* rulesOf(item);
    else if (typeof item === 'object' && item !== null && 'rule' in item && typeof item.rule === 'string')
      yield item.rule;
}

/** What an objective is counted under: its place, the side it counts for if only one does, and its number where one place has several. */
export function objectiveKeys(objectives: readonly Objective[]): readonly string[] {
  const seen = new Map<string, number>();
  return objectives.map(({ place, side }) => {
    const key = side === undefined ? place : `${place}/${side}`;
    const n = (seen.get(key) ?? 0) + 1;
    seen.set(key, n);
    return n === 1 ? key : `${key}#${n}`;
  });
}
/** Objectives that are something to hold. */
export const heldObjectives = (objectives: readonly Objective[]): readonly Objective[] =>
  objectives.filter(({ exit }) => exit === undefined);

/** What is counted while a battle is played. */
class BattleTracer<W extends World, Field> implements Tracer<W, Field> {
  readonly #points: (readonly number[])[] = [];
  readonly #strength: (readonly number[])[] = [];
  readonly #attacks: number[][] = [];
  readonly #holders = new Map<string, string>();
  readonly #rules = new Map<string, number>();
  readonly #places = new Map<Place, number[]>();
  readonly #goneIn = new Map<number, number>();
  #units: readonly FightingUnit[] = [];
  /** By the number of the piece: whose it is, what is left of it, where it stood before the order. */
  readonly #side: number[] = [];
  readonly #left: number[] = [];
  readonly #place: (Place | undefined)[] = [];
  #pieces: readonly string[] = [];
  #turn = 1;
  #sides = 0;

  constructor(
    readonly stage: Pick<Stage<W, Field>, 'measures'>,
    readonly fighting: Fighting<Field>,
  ) {}

  begun({ spec, world, field, status, events }: Position<W, Field>): void {
    this.#sides = spec.sides.length;
    this.#pieces = world.pieces;
    this.#units = this.fighting.units(field);
    for (const { number, side } of this.#units) {
      this.#side[number] = side;
      this.#left[number] = this.fighting.left(field, number);
      this.#place[number] = this.fighting.place(field, number);
    }
    this.#turn = Math.max(1, status.turn);
    this.#countRules(events);
  }
  ordered({ questionRule }: Position<W, Field>): void {
    if (questionRule !== undefined) this.#countRule(questionRule);
  }
  played({ field, events, over, verdict, status }: Position<W, Field>): void {
    this.#countRules(events);
    for (const event of events) this.#countAttack(event);
    // Where a unit stood before the order: what moves and is hit in one go is counted where it came from.
    if (events.length > 0) this.#countLosses(field);
    if (over) {
      this.#endTurns(field, Math.max(this.#turn, status.turn));
      if (verdict) this.#countRule(verdict.rule);
    } else if (status.turn > this.#turn) {
      this.#endTurns(field, status.turn - 1);
      this.#turn = status.turn;
    }
  }
  trace(): Trace {
    return {
      points: this.#points,
      strength: this.#strength,
      attacks: this.#attacks,
      losses: this.#units.flatMap(({ number, full }): TraceLoss[] => {
        const left = this.#left[number] ?? full;
        return left < full ? [[this.#pieces[number] ?? '', full - left, this.#goneIn.get(number) ?? 0]] : [];
      }),
      places: byName(this.#places).map(([place, [fought = 0, ...lost]]): TracePlace => [place, fought, ...lost]),
      objectives: Object.fromEntries(byName(this.#holders)),
      rules: Object.fromEntries(byName(this.#rules)),
    };
  }

  #countRule(rule: string): void {
    this.#rules.set(rule, (this.#rules.get(rule) ?? 0) + 1);
  }
  #countRules(events: readonly GameEvent[]): void {
    for (const event of events) for (const rule of rulesIn(event)) this.#countRule(rule);
  }
  #countAttack(event: GameEvent): void {
    const attack = this.fighting.attack(event);
    if (!attack) return;
    const { by, at = [], against = [] } = attack;
    const numbers = [...by, ...against].map((piece) => this.#pieces.indexOf(piece));
    const side = this.#side[numbers[0] ?? -1];
    if (side !== undefined) add(this.#attacksIn(this.#turn), side, 1);
    const where = numbers.flatMap((number) => this.#place[number] ?? []);
    for (const cell of new Set([...where, ...at].map(cellOf))) add(this.#at(cell), 0, 1);
  }
  #countLosses(field: Field): void {
    for (const { number, side } of this.#units) {
      const left = this.fighting.left(field, number);
      const lost = (this.#left[number] ?? left) - left;
      const place = this.#place[number];
      if (lost > 0 && place !== undefined) add(this.#at(cellOf(place)), 1 + side, lost);
      if (lost > 0 && left <= 0) this.#goneIn.set(number, this.#turn);
      if (left > 0) this.#goneIn.delete(number);
      this.#left[number] = left;
      this.#place[number] = this.fighting.place(field, number);
    }
  }
  /** How things stand at the end of the turns up to this one. */
  #endTurns(field: Field, last: number): void {
    const { points, strength } = this.stage.measures(field);
    const held = heldObjectives(this.fighting.objectives(field));
    const keys = objectiveKeys(held);
    while (this.#points.length < last) {
      this.#points.push(points);
      this.#strength.push(strength);
      this.#attacksIn(this.#points.length);
      for (const [i, { holder }] of held.entries()) {
        const key = keys[i] ?? '';
        const before = (this.#holders.get(key) ?? '').padEnd(this.#points.length - 1, NOBODY);
        this.#holders.set(key, `${before}${holder ?? NOBODY}`);
      }
    }
  }
  #attacksIn(turn: number): number[] {
    while (this.#attacks.length < turn) this.#attacks.push(zeros(this.#sides));
    return this.#attacks[turn - 1] ?? [];
  }
  #at(cell: Place): number[] {
    const known = this.#places.get(cell) ?? zeros(1 + this.#sides);
    this.#places.set(cell, known);
    return known;
  }
}

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);
const add = (row: number[], index: number, amount: number): void => {
  row[index] = (row[index] ?? 0) + amount;
};
const byName = <T>(map: ReadonlyMap<string, T>): [string, T][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** Observers of battles of one game, each of one battle: what `playBatch` is given to have them traced. */
export const tracing =
  <W extends World, Field>(
    stage: Pick<Stage<W, Field>, 'measures'>,
    fighting: Fighting<Field>,
  ): (() => Tracer<W, Field>) =>
  () =>
    new BattleTracer(stage, fighting);
