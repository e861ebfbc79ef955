import type { en } from './terms.en.ts';

/** Ce que regarde un joueur informatique, en français, tel que dans « surtout pour … ». */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  held: 'les objectifs tenus',
  losses: 'les pertes infligées',
  infantry: 'la force de l’infanterie',
  horse: 'la force de la cavalerie',
  batteries: 'les canons disponibles',
  order: 'le bon ordre des troupes',
  near: 'les forces proches des objectifs',
  first: 'l’avance vers les objectifs',
  garrison: 'la défense des objectifs tenus',
  contest: 'les forces là où les objectifs sont disputés',
  works: 'les retranchements défendus',
  attack: 'les attaques possibles maintenant',
  threat: 'les attaques à venir',
  flanking: 'les ennemis pris de flanc ou à revers',
  gunfire: 'les cibles de l’artillerie',
  command: 'les troupes sous commandement',
  chief: 'la sûreté des commandants',
  tempo: 'les activations encore à venir',
};
