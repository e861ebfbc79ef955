import type { Lesson } from '@tambour/stage';
import { happened } from './happened.ts';
import { lessonChoice, lessonGround } from './lesson-ground.ts';

/** Lessons 4 to 6: an attack, an attack met, and gunfire. */
const ON_AUNEAU = lessonChoice('AU');
const ASSAULT: Lesson = {
  id: 'assault',
  title: { en: 'An assault', fr: 'Un assaut' },
  says: {
    en: 'One unit attacks, the enemy names one to meet it. Each adds to its strength: the attacker its class, the defender the ground; every other unit of the zone with the other weapon supports for one. The difference and one die give the result. The defender may give ground instead of losing a step; then you may advance.',
    fr: 'Une unité attaque, l’ennemi désigne celle qui la reçoit. Chacune ajoute à sa force : l’assaillant sa classe, le défenseur le terrain ; toute autre unité de la zone, si elle a l’autre arme, soutient pour un. La différence et un dé donnent le résultat. Le défenseur peut céder le terrain plutôt que de perdre un pas de force ; alors vous pouvez avancer.',
  },
  choice: ON_AUNEAU,
  side: 'C',
  position: () =>
    lessonGround({
      choice: ON_AUNEAU,
      learner: 'C',
      active: 'C',
      turn: 5,
      at: 'combat',
      units: {
        'AU-C-GEN-3': '137 charge',
        'AU-C-ARQ-1': '137',
        'AU-C-GEN-1': '135 charge',
        'AU-P-REI-4': '138 reduced',
        'AU-P-REI-5': '141',
      },
      leaders: { 'AU-C-GUISE': '137', 'AU-C-SAINTPAUL': '136', 'AU-P-BOUCK': '139', 'AU-P-DOHNA': '118' },
    }),
  dice: [1],
  tasks: [
    {
      says: {
        en: 'Guise’s gendarmes I stand in 137 with arquebusiers, who will support them. Attack Bouck’s reiters in 138.',
        fr: 'Les gendarmes de Guise I sont en 137 avec des arquebusiers, qui les soutiendront. Attaquez les reîtres de Bouck en 138.',
      },
      hint: {
        en: 'Pick the gendarmes I in 137, then 138, then attack. The odds name every item and its rule.',
        fr: 'Choisissez les gendarmes I en 137, puis 138, puis l’attaque. Les chances donnent chaque élément et sa règle.',
      },
      rule: '7.3a',
      pieces: ['AU-C-GEN-3', 'AU-C-ARQ-1', 'AU-P-REI-4'],
      places: ['137', '138'],
      isDone: (events) => happened(events, (e) => e.type === 'attack-declared' && e.piece === 'AU-C-GEN-3'),
    },
    {
      says: {
        en: 'Open ground on both sides, a dotted border, the marker still there: charge. It adds two, once in the battle.',
        fr: 'Terrain ouvert des deux côtés, bordure pointillée, le marqueur est encore là : chargez. Cela ajoute deux, une seule fois dans la bataille.',
      },
      hint: {
        en: 'Choose to spend the charge. Seven with the charge, Guise and the support, against two.',
        fr: 'Choisissez de donner la charge. Sept avec la charge, Guise et le soutien, contre deux.',
      },
      rule: '7.4.1b',
      pieces: ['AU-C-GEN-3'],
      places: ['137', '138'],
      isDone: (events) => happened(events, (e) => e.type === 'charge-spent' && e.piece === 'AU-C-GEN-3'),
    },
    {
      says: {
        en: 'The reiters had but one step left and gave ground instead. Take the zone they left: advance the gendarmes.',
        fr: 'Les reîtres n’avaient plus qu’un pas de force et ont cédé le terrain. Occupez la zone quittée : avancez les gendarmes.',
      },
      hint: {
        en: 'Pick the gendarmes I, then 138: advance. The arquebusiers who supported may follow, and so may Guise.',
        fr: 'Choisissez les gendarmes I, puis 138 : avancer. Les arquebusiers qui ont soutenu peuvent suivre, et Guise aussi.',
      },
      rule: '7.7a',
      pieces: ['AU-C-GEN-3'],
      places: ['138'],
      isDone: (events) => happened(events, (e) => e.type === 'advanced' && e.piece === 'AU-C-GEN-3'),
    },
  ],
  end: {
    en: 'From each zone one attack a phase, and each unit fights once: think who supports whom.',
    fr: 'De chaque zone, une seule attaque par phase, et chaque unité ne combat qu’une fois : pensez à qui soutient qui.',
  },
};

