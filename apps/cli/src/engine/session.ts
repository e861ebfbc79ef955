import { BadInput, read } from '@tambour/kernel';
import { printable } from '../printable.ts';
import { type Answer, badInput, fail } from './answer.ts';
import { OpenMatches, type Playable } from './open-matches.ts';
import { type Operation, operations } from './operations.ts';

/** A longer line is not read. */
export const MOST_BYTES = 1 << 20;
/** No request needs more: a position has a few thousand values. */
const shallow = read.bounded({ depth: read.LIMITS.depth, values: 100_000 });

/** One talk over the protocol: an answer for every line. It never throws. */
export class Session {
  readonly #operations: ReadonlyMap<string, Operation>;

  constructor(games: readonly Playable[]) {
    this.#operations = operations(new OpenMatches(games));
  }

  /** The answer to one request, both as one line of JSON. */
  handle(line: string): string {
    let json: unknown;
    try {
      json = JSON.parse(line);
    } catch (error) {
      return write(null, fail('bad-json', `the line is not JSON (${messageOf(error)})`));
    }
    let id: string | number | null = null;
    try {
      const { id: given = null, op, ...fields } = read.table(read.anything)(json, '');
      id = readId(given);
      const name = read.string(200)(op, 'op');
      const run = this.#operations.get(name);
      if (!run) {
        const known = [...this.#operations.keys()].join(', ');
        return write(id, fail('unknown-op', `"${name}" is no request; there are ${known}`));
      }
      return write(id, run(shallow(fields, '') as typeof fields));
    } catch (error) {
      if (error instanceof BadInput) return write(id, badInput(error));
      return write(id, fail('internal', `a fault of ours: ${messageOf(error)}`));
    }
  }

  /** The answer to a line that was too long to be kept. */
  refuseLong(): string {
    return write(null, badInput(new BadInput('', `a request is at most ${MOST_BYTES} bytes long`)));
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An id is given back as it came, so it must be small and survive JSON. */
function readId(id: unknown): string | number | null {
  if (id === null) return null;
  if (typeof id === 'number' && Number.isFinite(id)) return id;
  if (typeof id === 'string' && id.length <= 200) return id;
  throw new BadInput('id', 'must be a number, a text of at most 200 characters, or null');
}

function write(id: string | number | null, answer: Answer): string {
  try {
    return printable(JSON.stringify({ id, ...answer }));
  } catch (error) {
    return JSON.stringify({ id, ...fail('internal', `the answer cannot be written (${messageOf(error)})`) });
  }
}
