import type { Trouble } from '../match/protocol.ts';

/** A fault of ours, said plainly; the particulars go along for a report. */
export const unexpected = (error: unknown): Trouble => {
  const detail = error instanceof Error ? error.message : String(error);
  return {
    code: 'unexpected',
    message: { en: `That did not work. (${detail})`, fr: `Cela n’a pas marché. (${detail})` },
  };
};
