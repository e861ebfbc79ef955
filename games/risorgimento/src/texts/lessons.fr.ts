import type { en } from './lessons.en.ts';

/** Leçons et bataille guidée, en français. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'lesson.orders.title': 'Ordres et portée',
  'lesson.orders.says':
    'Une brigade n’agit librement qu’avec des Ordres. Elle en a quand son brigadier est à portée du commandant de corps. Lippert a devancé Benedek : sa brigade doit lancer le dé.',
  'lesson.orders.1.says': 'Faites le jet d’Ordres.',
  'lesson.orders.1.hint': 'Appuyez sur « Tenter un jet d’Ordres ».',
  'lesson.orders.2.says':
    'Elle a des Ordres. Ses unités sont commandées si elles sont à portée de Lippert lui-même. Déplacez Lippert pour qu’il reste près d’elles.',
  'lesson.orders.2.hint': 'Cliquez sur Lippert dans l’hexagone 1813, puis sur un hexagone en surbrillance.',
  'lesson.orders.end':
    'Sans Ordres, une brigade peut encore bouger, mais pas jusqu’au contact, et elle ne tire ni n’attaque. Si son jet échoue, elle ne peut que se rallier.',
  'lesson.zones.title': 'Terrain et zones de contrôle',
  'lesson.zones.says':
    'Les cultures et les pentes coûtent des points de mouvement. Les trois hexagones devant une unité forment sa zone de contrôle : une unité qui y entre s’y arrête.',
  'lesson.zones.1.says': 'Faites monter le premier bataillon Rainer dans l’hexagone 1812, face aux Piémontais.',
  'lesson.zones.1.hint': 'Cliquez sur le bataillon dans l’hexagone 1813, puis sur l’hexagone 1812.',
  'lesson.zones.2.says': 'Le troisième bataillon commence au contact de l’ennemi. Éloignez-le.',
  'lesson.zones.2.hint': 'Cliquez sur le bataillon dans l’hexagone 1711, puis sur un hexagone en surbrillance.',
  'lesson.zones.end':
    'Quitter une zone de contrôle ennemie coûte un point de plus, et on ne passe pas directement de l’une à l’autre.',
  'lesson.hand.title': 'Qui active ensuite',
  'lesson.hand.says':
    'Le camp qui a l’initiative active un corps sans lancer de dé. Pour en activer un autre aussitôt, il fait un jet de continuité ; s’il échoue, l’ennemi prend la main. La Garde impériale vient d’agir.',
  'lesson.hand.1.says': 'Activez le IIe corps par un jet de continuité.',
  'lesson.hand.1.hint': 'Appuyez sur le bouton du IIe corps.',
  'lesson.hand.2.says':
    'Vous pourriez agir avec ses brigades. Terminez plutôt l’activation et voyez ce qui suit deux activations de suite.',
  'lesson.hand.2.hint': 'Appuyez sur « Terminer l’activation ».',
  'lesson.hand.end':
    'Après deux activations de suite, l’autre camp peut interrompre par une des siennes, sans lancer de dé. La feuille d’activation, sous État, montre ce qu’il reste à chaque corps.',
  'lesson.reactions.title': 'Réactions',
  'lesson.reactions.says':
    'L’infanterie piémontaise marche vers vous. Avant qu’elle entre dans un hexagone à côté de vos unités, la cavalerie peut se replier ou contre-charger, et les chasseurs seuls dans leur hexagone peuvent se replier.',
  'lesson.reactions.1.says': 'Repliez vos chasseurs de l’hexagone 1815.',
  'lesson.reactions.1.hint':
    'Cliquez sur les chasseurs dans l’hexagone 1815, puis sur un hexagone en surbrillance derrière eux.',
  'lesson.reactions.2.says': 'Contre-chargez maintenant avec les hussards de l’hexagone 1914.',
  'lesson.reactions.2.hint': 'Cliquez sur les hussards, puis sur l’hexagone 1814.',
  'lesson.reactions.end':
    'Sous Consignes, vous pouvez dire une fois pour toutes comment vos troupes réagissent, pour qu’on ne vous le demande pas à chaque fois.',
  'lesson.assault.title': 'Attaque, puis attaque continue',
  'lesson.assault.says':
    'Les attaquants font d’abord un jet d’engagement : le dé, avec ce qui s’y ajoute, ne doit pas dépasser leur cohésion. Puis les deux camps lancent le dé, et le total le plus haut fait le plus de mal.',
  'lesson.assault.1.says': 'Attaquez San Martino (hexagone 1811) avec les deux bataillons Rainer de l’hexagone 1812.',
  'lesson.assault.1.hint':
    'Cliquez sur un bataillon de l’hexagone 1812, puis sur l’hexagone 1811. Les deux bataillons sont nommés en bas : appuyez sur « Attaquer ».',
  'lesson.assault.2.says': 'L’hexagone est à vous. Choisissez l’orientation de vos unités.',
  'lesson.assault.2.hint': 'Choisissez une direction.',
  'lesson.assault.3.says': 'Continuez dans l’hexagone suivant, tenu par un autre bataillon piémontais.',
  'lesson.assault.3.hint': 'Appuyez sur « Tenter de poursuivre l’attaque ».',
  'lesson.assault.end':
    'Le camp qui a subi moins de pertes et tient l’hexagone peut continuer une fois, sans nouveau jet d’engagement. Cela coûte une perte.',
  'lesson.reserve.title': 'Réserve et récupération',
  'lesson.reserve.says':
    'Seules les unités en réserve récupèrent de leurs pertes, à la fin du tour. La toute première perte d’une unité est définitive.',
  'lesson.reserve.1.says': 'Faites récupérer le bataillon Sachsen qui a deux pertes, dans l’hexagone 2622.',
  'lesson.reserve.1.hint': 'Cliquez sur un bataillon qui a des pertes, puis sur « Récupérer ».',
  'lesson.reserve.2.says': 'Faites sortir la brigade Dauber de la réserve.',
  'lesson.reserve.2.hint': 'Appuyez sur le bouton de la brigade Dauber.',
  'lesson.reserve.end':
    'Une brigade passe en réserve au début du tour si aucun ennemi n’est à trois hexagones ou moins. Elle en sort dès qu’il en vient un aussi près.',

  'guide.hill.title': 'La hauteur de San Martino',
  'guide.hill.says':
    'Vous êtes Benedek, à la tête du VIIIe corps autrichien. Un bataillon piémontais tient San Martino, et les autres montent encore depuis le lac. La brigade Lippert est au pied de la hauteur : c’est à elle d’agir.',
  'guide.hill.1.says':
    'Choisissez le II/Rainer et déplacez-le dans l’hexagone 1812, où est le I/Rainer : à deux, l’attaque est plus forte.',
  'guide.hill.1.hint': 'Cliquez sur le bataillon dans l’hexagone 1813, puis sur l’hexagone 1812.',
  'guide.hill.2.says': 'Après le mouvement, attaquez San Martino (hexagone 1811) avec les deux bataillons.',
  'guide.hill.2.hint':
    'Appuyez sur « Terminer le mouvement ». Cliquez sur un bataillon de l’hexagone 1812, puis sur l’hexagone 1811. Les deux sont nommés en bas : voyez les probabilités, puis appuyez sur « Attaquer ».',
  'guide.hill.3.says':
    'La hauteur est à vous. Choisissez l’orientation de vos bataillons : l’ennemi arrive du lac, au nord.',
  'guide.hill.3.hint': 'Choisissez le nord.',
  'guide.hill.end':
    'San Martino vaut un point à la fin de chaque tour à partir du tour 5. La bataille est à vous : terminez les attaques, faites agir vos autres brigades et tenez ce que vous avez.',
  'guide.hill.tip.4.5':
    'Activez de nouveau votre corps, ou passez. Après les deux premières, chaque activation use davantage les troupes.',
  'guide.hill.tip.3.0d': 'Choisissez la brigade suivante. Chacune agit une fois par activation.',
  'guide.hill.tip.4.13a':
    'Cette brigade est hors de portée de Benedek. Un jet lui donne des Ordres, ou ne la laisse plus que se rallier.',
  'guide.hill.tip.5.3b': 'Déplacez les unités une par une. Les canons peuvent tirer avant ou après leur mouvement.',
  'guide.hill.tip.7.4a': 'Attaquez les hexagones devant vos unités, l’un après l’autre, ou terminez les attaques.',
  'guide.hill.tip.7.47a': 'Vous pouvez continuer aussitôt dans un hexagone voisin. Cela coûte une perte.',
  'guide.hill.tip.8.51a': 'Les unités désorganisées qui n’ont rien fait d’autre peuvent se rallier.',
  'guide.hill.tip.6.34a': 'L’ennemi approche. Choisissez comment réagissent votre cavalerie et vos chasseurs.',
};
