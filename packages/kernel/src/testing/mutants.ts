import type { Command } from '../game.ts';
import type { SeededRandom } from './random-play.ts';

type Value = unknown;

/** Remembers the commands of a battle, and makes others like them: most are illegal, all are plausible. */
export class Mutants {
  readonly #values = new Map<string, Set<string>>();
  readonly #seen: Command[] = [];
  readonly #pieces: readonly string[];
  readonly #isPiece: ReadonlySet<unknown>;
  /** The fields that have named a piece. */
  readonly #ofPieces = new Set<string>();
  constructor(pieces: readonly string[]) {
    this.#pieces = pieces;
    this.#isPiece = new Set(pieces);
  }

  remember(command: Command): void {
    if (this.#seen.length < 2000) this.#seen.push(command);
    for (const [field, value] of Object.entries(command))
      for (const v of Array.isArray(value) ? value : [value]) {
        const known = this.#values.get(field) ?? new Set<string>();
        this.#values.set(field, known);
        known.add(JSON.stringify(v));
        // Where one piece may be named, any may be: the enemy's, the dead, those that wait.
        if (this.#ofPieces.has(field) || !this.#isPiece.has(v)) continue;
        this.#ofPieces.add(field);
        for (const piece of this.#pieces) known.add(JSON.stringify(piece));
      }
  }

  /** A command that is almost the given one, or one that belongs to another moment. */
  make(command: Command, random: SeededRandom): Record<string, Value> {
    const out: Record<string, Value> = structuredClone(command);
    const fields = Object.keys(out).filter((f) => f !== 'type');
    const other = (field: string): Value => JSON.parse(random.of([...(this.#values.get(field) ?? ['0'])]));
    const change = (field: string) => {
      const value = out[field];
      if (!Array.isArray(value)) out[field] = other(field);
      else if (random.below(3) === 0) out[field] = [...value, other(field)];
      else out[field] = value.map((v, i) => (i === random.below(value.length) ? other(field) : v));
    };
    switch (random.below(8)) {
      case 0:
      case 1:
        return { ...random.of(this.#seen) };
      case 2:
        if (fields.length > 1) {
          const [a, b] = [random.of(fields), random.of(fields)];
          [out[a], out[b]] = [out[b], out[a]];
          return out;
        }
        break;
      case 3:
        out.type = random.of(this.#seen).type;
        return out;
      case 4:
        if (fields.length === 0) return { ...out, unit: random.of(this.#pieces) };
        out[random.of(fields)] = random.of<Value>([undefined, null, 3.5, '', 'nobody', [], {}, -1, '__proto__']);
        return out;
      case 5:
        if (fields.length > 0) change(random.of(fields));
        break;
      default:
    }
    if (fields.length === 0) return { ...random.of(this.#seen) };
    change(random.of(fields));
    return out;
  }
}
