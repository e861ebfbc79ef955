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
    en: 'There is no room left in this browser to keep the battle. You can play on; save it to a file before you close the page.',
    fr: 'Il n’y a plus de place dans ce navigateur pour garder la bataille. Vous pouvez continuer ; enregistrez-la dans un fichier avant de fermer la page.',
  },
};
const FORBIDDEN: Trouble = {
  code: 'storage-forbidden',
  message: {
    en: 'This browser does not let the page keep anything. You can play; save the battle to a file before you close the page.',
    fr: 'Ce navigateur interdit à la page de garder quoi que ce soit. Vous pouvez jouer ; enregistrez la bataille dans un fichier avant de fermer la page.',
  },
};
const FAILED = {
  en: 'The battle could not be kept in this browser. You can play on; save it to a file before you close the page.',
  fr: 'La bataille n’a pas pu être gardée dans ce navigateur. Vous pouvez continuer ; enregistrez-la dans un fichier avant de fermer la page.',
};
