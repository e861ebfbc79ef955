import type { Text } from '@tambour/kernel';

/** A name as a title stands, and as a sentence says it where the two differ: "Baggage", "the baggage train". */
export interface Named {
  readonly title: Text;
  readonly said: Text;
}

const same = (name: string): Named => ({ title: { en: name, fr: name }, said: { en: name, fr: name } });
const named = (en: string, fr: string, saidEn = en, saidFr = fr): Named => ({
  title: { en, fr },
  said: { en: saidEn, fr: saidFr },
});
/** Plural names are said as one regiment, so that verbs stay in the singular in both languages. */
const regiment = (en: string, fr: string, saidFr: string, saidEn = en): Named =>
  named(en, fr, `the ${saidEn} regiment`, `le régiment ${saidFr}`);

/** Units by the name the scenario gives, which is plain ASCII. Others are named as they stand. */
export const UNITS: Readonly<Record<string, Named>> = {
  'Gardes francaises': regiment('Gardes françaises', 'Gardes françaises', 'des Gardes françaises'),
  'Gardes suisses': regiment('Gardes suisses', 'Gardes suisses', 'des Gardes suisses'),
  'Gardes du Corps': named(
    'Gardes du Corps',
    'Gardes du Corps',
    'the Gardes du Corps brigade',
    'la brigade des Gardes du Corps',
  ),
  'Royal-Etranger': same('Royal-Étranger'),
  'Cuirassiers du Roi': regiment('Cuirassiers du Roi', 'Cuirassiers du Roi', 'des Cuirassiers du Roi'),
  'Dragons Colonel-General': regiment(
    'Colonel-Général dragoons',
    'Dragons Colonel-Général',
    'des Dragons Colonel-Général',
    'Colonel-Général dragoon',
  ),
  'Dragons du Roi': regiment('Dragons du Roi', 'Dragons du Roi', 'des Dragons du Roi'),
  'Dragons de Valenciennes': regiment(
    'Valenciennes dragoons',
    'Dragons de Valenciennes',
    'des Dragons de Valenciennes',
    'Valenciennes dragoon',
  ),
  Valenciennes: regiment('Valenciennes', 'Valenciennes', 'de Valenciennes'),
  'Artillerie 1/': named('French battery I', 'Batterie française I', 'French battery I', 'la batterie française I'),
  'Artillerie 2/': named('French battery II', 'Batterie française II', 'French battery II', 'la batterie française II'),
  Cuirassiers: named('Cuirassiers', 'Cuirassiers', 'the cuirassier regiment', 'le régiment de cuirassiers'),
  'Alt-Savoie dragoons': regiment(
    'Alt-Savoie dragoons',
    'Dragons Alt-Savoie',
    'de dragons Alt-Savoie',
    'Alt-Savoie dragoon',
  ),
  'Derfflinger dragoons': regiment(
    'Derfflinger dragoons',
    'Dragons de Derfflinger',
    'des dragons de Derfflinger',
    'Derfflinger dragoon',
  ),
  'Palffy cuirassiers': regiment(
    'Pálffy cuirassiers',
    'Cuirassiers de Pálffy',
    'des cuirassiers de Pálffy',
    'Pálffy cuirassier',
  ),
  'Vehlen dragoons': regiment('Vehlen dragoons', 'Dragons de Vehlen', 'des dragons de Vehlen', 'Vehlen dragoon'),
  Wurttemberg: named('Württemberg', 'Wurtemberg'),
  Holstein: same('Holstein'),
  'Albermarle 1/': same('Albemarle I'),
  'Albermarle 2/': same('Albemarle II'),
  'Coalition battery': named('Coalition battery', 'Batterie coalisée', 'the Coalition battery', 'la batterie coalisée'),
  Baggage: named('Baggage', 'Bagages', 'the baggage train', 'le convoi de bagages'),
};

/** Leaders by the name the scenario gives. */
export const LEADERS: Readonly<Record<string, Named>> = {
  // The data keeps the spelling of the rule texts (R77); his name was Albemarle.
  Albermarle: same('Albemarle'),
  'Prince of Tingry': named('Prince of Tingry', 'Prince de Tingry', 'the Prince of Tingry', 'le prince de Tingry'),
  'Prince Eugene': named('Prince Eugene', 'Prince Eugène', 'Prince Eugene', 'le prince Eugène'),
};

/** Formations by id. */
export const FORMATIONS: Readonly<Record<string, Named>> = {
  maison: named('Maison du Roi', 'Maison du Roi', 'the Maison du Roi', 'la Maison du Roi'),
  droite: named('Right wing', 'Aile droite', 'the right wing', 'l’aile droite'),
  gauche: named('Left wing', 'Aile gauche', 'the left wing', 'l’aile gauche'),
  centre: named('Centre', 'Centre', 'the centre', 'le centre'),
  cavalerie: named('Cavalry corps', 'Corps de cavalerie', 'the cavalry corps', 'le corps de cavalerie'),
  valenciennes: named(
    'Garrison of Valenciennes',
    'Garnison de Valenciennes',
    'the garrison of Valenciennes',
    'la garnison de Valenciennes',
  ),
  denain: named('Garrison of Denain', 'Garnison de Denain', 'the garrison of Denain', 'la garnison de Denain'),
  holstein: named(
    'Holstein-Beck’s contingent',
    'Contingent de Holstein-Beck',
    'Holstein-Beck’s contingent',
    'le contingent de Holstein-Beck',
  ),
  fagel: named('Fagel’s column', 'Colonne de Fagel', 'Fagel’s column', 'la colonne de Fagel'),
};

const place = (en: string, fr = en): Text => ({ en, fr });

/** Hexes of the map that have a name, spelt as the map is engraved. */
export const PLACES: Readonly<Record<string, Text>> = {
  '2012': place('Denain'),
  '2111': place('Denain'),
  '2112': place('Denain'),
  '1216': place('Lourches'),
  '1011': place('Escaudain'),
  '0818': place('Rœulx'),
  '1419': place('Neuville-sur-l’Escaut'),
  '2019': place('Douchy'),
  '2816': place('Haulchin'),
  '3014': place('Prouvy'),
  '3011': place('Rouvignies'),
  '3118': place('Thiant'),
  '2511': place('Wavrechin-sous-Denain'),
  '2304': place('Haveluy'),
  '1302': place('Helesmes'),
  '3105': place('Hérin'),
  '2601': place('Bellaing'),
  '1613': place('west redoubt', 'redoute de l’ouest'),
  '2109': place('north redoubt', 'redoute du nord'),
  '2313': place('Denain bridge', 'pont de Denain'),
  '1418': place('Neuville pontoons', 'pontons de Neuville'),
  '3115': place('Prouvy bridge', 'pont de Prouvy'),
};

/** The six ways a piece can look, by the vertex it faces. */
export const BEARINGS: Readonly<Record<string, Text>> = {
  NNE: { en: 'north-north-east', fr: 'nord-nord-est' },
  E: { en: 'east', fr: 'est' },
  SSE: { en: 'south-south-east', fr: 'sud-sud-est' },
  SSW: { en: 'south-south-west', fr: 'sud-sud-ouest' },
  W: { en: 'west', fr: 'ouest' },
  NNW: { en: 'north-north-west', fr: 'nord-nord-ouest' },
};

/** An army as one, so that verbs stay in the singular. */
export const ARMIES: Readonly<Record<string, Named>> = {
  F: named('French', 'Français', 'the French army', 'l’armée française'),
  C: named('Coalition', 'Coalition', 'the Coalition', 'la Coalition'),
};
