import type { terms as en } from './terms.en.ts';

/** What computer players look at, in French: "gain principal : …". */
export const terms: Readonly<Record<keyof typeof en, string>> = {
  'term.points': 'les points déjà marqués',
  'term.hold': 'les objectifs occupés',
  'term.reach': 'un objectif à portée',
  'term.mass': 'les troupes près des objectifs',
  'term.strength': 'la force des troupes',
  'term.worn': 'des pertes faibles',
  'term.army': 'la tenue de l’armée',
  'term.order': 'le bon ordre des troupes',
  'term.morale': 'le moral des troupes',
  'term.charge': 'les charges à portée',
  'term.fire': 'le tir des fusils à bonne portée',
  'term.guns': 'les canons qui ont une cible',
  'term.support': 'le soutien des unités voisines',
  'term.flank': 'la sécurité des flancs et des arrières',
  'term.command': 'les généraux près de leurs troupes',
  'term.chief': 'la sécurité d’un général',
};
