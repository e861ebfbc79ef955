import type { Trouble } from '../match/protocol.ts';

/** Why battles cannot be kept now. They go on in memory, so the sentence says what to do before the page is closed. */
export function storageTrouble(error: unknown): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return FULL;
  if (name === 'SecurityError' || name === 'InvalidStateError') return FORBIDDEN;
  return {
    code: 'storage-failed',
    message: { en: `${FAILED.en} (${name || error})`, fr: `${FAILED.fr} (${name || error})` },
  };
}

const FULL: Trouble = {
  code: 'storage-full',
  message: {
    en: 'This browser has no room left to save the battle. You can keep playing; save it to a file before you close the page.',
    fr: 'Il n’y a plus de place dans ce navigateur pour enregistrer la partie. Vous pouvez continuer ; enregistrez-la dans un fichier avant de fermer la page.',
  },
};
const FORBIDDEN: Trouble = {
  code: 'storage-forbidden',
  message: {
    en: 'This browser does not allow saving. You can play; save the battle to a file before you close the page.',
    fr: 'Ce navigateur ne permet pas d’enregistrer. Vous pouvez jouer ; enregistrez la partie dans un fichier avant de fermer la page.',
  },
};
const FAILED = {
  en: 'The battle could not be saved in this browser. You can keep playing; save it to a file before you close the page.',
  fr: 'La partie n’a pas pu être enregistrée dans ce navigateur. Vous pouvez continuer ; enregistrez-la dans un fichier avant de fermer la page.',
};
