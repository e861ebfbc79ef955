import type { en } from './terms.en.ts';

/** What computer players look at, in French: "gain principal : …". */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'term.points': 'les points déjà marqués',
  'term.held': 'les objectifs tenus',
  'term.whole': 'les unités intactes',
  'term.strength': 'la force des troupes',
  'term.order': 'le bon ordre des troupes',
  'term.strike': 'les attaques possibles',
  'term.kill': 'une unité près d’être éliminée',
  'term.reaction': 'les réactions à une marche',
  'term.march': 'les attaques à portée de marche',
  'term.reach': 'un objectif à portée',
  'term.mass': 'les troupes près des objectifs',
  'term.exit': 'la sortie de la carte',
  'term.contact': 'la distance avec l’ennemi',
  'term.command': 'les chefs près de leurs troupes',
  'term.chief': 'la sécurité d’un chef',
  'term.guns': 'les canons qui ont une cible',
  'term.baggage': 'la sécurité des bagages',
};
