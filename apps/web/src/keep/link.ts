import type { MatchRecord } from '@tambour/kernel';
import { briefRecord, readPlayable } from '../match/brief-record.ts';
import { trouble } from '../match/trouble.ts';

/** The first letter says how the rest is written. */
const DEFLATED = 'd';

/** A battle of a thousand commands is under a hundred kilobytes; what unpacks to more is no battle. */
const MOST_BYTES = 8_000_000;

/** A battle as the fragment of a link: a few letters a command. The server never sees a fragment. */
export async function linkOf(record: MatchRecord): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(briefRecord(record)));
  return DEFLATED + toLetters(await through(text, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY));
}

/** The battle a link holds, to be opened by the engine, which finds its hashes again. */
export async function recordOfLink(fragment: string): Promise<unknown> {
  const letters = fragment.replace(/^#/, '');
  if (!letters.startsWith(DEFLATED)) throw badLink();
  try {
    const bytes = await through(fromLetters(letters.slice(1)), new DecompressionStream('deflate-raw'), MOST_BYTES);
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    readPlayable(json);
    return json;
  } catch {
    // Letters, deflate, UTF-8, JSON and record each fail in their own way on a link that was cut short or mistyped; to
    // the person they are one.
    throw badLink();
  }
}

const badLink = () =>
  trouble(
    'bad-link',
    'This link does not contain a battle. It may be incomplete: ask for it again, or for the file.',
    'Ce lien ne contient pas de bataille. Il est peut-être incomplet : redemandez-le, ou demandez le fichier.',
  );

/** Bytes run through a stream; more than `most` is an error, however little came in. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Base64 with the letters a link may hold. */
function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
const fromLetters = (letters: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
};
