import type { GameEvent } from '@tambour/kernel';
import type { Lesson } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';
import { happened } from './happened.ts';
import { CHOICE, lessonGround } from './lesson-ground.ts';

const stepsOf = (events: readonly GameEvent[], piece: string): number =>
  (events as readonly DenainEvent[]).filter((e) => e.type === 'stepped' && e.piece === piece).length;

/** Lessons 1 to 3: how units go, turn, and are stopped. */
const MOVING: Lesson = {
  id: 'moving',
  title: { en: 'Marching', fr: 'Marcher' },
  says: {
    en: 'A foot regiment has two movement points, a mounted one three; an open field costs one point to enter, rough ground more. A unit steps only into the two hexes ahead of it. Who follows a road all the way has a point more.',
    fr: 'Un régiment à pied a deux points de mouvement, un régiment monté trois ; entrer dans un champ coûte un point, davantage en terrain difficile. Une unité n’avance que dans les deux hexagones devant elle. Qui suit une route de bout en bout gagne un point.',
  },
  choice: CHOICE,
  side: 'F',
  position: () =>
    lessonGround({
      units: { 'f-ad1': '1116>E', 'f-ad2': '1112>E', 'f-ad3': '0914>E', 'c-ke1': '1614>W' },
      leaders: { montesquiou: '1114', albermarle: '2012' },
      at: 'move',
      formations: ['droite'],
    }),
  dice: [],
  tasks: [
    {
      says: {
        en: 'March Champagne two hexes over the fields, to 1313.',
        fr: 'Faites marcher Champagne de deux hexagones à travers champs, jusqu’en 1313.',
      },
      hint: {
        en: 'Pick Champagne in 1112, then 1313. Each hex costs one of its two points.',
        fr: 'Choisissez Champagne en 1112, puis 1313. Chaque hexagone coûte un de ses deux points.',
      },
      rule: '7.1b',
      pieces: ['f-ad2'],
      places: ['1112', '1213', '1313'],
      isDone: (events) =>
        stepsOf(events, 'f-ad2') === 2 && happened(events, (e) => e.type === 'stepped' && e.to === '1313'),
    },
    {
      says: {
        en: 'Now take Navarre down the paved road, three hexes to 1415.',
        fr: 'Menez maintenant Navarre sur la chaussée, trois hexagones plus loin, en 1415.',
      },
      hint: {
        en: 'Navarre stands on the road in 1116. Pick 1415: by 1216 (Lourches) and 1315 it is road all the way.',
        fr: 'Navarre est sur la chaussée en 1116. Choisissez 1415 : par 1216 (Lourches) et 1315, tout se fait sur la route.',
      },
      rule: '7.1e',
      pieces: ['f-ad1'],
      places: ['1116', '1216', '1315', '1415'],
      isDone: (events) =>
        stepsOf(events, 'f-ad1') === 3 && happened(events, (e) => e.type === 'stepped' && e.to === '1415'),
    },
  ],
  end: {
    en: 'Points not spent are lost: nothing is saved for the next turn.',
    fr: 'Les points non dépensés sont perdus : rien ne se garde pour le tour suivant.',
  },
};

