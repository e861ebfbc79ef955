import type { Card } from '@tambour/stage';

/** Denain in the gallery of battles. */
export const CARD: Card = {
  place: { en: 'On the Escaut, between Bouchain and Valenciennes', fr: 'Sur l’Escaut, entre Bouchain et Valenciennes' },
  complexity: 3,
  minutes: 180,
  history: {
    en: 'In July 1712 Prince Eugene besieged Landrecies, one of the last fortresses on the road to Paris. His bread and powder came from Marchiennes between two lines of earthworks, by a camp at Denain under Lord Albemarle. Villars feigned an attack at Landrecies, slipped away by night and crossed the Escaut at Neuville on the morning of the 24th. Early in the afternoon his columns stormed the camp with the bayonet; the bridge broke under the fugitives while Eugene looked on from the far bank. Marchiennes fell within the week, the siege was raised, and France could treat for peace at Utrecht.',
    fr: 'En juillet 1712, le prince Eugène assiège Landrecies, l’une des dernières places sur la route de Paris. Son pain et sa poudre viennent de Marchiennes entre deux lignes de retranchements, par le camp de Denain, que tient Lord Albemarle. Villars feint d’attaquer devant Landrecies, se dérobe de nuit et passe l’Escaut à Neuville au matin du 24. Au début de l’après-midi, ses colonnes enlèvent le camp à la baïonnette ; le pont se rompt sous les fuyards et Eugène, de l’autre rive, n’y peut rien. Marchiennes tombe dans la semaine, le siège est levé, et la France peut négocier la paix à Utrecht.',
  },
  sources: {
    en: 'From the rule texts of both editions: dice, fire, checks, rout, rally and victory points, set-up hexes, leaders and the names of most Coalition units. From a published review: two movement points for infantry, three for cavalry. Reconstructed by us, because the printed sheets are in neither text: the shock table, movement costs by terrain, the map beyond its numbered places, strengths and morale of the units, ranges and activation values of formation leaders, the French regiments’ names, Fagel’s and Holstein-Beck’s units, the clock. Each can be replaced in the data files.',
    fr: 'Tirés des textes de règles des deux éditions : les dés, le feu, les contrôles, la déroute, le ralliement et les points de victoire, les hexagones de mise en place, les chefs et le nom de la plupart des unités coalisées. D’une recension publiée : deux points de mouvement pour l’infanterie, trois pour la cavalerie. Reconstitués par nous, les feuilles imprimées ne figurant dans aucun des deux textes : la table de choc, le coût du terrain, la carte hors des lieux numérotés, force et moral des unités, portées et valeurs d’activation des chefs de formation, noms des régiments français, unités de Fagel et de Holstein-Beck, l’horloge. Tout cela se remplace dans les fichiers de données.',
  },
};
