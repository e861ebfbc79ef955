import type { front as EN } from './front.en.ts';

/** The same in French. */
export const front: Readonly<Record<keyof typeof EN, string>> = {
  title: 'La table napoléonienne',
  'side.french': 'Français',
  'side.coalition': 'Coalisés',
  'side.austrian': 'Autrichiens',
  'side.prussian': 'Prussiens et Saxons',

  'standing.influence': 'Chef pour un test de moral',
  'standing.waive': 'Renoncer à un bonus contre une avance incontrôlée',
  'standing.react': 'Réaction à une charge',
  'standing.reach': 'Jusqu’où va une charge dont la cible est partie',
  'standing.retreat-goal': 'Où va une retraite',
  'standing.retreat-form': 'Changer de formation en retraite',
  'standing.go-along': 'Les généraux d’une unité qui s’en va',
  'standing.rally-offer': 'Tenter de rallier une déroute',
  'standing.form-up': 'La formation après une déroute',
  'standing.man-guns': 'Reprendre les canons',
  'standing.back-in-hand': 'Continuer quand une unité obéit de nouveau',

  'overlay.ranges': 'Portées',
  'overlay.arcs': 'Front, flancs et arrière',
  'overlay.sight': 'Vue',
  'overlay.command': 'Généraux et leurs distances',
  'overlay.near': 'Ce que compte un test de moral',

  'scenario.tutorial-farm': 'La ferme au bord du ruisseau',
  'scenario.tutorial-farm.about':
    'Une petite bataille pour apprendre : trois unités et un général par camp, six périodes, une heure environ. Deux bataillons français et des hussards arrivent devant un ruisseau. Au-delà, des Autrichiens barrent le passage près d’une ferme que personne ne tient et d’une butte qui est à eux.',
  'scenario.saalfeld-1806': 'Saalfeld, le 10 octobre 1806',
  'scenario.saalfeld-1806.about':
    'Quatre jours avant Iéna. Le maréchal Lannes descend des hauteurs boisées avec la division Suchet et une brigade de cavalerie légère. En bas, dos à la Saale, le prince Louis-Ferdinand attend avec des Prussiens et des Saxons, et plus de canons que les Français. Lannes occupe le front et cherche la droite prussienne, restée ouverte. Il faut aux Français les villages et le Sandberg ; aux Prussiens, un score égal suffit.',

  'card.tutorial-farm.place': 'Nulle part en particulier : deux brigades et un ruisseau',
  'card.tutorial-farm.history':
    'Ce combat est inventé : il aurait pu se livrer sur n’importe quelle route de 1805, à la rencontre de deux avant-gardes. On y trouve de tout ce qui fait une bataille sur table : la ligne et la colonne, de la cavalerie sur une aile de chaque côté, des troupes moins sûres que d’autres, un ruisseau qui défait les rangs, des maisons bonnes à tenir, une hauteur, et dans chaque camp un général qui ne peut pas être partout.',
  'card.saalfeld-1806.place': 'En Thuringe, entre la Saale et la forêt de Thuringe',
  'card.saalfeld-1806.history':
    'Le 10 octobre 1806, le maréchal Lannes débouche de la forêt de Thuringe avec la division Suchet et la cavalerie légère de Treilhard, environ 12 800 hommes. Le prince Louis-Ferdinand de Prusse a l’ordre de ne pas combattre ; il reste pour couvrir les routes avec quelque 8 300 Prussiens et Saxons, la rivière dans le dos. Pendant que le 17e léger occupe Garnsdorf, le 34e et le 64e contournent vers Wöhlsdorf et la route de Schwarza. En début d’après-midi, les régiments saxons Kurfürst et Prinz Xavier attaquent entre les deux ruisseaux et sont rejetés, Prinz Clemens est sabré au pied du Sandberg, et le prince est tué à la tête de ses hussards par un maréchal des logis du 10e hussards. Quatre jours plus tard, la Prusse perd les batailles d’Iéna et d’Auerstedt.',
  'card.sources':
    'Du livret : le chapitre du moral, avec ses chiffres. De nous, car il renvoie à des chapitres que nous n’avons pas : mouvements, formations, terrain, vue, tir, charges, corps à corps, ordres, points de victoire ; tout peut se lire ici. À Saalfeld, les effectifs français suivent les états du 1er octobre ; les autres effectifs et toutes les positions sont approximatifs, et la vallée est raccourcie.',
};
