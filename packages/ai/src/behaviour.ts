import type { GameEvent } from '@tambour/kernel';

/** Which events of a game tell of what is counted. */
export interface Deeds {
  /** The side that attacks, if the event is an attack: a shot, an assault, a charge. */
  attacker(event: GameEvent): number | undefined;
  /** A move: the event names the piece (or the leader), where it comes `from` and where it goes `to`. */
  readonly moves: readonly string[];
  /** A leader is lost by himself, with no troops about him. */
  isChiefLost(event: GameEvent): boolean;
}

/** What one side did in a battle. */
export interface Behaviour {
  /** Turns in which it was asked for anything. */
  turns: number;
  attacks: number;
  moves: number;
  /** Moves that took a piece to where it had already been in the same turn. */
  returns: number;
  /** Leaders that it lost, alone. */
  chiefs: number;
  /** Turns in which it neither attacked nor ended a move of any piece elsewhere than it had begun. */
  still: number;
}
const nothing = (): Behaviour => ({ turns: 0, attacks: 0, moves: 0, returns: 0, chiefs: 0, still: 0 });

/** A side's turn while it lasts: where each piece has been, first and last. */
class Turn {
  number = -1;
  attacks = 0;
  readonly been = new Map<string, string[]>();

  isStill(): boolean {
    return this.attacks === 0 && [...this.been.values()].every((places) => places[0] === places.at(-1));
  }
  begin(number: number): void {
    this.number = number;
    this.attacks = 0;
    this.been.clear();
  }
}

const written = (value: unknown): string => JSON.stringify(value) ?? '';

/**
 * Counts how each side behaves in a battle, order by order. An attack is the side's whose troops attack, a move the side's who gave the order; a
 * leader is lost to an order of the enemy.
 */
export class Watch {
  readonly #deeds: Deeds;
  readonly #all = [nothing(), nothing()];
  readonly #turns = [new Turn(), new Turn()];
  constructor(deeds: Deeds) {
    this.#deeds = deeds;
  }

  /** An order of a side, given on a turn (before the first one there is the set-up), and what came of it. */
  saw(side: number, turn: number, events: readonly GameEvent[]): void {
    const now = this.#turn(side, turn);
    const [own, enemy] = [this.#all[side], this.#all[1 - side]];
    if (!own || !enemy) throw new Error(`there is no side ${side}`);
    for (const event of events) {
      this.#countAttack(event, turn);
      this.#count(event, own, now, enemy);
    }
  }
  /** What each side did, once the battle is over. */
  end(): readonly Behaviour[] {
    for (const side of this.#all.keys()) this.#end(side);
    return this.#all;
  }

  /** The turn of a side, begun if it is a new one. */
  #turn(side: number, number: number): Turn {
    const turn = this.#turns[side];
    if (!turn) throw new Error(`there is no side ${side}`);
    if (turn.number !== number) {
      this.#end(side);
      turn.begin(number);
    }
    return turn;
  }
  #end(side: number): void {
    const [turn, sum] = [this.#turns[side], this.#all[side]];
    if (!turn || !sum || turn.number < 1) return;
    sum.turns++;
    if (turn.isStill()) sum.still++;
  }
  #countAttack(event: GameEvent, number: number): void {
    const side = this.#deeds.attacker(event);
    const sum = side === undefined ? undefined : this.#all[side];
    if (side === undefined || !sum) return;
    sum.attacks++;
    this.#turn(side, number).attacks++;
  }
  #count(event: GameEvent, own: Behaviour, turn: Turn, enemy: Behaviour): void {
    const { moves, isChiefLost } = this.#deeds;
    if (isChiefLost(event)) enemy.chiefs++;
    if (!moves.includes(event.type)) return;
    const { piece, leader, from, to } = event as GameEvent &
      Partial<Record<'piece' | 'leader' | 'from' | 'to', unknown>>;
    const name = written(piece ?? leader);
    const places = turn.been.get(name) ?? [written(from)];
    turn.been.set(name, places);
    own.moves++;
    if (places.includes(written(to))) own.returns++;
    places.push(written(to));
  }
}

/** The behaviour of one side, over several battles. */
export function sumOf(games: readonly Behaviour[]): Behaviour {
  const sum = nothing();
  for (const game of games) for (const key of Object.keys(sum) as (keyof Behaviour)[]) sum[key] += game[key];
  return sum;
}
