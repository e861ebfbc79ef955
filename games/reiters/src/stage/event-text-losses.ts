import { type Text, unreachable } from '@tambour/kernel';
import { capital, de, detail, type EventText, type Motion, news, type PlaceOfPiece } from '@tambour/stage';
import type { TestCause } from '../model/event.ts';
import { saidPiece, saidReplacement, saidSide } from '../model/names.ts';
import { SIDES } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { agreed, does, type Forms, its } from './agreement.ts';
import { marked, type Of, rolled, scored, sumOf } from './event-text-parts.ts';
import { inZone } from './place-words.ts';

export type TollEvent = Of<
  | 'tested'
  | 'disorganised'
  | 'reorganised'
  | 'lost-steps'
  | 'eliminated'
  | 'baggage-taken'
  | 'leader-tested'
  | 'leader-lost'
  | 'leader-displaced'
  | 'leader-replaced'
>;

/** What the fight costs: order, steps, baggage, leaders; and what is won back. */
export function lossText(w: ReitersWorld, e: TollEvent, where: PlaceOfPiece): EventText {
  const told = tollWords(w, e);
  const piece = 'leader' in e ? e.leader : e.piece;
  const place = where(piece);
  if (told.places.length > 0 || place === undefined) return told;
  const motion: Motion = e.type === 'lost-steps' ? { kind: 'loss', place, piece } : { kind: 'mark', place };
  return { ...told, places: [place], motion };
}

function tollWords(w: ReitersWorld, e: TollEvent): EventText {
  const id = 'leader' in e ? e.leader : e.piece;
  const who = saidPiece(w, id);
  const say = (en: Forms, fr: Forms): Text => does(w, id, en, fr);
  switch (e.type) {
    case 'tested':
      return tellTest(w, e);
    case 'disorganised': {
      const fall = say(['falls', 'fall'], ['tombe', 'tombent']);
      return news(e, `${who.en} ${fall.en} into disorder`, `${who.fr} ${fall.fr} en désordre`);
    }
    case 'reorganised': {
      const form = say(['forms', 'form'], ['reforme', 'reforment']);
      const own = its(w, id);
      return detail(e, `${who.en} ${form.en} ${own.en} ranks again`, `${who.fr} ${form.fr} ${own.fr} rangs`);
    }
    case 'lost-steps': {
      const lose = say(['loses', 'lose'], ['perd', 'perdent']);
      const steps =
        e.lost === 1
          ? { en: 'a step', fr: 'un pas de force' }
          : { en: `${e.lost} steps`, fr: `${e.lost} pas de force` };
      return e.left === 0
        ? news(
            e,
            `${who.en} ${lose.en} ${steps.en}, and none is left`,
            `${who.fr} ${lose.fr} ${steps.fr}, il n’en reste aucun`,
          )
        : news(
            e,
            `${who.en} ${lose.en} ${steps.en}, ${e.left} left`,
            `${who.fr} ${lose.fr} ${steps.fr}, il en reste ${e.left}`,
          );
    }
    case 'eliminated':
      return tellElimination(w, e);
    case 'baggage-taken': {
      const [at, by] = [inZone(w, e.zone), scored(e.points, enemyOf(w, e.piece))];
      const be = say(['is', 'are'], ['est', 'sont']);
      return news(
        e,
        `${who.en} ${be.en} taken ${at.en}${by.en}`,
        `${who.fr} ${be.fr} ${agreed(w, id, 'pris')} ${at.fr}${by.fr}`,
        [e.zone],
        { motion: { kind: 'loss', place: e.zone, piece: e.piece } },
      );
    }
    case 'leader-tested': {
      const roll = rolled(e.die, e.total);
      const fatal = w.charts.leaderEliminatedAtOrBelow;
      const rest = { dice: [e.die], sum: e.modifiers };
      return e.falls
        ? detail(
            e,
            `${who.en} is in the thick of it: ${roll.en}, where ${fatal} or less is fatal, and he goes down`,
            `${who.fr} est au plus fort de la mêlée : ${roll.fr}, quand ${fatal} ou moins est mortel, c’en est fait de lui`,
            [],
            rest,
          )
        : detail(
            e,
            `${who.en} is in the thick of it: ${roll.en}, where ${fatal} or less is fatal, and he comes through`,
            `${who.fr} est au plus fort de la mêlée : ${roll.fr}, quand ${fatal} ou moins est mortel, il s’en tire`,
            [],
            rest,
          );
    }
    case 'leader-lost': {
      const [at, by] = [inZone(w, e.zone), scored(e.points, enemyOf(w, id))];
      const rest = { motion: { kind: 'loss', place: e.zone, piece: id } } as const;
      return e.rule === '4.3c'
        ? news(
            e,
            `${who.en}, alone ${at.en}, is overtaken by the enemy${by.en}`,
            `${who.fr}, seul ${at.fr}, tombe aux mains de l’ennemi${by.fr}`,
            [e.zone],
            rest,
          )
        : news(e, `${who.en} falls ${at.en}${by.en}`, `${who.fr} tombe ${at.fr}${by.fr}`, [e.zone], rest);
    }
    case 'leader-displaced': {
      const next = saidReplacement(w, id);
      return detail(
        e,
        `the enemy drives off ${next.en}`,
        `l’ennemi chasse ${next.fr}`,
        e.zone === null ? [] : [e.zone],
      );
    }
    case 'leader-replaced':
      return tellReplacement(w, e, who);
    default:
      return unreachable(e);
  }
}

