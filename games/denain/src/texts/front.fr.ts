import type { en } from './front.en.ts';

/** What the gallery and the menus show before the game is opened, in French. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  title: 'Denain 1712',
  'side.F': 'Français',
  'side.C': 'Coalition',

  // Options and standing orders
  'option.edition': 'Édition des règles',
  'option.edition.fr': 'Première édition (en français)',
  'option.edition.en': 'Seconde édition (en anglais)',
  'standing.reaction-fire': 'Tir de réaction',
  'standing.losses': 'Choix des pertes',
  'standing.retreat': 'Reculs et unités repoussées',
  'standing.rout': 'Déroutes',
  'standing.leaders': 'Chefs des unités qui reculent',
  'standing.advance': 'Avance après combat',

  // What can be laid over the map
  'overlay.zoc': 'Zones de contrôle',
  'overlay.command': 'Portée de commandement',
  'overlay.lines': 'Lignes de bataille',
  'overlay.sight': 'Champ de tir',
  'overlay.terrain': 'Terrain et coûts',

  // The battle
  'scenario.title': 'Denain, le 24 juillet 1712',
  'scenario.about':
    'La France est à bout de forces quand Villars se dérobe de nuit devant Landrecies et tombe sur le camp de Denain, qui couvre les convois de Marchiennes. Son infanterie a passé l’Escaut et forcé la double ligne ; il lui reste à enlever les retranchements à la baïonnette avant que la colonne de Fagel n’arrive par l’unique pont, tandis que la garnison de Valenciennes vise le passage de Prouvy.',

  // The card in the gallery of battles
  'card.place': 'Sur l’Escaut, entre Bouchain et Valenciennes',
  'card.history':
    'En juillet 1712, le prince Eugène assiège Landrecies, l’une des dernières places sur la route de Paris. Son pain et sa poudre viennent de Marchiennes entre deux lignes de retranchements, par le camp de Denain, que tient Lord Albemarle. Villars feint d’attaquer devant Landrecies, se dérobe de nuit et passe l’Escaut à Neuville au matin du 24. Au début de l’après-midi, ses colonnes enlèvent le camp à la baïonnette ; le pont se rompt sous les fuyards et Eugène, de l’autre rive, n’y peut rien. Marchiennes tombe dans la semaine, le siège est levé, et la France peut négocier la paix à Utrecht.',
  'card.uneven':
    'Les Français ont l’avantage, comme ce jour-là : Villars amène toute son armée contre un camp trop peu garni pour ses retranchements, et les secours n’y arrivent que par un seul pont. Quand l’ordinateur joue les deux camps au même niveau, les Français gagnent environ quatre batailles sur cinq. Pour la Coalition, garder jusqu’au bout deux hexagones de Denain et les ponts est un beau résultat.',
  'card.sources':
    'Tirés des textes de règles des deux éditions : les dés, le tir, les tests, la déroute, le ralliement et les points de victoire, les hexagones de mise en place, les chefs et le nom de la plupart des unités coalisées. D’une recension publiée : deux points de mouvement pour l’infanterie, trois pour la cavalerie. Reconstitués par nous, les feuilles imprimées ne figurant dans aucun des deux textes : la table d’assaut, le coût du terrain, la carte hors des lieux numérotés, force et moral des unités, portées et valeurs d’activation des chefs de formation, noms des régiments français, unités de Fagel et de Holstein-Beck, l’horloge. Tout cela se remplace dans les fichiers de données.',
};
