import type { Messages, Text } from '@tambour/kernel';
import { reworded as en } from './reworded.en.ts';
import { reworded as fr } from './reworded.fr.ts';

const ENGLISH: Messages = en;
const FRENCH: Messages = fr;

/**
 * What a file of ours says, in plainer words. Scenarios and charts are part of what a record is checked by, so that their
 * sentences stay as they were; those of a player's own file are left as they are.
 */
export const reworded = (text: Text): Text => {
  const [inEnglish, inFrench] = [ENGLISH[text.en], FRENCH[text.en]];
  return inEnglish === undefined || inFrench === undefined ? text : { en: inEnglish, fr: inFrench };
};
