import type { Text } from '@tambour/kernel';
import type {
  BorderKind,
  BorderTerrain,
  OrderName,
  Rank,
  UnitType,
  VictoryLevel,
  ZoneTerrain,
  ZoneType,
} from './vocabulary.ts';

export const UNIT_WORDS: Readonly<Record<UnitType, Text>> = {
  swiss: { en: 'Swiss', fr: 'Suisses' },
  landsknechts: { en: 'Landsknechts', fr: 'Lansquenets' },
  pikemen: { en: 'Pikemen', fr: 'Piquiers' },
  arquebusiers: { en: 'Arquebusiers', fr: 'Arquebusiers' },
  militia: { en: 'Militia', fr: 'Milice' },
  peasants: { en: 'Peasants', fr: 'Paysans' },
  gendarmes: { en: 'Gendarmes', fr: 'Gendarmes' },
  'chevau-legers': { en: 'Light horse (chevau-légers)', fr: 'Chevau-légers' },
  reiters: { en: 'Reiters', fr: 'Reîtres' },
  cuirassiers: { en: 'Cuirassiers', fr: 'Cuirassiers' },
  argoulets: { en: 'Mounted arquebusiers (argoulets)', fr: 'Argoulets' },
  cannon: { en: 'Cannon', fr: 'Canon' },
  culverin: { en: 'Culverin', fr: 'Couleuvrine' },
  'forlorn-hope': { en: 'Enfants perdus', fr: 'Enfants perdus' },
};

export const ORDER_WORDS: Readonly<Record<OrderName, Text>> = {
  attack: { en: 'Attack', fr: 'Attaque' },
  skirmish: { en: 'Skirmish', fr: 'Escarmouche' },
  hold: { en: 'Hold', fr: 'Tenir' },
  reserve: { en: 'Reserve', fr: 'Réserve' },
  march: { en: 'March', fr: 'Marche' },
  disengage: { en: 'Disengage', fr: 'Décrochage' },
  withdraw: { en: 'Withdraw', fr: 'Retrait' },
};

/** What an order means in a line, for whoever chooses one. */
export const ORDER_NOTES: Readonly<Record<OrderName, Text>> = {
  attack: {
    en: 'Press on: +1 in attack, but no giving ground before combat.',
    fr: 'Pousser : +1 en attaque, mais on ne cède pas de terrain avant le combat.',
  },
  skirmish: {
    en: 'Harass: better reaction fire, retreat before cavalry whatever its speed, no reaction charge.',
    fr: 'Harceler : meilleur tir de réaction, recul devant toute cavalerie quelle que soit sa vitesse, pas de charge de réaction.',
  },
  hold: {
    en: 'Stand: +1 in defence, -1 in attack, 2 points slower, and no retreat by choice.',
    fr: 'Tenir ferme : +1 en défense, -1 en attaque, 2 points de moins, et aucun recul choisi.',
  },
  reserve: {
    en: 'Wait: no attack and no step into an enemy zone of control, all reactions.',
    fr: 'Attendre : ni attaque ni entrée en zone de contrôle ennemie, toutes les réactions.',
  },
  march: {
    en: 'Move: 2 points faster, away from the enemy; no attack, no fire or charge in reaction, -1 in defence.',
    fr: 'Marcher : 2 points de plus, loin de l’ennemi ; ni attaque, ni tir ni charge de réaction, -1 en défense.',
  },
  disengage: {
    en: 'Break contact: never away from supply, no attack, retreat before slower cavalry without a test.',
    fr: 'Rompre le contact : jamais à l’opposé du ravitaillement, pas d’attaque, recul sans test devant une cavalerie plus lente.',
  },
  withdraw: {
    en: 'Leave: 2 points faster, every step towards supply; no attack, no fire or charge in reaction, -1 in defence.',
    fr: 'Se retirer : 2 points de plus, chaque mouvement vers le ravitaillement ; ni attaque, ni tir ni charge de réaction, -1 en défense.',
  },
};

export const RANK_WORDS: Readonly<Record<Rank, Text>> = {
  LG: { en: 'Lieutenant-general', fr: 'Lieutenant général' },
  CC: { en: 'Column commander', fr: 'Chef de colonne' },
};

export const LEVEL_WORDS: Readonly<Record<VictoryLevel, Text>> = {
  draw: { en: 'Draw', fr: 'Partie nulle' },
  marginal: { en: 'Marginal victory', fr: 'Victoire marginale' },
  substantial: { en: 'Substantial victory', fr: 'Victoire substantielle' },
  decisive: { en: 'Decisive victory', fr: 'Victoire décisive' },
};

export const ZONE_TYPE_WORDS: Readonly<Record<ZoneType, Text>> = {
  I: { en: 'Open ground', fr: 'Terrain ouvert' },
  II: { en: 'Difficult ground', fr: 'Terrain difficile' },
  III: { en: 'Very difficult ground', fr: 'Terrain très difficile' },
  X: { en: 'Forbidden ground', fr: 'Terrain interdit' },
};

