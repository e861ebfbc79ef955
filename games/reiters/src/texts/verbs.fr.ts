import type { verbs as en } from './verbs.en.ts';

export const verbs: Readonly<Record<keyof typeof en, string>> = {
  'when.settingUp': 'On ne place les pions qu’avant la bataille.',
  'when.ordering': 'On change les ordres dans la séquence d’ordres, avant le mouvement, avec les règles avancées.',
  'when.marching': 'Cela appartient à la séquence de mouvement de son camp ; on demande autre chose en ce moment.',
  'when.reacting': 'Une réaction répond à l’ennemi qui s’est approché, juste après sa séquence de mouvement.',
  'when.fighting': 'Les attaques appartiennent à la séquence de combat de sa propre phase, après les réactions.',
  'when.within': 'Cela ne suit qu’un combat, quand on en arrive là.',
  'when.reorganising': 'Les unités se réorganisent à la fin de la phase de leur camp.',
  'when.otherwise': 'Ce n’est pas ce qui est demandé en ce moment.',

  'habit.defender': 'défend avec l’unité la plus forte',
  'habit.engagement': 'dépense la charge, et pousse les piques pendant deux rounds, dès que possible',
  'habit.substitution': 'recule sur la carte au lieu d’une perte seulement pour sauver le dernier pas',
  'habit.supportRetreats': 'laisse ses soutiens en place',
  'habit.leadersFollow': 'laisse les chefs suivre ceux qui reculent',
  'habit.giveWay': 'cède vers la première zone permise',
  'habit.secondAttack': 'tente la seconde attaque de la caracole',
  'habit.advance': 'avance avec tout ce qui le peut',
  'habit.replacement': 'remplace un chef perdu dans la première zone permise',
};