/** Who scores for a piece: the other side. */
function enemyOf(w: ReitersWorld, id: string): Text {
  const piece = w.pieceIndex.get(id)!;
  const side =
    piece < w.units
      ? w.unitSide[piece]!
      : piece < w.units + w.leaders
        ? w.leaderSide[piece - w.units]!
        : w.baggageSide[piece - w.units - w.leaders]!;
  return saidSide(SIDES[1 - side]!);
}

/** Why the die is thrown, then how it ends: passed and failed, each for one and for many. */
const TESTS: Readonly<
  Record<
    TestCause,
    { readonly why: Text; readonly passed: readonly [Forms, Forms]; readonly failed: readonly [Forms, Forms] }
  >
> = {
  march: {
    why: { en: 'hard going', fr: 'chemin difficile' },
    passed: [
      ['keeps order', 'keep order'],
      ['reste en ordre', 'restent en ordre'],
    ],
    failed: [
      ['loses order', 'lose order'],
      ['perd son ordre', 'perdent leur ordre'],
    ],
  },
  face: {
    why: { en: 'hard going, then a change of saddle', fr: 'chemin difficile, puis pied à terre ou à cheval' },
    passed: [
      ['keeps order', 'keep order'],
      ['reste en ordre', 'restent en ordre'],
    ],
    failed: [
      ['loses order', 'lose order'],
      ['perd son ordre', 'perdent leur ordre'],
    ],
  },
  reaction: {
    why: { en: 'reaction', fr: 'réaction' },
    passed: [
      ['reacts in time', 'react in time'],
      ['réagit à temps', 'réagissent à temps'],
    ],
    failed: [
      ['is too late', 'are too late'],
      ['réagit trop tard', 'réagissent trop tard'],
    ],
  },
  result: {
    why: { en: 'under the blow', fr: 'sous le choc' },
    passed: [
      ['stands firm', 'stand firm'],
      ['tient bon', 'tiennent bon'],
    ],
    failed: [
      ['gives', 'give'],
      ['plie', 'plient'],
    ],
  },
  wavering: {
    why: { en: 'at the sight of the losses', fr: 'à la vue des pertes' },
    passed: [
      ['stands firm', 'stand firm'],
      ['tient bon', 'tiennent bon'],
    ],
    failed: [
      ['wavers', 'waver'],
      ['flotte', 'flottent'],
    ],
  },
  'leader-lost': {
    why: { en: 'at the loss of the leader', fr: 'à la perte du chef' },
    passed: [
      ['stands firm', 'stand firm'],
      ['tient bon', 'tiennent bon'],
    ],
    failed: [
      ['loses heart', 'lose heart'],
      ['perd cœur', 'perdent cœur'],
    ],
  },
  retreat: {
    why: { en: 'in retreat', fr: 'en retraite' },
    passed: [
      ['keeps order', 'keep order'],
      ['reste en ordre', 'restent en ordre'],
    ],
    failed: [
      ['loses order', 'lose order'],
      ['perd son ordre', 'perdent leur ordre'],
    ],
  },
  caracole: {
    why: { en: 'for a second attack', fr: 'pour une seconde attaque' },
    passed: [
      ['comes on again', 'come on again'],
      ['revient', 'reviennent'],
    ],
    failed: [
      ['leaves it at that', 'leave it at that'],
      ['en reste là', 'en restent là'],
    ],
  },
  gold: {
    why: { en: 'unguarded baggage close by', fr: 'des bagages sans garde tout près' },
    passed: [
      ['keeps to the ranks', 'keep to the ranks'],
      ['reste dans le rang', 'restent dans le rang'],
    ],
    failed: [
      ['breaks ranks', 'break ranks'],
      ['rompt les rangs', 'rompent les rangs'],
    ],
  },
  plunder: {
    why: { en: 'wagons to plunder', fr: 'des chariots à piller' },
    passed: [
      ['keeps to the ranks', 'keep to the ranks'],
      ['reste dans le rang', 'restent dans le rang'],
    ],
    failed: [
      ['breaks ranks', 'break ranks'],
      ['rompt les rangs', 'rompent les rangs'],
    ],
  },
  reorganisation: {
    why: { en: 'reorganisation', fr: 'réorganisation' },
    passed: [
      ['recovers', 'recover'],
      ['se reprend', 'se reprennent'],
    ],
    failed: [
      ['stays in disorder', 'stay in disorder'],
      ['reste en désordre', 'restent en désordre'],
    ],
  },
};

