import type { Lesson } from '@tambour/stage';
import { happened, marchedTo } from './happened.ts';
import { lessonChoice, lessonGround } from './lesson-ground.ts';

/** Lessons 1 and 2: how pieces go from zone to zone, and whom their leaders reach. */
const ON_AUNEAU = lessonChoice('AU');
const MARCHING: Lesson = {
  id: 'marching',
  title: { en: 'Marching', fr: 'Marcher' },
  says: {
    en: 'The map is made of zones. To enter one costs one point on open ground (I), two on difficult ground (II), three on very difficult ground (III); a plain border adds one, a double border two. A step of three points is tested, a step of four or more disorders the unit at once.',
    fr: 'La carte est faite de zones. Y entrer coûte un point en terrain ouvert (I), deux en terrain difficile (II), trois en terrain très difficile (III) ; une bordure simple ajoute un point, une bordure double deux. Un passage de trois points se teste, un passage de quatre ou plus désorganise sur-le-champ.',
  },
  choice: ON_AUNEAU,
  side: 'C',
  position: () =>
    lessonGround({
      choice: ON_AUNEAU,
      learner: 'C',
      active: 'C',
      turn: 5,
      at: 'movement',
      units: {
        'AU-C-CHL-2': '116 charge',
        'AU-C-PIQ-2': '137',
        'AU-C-PIQ-1': '126',
        'AU-C-GEN-1': '127 charge',
        'AU-C-ARQ-3': '128',
        'AU-P-REI-7': '101',
      },
      leaders: { 'AU-C-GUISE': '126', 'AU-P-DOMMARTIN': '101' },
    }),
  dice: [3],
  tasks: [
    {
      says: {
        en: 'Ride Aumale’s light horse over the fields, from 116 to 126.',
        fr: 'Menez les chevau-légers d’Aumale à travers champs, de 116 en 126.',
      },
      hint: {
        en: 'Pick the light horse in 116, then 126. Two open zones behind dotted borders: two of their eight points.',
        fr: 'Choisissez les chevau-légers en 116, puis 126. Deux zones ouvertes, bordures pointillées : deux de leurs huit points.',
      },
      rule: '4.1.1a',
      pieces: ['AU-C-CHL-2'],
      places: ['116', '115', '126'],
      isDone: (events) => marchedTo(events, 'AU-C-CHL-2', '126'),
    },
    {
      says: {
        en: 'The corselets have three points, and one more when they keep to a road. March them four zones down it, from 137 to 129.',
        fr: 'Les corselets ont trois points, et un de plus s’ils suivent une route. Faites-leur parcourir quatre zones, de 137 en 129.',
      },
      hint: {
        en: 'Pick the corselets II in 137, then 129. The road runs by 138, 139 and 130; off the road 129 is too far.',
        fr: 'Choisissez les corselets II en 137, puis 129. La route passe par 138, 139 et 130 ; hors de la route, 129 est trop loin.',
      },
      rule: '4.1.1e',
      pieces: ['AU-C-PIQ-2'],
      places: ['137', '138', '139', '130', '129'],
      isDone: (events) => marchedTo(events, 'AU-C-PIQ-2', '129'),
    },
    {
      says: {
        en: 'The vineyard in 136 is difficult ground behind a hedge: two points and one, a step of three. Send the corselets I in from 126 and see them tested.',
        fr: 'La vigne en 136 est un terrain difficile derrière une haie : deux points plus un, soit trois d’un coup. Envoyez-y de 126 les corselets I, et voyez-les tester.',
      },
      hint: {
        en: 'Pick the corselets I in 126, then 136. They must not roll above their quality, 4.',
        fr: 'Choisissez les corselets I en 126, puis 136. Ils ne doivent pas dépasser leur qualité, 4.',
      },
      rule: '4.1.4a',
      pieces: ['AU-C-PIQ-1'],
      places: ['126', '136'],
      isDone: (events) =>
        happened(events, (e) => e.type === 'tested' && e.piece === 'AU-C-PIQ-1' && e.cause === 'march'),
    },
    {
      says: {
        en: 'Over the wall into the castle, 125, is a step of five: no die, disorder for certain. Take Elbeuf’s gendarmes I there from 127.',
        fr: 'Par-dessus le mur, dans le château en 125, il faut cinq points d’un coup : pas de dé, le désordre est certain. Menez-y de 127 les gendarmes d’Elbeuf I.',
      },
      hint: {
        en: 'Pick the gendarmes I in 127, then 125: one point to 126, then three for the castle and two for the double border.',
        fr: 'Choisissez les gendarmes I en 127, puis 125 : un point jusqu’en 126, puis trois pour le château et deux pour la bordure double.',
      },
      rule: '4.1.4b',
      pieces: ['AU-C-GEN-1'],
      places: ['127', '126', '125'],
      isDone: (events) => happened(events, (e) => e.type === 'disorganised' && e.piece === 'AU-C-GEN-1'),
    },
  ],
  end: {
    en: 'A unit disordered twice loses a step instead. Choose your ground before you hurry.',
    fr: 'Une unité désorganisée une seconde fois perd un pas de force. Choisissez votre terrain avant de vous hâter.',
  },
};

