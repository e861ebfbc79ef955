import type { DiceWords } from './dice.en.ts';

/** Dice that players throw themselves, in French. */
export const dice: DiceWords = {
  title: 'Dés',
  program: 'Le programme lance les dés',
  own: 'Nous lançons de vrais dés et saisissons les résultats',
  hint: 'Quand un ordre demande des dés, le programme dit quoi lancer et attend le résultat. Vous lancez aussi pour l’ordinateur ; chaque jet peut être laissé au programme. La partie enregistrée dit que les dés étaient les vôtres : personne ne peut les vérifier ensuite.',
  played:
    'Dans cette bataille, les joueurs lancent leurs propres dés. La partie enregistrée le dit : ces dés ne peuvent pas être vérifiés.',
  throwNow: (n, faces) => (n === 1 ? `Lancez un dé (${faces})` : `Lancez ${n} dés (${faces})`),
  secret: 'La raison de ce jet vous est encore cachée.',
  on: {
    die: 'Sur le dé :',
    column: 'Sur la colonne :',
    target: 'Sur le nombre à atteindre :',
    percent: 'Sur les pertes, en % :',
  },
  nothing: 'aucun effet',
  another: 'un autre jet',
  band: (faces, text) => `${faces} : ${text}`,
  faces: (n, of) => (of === 1 ? 'Que montre le dé ?' : `Que montre le dé ${n} sur ${of} ?`),
  complete: 'C’est bien cela ?',
  die: (n, face) => `Dé ${n} : ${face}. Appuyez pour corriger.`,
  empty: (n) => `Dé ${n} : pas encore saisi`,
  auto: 'auto',
  forMe: 'Lancer pour moi',
  correct: 'Corriger',
  order: (side, label) => `${side} : ${label}`,
  use: (n) => (n === 1 ? 'Valider ce dé' : 'Valider ces dés'),
  withdraw: 'Annuler l’ordre',
  keys: 'Touches : les chiffres, T pour faire lancer, Retour arrière pour corriger, Entrée pour valider.',
};
