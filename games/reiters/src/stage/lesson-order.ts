import type { Lesson } from '@tambour/stage';
import { happened, marchedTo } from './happened.ts';
import { lessonChoice, lessonGround } from './lesson-ground.ts';

const ADVANCED = lessonChoice('M', 'advanced');

/** Lesson 7: the advanced rules. */
const ORDERS: Lesson = {
  id: 'orders',
  title: { en: 'Orders and initiative', fr: 'Ordres et initiative' },
  says: {
    en: 'With the advanced rules each column is under an order, hidden from the enemy until it shows. March gives two points more, but no attack and no step under enemy control; Attack gives one more in attack. A leader changes his order by rolling below his quality. At the end of the turn bold orders win the initiative.',
    fr: 'Avec les règles avancées, chaque colonne est sous un ordre, que l’ennemi ignore jusqu’à ce qu’il paraisse. Marche donne deux points de plus, mais ni attaque ni entrée sous contrôle ennemi ; Attaque donne un de plus en attaque. Un chef change d’ordre en obtenant moins que sa qualité. En fin de tour, les ordres hardis gagnent l’initiative.',
  },
  choice: ADVANCED,
  side: 'C',
  position: () =>
    lessonGround({
      choice: ADVANCED,
      learner: 'C',
      active: 'C',
      turn: 1,
      at: 'orders',
      units: {
        'M-C-CHL-1': '005 charge',
        'M-C-MIL-2': '003',
        'M-C-GEN-1': '004 charge',
        'M-P-CUI-1': '034',
        'M-P-ARG-1': '035',
      },
      leaders: { 'M-C-CHEVRIERES': '004', 'M-C-MANDELOT': '004', 'M-P-CHATILLON': '034', 'M-P-SAINTAUBAN': '035' },
      orders: { C1: 'march', C2: 'march', P1: 'hold', P2: 'skirmish' },
    }),
  dice: [4],
  tasks: [
    {
      says: {
        en: 'Chevrières leads the vanguard, which is under March. Have him change to Attack.',
        fr: 'Chevrières mène l’avant-garde, qui est sous l’ordre Marche. Qu’il passe à Attaque.',
      },
      hint: {
        en: 'Pick Chevrières in 004, then the order Attack. He needs less than 4; beside the lieutenant-general he takes one off the die.',
        fr: 'Choisissez Chevrières en 004, puis l’ordre Attaque. Il lui faut moins de 4 ; auprès du lieutenant général, il ôte un au dé.',
      },
      rule: '10.2b',
      pieces: ['M-C-CHEVRIERES', 'M-C-MANDELOT'],
      places: ['004'],
      isDone: (events) =>
        happened(
          events,
          (e) => e.type === 'order-tried' && e.leader === 'M-C-CHEVRIERES' && e.order === 'attack' && e.passed,
        ),
    },
    {
      says: {
        en: 'Mandelot’s column stays under March. Leave the orders and go on to movement.',
        fr: 'La colonne de Mandelot reste sous l’ordre Marche. Quittez les ordres et passez au mouvement.',
      },
      hint: {
        en: 'Choose “Leave the orders and move”.',
        fr: 'Choisissez « En rester là et passer au mouvement ».',
      },
      rule: '10.2a',
      pieces: ['M-C-MANDELOT'],
      places: [],
      isDone: (events) => happened(events, (e) => e.type === 'sequence-began' && e.sequence === 'movement'),
    },
    {
      says: {
        en: 'Militia has three points, five under March. Take the Lyon militia II from 003 to 018; so long a march gives its order away.',
        fr: 'La milice a trois points, cinq sous l’ordre Marche. Menez la milice de Lyon II de 003 en 018 ; une si longue marche trahit son ordre.',
      },
      hint: {
        en: 'Pick the Lyon militia II in 003, then 018: four open zones.',
        fr: 'Choisissez la milice de Lyon II en 003, puis 018 : quatre zones ouvertes.',
      },
      rule: '10.1h',
      pieces: ['M-C-MIL-2'],
      places: ['003', '018'],
      isDone: (events) => marchedTo(events, 'M-C-MIL-2', '018'),
    },
    {
      says: {
        en: 'Nobody else need move. End the movement.',
        fr: 'Personne d’autre n’a besoin de bouger. Terminez le mouvement.',
      },
      hint: {
        en: 'Choose “End movement”.',
        fr: 'Choisissez « Terminer le mouvement ».',
      },
      rule: '4.1Pg',
      pieces: [],
      places: [],
      isDone: (events) => happened(events, (e) => e.type === 'sequence-began' && e.sequence === 'combat'),
    },
    {
      says: {
        en: 'There is nobody to attack; you are asked all the same, so that the enemy learns nothing of your orders. End the combats. In the closing phase orders are shown and the initiative is counted: two for Attack, one for Skirmish.',
        fr: 'Il n’y a personne à attaquer ; on vous le demande pourtant, pour que l’ennemi n’apprenne rien de vos ordres. Terminez les combats. Dans la phase de clôture, les ordres se montrent et l’initiative se compte : deux pour Attaque, un pour Escarmouche.',
      },
      hint: {
        en: 'Choose “End the combats”.',
        fr: 'Choisissez « Terminer les combats ».',
      },
      rule: '10.3b',
      pieces: [],
      places: [],
      isDone: (events) => happened(events, (e) => e.type === 'initiative-counted' && e.side === 'C'),
    },
  ],
  end: {
    en: 'Two against one: you go first. The battles await you; begin with Métrieux or Auneau.',
    fr: 'Deux contre un : à vous de commencer. Les batailles vous attendent ; commencez par Métrieux ou Auneau.',
  },
};

export const ORDER_LESSONS: readonly Lesson[] = [ORDERS];
