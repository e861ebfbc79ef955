import type { HelpWords } from './help.en.ts';

export const fr: HelpWords = {
  title: 'Lire les pions',
  usual:
    'en bas à gauche : force, au milieu : moral, en bas à droite : points de mouvement ; flèche : le sommet auquel l’unité fait face ; sur les chefs : portée de commandement, activation, mouvement.',
  markers: {
    disorganised: 'en désordre',
    routed: 'en déroute',
    outOfCommand: 'hors commandement',
    fired: 'a tiré',
    activated: 'déjà activée',
  },
  figures:
    'Chiffres dorés : où l’unité peut aller et ce que cela coûte ; chiffres rouges : son trajet et les points restants.',
  touch: [
    ['Toucher', 'choisir un pion, puis où il va ; le bouton sous la carte donne l’ordre'],
    ['Glisser', 'déplacer la carte ; sur la table, l’unité choisie'],
    ['Deux doigts', 'zoom avant, zoom arrière'],
    ['Appui long', 'regarder un pion ou un lieu sans le choisir'],
  ],
  keyboard: 'Clavier',
  keys: [
    ['N, P', 'unité suivante ou précédente qui peut agir'],
    ['flèches', 'déplacer le curseur sur la carte'],
    ['Entrée', 'choisir ; appuyer de nouveau pour donner l’ordre'],
    ['Maj + flèches', 'déplacer la carte'],
    ['+, −, 0', 'zoom avant, zoom arrière, carte entière'],
    ['F, R', 'changer l’orientation à l’arrivée'],
    ['1 à 9', 'choisir un ordre de la liste'],
    ['G', 'comment gagner'],
    ['U', 'revenir en arrière'],
    ['.', 'ordre suivant de l’ordinateur'],
    ['Échap', 'désélectionner'],
    ['T', 'mode texte : la carte décrite, les ordres tapés'],
    ['?', 'cette aide'],
  ],
};
