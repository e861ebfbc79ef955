/** Stands for a line that was too long to keep: it has been read past and forgotten. */
export const TOO_LONG = Symbol('too long');

const NEWLINE = 10;

/**
 * Lines of a stream of bytes. Of a line longer than `most` bytes nothing is kept, so that memory stays bounded whatever
 * is sent; reading goes on after its newline. A last line without newline counts.
 */
export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<string | typeof TOO_LONG> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let isSkipping = false;
  const take = (part: Uint8Array) => {
    length += part.length;
    if (length <= most) return void parts.push(part);
    parts = [];
    isSkipping = true;
  };
  const finish = (): string | typeof TOO_LONG => {
    const line = isSkipping ? TOO_LONG : Buffer.concat(parts).toString('utf8');
    parts = [];
    length = 0;
    isSkipping = false;
    return line;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      take(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    // A copy, or the parts of one line would keep whole chunks of others alive.
    if (start < chunk.length) take(start === 0 ? chunk : chunk.slice(start));
  }
  if (length > 0) yield finish();
}
