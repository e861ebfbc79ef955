import { BadInput, read } from '@tambour/kernel';
import type { Answer, Entry } from '@tambour/stage/referee';

const answer: read.Reader<Answer> = (value, path) => {
  if (typeof value === 'string') return read.string(500)(value, path);
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value;
    throw new BadInput(path, 'must be a finite number');
  }
  if (Array.isArray(value)) return read.list(read.string(100), 200)(value, path);
  throw new BadInput(path, 'must be a text, a number, true or false, or a list of texts');
};
const fields = read.object(
  { id: read.string(80), at: read.string(40), type: read.string(40), answers: read.table(answer, 100) },
  {
    dice: read.list(read.integer(1, 100), 20),
    overrides: read.table(read.object({ value: read.integer(-100, 100), by: read.string(80) }), 40),
    thrown: read.oneOf('own', 'program'),
  },
);
/** An entry from JSON that anybody may have written; the error names the field and the reason. */
export const readEntry = (json: unknown, path = 'entry'): Entry => fields(json, path);
