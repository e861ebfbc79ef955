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
  let held = new Uint8Array(4096);
  let length = 0;
  let isTooLong = false;
  const take = (part: Uint8Array) => {
    isTooLong ||= length + part.length > most;
    if (isTooLong) return;
    if (length + part.length > held.length) {
      const more = new Uint8Array(2 * (length + part.length));
      more.set(held);
      held = more;
    }
    held.set(part, length);
    length += part.length;
  };
  const finish = (): string | typeof TOO_LONG => {
    const line = isTooLong ? TOO_LONG : new TextDecoder().decode(held.subarray(0, length));
    length = 0;
    isTooLong = false;
    return line;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      take(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    take(chunk.subarray(start));
  }
  if (length > 0 || isTooLong) yield finish();
}
