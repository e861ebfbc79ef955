import { faultsOf } from '../audit.ts';
import type { GameSpec, World } from '../game.ts';
import { odds } from '../odds.ts';
import { BadInput } from '../parse.ts';
import { Position } from '../position.ts';
import { mangle } from './mangle.ts';
import { choose, playOut, SeededRandom } from './random-play.ts';

type Row = Record<string, unknown>;
type Json = Record<string, unknown>;
interface FrameJson {
  step: string;
  with: number[];
}

/** Keys of a position that are no group of the state. */
const HEAD: readonly string[] = ['game', 'rules', 'scenario', 'options', 'steps', 'standing', 'seenBy'];
const groupsOf = (json: Json): string[] => Object.keys(json).filter((key) => !HEAD.includes(key));

/** The rows of a group by name or number: `dump` writes one row as an object, many as a table or a list. */
function rowsOf(group: unknown): [string | number, Row][] {
  if (Array.isArray(group)) return group.map((row, i) => [i, row as Row]);
  const entries = Object.entries(group as Row);
  const isTable = entries.length > 0 && entries.every(([, v]) => isRow(v));
  return isTable ? (entries as [string, Row][]) : [['', group as Row]];
}
/** A copy of plain JSON: by way of its text it takes half the time of `structuredClone`. */
const copyOf = <T>(json: T): T => JSON.parse(JSON.stringify(json)) as T;
/** So many values of a column are remembered. */
const MOST_VALUES = 400;
const isRow = (v: unknown): v is Row => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Positions that play came to, and every value their columns and frames ever held: what altered ones are made of. */
export class PositionPool {
  readonly positions: Json[] = [];
  readonly #values = new Map<string, Map<unknown, unknown>>();
  readonly frames: FrameJson[] = [];

