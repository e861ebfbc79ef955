import type { Text } from '@tambour/kernel';

/** A name as a title stands, and as a sentence says it: "Vanguard", "the vanguard". */
export interface Named {
  readonly title: Text;
  readonly said: Text;
}

/** Men or guns, without an article: what a unit is made of, and the word that stands for it on a counter. */
export interface Troops {
  readonly en: string;
  readonly fr: string;
  readonly engraved: string;
  /** In French: les gendarmes, la milice, le canon. */
  readonly article: 'les' | 'la' | 'le';
}
const men = (en: string, fr: string, engraved = fr.charAt(0).toUpperCase() + fr.slice(1)): Troops => ({
  en,
  fr,
  engraved,
  article: 'les',
});

/** By what stands before the bracket in the English name of the order of battle. */
export const TROOPS: Readonly<Record<string, Troops>> = {
  Gendarmes: men('gendarmes', 'gendarmes'),
  'Chevau-légers': men('light horse', 'chevau-légers', 'Chev.-légers'),
  Reiters: men('reiters', 'reîtres'),
  Cuirassiers: men('cuirassiers', 'cuirassiers'),
  Argoulets: men('argoulets', 'argoulets'),
  Arquebusiers: men('arquebusiers', 'arquebusiers', 'Arquebusiers'),
  'Lyon arquebusiers': men('Lyon arquebusiers', 'arquebusiers de Lyon', 'Lyon'),
  'French arquebusiers': men('French arquebusiers', 'arquebusiers français', 'Français'),
  'Provençal arquebusiers': men('Provençal arquebusiers', 'arquebusiers provençaux', 'Provençaux'),
  'Viscounts’ arquebusiers': men('Viscounts’ arquebusiers', 'arquebusiers des vicomtes', 'Vicomtes'),
  Militia: { ...men('militia', 'milice'), article: 'la' },
  'Lyon militia': { ...men('Lyon militia', 'milice de Lyon', 'Lyon'), article: 'la' },
  Peasants: men('peasants', 'paysans'),
  Corselets: men('corselets', 'corselets'),
  Pikemen: men('pikemen', 'piquiers'),
  Swiss: men('Swiss', 'Suisses'),
  Landsknechts: men('landsknechts', 'lansquenets'),
  Cannon: { ...men('cannon', 'canon'), article: 'le' },
  Culverin: { ...men('culverin', 'couleuvrine'), article: 'la' },
};

/** Whose they are or where they come from, by what stands in the bracket; others are captains, and theirs is a genitive. */
export const ORIGINS: Readonly<
  Record<string, { readonly en: string; readonly fr: string; readonly engraved: string }>
> = {
  'Languedoc gentlemen': { en: 'of Languedoc', fr: 'du Languedoc', engraved: 'Languedoc' },
  'Vivarais gentlemen': { en: 'of the Vivarais', fr: 'du Vivarais', engraved: 'Vivarais' },
  Auvergne: { en: 'of Auvergne', fr: 'd’Auvergne', engraved: 'Auvergne' },
  Bourbonnais: { en: 'of the Bourbonnais', fr: 'du Bourbonnais', engraved: 'Bourbonnais' },
  Forez: { en: 'of Forez', fr: 'du Forez', engraved: 'Forez' },
  'Mouy and Mornay': { en: 'of Mouy and Mornay', fr: 'de Mouy et de Mornay', engraved: 'Mouy-Mornay' },
};

/** Leaders who have a title, by their English name. */
export const LEADERS: Readonly<Record<string, Named & { readonly engraved: string }>> = {
  'Baron of Dohna': {
    title: { en: 'Baron of Dohna', fr: 'Baron de Dohna' },
    said: { en: 'the Baron of Dohna', fr: 'le baron de Dohna' },
    engraved: 'Dohna',
  },
  'Henri de Guise': {
    title: { en: 'Henri de Guise', fr: 'Henri de Guise' },
    said: { en: 'Henri de Guise', fr: 'Henri de Guise' },
    engraved: 'Guise',
  },
  'Senior captain': {
    title: { en: 'Senior captain', fr: 'Plus ancien capitaine' },
    said: { en: 'the senior captain', fr: 'le plus ancien capitaine' },
    engraved: 'Capitaine',
  },
};

const column = (said: Text, title: Text): Named => ({ title, said });
const t = (en: string, fr: string): Text => ({ en, fr });

