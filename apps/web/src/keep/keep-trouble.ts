import type { BadInput } from '@tambour/kernel';
import type { Trouble } from '../match/protocol.ts';
import { trouble } from '../match/trouble.ts';
import type { Damage } from './damage.ts';

export const noSuchBattle = () =>
  trouble(
    'no-such-battle',
    'This battle is not saved in this browser. It may have been deleted, or started in another browser.',
    'Cette partie n’est pas enregistrée dans ce navigateur. Elle a peut-être été supprimée, ou commencée dans un autre navigateur.',
  );

export const damagedBattle = ({ field, reason }: BadInput) =>
  trouble(
    'damaged-battle',
    `This battle is damaged and cannot be opened (${field || 'row'} ${reason}). You can save its raw text from the list below.`,
    `Cette partie est endommagée et ne peut pas être ouverte (champ « ${field || '?'} »). Vous pouvez enregistrer son texte brut depuis la liste ci-dessous.`,
  );

/** Told when as much of a battle is open as can be read. */
export const partlyDamaged = ({ field, reason }: Damage): Trouble => ({
  code: 'partly-damaged',
  message: {
    en: `Part of this battle is damaged (${field} ${reason}). You can see it as far as it can be read; you can save its raw text from the list of battles.`,
    fr: `Cette partie est endommagée (champ « ${field} »). Vous en voyez ce qui est lisible ; la liste des parties permet d’enregistrer son texte brut.`,
  },
});

export const unknownAddress = () =>
  trouble(
    'unknown-address',
    'There is nothing at this address. It may be incomplete or mistyped. Here are the battles.',
    'Il n’y a rien à cette adresse. Elle est peut-être incomplète ou mal tapée. Voici les batailles.',
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
    en: `The saved copy of this battle was deleted or changed elsewhere. It has been saved again: nothing is lost.${isOtherKept ? ' What was found in its place is kept as another battle.' : ''}`,
    fr: `La copie enregistrée de cette partie a été supprimée ou modifiée ailleurs. Elle a été enregistrée de nouveau : rien n’est perdu.${isOtherKept ? ' Ce qui se trouvait à sa place est gardé comme une autre partie.' : ''}`,
  },
});