export const BORDER_KIND_WORDS: Readonly<Record<BorderKind, Text>> = {
  dotted: { en: 'Dotted border', fr: 'Bordure pointillée' },
  plain: { en: 'Plain border', fr: 'Bordure simple' },
  double: { en: 'Double border', fr: 'Bordure double' },
  impassable: { en: 'Impassable border', fr: 'Bordure infranchissable' },
};

export const ZONE_TERRAIN_WORDS: Readonly<Record<ZoneTerrain, Text>> = {
  castle: { en: 'castle', fr: 'château' },
  'castle and moat': { en: 'castle and moat', fr: 'château et douves' },
  causeway: { en: 'causeway', fr: 'chaussée' },
  'cemetery and gardens': { en: 'cemetery and gardens', fr: 'cimetière et jardins' },
  'dense forest': { en: 'dense forest', fr: 'forêt épaisse' },
  faubourg: { en: 'suburb', fr: 'faubourg' },
  fields: { en: 'fields', fr: 'champs' },
  'hamlet and meadows': { en: 'hamlet and meadows', fr: 'hameau et prés' },
  'hamlet and orchards': { en: 'hamlet and orchards', fr: 'hameau et vergers' },
  'hill pasture': { en: 'hill pasture', fr: 'pâture de colline' },
  marsh: { en: 'marsh', fr: 'marais' },
  mountain: { en: 'mountain', fr: 'montagne' },
  orchards: { en: 'orchards', fr: 'vergers' },
  'osier beds': { en: 'osier beds', fr: 'oseraies' },
  pond: { en: 'pond', fr: 'étang' },
  village: { en: 'village', fr: 'village' },
  vines: { en: 'vines', fr: 'vignes' },
  'vines and gardens': { en: 'vines and gardens', fr: 'vignes et jardins' },
  'walled orchard': { en: 'walled orchard', fr: 'verger clos de murs' },
  'walled town': { en: 'walled town', fr: 'ville close' },
  wood: { en: 'wood', fr: 'bois' },
  'wooded knoll': { en: 'wooded knoll', fr: 'mamelon boisé' },
};

export const BORDER_TERRAIN_WORDS: Readonly<Record<BorderTerrain, Text>> = {
  brook: { en: 'brook', fr: 'ruisseau' },
  'brook at the foot of the village': { en: 'brook at the foot of the village', fr: 'ruisseau au pied du village' },
  'castle gate': { en: 'castle gate', fr: 'porte du château' },
  'castle gate on the town': { en: 'castle gate on the town', fr: 'porte du château sur le bourg' },
  'castle wall': { en: 'castle wall', fr: 'mur du château' },
  cliff: { en: 'cliff', fr: 'escarpement' },
  'the Marne at Verneuil': { en: 'the Marne at Verneuil', fr: 'la Marne à Verneuil' },
  'marsh river': { en: 'marsh river', fr: 'rivière du marais' },
  ditch: { en: 'ditch', fr: 'fossé' },
  'end of the causeway': { en: 'end of the causeway', fr: 'bout de la chaussée' },
  'ford of Tréloup': { en: 'ford of Tréloup', fr: 'gué de Tréloup' },
  'garden hedge': { en: 'garden hedge', fr: 'haie de jardin' },
  'great ford': { en: 'great ford', fr: 'grand gué' },
  hedge: { en: 'hedge', fr: 'haie' },
  hedges: { en: 'hedges', fr: 'haies' },
  'hedges and ditches': { en: 'hedges and ditches', fr: 'haies et fossés' },
  'high hedge': { en: 'high hedge', fr: 'haie haute' },
  'marsh canal': { en: 'marsh canal', fr: 'canal du marais' },
  'moat and wall': { en: 'moat and wall', fr: 'douve et mur' },
  'open ground': { en: 'open ground', fr: 'terrain ouvert' },
  'orchard gate and ditch': { en: 'orchard gate and ditch', fr: 'porte du verger et fossé' },
  'orchard wall': { en: 'orchard wall', fr: 'mur du verger' },
  pond: { en: 'pond', fr: 'étang' },
  ravine: { en: 'ravine', fr: 'ravin' },
  'road bridge': { en: 'road bridge', fr: 'pont de la route' },
  'street end, hedges and ditches': { en: 'street end, hedges and ditches', fr: 'bout de rue, haies et fossés' },
  'terrace bank': { en: 'terrace bank', fr: 'talus de terrasse' },
  'the Marne': { en: 'the Marne', fr: 'la Marne' },
  'the Marne and the town wall (bridge cut)': {
    en: 'the Marne and the town wall (bridge cut)',
    fr: 'la Marne et le mur de ville (pont coupé)',
  },
  'town ditch': { en: 'town ditch', fr: 'fossé du bourg' },
  'town wall': { en: 'town wall', fr: 'mur de ville' },
  'town wall and gate': { en: 'town wall and gate', fr: 'mur et porte du bourg' },
  'wagon barricade': { en: 'wagon barricade', fr: 'barricade de chariots' },
  'wood-edge ditch': { en: 'wood-edge ditch', fr: 'fossé de lisière' },
};
