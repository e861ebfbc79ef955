import type { Lesson } from '@tambour/stage';
import { happened } from './happened.ts';
import { CHOICE, lessonGround } from './lesson-ground.ts';

/** Lessons 7 and 8: winning order back, and command. */
const RALLY: Lesson = {
  id: 'rally',
  title: { en: 'Order and rally', fr: 'Remise en ordre et ralliement' },
  says: {
    en: 'At the end of the turn units in disorder re-form by themselves, unless the enemy watches them. A routed unit must roll its morale or less; otherwise it runs three hexes more. A leader beside it takes one off the die, a commander-in-chief in its hex two.',
    fr: 'En fin de tour, les unités en désordre se reforment d’elles-mêmes, si l’ennemi ne les surveille pas. Une unité en déroute doit obtenir son moral ou moins, sinon elle fuit encore de trois hexagones. Un chef à côté ôte un au dé, un commandant en chef dans son hexagone deux.',
  },
  choice: CHOICE,
  side: 'F',
  position: () =>
    lessonGround({
      units: {
        'f-ad1': '1012>W rout',
        'f-ad2': '1313>E disorganised',
        'f-ad3': '1314>E',
        'c-ke1': '1614>W',
      },
      leaders: { villars: '1409', montesquiou: '1313', albermarle: '2012' },
      at: 'command-phase',
      formations: [],
    }),
  dice: [5],
  tasks: [
    {
      says: {
        en: 'Navarre has run to 1012. Bring Montesquiou into its hex.',
        fr: 'Navarre a fui jusqu’en 1012. Amenez Montesquiou dans l’hexagone de ce régiment.',
      },
      hint: {
        en: 'Pick Montesquiou in 1313, then 1012: three hexes; a commander-in-chief rides up to four.',
        fr: 'Choisissez Montesquiou en 1313, puis 1012 : trois hexagones ; un commandant en chef en parcourt jusqu’à quatre.',
      },
      rule: '12.5c',
      pieces: ['montesquiou', 'f-ad1'],
      places: ['1313', '1012'],
      isDone: (events) =>
        happened(events, (e) => e.type === 'leader-moved' && e.leader === 'montesquiou' && e.to === '1012'),
    },
    {
      says: {
        en: 'End the phase. Champagne re-forms, and Navarre rolls for its rally.',
        fr: 'Terminez la phase. Champagne se reforme, et Navarre tente de se rallier.',
      },
      hint: { en: 'Choose “End the phase”.', fr: 'Choisissez « Terminer la phase ».' },
      rule: '12.5a',
      pieces: ['f-ad1', 'f-ad2'],
      places: ['1012', '1313'],
      isDone: (events) =>
        happened(events, (e) => e.type === 'order-restored' && e.piece === 'f-ad2') &&
        happened(events, (e) => e.type === 'rally-rolled' && e.piece === 'f-ad1' && e.rallied),
    },
  ],
  end: {
    en: 'A five, less two for the Marshal: three, just Navarre’s morale. Without him the regiment would have run on.',
    fr: 'Un cinq, moins deux pour le maréchal : trois, tout juste le moral de Navarre. Sans lui, le régiment fuyait encore.',
  },
};

const COMMAND: Lesson = {
  id: 'command',
  title: { en: 'Command', fr: 'Le commandement' },
  says: {
    en: 'Formations act one at a time, each once a turn. A formation’s leader too far from his commander-in-chief must roll his activation value or less. Units beyond their leader’s reach do not attack, move at half pace and never away from him.',
    fr: 'Les formations agissent l’une après l’autre, une fois par tour. Un chef de formation trop loin de son commandant en chef doit obtenir sa valeur d’activation ou moins. Hors de portée de leur chef, les unités n’attaquent pas, vont à demi-allure et ne s’éloignent jamais de lui.',
  },
  choice: CHOICE,
  side: 'F',
  position: () =>
    lessonGround({
      units: {
        'f-ag1': '1809>SSE',
        'f-ag3': '1408>E',
        'f-c1': '1411>E',
        'c-al1': '1712>NNW',
      },
      leaders: { albergotti: '1808 out', dreux: '1510', montesquiou: '1213', albermarle: '2012' },
      at: 'activate',
      formations: ['gauche', 'centre'],
    }),
  dice: [3],
  tasks: [
    {
      says: {
        en: 'Albergotti is out of command. Activate his left wing all the same: a 4 or less will do.',
        fr: 'Albergotti est hors commandement. Activez pourtant son aile gauche : il faut 4 ou moins.',
      },
      hint: {
        en: 'Choose “Activate the left wing (Albergotti)”.',
        fr: 'Choisissez « Activer l’aile gauche (Albergotti) ».',
      },
      rule: '8.3c',
      pieces: ['albergotti'],
      places: ['1808'],
      isDone: (events) =>
        happened(events, (e) => e.type === 'activation-checked' && e.leader === 'albergotti' && e.passed),
    },
    {
      says: {
        en: 'Vivarais in 1408 is beyond his reach. At half pace, bring it one hex nearer.',
        fr: 'Vivarais, en 1408, est hors de sa portée. À demi-allure, rapprochez ce régiment d’un hexagone.',
      },
      hint: {
        en: 'Pick Vivarais, then one of the two hexes in front of it.',
        fr: 'Choisissez Vivarais, puis l’un des deux hexagones devant lui.',
      },
      rule: '9.2b',
      pieces: ['f-ag3', 'albergotti'],
      places: ['1408', '1507', '1508'],
      isDone: (events) => happened(events, (e) => e.type === 'stepped' && e.piece === 'f-ag3'),
    },
    {
      says: {
        en: 'Now bring Albergotti towards Vivarais, to 1608.',
        fr: 'Menez maintenant Albergotti vers Vivarais, en 1608.',
      },
      hint: {
        en: 'Pick Albergotti in 1808, then 1608. His reach is three hexes.',
        fr: 'Choisissez Albergotti en 1808, puis 1608. Il commande à trois hexagones.',
      },
      rule: '9b',
      pieces: ['albergotti'],
      places: ['1808', '1608'],
      isDone: (events) =>
        happened(events, (e) => e.type === 'leader-moved' && e.leader === 'albergotti' && e.to === '1608'),
    },
  ],
  end: {
    en: 'That was the last lesson. The camp of Denain awaits you.',
    fr: 'C’était la dernière leçon. Le camp de Denain vous attend.',
  },
};

export const ORDER_LESSONS: readonly Lesson[] = [RALLY, COMMAND];