  add(json: Record<string, unknown>): void {
    const kept = copyOf(json);
    this.positions.push(kept);
    for (const group of groupsOf(kept))
      for (const [, row] of rowsOf(kept[group]))
        for (const [column, value] of Object.entries(row)) this.#remember(`${group}.${column}`, value);
    for (const frame of kept.steps as FrameJson[]) {
      this.frames.push(frame);
      frame.with.forEach((value, i) => {
        this.#remember(`steps.${frame.step}.${i}`, value);
      });
    }
  }
  #remember(key: string, value: unknown): void {
    const known = this.#values.get(key) ?? new Map<unknown, unknown>();
    if (known.size === 0) this.#values.set(key, known);
    // A value that is no list is known by itself: nearly all are, and a text of each would take longer than play.
    if (known.size < MOST_VALUES) known.set(typeof value === 'object' ? JSON.stringify([value]) : value, value);
  }
  valuesOf(key: string): unknown[] {
    return [...(this.#values.get(key)?.values() ?? [])];
  }

  /** Positions of random games: each kind of question many times, quiet ones now and then. */
  static ofRandomPlay<W extends World, Field>(
    spec: GameSpec<W, Field>,
    world: W,
    seeds: readonly number[],
  ): PositionPool {
    const pool = new PositionPool();
    const seen = new Map<string, number>();
    for (const seed of seeds) {
      const p = new Position(spec, world).begin(seed);
      playOut(p, seed, (_p, n, random) => {
        const often = (seen.get(p.question!) ?? 0) + 1;
        seen.set(p.question!, often);
        if (n === 0 || often <= 30 || random.below(60) === 0) pool.add(p.toJson());
      });
      pool.add(p.toJson());
    }
    return pool;
  }
}

/** A position that differs from one of play by one to three changes, each plausible by itself. Says what they are. */
export function alterPosition(
  pool: PositionPool,
  random: SeededRandom,
): { readonly json: unknown; readonly what: string } {
  const json = copyOf(random.of(pool.positions));
  if (random.below(10) === 0) return mangle(json, random);
  const what: string[] = [];
  for (let n = 1 + (random.below(3) === 0 ? random.below(3) : 0); n > 0; n--) what.push(alter(json, pool, random));
  return { json, what: what.join('; ') };
}

function alter(json: Json, pool: PositionPool, random: SeededRandom): string {
  const kind = random.below(10);
  if (kind < 3) return alterSteps(json, pool, random);
  const group = random.of(groupsOf(json));
  if (kind === 3) {
    json[group] = structuredClone(random.of(pool.positions)[group]);
    return `${group} of another position`;
  }
  const rows = rowsOf(json[group]);
  if (rows.length === 0) return `${group}: nothing there`;
  const [name, row] = random.of(rows);
  if (kind === 4 && rows.length > 1) {
    const [from, other] = random.of(rows);
    Object.assign(row, structuredClone(other));
    return `${group}.${name} as ${group}.${from}`;
  }
  const columns = Object.keys(row);
  if (columns.length === 0) return `${group}.${name}: nothing there`;
  const column = random.of(columns);
  const before = row[column];
  const values = pool.valuesOf(`${group}.${column}`);
  const isNumber = typeof before === 'number';
  row[column] = isNumber && random.below(3) === 0 ? before + random.of([-1, 1, 2, 50, 250, 60_000]) : random.of(values);
  if (Array.isArray(row[column]) && random.below(2) === 0)
    row[column] = [...new Set([...(before as unknown[]), ...(row[column] as unknown[])])];
  return `${group}.${name}.${column}: ${JSON.stringify(before)} became ${JSON.stringify(row[column])}`;
}

function alterSteps(json: Json, pool: PositionPool, random: SeededRandom): string {
  const steps = json.steps as FrameJson[];
  switch (random.below(8)) {
    case 0:
      json.steps = structuredClone(random.of(pool.positions).steps);
      return 'steps of another position';
    case 1: {
      const times = random.of([1, 2, 64]);
      for (let i = 0; i < times && steps.length > 0 && steps.length < 64; i++)
        steps.push(structuredClone(steps.at(-1)!));
      return `the top frame again, ${times} times`;
    }
    case 2: {
      const at = random.below(steps.length + 1);
      const frame = structuredClone(random.of(pool.frames));
      steps.splice(at, 0, frame);
      return `${JSON.stringify(frame)} put in at ${at}`;
    }
    case 3: {
      if (steps.length === 0) return 'nothing to take out';
      const at = random.below(steps.length);
      const [gone] = steps.splice(at, 1);
      return `${gone!.step} taken out at ${at}`;
    }
    case 4:
      json.steps = steps.slice(0, random.below(steps.length + 1));
      return `steps cut to ${(json.steps as unknown[]).length}`;
    default: {
      if (steps.length === 0) return 'no step to change';
      // The top frames are those about to be used.
      const at = random.below(2) === 0 ? steps.length - 1 : random.below(steps.length);
      const frame = steps[at]!;
      const slot = random.below(4);
      const values = pool.valuesOf(`steps.${frame.step}.${slot}`) as number[];
      const value =
        random.below(3) === 0 ? random.of([-1, 0, 1, 2, 7, 65_535, 1_000_000]) : values.length ? random.of(values) : 0;
      frame.with[slot] = value;
      return `steps.${at} (${frame.step}) with ${slot}: ${value}`;
    }
  }
}

/**
 * Loads a position and plays on from it: it is refused by the name of a field and changes nothing, or every question that
 * follows has an answer, every state is accepted by its own reader, and nothing fails. Throws what is wrong.
 */
export function tryPosition<W extends World, Field>(
  p: Position<W, Field>,
  json: unknown,
  seed: number,
  decisions = 60,
): 'refused' | 'accepted' {
  p.begin(seed);
  const before = p.state.bytes.slice();
  try {
    p.fromJson(json);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    if (error.reason === '') throw new Error(`refused for no reason (${error.field})`);
    if (error.reason.startsWith('cannot be resumed')) throw new Error(`refused by a fault of ours: ${error.message}`);
    if (!p.state.bytes.every((byte, i) => byte === before[i]))
      throw new Error(`${error.message}: refused, yet changed`);
    return 'refused';
  }
  const random = new SeededRandom(seed);
  const other = p.twin().begin(seed);
  const look = () => {
    const fault = faultsOf(p.spec, p.field)[0];
    if (fault) throw new Error(`${p.question ?? 'the end'}: ${fault.field} ${fault.reason}`);
    other.fromJson(JSON.parse(JSON.stringify(p.toJson())));
    if (other.hash !== p.hash) throw new Error('its own JSON gives another position');
  };
  look();
  for (let n = 0; n < decisions && !p.over; n++) {
    const { actions, spec, field } = p;
    if (actions.count === 0) throw new Error(`no answer to ${p.question}`);
    const index = choose(p, random, random.below(2) ? 'bold' : 'by-verb');
    const action = actions.at(index);
    const command = p.decode(action);
    // Whatever else is asked of a position must be answered too.
    p.prompt;
    if (random.below(4) === 0) {
      p.modifiers(action);
      spec.judge(field, p.side);
      spec.habit(field, p.question!, p.side, actions);
      odds(p, action, 'combat', 30);
    }
    try {
      p.play(p.encode(JSON.parse(JSON.stringify(command))));
    } catch (error) {
      throw new Error(`${JSON.stringify(command)}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    if (n < 6 || n % 10 === 0) look();
  }
  look();
  return 'accepted';
}