const ON_METRIEUX = lessonChoice('M');
const COMMAND: Lesson = {
  id: 'command',
  title: { en: 'Command', fr: 'Le commandement' },
  says: {
    en: 'At the start of its phase a side looks who is within three zones of the leader of his column, or of the lieutenant-general. Who is not is isolated until the next check: no attack, no recovery, and a march only towards his leaders.',
    fr: 'Au début de sa phase, un camp regarde qui se trouve à trois zones au plus du chef de sa colonne, ou du lieutenant général. Qui ne l’est pas est isolé jusqu’au contrôle suivant : ni attaque ni réorganisation, et une marche seulement vers ses chefs.',
  },
  choice: ON_METRIEUX,
  side: 'P',
  position: () =>
    lessonGround({
      choice: ON_METRIEUX,
      learner: 'P',
      active: 'P',
      turn: 2,
      at: 'movement',
      units: {
        'M-P-ARG-4': '012 isolated',
        'M-P-ARG-3': '025',
        'M-P-CUI-1': '121',
        'M-C-GEN-1': '002 charge',
      },
      leaders: { 'M-P-SAINTAUBAN': '028', 'M-P-CHATILLON': '121' },
    }),
  dice: [],
  tasks: [
    {
      says: {
        en: 'The argoulets IV in Métrieux, 012, are isolated, four zones from Saint-Auban. They may only come nearer: bring them to 018.',
        fr: 'Les argoulets IV, à Métrieux en 012, sont isolés, à quatre zones de Saint-Auban. Ils ne peuvent que se rapprocher : amenez-les en 018.',
      },
      hint: {
        en: 'Pick the argoulets IV, then 018. Zones that lead away from both leaders are not offered.',
        fr: 'Choisissez les argoulets IV, puis 018. Les zones qui éloignent des deux chefs ne sont pas proposées.',
      },
      rule: '5.3c',
      pieces: ['M-P-ARG-4', 'M-P-SAINTAUBAN'],
      places: ['012', '018'],
      isDone: (events) => happened(events, (e) => e.type === 'moved' && e.piece === 'M-P-ARG-4'),
    },
    {
      says: {
        en: 'A leader has ten points and never tests. Ride Saint-Auban up to 022, so that they are well within his reach.',
        fr: 'Un chef a dix points et ne teste jamais. Menez Saint-Auban en 022, pour qu’ils soient bien à sa portée.',
      },
      hint: {
        en: 'Pick Saint-Auban in 028, then 022. The overlay “Reach of command” shows what he reaches.',
        fr: 'Choisissez Saint-Auban en 028, puis 022. Le calque « Rayon de commandement » montre qui il atteint.',
      },
      rule: '5.2c',
      pieces: ['M-P-SAINTAUBAN', 'M-P-ARG-4'],
      places: ['028', '022'],
      isDone: (events) => marchedTo(events, 'M-P-SAINTAUBAN', '022'),
    },
    {
      says: {
        en: 'End the movement. Nobody is near, the enemy has no leader left to move him, and your next phase begins with a check of command.',
        fr: 'Terminez le mouvement. Personne n’est proche, l’ennemi n’a plus de chef pour avancer, et votre phase suivante commence par le contrôle du commandement.',
      },
      hint: { en: 'Choose “End movement”.', fr: 'Choisissez « Terminer le mouvement ».' },
      rule: '5.0a',
      pieces: ['M-P-ARG-4'],
      places: [],
      isDone: (events) =>
        happened(events, (e) => e.type === 'command-checked' && e.side === 'P' && e.isolated.length === 0),
    },
  ],
  end: {
    en: 'The way from a leader goes round enemy units, never through them: a column can be cut off.',
    fr: 'Le chemin d’un chef contourne les unités ennemies, jamais au travers : une colonne peut être coupée.',
  },
};

export const MARCH_LESSONS: readonly Lesson[] = [MARCHING, COMMAND];