const FACING: Lesson = {
  id: 'facing',
  title: { en: 'Facing', fr: 'L’orientation' },
  says: {
    en: 'Every unit faces a corner of its hex. Infantry has two hexes in front, two on its flanks, two behind; horse has four in front and no flank. Turning to the next corner costs one point.',
    fr: 'Chaque unité fait face à un sommet de son hexagone. L’infanterie a deux hexagones devant, deux sur les flancs, deux derrière ; la cavalerie en a quatre devant et pas de flanc. Pivoter d’un sommet coûte un point.',
  },
  choice: CHOICE,
  side: 'F',
  position: () =>
    lessonGround({
      units: { 'f-ad1': '1314>E', 'f-ad2': '1112>E', 'f-ad3': '0914>E', 'c-ke1': '1614>W' },
      leaders: { montesquiou: '1213', albermarle: '2012' },
      at: 'move',
      formations: ['droite'],
    }),
  dice: [],
  tasks: [
    {
      says: {
        en: 'Turn Navarre where it stands, to face south-south-east.',
        fr: 'Faites pivoter Navarre sur place, face au sud-sud-est.',
      },
      hint: {
        en: 'Pick Navarre, then its own hex 1314, and choose the corner to its right.',
        fr: 'Choisissez Navarre, puis son propre hexagone 1314, et le sommet à sa droite.',
      },
      rule: '7.2a',
      pieces: ['f-ad1'],
      places: ['1314'],
      isDone: (events) =>
        stepsOf(events, 'f-ad1') === 0 &&
        happened(events, (e) => e.type === 'turned' && e.piece === 'f-ad1' && e.facing === 'SSE'),
    },
    {
      says: {
        en: 'Champagne faces east; 1113 is on its flank. Bring it there: it turns for one point and steps for the other.',
        fr: 'Champagne fait face à l’est ; 1113 est sur son flanc. Amenez-y Champagne : un point pour pivoter, l’autre pour avancer.',
      },
      hint: {
        en: 'Pick Champagne in 1112, then 1113, facing south-south-east.',
        fr: 'Choisissez Champagne en 1112, puis 1113, face au sud-sud-est.',
      },
      rule: '7.1f',
      pieces: ['f-ad2'],
      places: ['1112', '1113'],
      isDone: (events) =>
        happened(events, (e) => e.type === 'turned' && e.piece === 'f-ad2') &&
        happened(events, (e) => e.type === 'stepped' && e.piece === 'f-ad2' && e.to === '1113'),
    },
  ],
  end: {
    en: 'Mind the flanks: a unit attacked there, or from behind, fights at a disadvantage.',
    fr: 'Gardez vos flancs : attaquée là, ou dans le dos, une unité se bat moins bien.',
  },
};

const ZONES: Lesson = {
  id: 'zones',
  title: { en: 'Zones of control', fr: 'Zones de contrôle' },
  says: {
    en: 'The hexes in front of a unit are its zone of control. A unit that enters an enemy zone stops there, whatever points it has left, and never goes straight from one such hex to another.',
    fr: 'Les hexagones devant une unité sont sa zone de contrôle. Une unité qui entre dans une zone ennemie s’y arrête, quels que soient ses points restants, et ne passe jamais directement d’un tel hexagone à un autre.',
  },
  choice: CHOICE,
  side: 'F',
  position: () =>
    lessonGround({
      units: { 'f-ad1': '1314>E', 'f-ad2': '1113>E', 'f-ad3': '0914>E', 'c-ke1': '1514>W', 'c-ke2': '1213>W' },
      leaders: { montesquiou: '1115', albermarle: '2012' },
      at: 'move',
      formations: ['droite'],
    }),
  dice: [],
  tasks: [
    {
      says: {
        en: 'Kettler I watches 1414 and 1415. March Navarre up to it and see that it goes no further.',
        fr: 'Kettler I surveille 1414 et 1415. Approchez Navarre : vous verrez qu’il n’ira pas plus loin.',
      },
      hint: {
        en: 'Pick Navarre in 1314, then 1414 or 1415.',
        fr: 'Choisissez Navarre en 1314, puis 1414 ou 1415.',
      },
      rule: '6.1a',
      pieces: ['f-ad1', 'c-ke1'],
      places: ['1314', '1414', '1415'],
      isDone: (events) =>
        happened(events, (e) => e.type === 'stepped' && e.piece === 'f-ad1' && (e.to === '1414' || e.to === '1415')),
    },
    {
      says: {
        en: 'Champagne stands under the eyes of Kettler II. Draw it back one hex, front to the enemy.',
        fr: 'Champagne est sous les yeux de Kettler II. Repliez Champagne d’un hexagone, face à l’ennemi.',
      },
      hint: {
        en: 'Pick Champagne in 1113, then 1013 or 1014 behind it, still facing east.',
        fr: 'Choisissez Champagne en 1113, puis 1013 ou 1014 derrière, toujours face à l’est.',
      },
      rule: '7.3c',
      pieces: ['f-ad2', 'c-ke2'],
      places: ['1113', '1013', '1014'],
      isDone: (events) => happened(events, (e) => e.type === 'withdrew' && e.piece === 'f-ad2'),
    },
  ],
  end: {
    en: 'Woods, towns, redoubts and water keep zones out. Turning inside one costs double and may bring disorder.',
    fr: 'Bois, villes, redoutes et cours d’eau arrêtent les zones. Y pivoter coûte double et peut semer le désordre.',
  },
};

export const MARCH_LESSONS: readonly Lesson[] = [MOVING, FACING, ZONES];
