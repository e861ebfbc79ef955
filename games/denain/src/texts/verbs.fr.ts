import type { verbs as en } from './verbs.en.ts';

export const verbs: Readonly<Record<keyof typeof en, string>> = {
  'when.settingUp': 'On ne place les pions qu’avant la bataille.',
  'when.marching':
    'La marche appartient à la partie mouvement de l’activation de sa formation, en phase C ; on demande autre chose en ce moment.',
  'when.fighting':
    'Les attaques appartiennent à la partie combat de l’activation de sa formation, en phase C ; les batteries tirent aussi en phase B. On demande autre chose en ce moment.',
  'when.activating': 'On nomme une formation quand son camp a la main, en phase C, avant que rien n’en bouge.',
  'when.commanding': 'Les commandants en chef chevauchent en phase D.',
  'when.breaching':
    'Un ouvrage est attaqué par une unité de la formation active placée devant lui, en son temps ; on demande autre chose en ce moment.',
  'when.reacting': 'Le tir de réaction répond à un choc, avant sa résolution.',
  'when.suffering': 'Cela ne suit qu’un combat, quand le résultat le demande.',
  'when.otherwise': 'Ce n’est pas ce qui est demandé en ce moment.',

  'habit.react': 'tire en réaction dès que possible',
  'habit.lose': 'prend les pertes sur l’unité la plus forte',
  'habit.retreat': 'recule vers le premier des meilleurs hexagones, sans sacrifier d’unité',
  'habit.displace': 'cède la place vers le premier des meilleurs hexagones, sans sacrifier d’unité',
  'habit.routStep': 'fuit vers le premier des meilleurs hexagones',
  'habit.routFacing': 'tourne ses fuyards selon la première orientation permise',
  'habit.advance': 'avance, ou ouvre une brèche, dès que possible',
  'habit.leaderGoes': 'laisse les chefs suivre leur unité',
  'habit.leaderFlees': 'mène un chef surpris vers les premiers des amis les plus proches',
  'habit.aide': 'place l’aide de camp auprès d’une unité de sa formation',
};
