import type { en } from './front.en.ts';

/** What the gallery and the menus show before the game is opened, in French. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  title: 'Risorgimento 1859',
  'side.allied': 'Alliés',
  'side.austrian': 'Autrichiens',

  // Options and standing orders
  'option.designerErrata': 'Errata de 2000',
  'option.designerErrata.no': 'sans : les règles telles qu’elles sont imprimées',
  'option.designerErrata.yes': 'avec : les corrections de l’auteur pour les unités et les batteries sans Ordres',
  'option.frenchDemoralizationLevel': 'Niveau de démoralisation français',
  'option.frenchDemoralizationLevel.7': '7, comme pour les Autrichiens',
  'option.frenchDemoralizationLevel.6': '6 : les corps français cèdent un peu plus tôt',
  'option.frenchDemoralizationLevel.5': '5 : les corps français cèdent plus tôt',
  'option.hitsTwiceInEngagement': 'Pertes dans le jet d’engagement',
  'option.hitsTwiceInEngagement.yes': 'comptées deux fois, au dé et dans la cohésion (livret)',
  'option.hitsTwiceInEngagement.no': 'comptées une fois, dans la cohésion seulement',
  'standing.withdraw': 'Replis et contre-charges',
  'standing.entry-fire': 'Tir sur l’ennemi qui approche',
  'standing.defensive-fire': 'Tir avant une attaque',
  'standing.return-fire': 'Riposte',
  'standing.guns-first': 'Batteries visées par des armes légères',
  'standing.losses': 'Choix des pertes',
  'standing.retreat': 'Reculs',
  'standing.continue': 'Attaques continues',

  // What can be laid over the map
  'overlay.zoc': 'Zones de contrôle',
  'overlay.command': 'Portée de commandement',
  'overlay.orders': 'Portée des Ordres',
  'overlay.sight': 'Champ de tir',
  'overlay.terrain': 'Terrain et coûts',

  // The battles
  'scenario.san-martino': 'San Martino, le 24 juin 1859',
  'scenario.san-martino.about':
    'Pendant que les Français se battent pour la tour de Solferino, les Piémontais montent du lac de Garde brigade après brigade et trouvent sur la hauteur de San Martino Benedek, le seul général autrichien qui n’ait pas l’intention de partir. Toute la journée, les bersaglieri grimpent de la voie ferrée aux fermes du rebord, et toute la journée les habits blancs les rejettent au bas de la pente ; en fin d’après-midi, l’orage éclate sur la colline. Les Piémontais doivent tenir la hauteur et pousser jusqu’à Pozzolengo avant la nuit. Aux Autrichiens, il faut San Martino, et du temps.',
  'scenario.magenta': 'Magenta, le 4 juin 1859',
  'scenario.magenta.about':
    'Napoléon III a gagné Gyulai de vitesse. La Garde passe le Tessin sur un pont à moitié détruit et se retrouve seule devant le Naviglio Grande, un canal aux berges raides que franchissent six ponts, tous minés. Au-delà, parmi les mûriers et les vignes où l’on ne voit pas à cent pas, c’est Magenta. Mac-Mahon descend du nord, on ne sait à quelle distance ; un corps autrichien tout frais monte du sud. Les Alliés doivent forcer le canal et prendre la ville avant la nuit. Les Autrichiens doivent garder l’un et l’autre, ou rejeter la Garde sur la rivière avant l’arrivée des secours.',

  // The cards in the gallery of battles
  'card.san-martino.place': 'Au sud du lac de Garde, entre Desenzano et Pozzolengo',
  'card.san-martino.history':
    'Le 24 juin 1859, trois armées se heurtent au sud du lac de Garde : la plus grande bataille d’Europe depuis Leipzig. À l’aile nord, quatre divisions piémontaises rencontrent le VIIIe corps de Benedek, qui a fait demi-tour sur la hauteur de San Martino. Elles attaquent à mesure qu’elles arrivent, une ou deux brigades à la fois, prennent et reprennent les fermes au bord du plateau, et les perdent chaque fois sur une contre-attaque. Vers cinq heures, un orage arrête le combat. À sept heures, la brigade d’Aoste et une trentaine de canons donnent un dernier assaut ; Benedek, qui a reçu l’ordre de se retirer parce que Solferino est tombé, quitte la hauteur en bon ordre. La Croix-Rouge est née de ce qu’Henri Dunant a vu sur ce champ de bataille.',
  'card.magenta.place': 'À l’ouest de Milan, entre le Tessin et Magenta',
  'card.magenta.history':
    'Début juin 1859, Napoléon III fait passer son armée, par le rail et par la route, autour du flanc de Gyulai et franchit le Tessin en direction de Milan. Le 4, vers midi, les grenadiers de la Garde attaquent les ponts du Naviglio Grande avec cinq mille hommes, dans l’attente de Mac-Mahon qui doit déboucher du nord d’un instant à l’autre. Pendant trois heures, ils tiennent Ponte Nuovo presque seuls contre un corps autrichien après l’autre, jusqu’à ce que la brigade Picard arrive au pas de course ; le général Cler y est tué. Vers quatre heures et demie, les colonnes de Mac-Mahon convergent enfin sur le clocher de Magenta, et la ville est enlevée maison par maison à la tombée de la nuit ; le général Espinasse y tombe. Gyulai abandonne Milan. L’Empereur fait Mac-Mahon maréchal et duc de Magenta.',
  'card.sources':
    'Tirés du livret de règles : la séquence de jeu, l’activation, le commandement, les zones de contrôle, le tir, l’attaque, la charge, le recul, le ralliement et la démoralisation ; les tables de tir d’artillerie et d’attaque ; les valeurs que donnent ses exemples ; les hexagones de Magenta qu’il cite. Reconstitués par nous, les feuilles imprimées et le livret de scénarios ne figurant pas dans ce texte : la table du terrain, la portée des canons et la table des armes légères, les cartes (d’après la géographie, 325 m par hexagone), les valeurs de la plupart des unités et des chefs, les arrivées, les règles spéciales et les points de victoire. L’ordre de bataille est celui des ouvrages d’histoire ; la composition de quelques brigades est incertaine. Tout cela se remplace dans les fichiers de données.',
};
