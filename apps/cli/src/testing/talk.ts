import { expect } from 'vitest';
import { loadPlayable } from '../engine/open-matches.ts';
import { Session } from '../engine/session.ts';

/** An answer of the protocol, as a test reads it. */
export interface Told {
  readonly id: unknown;
  readonly ok: boolean;
  readonly error: { readonly code: string; readonly message: string } & Readonly<Record<string, unknown>>;
  readonly match: string;
  readonly status: Readonly<Record<string, unknown>>;
  readonly commands: readonly { readonly type: string; readonly [field: string]: unknown }[];
  readonly hash: string;
  readonly [field: string]: unknown;
}

/** A session spoken to in objects; `said` keeps every line it answered. */
export interface Talk {
  readonly session: Session;
  ask(request: unknown): Told;
  /** The same, for a request that must succeed. */
  get(request: unknown): Told;
}

export async function talk(): Promise<Talk> {
  const session = new Session(await loadPlayable());
  const ask = (request: unknown) => {
    const line = session.handle(typeof request === 'string' ? request : JSON.stringify(request));
    expect(line).not.toContain('\n');
    return JSON.parse(line) as Told;
  };
  return {
    session,
    ask,
    get(request) {
      const told = ask(request);
      expect(told.error).toBeUndefined();
      expect(told.ok).toBe(true);
      return told;
    },
  };
}
