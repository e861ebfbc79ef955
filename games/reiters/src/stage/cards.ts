import type { Text } from '@tambour/kernel';
import type { Card } from '@tambour/stage';
import { SCENARIO_FILES } from '../scenario-files.ts';

const t = (en: string, fr: string): Text => ({ en, fr });

/** R13 The same for all five: what the rulebook gives, and what is ours for want of the printed sheets. */
const RECONSTRUCTED = t(
  'From the French rulebook of 2019: the rules, the types of troops with their classes and weapons, the initiative factors of the orders and whatever its worked examples fix. Reconstructed by us, because the player aid, the counters, the maps and the scenario sheets are not in it: the rest of the four tables, the figures of counters and leaders, map, order of battle, set-up, reinforcements and victory points. Each can be replaced in the data files.',
  'Tirés du livret de règles de 2019 : les règles, les types de troupes avec leur classe et leur arme, les facteurs d’initiative des ordres et tout ce que fixent ses exemples. Reconstitués par nous, car l’aide de jeu, les pions, les cartes et les fiches de scénario n’y figurent pas : le reste des quatre tables, les valeurs des pions et des chefs, la carte, l’ordre de bataille, la mise en place, les renforts et les points de victoire. Tout cela se remplace dans les fichiers de données.',
);

interface Play {
  readonly place: Text;
  readonly complexity: number;
  readonly minutes: number;
  /** What of this battle is known from where. */
  readonly from: Text;
}
const PLAY: Readonly<Record<string, Play>> = {
  M: {
    place: t('Near Chuyer, above the Rhône south of Lyon', 'Près de Chuyer, au-dessus du Rhône, au sud de Lyon'),
    complexity: 2,
    minutes: 90,
    from: t(
      'The movement and combat examples of the rulebook are played on this map. The forces follow the accounts of the fight; a counter stands for some fifty men.',
      'Les exemples de mouvement et de combat du livret se jouent sur cette carte. Les forces suivent les récits de l’affaire ; un pion vaut une cinquantaine d’hommes.',
    ),
  },
  AU: {
    place: t('Auneau in the Beauce, east of Chartres', 'Auneau, en Beauce, à l’est de Chartres'),
    complexity: 4,
    minutes: 150,
    from: t(
      'Six zones are as the artillery example of the rulebook describes them. The forces follow the accounts: about 2,500 arquebusiers, 500 corselets and 1,200 horse against two or three thousand reiters.',
      'Six zones sont telles que les décrit l’exemple d’artillerie du livret. Les forces suivent les récits : environ 2 500 arquebusiers, 500 corselets et 1 200 cavaliers contre deux ou trois mille reîtres.',
    ),
  },
  D: {
    place: t('On the Marne at Dormans, in Champagne', 'Sur la Marne à Dormans, en Champagne'),
    complexity: 3,
    minutes: 150,
    from: t(
      'The accounts tell of the ground north of the river, the bridge that was cut, the fords and Guise’s companies abreast; the infantry that comes up later is our guess.',
      'Les récits disent le terrain au nord de la rivière, le pont coupé, les gués et les compagnies de Guise de front ; l’infanterie qui survient plus tard est une conjecture.',
    ),
  },
  CO: {
    place: t('Cognat, between Vichy and Gannat', 'Cognat, entre Vichy et Gannat'),
    complexity: 3,
    minutes: 150,
    from: t(
      'The accounts give about 3,500 Huguenot foot and 500 horse against 4,000 foot and 1,000 horse; Poncenat is named on a counter of the rulebook.',
      'Les récits donnent environ 3 500 fantassins huguenots et 500 cavaliers contre 4 000 fantassins et 1 000 cavaliers ; Poncenat figure sur un pion du livret.',
    ),
  },
  AV: {
    place: t('Vimory in the Gâtinais, west of Montargis', 'Vimory, en Gâtinais, à l’ouest de Montargis'),
    complexity: 3,
    minutes: 120,
    from: t(
      'The accounts tell of the supper, the waggons, Mayenne’s sixty cuirassiers and the storm; who came when is our guess.',
      'Les récits disent le souper, les chariots, les soixante cuirassiers de Mayenne et l’orage ; qui vint, et quand, est une conjecture.',
    ),
  },
};

/** The five battles in the gallery, by id. */
export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(
  SCENARIO_FILES.map(({ id, history }): [string, Card] => {
    const { from, ...play } = PLAY[id]!;
    return [
      id,
      {
        ...play,
        history,
        sources: t(`${from.en} ${RECONSTRUCTED.en}`, `${from.fr} ${RECONSTRUCTED.fr}`),
      },
    ];
  }),
);
