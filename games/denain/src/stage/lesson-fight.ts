import type { GameEvent } from '@tambour/kernel';
import type { Lesson } from '@tambour/stage';
import { happened } from './happened.ts';
import { CHOICE, lessonGround } from './lesson-ground.ts';

/** Whether just these units, in any order, gave the shock to these hexes. */
const shocked = (events: readonly GameEvent[], attackers: readonly string[], target: string): boolean =>
  happened(
    events,
    (e) =>
      e.type === 'shock-declared' &&
      e.targets.length === 1 &&
      e.targets[0] === target &&
      e.attackers.length === attackers.length &&
      attackers.every((id) => e.attackers.includes(id)),
  );

/**
 * Lessons 4 to 6: fire, shock, and what follows. Their dice show 1 to 6 only, so that an order out of turn finds a face that
 * its die has.
 */
const FIRE: Lesson = {
  id: 'fire',
  title: { en: 'Fire', fr: 'Le feu' },
  says: {
    en: 'A unit fires at an enemy in its front: a ten-sided die, plus the cover of the target, must come below the strength of the firer to disorder him; when the two are equal, the target rolls six sides and is in disorder above its morale. Zero also costs a point. Guns reach three hexes. The French foot has orders for the bayonet and fires only along the Escaut.',
    fr: 'Une unité tire sur un ennemi devant elle : un dé à dix faces, plus l’abri de la cible, doit rester sous la force du tireur pour semer le désordre ; à égalité, la cible lance un dé à six faces et tombe en désordre au-delà de son moral. Zéro coûte en outre un point. Les canons portent à trois hexagones. L’infanterie française a ordre d’user de la baïonnette et ne tire que le long de l’Escaut.',
  },
  choice: CHOICE,
  side: 'F',
  position: () =>
    lessonGround({
      units: {
        'f-ad1': '1516>E',
        'f-ad2': '1415>E',
        'f-ad3': '1515>E',
        'f-art1': '1415>E',
        'c-ke1': '1614>W',
        'c-ke2': '1616>W',
      },
      leaders: { montesquiou: '1415', dreux: '1315', albermarle: '2012' },
      at: 'combat',
      formations: ['droite', 'centre'],
    }),
  dice: [1, 1],
  tasks: [
    {
      says: {
        en: 'Navarre lies beside the river, opposite Kettler II. Open fire on 1616.',
        fr: 'Navarre borde la rivière, face à Kettler II. Ouvrez le feu sur 1616.',
      },
      hint: {
        en: 'Pick Navarre in 1516, then 1616, then fire. The works add one to the die: 0 and 1 disorder Kettler II, a 2 makes him check, hence more than the 20% of the two faces.',
        fr: 'Choisissez Navarre en 1516, puis 1616, puis le tir. Le retranchement ajoute un au dé : 0 et 1 sèment le désordre chez Kettler II, un 2 l’oblige à tester, d’où un peu plus que les 20 % des deux faces.',
      },
      rule: '11.1b',
      pieces: ['f-ad1', 'c-ke2'],
      places: ['1516', '1616'],
      isDone: (events) => happened(events, (e) => e.type === 'fired' && e.piece === 'f-ad1' && e.at === '1616'),
    },
    {
      says: {
        en: 'Now the guns with Champagne: they see Kettler I two hexes away. Fire at 1614.',
        fr: 'Aux canons, maintenant, auprès de Champagne : Kettler I est à deux hexagones. Tirez sur 1614.',
      },
      hint: {
        en: 'Pick French battery I in 1415, then 1614. Nothing stands between them; a total of zero costs a point.',
        fr: 'Choisissez la batterie française I en 1415, puis 1614. Rien ne masque le tir ; un total nul coûte un point.',
      },
      rule: '10.2a',
      pieces: ['f-art1', 'c-ke1'],
      places: ['1415', '1614'],
      isDone: (events) => happened(events, (e) => e.type === 'fired' && e.piece === 'f-art1' && e.at === '1614'),
    },
  ],
  end: {
    en: 'A unit in disorder still fights, but a second disorder puts it to the test, and it may run.',
    fr: 'Une unité en désordre se bat encore, mais un second désordre la met à l’épreuve, et elle peut fuir.',
  },
};