/** 1.3.3a The die must not exceed the quality of the unit, or of a leader with it. */
function tellTest(w: ReitersWorld, e: Of<'tested'>): EventText {
  const who = saidPiece(w, e.piece);
  const { why, passed, failed } = TESTS[e.cause];
  const [en, fr] = e.passed ? passed : failed;
  const end = does(w, e.piece, en, fr);
  const roll = does(w, e.piece, ['rolls', 'roll'], ['obtient', 'obtiennent']);
  const total = e.die + sumOf(e.modifiers);
  const comma = total === e.die ? '' : ',';
  const die = rolled(e.die, total);
  return detail(
    e,
    `${capital(why.en)}: ${who.en} ${roll.en} ${die.en}${comma} against quality ${e.against} and ${end.en}`,
    `${capital(why.fr)} : ${who.fr} ${roll.fr} ${die.fr}${comma} contre une qualité de ${e.against} et ${end.fr}`,
    [],
    { dice: [e.die], ...(e.modifiers.length > 0 ? { sum: e.modifiers } : {}) },
  );
}

/** How a unit ends: destroyed, driven off the map, cut off from its parent, or gone with it. */
function tellElimination(w: ReitersWorld, e: Of<'eliminated'>): EventText {
  const who = saidPiece(w, e.piece);
  const by = scored(e.points, enemyOf(w, e.piece));
  const at = e.zone === null ? { en: '', fr: '' } : { en: ` ${inZone(w, e.zone).en}`, fr: ` ${inZone(w, e.zone).fr}` };
  const places = e.zone === null ? [] : [e.zone];
  const rest = e.zone === null ? {} : ({ motion: { kind: 'loss', place: e.zone, piece: e.piece } } as const);
  const be = does(w, e.piece, ['is', 'are'], ['est', 'sont']);
  const lost = agreed(w, e.piece, 'perdu');
  switch (e.rule) {
    case '7.5.3i': {
      const run = does(w, e.piece, ['runs', 'run'], ['fuit', 'fuient']);
      return news(
        e,
        `${who.en} ${run.en} off the map${at.en} and ${be.en} lost${by.en}`,
        `${who.fr} ${run.fr} hors de la carte${at.fr} et ${be.fr} ${lost}${by.fr}`,
        places,
        rest,
      );
    }
    case '11.4.3b':
      return news(
        e,
        `cut off${at.en}, ${who.en} ${be.en} lost${by.en}`,
        `sans lien avec l’unité mère, ${who.fr} ${be.fr} ${lost}${at.fr}${by.fr}`,
        places,
        rest,
      );
    case '11.4.4h':
      return news(
        e,
        `with the parent unit ${who.en} ${be.en} lost${at.en}${by.en}`,
        `avec l’unité mère, ${who.fr} ${be.fr} ${lost}${at.fr}${by.fr}`,
        places,
        rest,
      );
    default:
      return news(
        e,
        `nothing is left of ${who.en}${at.en}${by.en}`,
        `il ne reste rien ${de(who.fr)}${at.fr}${by.fr}`,
        places,
        rest,
      );
  }
}

/** 7.6.1b 7.6.2b Who takes over. */
function tellReplacement(w: ReitersWorld, e: Of<'leader-replaced'>, who: Text): EventText {
  if (e.zone === null)
    return news(
      e,
      `nobody is left to take the place of ${who.en}`,
      `il ne reste personne pour prendre la place ${de(who.fr)}`,
    );
  const at = inZone(w, e.zone);
  const next = saidReplacement(w, e.leader);
  return detail(
    e,
    `${next.en} takes the place of ${who.en} ${at.en}`,
    `${next.fr} prend la place ${de(who.fr)} ${at.fr}`,
    [e.zone],
    marked(e.zone),
  );
}
