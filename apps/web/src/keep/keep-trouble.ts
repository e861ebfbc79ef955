import type { BadInput } from '@tambour/kernel';
import type { Trouble } from '../match/protocol.ts';
import { trouble } from '../match/trouble.ts';
import type { Damage } from './stored-battle.ts';

export const noSuchBattle = () =>
  trouble(
    'no-such-battle',
    'The battle of this address is not kept in this browser. It may have been deleted, or begun in another browser.',
    'La bataille de cette adresse n’est pas gardée dans ce navigateur. Elle a peut-être été supprimée, ou commencée dans un autre navigateur.',
  );

export const damagedBattle = ({ field, reason }: BadInput) =>
  trouble(
    'damaged-battle',
    `This battle is damaged and cannot be opened (${field || 'row'} ${reason}). It stays in the list below, where you can save its raw text.`,
    `Cette bataille est abîmée et ne peut pas être ouverte (champ « ${field || '?'} »). Elle reste dans la liste ci-dessous, où vous pouvez enregistrer son texte brut.`,
  );

/** Told when as much of a battle is open as can be read. */
export const partlyDamaged = ({ field, reason }: Damage): Trouble => ({
  code: 'partly-damaged',
  message: {
    en: `Part of this battle is damaged (${field} ${reason}). You see it as far as it can be read; the list of battles lets you save its raw text.`,
    fr: `Une partie de cette bataille est abîmée (champ « ${field} »). Vous la voyez aussi loin qu’elle peut être lue ; la liste des batailles permet d’enregistrer son texte brut.`,
  },
});

export const unknownAddress = () =>
  trouble(
    'unknown-address',
    'There is nothing at this address. It may have been cut short or mistyped; here are the battles.',
    'Il n’y a rien à cette adresse. Elle a peut-être été tronquée ou mal tapée ; voici les batailles.',
  );

export const notRemoved = (error: unknown) => {
  const what = error instanceof Error ? error.message : String(error);
  return trouble(
    'not-removed',
    `The battle could not be deleted (${what}).`,
    `La bataille n’a pas pu être supprimée (${what}).`,
  );
};

/** Told once the battle is safe again. */
export const rewritten = (isOtherKept: boolean): Trouble => ({
  code: 'storage-rewritten',
  message: {
    en: `What this browser kept of the battle was deleted or changed from elsewhere. The whole battle was written again: nothing of it is lost.${isOtherKept ? ' What was found in its place is kept as another battle.' : ''}`,
    fr: `Ce que ce navigateur gardait de la bataille a été supprimé ou modifié d’ailleurs. La bataille entière a été écrite à nouveau : rien n’en est perdu.${isOtherKept ? ' Ce qui se trouvait à sa place est gardé comme une autre bataille.' : ''}`,
  },
});