const ON_COGNAT = lessonChoice('CO');
const DEFENCE: Lesson = {
  id: 'defence',
  title: { en: 'Meeting an attack', fr: 'Recevoir l’attaque' },
  says: {
    en: 'When a zone of yours is attacked, you name the unit that meets it. If it is to lose a step, it may give ground instead, one zone towards your supply edge, unless it is disordered. Units that supported it and leaders of the zone may go along.',
    fr: 'Quand une de vos zones est attaquée, vous désignez l’unité qui reçoit l’attaque. Si elle doit perdre un pas de force, elle peut céder le terrain à la place, d’une zone vers votre bord de ravitaillement, à moins d’être désorganisée. Les unités qui l’ont soutenue et les chefs de la zone peuvent suivre.',
  },
  choice: ON_COGNAT,
  side: 'P',
  position: () =>
    lessonGround({
      choice: ON_COGNAT,
      learner: 'P',
      active: 'C',
      turn: 3,
      at: 'defender',
      units: {
        'CO-P-ARQ-1': '117',
        'CO-P-CHL-1': '117 charge',
        'CO-C-PIQ-1': '016',
        'CO-C-ARQ-1': '016',
        'CO-C-GEN-3': '111 charge',
      },
      leaders: {
        'CO-P-MOUVANS': '117',
        'CO-P-PONCENAT': '118',
        'CO-C-SAINTNECTAIRE': '016',
        'CO-C-SAINTHEREM': '015',
        'CO-C-LAFAYETTE': '010',
      },
      attack: { unit: 'CO-C-PIQ-1', from: '016', to: '117' },
    }),
  dice: [6, 2, 3],
  tasks: [
    {
      says: {
        en: 'Pikemen attack Cognat, 117. Let the arquebusiers meet them: Mouvans adds one to arquebusiers in defence, the village one, the light horse one.',
        fr: 'Des piquiers attaquent Cognat, 117. Que les arquebusiers les reçoivent : Mouvans ajoute un aux arquebusiers en défense, le village un, les chevau-légers un.',
      },
      hint: {
        en: 'Pick the Provençal arquebusiers I in 117, then defend.',
        fr: 'Choisissez les arquebusiers provençaux I en 117, puis défendre.',
      },
      rule: '7.3b',
      pieces: ['CO-P-ARQ-1', 'CO-P-MOUVANS', 'CO-C-PIQ-1'],
      places: ['117', '016'],
      isDone: (events) => happened(events, (e) => e.type === 'defender-named' && e.piece === 'CO-P-ARQ-1'),
    },
    {
      says: {
        en: 'A six: a step to lose. Save it, and give ground to 118.',
        fr: 'Un six : un pas de force à perdre. Gardez-le, et cédez le terrain vers 118.',
      },
      hint: {
        en: 'Pick the arquebusiers, then 118, then retreat. Over a dotted border onto open ground they test; over worse they are disordered.',
        fr: 'Choisissez les arquebusiers, puis 118, puis reculer. Par une bordure pointillée en terrain ouvert, ils testent ; par pire, ils sont désorganisés.',
      },
      rule: '7.5.2a',
      pieces: ['CO-P-ARQ-1'],
      places: ['117', '118'],
      isDone: (events) => happened(events, (e) => e.type === 'retreated' && e.piece === 'CO-P-ARQ-1' && e.to === '118'),
    },
    {
      says: {
        en: 'The light horse supported them and may go along. Bring it to 118 as well.',
        fr: 'Les chevau-légers les soutenaient et peuvent suivre. Amenez-les aussi en 118.',
      },
      hint: {
        en: 'Pick the Protestant light horse I, then 118, then retreat.',
        fr: 'Choisissez les chevau-légers protestants I, puis 118, puis reculer.',
      },
      rule: '7.5.3k',
      pieces: ['CO-P-CHL-1'],
      places: ['117', '118'],
      isDone: (events) => happened(events, (e) => e.type === 'retreated' && e.piece === 'CO-P-CHL-1'),
    },
    {
      says: {
        en: 'Mouvans is alone in Cognat now, and would be lost to the first enemy who comes in. Send him after his men.',
        fr: 'Mouvans est seul dans Cognat, et le premier ennemi qui entre s’emparerait de lui. Envoyez-le rejoindre ses hommes.',
      },
      hint: { en: 'Pick Mouvans, then 118.', fr: 'Choisissez Mouvans, puis 118.' },
      rule: '7.5.3l',
      pieces: ['CO-P-MOUVANS'],
      places: ['117', '118'],
      isDone: (events) => happened(events, (e) => e.type === 'followed' && e.leader === 'CO-P-MOUVANS'),
    },
  ],
  end: {
    en: 'A step saved is a zone lost: look whether the village or the men are worth more.',
    fr: 'Un pas de force sauvé, c’est une zone perdue : voyez ce qui vaut le plus, le village ou les hommes.',
  },
};

