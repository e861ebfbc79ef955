import { OpenMatches, type Playable } from './open-matches.ts';
import { type Operation, operations } from './operations.ts';
import { answered, longRequest, readRequest, unknownOp, writeAnswer } from './request.ts';

/** One talk over the protocol: an answer for every line. It never throws. */
export class Session {
  readonly #operations: ReadonlyMap<string, Operation>;

  constructor(games: readonly Playable[]) {
    this.#operations = operations(new OpenMatches(games));
  }

  /** The answer to one request, both as one line of JSON. */
  handle(line: string): string {
    const { id, op, fields, refused } = readRequest(line);
    if (refused) return writeAnswer(id, refused);
    const run = this.#operations.get(op);
    return writeAnswer(id, run ? answered(() => run(fields)) : unknownOp(op, [...this.#operations.keys()]));
  }

  /** The answer to a line that was too long to be kept. */
  refuseLong(): string {
    return writeAnswer(null, longRequest());
  }
}
