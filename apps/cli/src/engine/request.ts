import { BadInput, read } from '@tambour/kernel';
import { printable } from '../printable.ts';
import { type Answer, badInput, fail } from './answer.ts';

/** A longer line is not read. */
export const MOST_BYTES = 1 << 20;
/** No request needs more: a position has a few thousand values. */
const shallow = read.bounded({ depth: read.LIMITS.depth, values: 100_000 });

export type RequestId = string | number | null;
type Fields = Readonly<Record<string, unknown>>;
/** A line that was read: what it asks, or why it cannot be read. */
export interface Request {
  readonly id: RequestId;
  readonly op: string;
  readonly fields: Fields;
  readonly refused?: Answer;
}

/** Reads one line. It never throws. */
export function readRequest(line: string): Request {
  let id: RequestId = null;
  const refused = (answer: Answer): Request => ({ id, op: '', fields: {}, refused: answer });
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    return refused(fail('bad-json', `the line is not JSON (${messageOf(error)})`));
  }
  try {
    const { id: given = null, op, ...fields } = read.table(read.anything)(json, '');
    id = readId(given);
    return { id, op: read.string(200)(op, 'op'), fields: shallow(fields, '') as Fields };
  } catch (error) {
    return refused(faultAnswer(error));
  }
}

/** The answer of work that may refuse its input or break down. */
export function answered(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    return faultAnswer(error);
  }
}
const faultAnswer = (error: unknown): Answer =>
  error instanceof BadInput ? badInput(error) : fail('internal', `a fault of ours: ${messageOf(error)}`);

export const unknownOp = (op: string, known: readonly string[]): Answer =>
  fail('unknown-op', `"${op}" is no request; there are ${known.join(', ')}`);
export const longRequest = (): Answer => badInput(new BadInput('', `a request is at most ${MOST_BYTES} bytes long`));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An id is given back as it came, so it must be small and survive JSON. */
function readId(id: unknown): RequestId {
  if (id === null) return null;
  if (typeof id === 'number' && Number.isFinite(id)) return id;
  if (typeof id === 'string' && id.length <= 200) return id;
  throw new BadInput('id', 'must be a number, a text of at most 200 characters, or null');
}

/** An answer as one line of JSON. */
export function writeAnswer(id: RequestId, answer: Answer): string {
  try {
    return printable(JSON.stringify({ id, ...answer }));
  } catch (error) {
    return JSON.stringify({ id, ...fail('internal', `the answer cannot be written (${messageOf(error)})`) });
  }
}