const GUNS: Lesson = {
  id: 'guns',
  title: { en: 'Guns and sight', fr: 'Canons et lignes de vue' },
  says: {
    en: 'A gun never moves. It fires up to three zones at a unit it sees: a die below its modified strength costs the target a step, an equal one disorders it. Some borders, woods and villages, heights and pieces in between stop sight. Other guns of its zone add one each.',
    fr: 'Un canon ne bouge jamais. Il tire jusqu’à trois zones sur une unité en vue : un dé inférieur à sa force modifiée coûte un pas de force à la cible, un dé égal la désorganise. Certaines bordures, les bois et les villages, les hauteurs et les pions interposés arrêtent la vue. Les autres pièces de sa zone ajoutent un chacune.',
  },
  choice: ON_AUNEAU,
  side: 'P',
  position: () =>
    lessonGround({
      choice: ON_AUNEAU,
      learner: 'P',
      active: 'P',
      turn: 5,
      at: 'combat',
      units: {
        'AU-P-CAN-1': '138',
        'AU-P-CAN-2': '138',
        'AU-P-REI-4': '136',
        'AU-P-REI-7': '111',
        'AU-C-ARQ-1': '143',
        'AU-C-ARQ-3': '126',
        'AU-C-GEN-1': '103 charge',
      },
      leaders: { 'AU-P-BOUCK': '138', 'AU-P-DOMMARTIN': '111', 'AU-C-SAINTPAUL': '126', 'AU-C-GUISE': '115' },
      standing: { advance: 'never' },
    }),
  dice: [2, 4],
  tasks: [
    {
      says: {
        en: 'Arquebusiers stand in 143 and in 126. Your guns in 138 see only one of the two zones. Fire at those they see.',
        fr: 'Des arquebusiers sont en 143 et en 126. De 138, vos canons ne voient que l’une des deux zones. Tirez sur ceux qu’ils voient.',
      },
      hint: {
        en: 'Pick the cannon I in 138 and lay the overlay “Line of sight” over the map; then 143, then fire. The other gun adds one: three in all.',
        fr: 'Choisissez le canon I en 138 et posez le calque « Ligne de vue » sur la carte ; puis 143, puis le tir. L’autre pièce ajoute un : trois en tout.',
      },
      rule: '7.8e',
      pieces: ['AU-P-CAN-1', 'AU-P-CAN-2', 'AU-C-ARQ-1', 'AU-C-ARQ-3'],
      places: ['138', '143', '126'],
      isDone: (events) => happened(events, (e) => e.type === 'bombarded' && e.target === 'AU-C-ARQ-1'),
    },
    {
      says: {
        en: 'Strike while they reel: a unit attacked again at once defends with one less. Attack 143 with Bouck’s reiters in 136.',
        fr: 'Frappez pendant qu’ils chancellent : une unité attaquée de nouveau aussitôt défend avec un de moins. Attaquez 143 avec les reîtres de Bouck, en 136.',
      },
      hint: {
        en: 'Pick Bouck’s reiters I in 136, then 143, then attack.',
        fr: 'Choisissez les reîtres de Bouck I en 136, puis 143, puis l’attaque.',
      },
      rule: '7.4.5a',
      pieces: ['AU-P-REI-4', 'AU-C-ARQ-1'],
      places: ['136', '143'],
      isDone: (events) =>
        happened(
          events,
          (e) => e.type === 'fought' && e.attacker === 'AU-P-REI-4' && e.defence.some((m) => m.rule === '7.4.5a'),
        ),
    },
  ],
  end: {
    en: 'A gun beside shock troops gets their support at one zone. It fires once a phase, and then its zone has attacked.',
    fr: 'À une zone, un canon reçoit le soutien des troupes de choc de sa zone. Il tire une fois par phase, et sa zone a alors attaqué.',
  },
};

export const FIGHT_LESSONS: readonly Lesson[] = [ASSAULT, DEFENCE, GUNS];