const SHOCK: Lesson = {
  id: 'shock',
  title: { en: 'Shock', fr: 'Le choc' },
  says: {
    en: 'In a shock strengths are added up and compared; the ground, the flanks and the morale of both sides weigh in, and one six-sided die decides. Foot that is attacked fires first. Several may attack one, or one several, never many against many. The odds reckon with an advance into the hex the enemy leaves; here your troops stay, and the next lesson is about that.',
    fr: 'Dans un choc, on additionne les forces et on les compare ; le terrain, les flancs et le moral pèsent, et un seul dé à six faces décide. L’infanterie attaquée tire la première. Plusieurs unités peuvent en attaquer une, ou une plusieurs, jamais plusieurs contre plusieurs. Les chances comptent avec une avance dans l’hexagone quitté par l’ennemi ; ici vos troupes restent sur place, et la leçon suivante y revient.',
  },
  choice: CHOICE,
  side: 'F',
  position: () =>
    lessonGround({
      units: {
        'f-ad1': '1313>E',
        'f-ad2': '1314>NNE',
        'f-ad3': '1115>SSE',
        'f-ad4': '0714>E',
        'c-do': '1414>W',
        'c-ke2': '1116>W',
        'c-fe1': '0814>W',
      },
      leaders: { montesquiou: '1213', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
      standing: { advance: 'never' },
    }),
  dice: [6, 3, 5],
  tasks: [
    {
      says: {
        en: 'Navarre and Champagne both face Douglas. Attack 1414 with the two of them together.',
        fr: 'Navarre et Champagne sont tous deux devant Douglas. Attaquez 1414 avec les deux ensemble.',
      },
      hint: {
        en: 'Pick Navarre, add Champagne, then 1414. Six points against two is three to one.',
        fr: 'Choisissez Navarre, ajoutez Champagne, puis 1414. Six points contre deux : trois contre un.',
      },
      rule: '11.2d',
      pieces: ['f-ad1', 'f-ad2', 'c-do'],
      places: ['1313', '1314', '1414'],
      isDone: (events) => shocked(events, ['f-ad1', 'f-ad2'], '1414'),
    },
    {
      says: {
        en: 'Royal has come up on the flank of Kettler II. Attack 1116 from there.',
        fr: 'Royal se trouve sur le flanc de Kettler II. Attaquez 1116 de ce côté.',
      },
      hint: {
        en: 'Pick Royal in 1115, then 1116. From the flank the odds shift to a better column, and he cannot fire back.',
        fr: 'Choisissez Royal en 1115, puis 1116. De flanc, la colonne est meilleure, et l’ennemi ne peut riposter.',
      },
      rule: '11.5a',
      pieces: ['f-ad3', 'c-ke2'],
      places: ['1115', '1116'],
      isDone: (events) => shocked(events, ['f-ad3'], '1116'),
    },
  ],
  end: {
    en: 'Look at the odds before you give the order: they name every modifier and its rule.',
    fr: 'Consultez les chances avant de donner l’ordre : chaque modificateur y figure avec sa règle.',
  },
};

const AFTERMATH: Lesson = {
  id: 'aftermath',
  title: { en: 'Retreat and advance', fr: 'Recul et avance' },
  says: {
    en: 'A beaten unit gives ground, keeping its facing, and prefers hexes the enemy does not watch. One unit of the victor may step into the hex it left. The choice is made at once.',
    fr: 'Une unité battue cède le terrain sans changer d’orientation, et de préférence hors de vue de l’ennemi. Une unité victorieuse peut entrer dans l’hexagone quitté. On choisit sur-le-champ.',
  },
  choice: CHOICE,
  side: 'F',
  position: () =>
    lessonGround({
      units: {
        'f-ad1': '1313>E',
        'f-ad4': '1116>E',
        'f-ad5': '0714>E',
        'c-do': '1414>W',
        'c-al1': '1217>W',
        'c-fe1': '0814>W',
      },
      leaders: { montesquiou: '1213', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
      standing: { losses: 'auto' },
    }),
  dice: [6, 5, 6, 4],
  tasks: [
    {
      says: { en: 'Attack Douglas in 1414 with Navarre.', fr: 'Attaquez Douglas en 1414 avec Navarre.' },
      hint: { en: 'Pick Navarre in 1313, then 1414.', fr: 'Choisissez Navarre en 1313, puis 1414.' },
      rule: '11.6d',
      pieces: ['f-ad1', 'c-do'],
      places: ['1313', '1414'],
      isDone: (events) =>
        shocked(events, ['f-ad1'], '1414') && happened(events, (e) => e.type === 'retreated' && e.piece === 'c-do'),
    },
    {
      says: {
        en: 'Douglas gives way. Follow into the hex he has left.',
        fr: 'Douglas cède. Suivez dans l’hexagone abandonné.',
      },
      hint: { en: 'Pick Navarre, then 1414: advance.', fr: 'Choisissez Navarre, puis 1414 : avancer.' },
      rule: '11.8a',
      pieces: ['f-ad1'],
      places: ['1414'],
      isDone: (events) => happened(events, (e) => e.type === 'advanced' && e.piece === 'f-ad1' && e.to === '1414'),
    },
    {
      says: {
        en: 'Not every attack succeeds. Send Tourville against Albemarle I in 1217, two points against three.',
        fr: 'Toute attaque ne réussit pas. Lancez Tourville contre Albemarle I en 1217, deux points contre trois.',
      },
      hint: { en: 'Pick Tourville in 1116, then 1217.', fr: 'Choisissez Tourville en 1116, puis 1217.' },
      rule: '11.4a',
      pieces: ['f-ad4', 'c-al1'],
      places: ['1116', '1217'],
      isDone: (events) => shocked(events, ['f-ad4'], '1217'),
    },
    {
      says: {
        en: 'Tourville is thrown back in disorder. Choose the hex behind it where it goes.',
        fr: 'Tourville est rejeté en désordre. Choisissez derrière lui l’hexagone de son recul.',
      },
      hint: { en: 'Pick Tourville, then 1016 or 1017.', fr: 'Choisissez Tourville, puis 1016 ou 1017.' },
      rule: '11.7a',
      pieces: ['f-ad4'],
      places: ['1016', '1017'],
      isDone: (events) => happened(events, (e) => e.type === 'retreated' && e.piece === 'f-ad4'),
    },
  ],
  end: {
    en: 'A unit with no way back is lost, and so are guns left behind: look to the rear before you fight.',
    fr: 'Une unité sans issue est perdue, comme les canons abandonnés : regardez derrière vous avant de combattre.',
  },
};

export const FIGHT_LESSONS: readonly Lesson[] = [FIRE, SHOCK, AFTERMATH];
