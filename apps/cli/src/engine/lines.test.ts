import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, TOO_LONG } from './lines.ts';

async function* chunks(parts: readonly Uint8Array[]) {
  yield* parts;
}
async function read(parts: readonly (string | Uint8Array)[], most = 1000) {
  const lines: (string | typeof TOO_LONG)[] = [];
  for await (const line of linesOf(chunks(parts.map((p) => (typeof p === 'string' ? Buffer.from(p) : p))), most))
    lines.push(line);
  return lines;
}

describe('lines of a stream', () => {
  it('are the same however the stream is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.string({ unit: 'binary', maxLength: 30 }).map((s) => s.replaceAll('\n', ' ')),
          { maxLength: 8 },
        ),
        fc.array(fc.nat(12), { maxLength: 40 }),
        async (texts, cuts) => {
          const bytes = Buffer.from(texts.map((line) => `${line}\n`).join(''));
          const parts: Uint8Array[] = [];
          let at = 0;
          for (const cut of cuts) {
            parts.push(bytes.subarray(at, at + cut));
            at += cut;
          }
          parts.push(bytes.subarray(at));
          expect(await read(parts)).toEqual(texts.map((line) => new TextDecoder().decode(Buffer.from(line))));
        },
      ),
    );
  });
  it('count a last line without newline, and no empty one after the last newline', async () => {
    expect(await read(['a\nb'])).toEqual(['a', 'b']);
    expect(await read(['a\n'])).toEqual(['a']);
    expect(await read([])).toEqual([]);
    expect(await read(['\n\n'])).toEqual(['', '']);
  });
  it('that are too long are passed over, and reading goes on behind them', async () => {
    expect(await read(['ab', 'cdef', 'gh\nok\n'], 5)).toEqual([TOO_LONG, 'ok']);
    expect(await read(['12345\n123456\n1'], 5)).toEqual(['12345', TOO_LONG, '1']);
    expect(await read(['123456'], 5)).toEqual([TOO_LONG]);
  });
});
