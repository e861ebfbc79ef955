import { TroubleError } from './protocol.ts';

/** A failure to tell a person about: thrown where it is found, shown where someone can act on it. */
export const trouble = (code: string, en: string, fr: string): TroubleError =>
  new TroubleError({ code, message: { en, fr } });
