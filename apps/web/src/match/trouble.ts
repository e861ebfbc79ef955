import { TroubleError } from './protocol.ts';

/** A failure to tell a person about: thrown where it is found, shown where someone can act on it. */
export const trouble = (code: string, en: string, fr: string): TroubleError =>
  new TroubleError({ code, message: { en, fr } });

/** The code of what a command is answered that waits for dice: it is not carried out yet, and `waiting` says what for. */
export const DICE_WANTED = 'dice-wanted';
export const isDiceWanted = (error: unknown): boolean =>
  error instanceof TroubleError && error.trouble.code === DICE_WANTED;

/** A review is asked on that this worker has not begun. */
const NO_REVIEW = 'no-review';
export const noReview = (): TroubleError =>
  trouble(NO_REVIEW, 'No battle is being reviewed.', 'Aucune bataille n’est en cours d’examen.');
export const isNoReview = (error: unknown): boolean =>
  error instanceof TroubleError && error.trouble.code === NO_REVIEW;
