import type { VICTORY_EN } from './victory.en.ts';

/** What the score says in French. */
export const VICTORY_FR: Readonly<Record<keyof typeof VICTORY_EN, string>> = {
  'points.objective': '{name} : objectif tenu',
  'points.routing': '{name} en déroute',
  'points.lost': '{name} : unité perdue',
  'points.prisoner': '{name} : unité prisonnière',
  'points.freed': '{name} : unité libérée, mais désarmée',
  'points.guns': '{name} : canons sans servants',
  'points.general': '{name} hors de combat',
  'verdict.decisive': 'Victoire décisive des {winner} : {why}',
  'verdict.minor': 'Victoire mineure des {winner} : {why}',
  'verdict.break': 'la moitié de l’armée des {loser} ou plus est brisée.',
  'verdict.margin': '{n?un point|{n} points} d’avance.',
  'verdict.level': 'égalité de points, qui leur suffit.',
  'verdict.draw': 'Match nul : aucun camp n’a assez d’avance.',
};
