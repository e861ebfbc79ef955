import type { Lesson } from '@tambour/stage';
import { happened } from './happened.ts';
import { lessonChoice, lessonGround } from './lesson-ground.ts';

const ON_METRIEUX = lessonChoice('M');

/** Lesson 3: the answers of the side that does not move. */
const REACTIONS: Lesson = {
  id: 'reactions',
  title: { en: 'Reactions', fr: 'Les réactions' },
  says: {
    en: 'When the enemy has moved, you may react to zones that he entered and that held none of his before. From the next zone firearms fire and fast shock cavalry charges, after a quality test; cavalry may give way. Each unit reacts once. In the fight that follows, he who came close counts as the attacker.',
    fr: 'Quand l’ennemi a bougé, vous pouvez réagir aux zones où il est entré et où il n’avait personne. De la zone voisine, les armes à feu tirent et la cavalerie de choc rapide charge, après un test de qualité ; la cavalerie peut céder le terrain. Chaque unité réagit une fois. Dans le combat qui suit, celui qui s’est approché compte pour l’assaillant.',
  },
  choice: ON_METRIEUX,
  side: 'P',
  position: () =>
    lessonGround({
      choice: ON_METRIEUX,
      learner: 'P',
      active: 'C',
      turn: 2,
      at: 'reaction',
      units: {
        'M-P-ARG-1': '023 dismounted',
        'M-P-CUI-1': '025',
        'M-P-ARG-4': '028',
        'M-C-ARQ-1': '017',
        'M-C-GEN-1': '029 charge',
        'M-C-MIL-1': '121',
      },
      leaders: { 'M-P-SAINTAUBAN': '023', 'M-P-CHATILLON': '022', 'M-C-CHEVRIERES': '011', 'M-C-MANDELOT': '010' },
      entered: ['017', '029', '121'],
    }),
  dice: [3, 1, 2, 2],
  tasks: [
    {
      says: {
        en: 'Arquebusiers of Lyon have come up to 017. Fire at them with your dismounted argoulets in 023.',
        fr: 'Des arquebusiers de Lyon sont venus en 017. Tirez sur eux avec vos argoulets à pied, en 023.',
      },
      hint: {
        en: 'Pick the Protestant argoulets I in 023, then 017, then fire. Saint-Auban is with them: they test by his quality, 5.',
        fr: 'Choisissez les argoulets protestants I en 023, puis 017, puis le tir. Saint-Auban est avec eux : ils testent avec sa qualité, 5.',
      },
      rule: '6.2a',
      pieces: ['M-P-ARG-1', 'M-C-ARQ-1'],
      places: ['023', '017'],
      isDone: (events) =>
        happened(events, (e) => e.type === 'fought' && e.kind === 'reaction-fire' && e.defender === 'M-P-ARG-1'),
    },
    {
      says: {
        en: 'Gendarmes stand in 029, open ground beyond a dotted border, and your cuirassiers are faster. Charge them from 025.',
        fr: 'Des gendarmes sont en 029, terrain ouvert derrière une bordure pointillée, et vos cuirassiers sont plus rapides. Chargez-les de 025.',
      },
      hint: {
        en: 'Pick Châtillon’s cuirassiers in 025, then 029, then charge. They stay where they are: a reaction is no movement.',
        fr: 'Choisissez les cuirassiers de Châtillon en 025, puis 029, puis la charge. Ils restent où ils sont : une réaction n’est pas un mouvement.',
      },
      rule: '6.3b',
      pieces: ['M-P-CUI-1', 'M-C-GEN-1'],
      places: ['025', '029'],
      isDone: (events) =>
        happened(events, (e) => e.type === 'fought' && e.kind === 'reaction-charge' && e.defender === 'M-P-CUI-1'),
    },
    {
      says: {
        en: 'Militia has reached 121, beside your argoulets IV. Before foot, cavalry gives way without a test: let them.',
        fr: 'De la milice a atteint 121, à côté de vos argoulets IV. Devant des gens de pied, la cavalerie cède le terrain sans test : qu’ils le fassent.',
      },
      hint: {
        en: 'Pick the argoulets IV in 028, then 121, then give way.',
        fr: 'Choisissez les argoulets IV en 028, puis 121, puis céder le terrain.',
      },
      rule: '6.4.1a',
      pieces: ['M-P-ARG-4', 'M-C-MIL-1'],
      places: ['028', '121'],
      isDone: (events) =>
        happened(events, (e) => e.type === 'reacted' && e.how === 'retreat' && e.piece === 'M-P-ARG-4'),
    },
    {
      says: {
        en: 'Now choose where: one zone, towards your supply edge in the south. Take them to 034.',
        fr: 'Choisissez maintenant où : une zone, vers votre bord de ravitaillement, au sud. Menez-les en 034.',
      },
      hint: {
        en: 'Pick the argoulets IV, then 034. Zones away from the supply edge are not offered while a nearer one is free.',
        fr: 'Choisissez les argoulets IV, puis 034. Les zones qui éloignent du ravitaillement ne sont pas proposées tant qu’une plus proche est libre.',
      },
      rule: '6.4c',
      pieces: ['M-P-ARG-4'],
      places: ['028', '034'],
      isDone: (events) => happened(events, (e) => e.type === 'gave-way' && e.piece === 'M-P-ARG-4' && e.to === '034'),
    },
  ],
  end: {
    en: 'Nobody fires or charges up or down a slope, and a disordered unit does not react at all.',
    fr: 'Nul ne tire ni ne charge d’un niveau à l’autre, et une unité désorganisée ne réagit pas.',
  },
};

export const REACTION_LESSONS: readonly Lesson[] = [REACTIONS];
