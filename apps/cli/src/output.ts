import { resolve } from 'node:path';
import { fileFor } from './output-file.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage.ts';
import { say } from './words/say.ts';

/** A place for a result: a file, or standard output. */
export interface Output {
  readonly isStandard: boolean;
  write(data: string | Uint8Array): void;
}

const STANDARD = '-';

/** The place a name means; "-" is standard output. Throws if nothing can be written there. */
export function openOutput(name: string, terminal: Terminal): Output {
  if (name !== STANDARD) return { isStandard: false, write: fileFor(name) };
  return {
    isStandard: true,
    write(data) {
      if (typeof data === 'string') terminal.show(data.replace(/\n$/, ''));
      else terminal.send(data);
    },
  };
}

/** The places that flags name, tried before the work whose results go there. Only one can have standard output. */
export function openOutputs<K extends string>(
  named: Readonly<Record<K, string | undefined>>,
  terminal: Terminal,
): Readonly<Record<K, Output | undefined>> {
  const taken = new Map<string, string>();
  const out: Partial<Record<K, Output>> = {};
  for (const [flag, name] of Object.entries<string | undefined>(named)) {
    if (name === undefined) continue;
    if (name === '') throw new UsageError(say('file.needsName', { flag }));
    const place = name === STANDARD ? STANDARD : resolve(name);
    const other = taken.get(place);
    if (other !== undefined)
      throw new UsageError(
        place === STANDARD
          ? say('file.bothStandard', { first: other, second: flag })
          : say('file.same', { first: other, second: flag, name }),
      );
    taken.set(place, flag);
    out[flag as K] = openOutput(name, terminal);
  }
  return out as Readonly<Record<K, Output | undefined>>;
}
