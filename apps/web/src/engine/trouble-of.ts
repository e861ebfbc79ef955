import { BadInput } from '@tambour/kernel';
import { type Trouble, TroubleError } from '../match/protocol.ts';

/** Whatever went wrong, as a sentence: the page never sees a bare error. */
export async function troubleOf(error: unknown): Promise<Trouble> {
  if (error instanceof TroubleError) return error.trouble;
  if (error instanceof BadInput) return badInput(error);
  const what = error instanceof Error ? error.message : String(error);
  return {
    code: 'bug',
    message: {
      en: `Tambour has run into an error (${what}). The battle is unchanged.`,
      fr: `Une erreur s’est produite dans Tambour (${what}). La partie est inchangée.`,
    },
  };
}

/** What a reader of the kernel found wrong, by field and reason. The reasons in French are fetched when there is one to tell. */
async function badInput({ field, reason }: BadInput): Promise<Trouble> {
  const { reasonText } = await import('@tambour/stage/reasons');
  return {
    code: 'bad-request',
    message: {
      en: field ? `This cannot be read: ${field} ${reason}.` : `This cannot be read: it ${reason}.`,
      fr: `Cela ne peut pas être lu : ${field} ${reasonText(reason).fr}.`,
    },
  };
}
