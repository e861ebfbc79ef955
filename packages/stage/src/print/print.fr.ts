import type { EN } from './print.en.ts';

/** The same in French. */
export const FR: Readonly<Record<keyof typeof EN, string>> = {
  title: '{title}\u00a0: à imprimer',
  how: 'Imprimez à 100\u00a0% (sans «\u00a0ajuster à la page\u00a0»). Imprimez les pions recto verso, en retournant sur le grand côté, et tout le reste au recto seulement.',
  paper: 'Papier',
  'part.counters': 'Les pions, recto et verso',
  'part.map': 'La carte, en parties à coller',
  'part.aid': 'Aide de jeu',
  'part.charts': 'Tables',
  'part.rules': 'Les règles en bref',
  assemble: 'Assemblage',
  scale: 'Les pions font 16 mm de côté\u202f; la carte est à la même échelle.',
  glue: 'Découpez chaque partie de la carte aux repères des coins, et collez la suivante jusqu’à la ligne en tirets. Disposition des parties\u00a0:',
  backs:
    'Pions\u00a0: le verso montre une unité après une perte ou en désordre. Découpez selon les repères au bord de la planche.',
  own: 'Les chiffres sont ceux du jeu tel qu’il se joue ici\u202f; si le jeu imprimé en a d’autres, prenez les vôtres.',
  tile: '{title}\u00a0: carte {name} ({columns} en largeur, {rows} en hauteur)',
  front: '{title}\u00a0: pions, planche {n}, recto',
  back: '{title}\u00a0: pions, planche {n}, verso',
  victory: 'Comment gagner',
  sources: 'D’où viennent les points',
  source: 'Pour',
  points: 'Points',
  each: '{n} à chaque fois',
  who: 'Camp',
  both: 'les deux',
  counters: 'Comment lire un pion',
};