/** Columns by their English name. Said in the singular, so that a column is one thing in a sentence. */
export const COLUMNS: Readonly<Record<string, Named>> = {
  'Gentlemen of Languedoc': column(
    t('the column of the gentlemen of Languedoc', 'la colonne des gentilshommes du Languedoc'),
    t('Gentlemen of Languedoc', 'Gentilshommes du Languedoc'),
  ),
  'Mounted arquebusiers': column(
    t('the column of mounted arquebusiers', 'la colonne des arquebusiers à cheval'),
    t('Mounted arquebusiers', 'Arquebusiers à cheval'),
  ),
  Vanguard: column(t('the vanguard', 'l’avant-garde'), t('Vanguard', 'Avant-garde')),
  // The main body, as the word was used; "the battle" alone would be the whole affair.
  Battle: column(t('the main battle', 'le corps de bataille'), t('Main battle', 'Corps de bataille')),
  'The communes': column(t('the column of the communes', 'la colonne des communes'), t('Communes', 'Communes')),
  Foot: column(t('the foot', 'l’infanterie'), t('Foot', 'Infanterie')),
  Horse: column(t('the horse', 'la cavalerie'), t('Horse', 'Cavalerie')),
  'Vanguard horse': column(
    t('the vanguard horse', 'la cavalerie d’avant-garde'),
    t('Vanguard horse', 'Cavalerie d’avant-garde'),
  ),
  'Dohna’s quarter': column(t('Dohna’s quarter', 'le quartier de Dohna'), t('Dohna’s quarter', 'Quartier de Dohna')),
  'Bouck’s reiters': column(
    t('Bouck’s column of reiters', 'la colonne des reîtres de Bouck'),
    t('Bouck’s column', 'Colonne de Bouck'),
  ),
  'Dommartin’s reiters': column(
    t('Dommartin’s column of reiters', 'la colonne des reîtres de Dommartin'),
    t('Dommartin’s column', 'Colonne de Dommartin'),
  ),
  Landsknechts: column(
    t('the column of landsknechts', 'la colonne des lansquenets'),
    t('Column of landsknechts', 'Colonne des lansquenets'),
  ),
  Reiters: column(t('the column of reiters', 'la colonne des reîtres'), t('Column of reiters', 'Colonne des reîtres')),
  'Tavannes’s wing': column(t('Tavannes’s wing', 'l’aile de Tavannes'), t('Tavannes’s wing', 'Aile de Tavannes')),
  'Thoré’s rearguard': column(
    t('Thoré’s rearguard', 'l’arrière-garde de Thoré'),
    t('Thoré’s rearguard', 'Arrière-garde de Thoré'),
  ),
  'Governor’s battle': column(
    t('the governor’s battle', 'la bataille du gouverneur'),
    t('Governor’s battle', 'Bataille du gouverneur'),
  ),
  'Bishop’s foot': column(
    t('the bishop’s foot', 'l’infanterie de l’évêque'),
    t('Bishop’s foot', 'Infanterie de l’évêque'),
  ),
  Nobility: column(t('the nobility', 'la noblesse'), t('Nobility', 'Noblesse')),
  'Mouvans’s Provençals': column(
    t('the column of Mouvans’s Provençals', 'la colonne des Provençaux de Mouvans'),
    t('Mouvans’s Provençals', 'Provençaux de Mouvans'),
  ),
  'The Viscounts': column(t('the column of the Viscounts', 'la colonne des vicomtes'), t('Viscounts', 'Vicomtes')),
  'Mayenne’s horse': column(
    t('Mayenne’s horse', 'la cavalerie de Mayenne'),
    t('Mayenne’s horse', 'Cavalerie de Mayenne'),
  ),
  'Landsknechts and French foot': column(
    t('the column of landsknechts and French foot', 'la colonne des lansquenets et des Français'),
    t('Landsknechts and French foot', 'Lansquenets et infanterie française'),
  ),
};

/** The two sides: as a title, in a sentence, and as an adjective of men, of one thing, of a gun. */
export const ARMIES: Readonly<
  Record<
    string,
    Named & { readonly of: { readonly en: string; readonly les: string; readonly la: string; readonly le: string } }
  >
> = {
  C: {
    title: t('Catholics', 'Catholiques'),
    said: t('the Catholics', 'les catholiques'),
    of: { en: 'Catholic', les: 'catholiques', la: 'catholique', le: 'catholique' },
  },
  P: {
    title: t('Protestants', 'Protestants'),
    said: t('the Protestants', 'les protestants'),
    of: { en: 'Protestant', les: 'protestants', la: 'protestante', le: 'protestant' },
  },
};
