import type { front as en } from './front.en.ts';

/** What a gallery says of the game in French. */
export const front: Readonly<Record<keyof typeof en, string>> = {
  title: 'Par le fer, le feu et la foi',
  'side.C': 'catholique',
  'side.P': 'protestant',
  'option.off': 'sans',
  'option.advanced': 'Règles avancées',
  'option.advanced.on': 'ordres secrets des colonnes, initiative à gagner',
  'option.caracole': 'Caracole des reîtres',
  'option.caracole.on': 'les reîtres peuvent attaquer deux fois de suite',
  'option.wavering': 'Flottement dans les rangs',
  'option.wavering.on': 'une perte ébranle les autres unités de la zone',
  'option.gold': 'Soif de l’or',
  'option.gold.on': 'des lansquenets près de bagages sans garde peuvent rompre les rangs',
  'option.enfantsPerdus': 'Enfants perdus',
  'option.enfantsPerdus.on': 'les arquebusiers protestants peuvent détacher de petites troupes',
  'standing.reaction': 'Réactions',
  'standing.defender': 'Désignation du défenseur',
  'standing.losses': 'Perte ou retraite',
  'standing.retreats': 'Où se retirer',
  'standing.leaders': 'Chefs qui suivent ou remplacent',
  'standing.advance': 'Avance',
};
